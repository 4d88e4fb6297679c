"""The tool that measures grades and the curve counts slips and areas as it says."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from banneret.core.chance import FastChance
from banneret.games import registry
from banneret.insight.judging import Budget
from tests.insight.positions import tables
from tools.insight_curve import QUARTERS, Games, mean_told, points_of
from tools.measure_insight import area, kept_results, novice_chain, novice_result, same_answer


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


def test_an_answer_in_another_order_or_to_the_same_position_is_the_same() -> None:
    kind = registry.load("havoc")
    table, seat = next((table, seat) for table, seat in tables(kind, 2, "novice") if len(table.legal(seat)) > 2)
    view, (first, second) = table.view(seat), table.legal(seat)[:2]
    assert same_answer(kind, view, (first,), (first,))
    assert same_answer(kind, view, (first, second), (second, first))
    assert not same_answer(kind, view, (first,), (second,))


def test_games_of_a_curve_are_kept_and_not_played_again(tmp_path: Path) -> None:
    games = Games(registry.load("havoc"), 2, "expert", "kept", tmp_path)
    record = games.record(0)
    assert [file.name for file in tmp_path.iterdir()] == ["havoc-2-expert-kept-0.record"]
    assert record.text() == games.played(0).text() == games.record(0).text()
    points = list(points_of(record))
    assert [point.quarter for point in points] == list(QUARTERS)
    assert {point.result for point in points} <= {0.0, 0.5, 1.0}
    assert all(0.0 <= point.shown <= 1.0 and 0.0 <= point.points <= 1.0 for point in points)


def test_a_mean_is_told_with_its_interval() -> None:
    assert mean_told([0.25]) == "0.250"
    assert mean_told([0.0, 1.0, 0.0, 1.0]) == "0.500 ±0.566"


def test_results_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    asked: list[int] = []

    def play(number: int) -> float:
        asked.append(number)
        return number / 2

    file = tmp_path / "results.txt"
    assert kept_results(file, 2, play) == [0.0, 0.5]
    assert kept_results(file, 3, play) == [0.0, 0.5, 1.0]
    assert asked == [0, 1, 2]


def test_a_novice_plays_whole_games_with_and_without_hints() -> None:
    havoc = registry.load("havoc")
    for advised in (None, Budget(worlds=1, glance=1, answers=2, finalists=2, stops=(1,))):
        assert 0.0 <= novice_result(havoc, 2, "novice", 1, advised) <= 1.0
