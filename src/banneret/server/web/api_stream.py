"""Live updates for programs: the state of a table as JSON, whenever it changes for the asking person."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from banneret.server.live_table import LiveTable
from banneret.server.web.api import state_of
from banneret.server.web.requests import WebRequest, lobby_of, visitor_of
from banneret.server.web.stream import check_streams, message, stream_for


class Follower:
    """A program that follows a table."""

    def __init__(self, live: LiveTable, person: str, language: str) -> None:
        self.live = live
        self.person = person
        self.language = language

    async def look(self, since: str = "") -> tuple[str, bytes]:
        """The whole state, as `GET /api/tables/{table}` tells it; a greeting where `since` is its version."""
        scene = await self.live.scene(self.person)
        if scene.version == since:
            return scene.version, message("hello", scene.version, b"{}")
        return scene.version, message("state", scene.version, msgspec.json.encode(state_of(scene, self.language)))

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
