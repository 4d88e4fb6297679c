"""Tables that act: at a human pace with bursts, and at a pace that is raised until answers come late."""

import asyncio
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, Protocol

MOST_MISSED: Final = 0.1
"""The share of actions that may be late beyond the end of a phase before the pace counts as not kept."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is asked of every contender.

    `pace`: seconds between two actions of a table; `burst_every` seconds a `burst_share` of the tables acts at once.
    The climb begins at `first_rate` actions a second over all tables, doubles until the 99th percentile passes `limit`
    seconds, and halves the gap `halvings` times; without `climbs` there is the human pace alone.
    """

    tables: int = 200
    seats: int = 4
    rounds: int = 3
    pace: float = 10.0
    seconds: float = 5.0
    burst_every: float = 2.0
    burst_share: float = 0.05
    first_rate: float = 10.0
    lowest_rate: float = 5.0
    highest_rate: float = 6400.0
    step_seconds: float = 2.0
    halvings: int = 1
    limit: float = 0.25
    climbs: bool = True

    @property
    def human_rate(self) -> float:
        """Actions a second over all tables at the human pace, bursts left out."""
        return self.tables / self.pace


class LoadTable(Protocol):
    """A table that one driver plays for all its seats."""

    over: bool

    async def act(self) -> float:
        """Some seat does something that everybody sees: seconds from sending it until the last seat has heard."""
        ...


@dataclass(slots=True)
class Phase:
    """What happened while the tables acted at one pace. `times` are seconds, `burst_times` those among them in bursts.

    `missed` counts the actions whose time had come but which had to wait beyond the end, `ended` the tables whose game
    ended meanwhile.
    """

    offered: float
    seconds: float
    times: list[float] = field(default_factory=list)
    burst_times: list[float] = field(default_factory=list)
    missed: int = 0
    ended: int = 0

    @property
    def rate(self) -> float:
        """Actions a second that everybody at their table has seen."""
        return len(self.times) / self.seconds

    def holds(self, limit: float) -> bool:
        """Whether the pace was kept and all but one in a hundred actions were seen in time."""
        kept = self.missed <= MOST_MISSED * (len(self.times) + self.missed)
        return bool(self.times) and kept and quantile(self.times, 0.99) <= limit


def quantile(values: list[float], share: float) -> float:
    """The smallest value that at least this share of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


class Players:
    """Plays many tables at a pace."""

    def __init__(self, tables: Sequence[LoadTable], random: Random) -> None:
        self.tables = tables
        self.random = random

    async def phase(self, seconds: float, rate: float, burst_every: float = 0.0, burst_share: float = 0.0) -> Phase:
        """Let every table act at random moments, together at that rate; with bursts, a share of them at once."""
        loop = asyncio.get_running_loop()
        begin = loop.time()
        end = begin + seconds
        active = [table for table in self.tables if not table.over]
        offered = rate + (len(active) * burst_share / burst_every if burst_every else 0.0)
        phase = Phase(offered, seconds)
        nudges = [asyncio.Event() for _ in active]
        mean = len(active) / rate if active else 1.0
        at_work = [
            asyncio.create_task(self._play(table, nudge, begin, end, mean, phase))
            for table, nudge in zip(active, nudges, strict=True)
        ]
        bursts = asyncio.create_task(self._bursts(nudges, end, burst_every, burst_share)) if burst_every else None
        everybody = [*at_work, *([bursts] if bursts else [])]
        try:
            await asyncio.gather(*at_work)
        finally:
            for task in everybody:
                task.cancel()
            await asyncio.gather(*everybody, return_exceptions=True)
        phase.seconds = max(seconds, loop.time() - begin)
        phase.ended = sum(table.over for table in active)
        return phase

    async def _play(
        self, table: LoadTable, nudge: asyncio.Event, begin: float, end: float, mean: float, phase: Phase
    ) -> None:
        """Act when it is time, or as soon as the action before has been seen where that takes longer."""
        loop = asyncio.get_running_loop()
        due = begin + self.random.expovariate(1.0 / mean)
        while not table.over:
            nudged = await until(due, end, nudge)
            if loop.time() >= end:
                while due < end:
                    phase.missed += 1
                    due += self.random.expovariate(1.0 / mean)
                return
            took = await table.act()
            phase.times.append(took)
            if nudged:
                nudge.clear()
                phase.burst_times.append(took)
            else:
                due += self.random.expovariate(1.0 / mean)

    async def _bursts(self, nudges: list[asyncio.Event], end: float, every: float, share: float) -> None:
        loop = asyncio.get_running_loop()
        while loop.time() + every < end:
            await asyncio.sleep(every)
            for nudge in self.random.sample(nudges, round(len(nudges) * share)):
                nudge.set()


async def until(due: float, end: float, nudge: asyncio.Event) -> bool:
    """Wait until it is time, the end has come or somebody nudges; whether it was a nudge."""
    wait = min(due, end) - asyncio.get_running_loop().time()
    if wait > 0 and not nudge.is_set():
        try:
            async with asyncio.timeout(wait):
                await nudge.wait()
        except TimeoutError:
            return False
    return nudge.is_set()


@dataclass(slots=True)
class Climb:
    """The paces that were tried, and the greatest rate at which answers still came in time."""

    phases: list[Phase]
    rate: float


async def climb(players: Players, plan: Plan, start: float) -> Climb:
    """Double the pace until it is too much, then close in on the greatest one that holds."""
    phases: list[Phase] = []
    best = 0.0

    async def holds(rate: float) -> bool:
        nonlocal best
        phase = await players.phase(plan.step_seconds, rate)
        phases.append(phase)
        held = phase.holds(plan.limit)
        if held:
            best = max(best, phase.rate)
        return held

    rate = start
    while not await holds(rate):
        rate /= 2
        if rate < plan.lowest_rate:
            return Climb(phases, 0.0)
    low, high = rate, 2 * rate
    if len(phases) == 1:  # the start itself held
        while high <= plan.highest_rate and await holds(high):
            low, high = high, 2 * high
    for _ in range(plan.halvings):
        middle = math.sqrt(low * high)
        if await holds(middle):
            low = middle
        else:
            high = middle
    return Climb(phases, best)
