"""Watches over the clocks of a table: ends a real-time limit by a recorded act, and tells who takes too long."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from banneret.core.errors import UserError
from banneret.core.hourglass import is_up
from banneret.server.answer_times import left_at, needs_watch, running
from banneret.server.commands import KeepTime
from banneret.server.snapshot import Snapshot
from banneret.server.table_clock import BEAT_SECONDS, LAPSE_SECONDS, glass_at, glass_of

if TYPE_CHECKING:
    from banneret.server.live_table import LiveTable

LOG = logging.getLogger(__name__)


class Timekeeper:
    """Watches over one table: writes down what is spent, and tells the game when the time is up."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._watches = 0
        self._next = 0.0  # when the present watch looks again; 0 without one

    def wake(self, snapshot: Snapshot) -> None:
        """Watch if there is something to watch; anew if it may be up before the present watch looks again."""
        if not self._matters(snapshot):
            return
        if self._next == 0.0 or self._look_at(snapshot) < self._next:
            self._watches += 1
            self._next = self._look_at(snapshot)
            self._live.background(self._watch(self._watches))

    def _matters(self, snapshot: Snapshot) -> bool:
        if snapshot.paused or not self._live.keeping.is_here(snapshot):
            return False
        return needs_watch(snapshot) or self._glass_matters(snapshot)

    def _glass_matters(self, snapshot: Snapshot) -> bool:
        glass = glass_of(snapshot)
        return glass is not None and snapshot.table is not None and (glass.runs or is_up(glass, snapshot.table.game))

    def _look_at(self, snapshot: Snapshot) -> float:
        """The next moment to look at the clocks, by the steady clock."""
        clock = self._live.services.clock
        now, wait = clock.now(), BEAT_SECONDS
        glass = glass_at(snapshot, now)
        if glass is not None and snapshot.table is not None and self._glass_matters(snapshot):
            wait = min(wait, glass.left(snapshot.table.game))
        if needs_watch(snapshot):
            wait = min([wait, *[left_at(snapshot, seat, now) for seat in running(snapshot)]])
        return clock.steady() + wait

    def _long_ago(self, snapshot: Snapshot) -> bool:
        """Whether the time has to be measured from now on: the table was read after a silence."""
        now, glass = self._live.services.clock.now(), glass_of(snapshot)
        long_ago = needs_watch(snapshot) and now - snapshot.clocks.at > LAPSE_SECONDS
        return long_ago or (glass is not None and self._glass_matters(snapshot) and now - glass.at > LAPSE_SECONDS)

    async def _watch(self, watch: int) -> None:
        clock = self._live.services.clock
        try:
            while self._matters(snapshot := await self._live.snapshot()) and watch == self._watches:
                self._next = self._look_at(snapshot)
                if self._next > clock.steady() and not self._long_ago(snapshot):
                    await clock.sleep(self._next - clock.steady())
                if watch == self._watches:
                    await self._live.by_itself(KeepTime())
        except UserError as error:
            LOG.warning("table %s: its clock could not be kept: %s", self._live.id, error)
        finally:
            if watch == self._watches:
                self._next = 0.0
