"""How an offer at a table is settled: it is open while somebody's consent is missing, then it is carried out."""

from __future__ import annotations

from msgspec.structs import replace

from banneret.server.accords import PAUSE, TAKE_BACK, Offer
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import PERSON, PLAYING
from banneret.server.taking_back import taken_back


def people_seats(snapshot: Snapshot) -> list[int]:
    """The seats where people play; bots agree to everything."""
    return [seat.seat for seat in snapshot.seats if seat.kind == PERSON]


def settled(snapshot: Snapshot, offer: Offer, now: float) -> Snapshot:
    """The offer with those who have agreed so far; carried out once nobody's consent is missing."""
    open_offer = replace(snapshot, accords=snapshot.accords.with_offer(offer))
    if any(seat not in offer.agreed for seat in people_seats(snapshot)):
        return open_offer
    if offer.what == TAKE_BACK:
        return taken_back(open_offer, offer)
    return replace(open_offer, accords=replace(open_offer.accords.without(offer.what), paused=now))


def after_command(snapshot: Snapshot, now: float) -> Snapshot:
    """Where somebody got up or let a bot play, an offer may have lost who made it, or need nobody's consent any more.

    A game that rests goes on when nobody is left who could let it. Who asks to take an answer back asks in vain once
    somebody has answered, or the one who had to agree is gone.
    """
    if not snapshot.accords.paused and not snapshot.accords.offers:
        return snapshot
    table = snapshot.table
    in_play = snapshot.row.status == PLAYING and table is not None and not table.game.over
    people = people_seats(snapshot) if in_play else []
    if not people:
        return replace(snapshot, accords=replace(snapshot.accords, paused=0.0, offers=()))
    for offer in snapshot.accords.offers:
        answered = table is not None and offer.what == TAKE_BACK and len(table.record.lines) != offer.lines
        alone = offer.what == TAKE_BACK and all(seat in offer.agreed for seat in people)
        if offer.seat not in people or answered or alone:
            snapshot = replace(snapshot, accords=snapshot.accords.without(offer.what))
        elif offer.what == PAUSE:
            snapshot = settled(snapshot, offer, now)
    return snapshot
