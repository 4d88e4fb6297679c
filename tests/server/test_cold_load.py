"""What a browser that keeps nothing is sent before a page stands: under 40 kB for the lobby, 120 kB for any table."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from banneret.games import registry
from banneret.server.commands import Answer
from banneret.server.jobs import quick_chain
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import Browser, Server, Stream, key, serving

MOST_OF_LOBBY, MOST_OF_TABLE = 40_000, 120_000  # bytes on the wire, with what goes along with each response
ADDED = 60 + len("HTTP/1.1 200 OK\r\n\r\n")  # what the server itself writes: its name, the date, the first line
LINKED = ("stylesheet", "icon", "manifest", "modulepreload")
ANSWERS, TABLES = 10, 3


def told(stream: Stream) -> bool:
    """Whether a stream has said what its page lacks: nothing."""
    return b"event: hello" in zlib.decompressobj(wbits=31).decompress(stream.raw)


async def weight(server: Server, browser: Browser, path: str, streams: bool = False) -> int:
    """The bytes of a response as a browser gets it; of a stream as far as its first message."""
    headers = {"accept-encoding": "gzip, deflate, br, zstd", "cookie": browser.cookie_header(), "accept": "*/*"}
    response = Stream(server.app, path, {**headers, "accept-language": browser.client.headers["accept-language"]})
    await response.until(lambda one: one.status > 0 and (told(one) if streams else one.ended))
    if streams:
        await response.close()
    assert response.status == 200, path
    assert len(response.raw) < 600 or response.headers.get("content-encoding") == "gzip", path
    return ADDED + sum(len(name) + len(value) + 4 for name, value in response.headers.items()) + len(response.raw)


async def cold_load(server: Server, browser: Browser, path: str) -> int:
    """A page with everything that it names, each thing once; at a table also the stream that it opens."""
    tags = (await browser.page(path)).tags
    asked = {given["href"] for tag, given in tags if tag == "link" and given.get("rel") in LINKED}
    asked |= {given["src"] for _, given in tags if "src" in given}
    body = next(given for tag, given in tags if tag == "body")
    total = sum([await weight(server, browser, one) for one in (path, *sorted(asked))])
    if "data-table" in body:
        stream = f"{path}/stream?since={body['data-version']}"
        total += await weight(server, browser, stream, streams=True)
    return total


async def play(server: Server, browser: Browser, table: str, answers: int) -> None:
    """Answer some questions as a bot would, and wait for the next."""
    live, person = await server.lobby.table(table), await server.lobby.people.get(browser.person())
    for answer in range(answers + 1):
        while not (scene := await live.scene(person.id)).legal or scene.asked != [scene.seat]:
            async with await live.subscribe(person.id, scene.version) as notices:
                await anext(notices)
        assert scene.view is not None
        if answer < answers:
            chain = quick_chain(scene.kind, scene.view, answer)
            await live.perform(person, key(), Answer(scene.seat, scene.question, chain))


@pytest.mark.parametrize("language", ["en", "hu"])
@asynchronous
async def test_the_lobby_is_small(tmp_path: Path, language: str) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser(language)
        assert await cold_load(server, browser, "/") < MOST_OF_LOBBY
        for _ in range(TABLES):
            made = await browser.call("POST", "/api/tables", {"game": "havoc", "seats": ["me", "open"], "key": key()})
            assert made.status_code == 201
        assert await cold_load(server, browser, "/") < MOST_OF_LOBBY


@pytest.mark.parametrize("game", registry.game_ids())
@asynchronous
async def test_a_table_is_small_at_first_and_later(tmp_path: Path, game: str) -> None:
    """With as many people as can play, in the longer language, when the page's reader is asked and nobody else."""
    async with serving(tmp_path) as server:
        browser, players = server.browser("hu"), registry.load(game).players[-1]
        seats = ["me", *["bot:easy"] * (players - 1)]
        asked = {"game": game, "seats": seats, "pace": 0, "quick": True, "odds": True, "key": key()}
        table = (await browser.call("POST", "/api/tables", asked)).json()["id"]
        for answers in (0, ANSWERS):
            await play(server, browser, table, answers)
            assert await cold_load(server, browser, f"/t/{table}") < MOST_OF_TABLE
