"""The time that people have to answer: when it runs, what is left of it, and what becomes of it with a change.

A turn-based table gives hours or days for each answer, by the calendar. A live one may give each player a bank for the
whole game and some seconds for each answer; there only what a server has measured counts, as with a limit of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace as with_fields

from banneret.server.answer_clocks import AnswerClocks, SeatClock
from banneret.server.settings import Settings
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import PERSON, PLAYING, SeatRow
from banneret.server.store.store import ALL_THE_TIME
from banneret.server.table_clock import LAPSE_SECONDS

REPRIEVE_SECONDS = 60.0  # what whoever takes a seat back has at least, where the bank is spent
REPRIEVE_OF_TURNS = 3600.0  # the same where hours or days are given for each answer
LEAST_COUNTED = 1.0  # shorter moments are counted with the next change


def runs(snapshot: Snapshot, seat: int) -> bool:
    """Whether the clock of a seat runs, holidays aside."""
    if not snapshot.settings.timed or snapshot.row.status != PLAYING or snapshot.paused:
        return False
    return snapshot.seats[seat].kind == PERSON and seat in snapshot.asked() and not snapshot.quick_start()


def running(snapshot: Snapshot) -> list[int]:
    """The seats whose time runs out, and has not run out yet as far as is known."""
    if not snapshot.settings.timed:
        return []
    clocks = snapshot.clocks.seats
    return [seat for seat in range(len(clocks)) if runs(snapshot, seat) and not clocks[seat].late]


def needs_watch(snapshot: Snapshot) -> bool:
    """Whether a server has to measure at this table all the time."""
    return not snapshot.settings.turns and bool(running(snapshot))


def clock_at(snapshot: Snapshot, seat: int, now: float) -> SeatClock:
    """The clock of a seat at this moment."""
    clock = snapshot.clocks.seats[seat]
    if not runs(snapshot, seat):
        return clock
    return with_fields(clock, spent=clock.spent + _passed(snapshot, snapshot.seats[seat], now))


def _passed(snapshot: Snapshot, place: SeatRow, now: float) -> float:
    """The seconds that count since the clocks were last written down: no holiday does, nor time without a server."""
    if snapshot.settings.turns:
        return max(0.0, now - max(snapshot.clocks.at, place.holiday or 0.0))
    passed = now - snapshot.clocks.at
    return passed if 0.0 <= passed <= LAPSE_SECONDS else 0.0


def left_at(snapshot: Snapshot, seat: int, now: float) -> float:
    """The seconds that a seat has left."""
    return clock_at(snapshot, seat, now).left(snapshot.settings.answer, snapshot.settings.bank)


def ends_at(snapshot: Snapshot, seat: int, now: float) -> float:
    """The moment at which a seat's time is up, if it does nothing and its holiday ends as it said."""
    holiday = max(0.0, (snapshot.seats[seat].holiday or 0.0) - now) if snapshot.settings.turns else 0.0
    return now + holiday + left_at(snapshot, seat, now)


def too_late(snapshot: Snapshot, now: float) -> list[int]:
    """The seats whose time is up, and nothing has been done about it yet."""
    return [seat for seat in running(snapshot) if left_at(snapshot, seat, now) <= 0.0]


def clocks_after(old: Snapshot, new: Snapshot, now: float, undone: bool = False) -> AnswerClocks:
    """The clocks when a change has led from one snapshot to another. Where an answer was `undone`, the question is put
    again with what was left of its time: taking an answer back gives no time back."""
    if new.table is None:
        return new.clocks
    seats = tuple(_clocks(old, new, now, undone))
    same = len(seats) == len(old.clocks.seats) and all(map(_stands_alike, seats, old.clocks.seats))
    stands = (
        same
        and new.clocks is old.clocks
        and [runs(old, seat) for seat in range(len(seats))] == [runs(new, seat) for seat in range(len(seats))]
    )
    holidays = [seat.holiday for seat in old.seats] != [seat.holiday for seat in new.seats]
    beat = needs_watch(new) and abs(now - old.clocks.at) >= LEAST_COUNTED
    return new.clocks if stands and not beat and not holidays else AnswerClocks(now, seats)


def _stands_alike(one: SeatClock, other: SeatClock) -> bool:
    """Whether two clocks are alike but for what is spent."""
    return one is other or with_fields(one, spent=0.0) == with_fields(other, spent=0.0)


def _clocks(old: Snapshot, new: Snapshot, now: float, undone: bool) -> Iterator[SeatClock]:
    assert new.table is not None
    settings, asked, asked_before = new.settings, new.asked(), old.asked()
    agreed = new.accords.taken_back > old.accords.taken_back
    for seat, place in enumerate(new.seats):
        before = old.clocks.seats[seat] if old.clocks.seats else SeatClock()
        clock = new.clocks.seats[seat] if new.clocks.seats else SeatClock()
        if clock is before and old.clocks.seats:
            clock = clock_at(old, seat, now)
        if place.kind == PERSON and old.seats[seat].kind != PERSON:  # taken, or taken back
            clock = with_fields(_with_reprieve(clock, settings), since=now)
        number = new.table.questions[seat]
        if seat in asked and clock.question != number:
            fresh = _put_again(clock, settings, agreed) if undone else _put(clock, settings)
            clock = with_fields(fresh, question=number, since=now)
        elif seat in asked and seat not in asked_before:
            clock = with_fields(clock, since=now)
        elif clock.late and (seat not in asked or place.kind != PERSON):
            clock = with_fields(clock, late=False)
        yield clock


def _put(clock: SeatClock, settings: Settings) -> SeatClock:
    """The clock for another question, which has seconds of its own."""
    used = min(settings.bank, clock.used + clock.beyond(settings.answer))
    return SeatClock(used=used, earlier=clock.own(settings.answer))


def _put_again(clock: SeatClock, settings: Settings, agreed: bool) -> SeatClock:
    """The clock for a question that is put again. What was spent on it, and since it was answered, is spent. Where it
    is put again because everybody agreed, nobody is too late at once."""
    put = _put(clock, settings)
    spent, used = min(settings.answer, put.earlier + clock.earlier), put.used
    if agreed:
        least = min(REPRIEVE_OF_TURNS if settings.turns else REPRIEVE_SECONDS, settings.answer + settings.bank)
        missing = max(0.0, least - (settings.answer - spent) - (settings.bank - used))
        given = min(spent, missing)
        spent, used = spent - given, used - (missing - given)
    return SeatClock(spent=spent, used=used)


def due_after(new: Snapshot, now: float) -> float | None:
    """From when on a server has to look at the table; None where no time runs."""
    seats = running(new)
    if not seats:
        return None
    return min(ends_at(new, seat, now) for seat in seats) if new.settings.turns else ALL_THE_TIME


def given_more(snapshot: Snapshot, seat: int) -> SeatClock:
    """The clock of somebody whose time is up and for whom the others wait on."""
    return _with_reprieve(snapshot.clocks.seats[seat], snapshot.settings)


def _with_reprieve(clock: SeatClock, settings: Settings) -> SeatClock:
    """What was spent comes out of the bank, but for what everybody has at least; the answer's own time begins anew."""
    used = max(0.0, min(clock.used + clock.beyond(settings.answer), settings.bank - REPRIEVE_SECONDS))
    return with_fields(clock, spent=0.0, used=used, late=False)
