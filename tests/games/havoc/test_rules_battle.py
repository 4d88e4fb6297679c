"""H-6 The battle, H-7 dogs out of the battle, H-8 hands at work."""

from __future__ import annotations

import pytest

from tests.games.havoc.tables import asked, events, legal, play, question, refused, seen, table, told

HANDS = {"Anita": "b1 o1 g1 k1", "Mark": "b2 o2 g2 k2", "Eva": "b3 o3 g3 k3", "Jeno": "b4 o4 g4 k4"}


def test_H_6_1_the_battle_fought_is_the_next_of_the_row_and_the_card_goes_to_the_initiator() -> None:
    at = table({"turn": "Mark", "peacekeeper": "Anita", "trophies": {"Eva": ["sluys"]}, "hands": HANDS,
                "level": 1, "skip_turning": True})  # fmt: skip
    play(at, "Mark", "havoc")
    view = told(at)
    assert (view["battle"], view["initiator"], view["holder"], view["face"]) == ("crecy", "Mark", "Mark", "havoc")
    assert not view["skip_turning"]
    assert refused(at, "Mark", "pass") == ("initiator_lays", "H-6.1")


def test_H_6_2_laid_cards_are_open_at_once_and_stay() -> None:
    at = table({"turn": "Anita", "hands": HANDS})
    play(at, "Anita", "havoc, lay b1 o1")
    assert seen(at, "Mark")["laid"]["Anita"] == "", "a lay is private until it is done"
    assert seen(at, "Mark")["picked"]["Anita"] == ""
    assert refused(at, "Anita", "lay b1") == ("already_picked", "H-6.2")
    assert refused(at, "Anita", "lay n9") == ("not_in_hand", "H-6.2")
    play(at, "Anita", "done")
    assert seen(at, "Mark")["laid"]["Anita"] == "b1 o1"
    assert not at.can_undo(0)
    assert events(at, "laid") == [{"seat": 0, "rule": "H-6.2", "cards": "b1 o1"}]


def test_H_6_2_a_weaker_hand_may_join() -> None:
    at = table({"turn": "Jeno", "peacekeeper": "Jeno", "hands": HANDS})
    play(at, "Jeno", "havoc, lay b4 o4 g4 k4, done")
    play(at, "Anita", "lay b1 o1, done")
    assert told(at)["joined"] == ["Anita", "Jeno"]


@pytest.mark.parametrize(("laid", "hand", "fits"), [
    ("b1 b3", "o5 g7 y9 n11 k2", ["lay o5", "lay g7", "lay y9", "lay n11", "lay k2"]),
    ("b1 b3 o5 g7 y9 n11", "k2 D D D", ["lay D"]),
    ("b1 b3 o5 g7 y9 n11 D", "k2 D", ["lay D"]),
    ("D D b1 b3 o5 g7 y9", "k2 D", ["lay k2", "lay D"]),
    ("D D D b1 b3 o5 g7", "k2 D", ["lay k2", "lay D"]),
])  # fmt: skip
def test_H_6_3_ruling_19_six_cards_and_two_dogs_beside_them(laid: str, hand: str, fits: list[str]) -> None:
    at = table({"phase": "continue", "turn": "Anita", "laid": {"Anita": laid}, "hands": {"Anita": hand}})
    assert legal(at) == sorted([*fits, "pass"])


def test_H_6_4_entering_takes_two_cards_going_on_one_and_dogs_count() -> None:
    at = table({"turn": "Anita", "hands": {**HANDS, "Anita": "D D k9", "Mark": "D b9 o9"}})
    play(at, "Anita", "havoc")
    assert refused(at, "Anita", "done") == ("lay_at_least_two", "H-6.4")
    assert refused(at, "Anita", "lay D, done") == ("lay_at_least_two", "H-6.4")
    play(at, "Anita", "lay D D, done")
    assert refused(at, "Mark", "lay D, done") == ("lay_at_least_two", "H-6.4")
    assert refused(at, "Mark", "pass") == ("join_or_stay_out", "H-6.4")
    play(at, "Mark", "lay D b9, done")
    play(at, "Eva", "decline")
    play(at, "Jeno", "decline")
    assert refused(at, "Anita", "done") == ("lay_at_least_one", "H-6.4")
    play(at, "Anita", "lay k9, done")
    assert told(at)["laid"]["Anita"] == "D D k9"


def test_H_6_4_who_begins_to_lay_cannot_decline_in_the_middle() -> None:
    at = table({"phase": "join", "turn": "Anita", "laid": {"Anita": "b9 o9"}, "hands": {"Mark": "b2 o2 g2"}})
    play(at, "Mark", "lay b2")
    assert refused(at, "Mark", "decline") == ("finish_laying", "H-6.4")
    at.take_back(1)
    play(at, "Mark", "decline")
    assert asked(at) == ["Eva"]


def test_H_6_4_ruling_17_one_card_stays_out_draws_and_is_not_asked_again() -> None:
    at = table({"phase": "join", "turn": "Anita", "laid": {"Anita": "b9 o9"}, "deck": "k5 k6",
                "hands": {**HANDS, "Mark": "b2"}})  # fmt: skip
    assert asked(at) == ["Eva"]
    assert told(at)["hands"]["Mark"] == "b2 k5"
    play(at, "Eva", "decline")
    play(at, "Jeno", "decline")
    assert asked(at) == ["Anita"]
    assert told(at)["joined"] == ["Anita"]


def test_H_6_4_a_decliner_draws_one_secret_card_and_is_out() -> None:
    at = table({"phase": "join", "turn": "Anita", "laid": {"Anita": "b9 o9"}, "deck": "k5", "hands": HANDS})
    play(at, "Mark", "decline")
    assert told(at)["hands"]["Mark"] == "b2 o2 g2 k2 k5"
    assert seen(at, "Eva")["hands"]["Mark"] == "? ? ? ? ?"
    event = next(event for event in at.log if event.name == "drew")
    assert (event.told_to(1), event.told_to(2)) == ({"card": "k5"}, {})


def test_H_6_5_rounds_go_clockwise_from_the_initiator_and_a_pass_is_final() -> None:
    at = table({"phase": "continue", "turn": "Eva", "laid": {"Anita": "n1 n2", "Eva": "n3 n4", "Jeno": "n5 n6"},
                "hands": HANDS})  # fmt: skip
    order = []
    for text in ("lay b3, done", "pass", "lay b1, done", "lay o3, done", "lay o1, done", "pass"):
        order.append(asked(at)[0])
        play(at, order[-1], text)
    assert order == ["Eva", "Jeno", "Anita", "Eva", "Anita", "Eva"]
    assert told(at)["passed"] == ["Eva", "Jeno"]
    assert asked(at) == ["Anita"], "the last one may go on alone"
    play(at, "Anita", "lay g1, done")
    assert refused(at, "Anita", "lay k1, pass") == ("finish_laying", "H-6.5")
    play(at, "Anita", "pass")
    assert told(at)["places"]["Jeno"] > 0, "cards of those who passed still compete"


def test_H_6_5_ruling_18_alone_in_the_battle_the_initiator_may_lay_more_and_wins() -> None:
    at = table({"turn": "Anita", "hands": HANDS})
    play(at, "Anita", "havoc, lay b1 o1, done")
    for name in ("Mark", "Eva", "Jeno"):
        play(at, name, "decline")
    play(at, "Anita", "lay g1, done")
    play(at, "Anita", "pass")
    assert told(at)["winner"] == "Anita"
    assert told(at)["vp"]["Anita"] == 5


def test_H_6_6_during_a_battle_dogs_do_nothing_but_lie() -> None:
    at = table({"phase": "continue", "turn": "Anita", "laid": {"Anita": "D D b9", "Mark": "b8 o8"},
                "hands": {"Anita": "D D k9"}, "discard": "n9"})  # fmt: skip
    for text in ("loot", "scavenge b8", "fetch deck", "stop"):
        assert refused(at, "Anita", text) == ("lay_or_pass", "H-6.6")


def test_H_6_7_ruling_53_a_pass_is_automatic_only_where_everybody_sees_why() -> None:
    laid = {"Anita": "b1 b3 o5 g7 y9 n11", "Mark": "n2 n4"}
    at = table({"phase": "continue", "turn": "Anita", "laid": laid, "hands": {"Anita": "k1 k2"}})
    assert (asked(at), legal(at)) == (["Anita"], ["pass"]), "no dog in hand, and nobody learns it"
    at = table({"phase": "continue", "turn": "Anita", "laid": laid, "hands": {"Anita": ""}})
    assert asked(at) == ["Mark"], "an empty hand passes"
    full = {**laid, "Anita": laid["Anita"] + " D D"}
    at = table({"phase": "continue", "turn": "Anita", "laid": full, "hands": {"Anita": "k1 k2 D"}})
    assert asked(at) == ["Mark"], "a full limit passes"


def test_H_6_7_swapping_hidden_cards_changes_nobodys_turn() -> None:
    laid = {"Anita": "b1 b3 o5 g7 y9 n11", "Mark": "n2 n4"}
    for hand in ("k1 k2", "D D", "D k2"):
        at = table({"phase": "continue", "turn": "Anita", "laid": laid, "hands": {"Anita": hand, "Mark": "b13 o13"}})
        assert asked(at) == ["Anita"]
        assert seen(at, "Mark")["hands"]["Anita"] == "? ?"


def test_H_7_1_ruling_20_dogs_out_are_declared_openly_from_the_initiator() -> None:
    laid = {"Anita": "D b9", "Mark": "b8 o8", "Eva": "D D b7", "Jeno": "D D D"}
    at = table({"phase": "dogs_out", "turn": "Eva", "laid": laid})
    order = []
    for text, options in (("out 2", 3), ("out 1", 3), ("out 1", 2)):
        order.append(asked(at)[0])
        assert question(at) == "DeclareDogsOut"
        assert len(legal(at)) == options
        play(at, order[-1], text)
    assert order == ["Eva", "Jeno", "Anita"], "who laid no dog is not asked"
    assert [event["dogs"] for event in events(at, "dogs_out")] == [2, 1, 1]
    assert told(at)["dogs_out"] == {"Anita": 1, "Mark": 0, "Eva": 2, "Jeno": 1}


def test_H_7_1_only_laid_dogs_can_be_out_and_two_at_most() -> None:
    at = table({"phase": "dogs_out", "turn": "Anita", "laid": {"Anita": "D b9"}})
    assert refused(at, "Anita", "out 2") == ("dogs_out_range", "H-7.1")
    assert refused(at, "Anita", "stop") == ("must_declare_dogs", "H-7.1")


@pytest.mark.parametrize(("laid", "out"), [
    ("b1 b3 o5 g7 y9 n11 D", 1), ("b1 b3 o5 g7 y9 n11 D D", 2), ("D D D b3 o5 g7 y9 n11", 2),
    ("D D b3 o5 g7 y9 n11", 0),
])  # fmt: skip
def test_H_7_2_what_the_limit_forces_out_declares_itself(laid: str, out: int) -> None:
    at = table({"phase": "dogs_out", "turn": "Anita", "laid": {"Anita": laid}})
    if out:
        assert question(at) == "ActivateDog"
        assert told(at)["dogs_out"]["Anita"] == out
    else:
        assert legal(at) == ["out 1", "out 2"], "seven cards with two dogs: one must be out, two may"


def test_H_7_3_a_dog_out_does_not_count_but_can_be_activated() -> None:
    at = table({"phase": "dogs_out", "turn": "Anita", "laid": {"Anita": "D o10", "Mark": "b10 k2"}})
    play(at, "Anita", "out 1")
    assert told(at)["keys"]["Anita"] == [1, [10], []]
    assert told(at)["places"] == {"Anita": 2, "Mark": 1, "Eva": 0, "Jeno": 0}
    assert (asked(at), question(at)) == (["Anita"], "ActivateDog")


def test_H_7_4_ruling_21_all_laid_cards_may_be_out() -> None:
    at = table({"phase": "dogs_out", "turn": "Anita", "laid": {"Anita": "D D", "Mark": "b1 k2"}})
    play(at, "Anita", "out 2")
    assert told(at)["ranks"]["Anita"] == "no_cards"
    assert told(at)["keys"]["Anita"] == [0, [], []]
    assert told(at)["winner"] == "Mark"


@pytest.mark.parametrize(("stronger", "weaker"), [
    ("b5 o5 D", "g5 k5"),  # ruling 22: a missing card loses even to a 0
    ("b9 o9 g9 b2 o2", "k9 y9 n9 k1 y1"),  # ruling 23: the pair of a full house after the three
    ("D D D D b9 b7", "k12 k8 k5 k3 k2 k1"),  # ruling 24: four dogs are four of a kind
    ("D b1 o2 g3 k4", "k9 y9 n9 b8"),  # ruling 25: a dog as 0 in a straight
])  # fmt: skip
def test_H_8_4_ruling_22_ruling_23_ruling_24_ruling_25_hands_meet_at_castillon(stronger: str, weaker: str) -> None:
    at = table({"phase": "castillon", "battle_row": ["castillon"], "hands": {"Anita": weaker, "Mark": stronger,
                "Eva": "", "Jeno": ""}})  # fmt: skip
    assert asked(at) == ["Anita", "Mark"]
    play(at, "Anita", f"lay {weaker}, done")
    play(at, "Mark", f"lay {stronger}, done")
    assert told(at)["places"] == {"Anita": 2, "Mark": 1, "Eva": 3, "Jeno": 3}


def test_H_8_6_the_counted_cards_make_their_best_rank_by_themselves() -> None:
    at = table({"phase": "dogs_out", "turn": "Anita", "laid": {"Anita": "D b1 b2 b3 b4 b5"}})
    play(at, "Anita", "out 0")
    assert told(at)["ranks"]["Anita"] == "straight_flush_6"


def test_H_6_4_an_initiator_with_two_cards_lays_both_without_a_question() -> None:
    at = table({"turn": "Anita", "hands": {"Anita": "b1 D", "Mark": "k1 k2"}}, players=2)
    play(at, "Anita", "havoc")
    assert told(at)["laid"]["Anita"] == "b1 D"
    assert (asked(at), question(at)) == (["Mark"], "JoinBattle"), "who may stay out is asked, with two cards too"
    at = table({"turn": "Anita", "hands": {"Anita": "D D D"}}, players=2)
    play(at, "Anita", "havoc")
    assert (asked(at), question(at)) == (["Anita"], "HavocLay"), "three alike: only Anita knows that they are"
