"""The stream for programs: the state as JSON whenever it changes, under the same limits as the stream of a page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from banneret.server.web.application import Config
from banneret.server.web.limits import NO_LIMITS
from tests.server.lobby_kit import asynchronous
from tests.server.test_web_safety import two_people
from tests.server.test_web_stream import answer_first, opened, whose_turn
from tests.server.web_kit import Browser, Server, Stream, serving


def followed(server: Server, browser: Browser, table: str, since: str = "") -> Stream:
    headers = {"cookie": browser.cookie_header()}
    return Stream(server.app, f"/api/tables/{table.rpartition('/')[2]}/stream?since={since}", headers)


@asynchronous
async def test_every_seat_is_told_its_own_state(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela, table = await two_people(server)
        player, other = await whose_turn(server, [anna, bela], table)
        streams = [followed(server, browser, table) for browser in (player, other)]
        for stream in streams:
            await stream.until(lambda one: bool(one.messages()))
        version = await answer_first(server, player, table)
        for stream in streams:
            await stream.until(lambda one: len(one.messages()) > 1)
        mine, theirs = (stream.messages()[-1] for stream in streams)
        assert (mine[0], mine[1], mine[2]["version"]) == ("state", version, version)
        assert mine[2]["seat"] != theirs[2]["seat"]
        for browser, told in ((player, mine), (other, theirs)):
            asked = await browser.get(f"/api/tables/{table.rpartition('/')[2]}")
            assert told[2] == asked.json()
        for stream in streams:
            await stream.close()


@asynchronous
async def test_who_knows_the_version_is_greeted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, _, table = await two_people(server)
        live = await server.lobby.table(table.rpartition("/")[2])
        stream = followed(server, anna, table, (await live.scene(anna.person())).version)
        await stream.until(lambda one: bool(one.messages()))
        assert stream.messages()[0][0] == "hello"
        await stream.close()


@asynchronous
async def test_both_kinds_of_streams_count_together(tmp_path: Path) -> None:
    async with serving(tmp_path, Config(limits=replace(NO_LIMITS, streams_of_person=1))) as server:
        browser = server.browser()
        table = await browser.play_now()
        page = opened(server, browser, table)
        await page.until(lambda one: bool(one.messages()))
        program = followed(server, browser, table)
        await program.until(lambda one: one.status > 0)
        assert program.status == 429
        for stream in (page, program):
            await stream.close()
        assert server.application.streams.here == {}


@asynchronous
async def test_a_private_table_is_refused_before_the_stream_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table = await server.browser().play_now()
        stream = followed(server, server.browser(), table)
        await stream.until(lambda one: one.status > 0)
        assert stream.status == 403
        await stream.close()


@asynchronous
async def test_a_stream_ends_when_its_token_is_revoked(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela, table = await two_people(server)
        player, other = await whose_turn(server, [anna, bela], table)
        tokens = server.lobby.tokens
        made = await tokens.make(await server.lobby.people.get(other.person()), "thief", "token-key-1")
        path = f"/api/tables/{table.rpartition('/')[2]}/stream"
        stolen = Stream(server.app, path, {"authorization": f"Bearer {made.text}"})
        await stolen.until(lambda stream: len(stream.messages()) > 0)
        heard = len(stolen.messages())
        await tokens.revoke(other.person(), made.id)
        await answer_first(server, player, table)
        await stolen.until(lambda stream: stream.messages()[-1][0] == "bye")
        assert [name for name, *_ in stolen.messages()[heard:]] == ["bye"], "what happened then is not told"
        await stolen.close()
