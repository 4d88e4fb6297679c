"""`banneret serve`: the web table, on this machine or for others."""

import logging
import os
import socket
import threading
import time
import webbrowser
from dataclasses import replace
from functools import partial
from pathlib import Path

from banneret.cli.arguments import Given
from banneret.cli.console import Console
from banneret.cli.saves import data_folder
from banneret.core.errors import UserError, system_reason
from banneret.core.jsons import Json

LOCAL = "127.0.0.1"
USUAL_PORT = 8000
PORTS_TRIED = 50
DATABASE = "tables.db"
COMPILED = "BANNERET_COMPILED"
"""The variable that names the folder where the engine is being compiled while the server runs; `make play` sets it."""


class ServeError(UserError):
    """A server that cannot be started."""


def listen(host: str, port: int) -> socket.socket:
    """A socket at the port asked for; without one, at the first free port from the usual one on."""
    wanted = [port] if port else [*range(USUAL_PORT, USUAL_PORT + PORTS_TRIED), 0]
    trouble: OSError | None = None
    for number in wanted:
        try:
            place = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
            found = socket.socket(place[0], socket.SOCK_STREAM)
        except OSError as error:
            raise ServeError("cannot_listen", {"host": host, "port": str(number), **unreachable(error)}) from error
        try:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind(place[4])
            found.listen(2048)
        except OSError as error:
            found.close()
            trouble = error
        else:
            return found
    assert trouble is not None
    raise ServeError("cannot_listen", {"host": host, "port": str(wanted[0]), **system_reason(trouble)}) from trouble


def unreachable(fault: OSError) -> dict[str, Json]:
    """Why a host cannot be listened at; the numbers of a name that nobody knows are no numbers of the system."""
    if isinstance(fault, socket.gaierror):
        return {"reason": fault.strerror or str(fault), "why": "unknown-host"}
    return system_reason(fault)


def address(host: str, port: int) -> str:
    shown = "localhost" if host in (LOCAL, "0.0.0.0", "::", "") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def database_of(given: Given) -> str:
    """The database asked for, else a file in the user's data folder, which is closed to others."""
    if given.text("db"):
        return given.text("db")
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
    except OSError as error:
        raise ServeError("cannot_write", system_reason(error), str(folder)) from error
    return f"sqlite:///{Path(folder) / DATABASE}"


def existing_database(given: Given) -> str:
    """The database asked for, which must be there already: a slip in its name makes no new one."""
    from banneret.server.store.engine import check_exists, parse_url

    database = database_of(given)
    check_exists(parse_url(database))
    return database


def can_show_pages() -> bool:
    """Whether a browser of the person at this machine can be opened."""
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt")


def serve(console: Console, given: Given) -> int:
    """Run the server until it is stopped."""
    try:
        from banneret.server.app import Application
        from banneret.server.calls.config import VARIABLES, read_config
        from banneret.server.compiled_engine import CompiledEngine
        from banneret.server.connections import Connections, Sparing
        from banneret.server.front.family import Doors, Family
        from banneret.server.keeping import Place
        from banneret.server.lobby import Lobby
        from banneret.server.logs import open_logs
        from banneret.server.running import TableServer, load_everything, run_front, run_worker
        from banneret.server.store import Store
        from banneret.server.thinkers import Thinkers
        from banneret.server.web.application import Config
        from banneret.server.web.limits import Buckets, OpenStreams
        from banneret.server.web.proxies import Proxies
    except ImportError as error:
        raise ServeError("server_missing", {"reason": str(error.name)}) from error

    host, workers = given.text("host") or LOCAL, given.number("workers", 1)
    if workers > 1 and not hasattr(os, "fork"):
        raise ServeError("no_workers_here")
    proxies = Proxies(given.texts("trusted_proxy"))
    calls = read_config({name: given.text(name) for name in VARIABLES}, os.environ, given.flag("private_push"))
    database = database_of(given)
    store = Store(database, data_folder())
    place = listen(host, given.number("port", 0))
    port = place.getsockname()[1]
    name = f"{socket.gethostname()}:{port}"
    engine = CompiledEngine(Path(os.environ[COMPILED]) if os.environ.get(COMPILED) else None)
    config = Config(language=console.texts.language, proxies=proxies, calls=calls)

    def say_ready() -> None:
        console.say("serve-ready", {"address": address(host, port)})
        if engine.folder is not None:
            console.say("serve-compiling")
        console.say("serve-stop")
        console.out.flush()
        if given.flag("open") and can_show_pages():
            threading.Thread(target=webbrowser.open, args=[address(host, port)], daemon=True).start()

    async def ready(server: TableServer) -> None:
        say_ready()

    def work(number: int, doors: Doors) -> int:
        if given.text("log"):
            open_logs(Path(given.text("log")).expanduser(), f"-{number}")

        def open_lobby() -> Lobby:
            here = Place(f"{name}/{number}", number, workers)
            return Lobby(Store(database, data_folder()), engine=engine, thinkers=Thinkers(1, engine=engine), place=here)

        together = replace(
            config,
            buckets=lambda: Buckets(counts.buckets),
            streams=lambda: OpenStreams(counts.streams, number),
        )
        return run_worker(Application(open_lobby, together), doors)

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing(time.monotonic))
    if workers > 1:
        from banneret.server.web.shared_counts import SharedCounts

        counts = SharedCounts(workers)
        store.close()  # nothing of it may be shared with the processes that are started now
        load_everything()
        with place:
            return Family(workers, place, work, partial(run_front, proxies)).run(say_ready)
    if given.text("log"):
        open_logs(Path(given.text("log")).expanduser())
    app = Application(lambda: Lobby(store, engine=engine, place=Place(name)), config)
    server = TableServer(app, ready, Connections(proxies))
    try:
        server.run(sockets=[place])
    except KeyboardInterrupt:
        pass
    finally:
        place.close()
    return 0 if server.started else 1
