"""What the tests of calls share: a push service and a mail server on this machine, and browsers that can be called."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from banneret.server.calls.call_book import CallBook
from banneret.server.calls.caller import Caller
from banneret.server.calls.config import PLAIN, CallsConfig, MailServer
from banneret.server.calls.sealing import point_of, private_key, to_base64
from banneret.server.commands import TakeSeat
from banneret.server.jobs import quick_chain
from banneret.server.live_table import LiveTable
from banneret.server.lobby import Lobby
from banneret.server.settings import Settings
from banneret.server.store.rows import Person
from tests.server.lobby_kit import StillClock, key, says

ADDRESS = "https://tables.test"
AWAY, MINUTE = 21.0, 60.0


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class CalledBrowser:
    """The keys of a browser, which alone can open what is sent to it."""

    def __init__(self, number: int = 7) -> None:
        self._key = private_key(number.to_bytes(32))
        self.point, self.auth = point_of(self._key), bytes([number] * 16)

    def opened(self, body: bytes) -> bytes:
        """A message as a browser opens it, written down from RFC 8291 and RFC 8188 with another library call."""
        salt, size, point, sealed = (
            body[:16],
            int.from_bytes(body[16:20]),
            body[21 : 21 + body[20]],
            body[21 + body[20] :],
        )
        assert len(sealed) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))
        seed = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + self.point + point).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(seed)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(seed)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\x02")


@dataclass(frozen=True)
class Pushed:
    """A message that a push service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    def told(self, browser: CalledBrowser) -> Any:
        return json.loads(browser.opened(self.body))

    def claims(self) -> Any:
        """What the server says of itself, once its signature was looked at."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        signed, _, signature = parts["t"].rpartition(".")
        raw = bytes_of(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(parts["k"]))
        key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
        return json.loads(bytes_of(signed.partition(".")[2]))


@dataclass
class PushService:
    """Answers with the statuses it was told, then with 201; keeps what it was sent."""

    origin: str = ""
    pushed: list[Pushed] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)
    silent: bool = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := (await reader.readuntil(b"\r\n\r\n")).decode("latin-1"):
                lines = head.split("\r\n")
                headers = {
                    name.lower(): value.strip()
                    for name, _, value in (line.partition(":") for line in lines[1:] if line)
                }
                body = await reader.readexactly(int(headers["content-length"]))
                self.pushed.append(Pushed(lines[0].split(" ")[1], headers, body))
                if self.silent:
                    await reader.read()
                    return
                status = self.statuses.pop(0) if self.statuses else 201
                writer.write(f"HTTP/1.1 {status} Told\r\ncontent-length: 0\r\n\r\n".encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()


@dataclass
class Mailbox:
    """A mail server that takes every letter, unless it was told to refuse."""

    port: int = 0
    letters: list[EmailMessage] = field(default_factory=list)
    recipients: list[str] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)

    @property
    def server(self) -> MailServer:
        return MailServer("127.0.0.1", self.port, "Banneret <tables@tables.test>", PLAIN)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 here")
        try:
            while line := (await reader.readline()).decode():
                word = line[:4].upper()
                if word == "RCPT" and self.refusals:
                    say(self.refusals.pop(0))
                elif word == "RCPT":
                    self.recipients.append(line.partition("<")[2].partition(">")[0])
                    say("250 well")
                elif word == "DATA":
                    say("354 go on")
                    text = (await reader.readuntil(b"\r\n.\r\n")).removesuffix(b".\r\n").replace(b"\r\n..", b"\r\n.")
                    made = message_from_bytes(text, policy=policy.default)
                    assert isinstance(made, EmailMessage)
                    self.letters.append(made)
                    say("250 taken")
                elif word == "QUIT":
                    say("221 bye")
                    return
                else:
                    say("250 well")
                await writer.drain()
        finally:
            writer.close()

    def text(self, at: int = -1) -> str:
        return str(self.letters[at].get_content())

    def link(self, part: str, at: int = -1) -> str:
        """The address of a link in a letter, without the name of the server."""
        return next(
            word.removeprefix(ADDRESS) for word in self.text(at).split() if word.startswith(f"{ADDRESS}/{part}")
        )


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    server = await asyncio.start_server(box.serve, "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()


async def passes(clock: StillClock, *seconds: float) -> None:
    for some in seconds:
        await clock.pass_by(some)


async def caller_of(lobby: Lobby, config: CallsConfig) -> tuple[Caller, CallBook]:
    """A caller beside a lobby. It has to be told to look."""
    book = await CallBook.open(lobby, config)
    return Caller(lobby, config, book), book


async def add_browser(
    lobby: Lobby, book: CallBook, person: str, endpoint: str, browser: CalledBrowser, agent: str = "Firefox, Linux"
) -> None:
    """A browser of a person, known in a session of its own, that wants to be called."""
    session = await lobby.sessions.begin(person, agent)
    await book.add_device(person, session.id, agent, endpoint, to_base64(browser.point), to_base64(browser.auth))


async def table_for_two(lobby: Lobby, settings: Settings | None = None) -> tuple[LiveTable, list[Person]]:
    """A table of Havoc for two people, the one whose turn it is first."""
    both = [await lobby.people.enter(name, "hu" if name == "Béla" else "en") for name in ("Anna", "Béla")]
    made = await lobby.create(both[0], key(), "havoc", 2, ["me", "open"], settings=settings)
    live = await lobby.table(made.id)
    await live.perform(both[1], key(), TakeSeat(1))
    seat = (await live.snapshot()).asked()[0]
    return live, [both[seat], both[1 - seat]]


async def answers(live: LiveTable, person: Person) -> None:
    """Somebody answers until another one is asked."""
    while (scene := await live.scene(person.id)).question and scene.seat in scene.asked:
        assert scene.view is not None
        await says(live, person, *quick_chain(scene.kind, scene.view, scene.question))
