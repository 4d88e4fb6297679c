"""What a table does without anybody's command: it notes who is away, and keeps its clock."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from banneret.core.hourglass import is_up
from banneret.core.kernel import TABLE
from banneret.server.commands.base import Actor, Command
from banneret.server.commands.late import after_time
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import OVER
from banneret.server.table_clock import glass_at


@dataclass(frozen=True)
class NoteAbsence(Command):
    """Somebody has been away since then; None: is back."""

    person: str
    away_since: float | None

    def check(self, snapshot: Snapshot, by: Actor) -> None:
        return None

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        seat = snapshot.seat_of(self.person)
        if seat < 0 or snapshot.row.status == OVER:
            return snapshot
        return snapshot.with_seat(replace(snapshot.seats[seat], away_since=self.away_since))


@dataclass(frozen=True)
class TakeOver(Command):
    """Another server looks after the table, or none: the one before has fallen silent, or nobody looks any more."""

    before: str
    keeper: str

    def check(self, snapshot: Snapshot, by: Actor) -> None:
        return None

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        if snapshot.row.keeper != self.before:
            return snapshot
        return replace(snapshot, row=replace(snapshot.row, keeper=self.keeper))


@dataclass(frozen=True)
class KeepTime(Command):
    """End the real-time limit if nothing is left of it, and see who is too late; else just write down what is spent."""

    def check(self, snapshot: Snapshot, by: Actor) -> None:
        return None

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        snapshot = after_time(snapshot, by.now)
        table = snapshot.table
        if table is None or snapshot.paused or not is_up(glass_at(snapshot, by.now), table.game):
            return snapshot
        acts = table.game.side(TABLE)
        if not acts:
            return snapshot
        fork = table.fork()
        fork.side(TABLE, acts[0])
        return replace(snapshot, table=fork)
