"""Why the experts at a table did what they did last: asked after the fact, told from what the asker may see now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from banneret.core.kind import GameKind
from banneret.core.reasons import Reason
from banneret.core.record import Line
from banneret.core.rooms import GameBot
from banneret.core.table import Table
from banneret.server.jobs import EXPERT, LEVELS
from banneret.server.seating import style_of
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import BOT

MOST_LINES = 3
"""So many of the last answers of a seat are looked at."""


@dataclass(frozen=True)
class Told:
    """What a seat says about its last answers; no reason: it has nothing to say."""

    seat: int
    reason: Reason | None


def gives_reasons(kind: GameKind) -> bool:
    """Whether the experts of a game can say why they do something."""
    return type(kind.bot).explain is not GameBot.explain


def experts(snapshot: Snapshot) -> list[int]:
    """The seats that an expert plays."""
    return [seat.seat for seat in snapshot.seats if seat.kind == BOT and LEVELS.get(seat.level) == EXPERT]


def reasons_of(snapshot: Snapshot, viewer: int, table_at: Callable[[int], Table]) -> list[Told]:
    """What each expert says; `table_at` gives the table after so many lines of answers. Not for the loop."""
    assert snapshot.table is not None
    found: list[Told] = []
    for seat in experts(snapshot):
        own = [at for at, line in enumerate(snapshot.table.record.lines) if line.seat == seat and not line.side]
        reason: Reason | None = None
        for at in own[: -MOST_LINES - 1 : -1]:
            reason = reason or reason_of(snapshot, snapshot.table.record.lines[at], viewer, table_at(at - 1))
        found.append(Told(seat, reason))
    return found


def reason_of(snapshot: Snapshot, line: Line, viewer: int, table: Table) -> Reason | None:
    """The last thing that a seat has to say about the answers of one line; `table` is the one before it."""
    assert snapshot.table is not None
    now = snapshot.table.view(viewer).state
    style = style_of(snapshot.kind, snapshot.seats[line.seat])
    before = table.view(line.seat).state.clone()
    said: Reason | None = None
    for action in line.actions:
        said = snapshot.kind.bot.explain(before, line.seat, action, now, style) or said
        if action.draft:
            before.draft(line.seat, action)
    return said
