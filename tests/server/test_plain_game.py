"""A game with rules and texts alone at the web table: every page stands, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from banneret.core.packing import pack_view
from banneret.core.table import open_table
from banneret.games import registry
from banneret.server.jobs import LEVELS, Job
from banneret.server.thinker import think
from tests.server.lobby_kit import asynchronous
from tests.server.test_web_pages import at_once, play_on
from tests.server.web_kit import serving


@pytest.fixture(autouse=True)
def kuhn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.OTHERS, "")
    registry.put_on_shelf("kuhn", "examples.kuhn.game", "KUHN")


@asynchronous
@pytest.mark.parametrize(
    ("language", "over", "cards"), [("en", "The game is over", "Cards"), ("hu", "A játszma véget ért", "Kártyák")]
)
async def test_kuhn_is_played_by_clicking(tmp_path: Path, language: str, over: str, cards: str) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        browser.client.headers["Accept-Language"] = language
        table = await browser.play_now("kuhn")
        page = await browser.page(table)
        assert cards in page.words
        await at_once(browser, table)
        page = await play_on(server, browser, table)
        assert page.answers() == []
        assert over in page.words
        for path in (
            f"{table}/standing",
            f"{table}/replay?step=1&eyes=all",
            f"{table}/replay",
            "/rules/kuhn",
            "/new?game=kuhn",
        ):
            answer = await browser.get(path)
            assert answer.status_code == 200, path
            assert "[kuhn" not in answer.text


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_every_level_answers_without_an_expert(level: str) -> None:
    kind = registry.load("kuhn")
    table = open_table(kind, 2, {}, ["a", "b"], "1")
    packed = cast(dict[str, object], pack_view(kind, table.view(0)))
    assert think(Job("kuhn", {}, packed, level, 1, 0.05)) in (["pass"], ["bet"])
