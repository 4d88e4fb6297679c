"""Style sheets and scripts: those of the server, and the sheets that a game keeps in its own folder (`table*.css`).

Sheets are sent together, one for every page, one for all tables and one for each game: what goes along with a response
weighs as much as a small sheet.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from banneret.games import registry
from banneret.server.errors import NotFound

STATIC = Path(__file__).parents[1] / "static"
STYLES, TABLE_STYLES, PUZZLE_STYLES = ["styles/page.css"], ["styles/table.css"], ["styles/puzzles.css"]
SHEETS = {  # what is sent together, later sheets over earlier ones
    "styles/page.css": [
        f"{name}.css"
        for name in (
            "tokens", "base", "frame", "lists", "forms", "rules", "talk", "teacher", "guide", "results", "links",
        )
    ],
    "styles/table.css": [
        f"table/{name}.css"
        for name in (
            "layout", "pieces", "cards", "people", "prompt", "accords", "side", "replay", "handling", "motion",
            "plain", "calls",
        )
    ],
    "styles/puzzles.css": ["puzzles.css"],
}  # fmt: skip
LAST_SHEETS = ["table/low.css"]  # where there is little room, over what a game says
SCRIPTS = ["page.js", "links.js"]
PICTURE_SCRIPTS = ["table/zooming.js", "table/beside.js"]  # for tables that are only looked at
CALL_SCRIPTS, WORKER = ["calls.js"], "service-worker.js"
TABLE_SCRIPTS = [
    "table.js",
    *[f"table/{name}.js" for name in ("dice", "dragging", "zooming", "beside", "countdown", "hints", "guide")],
]
TABLE_MODULES = [  # what `table.js` imports, and what that imports
    f"table/{name}.js"
    for name in (
        "here", "boxes", "places", "regions", "odds", "calling", "posting", "talk", "stream", "answering", "choosing",
        "explaining", "keyboard", "telling", "pacing", "accords", "lasting", "replay",
    )
]  # fmt: skip
TOGETHER, SENT_AS_ONE, GAMES = "scripts", "styles", "styles/games"


@cache
def sheets_of(game: str) -> dict[str, Path]:
    """The style sheets that a game brings along, `table.css` first."""
    return {path.name: path for path in sorted((registry.load(game).folder / "web").glob("table*.css"))}


def styles_for(game: str) -> list[str]:
    """All style sheets of a table of that game, later ones over earlier ones."""
    return [*STYLES, *TABLE_STYLES, f"{GAMES}/{game}.css"]


def sheet(name: str) -> bytes:
    """Sheets that are sent together; nothing where there are none of that name."""
    game = name.removeprefix(f"{GAMES}/").removesuffix(".css")
    if name == f"{GAMES}/{game}.css" and game in registry.game_ids():
        return joined((*sheets_of(game).values(), *(STATIC / part for part in LAST_SHEETS)))
    return joined(tuple(STATIC / part for part in SHEETS.get(name, ())))


@cache
def joined(parts: tuple[Path, ...]) -> bytes:
    """Read once: what is served is what the digest was made of."""
    return b"".join(part.read_bytes() for part in parts)


@cache
def house_files() -> frozenset[str]:
    return frozenset(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file())


@cache
def scripts() -> dict[str, bytes]:
    """All scripts, read once: what is served is what the digest was made of, whatever happens to the files."""
    return {path.relative_to(STATIC).as_posix(): path.read_bytes() for path in sorted(STATIC.rglob("*.js"))}


@cache
def scripts_digest() -> str:
    """A digest of the contents of all scripts together."""
    found = hashlib.blake2b(digest_size=6)
    for name, contents in scripts().items():
        found.update(f"{name} {len(contents)}\n".encode() + contents)
    return found.hexdigest()


@cache
def static_address(name: str) -> str:
    """The address of a static file, with a digest of its contents so that browsers may keep it for good.

    Scripts import one another by relative paths. Their digest stands among the folders, so that a script finds those
    that it was written with, and never one that a browser kept from another version.
    """
    if name in scripts():
        return f"/static/{TOGETHER}/{scripts_digest()}/{name}"
    contents = sheet(name) or (STATIC / name).read_bytes()
    digest = hashlib.blake2b(contents, digest_size=6).hexdigest()
    return f"/static/{name}?v={digest}"


def is_there(name: str) -> bool:
    """Whether there is a static file of that name, or sheets that are sent under it."""
    return name in house_files() or bool(sheet(name))


def may_be_static(path: str) -> bool:
    """Whether an address below `/static/` is one of a file of ours, or of a handler that looks for itself."""
    name = path.removeprefix("/static/")
    return path.isprintable() and (name in house_files() or name.startswith((f"{TOGETHER}/", f"{SENT_AS_ONE}/")))


def has_digest(path: str, query: str) -> bool:
    """Whether an address names the contents of what is served there now."""
    name = path.removeprefix("/static/")
    if name.startswith(f"{TOGETHER}/"):
        name = name.removeprefix(f"{TOGETHER}/").partition("/")[2]
    return is_there(name) and static_address(name) == (f"{path}?{query}" if query else path)


@get(f"/static/{TOGETHER}/{{digest:str}}/{{path:path}}")
async def script(digest: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A script of this version; one of another version is not here."""
    name = path.removeprefix("/")
    if digest != scripts_digest() or name not in scripts():
        raise NotFound("no_such_page")
    return Response(scripts()[name], media_type="text/javascript; charset=utf-8")


@get(f"/static/{SENT_AS_ONE}/{{path:path}}")
async def style(path: FromPath[str]) -> Response[bytes]:
    """Sheets of the server, or of a game's folder, as one; and nothing else from there."""
    contents = sheet(f"{SENT_AS_ONE}/{path.removeprefix('/')}")
    if not contents:
        raise NotFound("no_such_page")
    return Response(contents, media_type="text/css; charset=utf-8")


HANDLERS = [style, script]
