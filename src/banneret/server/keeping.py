"""Which server looks after a table: there its bots think and its clock is kept, nowhere else.

The table's row names its keeper: the server that wrote to it when there was nothing to look after. While a server keeps
tables it counts up a beat in the database. Others who have the table open watch the beat by their own steady clock, so
that no clock need be right: where it stands still, one of them takes the table over. Where only bots play and nobody
looks any more, the keeper lets the table go, and nobody takes it over before somebody looks again.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TYPE_CHECKING

from banneret.core.errors import UserError
from banneret.server.answer_times import needs_watch
from banneret.server.commands import TakeOver
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import OVER
from banneret.server.table_clock import glass_of

if TYPE_CHECKING:
    from banneret.server.live_table import LiveTable
    from banneret.server.services import Services

LOG = logging.getLogger(__name__)
BEAT_SECONDS = 0.5
DEAD_SECONDS = 2.0  # without a beat, a keeper counts as gone
STUCK_SECONDS = 20.0  # beyond the pace of the bots: a keeper that beats, but does nothing


@dataclass(frozen=True)
class Place:
    """A server among those that share a database. Servers of one name take themselves for one.

    Of several processes behind one front, each has the tables whose names fall to its number.
    """

    name: str = ""
    number: int = 0
    of: int = 1

    def holds(self, table: str) -> bool:
        return place_of(table, self.of) == self.number


def place_of(table: str, places: int) -> int:
    """The process where a table is played. When processes are added, most tables stay where they are."""
    if places == 1:
        return 0
    digests = [blake2b(f"{number} {table}".encode(), digest_size=8).digest() for number in range(places)]
    return max(range(places), key=digests.__getitem__)


@dataclass
class Pulse:
    """What the servers of a database tell of themselves: that they live."""

    kept: set[str] = field(default_factory=set)
    watched: set[str] = field(default_factory=set)
    beats: dict[str, int] = field(default_factory=dict)

    async def beat_on(self, services: Services) -> None:
        """Beat while tables are kept here, and hear others beat while tables are watched."""
        queue, name = services.queue, services.place.name
        while True:
            try:
                if self.kept and name:
                    await queue.call(queue.store.beat, name)
                if self.watched:
                    self.beats = await queue.call(queue.store.beats)
            except UserError as error:
                LOG.warning("the servers of this database could not be heard: %s", error)
            await services.clock.sleep(BEAT_SECONDS)


def needs_keeper(snapshot: Snapshot) -> bool:
    """Whether there is something to look after: a bot is asked, or time runs."""
    if snapshot.table is None or snapshot.row.status == OVER:
        return False
    glass = glass_of(snapshot)
    return bool(snapshot.bots_asked()) or (glass is not None and glass.runs) or needs_watch(snapshot)


def keeper_after(old: Snapshot, new: Snapshot, here: str) -> str:
    """The keeper of a table after a change that this server writes."""
    if new.row.keeper != old.row.keeper or (old.row.keeper and needs_keeper(old)):
        return new.row.keeper
    return here


class Keeping:
    """Whether a table is kept here; where it is not, watches over its keeper."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    def is_here(self, snapshot: Snapshot) -> bool:
        return snapshot.row.keeper == self._live.services.place.name

    def wake(self, snapshot: Snapshot) -> None:
        services, id = self._live.services, self._live.id
        needed = self._is_needed(snapshot)
        if needed and self.is_here(snapshot):
            services.pulse.kept.add(id)
            return
        services.pulse.kept.discard(id)
        if needed and id not in services.pulse.watched:
            services.pulse.watched.add(id)
            self._live.background(self._watch())
        elif not needed and needs_keeper(snapshot) and self.is_here(snapshot) and services.place.name:
            self._live.background(self._hand_to("", services.place.name))

    def _is_needed(self, snapshot: Snapshot) -> bool:
        """Whether there is something to look after, and somebody for whom."""
        return needs_keeper(snapshot) and not self._live.unwatched(snapshot)

    async def _watch(self) -> None:
        services, pulse = self._live.services, self._live.services.pulse
        signs: tuple[object, ...] = ()
        moves: tuple[object, ...] = ()
        alive = moved = services.clock.steady()
        try:
            while not self.is_here(snapshot := await self._live.snapshot()) and self._is_needed(snapshot):
                now, keeper = services.clock.steady(), snapshot.row.keeper
                if moves != (keeper, snapshot.versions().moves):
                    moves, moved = (keeper, snapshot.versions().moves), now
                if signs != (*moves, pulse.beats.get(keeper, 0)):
                    signs, alive = (*moves, pulse.beats.get(keeper, 0)), now
                stuck = bool(snapshot.bots_asked()) and now - moved >= STUCK_SECONDS + snapshot.settings.pace
                if not keeper or stuck or now - alive >= DEAD_SECONDS:
                    await self._hand_to(services.place.name, keeper)
                await services.clock.sleep(BEAT_SECONDS)
        finally:
            pulse.watched.discard(self._live.id)

    async def _hand_to(self, keeper: str, before: str) -> None:
        try:
            await self._live.by_itself(TakeOver(before, keeper))
        except UserError as error:
            LOG.warning("table %s could not be taken over: %s", self._live.id, error)
