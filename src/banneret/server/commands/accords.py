"""A pause that all people at the table agree to, and other things that need everybody's consent."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from banneret.server.accords import PAUSE, TAKE_BACK, Offer
from banneret.server.agreeing import settled
from banneret.server.commands.base import Actor, Command, Stale
from banneret.server.commands.playing import check_not_paused, table_in_play
from banneret.server.errors import Conflict, Forbidden
from banneret.server.seating import check_status
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import PLAYING
from banneret.server.taking_back import last_answer, may_ask_back


def own_place(snapshot: Snapshot, by: Actor) -> int:
    """The seat of somebody who plays in a game that is going on."""
    check_status(snapshot, PLAYING)
    seat = snapshot.seat_of(by.id)
    if seat < 0:
        raise Forbidden("not_seated")
    return seat


def offer_numbered(snapshot: Snapshot, number: int) -> Offer:
    """An offer that is still open."""
    for offer in snapshot.accords.offers:
        if offer.number == number:
            return offer
    raise Conflict("offer_gone")


@dataclass(frozen=True)
class OfferPause(Command):
    """Somebody would like the game to rest. Who offers it while another one does agrees to that."""

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        seat, accords = own_place(snapshot, by), snapshot.accords
        if accords.paused:
            return snapshot
        known = accords.offer(PAUSE)
        if known is not None:
            return Agree(known.number).apply(snapshot, by)
        return settled(snapshot, Offer(accords.asked + 1, PAUSE, seat, (seat,)), by.now)


@dataclass(frozen=True)
class AskBack(Command):
    """Somebody would like to take the own last answer back, with everything that came after it.

    `lines` is how long the record was for who asks: where it has grown since, they have not seen what they ask for.
    """

    lines: int

    def takes_long(self) -> bool:
        return True

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        seat, accords, table = own_place(snapshot, by), snapshot.accords, table_in_play(snapshot)
        if not snapshot.settings.take_backs:
            raise Forbidden("no_take_backs")
        check_not_paused(snapshot)
        if accords.offer(TAKE_BACK) is not None:
            raise Conflict("offer_open")
        if len(table.record.lines) != self.lines:
            raise Stale
        if not may_ask_back(snapshot, seat):
            raise Conflict("nothing_to_ask_back")
        offer = Offer(accords.asked + 1, TAKE_BACK, seat, (seat,), self.lines, last_answer(table, seat))
        return settled(snapshot, offer, by.now)


@dataclass(frozen=True)
class Agree(Command):
    """Say yes to an offer, which is known by its number: one that has gone since counts no longer."""

    number: int

    def takes_long(self) -> bool:
        return True

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        seat, offer = own_place(snapshot, by), offer_numbered(snapshot, self.number)
        if seat in offer.agreed:
            return snapshot
        return settled(snapshot, replace(offer, agreed=(*offer.agreed, seat)), by.now)


@dataclass(frozen=True)
class Refuse(Command):
    """Say no to an offer, or withdraw the own one."""

    number: int

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        own_place(snapshot, by)
        offer = offer_numbered(snapshot, self.number)
        return replace(snapshot, accords=snapshot.accords.without(offer.what))


@dataclass(frozen=True)
class Resume(Command):
    """The game goes on; everybody who plays may want it."""

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        own_place(snapshot, by)
        return replace(snapshot, accords=replace(snapshot.accords, paused=0.0))
