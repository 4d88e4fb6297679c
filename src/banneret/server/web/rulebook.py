"""The rules as pages: the list of games, and the rules of one with pictures of the table beside some of them."""

from __future__ import annotations

import re
from functools import lru_cache, partial

from litestar import Response, get
from litestar.params import FromPath

from banneret.core.drawing.heraldry import all_arms
from banneret.games import registry
from banneret.insight.lessons import rule_pictures
from banneret.server.web.languages import game_texts
from banneret.server.web.lessons import picture_of
from banneret.server.web.lobby import kind_of
from banneret.server.web.pages import page, safe
from banneret.server.web.requests import WebRequest, in_thread, shown, visitor_of
from banneret.server.web.rule_links import linked
from banneret.server.web.shelf import (
    games_in,
    options_in,
    reconstructed_in,
    rules_address,
    rules_in,
    settled_options,
    unusual,
)
from banneret.server.web.styles import styles_for

ID = re.compile(r' id="([^"]*)"')
REFERENCE = re.compile(r'( id="| (?:xlink:)?href="#| aria-(?:labelledby|describedby|controls)="| for="|url\(#)([^")]*)')


def apart(html: str, name: str) -> str:
    """A drawing whose ids are its own, so that several drawings of one table can stand on a page."""
    own = set(ID.findall(html))

    def renamed(found: re.Match[str]) -> str:
        before, id = found.groups()
        return f"{before}{name}-{id}" if id in own else found.group()

    return REFERENCE.sub(renamed, html)


@lru_cache(maxsize=32)
def pictures(game: str, language: str) -> dict[str, dict[str, object]]:
    """By rule: the table of a lesson that shows it, and what the lesson says there. Not for the loop."""
    kind = registry.load(game)
    found: dict[str, dict[str, object]] = {}
    for rule, one in rule_pictures(kind).items():
        stage = one.lesson.stages[one.stage]
        parts = picture_of(one.lesson, one.lesson.table_at(one.stage), language)
        found[rule] = {
            "lesson": f"/learn/{game}/lessons/{one.number}?stage={one.stage}",
            "title": one.lesson.title[language],
            "say": stage.say[language],
            "parts": [safe(apart(part, rule.replace(".", "-"))) for part in parts],
        }
    return found


@get("/rules")
async def all_rules(request: WebRequest) -> Response[str]:
    visitor = visitor_of(request)
    return shown(page("rules_list.html", visitor, "/rules", {"games": games_in(visitor.language)}))


@get("/rules/{game:str}")
async def rules(request: WebRequest, game: FromPath[str]) -> Response[str]:
    visitor, kind = visitor_of(request), kind_of(game)
    chosen = unusual(kind, dict(request.query_params))
    parts = {
        "game": kind.id,
        "linked": lambda words: safe(linked(words, kind)),
        "groups": rules_in(kind.id, visitor.language, chosen),
        "options": options_in(kind, visitor.language, {}),
        "settled": [option for option in settled_options(kind, visitor.language, dict(chosen)) if option["unusual"]],
        "reconstructed": reconstructed_in(kind.id, visitor.language),
        "pictures": await in_thread(request, partial(pictures, kind.id, visitor.language)),
        "arms": safe(all_arms()),
        "styles": styles_for(kind.id),
    }
    path = rules_address(kind, dict(chosen))
    return shown(page("rules.html", visitor, path, parts, game_texts(kind.id, visitor.language)))


HANDLERS = [all_rules, rules]
