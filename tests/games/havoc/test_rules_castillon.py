"""H-12 The final battle."""

from __future__ import annotations

import pytest

from banneret.core.refusals import Refused
from tests.games.havoc.tables import asked, events, legal, play, question, refused, seen, table, told

HANDS = {"Anita": "b1 o1", "Mark": "b2 o2", "Eva": "b3 o3", "Jeno": "b4 o4"}
LAY = {"phase": "castillon", "battle_row": ["castillon"], "peacekeeper": "Anita", "hands": HANDS}


def test_H_12_1_recruits_are_discarded_and_two_cards_dealt_in_two_rounds_the_peacekeeper_last() -> None:
    at = table({"phase": "continue", "turn": "Anita", "battle_row": ["formigny", "castillon"], "hands": HANDS,
                "laid": {"Anita": "b9 o9"}, "recruits": "k1 k2 k3", "deck": "n1 n2 n3 n4 n5 n6 n7 n8 n9"})  # fmt: skip
    play(at, "Anita", "pass")
    assert told(at)["hands"] == {
        "Anita": "b1 o1 n1 n5 n9", "Mark": "b2 o2 n2 n6", "Eva": "b3 o3 n3 n7", "Jeno": "b4 o4 n4 n8",
    }  # fmt: skip
    assert told(at)["discard"] == "b9 o9 k1 k2 k3"
    assert told(at)["recruits"] == ""
    assert (asked(at), question(at)) == (["Anita"], "FinalDogs")
    assert told(at)["face"] == "peace"


def test_H_12_1_no_turn_begins_once_only_castillon_is_left() -> None:
    at = table({"turn": "Mark", "peacekeeper": "Anita", "battle_row": ["castillon"], "hands": HANDS})
    assert question(at) == "FinalDogs"
    assert asked(at) == ["Anita"], "the Peacekeeper is asked first, whoever's turn it would be"


def test_H_12_2_ruling_36_up_to_two_dogs_are_exchanged_from_the_peacekeeper_on() -> None:
    hands = {"Anita": "D b1", "Mark": "b2 o2", "Eva": "D D D b3", "Jeno": ""}
    at = table({"phase": "exchange", "battle_row": ["castillon"], "peacekeeper": "Eva", "hands": hands,
                "deck": "D n1 n2"})  # fmt: skip
    assert (asked(at), legal(at)) == (["Eva"], ["exchange 0", "exchange 1", "exchange 2"])
    assert refused(at, "Eva", "take b1") == ("must_say_exchange", "H-12.2")
    play(at, "Eva", "exchange 2")
    assert told(at)["hands"]["Eva"] == "D D b3 n1", "a dog drawn cannot be exchanged"
    assert asked(at) == ["Anita"], "an empty hand is not asked"
    assert events(at, "exchanged_dogs")[0]["dogs"] == 2
    play(at, "Anita", "exchange 1")
    assert (asked(at), legal(at)) == (["Mark"], ["exchange 0"])
    assert refused(at, "Mark", "exchange 1") == ("not_enough_dogs", "H-12.2")


def test_H_12_2_the_exchange_may_reshuffle_the_discards() -> None:
    at = table({"phase": "exchange", "battle_row": ["castillon"], "peacekeeper": "Anita", "discard": "k1",
                "hands": {"Anita": "D D b1"}, "rest": ["Mark"], "shuffles": ["k1 D D"]}, players=2)  # fmt: skip
    play(at, "Anita", "exchange 2")
    assert told(at)["hands"]["Anita"] == "D b1 k1"


def test_H_12_3_at_most_six_cards_and_every_dog_counts() -> None:
    at = table({**LAY, "hands": {"Anita": "D b1 b2 b3 b4 b5 b6", "Mark": "o1 o2"}}, players=2)
    assert refused(at, "Anita", "lay b1 b2 b3 b4 b5 b6 D") == ("castillon_six", "H-12.3")
    play(at, "Anita", "lay D b1 b2 b3 b4 b5, done")
    assert asked(at) == ["Mark"]
    assert refused(at, "Mark", "lay k1") == ("not_in_hand", "H-12.3")
    assert refused(at, "Mark", "lay o2 o2") == ("already_picked", "H-12.3")
    assert refused(at, "Mark", "pass") == ("castillon_lays", "H-12.5")
    play(at, "Mark", "lay o2, done")
    assert told(at)["keys"]["Anita"] == [17, [5], []]
    assert told(at)["dogs_out"]["Anita"] == 0


def test_H_12_3_ruling_37_the_choice_is_free_secret_and_simultaneous() -> None:
    at = table(LAY)
    assert asked(at) == ["Anita", "Mark", "Eva", "Jeno"]
    play(at, "Jeno", "lay b4, done")
    assert asked(at) == ["Anita", "Mark", "Eva"]
    assert seen(at, "Anita")["picked"]["Jeno"] == ""
    assert seen(at, "Anita")["answered"] == []
    assert seen(at, "Jeno")["picked"]["Jeno"] == "b4"
    with pytest.raises(Refused):
        at.submit(3, [])
    at.reopen(3)
    play(at, "Jeno", "lay o4, done")
    for name in ("Anita", "Eva", "Mark"):
        play(at, name, f"lay {HANDS[name]}, done")
    assert at.game.over
    assert told(at)["laid"]["Jeno"] == "b4 o4"
    assert told(at)["laid"]["Mark"] == "b2 o2"


def test_H_12_3_auto_best_lays_the_strongest_hand_for_everybody() -> None:
    at = table({"phase": "exchange", "battle_row": ["castillon"], "peacekeeper": "Anita", "asked": "Mark",
                "hands": {"Anita": "b1 o1 g7 k3", "Mark": "D b2 b3 b4 b5 b6 n8"}}, players=2,
               options={"castillon_play": "auto_best"})  # fmt: skip
    play(at, "Mark", "exchange 0")
    assert at.game.over
    assert sorted(told(at)["laid"]["Anita"].split()) == ["b1", "g7", "k3", "o1"], "leftovers count, so all are laid"
    assert told(at)["ranks"]["Mark"] == "straight_flush_5"


def test_H_12_4_places_are_worth_11_8_5_3_1_0() -> None:
    hands = {"Anita": "b1 o1", "Mark": "b2 o2", "Eva": "b3 o3", "Jeno": "b4 o4", "Balint": "b5 o5", "Dora": "b6 o6"}
    at = table({**LAY, "hands": hands}, players=6)
    for name, cards in hands.items():
        play(at, name, f"lay {cards}, done")
    assert told(at)["vp"] == {"Anita": 0, "Mark": 1, "Eva": 3, "Jeno": 5, "Balint": 8, "Dora": 11}
    assert told(at)["trophies"]["Dora"] == ["castillon"]
    assert at.game.over
    assert question(at) == "", "no dogs, no action"


def test_H_12_4_equal_hands_are_told_apart_by_the_cards_left_then_by_the_order_from_the_peacekeeper() -> None:
    at = table({**LAY, "peacekeeper": "Mark", "hands": {"Anita": "b5 o5 k1", "Mark": "g5 k5 k2 k3"}}, players=2)
    play(at, "Anita", "lay b5 o5, done")
    play(at, "Mark", "lay g5 k5, done")
    assert told(at)["places"] == {"Anita": 1, "Mark": 2}
    at = table({**LAY, "peacekeeper": "Mark", "hands": {"Anita": "b5 o5 k1", "Mark": "g5 k5 k2"}}, players=2)
    play(at, "Anita", "lay b5 o5, done")
    play(at, "Mark", "lay g5 k5, done")
    assert told(at)["places"] == {"Anita": 1, "Mark": 1}
    assert told(at)["vp"] == {"Anita": 8, "Mark": 8}, "11 + 5 shared"
    assert told(at)["trophies"]["Mark"] == ["castillon"]


def test_H_12_5_who_has_cards_lays_one_at_least_who_has_none_takes_a_place_all_the_same() -> None:
    at = table({**LAY, "hands": {"Anita": "b1 o1", "Mark": ""}}, players=2)
    assert asked(at) == ["Anita"]
    assert refused(at, "Anita", "done") == ("lay_at_least_one", "H-12.5")
    play(at, "Anita", "lay b1, done")
    assert told(at)["ranks"] == {"Anita": "high_card", "Mark": "no_cards"}
    assert told(at)["places"] == {"Anita": 1, "Mark": 2}
    assert told(at)["vp"] == {"Anita": 11, "Mark": 5}


def test_H_12_5_an_only_card_is_laid_without_a_question_and_stays_hidden_until_all_are_turned_up() -> None:
    at = table({**LAY, "hands": {"Anita": "b1 o1", "Mark": "b2", "Eva": "D"}}, players=3)
    assert asked(at) == ["Anita"]
    assert seen(at, "Anita")["hands"]["Mark"] == "?"
    assert events(at, "laid") == []
    play(at, "Anita", "lay b1, done")
    assert [event["cards"] for event in events(at, "laid")] == ["b1", "b2", "D"]
    assert told(at)["places"] == {"Anita": 2, "Mark": 1, "Eva": 3}
