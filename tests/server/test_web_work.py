"""Limits by cost: whoever asks for much waits for himself, and everybody else is served in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from banneret.server.web.application import Config
from banneret.server.web.faults import TooMany
from banneret.server.web.limits import NO_LIMITS, Buckets, Limits, Rate, limited_address
from banneret.server.web.work import Metered, Queues, Work
from tests.server.earlier_kit import earlier_database
from tests.server.lobby_kit import StillClock, asynchronous
from tests.server.web_kit import serving

RATE = Rate(10, 0.5)


def busy(seconds: float) -> None:
    """Keep the processor busy; on a machine that others use it takes longer than that."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_work_is_charged_afterwards_and_paid_back_with_time() -> None:
    buckets = Buckets()
    buckets.charge("work", "a", RATE, 100.0, 9.0)
    assert buckets.debt("work", "a", RATE, 100.0) == 0.0
    buckets.charge("work", "a", RATE, 100.0, 3.0)
    assert buckets.debt("work", "a", RATE, 100.0) == 4.0
    assert buckets.debt("work", "a", RATE, 103.0) == 1.0
    assert buckets.debt("work", "a", RATE, 104.0) == 0.0
    assert buckets.debt("work", "b", RATE, 100.0) == 0.0
    buckets.charge("work", "a", RATE, 104.0, 10_000.0)
    assert buckets.debt("work", "a", RATE, 104.0) == 20.0  # never more than it could hold


@pytest.mark.parametrize(
    ("host", "limited"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_network_of_ipv6_is_limited_as_one(host: str, limited: str) -> None:
    assert limited_address(host) == limited


@asynchronous
async def test_every_step_of_a_coroutine_is_measured_and_no_waiting() -> None:
    spent: list[float] = []

    async def inner() -> str:
        busy(0.02)
        await asyncio.sleep(0.05)
        busy(0.02)
        with pytest.raises(ZeroDivisionError):
            await fails()
        return "done"

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    assert await Metered(inner(), spent.append) == "done"
    assert 0.04 <= sum(spent) < 0.09
    waiting = asyncio.ensure_future(Metered(asyncio.sleep(60), spent.append))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


@asynchronous
async def test_of_one_address_a_few_are_let_in_and_of_another_at_once() -> None:
    turns = Queues(at_once=2, waiting=3)
    inside: list[str] = []
    go_on = asyncio.Event()

    async def visit(address: str) -> None:
        async with turns.turn(address):
            inside.append(address)
            await go_on.wait()

    visits = [asyncio.create_task(visit("a")) for _ in range(5)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await visit("a")
    visits.append(asyncio.create_task(visit("b")))
    await asyncio.sleep(0)
    assert inside == ["a", "a", "b"]
    go_on.set()
    await asyncio.gather(*visits)
    assert inside == ["a", "a", "b", "a", "a", "a"]


@asynchronous
async def test_long_work_of_one_address_leaves_the_loop_and_the_threads_to_others() -> None:
    clock = StillClock()
    work = Work(Buckets(), replace(NO_LIMITS, address_work=RATE), clock)
    finished: list[str] = []

    async def ask(address: str) -> None:
        await work.in_thread(address, lambda: busy(0.02))
        finished.append(address)

    much = [asyncio.create_task(ask("a")) for _ in range(8)]
    await asyncio.sleep(0)
    await ask("b")
    assert finished.count("a") <= 3  # the eight of the first address stand in their own queue
    await asyncio.gather(*much)
    work.charge("a", 20.0)
    with pytest.raises(TooMany):
        work.check("a")
    work.check("b")
    work.close()


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
@asynchronous
async def test_a_clock_that_is_set_forgives_no_debt_and_adds_none(jump: float) -> None:
    class Set(StillClock):
        def now(self) -> float:
            return self.time + jump if self.time > start else self.time

    clock = Set()
    start = clock.time
    work = Work(Buckets(), replace(NO_LIMITS, address_work=RATE), clock)
    work.charge("a", 20.0)
    owed = work.debt("a")
    clock.time += 1.0
    assert work.debt("a") == pytest.approx(owed - 1.0)
    work.close()


@asynchronous
async def test_many_replay_positions_at_once_leave_the_lobby_to_others(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, requests_at_once=3, requests_waiting=60)
    earlier_database(tmp_path)
    async with serving(tmp_path, Config(limits=limits)) as server:
        greedy, other = server.browser(address="10.0.0.7"), server.browser(address="10.0.0.8")
        await other.get("/")
        done = 0

        async def ask(step: int) -> None:
            nonlocal done
            assert (await greedy.get(f"/t/havoc-over/moment?step={step}&eyes=all")).status_code == 200
            done += 1

        asked = [asyncio.create_task(ask(step)) for step in range(12)]
        await asyncio.sleep(0)
        assert (await other.get("/")).status_code == 200
        assert done <= 6
        await asyncio.gather(*asked)


@asynchronous
async def test_an_address_that_has_used_up_its_time_waits_and_the_others_do_not(tmp_path: Path) -> None:
    async with serving(tmp_path, Config(limits=Limits())) as server:
        greedy, other = server.browser(address="2001:db8::7"), server.browser(address="2001:db8:0:1::7")
        assert (await greedy.get("/")).status_code == 200
        server.application.work.charge("2001:db8::/64", 14.0)
        refused = await server.browser(address="2001:db8::8").get("/")
        assert refused.status_code == 429
        assert 0 < int(refused.headers["retry-after"]) <= 11
        assert (await other.get("/")).status_code == 200
        server.clock.time += float(refused.headers["retry-after"])
        assert (await greedy.get("/")).status_code == 200


@asynchronous
async def test_drawing_lessons_puzzles_and_reasons_is_charged_to_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now("havoc")
        work = server.application.work
        asked: list[str] = []
        in_thread = work.in_thread

        async def noted(address: str, function: Callable[[], object]) -> object:
            asked.append(address)
            return await in_thread(address, function)

        monkeypatch.setattr(work, "in_thread", noted)
        paths = ["/learn/havoc", "/learn/havoc/lessons/1", "/learn/havoc/puzzles/1", f"{table}/reasons"]
        for path in paths:
            assert (await browser.get(path)).status_code == 200
        assert asked == ["10.0.0.1"] * len(paths)
