"""Who is writing in the chat now: told by their pages, shown to those who read the chat, and kept in memory alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import Person
from banneret.server.transition import CHAT

if TYPE_CHECKING:
    from banneret.server.live_table import LiveTable

LASTS_SECONDS = 6.0


@dataclass(frozen=True)
class Writer:
    """Somebody who writes; until when that is believed, by the steady clock."""

    person: Person
    until: float
    begun: int


class Writers:
    """Those who write at a table. Their pages say so again every few seconds; who does not is forgotten.

    Pages are woken when somebody begins or ends, not by every sign. Other servers with pages of the table are not told.
    """

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.now: dict[str, Writer] = {}
        self._signs = 0

    def sign(self, person: Person) -> None:
        """Somebody has just written a letter."""
        known, self._signs = self.now.get(person.id), self._signs + 1
        begun = self._signs if known is None else known.begun
        self.now[person.id] = Writer(person, self._live.services.clock.steady() + LASTS_SECONDS, begun)
        if known is None:
            self._live.stir(frozenset({CHAT}))
            self._live.background(self._wait_for(person.id, begun))

    def ended(self, person: str) -> None:
        """The line was sent, or nothing more was written."""
        if self.now.pop(person, None) is not None:
            self._live.stir(frozenset({CHAT}))

    async def _wait_for(self, person: str, begun: int) -> None:
        clock = self._live.services.clock
        while (writer := self.now.get(person)) is not None and writer.begun == begun:
            if (left := writer.until - clock.steady()) <= 0:
                self.ended(person)
                return
            await clock.sleep(left)

    def others(self, snapshot: Snapshot, reader: str) -> tuple[str, ...]:
        """The names of the others who write, as far as they may talk at this table now."""
        names = []
        for id, writer in self.now.items():
            seat = snapshot.seat_of(id)
            if id != reader and snapshot.may_see(id) and snapshot.may_talk(seat):
                names.append(snapshot.seats[seat].name if seat >= 0 else writer.person.name)
        return tuple(names)
