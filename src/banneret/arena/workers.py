"""Where many games are played: here, in processes of this machine, or on the machines of a cluster.

What is to be done is a `Work` of numbered pieces, each of which depends on its number alone: so the result is the same
wherever a piece is played, and a piece whose worker was lost is played again.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from queue import Queue
from threading import Thread
from time import perf_counter
from typing import IO, Generic, Protocol, TypeVar, cast

from banneret.core.errors import UserError
from banneret.core.jsons import Json

COMMAND = (sys.executable, "-P", "-m", "banneret.arena.worker")
CHUNK_SECONDS = 1.0
MOST_CHUNK = 256
SECONDS_TO_END = 5.0
TRIES = 3
MOST_WORKERS = 256

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class Work(Protocol[R_co]):
    """Numbered pieces of work, of one version of the rules of a game. It travels to other processes as it is."""

    game: str
    rules_version: int

    def piece(self, number: int) -> R_co:
        """What one piece brought."""

    def close(self) -> None:
        """In the worker: no further piece follows."""


class Workers(Protocol):
    """Whoever plays the pieces: each number comes back exactly once, in any order."""

    def run(self, work: Work[R], numbers: Sequence[int]) -> Generator[tuple[int, R], None, None]: ...


def in_order(results: Iterable[tuple[int, R]]) -> Iterator[R]:
    """What the pieces brought in the order of their numbers, from 0 on, whoever finishes first."""
    early: dict[int, R] = {}
    due = 0
    for number, brought in results:
        early[number] = brought
        while due in early:
            yield early.pop(due)
            due += 1


class Trouble:
    """What went wrong in a worker, in a form that travels."""

    def __init__(self, sort: str, code: str, parts: dict[str, Json], file: str = "", line: int = 0) -> None:
        self.sort = sort
        self.code = code
        self.parts = parts
        self.file = file
        self.line = line

    @classmethod
    def of(cls, error: Exception) -> Trouble:
        if isinstance(error, UserError):
            return cls("user", error.code, dict(error.parts), error.file, error.line)
        if isinstance(error, AssertionError):
            return cls("assertion", str(error), {})
        return cls("fault", f"{type(error).__name__}: {error}", {})

    def error(self) -> Exception:
        if self.sort == "user":
            return UserError(self.code, self.parts, self.file, self.line)
        if self.sort == "assertion":
            return AssertionError(self.code)
        return RuntimeError(self.code)


class Chunk:
    """Numbers that are played together, and how often that was tried."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.tries = 0


class Done(Generic[R]):
    """What came of a chunk: results in the order of its numbers, or what went wrong."""

    def __init__(self, chunk: Chunk, results: list[R] | Exception, seconds: float) -> None:
        self.chunk = chunk
        self.results = results
        self.seconds = seconds


class Chunks:
    """Hands out numbers in chunks that take about a second each."""

    def __init__(self, numbers: Sequence[int], workers: int) -> None:
        self.left = list(reversed(numbers))
        self.again: list[Chunk] = []
        self.workers = workers
        self.size = 1

    def is_empty(self) -> bool:
        return not self.again and not self.left

    def take(self) -> Chunk | None:
        if self.again:
            return self.again.pop()
        if not self.left:
            return None
        size = max(1, min(self.size, len(self.left) // (2 * self.workers)))
        return Chunk([self.left.pop() for _ in range(size)])

    def took(self, chunk: Chunk, seconds: float) -> None:
        each = max(seconds / len(chunk.numbers), 1e-6)
        self.size = max(1, min(MOST_CHUNK, int(CHUNK_SECONDS / each)))

    def failed(self, chunk: Chunk, reason: str) -> None:
        """To be played again, by another worker; not for ever."""
        chunk.tries += 1
        if chunk.tries >= TRIES:
            raise UserError("worker_lost", {"tries": str(TRIES), "reason": reason})
        self.again.append(chunk)


class Here:
    """All pieces one after another, in this process."""

    def run(self, work: Work[R], numbers: Sequence[int]) -> Generator[tuple[int, R], None, None]:
        try:
            for number in numbers:
                yield number, work.piece(number)
        finally:
            work.close()


class WorkerLost(Exception):
    """A worker is gone."""


class WorkerProcess(Generic[R]):
    """A process that plays pieces. It is told everything through a pipe and never reads the caller's script."""

    def __init__(self, work: bytes) -> None:
        path = os.pathsep.join([entry for entry in sys.path if entry])
        self.process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
        )
        self.jobs = cast("IO[bytes]", self.process.stdin)
        self.results = cast("IO[bytes]", self.process.stdout)
        self.unsent = work

    def play(self, numbers: list[int]) -> list[R]:
        """The results of a chunk; raises what the work raised, or WorkerLost."""
        try:
            self.jobs.write(self.unsent)
            self.unsent = b""
            pickle.dump(numbers, self.jobs)
            self.jobs.flush()
            answer = pickle.load(self.results)
        except (OSError, EOFError, pickle.UnpicklingError) as fault:
            raise WorkerLost(f"exit code {self.process.wait()}") from fault
        if isinstance(answer, Trouble):
            raise answer.error()
        return cast("list[R]", answer)

    def end(self) -> None:
        """One that is idle ends by itself, with the programs that it has started."""
        with suppress(OSError):
            self.jobs.close()
        try:
            self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.results.close()


class Attendant(Thread, Generic[R]):
    """Looks after one worker: chunks in, results out; where the process is lost another one takes its place."""

    def __init__(self, work: bytes, jobs: Queue[Chunk | None], done: Queue[Done[R]]) -> None:
        super().__init__(daemon=True)
        self.work = work
        self.jobs = jobs
        self.done = done
        self.worker: WorkerProcess[R] | None = None

    def run(self) -> None:
        while (chunk := self.jobs.get()) is not None:
            start = perf_counter()
            try:
                if self.worker is None:
                    self.worker = WorkerProcess(self.work)
                results: list[R] | Exception = self.worker.play(chunk.numbers)
            except WorkerLost as lost:
                self.dismiss()
                results = lost
            except Exception as error:
                results = error
            self.done.put(Done(chunk, results, perf_counter() - start))
        self.dismiss()

    def dismiss(self) -> None:
        if self.worker is not None:
            self.worker.end()
            self.worker = None

    def interrupt(self) -> None:
        """Whatever the worker is at, it stops."""
        worker = self.worker
        if worker is not None:
            worker.process.kill()


class Processes:
    """So many processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, work: Work[R], numbers: Sequence[int]) -> Generator[tuple[int, R], None, None]:
        count = min(self.count, len(numbers))
        if count <= 1:
            yield from Here().run(work, numbers)
            return
        chunks = Chunks(numbers, count)
        jobs: Queue[Chunk | None] = Queue()
        done: Queue[Done[R]] = Queue()
        packed = pickle.dumps(work)
        attendants = [Attendant(packed, jobs, done) for _ in range(count)]
        for attendant in attendants:
            attendant.start()
        under_way = 0
        try:
            while True:
                while under_way < count and (chunk := chunks.take()) is not None:
                    jobs.put(chunk)
                    under_way += 1
                if under_way == 0:
                    return
                finished = done.get()
                under_way -= 1
                if isinstance(finished.results, WorkerLost):
                    chunks.failed(finished.chunk, str(finished.results))
                elif isinstance(finished.results, Exception):
                    raise finished.results
                else:
                    chunks.took(finished.chunk, finished.seconds)
                    yield from zip(finished.chunk.numbers, finished.results, strict=True)
        finally:
            for attendant in attendants:
                jobs.put(None)
                if under_way:
                    attendant.interrupt()
            for attendant in attendants:
                attendant.join()


def make_workers(text: str | int) -> Workers:
    """`1` (here), `8` (processes), `ray` (all cores of this machine, or the cluster it belongs to), `ray://host:10001`."""
    word = str(text).strip()
    if word == "ray" or word.startswith("ray://"):
        from banneret.arena.ray_workers import RayWorkers

        return RayWorkers("" if word == "ray" else word)
    if not word.isdecimal() or not 1 <= int(word) <= MOST_WORKERS:
        raise UserError("workers_form", {"text": word, "most": str(MOST_WORKERS)})
    return Here() if int(word) == 1 else Processes(int(word))


def workers_given(workers: int | str | Workers) -> Workers:
    """Workers by their name, or whoever can run work."""
    return workers if hasattr(workers, "run") else make_workers(workers)
