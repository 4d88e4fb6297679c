"""The page of a game, pictures beside the rules, and links from rule to rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.games import registry
from banneret.insight.lessons import rule_pictures
from banneret.server.web.rule_links import linked
from banneret.server.web.rulebook import apart
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


@asynchronous
async def test_rules_have_pictures_of_the_table_beside_them_each_with_ids_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser("hu")
        for game in registry.game_ids():
            page = await browser.page(f"/rules/{game}")
            shown = rule_pictures(registry.load(game))
            assert sum(told.get("class") == "rule-picture" for tag, told in page.tags if tag == "details") == len(shown)
            for one in shown.values():
                assert f"/learn/{game}/lessons/{one.number}?stage={one.stage}" in page.links
                assert one.lesson.stages[one.stage].say["hu"] in page.words
            ids = [told["id"] for _, told in page.tags if told.get("id")]
            assert len(ids) == len(set(ids))


def test_a_drawing_keeps_what_it_refers_to_when_its_ids_are_made_its_own() -> None:
    drawn = '<g id="coin"/><use href="#coin"/><path fill="url(#coin)"/><use href="#arms-1"/><b aria-label="coin"></b>'
    assert apart(drawn, "K-1") == (
        '<g id="K-1-coin"/><use href="#K-1-coin"/><path fill="url(#K-1-coin)"/><use href="#arms-1"/>'
        '<b aria-label="coin"></b>'
    )


def test_a_rule_that_another_rule_names_is_linked() -> None:
    kind = registry.load("knights")
    assert linked("place the guard (K-13.4) & more", kind) == (
        'place the guard (<a class="rule-link" href="#K-13.4">K-13.4</a>) &amp; more'
    )
    other = f"{kind.prefix}-99.9 and H-1.1"
    assert linked(other, kind) == other
    assert linked("all of K-13", kind, "/rules/knights").count("/rules/knights#K-13") == 1
