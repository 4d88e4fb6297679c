"""What every table of a lobby works with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from banneret.server.bot_pace import BotPace
from banneret.server.clock import Clock, Ids
from banneret.server.homes import Homes
from banneret.server.jobs import Job
from banneret.server.keeping import Place, Pulse
from banneret.server.settings import Timeouts
from banneret.server.write_queue import WriteQueue


class Thinking(Protocol):
    """Whoever answers for bots."""

    async def warm_up(self) -> None: ...

    async def think(self, job: Job) -> list[str]: ...

    async def close(self) -> None: ...


@dataclass(frozen=True)
class Services:
    """The database, the time, fresh names, the bots' minds, the timeouts of the server, its place among others, and
    where people come from."""

    queue: WriteQueue
    clock: Clock
    ids: Ids
    thinkers: Thinking
    timeouts: Timeouts
    place: Place = field(default_factory=Place)
    pulse: Pulse = field(default_factory=Pulse)
    pace: BotPace = field(default_factory=BotPace)
    homes: Homes = field(default_factory=Homes)
