"""H-9 Places and points, H-13 the end of the game, H-14.1 points with two or three players."""

from __future__ import annotations

import pytest

from banneret.core.jsons import Json
from banneret.core.table import Table
from banneret.games.havoc.rules.data import load_data
from banneret.games.havoc.rules.state import Havoc
from tests.games.havoc.tables import events, play, seen, table, told

HANDS = {"Anita": "n13", "Mark": "n12", "Eva": "n11", "Jeno": "n10"}


def fought(laid: dict[str, str], hands: dict[str, str] | None = None, initiator: str = "Anita", **more: Json) -> Table:
    """A battle in which all have passed but the initiator, who passes now."""
    passed = [name for name in laid if name != initiator]
    position = {"phase": "continue", "turn": initiator, "laid": laid, "passed": passed, "hands": hands or HANDS, **more}
    at = table(position)
    play(at, initiator, "pass")
    return at


def test_H_9_1_the_stronger_hand_is_placed_higher() -> None:
    at = fought({"Anita": "b2 o2", "Mark": "b9 o9", "Eva": "b5 o5", "Jeno": "b4 k1"})
    assert told(at)["places"] == {"Anita": 3, "Mark": 1, "Eva": 2, "Jeno": 4}


def test_H_9_1_ruling_26_equal_hands_are_told_apart_by_the_cards_held_before_dogs_and_deals() -> None:
    hands = {"Anita": "k1 k2 k3", "Mark": "y1 y2"}
    at = fought({"Anita": "b5 g5 D", "Mark": "o5 k5 D"}, hands)
    play(at, "Anita", "out 0")
    play(at, "Mark", "out 0")
    assert told(at)["places"]["Mark"] == 1
    assert told(at)["places"]["Anita"] == 2
    assert told(at)["vp"]["Mark"] == 5


def test_H_9_2_ruling_27_full_ties_share_points_and_the_first_from_the_initiator_is_the_winner() -> None:
    at = fought({"Jeno": "b5 g5", "Mark": "o5 k5", "Eva": "b9 k2"}, initiator="Eva")
    assert told(at)["places"] == {"Anita": 0, "Mark": 1, "Eva": 3, "Jeno": 1}
    assert told(at)["vp"] == {"Anita": 0, "Mark": 4, "Eva": 0, "Jeno": 4}, "5 + 3 shared"
    assert told(at)["winner"] == "Jeno"
    assert told(at)["trophies"]["Jeno"] == ["sluys"]
    assert (told(at)["peacekeeper"], told(at)["turn"]) == ("Jeno", "Jeno")


def test_H_9_2_ruling_28_shares_are_rounded_down_and_reach_beyond_the_paid_places() -> None:
    at = fought({"Anita": "b5 g5", "Mark": "o5 k5", "Eva": "y5 n5"}, trophies={"Anita": ["sluys"]})
    assert told(at)["vp"] == {"Anita": 3, "Mark": 3, "Eva": 3, "Jeno": 0}, "5 + 3 + 1"
    at = fought({"Anita": "b5 g5", "Mark": "o5 k5", "Eva": "y5 n5"})
    assert told(at)["vp"] == {"Anita": 2, "Mark": 2, "Eva": 2, "Jeno": 0}, "5 + 3 + 0"


def test_H_9_2_the_initiator_comes_first_of_all() -> None:
    at = fought({"Anita": "b5 g5", "Mark": "o5 k5"}, initiator="Mark")
    assert told(at)["winner"] == "Mark"


def test_H_9_3_ruling_29_only_participants_take_places_and_other_places_pay_nobody() -> None:
    at = fought({"Anita": "b5 g5"})
    assert told(at)["places"] == {"Anita": 1, "Mark": 0, "Eva": 0, "Jeno": 0}
    assert told(at)["vp"] == {"Anita": 5, "Mark": 0, "Eva": 0, "Jeno": 0}
    assert told(at)["trophies"]["Anita"] == ["sluys"]
    assert [event["place"] for event in events(at, "placed_in_battle")] == [1]


def test_H_9_4_points_are_open_at_all_times() -> None:
    at = table({"phase": "join", "turn": "Anita", "laid": {"Anita": "b5 g5"}, "vp": {"Eva": 12}})
    assert seen(at, "Jeno")["vp"]["Eva"] == 12
    assert at.game.scores() == [0.0, 0.0, 12.0, 0.0]


def castillon(vp: list[int], trophies: list[list[str]], cards: list[str]) -> Table:
    names = ["Anita", "Mark", "Eva", "Jeno"][: len(vp)]
    at = table({"phase": "castillon", "battle_row": ["castillon"], "peacekeeper": "Anita",
                "vp": dict(zip(names, vp, strict=True)), "trophies": dict(zip(names, trophies, strict=True)),
                "hands": dict(zip(names, cards, strict=True))}, players=len(vp))  # fmt: skip
    for name, hand in zip(names, cards, strict=True):
        play(at, name, f"lay {hand}, done")
    return at


def test_H_13_1_most_points_win() -> None:
    at = castillon([10, 17], [[], []], ["b5 o5", "b1 o1"])
    assert told(at)["vp"] == {"Anita": 21, "Mark": 22}
    assert at.game.returns() == [0.0, 1.0]


def test_H_13_1_then_more_trophies_castillon_and_chevauchees_included() -> None:
    at = castillon([10, 16], [["sluys"], ["auray", "crecy", "poitiers"]], ["b5 o5", "b1 o1"])
    assert (told(at)["vp"], at.game.returns()) == ({"Anita": 21, "Mark": 21}, [0.0, 1.0])
    at = castillon([10, 16], [["sluys"], ["crecy"]], ["b5 o5", "b1 o1"])
    assert at.game.returns() == [1.0, 0.0], "Castillon makes it two against one"


def test_H_13_1_then_the_place_at_castillon() -> None:
    at = castillon([10, 16], [["sluys"], ["crecy", "auray"]], ["b5 o5", "b1 o1"])
    assert at.game.returns() == [1.0, 0.0]


def test_H_13_1_a_victory_is_shared_where_even_that_is_equal() -> None:
    at = castillon([5, 5, 0], [["sluys"], ["crecy"], []], ["b5 o5", "g5 k5", "b9 o9"])
    assert told(at)["vp"] == {"Anita": 9, "Mark": 9, "Eva": 11}, "5 + 3 shared"
    at = castillon([9, 9, 0], [["sluys"], ["crecy"], []], ["b5 o5", "g5 k5", "b9 o9"])
    assert told(at)["vp"] == {"Anita": 13, "Mark": 13, "Eva": 11}
    assert at.game.returns() == [0.5, 0.5, 0.0]


SHIFTED = [[5], [5, 1], [6], [6, 2], [8], [7, 2], [9], [9, 3], [11, 5, 3, 1, 0]]
PRINTED = [[5, 3], [5, 3, 1], [6, 4], [6, 4, 2], [8], [7, 4, 2], [9, 5], [9, 6, 3], [11, 8, 5, 3, 1, 0]]


@pytest.mark.parametrize(("players", "option", "points"), [
    (2, "auto", SHIFTED), (3, "auto", SHIFTED), (4, "auto", PRINTED), (5, "auto", PRINTED), (6, "auto", PRINTED),
    (2, "shifted", SHIFTED), (3, "shifted", SHIFTED), (2, "printed", PRINTED), (3, "printed", PRINTED),
    (4, "printed", PRINTED),
])  # fmt: skip
def test_H_14_1_ruling_38_ruling_39_the_second_entry_is_deleted_with_two_or_three_players(
    players: int, option: str, points: list[list[int]]
) -> None:
    at = table(players=players, options={"small_game_scoring": option})
    assert isinstance(at.game, Havoc)
    charter = at.game.charter
    assert [[place for place in charter.points[number] if place or number == 9] for number in range(1, 10)] == points
    assert charter.points[10:] == [[6, 0, 3], [0, 6, 0]], "the Chevauchées are not changed"


def test_H_14_1_all_places_together_are_worth_120() -> None:
    battles = load_data().battles[1:10]
    assert sum(sum(battle.points) for battle in battles) == 120
    differences = [b.points[0] - (b.points[2] if len(b.points) > 2 else 0) for b in battles]
    assert differences == [5, 4, 6, 4, 8, 5, 9, 6, 6]
