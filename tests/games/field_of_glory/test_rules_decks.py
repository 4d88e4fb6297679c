"""F-4 Decks, discards, reshuffles."""

from __future__ import annotations

from tests.games.field_of_glory.tables import events, legal, play, question, seen, table, told


def test_F_4_1_ruling_35_the_own_pile_is_open_and_of_the_other_only_the_top_is_seen() -> None:
    at = table({"turn": "Red", "discard": {"Red": "hi2 hi3 co5", "Blue": "mi2 lc2"}})
    assert seen(at, "Red")["discard"] == {"Red": "hi2 hi3 co5", "Blue": "? lc2"}
    assert seen(at, "Blue")["discard"] == {"Red": "? ? co5", "Blue": "mi2 lc2"}
    assert seen(at, "spectator")["discard"] == {"Red": "? ? co5", "Blue": "? lc2"}


def test_F_4_2_every_card_goes_to_the_pile_of_its_owner() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "hi2"}, "Blue": {3: "hi2"}},
                "hands": {"Red": "li2", "Blue": "li3"}})  # fmt: skip
    play(at, "Red", "charge hi2@3, bonus li2")
    play(at, "Blue", "bonus li3")
    assert told(at)["discard"] == {"Red": "li2", "Blue": "li3"}
    assert told(at)["victory"] == {"Red": "", "Blue": "hi2"}


def test_F_4_3_ruling_22_a_deck_is_refilled_only_when_a_card_is_needed() -> None:
    at = table({"phase": "draw", "turn": "Red", "hands": {"Red": "hi2", "Blue": "hi2"}, "deck": {"Red": "li2 li3 li4"},
                "discard": {"Red": "cv2 cv3"}, "rest": {"Red": "victory"},
                "reshuffles": {"red": ["cv3 cv2"]}})  # fmt: skip
    play(at, "Red", "draw")
    assert told(at)["deck_sizes"]["Red"] == 0
    assert told(at)["shuffles"]["Red"] == 0
    play(at, "Blue", "end, draw")
    play(at, "Red", "end, draw")
    assert told(at)["shuffles"]["Red"] == 2, "two cards came out of the reshuffle, for the third there was nothing"
    assert told(at)["hands"]["Red"] == "li2 li3 li4 cv2 cv3 hi2"
    assert [event["count"] for event in events(at, "reshuffled")] == [2]


def test_F_4_3_ruling_23_an_exhausted_deck_counts_for_a_draw_and_draws_nothing() -> None:
    at = table({"phase": "draw", "turn": "Red", "hands": {"Red": "hi2"}, "rest": {"Red": "victory"}})
    play(at, "Red", "draw")
    assert told(at)["shuffles"]["Red"] == 1
    assert told(at)["hands"]["Red"] == "hi2"
    assert events(at, "ran_out") == [{"seat": 0, "rule": "F-4.3", "shuffles": 1}]


def test_F_4_3_ruling_23_but_not_for_a_bonus_or_a_rampage() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "pk2 pk3"}, "Blue": {3: "el2"}},
                "hands": {"Red": "co5", "Blue": ""}, "rest": {"Blue": "victory"}})  # fmt: skip
    play(at, "Red", "charge pk2@3, bonus co5")
    assert told(at)["shuffles"]["Blue"] == 0
    assert question(at) == "MainAction", "without any card Blue is not asked for a bonus"
    assert [event["seat"] for event in events(at, "rampage_in_vain")] == [1]
    assert [(event["seat"], event["rule"]) for event in events(at, "no_bonus")] == [(1, "F-7.3")]


def test_F_4_4_ruling_24_a_third_reshuffle_changes_nothing() -> None:
    at = table({"phase": "draw", "turn": "Red", "hands": {"Red": "hi2"}, "shuffles": {"Red": 2},
                "discard": {"Red": "cv2 cv3 cv4"}, "rest": {"Red": "victory"}})  # fmt: skip
    play(at, "Red", "draw")
    assert told(at)["shuffles"] == {"Red": 3, "Blue": 0}
    assert not at.game.over


def test_F_4_5_ruling_47_reserves_are_not_reshuffled_by_their_own_draw() -> None:
    at = table({"turn": "Red", "hands": {"Red": "re2"}, "deck": {"Red": "li2"}, "discard": {"Red": "cv2 cv3"},
                "rest": {"Red": "victory"}})  # fmt: skip
    play(at, "Red", "reserves")
    assert told(at)["hands"]["Red"] == "li2 cv2 cv3"
    assert told(at)["discard"]["Red"] == "re2"
    assert told(at)["shuffles"]["Red"] == 1


def test_F_4_5_ruling_42_a_bonus_card_on_the_table_is_not_reshuffled() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "el2"}, "Blue": {3: "pk2 pk3"}},
                "hands": {"Red": "li4", "Blue": "co5"}, "discard": {"Red": "cv2"},
                "rest": {"Red": "victory"}})  # fmt: skip
    play(at, "Red", "charge el2@3, bonus li4")
    play(at, "Blue", "bonus co5, lead pk2")
    assert events(at, "reshuffled")[0]["count"] == 1
    assert "cv2" in told(at)["victory"]["Blue"].split()
    assert told(at)["discard"]["Red"] == "li4"


def test_F_4_6_captured_and_removed_cards_never_come_back() -> None:
    at = table({"phase": "draw", "turn": "Red", "hands": {"Red": "hi2"}, "discard": {"Red": "cv2 cv3"},
                "rest": {"Red": "victory"}})  # fmt: skip
    before = told(at)
    play(at, "Red", "draw")
    assert told(at)["victory"] == before["victory"]
    assert told(at)["removed"] == before["removed"]
    assert told(at)["hands"]["Red"] == "cv2 cv3 hi2"


def test_F_4_7_the_player_orders_his_payment_and_the_list_orders_the_rest() -> None:
    at = table({"turn": "Red", "hands": {"Red": "pk2 cv3 li2"}})
    play(at, "Red", "deploy, place pk2@3, pay, spend cv3, spend li2, confirm")
    assert told(at)["discard"]["Red"] == "cv3 li2"
    at = table({"turn": "Red", "units": {"Red": {3: "hi2", 2: "cv2"}, "Blue": {3: "mi2"}},
                "hands": {"Red": "ov2 co5"}})  # fmt: skip
    play(at, "Red", "charge hi2@3, overlap, bonus co5")
    play(at, "Blue", "retreat mi2")
    assert told(at)["discard"]["Red"] == "ov2 co5 hi2", "Overlap, then the bonus card, then the unit (ruling 46)"


def test_F_4_7_ruling_46_in_a_full_retreat_the_bonus_card_goes_before_the_unit() -> None:
    at = table({"turn": "Red", "units": {"Red": {3: "pk2 pk3"}, "Blue": {3: "ar2 hi2"}}, "hands": {"Red": "co5"}})
    play(at, "Red", "charge pk3@3, bonus co5")
    assert legal(at) == ["retreat all", "retreat ar2", "retreat hi2", "stand"]
    play(at, "Blue", "retreat all")
    play(at, "Red", "give up pk2")
    assert told(at)["discard"] == {"Red": "co5 pk2", "Blue": "ar2 hi2"}
