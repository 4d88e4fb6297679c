"""F-6.1, F-6.5 to F-6.7 The action phase, Overlap, Reserves, charges."""

from __future__ import annotations

from typing import Any

from tests.games.field_of_glory.tables import asked, events, fought, legal, play, question, refused, table, told

OVERLAP: dict[str, Any] = {
    "turn": "Red", "units": {"Red": {2: "mi2 mi3", 3: "hi2", 4: "cv2 cv3"}, "Blue": {3: "hi2"}},
    "hands": {"Red": "ov2 ov2 li2", "Blue": "li2"},
}  # fmt: skip


def test_F_6_1_any_number_of_actions_in_any_order() -> None:
    at = table({"turn": "Red", "hands": {"Red": "lc2 lc3 re2"}, "deck": {"Red": "lc4 co5 co5"}})
    play(at, "Red", "deploy, place lc2@1, confirm")
    play(at, "Red", "reserves")
    play(at, "Red", "deploy, place lc4@2, confirm")
    play(at, "Red", "deploy, place lc3@3, confirm, end")
    assert question(at) == "DrawMode"
    assert refused(at, "Red", "deploy") == ("must_draw", "F-8.1")


def test_F_6_1_what_is_not_an_action_is_refused() -> None:
    at = table({"turn": "Red", "hands": {"Red": "lc2 lc3"}})
    assert refused(at, "Red", "draw") == ("choose_an_action", "F-6.1")
    assert refused(at, "Red", "place lc2@1") == ("open_a_deployment", "F-6.8")
    assert refused(at, "Red", "confirm") == ("open_a_deployment", "F-6.8")
    assert refused(at, "Blue", "end") == ("not_asked", "")


def test_F_6_5_overlap_counts_every_quick_unit_beside_the_charge_up_to_four() -> None:
    at = table(OVERLAP)
    play(at, "Red", "charge hi2@3, overlap")
    assert legal(at) == ["bonus deck", "bonus li2", "bonus ov2"]
    assert refused(at, "Red", "overlap") == ("overlap_played", "F-6.5")
    play(at, "Red", "bonus li2")
    play(at, "Blue", "no bonus")
    assert fought(at)["attack"]["overlap"] == 4
    assert told(at)["units"]["Red"] == {"1": "", "2": "mi2 mi3", "3": "hi2", "4": "cv2 cv3", "5": ""}


def test_F_6_5_ruling_14_a_second_overlap_only_with_the_option() -> None:
    at = table(OVERLAP, {"max_overlap_per_charge": "2"})
    play(at, "Red", "charge hi2@3, overlap, overlap, bonus li2")
    play(at, "Blue", "no bonus")
    assert fought(at)["attack"]["overlap"] == 8
    assert told(at)["discard"]["Red"] == "ov2 ov2 li2"


def test_F_6_5_ruling_15_an_overlap_that_gives_nothing_is_not_playable() -> None:
    at = table({**OVERLAP, "units": {"Red": {2: "hi3", 3: "hi2", 4: "cv2"}, "Blue": {3: "hi2", 4: "li2"}}})
    play(at, "Red", "charge hi2@3")
    assert refused(at, "Red", "overlap") == ("overlap_worthless", "F-6.5")
    at = table({**OVERLAP, "hands": {"Red": "li2 li3"}})
    play(at, "Red", "charge hi2@3")
    assert refused(at, "Red", "overlap") == ("not_in_hand", "F-6.5")


def test_F_6_5_ruling_40_the_helpers_need_no_control() -> None:
    at = table({**OVERLAP, "control": {2: "Blue", 4: "Blue"}})
    play(at, "Red", "charge hi2@3")
    assert "overlap" in legal(at)


def test_F_6_5_ruling_48_an_overlap_as_the_last_card() -> None:
    position = {**OVERLAP, "hands": {"Red": "ov2", "Blue": "li2"}, "rest": {"Red": "victory"}}
    at = table(position)
    play(at, "Red", "charge hi2@3")
    assert legal(at) == ["bonus ov2", "overlap"]
    play(at, "Red", "overlap")
    assert (asked(at), question(at)) == (["Blue"], "DefenderBonus"), "no card is left, the bonus is 0"
    play(at, "Blue", "no bonus")
    assert fought(at)["attack"]["bonus"] == 0
    at = table(position)
    play(at, "Red", "charge hi2@3, bonus ov2")
    play(at, "Blue", "no bonus")
    assert (fought(at)["attack"]["bonus"], fought(at)["attack"]["overlap"]) == (2, 0)


def test_F_6_5_in_flank_attacks_with_the_option_around_the_target_without_the_origin() -> None:
    position = {"phase": "flank", "turn": "Red", "units": {"Red": {1: "lc2", 2: "hi2", 3: "mi2"}, "Blue": {2: "hi3"}},
                "hands": {"Red": "ov2 li2", "Blue": "li2"}}  # fmt: skip
    options = {"overlap_in_flank_attack": "on"}
    at = table(position, options)
    play(at, "Red", "flank hi2@2>2")
    assert (question(at), legal(at)) == ("OverlapChoice", ["no overlap", "overlap"])
    assert refused(at, "Red", "bonus li2") == ("overlap_or_not", "F-6.5")
    play(at, "Red", "overlap, bonus li2")
    play(at, "Blue", "no bonus")
    assert fought(at)["attack"]["overlap"] == 2
    at = table(position, options)
    play(at, "Red", "flank mi2@3>2, overlap, bonus li2")
    play(at, "Blue", "no bonus")
    assert fought(at)["attack"]["overlap"] == 1, "the origin column does not count"
    at = table(position, options)
    play(at, "Red", "flank mi2@3>2, no overlap, bonus li2")
    play(at, "Blue", "no bonus")
    assert fought(at)["attack"]["overlap"] == 0
    early = table(position, {**options, "flank_bonus_timing": "before_retreat"})
    play(early, "Red", "flank mi2@3>2")
    assert (question(early), legal(early)) == ("AttackerBonus", ["bonus deck", "bonus li2", "bonus ov2", "overlap"])


def test_F_6_5_two_overlaps_in_a_flank_attack_are_asked_one_by_one() -> None:
    at = table({"phase": "flank", "turn": "Red", "units": {"Red": {1: "lc2", 2: "hi2", 3: "mi2"}, "Blue": {2: "hi3"}},
                "hands": {"Red": "ov2 li2", "Blue": "li2"}},
               {"overlap_in_flank_attack": "on", "max_overlap_per_charge": "2"})  # fmt: skip
    play(at, "Red", "flank hi2@2>2, overlap")
    assert (question(at), legal(at)) == ("OverlapChoice", ["no overlap"]), "asked again, held or not"
    assert refused(at, "Red", "overlap") == ("not_in_hand", "F-6.5")


def test_F_6_6_reserves_draw_three_and_need_a_card_somewhere() -> None:
    at = table({"turn": "Red", "hands": {"Red": "re2 li2"}, "deck": {"Red": "co5 cv2 cv3 cv4"}})
    play(at, "Red", "reserves")
    assert told(at)["hands"]["Red"] == "li2 cv2 cv3 co5"
    assert refused(at, "Red", "reserves") == ("not_in_hand", "F-6.6")
    at = table({"turn": "Red", "hands": {"Red": "re2 li2"}, "rest": {"Red": "victory"}})
    assert refused(at, "Red", "reserves") == ("no_card_in_piles", "F-6.6")


def test_F_6_7_a_charge_needs_both_sides_and_an_own_lead() -> None:
    at = table({"turn": "Red", "units": {"Red": {2: "hi2 ar2", 3: "cv2"}, "Blue": {2: "hi3", 4: "cv3"}},
                "hands": {"Red": "mi2"}})  # fmt: skip
    assert legal(at) == ["charge ar2@2", "charge hi2@2", "end"]
    assert refused(at, "Red", "charge cv2@3") == ("nobody_to_charge", "F-6.7")
    assert refused(at, "Red", "charge hi3@2") == ("not_in_column", "F-6.7")
    play(at, "Red", "charge ar2@2")
    assert events(at, "charged") == [{"seat": 0, "rule": "F-6.7", "card": "ar2", "column": 2, "victim": 1}]
    assert at.can_undo(0), "nothing was drawn or shown yet"
