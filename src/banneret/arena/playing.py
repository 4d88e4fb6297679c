"""One game among bots, from the deal to the end, or to where one of them cannot play on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b

from banneret.bots import Bot, Forfeit, RandomBot
from banneret.core.chance import Chance
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.options import settle_options
from banneret.core.play import random_playout
from banneret.core.rooms import Components, shares_of
from banneret.core.view import Memory

Progress = Callable[[int, int], None]


def seed_of(*parts: object) -> int:
    """One seed for each game, deal or seat, out of what names it."""
    text = "/".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") // 4


class Seats:
    """The bots around one table, and what those remember that need to. `log` are all events, where it is kept."""

    def __init__(self, kind: GameKind, game: Game, bots: Sequence[Bot], keep_log: bool = False) -> None:
        self.kind = kind
        self.game = game
        self.bots = bots
        self.keep_log = keep_log
        self.log: list[Event] = []
        self.memories: list[Memory | None] = [
            kind.sight.memory(game, seat) if bot.needs_memory else None for seat, bot in enumerate(bots)
        ]
        self.listeners = [seat for seat, bot in enumerate(bots) if bot.listens]

    def begin(self, options: Mapping[str, str]) -> None:
        for seat, bot in enumerate(self.bots):
            bot.begin(seat, len(self.bots), options)
        self.hear()

    def hear(self) -> None:
        """Every seat that remembers or listens hears what has happened."""
        for event in self.game.take_events():
            if self.keep_log:
                self.log.append(event)
            for seat, memory in enumerate(self.memories):
                if memory is not None and event.heard_by(seat):
                    memory.hear(event)
            for seat in self.listeners:
                if event.heard_by(seat):
                    self.bots[seat].heard(event)

    def answer(self, seat: int, chance: Chance) -> None:
        """The bot of a seat answers its view."""
        action = self.bots[seat].choose(self.kind.view(self.game, seat, self.memories[seat]))
        self.game.apply(seat, action, chance)
        if self.game.heard:
            self.hear()


class Finished:
    """A game that is over, or that somebody lost by `forfeit`; `returns` are the shares of the victory."""

    def __init__(self, game: Game, decisions: int, returns: list[float], forfeit: Forfeit | None, log: list[Event]):
        self.game = game
        self.decisions = decisions
        self.returns = returns
        self.forfeit = forfeit
        self.log = log


def returns_after(kind: GameKind, loser: int, players: int, options: Mapping[str, str]) -> list[float]:
    """The shares where a seat has lost by forfeit: its side gets nothing, all others share the victory."""
    side = kind.rules.side_of(loser, players, options)
    lost = [
        seat == loser or (side != "" and kind.rules.side_of(seat, players, options) == side) for seat in range(players)
    ]
    others = lost.count(False)
    return [0.0 if out else 1.0 / others for out in lost]


def play_game(
    kind: GameKind,
    bots: Sequence[Bot],
    options: Mapping[str, str],
    chance: Chance,
    data: Components | None = None,
    check: bool = False,
    keep_log: bool = False,
) -> Finished:
    """One game, a bot in each seat.

    Options that are not named have the value that the game proposes for simulations, if it does.
    """
    players = len(bots)
    listen = keep_log or any(bot.needs_memory or bot.listens for bot in bots)
    given = {**kind.rules.simulation_options(), **options}
    game = kind.new(players, given, chance=chance, data=data, listen=listen)
    if check:
        game.check()
    if not check and not keep_log and all(isinstance(bot, RandomBot) for bot in bots):
        decisions = int(random_playout(game, chance))
        return Finished(game, decisions, shares_of(game.returns()), None, [])
    settled = settle_options(kind.rules.options, players, given)
    seats = Seats(kind, game, bots, keep_log)
    decisions = 0
    forfeit: Forfeit | None = None
    try:
        seats.begin(settled)
        while (seat := int(game.turn())) >= 0:
            seats.answer(seat, chance)
            decisions += 1
            if check:
                game.check()
        returns = shares_of(game.returns())
    except Forfeit as lost:
        forfeit = lost
        returns = returns_after(kind, lost.seat, players, settled)
    for bot in bots:
        bot.end(returns)
    return Finished(game, decisions, returns, forfeit, seats.log)


def forfeit_json(forfeit: Forfeit, **where: Json) -> dict[str, Json]:
    """A lost game in a report: where it was, who lost it, and why."""
    return {**where, "seat": forfeit.seat, "code": forfeit.code, "parts": dict(forfeit.parts)}
