"""Sends made-up requests to the web application and tells which of them it could not cope with.

    python tools/fuzz_server.py --requests 100000 --seed 1

The application runs in this process, without limits, on a database of its own; what a request holds comes from the seed
alone. A request fails the server if it is answered with a status of 500, not at all, or leaves a traceback in the log.
Before it and after it the tool plays a game, so that there are tables, people and answers to aim at.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, quote_from_bytes, unquote_to_bytes

import msgspec

from banneret.server.app import Application
from banneret.server.jobs import Job, quick_chain, view_of
from banneret.server.lobby import Lobby
from banneret.server.store import Store
from banneret.server.web.application import Config
from banneret.server.web.limits import NO_LIMITS

HOST = "tables.test"
FORM, JSON = "application/x-www-form-urlencoded", "application/json"
METHODS = (
    ["GET"] * 8 + ["POST"] * 8 + ["HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "QUERY", "ő", ""]
)
NUMBERS = ["0", "1", "-1", "7", "31", "32", "999999999", "9" * 400, "1e309", "NaN", "²", "0x10", " 1", "1.5", "٣", ""]
WORDS = [
    "", "a", "ő", "\x00", "\x7f", "\ud800", "%00", "..", "../../etc/passwd", "\\", "//evil.test", "/ő", "/\r\nx: y",
    "<script>", "'; DROP TABLE people; --", "\u202e", "🏰" * 40, "x" * 600, "x" * 40_000, "null", "true", "[]", "{}",
    "*", "me", "open", "bot:hard", "havoc", "knights", "en", "hu", "dark", "all", "own", "key-0000000001",
    "recruit", "pass",
]  # fmt: skip
BYTES = [b"\xff\xfe", b"\x00", b"\xc3\x28", b"\xed\xa0\x80", b"%", b"%zz", b"=&=&", b"&" * 500, b"a=" * 300]
FIELDS = [
    "csrf", "key", "do", "action", "question", "seat", "level", "text", "name", "language", "theme", "back", "game",
    "players", "plan0", "plan1", "option-john_of_gaunt", "title", "public", "pace", "odds", "draft", "notation",
    "token", "since", "step", "eyes", "at", "id",
]  # fmt: skip
PATHS = [
    "/", "/new", "/mine", "/settings", "/settings/quick", "/settings/access", "/settings/access/x/revoke", "/rules",
    "/rules/havoc", "/play-now", "/engine", "/api", "/api/games", "/api/tables", "/api/openapi.json",
    "/api/openapi/json", "/static/base.css", "/static/scripts/x/page.js", "/static/games/havoc/table.css", "/static/",
    "/static/..%2f..%2fapp.py", "/favicon.ico", "/health", "/metrics", "/join/x/token", "/join/x", "/nothing",
]  # fmt: skip
BELOW_TABLE = [
    "", "/log", "/reasons", "/standing", "/record", "/replay", "/moment", "/odds", "/regions", "/answer", "/side",
    "/say", "/reclaim", "/start", "/close", "/settings", "/again", "/seat/0", "/seat/1", "/seat/99", "/seat/x",
]  # fmt: skip
BELOW_API = [
    "",
    "/seats/0",
    "/seats/99",
    "/start",
    "/answers",
    "/side",
    "/draft",
    "/undo",
    "/chat",
    "/events",
    "/record",
]
HEADERS = [
    b"accept", b"accept-language", b"authorization", b"content-type", b"content-length", b"cookie", b"host", b"origin",
    b"sec-fetch-site", b"x-csrf-token", b"last-event-id", b"if-none-match", b"if-modified-since", b"range",
    b"transfer-encoding", b"x-forwarded-for", b"forwarded", b"expect", b"accept-encoding", b"x-\xff",
]  # fmt: skip
CSRF = re.compile(r'name="csrf" content="([^"]+)"')


@dataclass(frozen=True)
class Asked:
    """One request, as the application gets it from a web server."""

    method: str
    target: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes

    def __str__(self) -> str:
        return f"{self.method!r} {self.target!r} {self.headers!r} {self.body[:300]!r}"


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
        self.tables: list[str] = []

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
        return status, body, headers

    async def arrive(self) -> None:
        """Get a cookie, a token for forms, and tables: one that waits, one in play, one that is over."""
        _, page, headers = await self.ask(Asked("GET", b"/settings", [(b"host", HOST.encode())], b""))
        self.cookie = next(value.split(b";")[0] for name, value in headers if name == b"set-cookie")
        found = CSRF.search(page.decode())
        assert found is not None
        self.csrf = found[1]
        for number, seats in enumerate((["me", "open"], ["me", "bot:easy"], ["bot:random", "bot:random"])):
            wanted = {"game": "havoc", "seats": seats, "key": f"fuzz-key-{number:04}", "pace": 0.0}
            asked = Asked("POST", b"/api/tables", self.usual(JSON), msgspec.json.encode(wanted))
            _, told, headers = await self.ask(asked)
            self.cookie = next((value.split(b";")[0] for name, value in headers if name == b"set-cookie"), self.cookie)
            made = re.search(r'"id":"([^"]+)"', told.decode())
            assert made is not None, told
            self.tables.append(made[1])

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


class Inventor:
    """Makes requests up."""

    def __init__(self, seed: int, visitor: Visitor) -> None:
        self.dice = random.Random(seed)
        self.visitor = visitor

    def pick(self, choices: Sequence[Any]) -> Any:
        return self.dice.choice(choices)

    def noise(self, most: int = 40) -> bytes:
        return self.dice.randbytes(self.dice.randrange(most))

    def word(self) -> str:
        return str(self.pick(WORDS if self.dice.random() < 0.7 else NUMBERS))

    def quoted(self) -> str:
        if self.dice.random() < 0.2:
            return quote_from_bytes(self.pick(BYTES) if self.dice.random() < 0.5 else self.noise(), safe="")
        return quote(self.word(), safe="", errors="surrogatepass")

    def target(self) -> bytes:
        kind = self.dice.random()
        if kind < 0.5:
            table = self.pick([*self.visitor.tables, "nowhere", self.quoted()])
            path = f"/t/{table}{self.pick(BELOW_TABLE)}"
        elif kind < 0.7:
            path = f"/api/tables/{self.pick([*self.visitor.tables, self.quoted()])}{self.pick(BELOW_API)}"
        else:
            path = str(self.pick(PATHS))
        if self.dice.random() < 0.2:
            path += "/" + self.quoted()
        if path.endswith("/stream"):
            path += "x"
        if self.dice.random() < 0.5:
            pairs = [f"{self.pick([*FIELDS, self.quoted()])}={self.quoted()}" for _ in range(self.dice.randrange(1, 4))]
            path += "?" + "&".join(pairs)
        raw = path.encode()
        if self.dice.random() < 0.05:
            place = self.dice.randrange(1, len(raw) + 1)
            raw = raw[:place] + self.noise(12).replace(b" ", b"") + raw[place:]
        return raw

    def json(self, depth: int = 0) -> str:
        """Something like JSON: right, wrong, huge, or nested without end."""
        kind = self.dice.random()
        if depth == 0 and kind < 0.06:
            return str(self.pick(["[", '{"a":', "[{"])) * self.dice.choice([50, 2000, 15_000])
        if depth == 0 and kind < 0.7:
            key = f"fuzz-{self.dice.randrange(10**8):08}"
            about = self.pick([
                {"question": self.value(), "actions": self.value()}, {"action": self.value()}, {"text": self.value()},
                {"game": '"havoc"', "seats": '["me", "open"]', "title": self.value(), "pace": self.value()},
                {"question": str(self.dice.randrange(4)), "actions": '["recruit"]'},
            ])  # fmt: skip
            parts = [f'"key": "{key}"', *[f'"{name}": {value}' for name, value in about.items()]]
            return "{" + ", ".join(parts) + "}"
        return self.value()

    def value(self) -> str:
        kind = self.dice.random()
        if kind < 0.3:
            return str(self.pick(NUMBERS))
        if kind < 0.7:
            return '"' + self.word().replace('"', "") + '"'
        if kind < 0.85:
            return "[" + ", ".join(['"x"'] * self.dice.choice([0, 1, 65, 3000])) + "]"
        return str(self.pick(["null", "true", "{}", '{"a": {"b": []}}', '"\\ud800"', '"\\u0000"', "1" * 3000]))

    def body(self, method: str) -> tuple[bytes, str]:
        if method in ("GET", "HEAD") and self.dice.random() < 0.9:
            return b"", ""
        kind = self.dice.random()
        if kind < 0.45:
            return self.json().encode("utf-8", "surrogatepass"), JSON
        if kind < 0.85:
            pairs = [f"{self.pick(FIELDS)}={self.quoted()}" for _ in range(self.dice.randrange(8))]
            pairs.append(f"key=fuzz-{self.dice.randrange(10**8):08}")
            return "&".join(pairs).encode(), FORM
        return self.noise(4000), str(self.pick([JSON, FORM, "text/plain", "multipart/form-data; boundary=x", "", "ő"]))

    def headers(self, kind: str) -> list[tuple[bytes, bytes]]:
        given = self.visitor.usual(kind)
        for _ in range(self.dice.choice([0, 0, 0, 1, 2, 5])):
            name = self.pick(HEADERS)
            value = self.pick(
                [*[word.encode("utf-8", "surrogatepass") for word in WORDS[:30]], *BYTES, self.noise(200)]
            )
            if self.dice.random() < 0.3:
                given = [pair for pair in given if pair[0] != name]
            given.append((name, value.replace(b"\r", b"").replace(b"\n", b"")))
        if self.dice.random() < 0.1:
            self.dice.shuffle(given)
        return given

    def request(self) -> Asked:
        method = str(self.pick(METHODS))
        body, kind = self.body(method)
        return Asked(method, self.target(), self.headers(kind), body)


async def fuzz(requests: int, seed: int, folder: Path, told: Callable[[int, Found], None] | None = None) -> Found:
    """Send so many made-up requests."""
    found, listener = Found(), Listener()
    app = Application(
        lambda: Lobby(Store(f"sqlite:///{folder / 'fuzz.db'}"), thinkers=InstantBots()), Config(limits=NO_LIMITS)
    )
    root = logging.getLogger()
    root.addHandler(listener)
    begun = time.monotonic()
    try:
        async with app.litestar.lifespan():
            visitor = Visitor(app)
            await visitor.arrive()
            inventor = Inventor(seed, visitor)
            for number in range(1, requests + 1):
                await one(visitor, inventor.request(), found, listener)
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
