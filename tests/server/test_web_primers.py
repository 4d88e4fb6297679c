"""The page of a game, and links from rule to rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.games import registry
from banneret.server.web.rule_links import linked
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import serving


@pytest.mark.parametrize("language", ["en", "hu"])
@asynchronous
async def test_every_game_has_its_page_with_a_picture_and_a_way_to_play(tmp_path: Path, language: str) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser(language)
        lobby = await browser.page("/")
        for game in registry.game_ids():
            assert f"/learn/{game}" in lobby.links
            page = await browser.page(f"/learn/{game}")
            assert any(tag == "figure" for tag, _ in page.tags)
            assert any(link.startswith(f"/rules/{game}#") for link in page.links)
            assert page.form(action="/play-now")
            assert not any("[primer" in words or "[web-" in words for words in [page.words])
            assert f"/learn/{game}" in (await browser.page(f"/rules/{game}")).links
        assert (await browser.get("/learn/chess")).status_code == 404


def test_a_rule_that_another_rule_names_is_linked() -> None:
    kind = registry.load("knights")
    assert linked("place the guard (K-13.4) & more", kind) == (
        'place the guard (<a class="rule-link" href="#K-13.4">K-13.4</a>) &amp; more'
    )
    other = f"{kind.prefix}-99.9 and H-1.1"
    assert linked(other, kind) == other
    assert linked("all of K-13", kind, "/rules/knights").count("/rules/knights#K-13") == 1
