"""The table as it was: replay by line of the record, as somebody saw it then."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from threading import Lock

from banneret.core.earlier_rules import replay_any_line, replay_any_set_up
from banneret.core.jsons import Json
from banneret.core.record import Line
from banneret.core.table import Table
from banneret.core.view import SPECTATOR, View
from banneret.server.errors import NotFound
from banneret.server.scene import LogEntry
from banneret.server.snapshot import Snapshot

MOST_KEPT = 24
LINES_AROUND = 25


@dataclass(frozen=True)
class ReplayLine:
    """A line of the whole log, as the same eyes heard it, and the step that it came with."""

    step: int
    entry: LogEntry


@dataclass(frozen=True)
class ReplayPosition:
    """The table after `step` lines of answers out of `steps`. `fresh` is where the events of the last line begin.

    With open hands nothing is hidden in `view`, and `hands` is the same through the eyes of each seat.
    `lines` are those of the log before and after this moment, up to now.
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
    lines: list[ReplayLine]


class Replay:
    """Goes to any line of a table's record. Some tables on the way are kept, so that it need not begin anew each time.

    A kept table counts as long as the record still has the line that led there: answers may have been undone.
    """

    def __init__(self) -> None:
        self.kept: dict[int, tuple[Line, Table]] = {}
        self._last = 0
        self._lock = Lock()

    def position(self, snapshot: Snapshot, step: int, eyes: int, open_hands: bool) -> ReplayPosition:
        """Replays lines: not for the loop."""
        assert snapshot.table is not None
        lines = snapshot.table.record.lines
        steps = len(lines) - 1
        if not 0 <= step <= steps or not SPECTATOR <= eyes < len(snapshot.seats):
            raise NotFound("no_such_moment", {"step": step, "steps": steps})
        table = self.table_at(snapshot.table, step)
        return position_of(table, snapshot, step, eyes, open_hands)

    def table_at(self, present: Table, step: int) -> Table:
        """The table after so many lines of answers. Nobody may change it."""
        with self._lock:
            return self._table_at(present, step)

    def _table_at(self, present: Table, step: int) -> Table:
        record = present.record
        lines = record.lines
        self.kept = {at: kept for at, kept in self.kept.items() if at < len(lines) and kept[0] is lines[at]}
        start = max((at for at in self.kept if at <= step), default=-1)
        table = self.kept[start][1] if start >= 0 else replay_any_set_up(record)
        interval = max(1, len(lines) // MOST_KEPT)
        if start < step:
            table = table.fork()
            for at in range(max(start, 0) + 1, step + 1):
                replay_any_line(table, lines, at)
                table.undoable = []  # nobody takes anything back here
                if at % interval == 0 and at < step:
                    self.kept[at] = lines[at], table.fork()
        if self._last % interval:
            self.kept.pop(self._last, None)
        self._last = step
        self.kept[step] = lines[step], table
        for at in list(self.kept)[: max(0, len(self.kept) - 2 * MOST_KEPT)]:
            del self.kept[at]
        return table


def position_of(table: Table, snapshot: Snapshot, step: int, eyes: int, open_hands: bool) -> ReplayPosition:
    """What somebody sees of a replayed table."""
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
        steps=snapshot.steps,
        eyes=eyes,
        names=[seat.name for seat in snapshot.seats],
        view=view,
        log=log,
        fresh=fresh if fresh >= 0 else len(log),
        scores=view.state.scores(),
        hands=[opened(table, seat) for seat in range(len(snapshot.seats))] if open_hands else [],
        lines=lines_around(snapshot, step, eyes, open_hands),
    )


def lines_around(snapshot: Snapshot, step: int, eyes: int, open_hands: bool) -> list[ReplayLine]:
    """The last lines up to a step, and the next ones after it."""
    assert snapshot.table is not None
    ends = [end.events for end in snapshot.line_ends]
    heard = [
        (bisect_right(ends, place), event)
        for place, event in enumerate(snapshot.table.log)
        if open_hands or event.heard_by(eyes)
    ]
    here = sum(1 for at, _ in heard if at <= step)
    first = max(0, here - LINES_AROUND)
    return [
        ReplayLine(at, LogEntry(first + place, snapshot.line_ends[at].version, event, {}))
        for place, (at, event) in enumerate(heard[first : here + LINES_AROUND])
    ]


def opened(table: Table, seat: int) -> View:
    """What somebody would see if nothing were hidden."""
    seen = table.view(seat)
    return View(seat, table.game.clone(), seen.memory, seen.facts)
