"""H-3 Turns."""

from __future__ import annotations

from banneret.games.havoc.rules.state import Havoc
from tests.games.havoc.tables import asked, events, legal, play, question, refused, table, told


def test_H_3_1_a_turn_is_recruiting_or_havoc() -> None:
    at = table({"turn": "Anita", "hands": {"Anita": "b1 b2"}})
    assert (asked(at), question(at), legal(at)) == (["Anita"], "TurnAction", ["havoc", "recruit"])
    assert refused(at, "Anita", "draw deck") == ("turn_is_recruit_or_havoc", "H-3.1")
    assert refused(at, "Mark", "recruit") == ("not_asked", "")


def test_H_3_1_with_one_card_in_hand_recruiting_is_automatic() -> None:
    at = table({"turn": "Anita", "hands": {"Anita": "b1"}})
    assert (asked(at), question(at)) == (["Anita"], "RecruitStep")


def test_H_3_1_ruling_15_recruiting_needs_two_cards_in_deck_recruits_and_discards() -> None:
    position = {"turn": "Anita", "recruits": "b1", "hands": {"Anita": "b2 b3 b4"}, "rest": "Mark"}
    assert question(table(position, players=2)) == "HavocLay", "one card: Havoc is forced"
    at = table({**position, "recruits": "b1 o1"}, players=2)
    assert legal(at) == ["havoc", "recruit"]
    play(at, "Anita", "recruit, draw b1, draw o1, place b1")
    assert told(at)["recruits"] == "b1", "fewer than three recruits are allowed when the cards have run out"


def test_H_3_1_johns_card_is_not_counted() -> None:
    position = {"turn": "Anita", "recruits": "b1 o1 g1", "deck": "John k1", "discard": "k2", "rest": "Mark"}
    game = table(position, players=2, options={"john_of_gaunt": "on"}).game
    assert isinstance(game, Havoc)
    assert (game.deck_size(), game.pool()) == (2, 5)


def test_H_3_1_ruling_16_who_can_do_neither_passes() -> None:
    position = {"turn": "Anita", "peacekeeper": "Mark", "recruits": "b1", "hands": {"Anita": "b2"}, "rest": "Mark"}
    at = table(position, players=2)
    assert asked(at) == ["Mark"], "Anita has one card and there is one in the pool"
    assert question(at) == "HavocLay"


def test_H_3_1_ruling_16_a_peacekeeper_who_passes_turns_the_card() -> None:
    position = {"turn": "Anita", "recruits": "b1", "level": 1, "hands": {"Anita": "b2"}, "rest": "Mark"}
    at = table(position, players=2)
    assert told(at)["turn"] == "Mark"
    assert told(at)["level"] == 2


def test_H_3_1_ruling_55_a_forced_pass_with_a_year_of_peace_ends_with_a_refill() -> None:
    position = {"turn": "Anita", "recruits": "b1", "level": 3, "hands": {"Anita": "b2"}, "rest": "Mark",
                "first_turn": False, "shuffles": ["b3"]}  # fmt: skip
    at = table(position, players=2)
    assert question(at) == "PeaceDiscard"
    play(at, "Mark", "discard b3")
    assert told(at)["recruits"] == "b1 b3", "the discards of the year of peace fill the area"
    assert told(at)["cancelled"] == ["sluys"]
    assert told(at)["turn"] == "Mark"
    assert told(at)["level"] == 1


def test_H_3_2_havoc_needs_two_cards_and_may_be_cried_on_any_turn() -> None:
    at = table({"turn": "Eva", "peacekeeper": "Anita", "hands": {"Eva": "b1 b2"}, "level": 3})
    play(at, "Eva", "havoc")
    assert told(at)["initiator"] == "Eva"
    at = table({"turn": "Anita", "hands": {"Anita": "b1"}, "phase": "recruiting"})
    assert refused(at, "Anita", "havoc") == ("recruiting_goes_on", "H-4.1")


def test_H_3_3_after_recruiting_the_left_neighbour_is_next_after_a_battle_the_winner() -> None:
    at = table({"turn": "Anita", "recruits": "b1 o1 g1", "hands": {"Mark": "b9 o9 k1"}})
    play(at, "Anita", "recruit, draw b1, draw o1, place b1")
    assert asked(at) == ["Mark"]
    play(at, "Mark", "havoc, lay b9 o9, done")
    for name in ("Eva", "Jeno", "Anita"):
        play(at, name, "decline")
    play(at, "Mark", "pass")
    assert asked(at) == ["Mark"]
    assert told(at)["turn"] == "Mark"


def test_H_3_4_ruling_54_the_pool_is_counted_before_the_peace_card_is_turned() -> None:
    position = {"turn": "Anita", "recruits": "b1", "level": 3, "hands": {"Anita": "D D b2"}, "rest": "Mark",
                "first_turn": False}  # fmt: skip
    at = table(position, players=2)
    assert question(at) == "HavocLay", "neither the discards of a year of peace nor the dogs of the hand count"
    assert told(at)["level"] == 3


def test_H_3_4_every_round_without_havoc_brings_a_cancelled_battle_nearer() -> None:
    at = table({"turn": "Anita", "recruits": "b1 o1 g1"}, players=2)
    cancelled = []
    for _ in range(60):
        name = asked(at)[0]
        if question(at) == "PeaceDiscard":
            play(at, name, legal(at)[0])
        elif question(at) == "TurnAction":
            play(at, name, "recruit")
        elif question(at) == "RecruitStep":
            draws = [text for text in legal(at) if text.startswith("draw")]
            play(at, name, draws[0] if draws else next(text for text in legal(at) if text.startswith("place")))
        cancelled.append(len(told(at)["cancelled"]))
    assert cancelled[-1] >= 1
    assert events(at, "year_of_peace")[0]["battle"] == 1
