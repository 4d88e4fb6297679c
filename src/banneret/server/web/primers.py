"""A game on one page, to be read before the first game and printed beside the table; and links from rule to rule."""

from __future__ import annotations

from functools import lru_cache, partial

from litestar import Response, get
from litestar.params import FromPath

from banneret.core.drawing.heraldry import all_arms
from banneret.games import registry
from banneret.insight.guide import has_guide
from banneret.insight.primer import has_primer, pictured_table, primer
from banneret.server.errors import NotFound
from banneret.server.seating import BOT_NAMES
from banneret.server.web.artist import Artist
from banneret.server.web.languages import game_texts
from banneret.server.web.lesson_progress import all_lessons
from banneret.server.web.lobby import kind_of
from banneret.server.web.pages import page, safe
from banneret.server.web.puzzle_progress import all_puzzles
from banneret.server.web.requests import WebRequest, fresh_key, in_thread, shown, visitor_of
from banneret.server.web.rule_links import linked
from banneret.server.web.shelf import usual_players
from banneret.server.web.styles import styles_for

PICTURED = ("board", "hand")


@lru_cache(maxsize=32)
def picture(game: str, language: str) -> dict[str, str]:
    """A real table as its first player sees it."""
    kind = registry.load(game)
    players = usual_players(kind)
    names = list(BOT_NAMES[:players])
    table = pictured_table(kind, players, names)
    view = table.view(0)
    artist = Artist(kind, names, 0, view, language, {})
    drawn = kind.web.draw(view, artist.canvas([])).regions
    return {name: drawn[name] for name in PICTURED if drawn.get(name)}


@get("/learn/{game:str}")
async def one_page(request: WebRequest, game: FromPath[str]) -> Response[str]:
    visitor, kind = visitor_of(request), kind_of(game)
    texts = game_texts(kind.id, visitor.language)
    if not has_primer(texts):
        raise NotFound("no_such_page")
    told, rules = primer(texts), f"/rules/{kind.id}"
    drawn = await in_thread(request, partial(picture, kind.id, visitor.language))

    def said(words: str) -> object:
        return safe(linked(words, kind, rules))

    parts = {
        "game": kind.id,
        "about": said(told.about),
        "aim": said(told.aim),
        "turn": [said(line) for line in told.turn],
        "know": [said(line) for line in told.know],
        "first": said(told.first),
        "picture": [safe(html) for html in drawn.values()],
        "arms": safe(all_arms()),
        "styles": styles_for(kind.id),
        "lessons": bool(all_lessons(kind.id)),
        "guide": has_guide(kind, texts),
        "puzzles": bool(all_puzzles(kind.id)),
        "key": fresh_key(request),
    }
    return shown(page("teacher/primer.html", visitor, f"/learn/{kind.id}", parts, texts))


HANDLERS = [one_page]
