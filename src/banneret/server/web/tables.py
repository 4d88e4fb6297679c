"""A table: its page, what can be done at it, and what is left of it when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from banneret.server.errors import BadInput, Conflict
from banneret.server.jobs import DEFAULT_LEVEL
from banneret.server.results import REFUSED, STALE, Result
from banneret.server.scene import Scene
from banneret.server.settings import Settings
from banneret.server.store.rows import BOT, OPEN, PERSON
from banneret.server.web.languages import game_texts
from banneret.server.web.lobby import PACES, origin_of, pace_of
from banneret.server.web.pages import page, safe
from banneret.server.web.regions import Artist, all_arms, render
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
    takes_json,
    visitor_of,
)
from banneret.server.web.shelf import settled_options
from banneret.server.web.standings import standing_of
from banneret.server.web.styles import SCRIPTS, TABLE_MODULES, TABLE_SCRIPTS, styles_for


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of an answer, for scripts. `sentence` says why something was refused, `rule` by which rule."""

    status: str
    version: str
    code: str = ""
    sentence: str = ""
    rule: str = ""


def nearest_pace(pace: float) -> str:
    return min(PACES, key=lambda text: abs(float(text) - pace))


# The page.


async def table_page(
    request: WebRequest, table: str, invitations: Sequence[str] = (), notice: str = "", status: int = 200
) -> Response[str]:
    visitor = visitor_of(request)
    live = await lobby_of(request).table(table)
    scene = await live.scene(visitor.id)
    rendered = await render(scene, visitor.language)
    texts = game_texts(scene.kind.id, visitor.language)
    parts: dict[str, object] = {
        "scene": scene,
        "game": scene.kind.id,
        "arms": safe(all_arms()),
        "regions": {name: safe(html) for name, html in rendered.regions.items()},
        "title": rendered.title,
        "my_turn": rendered.my_turn,
        "key": fresh_key(request),
        "now": int(application_of(request).now() * 1000),
        "paces": PACES,
        "chosen_pace": nearest_pace(scene.settings.pace),
        "invitations": list(invitations),
        "notice": notice,
        "scripts": [*SCRIPTS, *TABLE_SCRIPTS],
        "modules": TABLE_MODULES,
    }
    path = f"/t/{scene.id}"
    if scene.view is None:
        chosen = settled_options(scene.kind, visitor.language, scene.options)
        return shown(page("waiting.html", visitor, path, {**parts, "options": chosen}, texts), status)
    parts |= {"styles": styles_for(scene.kind.id), "body_class": "table-page"}
    return shown(page("table.html", visitor, path, parts, texts), status)


@get("/t/{table:str}")
async def show_table(request: WebRequest, table: FromPath[str]) -> Response[str]:
    return await table_page(request, table)


@get("/t/{table:str}/log")
async def whole_log(request: WebRequest, table: FromPath[str]) -> Response[str]:
    visitor = visitor_of(request)
    scene = await (await lobby_of(request).table(table)).scene(visitor.id)
    log = Artist(scene, visitor.language).log(all_lines=True)
    parts = {"scene": scene, "log": safe(log), "arms": safe(all_arms())}
    return shown(page("log.html", visitor, f"/t/{table}/log", parts, game_texts(scene.kind.id, visitor.language)))


# Answering.


def outcome_of(result: Result, scene: Scene, language: str) -> Outcome:
    """A result in the reader's words."""
    if result.status == STALE:
        return Outcome(result.status, result.version, "stale", game_texts(scene.kind.id, language).say("web-stale"))
    if result.refusal is None:
        return Outcome(result.status, result.version)
    artist = Artist(scene, language)
    sentence, rule = artist.refusal(result.refusal)
    return Outcome(result.status, result.version, result.refusal.code, sentence, rule)


@post("/t/{table:str}/answer")
async def answer(request: WebRequest, table: FromPath[str]) -> Response[str] | Response[None] | Response[Outcome]:
    """One answer, a batch, or a change of the draft. Forms are shown the page again, scripts get the outcome."""
    form, visitor = form_of(request), visitor_of(request)
    live = await lobby_of(request).table(table)
    person = await person_of(request)
    scene = await live.scene(person.id)
    seat, question, key = scene.seat, form.number("question"), form.text("key")
    edit, drop, actions = form.text("edit"), form.text("drop"), form.texts("action")
    if seat < 0:
        raise Conflict("not_seated")
    if edit == "cancel":
        result = await live.cancel(person, seat, question, key)
    elif edit == "undo":
        result = await live.undo(person, seat, question, key)
    elif edit == "reopen":
        result = await live.reopen(person, seat, question, key)
    elif edit == "redraft":
        result = await live.redraft(person, seat, question, key, actions)
    elif edit:
        raise BadInput("unknown_edit", {"edit": edit[:40]})
    elif drop:
        result = await live.drop(person, seat, question, key, drop)
    else:
        result = await live.answer(person, seat, question, key, actions)
    outcome = outcome_of(result, scene, visitor.language)
    if takes_json(request):
        return Response(outcome)
    if result.status in (REFUSED, STALE):
        return await table_page(request, table, notice=outcome.sentence, status=409)
    return go_to(f"/t/{table}")


@post("/t/{table:str}/side")
async def side_act(request: WebRequest, table: FromPath[str]) -> Response[str] | Response[None] | Response[Outcome]:
    """Something that may be done at any time; it answers no question. `from` names the list it was chosen from."""
    form, visitor = form_of(request), visitor_of(request)
    live = await lobby_of(request).table(table)
    person = await person_of(request)
    scene = await live.scene(person.id)
    if scene.seat < 0:
        raise Conflict("not_seated")
    chosen = form.text("act") or form.text(form.text("from"))
    result = await live.side(person, scene.seat, form.text("key"), chosen)
    outcome = outcome_of(result, scene, visitor.language)
    if takes_json(request):
        return Response(outcome)
    if result.status == REFUSED:
        return await table_page(request, table, notice=outcome.sentence, status=409)
    return go_to(f"/t/{table}")


@post("/t/{table:str}/say")
async def say(request: WebRequest, table: FromPath[str]) -> Response[None] | Response[Outcome]:
    form, application = form_of(request), application_of(request)
    application.take("chat", visitor_of(request).id, application.config.limits.person_chat)
    live = await application.lobby.table(table)
    person = await person_of(request)
    result = await live.say(person, form.text("key"), form.text("text"))
    if takes_json(request):
        return Response(Outcome(result.status, result.version))
    return go_to(f"/t/{table}")


# Seats.


@post("/t/{table:str}/seat/{seat:int}")
async def change_seat(request: WebRequest, table: FromPath[str], seat: FromPath[int]) -> Response[str] | Response[None]:
    form = form_of(request)
    live = await lobby_of(request).table(table)
    person = await person_of(request)
    key, what = form.text("key"), form.text("do")
    if what == "take":
        await live.take(person, seat, key)
    elif what == "bot":
        await live.set_bot(person, seat, key, form.text("level", DEFAULT_LEVEL))
    elif what == "open":
        await live.open_seat(person, seat, key)
    elif what == "revoke":
        await live.revoke(person, seat, key)
    elif what == "leave":
        await live.leave(person, key)
    elif what == "hand-over":
        await live.hand_over(person, key)
    elif what == "replace":
        await live.replace_absent(person, seat, key)
    elif what == "invite":
        invited = await live.invite(person, seat, key)
        if invited.token:
            return await table_page(request, table, [f"{origin_of(request)}/join/{table}/{invited.token}"])
    else:
        raise BadInput("unknown_edit", {"edit": what[:40]})
    return go_to(f"/t/{table}")


@post("/t/{table:str}/reclaim")
async def reclaim(request: WebRequest, table: FromPath[str]) -> Response[None]:
    live = await lobby_of(request).table(table)
    await live.reclaim(await person_of(request), form_of(request).text("key"))
    return go_to(f"/t/{table}")


@post("/t/{table:str}/start")
async def start(request: WebRequest, table: FromPath[str]) -> Response[None]:
    live = await lobby_of(request).table(table)
    await live.start(await person_of(request), form_of(request).text("key"))
    return go_to(f"/t/{table}")


@post("/t/{table:str}/close")
async def close(request: WebRequest, table: FromPath[str]) -> Response[None]:
    live = await lobby_of(request).table(table)
    await live.close_table(await person_of(request), form_of(request).text("key"))
    return go_to("/")


@post("/t/{table:str}/settings")
async def table_settings(request: WebRequest, table: FromPath[str]) -> Response[None]:
    """Pace, odds and who may watch."""
    form = form_of(request)
    live = await lobby_of(request).table(table)
    person = await person_of(request)
    scene = await live.scene(person.id)
    changed = Settings(scene.settings.title, form.flag("public"), pace_of(form.text("pace")), form.flag("odds"))
    await live.set_settings(person, form.text("key"), changed)
    return go_to(f"/t/{table}")


# Afterwards.


@get("/t/{table:str}/standing")
async def standing(request: WebRequest, table: FromPath[str]) -> Response[str]:
    """The final standing and how it came about."""
    visitor = visitor_of(request)
    live = await lobby_of(request).table(table)
    scene = await live.scene(visitor.id)
    if scene.view is None or not scene.view.state.over:
        raise Conflict("record_not_yet")
    parts = {
        "scene": scene,
        "standing": standing_of(scene, visitor.language),
        "ending": Artist(scene, visitor.language).ending(),
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


def plans_again(scene: Scene) -> list[str]:
    """The same seats once more: bots as they were, places of other people are open."""
    plans: list[str] = []
    for card in scene.seats:
        if card.mine:
            plans.append("me")
        elif card.kind == BOT:
            plans.append(f"bot:{card.level}")
        else:
            plans.append("open" if card.kind in (PERSON, OPEN) else "invite")
    return plans


@post("/t/{table:str}/again")
async def again(request: WebRequest, table: FromPath[str]) -> Response[None]:
    application = application_of(request)
    application.take("tables", address_of(request), application.config.limits.address_tables)
    live = await application.lobby.table(table)
    person = await person_of(request)
    scene = await live.scene(person.id)
    created = await application.lobby.create(
        person, form_of(request).text("key"), scene.kind.id, len(scene.seats), plans_again(scene), scene.options,
        scene.settings,
    )  # fmt: skip
    return go_to(f"/t/{created.id}")


HANDLERS = [
    show_table, whole_log, answer, side_act, say, change_seat, reclaim, start, close, table_settings, standing, record,
    again,
]  # fmt: skip
