"""Who sits where: each function makes the next sitting out of the present one, or says why not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from banneret.core.table import open_table
from banneret.server.answers import without_draft
from banneret.server.errors import BadInput, Conflict, Forbidden, Gone
from banneret.server.jobs import check_level
from banneret.server.settings import Customs, Settings, check_settings
from banneret.server.sitting import Sitting
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


def check_status(sitting: Sitting, wanted: str) -> None:
    status = sitting.row.status
    if status != wanted:
        raise Conflict({OPEN: "not_started", PLAYING: "already_started", OVER: "table_over"}[status])


def is_away(seat: SeatRow, now: float, customs: Customs) -> bool:
    """Whether somebody has been away so long that a bot may be put in."""
    return seat.away_since is not None and now - seat.away_since >= customs.grace


def check_host(sitting: Sitting, person: str, now: float, customs: Customs) -> None:
    if not may_host(sitting, person, now, customs):
        raise Forbidden("not_host")


def may_host(sitting: Sitting, person: str, now: float, customs: Customs) -> bool:
    """The host decides; while the host is away or has a bot standing in, every player does."""
    if person == sitting.row.host:
        return True
    places = [seat for seat in sitting.seats if seat.person == sitting.row.host]
    return sitting.belongs(person) and any(seat.kind == BOT or is_away(seat, now, customs) for seat in places)


# People sit down and get up.


def sit(sitting: Sitting, person: Person, seat: SeatRow) -> Sitting:
    others = [other for other in sitting.seats if other.seat != seat.seat]
    return sitting.with_seat(
        replace(
            seat, kind=PERSON, person=person.id, level="", name=free_name(person.name, others), away_since=None
        )
    )  # fmt: skip


def take(sitting: Sitting, person: Person, seat: int) -> Sitting:
    """Sit down on a free seat before the game begins."""
    check_status(sitting, OPEN)
    place = sitting.seat(seat)
    if sitting.seat_of(person.id) >= 0:
        raise Conflict("already_seated")
    if place.kind == INVITED:
        raise Forbidden("seat_is_kept", {"seat": seat})
    if place.kind != FREE:
        raise Conflict("seat_taken", {"seat": seat})
    return sit(sitting, person, place)


def join(sitting: Sitting, person: Person, invite: InviteRow) -> Sitting:
    """Sit down by invitation, which is used up by it. In play the guest takes over from a bot."""
    place = sitting.seat(invite.seat)
    if invite.used_by == person.id:  # a second click on the link
        if sitting.seat_of(person.id) == place.seat:
            return sitting
        raise Gone("invite_used")
    if sitting.row.status == OVER:
        raise Conflict("table_over")
    if sitting.seat_of(person.id) >= 0:
        raise Conflict("already_seated")
    if place.kind == PERSON or (place.kind == BOT and (sitting.row.status == OPEN or place.person is not None)):
        raise Conflict("seat_taken", {"seat": invite.seat})
    used = replace(invite, used_by=person.id)
    invites = tuple(used if other.token_hash == invite.token_hash else other for other in sitting.invites)
    return without_draft(replace(sit(sitting, person, place), invites=invites), place.seat)


def leave(sitting: Sitting, person: str, level: str, now: float) -> Sitting:
    """Get up. Before the game the seat is free again, in play a bot takes it for good.

    Another player becomes host after a host; a table that the last of them leaves before the game is given up.
    """
    place = _own_seat(sitting, person)
    if sitting.row.status == PLAYING:
        left = stand_in(sitting, place, level, claim=None)
    else:
        check_status(sitting, OPEN)
        left = sitting.with_seat(SeatRow(place.seat, FREE, drafted=place.drafted, ahead=place.ahead))
    if person != sitting.row.host:
        return left
    heir = next((seat.person for seat in left.seats if seat.kind == PERSON and seat.person is not None), None)
    if heir is not None:
        return replace(left, row=replace(left.row, host=heir))
    return close(left, now) if sitting.row.status == OPEN else left


def close(sitting: Sitting, now: float) -> Sitting:
    """Give a table up that has not begun."""
    check_status(sitting, OPEN)
    return replace(revoke_all(sitting), row=replace(sitting.row, status=OVER, ended=now))


def hand_over(sitting: Sitting, person: str, level: str) -> Sitting:
    """A bot plays on in somebody's stead until the seat is reclaimed."""
    check_status(sitting, PLAYING)
    return stand_in(sitting, _own_seat(sitting, person), level, claim=person)


def reclaim(sitting: Sitting, person: Person) -> Sitting:
    """Take the seat back from the bot that stood in."""
    check_status(sitting, PLAYING)
    if sitting.seat_of(person.id) >= 0:
        raise Conflict("already_seated")
    place = next((seat for seat in sitting.seats if seat.kind == BOT and seat.person == person.id), None)
    if place is None:
        raise Forbidden("nothing_to_reclaim")
    return without_draft(sit(sitting, person, place), place.seat)


def stand_in(sitting: Sitting, place: SeatRow, level: str, claim: str | None) -> Sitting:
    check_level(level)
    name = bot_name(sitting.seats) if claim is None else place.name
    bot = replace(place, kind=BOT, person=claim, level=level, name=name, away_since=None)
    return without_draft(sitting.with_seat(bot), place.seat)


def _own_seat(sitting: Sitting, person: str) -> SeatRow:
    seat = sitting.seat_of(person)
    if seat < 0:
        raise Forbidden("not_seated")
    return sitting.seats[seat]


# What the host does; `check_host` comes first.


def replace_absent(sitting: Sitting, seat: int, level: str, now: float, customs: Customs) -> Sitting:
    """A bot for somebody who has been away too long; in play the seat can be reclaimed."""
    place = sitting.seat(seat)
    if sitting.row.status == OVER:
        raise Conflict("table_over")
    if place.kind != PERSON:
        raise Conflict("nobody_there", {"seat": seat})
    if not is_away(place, now, customs):
        raise Conflict("not_away", {"name": place.name, "seconds": int(customs.grace)})
    return stand_in(sitting, place, level, claim=place.person if sitting.row.status == PLAYING else None)


def set_bot(sitting: Sitting, seat: int, level: str) -> Sitting:
    """Put a bot on a seat where nobody sits, or let a bot play at another level."""
    check_level(level)
    place = sitting.seat(seat)
    if sitting.row.status == OVER:
        raise Conflict("table_over")
    if place.kind == PERSON:
        raise Conflict("seat_taken", {"seat": seat})
    if place.kind == BOT:
        return sitting.with_seat(replace(place, level=level))
    free = revoke(sitting, seat)
    return free.with_seat(replace(place, kind=BOT, level=level, name=bot_name(sitting.seats)))


def open_seat(sitting: Sitting, seat: int) -> Sitting:
    """Let anybody sit down there; invitations to it count no longer."""
    check_status(sitting, OPEN)
    place = sitting.seat(seat)
    if place.kind == PERSON:
        raise Conflict("seat_taken", {"seat": seat})
    return revoke(sitting, seat).with_seat(replace(place, kind=FREE, level="", name=""))


def invite(sitting: Sitting, invitation: InviteRow) -> Sitting:
    """Keep a seat for who has the link. An earlier invitation to it counts no longer."""
    place = sitting.seat(invitation.seat)
    if sitting.row.status == OVER:
        raise Conflict("table_over")
    if place.kind == PERSON or (place.kind == BOT and place.person is not None):
        raise Conflict("seat_taken", {"seat": place.seat})
    kept = revoke(sitting, place.seat)
    kept = replace(kept, invites=(*kept.invites, invitation))
    if sitting.row.status == OPEN:
        kept = kept.with_seat(replace(place, kind=INVITED, level="", name=""))
    return kept


def revoke(sitting: Sitting, seat: int) -> Sitting:
    """Invitations to a seat count no longer; the seat stays kept until the host opens it or invites anew."""
    sitting.seat(seat)
    invites = tuple(
        replace(old, revoked=True) if old.seat == seat and old.used_by is None else old for old in sitting.invites
    )
    return replace(sitting, invites=invites)


def revoke_all(sitting: Sitting) -> Sitting:
    for seat in sitting.seats:
        sitting = revoke(sitting, seat.seat)
    return sitting


def set_settings(sitting: Sitting, settings: Settings) -> Sitting:
    return replace(sitting, settings=check_settings(settings))


# The game begins.


def start(sitting: Sitting, level: str) -> Sitting:
    """Bots take the seats that are left, and the game begins."""
    check_status(sitting, OPEN)
    for seat in sitting.seats:
        if seat.kind in (FREE, INVITED):
            sitting = set_bot(sitting, seat.seat, level)
    return begin_if_full(sitting)


def begin_if_full(sitting: Sitting) -> Sitting:
    """The game begins as soon as the last seat is taken."""
    if sitting.row.status != OPEN or any(seat.kind in (FREE, INVITED) for seat in sitting.seats):
        return sitting
    row = sitting.row
    names = [seat.name for seat in sitting.seats]
    table = open_table(sitting.kind, row.players, row.options, names, row.seed)
    return replace(sitting, table=table, row=replace(row, status=PLAYING))


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
