"""A server that stops: whoever asks for something then is told so, in words, and when to come again."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import cast

import httpx
import pytest

from banneret.server.errors import StoreError
from banneret.server.store import Store
from banneret.server.store.rows import Change
from banneret.server.teaching import HintJob, Lesson, Taught
from banneret.server.tutors import Tutors
from banneret.server.web import odds
from banneret.server.web.application import Config
from banneret.server.web.limits import NO_LIMITS, Buckets
from banneret.server.web.work import THREADS, Work
from banneret.server.write_queue import WriteQueue
from tests.server.lobby_kit import StillClock, asynchronous, url_of
from tests.server.test_web_pages import next_page
from tests.server.web_kit import key, serving

WORDS = {"en": "The server is stopping.", "hu": "A kiszolgáló éppen leáll."}
SHORT = Config(limits=NO_LIMITS, last_seconds=0.05)
SILENT = "import sys, time; print('ready', flush=True); sys.stdin.readline(); open(sys.argv[1], 'w'); time.sleep(1000)"


def is_told(answer: httpx.Response, language: str) -> None:
    assert answer.status_code == 503
    assert WORDS[language] in answer.text
    assert int(answer.headers["retry-after"]) > 0


@pytest.mark.parametrize("language", ["en", "hu"])
@asynchronous
async def test_odds_and_replays_that_are_asked_for_while_the_server_stops(tmp_path: Path, language: str) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser(language)
        table = await browser.play_now("havoc")
        await next_page(server, browser, table)
        server.app.stop()
        for asked in ("odds", "moment?step=0"):
            is_told(await browser.get(f"{table}/{asked}"), language)


@pytest.mark.parametrize("language", ["en", "hu"])
@asynchronous
async def test_odds_that_are_under_way_when_the_server_stops(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(*anything: object) -> None:
        begun.set()
        go_on.wait(30)

    monkeypatch.setattr(odds, "count", slow)
    with caplog.at_level(logging.ERROR):
        async with serving(tmp_path, SHORT) as server:
            browser = server.browser(language)
            table = await browser.play_now("havoc")
            await next_page(server, browser, table)
            asking = asyncio.create_task(browser.get(f"{table}/odds"))
            queued = asyncio.create_task(browser.get(f"{table}/odds"))
            await asyncio.to_thread(begun.wait, 30)
            server.app.stop()
            for answer in await asyncio.gather(asking, queued):
                is_told(answer, language)
            go_on.set()
    assert not caplog.records


@asynchronous
async def test_a_hint_that_is_under_way_when_the_server_stops(tmp_path: Path) -> None:
    class Thoughtful:
        begun = asyncio.Event()

        async def teach(self, job: Lesson) -> Taught:
            self.begun.set()
            await asyncio.Event().wait()
            return Taught()

        async def close(self) -> None:
            return None

    async with serving(tmp_path, SHORT) as server:
        server.application.tutors = tutor = Thoughtful()
        browser = server.browser("hu")
        table = await browser.play_now("havoc")
        await next_page(server, browser, table)
        fields = [("csrf", await browser.csrf()), ("key", key())]
        asking = asyncio.create_task(browser.send(f"{table}/hint", fields))
        await tutor.begun.wait()
        server.app.stop()
        is_told(await asking, "hu")
        assert (await browser.get(table)).status_code == 200, "what takes no time is still answered"


@asynchronous
async def test_a_tutor_that_is_ended_says_that_the_server_stops(tmp_path: Path) -> None:
    at_work, job = tmp_path / "at_work", HintJob("havoc", {}, {})
    tutors = Tutors(command=(sys.executable, "-c", SILENT, str(at_work)))
    asking = asyncio.create_task(tutors.teach(job))
    while not at_work.exists():
        await asyncio.sleep(0.01)
    await tutors.close()
    for teaching in (asking, tutors.teach(job)):
        with pytest.raises(StoreError, match="server_stops"):
            await teaching


@asynchronous
async def test_long_work_that_waits_for_a_thread_when_the_server_stops() -> None:
    work = Work(Buckets(), replace(NO_LIMITS, requests_waiting=10), StillClock())
    begun, go_on = threading.Barrier(THREADS + 1), threading.Event()

    def slow() -> str:
        begun.wait(30)
        go_on.wait(30)
        return "done"

    running = [asyncio.create_task(work.in_thread(f"{place}", slow)) for place in range(THREADS)]
    await asyncio.to_thread(begun.wait, 30)
    waiting = [asyncio.create_task(work.in_thread(address, slow)) for address in ("0", "other")]
    await asyncio.sleep(0)
    work.close()
    go_on.set()
    assert await asyncio.gather(*running) == ["done"] * THREADS
    for late in (*waiting, work.in_thread("after", slow)):
        with pytest.raises(StoreError, match="server_stops"):
            await late


@asynchronous
async def test_the_database_is_closed_and_somebody_asks_for_it(tmp_path: Path) -> None:
    queue = WriteQueue(Store(url_of(tmp_path)))
    await queue.close()
    with pytest.raises(StoreError, match="server_stops"):
        await queue.call(queue.store.person, "nobody")


class Slow:
    """A store that takes its time for a batch."""

    reading_threads = writing_threads = 1

    def __init__(self) -> None:
        self.written = 0
        self.closed_at = -1

    def write_all(self, changes: list[Change]) -> list[bool]:
        time.sleep(0.002)
        self.written += len(changes)
        return [True] * len(changes)

    def close(self) -> None:
        self.closed_at = self.written


@pytest.mark.parametrize("writers", [1, 2, 70])
@asynchronous
async def test_who_writes_on_while_the_database_is_closed_is_told_and_nothing_taken_is_lost(writers: int) -> None:
    """Each writer goes on until it is refused: what was taken is written before the store is closed."""
    store = Slow()
    queue = WriteQueue(cast(Store, store))
    change = cast(Change, object())
    taken = 0

    async def write_on() -> str:
        nonlocal taken
        while True:
            try:
                await queue.write(change)
            except StoreError as error:
                return error.code
            taken += 1

    tasks = [asyncio.create_task(write_on()) for _ in range(writers)]
    while store.written < 2 * writers:
        await asyncio.sleep(0)
    await asyncio.wait_for(queue.close(), 30)
    assert set(await asyncio.wait_for(asyncio.gather(*tasks), 30)) == {"server_stops"}
    assert taken == store.written == store.closed_at
