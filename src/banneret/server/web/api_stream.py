"""Live updates for programs: the state of a table as JSON, whenever it changes for the asking person."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from banneret.server.live_table import LiveTable
from banneret.server.web.api import state_of
from banneret.server.web.requests import WebRequest, lobby_of, visitor_of
from banneret.server.web.stream import check_streams, message, stream_for

# What those who only watch a table are told, by language, with its version: the same for all of them.
STATES: Final[WeakKeyDictionary[LiveTable, dict[str, tuple[str, bytes]]]] = WeakKeyDictionary()


class Follower:
    """A program that follows a table."""

    draws = False

    def __init__(self, live: LiveTable, person: str, language: str) -> None:
        self.live = live
        self.person = person
        self.language = language

    async def look(self, since: str = "") -> tuple[str, bytes]:
        """The whole state, as `GET /api/tables/{table}` tells it; a greeting where `since` is its version."""
        snapshot = await self.live.followed_by(self.person)
        seat = snapshot.seat_of(self.person)
        version = snapshot.version_for(seat)
        if version == since:
            return version, message("hello", version, b"{}")
        shared = STATES.setdefault(self.live, {}) if seat < 0 else {}
        known, told = shared.get(self.language, ("", b""))
        if known != version:
            scene = self.live.scene_of(snapshot, self.person, of_page=False)
            told = message("state", version, msgspec.json.encode(state_of(scene, self.language)))
            if scene.countdown is None and not scene.clocks:  # what is left of a time limit is another one at each look
                shared[self.language] = (version, told)
        return version, told

    async def look_again(self) -> bytes:
        return b""  # nothing that programs are told changes with time alone


@get("/api/tables/{table:str}/stream")
async def follow(request: WebRequest, table: FromPath[str], since: FromQuery[str] = "") -> Stream:
    """Server-sent events `state`. It never ends by itself, so the description of the API leaves it out."""
    visitor, names = visitor_of(request), check_streams(request)
    live = await lobby_of(request).table(table)
    await live.scene(visitor.id)
    return stream_for(request, names, live, Follower(live, visitor.id, visitor.language), since)


HANDLERS = [follow]
