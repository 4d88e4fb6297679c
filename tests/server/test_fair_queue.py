"""Bots think for everybody in turn, and not at all where nobody looks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from banneret.games import registry
from banneret.server.fair_queue import FairQueue
from banneret.server.settings import Settings
from tests.server.lobby_kit import (
    TOY,
    QuickThinkers,
    StillClock,
    asynchronous,
    key,
    lobby_at,
    people,
    stored_lines,
    url_of,
)
from tests.server.web_kit import serving


@asynchronous
async def test_five_hundred_wishes_of_one_person_delay_another_by_one_turn() -> None:
    queue = FairQueue(2)
    done: list[str] = []

    async def think(person: str) -> None:
        async with queue.turn(person):
            await asyncio.sleep(0)
            done.append(person)

    greedy = [asyncio.create_task(think("greedy")) for _ in range(500)]
    await asyncio.sleep(0)
    assert queue.waiting() == 498
    await think("other")
    assert len(done) <= 5
    await asyncio.gather(*greedy)
    assert (len(done), queue.waiting()) == (501, 0)


@asynchronous
async def test_persons_take_turns_and_each_is_served_in_order() -> None:
    queue = FairQueue(1)
    done: list[str] = []

    async def think(wish: str) -> None:
        async with queue.turn(wish[0]):
            await asyncio.sleep(0)
            done.append(wish)

    wishes = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]
    await asyncio.gather(*[asyncio.create_task(think(wish)) for wish in wishes])
    assert done == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


@asynchronous
async def test_five_hundred_people_of_one_house_delay_another_by_one_turn() -> None:
    queue = FairQueue(2)
    done: list[str] = []

    async def think(person: str, house: str) -> None:
        async with queue.turn(person, house):
            await asyncio.sleep(0)
            done.append(person)

    greedy = [asyncio.create_task(think(f"guest {number}", "10.0.0.1")) for number in range(500)]
    await asyncio.sleep(0)
    assert queue.waiting() == 498
    await think("other", "10.0.0.2")
    assert len(done) <= 5
    await asyncio.gather(*greedy)
    assert (len(done), queue.waiting()) == (501, 0)
    assert len(set(done)) == 501


@asynchronous
async def test_houses_take_turns_and_the_people_of_each_do() -> None:
    queue = FairQueue(1)
    done: list[str] = []

    async def think(wish: str) -> None:
        async with queue.turn(wish[1], wish[0]):
            await asyncio.sleep(0)
            done.append(wish)

    wishes = ["xa1", "xa2", "xa3", "xb1", "xc1", "ya1", "ya2"]
    await asyncio.gather(*[asyncio.create_task(think(wish)) for wish in wishes])
    assert done == ["xa1", "xa2", "ya1", "xb1", "ya2", "xc1", "xa3"]


@asynchronous
async def test_bots_think_for_addresses_and_bots_alone_have_one_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many people an address makes up, and however many tables nobody plays at."""
    monkeypatch.setitem(registry.SHELF, "toy", TOY)
    async with serving(tmp_path) as server:
        thinkers = server.lobby.services.thinkers
        assert isinstance(thinkers, QuickThinkers)
        thinkers.gate.clear()
        wanted = [("10.0.0.7", "me"), ("10.0.0.7", "me"), ("10.0.0.8", "me"), ("10.0.0.8", "bot:easy")]
        for number, (address, second) in enumerate(wanted):
            given = {"game": "toy", "seats": ["bot:hard", second], "key": f"house-key-{number}", "pace": 0}
            browser = server.browser(address=address, accept="application/json")
            assert (await browser.call("POST", "/api/tables", given)).status_code == 201
        async with asyncio.timeout(60):
            while len({job.owner for job in thinkers.jobs}) < len(wanted):
                await asyncio.sleep(0.01)
        houses = {job.owner: job.house for job in thinkers.jobs}
        assert sorted(houses.values()) == ["10.0.0.7", "10.0.0.7", "10.0.0.8", "bots alone"]
        thinkers.gate.set()


@asynchronous
async def test_a_wish_that_is_given_up_takes_no_turn() -> None:
    queue = FairQueue(1)
    async with queue.turn("a"):
        waits = [asyncio.create_task(queue._enter(person)) for person in ("b", "c")]
        await asyncio.sleep(0)
        waits[0].cancel()
        await asyncio.sleep(0)
    await asyncio.wait_for(waits[1], 5)
    late = asyncio.create_task(queue._enter("d"))
    await asyncio.sleep(0)
    queue._leave()
    late.cancel()  # let in and given up at the same moment
    await asyncio.gather(late, return_exceptions=True)
    await asyncio.wait_for(queue._enter("e"), 5)


@asynchronous
async def test_bots_alone_pause_until_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.SHELF, "toy", TOY)
    clock = StillClock()
    async with lobby_at(url_of(tmp_path), clock=clock) as lobby:
        [anna] = await people(lobby, "Anna")
        alone = await lobby.create(anna, key(), "toy", 2, ["bot:easy", "bot:easy"], settings=Settings(pace=10.0))
        among = await lobby.create(anna, key(), "toy", 2, ["me", "bot:easy"], settings=Settings(pace=10.0))
        live, played = await lobby.table(alone.id), await lobby.table(among.id)
        assert not live.unwatched(await live.snapshot())
        clock.time += lobby.services.timeouts.unwatched + 1.0
        assert live.unwatched(await live.snapshot())
        assert not played.unwatched(await played.snapshot())
        await live.scene("")
        assert not live.unwatched(await live.snapshot())


@asynchronous
async def test_bots_that_paused_play_on_when_somebody_looks(tmp_path: Path) -> None:
    clock = StillClock()
    async with lobby_at(url_of(tmp_path), clock=clock) as lobby:
        [anna] = await people(lobby, "Anna")
        made = await lobby.create(anna, key(), "knights", 2, ["bot:easy", "bot:easy"], settings=Settings(pace=5.0))
        live = await lobby.table(made.id)

        async def lines_after(beats: int) -> int:
            for _ in range(beats):
                await clock.pass_by(5.0)
            return len(stored_lines(lobby, live))

        begun = len(stored_lines(lobby, live))
        paused = await lines_after(30)
        assert paused > begun, "nobody need look for the first minute"
        assert await lines_after(10) == paused
        await live.scene("")
        assert await lines_after(4) > paused
