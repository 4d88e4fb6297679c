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
    StillClock,
    asynchronous,
    key,
    lobby_at,
    people,
    stored_lines,
    url_of,
)


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
