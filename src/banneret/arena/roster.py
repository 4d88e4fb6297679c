"""The bots that take part in many games: programs go on from game to game, all others are made for each."""

from __future__ import annotations

from collections.abc import Sequence

from banneret.bots import Bot, OutsideBot, is_program, make_bot
from banneret.core.kind import GameKind


class Roster:
    """Seats bots by name. A program plays one seat at a time; `close` ends all of them."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        self.programs: dict[tuple[str, int], OutsideBot] = {}

    def seated(self, names: Sequence[str], seeds: Sequence[int]) -> list[Bot]:
        """A bot for each seat, by names and seeds in seat order."""
        bots: list[Bot] = []
        for seat, (name, seed) in enumerate(zip(names, seeds, strict=True)):
            bots.append(self.program(name, list(names[:seat]).count(name), seed) if is_program(name)
                        else make_bot(self.kind, name, seed=seed))  # fmt: skip
        return bots

    def program(self, name: str, which: int, seed: int) -> OutsideBot:
        """The program of that name, the first or a further one at the same table, with a new seed."""
        bot = self.programs.get((name, which))
        if bot is None:
            bot = self.programs[name, which] = OutsideBot(self.kind, name)
        bot.seed = seed
        return bot

    def close(self) -> None:
        for bot in self.programs.values():
            bot.close()
        self.programs.clear()
