"""Live updates: each viewer gets what changed for them, and nothing twice."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path

from banneret.server.commands import Answer, Say
from banneret.server.web.application import Config
from banneret.server.web.limits import NO_LIMITS
from banneret.server.web.turns import Turns
from tests.server.lobby_kit import asynchronous
from tests.server.test_web_safety import two_people
from tests.server.web_kit import Browser, Server, Stream, key, serving


def opened(server: Server, browser: Browser, table: str, since: str = "", **headers: str) -> Stream:
    given = {"cookie": browser.cookie_header(), "accept": "text/event-stream", **headers}
    return Stream(server.app, f"{table}/stream?since={since}", given)


async def answer_first(server: Server, browser: Browser, table: str) -> str:
    """Give the first legal answer; the version of the table afterwards."""
    live = await server.lobby.table(table.rpartition("/")[2])
    person = await server.lobby.people.get(browser.person())
    scene = await live.scene(person.id)
    assert scene.legal
    result = await live.perform(person, key(), Answer(scene.seat, scene.question, [next(iter(scene.legal))]))
    return result.version


async def whose_turn(server: Server, browsers: list[Browser], table: str) -> tuple[Browser, Browser]:
    live = await server.lobby.table(table.rpartition("/")[2])
    for browser in browsers:
        if (await live.scene(browser.person())).legal:
            return browser, next(one for one in browsers if one is not browser)
    raise AssertionError("nobody is asked")


@asynchronous
async def test_a_stream_sends_only_what_changed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela, table = await two_people(server)
        player, other = await whose_turn(server, [anna, bela], table)
        streams = [opened(server, browser, table) for browser in (player, other)]
        for stream in streams:
            await stream.until(lambda one: bool(one.messages()))
            event, _, update = stream.messages()[0]
            assert event == "update"
            assert {"board", "hand", "opponents", "prompt", "log"} <= set(update["regions"])
        version = await answer_first(server, player, table)
        for stream in streams:
            await stream.until(lambda one: len(one.messages()) > 1)
        mine, theirs = (stream.messages()[-1] for stream in streams)
        assert mine[1] == version
        assert mine[2]["turn"] is True
        for update in (mine[2], theirs[2]):
            assert "regions" not in update, "whole regions come once"
            assert "/chat" not in update["parts"]
        assert "/prompt" in mine[2]["parts"]
        assert "/hand" not in theirs[2]["parts"]
        assert not [id for id in theirs[2]["parts"] if id.startswith("card-")]
        for stream in streams:
            await stream.close()


@asynchronous
async def test_a_draft_reaches_its_owner_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela, table = await two_people(server)
        player, other = await whose_turn(server, [anna, bela], table)
        live = await server.lobby.table(table.rpartition("/")[2])
        person = await server.lobby.people.get(player.person())
        scene = await live.scene(person.id)
        await live.perform(person, key(), Answer(scene.seat, scene.question, ["havoc"]))
        streams = [opened(server, browser, table) for browser in (player, other)]
        for stream in streams:
            await stream.until(lambda one: bool(one.messages()))
        scene = await live.scene(person.id)
        lay = next(notation for notation in scene.legal if notation.startswith("lay"))
        await live.perform(person, key(), Answer(scene.seat, scene.question, [lay]))
        await streams[0].until(lambda one: len(one.messages()) > 1)
        update = streams[0].messages()[-1][2]
        assert sum(f'data-chosen="{lay}"' in part for part in update["parts"].values()) == 1
        assert "/hand" not in update["parts"], "what lies around the card stays"
        await live.perform(person, key(), Say("hello"))
        await streams[1].until(lambda one: len(one.messages()) > 1)
        assert len(streams[1].messages()) == 2
        assert set(streams[1].messages()[-1][2]["parts"]) == {"/chat"}
        for stream in streams:
            await stream.close()


@asynchronous
async def test_the_button_for_a_bot_appears_when_the_grace_time_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, _, table = await two_people(server)
        streams = [opened(server, browser, table) for browser in (anna, server.browser())]
        for stream in streams:
            await stream.until(lambda one: bool(one.messages()))
        await server.clock.pass_by(21.0)
        for stream in streams:
            await stream.until(lambda one: "away" in one.messages()[-1][2].get("parts", {}).get("/seats", ""))
        soon = streams[0].messages()[-1]
        assert "data-until=" in soon[2]["parts"]["/seats"]
        assert 'value="replace"' not in soon[2]["parts"]["/seats"]
        heard = [len(stream.messages()) for stream in streams]
        await server.clock.pass_by(60.0)
        await streams[0].until(lambda one: len(one.messages()) > heard[0])
        event, version, update = streams[0].messages()[-1]
        assert (event, version) == ("update", soon[1])
        assert set(update["parts"]) == {"/seats"}
        assert 'value="replace"' in update["parts"]["/seats"]
        assert "data-until=" not in update["parts"]["/seats"]
        assert len(streams[1].messages()) == heard[1], "who may not put a bot in is told nothing"
        page = await anna.click(await anna.page(table), name="do", value="replace")
        assert "stands in" in page.words
        for stream in streams:
            await stream.close()


@asynchronous
async def test_a_page_that_is_up_to_date_is_sent_nothing_and_one_that_is_not_everything(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela, table = await two_people(server)
        player, _ = await whose_turn(server, [anna, bela], table)
        live = await server.lobby.table(table.rpartition("/")[2])
        version = (await live.scene(player.person())).version
        stream = opened(server, player, table, version)
        await stream.until(lambda one: bool(one.messages()))
        assert stream.messages()[0][0] == "hello"
        await stream.close()
        newer = await answer_first(server, player, table)
        stream = opened(server, player, table, **{"last-event-id": version})
        await stream.until(lambda one: bool(one.messages()))
        event, id, update = stream.messages()[0]
        assert (event, id) == ("update", newer)
        assert "board" in update["regions"]
        await stream.close()


@asynchronous
async def test_who_only_watches_gets_at_most_twelve_updates_a_second_and_always_the_last(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela, table = await two_people(server)
        player, other = await whose_turn(server, [anna, bela], table)
        asked, watching = opened(server, player, table), opened(server, server.browser(), table)
        for stream in (asked, watching):
            await stream.until(lambda one: bool(one.messages()))
        live = await server.lobby.table(table.rpartition("/")[2])
        person = await server.lobby.people.get(other.person())
        begin = time.monotonic()
        for number in range(40):
            version = (await live.perform(person, key(), Say(f"line {number}"))).version
        for stream in (asked, watching):
            await stream.until(lambda one: one.messages()[-1][1] == version)
        seconds = time.monotonic() - begin
        assert len(watching.messages()) <= 3 + 12 * seconds
        assert "line 39" in watching.messages()[-1][2]["parts"]["/chat"]
        for stream in (asked, watching):
            await stream.close()


@asynchronous
async def test_those_who_are_asked_are_drawn_first_and_the_loop_goes_round_between_two_pages() -> None:
    turns, order = Turns(), []

    async def page(name: str, urgent: bool) -> None:
        await turns.take(urgent)
        order.append(name)

    async def everything_else() -> None:
        for _ in range(6):
            order.append("-")
            await asyncio.sleep(0)

    await asyncio.gather(page("a", False), page("b", False), page("c", True), everything_else())
    drawn = [name for name in order if name != "-"]
    assert drawn == ["c", "a", "b"]
    assert all("-" in order[order.index(one) : order.index(two)] for one, two in (("c", "a"), ("a", "b")))


@asynchronous
async def test_streams_are_counted_and_let_go(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, streams_of_person=2)
    async with serving(tmp_path, Config(limits=limits)) as server:
        browser = server.browser()
        table = await browser.play_now()
        streams = [opened(server, browser, table) for _ in range(2)]
        for stream in streams:
            await stream.until(lambda one: bool(one.messages()))
        third = opened(server, browser, table)
        await third.until(lambda one: one.status > 0)
        assert third.status == 429
        for stream in [*streams, third]:
            await stream.close()
        assert server.application.streams.here == {}


@asynchronous
async def test_streams_that_are_asked_for_at_once_are_counted_too(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, streams_of_person=2)
    async with serving(tmp_path, Config(limits=limits)) as server:
        browser = server.browser()
        table = await browser.play_now()
        streams = [opened(server, browser, table) for _ in range(6)]
        for stream in streams:
            await stream.until(lambda one: bool(one.messages()) or one.ended)
        assert max(server.application.streams.here.values()) == 2
        assert sum(bool(stream.messages()) for stream in streams) == 2
        for stream in streams:
            await stream.close()
        assert server.application.streams.here == {}


@asynchronous
async def test_open_streams_end_when_the_server_stops(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        stream = opened(server, browser, table)
        await stream.until(lambda one: bool(one.messages()))
        server.app.stop()
        await stream.until(lambda one: one.messages()[-1][0] == "bye")
        await stream.close()


@asynchronous
async def test_heartbeats_keep_a_quiet_stream_open(tmp_path: Path) -> None:
    async with serving(tmp_path, Config(limits=NO_LIMITS, heartbeat=0.05)) as server:
        anna, bela, table = await two_people(server)
        stream = opened(server, anna, table)
        await stream.until(lambda one: one.raw.count(b": still here") >= 3)
        await answer_first(server, (await whose_turn(server, [anna, bela], table))[0], table)
        await stream.until(lambda one: len(one.messages()) > 1)
        await stream.close()
