"""F-7 Fights."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.field_of_glory.tables import asked, events, fought, legal, play, question, refused, seen, table, told


def charge(
    red: str,
    blue: str,
    more: dict[str, Any] | None = None,
    options: dict[str, str] | None = None,
    hands: str = "li2 li3",
) -> Any:
    """Red stands against Blue in column 2, to act."""
    position = {"turn": "Red", "units": {"Red": {2: red}, "Blue": {2: blue}}, "hands": {"Red": hands, "Blue": hands}}
    return table({**position, **(more or {})}, options)


def test_F_7_0_the_lead_stands_in_front_while_the_fight_lasts() -> None:
    at = charge("hi2 ar2", "pk2 ar3")
    play(at, "Red", "charge ar2@2, bonus li2")
    assert told(at)["fight"]["lead"] == "ar2"
    play(at, "Blue", "no bonus, lead pk2")
    assert fought(at)["attack"]["units"] == "ar2 hi2"
    assert fought(at)["defence"]["units"] == "pk2 ar3"


def test_F_7_1_ruling_30_only_a_smaller_movement_cost_retreats() -> None:
    at = charge("mi2", "mi3")
    play(at, "Red", "charge mi2@2, bonus li2")
    assert question(at) == "DefenderBonus"
    at = charge("mi2", "cv2 ar2")
    play(at, "Red", "charge mi2@2, bonus li2")
    assert legal(at) == ["retreat all", "retreat ar2", "retreat cv2", "stand"]
    assert refused(at, "Blue", "end") == ("stand_or_retreat", "F-7.1")
    assert refused(at, "Blue", "retreat hi2") == ("not_in_column", "F-7.1")


def test_F_7_1_flank_penalty_and_rough_ground_do_not_count() -> None:
    at = table({"turn": "Red", "terrain": {1: "rough"}, "units": {"Red": {1: "mi2"}, "Blue": {1: "mi3"}},
                "hands": {"Red": "li2"}})  # fmt: skip
    play(at, "Red", "charge mi2@1, bonus li2")
    assert question(at) == "DefenderBonus"


def test_F_7_1_ruling_31_nobody_retreats_from_light_cavalry() -> None:
    at = charge("lc2", "lc3")
    play(at, "Red", "charge lc2@2, bonus li2")
    assert question(at) == "DefenderBonus"


def test_F_7_1_two_of_a_kind_may_retreat_one_by_one_or_together() -> None:
    at = charge("hi2", "cv2 cv2")
    play(at, "Red", "charge hi2@2, bonus li2")
    assert legal(at) == ["retreat all", "retreat cv2", "stand"]
    play(at, "Blue", "retreat cv2")
    assert told(at)["units"]["Blue"]["2"] == "cv2"
    single = charge("hi2", "cv2")
    play(single, "Red", "charge hi2@2, bonus li2")
    assert refused(single, "Blue", "retreat all") == ("only_one_unit", "F-7.1")


def test_F_7_2_ruling_16_the_source_is_public_and_the_card_is_not() -> None:
    at = charge("hi2", "hi3")
    play(at, "Red", "charge hi2@2, bonus li3")
    assert seen(at, "Blue")["fight"]["sources"] == {"Red": "hand", "Blue": "open"}
    assert seen(at, "Blue")["fight"]["bonus"] == {"Red": "", "Blue": ""}
    assert seen(at, "Red")["fight"]["bonus"]["Red"] == "li3"
    assert seen(at, "spectator")["fight"]["bonus"] == {"Red": "", "Blue": ""}
    assert legal(at) == ["bonus deck", "bonus li2", "bonus li3", "no bonus"]
    assert refused(at, "Blue", "bonus co5") == ("not_in_hand", "F-7.2")
    assert refused(at, "Blue", "stand") == ("lay_a_bonus", "F-7.2")


def test_F_7_2_ruling_17_the_owner_looks_at_his_card_from_the_deck_unless_nobody_may() -> None:
    more = {"deck": {"Blue": "co5"}}
    at = charge("hi2", "hi3 ar2", more)
    play(at, "Red", "charge hi2@2, bonus li3")
    play(at, "Blue", "stand, bonus deck")
    assert question(at) == "DefenderLead"
    assert seen(at, "Blue")["fight"]["bonus"]["Blue"] == "co5"
    assert seen(at, "Red")["fight"]["bonus"]["Blue"] == ""
    blind = charge("hi2", "hi3 ar2", more, {"deck_bonus_seen_by": "nobody"})
    play(blind, "Red", "charge hi2@2, bonus li3")
    play(blind, "Blue", "stand, bonus deck")
    assert seen(blind, "Blue")["fight"]["bonus"]["Blue"] == ""
    assert "card" not in next(event for event in blind.log if event.name == "bonus_laid" and event.seat == 1).told_to(1)
    play(blind, "Blue", "lead hi3")
    assert fought(blind)["defence"]["card"] == "co5"


def test_F_7_3_ruling_41_an_attacker_without_any_card_fights_with_a_bonus_of_0() -> None:
    at = charge("hi2", "hi3", {"hands": {"Red": "", "Blue": "li2"}, "rest": {"Red": "victory"}})
    play(at, "Red", "charge hi2@2")
    assert asked(at) == ["Blue"]
    play(at, "Blue", "no bonus")
    assert fought(at)["attack"]["bonus"] == 0
    assert fought(at)["winner"] == "nobody"


def test_F_7_3_a_source_without_cards_is_not_offered_and_a_discard_pile_is_one() -> None:
    at = charge("hi2", "hi3", {"rest": {"Red": "victory", "Blue": "victory"}, "discard": {"Blue": "co5"}})
    play(at, "Red", "charge hi2@2")
    assert legal(at) == ["bonus li2", "bonus li3"]
    assert refused(at, "Red", "bonus deck") == ("no_card_in_piles", "F-7.3")
    play(at, "Red", "bonus li2")
    assert "bonus deck" in legal(at), "the discard pile would be reshuffled"
    play(at, "Blue", "bonus deck")
    assert told(at)["shuffles"]["Blue"] == 1
    assert fought(at)["defence"]["bonus"] == 5


def test_F_7_3_ruling_43_retreated_units_are_in_a_pile_that_is_reshuffled_for_the_bonus() -> None:
    at = charge("mi2", "ar2 hi2", {"rest": {"Blue": "victory"}, "hands": {"Red": "li2", "Blue": ""}})
    play(at, "Red", "charge mi2@2, bonus li2")
    play(at, "Blue", "retreat ar2, bonus deck")
    assert fought(at)["defence"]["card"] == "ar2"


def test_F_7_3_a_defender_with_an_empty_hand_who_must_take_one_takes_the_deck() -> None:
    at = charge("mi2", "hi2", {"hands": {"Red": "li2", "Blue": ""}, "deck": {"Blue": "co5"}},
                {"defender_may_decline_bonus": "off"})  # fmt: skip
    play(at, "Red", "charge mi2@2, bonus li2")
    assert fought(at)["defence"]["card"] == "co5"
    free = charge("mi2", "hi2", {"hands": {"Red": "li2", "Blue": ""}, "deck": {"Blue": "co5"}})
    play(free, "Red", "charge mi2@2, bonus li2")
    assert legal(free) == ["bonus deck", "no bonus"]


def test_F_7_4_ruling_18_the_defender_names_his_lead_after_the_bonus_cards() -> None:
    at = charge("hi2", "ar2 hi3")
    play(at, "Red", "charge hi2@2, bonus li2")
    play(at, "Blue", "stand, bonus li2")
    assert (question(at), legal(at)) == ("DefenderLead", ["lead ar2", "lead hi3"])
    assert refused(at, "Blue", "lead pk2") == ("not_in_column", "F-7.4")
    assert refused(at, "Blue", "end") == ("name_the_lead", "F-7.4")
    play(at, "Blue", "lead ar2")
    assert fought(at)["defence"]["lead"] == 0
    assert events(at, "named_lead") == [{"seat": 1, "rule": "F-7.4", "card": "ar2"}]


def test_F_7_4_a_single_unit_or_two_of_a_kind_lead_unasked() -> None:
    at = charge("hi2", "hi3 hi3")
    play(at, "Red", "charge hi2@2, bonus li2")
    play(at, "Blue", "no bonus")
    assert question(at) == "MainAction"


def test_F_7_5_two_units_give_one_point_on_either_side() -> None:
    at = charge("hi2 hi3", "cv2 cv3")
    play(at, "Red", "charge hi2@2, bonus li2")
    play(at, "Blue", "stand, bonus li2, lead cv3")
    assert (fought(at)["attack"]["pair"], fought(at)["defence"]["pair"]) == (1, 1)
    at = charge("hi2 hi3", "cv2 cv3")
    play(at, "Red", "charge hi2@2, bonus li2")
    play(at, "Blue", "retreat cv2, bonus li2")
    assert fought(at)["defence"]["pair"] == 0


@pytest.mark.parametrize(
    ("lead", "against", "value"),
    [
        ("el2", "li2", -4), ("el2", "hi2", 0), ("sp2", "cv2", -1), ("hi2", "cv2", -2), ("hi2", "lc2", 0),
        ("cv2", "el2", -2), ("cv2", "pk2", -1), ("cv2", "cv3", 0), ("li2", "el2", 3), ("li2", "cv2", 0),
        ("mi2", "el2", 0), ("ar2", "el2", 0), ("lc2", "el2", 0), ("pk2", "cv2", 0),
    ],
)  # fmt: skip
def test_F_7_6_ruling_3_the_leads_card_looks_at_the_enemys_lead(lead: str, against: str, value: int) -> None:
    for option in ("attacker", "both"):
        at = charge(lead, against, options={"unit_modifiers": option})
        play(at, "Red", f"charge {lead}@2, bonus li2")
        if question(at) == "RetreatChoice":
            play(at, "Blue", "stand")
        play(at, "Blue", "no bonus")
        assert fought(at)["attack"]["modifier"] == value
        if option == "attacker":
            assert fought(at)["defence"]["modifier"] == 0


def test_F_7_6_rear_units_have_no_modifiers() -> None:
    at = charge("ar2 hi2", "cv2 ar3")
    play(at, "Red", "charge ar2@2, bonus li2")
    play(at, "Blue", "no bonus, lead ar3")
    assert fought(at)["attack"]["modifier"] == 0


def test_F_7_6_spears_in_front_win_ties_for_the_defender_only() -> None:
    at = charge("hi2", "sp2")
    play(at, "Red", "charge hi2@2, bonus li2")
    play(at, "Blue", "bonus li2")
    assert (fought(at)["attack"]["total"], fought(at)["defence"]["total"], fought(at)["winner"]) == (6, 6, "Blue")
    assert told(at)["victory"]["Blue"] == "hi2"
    at = charge("sp2", "hi2")
    play(at, "Red", "charge sp2@2, bonus li2")
    play(at, "Blue", "stand, bonus li2")
    assert fought(at)["winner"] == "nobody"


@pytest.mark.parametrize(
    ("card", "value"),
    [("hi2", -2), ("pk2", -2), ("sp2", -2), ("cv2", -2), ("el2", -2), ("li2", 1), ("mi2", 0), ("ar2", 0), ("lc2", 0)],
)
def test_F_7_7_woods_change_the_leads_of_both_sides(card: str, value: int) -> None:
    at = table({"turn": "Red", "terrain": {1: "woods"}, "units": {"Red": {1: card}, "Blue": {1: "mi3"}},
                "hands": {"Red": "li3", "Blue": "li3"}})  # fmt: skip
    play(at, "Red", f"charge {card}@1, bonus li3")
    if question(at) == "RetreatChoice":
        play(at, "Blue", "stand")
    play(at, "Blue", "no bonus")
    assert fought(at)["attack"]["terrain"] == value
    at = table({"turn": "Red", "terrain": {1: "woods"}, "units": {"Red": {1: "lc3"}, "Blue": {1: card}},
                "hands": {"Red": "li3", "Blue": "li3"}})  # fmt: skip
    play(at, "Red", "charge lc3@1, bonus li3")
    play(at, "Blue", "no bonus")
    assert fought(at)["defence"]["terrain"] == value


@pytest.mark.parametrize(("owner", "value"), [("Blue", 1), ("Red", 0), ("nobody", 0)])
def test_F_7_7_ruling_5_a_hill_helps_a_defender_who_controls_it(owner: str, value: int) -> None:
    at = table({"turn": "Red", "terrain": {5: "hill"}, "control": {5: owner},
                "units": {"Red": {5: "hi2"}, "Blue": {5: "hi3"}}, "hands": {"Red": "li2", "Blue": "li2"}})  # fmt: skip
    play(at, "Red", "charge hi2@5, bonus li2")
    play(at, "Blue", "no bonus")
    assert fought(at)["defence"]["terrain"] == value
    assert fought(at)["attack"]["terrain"] == 0


def test_F_7_7_ruling_32_the_terrain_of_the_target_counts_wherever_the_attack_comes_from() -> None:
    at = table({"phase": "flank", "turn": "Red", "terrain": {1: "woods"}, "hands": {"Red": "li2", "Blue": "li2"},
                "units": {"Red": {1: "cv2", 2: "cv3"}, "Blue": {1: "hi2"}}})  # fmt: skip
    play(at, "Red", "flank cv3@2>1, bonus li2")
    play(at, "Blue", "no bonus")
    assert (fought(at)["attack"]["terrain"], fought(at)["defence"]["terrain"]) == (-2, -2)


def test_F_7_8_ruling_8_a_flank_attack_from_beside_risks_only_that_column() -> None:
    at = table({"phase": "flank", "turn": "Red", "hands": {"Red": "li2", "Blue": "co5"},
                "units": {"Red": {2: "hi2 hi3", 3: "lc2"}, "Blue": {2: "pk2"}}})  # fmt: skip
    play(at, "Red", "flank lc2@3>2, bonus li2")
    play(at, "Blue", "bonus co5")
    assert fought(at)["attack"]["pair"] == 0, "units in the target column add nothing"
    assert told(at)["victory"]["Blue"] == "lc2"
    assert told(at)["units"]["Red"]["2"] == "hi2 hi3"


def test_F_7_8_the_winners_second_unit_is_the_one_that_did_not_lead() -> None:
    at = charge("ar2 hi2", "li2", hands="co5")
    play(at, "Red", "charge ar2@2, bonus co5")
    play(at, "Blue", "stand, no bonus")
    assert told(at)["units"]["Red"]["2"] == "ar2"
    assert told(at)["discard"]["Red"] == "hi2 co5"


def test_F_7_8_ruling_33_a_strength_may_be_negative() -> None:
    at = table({"turn": "Red", "terrain": {1: "woods"}, "units": {"Red": {1: "el2"}, "Blue": {1: "li2"}},
                "hands": {"Red": "", "Blue": "li2"}, "rest": {"Red": "victory"}})  # fmt: skip
    play(at, "Red", "charge el2@1")
    play(at, "Blue", "stand, no bonus")
    assert fought(at)["attack"]["total"] == 5 - 2 - 4
    assert fought(at)["winner"] == "Blue"


def test_F_7_9_only_the_target_changes_hands() -> None:
    at = table({"phase": "flank", "turn": "Red", "control": {3: "Blue"}, "hands": {"Red": "co5", "Blue": "li2"},
                "units": {"Red": {2: "lc2", 3: "hi2"}, "Blue": {2: "hi3"}}})  # fmt: skip
    play(at, "Red", "flank hi2@3>2, bonus co5")
    play(at, "Blue", "no bonus")
    assert told(at)["control"] == {"1": "nobody", "2": "Red", "3": "Blue", "4": "nobody", "5": "nobody"}


def test_F_7_10_ruling_39_the_survivor_of_a_full_retreat_takes_control_only_in_his_next_advance() -> None:
    at = charge("hi2 hi3", "cv2", {"hands": {"Red": "li2 li3", "Blue": "li2"}})
    play(at, "Red", "charge hi2@2, bonus li2")
    play(at, "Blue", "retreat cv2")
    play(at, "Red", "give up hi3, end, draw")
    assert told(at)["control"]["2"] == "nobody"
    play(at, "Blue", "end, draw")
    assert told(at)["control"]["2"] == "Red"


def test_F_7_10_the_bonus_card_is_shown_when_it_is_discarded() -> None:
    at = charge("hi2", "cv2")
    play(at, "Red", "charge hi2@2, bonus li3")
    play(at, "Blue", "retreat cv2")
    assert seen(at, "Blue")["discard"]["Red"] == "? hi2"
    cleared = events(at, "table_cleared")
    assert [(event["cards"], event["unseen"]) for event in cleared] == [("li3", "hand")]


def test_F_7_11_ruling_28_one_card_however_many_elephants_and_ruling_29_it_counts() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "el2 el3"}, "Blue": {3: "pk2 pk3"}}, "deck": {"Red": "sp4 hi2"},
                "hands": {"Red": "li2", "Blue": "co5"}})  # fmt: skip
    play(at, "Red", "charge el2@3, bonus li2")
    play(at, "Blue", "bonus co5, lead pk2")
    assert told(at)["victory"]["Blue"] == "el2 el3 sp4"
    assert told(at)["points"]["Blue"] == 9
    assert told(at)["deck"]["Red"].split()[0] == "hi2"


def test_F_7_11_ruling_27_a_rampage_reshuffle_holds_the_rear_unit_of_nobody_yet() -> None:
    """Captured cards, the rampage card, then control and the winner's rear unit, and last the bonus cards."""
    at = table({"turn": "Red", "units": {"Red": {3: "hi2 hi3"}, "Blue": {3: "el2"}},
                "hands": {"Red": "co5", "Blue": "li2"}, "discard": {"Blue": "mi4"},
                "rest": {"Blue": "victory"}})  # fmt: skip
    play(at, "Red", "charge hi2@3, bonus co5")
    play(at, "Blue", "bonus li2")
    names = [event.name for event in at.log][-8:]
    assert names == ["fought", "captured", "reshuffled", "rampaged", "took_control", "rear_spent", "table_cleared",
                     "table_cleared"]  # fmt: skip


def test_section_7_the_event_tells_every_term_with_its_rule() -> None:
    at = table({"phase": "flank", "turn": "Red", "terrain": {1: "woods"}, "hands": {"Red": "ov2 co5", "Blue": "li2"},
                "units": {"Red": {1: "pk2 pk3", 2: "lc2"}, "Blue": {1: "li3"}}},
               {"overlap_in_flank_attack": "on"})  # fmt: skip
    play(at, "Red", "flank pk2@1>1, overlap")
    play(at, "Blue", "stand")
    play(at, "Red", "bonus co5")
    play(at, "Blue", "bonus li2")
    event = events(at, "fought")[0]
    assert [(term["term"], term["value"], term["rule"]) for term in event["attack"]["terms"]] == [
        ("lead", 4, "F-7.0"), ("bonus", 5, "F-7.2"), ("pair", 1, "F-7.5"), ("terrain", -2, "F-7.7"),
        ("companion", 1, "F-7.6"), ("overlap", 1, "F-6.5"), ("flank", 2, "F-5.10"),
    ]  # fmt: skip
    assert [(term["term"], term["value"]) for term in event["defence"]["terms"]] == [
        ("lead", 1), ("bonus", 2), ("terrain", 1),
    ]  # fmt: skip
    assert (event["attack"]["total"], event["defence"]["total"], event["winner"]) == (12, 4, 0)
