"""A server for browsers that are driven by tests: `python serve_program.py DATABASE` says its port and serves.

It is the server of `banneret serve` but for the limits, which are meant for people: a test clicks faster than anybody.
"""

from __future__ import annotations

import socket
import sys

import uvicorn

from banneret.cli.serve import LOCAL, listen
from banneret.server.app import Application
from banneret.server.hall import Hall
from banneret.server.store import Store
from banneret.server.web.house import Config
from banneret.server.web.limits import NO_LIMITS


def main(database: str) -> None:
    store = Store(database)
    place = listen(LOCAL, 0)
    app = Application(lambda: Hall(store), Config(limits=NO_LIMITS))

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
    main(sys.argv[1])
