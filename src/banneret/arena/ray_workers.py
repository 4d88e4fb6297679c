"""Pieces of work on the machines of a Ray cluster, or on all cores of this one."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any, TypeVar

from banneret import __version__
from banneret.arena.workers import Chunk, Chunks, Trouble, Work
from banneret.core.errors import UserError
from banneret.games.registry import load

R = TypeVar("R")

TOKEN_VARIABLES = ("RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH")
TOKEN_FILE = Path("~", ".ray", "auth_token")
"""Where Ray keeps the token of a cluster; its content is Ray's own business."""


def ray_module() -> ModuleType:
    """Ray itself: a large library that is wanted only here.

    A cluster whose machines have a token asks everybody for it; a client from outside sends its own only if told so,
    before Ray is imported.
    """
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    if any(os.environ.get(name) for name in TOKEN_VARIABLES) or TOKEN_FILE.expanduser().exists():
        os.environ.setdefault("RAY_AUTH_MODE", "token")
    try:
        return import_module("ray")
    except ImportError as fault:
        raise UserError("ray_missing", {"reason": str(fault)}) from fault


def versions(game: str) -> tuple[str, int, str]:
    """What must be equal on all machines: ours, the game's rules, and the Python that pickles."""
    return __version__, load(game).rules_version, f"{sys.version_info[0]}.{sys.version_info[1]}"


class Player:
    """What runs on the cluster: loads the work once and plays chunks of it."""

    def __init__(self, work: Work[object]) -> None:
        self.work = work

    def versions(self) -> tuple[str, int, str]:
        return versions(self.work.game)

    def play(self, numbers: list[int]) -> list[object] | Trouble:
        try:
            return [self.work.piece(number) for number in numbers]
        except Exception as error:
            return Trouble.of(error)


class RayWorkers:
    """The cluster at an address; without one that of RAY_ADDRESS, else this machine alone.

    A cluster that ran here once and ended without a farewell is not looked for: Ray would wait for it for minutes.
    """

    def __init__(self, address: str = "") -> None:
        self.address = address

    def run(self, work: Work[R], numbers: Sequence[int]) -> Generator[tuple[int, R], None, None]:
        ray: Any = ray_module()
        started = not ray.is_initialized()
        if started:
            self._connect(ray)
        try:
            yield from self._run(ray, work, numbers)
        finally:
            if started:
                ray.shutdown()

    def _connect(self, ray: Any) -> None:
        path = os.pathsep.join([entry for entry in sys.path if entry])
        settings: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
        try:
            if self.address:
                ray.init(self.address, **settings)
            elif os.environ.get("RAY_ADDRESS"):
                ray.init("auto", **settings)
            else:
                ray.init("local", include_dashboard=False, runtime_env={"env_vars": {"PYTHONPATH": path}}, **settings)
        except (ConnectionError, RuntimeError, ValueError) as fault:
            where = self.address or os.environ.get("RAY_ADDRESS", "ray")
            raise UserError("ray_connect", {"address": where, "reason": str(fault).split("\n")[0]}) from fault

    def _run(self, ray: Any, work: Work[R], numbers: Sequence[int]) -> Generator[tuple[int, R], None, None]:
        cores = int(ray.cluster_resources().get("CPU", 1))
        crew = Crew(ray, work, Chunks(numbers, max(1, min(cores, len(numbers)))))
        while crew.is_busy():
            chunk, results = crew.next()
            yield from zip(chunk.numbers, results, strict=True)


class Crew:
    """The actors of one run, one for each core. A chunk whose actor is lost is played again by another.

    An actor gets its first chunk when it has told its versions: one that waits for a free core holds nothing up.
    """

    def __init__(self, ray: Any, work: Work[Any], chunks: Chunks) -> None:
        self.ray = ray
        self.work = work
        self.chunks = chunks
        self.actor: Any = ray.remote(num_cpus=1, max_restarts=0, max_task_retries=0)(Player)
        self.shared = ray.put(work)
        self.under_way: dict[Any, tuple[Any, Chunk | None, float]] = {}
        self.idle: list[Any] = []
        for _ in range(chunks.workers):
            self.employ()

    def employ(self) -> None:
        actor = self.actor.remote(self.shared)
        self.under_way[actor.versions.remote()] = (actor, None, 0.0)

    def is_busy(self) -> bool:
        return not self.chunks.is_empty() or any(chunk is not None for _, chunk, _ in self.under_way.values())

    def give(self, actor: Any) -> None:
        """The next chunk, if there is one."""
        chunk = self.chunks.take()
        if chunk is None:
            self.idle.append(actor)
        else:
            self.under_way[actor.play.remote(chunk.numbers)] = (actor, chunk, perf_counter())

    def next(self) -> tuple[Chunk, list[Any]]:
        """A chunk that is done; raises what the work raised."""
        exceptions = self.ray.exceptions
        while True:
            ready, _ = self.ray.wait(list(self.under_way), num_returns=1)
            actor, chunk, start = self.under_way.pop(ready[0])
            try:
                answer = self.ray.get(ready[0])
            except (exceptions.RayActorError, exceptions.RaySystemError) as lost:
                if chunk is not None:
                    self.chunks.failed(chunk, str(lost).split("\n")[0])
                self.make_up()
                continue
            if isinstance(answer, Trouble):
                raise answer.error()
            if chunk is None:
                self.compare(answer)
                self.give(actor)
                continue
            self.chunks.took(chunk, perf_counter() - start)
            self.give(actor)
            return chunk, answer

    def make_up(self) -> None:
        """After a loss: somebody idle goes on; a new actor comes only where nobody is left."""
        if self.idle:
            self.give(self.idle.pop())
        elif not self.under_way:
            self.employ()

    def compare(self, theirs: tuple[str, int, str]) -> None:
        ours = versions(self.work.game)
        if theirs != ours:
            told = [" / ".join(map(str, those)) for those in (ours, theirs)]
            raise UserError("worker_version", {"ours": told[0], "theirs": told[1]})
