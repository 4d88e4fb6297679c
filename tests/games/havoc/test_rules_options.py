"""H-14.2, H-15 Variants; every value of every option is played."""

from __future__ import annotations

import pytest

from banneret.core.chance import FastChance
from banneret.core.errors import OptionError
from banneret.core.play import random_playout
from banneret.games.havoc.kind import HAVOC
from banneret.games.havoc.rules.state import Havoc
from tests.games.havoc.tables import JOHN, asked, events, legal, play, question, refused, seen, table, told

CHOOSES = {"battle_order": "winner_chooses"}
LAID = {"Anita": "b9 o9", "Mark": "b2 k5"}
FOUGHT = {"phase": "continue", "turn": "Mark", "passed": ["Anita"], "laid": LAID, "hands": {"Mark": "k9"}}


def fresh(players: int, options: dict[str, str], seed: int = 1) -> Havoc:
    game = HAVOC.new(players, options, chance=FastChance(seed))
    assert isinstance(game, Havoc)
    return game


@pytest.mark.parametrize(("option", "value"), [(o.id, value) for o in HAVOC.rules.options for value in o.values])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_value_of_every_option_plays_to_the_end(option: str, value: str, players: int) -> None:
    allowed = next(o.only_for.get(value, [2, 3, 4, 5, 6]) for o in HAVOC.rules.options if o.id == option)
    if players not in allowed:
        with pytest.raises(OptionError):
            fresh(players, {option: value})
        return
    game = fresh(players, {"john_of_gaunt": "on", option: value}, seed=players)
    assert random_playout(game, FastChance(players)) > 0
    assert game.over
    assert sum(game.returns()) == pytest.approx(1.0)


@pytest.mark.parametrize(("players", "sides", "free"), [(4, 3, False), (5, 2, True), (6, 2, True)])
def test_H_14_2_five_and_six_players_use_the_short_card_and_a_free_first_turn(
    players: int, sides: int, free: bool
) -> None:
    charter = fresh(players, {}).charter
    assert (charter.sides, charter.first_turn_free) == (sides, free)


def test_H_15_1_random_order_keeps_castillon_last() -> None:
    rows = {tuple(fresh(4, {"battle_order": "random"}, seed).battle_row) for seed in range(20)}
    assert len(rows) > 15
    for row in rows:
        assert row[-1] == 9
        assert sorted(row) == list(range(1, 10))


def test_H_15_2_ruling_41_battle_1_is_first_and_the_winner_chooses_the_next() -> None:
    assert fresh(4, CHOOSES).battle_row[0] == 1
    at = table(FOUGHT, options=CHOOSES)
    play(at, "Mark", "pass")
    assert (asked(at), question(at)) == (["Anita"], "ChooseNextBattle")
    assert legal(at) == sorted(f"next {name}" for name in told(at)["battle_row"][:-1])
    assert refused(at, "Anita", "next sluys") == ("battle_not_in_row", "H-15.2")
    assert refused(at, "Anita", "recruit") == ("must_choose_battle", "H-15.2")
    assert told(at)["level"] == 1, "the action is done and the card handed over before"
    play(at, "Anita", "next orleans")
    assert told(at)["battle_row"] == [
        "orleans", "crecy", "poitiers", "auray", "agincourt", "verneuil", "formigny", "castillon"
    ]  # fmt: skip
    assert (asked(at), question(at)) == (["Anita"], "TurnAction")
    assert events(at, "chose_battle") == [{"seat": 0, "rule": "H-15.2", "battle": 7}]


def test_H_15_2_ruling_41_after_a_year_of_peace_the_peacekeeper_chooses_before_recruiting() -> None:
    at = table({"turn": "Anita", "level": 3, "recruits": "b1 o1 g1", "hands": {"Mark": "k1 k2"}},
               players=2, options=CHOOSES)  # fmt: skip
    play(at, "Anita", "recruit")
    play(at, "Mark", "discard k1")
    assert (asked(at), question(at)) == (["Anita"], "ChooseNextBattle")
    play(at, "Anita", "next agincourt")
    assert (asked(at), question(at)) == (["Anita"], "RecruitStep")
    assert told(at)["next_battle"] == "agincourt"


def test_H_15_2_with_one_battle_left_nobody_is_asked() -> None:
    at = table({**FOUGHT, "battle_row": ["sluys", "auray", "castillon"]}, options=CHOOSES)
    play(at, "Mark", "pass")
    assert question(at) == "TurnAction"
    assert told(at)["battle_row"] == ["auray", "castillon"]


@pytest.mark.parametrize("mode", ["replace", "extra"])
def test_H_15_2_ruling_56_the_winner_of_the_chevauchees_chooses_too(mode: str) -> None:
    row = ["verneuil", "crecy", "auray", "castillon"]
    at = table({**FOUGHT, "initiator": "john", "john_after": "Jeno", "battle": "calais_to_tours", "asked": "Mark",
                "turn": "Jeno", "laid": {"Anita": "b10 o10 g10", "Mark": "b2 k5"}, "battle_row": row},
               options={**CHOOSES, **JOHN, "chevauchees_mode": mode})  # fmt: skip
    play(at, "Mark", "pass")
    assert (asked(at), question(at)) == (["Anita"], "ChooseNextBattle")
    play(at, "Anita", "next auray")
    assert told(at)["battle_row"] == ["auray", "verneuil", "crecy", "castillon"], "an earlier choice is replaced"


def test_H_15_2_john_takes_the_lowest_number() -> None:
    row = ["verneuil", "crecy", "auray", "castillon"]
    at = table({**FOUGHT, "initiator": "john", "john_after": "Jeno", "battle": "calais_to_tours", "asked": "Mark",
                "turn": "Jeno", "laid": {"Anita": "b8 o8", "Mark": "b2 k5"}, "battle_row": row},
               options={**CHOOSES, **JOHN})  # fmt: skip
    play(at, "Mark", "pass")
    assert told(at)["winner"] == "john"
    assert told(at)["battle_row"] == ["crecy", "verneuil", "auray", "castillon"]
    at = table({"phase": "year_of_peace", "peacekeeper": "john", "john_after": "Mark", "battle_row": row, "level": 3,
                "hands": {"Anita": "k1", "Mark": "k2"}}, players=2, options={**CHOOSES, **JOHN})  # fmt: skip
    assert told(at)["discard"] == "k1 k2", "only cards are discarded without a question"
    assert told(at)["battle_row"] == ["crecy", "verneuil", "auray", "castillon"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_H_15_3_the_short_card_has_two_sides_for_everybody(players: int) -> None:
    assert fresh(players, {"peace_card": "short"}).charter.sides == 2


def test_H_15_4_only_the_next_four_battles_are_shown() -> None:
    options = {"battle_order": "random", "visible_battles": "next_four"}
    at = table(options=options)
    row = told(at)["battle_row"]
    for name in ("Anita", "Mark"):
        assert seen(at, name)["battle_row"] == [*row[:4], "?", "?", "?", "?", "castillon"]
    at = table({"battle_row": ["auray", "sluys", "crecy", "formigny", "castillon"]}, options=options)
    assert seen(at, "Anita")["battle_row"] == ["auray", "sluys", "crecy", "formigny", "castillon"]


def test_H_15_4_all_are_shown_where_the_winner_chooses_or_by_default() -> None:
    at = table(options={**CHOOSES, "visible_battles": "next_four"})
    assert seen(at, "Anita")["battle_row"] == told(at)["battle_row"]
    at = table(options={"battle_order": "random"})
    assert seen(at, "Anita")["battle_row"] == told(at)["battle_row"]


def test_H_14_1_shifted_scoring_is_for_two_or_three_players_only() -> None:
    with pytest.raises(OptionError) as caught:
        fresh(4, {"small_game_scoring": "shifted"})
    assert caught.value.code == "option_excluded"
