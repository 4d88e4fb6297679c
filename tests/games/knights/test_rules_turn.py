"""K-5 Turns, K-6 turning up other cards, K-7 what can be attempted, K-8 cards on piles."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.wording import Wording, game_texts
from banneret.games.knights.kind import KNIGHTS
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
# Anita can attempt nothing: both tops are duplicates, Mark's castles are too few for two players.
STUCK: dict[str, Any] = {
    "castles": {"Anita": "castle_red_1 castle_green_1 castle_white_1", "Mark": "castle_black_1 castle_blue_1"},
    "specials": {"Anita": "deck_a"},
    "left": "castle_red_2 castle_green_2 deck_b",
    "right": "castle_red_3 castle_white_2 deck_c castle_yellow_1",
    "rest": "right",
}


def test_K_5_1_the_target_is_announced_before_any_die_is_thrown() -> None:
    at = table({**THREE, "left": "castle_yellow_1", "dice": "1 2 3 4 5 6"})
    play(at, "Anita", "attempt left")
    assert [event.name for event in at.log[-2:]] == ["attempts", "thrown"]
    assert refused(table(THREE), "Anita", "stop") == ("name_a_target", "K-5.1")


def test_K_5_2_ruling_19_the_first_attempt_is_compulsory() -> None:
    at = table({**THREE, "left": "castle_red_2", "right": "castle_red_3", "swaps_used": 1})
    assert legal(at) == ["attack castle_black_1", "attack castle_green_1"]
    assert refused(at, "Anita", "end turn") == ("must_attempt", "K-5.2")


def test_K_5_3_ruling_18_an_extra_attempt_is_free_and_optional() -> None:
    at = table({**THREE, "left": "catapult_a tournament_1", "right": "castle_red_2", "dice": WINNING})
    play(at, "Anita", "attempt left, stop")
    assert asked(at) == ["Anita"]
    answers = legal(at)
    assert {"tournament left", "attack castle_black_1", "end turn"} <= set(answers)
    play(at, "Anita", "end turn")
    assert asked(at) == ["Mark"]
    assert events(at, "ends_turn")[0]["rule"] == "K-5.3"


def test_K_5_3_an_extra_attempt_and_its_question_cite_their_own_rule() -> None:
    at = table({**THREE, "left": "catapult_a castle_yellow_1", "dice": [WINNING, NOTHING]})
    wording = Wording(KNIGHTS, game_texts(KNIGHTS, "hu"), ["Anita", "Mark", "Eva"], KNIGHTS.rules.load_data())
    assert wording.question_rule(at.game) == "K-5.1"
    play(at, "Anita", "attempt left, stop")
    assert wording.question_rule(at.game) == "K-5.3"
    play(at, "Anita", "attack castle_black_1")
    assert [event.rule for event in at.log if event.name in ("attempts", "attacks")] == ["K-5.1", "K-5.3"]


def test_K_5_3_ruling_48_an_extra_attempt_may_be_a_tournament_which_ends_the_turn() -> None:
    at = table({**THREE, "left": "catapult_a tournament_1", "dice": [WINNING, NOTHING]})
    play(at, "Anita", "attempt left, stop, tournament left")
    play(at, "Mark", "decline")
    play(at, "Eva", "decline")
    assert asked(at) == ["Mark"]
    assert told(at)["tournament_counts"]["Anita"] == 1


def test_K_5_3_ruling_17_a_stolen_special_card_gives_no_extra_attempt_unless_agreed() -> None:
    position = {**THREE, "specials": {"Mark": "deck_a"}, "dice": WINNING}
    for option, name in (("off", "Mark"), ("on", "Anita")):
        at = table(position, options={"extra_attempt_on_steal": option})
        play(at, "Anita", "attack deck_a, stop")
        assert (asked(at), question(at)) == ([name], "MainAction")


@pytest.mark.parametrize(
    ("answers", "dice"),
    [("attempt left", [NOTHING]), ("attempt left, stop", [WINNING]), ("attack castle_black_1", [NOTHING])],
)
def test_K_5_4_a_failure_or_a_castle_ends_the_turn(answers: str, dice: list[str]) -> None:
    at = table({**THREE, "left": "castle_yellow_1", "dice": dice})
    play(at, "Anita", answers)
    assert (asked(at), question(at)) == (["Mark"], "MainAction")


def test_K_5_5_new_powers_work_at_once() -> None:
    at = table({**THREE, "left": "die_5 castle_yellow_3", "dice": [WINNING, "5 5 1 6 6 6"]})
    play(at, "Anita", "attempt left, stop, attempt left")
    assert told(at)["strength"] == [3, 5, 1]
    at = table({**THREE, "left": "catapult_a", "dice": [WINNING, "5 5 1 6 6 6"]})
    play(at, "Anita", "attempt left, stop, attack castle_black_1")
    assert told(at)["rerolls_left"] == 3


def test_K_5_6_after_the_guards_the_left_neighbour_is_on_turn() -> None:
    at = table({**THREE, "specials": {"Anita": "castle_guard_a"}, "left": "castle_yellow_1", "dice": NOTHING})
    play(at, "Anita", "attempt left")
    assert (asked(at), question(at)) == (["Anita"], "ArrangeGuards")
    play(at, "Anita", "keep")
    assert (asked(at), question(at)) == (["Mark"], "MainAction")


def test_K_6_1_a_swap_puts_the_top_card_under_its_pile_once_a_turn() -> None:
    at = table({**THREE, "left": "castle_yellow_1 die_5"})
    size = told(at)["left_size"]
    play(at, "Anita", "swap left")
    after = told(at)
    assert (after["left_top"], after["left_bottom"], after["left_size"]) == ("die_5", "castle_yellow_1", size)
    assert refused(at, "Anita", "swap right") == ("swaps_used_up", "K-6.1")
    assert [event.name for event in at.log] == ["swapped", "turned_up"]


def test_K_6_2_a_deck_card_gained_in_the_turn_raises_the_allowance_at_once() -> None:
    at = table({**THREE, "left": "castle_yellow_1 deck_a castle_white_1", "dice": WINNING})
    play(at, "Anita", "swap left, attempt left, stop")
    assert "swap left" in legal(at)
    play(at, "Anita", "swap right")
    assert "swap left" not in legal(at)
    assert told(at)["swaps_used"] == 2


def test_K_6_3_ruling_43_a_pile_of_one_card_or_none_cannot_be_swapped() -> None:
    at = table({**THREE, "left": "castle_yellow_1", "rest": "right", "dice": WINNING})
    assert refused(at, "Anita", "swap left") == ("pile_too_small", "K-6.3")
    play(at, "Anita", "attempt left, stop")
    assert told(at)["left_size"] == 0
    assert refused(at, "Mark", "swap left") == ("pile_too_small", "K-6.3")
    assert refused(at, "Mark", "attempt left") == ("pile_is_empty", "K-8.3")
    assert events(at, "pile_empty") == [{"seat": -1, "rule": "K-8.2", "pile": "left"}]


def test_K_6_4_ruling_20_a_search_needs_all_swaps_used_and_stops_at_the_first_target() -> None:
    at = table({**STUCK, "king_ok": False}, players=2)
    assert legal(at) == ["swap left", "swap right"]
    assert refused(at, "Anita", "search right") == ("swap_before_search", "K-6.4")
    assert refused(at, "Anita", "end turn") == ("must_reveal", "K-6.5")
    play(at, "Anita", "swap left, swap left")
    assert legal(at) == ["search right"]
    assert refused(at, "Anita", "search left") == ("nothing_there", "K-6.4")
    assert refused(at, "Anita", "end turn") == ("must_reveal", "K-6.5")
    play(at, "Anita", "search right, search right")
    assert legal(at) == ["search right"]
    play(at, "Anita", "search right")
    assert legal(at) == ["attempt right"]
    assert refused(at, "Anita", "search right") == ("target_in_sight", "K-6.4")
    assert told(at)["swaps_used"] == 2


def test_K_6_4_on_an_extra_attempt_the_turn_may_be_ended_instead_of_searching() -> None:
    position = {**STUCK, "left": "catapult_a castle_green_2 deck_b", "king_ok": False, "swaps_used": 2}
    at = table({**position, "dice": WINNING}, players=2)
    play(at, "Anita", "attempt left, stop")
    assert legal(at) == ["end turn", "search right"]


def test_K_6_4_everybody_learns_where_something_can_be_found_and_nothing_more() -> None:
    at = table({**STUCK, "king_ok": False, "swaps_used": 1}, players=2)
    play(at, "Anita", "swap left")
    event = events(at, "search_opens")[0]
    assert event["piles"] == "right"
    assert seen(at, "Mark")["searchable"] == "right"
    hidden = seen(at, "Mark")["right"].split()
    assert hidden[0] == "castle_red_3"
    assert set(hidden[1:]) == {"?"}


def test_K_6_5_ruling_21_with_nothing_to_find_the_player_passes() -> None:
    from tests.games.knights.test_rules_end import NOBODY_CAN

    at = table({**NOBODY_CAN, "king_ok": False, "swaps_used": 2}, players=6)
    assert question(at) == "ArrangeGuards"
    assert told(at)["passes_in_row"] == 1


def test_K_6_5_ruling_49_a_swap_that_is_left_must_be_made_before_passing() -> None:
    from tests.games.knights.test_rules_end import NOBODY_CAN

    at = table({**NOBODY_CAN, "king_ok": False, "swaps_used": 1}, players=6)
    assert legal(at) == ["swap left", "swap right"]
    assert refused(at, "Anita", "end turn") == ("must_reveal", "K-6.5")
    play(at, "Anita", "swap right")
    assert events(at, "passes") == [{"seat": 0, "rule": "K-6.5"}]
    assert events(at, "nothing_to_find")[0]["seat"] == 0


def test_K_6_6_ruling_22_an_available_challenge_does_not_block_the_search() -> None:
    at = table({**STUCK, "king_ok": True, "swaps_used": 2}, players=2)
    assert legal(at) == ["king", "search right"]


def test_K_7_1_tops_of_piles_that_are_no_duplicates_are_targets() -> None:
    at = table({**THREE, "left": "castle_red_2", "right": "tournament_3"})
    assert "tournament right" in legal(at)
    assert refused(at, "Anita", "attempt right") == ("hold_a_tournament", "K-10.1")
    assert refused(at, "Anita", "tournament left") == ("no_tournament_on_top", "K-7.1")
    assert refused(at, "Anita", "attempt left") == ("owns_colour", "K-2.4")


def test_K_7_2_castles_of_opponents_need_two_castles_and_no_guard() -> None:
    at = table({**THREE, "specials": {"Mark": "castle_guard_a"}, "castle_guard_on": {"Mark": "castle_green_1"}})
    answers = legal(at)
    assert "attack castle_black_1" in answers
    assert refused(at, "Anita", "attack castle_green_1") == ("covered_castle", "K-13.1")
    assert refused(at, "Anita", "attack castle_blue_1") == ("too_few_castles", "K-7.2")
    assert refused(at, "Anita", "attack castle_red_1") == ("own_card", "K-7.2")
    assert refused(at, "Anita", "attack castle_white_1") == ("before_no_player", "K-7.2")


def test_K_7_2_ruling_38_a_last_castle_is_judged_when_the_attack_is_announced() -> None:
    at = table({**THREE, "dice": [WINNING, "1 2 3 4 5 6"]})
    play(at, "Anita", "attack castle_black_1, stop")
    play(at, "Mark", "stop")
    assert told(at)["castles"]["Mark"] == "castle_green_1"
    game = state(at)
    assert all(len(own) >= 1 for own in game.castles)
    play(at, "Mark", "swap left")
    assert "attack castle_black_1" in legal(at)  # Anita has two now


def test_K_7_3_ruling_39_special_cards_can_always_be_attacked_also_with_two_players() -> None:
    at = table({
        "castles": {"Anita": "castle_red_1", "Mark": "castle_green_1 castle_black_1"},
        "specials": {"Mark": "deck_a die_5 bodyguard_a"}, "bodyguard_on": {"Mark": "die_5"},
    }, players=2)  # fmt: skip
    assert [answer for answer in legal(at) if answer.startswith("attack")] == ["attack bodyguard_a", "attack deck_a"]
    assert refused(at, "Anita", "attack die_5") == ("covered_special", "K-13.2")
    assert refused(at, "Anita", "attack catapult_a") == ("before_no_player", "K-7.3")


def test_K_7_4_tournament_cards_of_players_can_never_be_attacked() -> None:
    at = table({**THREE, "tournaments": {"Mark": 2}})
    assert not any("tournament_" in answer for answer in legal(at))
    assert not any("attack tournament" in action.notation for action in at.kind.rules.catalogue.actions)


def test_K_8_1_treason_makes_castles_on_piles_weak_but_never_stronger() -> None:
    position = {**THREE, "specials": {"Anita": "treason"}, "left": "castle_yellow_3", "dice": "1 2 3 4 5 6"}
    at = table(position)
    play(at, "Anita", "attempt left")
    assert told(at)["target"] == [3, 1, 2]
    at = table({**position, "left": "deck_a"})
    play(at, "Anita", "attempt left")
    assert told(at)["target"] == [3, 1, 3]  # a special card, so that treason does not help


def test_K_8_1_ruling_3_treason_shows_the_weakest_combination() -> None:
    from banneret.games.knights.rules.data import load_data
    from banneret.games.knights.rules.strength import strength_parts

    data = load_data()
    assert strength_parts(data.treason) == (3, 1, 2)
    assert data.treason <= min(strength for strength in data.strengths if strength)


def test_K_8_2_a_success_takes_the_card_a_failure_puts_it_under_the_pile() -> None:
    for dice, bottom, owned in ((NOTHING, True, ""), (WINNING, False, "deck_a")):
        at = table({**THREE, "left": "deck_a castle_yellow_1", "dice": dice})
        play(at, "Anita", "attempt left" if dice == NOTHING else "attempt left, stop")
        assert told(at)["left_top"] == "castle_yellow_1"
        assert (told(at)["left_bottom"] == "deck_a") == bottom
        assert told(at)["specials"]["Anita"] == owned


def test_K_8_3_a_single_card_lies_there_again_after_a_failure() -> None:
    at = table({**THREE, "left": "castle_yellow_1", "rest": "right", "dice": NOTHING})
    play(at, "Anita", "attempt left")
    assert told(at)["left"] == "castle_yellow_1"
    assert events(at, "turned_up")[-1]["card"] == "castle_yellow_1"
