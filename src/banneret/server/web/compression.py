"""Compression by what the client offers: pages, JSON and static files as a whole, streams message by message.

A compressed text tells by its length what is alike in it. So nothing secret stands in one that repeats what others may
choose: streams carry no token, and the token of forms is masked anew in every page (`keys.py`).
"""

from __future__ import annotations

import gzip
import zlib
from functools import lru_cache
from typing import cast

from litestar.types import HTTPResponseStartEvent, Message, Send

SMALLEST = 600
"""Bytes below which compressing gains nothing."""

WINDOW, MEMORY = 15, 7
"""Of a stream: it looks 32 kB back, and its compressor takes 192 kB (zlib: 2^(window + 2) + 2^(memory + 9) bytes)."""

STREAM_LEVEL, PAGE_LEVEL, STATIC_LEVEL = 3, 5, 9
GZIP = 16  # added to the window: with the frame of a gzip file
STATIC_KEPT = 512
HEADERS_KEPT = 64  # browsers say the same few
TEXTS = ("text/", "application/json", "application/javascript", "application/vnd.oai.openapi", "image/svg+xml")
EVENTS = b"text/event-stream"


@lru_cache(maxsize=HEADERS_KEPT)
def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding header allows gzip; what it names with the weight 0 it does not want."""
    wishes: dict[str, float] = {}
    for part in accepted.split(","):
        name, _, weight = part.strip().lower().partition(";")
        try:
            wishes[name.strip()] = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            wishes[name.strip()] = 0.0
    return wishes.get("gzip", wishes.get("*", 0.0)) > 0


def stream_compressor() -> zlib._Compress:
    """For one stream: every message is flushed, and made shorter by those before it."""
    return zlib.compressobj(STREAM_LEVEL, zlib.DEFLATED, GZIP + WINDOW, MEMORY)


@lru_cache(maxsize=STATIC_KEPT)
def static_compressed(body: bytes) -> bytes:
    """Files that are asked for again and again."""
    return gzip.compress(body, STATIC_LEVEL, mtime=0)


class Compressed:
    """Sends a response on, compressed where that is worth it and the client takes it."""

    def __init__(self, send: Send, takes: bool, kept: bool) -> None:
        self.send = send
        self.takes = takes
        self.kept = kept
        self.start: HTTPResponseStartEvent | None = None
        self.body = b""
        self.stream: zlib._Compress | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            await self.begin(message)
        elif message["type"] == "http.response.body" and self.stream is not None:
            body, more = message.get("body", b""), message.get("more_body", False)
            packed = self.stream.compress(body) + self.stream.flush(zlib.Z_SYNC_FLUSH if more else zlib.Z_FINISH)
            await self.send({"type": "http.response.body", "body": packed, "more_body": more})
        elif message["type"] == "http.response.body" and self.start is not None:
            self.body += message.get("body", b"")
            if not message.get("more_body", False):
                await self.finish(self.start)
        else:
            await self.send(message)

    async def begin(self, message: HTTPResponseStartEvent) -> None:
        """Texts are held back until they are whole; streams begin at once, and everything else goes as it is."""
        headers = {name.lower(): value for name, value in message.get("headers", [])}
        type = headers.get(b"content-type", b"")
        if not type.decode("latin-1").startswith(TEXTS) or b"content-encoding" in headers:
            await self.send(message)
            return
        message["headers"] = [*message.get("headers", []), (b"vary", b"Accept-Encoding")]
        if not self.takes:
            await self.send(message)
        elif type.startswith(EVENTS):
            self.stream = stream_compressor()
            message["headers"] = [*message["headers"], (b"content-encoding", b"gzip")]
            await self.send(message)
        else:
            self.start = message

    async def finish(self, start: HTTPResponseStartEvent) -> None:
        body = self.body
        if len(body) >= SMALLEST:
            packed = static_compressed(body) if self.kept else gzip.compress(body, PAGE_LEVEL, mtime=0)
            if len(packed) < len(body):
                body = packed
                own = [(name, value) for name, value in start["headers"] if name.lower() != b"content-length"]
                length = (b"content-length", str(len(body)).encode())
                start["headers"] = [*own, (b"content-encoding", b"gzip"), length]
        await self.send(start)
        await self.send({"type": "http.response.body", "body": body, "more_body": False})


def compressed(send: Send, accepted: str, method: str, kept: bool) -> Send:
    """What a response is sent by; `kept`: the same bytes will be asked for again."""
    return cast(Send, Compressed(send, takes_gzip(accepted) and method != "HEAD", kept))
