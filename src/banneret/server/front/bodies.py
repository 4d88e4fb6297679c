"""The bodies of requests: read whole before a worker hears of them, so that no worker waits for one, or gets more of it
than it was told of."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Final

from banneret.server.front.heads import BadHead, Head

LONGEST_KEPT: Final = 64 * 1024  # workers would refuse less
LONGEST_WADED: Final = 2**20
WADING_SECONDS: Final = 2.0
PIECE: Final = 64 * 1024
LENGTH, CODING = b"content-length", b"transfer-encoding"
CHUNK: Final = re.compile(rb"([0-9A-Fa-f]{1,8})[ \t]*+(?:;[^\x00\r\n]*+)?\r\n")


class TooLong(Exception):
    """A body that no worker would take; so much of it is still to come."""

    def __init__(self, left: int) -> None:
        super().__init__(left)
        self.left = left


async def read_body(reader: asyncio.StreamReader, head: Head) -> tuple[Head, bytes]:
    """The body of a request, and its head with the length of the body."""
    if head.length < 0:
        if [one.lower() for one in head.values(CODING)] != [b"chunked"]:
            raise BadHead
        body = await read_chunks(reader)
        kept = tuple(field for field in head.fields if field[0] != CODING)
        return Head(head.first, (*kept, (LENGTH, str(len(body)).encode()))), body
    if head.length > LONGEST_KEPT:
        raise TooLong(head.length)
    return head, await reader.readexactly(head.length) if head.length else b""


async def read_chunks(reader: asyncio.StreamReader) -> bytes:
    """A body whose length is told piece by piece. What stands beside the pieces is dropped; it counts all the same."""
    body, came = bytearray(), 0
    while True:
        line = await reader.readuntil(b"\r\n")
        found = CHUNK.fullmatch(line)
        if found is None:
            raise BadHead
        size = int(found[1], 16)
        came += len(line) + size
        if came > LONGEST_KEPT:
            raise TooLong(LONGEST_WADED)
        if not size:
            break
        body += await reader.readexactly(size)
        if await reader.readexactly(2) != b"\r\n":
            raise BadHead
    while (line := await reader.readuntil(b"\r\n")) != b"\r\n":
        came += len(line)
        if came > LONGEST_KEPT:
            raise TooLong(LONGEST_WADED)
    return bytes(body)


async def wade_through(reader: asyncio.StreamReader, length: int) -> None:
    """Take in a body that was refused, so that its sender gets to read why; not for ever."""
    left = min(length, LONGEST_WADED)
    with suppress(TimeoutError):
        async with asyncio.timeout(WADING_SECONDS):
            while left > 0 and (piece := await reader.read(PIECE)):
                left -= len(piece)
