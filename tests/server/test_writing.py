"""Who is writing in the chat: shown to the others who may read it, for some seconds, and written down nowhere."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace as with_fields

from banneret.server.commands import ChangeSettings
from banneret.server.web.application import COOKIE
from banneret.server.writing import LASTS_SECONDS
from tests.server.lobby_kit import asynchronous
from tests.server.test_web_safety import two_people
from tests.server.test_web_stream import opened
from tests.server.web_kit import Browser, Server, Stream, key, serving


async def writes(browser: Browser, table: str) -> int:
    """A page says that its reader writes; the status of the answer."""
    return (await browser.send(f"{table}/writing", [("csrf", await browser.csrf())])).status_code


def shown(stream: Stream) -> list[str]:
    """What an open page was told of those who write, in patches."""
    return [
        data["parts"]["/writing"].strip() for _, _, data in stream.messages() if "/writing" in data.get("parts", {})
    ]


async def following(server: Server, browser: Browser, table: str) -> Stream:
    stream = opened(server, browser, table)
    await stream.until(lambda one: bool(one.messages()))
    return stream


@asynchronous
async def test_the_others_are_shown_who_writes_until_it_is_said(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela, table = await two_people(server)
        own, other = [await following(server, browser, table) for browser in (anna, bela)]
        live = await server.lobby.table(table.rpartition("/")[2])
        before = (await live.snapshot()).versions()
        for _ in range(3):
            assert await writes(anna, table) == 204
        await other.until(lambda one: shown(one) == ["Anna is writing…"])
        assert "Anna is writing" in (await bela.page(table)).words
        assert "is writing" not in (await anna.page(table)).words
        assert (await live.snapshot()).versions() == before, "nothing was written to the database"
        said = await anna.send(f"{table}/say", [("csrf", await anna.csrf()), ("key", key()), ("text", "Bon jour")])
        assert said.status_code == 303
        await other.until(lambda one: shown(one) == ["Anna is writing…", ""])
        await own.until(lambda one: "Bon jour" in str(one.messages()))
        assert shown(own) == []
        for stream in (own, other):
            await stream.close()


@asynchronous
async def test_who_stops_writing_is_forgotten_and_every_sign_lasts_anew(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela, table = await two_people(server)
        stream = await following(server, bela, table)
        await writes(anna, table)
        await stream.until(lambda one: len(shown(one)) == 1)
        await server.clock.pass_by(LASTS_SECONDS - 1)
        await writes(anna, table)
        await server.clock.pass_by(LASTS_SECONDS - 1)
        assert "Anna is writing" in (await bela.page(table)).words
        await server.clock.pass_by(2)
        await stream.until(lambda one: shown(one) == ["Anna is writing…", ""])
        await stream.close()


@asynchronous
async def test_a_private_table_tells_no_stranger_and_hears_none(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela, table = await two_people(server)
        live = await server.lobby.table(table.rpartition("/")[2])
        stranger, guest = server.browser(), server.browser()
        await stranger.play_now()
        assert "is writing" not in (await stranger.page(table)).words
        host = await server.lobby.people.get(anna.person())
        settings = (await live.snapshot()).settings
        await live.perform(host, key(), ChangeSettings(with_fields(settings, public=False)))
        for browser in (stranger, guest):
            await writes(anna, table)
            assert await writes(browser, table) == 403
            for path in (table, f"{table}/regions", f"{table}/stream"):
                answer = await browser.get(path)
                assert answer.status_code == 403
                assert "is writing" not in answer.text
        assert list(live.writers.now) == [anna.person()]
        assert (await bela.send(f"{table}/writing", [])).status_code == 403, "a form without its token"


@asynchronous
async def test_a_watcher_without_a_name_is_entered_nowhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = server.browser()
        asked = {"game": "havoc", "seats": ["me", "open"], "public": True, "key": key()}
        made = (await anna.call("POST", "/api/tables", asked)).json()
        guest, live = server.browser(), await server.lobby.table(made["id"])
        assert await writes(guest, f"/t/{made['id']}") == 204
        assert live.writers.now == {}
        assert COOKIE in guest.cookie_header()
        people = await live.services.queue.call(live.services.queue.store.person, guest.person())
        assert people is None


@asynchronous
async def test_more_than_two_are_counted_in_the_readers_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = server.browser("hu")
        asked = {"game": "havoc", "seats": ["me", "open"], "public": True, "key": key()}
        table = f"/t/{(await anna.call('POST', '/api/tables', asked)).json()['id']}"
        for number, words in enumerate(("Ond éppen ír…", "Ond és Kond éppen ír…", "3 ember ír éppen…")):
            browser, name = server.browser(), ("Ond", "Kond", "Tas")[number]
            action, fields = (await browser.page("/settings")).form(action="/settings")
            await browser.send(action, [(field, name if field == "name" else value) for field, value in fields])
            assert await writes(browser, table) == 204
            assert words in (await anna.page(table)).words


@asynchronous
async def test_who_talks_without_end_leaves_nothing_behind(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, _, table = await two_people(server)
        live = await server.lobby.table(table.rpartition("/")[2])
        before = len(live._background)
        for number in range(12):
            await writes(anna, table)
            await anna.send(f"{table}/say", [("csrf", await anna.csrf()), ("key", key()), ("text", f"line {number}")])
            await writes(anna, table)
            await server.clock.pass_by(LASTS_SECONDS / 2)
        assert len(live._background) <= before + 4
