"""The front: reads the head of every request, and passes it on to the process that plays the table it is about. Streams
are handed over to it with their connection."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from banneret.server.connections import Connections
from banneret.server.front.bodies import PIECE, TooLong, read_body, wade_through
from banneret.server.front.figures import asks_for_figures, figures_of
from banneret.server.front.handing import hand_over, stream_door
from banneret.server.front.heads import (
    CLIENT,
    LONGEST_HEAD,
    BadHead,
    Head,
    parse_head,
    parse_request,
    sender_of,
    table_in,
)
from banneret.server.keeping import place_of
from banneret.server.web.limits import limited_address

LOG = logging.getLogger(__name__)
HEAD_SECONDS: Final = 10.0  # for a whole head, and between two requests
BODY_SECONDS: Final = 10.0
PATIENCE_SECONDS: Final = 10.0  # for a worker that is being started again
AGAIN_SECONDS: Final = 0.05
ABORTED_SECONDS: Final = 0.5


class ClientGone(Exception):
    """Whoever asked has hung up."""


class ClientConnection(asyncio.StreamReaderProtocol):
    """The other end. When it hangs up, the request on its way to a worker is given up. `kept` is the connection to the
    worker that was asked last: no other client's requests go over it."""

    def __init__(self, front: Front) -> None:
        self.reader = asyncio.StreamReader(LONGEST_HEAD)
        super().__init__(self.reader, self._begin)
        self.front = front
        self.worker: asyncio.StreamWriter | None = None
        self.kept: tuple[str, asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.gone = False
        self.busy = False
        self.tie: socket.socket | None = None

    async def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.front.converse(self, reader, writer)

    def eof_received(self) -> bool | None:
        self._hang_up()
        return super().eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        self._hang_up()
        super().connection_lost(error)

    def _hang_up(self) -> None:
        self.gone = True
        if self.worker is not None:
            self.worker.transport.abort()

    async def worker_at(self, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to a worker: the one that was kept, or a new one."""
        if self.kept is not None and self.kept[0] == path and not self.kept[1].at_eof():
            _, answers, self.worker = self.kept
        else:
            self.drop_kept()
            answers, self.worker = await asyncio.open_unix_connection(path, limit=LONGEST_HEAD)
        self.kept = None
        return answers, self.worker

    def drop_kept(self) -> None:
        if self.kept is not None:
            self.kept[2].close()
            self.kept = None


class Front:
    """Passes requests on to workers that listen at sockets of this machine."""

    def __init__(self, paths: Sequence[str], connections: Connections) -> None:
        self.paths = paths
        self.connections = connections
        self.stopping = False
        self._open: dict[ClientConnection, asyncio.StreamWriter] = {}
        self._ties: set[socket.socket] = set()

    async def serve(self, listener: socket.socket, stop: asyncio.Event, grace: float) -> None:
        """Serve until told to stop; what is under way may take a little longer."""
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: ClientConnection(self), sock=listener, backlog=2048)
        await stop.wait()
        self.stopping = True
        server.close()
        for client, writer in list(self._open.items()):
            if not client.busy:
                writer.transport.abort()
        await self._all_gone(loop.time() + grace)
        for writer in list(self._open.values()):
            writer.transport.abort()
        await self._all_gone(loop.time() + ABORTED_SECONDS)

    async def _all_gone(self, until: float) -> None:
        while (self._open or self._ties) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)

    async def converse(
        self, client: ClientConnection, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """One connection: request after request, each to its own worker; too many of one address are not let in."""
        address = limited_address((writer.get_extra_info("peername") or [""])[0])
        if not self.connections.enter(address):
            self.connections.leave(address)
            writer.transport.abort()
            return
        self._open[client] = writer
        try:
            while not self.stopping and await self._next(client, reader, writer):
                continue
        except (OSError, ClientGone, asyncio.IncompleteReadError, TimeoutError):
            pass
        except BadHead:
            await refuse(writer, b"400 Bad Request")
        except asyncio.LimitOverrunError:
            await refuse(writer, b"431 Request Header Fields Too Large")
        except Exception:
            LOG.exception("a request could not be passed on")
        finally:
            del self._open[client]
            client.drop_kept()
            writer.close()
            if client.tie is None:
                self.connections.leave(address)
            else:
                self._ties.add(client.tie)
                asyncio.get_running_loop().add_reader(client.tie, self._untie, client.tie, address)

    def _untie(self, tie: socket.socket, address: str) -> None:
        """A stream that was handed over has ended, or its worker has."""
        asyncio.get_running_loop().remove_reader(tie)
        tie.close()
        self._ties.discard(tie)
        self.connections.leave(address)

    async def _next(self, client: ClientConnection, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Pass one request on, and its response back; whether another one may follow."""
        async with asyncio.timeout(HEAD_SECONDS):
            head = parse_request(await reader.readuntil(b"\r\n\r\n"))
        if head.value(b"expect").lower() == b"100-continue":
            writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
        try:
            async with asyncio.timeout(BODY_SECONDS):
                head, body = await read_body(reader, head)
        except TooLong as error:
            await refuse(writer, b"413 Content Too Large")
            await wade_through(reader, error.left)
            return False
        client.busy = True  # what is half sent when the server stops is dropped
        try:
            peer = writer.get_extra_info("peername") or ("", 0)
            who = (CLIENT, f"{peer[0]} {peer[1]}".encode())
            if asks_for_figures(head):
                return await self._figures(writer, head, who)
            path = self.paths[place_of(table_in(head) or sender_of(head, peer[0]), len(self.paths))]
            if head.asks_for_stream:
                return await self._hand_over(client, writer, path, head.passed_on((b"connection", b"close"), who))
            return await self._exchange(client, writer, path, head.passed_on(who) + body, head)
        finally:
            client.busy = False

    async def _figures(self, writer: asyncio.StreamWriter, head: Head, who: tuple[bytes, bytes]) -> bool:
        """All workers are asked; while one is being replaced there are no figures."""
        try:
            writer.write(await figures_of(self.paths, head, who))
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            return await refuse(writer, b"503 Service Unavailable")
        await writer.drain()
        return False

    async def _hand_over(
        self, client: ClientConnection, writer: asyncio.StreamWriter, path: str, request: bytes
    ) -> bool:
        """Hand the connection to its worker, as soon as nothing of ours is still to be sent there."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE_SECONDS
        while not client.gone:
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            if writer.transport.get_write_buffer_size() == 0:
                with suppress(OSError):
                    client.tie = hand_over(stream_door(path), request, writer.get_extra_info("socket").fileno())
                    break
            if loop.time() > until:
                return await refuse(writer, b"503 Service Unavailable")
            await asyncio.sleep(AGAIN_SECONDS)
        return False

    async def _exchange(
        self, client: ClientConnection, writer: asyncio.StreamWriter, path: str, request: bytes, head: Head
    ) -> bool:
        """Ask a worker. One that dies before it has said anything is asked again: keys make that harmless."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE_SECONDS
        while True:
            try:
                answers, worker = await client.worker_at(path)
            except OSError:
                if loop.time() > until:
                    return await refuse(writer, b"503 Service Unavailable")
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            stays = False
            try:
                worker.write(request)
                if client.gone:
                    raise ClientGone
                lasting, stays = await self._answer(answers, writer, head)
                return lasting
            except (asyncio.IncompleteReadError, OSError) as error:
                began = isinstance(error, asyncio.IncompleteReadError) and error.partial
                if client.gone or began or loop.time() > until:
                    raise
            finally:
                client.worker = None
                if stays:
                    client.kept = (path, answers, worker)
                else:
                    worker.close()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _answer(
        self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: Head
    ) -> tuple[bool, bool]:
        """Pass a response back; whether the connections, to the client and to the worker, may be used again. A worker
        closes its own after a response that does not say how long it is, so that its end is seen."""
        head = parse_head(await answers.readuntil(b"\r\n\r\n"))
        lasting = asked.lasting and not self.stopping
        stays = b"close" not in head.value(b"connection").lower()
        writer.write(head.passed_on(*([] if lasting else [(b"connection", b"close")])))
        if asked.first.startswith(b"HEAD ") or head.first.split(b" ")[1] in (b"204", b"304"):
            return lasting, stays
        left, tail = head.length, b""
        try:
            while left and (piece := await answers.read(PIECE if left < 0 else min(left, PIECE))):
                writer.write(piece)
                if left < 0:
                    tail = (tail + piece)[-5:]
                else:
                    left -= len(piece)
                await writer.drain()
        except OSError as error:
            raise ClientGone from error
        return lasting and (left == 0 or tail == b"0\r\n\r\n"), stays and left == 0


async def refuse(writer: asyncio.StreamWriter, status: bytes) -> bool:
    """A response of the front itself, the last one of a connection."""
    writer.write(b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 1\r\n\r\n")
    with suppress(OSError):
        await writer.drain()
    return False
