"""Sends made-up requests to the web application and tells which of them it could not cope with.

    python -m tools.fuzz_server --requests 100000 --seed 1

The application runs in this process, without limits, on a database of its own. The requests come from the seed, the
addresses from the application itself (`tools/fuzz_requests.py`). A request fails the server if it is answered with a
status of 500, not at all, or leaves a traceback in the log. Streams are opened and left; WebSockets are tried.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec

from banneret.games import registry
from banneret.server.app import Application
from banneret.server.calls.config import PLAIN, CallsConfig, MailServer
from banneret.server.jobs import Job, quick_chain, view_of
from banneret.server.lobby import Lobby
from banneret.server.store import Store
from banneret.server.teaching import Lesson, Taught
from banneret.server.web.application import Config
from banneret.server.web.limits import NO_LIMITS
from tools.fuzz_requests import HOST, JSON, Asked, Inventor, Knowledge

KNOCK_EVERY, STAY_EVERY = 50, 20
NOWHERE = MailServer("127.0.0.1", 9, f"tables@{HOST}", PLAIN)  # letters are refused there at once
CSRF = re.compile(r'name="csrf" content="([^"]+)"')


@dataclass
class Found:
    """What came of all requests: how often each status, and those that the server could not cope with."""

    statuses: Counter[int] = field(default_factory=Counter)
    failed: list[tuple[Asked, str]] = field(default_factory=list)
    seconds: float = 0.0


class InstantBots:
    """Bots that answer without thinking."""

    async def warm_up(self) -> None:
        return None

    async def think(self, job: Job) -> list[str]:
        kind, view = view_of(job)
        return quick_chain(kind, view, job.seed)

    async def close(self) -> None:
        return None


class SilentTutor:
    """Gives no hint and reviews nothing: what it would tell is looked at elsewhere, and takes long."""

    async def teach(self, job: Lesson) -> Taught:
        return Taught()

    async def close(self) -> None:
        return None


class Listener(logging.Handler):
    """Hears whatever the server complains about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


class Visitor:
    """Somebody with a cookie and a token for forms, at whose tables the requests aim."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.cookie = b""
        self.csrf = ""
        self.arrivals = 0
        self.known = Knowledge(app.litestar)

    async def ask(self, asked: Asked) -> tuple[int, bytes, list[tuple[bytes, bytes]]]:
        """Send a request; the status is 0 where no answer began."""
        path, _, query = asked.target.partition(b"?")
        scope: dict[str, Any] = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": asked.method, "scheme": "http",
            "path": decoded(path), "raw_path": path, "query_string": query, "root_path": "",
            "headers": asked.headers, "client": ("10.0.0.9", 4242), "server": (HOST, 80), "state": {}, "extensions": {},
        }  # fmt: skip
        status, body, headers = 0, b"", []
        told = iter([{"type": "http.request", "body": asked.body, "more_body": False}])

        async def receive() -> dict[str, Any]:
            return next(told, {"type": "http.disconnect"})

        async def send(message: Any) -> None:
            nonlocal status, body, headers
            if message["type"] == "http.response.start":
                status, headers = message["status"], message.get("headers", [])
                for name, value in headers:
                    assert b"\n" not in name + value, "a header with a line break"
            elif message["type"] == "http.response.body":
                body += message.get("body", b"")

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        self.known.read(body)
        given = next((value.split(b";")[0] for name, value in headers if name == b"set-cookie"), b"")
        sent = [value for name, value in asked.headers if name == b"cookie"]
        if sent == [self.cookie] and given.partition(b"=")[0] == self.cookie.partition(b"=")[0]:
            self.cookie = given
        return status, body, headers

    async def stay(self) -> None:
        """Whoever was signed out, or deleted, arrives anew: most doors are open to those alone who are known."""
        asked = Asked("GET", f"/api/tables/{self.known.tables[0]}".encode(), self.usual(JSON), b"")
        _, told, _ = await self.ask(asked)
        if not re.search(rb'"options":\{[^}]*\},"seat":0,', told):
            self.cookie = b""
            self.known.tables.clear()
            await self.arrive()

    async def knock(self, path: str) -> int:
        """Try a WebSocket: there is none, and it is closed without having been opened."""
        told: list[str] = []

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            told.append(message["type"])

        scope = {"type": "websocket", "path": path, "raw_path": path.encode("utf-8", "replace"), "headers": []}
        await self.app(scope, receive, send)  # type: ignore[arg-type]
        assert told == ["websocket.close"], told
        return 403

    async def arrive(self) -> None:
        """Get a cookie, a token for forms, and tables: one that waits, some in play, one that is soon over."""
        self.arrivals += 1
        _, page, headers = await self.ask(Asked("GET", b"/settings", [(b"host", HOST.encode())], b""))
        self.cookie = next(value.split(b";")[0] for name, value in headers if name == b"set-cookie")
        found = CSRF.search(page.decode())
        assert found is not None
        self.csrf = found[1]
        for number, (game, seats) in enumerate([
            ("havoc", ["me", "open"]), ("havoc", ["me", "bot:easy"]), ("havoc", ["bot:random", "bot:random"]),
            *[(game, ["me", *["bot:random"] * (min(registry.load(game).players) - 1)]) for game in registry.game_ids()],
        ]):  # fmt: skip
            wanted = {"game": game, "seats": seats, "key": f"fuzz-key-{self.arrivals:04}-{number:04}", "pace": 0.0}
            asked = Asked("POST", b"/api/tables", self.usual(JSON), msgspec.json.encode(wanted))
            _, told, headers = await self.ask(asked)
            self.cookie = next((value.split(b";")[0] for name, value in headers if name == b"set-cookie"), self.cookie)
            made = re.search(r'"id":"([^"]+)"', told.decode())
            assert made is not None, told
            self.known.tables.append(made[1])

    def usual(self, kind: str = "") -> list[tuple[bytes, bytes]]:
        """The headers of a script on one of our own pages."""
        given = [
            (b"host", HOST.encode()), (b"origin", f"http://{HOST}".encode()), (b"cookie", self.cookie),
            (b"x-csrf-token", self.csrf.encode()), (b"accept", b"text/html"),
        ]  # fmt: skip
        return [*given, (b"content-type", kind.encode())] if kind else given


def decoded(path: bytes) -> str:
    """A path as web servers hand it over."""
    return unquote_to_bytes(path).decode("utf-8", "replace")


async def fuzz(requests: int, seed: int, folder: Path, told: Callable[[int, Found], None] | None = None) -> Found:
    """Send so many made-up requests."""
    found, listener = Found(), Listener()
    app = Application(
        lambda: Lobby(Store(f"sqlite:///{folder / 'fuzz.db'}"), thinkers=InstantBots()),
        Config(limits=NO_LIMITS, calls=CallsConfig(f"https://{HOST}", NOWHERE)),
    )
    root = logging.getLogger()
    root.addHandler(listener)
    begun = time.monotonic()
    try:
        async with app.litestar.lifespan():
            assert app.state is not None
            app.state.tutors = SilentTutor()
            visitor = Visitor(app)
            await visitor.arrive()
            inventor = Inventor(seed, visitor.known)
            for number in range(1, requests + 1):
                await one(visitor, inventor.request(visitor.usual()), found, listener)
                if number % STAY_EVERY == 0:
                    await visitor.stay()
                if number % KNOCK_EVERY == 0:
                    await visitor.knock(decoded(inventor.request([]).target))
                if told is not None and number % 1000 == 0:
                    told(number, found)
    finally:
        root.removeHandler(listener)
        found.seconds = time.monotonic() - begun
    return found


async def one(visitor: Visitor, asked: Asked, found: Found, listener: Listener) -> None:
    try:
        async with asyncio.timeout(60):
            status, _, _ = await visitor.ask(asked)
    except Exception as error:
        found.failed.append((asked, repr(error)))
        return
    found.statuses[status] += 1
    if status in (0, 500) or listener.heard:
        found.failed.append((asked, f"{status} {' '.join(listener.heard)[-1500:]}"))
        listener.heard.clear()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    logging.basicConfig(level=logging.CRITICAL)

    shown = 0

    def told(number: int, found: Found) -> None:
        nonlocal shown
        for asked, why in found.failed[shown:]:
            print(asked, why, sep="\n", end="\n\n")
        shown = len(found.failed)
        print(f"{number} requests, {len(found.failed)} failed", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(fuzz(given.requests, given.seed, Path(folder), told))
    told(given.requests, found)
    print(f"{given.requests} requests in {found.seconds:.0f} s, {len(found.failed)} failed")
    print(", ".join(f"{status}: {count}" for status, count in sorted(found.statuses.items())))
    return 1 if found.failed else 0


if __name__ == "__main__":
    sys.exit(main())
