"""What every table of a hall works with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from banneret.server.clock import Clock, Ids
from banneret.server.desk import Desk
from banneret.server.jobs import Job
from banneret.server.settings import Customs


class Thinking(Protocol):
    """Whoever answers for bots."""

    async def warm_up(self) -> None: ...

    async def think(self, job: Job) -> list[str]: ...

    async def close(self) -> None: ...


@dataclass(frozen=True)
class Services:
    """The database, the time, fresh names, the bots' minds and the customs of the house."""

    desk: Desk
    clock: Clock
    ids: Ids
    thinkers: Thinking
    customs: Customs
