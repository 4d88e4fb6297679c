"""Joining a table by invitation."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath

from banneret.core.errors import UserError
from banneret.server.commands import Join
from banneret.server.errors import Conflict, Gone
from banneret.server.store.rows import BOT, FREE, OPEN
from banneret.server.web.faults import sentence_of, status_of
from banneret.server.web.languages import game_texts
from banneret.server.web.lobby import is_nameless
from banneret.server.web.pages import page
from banneret.server.web.requests import (
    WebRequest,
    address_of,
    application_of,
    form_of,
    fresh_key,
    go_to,
    lobby_of,
    person_of,
    shown,
    visitor_of,
)


async def no_seat(request: WebRequest, table: str, error: UserError) -> Response[str] | Response[None]:
    """An invitation that does not count leads on: to the own seat, to watching, to a free seat, to the lobby."""
    visitor = visitor_of(request)
    live = await lobby_of(request).table(table)
    snapshot = await live.snapshot()
    if snapshot.seat_of(visitor.id) >= 0:
        return go_to(f"/t/{table}?here=true")
    texts = game_texts(snapshot.kind.id, visitor.language)
    parts = {
        "table": table,
        "game": snapshot.kind.id,
        "sentence": sentence_of(error, texts),
        "watch": snapshot.may_see(visitor.id),
        "free": snapshot.row.status == OPEN and any(seat.kind == FREE for seat in snapshot.seats),
    }
    return shown(page("join_gone.html", visitor, f"/t/{table}", parts, texts), status_of(error))


@get("/join/{table:str}/{token:str}")
async def invitation(request: WebRequest, table: FromPath[str], token: FromPath[str]) -> Response[str] | Response[None]:
    application, visitor = application_of(request), visitor_of(request)
    application.take("invites", address_of(request), application.config.limits.address_invites)
    live = await application.lobby.table(table)
    try:
        scene = await live.invitation(token, visitor.id)
    except Gone as error:
        return await no_seat(request, table, error)
    if scene.seat >= 0:
        return go_to(f"/t/{table}?here=true")
    host = await application.lobby.people.get((await live.snapshot()).row.host)
    parts = {
        "table": table,
        "token": token,
        "game": scene.kind.id,
        "key": fresh_key(request),
        "host": scene.host or host.name,
        "names": [card.name for card in scene.seats if card.name and card.kind != BOT],
        "nameless": is_nameless(visitor),
    }
    return shown(
        page("join.html", visitor, f"/join/{table}/{token}", parts, game_texts(scene.kind.id, visitor.language))
    )


@post("/join/{table:str}")
async def join(request: WebRequest, table: FromPath[str]) -> Response[str] | Response[None]:
    form, application = form_of(request), application_of(request)
    application.take("invites", address_of(request), application.config.limits.address_invites)
    live = await application.lobby.table(table)
    try:
        await live.invitation(form.text("token"), visitor_of(request).id)
        person = await person_of(request, form.text("name"))
        await live.perform(person, form.text("key"), Join(form.text("token")))
    except (Gone, Conflict) as error:
        return await no_seat(request, table, error)
    return go_to(f"/t/{table}")


HANDLERS = [invitation, join]
