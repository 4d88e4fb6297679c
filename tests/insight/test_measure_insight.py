"""The tool that measures grades and the curve counts slips and areas as it says."""

from __future__ import annotations

from itertools import islice

import pytest

from banneret.core.chance import FastChance
from banneret.games import registry
from banneret.insight.judging import Budget, Judged, Judgement
from tests.insight.positions import tables
from tools.measure_insight import area, cost_alike, is_the_experts, mean_told, novice_chain, novice_result


def test_the_area_is_how_often_a_slip_costs_more() -> None:
    assert area([0.3, 0.2], [0.0, 0.1]) == 1.0
    assert area([0.0], [0.0]) == 0.5
    assert area([0.0, 0.2], [0.1]) == 0.5


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_novice_gives_whole_legal_answers_and_slips_in_some(game: str) -> None:
    kind = registry.load(game)
    expert, chance, slips = kind.bot.policy(), FastChance(5), 0
    for table, seat in islice(tables(kind, 2, "novice"), 0, 120, 4):
        if table.draft_of(seat) or len(table.legal(seat)) < 2:
            continue
        chain, slip = novice_chain(table.view(seat), expert, chance)
        slips += slip
        assert not chain[-1].draft or chain[-1].seals
        table.fork().submit(seat, list(chain))
    assert slips


def test_an_answer_in_another_order_or_to_the_same_end_is_the_experts() -> None:
    first, second, third = registry.load("havoc").rules.catalogue.families["lay"][:3]
    shares = [[0.5, 0.5], [0.6, 0.4]]
    others = [[0.4, 0.6], [0.4, 0.6]]
    expert = Judged((first, second), shares)
    for given, same in (
        (Judged((second, first), others), True),
        (Judged((third,), [list(row) for row in shares]), True),
        (Judged((third,), others), False),
    ):
        found = Judgement(0, [expert, given], expert, given)
        assert is_the_experts(found) == same
    assert is_the_experts(Judgement(0, [expert], expert, expert))
    found = Judgement(0, [expert, Judged((third,), others)], expert, None)
    assert cost_alike(found) == 0.0


def test_a_mean_is_told_with_its_interval() -> None:
    assert mean_told([0.25]) == "0.250"
    assert mean_told([0.0, 1.0, 0.0, 1.0]) == "0.500 ±0.566"


def test_a_novice_plays_whole_games_with_and_without_hints() -> None:
    havoc = registry.load("havoc")
    for advised in (None, Budget(worlds=1, glance=1, answers=2, finalists=2, stops=(1,))):
        assert 0.0 <= novice_result(havoc, 2, "novice", 1, advised) <= 1.0
