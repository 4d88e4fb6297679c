"""How long the bots let people wait."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from banneret.server.commands.base import Actor, Command
from banneret.server.commands.host import HostCommand
from banneret.server.errors import Forbidden
from banneret.server.seating import check_status
from banneret.server.settings import check_settings
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import PLAYING


@dataclass(frozen=True)
class Hurry(Command):
    """Bots move at once until the next answer of a person; everybody who plays may want it."""

    def check(self, snapshot: Snapshot, by: Actor) -> None:
        super().check(snapshot, by)
        if snapshot.seat_of(by.id) < 0:
            raise Forbidden("not_seated")

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        check_status(snapshot, PLAYING)
        return replace(snapshot, settings=replace(snapshot.settings, hurried=snapshot.steps + 1))


@dataclass(frozen=True)
class ChangePace(HostCommand):
    """Another pace of the bots, and nothing else."""

    pace: float

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        return replace(snapshot, settings=check_settings(replace(snapshot.settings, pace=self.pace)))
