"""The clock of a table: how far a game's real-time limit is spent, kept with the table's row.

What is spent is written down with every change and every few seconds besides. So it survives a restart; what passed
while no server was there to measure does not count.
"""

from __future__ import annotations

from banneret.core.hourglass import Hourglass, read_hourglass, turned
from banneret.core.record import Line
from banneret.server.accords import TAKE_BACK
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import BOT, PERSON, SeatRow

BEAT_SECONDS = 5.0  # how often what is spent is written down while nothing else is
LAPSE_SECONDS = 3 * BEAT_SECONDS  # after a longer silence nobody was measuring


def glass_of(snapshot: Snapshot) -> Hourglass | None:
    """The hourglass as it was last written down; of a game that does not go on there is none."""
    return None if snapshot.stopped is not None else read_hourglass(snapshot.row.clock)


def glass_at(snapshot: Snapshot, now: float) -> Hourglass | None:
    """The hourglass at this moment."""
    glass = glass_of(snapshot)
    return None if glass is None else glass.counted(now, LAPSE_SECONDS)


def clock_after(old: Snapshot, new: Snapshot, lines: list[Line], now: float) -> str:
    """The hourglass, to be kept, when a change has led from one snapshot to another.

    An answer of a bot costs what the game says instead of the time it took; while a bot is asked, or somebody whom the
    limit binds is away, while people are asked about taking back, and in a pause, it stands still. Taking an answer
    back gives no time back.
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
    rests = new.paused or new.accords.offer(TAKE_BACK) is not None
    fresh = turned(glass, game, now, not absent and not rests and not new.bots_asked())
    return "" if fresh is None else fresh.text()


def _binds(snapshot: Snapshot, seat: SeatRow) -> bool:
    assert snapshot.table is not None
    return seat.kind == PERSON and snapshot.table.game.clock_binds(seat.seat)
