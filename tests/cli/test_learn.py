"""`banneret learn`: lessons in the terminal."""

from __future__ import annotations

import pytest

from tests.cli.calls import Run


@pytest.mark.parametrize(("language", "end"), [("en", "Before you add a card"), ("hu", "Mielőtt lapot teszel hozzá")])
def test_a_lesson_is_played_wrong_first_then_right_and_remembered(run: Run, language: str, end: str) -> None:
    outcome = run("learn", "havoc", "3", "--lang", language, typed="x\n1\n2\n")
    assert (outcome.code, outcome.err) == (0, "")
    assert end in outcome.out
    listed = run("learn", "havoc", "--list", "--lang", language)
    assert listed.out.count("✓") == 1


def test_what_the_rules_forbid_is_refused_by_the_real_rules(run: Run) -> None:
    outcome = run("learn", "havoc", "1", typed="1\nskip\nskip\nskip\n")
    assert outcome.code == 0
    assert "H-4.2" in outcome.out


def test_a_lesson_that_does_not_exist_is_told(run: Run) -> None:
    outcome = run("learn", "havoc", "99")
    assert outcome.code == 2
    assert "99" in outcome.err


def test_the_page_of_a_game(run: Run) -> None:
    outcome = run("rules", "havoc", "--page")
    assert "How it is won" in outcome.out
    assert "(H-13.1)" in outcome.out
