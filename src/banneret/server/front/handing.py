"""Streams go to their worker together with the connection: no byte of theirs passes through the front.

The front sends the head of the request and the connection itself over a socket of this machine, the *tie*. As long as
the stream lasts both keep their end of it: so the front knows for how long the connection counts.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final, cast

from banneret.server.front.heads import LONGEST_HEAD

BACKLOG: Final = 512
END: Final = b"\r\n\r\n"
LONGEST_TOLD: Final = LONGEST_HEAD + 1024  # the front adds a few fields


def stream_door(path: str) -> str:
    """Where the worker that listens at a path is handed streams."""
    return f"{path}-streams"


def door_at(path: str) -> socket.socket:
    """Where a worker is handed connections."""
    found = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    found.bind(path)
    found.listen(BACKLOG)
    found.setblocking(False)
    return found


def hand_over(path: str, request: bytes, connection: int) -> socket.socket:
    """Hand a connection on which this was asked to the worker behind a door; the tie to it. OSError where none listens,
    or too many wait there."""
    tie = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        tie.setblocking(False)
        tie.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * LONGEST_TOLD)
        tie.connect(path)
        if socket.send_fds(tie, [request], [connection]) < len(request):
            raise BlockingIOError
    except OSError:
        tie.close()
        raise
    return tie


class HandedOver(asyncio.Protocol):
    """A connection on which one request is answered, which came with it. Nothing more is taken from there: what else
    its sender might ask, this worker need not be the right one for."""

    def __init__(self, protocol: asyncio.Protocol, request: bytes, tie: socket.socket) -> None:
        self.protocol = protocol
        self.request = request
        self.tie = tie
        self.pause_writing = protocol.pause_writing  # type: ignore[method-assign]
        self.resume_writing = protocol.resume_writing  # type: ignore[method-assign]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # those of uvloop have no other name for it
        asyncio.get_running_loop().add_reader(self.tie, self.transport.abort)  # it speaks when the front is gone
        self.protocol.connection_made(transport)
        self.protocol.data_received(self.request)

    def data_received(self, data: bytes) -> None:
        self.transport.abort()

    def eof_received(self) -> bool | None:
        return self.protocol.eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        asyncio.get_running_loop().remove_reader(self.tie)
        self.tie.close()
        self.protocol.connection_lost(error)


class Receiver:
    """Takes what is handed over at a door; `protocol` makes what answers requests."""

    def __init__(self, door: socket.socket, protocol: Callable[[], asyncio.Protocol]) -> None:
        self.door = door
        self.protocol = protocol
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[None]] = set()
        self._loop.add_reader(door, self._accept)

    def close(self) -> None:
        """Take no more: what still waits finds whoever comes after this worker."""
        self._loop.remove_reader(self.door)

    def _accept(self) -> None:
        with suppress(OSError):  # somebody may have thought better of it
            tie, _ = self.door.accept()
            tie.setblocking(False)
            self._loop.add_reader(tie, self._take, tie, bytearray(), [])

    def _take(self, tie: socket.socket, request: bytearray, connections: list[int]) -> None:
        """A piece of what the front sends: the connection comes with the first one."""
        try:
            piece, handed, _, _ = socket.recv_fds(tie, LONGEST_TOLD, 1)
        except OSError:
            piece, handed = b"", []
        request += piece
        connections += handed
        if piece and not request.endswith(END):
            return
        self._loop.remove_reader(tie)
        if not piece or len(connections) != 1:
            tie.close()
            for one in connections:
                os.close(one)
            return
        task = self._loop.create_task(self._welcome(socket.socket(fileno=connections[0]), bytes(request), tie))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _welcome(self, connection: socket.socket, request: bytes, tie: socket.socket) -> None:
        connection.setblocking(False)
        try:
            await self._loop.connect_accepted_socket(lambda: HandedOver(self.protocol(), request, tie), connection)
        except OSError:  # its other end has hung up meanwhile
            connection.close()
            tie.close()
