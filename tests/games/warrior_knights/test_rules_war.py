"""W-10 Movement, W-11 battles, W-12 deaths."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.games.warrior_knights.board import NOT_ADJACENT
from banneret.games.warrior_knights.capture import breach
from banneret.games.warrior_knights.cards import (
    AGENDA,
    AREA,
    FIRST_STRONGHOLD,
    NO_HEIR,
    OFF_BOARD,
    PORT,
    REMOVED,
    SLOTS,
    TROOP_IDS,
)
from banneret.games.warrior_knights.fields import NEUTRAL, RAZED
from banneret.games.warrior_knights.state import WarriorKnights, put
from banneret.games.warrior_knights.troops import check_armies, greatest_total, push_death
from tests.games.warrior_knights.tables import (
    asks,
    city,
    fates,
    heard,
    legal,
    noble,
    own,
    play,
    reveal,
    table,
    troop,
    upkeep,
    why,
)

# Fate cards by their battle result.
DEALS = [2, 6, 13, 15, 18, 19, 20, 21]
PREVENTS = [1, 8, 12, 16]
VICTORIES = [3, 7, 9, 10, 14, 17]
DRAWS = [4, 5, 11]


def kinds(*names: str) -> list[int]:
    return sorted(TROOP_IDS.index(name) for name in names)


def test_the_fate_numbers_used_here_show_what_they_are_named_for() -> None:
    cards = table().charter.data.fates
    for numbers, result in ((DEALS, 0), (PREVENTS, 1), (VICTORIES, 2), (DRAWS, 3)):
        assert {int(cards[number - 1].battle) for number in numbers} == {result}


# Movement.


def test_X_10_W_10_3_rivers_and_mountains_stop_a_noble() -> None:
    game = table(2)
    noble(game, 0, "star", "kingsmead", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star")
    assert "step vecht" in legal(game)
    assert why(game, "step straven") == "border_closed"
    play(game, "step ballin")
    assert why(game, "step amber_coast") == "not_by_road"


def test_X_11_W_10_4_passing_through_needs_permission() -> None:
    game = table()
    army = noble(game, 1, "star", "isar", "vassal_50")
    noble(game, 2, "star", "vecht", "vassal_50")
    reveal(game, "1:mobilize_forces")
    play(game, "target bingen", "choose star", "step bridgefields, step vecht, step bingen, go")
    assert (asks(game), game.turn()) == ("GivePermission", 2)
    refused = game.clone()
    play(game, "allow", "pass")
    assert game.places[army] == AREA["bingen"]
    play(refused, "refuse")
    assert refused.places[army] == AREA["isar"]
    assert asks(refused) != "GivePermission"
    assert "choose star" not in legal(refused)


def test_W_15_2_a_permission_can_have_a_price() -> None:
    game = table()
    army = noble(game, 1, "star", "isar", "vassal_50")
    noble(game, 2, "star", "vecht", "vassal_50")
    reveal(game, "1:mobilize_forces")
    play(game, "target bingen", "choose star", "step bridgefields, step vecht, step bingen, go")
    assert why(game, "price 16") == "price_too_high"
    play(game, "price 4", "pay", "pass")
    assert game.crowns == [15, 11, 19]
    assert game.places[army] == AREA["bingen"]


def test_case_12_right_of_way_bans_who_refuses() -> None:
    game = table()
    game.laws = BIT[AGENDA["right_of_way"]]
    game.agenda_deck = [card for card in game.agenda_deck if card != AGENDA["right_of_way"]]
    noble(game, 1, "star", "isar", "vassal_50")
    noble(game, 2, "star", "vecht", "vassal_50")
    reveal(game, "1:mobilize_forces")
    play(game, "target bingen", "choose star", "step bridgefields, step vecht, step bingen, go", "refuse")
    assert game.banned == BIT[2]


def test_W_15_4_without_bargains_every_permission_is_refused() -> None:
    game = table(3, {"negotiation": "off"})
    noble(game, 1, "star", "isar", "vassal_50")
    noble(game, 2, "star", "vecht", "vassal_50")
    reveal(game, "1:mobilize_forces")
    assert why(game, "target bingen") == "out_of_reach"
    assert "target vecht" in legal(game)


def test_X_12_X_13_W_10_5_the_sea() -> None:
    game = table(2)
    army = noble(game, 0, "star", "ballin", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star", "sail cadiz, go")
    assert game.places[army] == PORT + AREA["cadiz"]
    assert not game.is_rested(army)
    upkeep(game)
    while asks(game) == "Rearrange":
        play(game, "pass")
    assert game.places[army] == AREA["cadiz"]
    assert game.is_rested(army)


def test_W_10_6_W_12_13_an_army_with_casualties_is_taken_whole() -> None:
    game = table(2)
    mover = noble(game, 0, "star", "monz", "vassal_50")
    donor = noble(game, 0, "square", "monz", "english_100", "english_50")
    game.casualties = put(game.casualties, donor, 1)
    reveal(game, "0:versatile_strategy")
    play(game, "choose star")
    assert "take square:all" in legal(game)
    assert "take square:english_50" not in legal(game)
    play(game, "take square:all, step oakvale, go")
    assert game.armies[mover] == kinds("english_50", "english_100", "vassal_50")
    assert (game.casualties[mover], game.places[donor]) == (1, OFF_BOARD)
    game.check()


def test_W_10_6_troops_are_taken_from_the_garrison() -> None:
    game = table(2)
    mover = noble(game, 0, "star", "oakvale", "english_50")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star", "take garrison:vassal_100, step monz, go")
    assert game.armies[mover] == kinds("english_50", "vassal_100")


def test_W_10_1_nobody_leaves_a_besieged_place() -> None:
    game = table(2)
    noble(game, 0, "star", "oakvale", "english_50")
    noble(game, 1, "star", "oakvale", "polish_200")
    game.besiegers = put(game.besiegers, FIRST_STRONGHOLD, 1)
    reveal(game, "0:versatile_strategy")
    assert why(game, "choose star") == "shut_in"
    assert "target oakvale" in legal(game)  # W-11.5 a sally
    play(game, "target oakvale")
    assert legal(game) == ["fight emerande", "pass"]
    assert why(game, "assault") == "besiegers_only"


def test_W_6_2_where_mobilize_forces_goes() -> None:
    game = table(2)
    noble(game, 0, "star", "monz", "english_50")
    reveal(game, "0:mobilize_forces")
    play(game, "target oakvale", "choose star", "step oakvale, go")
    assert len(game.laid[1]) == 1
    assert not game.is_rested(0)
    other = table(2)
    reveal(other, "0:mobilize_forces")  # nobody to move: it declines itself
    assert legal(other) == ["send wages", "send assembly"]


# Sieges.


def siege_of_monz(rounds: int = 2) -> WarriorKnights:
    game = table(2)
    noble(game, 1, "star", "rota", "english_50")
    game.places = put(game.places, SLOTS, AREA["heather_plain"])
    game.round = rounds
    reveal(game, "1:mobilize_forces")
    play(game, "target monz", "choose star", "step monz, go")
    return game


def test_X_18_a_siege_needs_the_greater_total_and_two_rounds() -> None:
    game = siege_of_monz()
    assert game.charter.data.board.borders[AREA["heather_plain"]][AREA["monz"]] != NOT_ADJACENT
    while asks(game) == "MoveNobles":
        play(game, "pass")
    play(game, "siege, with star, attack")
    assert game.besiegers[city("monz")] == 1
    play(game, "send wages")
    game.exhausted = 0
    game.siege_rounds = put(game.siege_rounds, city("monz"), game.round)
    reveal(game, "1:versatile_strategy")
    assert "target monz" in legal(game)
    play(game, "target monz")
    assert why(game, "siege") == "besieged_this_round"
    game.siege_rounds = put(game.siege_rounds, city("monz"), game.round - 1)
    play(game, "siege, with star, attack", "keep city")
    assert game.owners[city("monz")] == 1
    assert game.breaches[city("monz")] == 0
    assert game.besiegers[city("monz")] == -1
    game.check()


def test_case_26_an_equal_total_is_not_enough() -> None:
    game = table(2)
    noble(game, 1, "star", "bingen", "english_200")
    reveal(game, "1:versatile_strategy")
    play(game, "target bingen")
    assert why(game, "siege") == "too_weak_to_besiege"


def test_W_11_8_case_25_nobles_inside_die_when_the_place_falls() -> None:
    game = table(2)
    own(game, 0, "monz")
    inside = noble(game, 0, "star", "monz", "vassal_50")
    noble(game, 1, "star", "monz", "english_200", "swiss_200")
    game.besiegers = put(game.besiegers, city("monz"), 1)
    game.siege_rounds = put(game.siege_rounds, city("monz"), 1)
    reveal(game, "1:versatile_strategy")
    play(game, "target monz", "siege, with star, attack", "offer 0", "raze city")
    assert game.places[inside] == OFF_BOARD
    assert game.owners[city("monz")] == RAZED
    assert game.crowns[1] == 21


# Battles.


def test_X_14_an_open_field_battle() -> None:
    game = table(3)
    alan = noble(game, 1, "square", "oakvale", "swiss_200")
    ernesto = noble(game, 1, "star", "oakvale", "polish_100")
    otto = noble(game, 2, "star", "oakvale", "english_200", "english_50")
    game.strongholds = [AREA["iron_hills"], AREA["millbrook"], AREA["wolf_dale"]]
    noble(game, 0, "star", "oakvale", "vassal_50")
    game.exhausted = BIT[otto]
    fates(game, 2, 6, 3, 1, 8, 13, 15, 12, 16, 19)
    reveal(game, "1:versatile_strategy")
    play(game, "target oakvale", "fight niebieski, with square, with star, attack", "offer 0", "command square")
    assert [len(hand) for hand in game.fate_hands] == [5, 4]
    play(game, "drop fate_01, drop fate_08, keep the rest", "drop fate_12, drop fate_16, keep the rest")
    assert asks(game) == "UseAbility"
    play(game, "use ability")
    assert game.losses == [1, 2]
    play(game, "hit star")
    assert game.casualties[otto] == 2
    assert asks(game) == "ChooseShelter"
    play(game, legal(game)[0])
    assert game.places[ernesto] == OFF_BOARD
    assert game.places[alan] == AREA["oakvale"]
    assert not game.is_rested(alan)
    game.check()


def test_X_15_an_assault_on_a_neutral_city() -> None:
    game = table(2)
    guy = noble(game, 0, "star", "froli", "english_100")
    noble(game, 0, "square", "froli", "vassal_100")
    fates(game, 2, 1, 3, 7, 6, 9)
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault, with star, with square, attack", "command star")
    assert [len(hand) for hand in game.fate_hands] == [4, 2]
    play(game, "drop fate_03, drop fate_07, keep the rest", "use ability")
    assert (game.owners[city("froli")], game.breaches[city("froli")]) == (0, 2)
    assert game.place_strength(city("froli")) == 0
    play(game, "keep city")
    assert game.places[guy] == AREA["froli"]
    game.check()


def test_X_16_walls_and_commander_draw_cards() -> None:
    game = table(2)
    own(game, 0, "vecht")
    game.fortified = BIT[city("vecht")]
    noble(game, 0, "star", "vecht", "english_200")
    noble(game, 1, "star", "vecht", "vassal_50")
    reveal(game, "1:versatile_strategy")
    play(game, "target vecht", "assault, with star, attack", "offer 0")
    assert [len(hand) for hand in game.fate_hands] == [2, 8]


def test_case_15_two_cards_of_which_one_must_go() -> None:
    game = table(2)
    noble(game, 0, "star", "froli", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault, with star, attack")
    assert len(game.fate_hands[0]) == 2
    assert why(game, "keep the rest") == "drop_more"
    play(game, legal(game)[0])
    assert "keep the rest" in legal(game)


@pytest.mark.parametrize(("cap", "cards"), [("0", 11), ("10", 10)])
def test_case_16_the_cap_on_drawn_cards(cap: str, cards: int) -> None:
    game = table(2, {"fate_draw_cap": cap})
    noble(game, 0, "star", "froli", "swiss_200", "english_200", "polish_200", "swabian_200", "romanian_100")
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault, with star, attack")
    assert len(game.fate_hands[0]) == cards


def test_case_17_each_draw_card_brings_another() -> None:
    game = table(2)
    noble(game, 0, "circle", "froli", "vassal_50")
    fates(game, 4, 1, 3, 2, 5, 11, 6)
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault, with circle, attack", "drop fate_01, keep the rest")
    shown = [event for event in game.events if event.name == "shows_hand"]
    assert shown[0].parts["cards"] == "fate_04 fate_05 fate_11 fate_06"


def test_case_19_losses_beyond_all_strength_vanish() -> None:
    game = table(2)
    one = noble(game, 0, "circle", "kovel", "english_100")
    two = noble(game, 0, "triangle", "kovel", "swiss_150")
    noble(game, 1, "circle", "kovel", "polish_200", "swabian_200")
    fates(game, 2, 6, 13, 15, 3, 7, 1, 8, 9, 10)  # four losses against nothing prevented
    reveal(game, "1:versatile_strategy")
    play(game, "target kovel", "fight madder, with circle, attack", "offer 0", "command circle")
    play(game, "drop fate_01, drop fate_08, drop fate_09, drop fate_10, keep the rest")
    play(game, "drop fate_03, drop fate_07, keep the rest")
    assert game.losses == [0, 4]
    play(game, "hit triangle", "hit triangle")
    assert game.places[one] == game.places[two] == OFF_BOARD
    assert [event.parts["count"] for event in game.events if event.name == "casualties"] == [1, 1, 1]


def test_case_20_a_fortified_city_reduced_to_nothing_is_unfortified() -> None:
    game = table(2)
    own(game, 0, "monz")
    game.fortified = BIT[city("monz")]
    for _ in range(3):
        breach(game, city("monz"), "W-11")
    assert game.fortified == 0
    assert (game.breaches[city("monz")], game.place_strength(city("monz"))) == (2, 0)


def test_W_11_10_a_place_that_nothing_defends_falls_at_once() -> None:
    game = table(2)
    noble(game, 0, "star", "froli", "vassal_50")
    game.breaches = put(game.breaches, city("froli"), 2)
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault, with star, attack", "keep city")
    assert game.owners[city("froli")] == 0
    assert "draws_hand" not in heard(game)


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


def test_W_15_3_an_attack_can_be_bought_off() -> None:
    game = table(2)
    noble(game, 0, "star", "kovel", "english_200")
    noble(game, 1, "star", "kovel", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target kovel", "fight emerande, with star, attack", "offer 6", "accept")
    assert game.crowns == [21, 9]
    assert not game.fought


def test_W_11_11_case_32_a_captured_stronghold() -> None:
    game = table(2)
    game.crowns = [7, 0]
    noble(game, 1, "star", "oakvale", "english_200", "swiss_200", "polish_200")
    game.besiegers = put(game.besiegers, FIRST_STRONGHOLD, 1)
    game.siege_rounds = put(game.siege_rounds, FIRST_STRONGHOLD, 1)
    reveal(game, "1:versatile_strategy")
    play(game, "target oakvale", "siege, with star, attack", "offer 0")
    assert game.strongholds[0] == OFF_BOARD
    assert game.crowns == [4, 3]
    assert len(game.armies[4]) == 4  # vassals wait under the card
    game.check()


def test_W_16_3_elimination() -> None:
    game = table(3, {"player_elimination": "on"})
    own(game, 0, "kovel")
    noble(game, 1, "star", "oakvale", "english_200", "swiss_200", "polish_200")
    game.besiegers = put(game.besiegers, FIRST_STRONGHOLD, 1)
    game.siege_rounds = put(game.siege_rounds, FIRST_STRONGHOLD, 1)
    reveal(game, "1:versatile_strategy")
    play(game, "target oakvale", "siege, with star, attack", "offer 0")
    assert game.out == BIT[0]
    assert game.owners[city("kovel")] == NEUTRAL
    assert game.chairman != 0
    assert game.waiting() == 6
    game.check()


# Deaths.


def test_W_12_2_the_greatest_total_not_above_the_casualties() -> None:
    assert greatest_total(kinds("english_50", "polish_100", "swiss_150"), 200) == 200
    assert greatest_total(kinds("swiss_150"), 100) == 0
    assert greatest_total(kinds("english_100", "polish_100"), 500) == 200


def test_W_12_1_X_19_the_death_of_a_noble() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "vassal_100", "vassal_50", "vassal_50", "english_50", "english_100")
    troop(game, 0, "star", "polish_100")
    game.casualties = put(game.casualties, army, 5)
    fates(game, 3)  # English
    push_death(game, army)
    game.advance(FastChance(1))
    assert legal(game) == ["desert english_50", "desert english_100"]
    play(game, "desert english_50")
    assert game.armies[army] == kinds("vassal_50", "vassal_50", "vassal_100")
    assert sorted(game.mercenary_discard) == kinds("english_100", "polish_100")
    assert (game.places[army], game.casualties[army]) == (OFF_BOARD, 0)
    game.check()


def test_W_12_2_case_30_a_strong_mercenary_outlives_few_casualties() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "swiss_150")
    game.casualties = put(game.casualties, army, 1)
    fates(game, 5)  # Polish
    push_death(game, army)
    game.advance(FastChance(1))
    assert game.armies[army] == kinds("swiss_150")


def test_W_12_4_case_31_without_an_heir_he_is_gone_for_good() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "vassal_100", "swiss_50")
    game.in_force = put(game.in_force, NO_HEIR, army)
    game.event_deck = [card for card in game.event_deck if card != NO_HEIR]
    fates(game, 5)
    push_death(game, army)
    game.advance(FastChance(1))
    assert game.places[army] == REMOVED
    assert game.vassals_gone[0] == kinds("vassal_100")
    game.check()


def test_W_1_6_case_18_the_standing_check_kills_a_spent_army() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "swiss_150")
    game.casualties = put(game.casualties, army, 2)
    fates(game, 5)
    check_armies(game)
    game.advance(FastChance(1))
    assert game.places[army] == OFF_BOARD
    assert "noble_dies" in heard(game)


def test_case_43_a_spent_garrison_keeps_its_vassals() -> None:
    game = table(2)
    garrison = game.garrison_of(0)
    noble(game, 0, "circle", "kovel", "vassal_100", "vassal_50", "vassal_50")
    assert game.armies[garrison] == kinds("vassal_50")
    game.casualties = put(game.casualties, garrison, 1)
    check_armies(game, True)
    game.advance(FastChance(1))
    assert (game.casualties[garrison], game.armies[garrison]) == (0, kinds("vassal_50"))
    assert heard(game).count("fate") == 1
