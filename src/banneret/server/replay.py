"""The table as it was: replay by line of the record, as somebody saw it then."""

from __future__ import annotations

from dataclasses import dataclass

from banneret.core.jsons import Json
from banneret.core.table import Table, replay_table
from banneret.core.view import SPECTATOR, View
from banneret.server.errors import NotFound
from banneret.server.scene import LogEntry
from banneret.server.snapshot import Snapshot


@dataclass(frozen=True)
class ReplayPosition:
    """The table after `step` lines of answers out of `steps`. `fresh` is where the events of the last line begin.

    With open hands nothing is hidden in `view`, and `hands` is the same through the eyes of each seat.
    """

    step: int
    steps: int
    eyes: int
    names: list[str]
    view: View
    log: list[LogEntry]
    fresh: int
    scores: list[float]
    hands: list[View]


def make_position(snapshot: Snapshot, step: int, eyes: int, open_hands: bool) -> ReplayPosition:
    """Replays the record: not for the loop."""
    assert snapshot.table is not None
    steps = len(snapshot.table.record.lines) - 1
    if not 0 <= step <= steps or not SPECTATOR <= eyes < len(snapshot.seats):
        raise NotFound("no_such_moment", {"step": step, "steps": steps})
    table = replay_table(snapshot.table.record, to=step)
    view = opened(table, eyes) if open_hands else table.view(eyes)
    log: list[LogEntry] = []
    before = snapshot.line_ends[step - 1].events if step > 0 else 0
    fresh = -1
    for place, event in enumerate(table.log):
        if open_hands or event.heard_by(eyes):
            if place >= before and fresh < 0:
                fresh = len(log)
            told: dict[str, Json] = event.told_to(eyes)
            if open_hands and event.secret is not None:
                told = {**event.parts, **event.secret}
            log.append(LogEntry(len(log), snapshot.line_ends[step].version, event, told))
    return ReplayPosition(
        step=step,
        steps=steps,
        eyes=eyes,
        names=[seat.name for seat in snapshot.seats],
        view=view,
        log=log,
        fresh=fresh if fresh >= 0 else len(log),
        scores=view.state.scores(),
        hands=[opened(table, seat) for seat in range(len(snapshot.seats))] if open_hands else [],
    )


def opened(table: Table, seat: int) -> View:
    """What somebody would see if nothing were hidden."""
    seen = table.view(seat)
    return View(seat, table.game.clone(), seen.memory, seen.facts)
