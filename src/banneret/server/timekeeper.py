"""The hourglass of a table: a game's real-time limit, measured here, kept with the table, ended by a recorded act.

What is spent is written down with every change and every few seconds besides. So it survives a restart; what passed
while no server was there to measure does not count.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from banneret.core.errors import UserError
from banneret.core.hourglass import Hourglass, is_up, read_hourglass, turned
from banneret.core.kernel import TABLE
from banneret.core.record import Line
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import BOT, PERSON, SeatRow

if TYPE_CHECKING:
    from banneret.server.live_table import LiveTable

LOG = logging.getLogger(__name__)
BEAT_SECONDS = 5.0  # how often what is spent is written down while nothing else is
LAPSE_SECONDS = 3 * BEAT_SECONDS  # after a longer silence nobody was measuring


def glass_of(snapshot: Snapshot) -> Hourglass | None:
    """The hourglass as it was last written down."""
    return read_hourglass(snapshot.row.clock)


def glass_at(snapshot: Snapshot, now: float) -> Hourglass | None:
    """The hourglass at this moment."""
    glass = glass_of(snapshot)
    return None if glass is None else glass.counted(now, LAPSE_SECONDS)


def clock_after(old: Snapshot, new: Snapshot, lines: list[Line], now: float) -> str:
    """The hourglass, to be kept, when a change has led from one snapshot to another.

    An answer of a bot costs what the game says instead of the time it took; while a bot is asked, or somebody whom the
    limit binds is away, it stands still. Taking an answer back gives no time back.
    """
    if new.table is None:
        return ""
    game = new.table.game
    glass = glass_at(old, now)
    if glass is not None and old.table is not None:
        before = old.table.game
        if before.clock_runs():
            bots = [line for line in lines if line.seat >= 0 and old.seats[line.seat].kind == BOT]
            glass = glass.charged(len(bots) * float(before.clock_charge()))
        for was, seat in zip(old.seats, new.seats, strict=True):
            if glass.runs and _binds(new, seat) and seat.away_since is not None and was.away_since is None:
                glass = glass.charged(min(0.0, seat.away_since - now))
    absent = any(_binds(new, seat) and seat.away_since is not None for seat in new.seats)
    fresh = turned(glass, game, now, not absent and not new.bots_asked())
    return "" if fresh is None else fresh.text()


def _binds(snapshot: Snapshot, seat: SeatRow) -> bool:
    assert snapshot.table is not None
    return seat.kind == PERSON and snapshot.table.game.clock_binds(seat.seat)


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
        glass = glass_of(snapshot)
        return glass is not None and snapshot.table is not None and (glass.runs or is_up(glass, snapshot.table.game))

    def _look_at(self, snapshot: Snapshot) -> float:
        """The next moment to look at the glass."""
        now = self._live.services.clock.now()
        glass = glass_at(snapshot, now)
        assert glass is not None
        assert snapshot.table is not None
        return now + min(BEAT_SECONDS, glass.left(snapshot.table.game))

    def _long_ago(self, snapshot: Snapshot) -> bool:
        """Whether the time has to be measured from now on: the table was read after a silence."""
        glass = glass_of(snapshot)
        return glass is not None and self._live.services.clock.now() - glass.at > LAPSE_SECONDS

    async def _watch(self, watch: int) -> None:
        clock = self._live.services.clock
        try:
            while self._matters(snapshot := await self._live.snapshot()) and watch == self._watches:
                self._next = self._look_at(snapshot)
                if self._next > clock.now() and not self._long_ago(snapshot):
                    await clock.sleep(self._next - clock.now())
                if watch == self._watches:
                    await self._live.by_itself(self._step)
        except UserError as error:
            LOG.warning("table %s: its clock could not be kept: %s", self._live.id, error)
        finally:
            if watch == self._watches:
                self._next = 0.0

    def _step(self, snapshot: Snapshot) -> Snapshot:
        """End the limit if nothing is left of it; else just write down what is spent."""
        table = snapshot.table
        if table is None or not is_up(glass_at(snapshot, self._live.services.clock.now()), table.game):
            return snapshot
        acts = table.game.side(TABLE)
        if not acts:
            return snapshot
        fork = table.fork()
        fork.side(TABLE, acts[0])
        return replace(snapshot, table=fork)
