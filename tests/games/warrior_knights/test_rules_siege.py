"""W-11.8 Sieges, W-11.10 and W-11.11 captured places."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.games.warrior_knights.rules.armies_and_places import city_at, garrison_of, is_rested
from banneret.games.warrior_knights.rules.board import NOT_ADJACENT
from banneret.games.warrior_knights.rules.capture import free_city
from banneret.games.warrior_knights.rules.cards import (
    AREA,
    BROKEN_LINE,
    FIRST_STRONGHOLD,
    HERETIC,
    NO_HEIR,
    OFF_BOARD,
    SLOTS,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.defences_and_muster import fortifiable, mendable
from banneret.games.warrior_knights.rules.hiring import may_receive
from banneret.games.warrior_knights.rules.siege import attack_total, defence_total
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_SEAT, RAZED, WarriorKnights, put, put_list
from banneret.games.warrior_knights.rules.taxation import city_receipts
from banneret.games.warrior_knights.rules.troops import check_armies, push_death
from tests.games.warrior_knights.tables import (
    asks,
    begin,
    charge,
    city,
    fates,
    heard,
    law,
    legal,
    noble,
    office,
    own,
    play,
    reveal,
    table,
    troop,
    upkeep,
    why,
)


def kinds(*names: str) -> list[int]:
    return sorted(TROOP_IDS.index(name) for name in names)


def siege_of_monz(rounds: int = 2) -> WarriorKnights:
    game = table(2)
    noble(game, 1, "star", "rota", "english_50")
    game.places = put(game.places, SLOTS, AREA["heather_plain"])
    game.round = rounds
    reveal(game, "1:mobilize_forces")
    play(game, "target monz", "choose star", "step monz, go")
    return game


def test_W_11_8_X_18_a_siege_needs_the_greater_total_and_two_rounds() -> None:
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


def test_W_11_8_case_26_an_equal_total_is_not_enough() -> None:
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
    assert "noble_removed" not in heard(game)  # they have not died out: their Baron is gone
    game.check()


def besieged(game: WarriorKnights, place: str, seat: int, since: int = 1) -> None:
    game.besiegers = put(game.besiegers, city(place), seat)
    game.siege_rounds = put(game.siege_rounds, city(place), since)


def test_W_11_8_totals_count_commanders_and_everybody_inside() -> None:
    game = table(2)
    own(game, 1, "monz")
    inside = [noble(game, 1, "star", "monz", "vassal_50"), noble(game, 1, "square", "monz", "vassal_100")]
    army = noble(game, 0, "star", "monz", "english_200", "swiss_100")
    assert defence_total(game, city("monz")) == 200 + 150 + 200
    assert attack_total(game, [army]) == 500
    game.casualties = put(game.casualties, army, 1)
    assert attack_total(game, [army]) == 400
    office(game, army, "siege_master")
    assert attack_total(game, [army]) == 600
    game.places = put(put(game.places, inside[0], OFF_BOARD), inside[1], OFF_BOARD)
    assert defence_total(game, city("monz")) == 200
    game.fortified = BIT[city("monz")]
    assert defence_total(game, city("monz")) == 300
    assert defence_total(game, FIRST_STRONGHOLD + 1) == 400 + 50 + 50


def test_W_11_8_only_the_named_besiegers_are_exhausted_and_nobody_is_lost() -> None:
    game = table(2)
    first = noble(game, 0, "star", "froli", "english_50")
    second = noble(game, 0, "square", "froli", "english_100")
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "siege, with star, attack")
    assert game.exhausted == BIT[first]
    assert is_rested(game, second)
    assert (game.besiegers[city("froli")], game.siege_rounds[city("froli")]) == (0, 2)
    assert "fate" not in heard(game)


def test_W_11_8_the_named_alone_must_have_the_greater_total() -> None:
    game = table(2)
    noble(game, 0, "star", "vecht", "english_50")
    noble(game, 0, "square", "vecht", "english_100")
    reveal(game, "0:versatile_strategy")
    begin(game, "target vecht", "siege, with star")
    assert why(game, "attack") == "too_weak_to_besiege"
    play(game, "with square, attack")
    assert game.besiegers[city("vecht")] == 0


def test_W_11_8_a_besieged_place_is_cut_off() -> None:
    game = table(2)
    own(game, 0, "monz", "kovel")
    noble(game, 1, "star", "monz", "swiss_200")
    besieged(game, "monz", 1)
    army = noble(game, 0, "star", "monz", "english_50")
    assert city_receipts(game, 0) == 3  # kovel alone
    assert fortifiable(game, 0) == [city("kovel")]
    game.breaches = put(game.breaches, city("monz"), 1)
    assert mendable(game, 0) == []
    assert not may_receive(game, army)
    assert may_receive(game, noble(game, 0, "square", "kovel", "english_50"))


def test_W_11_8_a_besieged_stronghold_does_not_touch_the_cities() -> None:
    game = table(2)
    own(game, 0, "monz")
    noble(game, 0, "star", "monz", "vassal_50")
    noble(game, 1, "star", "oakvale", "swiss_200")
    game.besiegers = put(game.besiegers, FIRST_STRONGHOLD, 1)
    assert city_receipts(game, 0) == 2
    upkeep(game)
    assert game.influence[0] == 1


def test_W_11_8_the_siege_ends_when_the_last_besieger_is_gone() -> None:
    game = table(2)
    besieged(game, "monz", 1)
    first = noble(game, 1, "star", "monz", "vassal_100")
    second = noble(game, 1, "square", "monz", "vassal_50")
    fates(game, 1, 9)
    push_death(game, first)
    game.advance(FastChance(1))
    assert game.besiegers[city("monz")] == 1
    game.casualties = put(game.casualties, second, 0)
    push_death(game, second)
    game.advance(FastChance(1))
    assert (game.besiegers[city("monz")], game.siege_rounds[city("monz")]) == (NO_SEAT, 0)


def test_W_11_8_a_fall_of_strength_does_not_lift_it() -> None:
    game = table(2)
    besieged(game, "monz", 1)
    army = noble(game, 1, "star", "monz", "swiss_200")
    game.casualties = put(game.casualties, army, 1)
    check_armies(game)
    game.advance(FastChance(1))
    assert game.besiegers[city("monz")] == 1
    reveal(game, "1:versatile_strategy")
    play(game, "target monz", "siege, with star, attack")  # 100 + 200 against 200
    assert game.owners[city("monz")] == 1


def test_W_11_8_permission_is_needed_again_for_the_second_siege() -> None:
    game = table(3)
    besieged(game, "monz", 1)
    noble(game, 1, "star", "monz", "swiss_200")
    noble(game, 2, "star", "monz", "vassal_50")
    reveal(game, "1:versatile_strategy")
    play(game, "target monz", "siege, with star, attack")
    assert (asks(game), game.turn()) == ("GivePermission", 2)
    play(game, "allow", "keep city")
    assert game.owners[city("monz")] == 1


def test_W_11_8_nobles_inside_die_by_shape_and_the_garrison_pays() -> None:
    game = table(2)
    noble(game, 1, "star", "oakvale", "english_200", "swiss_200", "polish_200", "swabian_200")
    noble(game, 0, "circle", "oakvale", "vassal_50")
    noble(game, 0, "square", "oakvale", "vassal_50")
    troop(game, 0, "garrison", "romanian_100")
    garrison = garrison_of(0)
    game.casualties = put(game.casualties, garrison, 1)
    game.besiegers = put(game.besiegers, FIRST_STRONGHOLD, 1)
    game.siege_rounds = put(game.siege_rounds, FIRST_STRONGHOLD, 1)
    fates(game, 1, 9, 12)  # no Lombard anywhere
    reveal(game, "1:versatile_strategy")
    play(game, "target oakvale", "siege, with star, attack", "offer 0")
    died = [event.parts["noble"] for event in game.events if event.name == "noble_dies"]
    assert died == ["square", "circle"]
    assert game.armies[garrison] == kinds("vassal_50", "vassal_100")  # the Romanians paid for the casualty
    assert (game.casualties[garrison], game.strongholds[0]) == (0, OFF_BOARD)
    game.check()


# W-11.10, W-11.11


def taken(fortified: bool, breaches: int = 0) -> WarriorKnights:
    """Vecht, 300 and 4 crowns, falls to a siege."""
    game = table(2)
    own(game, 1, "vecht")
    game.fortified = BIT[city("vecht")] if fortified else 0
    game.breaches = put(game.breaches, city("vecht"), breaches)
    noble(game, 0, "star", "vecht", "english_200", "swiss_200")
    besieged(game, "vecht", 0)
    reveal(game, "0:versatile_strategy")
    play(game, "target vecht", "siege, with star, attack", "offer 0")
    return game


def test_W_11_10_breaches_and_fortification_stay() -> None:
    game = taken(True, 2)
    play(game, "keep city")
    vecht = city("vecht")
    assert (game.owners[vecht], game.breaches[vecht], game.fortified) == (0, 2, BIT[vecht])
    assert game.besiegers[vecht] == NO_SEAT
    assert game.crowns == [15, 15]


@pytest.mark.parametrize(("fortified", "crowns"), [(True, 15), (False, 12)])
def test_W_11_10_case_42_razing_pays_three_times_the_income(fortified: bool, crowns: int) -> None:
    game = taken(fortified, 1)
    play(game, "raze city")
    vecht = city("vecht")
    assert game.crowns == [15 + crowns, 15]
    assert (game.owners[vecht], game.breaches[vecht], game.fortified) == (RAZED, 0, 0)
    assert city_at(game, AREA["vecht"]) == -1
    game.check()


def test_W_11_10_razing_against_the_law_is_defiance() -> None:
    game = taken(False)
    law(game, "no_razing")
    kept = game.clone()
    play(kept, "keep city")
    assert kept.banned == 0
    play(game, "raze city")
    assert (game.banned, game.crowns[0]) == (BIT[0], 27)


def test_W_11_10_a_city_that_becomes_neutral_is_no_longer_fortified() -> None:
    game = table(2)
    own(game, 0, "vecht")
    vecht = city("vecht")
    game.fortified = BIT[vecht]
    game.breaches = put(game.breaches, vecht, 2)
    free_city(game, vecht, "W-13.3")
    assert (game.owners[vecht], game.fortified, game.breaches[vecht]) == (NEUTRAL, 0, 2)


def lost_home(game: WarriorKnights) -> None:
    """Seat 1 takes the stronghold of seat 0 by a siege."""
    noble(game, 1, "star", "oakvale", "english_200", "swiss_200", "polish_200")
    game.besiegers = put(game.besiegers, FIRST_STRONGHOLD, 1)
    game.siege_rounds = put(game.siege_rounds, FIRST_STRONGHOLD, 1)
    reveal(game, "1:versatile_strategy")
    play(game, "target oakvale", "siege, with star, attack", "offer 0")


def test_W_11_11_the_loser_chooses_the_city_that_he_cedes() -> None:
    game = table(2)
    own(game, 0, "kovel", "lenz")
    game.fortified = BIT[city("lenz")]
    game.breaches = put(game.breaches, city("lenz"), 1)
    game.breaches = put(game.breaches, FIRST_STRONGHOLD, 2)
    lost_home(game)
    assert (asks(game), game.turn(), legal(game)) == ("CedeCity", 0, ["cede kovel", "cede lenz"])
    assert why(game, "cede monz") == "not_your_city"
    play(game, "cede lenz")
    assert (game.owners[city("kovel")], game.owners[city("lenz")]) == (0, 1)
    assert (game.fortified, game.breaches[city("lenz")]) == (BIT[city("lenz")], 1)
    assert asks(game) != "KeepOrRaze"
    assert (game.strongholds[0], game.breaches[FIRST_STRONGHOLD]) == (OFF_BOARD, 0)
    game.check()


def test_W_11_11_no_influence_until_it_stands_again() -> None:
    game = table(3)
    own(game, 0, "kovel", "lenz")
    lost_home(game)
    play(game, "cede lenz")
    fates(game, 1, 2, 3, 6)
    upkeep(game)
    assert game.influence == [0, 1, 0]
    assert asks(game) == "Rebuild"


def test_W_16_3_lasting_events_of_an_eliminated_baron_are_discarded() -> None:
    game = table(3, {"player_elimination": "on"})
    for event, target in ((HERETIC, 0), (NO_HEIR, 2), (BROKEN_LINE, SLOTS)):
        game.in_force = put(game.in_force, event, target)
        game.event_deck = [card for card in game.event_deck if card != event]
    lost_home(game)
    assert sorted(game.event_discard) == [HERETIC, NO_HEIR]
    assert game.in_force[BROKEN_LINE] == SLOTS  # another Baron's noble
    game.check()


def test_W_16_3_tokens_cards_and_markers_of_an_eliminated_baron() -> None:
    game = table(3, {"player_elimination": "on"})
    game.chairman = game.head = 0
    game.votes = [9, 1, 3]
    game.faith = [9, 4, 2]
    game.track = put(game.track, 0, 0)
    game.stakes = put(game.stakes, 0, 3)
    game.expeditions = put(game.expeditions, 0, 2)
    charge(game, 0, "chancellor")
    game.laid = put_list(game.laid, 0, [0])
    game.hands = put_list(game.hands, 0, game.hands[0][1:])
    lost_home(game)
    assert (game.chairman, game.head) == (2, 1)
    assert (game.track[0], game.expeditions[0], game.stakes[0]) == (NO_SEAT, 0, 0)
    assert (game.charges[0], game.laid[0], game.hands[0], game.crowns[0]) == ([], [], [], 0)
    assert game.crowns[1] == 15  # A-40 no ransom
    assert game.count() == 2
    game.check()


def test_W_16_3_the_last_baron_wins_at_once() -> None:
    game = table(2, {"player_elimination": "on"})
    lost_home(game)
    assert (game.over, game.winner) == (True, 1)
