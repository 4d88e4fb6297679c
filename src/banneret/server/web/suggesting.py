"""Choosing by suggestion in a set-up of several rounds."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath

from banneret.server.commands.hints import hints_allowed
from banneret.server.errors import Conflict
from banneret.server.suggesting import may_suggest, suggest
from banneret.server.web.requests import WebRequest, application_of, form_of, go_to, takes_json, visitor_of
from banneret.server.web.table_visit import Outcome, visit


@post("/t/{table:str}/suggest")
async def choose_for_me(request: WebRequest, table: FromPath[str]) -> Response[None] | Response[Outcome]:
    """What is missing now, with `rest` all that is; a hint, which the others are told like any other."""
    application, form = application_of(request), form_of(request)
    application.take("odds", visitor_of(request).id, application.config.limits.person_odds)
    at = await visit(request, table)
    key = form.text("key")
    if at.seat >= 0 and hints_allowed(at.snapshot) and not may_suggest(await at.live.scene(at.person.id)):
        raise Conflict("nothing_to_suggest")  # before the others are told of a hint
    await at.live.tell_hint(at.person, key)
    outcome = at.told(await suggest(at.live, at.person, key, form.flag("rest")))
    return Response(outcome) if takes_json(request) else go_to(f"/t/{table}")


HANDLERS = [choose_for_me]
