"""Playing again: one offer for everybody who was at the table."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from banneret.server.commands.base import Actor, Command
from banneret.server.errors import Conflict, Forbidden
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import INVITED, OPEN, OVER


@dataclass(frozen=True)
class OfferRematch(Command):
    """The next game of this group is at that table. Of several offers the first one counts."""

    table: str

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        if all(seat.person != by.id for seat in snapshot.seats):
            raise Forbidden("not_seated")
        if snapshot.row.status != OVER:
            raise Conflict("not_over")
        if snapshot.table is None:
            raise Conflict("never_played")
        if snapshot.row.next_table:
            return snapshot
        return replace(snapshot, row=replace(snapshot.row, next_table=self.table))


@dataclass(frozen=True)
class Decline(Command):
    """No, thank you: the seat that is kept for this person is kept for a guest of the host's."""

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        for seat in snapshot.seats:
            if seat.kind == INVITED and seat.person == by.id and snapshot.row.status == OPEN:
                return snapshot.with_seat(replace(seat, person=None, name=""))
        raise Forbidden("not_seated")
