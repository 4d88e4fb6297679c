"""Compression: by what the client offers, whole responses and streams, and nothing that its lengths could tell."""

from __future__ import annotations

import gzip
import zlib
from pathlib import Path

import pytest

from banneret.server.clock import Ids
from banneret.server.web.application import COOKIE
from banneret.server.web.compression import MEMORY, WINDOW, stream_compressor, takes_gzip
from banneret.server.web.keys import Keys
from banneret.server.web.styles import static_address
from tests.server.lobby_kit import asynchronous
from tests.server.test_web_safety import two_people
from tests.server.test_web_stream import answer_first, whose_turn
from tests.server.web_kit import Server, Stream, serving


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip, deflate, br, zstd", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip;q=0, *;q=1", False),
        ("identity", False),
        ("br", False),
        ("", False),
        ("gzip;q=often", False),
    ],
)
def test_gzip_is_used_where_it_is_offered(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


async def asked(server: Server, path: str, accepted: str) -> Stream:
    """The bytes of a response as they are on the wire."""
    response = Stream(server.app, path, {"accept-encoding": accepted, "accept": "*/*"})
    await response.until(lambda one: one.status > 0 and one.ended)
    return response


@asynchronous
async def test_pages_json_and_static_files_are_the_same_text_compressed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for path in ("/rules/havoc", "/api/games", static_address("base.css"), static_address("table.js")):
            plain, packed = await asked(server, path, ""), await asked(server, path, "gzip")
            assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
            assert "content-encoding" not in plain.headers
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) == len(packed.raw) < len(plain.raw) / 2
            if path.startswith(("/static", "/api")):
                assert gzip.decompress(packed.raw) == plain.raw
        small = await asked(server, "/static/icon.svg", "gzip")
        assert small.status == 200


class Unpacking:
    """Reads a compressed stream as a browser does, as far as it has come."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.taken = 0
        self.text = b""
        self._unpacked = zlib.decompressobj(wbits=31)

    def holds(self, wanted: bytes) -> bool:
        fresh = self.stream.raw[self.taken :]
        self.taken += len(fresh)
        self.text += self._unpacked.decompress(fresh)
        return wanted in self.text

    async def until(self, wanted: bytes) -> None:
        await self.stream.until(lambda _: self.holds(wanted))


@asynchronous
async def test_a_stream_is_compressed_message_by_message(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, bela, table = await two_people(server)
        player, _ = await whose_turn(server, [anna, bela], table)
        headers = {"cookie": f"{COOKIE}={player.client.cookies.get(COOKIE)}", "accept": "text/event-stream"}
        stream = Stream(server.app, f"{table}/stream", {**headers, "accept-encoding": "gzip"})
        reader = Unpacking(stream)
        await reader.until(b'"regions"')
        assert stream.headers["content-encoding"] == "gzip"
        assert stream.headers["vary"] == "Accept-Encoding"
        before = reader.taken
        version = await answer_first(server, player, table)
        await reader.until(f"id: {version}".encode())
        await reader.until(b'"parts"')
        await reader.until(b"\n\n")
        plain = len(reader.text) - reader.text.index(f"id: {version}".encode())
        assert reader.taken - before < plain / 2
        await stream.close()


def test_the_memory_of_a_stream_is_what_is_stated() -> None:
    assert (1 << (WINDOW + 2)) + (1 << (MEMORY + 9)) == 192 * 1024
    packer = stream_compressor()
    packed = packer.compress(b"x" * 40_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    assert zlib.decompressobj(wbits=16 + WINDOW).decompress(packed) == b"x" * 40_000


def test_a_form_token_is_another_in_every_page_and_counts_all_the_same() -> None:
    keys, other = Keys(Ids().secret, b"secret"), Keys(Ids().secret, b"another")
    person, stranger = "0" * 32, "1" * 32
    tokens = [keys.form_token(person) for _ in range(20)]
    assert len(set(tokens)) == 20
    assert len({token[:20] for token in tokens}) == 20
    assert all(keys.is_form_token(token, person) for token in tokens)
    assert not any(keys.is_form_token(token, stranger) or other.is_form_token(token, person) for token in tokens)
    for wrong in ("", "A" * 43, "A" * 115, "é" * 115, tokens[0][:-1], tokens[0] + "A", tokens[0].swapcase()):
        assert not keys.is_form_token(wrong, person)
