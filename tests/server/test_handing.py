"""Streams that the front hands over to a worker, with their connection."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from banneret.server.connections import Connections
from banneret.server.front.handing import Receiver, door_at, hand_over, stream_door
from banneret.server.front.heads import CLIENT, parse_request
from banneret.server.front.passing import Front
from banneret.server.running import ending_with_connection
from banneret.server.web.proxies import Proxies
from tests.server.lobby_kit import asynchronous, soon

STREAM = b"GET /t/abc/stream?since=1.0 HTTP/1.1\r\nhost: x\r\nx-banneret-client: 9.9.9.9 1\r\n\r\n"
PAGE = b"GET /t/abc HTTP/1.1\r\nhost: x\r\n\r\n"
BEGUN = b"HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nbegun "
WHOLE = b"HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\npage"


class Talker(asyncio.Protocol):
    """A worker that notes what it is asked, begins a stream at once, and goes on when it is told to."""

    def __init__(self, talkers: list[Talker]) -> None:
        self.asked = b""
        self.gone = False
        talkers.append(self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.asked += data
        self.transport.write(BEGUN if b"/stream" in data else WHOLE)

    def connection_lost(self, error: Exception | None) -> None:
        self.gone = True


class Served:
    """A front, and beside it, in the same loop, the worker that it hands streams to."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.connections = Connections(Proxies(), most_of_address=3)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.talkers: list[Talker] = []
        self.stop = asyncio.Event()
        self.receiver: Receiver | None = None

    def open_door(self) -> None:
        self.receiver = Receiver(door_at(stream_door(self.path)), lambda: Talker(self.talkers))

    async def present(self) -> int:
        return self.connections.by_address.total()

    async def ask(self, request: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(*self.listener.getsockname())
        writer.write(request)
        return reader, writer


@asynccontextmanager
async def serving(folder: Path, *, door: bool = True) -> AsyncIterator[Served]:
    served = Served(str(folder / "worker"))
    loop = asyncio.get_running_loop()
    pages = await loop.create_unix_server(lambda: Talker([]), served.path)
    if door:
        served.open_door()
    running = asyncio.create_task(Front([served.path], served.connections).serve(served.listener, served.stop, 5.0))
    try:
        yield served
    finally:
        served.stop.set()
        for talker in served.talkers:
            talker.transport.abort()
        await running
        pages.close()
        if served.receiver is not None:
            served.receiver.close()
            served.receiver.door.close()


@asynchronous
async def test_a_stream_goes_past_the_front_and_counts_until_it_ends(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        reader, writer = await served.ask(PAGE)
        assert (await reader.readuntil(b"page")).endswith(b"page")
        writer.write(STREAM)  # over the connection that a page came over before
        assert (await reader.readuntil(b"begun ")).startswith(b"HTTP/1.1 200 OK")
        [talker] = served.talkers
        assert talker.transport.get_extra_info("peername") == writer.get_extra_info("sockname")
        asked = parse_request(talker.asked)
        assert asked.values(CLIENT) == [" ".join(map(str, writer.get_extra_info("sockname"))).encode()]
        assert not asked.lasting
        talker.transport.write(b"and on")
        assert await reader.readexactly(6) == b"and on"
        others = [await served.ask(STREAM) for _ in range(2)]
        await soon(served.present, 3)
        refused, _ = await served.ask(STREAM)
        with suppress(ConnectionResetError):
            assert await refused.read() == b"", "streams that were handed over count on"
        talker.transport.close()
        assert await reader.read() == b""
        await soon(served.present, 2)
        for _, other in others:
            other.close()
        await soon(served.present, 0)
        writer.close()


@asynchronous
async def test_nothing_more_is_taken_from_a_connection_that_was_handed_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        reader, writer = await served.ask(STREAM)
        await reader.readuntil(b"begun ")
        writer.write(PAGE.replace(b"abc", b"of-another-worker"))
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
        await soon(served.present, 0)
        assert b"another" not in served.talkers[0].asked
        assert served.talkers[0].gone
        writer.close()


@pytest.mark.parametrize(
    "asked",
    [
        STREAM.replace(b"GET", b"POST"), STREAM.replace(b"1.1\r\n", b"1.0\r\n", 1), STREAM.replace(b"/t/", b"/join/"),
        STREAM.replace(b"host: x", b"host: x\r\ncontent-length: 5"),
        STREAM.replace(b"host: x", b"host: x\r\ntransfer-encoding: chunked"),
    ],
)  # fmt: skip
def test_only_what_is_surely_a_stream_is_handed_over(asked: bytes) -> None:
    assert parse_request(STREAM).asks_for_stream
    assert parse_request(STREAM.replace(b"/t/", b"/api/tables/")).asks_for_stream
    assert not parse_request(asked).asks_for_stream


@asynchronous
async def test_who_asks_for_a_stream_waits_for_a_worker_that_is_started_again(tmp_path: Path) -> None:
    async with serving(tmp_path, door=False) as served:
        reader, writer = await served.ask(STREAM)
        await soon(served.present, 1)
        served.open_door()
        assert (await reader.readuntil(b"begun ")).startswith(b"HTTP/1.1 200 OK")
        writer.close()
        await soon(served.present, 0)


@asynchronous
async def test_a_stream_ends_with_its_front_which_waits_for_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        reader, writer = await served.ask(STREAM)
        await reader.readuntil(b"begun ")
        served.stop.set()
        await asyncio.sleep(0.1)
        served.talkers[0].transport.write(b"bye")
        served.talkers[0].transport.close()
        assert await reader.read() == b"bye", "what it has to say is still sent"
        writer.close()
    path = str(tmp_path / "alone")
    door, talkers = door_at(path), list[Talker]()
    receiver = Receiver(door, lambda: Talker(talkers))
    ours, theirs = socket.socketpair()
    with ours, theirs:
        hand_over(path, STREAM[:-1], theirs.fileno()).close()  # whoever dies half-way has handed over nothing
        tie = hand_over(path, STREAM[:9], theirs.fileno())
        tie.send(STREAM[9:])
        while not talkers:
            await asyncio.sleep(0.01)
        assert [talker.asked for talker in talkers] == [STREAM]
        tie.close()
        while not talkers[0].gone:
            await asyncio.sleep(0.01)
    receiver.close()
    door.close()


@pytest.mark.parametrize(
    ("status", "headers", "ends"),
    [(200, [(b"content-length", b"4")], False), (200, [], True), (304, [], False), (204, [], False)],
)
@asynchronous
async def test_a_response_without_a_length_ends_with_its_connection(
    status: int, headers: list[tuple[bytes, bytes]], ends: bool
) -> None:
    told: list[tuple[bytes, bytes]] = []

    async def send(message: object) -> None:
        assert isinstance(message, dict)
        told.extend(message["headers"])

    await ending_with_connection(send)({"type": "http.response.start", "status": status, "headers": headers})
    assert ((b"connection", b"close") in told) == ends
