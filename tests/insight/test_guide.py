"""The guide of a first game: every kind of question is explained, less and less, and nobody is told a secret."""

from __future__ import annotations

import re

import pytest

from banneret.core.chance import FastChance
from banneret.core.texts import LANGUAGES
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.insight.guide import (
    FOLDED,
    FULL,
    GONE,
    expert_answer,
    in_any_order,
    question_kinds,
    stage,
)
from banneret.insight.hints import advice_words, explanation
from tests.insight.positions import tables
from tests.insight.test_judging import sample

GAMES = registry.game_ids()
MOST_WORDS = 75
SENTENCE_END = re.compile(r"(?<!\bMr)[.?!](?= |$)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_is_explained_in_a_few_sentences(game: str, language: str) -> None:
    kind = registry.load(game)
    texts = game_texts(kind, language)
    for question in question_kinds(kind):
        told = explanation(texts, question)
        assert told, question
        assert 2 <= len(SENTENCE_END.findall(told)) <= 4, (question, told)
        assert len(told.split()) <= MOST_WORDS, question


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_explained_that_the_game_never_asks(game: str) -> None:
    kind = registry.load(game)
    named = re.compile(r"^guide-(\w+) =", re.MULTILINE)
    for path in (kind.folder / "texts").glob("*.guide.ftl"):
        assert set(named.findall(path.read_text(encoding="utf-8"))) == set(question_kinds(kind)), path.name


def test_an_explanation_is_told_in_full_then_folded_then_gone() -> None:
    assert [stage(times) for times in range(1, 9)] == [FULL] * 2 + [FOLDED] * 4 + [GONE] * 2


@pytest.mark.parametrize("game", GAMES)
def test_what_the_expert_would_answer_depends_on_what_the_seat_knows_and_on_nothing_else(game: str) -> None:
    """In every world that agrees with a view the seat sees the same, and the same is marked for the same reason."""
    kind = registry.load(game)
    for place, view in enumerate(sample(game, 11, 4)):
        here = expert_answer(kind, view)
        sampler = kind.sight.sampler(view)
        for number in range(2):
            world = sampler.sample(FastChance(100 * place + number))
            there = kind.view(world, view.seat, view.memory)
            there.facts = view.facts
            again = expert_answer(kind, there)
            assert (again is None) == (here is None)
            if here is not None and again is not None:
                assert again.chain == here.chain
                assert again.chain[0] in view.state.legal(view.seat)
                assert (again.reason is None) == (here.reason is None)
                if here.reason is not None and again.reason is not None:
                    assert (again.reason.key, again.reason.parts) == (here.reason.key, here.reason.parts)


def test_who_is_not_asked_is_advised_nothing() -> None:
    kind = registry.load("havoc")
    table, seat = next(tables(kind, 2, "insight"))
    assert expert_answer(kind, table.view(seat)) is not None
    assert expert_answer(kind, table.view(1 - seat)) is None
    assert expert_answer(kind, table.view(-1)) is None


@pytest.mark.parametrize(
    ("game", "question", "free"), [("havoc", "CastillonLay", True), ("warrior_knights", "AssignTroops", False)]
)
def test_only_what_can_be_taken_once_may_be_taken_in_any_order(game: str, question: str, free: bool) -> None:
    """Six cards of a hand are laid as one likes; of troops that are assigned one by one only the next is meant."""
    kind = registry.load(game)
    for table, seat in tables(kind, 2, "insight"):
        view = table.view(seat)
        if type(view.state.stack[-1]).__name__ == question and not table.draft_of(seat):
            one = expert_answer(kind, view)
            assert one is not None
            assert len(one.chain) > 2
            assert bool(in_any_order(view, one.chain)) == free
            return
    raise AssertionError("nobody was asked that")


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_expert_advises_something_is_said_for_it(game: str) -> None:
    """A reason, a chance, or else what one usually weighs at such a question."""
    kind = registry.load(game)
    wording = Wording(kind, game_texts(kind, "hu"), ["Anita", "Mark"], kind.rules.load_data())
    told = 0
    for table, seat in tables(kind, 2, "advised"):
        view = table.view(seat)
        if len(table.record.lines) % 3 or table.draft_of(seat):
            continue
        advice = expert_answer(kind, view)
        if advice is not None:
            said = [line for line in advice_words(wording, view, advice) if line != wording.texts.say("insight-expert")]
            assert said, type(view.state.stack[-1]).__name__
            told += 1
        if told == 12:
            break
    assert told >= 6


def test_of_a_roll_the_chance_with_the_dice_that_are_thrown_again_is_told() -> None:
    kind = registry.load("knights")
    for table, seat in tables(kind, 2, "advised"):
        view = table.view(seat)
        prospects = kind.odds.prospects(view)
        advice = expert_answer(kind, view)
        if prospects is not None and prospects.best and advice is not None and not table.draft_of(seat):
            assert advice.figure is not None
            assert (advice.figure.of, advice.figure.value) == (prospects.of, prospects.best_chance)
            return
    raise AssertionError("nobody threw dice again")
