"""Games of experts for the tests of insight: questions on the way, and whole records."""

from __future__ import annotations

from collections.abc import Iterator

from banneret.bots import make_bot
from banneret.core.bits import BIT
from banneret.core.kind import GameKind
from banneret.core.record import Record
from banneret.core.table import Table, open_table


def tables(kind: GameKind, players: int, seed: str, bot: str = "expert") -> Iterator[tuple[Table, int]]:
    """A table before every answer of a game, with the seat that is asked; nobody may keep it."""
    names = [f"Seat {seat}" for seat in range(players)]
    table = open_table(kind, players, kind.rules.simulation_options(), names, seed)
    bots = [make_bot(kind, bot, seed=seat) for seat in range(players)]
    while not table.game.over:
        seat = next(seat for seat in range(players) if table.waiting() & BIT[seat])
        yield table, seat
        table.submit(seat, [bots[seat].choose(table.view(seat))])


def record(kind: GameKind, players: int, seed: str, bot: str = "expert") -> Record:
    *_, (table, _) = tables(kind, players, seed, bot)
    return table.record
