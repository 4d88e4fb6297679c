"""A page says that its reader is writing in the chat."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath

from banneret.server.web.requests import WebRequest, lobby_of, visitor_of


@post("/t/{table:str}/writing", status_code=204)
async def writing(request: WebRequest, table: FromPath[str]) -> None:
    """Shown to the others for a few seconds. Nobody is entered as a person for it: who has no name yet is not shown."""
    visitor = visitor_of(request)
    live = await lobby_of(request).table(table)
    await live.seen_by(visitor.id)
    if visitor.person is not None:
        live.writers.sign(visitor.person)


HANDLERS = [writing]
