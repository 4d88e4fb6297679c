"""Who is there: somebody with an open stream, or who has just asked for something."""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING

from banneret.core.errors import UserError
from banneret.server.commands import NoteAbsence
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import OVER, PERSON
from banneret.server.transition import SEATS

if TYPE_CHECKING:
    from banneret.server.live_table import LiveTable

LOG = logging.getLogger(__name__)
VOUCHED_SECONDS = 600.0


class Presence:
    """Notes at a table since when a player is away, after a while without any sign (`Timeouts.linger`).

    Several servers may keep the same table live. Who has a stream open at one of them is there: that server takes the
    note of another one back, and the other one believes it for a while (`VOUCHED_SECONDS`).
    """

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._streams: Counter[str] = Counter()
        self._seen: dict[str, float] = {}
        self._watched: set[str] = set()
        self._noted: set[str] = set()
        self._vouched: dict[str, float] = {}
        self._ripening: set[tuple[str, float]] = set()

    def came(self, person: str, snapshot: Snapshot) -> None:
        """A stream was opened."""
        self._streams[person] += 1
        self.sign(person, snapshot)

    def went(self, person: str, snapshot: Snapshot) -> None:
        """A stream was closed."""
        self._streams[person] -= 1
        self.sign(person, snapshot)

    def sign(self, person: str, snapshot: Snapshot) -> None:
        """Somebody asked for something."""
        seat = snapshot.seat_of(person)
        if seat < 0 or snapshot.row.status == OVER:
            return
        self._seen[person] = self._live.services.clock.steady()
        self._noted.discard(person)
        self._vouched.pop(person, None)
        if snapshot.seats[seat].away_since is not None:
            self._live.background(self._is_back(person))
        self._watch(person)

    def look_around(self, snapshot: Snapshot) -> None:
        """Watch everybody who sits there, also those who have not been seen since the server started."""
        if snapshot.row.status == OVER:
            return
        now = self._live.services.clock.steady()
        for seat in snapshot.seats:
            if seat.kind != PERSON or seat.person is None:
                continue
            self._seen.setdefault(seat.person, now)
            if seat.away_since is None:
                if seat.person in self._noted:
                    self._noted.discard(seat.person)
                    self._vouched[seat.person] = now + VOUCHED_SECONDS
                self._watch(seat.person)
            elif self._streams[seat.person] > 0:
                self._live.background(self._is_back(seat.person))
            else:
                self._ripen(seat.person, seat.away_since)

    def _watch(self, person: str) -> None:
        vouched = self._vouched.get(person, float("-inf")) > self._live.services.clock.steady()
        if person not in self._watched and self._streams[person] == 0 and not vouched:
            self._watched.add(person)
            self._live.background(self._wait_for(person))

    def _ripen(self, person: str, away_since: float) -> None:
        """When the grace time is over, the pages of those who may put a bot in have to show it."""
        ripe = away_since + self._live.services.timeouts.grace
        if (person, ripe) not in self._ripening and ripe > self._live.services.clock.now():
            self._ripening.add((person, ripe))
            self._live.background(self._wait_until_ripe(person, ripe))

    async def _wait_until_ripe(self, person: str, ripe: float) -> None:
        clock = self._live.services.clock
        try:
            while (wait := ripe - clock.now()) > 0:
                await clock.sleep(wait)
            self._live.stir(frozenset({SEATS}))
        finally:
            self._ripening.discard((person, ripe))

    async def _wait_for(self, person: str) -> None:
        clock = self._live.services.clock
        try:
            while self._streams[person] == 0:
                unseen = clock.steady() - self._seen[person]
                wait = self._live.services.timeouts.linger - unseen
                if wait <= 0:
                    if await self._note(person, clock.now() - unseen):
                        self._noted.add(person)
                    return
                await clock.sleep(wait)
        finally:
            self._watched.discard(person)

    async def _is_back(self, person: str) -> None:
        await self._note(person, None)

    async def _note(self, person: str, away_since: float | None) -> bool:
        """Whether it could be noted."""
        try:
            await self._live.by_itself(NoteAbsence(person, away_since))
        except UserError as error:
            LOG.warning("table %s: it could not be noted who is there: %s", self._live.id, error)
            return False
        return True
