"""H-11 After a battle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.games.havoc.kind import HAVOC
from banneret.games.havoc.rules.data import load_data
from tests.games.havoc.tables import NAMES, asked, events, play, question, table, told

LAID = {"Anita": "b9 o9", "Mark": "b2 k5", "Jeno": "b3 k6"}
DECK = "n1 n2 n3 n4 n5 n6 n7 n8 n9"
HANDS = {"Anita": "y1", "Mark": "y2", "Eva": "y3", "Jeno": "y4"}
POSITION: dict[str, Any] = {
    "phase": "continue", "turn": "Mark", "passed": ["Anita", "Jeno"], "laid": LAID, "hands": HANDS,
    "recruits": "o1 g1 k1", "deck": DECK,
}  # fmt: skip


def dealt(number: int) -> dict[str, str]:
    """The cards that each seat has after a battle that Mark began and Anita won."""
    ids = [load_data().battles[place].id for place in range(1, 10)]
    row = ids[number - 1 :]
    at = table({**POSITION, "battle_row": row})
    play(at, "Mark", "pass")
    return {name: " ".join(cards.split()[1:]) for name, cards in told(at)["hands"].items()}


def test_H_11_1_ruling_33_the_battlefield_goes_to_the_discards_from_the_initiator_on() -> None:
    at = table(POSITION)
    play(at, "Mark", "pass")
    assert told(at)["discard"] == "b2 k5 b3 k6 b9 o9"
    names = [event.name for event in at.log]
    assert names.index("battlefield_cleared") < names.index("battle_action") < names.index("was_dealt")


def test_H_11_2_ruling_33_recruits_are_refilled_after_that_and_before_the_action() -> None:
    at = table({**POSITION, "phase": "activate", "recruits": "o1 g1", "laid": {**LAID, "Mark": "D b2 k5"},
                "passed": []})  # fmt: skip
    play(at, "Mark", "scavenge o1")
    assert told(at)["recruits"] == "g1 n1 n2"
    assert told(at)["hands"]["Mark"] == "o1 y2 n3 n7", "the next cards are dealt: to Mark first, and last as initiator"


@pytest.mark.parametrize(("number", "cards"), [
    (1, {"Mark": "n1 n5", "Eva": "n2", "Jeno": "n3", "Anita": "n4"}),
    (2, {"Mark": "n1", "Eva": "", "Jeno": "", "Anita": ""}),
    (3, {"Mark": "n1 n5", "Eva": "n2", "Jeno": "n3", "Anita": "n4"}),
    (4, {"Mark": "n1 n2", "Eva": "", "Jeno": "", "Anita": ""}),
    (5, {"Mark": "n1 n5", "Eva": "n2", "Jeno": "n3", "Anita": "n4"}),
    (6, {"Mark": "n1 n2", "Eva": "", "Jeno": "", "Anita": ""}),
    (7, {"Mark": "n1 n5", "Eva": "n2", "Jeno": "n3", "Anita": "n4"}),
])  # fmt: skip
def test_H_11_3_ruling_34_the_action_deals_from_the_winners_left_winner_last_then_the_initiator(
    number: int, cards: dict[str, str]
) -> None:
    assert dealt(number) == cards


def test_H_11_3_ruling_35_the_action_of_formigny_comes_before_castillon() -> None:
    assert dealt(8) == {"Mark": "n1 n2 n6", "Eva": "n3 n7", "Jeno": "n4 n8", "Anita": "n5 n9"}


def test_H_11_3_deals_follow_the_order_of_the_card(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    deals = '{ to = "initiator", count = 1 }, { to = "all", count = 1 }'
    overlay.write_text(f"[[battles]]\nnumber = 1\ndeals = [{deals}]\n")
    data = HAVOC.rules.load_data(str(overlay))
    settled = dict(table().game.charter.options)  # type: ignore[attr-defined]
    game = HAVOC.positions.place(POSITION, 4, settled, data, FastChance(1), NAMES[:4])
    game.apply(1, HAVOC.rules.catalogue.parse("pass"), FastChance(1))
    hands = HAVOC.positions.describe(game, NAMES[:4])["hands"]
    assert hands == {"Anita": "y1 n5", "Mark": "y2 n1 n2", "Eva": "y3 n3", "Jeno": "y4 n4"}


def test_H_11_3_the_battle_leaves_the_row() -> None:
    at = table(POSITION)
    play(at, "Mark", "pass")
    assert told(at)["battle_row"][0] == "crecy"
    assert len(told(at)["battle_row"]) == 8


def test_H_11_4_the_winner_keeps_the_peace_at_1() -> None:
    at = table({**POSITION, "level": 3})
    play(at, "Mark", "pass")
    view = told(at)
    assert (view["peacekeeper"], view["holder"], view["face"], view["level"]) == ("Anita", "Anita", "peace", 1)
    assert view["skip_turning"]
    assert events(at, "peacekeeper") == [{"seat": -1, "rule": "H-11.4", "who": 0}]


def test_H_11_5_ruling_5_recruiting_right_after_a_battle_leaves_the_card_at_1() -> None:
    at = table(POSITION)
    play(at, "Mark", "pass")
    assert (asked(at), question(at)) == (["Anita"], "TurnAction")
    play(at, "Anita", "recruit")
    assert (told(at)["level"], told(at)["skip_turning"]) == (1, False)


def test_H_11_5_after_the_eighth_battle_castillon_follows() -> None:
    at = table({**POSITION, "battle_row": ["formigny", "castillon"]})
    play(at, "Mark", "pass")
    assert (asked(at), question(at)) == (["Anita"], "FinalDogs")
