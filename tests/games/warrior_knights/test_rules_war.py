"""W-11 Naming a battle."""

from __future__ import annotations

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of, is_inside
from banneret.games.warrior_knights.rules.cards import (
    AREA,
    PORT,
    TRUCE_OF_GOD,
)
from banneret.games.warrior_knights.rules.state import ASSAULT, WarriorKnights, put
from tests.games.warrior_knights.tables import (
    asks,
    city,
    law,
    legal,
    noble,
    own,
    play,
    reveal,
    table,
    why,
)


def options(game: WarriorKnights, seat: int, area: str) -> list[str]:
    """What can be attacked in an area by Versatile Strategy."""
    reveal(game, f"{seat}:versatile_strategy")
    if f"target {area}" not in legal(game):
        return []
    play(game, f"target {area}")
    return legal(game)[:-1]


def test_W_11_1_inside_are_those_whose_baron_holds_the_place() -> None:
    game = table(3)
    own(game, 1, "monz")
    noble(game, 0, "star", "monz", "english_200", "swiss_200")
    inside = noble(game, 1, "star", "monz", "vassal_50")
    outside = noble(game, 2, "star", "monz", "vassal_50")
    home = noble(game, 1, "square", "millbrook", "vassal_50")
    port = noble(game, 1, "triangle", "surat", "vassal_50")
    own(game, 1, "surat")
    game.places = put(game.places, port, PORT + AREA["surat"])
    assert [is_inside(game, army) for army in (inside, outside, home, port)] == [True, False, True, False]
    assert options(game, 0, "monz") == ["fight niebieski", "assault", "siege"]


def test_W_11_1_in_a_neutral_city_everybody_is_in_the_open() -> None:
    game = table(3)
    noble(game, 0, "star", "kovel", "english_200")
    noble(game, 1, "star", "kovel", "vassal_50")
    assert options(game, 0, "kovel") == ["fight emerande", "assault", "siege"]


def test_W_11_2_neither_the_own_city_nor_the_own_stronghold() -> None:
    game = table(2)
    own(game, 0, "kovel")
    noble(game, 0, "star", "kovel", "english_200")
    noble(game, 0, "square", "oakvale", "english_100")
    noble(game, 0, "triangle", "heather_plain", "english_50")
    for area in ("kovel", "oakvale", "heather_plain"):
        assert options(game.clone(), 0, area) == []


def test_W_11_2_a_foreign_stronghold_is_assaulted_or_besieged() -> None:
    game = table(2)
    noble(game, 0, "star", "millbrook", "english_200", "swiss_200", "polish_200")
    assert options(game, 0, "millbrook") == ["assault", "siege"]


def test_W_11_2_exhausted_nobles_start_nothing_and_a_truce_stops_all() -> None:
    game = table(2)
    army = noble(game, 0, "star", "kovel", "english_200")
    tired = game.clone()
    tired.exhausted = BIT[army]
    assert options(tired, 0, "kovel") == []
    game.in_force = put(game.in_force, TRUCE_OF_GOD, 0)
    game.event_deck = [card for card in game.event_deck if card != TRUCE_OF_GOD]
    reveal(game, "0:versatile_strategy")
    assert why(game, "target kovel") == "no_battle_there"


def test_W_11_3_after_a_refusal_a_battle_elsewhere_may_be_named() -> None:
    game = table(3)
    noble(game, 0, "star", "monz", "english_200")
    noble(game, 0, "square", "kovel", "swiss_200")
    noble(game, 1, "star", "monz", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target monz")
    assert "target kovel" not in legal(game)  # he has chosen
    play(game, "assault, with star, attack", "refuse")
    assert legal(game) == ["fight emerande", "siege", "target kovel", "pass"]
    play(game, "target kovel", "siege, with square, attack")
    assert game.besiegers[city("kovel")] == 0


def test_W_11_4_only_the_named_attack_but_everybody_there_defends() -> None:
    game = table(2)
    first = noble(game, 0, "star", "millbrook", "english_200")
    second = noble(game, 0, "square", "millbrook", "swiss_200")
    inside = noble(game, 1, "circle", "millbrook", "polish_50")
    game.exhausted = BIT[inside]
    reveal(game, "0:versatile_strategy")
    play(game, "target millbrook", "assault")
    assert why(game, "attack") == "attackers_first"
    play(game, "with square")
    assert why(game, "with square") == "not_among_attackers"
    play(game, "attack", "offer 0")
    assert game.fighters == BIT[second] | BIT[inside] | BIT[garrison_of(1)]
    assert [len(hand) for hand in game.fate_hands] == [4, 9]  # 50 + 250 + 400 and a commander
    assert game.moved == BIT[second]
    assert game.fighters & BIT[first] == 0


def test_W_11_5_a_sally_is_fought_in_the_open_without_the_walls() -> None:
    game = table(3)
    own(game, 0, "vecht")
    noble(game, 0, "star", "vecht", "english_200")
    noble(game, 1, "star", "vecht", "swiss_100")
    noble(game, 2, "star", "vecht", "vassal_50")
    game.besiegers = put(game.besiegers, city("vecht"), 1)
    assert options(game, 0, "vecht") == ["fight emerande"]  # A-53 the besieger alone
    assert why(game, "fight niebieski") == "not_in_the_open"
    play(game, "fight emerande, with star, attack", "offer 0")
    assert game.battle_place == -1
    assert [len(hand) for hand in game.fate_hands] == [4, 3]


def test_W_11_6_one_siege_at_a_time_but_an_assault_with_leave() -> None:
    game = table(3)
    noble(game, 0, "star", "kovel", "english_200")
    noble(game, 1, "star", "kovel", "swiss_100")
    game.besiegers = put(game.besiegers, city("kovel"), 1)
    assert options(game, 0, "kovel") == ["fight emerande", "assault"]
    assert why(game, "siege") == "besieged_by_another"
    play(game, "assault, with star, attack")
    assert (asks(game), game.turn()) == ("GivePermission", 1)
    play(game, "allow")
    assert (game.battle_kind, game.battle_place) == (ASSAULT, city("kovel"))


def test_W_11_7_inviolable_seats_are_attacked_in_defiance() -> None:
    for kind in ("assault", "siege"):
        game = table(2)
        game.chairman = 1
        law(game, "inviolable_seats")
        noble(game, 0, "star", "millbrook", "english_200", "swiss_200", "polish_200")
        noble(game, 0, "square", "kovel", "vassal_100")
        field = game.clone()
        reveal(field, "0:versatile_strategy")
        play(field, "target kovel", "siege, with square, attack")
        assert field.banned == 0
        reveal(game, "0:versatile_strategy")
        play(game, "target millbrook", f"{kind}, with star, attack")
        assert game.banned == 0  # not before the battle is on
        play(game, "offer 0")
        assert game.banned == BIT[0]


def test_W_11_3_cases_23_and_24_inside_and_third_barons() -> None:
    game = table(3)
    own(game, 1, "monz")
    noble(game, 1, "star", "monz", "vassal_50")
    noble(game, 0, "star", "monz", "english_200", "swiss_200")
    noble(game, 2, "star", "monz", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target monz")
    assert why(game, "fight emerande") == "not_in_the_open"
    assert "fight niebieski" in legal(game)
    play(game, "assault, with star, attack")
    assert (asks(game), game.turn()) == ("GivePermission", 2)
    play(game, "refuse")
    assert why(game, "assault") == "permission_refused"
