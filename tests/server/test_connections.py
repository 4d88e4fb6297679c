"""Connections: capped by address, closed when a request does not arrive, and the service goes on beside them."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from banneret.server.connections import Connections, PlainProtocol, Sparing, protocol_for
from banneret.server.errors import BadInput
from banneret.server.running import LONGEST_HEAD
from banneret.server.web.proxies import Proxies
from tests.server.lobby_kit import asynchronous, soon

HALF = b"GET / HTTP/1.1\r\nhost: x\r\n"
HALF_BODY = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf"
WHOLE = b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads what is sent and says hello."""
    if scope["type"] != "http":
        return
    while (message := await receive())["type"] == "http.request" and message.get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
    await send({"type": "http.response.body", "body": b"hello"})


class NoSignals:
    """The signals of the tests stay theirs."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, *reason: object) -> None:
        return None


both_parsers = pytest.mark.parametrize("plain", [True, False], ids=["h11", "httptools"])


@asynccontextmanager
async def listening(connections: Connections, plain: bool, application: Any = answer) -> AsyncIterator[int]:
    """A server at a free port, in this loop, with one of the two parsers."""
    protocol = protocol_for(connections, plain=plain)
    assert issubclass(protocol, PlainProtocol) == plain
    with socket.create_server(("127.0.0.1", 0), backlog=1024) as place:
        config = uvicorn.Config(
            application, log_config=None, access_log=False, lifespan="off", http=protocol, ws="none",
            h11_max_incomplete_event_size=LONGEST_HEAD,
        )  # fmt: skip
        server = uvicorn.Server(config)
        server.capture_signals = NoSignals  # type: ignore[method-assign, assignment]
        running = asyncio.create_task(server.serve([place]))
        try:
            yield place.getsockname()[1]
        finally:
            server.should_exit = True
            await running


async def says_hello(port: int) -> bool:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(WHOLE)
    said = await reader.read()
    writer.close()
    return said.endswith(b"hello")


@both_parsers
@asynchronous
async def test_three_hundred_half_open_connections_are_closed_and_the_service_goes_on(plain: bool) -> None:
    connections = Connections(Proxies(["127.0.0.1"]), whole=1.0)  # trusted: here only the time counts
    async with listening(connections, plain) as port:
        half = [await asyncio.open_connection("127.0.0.1", port) for _ in range(300)]
        for number, (_, writer) in enumerate(half):
            writer.write([b"", HALF, HALF_BODY][number % 3])
        assert await says_hello(port)
        ends = await asyncio.gather(*[reader.read() for reader, _ in half], return_exceptions=True)
        assert all(end == b"" or isinstance(end, ConnectionError) for end in ends)
        assert connections.too_slow == 300
        for _, writer in half:
            writer.close()
        await soon(lambda: present(connections), 0)
        assert await says_hello(port)


async def present(connections: Connections) -> int:
    return connections.by_address.total()


@both_parsers
@asynchronous
async def test_bytes_that_drip_in_do_not_keep_a_connection(plain: bool) -> None:
    connections = Connections(Proxies(), whole=0.5)
    async with listening(connections, plain) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        closed = asyncio.ensure_future(reader.read())
        for sign in HALF + b"more: fields\r\n" * 400:
            if closed.done():
                break
            writer.write(bytes([sign]))
            await asyncio.sleep(0.01)
        assert closed.done()
        writer.close()
        assert connections.too_slow == 1


@both_parsers
@asynchronous
async def test_one_address_has_so_many_connections_and_a_trusted_proxy_more(plain: bool) -> None:
    connections = Connections(Proxies(), most_of_address=5)
    async with listening(connections, plain) as port:
        kept = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        await soon(lambda: present(connections), 5)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        [end] = await asyncio.gather(reader.read(), return_exceptions=True)
        assert end == b"" or isinstance(end, ConnectionError)
        assert connections.refused == 1
        writer.close()
        kept[0][1].close()
        await soon(lambda: present(connections), 4)
        assert await says_hello(port)
        for _, writer in kept[1:]:
            writer.close()
    trusted = Connections(Proxies(["127.0.0.0/8"]), most_of_address=5)
    async with listening(trusted, plain) as port:
        kept = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
        assert await says_hello(port)
        assert trusted.refused == 0
        for _, writer in kept:
            writer.close()


@both_parsers
@asynchronous
async def test_a_connection_that_waits_for_its_answer_is_not_late(plain: bool) -> None:
    connections = Connections(Proxies(), whole=0.2)
    async with listening(connections, plain) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):
            writer.write(WHOLE.replace(b"close", b"keep-alive"))
            assert (await reader.readuntil(b"hello")).startswith(b"HTTP/1.1 200")
            await asyncio.sleep(0.4)
        writer.close()
        assert connections.too_slow == 0


CHUNKED = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"


@both_parsers
@pytest.mark.parametrize(
    "begin",
    [
        b"GET / HTTP/1.1\r\nhost: x\r\nlong: ",
        b"GET /",
        b"GET / HTTP/1.1\r\nhost: x\r\n"
        + b"".join(b"f%d: %s\r\n" % (number, b"x" * 90) for number in range(200))
        + b"g: ",
        CHUNKED + b"5\r\nhello\r\n0\r\nlong: ",
    ],
    ids=["one field", "the target", "many fields", "a trailer"],
)
@asynchronous
async def test_a_head_without_end_is_refused(begin: bytes, plain: bool) -> None:
    connections = Connections(Proxies(), whole=60.0)
    async with listening(connections, plain) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        closed = asyncio.ensure_future(reader.read())
        writer.write(begin)
        sent = 0
        while not closed.done() and sent < 20 * LONGEST_HEAD:
            writer.write(b"x" * 1000)
            sent += 1000
            await asyncio.sleep(0.001)
        [end] = await asyncio.gather(closed, return_exceptions=True)
        assert isinstance(end, ConnectionError) or (isinstance(end, bytes) and b"HTTP/1.1 400 " in end)
        writer.close()
        await soon(lambda: present(connections), 0)
        assert await says_hello(port)


@both_parsers
@pytest.mark.parametrize(
    "request_text",
    [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nno colon\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nspaced : 1\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nnil: a\0b\r\n\r\n",
        b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\nhello",
        b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello!",
        b"GET / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: other\r\n\r\n",
        b"GET / HTTP/one\r\nhost: x\r\n\r\n",
        CHUNKED + b"no number\r\nhello\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # encrypted, to a port that is not
    ],
)
@asynchronous
async def test_what_is_no_request_is_answered_and_ends_the_connection(request_text: bytes, plain: bool) -> None:
    connections = Connections(Proxies(), whole=60.0)
    async with listening(connections, plain) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(request_text)
        assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
        writer.close()
        await soon(lambda: present(connections), 0)
        assert await says_hello(port)


@both_parsers
@asynchronous
async def test_what_stands_behind_a_body_is_no_header(plain: bool) -> None:
    told: list[tuple[bytes, bytes]] = []

    async def noting(scope: Any, receive: Any, send: Any) -> None:
        await answer(scope, receive, send)
        told.extend(scope["headers"])

    async with listening(Connections(Proxies()), plain, noting) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        last = CHUNKED.replace(b"host: x", b"host: x\r\nconnection: close")
        writer.write(CHUNKED + b"0\r\nx-forwarded-for: 6.6.6.6\r\n\r\n" + last + b"0\r\nauthorization: x\r\n\r\n")
        assert (await reader.read()).count(b"hello") == 2
        writer.close()
    assert {name for name, _ in told} == {b"host", b"transfer-encoding", b"connection"}


@both_parsers
@asynchronous
async def test_line_breaks_alone_do_not_keep_a_connection(plain: bool) -> None:
    connections = Connections(Proxies(), whole=0.5)
    async with listening(connections, plain) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(WHOLE.replace(b"close", b"keep-alive"))
        await reader.readuntil(b"hello")
        closed = asyncio.ensure_future(reader.read())
        for _ in range(1000):
            if closed.done():
                break
            writer.write(b"\r\n")
            await asyncio.sleep(0.01)
        assert closed.done()
        writer.close()


@both_parsers
@asynchronous
async def test_a_request_to_become_a_web_socket_stays_counted_as_what_it_is(plain: bool) -> None:
    upgrade = WHOLE.replace(
        b"close", b"upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: eA=="
    )
    connections = Connections(Proxies(), whole=0.5)
    async with listening(connections, plain) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(upgrade)
        assert (await reader.readuntil(b"hello")).startswith(b"HTTP/1.1 200")
        writer.close()
        await soon(lambda: present(connections), 0)


def test_a_message_without_end_is_written_a_few_times_a_minute() -> None:
    now = 0.0
    sparing = Sparing(lambda: now, most=3)
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "Invalid HTTP request received.", (), None)
    assert [sparing.filter(record) for _ in range(5)] == [True, True, True, False, False]
    other = logging.LogRecord("banneret", logging.WARNING, "", 0, "something else", (), None)
    assert sparing.filter(other)
    now = 61.0
    assert sparing.filter(record)


def scope_from(client: str, **headers: str) -> Any:
    told = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": (client, 5), "scheme": "http", "headers": told}


@pytest.mark.parametrize(
    ("client", "forwarded", "asks", "scheme"),
    [
        ("127.0.0.1", "198.51.100.7", "198.51.100.7", "https"),
        ("::ffff:127.0.0.1", "198.51.100.7", "198.51.100.7", "https"),
        ("127.0.0.1", "203.0.113.9, 198.51.100.7, 10.1.2.3", "198.51.100.7", "https"),
        ("127.0.0.1", "nonsense", "127.0.0.1", "https"),
        ("127.0.0.1", "", "127.0.0.1", "https"),
        ("192.0.2.1", "198.51.100.7", "192.0.2.1", "http"),  # nobody has said that this one is a proxy
    ],
)
def test_only_a_proxy_that_was_named_says_who_asks(client: str, forwarded: str, asks: str, scheme: str) -> None:
    scope = scope_from(client, x_forwarded_for=forwarded, x_forwarded_proto="https")
    Proxies(["127.0.0.1", "10.0.0.0/8"]).learn(scope)
    assert (scope["client"][0], scope["scheme"]) == (asks, scheme)


def test_without_a_named_proxy_nothing_is_believed() -> None:
    scope = scope_from("127.0.0.1", x_forwarded_for="198.51.100.7", x_forwarded_proto="https")
    Proxies().learn(scope)
    assert (scope["client"][0], scope["scheme"]) == ("127.0.0.1", "http")


def test_a_proxy_is_named_by_an_address() -> None:
    with pytest.raises(BadInput, match="bad_proxy"):
        Proxies(["nginx"])


@both_parsers
@asynchronous
async def test_a_thousand_requests_at_once_do_not_pile_up(plain: bool) -> None:
    """The slow parser reads one after the other; for the quick one so many are a bad request."""
    connections = Connections(Proxies(), whole=5.0)
    async with listening(connections, plain) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(WHOLE.replace(b"connection: close\r\n", b"") * 999 + WHOLE)
        said = await asyncio.wait_for(reader.read(), 30.0)
        assert said.count(b"hello") == 1000 if plain else b" 400 " in said and said.count(b"hello") < 10
        assert await says_hello(port)
        writer.close()
        await soon(lambda: present(connections), 0)


@asynchronous
async def test_all_requests_of_a_connection_learn_that_it_is_gone() -> None:
    """A stream that another request stands behind ends with its connection, too."""
    connections = Connections(Proxies(), whole=5.0)
    ended = asyncio.Event()

    async def stream(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"open", "more_body": True})
        gone = asyncio.ensure_future(receive())
        while not gone.done():  # who does not read does not see the end either: only what is sent tells of it
            await send({"type": "http.response.body", "body": b"beat", "more_body": True})
            await asyncio.sleep(0.05)
        assert gone.result()["type"] == "http.disconnect"
        ended.set()

    async with listening(connections, False, stream) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(WHOLE.replace(b"connection: close\r\n", b""))
        await reader.readuntil(b"open")
        writer.write(WHOLE)
        await writer.drain()
        writer.close()
        await asyncio.wait_for(ended.wait(), 10.0)
        await soon(lambda: present(connections), 0)
