"""Bots think in processes of their own: they never block the server, and one that takes too long is ended."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from banneret.server.compiled_engine import CompiledEngine
from banneret.server.fair_queue import FairQueue
from banneret.server.jobs import Job, Thought, quick_chain, view_of
from banneret.server.thinker import READY

LOG = logging.getLogger(__name__)
WORKERS = 2
SECONDS = 1.0  # a bot aims at
LIMIT = 2.0  # and is stopped at
START_LIMIT = 60.0
LEAST_SECONDS = 0.05
PROCESSORS = (os.cpu_count() or 1) if hasattr(os, "fork") else 1
COMMAND = (sys.executable, "-P", "-m", "banneret.server.thinker")


class Worker:
    """One process; `package` is the folder that it imports the compiled engine from, or empty."""

    def __init__(self, process: Process, package: str) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.package = package
        self.jobs = process.stdin
        self.thoughts = process.stdout

    @classmethod
    async def start(cls, command: Sequence[str], package: str = "") -> Worker:
        environment = {**os.environ, "PYTHONPATH": package} if package else None
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=2**20, env=environment, start_new_session=True
        )
        worker = cls(process, package)
        try:
            async with asyncio.timeout(START_LIMIT):
                if await worker.thoughts.readline() != READY:
                    raise ConnectionError("the worker did not come up")
        except BaseException:
            await worker.end()
            raise
        return worker

    async def think(self, job: Job) -> Thought:
        self.jobs.write(msgspec.json.encode(job) + b"\n")
        await self.jobs.drain()
        line = await self.thoughts.readline()
        if not line.endswith(b"\n"):
            raise ConnectionError("the worker is gone")
        return msgspec.json.decode(line, type=Thought)

    async def end(self) -> None:
        """Kill the process, with its copies that search, and wait until it is gone."""
        if self.process.returncode is None:
            if hasattr(os, "killpg"):
                with suppress(ProcessLookupError):
                    os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.jobs.close()
        await self.process.wait()


class Thinkers:
    """A pool of workers. They start when first needed; a job waits until one is free, in a queue that is fair to
    the owners of tables and to where they come from.

    Where the compiled engine of a job's game has become ready, a worker that runs the plain one makes room.
    """

    def __init__(
        self,
        workers: int = WORKERS,
        seconds: float = SECONDS,
        limit: float = LIMIT,
        command: Sequence[str] = COMMAND,
        engine: CompiledEngine | None = None,
    ) -> None:
        self.seconds = seconds
        self.limit = limit
        self.command = command
        self.engine = engine or CompiledEngine(None)
        self.killed = 0
        self.queue = FairQueue(workers)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closed = False

    async def warm_up(self) -> None:
        """Start a worker before it is needed."""
        async with self.queue.turn(""):
            if not self._idle and not self._closed:
                self._idle.append(await Worker.start(self.command))

    async def think(self, job: Job) -> list[str]:
        """Answers for the seat of a job, always within the limit of thinking; without a worker they come at once."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        async with self.queue.turn(job.owner, job.house):
            waited = loop.time() - asked
            seconds = max(LEAST_SECONDS, self.seconds - waited)
            timed = msgspec.structs.replace(job, seconds=seconds, owner="", house="", processes=self._idle_processors())
            thought = await self._ask_worker(timed)
        if thought.answers:
            return thought.answers
        LOG.warning("a bot of level %s gave no answer and plays quickly: %s", job.level, thought.trouble)
        kind, view = view_of(job)
        return quick_chain(kind, view, job.seed)

    def _idle_processors(self) -> int:
        """How many processes may search for one answer: the places of others, as long as nobody else thinks."""
        return min(1 + self.queue.free(), PROCESSORS)

    async def _ask_worker(self, job: Job) -> Thought:
        try:
            worker = await self._worker_for(job.game)
        except (OSError, TimeoutError) as error:
            return Thought(trouble=f"no worker could be started: {error!r}")
        self._busy.add(worker)
        try:
            async with asyncio.timeout(self.limit):
                thought = await worker.think(job)
        except BaseException as error:
            self.killed += 1
            await worker.end()
            if isinstance(error, TimeoutError):
                return Thought(trouble=f"it thought longer than {self.limit:g} s")
            if isinstance(error, OSError | ValueError):
                return Thought(trouble=f"its process failed: {error!r}")
            raise
        finally:
            self._busy.discard(worker)
        if self._closed:
            await worker.end()
        else:
            self._idle.append(worker)
        return thought

    async def _worker_for(self, game: str) -> Worker:
        """An idle worker that runs the best engine for a game, else a new one in the place of another."""
        package = self.engine.package_for(game)
        for worker in self._idle:
            if worker.package == package:
                self._idle.remove(worker)
                return worker
        if self._idle:
            await self._idle.pop(0).end()
        return await Worker.start(self.command, package)

    async def close(self) -> None:
        """End all workers. A job that is being thought about gets its answer from the quick policy."""
        self._closed = True
        for worker in [*self._idle, *self._busy]:
            await worker.end()
        self._idle.clear()
