"""The tutor of a server: hints at once, reviews in the background, in a process that no bot waits for."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from typing import Protocol

import msgspec

from banneret.server.compiled_engine import CompiledEngine
from banneret.server.errors import StoreError
from banneret.server.teaching import Lesson, Taught
from banneret.server.thinkers import Worker

LOG = logging.getLogger(__name__)
LIMIT = 60.0
COMMAND = (sys.executable, "-P", "-m", "banneret.server.tutor")


class Teaching(Protocol):
    """Whoever gives hints and reviews games."""

    async def teach(self, job: Lesson) -> Taught: ...

    async def close(self) -> None: ...


class Tutors:
    """One process, which starts when it is first needed. Who asks waits until it is free.

    A review is asked for in short parts, so that a hint waits for one of them at most.
    """

    def __init__(
        self, engine: CompiledEngine | None = None, limit: float = LIMIT, command: Sequence[str] = COMMAND
    ) -> None:  # fmt: skip
        self.engine = engine or CompiledEngine(None)
        self.limit = limit
        self.command = command
        self._worker: Worker | None = None
        self._free = asyncio.Lock()
        self._closed = False

    async def teach(self, job: Lesson) -> Taught:
        """What the tutor tells; an error where it cannot be had."""
        async with self._free:
            if self._closed:
                raise StoreError("server_stops")
            try:
                async with asyncio.timeout(self.limit):
                    taught = await self._ask(job)
            except (OSError, TimeoutError, ValueError) as error:
                await self._end()
                if self._closed:
                    raise StoreError("server_stops") from error
                LOG.warning("the tutor gave no answer: %r", error)
                raise StoreError("tutor_away") from error
            except BaseException:
                await self._end()
                raise
        if taught.trouble:
            LOG.error("the tutor failed: %s", taught.trouble)
            raise StoreError("tutor_away")
        return taught

    async def _ask(self, job: Lesson) -> Taught:
        package = self.engine.package_for(job.game)
        if self._worker is not None and self._worker.package != package:
            await self._end()
        if self._worker is None:
            self._worker = await Worker.start(self.command, package)
        self._worker.jobs.write(msgspec.json.encode(job) + b"\n")
        await self._worker.jobs.drain()
        line = await self._worker.thoughts.readline()
        if not line.endswith(b"\n"):
            raise ConnectionError("the tutor is gone")
        return msgspec.json.decode(line, type=Taught)

    async def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()

    async def close(self) -> None:
        self._closed = True
        await self._end()
