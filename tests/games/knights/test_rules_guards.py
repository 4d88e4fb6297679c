"""K-13 Castle guard and bodyguard, each placed by itself."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.table import Table
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
    table,
    told,
)
from tests.games.knights.test_rules_end import NOBODY_CAN

THREE: dict[str, Any] = {
    "castles": {"Anita": "castle_red_1", "Mark": "castle_green_1 castle_black_1", "Eva": "castle_blue_1"},
}  # fmt: skip
GUARDS: dict[str, Any] = {
    "phase": "guards",
    "castles": {"Anita": "castle_red_1 castle_white_1 castle_yellow_1"},
    "specials": {"Anita": "castle_guard_a bodyguard_a die_5"},
}  # fmt: skip


def test_K_13_1_ruling_35_a_castle_guard_covers_up_to_two_castles() -> None:
    at = table(GUARDS)
    three = "cover castle_red_1, cover castle_white_1, cover castle_yellow_1"
    assert refused(at, "Anita", three) == ("castles_at_most", "K-13.1")
    play(at, "Anita", "cover castle_red_1")
    assert "done" in legal(at)
    play(at, "Anita", "cover castle_white_1")  # more it cannot cover: it lies there now
    assert told(at)["castle_guard_on"]["Anita"] == "castle_red_1 castle_white_1"
    assert events(at, "covers")[0]["cards"] == "castle_red_1 castle_white_1"
    at = table(GUARDS)
    play(at, "Anita", "cover castle_red_1, done")
    assert told(at)["castle_guard_on"]["Anita"] == "castle_red_1"


def test_K_13_2_ruling_36_a_bodyguard_covers_one_other_special_card() -> None:
    at = table({**GUARDS, "guard": "bodyguard"})
    assert refused(at, "Anita", "cover bodyguard_a") == ("bodyguard_not_itself", "K-13.2")
    assert refused(at, "Anita", "cover castle_guard_a, cover die_5") == ("one_special_only", "K-13.2")
    play(at, "Anita", "cover castle_guard_a")  # more it cannot cover: it lies there now
    assert told(at)["bodyguard_on"]["Anita"] == "castle_guard_a"
    assert told(at)["castle_guard_on"]["Anita"] == ""
    no_castle_guard = {**GUARDS, "specials": {"Anita": "bodyguard_a die_5"}}
    assert refused(table(no_castle_guard), "Anita", "cover castle_red_1") == ("no_castle_guard", "K-13.2")
    no_bodyguard = {**GUARDS, "specials": {"Anita": "castle_guard_a die_5"}}
    assert refused(table(no_bodyguard), "Anita", "cover die_5") == ("no_bodyguard", "K-13.1")
    assert refused(table(GUARDS), "Anita", "cover die_5") == ("guard_of_castles", "K-13.1")
    assert refused(table({**GUARDS, "guard": "bodyguard"}), "Anita", "cover castle_red_1") == (
        "guard_of_specials", "K-13.2",
    )  # fmt: skip


def test_K_13_3_a_castle_guard_can_be_attacked_unless_it_is_covered() -> None:
    specials = {"specials": {"Mark": "castle_guard_a bodyguard_a"}}
    assert "attack castle_guard_a" in legal(table({**THREE, **specials}))
    covered = table({**THREE, **specials, "bodyguard_on": {"Mark": "castle_guard_a"}})
    assert "attack castle_guard_a" not in legal(covered)
    assert "attack bodyguard_a" in legal(covered)


PLACED = {"castle_guard_on": {"Anita": "castle_red_1 castle_yellow_1"}, "bodyguard_on": {"Anita": "die_5"}}


def covers(at: Table) -> tuple[str, str]:
    """What Anita's guards cover."""
    return told(at)["castle_guard_on"]["Anita"], told(at)["bodyguard_on"]["Anita"]


def test_K_13_4_ruling_34_guards_are_placed_at_the_end_of_the_own_turn() -> None:
    at = table({**GUARDS, "castle_guard_on": {"Anita": "castle_red_1"}, "bodyguard_on": {"Anita": "die_5"}})
    assert legal(at)[-1] == "uncover"
    assert refused(at, "Anita", "done") == ("choose_or_keep", "K-13.4")
    assert refused(at, "Anita", "end turn") == ("guards_are_arranged", "K-13.4")
    play(at, "Anita", "keep")
    assert (asked(at), told(at)["guard"]) == (["Anita"], "bodyguard")
    play(at, "Anita", "keep")
    assert covers(at) == ("castle_red_1", "die_5")
    assert asked(at) == ["Mark"]
    at = table({**GUARDS, "castle_guard_on": {"Anita": "castle_red_1"}, "bodyguard_on": {"Anita": "die_5"}})
    play(at, "Anita", "cover castle_white_1")
    assert refused(at, "Anita", "keep") == ("cards_are_chosen", "K-13.4")
    assert refused(at, "Anita", "cover castle_white_1") == ("already_chosen", "K-13.4")
    assert seen(at, "Mark")["chosen"] == ""
    assert seen(at, "Anita")["chosen"] == "castle_white_1"
    play(at, "Anita", "done")
    assert covers(at) == ("castle_white_1", "die_5")


@pytest.mark.parametrize(
    ("guard", "answer", "expected"),
    [
        ("castle_guard", "cover castle_white_1, done", ("castle_white_1", "die_5")),
        ("castle_guard", "uncover", ("", "die_5")),
        ("bodyguard", "cover castle_guard_a, done", ("castle_red_1 castle_yellow_1", "castle_guard_a")),
        ("bodyguard", "uncover", ("castle_red_1 castle_yellow_1", "")),
    ],
)
def test_K_13_4_moving_one_guard_leaves_the_cover_of_the_other(
    guard: str, answer: str, expected: tuple[str, str]
) -> None:
    at = table({**GUARDS, **PLACED, "guard": guard, "guards_due": ""})
    play(at, "Anita", answer)
    assert covers(at) == expected
    assert asked(at) == ["Mark"]
    assert [told["guard"] for told in events(at, "covers") + events(at, "lifts_cover")] == [guard]


UNMOVED = {key: value for key, value in {**GUARDS, **PLACED}.items() if key != "phase"}


def test_K_13_4_guards_are_not_asked_about_when_nothing_has_changed() -> None:
    at = table({**UNMOVED, "left": "castle_green_1", "dice": NOTHING})
    play(at, "Anita", "attempt left")
    assert asked(at) == ["Mark"]
    assert covers(at) == ("castle_red_1 castle_yellow_1", "die_5")


@pytest.mark.parametrize(
    ("card", "guards"), [("castle_green_1", []), ("champion", ["bodyguard"]), ("tournament_1", [])]
)
def test_K_13_4_a_gained_card_asks_about_the_guard_that_may_cover_it(card: str, guards: list[str]) -> None:
    """The fourth castle has won; so the castle guard has a test of its own."""
    two = {"castles": {"Anita": "castle_red_1 castle_yellow_1"}}
    at = table({**UNMOVED, **two, "left": card, "dice": [WINNING, NOTHING, NOTHING]})
    verb = "tournament" if card.startswith("tournament") else "attempt"
    play(at, "Anita", f"{verb} left, stop")
    if card == "champion":
        play(at, "Anita", "end turn")
    for seat in ("Mark", "Eva"):
        if question(at) == "TakePart":
            play(at, seat, "decline")
    asked_about = []
    while question(at) == "ArrangeGuards":
        asked_about.append(told(at)["guard"])
        play(at, "Anita", "keep")
    assert asked_about == (["castle_guard"] if card.startswith("castle") else guards)


def test_K_13_4_a_castle_for_the_king_asks_about_the_castle_guard_if_another_can_be_covered() -> None:
    for given, expected in (("castle_red_1", ["castle_guard"]), ("castle_white_1", [])):
        at = table({**UNMOVED, "phase": "revenge"})
        play(at, "Anita", f"give {given}, under left")
        assert [told(at)["guard"]] * (question(at) == "ArrangeGuards") == expected


def test_K_13_4_a_guard_that_covers_nothing_is_asked_about_every_turn() -> None:
    at = table({**UNMOVED, "castle_guard_on": {}, "left": "castle_green_1", "dice": NOTHING})
    play(at, "Anita", "attempt left")
    assert (question(at), told(at)["guard"]) == ("ArrangeGuards", "castle_guard")
    play(at, "Anita", "keep")
    assert asked(at) == ["Mark"]


def test_K_13_4_a_guard_can_be_moved_once_before_the_attempt() -> None:
    at = table({**UNMOVED, "left": "castle_green_1", "dice": NOTHING})
    assert {"move castle_guard", "move bodyguard"} <= set(legal(at))
    play(at, "Anita", "move castle_guard")
    assert told(at)["phase"] == "move"
    play(at, "Anita", "cover castle_white_1, cover castle_red_1, done")
    assert covers(at) == ("castle_red_1 castle_white_1", "die_5")
    assert (asked(at), question(at)) == (["Anita"], "MainAction")
    assert refused(at, "Anita", "move castle_guard") == ("guard_was_placed", "K-13.4")
    assert "move bodyguard" in legal(at)
    play(at, "Anita", "attempt left")
    assert asked(at) == ["Mark"]


def test_K_13_4_when_a_guard_cannot_be_moved_before_the_attempt() -> None:
    everything = {"castles": {"Anita": "castle_red_1 castle_yellow_1"}}
    assert refused(table({**UNMOVED, **everything}), "Anita", "move castle_guard") == ("nowhere_to_move", "K-13.4")
    unplaced = {**UNMOVED, "castle_guard_on": {}}
    assert refused(table(unplaced), "Anita", "move castle_guard") == ("guard_at_the_end", "K-13.4")
    without = {**UNMOVED, "specials": {"Anita": "bodyguard_a die_5 deck_a"}, "castle_guard_on": {}}
    assert refused(table(without), "Anita", "move castle_guard") == ("no_such_guard", "K-13.4")


def test_K_13_4_who_can_only_pass_may_move_a_guard_first() -> None:
    """A pass that nobody is asked about would take the right away."""
    stuck = {**NOBODY_CAN, "king_ok": False, "swaps_used": 2, "bodyguard_on": {"Anita": "die_5"}}
    guarded = {**NOBODY_CAN["castle_guard_on"], "Anita": "castle_red_1 castle_green_1"}
    at = table({**stuck, "castle_guard_on": guarded}, players=6)
    assert legal(at) == ["end turn", "move bodyguard", "move castle_guard"]
    play(at, "Anita", "move castle_guard, keep, move bodyguard")
    play(at, "Anita", "keep")
    assert asked(at) == ["Mark"]
    assert told(at)["passes_in_row"] == 1


def test_K_13_4_the_cover_of_a_guard_can_be_lifted() -> None:
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
