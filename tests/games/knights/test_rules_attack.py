"""K-9 Attacks and defence, K-12 special cards."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.knights.rules.cards import CARD_IDS, KIND_IDS
from banneret.games.knights.rules.data import load_data
from tests.games.knights.tables import (
    NOTHING,
    WINNING,
    asked,
    events,
    legal,
    play,
    question,
    refused,
    state,
    table,
    told,
)

THREE: dict[str, Any] = {
    "castles": {"Anita": "castle_red_1", "Mark": "castle_green_1 castle_black_1", "Eva": "castle_blue_1"},
}  # fmt: skip
SMALL = "1 2 3 4 5 6"


def test_K_9_1_a_special_card_is_taken_without_a_defence_or_stays() -> None:
    for dice, owner in ((WINNING, "Anita"), (SMALL, "Mark")):
        at = table({**THREE, "specials": {"Mark": "deck_a"}, "dice": dice})
        play(at, "Anita", "attack deck_a, stop")
        assert (asked(at), question(at)) == (["Mark"], "MainAction")
        assert told(at)["specials"][owner] == "deck_a"


def test_K_9_2_a_roll_that_does_not_beat_the_castle_has_failed() -> None:
    at = table({**THREE, "dice": "2 2 2 1 6 6"})
    play(at, "Anita", "attack castle_green_1, stop")
    assert (asked(at), question(at)) == (["Mark"], "MainAction")
    assert events(at, "attack_failed")[0]["rule"] == "K-9.2"


@pytest.mark.parametrize(
    ("target", "rerolls"), [("attack castle_green_1", 3), ("attack deck_a", 2), ("attempt left", 2)]
)
def test_K_9_3_ruling_32_a_catapult_gives_a_third_reroll_against_castles_of_opponents_only(
    target: str, rerolls: int
) -> None:
    position = {
        **THREE,
        "specials": {"Anita": "catapult_a", "Mark": "deck_a"},
        "left": "castle_yellow_1",
        "dice": SMALL,
    }
    at = table(position)
    play(at, "Anita", target)
    assert told(at)["rerolls_left"] == rerolls


def test_K_9_4_ruling_15_the_owner_rolls_with_two_rerolls_and_without_a_catapult() -> None:
    at = table({**THREE, "specials": {"Mark": "catapult_a"}, "dice": ["3 3 3 4 6 6", SMALL]})
    play(at, "Anita", "attack castle_green_1, stop")
    assert (asked(at), told(at)["purpose"], told(at)["rerolls_left"]) == (["Mark"], "defence", 2)
    assert told(at)["target"] == [3, 3, 4]


def test_K_9_4_ruling_11_a_tie_goes_to_the_attacker_unless_agreed_otherwise() -> None:
    for option, owner in (("attacker", "Anita"), ("defender", "Mark")):
        at = table({**THREE, "dice": ["3 3 3 4 6 6", "3 3 3 4 1 6"]}, options={"defence_tie": option})
        play(at, "Anita", "attack castle_green_1, stop")
        play(at, "Mark", "stop")
        assert "castle_green_1" in told(at)["castles"][owner]


def test_K_9_4_ruling_30_die_cards_count_in_attack_and_defence() -> None:
    at = table(
        {**THREE, "specials": {"Anita": "die_3_a", "Mark": "die_4 die_5"}, "dice": ["3 3 6 6 6 6", "4 4 6 6 6 6"]}
    )
    play(at, "Anita", "attack castle_green_1, stop")
    assert told(at)["target"] == [3, 3, 0]
    assert told(at)["strength"] == [3, 4, 5]
    play(at, "Mark", "stop")
    assert events(at, "defended") == [{"seat": 1, "rule": "K-9.4", "card": "castle_green_1", "attacker": 0}]


def test_K_9_4_all_plus_dice_decide_between_attacker_and_defender() -> None:
    for option, owner in (("one", "Anita"), ("all", "Mark")):
        at = table({**THREE, "dice": ["3 3 3 4 1 6", "3 3 3 4 2 6"]}, options={"plus_dice": option})
        play(at, "Anita", "attack castle_green_1, stop")
        play(at, "Mark", "stop")
        assert "castle_green_1" in told(at)["castles"][owner]


def test_K_9_5_nobody_is_ever_without_a_castle() -> None:
    at = table({**THREE, "dice": [WINNING, SMALL, NOTHING]})
    play(at, "Anita", "attack castle_black_1, stop")
    play(at, "Mark", "stop")
    play(at, "Mark", "attack castle_black_1")
    assert refused(at, "Eva", "attack castle_green_1") == ("too_few_castles", "K-7.2")


def test_K_12_1_special_cards_are_never_used_up() -> None:
    at = table({**THREE, "specials": {"Anita": "die_5 catapult_a"}, "dice": [SMALL, NOTHING, NOTHING, SMALL]})
    play(at, "Anita", "attack castle_green_1, stop")
    assert told(at)["specials"]["Anita"] == "die_5 catapult_a"
    assert not any(card in pile for pile in state(at).piles for card in (CARD_IDS.index("die_5"),))


def test_K_12_2_ruling_31_die_cards_are_in_every_roll_of_their_owner() -> None:
    die = {"specials": {"Anita": "die_5 die_2_a"}}
    three = {
        "castles": {"Anita": "castle_red_1 castle_white_1 castle_yellow_1", "Mark": "castle_green_1 castle_black_1"}
    }
    for position, answers in (
        ({**THREE, **die, "left": "castle_yellow_1"}, "attempt left"),
        ({**THREE, **die, "left": "tournament_1"}, "tournament left"),
        ({**THREE, **die}, "attack castle_green_1"),
        ({**three, **die}, "king"),
    ):
        at = table({**position, "dice": "5 6 6 6 6 6"})
        play(at, "Anita", answers)
        assert told(at)["strength"] == [2, 5, 2]
    at = table({**THREE, **die, "left": "castle_yellow_1", "dice": NOTHING})
    play(at, "Anita", "attempt left")
    assert told(at)["last_strength"] == [1, 5, 2]


def test_K_12_3_catapult() -> None:
    at = table({**THREE, "specials": {"Anita": "catapult_c"}, "dice": SMALL})
    play(at, "Anita", "attack castle_black_1")
    assert told(at)["rerolls_left"] == 3


def test_K_12_4_champion() -> None:
    at = table({**THREE, "specials": {"Mark": "champion"}, "left": "tournament_1", "dice": [NOTHING, SMALL]})
    play(at, "Anita", "tournament left")
    play(at, "Mark", "join")
    assert told(at)["rerolls_left"] == 3


def test_K_12_5_deck() -> None:
    game = state(table({**THREE, "specials": {"Anita": "deck_c"}}))
    assert (game.swaps_allowed(0), game.swaps_allowed(1)) == (2, 1)


def test_K_12_6_guards_protect_what_they_cover() -> None:
    at = table({
        **THREE, "specials": {"Mark": "castle_guard_a bodyguard_a"},
        "castle_guard_on": {"Mark": "castle_green_1"}, "bodyguard_on": {"Mark": "castle_guard_a"},
    })  # fmt: skip
    attacks = [answer for answer in legal(at) if answer.startswith("attack")]
    assert attacks == ["attack bodyguard_a", "attack castle_black_1"]


def test_K_12_7_treason_never_helps_against_castles_of_players() -> None:
    at = table({**THREE, "specials": {"Anita": "treason"}, "dice": SMALL})
    play(at, "Anita", "attack castle_black_1")
    assert told(at)["target"] == [3, 2, 5]


def test_K_12_8_royal_letter() -> None:
    three = {"castles": {"Anita": "castle_red_1 castle_white_1 castle_yellow_1"}, "specials": {"Anita": "royal_letter"}}
    at = table({**three, "dice": NOTHING})
    play(at, "Anita", "king")
    assert asked(at) == ["Mark"]
    assert events(at, "letter_protects")[0]["rule"] == "K-11.5"


def test_every_special_kind_has_its_words_in_both_languages() -> None:

    data = load_data()
    for language in ("en", "hu"):
        assert len(data.kinds[language]) == len(KIND_IDS)
        assert len(data.texts[language]) == len(KIND_IDS) + 2
