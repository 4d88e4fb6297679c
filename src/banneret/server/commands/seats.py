"""People sit down and get up."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from banneret.server.commands.base import Actor, Command
from banneret.server.errors import Conflict, Forbidden, Gone
from banneret.server.invitations import find_invitation
from banneret.server.jobs import DEFAULT_LEVEL
from banneret.server.seating import check_status, close_table, no_longer_kept, put_bot_in, seat_person, without_draft
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import BOT, FREE, INVITED, OPEN, OVER, PERSON, PLAYING, SeatRow


def own_seat(snapshot: Snapshot, person: str) -> SeatRow:
    seat = snapshot.seat_of(person)
    if seat < 0:
        raise Forbidden("not_seated")
    return snapshot.seats[seat]


@dataclass(frozen=True)
class TakeSeat(Command):
    """Sit down before the game begins, on a free seat or on the one that is kept for oneself."""

    seat: int

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        check_status(snapshot, OPEN)
        place = snapshot.seat(self.seat)
        if snapshot.seat_of(by.id) >= 0:
            raise Conflict("already_seated")
        if place.kind == INVITED and place.person != by.id:
            raise Forbidden("seat_is_kept", {"seat": self.seat})
        if place.kind not in (FREE, INVITED):
            raise Conflict("seat_taken", {"seat": self.seat})
        return seat_person(no_longer_kept(snapshot, by.id), by.person, place)


@dataclass(frozen=True)
class Join(Command):
    """Sit down by invitation, which is used up by it. In play the guest takes over from a bot."""

    token: str

    def check(self, snapshot: Snapshot, by: Actor) -> None:
        """Who is invited may come in, however private the table is."""

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        invite = find_invitation(snapshot, self.token, by.id, by.now)
        place = snapshot.seat(invite.seat)
        if invite.used_by == by.id:  # a second click on the link
            if snapshot.seat_of(by.id) == place.seat:
                return snapshot
            raise Gone("invite_used")
        if snapshot.row.status == OVER:
            raise Conflict("table_over")
        if snapshot.seat_of(by.id) >= 0:
            raise Conflict("already_seated")
        if place.kind == PERSON or (place.kind == BOT and (snapshot.row.status == OPEN or place.person is not None)):
            raise Conflict("seat_taken", {"seat": invite.seat})
        used = replace(invite, used_by=by.id)
        invites = tuple(used if other.token_hash == invite.token_hash else other for other in snapshot.invites)
        free = no_longer_kept(snapshot, by.id)
        return without_draft(replace(seat_person(free, by.person, place), invites=invites), place.seat)


@dataclass(frozen=True)
class Leave(Command):
    """Get up for good. Before the game the seat is free again, in play a bot takes it.

    Another player becomes host after a host; a table that the last of them leaves before the game is given up.
    """

    level: str = DEFAULT_LEVEL

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        place = own_seat(snapshot, by.id)
        if snapshot.row.status == PLAYING:
            left = put_bot_in(snapshot, place, self.level, claim=None)
        else:
            check_status(snapshot, OPEN)
            kind = INVITED if snapshot.row.series else FREE  # a table of friends stays one
            left = snapshot.with_seat(SeatRow(place.seat, kind, drafted=place.drafted, ahead=place.ahead))
        if by.id != snapshot.row.host:
            return left
        heir = next((seat.person for seat in left.seats if seat.kind == PERSON and seat.person is not None), None)
        if heir is not None:
            return replace(left, row=replace(left.row, host=heir))
        return close_table(left, by.now) if snapshot.row.status == OPEN else left


@dataclass(frozen=True)
class HandOver(Command):
    """Let a bot play in one's stead until the seat is reclaimed."""

    level: str = DEFAULT_LEVEL

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        check_status(snapshot, PLAYING)
        return put_bot_in(snapshot, own_seat(snapshot, by.id), self.level, claim=by.id)


@dataclass(frozen=True)
class Reclaim(Command):
    """Take one's seat back from the bot that stood in."""

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        check_status(snapshot, PLAYING)
        if snapshot.seat_of(by.id) >= 0:
            raise Conflict("already_seated")
        place = next((seat for seat in snapshot.seats if seat.kind == BOT and seat.person == by.id), None)
        if place is None:
            raise Forbidden("nothing_to_reclaim")
        return without_draft(seat_person(snapshot, by.person, place), place.seat)
