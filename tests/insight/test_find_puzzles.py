"""The finder: what it writes stands again as the seat saw it, and holds nothing of the game but that."""

from __future__ import annotations

import tomllib
from itertools import islice
from os import devnull

import pytest

from banneret.core.jsons import Json
from banneret.core.scenario import Scenario
from banneret.games import registry
from banneret.insight.chains import Chain
from banneret.insight.judging import Judged, Worlds
from banneret.insight.playouts import Minds
from tools.find_puzzles import (
    Look,
    Plan,
    asked_alone,
    compared,
    examine,
    leads,
    questions,
    shown_json,
    trimmed,
    written,
)

QUESTION = 9


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_position_that_is_written_stands_again(game: str) -> None:
    kind = registry.load(game)
    table, seat = next(islice(questions(kind, "test", 0), QUESTION, None))
    question = asked_alone(table, seat)
    assert question is not None
    text = written(question.scenario.values, {"seat": table.record.seats[seat], "games": 1, "answers": []})
    again = Scenario(kind, devnull, tomllib.loads(text))
    assert shown_json(again, seat) == shown_json(question.scenario, seat)
    told = [kind.positions.describe(one.view(seat).state, table.record.seats) for one in (table, again.table())]
    for key in kind.positions.written(table.game, table.record.seats):
        assert told[0][key] == told[1][key], key


def test_what_need_not_be_written_is_left_out() -> None:
    kind = registry.load("havoc")
    table, seat = next(islice(questions(kind, "test", 1), QUESTION, None))
    question = asked_alone(table, seat)
    assert question is not None
    less: dict[str, Json] = trimmed(question)
    assert set(less) < set(kind.positions.written(table.game, table.record.seats))
    assert "deck" not in less, "the order of the deck is nobody's business"
    again = Scenario(kind, devnull, {**question.scenario.values, "position": less})
    assert shown_json(again, seat) == shown_json(question.scenario, seat)


def test_a_search_is_repeatable() -> None:
    kind = registry.load("havoc")
    looks = (Look(4, 0.0, 0.0),)
    plan = Plan(glance=2, found=looks, deeper=2, ends=looks, margin=-1.0, promising=0.0, end_margin=-1.0)
    outcomes = []
    for _ in range(2):
        table, seat = next(islice(questions(kind, "test", 2), QUESTION, None))
        question = asked_alone(table, seat)
        assert question is not None
        outcomes.append(examine(question, plan, 5))
    assert outcomes[0] == outcomes[1]


def test_the_best_answer_must_lead_by_a_margin_and_by_standard_errors() -> None:
    sure = [Judged((), [[1.0], [1.0], [0.9], [1.0]]), Judged((), [[0.5], [0.5], [0.5], [0.6]])]
    close = [Judged((), [[1.0], [0.0], [1.0], [0.0]]), Judged((), [[0.0], [1.0], [0.5], [0.2]])]
    assert leads(sure, 0, 0.05, 3.0)
    assert not leads(sure, 0, 0.6, 3.0)
    assert not leads(close, 0, 0.05, 3.0)


def test_what_is_close_is_looked_at_again_and_what_cannot_lead_is_given_up() -> None:
    kind = registry.load("havoc")
    table, seat = next(islice(questions(kind, "test", 2), QUESTION, None))
    chains = list[Chain]((action,) for action in table.legal(seat) if not action.draft)[:2]
    assert len(chains) == 2
    worlds = Worlds(Minds.of(kind, 0), table.view(seat), 1)
    found = compared(worlds, chains, (Look(2, -99.0, 99.0), Look(5, -99.0, -99.0), Look(9, -99.0, -99.0)), -1.0)
    assert found is not None
    assert [len(one.shares) for one in found] == [5, 5], "the second look was enough"
    assert found[0].chance(seat) >= found[1].chance(seat)
    assert compared(worlds, chains, (Look(2, 99.0, 99.0), Look(5, -99.0, -99.0)), -1.0) is None, (
        "no hope after the first"
    )
    assert compared(worlds, chains, (Look(2, -99.0, 99.0),), -1.0) is None, "never enough"
    other = compared(worlds, chains, (Look(2, -99.0, -99.0),), -1.0, found[1].chain)
    assert other is not None
    assert other[0].chain == found[1].chain, "the one that should lead is compared with the others"
