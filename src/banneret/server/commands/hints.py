"""A hint at a table of several people is told to all."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from banneret.server.commands.base import Actor, Command
from banneret.server.errors import Conflict, Forbidden
from banneret.server.snapshot import Snapshot
from banneret.server.store.reading import CHAT_KEPT_AT_HAND
from banneret.server.store.rows import HINT_USED, ChatRow


def people_at(snapshot: Snapshot) -> int:
    return sum(1 for seat in snapshot.seats if seat.person is not None)


def hints_allowed(snapshot: Snapshot) -> bool:
    """Alone against bots always; among people where the host allows it."""
    return snapshot.settings.hints or people_at(snapshot) <= 1


def seat_for_hint(snapshot: Snapshot, person: str) -> int:
    """The seat of somebody who may have a hint now."""
    seat = snapshot.seat_of(person)
    if seat < 0:
        raise Conflict("not_seated")
    if not hints_allowed(snapshot):
        raise Forbidden("no_hints")
    if seat not in snapshot.asked():
        raise Conflict("not_asked_now")
    return seat


@dataclass(frozen=True)
class TellHint(Command):
    """A seat gets a hint: where several people play, all of them learn that it did."""

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        seat = seat_for_hint(snapshot, by.id)
        if people_at(snapshot) <= 1:
            return snapshot
        number = snapshot.chat[-1].number + 1 if snapshot.chat else 0
        line = ChatRow(number, by.id, seat, snapshot.seats[seat].name, HINT_USED, by.now)
        return replace(snapshot, chat=(*snapshot.chat[1 - CHAT_KEPT_AT_HAND :], line))
