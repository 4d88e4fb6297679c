"""Style sheets and scripts: those of the house, and the sheets that a game keeps in its own folder (`table*.css`)."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from banneret.games import registry
from banneret.server.errors import NotFound

STATIC = Path(__file__).parents[1] / "static"
STYLES = [f"{name}.css" for name in ("tokens", "base", "frame", "lists", "forms", "rules", "talk")]
TABLE_STYLES = [
    f"table/{name}.css"
    for name in ("layout", "pieces", "cards", "people", "prompt", "side", "replay", "handling", "motion")
]
SCRIPTS = ["page.js"]
TABLE_SCRIPTS = ["table.js", *[f"table/{name}.js" for name in ("dice", "dragging", "zooming", "countdown")]]
GAMES = "games"


@cache
def sheets_of(game: str) -> dict[str, Path]:
    """The style sheets that a game brings along, `table.css` first."""
    return {path.name: path for path in sorted(registry.load(game).folder.glob("table*.css"))}


def styles_for(game: str) -> list[str]:
    """All style sheets of a table of that game, later ones over earlier ones."""
    return [*STYLES, *TABLE_STYLES, *[f"{GAMES}/{game}/{name}" for name in sheets_of(game)]]


def file_of(name: str) -> Path:
    folder, _, rest = name.partition("/")
    if folder != GAMES:
        return STATIC / name
    game, _, sheet = rest.partition("/")
    return sheets_of(game)[sheet]


@cache
def static_address(name: str) -> str:
    """The address of a static file, with a mark of its contents so that browsers may keep it for good."""
    mark = hashlib.blake2b(file_of(name).read_bytes(), digest_size=6).hexdigest()
    return f"/static/{name}?v={mark}"


@get(f"/static/{GAMES}/{{game:str}}/{{name:str}}")
async def game_style(game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A style sheet out of a game's folder, and nothing else from there."""
    if game not in registry.game_ids() or name not in sheets_of(game):
        raise NotFound("no_such_page")
    return Response(sheets_of(game)[name].read_bytes(), media_type="text/css; charset=utf-8")


HANDLERS = [game_style]
