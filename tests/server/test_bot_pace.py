"""Bots' pace tells nothing: at every pace, forced and free answers come after delays that cannot be told apart."""

from __future__ import annotations

from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import cast

import pytest
from msgspec.structs import replace

from banneret.core.table import open_table
from banneret.server.bot_pace import BotPace, was_forced
from banneret.server.bot_play import BotPlay
from banneret.server.clock import Clock
from banneret.server.commands import Command
from banneret.server.jobs import Job, quick_chain, view_of
from banneret.server.live_table import LiveTable
from banneret.server.results import APPLIED, Result
from banneret.server.settings import Settings
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import BOT, SeatRow
from banneret.server.thinkers import LIMIT
from banneret.server.web.lobby import PACES
from tests.server.lobby_kit import asynchronous, key, lobby_at, people, url_of
from tests.server.toy_game import Toy

ANSWERS = 600
LEVELS = {"medium": (0.02, 0.08), "hard": (0.6, 0.2)}  # seconds that a choice takes: median and spread


pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


def same_distribution(first: list[float], second: list[float]) -> float:
    """The p-value of the two-sample Kolmogorov-Smirnov test (asymptotic)."""
    values = sorted({*first, *second})
    one, two = sorted(first), sorted(second)
    most, at, to = 0.0, 0, 0
    for value in values:
        while at < len(one) and one[at] <= value:
            at += 1
        while to < len(two) and two[to] <= value:
            to += 1
        most = max(most, abs(at / len(one) - to / len(two)))
    scale = sqrt(len(one) * len(two) / (len(one) + len(two)))
    reach = (scale + 0.12 + 0.11 / scale) * most
    if reach < 0.2:
        return 1.0
    terms = [exp(-2.0 * k * k * reach * reach) for k in range(1, 101)]
    return min(1.0, max(0.0, 2.0 * (sum(terms[::2]) - sum(terms[1::2]))))


def test_the_statistic_tells_what_differs_and_what_does_not() -> None:
    rng = Random(1)
    plain = [rng.gauss(0, 1) for _ in range(600)]
    assert same_distribution(plain, [rng.gauss(0, 1) for _ in range(600)]) > 0.05
    assert same_distribution(plain, [rng.gauss(0.3, 1) for _ in range(600)]) < 0.001
    assert same_distribution(plain, plain) == 1.0


class RunningClock(Clock):
    """Whoever sleeps lets the time pass."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time

    def steady(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += max(seconds, 0.0)


class SlowThinkers:
    """Bots that need time for a choice, and hardly any where there is none."""

    def __init__(self, clock: RunningClock, level: str, seed: int) -> None:
        self.clock = clock
        self.rng = Random(seed)
        self.median, self.spread = LEVELS[level]

    async def warm_up(self) -> None:
        return None

    async def think(self, job: Job) -> list[str]:
        kind, view = view_of(job)
        chain = quick_chain(kind, view, job.seed)
        free = not was_forced(kind, view, chain)
        await self.clock.sleep(self.median + self.spread * self.rng.random() if free else 0.001 * self.rng.random())
        return chain

    async def close(self) -> None:
        return None


class Told:
    """A table in front of a bot, and when its answers came."""

    id = "table"
    closing = False

    @property
    def keeping(self) -> Told:
        return self

    def is_here(self, snapshot: Snapshot) -> bool:
        return True

    def __init__(self, snapshot: Snapshot, real: LiveTable, clock: RunningClock) -> None:
        self.present = snapshot
        self.services = real.services
        self.clock = clock
        self.answered: list[float] = []

    async def snapshot(self) -> Snapshot:
        return self.present

    async def by_itself(self, command: Command) -> Result:
        self.answered.append(self.clock.now())
        return Result(APPLIED, "1.0")


def test_a_choice_that_waited_for_a_busy_machine_holds_up_no_later_answer() -> None:
    pace, which = BotPace(), ("toy", "medium", "Bid")
    assert pace.seconds(which, 50.0, False, 0) == 50.0
    assert pace.seconds(which, 0.001, True, 0) == LIMIT


@pytest.mark.parametrize("level", list(LEVELS))
@asynchronous
async def test_delays_of_forced_and_free_answers_cannot_be_told_apart(tmp_path: Path, level: str) -> None:
    clock = RunningClock()
    url = url_of(tmp_path)
    async with lobby_at(url, thinkers=SlowThinkers(clock, level, 7)) as lobby:
        (anna,) = await people(lobby, "Anna")
        made = await lobby.create(anna, key(), "toy", 2, ["open", "me"])
        live = await lobby.table(made.id)
        waiting = await live.snapshot()
    seats = (SeatRow(0, BOT, None, level, "Alienor"), waiting.seats[1])
    object.__setattr__(live.services, "clock", clock)
    for pace in map(float, PACES):
        delays: dict[bool, list[float]] = {True: [], False: []}
        rng = Random(11)
        object.__setattr__(live.services, "pace", BotPace())
        while min(map(len, delays.values())) < ANSWERS:
            forced = rng.random() < 0.5
            table = open_table(waiting.kind, 2, {}, ["Alienor", "Anna"], f"seed{rng.random()}")
            table.submit(0, [table.kind.rules.catalogue.parse("go")])
            cast(Toy, table.game).hands[0] = [3] if forced else [2, 3, 4]
            snapshot = Snapshot(
                replace(waiting.row, status="playing", seed=f"seed{rng.random()}"),
                Settings(pace=pace), seats, table=table,
            )  # fmt: skip
            told = Told(snapshot, live, clock)
            play = BotPlay(cast(LiveTable, told))
            play.moved()
            begun = clock.now()
            assert await play._answered(0, table.questions[0])
            delays[forced].append(told.answered[0] - begun)
        # The first choices fill the memory that forced answers draw on.
        apart = same_distribution(delays[True][50:], delays[False][50:])
        assert apart > 0.05, (pace, level, apart)
        assert min(*delays[True], *delays[False]) >= pace - 1e-6
