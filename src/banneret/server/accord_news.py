"""Lines of the log about what people at the table agree on. They are found by comparing two snapshots."""

from __future__ import annotations

from collections.abc import Iterator

from banneret.server.accords import PAUSE, TAKE_BACK
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import PERSON, SeatRow
from banneret.server.taking_back import was_seen

Told = tuple[str, SeatRow, str]


def accords_told(old: Snapshot, new: Snapshot, person: str) -> Iterator[Told]:
    """What is told of offers that were made, answered or withdrawn, and of a pause that begins or ends."""
    before, after = old.accords, new.accords
    if before == after:
        return
    seat = old.seat_of(person)
    gone = {offer.number for offer in before.offers} - {offer.number for offer in after.offers}
    for offer in after.offers:
        if offer.number > before.asked:
            yield (f"{offer.what}_asked", *_named(new, offer.seat))
        elif seat >= 0 and seat in offer.agreed and offer not in before.offers:
            yield (f"{offer.what}_agreed", *_named(new, seat))
    for offer in before.offers:
        if offer.number in gone and not _happened(old, new, offer.what):
            lapsed = seat < 0 or new.seats[seat].kind != old.seats[seat].kind or old.table is not new.table
            what = "lapsed" if lapsed else "withdrawn" if seat == offer.seat else "refused"
            yield (f"{offer.what}_{what}", *_named(new, offer.seat if seat < 0 else seat))
    if after.taken_back > before.taken_back:
        asking = before.offer(TAKE_BACK)
        what = "taken_back_seen" if was_seen(old, new) else "taken_back"
        yield (what, *_named(new, asking.seat if asking is not None else max(seat, 0)))
    if after.paused and not before.paused:
        asking = before.offer(PAUSE)
        yield ("paused", *_named(new, asking.seat if asking is not None else max(seat, 0)))
    elif before.paused and not after.paused:
        yield ("resumed", *_named(new, max(seat, 0)))


def _happened(old: Snapshot, new: Snapshot, what: str) -> bool:
    if what == TAKE_BACK:
        return new.accords.taken_back > old.accords.taken_back
    return bool(new.accords.paused and not old.accords.paused)


def _named(snapshot: Snapshot, seat: int) -> tuple[SeatRow, str]:
    place = snapshot.seats[seat]
    return place, place.name


def lateness_told(old: Snapshot, new: Snapshot) -> Iterator[Told]:
    """Whose time is up without a bot taking over, and for whom the others wait on; who is on holiday."""
    for was, now, place in zip(old.clocks.seats, new.clocks.seats, new.seats, strict=False):
        if was.late != now.late and place.kind == PERSON:
            yield "late" if now.late else "waits_on", place, place.name
    for before, place in zip(old.seats, new.seats, strict=True):
        if before.holiday != place.holiday and before.person == place.person and place.kind == before.kind == PERSON:
            yield "holiday" if place.holiday is not None else "holiday_over", place, place.name
