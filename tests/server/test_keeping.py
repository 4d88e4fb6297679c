"""One server looks after a table; another takes it over when that one is gone. Clocks that are set matter to nobody."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from banneret.server.commands import Answer
from banneret.server.keeping import DEAD_SECONDS, STUCK_SECONDS, Place, place_of
from banneret.server.live_table import LiveTable
from banneret.server.results import APPLIED
from banneret.server.settings import Settings, Timeouts
from banneret.server.web.limits import Buckets, Rate
from tests.server.lobby_kit import (
    QuickThinkers,
    StillClock,
    asynchronous,
    key,
    lobby_at,
    people,
    says,
    soon,
    toy_table,
    url_of,
)

ONE, TWO = Place("one"), Place("two")


pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


class SetClock(StillClock):
    """Somebody sets the time of day; the steady clock goes on."""

    offset = 0.0

    def now(self) -> float:
        return self.time + self.offset


async def hushed(live: LiveTable) -> bool:
    return not (await live.snapshot()).bots_asked()


@asynchronous
async def test_bots_think_at_the_server_that_keeps_the_table_alone(tmp_path: Path) -> None:
    url, minds, clock = url_of(tmp_path), [QuickThinkers(), QuickThinkers()], StillClock()
    async with (
        lobby_at(url, thinkers=minds[0], place=ONE, clock=clock) as one,
        lobby_at(url, thinkers=minds[1], place=TWO, clock=clock) as two,
    ):
        (anna,) = await people(one, "Anna")
        here = await toy_table(one, [anna], "bot:easy")
        there = await two.table(here.id)
        assert (await here.snapshot()).row.keeper == "one"
        await says(there, anna, "wait")
        await says(there, anna, "go")
        await one.listen()
        await soon(lambda: hushed(there), True)
        assert minds[0].jobs == []
        assert minds[1].jobs, "who writes when nothing is to be looked after keeps the table"
        assert (await there.snapshot()).row.keeper == "two"


@pytest.mark.parametrize("alive", [False, True], ids=["a keeper that is gone", "a keeper that does nothing"])
@asynchronous
async def test_a_table_is_taken_over_from(alive: bool, tmp_path: Path) -> None:
    url, minds, clock = url_of(tmp_path), [QuickThinkers(), QuickThinkers()], StillClock()
    minds[0].gate.clear()
    async with (
        lobby_at(url, thinkers=minds[0], place=ONE, clock=StillClock()) as one,
        lobby_at(url, thinkers=minds[1], place=TWO, clock=clock) as two,
    ):
        (anna,) = await people(one, "Anna")
        here = await toy_table(one, [anna], "bot:easy")
        await says(here, anna, "go")
        assert (await here.snapshot()).bots_asked() == [1]
        there = await two.table(here.id)
        waited = 0.0
        while (await there.snapshot()).row.keeper == "one":
            if alive:
                await asyncio.to_thread(one.services.queue.store.beat, "one")
            await clock.pass_by(0.5)
            waited += 0.5
            assert waited < 2 * STUCK_SECONDS
        limit = STUCK_SECONDS if alive else DEAD_SECONDS
        assert limit <= waited <= limit + 1.5
        await soon(lambda: hushed(there), True)
        assert minds[1].jobs
        minds[0].gate.set()
        await one.listen()
        assert (await here.snapshot()).row.keeper == "two"


@asynchronous
async def test_bots_alone_are_let_go_when_nobody_looks_and_taken_up_where_somebody_looks(tmp_path: Path) -> None:
    url, clock, timeouts = url_of(tmp_path), StillClock(), Timeouts(unwatched=30.0)
    async with (
        lobby_at(url, place=ONE, clock=clock, timeouts=timeouts) as one,
        lobby_at(url, place=TWO, clock=clock, timeouts=timeouts) as two,
    ):
        (anna,) = await people(one, "Anna")
        slow = Settings(pace=5.0)
        made = await one.create(anna, key(), "knights", 2, ["bot:easy", "bot:easy"], settings=slow)
        here = await one.table(made.id)
        there = await two.table(made.id)

        async def known() -> tuple[str, int]:
            snapshot = await here.snapshot()
            assert snapshot.table is not None
            return snapshot.row.keeper, len(snapshot.table.record.lines)

        async def pass_by(seconds: float) -> None:
            for _ in range(int(seconds / 2.5)):
                await clock.pass_by(2.5)
                await one.listen()
                await two.listen()

        await pass_by(timeouts.unwatched + 20.0)
        await soon(lambda: keeper_of(here), "")
        paused = await known()
        version = (await there.snapshot()).row.version
        await pass_by(3 * STUCK_SECONDS)
        assert await known() == paused, "nobody looks: nobody takes the table over"
        assert (await there.snapshot()).row.version == version
        assert here.services.pulse.kept == there.services.pulse.watched == set()

        await there.scene("")
        await soon(lambda: keeper_of(there), "two")
        await pass_by(15.0)
        assert (await known())[1] > paused[1], "bots play on where somebody looks"
        assert (await known())[0] == "two"


async def keeper_of(live: LiveTable) -> str:
    return (await live.snapshot()).row.keeper


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
@asynchronous
async def test_a_clock_that_is_set_delays_neither_bots_nor_absence_nor_limits(jump: float, tmp_path: Path) -> None:
    clock, minds = SetClock(), QuickThinkers()
    async with lobby_at(url_of(tmp_path), clock=clock, thinkers=minds, timeouts=Timeouts(linger=5.0)) as lobby:
        (anna,) = await people(lobby, "Anna")
        live = await toy_table(lobby, [anna], "bot:easy", settings=Settings(pace=2.0))
        question = (await live.scene(anna.id)).question
        assert (await live.perform(anna, key(), Answer(0, question, ["go"]))).status == APPLIED
        clock.offset = jump
        await clock.pass_by(2.0)
        await soon(lambda: hushed(live), True)
        await clock.pass_by(5.0)

        async def away() -> float | None:
            return (await live.snapshot()).seats[0].away_since

        await soon(away, clock.now() - 7.0)
    buckets, rate = Buckets(), Rate(1, 0.5)
    assert buckets.take("reads", "here", rate, clock.steady()) == 0
    clock.offset -= jump
    assert buckets.take("reads", "here", rate, clock.steady() + 2.0) == 0


def test_tables_fall_to_processes_evenly_and_most_stay_when_one_is_added() -> None:
    ids = [f"table{number}" for number in range(3000)]
    before, after = ({id: place_of(id, places) for id in ids} for places in (3, 4))
    assert all(900 <= count <= 1100 for count in Counter(before.values()).values())
    assert all(650 <= count <= 850 for count in Counter(after.values()).values())
    assert all(after[id] in (before[id], 3) for id in ids)
    assert {place_of(id, 1) for id in ids} == {0}


@asynchronous
async def test_a_table_is_named_so_that_it_falls_to_the_process_where_it_is_made(tmp_path: Path) -> None:
    async with lobby_at(url_of(tmp_path), place=Place("two", 1, 4)) as lobby:
        (anna,) = await people(lobby, "Anna")
        for _ in range(5):
            live = await toy_table(lobby, [anna], "open")
            assert place_of(live.id, 4) == 1
