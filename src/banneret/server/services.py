"""What every table of a lobby works with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from banneret.server.clock import Clock, Ids
from banneret.server.jobs import Job
from banneret.server.settings import Timeouts
from banneret.server.write_queue import WriteQueue


class Thinking(Protocol):
    """Whoever answers for bots."""

    async def warm_up(self) -> None: ...

    async def think(self, job: Job) -> list[str]: ...

    async def close(self) -> None: ...


@dataclass(frozen=True)
class Services:
    """The database, the time, fresh names, the bots' minds and the timeouts of the server."""

    queue: WriteQueue
    clock: Clock
    ids: Ids
    thinkers: Thinking
    timeouts: Timeouts
