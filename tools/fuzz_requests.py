"""Made-up requests: right ones, wrong ones, and what nobody would send by mistake.

Which addresses there are is asked of the application; which fields its forms have is read from its pages, and which
ones programs send from its description.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, quote_from_bytes

from litestar import Litestar
from litestar.routes import HTTPRoute

from banneret.games import registry

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
    "recruit", "pass", "https://push.test/x", "http://127.0.0.1/", "a@tables.test", "a@b\r\nbcc: c@d.test",
]  # fmt: skip
BYTES = [b"\xff\xfe", b"\x00", b"\xc3\x28", b"\xed\xa0\x80", b"%", b"%zz", b"=&=&", b"&" * 500, b"a=" * 300]
FIELDS = [
    "csrf", "key", "do", "action", "question", "seat", "level", "text", "name", "language", "theme", "back", "game",
    "players", "plan0", "plan1", "title", "public", "pace", "odds", "draft", "notation", "token", "since", "step",
    "eyes", "at", "id", "stage", "choice", "on", "endpoint", "auth", "address", "hours", "code", "session",
]  # fmt: skip
ODD_PATHS = [
    "/static/base.css", "/static/", "/static/..%2f..%2fapp.py", "/favicon.ico", "/join/x", "/nothing", "//", "/api/",
    "/static/scripts/x/page.js", "/static/styles/games/havoc.css",
]  # fmt: skip
HEADERS = [
    b"accept", b"accept-language", b"authorization", b"content-type", b"content-length", b"cookie", b"host", b"origin",
    b"sec-fetch-site", b"x-csrf-token", b"last-event-id", b"if-none-match", b"if-modified-since", b"range",
    b"transfer-encoding", b"x-forwarded-for", b"forwarded", b"expect", b"accept-encoding", b"x-\xff",
]  # fmt: skip
PLACE = re.compile(r"\{(\w+)\}")
NAMES, LINKS = re.compile(r'name="([\w-]{1,40})"'), re.compile(r'(?:href|action|data-\w+)="(/[^"#?]{1,200})')
MOST_LEARNED = 400


@dataclass(frozen=True)
class Asked:
    """One request, as the application gets it from a web server."""

    method: str
    target: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes

    def __str__(self) -> str:
        return f"{self.method!r} {self.target!r} {self.headers!r} {self.body[:300]!r}"


def addresses_of(app: Litestar) -> list[tuple[str, list[str]]]:
    """Every address of an application, `/t/{table}/log`, and its methods."""
    found = [
        (route.path_format, sorted(str(method) for method in route.methods))
        for route in app.routes
        if isinstance(route, HTTPRoute)
    ]
    return sorted(found)


class Knowledge:
    """What an attacker knows of a server: its addresses, his tables, and what he has read on its pages."""

    def __init__(self, app: Litestar) -> None:
        self.addresses = addresses_of(app)
        self.tables: list[str] = []
        self.fields = list(FIELDS)
        self.links: list[str] = []
        shapes = app.openapi_schema.components.schemas or {}
        self.shapes = [sorted(shape.properties) for shape in shapes.values() if shape.properties]

    def read(self, page: bytes) -> None:
        """Learn the fields and links of a page."""
        text = page.decode("utf-8", "replace")
        for known, pattern in ((self.fields, NAMES), (self.links, LINKS)):
            for name in pattern.findall(text):
                if name not in known and len(known) < MOST_LEARNED:
                    known.append(name)


class Inventor:
    """Makes requests up. `usual` gives the headers of a script on one of the server's own pages."""

    def __init__(self, seed: int, known: Knowledge) -> None:
        self.dice = random.Random(seed)
        self.known = known

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

    def filled(self, place: re.Match[str]) -> str:
        """Something for the `{table}` of an address: three times of four what may be there."""
        if self.dice.random() < 0.25:
            return self.quoted()
        if place[1] == "table":
            return str(self.pick(self.known.tables))
        if place[1] == "game":
            return str(self.pick(registry.game_ids()))
        return str(self.dice.randrange(6))

    def address(self) -> tuple[str, str]:
        """A method and a path: of the application, from one of its pages, or odd."""
        kind = self.dice.random()
        method = str(self.pick(METHODS))
        if kind < 0.75:
            path, methods = self.pick(self.known.addresses)
            if self.dice.random() < 0.7:
                method = self.pick([one for one in methods if one != "OPTIONS"])
            return method, PLACE.sub(self.filled, path)
        if kind < 0.9 and self.known.links:
            return method, str(self.pick(self.known.links))
        return method, str(self.pick(ODD_PATHS))

    def target(self, path: str) -> bytes:
        """A path with something behind it."""
        if self.dice.random() < 0.1:
            path += "/" + self.quoted()
        if self.dice.random() < 0.5:
            fields = [*self.known.fields, self.quoted()]
            pairs = [f"{self.pick(fields)}={self.quoted()}" for _ in range(self.dice.randrange(1, 4))]
            path += "?" + "&".join(pairs)
        raw = path.encode("utf-8", "surrogatepass")
        if self.dice.random() < 0.05:
            place = self.dice.randrange(1, len(raw) + 1)
            raw = raw[:place] + self.noise(12).replace(b" ", b"") + raw[place:]
        return raw

    def json(self) -> str:
        """Something like JSON: right, wrong, huge, or nested without end."""
        kind = self.dice.random()
        if kind < 0.06:
            return str(self.pick(["[", '{"a":', "[{"])) * self.dice.choice([50, 2000, 15_000])
        if kind < 0.4:
            parts = {name: self.value() for name in self.pick(self.known.shapes) if self.dice.random() < 0.9}
        elif kind < 0.8:
            parts = dict(
                self.pick([
                    {"question": self.value(), "actions": self.value()}, {"action": self.value()},
                    {"text": self.value()}, {"question": str(self.dice.randrange(4)), "actions": '["recruit"]'},
                    {"game": '"havoc"', "seats": '["me", "open"]', "title": self.value(), "pace": self.value()},
                ])
            )  # fmt: skip
        else:
            return self.value()
        parts["key"] = f'"fuzz-{self.dice.randrange(10**8):08}"'
        return "{" + ", ".join(f'"{name}": {value}' for name, value in parts.items()) + "}"

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
        if kind < 0.4:
            return self.json().encode("utf-8", "surrogatepass"), JSON
        if kind < 0.85:
            pairs = [f"{self.pick(self.known.fields)}={self.quoted()}" for _ in range(self.dice.randrange(8))]
            pairs.append(f"key=fuzz-{self.dice.randrange(10**8):08}")
            return "&".join(pairs).encode(), FORM
        return self.noise(4000), str(self.pick([JSON, FORM, "text/plain", "multipart/form-data; boundary=x", "", "ő"]))

    def headers(self, given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The usual headers, some changed, some twice, some odd."""
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

    def request(self, usual: list[tuple[bytes, bytes]]) -> Asked:
        method, path = self.address()
        body, kind = self.body(method)
        headers = [*usual, (b"content-type", kind.encode())] if kind else list(usual)
        if self.dice.random() < 0.2:
            headers = [*[pair for pair in headers if pair[0] != b"accept"], (b"accept", JSON.encode())]
        return Asked(method, self.target(path), self.headers(headers), body)

    def raw(self, usual: list[tuple[bytes, bytes]]) -> bytes:
        """The bytes of a request as they go over the line; often with something wrong in them."""
        asked = self.request(usual)
        lines = [b"%s %s HTTP/1.1" % (asked.method.encode(), asked.target)]
        lines += [name + b": " + value for name, value in asked.headers if name != b"content-length"]
        if asked.body or self.dice.random() < 0.5:
            length = len(asked.body) if self.dice.random() < 0.9 else self.dice.choice([0, 1, 10**9, -1])
            lines.append(b"content-length: %d" % length)
        whole = b"\r\n".join([*lines, b"connection: close", b"", b""]) + asked.body
        kind = self.dice.random()
        if kind < 0.2:
            place = self.dice.randrange(len(whole))
            whole = whole[:place] + self.noise(30) + whole[place + self.dice.randrange(30) :]
        elif kind < 0.3:
            whole = whole[: self.dice.randrange(len(whole))]
        elif kind < 0.4:
            whole = self.noise(3000)
        elif kind < 0.45:
            whole = whole.replace(b"\r\n", b"\n")
        return whole
