"""K-10 Tournaments, K-11 the king."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.knights.rules.data import load_data
from banneret.games.knights.rules.strength import strength_parts
from tests.games.knights.tables import (
    NOTHING,
    WINNING,
    asked,
    events,
    legal,
    play,
    question,
    refused,
    table,
    told,
)

THREE: dict[str, Any] = {
    "castles": {"Anita": "castle_red_1", "Mark": "castle_green_1", "Eva": "castle_blue_1"},
    "left": "tournament_1 castle_white_1",
}
KING: dict[str, Any] = {
    "castles": {"Anita": "castle_red_1 castle_white_1 castle_yellow_1", "Mark": "castle_green_1 castle_black_1"},
}  # fmt: skip


def test_K_10_1_ruling_13_the_organiser_takes_part_the_others_may() -> None:
    at = table({**THREE, "dice": NOTHING})
    play(at, "Anita", "tournament left")
    assert (asked(at), legal(at)) == (["Mark"], ["decline", "join"])
    assert refused(at, "Mark", "stop") == ("join_or_decline", "K-10.2")
    at = table({**THREE, "dice": [NOTHING, NOTHING, NOTHING]}, options={"tournament_participation": "mandatory"})
    play(at, "Anita", "tournament left")
    assert (asked(at), question(at)) == (["Mark"], "MainAction")
    assert told(at)["tournament_counts"]["Anita"] == 1


def test_K_10_2_rolling_goes_clockwise_from_the_organiser_and_results_are_known() -> None:
    at = table({**THREE, "turn": "Mark", "dice": ["1 1 1 2 6 6", "2 2 2 1 6 6", "3 3 3 1 6 6"]})
    play(at, "Mark", "tournament left, stop")
    assert (asked(at), told(at)["results"]["Mark"]) == (["Eva"], [3, 1, 2])
    play(at, "Eva", "join, stop")
    assert (asked(at), told(at)["leader"]) == (["Anita"], "Eva")
    play(at, "Anita", "join, stop")
    assert (asked(at), question(at)) == (["Eva"], "MainAction")
    assert told(at)["tournament_counts"] == {"Anita": 1, "Mark": 0, "Eva": 0}


@pytest.mark.parametrize(("organiser", "rerolls"), [("Anita", {"Anita": 3, "Mark": 2, "Eva": 3}),
                                                    ("Eva", {"Eva": 3, "Anita": 2, "Mark": 2})])  # fmt: skip
def test_K_10_3_ruling_33_three_rerolls_for_organiser_and_champion(organiser: str, rerolls: dict[str, int]) -> None:
    at = table({**THREE, "turn": organiser, "specials": {"Eva": "champion"}, "dice": ["1 2 3 4 5 6"] * 3})
    for name, count in rerolls.items():
        play(at, name, "tournament left" if name == organiser else "join")
        assert told(at)["rerolls_left"] == count
        play(at, name, "stop")


def test_K_10_4_ruling_12_on_a_tie_the_earlier_roll_stays_ahead_or_they_roll_off() -> None:
    dice = ["3 3 3 1 6 6", "3 3 3 1 6 6"]
    at = table({**THREE, "dice": dice})
    play(at, "Anita", "tournament left, stop")
    play(at, "Mark", "join, stop")
    play(at, "Eva", "decline")
    assert told(at)["tournament_counts"]["Anita"] == 1
    at = table({**THREE, "dice": [*dice, "1 2 3 4 5 6", WINNING]}, options={"tournament_tie": "rolloff"})
    play(at, "Anita", "tournament left, stop")
    play(at, "Mark", "join, stop")
    play(at, "Eva", "decline")
    assert (asked(at), question(at), told(at)["contenders"]) == (["Anita"], "Rolling", ["Anita", "Mark"])
    play(at, "Anita", "stop")
    assert (asked(at), question(at)) == (["Mark"], "Rolling")  # nobody may stay out of a roll-off
    play(at, "Mark", "stop")
    assert told(at)["tournament_counts"]["Mark"] == 1
    assert events(at, "rolls_off") == [{"seat": -1, "rule": "K-10.4", "seats": [0, 1]}]


def test_K_10_4_a_roll_off_needs_a_tie_for_the_best_roll() -> None:
    at = table({**THREE, "dice": ["3 3 3 1 6 6", "2 2 2 1 6 6", "2 2 2 1 6 6"]}, options={"tournament_tie": "rolloff"})
    play(at, "Anita", "tournament left, stop")
    play(at, "Mark", "join, stop")
    play(at, "Eva", "join, stop")
    assert told(at)["tournament_counts"]["Anita"] == 1


def test_K_10_4_an_earlier_result_does_not_tie_with_a_roll_off() -> None:
    """Eva's first roll equals what wins the roll-off; she is out of it all the same."""
    dice = ["3 3 3 2 6 6", "3 3 3 2 6 6", "3 3 3 1 6 6", "2 2 2 1 6 6", "3 3 3 1 6 6"]
    at = table({**THREE, "dice": dice}, options={"tournament_tie": "rolloff"})
    play(at, "Anita", "tournament left, stop")
    play(at, "Mark", "join, stop")
    play(at, "Eva", "join, stop")
    play(at, "Anita", "stop")
    play(at, "Mark", "stop")
    assert told(at)["tournament_counts"]["Mark"] == 1


def test_K_10_5_the_card_leaves_the_pile_and_the_turn_is_over_whoever_won() -> None:
    for dice, winner in (([WINNING, NOTHING], "Anita"), ([NOTHING, WINNING], "Mark")):
        at = table({**THREE, "dice": dice})
        play(at, "Anita", "tournament left" if winner == "Mark" else "tournament left, stop")
        play(at, "Mark", "join, stop" if winner == "Mark" else "join")
        play(at, "Eva", "decline")
        assert told(at)["tournament_counts"][winner] == 1
        assert told(at)["left_top"] == "castle_white_1"
        assert (asked(at), question(at)) == (["Mark"], "MainAction")


def test_K_11_1_ruling_23_the_king_is_challenged_as_the_first_attempt_of_a_turn_begun_with_three_castles() -> None:
    at = table({**KING, "left": "deck_a", "dice": WINNING})
    assert "king" in legal(at)
    play(at, "Anita", "attempt left, stop")
    assert refused(at, "Anita", "king") == ("king_first", "K-11.1")
    at = table({**KING, "turn": "Mark"})
    assert refused(at, "Mark", "king") == ("king_needs_castles", "K-11.1")


def test_K_11_1_ruling_24_swaps_may_come_before_a_challenge() -> None:
    at = table(KING)
    play(at, "Anita", "swap left")
    assert "king" in legal(at)


def test_K_11_1_ruling_25_a_third_castle_of_this_turn_is_too_late() -> None:
    position = {
        "castles": {"Anita": "castle_red_1 castle_white_1"},
        "left": "castle_blue_1",
        "dice": [WINNING, NOTHING],
    }
    at = table(position, players=2, options={"king_timing": "any_attempt"})
    assert "king" not in legal(at)
    play(at, "Anita", "attempt left, stop")
    assert asked(at) == ["Mark"]


@pytest.mark.parametrize(
    ("option", "strength"),
    [("555_4", (3, 5, 4)), ("1111", (4, 1, 0)), ("4444", (4, 4, 0)), ("5555", (4, 5, 0))],
)
def test_K_11_2_ruling_2_the_king_shows_5_5_5_4_or_what_was_agreed(option: str, strength: tuple[int, int, int]) -> None:
    at = table({**KING, "dice": "1 2 3 4 5 6"}, options={"king_combination": option})
    play(at, "Anita", "king")
    assert tuple(told(at)["target"]) == strength
    data = load_data()
    assert strength_parts(data.king) == (3, 5, 4)
    assert data.king > max(data.strengths)


def test_K_11_2_ruling_26_two_rerolls_whatever_one_owns_but_die_cards_count() -> None:
    at = table({**KING, "specials": {"Anita": "catapult_a champion treason die_5"}, "dice": "5 5 5 6 6 6"})
    play(at, "Anita", "king")
    assert told(at)["rerolls_left"] == 2
    assert told(at)["strength"] == [4, 5, 0]
    play(at, "Anita", "stop")
    assert at.game.over


def test_K_11_3_overthrowing_the_king_wins_at_once() -> None:
    at = table({**KING, "dice": WINNING})
    play(at, "Anita", "king, stop")
    assert at.game.over
    assert (told(at)["winners"], told(at)["win_reason"]) == (["Anita"], "king")


def test_K_11_4_ruling_27_ruling_28_a_failed_challenge_costs_a_castle_even_a_covered_one() -> None:
    at = table({
        **KING, "specials": {"Anita": "castle_guard_a"}, "castle_guard_on": {"Anita": "castle_red_1 castle_white_1"},
        "dice": NOTHING,
    })  # fmt: skip
    play(at, "Anita", "king")
    assert legal(at) == ["give castle_red_1", "give castle_white_1", "give castle_yellow_1"]
    play(at, "Anita", "give castle_red_1, under left")
    assert told(at)["left_bottom"] == "castle_red_1"
    assert told(at)["castle_guard_on"]["Anita"] == "castle_white_1"
    assert question(at) == "ArrangeGuards"


def test_K_11_4_ruling_27_under_an_empty_pile_the_castle_is_its_face_up_top() -> None:
    at = table({**KING, "left": "die_5", "rest": "right", "dice": [WINNING, NOTHING]},
               options={"king_timing": "any_attempt"})  # fmt: skip
    play(at, "Anita", "attempt left, stop, king, give castle_red_1, under left")
    assert (told(at)["left_top"], told(at)["left_size"]) == ("castle_red_1", 1)
    assert events(at, "turned_up")[-1]["card"] == "castle_red_1"
    assert "attempt left" in legal(at)


def test_K_11_4_the_answer_is_a_castle_and_then_a_pile() -> None:
    at = table({**KING, "phase": "revenge"})
    assert refused(at, "Anita", "under left") == ("name_the_castle_first", "K-11.4")
    assert refused(at, "Anita", "give castle_green_1") == ("not_your_castle", "K-11.4")
    assert refused(at, "Anita", "end turn") == ("king_takes_a_castle", "K-11.4")
    play(at, "Anita", "give castle_red_1")
    assert refused(at, "Anita", "give castle_white_1") == ("one_castle_only", "K-11.4")


def test_K_11_5_ruling_29_the_royal_letter_stays_and_the_turn_ends() -> None:
    at = table({**KING, "specials": {"Anita": "royal_letter"}, "left": "castle_blue_1",
                "dice": [NOTHING, NOTHING, NOTHING, NOTHING]})  # fmt: skip
    play(at, "Anita", "king")
    assert asked(at) == ["Mark"]
    assert told(at)["specials"]["Anita"] == "royal_letter"
    assert len(told(at)["castles"]["Anita"].split()) == 3


def test_K_11_6_the_challenge_may_be_repeated_in_a_later_turn() -> None:
    at = table({**KING, "specials": {"Anita": "royal_letter"}, "left": "castle_blue_1 castle_blue_2",
                "dice": [NOTHING, NOTHING]}, players=2)  # fmt: skip
    play(at, "Anita", "king")
    play(at, "Mark", "attempt left")
    assert asked(at) == ["Anita"]
    assert "king" in legal(at)
