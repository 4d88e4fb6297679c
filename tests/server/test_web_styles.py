"""Style sheets: the house dresses every table, a game its own, and nothing else of a game's folder is served."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from banneret.games import registry
from banneret.server.web.guard import ASKED_AGAIN, KEPT_FOR_GOOD, POLICY
from banneret.server.web.styles import STATIC, STYLES, TABLE_STYLES, sheets_of, static_address, styles_for
from tests.server.hall_kit import asynchronous
from tests.server.web_kit import Page, serving

GAMES = registry.game_ids()


def linked(page: Page) -> list[str]:
    """The style sheets of a page in their order, without the marks of their contents."""
    sheets = [given["href"] for tag, given in page.tags if tag == "link" and given.get("rel") == "stylesheet"]
    return [address.partition("?")[0].removeprefix("/static/") for address in sheets]


def plain(path: Path) -> str:
    return re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)


@asynchronous
async def test_a_table_is_dressed_by_the_house_and_by_its_own_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now()
        for path in (table, f"{table}/replay"):
            sheets = linked(await browser.page(path))
            assert sheets[: len(STYLES)] == STYLES
            assert sheets == [*STYLES, *TABLE_STYLES, *[f"games/havoc/{name}" for name in sheets_of("havoc")]]
            assert "games/havoc/table.css" in sheets
        for path in ("/", "/new?game=havoc", "/rules/havoc", "/settings", "/api", f"{table}/log"):
            assert linked(await browser.page(path)) == STYLES


@asynchronous
async def test_every_linked_sheet_is_served_and_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        for name in styles_for("havoc"):
            for address, kept in ((static_address(name), KEPT_FOR_GOOD), (f"/static/{name}", ASKED_AGAIN)):
                answer = await browser.get(address)
                assert answer.status_code == 200
                assert answer.headers["content-type"].startswith("text/css")
                assert answer.headers["cache-control"] == kept.decode()
                assert answer.headers["content-security-policy"] == POLICY
                assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "path",
    ["havoc/data.toml", "havoc/meta.py", "havoc/texts/en.ftl", "havoc/", "havoc/..%2Fregistry.py", "chess/table.css",
     "havoc/table.css/x", "%2e%2e/registry.py", "havoc/TABLE.CSS"],
)  # fmt: skip
@asynchronous
async def test_nothing_else_of_a_games_folder_is_served(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as server:
        answer = await server.browser().get(f"/static/games/{path}")
        assert answer.status_code == 404
        assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.parametrize("game", GAMES)
def test_a_games_sheets_load_nothing_and_use_the_tokens_of_the_house(game: str) -> None:
    house = "".join(plain(STATIC / name) for name in [*STYLES, *TABLE_STYLES])
    own = "".join(plain(path) for path in sheets_of(game).values())
    for path in sheets_of(game).values():
        text = plain(path)
        assert "url(" not in text
        assert "@import" not in text
        assert text.count("{") == text.count("}")
    defined = set(re.findall(r"(--[\w-]+)\s*:", house + own))
    assert set(re.findall(r"var\((--[\w-]+)\s*\)", own)) <= defined


def test_every_sheet_of_the_house_is_used() -> None:
    there = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.css")}
    assert there == {*STYLES, *TABLE_STYLES}


@pytest.mark.parametrize("game", GAMES)
def test_the_house_knows_no_game(game: str) -> None:
    for path in STATIC.rglob("*.*"):
        assert game not in path.read_text("utf-8").lower(), path.name
