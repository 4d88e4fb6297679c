"""The guide of a first game, switched on and off at the table, and the answers that it marks there."""

from __future__ import annotations

from functools import partial

from litestar import Response, post
from litestar.params import FromPath

from banneret.insight.guide import in_any_order, to_tell, why_words
from banneret.insight.hints import Hint, chain_words
from banneret.server.scene import Scene
from banneret.server.teaching import GuideJob, heard
from banneret.server.web.hints import packed_view, scene_for_a_hint, wording_at
from banneret.server.web.languages import game_texts
from banneret.server.web.pages import draw
from banneret.server.web.requests import (
    WebRequest,
    application_of,
    form_of,
    go_to,
    in_thread,
    lobby_of,
    shown,
    takes_json,
    visitor_of,
)
from banneret.server.web.table_visit import visit


@post("/t/{table:str}/guide")
async def switch_guide(request: WebRequest, table: FromPath[str]) -> Response[dict[str, bool]] | Response[None]:
    """For this person in this game, here and at other tables."""
    at, on = await visit(request, table), form_of(request).flag("on")
    await lobby_of(request).guides.switch(at.person.id, at.snapshot.kind.id, on)
    return Response({"on": on}) if takes_json(request) else go_to(f"/t/{table}")


def advice_rows(scene: Scene, found: Hint, language: str) -> list[dict[str, object]]:
    """What to mark and to say: the answers that are told, and which of them may come in any order."""
    assert scene.view is not None
    wording = wording_at(scene, language)
    rows: list[dict[str, object]] = []
    for one in found.advice:
        free = in_any_order(scene.view, one.chain)
        told = to_tell(one.chain, free)
        row = {"words": chain_words(wording, scene.view, told), "why": why_words(wording, one)}
        answers, any_order = ([action.notation for action in some] for some in (told, free))
        rows.append({**row, "answers": answers, "free": any_order})
    return rows


@post("/t/{table:str}/guide/advice")
async def advice(request: WebRequest, table: FromPath[str]) -> Response[str]:
    """What the expert would answer, to be marked on the table: a hint like any other, but quick."""
    visitor, scene = visitor_of(request), await scene_for_a_hint(request, table)
    job = GuideJob(scene.kind.id, scene.options, packed_view(scene))
    found = heard(scene.kind, await application_of(request).tutors.teach(job))
    rows: list[dict[str, object]] = []
    if found is not None:
        rows = await in_thread(request, partial(advice_rows, scene, found, visitor.language))
    texts = game_texts(scene.kind.id, visitor.language)
    return shown(draw("teacher/guide_advice.html", visitor.language, {"rows": rows}, texts))


HANDLERS = [switch_guide, advice]
