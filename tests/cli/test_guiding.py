"""`banneret play --guided` and the command `guide`: explained in full, then less, and switched with a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.core.wording import game_texts
from banneret.games import registry
from banneret.insight.hints import explanation
from tests.cli.calls import Run


def said(language: str, question: str) -> str:
    return explanation(game_texts(registry.load("havoc"), language), question)


def flat(out: str) -> str:
    return " ".join(out.split())


@pytest.mark.parametrize(
    ("language", "off", "on"), [("en", "guide off", "guide on"), ("hu", "vezetés ki", "vezetes be")]
)
def test_a_guided_game_explains_and_is_switched_with_a_word(
    run: Run, home: Path, language: str, off: str, on: str
) -> None:
    told = said(language, "TurnAction")
    guided = ("play", "havoc", "--players", "2", "--seed", "1", "--seat", "0", "--guided", "--lang", language)
    first = run(*guided, typed="")
    assert flat(first.out).count(told) == 1
    assert "★" in first.out
    assert ("(easy bot)" if language == "en" else "(könnyű bot)") in first.out
    switched = run(*guided, typed=f"{off}\n\n{on}\n")
    assert flat(switched.out).count(told) == 2, "once at first, and once when it was switched on again"


def test_an_explanation_fades_and_is_told_when_it_is_asked_for(run: Run, home: Path) -> None:
    told = said("en", "TurnAction")
    guided = ("play", "havoc", "--players", "2", "--seed", "1", "--seat", "0", "--guided")
    counts = [flat(run(*guided, typed="").out).count(told) for _ in range(4)]
    assert counts == [1, 1, 0, 0]
    assert flat(run(*guided, typed="guide\n").out).count(told) == 1
    marked = ["★" in run(*guided, typed="").out for _ in range(2)]
    assert marked == [True, False], "after the sixth time nothing is said any more"


def test_without_the_wish_nobody_is_guided(run: Run, home: Path) -> None:
    plain = run("play", "havoc", "--players", "2", "--seed", "1", "--seat", "0", typed="help\n")
    assert "★" not in plain.out
    assert said("en", "TurnAction") not in flat(plain.out)
    assert "guide [on|off]" in plain.out


def test_the_guide_tells_the_experts_answer_again_when_it_is_asked_and_leaves_by_a_plain_word(
    run: Run, home: Path
) -> None:
    """Who asks once more what a question is about is told all of it; and `kilép` is a word for leaving."""
    guided = ("play", "havoc", "--players", "2", "--seed", "1", "--seat", "0", "--guided", "--lang", "hu")
    outcome = run(*guided, typed="vezetés\nkilép\n")
    assert outcome.out.count("★") == 2
    assert "Itt nincs ilyen válasz" not in outcome.out
