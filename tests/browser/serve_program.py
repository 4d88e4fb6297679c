"""A server for browsers that are driven by tests: `serve_program.py DATABASE [SEED] [hurry] [yard]` says its port.

It is the server of `banneret serve` but for the limits, which are meant for people: a test clicks faster than anybody.
With a seed (`seed=...`) every table, name and day is the same in every run; in a hurry it soon takes people for absent;
with the yard it has a game of the tests beside those of the shelf.
"""

from __future__ import annotations

import socket
import sys
from hashlib import blake2b
from itertools import count

import uvicorn

from banneret.cli.serve import LOCAL, listen
from banneret.games import registry
from banneret.server.app import Application
from banneret.server.clock import Clock, Ids
from banneret.server.keeping import Place
from banneret.server.lobby import Lobby
from banneret.server.settings import Timeouts
from banneret.server.store import Store
from banneret.server.thinkers import Thinkers
from banneret.server.web.application import Config
from banneret.server.web.limits import NO_LIMITS

A_FRIDAY_EVENING = 1_700_251_200.0


class SeededIds(Ids):
    """The nth table, person or seed of a run is always the same."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._counts = {kind: count() for kind in ("person", "table", "token", "seed", "secret")}

    def _bytes(self, kind: str) -> bytes:
        return blake2b(f"{self._seed} {kind} {next(self._counts[kind])}".encode(), digest_size=32).digest()

    def person(self) -> str:
        return self._bytes("person").hex()[:32]

    def table(self) -> str:
        return self._bytes("table").hex()[:12]

    def token(self) -> str:
        return self._bytes("token").hex()

    def seed(self) -> str:
        return self._bytes("seed").hex()

    def secret(self) -> bytes:
        return self._bytes("secret")


class StandingClock(Clock):
    """Always the same moment; who sleeps wakes all the same."""

    def now(self) -> float:
        return A_FRIDAY_EVENING

    def steady(self) -> float:
        return A_FRIDAY_EVENING


def lobby_on(store: Store, seed: str, hurry: bool, name: str) -> Lobby:
    timeouts = Timeouts(linger=0.5, grace=8.0) if hurry else Timeouts()
    if not seed:
        return Lobby(store, timeouts=timeouts, place=Place(name))
    patient = Thinkers(limit=30.0)  # a bot that is cut short would answer by the speed of the machine
    return Lobby(store, clock=StandingClock(), ids=SeededIds(seed), thinkers=patient, timeouts=timeouts)


def main(database: str, *wishes: str) -> None:
    seed = next((wish.removeprefix("seed=") for wish in wishes if wish.startswith("seed=")), "")
    if "yard" in wishes:
        registry.SHELF["yard"] = ("tests.browser.yard.game", "YARD")
    store = Store(database)
    place = listen(LOCAL, 0)
    app = Application(
        lambda: lobby_on(store, seed, "hurry" in wishes, str(place.getsockname())), Config(limits=NO_LIMITS)
    )

    class Server(uvicorn.Server):
        """Says its port once it answers, and lets open streams end before it waits for them."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            print(place.getsockname()[1], flush=True)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.stop()
            await super().shutdown(sockets)

    config = uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=2)
    with place:
        Server(config).run(sockets=[place])


if __name__ == "__main__":
    main(*sys.argv[1:])
