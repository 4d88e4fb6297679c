"""When somebody's time to answer is up: a bot takes over, or the host decides."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from banneret.server.answer_times import clock_at, given_more, too_late
from banneret.server.commands.base import Actor, Command
from banneret.server.errors import Conflict, Forbidden
from banneret.server.jobs import DEFAULT_LEVEL
from banneret.server.seating import may_decide_late, put_bot_in
from banneret.server.settings import BOT_TAKES_OVER
from banneret.server.snapshot import Snapshot


def after_time(snapshot: Snapshot, now: float) -> Snapshot:
    """What follows where time is up, as the table was made: a bot plays on, or those who decide are told."""
    for seat in too_late(snapshot, now):
        if snapshot.settings.time_out == BOT_TAKES_OVER:
            place = snapshot.seats[seat]
            snapshot = put_bot_in(snapshot, place, DEFAULT_LEVEL, place.person)
        else:
            late = replace(clock_at(snapshot, seat, now), late=True)
            snapshot = replace(snapshot, clocks=snapshot.clocks.with_seat(seat, late))
    return snapshot


@dataclass(frozen=True)
class AboutLate(Command):
    """Something that the host decides about somebody whose time is up; about the host the other players do."""

    seat: int

    def check(self, snapshot: Snapshot, by: Actor) -> None:
        super().check(snapshot, by)
        place = snapshot.seat(self.seat)
        if not snapshot.clocks.seats or not snapshot.clocks.seats[self.seat].late:
            raise Conflict("not_late", {"name": place.name})
        if not may_decide_late(snapshot, by.id, self.seat, by.now, by.timeouts):
            raise Forbidden("not_host")


@dataclass(frozen=True)
class WaitOn(AboutLate):
    """Everybody waits on: as long again as an answer may take."""

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        clocks = snapshot.clocks.with_seat(self.seat, given_more(snapshot, self.seat))
        return replace(snapshot, clocks=clocks)


@dataclass(frozen=True)
class ReplaceLate(AboutLate):
    """A bot plays on until the seat is taken back."""

    level: str = DEFAULT_LEVEL

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        place = snapshot.seats[self.seat]
        return put_bot_in(snapshot, place, self.level, place.person)
