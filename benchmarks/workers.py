"""Ray against the processes of this machine: the same deals by as many workers, in turn, round by round.

What counts is a deal of a worker that has started: from the end of its first deal to the end of its last. CPU seconds
hold on a machine that others use too: those of the workers and of this process by the deal, those of Ray's own
processes, which take their time whether anybody plays or not, as a share of the workers' cores. The time by the clock
stands beside them, and starting Ray is told apart. Needs the extra `cluster`, and Linux for the CPU seconds of other
processes.
"""

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from banneret.arena.match import Deal, MatchWork, Seating, seatings_of
from banneret.arena.ray_workers import RayWorkers, ray_module
from banneret.arena.workers import Processes, Workers
from banneret.core import bits
from banneret.core.errors import UserError
from banneret.core.kind import GameKind
from banneret.games.registry import load
from benchmarks.errors import BenchError, Progress

BAR = 0.9
"""What Ray must reach of the processes, in CPU seconds, by the median of the rounds."""


@dataclass(frozen=True)
class Stamp:
    """When a worker had ended a deal: who, its CPU seconds so far, and the clock."""

    process: int
    spent: float
    clock: float


class StampedMatch:
    """A match whose pieces tell who played them, and when."""

    def __init__(self, kind: GameKind, bots: Sequence[str], seatings: Sequence[Seating], seed: int) -> None:
        self.match = MatchWork(kind, bots, seatings, {}, seed, "")
        self.game = self.match.game
        self.rules_version = self.match.rules_version

    def piece(self, number: int) -> tuple[Deal, Stamp]:
        return self.match.piece(number), Stamp(os.getpid(), time.process_time(), time.monotonic())

    def close(self) -> None:
        self.match.close()


@dataclass(frozen=True)
class Cost:
    """Seconds a deal, of workers that have started: of their CPU, of this process, and by the clock.

    `others`: what Ray's own processes take of a core.
    """

    workers: float
    driver: float
    clock: float
    others: float = 0.0


@dataclass(frozen=True)
class Found:
    """The rounds of both, and how long it took to start Ray."""

    pool: list[Cost]
    ray: list[Cost]
    started: float
    version: str
    cores: int

    def by_cpu(self) -> list[float]:
        """What Ray gets done of the processes' work on as many cores of its own, round by round."""
        return [
            (pool.workers + pool.driver) / (ray.workers + ray.driver) * (1 - ray.others / self.cores)
            for pool, ray in zip(self.pool, self.ray, strict=True)
        ]

    def by_clock(self) -> list[float]:
        return [pool.clock / ray.clock for pool, ray in zip(self.pool, self.ray, strict=True)]


def cost_of(stamps: Sequence[Stamp], driver: float, others: float = 0.0) -> Cost:
    """`driver`: CPU seconds of this process over all deals; `others`: of Ray's own, in a second."""
    by_worker: dict[int, list[Stamp]] = {}
    for stamp in stamps:
        by_worker.setdefault(stamp.process, []).append(stamp)
    deals, spent, rate = 0, 0.0, 0.0
    for own in by_worker.values():
        own.sort(key=lambda stamp: stamp.clock)
        if len(own) > 1:
            deals += len(own) - 1
            spent += own[-1].spent - own[0].spent
            rate += (len(own) - 1) / (own[-1].clock - own[0].clock)
    if not deals:
        raise BenchError("No worker played two deals: ask for more of them.")
    return Cost(spent / deals, driver / len(stamps), 1 / rate, others)


def spent_by(process: int) -> float:
    """CPU seconds of a process so far; 0 where it is gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def below(process: int) -> list[int]:
    """All processes that a process has started, and those that they have."""
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").glob("*"):
        try:
            children = [int(word) for word in (task / "children").read_text("utf-8").split()]
        except OSError:
            continue
        for child in children:
            found += [child, *below(child)]
    return found


def played(workers: Workers, work: StampedMatch, deals: int, rays: bool) -> tuple[Cost, list[dict[str, object]]]:
    """What a deal costs, and what the deals brought, in order; the first deal of all starts the account."""
    stamps: list[Stamp] = []
    brought: dict[int, dict[str, object]] = {}
    start, clock, driver, seconds = 0.0, 0.0, 0.0, 1.0
    before: dict[int, float] = {}
    after: dict[int, float] = {}
    for number, (deal, stamp) in workers.run(work, range(deals)):
        if not stamps:
            start, clock = time.process_time(), time.monotonic()
            before = {one: spent_by(one) for one in below(os.getpid())}
        stamps.append(stamp)
        brought[number] = vars(deal)
        if len(stamps) == deals:
            driver, seconds = time.process_time() - start, time.monotonic() - clock
            after = {one: spent_by(one) - before[one] for one in below(os.getpid()) if one in before}
    playing = {stamp.process for stamp in stamps}
    others = sum(spent for one, spent in after.items() if one not in playing) if rays else 0.0
    return cost_of(stamps, driver, others / seconds), [brought[number] for number in range(deals)]


def run_workers(game: str, bots: Sequence[str], workers: int, deals: int, rounds: int, progress: Progress) -> Found:
    """The processes and Ray take turns; what the deals bring must be equal."""
    kind = load(game)
    os.environ.setdefault("RAY_worker_niceness", "0")  # else Ray's workers give way to everybody, and ours do not
    try:
        ray: Any = ray_module()
    except UserError as missing:
        raise BenchError("Ray is not installed: pip install 'banneret[cluster]'") from missing
    progress("starting Ray")
    start = time.monotonic()
    ray.init("local", num_cpus=workers, include_dashboard=False, log_to_driver=False, configure_logging=False)
    started = time.monotonic() - start
    pool, cluster = [], []
    try:
        for turn in range(rounds):
            progress(f"round {turn + 1} of {rounds}")
            work = StampedMatch(kind, bots, seatings_of(len(bots), len(bots), 1), turn)
            here, ours = played(Processes(workers), work, deals, rays=False)
            there, theirs = played(RayWorkers(), work, deals, rays=True)
            if ours != theirs:
                raise BenchError(f"The same deals came out differently in round {turn + 1}.")
            pool.append(here)
            cluster.append(there)
    finally:
        ray.shutdown()
    return Found(pool, cluster, started, str(ray.__version__), workers)


def told(found: Found) -> list[str]:
    """A table in Markdown, and the ratios of the rounds."""
    lines = [
        f"engine: {bits.__file__}; Ray {found.version} started in {found.started:.1f} s; results equal in every round",
        "| medians | workers' CPU, ms a deal | this process's CPU | by the clock | Ray's own processes |",
        "|---|---|---|---|---|",
    ]
    for name, costs in (("processes", found.pool), ("Ray", found.ray)):
        cells = [
            f"{1000 * median(getattr(cost, part) for cost in costs):.2f}" for part in ("workers", "driver", "clock")
        ]
        others = median(cost.others for cost in costs)
        lines.append(f"| {name} | {' | '.join(cells)} | {100 * others:.1f} % of a core |")
    for ratios, title in ((found.by_cpu(), f"CPU seconds (bar: {BAR})"), (found.by_clock(), "the clock")):
        rounds = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        lines.append(f"Ray against processes by {title}: {median(ratios):.2f}; rounds: {rounds}")
    return lines
