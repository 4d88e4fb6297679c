"""The scripted expert: always legal, sees nothing hidden, follows the advice of the specification, beats chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from banneret.arena import match
from banneret.core.chance import FastChance
from banneret.core.table import open_table
from banneret.games.field_of_glory.bot.estimate import estimate
from banneret.games.field_of_glory.bot.expert import FieldExpert
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.odds.control_race import Race, at_least
from banneret.games.field_of_glory.odds.fight_table import FightTable
from banneret.games.field_of_glory.rules.cards import CO5
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from tests.games.field_of_glory.tables import NAMES, field_of_glory, play, question, state, table

EXPERT = FieldExpert()
SETTINGS: list[dict[str, str]] = [
    {},
    {"unit_modifiers": "both", "flank_bonus_timing": "before_retreat", "payment_rule": "irredundant"},
    {"overlap_in_flank_attack": "on", "max_overlap_per_charge": "2", "unopposed_pair": "on_capture"},
    {"defender_may_decline_bonus": "off", "deck_bonus_seen_by": "nobody", "end_timing": "round"},
    {"army_selection": "random", "flank_full_retreat_costs_unit": "off"},
]


def advice(position: Mapping[str, Any], before: str = "", options: Mapping[str, str] | None = None) -> str:
    """What the expert answers, asked with what the seat sees, until its answer is committed."""
    at = table(position, options)
    if before:
        play(at, NAMES[at.game.turn()], before)
    game = at.game
    seat = game.turn()
    said: list[str] = []
    while True:
        action = EXPERT.choose(field_of_glory(FIELD_OF_GLORY.view(game, seat).state), seat, FastChance(1))
        assert action in game.legal(seat)
        said.append(action.notation)
        if not action.draft:
            return ", ".join(said)
        game.apply(seat, action, FastChance(1))


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(options.values()) or "plain")
def test_every_answer_is_legal_and_the_game_comes_to_its_end(options: dict[str, str]) -> None:
    for seed in range(3):
        chance = FastChance(seed)
        game = FIELD_OF_GLORY.new(2, options, chance=chance)
        while (seat := game.turn()) >= 0:
            action = EXPERT.choose(field_of_glory(FIELD_OF_GLORY.view(game, seat).state), seat, chance)
            assert action in game.legal(seat)
            game.apply(seat, action, chance)
        game.check()
        assert game.over


def test_the_answer_is_the_same_in_every_world_that_the_seat_cannot_tell_apart() -> None:
    at = open_table(FIELD_OF_GLORY, 2, FIELD_OF_GLORY.rules.plain_options, NAMES, "expert")
    chance = FastChance(5)
    asked = 0
    while at.waiting():
        seat = 0 if at.waiting() % 2 == 1 else 1
        view = at.view(seat)
        action = EXPERT.choose(field_of_glory(view.state), seat, FastChance(asked))
        if asked % 3 == 0:
            sampler = FIELD_OF_GLORY.sight.sampler(view)
            for _ in range(2):
                assert EXPERT.choose(field_of_glory(sampler.sample(chance)), seat, FastChance(asked)) is action
        at.submit(seat, [action])
        asked += 1
    assert asked > 100


# What it does.


def test_it_denies_the_third_column() -> None:
    """Blue holds two columns and stands alone in a third: whatever opposes him there keeps the game alive."""
    position = {
        "turn": "Red",
        "control": {1: "Blue", 2: "Blue"},
        "units": {"Blue": {1: "mi2", 2: "mi3", 3: "hi2"}},
        "hands": {"Red": "lc3", "Blue": "li2 li3"},
    }
    assert advice(position) == "deploy, place lc3@3, confirm"


def test_it_fights_where_the_other_holds_three() -> None:
    """Only a victory or a tie in one of the three columns helps."""
    position = {
        "turn": "Red",
        "control": {1: "Blue", 2: "Blue", 3: "Blue"},
        "units": {"Red": {3: "li2"}, "Blue": {1: "hi2", 2: "hi3", 3: "hi4"}},
        "hands": {"Red": "co5", "Blue": "li2"},
    }
    assert advice(position) == "charge li2@3"


def test_F_7_10_it_runs_and_keeps_three_columns() -> None:
    """Control outlives the unit: who holds three columns and can get away wins at his next check."""
    position = {
        "turn": "Red",
        "control": {1: "Blue", 2: "Blue", 3: "Blue"},
        "units": {"Red": {3: "hi2 hi3"}, "Blue": {3: "lc2"}},
        "hands": {"Red": "co5 li2", "Blue": "li2"},
    }
    assert advice(position, "charge hi2@3, bonus li2") == "retreat lc2"


def test_it_gives_up_the_weaker_unit() -> None:
    position = {"phase": "advance", "turn": "Red", "units": {"Red": {3: "ar2 hi4"}}, "hands": {"Red": "li2"}}
    at = table(position)
    assert question(at) == "AdvanceDiscard"
    assert advice(position) == "give up ar2"


def test_F_7_6_the_lead_that_wins_ties_stands_in_front() -> None:
    position = {
        "turn": "Red",
        "units": {"Red": {3: "hi2"}, "Blue": {3: "sp2 ar2"}},
        "hands": {"Red": "co5 li2", "Blue": ""},
    }
    at = table(position)
    play(at, "Red", "charge hi2@3, bonus li2")
    if question(at) == "RetreatChoice":
        play(at, "Blue", "stand")
    play(at, "Blue", "bonus deck")
    assert question(at) == "DefenderLead"
    seat = at.game.turn()
    assert EXPERT.choose(field_of_glory(at.view(seat).state), seat, FastChance(1)).notation == "lead sp2"


def test_it_keeps_commanders() -> None:
    at = open_table(FIELD_OF_GLORY, 2, FIELD_OF_GLORY.rules.plain_options, NAMES, "draft")
    game = state(at)
    for _ in range(36):
        offered = game.offered(0)
        action = EXPERT.choose(field_of_glory(at.view(0).state), 0, FastChance(1))
        if not game.kept_now(0) and CO5 in offered:
            assert action.notation == "keep co5"
        at.submit(0, [action])


def test_it_spends_small_cards_for_a_small_cost() -> None:
    position = {
        "turn": "Red",
        "control": {1: "Blue", 2: "Blue"},
        "units": {"Blue": {1: "mi2", 2: "mi3", 3: "hi2"}},
        "hands": {"Red": "cv4 co5 ov2", "Blue": "li2"},
    }
    assert advice(position) == "deploy, place cv4@3, pay, spend ov2, confirm"


# Its judgement.


def test_the_chance_of_three_columns_is_counted_out() -> None:
    assert at_least([1.0, 1.0, 1.0, 0.0, 0.0], 3) == pytest.approx(1.0)
    assert at_least([0.5] * 5, 3) == pytest.approx(0.5)
    assert at_least([0.5, 0.5, 1.0, 0.0, 0.0], 3) == pytest.approx(0.25)


def test_three_columns_that_nobody_can_reach_are_as_good_as_won() -> None:
    game = state(table({"turn": "Red", "control": {1: "Red", 2: "Red", 3: "Red"}}))
    fight_table = FightTable(game.charter)
    race = Race(fight_table)
    outlooks = race.outlooks(game, 0)
    assert at_least([outlook.mine for outlook in outlooks], 3) == pytest.approx(1.0)
    shares = FIELD_OF_GLORY.bot.evaluate(game)
    assert shares[0] > 0.9
    assert sum(shares) == pytest.approx(1.0)


def test_the_estimate_of_a_game_that_is_over_is_its_result() -> None:
    chance = FastChance(2)
    game = FIELD_OF_GLORY.new(2, {}, chance=chance)
    assert FIELD_OF_GLORY.bot.evaluate(game) == [0.5, 0.5]
    while (seat := game.turn()) >= 0:
        game.apply(seat, EXPERT.choose(field_of_glory(game), seat, chance), chance)
    assert isinstance(game, FieldOfGlory)
    assert estimate(game, EXPERT.tools(game)) == game.returns()


# Its strength; docs/strength.md has the long matches.


def share(first: str, second: str, games: int) -> float:
    result: Any = match(FIELD_OF_GLORY, [first, second], games=games, players=2, seed="strength")
    return float(result["bots"][0]["share"])


def test_it_beats_chance() -> None:
    assert share("expert", "random", 60) >= 0.95


def test_it_beats_quick_answers() -> None:
    assert share("expert", "expert-quick", 60) >= 0.7
