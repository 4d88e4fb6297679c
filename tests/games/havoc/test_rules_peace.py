"""H-5 The peace card and years of peace."""

from __future__ import annotations

import pytest

from banneret.core.table import Table
from tests.games.havoc.tables import JOHN, asked, events, legal, play, question, refused, table, told

START = {"turn": "Anita", "recruits": "b1 o1 g1", "first_turn": False}


def turn(at: Table, name: str) -> None:
    """A recruiting turn that leaves the recruits as they are."""
    play(at, name, "recruit, draw b1, draw deck, place b1")


def test_H_5_1_the_peacekeeper_turns_the_card_before_recruiting() -> None:
    at = table(START)
    play(at, "Anita", "recruit")
    assert told(at)["level"] == 1
    assert question(at) == "RecruitStep"
    assert events(at, "peace_turned") == [{"seat": -1, "rule": "H-5.2", "level": 1, "keeper": 0}]


def test_H_5_1_others_and_a_peacekeeper_who_cries_havoc_do_not_turn_it() -> None:
    at = table({**START, "turn": "Mark", "peacekeeper": "Anita", "level": 2})
    play(at, "Mark", "recruit")
    assert told(at)["level"] == 2
    at = table({**START, "level": 2})
    play(at, "Anita", "havoc")
    assert told(at)["level"] == 2


@pytest.mark.parametrize(("players", "options", "levels"), [
    (2, {}, [1, 2, 3]), (3, {}, [1, 2, 3]), (4, {}, [1, 2, 3]), (5, {}, [1, 2]), (6, {}, [1, 2]),
    (4, {"peace_card": "short"}, [1, 2]), (2, {"peace_card": "short"}, [1, 2]),
])  # fmt: skip
def test_H_5_2_the_peacekeeper_recruits_at_each_side_then_declares_a_year_of_peace(
    players: int, options: dict[str, str], levels: list[int]
) -> None:
    at = table(START, players=players, options=options)
    seen_levels = []
    for _ in range(len(levels) + 1):
        for place in range(players):
            name = asked(at)[0]
            if place == 0:
                play(at, name, "recruit")
                if question(at) == "PeaceDiscard":
                    break
                seen_levels.append(told(at)["level"])
                play(at, name, "draw b1, draw deck, place b1")
            else:
                turn(at, name)
    assert seen_levels == levels
    assert question(at) == "PeaceDiscard"
    assert told(at)["cancelled"] == ["sluys"]


def test_H_5_2_ruling_8_discards_are_face_up_from_the_peacekeepers_left() -> None:
    hands = {"Anita": "k1 k2", "Mark": "b2 D D", "Eva": "o2 o3", "Jeno": "g2 g3"}
    at = table({**START, "turn": "Eva", "level": 3, "hands": hands})
    play(at, "Eva", "recruit")
    order = []
    for card in ("g2", "k1", "D"):
        order.append(asked(at)[0])
        assert question(at) == "PeaceDiscard"
        play(at, asked(at)[0], f"discard {card}")
    assert order == ["Jeno", "Anita", "Mark"]
    assert told(at)["discard"] == "g2 k1 D"
    assert [event["card"] for event in events(at, "discarded")] == ["g2", "k1", "D"]


def test_H_5_2_a_card_that_is_not_held_cannot_be_discarded() -> None:
    at = table({"phase": "year_of_peace", "turn": "Anita", "battle_row": ["crecy", "poitiers", "auray", "agincourt",
                "verneuil", "orleans", "formigny", "castillon"], "level": 3,
                "hands": {"Mark": "D D b2"}})  # fmt: skip
    assert (asked(at), legal(at)) == (["Mark"], ["discard D", "discard b2"])
    assert refused(at, "Mark", "discard b3") == ("not_in_hand", "H-5.2")
    assert refused(at, "Mark", "pass") == ("must_discard", "H-5.2")


def test_H_5_3_after_a_year_of_peace_the_peacekeeper_recruits_with_the_card_at_1() -> None:
    at = table({**START, "level": 3}, players=2)
    play(at, "Anita", "recruit")
    play(at, "Mark", legal(at)[0])
    assert (asked(at), question(at)) == (["Anita"], "RecruitStep")
    assert (told(at)["level"], told(at)["peacekeeper"], told(at)["holder"]) == (1, "Anita", "Anita")
    play(at, "Anita", "draw b1, draw deck, place b1")
    turn(at, "Mark")
    play(at, "Anita", "recruit")
    assert told(at)["level"] == 2


@pytest.mark.parametrize(("players", "free", "level"), [
    (2, "auto", 1), (4, "auto", 1), (5, "auto", 0), (6, "auto", 0),
    (2, "on", 0), (4, "on", 0), (5, "off", 1), (6, "off", 1),
])  # fmt: skip
def test_H_5_4_ruling_6_the_very_first_turn_may_be_free(players: int, free: str, level: int) -> None:
    at = table({"recruits": "b1 o1 g1", "turn": "Anita"}, players=players, options={"first_round_free": free})
    play(at, "Anita", "recruit, draw b1, draw deck, place b1")
    assert told(at)["level"] == level
    for name in ("Mark", "Eva", "Jeno", "Balint", "Dora")[: players - 1]:
        turn(at, name)
    play(at, "Anita", "recruit")
    assert told(at)["level"] == level + 1, "only one turn is free"


def test_H_5_4_ruling_6_the_short_card_alone_frees_nobody() -> None:
    at = table({"recruits": "b1 o1 g1", "turn": "Anita"}, options={"peace_card": "short"})
    play(at, "Anita", "recruit")
    assert told(at)["level"] == 1


@pytest.mark.parametrize(("option", "asks"), [("recruit", "RecruitStep"), ("at_once", "FinalDogs")])
def test_H_5_5_ruling_7_peace_instead_of_the_eighth_battle(option: str, asks: str) -> None:
    at = table({**START, "battle_row": ["formigny", "castillon"], "level": 3},
               players=2, options={"peace_before_castillon": option})  # fmt: skip
    play(at, "Anita", "recruit")
    play(at, "Mark", legal(at)[0])
    assert (asked(at), question(at), told(at)["level"]) == (["Anita"], asks, 1)
    if option == "recruit":
        play(at, "Anita", "draw b1, draw deck, place b1")
        assert (asked(at), question(at)) == (["Anita"], "FinalDogs")
    assert told(at)["peacekeeper"] == "Anita"


@pytest.mark.parametrize("option", ["recruit", "at_once"])
def test_H_5_5_no_recruiting_where_the_peacekeeper_passes_or_is_john(option: str) -> None:
    options = {**JOHN, "peace_before_castillon": option}
    position = {"turn": "Anita", "battle_row": ["formigny", "castillon"], "level": 3}
    passes = table({**position, "recruits": "b1", "hands": {"Anita": "b2"}, "rest": "Mark"},
                   players=2, options={"peace_before_castillon": option})  # fmt: skip
    assert asked(passes) == ["Mark"]
    play(passes, "Mark", "discard b3")
    assert question(passes) == "FinalDogs"
    john = table({**position, "phase": "year_of_peace", "battle_row": ["castillon"], "peacekeeper": "john",
                  "john_after": "Anita"}, players=2, options=options)  # fmt: skip
    assert asked(john) == ["Mark"]
    play(john, "Mark", legal(john)[0])
    play(john, "Anita", legal(john)[0])
    assert question(john) == "FinalDogs"
    assert told(john)["peacekeeper"] == "Mark"


def test_H_5_3_after_a_year_of_peace_it_is_told_that_the_card_shows_1_again() -> None:
    at = table({**START, "level": 3, "hands": {"Mark": "b2 b3", "Eva": "o2 o3", "Jeno": "g2 g3"}})
    play(at, "Anita", "recruit")
    for name, card in (("Mark", "b2"), ("Eva", "o2"), ("Jeno", "g2")):
        assert told(at)["level"] == 3
        play(at, name, f"discard {card}")
    assert told(at)["level"] == 1
    assert events(at, "peace_turned") == [{"seat": -1, "rule": "H-5.3", "level": 1, "keeper": 0}]


def test_H_5_2_an_only_card_is_discarded_without_a_question() -> None:
    at = table({**START, "level": 3, "hands": {"Mark": "b2", "Eva": "D", "Jeno": "g2 g3"}})
    play(at, "Anita", "recruit")
    assert [(event["seat"], event["card"]) for event in events(at, "discarded")] == [(1, "b2"), (2, "D")]
    assert asked(at) == ["Jeno"], "two cards are a choice"


def test_H_5_2_two_dogs_are_asked_for_since_nobody_else_knows_that_they_are_alike() -> None:
    at = table({**START, "level": 3, "hands": {"Mark": "D D"}}, players=2)
    play(at, "Anita", "recruit")
    assert (asked(at), legal(at)) == (["Mark"], ["discard D"])
