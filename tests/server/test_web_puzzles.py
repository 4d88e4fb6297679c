"""Puzzles in the browser: answered wrong and right, remembered, the one of the day, and nothing that is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.server.web.puzzle_progress import DAY_SECONDS, Progress, all_puzzles, counts, daily
from banneret.server.web.puzzles import shown_puzzle
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import serving


@asynchronous
async def test_the_first_answer_to_a_puzzle_counts_and_is_remembered(tmp_path: Path) -> None:
    puzzle = all_puzzles("havoc")[0]
    async with serving(tmp_path) as server:
        browser = server.browser()
        page = await browser.page("/learn/havoc/puzzles/1")
        assert "%" not in page.words, "no chance is told before the answer"
        assert "Best is" not in page.words
        right = await browser.click(page, name="choice", value=str(puzzle.best))
        assert "that is the best answer" in right.words
        assert "Best is" in right.words
        assert f"{puzzle.games} deals" in right.words
        await browser.click(page, name="choice", value=str(puzzle.second))
        listed = await browser.page("/learn/havoc/puzzles")
        assert "first try: 1 of 1" in listed.words
        assert "/learn/havoc/puzzles/2" in right.links
        wrong = await browser.click(await browser.page("/learn/havoc/puzzles/2"), name="choice",
                                    value=str(all_puzzles("havoc")[1].second))  # fmt: skip
        assert "not the best" in wrong.words
        assert "first try: 1 of 2" in (await browser.page("/learn/havoc/puzzles")).words
        assert (await browser.get("/learn/havoc/puzzles/9999")).status_code == 404
        assert (await browser.get("/learn/chess/puzzles")).status_code == 404


@asynchronous
async def test_a_puzzle_can_be_given_up_and_is_not_solved(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        page, count = await browser.page("/learn/knights/puzzles/1"), len(all_puzzles("knights")[0].answers)
        told = await browser.click(page, name="choice", value=str(count))
        assert "does not count as solved" in told.words
        assert "Best is" in told.words
        assert "not the best" not in told.words
        assert len([one for one in told.buttons if one.get("name") == "choice"]) == count, "it is told already"
        assert "first try: 0 of 1" in (await browser.page("/learn/knights/puzzles")).words


@pytest.mark.parametrize("language", ["en", "hu"])
@asynchronous
async def test_puzzles_are_linked_and_the_one_of_the_day_is_on_the_first_page(tmp_path: Path, language: str) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser(language)
        assert "/learn/havoc/puzzles" in (await browser.page("/learn/havoc")).links
        for game, count in counts().items():
            if not count:
                assert (await browser.get(f"/learn/{game}/puzzles")).status_code == 404
                continue
            page = await browser.page(f"/learn/{game}/puzzles/1")
            assert len([one for one in page.buttons if one.get("name") == "choice"]) >= 2
            assert "[web-" not in page.words
            assert "[puzzle-" not in page.words
        found = daily(server.lobby.services.clock.now())
        assert found is not None
        assert f"/learn/{found[0]}/puzzles/{found[1]}" in (await browser.page("/")).links
        listed = await browser.page(f"/learn/{found[0]}/puzzles")
        of_day, waiting = {
            "en": (f"Puzzle of the day: Puzzle {found[1]}", "puzzles are waiting"),
            "hu": (f"A nap feladványa: {found[1]}. feladvány", "feladvány vár rád"),
        }[language]
        assert of_day in listed.words
        assert waiting in listed.words


def test_every_puzzle_can_be_drawn() -> None:
    for game in counts():
        for puzzle in all_puzzles(game):
            assert shown_puzzle(puzzle, "hu").picture, puzzle.id


def test_the_puzzle_of_the_day_is_the_same_all_day_and_another_one_the_next() -> None:
    assert daily(5.0) == daily(DAY_SECONDS - 1.0)
    assert daily(5.0) != daily(DAY_SECONDS + 5.0)


def test_a_cookie_that_makes_no_sense_is_left_out() -> None:
    assert Progress.read("chess.1.1-havoc.zz.1-'; drop").written() == ""
    assert Progress.read("havoc.3.ffffffffffffffffff").written() == "havoc.3.3", "nothing is solved that was not tried"
    progress = Progress.read("").answered("havoc", 1, True).answered("havoc", 1, False)
    assert progress.written() == "havoc.1.1"
    assert progress.next("havoc") == 2
