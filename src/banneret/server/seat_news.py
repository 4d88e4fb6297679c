"""Lines of the log about seats: whoever sits down, gets up or lets a bot play, all at the table read it.

They are found by comparing two snapshots, so that no command can forget to tell.
"""

from __future__ import annotations

from collections.abc import Iterator

from banneret.server.accord_news import accords_told, lateness_told
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import BOT, FREE, INVITED, PERSON, Person, SeatNewsRow, SeatRow

# What a seat was -> what it became -> what is told. A person's seat that a bot gets is told in `_bot_for_person`.
PLAIN = {
    (FREE, PERSON): "sat",
    (INVITED, PERSON): "came",
    (PERSON, FREE): "got_up",
    (PERSON, INVITED): "got_up",
    (FREE, BOT): "bot_in",
    (INVITED, BOT): "bot_in",
    (BOT, FREE): "bot_out",
    (BOT, INVITED): "bot_out",
    (INVITED, FREE): "opened",
}


def news_between(old: Snapshot, new: Snapshot, person: Person, now: float) -> list[SeatNewsRow]:
    """What everybody is told about the step from one snapshot to the next that a person made."""
    same = old.seats is new.seats and old.invites is new.invites and old.row is new.row
    if same and old.accords is new.accords and old.clocks is new.clocks:
        return []
    seat = old.seat_of(person.id)
    actor = old.seats[seat].name if seat >= 0 else person.name
    lengths = [len(table.record.lines) for table in (old.table, new.table) if table is not None]
    line = min(lengths) if old.table is not None else 0
    first = new.news[-1].number + 1 if new.news else 0
    found = []
    for number, (what, place, name) in enumerate(_told(old, new, person.id), start=first):
        by = "" if name == actor else actor
        found.append(SeatNewsRow(number, what, place.seat, name, by, place.level, line, now))
    return found


def _told(old: Snapshot, new: Snapshot, person: str) -> Iterator[tuple[str, SeatRow, str]]:
    for before, after in zip(old.seats, new.seats, strict=True):
        what = _change_of(before, after, person)
        if what:
            yield what, after, before.name if before.kind == PERSON else after.name or before.name
    counted = {invite.token_hash: invite.revoked for invite in old.invites}
    seats = {invite.seat: "invited" for invite in new.invites if invite.token_hash not in counted}
    for invite in new.invites:
        if invite.revoked and not counted.get(invite.token_hash, True):
            seats.setdefault(invite.seat, "withdrawn")
    for seat, what in seats.items():
        if what == "invited" or old.seats[seat].kind == new.seats[seat].kind:
            yield what, new.seats[seat], new.seats[seat].name
    if old.row.next_table != new.row.next_table:
        offering = next(seat for seat in new.seats if seat.person == person)
        yield "again", offering, offering.name
    yield from accords_told(old, new, person)
    yield from lateness_told(old, new)
    if old.row.host != new.row.host:
        heir = next(seat for seat in new.seats if seat.person == new.row.host)
        yield "host", heir, heir.name


def _change_of(before: SeatRow, after: SeatRow, person: str) -> str:
    if before.kind == PERSON and after.kind == BOT:
        if not person:  # nobody did it: the time was up
            return "timed_out"
        if before.person != person:
            return "replaced"
        return "handed_over" if after.person == person else "left"
    if before.kind == BOT and after.kind == PERSON:
        return "reclaimed" if before.person == after.person else "took_over"
    if before.kind == INVITED and after.kind == INVITED:
        return "declined" if before.person == person and after.person is None else ""
    if before.kind == BOT and after.kind == BOT:
        return "bot_level" if before.level != after.level else ""
    return PLAIN.get((before.kind, after.kind), "")
