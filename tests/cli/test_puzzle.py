"""`banneret puzzle`: puzzles in the terminal."""

from __future__ import annotations

import pytest

from banneret.games import registry
from banneret.insight.puzzles import LETTERS, puzzles_of
from tests.cli.calls import Run

FIRST = puzzles_of(registry.load("havoc"))[0]


@pytest.mark.parametrize(("language", "right", "wrong"), [("en", "Right", "not the best"), ("hu", "Helyes", "Nem ez")])
def test_a_puzzle_is_answered_wrong_then_right_and_remembered(run: Run, language: str, right: str, wrong: str) -> None:
    missed = run("puzzle", "havoc", "1", "--lang", language, typed=f"x\n{LETTERS[FIRST.second].lower()}\n")
    assert (missed.code, missed.err) == (0, "")
    assert wrong in missed.out
    assert "✓" not in run("puzzle", "havoc", "--list", "--lang", language).out
    solved = run("puzzle", "havoc", "1", "--lang", language, typed=f"{LETTERS[FIRST.best]}\n")
    assert right in solved.out
    assert run("puzzle", "havoc", "--list", "--lang", language).out.count("✓") == 1


def test_without_a_game_it_is_the_puzzle_of_the_day(run: Run) -> None:
    outcome = run("puzzle", typed="")
    assert (outcome.code, outcome.err) == (0, "")
    assert "Which of these answers wins most often?" in outcome.out


@pytest.mark.parametrize(("language", "word"), [("en", "quit"), ("hu", "kilépés"), ("hu", "q")])
def test_a_puzzle_can_be_left(run: Run, language: str, word: str) -> None:
    left = run("puzzle", "havoc", "1", "--lang", language, typed=f"hm\n{word}\n{LETTERS[FIRST.best]}\n")
    assert (left.code, left.err) == (0, "")
    assert ("kilépés" if language == "hu" else "quit") in left.out, "who types something else is told how to leave"
    assert "✓" not in run("puzzle", "havoc", "--list", "--lang", language).out


def test_a_puzzle_that_does_not_exist_is_told(run: Run) -> None:
    outcome = run("puzzle", "havoc", "999")
    assert outcome.code == 2
    assert "999" in outcome.err


def test_the_next_command_keeps_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("puzzle", "knights", "1", "--lang", "hu", typed="a\n").out.endswith(
        "banneret puzzle knights 2 --lang hu\n"
    )
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert run("puzzle", "knights", "1", typed="a\n").out.endswith("banneret puzzle knights 2\n")
    assert run("puzzle", "knights", "1", "--lang", "en", typed="a\n").out.endswith("knights 2 --lang en\n")
