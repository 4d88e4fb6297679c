"""Bonus cards on the battlefield: beside their units, and seen only by those who may see them."""

from __future__ import annotations

import pytest

from banneret.core.table import Table
from tests.games.field_of_glory.tables import play, state, table
from tests.games.field_of_glory.test_table_drawing import drawn, page

HANDS = {"Red": "hi2 mi3 lc2 co5", "Blue": "cv4 cv3 co5"}


def charge(options: dict[str, str] | None = None) -> Table:
    """Two Heavy Infantry of Red against Blue's Pike in column 3."""
    position = {"turn": "Red", "hands": HANDS, "units": {"Red": {3: "hi3 hi4"}, "Blue": {3: "pk3"}}}
    return table(position, options)


def cards(at: Table, seat: int) -> dict[str, str]:
    """The bonus cards that a viewer sees on the field, by id, with what they are called."""
    return {card["id"]: card["aria-label"] for card in page(at, seat).looks("fog-bonus")}


def columns_of(at: Table, seat: int) -> list[int]:
    """The columns that bonus cards lie in, as drawn from left to right."""
    parts = drawn(at, seat).regions["board"].split("<section")
    columns = [part for part in parts if part.startswith(' class="fog-column')]
    return [number for number, part in enumerate(columns, 1) for _ in range(part.count('"piece plain fog-bonus'))]


def test_F_7_2_before_the_blows_only_its_owner_sees_a_bonus_card() -> None:
    at = charge()
    play(at, "Red", "charge hi3@3")
    assert cards(at, 0) == cards(at, 1) == {}
    play(at, "Red", "bonus co5")
    assert cards(at, 0) == {"bonus-0": "Your bonus card from your hand: Commander (5); the enemy sees only its back"}
    for seat in (1, -1):
        assert cards(at, seat) == {"bonus-0": "Bonus card of Red from the hand, face down"}
        assert len(page(at, seat).looks("card-back")) == len(page(at, 0).looks("card-back")) + 1
        assert "Commander" not in drawn(at, seat).regions["board"]
    assert columns_of(at, 0) == columns_of(at, 1) == [3]


def test_F_7_2_once_revealed_both_lie_open_for_everybody() -> None:
    at = charge()
    play(at, "Red", "charge hi3@3, bonus co5")
    play(at, "Blue", "bonus cv4")
    for seat in (0, 1, -1):
        assert cards(at, seat) == {
            "bonus-0": "Bonus card of Red from the hand: Commander (5)",
            "bonus-1": "Bonus card of Blue from the hand: Cavalry (4)",
        }
        assert columns_of(at, seat) == [3, 3]
    play(at, "Red", "end, draw")
    assert state(at).turn_no == 2
    assert len(cards(at, 1)) == 2, "who was attacked sees them too when his turn comes"
    play(at, "Blue", "end, draw")
    assert cards(at, 0) == cards(at, 1) == {}


def test_F_6_13_a_deployment_is_composed_on_a_field_without_them() -> None:
    at = charge()
    play(at, "Red", "charge hi3@3, bonus co5")
    play(at, "Blue", "no bonus")
    assert list(cards(at, 0)) == ["bonus-0"]
    before = drawn(at, 1).regions
    play(at, "Red", "deploy")
    assert cards(at, 0) == {}
    assert drawn(at, 1).regions == before


def test_a_revealed_card_does_not_lie_beside_a_unit_that_did_not_fight() -> None:
    at = charge()
    play(at, "Red", "charge hi3@3, bonus lc2")
    play(at, "Blue", "bonus co5")
    assert state(at).at(0, 2) == []
    assert len(cards(at, 0)) == 2
    play(at, "Red", "deploy, place mi3@3, pay, spend co5, confirm")
    assert list(cards(at, 0)) == list(cards(at, 1)) == ["bonus-1"]


@pytest.mark.parametrize(
    ("option", "own"),
    [("owner", "Your bonus card from the deck: "), ("nobody", "Bonus card of Red from the deck, face")],
)
def test_F_7_2_a_card_from_the_deck_that_nobody_was_to_look_at_is_face_down_for_its_owner_too(
    option: str, own: str
) -> None:
    at = charge({"deck_bonus_seen_by": option})
    play(at, "Red", "charge hi3@3, bonus deck")
    assert cards(at, 0)["bonus-0"].startswith(own)
    assert cards(at, 1) == {"bonus-0": "Bonus card of Red from the deck, face down"}


def test_F_5_9_in_a_flank_attack_it_lies_beside_the_units_that_attack() -> None:
    at = table({"turn": "Red", "phase": "flank", "hands": HANDS,
                "units": {"Red": {2: "hi3", 3: "mi2"}, "Blue": {2: "hi4"}}})  # fmt: skip
    play(at, "Red", "flank mi2@3>2, bonus co5")
    assert columns_of(at, 0) == [3]
    play(at, "Blue", "bonus co5")
    assert columns_of(at, 0) == columns_of(at, 1) == [2, 3]


@pytest.mark.parametrize(("language", "said"), [("en", "face down"), ("hu", "képpel lefelé")])
def test_the_cards_are_named_in_both_languages(language: str, said: str) -> None:
    at = charge()
    play(at, "Red", "charge hi3@3, bonus co5")
    assert page(at, 1, language).with_id("bonus-0")["title"].endswith(said)
