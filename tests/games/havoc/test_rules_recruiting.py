"""H-4 Recruiting."""

from __future__ import annotations

import pytest

from tests.games.havoc.tables import asked, events, legal, play, question, refused, seen, table, told

RECRUITING = {"phase": "recruiting", "turn": "Anita", "recruits": "b1 o1 g1", "hands": {"Anita": "k8 k9"}}


def test_H_4_1_two_cards_are_drawn_in_any_mix_and_the_second_choice_comes_after_the_first_card() -> None:
    at = table({**RECRUITING, "deck": "k1 k2"})
    assert legal(at) == ["draw b1", "draw deck", "draw g1", "draw o1"]
    play(at, "Anita", "draw deck")
    assert told(at)["hands"]["Anita"] == "k1 k8 k9"
    assert seen(at, "Mark")["hands"]["Anita"] == "? ? ?", "a card of the deck is the drawer's secret"
    assert refused(at, "Anita", "place k1") == ("draw_two_first", "H-4.1")
    play(at, "Anita", "draw g1")
    assert told(at)["recruits"] == "b1 o1", "recruits are not refilled in between"
    assert refused(at, "Anita", "draw b1") == ("already_drew_two", "H-4.1")
    assert legal(at) == ["place g1", "place k1", "place k8", "place k9"]


def test_H_4_1_both_cards_may_come_from_the_same_place() -> None:
    at = table({**RECRUITING, "deck": "k1 k2 k3"})
    play(at, "Anita", "draw deck, draw deck, place k8")
    assert told(at)["hands"]["Anita"] == "k1 k2 k9"
    at = table({**RECRUITING, "deck": "k1 k2 k3"})
    play(at, "Anita", "draw b1, draw o1, place b1")
    assert told(at)["hands"]["Anita"] == "o1 k8 k9"


def test_H_4_1_nothing_is_drawn_from_an_empty_deck_without_discards() -> None:
    at = table({**RECRUITING, "rest": ["Mark", "Eva", "Jeno"]})
    assert "draw deck" not in legal(at)
    assert refused(at, "Anita", "draw deck") == ("no_card_to_draw", "H-1.7")


@pytest.mark.parametrize(("players", "cap"), [(2, 4), (3, 4), (4, 5), (5, 5), (6, 5)])
def test_H_4_2_a_full_area_closes_the_deck(players: int, cap: int) -> None:
    full = " ".join(["b1", "o1", "g1", "k1", "y1"][:cap])
    at = table({**RECRUITING, "recruits": full, "hands": {"Anita": "D k8"}}, players=players)
    assert refused(at, "Anita", "draw deck") == ("recruits_full", "H-4.2")
    assert refused(at, "Anita", "fetch deck") == ("recruits_full", "H-4.2")
    at = table({**RECRUITING, "recruits": full.rpartition(" ")[0], "hands": {"Anita": "D k8"}}, players=players)
    assert {"draw deck", "fetch deck"} <= set(legal(at))


def test_H_4_2_ruling_9_a_fetched_recruit_opens_the_deck_and_looting_is_free() -> None:
    at = table({**RECRUITING, "recruits": "b1 o1 g1 k1 y1", "discard": "n9", "hands": {"Anita": "D D k8"}})
    assert "loot" in legal(at)
    play(at, "Anita", "fetch b1")
    assert "draw deck" in legal(at)


def test_H_4_3_ruling_12_two_dogs_a_turn_two_fetches_or_one_loot() -> None:
    position = {**RECRUITING, "discard": "n9", "hands": {"Anita": "D D D D k8"}}
    at = table(position)
    play(at, "Anita", "fetch b1")
    assert refused(at, "Anita", "loot") == ("two_dogs_a_turn", "H-4.3")
    play(at, "Anita", "fetch o1")
    assert refused(at, "Anita", "fetch g1") == ("two_dogs_a_turn", "H-4.3")
    at = table(position)
    play(at, "Anita", "loot, take n9")
    assert refused(at, "Anita", "fetch b1") == ("two_dogs_a_turn", "H-4.3")
    assert refused(at, "Anita", "loot") == ("two_dogs_a_turn", "H-4.3")


def test_H_4_3_ruling_10_dogs_may_be_used_before_between_and_after_the_draws_but_not_after_placing() -> None:
    at = table({**RECRUITING, "hands": {"Anita": "D D k8"}})
    play(at, "Anita", "draw b1, fetch o1, draw g1")
    assert "fetch deck" in legal(at)
    play(at, "Anita", "fetch deck, place b1")
    assert asked(at) == ["Mark"]


def test_H_4_3_a_dog_drawn_this_turn_may_be_used_at_once() -> None:
    at = table({**RECRUITING, "deck": "D k1"})
    assert "fetch b1" not in legal(at)
    assert refused(at, "Anita", "fetch b1") == ("not_enough_dogs", "H-4.4")
    play(at, "Anita", "draw deck, fetch b1")
    assert told(at)["hands"]["Anita"] == "b1 k8 k9"
    assert (told(at)["draws"], told(at)["dogs_used"]) == (1, 1)


def test_H_4_4_ruling_11_fetch_takes_a_recruit_even_a_dog_or_the_top_card() -> None:
    at = table({**RECRUITING, "recruits": "D b1 o1", "deck": "k1", "hands": {"Anita": "D k8"}})
    play(at, "Anita", "fetch D")
    assert (told(at)["hands"]["Anita"], told(at)["recruits"], told(at)["discard"]) == ("D k8", "b1 o1", "D")
    assert events(at, "took_recruit") == [{"seat": 0, "rule": "H-4.4", "card": "D"}]
    play(at, "Anita", "fetch deck")
    assert told(at)["hands"]["Anita"] == "k1 k8"
    assert told(at)["draws"] == 0, "fetching is none of the two draws"
    at = table({**RECRUITING, "hands": {"Anita": "D k8"}})
    assert refused(at, "Anita", "fetch k7") == ("not_a_recruit", "H-4.4")


def test_H_4_5_the_looter_alone_sees_the_discards_takes_one_regular_card_and_shows_it() -> None:
    at = table({**RECRUITING, "discard": "D n8 n9", "hands": {"Anita": "D D k8"}})
    assert seen(at, "Anita")["discard"] == "? ? ?"
    play(at, "Anita", "loot")
    assert (question(at), legal(at)) == ("LootPick", ["take n8", "take n9"])
    assert seen(at, "Anita")["discard"] == "D n8 n9 D D"
    assert seen(at, "Mark")["discard"] == "? ? ? ? ?"
    assert refused(at, "Anita", "take D") == ("dogs_cannot_be_looted", "H-4.5")
    assert refused(at, "Anita", "take b5") == ("not_in_discards", "H-4.5")
    assert refused(at, "Anita", "draw deck") == ("must_take_loot", "H-4.5")
    play(at, "Anita", "take n8")
    assert told(at)["hands"]["Anita"] == "k8 n8"
    assert told(at)["draws"] == 0
    assert events(at, "looted") == [{"seat": 0, "rule": "H-4.5", "card": "n8"}]


def test_H_4_5_ruling_13_there_must_be_a_regular_card_to_loot_and_two_dogs() -> None:
    at = table({**RECRUITING, "discard": "D D", "hands": {"Anita": "D D k8"}})
    assert refused(at, "Anita", "loot") == ("nothing_to_loot", "H-4.5")
    at = table({**RECRUITING, "hands": {"Anita": "D D k8"}})
    assert refused(at, "Anita", "loot") == ("nothing_to_loot", "H-4.5")
    at = table({**RECRUITING, "discard": "n9", "hands": {"Anita": "D k8"}})
    assert refused(at, "Anita", "loot") == ("not_enough_dogs", "H-4.5")


@pytest.mark.parametrize("card", ["D", "k8", "b1"])
def test_H_4_6_any_one_card_of_the_hand_is_placed(card: str) -> None:
    at = table({**RECRUITING, "hands": {"Anita": "D k8"}})
    play(at, "Anita", "draw b1, draw o1")
    assert refused(at, "Anita", "place n9") == ("not_in_hand", "H-4.6")
    play(at, "Anita", f"place {card}")
    assert card in told(at)["recruits"].split()
    assert told(at)["hand_sizes"]["Anita"] == 3
    assert events(at, "placed") == [{"seat": 0, "rule": "H-4.6", "card": card}]


def test_H_4_7_a_new_recruit_lies_at_the_end() -> None:
    at = table({**RECRUITING, "recruits": "g5 b5 o5"})
    play(at, "Anita", "draw b5, draw deck, place k8")
    assert [at.kind.rules.outcome_name("deck", card) for card in at.game.recruits] == ["g5", "o5", "k8"]  # type: ignore[attr-defined]


def test_H_4_8_recruits_are_refilled_to_three_at_the_end_of_the_turn() -> None:
    at = table({**RECRUITING, "deck": "k1 k2 k3"})
    play(at, "Anita", "draw b1, draw o1")
    assert told(at)["recruits"] == "g1"
    play(at, "Anita", "place b1")
    assert told(at)["recruits"] == "b1 g1 k1"
    assert told(at)["deck"].split()[0] == "k2"


def test_H_4_8_fewer_than_three_recruits_lie_out_when_no_card_is_left() -> None:
    at = table({**RECRUITING, "rest": ["Mark", "Eva", "Jeno"]})
    play(at, "Anita", "draw b1, draw o1, place b1")
    assert told(at)["recruits"] == "b1 g1"
    assert asked(at) == ["Mark"]


def test_H_4_6_an_only_card_is_placed_without_a_question_once_no_dog_can_be_used() -> None:
    at = table({**RECRUITING, "recruits": "D D g1", "discard": "n9 n8", "hands": {"Anita": ""}})
    play(at, "Anita", "draw D, draw D, loot, take n9")
    assert [event["card"] for event in events(at, "placed")] == ["n9"]
    assert asked(at) == ["Mark"]


def test_H_4_1_one_way_to_draw_goes_by_itself_only_where_no_hand_could_hold_a_dog() -> None:
    empty = {**RECRUITING, "recruits": "D D D", "rest": ["Mark"]}
    at = table({**empty, "hands": {"Anita": ""}}, players=2)
    assert (question(at), [event["card"] for event in events(at, "took_recruit")]) == ("RecruitStep", [])
    assert told(at)["hands"]["Anita"] == "D", "the first draw came with the position"
    at = table({**empty, "hands": {"Anita": "b5"}}, players=2)
    assert legal(at) == ["draw D"], "a card in hand might be a dog that fetches"
