"""What lies between two snapshots: the change to be saved, and who may notice it."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from banneret.core.bits import BIT
from banneret.core.record import Line
from banneret.core.table import Table
from banneret.server.accords import accords_text
from banneret.server.answer_clocks import clocks_text
from banneret.server.answer_times import clocks_after, due_after
from banneret.server.keeping import keeper_after
from banneret.server.settings import settings_text
from banneret.server.snapshot import Snapshot, line_ends_after
from banneret.server.store.rows import OVER, Change, DraftRow, LineRow, SeatRow, TableRow
from banneret.server.table_clock import clock_after

GAME, DRAFT, SEATS, TABLE, CHAT = "game", "draft", "seats", "table", "chat"


@dataclass(frozen=True)
class Transition:
    """The next snapshot with its versions, the change that leads there, and what it touches.

    `seats` are those that see it; empty means everybody.
    """

    snapshot: Snapshot
    change: Change
    touched: frozenset[str]
    seats: frozenset[int] = frozenset()

    @property
    def public(self) -> bool:
        return not self.seats


def transition_between(old: Snapshot, new: Snapshot, now: float, here: str = "") -> Transition | None:
    """Compare two snapshots; None where nothing differs. Where only time has passed, nobody notices it.

    `here` is the name of the server that writes the change.
    """
    kept = common_lines(old.table, new.table)
    drafts = changed_drafts(old.table, new.table)
    if new.table is not None and new.table.game.over and new.row.status != OVER:
        result = " ".join([f"{value:g}" for value in new.table.record.returns])
        new = replace(new, row=replace(new.row, status=OVER, ended=now, result=result))
    touched = frozenset(_touched(old, new, kept))
    table = new.table
    lines = table.record.lines[kept:] if table is not None else []
    clock = clock_after(old, new, lines, now)
    undone = old.table is not None and kept < len(old.table.record.lines)
    clocks = clocks_after(old, new, now, undone)
    new = new if clocks is new.clocks else replace(new, clocks=clocks)
    if not touched and not drafts and clock == old.row.clock and new.clocks is old.clocks:
        return None
    version = old.row.version + (1 if touched else 0)
    if not touched:
        for draft in drafts:
            seat = new.seats[draft.seat]
            new = new.with_seat(replace(seat, drafted=seat.drafted + 1))
    row = replace(
        new.row,
        version=version,
        asked=table.waiting() if table is not None else 0,
        settings=old.row.settings if new.settings is old.settings else settings_text(new.settings),
        public=new.settings.public,
        clock=clock,
        keeper=keeper_after(old, new, here),
        accords=old.row.accords if new.accords is old.accords else accords_text(new.accords),
        clocks=old.row.clocks if new.clocks is old.clocks else clocks_text(new.clocks),
        due=due_after(new, now),
    )
    line_ends = line_ends_after(old.line_ends, kept, table, version) if table is not None else ()
    snapshot = replace(new, row=row, line_ends=line_ends)
    change = Change(
        row,
        old.row.version,
        measured=(old.row.clock, old.row.clocks),
        relied=_relied(old, new, kept, drafts),
        seats=_differing(old.seats, new.seats),
        invites=tuple(invite for invite in new.invites if invite not in old.invites),
        cut=kept if undone else -1,
        lines=tuple(_line_row(table, line, kept + place, version, now) for place, line in enumerate(lines)),
        drafts=tuple(drafts),
        chat=new.chat[-1] if CHAT in touched else None,
        holders=tuple(holder for holder in new.holders if holder not in old.holders),
        news=new.news[len(old.news) :],
    )
    if not touched and not drafts:
        return Transition(snapshot, change, frozenset())
    seen_by = frozenset() if touched else frozenset(draft.seat for draft in drafts)
    return Transition(snapshot, change, touched or frozenset({DRAFT}), seen_by)


def _relied(old: Snapshot, new: Snapshot, kept: int, drafts: list[DraftRow]) -> tuple[tuple[int, int], ...]:
    """The seats whose drafts or counters the change stands on, each with its count of private changes."""
    seats = {draft.seat for draft in drafts} | {seat.seat for seat in _differing(old.seats, new.seats)}
    for table in (old.table, new.table):
        if table is not None:
            seats |= {line.seat for line in table.record.lines[kept:] if line.seat >= 0}
    return tuple((seat, old.seats[seat].drafted) for seat in sorted(seats))


def first_change(new: Snapshot, now: float, here: str = "") -> Change:
    """What a new table is entered with."""
    new = replace(new, clocks=clocks_after(new, new, now))
    table = new.table
    lines = table.record.lines if table is not None else []
    return Change(
        replace(
            new.row,
            version=1,
            asked=table.waiting() if table is not None else 0,
            clock=clock_after(new, new, [], now),
            keeper=here,
            clocks=clocks_text(new.clocks),
            due=due_after(new, now),
        ),
        0,
        seats=new.seats,
        invites=new.invites,
        lines=tuple(_line_row(table, line, number, 1, now) for number, line in enumerate(lines)),
        holders=new.holders,
    )


def common_lines(old: Table | None, new: Table | None) -> int:
    """How many lines of the record the two share; lines are never changed, so that sharing is being the same."""
    if old is None or new is None:
        return 0
    before, after = old.record.lines, new.record.lines
    most = min(len(before), len(after))
    return next((at for at in range(most, 0, -1) if before[at - 1] is after[at - 1]), 0)


def changed_drafts(old: Table | None, new: Table | None) -> list[DraftRow]:
    """The drafts to be saved anew; an empty one to be deleted."""
    if new is None or old is new:
        return []
    before = old.drafts if old is not None else {}
    found = []
    for seat in sorted({*before, *new.drafts}):
        draft = new.drafts.get(seat, [])
        committed = old is not None and bool((old.committed ^ new.committed) & BIT[seat])
        if draft != before.get(seat, []) or committed:
            text = ", ".join(action.notation for action in draft)
            found.append(DraftRow(seat, new.questions[seat], text))
    return found


def _touched(old: Snapshot, new: Snapshot, kept: int) -> list[str]:
    """What everybody may see change."""
    touched = []
    if new.table is not old.table and (
        old.table is None
        or new.table is None
        or len(new.table.record.lines) > kept
        or len(old.table.record.lines) > kept
        or new.table.committed != old.table.committed
    ):
        touched.append(GAME)
    changed = _differing(old.seats, new.seats)
    if any(_seen(seat) != _seen(old.seats[seat.seat]) for seat in changed) or old.invites != new.invites:
        touched.append(SEATS)
    if (
        old.settings != new.settings
        or old.accords != new.accords
        or _public(old.row) != _public(new.row)
        or [clock.late for clock in old.clocks.seats] != [clock.late for clock in new.clocks.seats]
    ):
        touched.append(TABLE)
    if old.chat != new.chat:
        touched.append(CHAT)
    return touched


def _public(row: TableRow) -> tuple[str, str, str, str]:
    return row.status, row.host, row.keeper, row.next_table


def _seen(seat: SeatRow) -> SeatRow:
    """A seat without its counters."""
    return replace(seat, drafted=0, ahead=0)


def _differing(old: tuple[SeatRow, ...], new: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    if old is new:
        return ()
    return tuple(after for before, after in zip(old, new, strict=True) if before != after)


def _line_row(table: Table | None, line: Line, number: int, version: int, now: float) -> LineRow:
    assert table is not None
    return LineRow(number, table.record.line_text(line), version, now)
