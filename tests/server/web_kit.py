"""What the tests of the web application share: a browser without scripts, and a server in the same process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from html.parser import HTMLParser
from itertools import count
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlencode

import httpx

from banneret.server.app import Application
from banneret.server.clock import Ids
from banneret.server.lobby import Lobby
from banneret.server.store import Store
from banneret.server.web.application import COOKIE, ApplicationState, Config
from banneret.server.web.limits import NO_LIMITS
from tests.server.lobby_kit import QuickThinkers, StillClock

ORIGIN = "http://tables.test"
KEYS = (f"web-key-{number:08}" for number in count())


class HexIds(Ids):
    """Names like the real ones, the same in every run."""

    def __init__(self, start: int = 1) -> None:
        self._numbers = count(start)

    def person(self) -> str:
        return f"{next(self._numbers):032x}"

    def table(self) -> str:
        return f"table{next(self._numbers)}"

    def token(self) -> str:
        return f"{next(self._numbers):022}-token-of-a-test"

    def seed(self) -> str:
        return f"seed{next(self._numbers)}"

    def secret(self) -> bytes:
        return bytes([next(self._numbers) % 256]) * 32


class Page(HTMLParser):
    """A page as a browser without scripts sees it: its forms with their fields, its buttons, its links."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.html = html
        self.forms: list[dict[str, str]] = []
        self.fields: dict[int, list[tuple[str, str]]] = {}
        self.buttons: list[dict[str, str]] = []
        self.links: list[str] = []
        self.scripts: list[dict[str, str]] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.words = ""
        self._form = -1
        self._select: tuple[str, str] | None = None
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append((tag, given))
        if tag == "form":
            self.forms.append(given)
            self._form = len(self.forms) - 1
            self.fields[self._form] = []
        elif tag == "input" and self._form >= 0 and "name" in given:
            kind = given.get("type", "text")
            if kind not in ("checkbox", "radio") or "checked" in given:
                self.fields[self._form].append((given["name"], given.get("value", "on")))
        elif tag == "select":
            self._select = (given.get("name", ""), "")
        elif tag == "option" and self._select is not None and ("selected" in given or not self._select[1]):
            self._select = (self._select[0], given.get("value", ""))
        elif tag == "button":
            self.buttons.append({**given, "in": str(self._form)})
        elif tag == "a" and "href" in given:
            self.links.append(given["href"])

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = -1
        elif tag == "select" and self._select is not None:
            if self._form >= 0:
                self.fields[self._form].append(self._select)
            self._select = None

    def handle_data(self, data: str) -> None:
        self.words += data

    def form(self, **wanted: str) -> tuple[str, list[tuple[str, str]]]:
        """Where a form posts to and what it sends; found by its attributes."""
        for place, form in enumerate(self.forms):
            if all(form.get(name) == value for name, value in wanted.items()):
                return form.get("action", ""), list(self.fields[place])
        raise AssertionError(f"no form {wanted}")

    def button(self, **wanted: str) -> dict[str, str] | None:
        return next((one for one in self.buttons if all(one.get(k) == v for k, v in wanted.items())), None)

    def answers(self) -> list[str]:
        """The answers that can be clicked."""
        return [one["value"] for one in self.buttons if one.get("form") == "answer" and one.get("name") == "action"]


class Browser:
    """Somebody with a cookie jar who fills in forms."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.client.get(path, **more)

    async def page(self, path: str) -> Page:
        answer = await self.client.get(path, follow_redirects=True)
        assert answer.status_code == 200, (answer.status_code, answer.text[-600:])
        return Page(answer.text)

    async def send(self, path: str, fields: list[tuple[str, str]], **more: Any) -> httpx.Response:
        body = urlencode(fields)
        headers = {"content-type": "application/x-www-form-urlencoded", "origin": ORIGIN, **more.pop("headers", {})}
        return await self.client.post(path, content=body.encode(), headers=headers, **more)

    async def submit(self, page: Page, button: dict[str, str]) -> httpx.Response:
        """Click a button of a page."""
        place = int(button["in"])
        if "form" in button:
            action, fields = page.form(id=button["form"])
        else:
            action, fields = page.forms[place].get("action", ""), list(page.fields[place])
        if "name" in button:
            fields.append((button["name"], button.get("value", "")))
        return await self.send(button.get("formaction", action), fields)

    async def click(self, page: Page, **wanted: str) -> Page:
        """Click, and follow where it leads."""
        button = page.button(**wanted)
        assert button is not None, f"no button {wanted}"
        answer = await self.submit(page, button)
        assert answer.status_code in (200, 303), (answer.status_code, answer.text[-800:])
        return Page(answer.text) if answer.status_code == 200 else await self.page(answer.headers["location"])

    async def play_now(self, game: str = "") -> str:
        """From the lobby into a game, the first one or one by name; the address of the table."""
        page = await self.page("/")
        if game:
            form = next(at for at, fields in page.fields.items() if ("game", game) in fields)
            answer = await self.send(page.forms[form]["action"], page.fields[form])
        else:
            button = page.button(name="level")
            assert button is not None
            answer = await self.submit(page, button)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

    def person(self) -> str:
        return self.cookie()[1].partition(".")[0]

    def cookie(self) -> tuple[str, str]:
        """The name and the value of the server's cookie."""
        return next(
            ((one.name, one.value or "") for one in self.client.cookies.jar if COOKIE in one.name), (COOKIE, "")
        )

    def cookie_header(self) -> str:
        return "=".join(self.cookie())

    async def csrf(self) -> str:
        page = Page((await self.client.get("/settings")).text)
        return next(given["content"] for tag, given in page.tags if tag == "meta" and given.get("name") == "csrf")

    async def call(self, method: str, path: str, data: object = None, **headers: str) -> httpx.Response:
        """A call of the API by a script of our page."""
        token = await self.csrf()
        body = None if data is None else json.dumps(data).encode()
        kind = {"content-type": "application/json"} if data is not None else {}
        return await self.client.request(
            method, path, content=body, headers={"x-csrf-token": token, "origin": ORIGIN, **kind, **headers}
        )


class Server:
    """A running application."""

    def __init__(self, app: Application, clock: StillClock) -> None:
        self.app = app
        self.clock = clock

    @property
    def application(self) -> ApplicationState:
        assert self.app.state is not None
        return self.app.state

    @property
    def lobby(self) -> Lobby:
        return self.application.lobby

    def browser(self, language: str = "en", address: str = "10.0.0.1", **headers: str) -> Browser:
        transport = httpx.ASGITransport(app=cast(Any, self.app), client=(address, 123))
        given = {"accept-language": language, "accept": "text/html", **headers}
        return Browser(httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=given))


@asynccontextmanager
async def serving(
    folder: Path, config: Config | None = None, ids: Ids | None = None, url: str = ""
) -> AsyncIterator[Server]:  # fmt: skip
    """A server on a database in a folder, or on another one."""
    clock = StillClock()

    def open_lobby() -> Lobby:
        store = Store(url or f"sqlite:///{folder / 'web.db'}")
        return Lobby(store, clock=clock, ids=ids or HexIds(), thinkers=QuickThinkers())

    app = Application(open_lobby, config or Config(limits=NO_LIMITS))
    async with app.litestar.lifespan():
        yield Server(app, clock)


class Stream:
    """An open stream of server-sent events."""

    def __init__(self, app: Application, path: str, headers: dict[str, str]) -> None:
        self.status = 0
        self.raw = b""
        self.ended = False
        self.headers: dict[str, str] = {}
        self._gone = asyncio.Event()
        self._more = asyncio.Event()
        target, _, query = path.partition("?")
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
            "path": target, "raw_path": target.encode(), "query_string": query.encode(), "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in {"host": "tables.test", **headers}.items()],
            "client": ("10.0.0.1", 123), "server": ("tables.test", 80), "state": {}, "extensions": {},
        }  # fmt: skip
        self._task = asyncio.ensure_future(cast(Any, app)(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, object]:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            self.raw += message.get("body", b"")
            self.ended = not message.get("more_body", False)
        self._more.set()

    def messages(self) -> list[tuple[str, str, dict[str, Any]]]:
        """All messages so far: event, id, data."""
        found = []
        for block in self.raw.decode().split("\n\n"):
            fields = dict(line.split(": ", 1) for line in block.splitlines() if ": " in line and line[0] != ":")
            if "event" in fields:
                found.append((fields["event"], fields["id"], json.loads(fields["data"])))
        return found

    async def until(self, fits: Callable[[Stream], bool], seconds: float = 20.0) -> None:
        async with asyncio.timeout(seconds):
            while not fits(self):
                self._more.clear()
                await self._more.wait()

    async def close(self) -> None:
        self._gone.set()
        await asyncio.wait([self._task], timeout=5)
        assert self._task.done()


def key() -> str:
    return next(KEYS)
