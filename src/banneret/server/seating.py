"""Who sits where: each function makes the next snapshot out of the present one, or says why not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from banneret.core.table import open_table
from banneret.server.answers import without_draft
from banneret.server.errors import BadInput, Conflict, Forbidden, Gone
from banneret.server.jobs import check_level
from banneret.server.settings import Settings, Timeouts, check_settings
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import BOT, FREE, INVITED, OPEN, OVER, PERSON, PLAYING, InviteRow, Person, SeatRow

BOT_NAMES = (
    "Alienor", "Bertrand", "Cecily", "Dunois", "Edmund", "Froissart",
    "Gaston", "Hawise", "Isabeau", "Jehan", "Katherine", "Lancelin",
)  # fmt: skip


def free_name(name: str, seats: Sequence[SeatRow]) -> str:
    """Two people of one name are told apart by a number."""
    taken = {seat.name for seat in seats}
    names = [name, *[f"{name} {number}" for number in range(2, len(seats) + 3)]]
    return next(fresh for fresh in names if fresh not in taken)


def bot_name(seats: Sequence[SeatRow]) -> str:
    taken = {seat.name for seat in seats}
    return next(name for name in BOT_NAMES if name not in taken)


def check_status(snapshot: Snapshot, wanted: str) -> None:
    status = snapshot.row.status
    if status != wanted:
        raise Conflict({OPEN: "not_started", PLAYING: "already_started", OVER: "table_over"}[status])


def is_away(seat: SeatRow, now: float, timeouts: Timeouts) -> bool:
    """Whether somebody has been away so long that a bot may be put in."""
    return seat.away_since is not None and now - seat.away_since >= timeouts.grace


def check_host(snapshot: Snapshot, person: str, now: float, timeouts: Timeouts) -> None:
    if not may_host(snapshot, person, now, timeouts):
        raise Forbidden("not_host")


def may_host(snapshot: Snapshot, person: str, now: float, timeouts: Timeouts) -> bool:
    """The host decides; while the host is away or has a bot standing in, every player does."""
    if person == snapshot.row.host:
        return True
    places = [seat for seat in snapshot.seats if seat.person == snapshot.row.host]
    return snapshot.belongs(person) and any(seat.kind == BOT or is_away(seat, now, timeouts) for seat in places)


# People sit down and get up.


def sit(snapshot: Snapshot, person: Person, seat: SeatRow) -> Snapshot:
    others = [other for other in snapshot.seats if other.seat != seat.seat]
    return snapshot.with_seat(
        replace(
            seat, kind=PERSON, person=person.id, level="", name=free_name(person.name, others), away_since=None
        )
    )  # fmt: skip


def take(snapshot: Snapshot, person: Person, seat: int) -> Snapshot:
    """Sit down on a free seat before the game begins."""
    check_status(snapshot, OPEN)
    place = snapshot.seat(seat)
    if snapshot.seat_of(person.id) >= 0:
        raise Conflict("already_seated")
    if place.kind == INVITED:
        raise Forbidden("seat_is_kept", {"seat": seat})
    if place.kind != FREE:
        raise Conflict("seat_taken", {"seat": seat})
    return sit(snapshot, person, place)


def join(snapshot: Snapshot, person: Person, invite: InviteRow) -> Snapshot:
    """Sit down by invitation, which is used up by it. In play the guest takes over from a bot."""
    place = snapshot.seat(invite.seat)
    if invite.used_by == person.id:  # a second click on the link
        if snapshot.seat_of(person.id) == place.seat:
            return snapshot
        raise Gone("invite_used")
    if snapshot.row.status == OVER:
        raise Conflict("table_over")
    if snapshot.seat_of(person.id) >= 0:
        raise Conflict("already_seated")
    if place.kind == PERSON or (place.kind == BOT and (snapshot.row.status == OPEN or place.person is not None)):
        raise Conflict("seat_taken", {"seat": invite.seat})
    used = replace(invite, used_by=person.id)
    invites = tuple(used if other.token_hash == invite.token_hash else other for other in snapshot.invites)
    return without_draft(replace(sit(snapshot, person, place), invites=invites), place.seat)


def leave(snapshot: Snapshot, person: str, level: str, now: float) -> Snapshot:
    """Get up. Before the game the seat is free again, in play a bot takes it for good.

    Another player becomes host after a host; a table that the last of them leaves before the game is given up.
    """
    place = _own_seat(snapshot, person)
    if snapshot.row.status == PLAYING:
        left = stand_in(snapshot, place, level, claim=None)
    else:
        check_status(snapshot, OPEN)
        left = snapshot.with_seat(SeatRow(place.seat, FREE, drafted=place.drafted, ahead=place.ahead))
    if person != snapshot.row.host:
        return left
    heir = next((seat.person for seat in left.seats if seat.kind == PERSON and seat.person is not None), None)
    if heir is not None:
        return replace(left, row=replace(left.row, host=heir))
    return close(left, now) if snapshot.row.status == OPEN else left


def close(snapshot: Snapshot, now: float) -> Snapshot:
    """Give a table up that has not begun."""
    check_status(snapshot, OPEN)
    return replace(revoke_all(snapshot), row=replace(snapshot.row, status=OVER, ended=now))


def hand_over(snapshot: Snapshot, person: str, level: str) -> Snapshot:
    """A bot plays on in somebody's stead until the seat is reclaimed."""
    check_status(snapshot, PLAYING)
    return stand_in(snapshot, _own_seat(snapshot, person), level, claim=person)


def reclaim(snapshot: Snapshot, person: Person) -> Snapshot:
    """Take the seat back from the bot that stood in."""
    check_status(snapshot, PLAYING)
    if snapshot.seat_of(person.id) >= 0:
        raise Conflict("already_seated")
    place = next((seat for seat in snapshot.seats if seat.kind == BOT and seat.person == person.id), None)
    if place is None:
        raise Forbidden("nothing_to_reclaim")
    return without_draft(sit(snapshot, person, place), place.seat)


def stand_in(snapshot: Snapshot, place: SeatRow, level: str, claim: str | None) -> Snapshot:
    check_level(level)
    name = bot_name(snapshot.seats) if claim is None else place.name
    bot = replace(place, kind=BOT, person=claim, level=level, name=name, away_since=None)
    return without_draft(snapshot.with_seat(bot), place.seat)


def _own_seat(snapshot: Snapshot, person: str) -> SeatRow:
    seat = snapshot.seat_of(person)
    if seat < 0:
        raise Forbidden("not_seated")
    return snapshot.seats[seat]


# What the host does; `check_host` comes first.


def replace_absent(snapshot: Snapshot, seat: int, level: str, now: float, timeouts: Timeouts) -> Snapshot:
    """A bot for somebody who has been away too long; in play the seat can be reclaimed."""
    place = snapshot.seat(seat)
    if snapshot.row.status == OVER:
        raise Conflict("table_over")
    if place.kind != PERSON:
        raise Conflict("nobody_there", {"seat": seat})
    if not is_away(place, now, timeouts):
        raise Conflict("not_away", {"name": place.name, "seconds": int(timeouts.grace)})
    return stand_in(snapshot, place, level, claim=place.person if snapshot.row.status == PLAYING else None)


def set_bot(snapshot: Snapshot, seat: int, level: str) -> Snapshot:
    """Put a bot on a seat where nobody sits, or let a bot play at another level."""
    check_level(level)
    place = snapshot.seat(seat)
    if snapshot.row.status == OVER:
        raise Conflict("table_over")
    if place.kind == PERSON:
        raise Conflict("seat_taken", {"seat": seat})
    if place.kind == BOT:
        return snapshot.with_seat(replace(place, level=level))
    free = revoke(snapshot, seat)
    return free.with_seat(replace(place, kind=BOT, level=level, name=bot_name(snapshot.seats)))


def open_seat(snapshot: Snapshot, seat: int) -> Snapshot:
    """Let anybody sit down there; invitations to it count no longer."""
    check_status(snapshot, OPEN)
    place = snapshot.seat(seat)
    if place.kind == PERSON:
        raise Conflict("seat_taken", {"seat": seat})
    return revoke(snapshot, seat).with_seat(replace(place, kind=FREE, level="", name=""))


def invite(snapshot: Snapshot, invitation: InviteRow) -> Snapshot:
    """Keep a seat for who has the link. An earlier invitation to it counts no longer."""
    place = snapshot.seat(invitation.seat)
    if snapshot.row.status == OVER:
        raise Conflict("table_over")
    if place.kind == PERSON or (place.kind == BOT and place.person is not None):
        raise Conflict("seat_taken", {"seat": place.seat})
    kept = revoke(snapshot, place.seat)
    kept = replace(kept, invites=(*kept.invites, invitation))
    if snapshot.row.status == OPEN:
        kept = kept.with_seat(replace(place, kind=INVITED, level="", name=""))
    return kept


def revoke(snapshot: Snapshot, seat: int) -> Snapshot:
    """Invitations to a seat count no longer; the seat stays kept until the host opens it or invites anew."""
    snapshot.seat(seat)
    invites = tuple(
        replace(old, revoked=True) if old.seat == seat and old.used_by is None else old for old in snapshot.invites
    )
    return replace(snapshot, invites=invites)


def revoke_all(snapshot: Snapshot) -> Snapshot:
    for seat in snapshot.seats:
        snapshot = revoke(snapshot, seat.seat)
    return snapshot


def set_settings(snapshot: Snapshot, settings: Settings) -> Snapshot:
    return replace(snapshot, settings=check_settings(settings))


# The game begins.


def start(snapshot: Snapshot, level: str) -> Snapshot:
    """Bots take the seats that are left, and the game begins."""
    check_status(snapshot, OPEN)
    for seat in snapshot.seats:
        if seat.kind in (FREE, INVITED):
            snapshot = set_bot(snapshot, seat.seat, level)
    return begin_if_full(snapshot)


def begin_if_full(snapshot: Snapshot) -> Snapshot:
    """The game begins as soon as the last seat is taken."""
    if snapshot.row.status != OPEN or any(seat.kind in (FREE, INVITED) for seat in snapshot.seats):
        return snapshot
    row = snapshot.row
    names = [seat.name for seat in snapshot.seats]
    table = open_table(snapshot.kind, row.players, row.options, names, row.seed)
    return replace(snapshot, table=table, row=replace(row, status=PLAYING))


def plan_seats(plans: Sequence[str], players: int, host: Person) -> list[SeatRow]:
    """The seats of a new table: `me`, `open`, `invite` or `bot:<level>` for each."""
    if len(plans) != players:
        raise BadInput("seat_plans", {"plans": len(plans), "players": players})
    if plans.count("me") > 1:
        raise BadInput("one_seat_each")
    seats: list[SeatRow] = []
    for seat, plan in enumerate(plans):
        what, _, level = plan.partition(":")
        if what == "bot":
            check_level(level)
            seats.append(SeatRow(seat, BOT, level=level, name=bot_name(seats)))
        elif plan == "me":
            seats.append(SeatRow(seat, PERSON, person=host.id, name=free_name(host.name, seats)))
        elif plan in ("open", "invite"):
            seats.append(SeatRow(seat, FREE if plan == "open" else INVITED))
        else:
            raise BadInput("seat_plan", {"plan": plan[:40]})
    return seats
