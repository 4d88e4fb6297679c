"""K-9 Attacks and defence, K-12 special cards, K-13 guards."""

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
    seen,
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


GUARDS: dict[str, Any] = {
    "phase": "guards",
    "castles": {"Anita": "castle_red_1 castle_white_1 castle_yellow_1"},
    "specials": {"Anita": "castle_guard_a bodyguard_a die_5"},
}  # fmt: skip


def test_K_13_1_ruling_35_a_castle_guard_covers_up_to_two_castles() -> None:
    at = table(GUARDS)
    play(at, "Anita", "cover castle_red_1, cover castle_white_1")
    assert refused(at, "Anita", "cover castle_yellow_1") == ("castles_at_most", "K-13.1")
    play(at, "Anita", "done")
    assert told(at)["castle_guard_on"]["Anita"] == "castle_red_1 castle_white_1"
    assert events(at, "covers")[0]["cards"] == "castle_red_1 castle_white_1"
    at = table(GUARDS)
    play(at, "Anita", "cover castle_red_1, done")
    assert told(at)["castle_guard_on"]["Anita"] == "castle_red_1"


def test_K_13_2_ruling_36_a_bodyguard_covers_one_other_special_card() -> None:
    at = table(GUARDS)
    assert refused(at, "Anita", "cover bodyguard_a") == ("bodyguard_not_itself", "K-13.2")
    play(at, "Anita", "cover castle_guard_a")
    assert refused(at, "Anita", "cover die_5") == ("one_special_only", "K-13.2")
    play(at, "Anita", "done")
    assert told(at)["bodyguard_on"]["Anita"] == "castle_guard_a"
    assert told(at)["castle_guard_on"]["Anita"] == ""
    no_castle_guard = {**GUARDS, "specials": {"Anita": "bodyguard_a die_5"}}
    assert refused(table(no_castle_guard), "Anita", "cover castle_red_1") == ("no_castle_guard", "K-13.2")
    no_bodyguard = {**GUARDS, "specials": {"Anita": "castle_guard_a die_5"}}
    assert refused(table(no_bodyguard), "Anita", "cover die_5") == ("no_bodyguard", "K-13.1")


def test_K_13_3_a_castle_guard_can_be_attacked_unless_it_is_covered() -> None:
    specials = {"specials": {"Mark": "castle_guard_a bodyguard_a"}}
    assert "attack castle_guard_a" in legal(table({**THREE, **specials}))
    covered = table({**THREE, **specials, "bodyguard_on": {"Mark": "castle_guard_a"}})
    assert "attack castle_guard_a" not in legal(covered)
    assert "attack bodyguard_a" in legal(covered)


def test_K_13_4_ruling_34_guards_are_placed_at_the_end_of_the_own_turn() -> None:
    at = table({**GUARDS, "castle_guard_on": {"Anita": "castle_red_1"}, "bodyguard_on": {"Anita": "die_5"}})
    assert legal(at)[-1] == "uncover"
    assert refused(at, "Anita", "done") == ("choose_or_keep", "K-13.4")
    assert refused(at, "Anita", "end turn") == ("guards_are_arranged", "K-13.4")
    play(at, "Anita", "keep")
    assert (told(at)["castle_guard_on"]["Anita"], told(at)["bodyguard_on"]["Anita"]) == ("castle_red_1", "die_5")
    assert asked(at) == ["Mark"]
    at = table({**GUARDS, "castle_guard_on": {"Anita": "castle_red_1"}, "bodyguard_on": {"Anita": "die_5"}})
    play(at, "Anita", "cover castle_white_1")
    assert refused(at, "Anita", "keep") == ("cards_are_chosen", "K-13.4")
    assert refused(at, "Anita", "cover castle_white_1") == ("already_chosen", "K-13.4")
    assert seen(at, "Mark")["chosen"] == ""
    assert seen(at, "Anita")["chosen"] == "castle_white_1"
    play(at, "Anita", "done")
    assert (told(at)["castle_guard_on"]["Anita"], told(at)["bodyguard_on"]["Anita"]) == ("castle_white_1", "")


def test_K_13_4_all_cover_can_be_lifted() -> None:
    at = table({**GUARDS, "castle_guard_on": {"Anita": "castle_red_1"}})
    play(at, "Anita", "uncover")
    assert told(at)["castle_guard_on"]["Anita"] == ""
    assert events(at, "lifts_cover")
    assert refused(table(GUARDS), "Anita", "uncover") == ("nothing_is_covered", "K-13.4")
    assert refused(table(GUARDS), "Anita", "cover castle_black_1") == ("not_yours_to_cover", "K-13.1")
    assert refused(table(GUARDS), "Anita", "cover die_1_a") == ("not_yours_to_cover", "K-13.2")


def test_K_13_4_a_lone_bodyguard_asks_nothing() -> None:
    at = table({**THREE, "specials": {"Anita": "bodyguard_a"}, "left": "castle_yellow_1", "dice": NOTHING})
    play(at, "Anita", "attempt left")
    assert asked(at) == ["Mark"]


@pytest.mark.parametrize(("card", "cover"), [("castle_guard_a", "castle_guard_on"), ("bodyguard_a", "bodyguard_on")])
def test_K_13_5_a_guard_that_changes_hands_covers_nothing(card: str, cover: str) -> None:
    at = table({
        **THREE, "specials": {"Mark": "castle_guard_a bodyguard_a die_5"},
        "castle_guard_on": {"Mark": "castle_green_1 castle_black_1"}, "bodyguard_on": {"Mark": "die_5"},
        "dice": WINNING,
    })  # fmt: skip
    play(at, "Anita", f"attack {card}, stop")
    assert told(at)[cover]["Mark"] == ""
    assert events(at, "cover_ends") == [{"seat": 1, "rule": "K-13.5", "card": card}]


def test_K_13_5_a_special_card_that_is_taken_from_under_nothing_lifts_no_cover() -> None:
    at = table({**THREE, "specials": {"Mark": "castle_guard_a die_5"}, "castle_guard_on": {"Mark": "castle_green_1"},
                "dice": WINNING})  # fmt: skip
    play(at, "Anita", "attack die_5, stop")
    assert told(at)["castle_guard_on"]["Mark"] == "castle_green_1"
    assert not events(at, "cover_ends")


def test_K_13_4_ruling_50_castles_and_special_cards_are_gained_in_the_own_turn_only() -> None:
    """A tournament card is all that comes in somebody else's turn, and nothing covers those."""
    at = table({**THREE, "specials": {"Mark": "castle_guard_a"}, "left": "tournament_1", "dice": [NOTHING, WINNING]})
    play(at, "Anita", "tournament left")
    play(at, "Mark", "join, stop")
    play(at, "Eva", "decline")
    assert told(at)["tournament_counts"]["Mark"] == 1
    assert (asked(at), question(at)) == (["Mark"], "MainAction")
