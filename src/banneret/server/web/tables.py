"""A table: its page, and what is left of it when the game is over."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from banneret.core.drawing.heraldry import all_arms
from banneret.server.errors import Conflict
from banneret.server.live_table import LiveTable
from banneret.server.reasons import gives_reasons
from banneret.server.rematch import play_again
from banneret.server.scene import Scene
from banneret.server.seating import may_host
from banneret.server.store.rows import OVER, PERSON
from banneret.server.web.foreseen import foreseen
from banneret.server.web.languages import game_texts, page_texts
from banneret.server.web.links import Link, link_to
from banneret.server.web.lobby import PACES, is_nameless, origin_of
from banneret.server.web.pages import page, safe
from banneret.server.web.regions import TableArtist, render
from banneret.server.web.requests import (
    WebRequest,
    address_of,
    application_of,
    charge_of,
    form_of,
    fresh_key,
    go_to,
    in_thread,
    lobby_of,
    person_of,
    shown,
    visitor_of,
)
from banneret.server.web.shelf import rules_address, settled_options
from banneret.server.web.standings import standing_of
from banneret.server.web.styles import CALL_SCRIPTS, SCRIPTS, TABLE_MODULES, TABLE_SCRIPTS, styles_for

ALL_LINES = 10**9


def nearest_pace(pace: float) -> str:
    return min(PACES, key=lambda text: abs(float(text) - pace))


def in_company(scene: Scene) -> bool:
    """Whether other people sit at the table of somebody who sits there."""
    return scene.seat >= 0 and any(card.kind == PERSON and card.seat != scene.seat for card in scene.seats)


# The page.


async def table_page(
    request: WebRequest, table: str, links: bool = False, notice: str = "", status: int = 200
) -> Response[str]:
    visitor = visitor_of(request)
    live = await lobby_of(request).table(table)
    scene = await live.scene(visitor.id)
    guide = await lobby_of(request).guides.at(visitor.id, scene)
    rendered = render(scene, visitor.language, await foreseen(live, scene, charge_of(request)), guide=guide)
    texts = game_texts(scene.kind.id, visitor.language)
    call_offer = application_of(request).calls.sender is not None and in_company(scene)
    parts: dict[str, object] = {
        "scene": scene,
        "game": scene.kind.id,
        "rules_page": rules_address(scene.kind, scene.options),
        "arms": safe(all_arms()),
        "regions": {name: safe(html) for name, html in rendered.regions.items()},
        "title": rendered.title,
        "guided": await lobby_of(request).guides.is_on(visitor.id, scene.kind.id),
        "my_turn": rendered.my_turn,
        "reasons": gives_reasons(scene.kind),
        "key": fresh_key(request),
        "now": int(application_of(request).now() * 1000),
        "paces": PACES,
        "chosen_pace": nearest_pace(scene.settings.pace),
        "invitations": await invitations(request, live) if links or scene.view is None else [],
        "nameless": is_nameless(visitor),
        "notice": notice,
        "scripts": [*SCRIPTS, *TABLE_SCRIPTS, *(CALL_SCRIPTS if call_offer else ())],
        "modules": TABLE_MODULES,
        "call_offer": call_offer,
    }
    path = f"/t/{scene.id}"
    if scene.stopped is not None:
        return shown(page("earlier.html", visitor, path, {**parts, **earlier_rules(scene, visitor.language)}, texts))
    if scene.view is None:
        chosen = settled_options(scene.kind, visitor.language, scene.options)
        return shown(page("waiting.html", visitor, path, {**parts, "options": chosen}, texts), status)
    parts |= {"styles": styles_for(scene.kind.id), "body_class": "table-page"}
    return shown(page("table.html", visitor, path, parts, texts), status)


def earlier_rules(scene: Scene, language: str) -> dict[str, object]:
    """What is shown of a game that today's rules do not follow to its end; the rest of its lines once it is over."""
    assert scene.stopped is not None
    over = scene.status == OVER
    names = [card.name for card in scene.seats]
    return {
        "sentence": page_texts(language).error(scene.stopped.refusal()),
        "log": safe(TableArtist(scene, language).log_of(scene.log, ALL_LINES).html()),
        "over": over,
        "rest": scene.stopped.rest if over else (),
        "result": [(name, f"{value:g}") for name, value in zip(names, scene.returns, strict=False)],
    }


async def invitations(request: WebRequest, live: LiveTable) -> list[Link]:
    """The links that a host has not passed on yet, or whose guests have not come."""
    application, visitor, snapshot = application_of(request), visitor_of(request), await live.snapshot()
    now, timeouts = application.now(), application.lobby.services.timeouts
    if not may_host(snapshot, visitor.id, now, timeouts):
        return []
    texts, found = page_texts(visitor.language), []
    for invite in snapshot.invites:
        if invite.nonce and invite.used_by is None and not invite.revoked and now < invite.expires:
            address = f"{origin_of(request)}/join/{live.id}/{application.lobby.invitation_token(invite.nonce)}"
            found.append(link_to(address, texts.say("web-invite-made", {"number": invite.seat + 1})))
    return found


@get("/t/{table:str}")
async def show_table(
    request: WebRequest, table: FromPath[str], links: FromQuery[bool] = False, here: FromQuery[bool] = False
) -> Response[str]:
    """The table; `links` shows invitations once more, `here` tells who came by an invitation that they sit there."""
    notice = page_texts(visitor_of(request).language).say("web-you-sit-here") if here else ""
    return await table_page(request, table, links, notice)


@get("/t/{table:str}/log")
async def whole_log(request: WebRequest, table: FromPath[str]) -> Response[str]:
    visitor = visitor_of(request)
    scene = await (await lobby_of(request).table(table)).scene(visitor.id)
    log = TableArtist(scene, visitor.language).log_of(scene.log, ALL_LINES).html()
    parts = {"scene": scene, "log": safe(log), "arms": safe(all_arms())}
    return shown(page("log.html", visitor, f"/t/{table}/log", parts, game_texts(scene.kind.id, visitor.language)))


@get("/t/{table:str}/reasons")
async def reasons(request: WebRequest, table: FromPath[str]) -> Response[str]:
    """Why the experts did what they did last."""
    application, visitor = application_of(request), visitor_of(request)
    application.take("odds", visitor.id, application.config.limits.person_odds)
    live = await lobby_of(request).table(table)
    scene = await live.scene(visitor.id)
    artist = TableArtist(scene, visitor.language)
    lines = []
    for told in await in_thread(request, await live.reasons(visitor.id)):
        words = "" if told.reason is None else artist.wording.reason(told.reason)
        lines.append({"shield": artist.arms_of(told.seat), "name": scene.names[told.seat], "words": words})
    parts = {"scene": scene, "lines": lines, "arms": safe(all_arms())}
    return shown(page("reasons.html", visitor, f"/t/{table}/reasons", parts, artist.texts))


# Afterwards.


@get("/t/{table:str}/standing")
async def standing(request: WebRequest, table: FromPath[str]) -> Response[str]:
    """The final standing and how it came about."""
    visitor = visitor_of(request)
    live = await lobby_of(request).table(table)
    scene = await live.scene(visitor.id)
    if scene.stopped is not None and scene.status == OVER:
        return await table_page(request, table)
    if scene.view is None or not scene.view.state.over:
        raise Conflict("record_not_yet")
    parts = {
        "scene": scene,
        "standing": standing_of(scene, visitor.language),
        "ending": TableArtist(scene, visitor.language).ending(),
        "key": fresh_key(request),
    }
    texts = game_texts(scene.kind.id, visitor.language)
    return shown(page("over.html", visitor, f"/t/{table}/standing", parts, texts))


@get("/t/{table:str}/record")
async def record(request: WebRequest, table: FromPath[str]) -> Response[str]:
    live = await lobby_of(request).table(table)
    text = await live.record(visitor_of(request).id)
    name = f"{table}.record"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post("/t/{table:str}/again")
async def again(request: WebRequest, table: FromPath[str]) -> Response[None]:
    """Another game of the same group: one table, whoever asks."""
    application = application_of(request)
    application.take("tables", address_of(request), application.config.limits.address_tables)
    person = await person_of(request)
    return go_to(f"/t/{await play_again(application.lobby, person, table, form_of(request).text('key'))}")


HANDLERS = [show_table, whole_log, reasons, standing, record, again]
