"""Lessons in the browser: chosen wrong, chosen right, remembered, and nothing but what the seat may see."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.games import registry
from banneret.server.web.lesson_progress import Progress, all_lessons
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import serving


@asynchronous
async def test_a_lesson_goes_from_stage_to_stage_and_is_remembered(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        address = "/learn/havoc/lessons/2"
        page = await browser.page(address)
        refused = await browser.click(page, name="choice", value="0")
        assert "H-6.4" in refused.words
        assert "Try another one." in refused.words
        assert f"{address}?stage=1" in page.links, "a step can be skipped"
        assert "you sit in Mark’s seat" in page.words
        assert "as it is now" in refused.words
        right = await browser.click(page, name="choice", value="1")
        assert "The table after your answer." in right.words
        assert "?stage=1" in right.links
        assert "Try another one." not in right.words
        last = await browser.page(f"{address}?stage=1")
        assert f"{address}?stage=0" in last.links, "one can go back"
        assert f"{address}?stage=2" not in last.links
        wrong = await browser.click(last, name="choice", value="0")
        assert "/learn/havoc/lessons/3" in wrong.links, "any lesson can be skipped"
        assert "done" not in (await browser.page("/learn/havoc/lessons")).words
        done = await browser.click(last, name="choice", value="1")
        assert "Cards are your money" in done.words
        assert "done" in (await browser.page("/learn/havoc/lessons")).words
        assert (await browser.get(f"{address}?stage=7")).status_code == 400
        assert (await browser.get("/learn/havoc/lessons/99")).status_code == 404


@asynchronous
async def test_a_lesson_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        for game in registry.game_ids():
            lesson = all_lessons(game)[0]
            address = f"/learn/{game}/lessons/1"
            for stage, step in enumerate(lesson.stages):
                last = stage + 1 == len(lesson.stages)
                right = str(step.choices.index(step.right()))
                await browser.click(await browser.page(f"{address}?stage={stage}"), name="choice", value=right)
                listed = await browser.page(f"/learn/{game}/lessons")
                assert ("done" in listed.words) is last
                assert (f"{address}?stage={stage + 1}" in listed.links) is not last
            right = str(lesson.stages[0].choices.index(lesson.stages[0].right()))
            await browser.click(await browser.page(address), name="choice", value=right)
            assert "done" in (await browser.page(f"/learn/{game}/lessons")).words, "done stays done"


def test_what_a_cookie_says_of_lessons_is_read_whatever_it_is() -> None:
    progress = Progress.read("havoc.1-field_of_glory.2-warrior_knights.4.1-chess.1-knights.99-knights.1.77")
    assert progress.is_done("havoc", 1)
    assert progress.is_done("field_of_glory", 2)
    assert progress.stage("warrior_knights", 4) == 1
    assert progress.stage("knights", 1) == len(all_lessons("knights")[0].stages) - 1
    assert Progress.read(progress.written()) == progress
    assert Progress.read("havoc.1_havoc.3").written() == "havoc.1-havoc.3", "as it was written once"
    assert Progress.read("..;~").written() == ""


@asynchronous
async def test_after_the_last_lesson_a_guided_game_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        page = await browser.page(f"/learn/havoc/lessons/{len(all_lessons('havoc'))}")
        assert not [one for one in page.buttons if one.get("name") == "guided"]
        done = await browser.click(page, name="choice", value="1")
        assert 'data-status="playing"' in (await browser.click(done, name="guided", value="1")).html
        left = [one for one in (await browser.page("/")).buttons if one.get("name") == "guided"]
        assert len(left) == len(registry.game_ids()) - 1, "this game is guided, the others are still offered"


@pytest.mark.parametrize("language", ["en", "hu"])
@asynchronous
async def test_every_first_lesson_is_drawn(tmp_path: Path, language: str) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser(language)
        for game in registry.game_ids():
            assert f"/learn/{game}/lessons" in (await browser.page(f"/learn/{game}")).links
            page = await browser.page(f"/learn/{game}/lessons/1")
            assert len([one for one in page.buttons if one.get("name") == "choice"]) >= 2
            assert "[web-" not in page.words
