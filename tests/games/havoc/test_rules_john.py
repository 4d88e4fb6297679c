"""H-16 John of Gaunt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.options import settle_options
from banneret.games.havoc.kind import HAVOC
from banneret.games.havoc.rules.cards import JOHN as JOHNS_CARD
from banneret.games.havoc.rules.state import JOHN_SEAT, Havoc
from banneret.games.havoc.sight.companies import companies
from tests.games.havoc.tables import JOHN, NAMES, asked, events, legal, play, question, refused, seen, table, told

HANDS = {"Anita": "b2 b3", "Mark": "o2 o3", "Eva": "g2 g3", "Jeno": "y2 y3"}
THREES = {"Anita": "b2 b3 b4", "Mark": "o2 o3 o4", "Eva": "g2 g3 g4", "Jeno": "y2 y3 y4"}
PENDING = {"turn": "Mark", "peacekeeper": "Anita", "level": 1, "first_turn": False, "john": "pending",
           "john_after": "Anita", "hands": THREES}  # fmt: skip
FIGHT = {"phase": "continue", "initiator": "john", "john_after": "Jeno", "battle": "calais_to_tours",
         "asked": "Mark", "passed": ["Anita"], "recruits": "b13 o13 g13"}  # fmt: skip


def test_H_16_1_johns_card_is_somewhere_in_the_deck() -> None:
    places = set()
    for seed in range(40):
        game = HAVOC.new(4, JOHN, chance=FastChance(seed))
        assert isinstance(game, Havoc)
        assert game.deck.count(JOHNS_CARD) == 1
        assert all(JOHNS_CARD not in hand for hand in game.hands)
        assert JOHNS_CARD not in game.recruits
        places.add(game.deck.index(JOHNS_CARD))
    assert len(places) > 20
    assert "John" not in seen(table(options=JOHN), "Anita")["deck"]


def test_H_16_2_ruling_43_a_drawn_or_fetched_while_recruiting_he_ends_the_turn_at_once() -> None:
    position = {"turn": "Anita", "recruits": "b1 o1 g1", "deck": "k1 John k3", "hands": {**THREES, "Anita": "D b3"}}
    at = table(position, options=JOHN)
    play(at, "Anita", "recruit, draw deck, fetch deck")
    assert told(at)["hands"]["Anita"] == "b3 k1", "no further draw, nothing placed, no other card"
    assert told(at)["recruits"] == "b1 o1 g1"
    assert (told(at)["john_after"], asked(at)) == ("Anita", ["Mark"])
    assert events(at, "john_appears") == [{"seat": 0, "rule": "H-16.2"}]


def test_H_16_2_ruling_42_b_drawn_by_a_decliner_the_battle_is_finished_first() -> None:
    at = table({"turn": "Anita", "deck": "John k1 k2 k3 k4 k5 k6", "hands": {**HANDS, "Anita": "b9 o9 b3"}},
               options={**JOHN, "battle_order": "winner_chooses"})  # fmt: skip
    play(at, "Anita", "havoc, lay b9 o9, done")
    play(at, "Mark", "decline")
    assert told(at)["hands"]["Mark"] == "o2 o3", "no other card for him"
    assert (told(at)["john"], told(at)["john_after"]) == ("pending", "Mark")
    play(at, "Eva", "decline")
    play(at, "Jeno", "decline")
    play(at, "Anita", "pass")
    assert question(at) == "ChooseNextBattle", "action and choice come first"
    assert told(at)["hands"]["Mark"] == "o2 o3 k3"
    play(at, "Anita", "next auray")
    assert (told(at)["john"], told(at)["cancelled"]) == ("fighting", ["auray"])
    assert asked(at) == ["Eva"]


def test_H_16_2_b_dealt_by_an_action_there_is_no_other_card() -> None:
    at = table({"phase": "continue", "turn": "Anita", "laid": {"Anita": "b9 o9"}, "hands": HANDS,
                "deck": "k1 John k2 k3 k4 k5"}, options=JOHN)  # fmt: skip
    play(at, "Anita", "pass")
    assert told(at)["hands"] == {"Anita": "b2 b3 k3 k4", "Mark": "o2 o3 k1", "Eva": "g2 g3", "Jeno": "k2 y2 y3"}
    assert told(at)["john_after"] == "Eva"
    assert asked(at) == ["Jeno"]


def test_H_16_2_ruling_42_c_turned_up_as_a_recruit_the_next_card_fills_the_gap() -> None:
    at = table({"turn": "Anita", "recruits": "b1 o1 g1", "deck": "John k1 k2", "hands": HANDS}, options=JOHN)
    play(at, "Anita", "recruit, draw b1, draw o1, place b1")
    assert told(at)["recruits"] == "b1 g1 k1"
    assert (told(at)["john"], told(at)["john_after"]) == ("fighting", "Anita"), "the player whose turn it was"
    at = table({"phase": "activate", "turn": "Eva", "recruits": "b1 o1 g1", "laid": {"Mark": "D b9", "Eva": "n2 n3"},
                "hands": HANDS, "deck": "John k1 k3 k5 k7 k9 k11 k13"}, options=JOHN)  # fmt: skip
    play(at, "Mark", "scavenge b1")
    assert told(at)["recruits"] == "o1 g1 k1"
    assert told(at)["john_after"] == "Eva", "after a battle: the initiator"


def test_H_16_2_ruling_42_d_in_the_final_battle_he_leaves_and_another_card_is_drawn() -> None:
    at = table({"turn": "Anita", "battle_row": ["castillon"], "hands": HANDS, "recruits": "b1 o1 g1",
                "deck": "k1 John k2 k3 k4 k5 k6 k7 k8"}, options=JOHN)  # fmt: skip
    assert told(at)["john"] == "gone"
    assert told(at)["hand_sizes"] == {"Anita": 4, "Mark": 4, "Eva": 4, "Jeno": 4}
    at = table({"phase": "exchange", "battle_row": ["castillon"], "peacekeeper": "Anita",
                "hands": {**HANDS, "Anita": "D b3"}, "deck": "John k2"}, options=JOHN)  # fmt: skip
    play(at, "Anita", "exchange 1")
    assert (told(at)["hands"]["Anita"], told(at)["john"]) == ("b3 k2", "gone")


@pytest.mark.parametrize(("top", "side"), [
    ("k1", "calais_to_tours"), ("k13", "calais_to_tours"), ("k2", "tours_to_bordeaux"), ("D", "tours_to_bordeaux"),
])  # fmt: skip
def test_H_16_3_ruling_44_the_flipped_card_gives_the_side(top: str, side: str) -> None:
    at = table({**PENDING, "deck": top}, options=JOHN)
    view = told(at)
    assert (view["battle"], view["discard"]) == (side, top)
    assert (view["john"], view["holder"], view["face"], view["initiator"]) == ("fighting", "john", "havoc", "john")
    assert view["keys"]["john"] == [4, [9], []]


def test_H_16_3_the_flipped_card_is_told_with_what_it_decides() -> None:
    position = {"turn": "Anita", "recruits": "b1 o1 g1", "hands": {**THREES}}
    for top, odd in (("k3", "yes"), ("k2", "no"), ("D", "no")):
        at = table({**position, "deck": f"John {top}"}, options=JOHN)
        play(at, "Anita", "recruit, draw deck")
        assert events(at, "flipped") == [{"seat": -1, "rule": "H-16.3", "card": top, "odd": odd}]


def test_H_16_3_without_any_card_it_is_tours_to_bordeaux() -> None:
    at = table({**PENDING, "hands": {}, "rest": ["Anita", "Mark"]}, players=2, options=JOHN)
    assert told(at)["battle"] == "tours_to_bordeaux"
    assert told(at)["discard_size"] == 0


def test_H_16_3_everybody_with_two_cards_must_lay_from_johns_left_on() -> None:
    at = table({**PENDING, "deck": "k1 k9", "hands": {**THREES, "Eva": "g2"}}, options=JOHN)
    order = []
    for cards in ("o2 o3", "y2 y3", "b2 b3"):
        order.append(asked(at)[0])
        assert refused(at, order[-1], "decline") == ("chevauchees_bind_all", "H-16.3")
        play(at, order[-1], f"lay {cards}, done")
    assert order == ["Mark", "Jeno", "Anita"]
    assert events(at, "stayed_out") == [{"seat": 2, "rule": "H-6.4"}], "one card: Eva draws and stays out"


def test_H_16_3_two_cards_that_must_be_laid_are_laid_without_a_question() -> None:
    at = table({**PENDING, "deck": "k1 k9", "hands": {**THREES, "Mark": "o2 o3", "Jeno": "D D"}}, options=JOHN)
    assert (told(at)["laid"]["Mark"], asked(at)) == ("o2 o3", ["Eva"])
    play(at, "Eva", "lay g2 g3, done")
    assert (told(at)["laid"]["Jeno"], asked(at)) == ("D D", ["Anita"])
    assert [event["seat"] for event in events(at, "laid")] == [2, 3], "Mark's cards were laid with the position"


def test_H_16_3_rounds_follow_the_same_order_and_john_passes() -> None:
    laid = {"Anita": "b4 b5", "Mark": "o4 o5", "Eva": "g4 g5", "Jeno": "y4 y5"}
    at = table({**FIGHT, "asked": "Anita", "passed": [], "john_after": "Jeno", "laid": laid, "hands": HANDS},
               options=JOHN)  # fmt: skip
    order = []
    for text in ("lay b2, done", "pass", "pass", "pass", "pass"):
        order.append(asked(at)[0])
        play(at, order[-1], text)
    assert order == ["Anita", "Mark", "Eva", "Jeno", "Anita"]


def test_H_16_3_ruling_46_john_takes_a_place_and_its_points_are_lost() -> None:
    laid = {"Anita": "b10 o10 g10", "Mark": "o4 o5", "Eva": "g4 b4"}
    at = table({**FIGHT, "asked": "Mark", "passed": ["Anita", "Eva"], "laid": laid, "hands": HANDS}, options=JOHN)
    play(at, "Mark", "pass")
    assert told(at)["places"] == {"Anita": 1, "Mark": 4, "Eva": 3, "Jeno": 0}
    assert told(at)["vp"] == {"Anita": 6, "Mark": 0, "Eva": 3, "Jeno": 0}


def test_H_16_3_the_table_and_the_log_give_john_no_points_and_a_shared_place_where_he_ties() -> None:
    laid = {"Anita": "b10 o10 g10 D", "Mark": "b9 o9 g9", "Eva": "g5 o4"}
    position = {**FIGHT, "battle": "tours_to_bordeaux", "asked": "Eva", "passed": ["Anita", "Mark"], "laid": laid}
    at = table({**position, "hands": {**HANDS, "Mark": ""}}, options=JOHN)
    play(at, "Eva", "pass")
    play(at, "Anita", "out 0")
    assert question(at) == "ActivateDog", "the battle is settled, and its cards still lie there"
    assert told(at)["vp"] == {"Anita": 0, "Mark": 3, "Eva": 0, "Jeno": 0}
    told_ = [(event["who"], event["place"], event["points"]) for event in events(at, "placed_in_battle")]
    assert told_ == [(0, 1, 0), ("john", 2, 0), (1, 2, 3), (2, 4, 0)]
    assert isinstance(at.game, Havoc)
    shown = [(company.seat, company.place, company.points) for company in companies(at.game)]
    assert sorted(shown) == [(0, 1, 0), (1, 2, 3), (2, 4, 0), (JOHN_SEAT, 2, 0)]


def test_H_16_3_ruling_40_points_are_never_shifted() -> None:
    position = {**FIGHT, "battle": "tours_to_bordeaux", "john_after": "Eva", "recruits": "b1 o1 g1"}
    laid = {"Anita": "b10 o10 g10", "Mark": "k10 y10 n10"}
    at = table({**position, "laid": laid, "hands": {"Mark": "k1", "Anita": ""}}, players=3, options=JOHN)
    play(at, "Mark", "pass")
    assert told(at)["places"] == {"Anita": 1, "Mark": 2, "Eva": 0}
    assert told(at)["vp"] == {"Anita": 0, "Mark": 6, "Eva": 0}


def test_H_16_4_if_he_does_not_win_he_leaves_and_the_winner_goes_on() -> None:
    at = table({**FIGHT, "laid": {"Anita": "b10 o10 g10", "Mark": "b4 o4"}, "hands": HANDS}, options=JOHN)
    play(at, "Mark", "pass")
    view = told(at)
    assert (view["john"], view["peacekeeper"], view["turn"], view["level"]) == ("gone", "Anita", "Anita", 1)
    assert view["skip_turning"]
    assert view["trophies"]["Anita"] == ["calais_to_tours"]
    assert events(at, "john_leaves") == [{"seat": -1, "rule": "H-16.4", "why": "beaten"}]


def test_H_16_5_ruling_49_if_he_wins_he_keeps_the_peace_and_his_first_turn_is_empty() -> None:
    at = table({**FIGHT, "laid": {"Anita": "b8 o8", "Mark": "b4 o4"}, "hands": HANDS, "deck": "n1 n2 n3 n4"},
               options=JOHN)  # fmt: skip
    play(at, "Mark", "pass")
    view = told(at)
    assert (view["john"], view["peacekeeper"], view["holder"], view["level"]) == ("peacekeeper", "john", "john", 1)
    assert not any(view["trophies"].values())
    assert asked(at) == ["Anita"], "the player left of the seat that drew him"
    assert view["hands"] == {"Anita": "b2 b3 n1", "Mark": "o2 o3 n2", "Eva": "g2 g3 n3", "Jeno": "y2 y3 n4"}


def test_H_16_5_ruling_45_a_nine_more_than_three_beats_him_and_an_exact_tie_does_not() -> None:
    laid = {"Anita": "b9 o9 g9", "Mark": "b4 o4"}
    at = table({**FIGHT, "laid": laid, "hands": {"Anita": "", "Mark": "k1"}}, options=JOHN)
    play(at, "Mark", "pass")
    assert told(at)["winner"] == "john", "his hand counts as empty and he comes first"
    assert told(at)["places"]["Anita"] == 1
    assert told(at)["vp"]["Anita"] == 3, "6 + 0 shared, his share is lost"
    at = table({**FIGHT, "laid": {**laid, "Anita": "b9 o9 g9 b1"}, "hands": {"Anita": "k2", "Mark": "k1"}},
               options=JOHN)  # fmt: skip
    play(at, "Mark", "pass")
    assert told(at)["winner"] == "Anita"
    at = table({**FIGHT, "laid": laid, "hands": {"Anita": "k2", "Mark": "k1"}}, options=JOHN)
    play(at, "Mark", "pass")
    assert (told(at)["winner"], told(at)["places"]["Anita"]) == ("john", 2)


def test_H_16_6_ruling_55_johns_turn_turns_the_card_refills_and_spares_nobody() -> None:
    hands = {"Anita": "k1 k2", "Mark": "b2 b3"}
    at = table({"turn": "Anita", "peacekeeper": "john", "john_after": "Anita", "level": 2, "recruits": "b1 o1 g1",
                "hands": hands}, players=2, options=JOHN)  # fmt: skip
    assert told(at)["next_turn"] == "john"
    play(at, "Anita", "recruit, draw b1, draw deck, place b1")
    assert (told(at)["level"], asked(at)) == (3, ["Mark"])
    play(at, "Mark", "recruit, draw b1, draw deck, place b1")
    assert (told(at)["level"], asked(at)) == (3, ["Anita"]), "he sits between Anita and Mark only"
    play(at, "Anita", "recruit, draw b1, draw deck, place b1")
    assert (asked(at), question(at)) == (["Mark"], "PeaceDiscard")
    play(at, "Mark", "discard b2")
    assert (asked(at), question(at)) == (["Anita"], "PeaceDiscard"), "every player discards, john_after last"
    play(at, "Anita", "discard k1")
    assert (told(at)["level"], told(at)["cancelled"], asked(at)) == (1, ["sluys"], ["Mark"])


def test_H_16_6_ruling_55_a_year_of_peace_in_johns_turn_refills_the_recruits() -> None:
    at = table({"turn": "Anita", "peacekeeper": "john", "john_after": "Anita", "level": 3, "recruits": "b1 o1 g1",
                "hands": {"Anita": "k1 k2"}, "rest": "Mark", "shuffles": ["k1 n8"],
                "battle_row": ["auray", "verneuil", "formigny", "castillon"]}, players=2, options=JOHN)  # fmt: skip
    play(at, "Anita", "recruit, draw b1, draw o1, place b1")
    assert told(at)["recruits"] == "b1 g1", "no card is left to fill the area"
    play(at, "Mark", "discard n8")
    play(at, "Anita", "discard k1")
    assert told(at)["recruits"] == "b1 g1 k1"
    assert asked(at) == ["Mark"]


def test_H_16_7_as_soon_as_havoc_is_cried_john_leaves() -> None:
    at = table({"turn": "Mark", "peacekeeper": "john", "john_after": "Anita", "level": 2, "hands": HANDS}, options=JOHN)
    play(at, "Mark", "havoc")
    view = told(at)
    assert (view["john"], view["peacekeeper"], view["holder"]) == ("gone", "nobody", "Mark")
    assert events(at, "john_leaves") == [{"seat": -1, "rule": "H-16.7", "why": "havoc"}]


@pytest.mark.parametrize(("mode", "row", "cancelled"), [
    ("replace", ["agincourt", "castillon"], ["auray"]), ("extra", ["auray", "agincourt", "castillon"], []),
])  # fmt: skip
def test_H_16_8_ruling_47_the_chevauchees_take_the_slot_of_the_next_battle_or_none(
    mode: str, row: list[str], cancelled: list[str]
) -> None:
    gone = ["sluys", "crecy", "poitiers", "verneuil", "orleans", "formigny"]
    at = table({**PENDING, "deck": "k1", "trophies": {"Eva": gone}}, options={**JOHN, "chevauchees_mode": mode})
    assert (told(at)["battle_row"], told(at)["cancelled"]) == (row, cancelled)


def test_H_16_8_in_the_last_slot_castillon_follows_the_chevauchees() -> None:
    position = {**PENDING, "deck": "k1", "battle_row": ["formigny", "castillon"], "hands": HANDS}
    for mode, after in (("replace", "FinalDogs"), ("extra", "RecruitStep")):
        at = table(position, options={**JOHN, "chevauchees_mode": mode})
        assert question(at) == after, "everybody has laid both cards"


def test_H_16_9_at_castillon_the_seat_on_his_left_keeps_the_peace() -> None:
    at = table({"turn": "Mark", "peacekeeper": "john", "john_after": "Anita", "battle_row": ["castillon"],
                "hands": HANDS}, options=JOHN)  # fmt: skip
    assert (told(at)["john"], told(at)["peacekeeper"], asked(at)) == ("gone", "Mark", ["Mark"])
    at = table({**FIGHT, "john_after": "Eva", "asked": "Mark", "laid": {"Anita": "b8 o8", "Mark": "b4 o4"},
                "battle_row": ["castillon"], "hands": HANDS}, options=JOHN)  # fmt: skip
    play(at, "Mark", "pass")
    assert (question(at), told(at)["peacekeeper"], asked(at)) == ("FinalDogs", "Jeno", ["Jeno"])
    assert events(at, "john_leaves") == [{"seat": -1, "rule": "H-16.9", "why": "castillon"}]


def test_H_16_10_a_pending_john_misses_castillon() -> None:
    at = table({"turn": "Anita", "phase": "recruiting", "battle_row": ["castillon"], "recruits": "b1 o1 g1",
                "deck": "John", "hands": HANDS}, options=JOHN)  # fmt: skip
    play(at, "Anita", "draw deck")
    assert (told(at)["john"], question(at)) == ("gone", "FinalDogs")
    assert events(at, "john_leaves") == [{"seat": -1, "rule": "H-16.10", "why": "castillon"}]


def test_H_16_11_his_nines_cannot_be_scavenged() -> None:
    laid = {"Anita": "D b8", "Mark": "b4 o4"}
    at = table({**FIGHT, "phase": "activate", "asked": "Anita", "laid": laid, "hands": HANDS, "passed": [],
                "deck": "n1"}, options=JOHN)  # fmt: skip
    assert legal(at) == ["scavenge b13", "scavenge b4", "scavenge b8", "scavenge g13", "scavenge o13", "scavenge o4",
                         "stop"]  # fmt: skip
    for card in ("b9", "o9", "g9"):
        assert refused(at, "Anita", f"scavenge {card}") == ("not_face_up", "H-10.3")


def test_H_16_3_the_battle_that_the_chevauchees_replace_is_told() -> None:
    at = table({"turn": "Anita", "recruits": "b1 o1 g1", "deck": "John k1", "hands": HANDS}, options=JOHN)
    play(at, "Anita", "recruit, draw deck")
    assert events(at, "battle_replaced") == [{"seat": -1, "rule": "H-16.3", "battle": 1}]


def test_H_15_2_the_battle_that_john_takes_is_told() -> None:
    at = table({**FIGHT, "battle_row": ["poitiers", "crecy", "castillon"], "asked": "Anita",
                "passed": ["Mark", "Eva", "Jeno"],
                "laid": {"Anita": "b4 b5", "Mark": "o4 o5", "Eva": "g4 g5", "Jeno": "y4 y5"}, "hands": HANDS},
               options={**JOHN, "battle_order": "winner_chooses"})  # fmt: skip
    play(at, "Anita", "pass")
    assert told(at)["battle_row"] == ["crecy", "poitiers", "castillon"]
    assert events(at, "john_chose_battle") == [{"seat": -1, "rule": "H-15.2", "battle": 2}]


@pytest.mark.parametrize(("hand", "key"), [("[9, 9, 9]", [4, [9], []]), ("[5, 5]", [2, [5], []]),
                                           ("[1, 2, 3, 4, 5]", [5, [5], []])])  # fmt: skip
def test_H_16_3_john_fights_with_the_values_of_the_data_file(tmp_path: Path, hand: str, key: list[object]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f"[john_of_gaunt]\nvirtual_hand_values = {hand}\n", "utf-8")
    data = HAVOC.rules.load_data(str(file))
    options = settle_options(HAVOC.rules.options, 4, JOHN)
    position: dict[str, Any] = {**PENDING, "deck": "k1"}
    game = HAVOC.positions.place(position, 4, options, data, FastChance(1), NAMES[:4])
    keys: Any = HAVOC.positions.describe(game, NAMES[:4])["keys"]
    assert keys["john"] == key
