"""Positions of many games between experts, with what came of them: what a network learns from.

In most games experts slip now and then, for a network that has only seen the best answers cannot tell them from others.
Of a game few positions are kept: those of one game are nearly copies of each other.
"""

from __future__ import annotations

from array import array

from banneret.arena.game_work import GameWork
from banneret.arena.playing import seed_of
from banneret.bots.value_file import encoder_for
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.observation import Encoder
from banneret.core.view import View

SLIPS = (0, 1, 2, 6)
"""Of 20 answers so many are random, in a quarter of the games each."""
OF = 20
KEPT = 8


class SelfPlayWork(GameWork):
    """Games as work for workers: each game is a piece, its rows come back one after another as bytes."""

    def __init__(self, kind: GameKind, players: int, seed: int | str) -> None:
        super().__init__(kind, kind.rules.simulation_options(), seed)
        self.players = players
        self._encoder: Encoder | None = None

    def __getstate__(self) -> dict[str, object]:
        return {**super().__getstate__(), "_encoder": None}

    @property
    def encoder(self) -> Encoder:
        if self._encoder is None:
            self._encoder = encoder_for(self.kind, self.players)
        return self._encoder

    def piece(self, number: int) -> bytes:
        chance = FastChance(seed_of(self.seed, number))
        game = self.kind.new(self.players, self.options, chance=chance, data=self.components)
        bot = self.kind.bot
        expert = bot.policy()
        slips = SLIPS[number % len(SLIPS)]
        rows: list[bytes] = []
        while (seat := int(game.turn())) >= 0:
            answer = bot.solved(game, seat)
            if answer is None:
                legal = game.legal(seat)
                if len(legal) > 1 and (estimate := bot.evaluate(game)):
                    rows.append(self.row(game, estimate))
                slip = len(legal) > 1 and int(chance.below(OF, "slip")) < slips
                answer = legal[chance.below(len(legal), "slip")] if slip else expert.choose(game, seat, chance)
            game.apply(seat, answer, chance)
        outcome = array("f", bot.utilities(game)).tobytes() + array("I", [number]).tobytes()
        while len(rows) > KEPT:
            rows.pop(chance.below(len(rows), "kept"))
        return b"".join([row + outcome for row in rows])

    def row(self, game: Game, estimate: list[float]) -> bytes:
        """The world as each seat sees it with open cards, and the game's own estimate."""
        try:
            seen = [bytes(self.encoder.encode(View(seat, game, None, {}))) for seat in range(self.players)]
        except ValueError as misfit:
            raise UserError("world_shape", {"game": self.game, "reason": str(misfit)[:80]}) from misfit
        return b"".join(seen) + array("f", estimate).tobytes()


def row_size(encoder: Encoder) -> int:
    """The bytes of a row: what each seat sees, its estimated and its real share, and the number of the game."""
    players = int(encoder.players)
    return players * (encoder.size + 8) + 4
