"""The review of a game: it adds up, can be gone on with, survives JSON, and is the same each time."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.insight.curve import sparkline
from banneret.insight.judging import Budget
from banneret.insight.review import (
    CUT,
    LONGEST_TOLD,
    Graded,
    Moment,
    Review,
    Reviewer,
    compared,
    grade_of,
    moment_of,
    notations,
    views_before,
)
from tests.insight.positions import record

TINY = Budget(worlds=2, glance=1, answers=3, finalists=2, stops=(2,), curve_stops=(2,))


def test_luck_and_skill_add_up_to_the_result() -> None:
    kind = registry.load("knights")
    game = record(kind, 2, "review", "novice")
    review = Review(list(Reviewer(game, TINY).moments()))
    assert [moment.at for moment in review.moments] == list(range(len(game.lines)))
    for seat in range(2):
        one = review.balance(seat)
        assert one.start + one.answers + one.others + one.luck == pytest.approx(one.result)
        assert one.result == game.returns[seat]
    assert review.points()[-1].all_open == game.returns
    assert {moment.graded.seat for moment in review.moments if moment.graded is not None} == {0, 1}
    dice = next(at for at, line in enumerate(game.lines) if at and line.actions[0].notation.startswith("pick"))
    view = views_before(game, [dice])[dice]
    assert view.seat == game.lines[dice].seat
    answer = Graded(int(view.seat), notations(game.lines[dice].actions), 0.5, 0.1, [], ["stop"], 0.6)
    wording = Wording(kind, game_texts(kind, "hu"), ["Anita", "Márk"], kind.rules.load_data(), game.options)
    given, better = compared(wording, view, answer)
    assert given.startswith("Újradobod: "), "what a die shows is told, not its place"
    assert better == "Elég: a kockák így maradnak"


def test_long_answers_are_told_from_where_they_differ() -> None:
    kind = registry.load("field_of_glory")
    game = record(kind, 2, "review")
    whole = [(at, line) for at, line in enumerate(game.lines) if at and not any(one.seals for one in line.actions)]
    at, line = max(whole, key=lambda one: len(one[1].actions))
    given = notations(line.actions)
    wording = Wording(kind, game_texts(kind, "en"), ["Anita", "Mark"], kind.rules.load_data(), game.options)
    view = views_before(game, [at])[at]
    told = compared(wording, view, Graded(line.seat, given, 0.5, 0.1, [], given[:-2], 0.6))
    assert all(text.startswith(f"{CUT} · ") and len(text) <= LONGEST_TOLD for text in told)
    assert told[0] != told[1]


def test_a_review_goes_on_where_it_was_stopped() -> None:
    game = record(registry.load("havoc"), 2, "review")
    whole = list(islice(Reviewer(game, TINY).moments(), 12))
    rest = list(islice(Reviewer(game, TINY).moments(done=7), 5))
    assert whole[7:] == rest
    assert [moment_of(json.loads(json.dumps(moment.json()))) for moment in whole] == whole


def test_turning_points_are_the_largest_changes_with_all_cards_open() -> None:
    chances = [0.5, 0.52, 0.8, 0.75, 0.2, 0.25, 0.0]
    review = Review([Moment(at, [share], [share]) for at, share in enumerate(chances)])
    assert [(turn.start, turn.end, round(turn.change, 2)) for turn in review.turns(0)] == [
        (1, 2, 0.28), (3, 4, -0.55), (5, 6, -0.25),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("cost", "grade"), [(0.0, "best"), (0.01, "good"), (0.03, "inaccuracy"), (0.1, "mistake"), (0.5, "blunder")]
)
def test_grades_go_by_what_an_answer_cost(cost: float, grade: str) -> None:
    assert grade_of(cost) == grade
    assert Graded(0, [], 0.5, cost, []).grade == grade


def test_a_curve_is_drawn_in_blocks() -> None:
    assert sparkline([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert sparkline([0.0, 1.0, 1.0, 1.0], 2) == "▅█"
