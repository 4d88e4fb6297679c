"""The bodies that the front reads before a worker hears of them."""

from __future__ import annotations

import asyncio

import pytest

from banneret.server.connections import Connections, files_for_connections
from banneret.server.front.bodies import LONGEST_KEPT, TooLong, read_body
from banneret.server.front.heads import BadHead, Head, parse_request
from banneret.server.web.proxies import Proxies
from tests.server.lobby_kit import asynchronous

POST = b"POST /new HTTP/1.1\r\nhost: x\r\n"
CHUNKED = POST + b"transfer-encoding: chunked\r\n\r\n"


async def read(head: bytes, sent: bytes) -> tuple[Head, bytes, bytes]:
    """The head as a worker gets it, the body, and what is left for the next request."""
    reader = asyncio.StreamReader(limit=64 * 1024)
    reader.feed_data(sent)
    reader.feed_eof()
    told, body = await read_body(reader, parse_request(head))
    return told, body, await reader.read()


@pytest.mark.parametrize(
    ("head", "sent", "body"),
    [
        (POST + b"\r\n", b"", b""),
        (POST + b"content-length: 3\r\n\r\n", b"a=b", b"a=b"),
        (CHUNKED, b"3\r\na=b\r\n0\r\n\r\n", b"a=b"),
        (CHUNKED.replace(b"chunked", b"Chunked"), b"2;x=y\r\na=\r\n01\r\nb\r\n000\r\nforwarded: 1\r\n\r\n", b"a=b"),
        (CHUNKED, b"0\r\n\r\n", b""),
    ],
)
@asynchronous
async def test_a_worker_is_told_how_long_every_body_is(head: bytes, sent: bytes, body: bytes) -> None:
    told, found, left = await read(head, sent + b"GET /next")
    assert (found, left) == (body, b"GET /next")
    passed = told.passed_on()
    assert (b"content-length: %d" % len(body) in passed) == (body != b"" or b"chunked" in head.lower())
    assert b"chunked" not in passed.lower()
    assert b"forwarded" not in passed


@pytest.mark.parametrize(
    "sent",
    [
        b"three\r\na=b\r\n0\r\n\r\n", b"-3\r\na=b\r\n0\r\n\r\n", b"3\na=b\n0\n\n\r\n", b"3\r\na=bc\r\n0\r\n\r\n",
        b"\r\n\r\n", b"3 x\r\na=b\r\n0\r\n\r\n", b"0x3\r\na=b\r\n0\r\n\r\n", b"3;\x00\r\na=b\r\n0\r\n\r\n",
    ],
)  # fmt: skip
@asynchronous
async def test_pieces_that_two_readers_could_take_for_different_ones_are_refused(sent: bytes) -> None:
    with pytest.raises(BadHead):
        await read(CHUNKED, sent)


@pytest.mark.parametrize("coding", [b"identity", b"gzip, chunked", b"chunked,", b"chunked\r\ntransfer-encoding: x"])
@asynchronous
async def test_no_other_coding_is_passed_on(coding: bytes) -> None:
    with pytest.raises(BadHead):
        await read(CHUNKED.replace(b"chunked", coding), b"0\r\n\r\n")


@pytest.mark.parametrize(
    "sent",
    [
        b"ffffffff\r\n", b"%x\r\n" % (LONGEST_KEPT + 1), b"1\r\na\r\n" * LONGEST_KEPT,
        (b"1;" + b"x" * 999 + b"\r\na\r\n") * 99, b"0\r\n" + b"a: b\r\n" * LONGEST_KEPT,
    ],
    ids=["one piece", "a little too long", "many pieces", "what stands beside them", "trailers without end"],
)  # fmt: skip
@asynchronous
async def test_a_body_without_end_is_refused(sent: bytes) -> None:
    with pytest.raises(TooLong):
        await read(CHUNKED, sent)
    with pytest.raises(TooLong):
        await read(POST + b"content-length: %d\r\n\r\n" % (LONGEST_KEPT + 1), b"")


def test_where_each_connection_takes_two_files_only_half_as_many_are_let_in() -> None:
    assert Connections(Proxies(), files=2).most == files_for_connections() // 2
