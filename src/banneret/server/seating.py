"""Who sits where: what the commands about seats share."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from banneret.core.bits import BIT
from banneret.core.kind import GameKind
from banneret.core.table import open_table
from banneret.server.errors import BadInput, Conflict
from banneret.server.jobs import DEFAULT_LEVEL, EXPERT, LEVELS, check_level
from banneret.server.names import likeness
from banneret.server.settings import Timeouts
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import BOT, FREE, INVITED, OPEN, OVER, PERSON, PLAYING, HolderRow, Person, SeatRow

BOT_NAMES = (
    "Alienor", "Bertrand", "Cecily", "Dunois", "Edmund", "Froissart",
    "Gaston", "Hawise", "Isabeau", "Jehan", "Katherine", "Lancelin",
)  # fmt: skip


def free_name(name: str, seats: Sequence[SeatRow]) -> str:
    """Two people of one name, or of names that look alike, are told apart by a number."""
    taken = {likeness(seat.name) for seat in seats}
    names = [name, *[f"{name} {number}" for number in range(2, len(seats) + 9)]]
    return next(fresh for fresh in names if likeness(fresh) not in taken)


def style_of(kind: GameKind, seat: SeatRow) -> str:
    """How a bot plays whom an expert stands behind: everybody in their own way, the first one as the expert itself.

    A name has the same style at every table of a game. Whoever stands in for a person has none.
    """
    if seat.kind != BOT or seat.person is not None or LEVELS.get(seat.level) != EXPERT or seat.name not in BOT_NAMES:
        return ""
    styles = ("", *kind.bot.styles())
    return styles[BOT_NAMES.index(seat.name) % len(styles)]


def bot_name(seats: Sequence[SeatRow]) -> str:
    taken = {likeness(seat.name) for seat in seats}
    return next(name for name in BOT_NAMES if likeness(name) not in taken)


def check_status(snapshot: Snapshot, wanted: str) -> None:
    status = snapshot.row.status
    if status != wanted:
        raise Conflict({OPEN: "not_started", PLAYING: "already_started", OVER: "table_over"}[status])


def is_away(seat: SeatRow, now: float, timeouts: Timeouts) -> bool:
    """Whether somebody has been away so long that a bot may be put in."""
    return seat.away_since is not None and now - seat.away_since >= timeouts.grace


def may_host(snapshot: Snapshot, person: str, now: float, timeouts: Timeouts) -> bool:
    """The host decides; while the host is away, has a bot standing in or has not come yet, every player does."""
    if person == snapshot.row.host:
        return True
    places = [seat for seat in snapshot.seats if seat.person == snapshot.row.host]
    return snapshot.belongs(person) and any(
        seat.kind in (BOT, INVITED) or is_away(seat, now, timeouts) for seat in places
    )


def may_decide_late(snapshot: Snapshot, person: str, seat: int, now: float, timeouts: Timeouts) -> bool:
    """Whether somebody decides what becomes of a seat whose time is up: never of the own one, and of the host's every
    player does."""
    own = snapshot.seat_of(person)
    if own == seat:
        return False
    return may_host(snapshot, person, now, timeouts) or (own >= 0 and snapshot.seats[seat].person == snapshot.row.host)


def seat_person(snapshot: Snapshot, person: Person, seat: SeatRow) -> Snapshot:
    others = [other for other in snapshot.seats if other.seat != seat.seat]
    return snapshot.with_seat(
        replace(
            seat, kind=PERSON, person=person.id, level="", name=free_name(person.name, others), away_since=None,
            holiday=person.holiday,
        )
    )  # fmt: skip


def no_longer_kept(snapshot: Snapshot, person: str) -> Snapshot:
    """A seat that was kept for somebody who sits down is kept for a guest of the host's, unless it is that one."""
    for seat in snapshot.seats:
        if seat.kind == INVITED and seat.person == person:
            snapshot = snapshot.with_seat(replace(seat, person=None, name=""))
    return snapshot


def seats_again(snapshot: Snapshot, person: Person) -> list[SeatRow]:
    """The seats of the next game: everybody moves up by one, so that another one begins.

    Whoever had a seat in the end, or a bot standing in, has one again, kept until they come. Bots stay.
    """
    again: list[SeatRow] = []
    for place, seat in enumerate([*snapshot.seats[1:], snapshot.seats[0]]):
        if seat.person is None:
            level = seat.level or DEFAULT_LEVEL
            again.append(SeatRow(place, BOT, level=level, name=seat.name if seat.kind == BOT else bot_name(again)))
        elif seat.person == person.id:
            again.append(
                SeatRow(place, PERSON, person=person.id, name=free_name(person.name, again), holiday=person.holiday)
            )
        else:
            again.append(SeatRow(place, INVITED, person=seat.person, name=seat.name))
    return again


def close_table(snapshot: Snapshot, now: float) -> Snapshot:
    """Give a table up that has not begun."""
    check_status(snapshot, OPEN)
    return replace(revoke_all(snapshot), row=replace(snapshot.row, status=OVER, ended=now))


def put_bot_in(snapshot: Snapshot, place: SeatRow, level: str, claim: str | None) -> Snapshot:
    """A bot plays on for somebody; `claim` is who may reclaim the seat."""
    check_level(level)
    name = bot_name(snapshot.seats) if claim is None else place.name
    bot = replace(place, kind=BOT, person=claim, level=level, name=name, away_since=None, holiday=None)
    return without_draft(snapshot.with_seat(bot), place.seat)


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
    return free.with_seat(replace(place, kind=BOT, person=None, level=level, name=bot_name(snapshot.seats)))


def without_draft(snapshot: Snapshot, seat: int) -> Snapshot:
    """The seat changes hands: what it had begun to answer is thrown away, what it has committed stays."""
    table = snapshot.table
    if table is None or not table.drafts.get(seat) or table.committed & BIT[seat]:
        return snapshot
    fork = table.fork()
    fork.cancel(seat)
    return replace(snapshot, table=fork)


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


def begin_if_full(snapshot: Snapshot) -> Snapshot:
    """The game begins as soon as the last seat is taken."""
    if snapshot.row.status != OPEN or any(seat.kind in (FREE, INVITED) for seat in snapshot.seats):
        return snapshot
    row = snapshot.row
    names = [seat.name for seat in snapshot.seats]
    table = open_table(snapshot.kind, row.players, row.options, names, row.seed)
    return replace(snapshot, table=table, row=replace(row, status=PLAYING, rules=snapshot.kind.rules_version))


def note_holders(snapshot: Snapshot) -> Snapshot:
    """Who sits at a game in play sees the hand of that seat, and may never sit on another one of this game."""
    if snapshot.row.status != PLAYING:
        return snapshot
    held = {holder.person: holder.seat for holder in snapshot.holders}
    fresh: list[HolderRow] = []
    for seat in snapshot.seats:
        if seat.kind != PERSON or seat.person is None:
            continue
        if held.setdefault(seat.person, seat.seat) != seat.seat:
            raise Conflict("one_seat_a_game")
        if all(holder.person != seat.person for holder in snapshot.holders):
            fresh.append(HolderRow(seat.person, seat.seat))
    return replace(snapshot, holders=(*snapshot.holders, *fresh)) if fresh else snapshot


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
            seats.append(SeatRow(seat, PERSON, person=host.id, name=free_name(host.name, seats), holiday=host.holiday))
        elif plan in ("open", "invite"):
            seats.append(SeatRow(seat, FREE if plan == "open" else INVITED))
        else:
            raise BadInput("seat_plan", {"plan": plan[:40]})
    return seats
