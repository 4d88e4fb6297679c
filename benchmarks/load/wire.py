"""The client's ends of the wire: requests, event streams and web sockets, with as little work as can be.

The driver shares the machine with the server it measures. So it reads no more than it needs, and it is written on the
protocols of asyncio instead of a library for browsers' every wish.
"""

import asyncio
import base64
import json
import os
import secrets
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from benchmarks.errors import BenchError

HOST = "127.0.0.1"
PATIENCE = 120.0
TEXT_FRAME, CLOSE_FRAME, PING_FRAME, PONG_FRAME = 0x1, 0x8, 0x9, 0xA
LONGEST_HEAD = 65536

Heard = Callable[[bytes], None]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reply:
    """What a server answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> object:
        return json.loads(self.body)


def bad_answer(reason: str) -> BenchError:
    return BenchError(f"The server gave an answer that makes no sense: {reason}")


def closed(path: str) -> BenchError:
    return bad_answer(f"{path}: the server closed the connection")


def parse_head(head: bytes) -> tuple[int, dict[str, str]]:
    """The status and the headers, by their names in lower case."""
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in lines)
    return int(first.split(" ", 2)[1]), {name.strip().lower(): value.strip() for name, _, value in pairs}


def request_text(method: str, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}", *[f"{name}: {value}" for name, value in headers.items()]]
    if method != "GET":
        lines.append(f"content-length: {len(body)}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + body


async def in_time(awaited: asyncio.Future[T], path: str) -> T:
    """What is waited for; where it does not come at all, that is told."""
    try:
        return await asyncio.wait_for(awaited, PATIENCE)
    except TimeoutError as error:
        raise bad_answer(f"{path}: nothing in {PATIENCE:g} s") from error


class Wire(asyncio.Protocol):
    """A connection that collects what comes."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()

    async def connect(self, port: int, address: str) -> None:
        """Connect from one of this machine's own addresses."""
        loop = asyncio.get_running_loop()
        try:
            await loop.create_connection(lambda: self, HOST, port, local_addr=(address, 0))
        except OSError as error:
            raise BenchError(f"The server cannot be reached from {address} at port {port}: {error}") from error

    def take_head(self) -> bytes:
        """The head of an answer without its empty line; nothing while it is not all there."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            if len(self.buffer) > LONGEST_HEAD:
                raise bad_answer("a head without an end")
            return b""
        head = bytes(self.buffer[:end])
        del self.buffer[: end + 4]
        return head


class Channel(Wire):
    """Requests one after another over a connection that is kept, as browsers do; opened anew where it was closed."""

    def __init__(self, port: int, address: str) -> None:
        super().__init__()
        self.port = port
        self.address = address
        self._waiting: asyncio.Future[Reply] | None = None
        self._head: tuple[int, dict[str, str]] | None = None

    async def request(self, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> Reply:
        """Send and wait. A connection that the server had closed meanwhile is opened again."""
        text = request_text(method, path, headers, body)
        for attempt in (1, 2):
            if self.transport is None or self.transport.is_closing():
                await self.connect(self.port, self.address)
            assert self.transport is not None
            self.buffer.clear()
            self._head = None
            self._waiting = asyncio.get_running_loop().create_future()
            self.transport.write(text)
            try:
                return await in_time(self._waiting, path)
            except ConnectionResetError as error:
                if attempt == 2:
                    raise closed(path) from error
        raise AssertionError("the second attempt returns or raises")

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if self._head is None:
            head = self.take_head()
            if not head:
                return
            self._head = parse_head(head)
        status, headers = self._head
        length = int(headers.get("content-length", "0"))
        if len(self.buffer) >= length and self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(Reply(status, headers, bytes(self.buffer[:length])))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionResetError("the server closed the connection"))


class EventStream(Wire):
    """Server-sent events, compressed where the server does that: hands on each message. `wire` counts what came."""

    def __init__(self, heard: Heard, ended: Callable[[], None]) -> None:
        super().__init__()
        self._heard = heard
        self._ended = ended
        self._open: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._text = b""
        self._unpack: Callable[[bytes], bytes] = bytes
        self.wire = 0

    async def open(self, port: int, address: str, path: str, headers: dict[str, str]) -> None:
        await self.connect(port, address)
        assert self.transport is not None
        offered = {"accept": "text/event-stream", "accept-encoding": "gzip", **headers}
        self.transport.write(request_text("GET", path, offered))
        status = await in_time(self._open, path)
        if status != 200:
            raise bad_answer(f"{path}: {status}")

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self._open.done():
            head = self.take_head()
            if not head:
                return
            status, headers = parse_head(head)
            if headers.get("content-encoding") == "gzip":
                self._unpack = zlib.decompressobj(wbits=31).decompress
            self._open.set_result(status)
        self._hand_on()

    def _hand_on(self) -> None:
        """Every chunk that is there: its length in hexadecimal digits, a line break, itself, a line break."""
        at = 0
        while (end := self.buffer.find(b"\r\n", at)) >= 0:
            size = int(self.buffer[at:end], 16)
            if len(self.buffer) < end + 4 + size or size == 0:
                break
            self.wire += size
            self._text += self._unpack(bytes(self.buffer[end + 2 : end + 2 + size]))
            at = end + 4 + size
        del self.buffer[:at]
        *messages, self._text = self._text.split(b"\n\n")
        for message in messages:
            self._heard(message)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if not self._open.done():
            self._open.set_exception(ConnectionResetError("the server closed the connection"))
        self._ended()


class WebSocket(Wire):
    """A web socket that sends and hands on texts."""

    def __init__(self, heard: Heard, ended: Callable[[], None]) -> None:
        super().__init__()
        self._heard = heard
        self._ended = ended
        self._parts: list[bytes] = []
        self._open: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def open(self, port: int, address: str, path: str) -> None:
        await self.connect(port, address)
        assert self.transport is not None
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        headers = {"upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13"}
        self.transport.write(request_text("GET", path, {**headers, "sec-websocket-key": key}))
        status = await in_time(self._open, path)
        if status != 101:
            raise bad_answer(f"{path}: {status}")

    def send(self, text: str) -> None:
        self._send(TEXT_FRAME, text.encode())

    def _send(self, kind: int, data: bytes) -> None:
        """One frame; a client masks what it sends."""
        if self.transport is None:
            return
        size = len(data)
        if size < 126:
            head = bytes([0x80 | kind, 0x80 | size])
        elif size < 65536:
            head = bytes([0x80 | kind, 0x80 | 126]) + size.to_bytes(2, "big")
        else:
            head = bytes([0x80 | kind, 0x80 | 127]) + size.to_bytes(8, "big")
        mask = os.urandom(4)
        key = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        masked = (int.from_bytes(data, "big") ^ key).to_bytes(size, "big")
        self.transport.write(head + mask + masked)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self._open.done():
            head = self.take_head()
            if not head:
                return
            self._open.set_result(parse_head(head)[0])
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Hand on the next frame; False while it is not all there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1] & 0x7F, 2
        if size >= 126:
            width = 2 if size == 126 else 8
            if len(buffer) < 2 + width:
                return False
            size, at = int.from_bytes(buffer[2 : 2 + width], "big"), 2 + width
        if len(buffer) < at + size:
            return False
        first, data = buffer[0], bytes(buffer[at : at + size])
        del buffer[: at + size]
        kind = first & 0x0F
        if kind == PING_FRAME:
            self._send(PONG_FRAME, data)
        elif kind == CLOSE_FRAME:
            self.close()
        elif kind != PONG_FRAME:
            self._parts.append(data)
            if first & 0x80:
                whole = b"".join(self._parts)
                self._parts.clear()
                self._heard(whole)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if not self._open.done():
            self._open.set_exception(ConnectionResetError("the server closed the connection"))
        self._ended()
