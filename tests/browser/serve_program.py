"""A server for browsers that are driven by tests: `serve_program.py DATABASE [seed=] [still] [hurry] [yard] [mail=]`.

It says its port. It is the server of `banneret serve` but for the limits, which are meant for people: a test clicks
faster than anybody.
With a seed every name and table is the same in every run (see `SeededIds`), and bots think as long as they need; with
`still` the clock stands still; in a hurry it soon takes people for absent; with the yard it has a game of the tests
beside those of the shelf. With `mail` it calls people, by the mail server on that port of this machine and by any push
service, and a minute passes within three seconds.
"""

from __future__ import annotations

import socket
import sys
from collections import Counter
from contextvars import ContextVar
from hashlib import blake2b

import uvicorn
from litestar.types import Receive, Scope, Send

from banneret.cli.serve import LOCAL, listen
from banneret.games import registry
from banneret.server.app import Application
from banneret.server.calls.config import PLAIN, CallsConfig, MailServer
from banneret.server.clock import Clock, Ids
from banneret.server.keeping import Place
from banneret.server.lobby import Lobby
from banneret.server.settings import Timeouts
from banneret.server.store import Store
from banneret.server.thinkers import Thinkers
from banneret.server.web.application import Config
from banneret.server.web.limits import NO_LIMITS

A_FRIDAY_EVENING, SWIFT = 1_700_251_200.0, 20.0
PUBLIC = "https://tables.test"
ASKED: ContextVar[str] = ContextVar("ASKED", default="")  # what the request says of its test


class SeededIds(Ids):
    """The nth table, person or seed that one test asks for is always the same, whatever other tests ask for meanwhile.

    A test says its name and a seed with every request, `NAME; SEED` in the header `x-test`: people and tables are
    called after the name, which no other test has, and what is dealt comes out of the seed.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._counts: Counter[tuple[str, str]] = Counter()

    def _bytes(self, kind: str, dealt: bool = False) -> bytes:
        asked = ASKED.get()
        self._counts[asked, kind] += 1
        source = asked.rpartition("; ")[2] if dealt else asked
        text = f"{self._seed} {source} {kind} {self._counts[asked, kind]}"
        return blake2b(text.encode(), digest_size=32).digest()

    def person(self) -> str:
        return self._bytes("person").hex()[:32]

    def guest(self) -> str:
        return self._bytes("guest").hex()[:32]

    def table(self) -> str:
        return self._bytes("table").hex()[:12]

    def token(self) -> str:
        return self._bytes("token").hex()

    def seed(self) -> str:
        return self._bytes("seed", dealt=True).hex()

    def secret(self) -> bytes:
        return self._bytes("secret")


class StandingClock(Clock):
    """Always the same moment; who sleeps wakes all the same."""

    def now(self) -> float:
        return A_FRIDAY_EVENING

    def steady(self) -> float:
        return A_FRIDAY_EVENING


class SwiftClock(Clock):
    """A minute passes within three seconds."""

    def __init__(self) -> None:
        self._begun = super().now(), super().steady()

    def now(self) -> float:
        return self._begun[0] + SWIFT * (super().steady() - self._begun[1])

    def steady(self) -> float:
        return self._begun[1] + SWIFT * (super().steady() - self._begun[1])

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds / SWIFT)


def calls_by(wishes: tuple[str, ...]) -> CallsConfig:
    port = next((wish.removeprefix("mail=") for wish in wishes if wish.startswith("mail=")), "")
    if not port:
        return CallsConfig()
    return CallsConfig(PUBLIC, MailServer("127.0.0.1", int(port), "Banneret <tables@tables.test>", PLAIN), True)


def lobby_on(store: Store, wishes: tuple[str, ...], name: str) -> Lobby:
    timeouts = Timeouts(linger=0.5, grace=8.0) if "hurry" in wishes else Timeouts()
    seed = next((wish.removeprefix("seed=") for wish in wishes if wish.startswith("seed=")), "")
    if not seed:
        swift = SwiftClock() if calls_by(wishes).mail is not None else None
        return Lobby(store, clock=swift, timeouts=timeouts, place=Place(name))
    clock = StandingClock() if "still" in wishes else Clock()
    patient = Thinkers(limit=30.0)  # a bot that is cut short would answer by the speed of the machine
    return Lobby(store, clock=clock, ids=SeededIds(seed), thinkers=patient, timeouts=timeouts)


def main(database: str, *wishes: str) -> None:
    if "yard" in wishes:
        registry.SHELF["yard"] = ("tests.browser.yard.game", "YARD")
    store = Store(database)
    place = listen(LOCAL, 0)
    app = Application(
        lambda: lobby_on(store, wishes, str(place.getsockname())), Config(limits=NO_LIMITS, calls=calls_by(wishes))
    )

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        """Every request for the application, with what it says of its test."""
        headers = scope.get("headers", ())
        ASKED.set(next((value.decode("latin-1") for name, value in headers if name == b"x-test"), ""))
        await app(scope, receive, send)

    class Server(uvicorn.Server):
        """Says its port once it answers, and lets open streams end before it waits for them."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            print(place.getsockname()[1], flush=True)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.stop()
            await super().shutdown(sockets)

    config = uvicorn.Config(asked, log_level="warning", access_log=False, timeout_graceful_shutdown=2)
    with place:
        Server(config).run(sockets=[place])


if __name__ == "__main__":
    main(*sys.argv[1:])
