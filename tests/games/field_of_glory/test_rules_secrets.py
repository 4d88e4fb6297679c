"""F-9.1 and section 10: no question and no view tells what a player holds."""

from __future__ import annotations

from typing import Any

from banneret.conformance.walk import snapshot
from banneret.core.table import Table
from tests.games.field_of_glory.tables import asked, legal, play, question, seen, state, table, told

CHARGE: dict[str, Any] = {
    "turn": "Red", "units": {"Red": {2: "mi2", 3: "hi2"}, "Blue": {3: "hi3"}}, "deck": {"Red": "mi3", "Blue": "mi3"},
}  # fmt: skip


def blue_sees(at: Table) -> dict[str, str]:
    shown = snapshot(at)
    return {key: shown[key] for key in ("view of 1", "log of 1", "view of -1", "log of -1")}


def test_F_9_1_edge_47_ruling_49_blue_cannot_tell_whether_an_overlap_is_held() -> None:
    views = []
    for holds in (True, False):
        at = table({**CHARGE, "hands": {"Red": "ov2 li2", "Blue": "li2"}, "removed": {"Red": "co5"}})
        if not holds:
            game = state(at)
            game.hands[0][0], game.removed[0][0] = game.removed[0][0], game.hands[0][0]
            game.check()
        play(at, "Red", "charge hi2@3")
        assert (asked(at), question(at)) == (["Red"], "AttackerBonus")
        assert ("overlap" in legal(at)) == holds
        before = blue_sees(at)
        play(at, "Red", "bonus li2")
        views.append((before, blue_sees(at)))
    assert views[0] == views[1]


def test_F_9_1_the_action_phase_is_asked_even_if_only_ending_is_possible() -> None:
    at = table({"phase": "turn", "turn": "Red", "hands": {"Red": "co5 co5"}})
    assert (question(at), legal(at)) == ("MainAction", ["end"])


def test_F_9_1_in_a_flank_attack_overlap_is_asked_held_or_not() -> None:
    position = {"phase": "flank", "turn": "Red", "units": {"Red": {1: "lc2", 2: "hi2", 3: "mi2"}, "Blue": {2: "hi3"}}}
    for hand, answers in (("ov2 li2", ["no overlap", "overlap"]), ("co5 li2", ["no overlap"])):
        at = table({**position, "hands": {"Red": hand}}, {"overlap_in_flank_attack": "on"})
        play(at, "Red", "flank hi2@2>2")
        assert (question(at), legal(at)) == ("OverlapChoice", answers)
    for hand, units in (("", "mi2"), ("ov2", "hi4")):
        at = table({**position, "units": {"Red": {2: "hi2", 3: units}, "Blue": {2: "hi3"}}, "hands": {"Red": hand}},
                   {"overlap_in_flank_attack": "on"})  # fmt: skip
        play(at, "Red", "flank hi2@2>2")
        assert question(at) != "OverlapChoice", "no card in hand, or worth nothing: everybody knows it"


def test_F_9_1_a_hand_of_one_card_is_asked_for_the_bonus() -> None:
    at = table({**CHARGE, "hands": {"Red": "li2", "Blue": "li2"}})
    play(at, "Red", "charge hi2@3")
    assert question(at) == "AttackerBonus"


def test_section_10_what_each_sees_of_hands_decks_and_removed_cards() -> None:
    at = table({"turn": "Red", "hands": {"Red": "co5 li2", "Blue": "mi2"}, "victory": {"Red": "hi2"}})
    mine, other = seen(at, "Red"), seen(at, "spectator")
    assert (mine["hands"], other["hands"]) == ({"Red": "li2 co5", "Blue": "?"}, {"Red": "? ?", "Blue": "?"})
    assert set(mine["deck"]["Red"].split()) == set(mine["deck"]["Blue"].split()) == {"?"}
    assert mine["deck_sizes"] == told(at)["deck_sizes"]
    assert mine["removed"]["Red"] == told(at)["removed"]["Red"]
    assert set(mine["removed"]["Blue"].split()) == {"?"}
    assert mine["victory"] == other["victory"] == {"Red": "hi2", "Blue": ""}


def test_section_10_drawn_cards_are_told_to_their_owner_alone() -> None:
    at = table({"phase": "draw", "turn": "Red", "hands": {"Red": "hi2"}, "deck": {"Red": "co5 li2 li3"}})
    play(at, "Red", "draw")
    drew = next(event for event in at.log if event.name == "drew")
    assert drew.told_to(0) == {"count": 3, "cards": "co5 li2 li3"}
    assert drew.told_to(1) == drew.told_to(-1) == {"count": 3}
