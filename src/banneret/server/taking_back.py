"""Going back to before an answer that everybody has seen, once all people at the table agree.

The record is replayed up to there; what came afterwards leaves it. Chance is another one from then on, so that nobody
knows what a die will show; what lay in a fixed order, a shuffled deck say, has been seen, and the log tells it.
"""

from __future__ import annotations

from msgspec.structs import replace

from banneret.core.bits import BIT
from banneret.core.earlier_rules import replay_any_line, replay_any_set_up
from banneret.core.table import LiveSource, Table
from banneret.server.accords import TAKE_BACK, Offer
from banneret.server.snapshot import Snapshot, seed_after


def last_answer(table: Table, seat: int) -> int:
    """The line of the record with the last answer of a seat; -1 where it has none."""
    lines = table.record.lines
    for number in range(len(lines) - 1, 0, -1):
        if lines[number].seat == seat and not lines[number].side:
            return number
    return -1


def may_ask_back(snapshot: Snapshot, seat: int) -> bool:
    """Whether a seat has an answer that only consent takes back: the free ways end before it."""
    table = snapshot.table
    if table is None or seat < 0 or not snapshot.settings.take_backs or snapshot.accords.offer(TAKE_BACK) is not None:
        return False
    free = bool(table.committed & BIT[seat]) or table.can_undo(seat)
    return not free and not table.game.over and last_answer(table, seat) > 0


def table_before(table: Table, line: int) -> Table:
    """The table before a line of the record; where that answered a joint question, before it was put to everybody."""
    lines = table.record.lines
    back = replay_any_set_up(table.record)
    for at in range(1, line):
        replay_any_line(back, lines, at)
    back.drafts.clear()
    back.committed = 0
    back.record.lines[:] = lines[: len(back.record.lines)]  # what stays is the same, not alike
    return back


def taken_back(snapshot: Snapshot, offer: Offer) -> Snapshot:
    """The table as it was before the answer that was asked for. Questions are counted on, so that no answer to one
    that is gone counts for one that is put again. It replays the record: not for the loop."""
    table = snapshot.table
    assert table is not None
    accords = replace(snapshot.accords.without(TAKE_BACK), taken_back=snapshot.accords.taken_back + 1)
    back = table_before(table, offer.kept)
    back.source = LiveSource(seed_after(snapshot.row.seed, accords.taken_back))
    seats = tuple(
        replace(place, ahead=table.questions[place.seat] + 1 - back.questions[place.seat]) for place in snapshot.seats
    )
    back.questions = [number + 1 for number in table.questions]
    return replace(snapshot, table=back, seats=seats, accords=accords)


def was_seen(old: Snapshot, new: Snapshot) -> bool:
    """Whether something came to light in what was taken back: chance, or what had been hidden."""
    assert old.table is not None
    assert new.table is not None
    kept = len(new.table.record.lines)
    events = old.table.log[old.line_ends[kept - 1].events :]
    return any(line.outcomes for line in old.table.record.lines[kept:]) or any(event.reveals for event in events)
