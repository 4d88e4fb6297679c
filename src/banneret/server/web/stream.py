"""Live updates: a stream for each open page that sends what changed for its viewer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Final, Protocol
from weakref import WeakKeyDictionary

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from banneret.server.guides import Guides
from banneret.server.live_table import LiveTable
from banneret.server.web.application import ApplicationState
from banneret.server.web.faults import TooMany
from banneret.server.web.foreseen import Charge, foreseen, to_nobody
from banneret.server.web.regions import Rendered, Watched, render
from banneret.server.web.requests import WebRequest, address_of, application_of, charge_of, lobby_of, visitor_of
from banneret.server.web.viewer import Patch, Shown
from banneret.server.web.visitors import Visitor
from banneret.server.web.work import Work

RETRY_MILLISECONDS = 1500
TOO_MANY_STREAMS_SECONDS = 10.0
SHORTEST_PAUSE = 1 / 12  # seconds between two updates for somebody who only watches

# What those who only watch a table are shown, by language.
WATCHED: Final[WeakKeyDictionary[LiveTable, dict[str, Watched]]] = WeakKeyDictionary()


class Update(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a page needs to follow: the table's state in short, and what is to be shown.

    Either whole `regions`, or a patch: `parts` by id (`/name`: the text of a region around its fragments), `symbols`
    that the page has not had yet, by region, and in `changed` the pieces that lie elsewhere than before.
    """

    version: str
    question: int
    turn: bool
    status: str
    title: str
    regions: dict[str, str] = {}
    parts: dict[str, str] = {}
    symbols: dict[str, str] = {}
    changed: list[str] = []


def update_of(rendered: Rendered, patch: Patch | None = None) -> Update:
    """An update with a patch, or with everything."""
    about = (rendered.version, rendered.question, rendered.my_turn, rendered.status, rendered.title)
    if patch is None:
        return Update(*about, regions=rendered.regions)
    return Update(*about, parts=patch.parts, symbols=patch.symbols, changed=patch.moved)


class Watcher(Protocol):
    """Whoever follows a table by a stream. What `draws` takes long enough that others shall not wait behind it."""

    draws: bool

    async def look(self, since: str = "") -> tuple[str, bytes]:
        """The version of the present scene, and the message that tells it; a greeting where `since` is that version."""
        ...

    async def look_again(self) -> bytes:
        """A message of what changed with time alone; empty where nothing did."""
        ...


class Unhurried(Watcher):
    """Looks less often while its address has used up more time than it is allowed."""

    def __init__(self, inner: Watcher, work: Work, address: str) -> None:
        self.draws = inner.draws
        self.inner = inner
        self.work = work
        self.address = address

    async def look(self, since: str = "") -> tuple[str, bytes]:
        await self.work.rest(self.address)
        return await self.inner.look(since)

    async def look_again(self) -> bytes:
        await self.work.rest(self.address)
        return await self.inner.look_again()


class Viewer:
    """One open page. Before the first look nothing is known of what it shows, so that it gets whole regions."""

    draws = True

    def __init__(
        self, live: LiveTable, person: str, language: str, guides: Guides | None = None, charge: Charge = to_nobody
    ) -> None:
        self.live = live
        self.charge = charge
        self.guides = guides
        self.person = person
        self.language = language
        self.shown: Shown | None = None

    async def look(self, since: str = "") -> tuple[str, bytes]:
        """What is new since the last look; a page that shows the version `since` already is only greeted."""
        first = self.shown is None
        rendered, patch = await self.rendered()
        if rendered.version == since:
            return rendered.version, message("hello", rendered.version, b"{}")
        update = msgspec.json.encode(update_of(rendered, None if first else patch))
        return rendered.version, message("update", rendered.version, update)

    async def look_again(self) -> bytes:
        rendered, patch = await self.rendered()
        return message("update", rendered.version, msgspec.json.encode(update_of(rendered, patch))) if patch else b""

    async def rendered(self) -> tuple[Rendered, Patch]:
        """What the page shows from now on, and the difference to what it showed."""
        if self.shown is None:
            self.shown = Shown()
        scene, shown = await self.live.present_scene(self.person), self.shown
        guide = await self.guides.at(self.person, scene) if self.guides is not None else None
        watched = WATCHED.setdefault(self.live, {}).setdefault(self.language, Watched()) if scene.seat < 0 else None
        prospects = await foreseen(self.live, scene, self.charge)
        rendered = render(scene, self.language, prospects, shown.inputs, shown.lines, guide, watched)
        return rendered, shown.take(rendered)


def message(event: str, id: str, data: bytes) -> bytes:
    """A message of the stream; JSON has no line breaks of its own."""
    return b"id: " + id.encode() + b"\nevent: " + event.encode() + b"\ndata: " + data + b"\n\n"


async def messages(
    application: ApplicationState, live: LiveTable, visitor: Visitor, watcher: Watcher, since: str
) -> AsyncGenerator[bytes, None]:
    yield f"retry: {RETRY_MILLISECONDS}\n\n".encode()
    version, told = await watcher.look(since)
    yield told
    del told
    loop = asyncio.get_running_loop()
    async with await live.subscribe(visitor.id, version) as notices:
        with application.ending(notices):
            looked = 0.0
            while True:
                notice = await notices.next(application.config.heartbeat)
                if notices.over or not await application.still_signed_in(visitor):
                    break
                if notice is None:
                    yield b": still here\n\n"
                    continue
                if notice.version == version and not notice.by_time:
                    continue  # the last look has seen it already
                if not notice.urgent:
                    await notices.rest(looked + SHORTEST_PAUSE - loop.time())
                if watcher.draws:
                    await application.turns.take(notice.urgent)
                looked = loop.time()
                if notice.version != version:
                    version, told = await watcher.look()
                else:
                    told = await watcher.look_again()
                if told:
                    yield told
                del told
    yield message("bye", version, b"{}")


async def counted(
    application: ApplicationState, names: list[str], inner: AsyncGenerator[bytes, None]
) -> AsyncGenerator[bytes, None]:
    """A stream that is counted while it is open. Of many asked for at once, those above the limits end here."""
    clock = application.lobby.services.clock
    if are_too_many(application, *names):
        await inner.aclose()
        return
    for name in names:
        application.streams.enter(name, clock.steady())
    try:
        async for part in inner:
            yield part
    finally:
        await inner.aclose()
        for name in names:
            application.streams.leave(name, clock.steady())


def check_streams(request: WebRequest) -> list[str]:
    """The names by which a new stream is counted; TooMany where an address or a person has too many open."""
    address, person = f"address {address_of(request)}", f"person {visitor_of(request).id}"
    if are_too_many(application_of(request), address, person):
        raise TooMany(TOO_MANY_STREAMS_SECONDS)
    return [address, person]


def are_too_many(application: ApplicationState, address: str, person: str) -> bool:
    streams, limits = application.streams, application.config.limits
    return streams.count(address) >= limits.streams_of_address or streams.count(person) >= limits.streams_of_person


def stream_for(request: WebRequest, names: list[str], live: LiveTable, watcher: Watcher, since: str) -> Stream:
    """Server-sent events. `Last-Event-ID`, or `since` at first, is the version that is known at the other end."""
    application, known = application_of(request), request.headers.get("last-event-id", since)[:40]
    watcher = Unhurried(watcher, application.work, address_of(request))
    parts = counted(application, names, messages(application, live, visitor_of(request), watcher, known))
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(parts, media_type="text/event-stream", headers=headers)


@get("/t/{table:str}/stream")
async def stream(request: WebRequest, table: FromPath[str], since: FromQuery[str] = "") -> Stream:
    """The regions of a page that change."""
    visitor, names = visitor_of(request), check_streams(request)
    live = await lobby_of(request).table(table)
    await live.scene(visitor.id)  # refused before the stream begins
    viewer = Viewer(live, visitor.id, visitor.language, lobby_of(request).guides, charge_of(request))
    return stream_for(request, names, live, viewer, since)


@get("/t/{table:str}/regions")
async def regions(request: WebRequest, table: FromPath[str]) -> Response[Update]:
    """All regions at once, for a page whose stream is broken."""
    visitor = visitor_of(request)
    live = await lobby_of(request).table(table)
    scene = await live.scene(visitor.id)
    guide = await lobby_of(request).guides.at(visitor.id, scene)
    prospects = await foreseen(live, scene, charge_of(request))
    return Response(update_of(render(scene, visitor.language, prospects, guide=guide)))


HANDLERS = [stream, regions]
