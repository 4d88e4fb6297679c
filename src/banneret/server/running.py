"""Running the application: one process, or several behind a front."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from typing import Final

import uvicorn
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send
from uvicorn.loops.auto import auto_loop_factory

from banneret.core.texts import LANGUAGES
from banneret.games import registry
from banneret.server.app import Application
from banneret.server.connections import Connections, files_for_connections, protocol_for
from banneret.server.front.family import Doors
from banneret.server.front.handing import Receiver
from banneret.server.front.heads import CLIENT
from banneret.server.front.passing import Front
from banneret.server.web.languages import game_texts
from banneret.server.web.proxies import Proxies
from banneret.server.web.shelf import games_in

GRACE_SECONDS: Final = 3
BETWEEN_SECONDS: Final = 5  # between two requests
BEHIND_FRONT_SECONDS: Final = 60  # the front hangs up when its client does
FILES_BEHIND_FRONT: Final = 2  # the front keeps one to the worker beside each connection, a worker one to the front
LONGEST_HEAD: Final = 32 * 1024
WITHOUT_BODY: Final = (204, 304)
COLLECTED_AFTER: Final = (10_000, 10, 10)
"""When the collector looks for garbage: tables and pages make thousands of objects an answer, and free nearly all of
them without it."""


class TableServer(uvicorn.Server):
    """Tells open streams to end before it waits for them. `ready` is called when it answers; without `connections` of
    its own it stands behind a front."""

    def __init__(
        self, app: Application, ready: Callable[[TableServer], Awaitable[None]], connections: Connections | None = None
    ) -> None:
        super().__init__(
            uvicorn.Config(
                BehindFront(app) if connections is None else app,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,  # who is trusted is said by --trusted-proxy alone
                http="auto" if connections is None else protocol_for(connections),
                ws="none",  # a protocol that takes a connection over would leave it counted for good
                timeout_keep_alive=BETWEEN_SECONDS if connections is not None else BEHIND_FRONT_SECONDS,
                timeout_graceful_shutdown=GRACE_SECONDS,
                h11_max_incomplete_event_size=LONGEST_HEAD,
            )
        )
        self._app = app
        self._ready = ready
        self._receiver: Receiver | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is loaded now stays, and need not be looked at again
        gc.set_threshold(*COLLECTED_AFTER)
        if not self.should_exit:
            await self._ready(self)

    def take_streams(self, door: socket.socket) -> None:
        """Take the streams that a front hands over, with their connections."""

        def answering() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        self._receiver = Receiver(door, answering)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._receiver is not None:
            self._receiver.close()
        self._app.stop()
        await super().shutdown(sockets)


class BehindFront:
    """Learns from the front who asks: the connection itself comes from this machine, over a socket that has no port."""

    def __init__(self, app: Application) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            told = next((value for name, value in scope["headers"] if name == CLIENT), b"")
            address, _, port = told.decode("latin-1").rpartition(" ")
            scope["client"] = (address, int(port)) if port.isdigit() else None
            scope["server"] = ("localhost", 80)
            scope["headers"] = [field for field in scope["headers"] if field[0] != CLIENT]
        await self.app(scope, receive, ending_with_connection(send))


def ending_with_connection(send: Send) -> Send:
    """A response that does not say its length ends with its connection, so that the front sees where it ends."""

    async def send_on(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            if message["status"] not in WITHOUT_BODY and all(name != b"content-length" for name, _ in headers):
                message["headers"] = [*headers, (b"connection", b"close")]
        await send(message)

    return send_on


def load_everything() -> None:
    """Games and texts, before workers are started: they have them all at once, and share the memory."""
    for game in registry.game_ids():
        registry.load(game).rules.load_data()
        for language in LANGUAGES:
            game_texts(game, language)
    for language in LANGUAGES:
        games_in(language)


def run_worker(app: Application, doors: Doors) -> int:
    """A worker, until it is told to stop or the head of its family is gone."""

    async def ready(server: TableServer) -> None:
        def leave() -> None:
            server.should_exit = True

        asyncio.get_running_loop().add_reader(doors.alive, leave)
        if doors.streams is not None:
            server.take_streams(doors.streams)
        os.write(doors.ready, b".")

    files_for_connections()
    server = TableServer(app, ready)
    server.run(sockets=[doors.listener])
    return 0 if server.started else 1


def run_front(proxies: Proxies, paths: list[str], doors: Doors) -> int:
    """The front, likewise."""

    async def serve() -> None:
        stop, loop = asyncio.Event(), asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop.set)
        loop.add_reader(doors.alive, stop.set)
        connections = Connections(proxies, files=FILES_BEHIND_FRONT)
        await Front(paths, connections).serve(doors.listener, stop, GRACE_SECONDS + 1)

    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(serve())
    return 0
