"""A hint at an own question: what a strong bot would consider, from what the seat may know."""

from __future__ import annotations

from typing import cast

from litestar import Response, post
from litestar.params import FromPath

from banneret.bots import has_expert
from banneret.core.packing import pack_view
from banneret.core.wording import Wording
from banneret.insight.hints import Hint, advice_words, chain_words
from banneret.server.errors import Conflict
from banneret.server.scene import Scene
from banneret.server.teaching import HintJob, heard
from banneret.server.web.languages import game_texts
from banneret.server.web.pages import draw, page
from banneret.server.web.requests import (
    WebRequest,
    application_of,
    form_of,
    fresh_key,
    lobby_of,
    shown,
    takes_json,
    visitor_of,
)
from banneret.server.web.table_visit import visit


def packed_view(scene: Scene) -> dict[str, object]:
    """The view of the seat that asks, as it is packed for bots."""
    if scene.view is None or not scene.legal:
        raise Conflict("not_asked_now")
    return cast(dict[str, object], pack_view(scene.kind, scene.view))


def wording_at(scene: Scene, language: str) -> Wording:
    texts = game_texts(scene.kind.id, language)
    return Wording(scene.kind, texts, scene.names, scene.kind.rules.load_data(), scene.options)


def hint_rows(scene: Scene, found: Hint, language: str) -> list[dict[str, object]]:
    assert scene.view is not None
    wording = wording_at(scene, language)
    return [
        {
            "words": chain_words(wording, scene.view, advice.chain),
            "chance": advice.chance,
            "answers": [action.notation for action in advice.chain],
            "why": advice_words(wording, scene.view, advice),
        }
        for advice in found.advice
    ]


async def scene_for_a_hint(request: WebRequest, table: str) -> Scene:
    """What somebody sees who gets a hint now, which the others are told where there are any."""
    application, visitor = application_of(request), visitor_of(request)
    application.take("odds", visitor.id, application.config.limits.person_odds)
    at = await visit(request, table)
    if not has_expert(at.snapshot.kind):
        raise Conflict("no_expert_here")
    await at.live.tell_hint(at.person, form_of(request).text("key"))
    return await (await lobby_of(request).table(table)).scene(visitor.id)


@post("/t/{table:str}/hint")
async def ask_hint(request: WebRequest, table: FromPath[str]) -> Response[str]:
    """The hint on a page of its own; a script gets the piece to be put beside the question."""
    visitor, scene = visitor_of(request), await scene_for_a_hint(request, table)
    job = HintJob(scene.kind.id, scene.options, packed_view(scene))
    found = heard(scene.kind, await application_of(request).tutors.teach(job))
    parts: dict[str, object] = {
        "scene": scene,
        "rows": [] if found is None else hint_rows(scene, found, visitor.language),
        "close": found is not None and found.close,
        "key": fresh_key(request),
        "csrf": visitor.csrf,
    }
    texts = game_texts(scene.kind.id, visitor.language)
    if takes_json(request):
        return shown(draw("teacher/hint_rows.html", visitor.language, parts, texts))
    return shown(page("teacher/hint.html", visitor, f"/t/{table}", parts, texts))


HANDLERS = [ask_hint]
