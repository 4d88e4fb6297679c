"""How far one laid card travels: the functions of the package, and their files, that it passes on the server.

Run as `count_path.py`; `--list` names the functions. Two people are in a battle of Havoc, one of them lays a card more
and confirms. Counted are distinct functions of the package (a comprehension belongs to the function it stands in),

- from the handler of that request to the notice that something has changed,
- and from the notice to the message that brings the other seat's page up to date.

Only interpreted functions are seen: run it with the pure engine.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import cast
from urllib.parse import urlencode

from litestar.types import ASGIApp, Message, Receive, Scope

import banneret
from banneret.games import registry
from banneret.server.app import Application
from banneret.server.clock import Ids
from banneret.server.jobs import Job
from banneret.server.lobby import Lobby
from banneret.server.settings import Timeouts
from banneret.server.store import Store
from banneret.server.store.rows import Person
from banneret.server.subscriptions import Subscription

PACKAGE = str(Path(banneret.__file__).parent)
HANDLERS = f"{PACKAGE}/server/web/short_way.py"
INNER = {"<listcomp>", "<genexpr>", "<dictcomp>", "<setcomp>"}
PATIENCE = 20.0
SETTLING = 0.2


class Counter:
    """Notes which functions are called. It sees only threads that start after it."""

    def __init__(self) -> None:
        self.request: dict[tuple[str, str], None] = {}
        self.update: dict[tuple[str, str], None] = {}
        self.stage = "idle"
        self.tasks: set[asyncio.Task[object] | None] = set()
        sys.setprofile(self._called)
        threading.setprofile(self._called)

    def _called(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if self.stage == "idle" or event != "call" or not code.co_filename.startswith(PACKAGE):
            return
        task = asyncio.current_task() if threading.current_thread() is threading.main_thread() else None
        if self.stage == "posted" and code.co_filename == HANDLERS:
            self.stage = "handled"
        if self.stage == "handled":
            self.request[_name(frame)] = None
            self.tasks.add(task)
        elif self.stage == "noticed" and task is not None and task not in self.tasks:
            self.update[_name(frame)] = None
        if code is Subscription.wake.__code__:
            self.stage = "noticed"


def _name(frame: FrameType) -> tuple[str, str]:
    parts = frame.f_code.co_qualname.split(".")
    while parts[-1] in INNER:
        del parts[-2:]
    return frame.f_code.co_filename.removeprefix(PACKAGE).lstrip("/"), ".".join(parts)


class Page:
    """The browser of one person: it posts forms, and keeps a stream open."""

    def __init__(self, app: Application, person: Person, session: str) -> None:
        assert app.state is not None
        self.app = cast(ASGIApp, app)
        self.csrf = app.state.keys.form_token(person.id)
        self.cookie = f"{app.state.cookie_name(False)}={app.state.keys.cookie(person.id, session)}"
        self.received = b""
        self.more = asyncio.Event()

    async def ask(self, method: str, path: str, body: bytes = b"") -> None:
        headers = {"host": "here", "cookie": self.cookie, "accept": "application/json", "origin": "http://here"}
        headers["content-type"] = "application/x-www-form-urlencoded"
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "state": {},
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1), "server": ("here", 80), "extensions": {},
        }  # fmt: skip
        parts = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> object:
            return parts.pop() if parts else await asyncio.Event().wait()

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                assert message["status"] < 400, (path, message["status"])
            else:
                self.received += cast(bytes, message.get("body", b""))
                self.more.set()

        await self.app(cast(Scope, scope), cast(Receive, receive), send)

    async def post(self, path: str, *fields: tuple[str, str]) -> None:
        await self.ask("POST", path, urlencode([("csrf", self.csrf), *fields]).encode())

    async def hear(self, beginning: int = 0) -> None:
        """Wait for a message of the stream that came after what was received so far."""
        async with asyncio.timeout(PATIENCE):
            while b"event: " not in self.received[beginning:]:
                self.more.clear()
                await self.more.wait()


class NoBots:
    """Nobody has to think."""

    async def warm_up(self) -> None:
        return None

    async def think(self, job: Job) -> list[str]:
        raise RuntimeError("no bot sits at this table")

    async def close(self) -> None:
        return None


class SameSeed(Ids):
    """Every run deals the same cards."""

    def seed(self) -> str:
        return "a laid card"


async def lay_a_card(folder: Path, counter: Counter) -> None:
    """Both lay two cards in a battle; then one lays another card, watched by the counter."""
    for game in registry.game_ids():
        registry.load(game).rules.load_data()
    undisturbed = Timeouts(listen=1e9)
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    app = Application(lambda: Lobby(store, ids=SameSeed(), timeouts=undisturbed, thinkers=NoBots()))
    async with app.litestar.lifespan():
        assert app.state is not None
        lobby = app.state.lobby
        people = [await lobby.people.enter(name, "en") for name in ("Anna", "Bertalan")]
        made = await lobby.create(people[0], "key-of-the-table", "havoc", 2, ["me", "open"])
        path = f"/t/{made.id}"
        pages = [Page(app, person, (await lobby.sessions.begin(person.id, "")).id) for person in people]
        await pages[1].post(f"{path}/seat/1", ("do", "take"), ("key", "key-of-the-seat"))
        live = await lobby.table(made.id)

        async def lay(cards: int, *before: str) -> int:
            """Whoever is asked lays so many cards; returns the seat."""
            scenes = [await live.scene(person.id) for person in people]
            seat = 0 if scenes[0].legal else 1
            hand = [notation for notation in scenes[seat].legal if notation.startswith("lay ")]
            answers = before or (*[card for card in hand if card != "lay D"][:cards], "done")
            fields = [("action", answer) for answer in answers]
            question = scenes[seat].question
            await pages[seat].post(
                f"{path}/answer", *fields, ("question", str(question)), ("key", f"key-of-{seat}-{question}")
            )  # fmt: skip
            return seat

        first = await lay(0, "havoc")
        assert await lay(2) == first
        assert await lay(2) != first
        other = pages[1 - first]
        stream = asyncio.create_task(other.ask("GET", f"{path}/stream"))
        await other.hear()
        await asyncio.sleep(SETTLING)
        before = len(other.received)
        counter.stage = "posted"
        assert await lay(1) == first
        await other.hear(before)
        counter.stage = "idle"
        stream.cancel()
        await asyncio.wait([stream])


def report(title: str, passed: dict[tuple[str, str], None], names: bool) -> None:
    files = {file for file, _ in passed}
    print(f"{title}: {len(passed)} functions in {len(files)} files")
    if names:
        for file, name in passed:
            print(f"  {file} {name}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    options.add_argument("--list", action="store_true", help="name the functions")
    names = options.parse_args().list
    with tempfile.TemporaryDirectory() as folder:
        counter = Counter()
        asyncio.run(lay_a_card(Path(folder), counter))
    report("from the handler to the notice", counter.request, names)
    report("from the notice to the other seat's update", counter.update, names)


if __name__ == "__main__":
    main()
