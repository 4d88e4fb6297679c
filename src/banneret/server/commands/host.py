"""What the host decides; while the host is away, every player does."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from banneret.server.commands.base import Actor, Command
from banneret.server.errors import Conflict, Forbidden
from banneret.server.invitations import token_hash
from banneret.server.jobs import DEFAULT_LEVEL
from banneret.server.seating import check_status, close_table, is_away, may_host, put_bot_in, revoke, set_bot
from banneret.server.settings import Settings, check_settings
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import BOT, FREE, INVITED, OPEN, OVER, PERSON, PLAYING, InviteRow


@dataclass(frozen=True)
class HostCommand(Command):
    """Something that only the host may do."""

    def check(self, snapshot: Snapshot, by: Actor) -> None:
        super().check(snapshot, by)
        if not may_host(snapshot, by.id, by.now, by.timeouts):
            raise Forbidden("not_host")


@dataclass(frozen=True)
class Start(HostCommand):
    """Begin now, with bots on the seats that are left."""

    level: str = DEFAULT_LEVEL

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        check_status(snapshot, OPEN)
        for seat in snapshot.seats:
            if seat.kind in (FREE, INVITED):
                snapshot = set_bot(snapshot, seat.seat, self.level)
        return snapshot


@dataclass(frozen=True)
class CloseTable(HostCommand):
    """Give the table up before the game begins."""

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        return close_table(snapshot, by.now)


@dataclass(frozen=True)
class SetBot(HostCommand):
    """Put a bot on a seat where nobody sits, or let a bot play at another level."""

    seat: int
    level: str = DEFAULT_LEVEL

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        return set_bot(snapshot, self.seat, self.level)


@dataclass(frozen=True)
class OpenSeat(HostCommand):
    """Let anybody sit down there; invitations to it count no longer."""

    seat: int

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        check_status(snapshot, OPEN)
        place = snapshot.seat(self.seat)
        if place.kind == PERSON:
            raise Conflict("seat_taken", {"seat": self.seat})
        return revoke(snapshot, self.seat).with_seat(replace(place, kind=FREE, person=None, level="", name=""))


@dataclass(frozen=True)
class ReplaceAbsent(HostCommand):
    """A bot for somebody who has been away longer than the grace time; in play the seat can be reclaimed."""

    seat: int
    level: str = DEFAULT_LEVEL

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        place = snapshot.seat(self.seat)
        if snapshot.row.status == OVER:
            raise Conflict("table_over")
        if place.kind != PERSON:
            raise Conflict("nobody_there", {"seat": self.seat})
        if not is_away(place, by.now, by.timeouts):
            raise Conflict("not_away", {"name": place.name, "seconds": int(by.timeouts.grace)})
        claim = place.person if snapshot.row.status == PLAYING else None
        return put_bot_in(snapshot, place, self.level, claim)


@dataclass(frozen=True)
class Invite(HostCommand):
    """Keep a seat for who has the link with this token. An earlier invitation to it counts no longer.

    Not where a finished game is played on: whoever has seen its end knows every hand.
    """

    seat: int
    token: str
    nonce: str = ""

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        place = snapshot.seat(self.seat)
        if snapshot.row.status == OVER:
            raise Conflict("table_over")
        if snapshot.settings.played_on:
            raise Conflict("played_on_alone")
        if place.kind == PERSON or (place.kind == BOT and place.person is not None):
            raise Conflict("seat_taken", {"seat": place.seat})
        invitation = InviteRow(
            token_hash(self.token), self.seat, by.now, by.now + by.timeouts.invitation, nonce=self.nonce
        )  # fmt: skip
        kept = revoke(snapshot, place.seat)
        kept = replace(kept, invites=(*kept.invites, invitation))
        if snapshot.row.status == OPEN:
            kept = kept.with_seat(replace(place, kind=INVITED, person=None, level="", name=""))
        return kept


@dataclass(frozen=True)
class Revoke(HostCommand):
    """Invitations to a seat count no longer."""

    seat: int

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        return revoke(snapshot, self.seat)


@dataclass(frozen=True)
class ChangeSettings(HostCommand):
    """Another pace, odds or not, and who may watch."""

    settings: Settings

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        return replace(snapshot, settings=check_settings(self.settings))
