"""People and programs at our tables: each with an address, a cookie, an open stream, and answers to give."""

import asyncio
import json
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from html import unescape
from typing import Final
from urllib.parse import urlencode

from benchmarks.load.wire import Channel, EventStream, Reply, bad_answer

CSRF: Final = re.compile(rb'<meta name="csrf" content="([^"]+)"')
HEAD: Final = re.compile(rb'"version":"(\d+)\.(\d+)","question":(\d+),"turn":(true|false),"status":"(\w+)"')
ANSWER: Final = re.compile(r'name="action" value="([^"]*)"')
TOO_MANY: Final = 429
FORM, JSON = "application/x-www-form-urlencoded", "application/json"


def address(table: int, seat: int) -> str:
    """An address of this machine for each seat, so that the server's limits apply as they do to people far apart."""
    return f"127.{1 + table // 250}.{1 + table % 250}.{1 + seat}"


class Seat(ABC):
    """Somebody at a table. `public` and `private` are the two parts of the version that the stream has brought."""

    def __init__(self, port: int, address: str, language: str, changed: Callable[[], None]) -> None:
        self.address = address
        self.channel = Channel(port, address)
        self.stream: EventStream | None = None
        self.headers = {"accept": JSON, "accept-language": language}
        self.changed = changed
        self.public = self.private = -1
        self.question = 0
        self.turn = self.over = False
        self.updates = 0
        self.bytes = 0
        self._wire = 0  # of streams that are closed

    # Coming in.

    async def arrive(self) -> None:
        """Open a page: it brings the cookie, and the token that changes must carry."""
        reply = await self.channel.request("GET", "/settings", {**self.headers, "accept": "text/html"})
        found = CSRF.search(reply.body)
        if reply.status != 200 or found is None:
            raise bad_answer(f"/settings: {reply.status}")
        self._take_cookie(reply)
        self.headers["x-csrf-token"] = found.group(1).decode()

    def _take_cookie(self, reply: Reply) -> None:
        cookie = reply.headers.get("set-cookie", "").partition(";")[0]
        if cookie:
            self.headers["cookie"] = cookie

    async def command(self, path: str, fields: Mapping[str, object]) -> dict[str, object]:
        """Something that the API takes as JSON, with a key of its own."""
        return await self.post(path, JSON, json.dumps({"key": fresh_key(), **fields}).encode())

    async def post(self, path: str, kind: str, body: bytes) -> dict[str, object]:
        headers = {**self.headers, "content-type": kind}
        while (reply := await self.channel.request("POST", path, headers, body)).status == TOO_MANY:
            await asyncio.sleep(1.0)  # nobody plays so fast; the key makes asking again harmless
        self._take_cookie(reply)
        if reply.status not in (200, 201):
            raise bad_answer(f"{path}: {reply.status} {reply.body[:200]!r}")
        found = reply.json()
        assert isinstance(found, dict)
        return found

    # Watching.

    async def watch(self, table: str) -> None:
        """Open the stream of a table."""
        if self.stream is not None:
            self._wire += self.stream.wire
            self.stream.close()
        self.public = self.private = -1
        self.turn = self.over = False
        self.stream = EventStream(self._hear, self.changed)
        headers = {name: value for name, value in self.headers.items() if name != "accept"}
        await self.stream.open(self.channel.port, self.address, self.stream_path(table), headers)

    def _hear(self, message: bytes) -> None:
        if self.hear(message):
            self.updates += 1
            self.bytes += len(message)
            self.changed()

    @property
    def wire(self) -> int:
        """Bytes that the streams have brought, as they came."""
        return self._wire + (self.stream.wire if self.stream is not None else 0)

    def has_seen(self, public: int, private: int) -> bool:
        return self.public > public or (self.public == public and self.private >= private)

    def close(self) -> None:
        self.channel.close()
        if self.stream is not None:
            self.stream.close()

    # What pages and programs do each in their own way.

    @abstractmethod
    def stream_path(self, table: str) -> str: ...

    @abstractmethod
    def hear(self, message: bytes) -> bool:
        """Take in a message of the stream; whether it told of the table."""

    @abstractmethod
    def choices(self) -> list[str]:
        """The answers that can be given now."""

    @abstractmethod
    async def answer(self, table: str, question: int, answer: str, key: str) -> dict[str, object]: ...


class PageSeat(Seat):
    """Somebody with the table's page open: gets drawn regions, sends forms."""

    def __init__(self, port: int, address: str, language: str, changed: Callable[[], None]) -> None:
        super().__init__(port, address, language, changed)
        self._help = b""
        self._choices: list[str] = []

    def stream_path(self, table: str) -> str:
        return f"/t/{table}/stream"

    def hear(self, message: bytes) -> bool:
        """Only the head is read now; the rest when this seat has to choose."""
        found = HEAD.search(message, 0, 400)
        if found is None:
            return False
        self.public, self.private, self.question = int(found.group(1)), int(found.group(2)), int(found.group(3))
        self.turn = found.group(4) == b"true"
        self.over = found.group(5) == b"over"
        if b'"help":"' in message or b'"all-answers":"' in message:
            self._help = message
        return True

    def choices(self) -> list[str]:
        """The list of all answers in the help, which is sent whole or as a part of its own. What did not change is not
        sent again, so the last one counts."""
        if self._help:
            data = json.loads(self._help.partition(b"\ndata: ")[2])
            told = data.get("parts", {}).get("all-answers") or data.get("regions", {}).get("help", "")
            self._choices = [unescape(one) for one in ANSWER.findall(told)]
            self._help = b""
        return self._choices

    async def answer(self, table: str, question: int, answer: str, key: str) -> dict[str, object]:
        fields = {"question": question, "action": answer, "key": key}
        return await self.post(f"/t/{table}/answer", FORM, urlencode(fields).encode())


class ProgramSeat(Seat):
    """A program: gets the state as JSON, sends JSON."""

    def __init__(self, port: int, address: str, language: str, changed: Callable[[], None]) -> None:
        super().__init__(port, address, language, changed)
        self._choices: list[str] = []

    def stream_path(self, table: str) -> str:
        return f"/api/tables/{table}/stream"

    def hear(self, message: bytes) -> bool:
        head, _, data = message.partition(b"\ndata: ")
        if not head.endswith(b"event: state"):
            return False
        state = json.loads(data)
        self.public, self.private = map(int, state["version"].split("."))
        self.question = state["question"]
        self._choices = [choice["notation"] for choice in state["legal"]]
        self.turn, self.over = bool(self._choices), state["status"] == "over"
        return True

    def choices(self) -> list[str]:
        return self._choices

    async def answer(self, table: str, question: int, answer: str, key: str) -> dict[str, object]:
        fields = {"question": question, "actions": [answer], "key": key}
        return await self.command(f"/api/tables/{table}/answers", fields)


def fresh_key() -> str:
    return secrets.token_urlsafe(12)
