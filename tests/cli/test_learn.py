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


def test_the_learner_is_told_what_to_type_before_anything_is_typed(run: Run) -> None:
    outcome = run("learn", "havoc", "3", "--lang", "hu", typed="")
    assert "„tovább”" in outcome.out
    assert "„vissza”" in outcome.out
    assert "„kilép”" in outcome.out


def test_a_learner_goes_back_to_the_step_before(run: Run) -> None:
    outcome = run("learn", "havoc", "2", "--lang", "hu", typed="2\nvissza\nvissza\n2\n2\n")
    assert outcome.out.count("A következő csata Verneuil") == 3, "the first step has none before it"
    assert "A lapjaid a pénzed" in outcome.out
    assert run("learn", "havoc", "--list").out.count("✓") == 1


@pytest.mark.parametrize("typed", ["skip\nskip\n", "2\nskip\n", "quit\n", "2\nq\n"])
def test_a_lesson_that_was_skipped_or_left_is_not_done(run: Run, typed: str) -> None:
    outcome = run("learn", "havoc", "2", typed=typed)
    assert (outcome.code, outcome.err) == (0, "")
    assert ("Next:" in outcome.out) == ("skip" in typed)
    assert "✓" not in run("learn", "havoc", "--list").out


def test_a_number_of_any_length_is_no_answer_and_words_need_no_accents(run: Run) -> None:
    outcome = run("learn", "havoc", "2", "--lang", "hu", typed="9" * 5000 + "\nkilep\n")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count("Írj be egy számot") == 2


def test_a_wrong_answer_leaves_the_learner_another_try(run: Run) -> None:
    outcome = run("learn", "havoc", "3", typed="1\n2\n")
    assert outcome.out.count("Try another one.") == 1


def test_after_the_last_lesson_a_guided_game_is_named(run: Run) -> None:
    assert "banneret play havoc --guided" in run("learn", "havoc", "6", typed="2\n").out


def test_a_lesson_that_does_not_exist_is_told(run: Run) -> None:
    outcome = run("learn", "havoc", "99")
    assert outcome.code == 2
    assert "99" in outcome.err


def test_the_page_of_a_game(run: Run) -> None:
    outcome = run("rules", "havoc", "--page")
    assert "How it is won" in outcome.out
    assert "(H-13.1)" in outcome.out


def test_a_rule_that_a_lesson_shows_is_told_with_the_table(run: Run) -> None:
    shown = run("rules", "knights", "K-4.2", "--lang", "hu")
    assert shown.code == 0
    assert "1 2 3 4 5 6 lett." in shown.out
    assert "banneret learn knights 1" in shown.out
    assert "banneret learn" not in run("rules", "knights", "K-4.1").out


def test_a_lesson_that_was_left_goes_on_where_it_was(run: Run) -> None:
    first = run("learn", "knights", "1", typed="2\nquit\n").out
    assert "Two more fives" not in first
    assert "go on at step 2" in run("learn", "knights", "--list").out
    again = run("learn", "knights", "1", "--lang", "hu", typed="2\n")
    assert "a 2. lépéstől folytatod" in again.out
    assert "Még két 5-ös" in again.out
    assert "step 3" in run("learn", "knights", "1", typed="1\n").out
    listed = run("learn", "knights", "--list").out
    assert listed.count("✓") == 1
    assert "step" not in listed
