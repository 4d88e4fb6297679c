"""Positions: what is described can be placed again, and what cannot be is refused with its reason."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.errors import ScenarioError
from banneret.core.options import settle_options
from banneret.core.view import state_json
from banneret.games.knights.fields import PURPOSE_WORDS
from banneret.games.knights.kind import KNIGHTS
from banneret.games.knights.positions.words import PHASES, POSITION_KEYS
from banneret.games.knights.rules.state import Knights
from tests.games.knights.tables import NAMES, fresh, play, seen, table, told

OPTIONS: list[dict[str, str]] = [
    {},
    {"tournament_tie": "rolloff", "plus_dice": "all"},
    {"defence_tie": "defender", "tournament_participation": "mandatory", "plus_dice": "all"},
    {"king_timing": "any_attempt", "extra_attempt_on_steal": "on", "two_player_castle_rule": "off"},
]
OWNED = ("castles", "specials", "tournaments", "castle_guard_on")
LAST_ROLL = ("throws", "last_roller", "last_dice", "last_strength")  # told, but no words of a position


def as_told(game: Knights) -> dict[str, Any]:
    """Every field of the state; cards sorted where their order does not matter."""
    told_: dict[str, Any] = state_json(game, KNIGHTS.rules.fields)
    for zone in OWNED:
        told_[zone] = [sorted(cards) for cards in told_[zone]]
    for name in LAST_ROLL:
        del told_[name]
    return told_


def test_what_is_described_can_be_placed_again() -> None:
    met: Counter[str] = Counter()
    purposes: Counter[str] = Counter()
    for seed in range(40):
        players = 2 + seed % 5
        options = settle_options(KNIGHTS.rules.options, players, OPTIONS[seed // 10])
        names = NAMES[:players]
        chance = FastChance(seed)
        game = KNIGHTS.new(players, options, chance=chance)
        step = 0
        while game.turn() >= 0:
            assert isinstance(game, Knights)
            described = KNIGHTS.positions.describe(game, names)
            phase, purpose = str(described["phase"]), str(described["purpose"])
            if met[phase] < 10 or purposes[purpose] < 10 or step % 41 == seed % 41:
                position = {key: value for key, value in described.items() if key in POSITION_KEYS}
                again = KNIGHTS.positions.place(
                    position, players, options, KNIGHTS.rules.load_data(), FastChance(1), names
                )
                assert isinstance(again, Knights)
                assert as_told(again) == as_told(game)
                met[phase] += 1
                purposes[purpose] += 1
            actions = game.legal(game.turn())
            game.apply(game.turn(), actions[chance.below(len(actions), "choice")], chance)
            step += 1
    assert set(met) == set(PHASES)
    assert set(purposes) == set(PURPOSE_WORDS)


def test_an_empty_position_is_the_seeded_set_up() -> None:
    names = NAMES[:4]
    options = settle_options(KNIGHTS.rules.options, 4, {})
    game = KNIGHTS.positions.place({}, 4, options, KNIGHTS.rules.load_data(), FastChance(1), names)
    assert KNIGHTS.digest(game) == KNIGHTS.digest(fresh(4, 1))


def test_cards_that_are_not_named_lie_under_the_named_ones() -> None:
    at = table({"left": "die_5 deck_a", "right": "castle_red_1", "castles": {"Anita": "castle_green_1"}})
    assert told(at)["left"].startswith("die_5 deck_a ")
    assert told(at)["right"].startswith("castle_red_1 ")
    assert abs(told(at)["left_size"] - told(at)["right_size"]) <= 1
    assert len({told(at)["castles"][name].split("_")[1] for name in NAMES[:3]}) == 3
    at = table({"left": "die_5", "rest": "right"})
    assert (told(at)["left_size"], told(at)["right_size"]) == (1, 44)
    assert told(table({"right": "die_5", "rest": "left"}))["right"] == "die_5"


def test_a_seat_may_be_named_by_its_number_and_tournaments_counted() -> None:
    at = table({"turn": 1, "tournaments": {"1": 2, "Eva": "tournament_1"}, "castles": {"1": "castle_red_1"}})
    assert told(at)["turn"] == "Mark"
    assert told(at)["tournaments"]["Mark"] == "tournament_2 tournament_3"
    assert told(at)["castles"]["Mark"] == "castle_red_1"


def test_drafts_can_be_written() -> None:
    rolling = {"phase": "rolling", "purpose": "king", "lying": "1 2 3 4 5 6", "picked": "1 3",
               "castles": {"Anita": "castle_red_1 castle_green_1 castle_blue_1"}}  # fmt: skip
    at = table(rolling)
    assert (seen(at, "Anita")["picked"], seen(at, "Mark")["picked"]) == ("1 3", "")
    guards = {"phase": "guards", "castles": {"Anita": "castle_red_1 castle_blue_1"},
              "specials": {"Anita": "castle_guard_a"}, "chosen": "castle_red_1"}  # fmt: skip
    at = table(guards)
    play(at, "Anita", "done")
    assert told(at)["castle_guard_on"]["Anita"] == "castle_red_1"
    whole = table({**guards, "chosen": "castle_red_1 castle_blue_1"})  # nothing is left to be chosen: it goes on
    assert told(whole)["castle_guard_on"]["Anita"] == "castle_red_1 castle_blue_1"


def test_a_roll_off_can_be_written() -> None:
    at = table({
        "phase": "rolling", "purpose": "tournament", "left": "tournament_1", "asked": "Mark",
        "contenders": ["Anita", "Mark"], "results": {"Anita": [3, 2, 1], "Eva": [2, 5, 4]},
        "castles": {"Anita": "castle_red_1"}, "lying": "3 3 3 1 6 6",
    }, options={"tournament_tie": "rolloff"})  # fmt: skip
    assert told(at)["target"] == [3, 2, 1]
    play(at, "Mark", "stop")
    assert told(at)["tournament_counts"]["Mark"] == 1


ROLL: dict[str, Any] = {
    "phase": "rolling", "lying": "1 2 3 4 5 6",
    "castles": {"Anita": "castle_red_1", "Mark": "castle_green_1 castle_blue_1"},
}  # fmt: skip
KING: dict[str, Any] = {
    "phase": "rolling", "purpose": "king", "lying": "1 2 3 4 5 6",
    "castles": {"Anita": "castle_red_1 castle_green_1 castle_blue_1"},
}  # fmt: skip
FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"phase": "sleeping"}, "phase", "is none of turn, rolling"),
    ({"turns": "many"}, "turns", "not a whole number"),
    ({"turns": -1}, "turns", "not between"),
    ({"king_ok": 3}, "king_ok", "neither true nor false"),
    ({"turn": "Otto"}, "turn", "is no seat"),
    ({"turn": "٣"}, "turn", "is no seat"),
    ({"castles": "castle_red_1"}, "castles", "a table is needed"),
    ({"left": 3}, "left", "no text with cards"),
    ({"left": "castle_pink_1"}, "left", "is no card"),
    ({"left": "?"}, "left", "a position knows all its cards"),
    ({"dice": "1 7"}, "dice", "7 is no die"),
    ({**ROLL, "purpose": "pile", "left": "die_5", "picked": "9"}, "picked", "9 is no place"),
    ({"castles": {"Anita": "die_5"}}, "castles.Anita", "another sort"),
    ({"left": "die_5", "right": "die_5"}, "right", "named twice"),
    ({"tournaments": {"Anita": 5, "Mark": 5}}, "tournaments.Mark", "only 4 tournament"),
    ({"castles": {"Anita": "castle_red_1 castle_red_2"}}, "castles.Anita", "second one"),
    ({"specials": {"Anita": "deck_a deck_b"}}, "specials.Anita", "second one"),
    ({"castles": {"Anita": ""}}, "castles.Anita", "has no castle"),
    (
        {"castles": {"Anita": "castle_red_1 castle_blue_1 castle_green_1 castle_white_1"}},
        "castles.Anita",
        "has won with these castles",
    ),
    (
        {"castles": {"Anita": "castle_red_1 castle_blue_1"}, "tournaments": {"Anita": 3}},
        "tournaments.Anita",
        "has won with these tournament",
    ),
    ({"castle_guard_on": {"Anita": "castle_red_1"}}, "castle_guard_on.Anita", "without the guard"),
    (
        {"castles": {"Anita": "castle_red_1"}, "specials": {"Anita": "castle_guard_a"},
         "castle_guard_on": {"Anita": "castle_blue_1"}},
        "castle_guard_on.Anita",
        "does not lie there",
    ),
    (
        {"castles": {"Anita": "castle_red_1"}, "specials": {"Anita": "castle_guard_a"},
         "castle_guard_on": {"Anita": "castle_red_1 castle_red_1"}},
        "castle_guard_on.Anita",
        "at most 2",
    ),
    (
        {"specials": {"Anita": "bodyguard_a"}, "bodyguard_on": {"Anita": "bodyguard_a"}},
        "bodyguard_on.Anita",
        "not itself",
    ),
    ({"specials": {"Anita": "bodyguard_a"}, "bodyguard_on": {"Anita": "die_5"}}, "bodyguard_on.Anita", "not lie there"),
    ({"bodyguard_on": {"Anita": "die_5"}}, "bodyguard_on.Anita", "without the guard"),
    ({"turns": 1, "first_player": "Mark"}, "first_player", "Eva began"),
    ({"asked": "Mark"}, "asked", "turn of Anita"),
    ({"phase": "revenge", "attempts": 0}, "attempts", "an attempt is on"),
    ({"phase": "guards"}, "phase", "no guards"),
    ({"picked": "1"}, "picked", "nobody picks"),
    ({**KING, "picked": "6"}, "picked", "die 6 cannot be picked"),
    ({**KING, "picked": "1 1"}, "picked", "die 1 cannot be picked"),
    ({"chosen": "castle_red_1"}, "chosen", "cannot be chosen"),
    ({"swaps_used": 2}, "swaps_used", "there is one swap in this turn"),
    ({"swaps_used": 3, "specials": {"Anita": "deck_a"}}, "swaps_used", "there are 2 swaps in this turn"),
    ({"passes_in_row": 3}, "passes_in_row", "everybody has passed"),
    ({**KING, "rerolls_left": 3}, "rerolls_left", "this roll has 2 rerolls"),
    ({**KING, "rerolls_left": 0}, "rerolls_left", "not between"),
    (
        {"specials": {"Anita": "bodyguard_a die_5 die_4"}, "bodyguard_on": {"Anita": "die_5 die_4"}},
        "bodyguard_on.Anita",
        "one special card",
    ),
    ({**ROLL, "purpose": "defence", "prize": "die_5", "beat": [4, 5, 1]}, "prize", "cannot be the target"),
    (ROLL, "purpose", "say what the roll is for"),
    ({**KING, "asked": "Mark"}, "asked", "Anita is rolling"),
    ({**KING, "lying": "6 6 6 6 6 6"}, "lying", "six dice"),
    ({**ROLL, "purpose": "pile", "left": "castle_red_2"}, "pile", "cannot be the target"),
    ({**ROLL, "purpose": "attack_castle", "prize": "castle_red_1"}, "prize", "cannot be the target"),
    ({**ROLL, "purpose": "attack_castle"}, "prize", "one card is rolled for"),
    ({**ROLL, "purpose": "defence", "prize": "castle_green_1"}, "beat", "what the attacker has rolled"),
    ({**ROLL, "purpose": "defence", "prize": "castle_green_1", "beat": [3, 2, 1]}, "beat", "more than the castle"),
    ({**ROLL, "purpose": "defence", "prize": "castle_green_1", "beat": [3, 2]}, "beat", "no strength"),
    ({**ROLL, "purpose": "tournament", "left": "die_5"}, "pile", "no tournament card"),
    ({**ROLL, "purpose": "tournament", "left": "tournament_1", "asked": "Mark"}, "results", "result of Anita"),
    (
        {**ROLL, "purpose": "tournament", "left": "tournament_1", "results": {"Mark": [1, 1, 0]}},
        "results.Mark",
        "has not rolled yet",
    ),
    (
        {**ROLL, "purpose": "tournament", "left": "tournament_1", "contenders": ["Mark", "Eva"]},
        "asked",
        "does not roll again",
    ),
    ({"phase": "join", "left": "tournament_1", "asked": "Anita"}, "asked", "the organiser takes part"),
    (
        {"phase": "join", "left": "tournament_1", "results": {"Anita": "stayed_away"}},
        "results.Anita",
        "the organiser takes part",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "key", "reason"), FAULTS, ids=[f"{at}-{key}" for at, (_, key, _) in enumerate(FAULTS)]
)
def test_an_impossible_position_is_refused_with_its_reason(position: dict[str, Any], key: str, reason: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        table(position)
    assert caught.value.code == "impossible_position"
    assert caught.value.parts["key"] == key
    assert reason in str(caught.value.parts["reason"])


def reason(position: dict[str, Any], **options: str) -> tuple[str, str]:
    """The key and the reason with which a position is refused."""
    with pytest.raises(ScenarioError) as caught:
        table(position, options=options)
    return str(caught.value.parts["key"]), str(caught.value.parts["reason"])


@pytest.mark.parametrize("position", [
    {"purpose": "attack_castle", "prize": "castle_white_1"},
    {"purpose": "defence", "prize": "castle_white_1", "beat": [4, 5, 1]},
    {"purpose": "attack_castle", "prize": "castle_green_1", "castle_guard_on": {"Mark": "castle_green_1"}},
    {"purpose": "attack_special", "prize": "die_5", "bodyguard_on": {"Mark": "die_5"}},
    {"purpose": "attack_special", "prize": "castle_green_1"},
    {"purpose": "attack_special", "prize": "tournament_1", "tournaments": {"Mark": "tournament_1"}},
])  # fmt: skip
def test_K_7_2_a_roll_for_what_cannot_be_attacked_is_refused(position: dict[str, Any]) -> None:
    """A last castle, a covered card, a tournament card: the attacker could end with it and its owner with nothing."""
    castles = {"Anita": "castle_red_1", "Mark": "castle_green_1 castle_blue_1", "Eva": "castle_white_1"}
    specials = {"specials": {"Mark": "castle_guard_a bodyguard_a die_5"}}
    told_ = reason({**ROLL, "castles": castles, **specials, **position})
    assert told_ == ("prize", f"{position['prize']} cannot be the target of this roll")


def test_K_11_1_a_challenge_that_cannot_have_been_is_refused() -> None:
    castles = ("king_ok", "the king can be challenged only in a turn that began with 3 castles")
    assert reason({**ROLL, "purpose": "king"}) == castles
    assert reason({"phase": "revenge", "castles": {"Anita": "castle_red_1"}}) == castles
    assert reason({"king_ok": True, "castles": {"Anita": "castle_red_1"}}) == castles
    assert reason({**KING, "attempts": 2}) == ("attempts", "the king is challenged with the first attempt of a turn")
    assert told(table({**KING, "attempts": 2}, options={"king_timing": "any_attempt"}))["purpose"] == "king"
    revenge = {"phase": "revenge", "castles": KING["castles"]}
    letter = {**revenge, "specials": {"Anita": "royal_letter"}}
    assert reason(letter) == ("phase", "with the royal letter no castle is lost")
    assert told(table(revenge))["phase"] == "revenge"


def test_K_10_1_a_tournament_is_written_as_the_options_have_it() -> None:
    tournament = {**ROLL, "purpose": "tournament", "left": "tournament_1"}
    no_roll_off = ("contenders", "at least two roll again, and only where ties are rolled off")
    assert reason({**tournament, "contenders": ["Anita", "Mark"]}) == no_roll_off
    assert reason({**tournament, "contenders": ["Anita"]}, tournament_tie="rolloff") == no_roll_off
    joining = {"phase": "join", "left": "tournament_1", "results": {"Anita": [3, 3, 1]}}
    assert reason(joining, tournament_participation="mandatory") == (
        "phase",
        "everybody takes part in tournaments here",
    )
    away = {**tournament, "asked": "Eva", "results": {"Anita": [3, 3, 1], "Mark": "stayed_away"}}
    assert reason(away, tournament_participation="mandatory")[0] == "results.Mark"
    assert told(table(away))["results"]["Mark"] == "stayed_away"


def test_an_empty_pile_is_no_target_of_a_roll() -> None:
    with pytest.raises(ScenarioError) as caught:
        table({**ROLL, "purpose": "pile", "pile": "left", "rest": "right"})
    assert "that pile is empty" in str(caught.value.parts["reason"])


def test_a_word_that_no_position_has_is_told_with_those_that_it_has() -> None:
    with pytest.raises(ScenarioError, match="unknown_key"):
        table({"weather": "fine"})


def test_what_breaks_an_invariant_is_refused() -> None:
    with pytest.raises(ScenarioError) as caught:
        table({**ROLL, "purpose": "attack_castle", "prize": "castle_green_1", "swaps_used": 2})
    assert caught.value.parts["key"] == "swaps_used"
