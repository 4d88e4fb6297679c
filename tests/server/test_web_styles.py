"""Style sheets and scripts: shared sheets dress every table, a game its own; else nothing of a game's folder is served.

What a browser kept of another version is never mixed with this one.
"""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, normpath

import pytest

from banneret.games import registry
from banneret.server.web.guard import ASKED_AGAIN, FILE_POLICY, KEPT_FOR_GOOD, POLICY
from banneret.server.web.styles import (
    CALL_SCRIPTS,
    LAST_SHEETS,
    PUZZLE_STYLES,
    SCRIPTS,
    SHEETS,
    STATIC,
    STYLES,
    TABLE_MODULES,
    TABLE_SCRIPTS,
    TABLE_STYLES,
    WORKER,
    scripts,
    sheets_of,
    static_address,
    styles_for,
)
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import Page, serving

GAMES = registry.game_ids()


def linked(page: Page) -> list[str]:
    """The style sheets of a page in their order, without the marks of their contents."""
    sheets = [given["href"] for tag, given in page.tags if tag == "link" and given.get("rel") == "stylesheet"]
    return [address.partition("?")[0].removeprefix("/static/") for address in sheets]


def imports_of(name: str) -> list[str]:
    """The scripts that a script imports, by their names in the folder."""
    found = re.findall(r"""^import\s+(?:[^"';]*\sfrom\s+)?["']([^"']+)["'];$""", scripts()[name].decode(), re.M)
    assert all(path.startswith((".", "..")) for path in found), name
    return [normpath(f"{dirname(name)}/{path}").removeprefix("/") for path in found]


def plain(path: Path) -> str:
    return re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)


@asynchronous
async def test_a_table_is_dressed_by_shared_sheets_and_by_its_own_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        for path in (table, f"{table}/replay", "/rules/havoc"):  # beside the rules stand pictures of the table
            sheets = linked(await browser.page(path))
            assert sheets == [*STYLES, *TABLE_STYLES, "styles/games/havoc.css"] == styles_for("havoc")
        for path in ("/", "/new?game=havoc", "/rules", "/settings", "/api", f"{table}/log"):
            assert linked(await browser.page(path)) == STYLES
        own = [*sheets_of("havoc").values(), *(STATIC / name for name in LAST_SHEETS)]
        assert own[0].name == "table.css"
        for name, parts in (
            *((name, [STATIC / one for one in SHEETS[name]]) for name in SHEETS),
            ("styles/games/havoc.css", own),
        ):
            assert (await browser.get(static_address(name))).text == "".join(part.read_text("utf-8") for part in parts)


@asynchronous
async def test_every_linked_sheet_is_served_and_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        for name in [*styles_for("havoc"), *PUZZLE_STYLES, "base.css"]:
            for address, kept, policy in (
                (static_address(name), KEPT_FOR_GOOD, FILE_POLICY),
                (f"/static/{name}", ASKED_AGAIN, POLICY),
            ):
                answer = await browser.get(address)
                assert answer.status_code == 200
                assert answer.headers["content-type"].startswith("text/css")
                assert answer.headers["cache-control"] == kept.decode()
                assert answer.headers["content-security-policy"] == policy
                assert "set-cookie" not in answer.headers


@asynchronous
async def test_a_table_loads_scripts_of_one_version_and_what_they_import_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        for path, run, ahead in (
            (table, [*SCRIPTS, *TABLE_SCRIPTS], TABLE_MODULES),
            (f"{table}/replay", [*SCRIPTS, *TABLE_SCRIPTS], TABLE_MODULES),
            ("/", SCRIPTS, []),
        ):
            tags = (await browser.page(path)).tags
            loaded = [given["src"] for tag, given in tags if tag == "script"]
            preloaded = [given["href"] for tag, given in tags if given.get("rel") == "modulepreload"]
            assert loaded == [static_address(name) for name in run]
            assert preloaded == [static_address(name) for name in ahead]
        folders = {static_address(name).removesuffix(name) for name in scripts()}
        assert len(folders) == 1
        for name in scripts():
            answer = await browser.get(static_address(name))
            assert answer.status_code == 200
            assert answer.content == (STATIC / name).read_bytes()
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["cache-control"] == KEPT_FOR_GOOD.decode()
            assert answer.headers["content-security-policy"] == FILE_POLICY


@asynchronous
async def test_what_an_address_does_not_name_is_not_kept_for_good(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        older = "0" * 12
        for path, status in (
            (f"/static/scripts/{older}/table.js", 404),
            (f"/static/scripts/{older}/table/here.js", 404),
            (static_address("table.js").replace("table.js", "none.js"), 404),
            (static_address("table.js").replace("table.js", "base.css"), 404),
            (static_address("table.js").replace("table.js", "..%2F..%2Fapp.py"), 404),
            (f"/static/none.css?v={older}", 404),
            (f"/static/base.css?v={older}", 200),
            (f"/static/styles/page.css?v={older}", 200),
            (f"/static/styles/games/havoc.css?v={older}", 200),
            (f"/static/styles/none.css?v={older}", 404),
            (f"/static/styles/games/none.css?v={older}", 404),
            ("/static/table/here.js", 200),
        ):
            answer = await browser.get(path)
            assert answer.status_code == status, path
            assert answer.headers["cache-control"] == ASKED_AGAIN.decode(), path


def test_every_script_is_used_and_imports_only_what_is_loaded_before_it() -> None:
    assert set(scripts()) == {*SCRIPTS, *CALL_SCRIPTS, *TABLE_SCRIPTS, *TABLE_MODULES, WORKER}
    imported: set[str] = set()
    for place, name in enumerate([*TABLE_MODULES, *TABLE_SCRIPTS, *SCRIPTS, *CALL_SCRIPTS, WORKER]):
        assert set(imports_of(name)) <= set(TABLE_MODULES[:place]), name
        imported |= set(imports_of(name))
    assert imported == set(TABLE_MODULES)


def test_every_import_names_what_the_other_script_exports() -> None:
    for name, contents in scripts().items():
        for asked, other in re.findall(r'^import \{ ([^}]*) \} from "([^"]+)";$', contents.decode(), re.M):
            given = scripts()[normpath(f"{dirname(name)}/{other}").removeprefix("/")].decode()
            exported = set(re.findall(r"^export (?:async )?(?:function|const) (\w+)", given, re.M))
            assert set(asked.split(", ")) <= exported, (name, other)


@pytest.mark.parametrize(
    "path",
    ["havoc/data.toml", "havoc/kind.py", "havoc/texts/en.ftl", "havoc/", "havoc/..%2Fregistry.py", "chess/table.css",
     "havoc/table.py", "havoc/web/table.py", "havoc/..%2Fdata.toml", "havoc/table.css/x", "%2e%2e/registry.py",
     "havoc/TABLE.CSS", "havoc/table.css", "havoc.CSS", "havoc.css/x", "..%2Fbase.css"],
)  # fmt: skip
@asynchronous
async def test_nothing_else_of_a_games_folder_is_served(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        for folder in ("/static/games", "/static/styles/games", "/static/styles"):
            answer = await browser.get(f"{folder}/{path}")
            assert answer.status_code == 404, folder
            assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.parametrize("game", GAMES)
def test_a_games_sheets_load_nothing_and_use_the_shared_tokens(game: str) -> None:
    shared = "".join(plain(STATIC / name) for names in SHEETS.values() for name in names)
    own = "".join(plain(path) for path in sheets_of(game).values())
    for path in sheets_of(game).values():
        text = plain(path)
        assert "url(" not in text
        assert "@import" not in text
        assert text.count("{") == text.count("}")
    defined = set(re.findall(r"(--[\w-]+)\s*:", shared + own))
    assert set(re.findall(r"var\((--[\w-]+)\s*\)", own)) <= defined


def test_every_shared_sheet_is_used() -> None:
    there = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.css")}
    sent = [*(name for names in SHEETS.values() for name in names), *LAST_SHEETS]
    assert sorted(there) == sorted(sent)
    assert {*STYLES, *TABLE_STYLES, *PUZZLE_STYLES} == set(SHEETS)


@pytest.mark.parametrize("game", GAMES)
def test_the_shared_sheets_know_no_game(game: str) -> None:
    for path in STATIC.rglob("*.*"):
        assert game not in path.read_text("utf-8").lower(), path.name


def test_the_map_of_the_scripts_names_every_module() -> None:
    page = (Path(__file__).parents[2] / "docs" / "web.md").read_text()
    assert set(re.findall(r"^\| `(\w+\.js)` \|", page, re.MULTILINE)) == {
        file.name for file in (STATIC / "table").glob("*.js")
    }


SIZES_AND_COLOURS = re.compile(r"--(?!plate-room|people-room|prompt-room|hand-room)[a-z-]+(?=:)")


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_a_table_have_the_sizes_and_colours_of_the_table(game: str) -> None:
    """Lessons, puzzles and first pages show parts of a table; what they are drawn with is not told to tables alone."""
    folder = Path(registry.load(game).folder, "web")
    for path in [*sorted(folder.glob("*.css")), STATIC / "table" / "layout.css"]:
        for selectors, body in re.findall(r"([^{};]+)\{([^{}]*)\}", plain(path)):
            names = [name.strip() for name in selectors.split(",")]
            if ".table" in names and ".pictured" not in names:
                assert not SIZES_AND_COLOURS.findall(body), (path.name, names)
