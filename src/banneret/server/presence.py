"""Who is there: somebody with an open stream, or who has just asked for something."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from banneret.core.errors import UserError
from banneret.server.sitting import Sitting
from banneret.server.store.rows import OVER, PERSON

if TYPE_CHECKING:
    from banneret.server.live_table import LiveTable

LOG = logging.getLogger(__name__)


class Presence:
    """Notes at a table since when a player is away, after a while without any sign (`Customs.linger`)."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._streams: Counter[str] = Counter()
        self._seen: dict[str, float] = {}
        self._watched: set[str] = set()

    def came(self, person: str, sitting: Sitting) -> None:
        """A stream was opened."""
        self._streams[person] += 1
        self.sign(person, sitting)

    def went(self, person: str, sitting: Sitting) -> None:
        """A stream was closed."""
        self._streams[person] -= 1
        self.sign(person, sitting)

    def sign(self, person: str, sitting: Sitting) -> None:
        """Somebody asked for something."""
        seat = sitting.seat_of(person)
        if seat < 0 or sitting.row.status == OVER:
            return
        self._seen[person] = self._live.services.clock.now()
        if sitting.seats[seat].away_since is not None:
            self._live.background(self._note(person, None))
        self._watch(person)

    def look_around(self, sitting: Sitting) -> None:
        """Watch everybody who sits there, also those who have not been seen since the server started."""
        for seat in sitting.seats:
            if seat.kind == PERSON and seat.person is not None and sitting.row.status != OVER:
                self._seen.setdefault(seat.person, self._live.services.clock.now())
                if seat.away_since is None:
                    self._watch(seat.person)

    def _watch(self, person: str) -> None:
        if person not in self._watched and self._streams[person] == 0:
            self._watched.add(person)
            self._live.background(self._wait_for(person))

    async def _wait_for(self, person: str) -> None:
        clock = self._live.services.clock
        try:
            while self._streams[person] == 0:
                wait = self._seen[person] + self._live.services.customs.linger - clock.now()
                if wait <= 0:
                    await self._note(person, self._seen[person])
                    return
                await clock.sleep(wait)
        finally:
            self._watched.discard(person)

    async def _note(self, person: str, away_since: float | None) -> None:
        def step(sitting: Sitting) -> Sitting:
            seat = sitting.seat_of(person)
            if seat < 0 or sitting.row.status == OVER:
                return sitting
            return sitting.with_seat(replace(sitting.seats[seat], away_since=away_since))

        try:
            await self._live.by_itself(step)
        except UserError as error:
            LOG.warning("table %s: it could not be noted who is there: %s", self._live.id, error)
