"""W-13 Upkeep."""

from __future__ import annotations

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of, strength_of, troops_of
from banneret.games.warrior_knights.rules.cards import (
    AGENDA,
    AREA,
    CITY_IDS,
    FIRST_STRONGHOLD,
    GARRISON,
    KINGDOM_CITIES,
    OFF_BOARD,
    PORT,
    SLOTS,
    STORMS,
    TROOP_IDS,
    TRUCE_OF_GOD,
)
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_SEAT, WarriorKnights, put
from tests.games.warrior_knights.tables import (
    asks,
    begin,
    city,
    fates,
    legal,
    noble,
    own,
    play,
    table,
    troop,
    upkeep,
    why,
)

REVOLTS = [4, 5, 11, 16]
QUIET = [1, 2, 3, 6, 7, 8]


def test_W_13_2_an_influence_for_each_unbesieged_city() -> None:
    game = table(3)
    own(game, 0, "vecht", "monz", "cadiz")
    own(game, 1, "kovel")
    game.besiegers = put(game.besiegers, city("monz"), 2)
    noble(game, 2, "star", "monz", "vassal_50")
    game.strongholds = put(game.strongholds, 1, OFF_BOARD)
    fates(game, *QUIET)
    upkeep(game)
    assert game.influence == [2, 0, 0]  # case 33: nothing without a stronghold
    assert game.pool == 28


def test_W_13_3_a_revolt_is_bought_off_or_the_city_is_lost() -> None:
    game = table(2)
    own(game, 0, "vecht")
    game.faith = [1, 0]
    game.fortified = BIT[city("vecht")]
    fates(game, 4)
    upkeep(game)
    assert legal(game) == ["pay faith", "pay crowns", "let go"]
    lost = game.clone()
    play(game, "pay crowns")
    assert game.crowns[0] == 15 - 2 * 5
    play(lost, "let go")
    assert lost.owners[city("vecht")] == NEUTRAL
    assert lost.fortified == 0


def test_W_13_3_a_noble_in_the_area_keeps_the_peace() -> None:
    game = table(2)
    own(game, 0, "vecht")
    noble(game, 0, "star", "vecht", "vassal_50")
    fates(game, 4)
    upkeep(game)
    assert game.owners[city("vecht")] == 0
    assert "fate" not in [event.name for event in game.events]


def test_W_13_3_case_27_a_besieged_city_that_revolts_stays_besieged() -> None:
    game = table(2)
    own(game, 0, "vecht")
    noble(game, 1, "star", "vecht", "vassal_50")
    game.besiegers = put(game.besiegers, city("vecht"), 1)
    fates(game, 4)
    upkeep(game)
    play(game, "let go")
    assert (game.owners[city("vecht")], game.besiegers[city("vecht")]) == (NEUTRAL, 1)


def test_W_13_3_royal_bailiffs_no_revolts_in_the_kingdom() -> None:
    game = table(2)
    own(game, 0, "vecht", "cadiz")
    game.laws = BIT[AGENDA["royal_bailiffs"]]
    fates(game, 4)
    upkeep(game)
    assert asks(game) == "QuellRevolt"
    assert game.stack[-1].parts() == [0, city("cadiz")]


def test_W_13_6_X_20_the_return_of_nobles() -> None:
    game = table(2)
    own(game, 0, "monz")
    troop(game, 0, "triangle", "vassal_100")
    troop(game, 0, "garrison", "english_50", "polish_50")
    fates(game, *QUIET)
    upkeep(game)
    assert asks(game) == "Rearrange"
    play(game, "choose square, take triangle:vassal_100, take garrison:english_50, go")
    play(game, "choose triangle, take garrison:polish_50, go", "pass")
    assert legal(game) == ["enter monz", "enter oakvale"]
    play(game, "enter oakvale", "enter monz")
    assert game.places[:4] == [OFF_BOARD, AREA["oakvale"], AREA["monz"], OFF_BOARD]
    assert game.armies[2] == [TROOP_IDS.index("polish_50")]
    assert len(game.armies[GARRISON]) == 3


def test_W_13_6_a_besieged_garrison_stays_inside() -> None:
    game = table(2)
    noble(game, 1, "star", "oakvale", "english_200")
    free = game.clone()
    upkeep(free)
    assert (free.turn(), asks(free)) == (0, "Rearrange")
    assert "choose star" in legal(free)
    game.besiegers = put(game.besiegers, FIRST_STRONGHOLD, 1)
    upkeep(game)
    assert (game.turn(), asks(game)) == (1, "Rearrange")


def test_W_13_6_a_lost_stronghold_is_built_again() -> None:
    game = table(3)
    game.strongholds = put(game.strongholds, 0, OFF_BOARD)
    noble(game, 1, "star", "iron_hills", "english_50")
    upkeep(game)
    assert asks(game) == "Rebuild"
    assert why(game, "build iron_hills") == "area_taken"
    assert why(game, "build grey_cape") == "outer_area"
    play(game, "build oakvale")
    assert game.strongholds[0] == AREA["oakvale"]


def test_W_13_5_effects_of_the_round_end() -> None:
    game = table(2)
    game.exhausted = 7
    game.in_force = put(game.in_force, 35, 0)
    game.event_deck = [card for card in game.event_deck if card != 35]
    upkeep(game)
    while asks(game) != "PlanCards":
        play(game, "pass")
    assert (game.exhausted, game.in_force[35], game.event_discard) == (0, -1, [35])


def rest(game: WarriorKnights) -> None:
    """Everybody passes until the next planning."""
    while not game.over and asks(game) != "PlanCards":
        play(game, legal(game)[-1])


def test_W_13_1_victory_is_looked_at_before_anything_is_collected() -> None:
    game = table(3)
    own(game, 1, *[name for name in CITY_IDS[:KINGDOM_CITIES] if name != "uran"][:9])
    fates(game, 4)  # a revolt, if it came to that
    upkeep(game)
    assert (game.over, game.winner) == (True, 1)
    assert game.influence == [0, 0, 0]
    assert "fate" not in [event.name for event in game.events]


def test_W_13_1_besieged_cities_count_for_the_victory() -> None:
    game = table(3)
    own(game, 1, *[name for name in CITY_IDS[:KINGDOM_CITIES] if name != "uran"][:9])
    game.besiegers = put(game.besiegers, city("kovel"), 0)
    noble(game, 0, "star", "kovel", "vassal_50")
    upkeep(game)
    assert game.winner == 1


def test_W_13_2_overseas_cities_pay_and_in_turn_order_from_the_pool() -> None:
    game = table(3)
    own(game, 0, "acre")
    own(game, 1, "kovel", "jerusalem")
    game.pool = 2
    fates(game, *QUIET)
    upkeep(game)
    assert (game.influence, game.pool) == ([1, 2, 0], 0)  # the rest comes from the treasury


def test_W_13_3_in_turn_order_then_board_order_then_overseas() -> None:
    game = table(3)
    game.chairman = 1
    own(game, 0, "alta")
    own(game, 1, "cadiz", "semlik", "kovel")
    game.crowns = [15, 30, 15]
    fates(game, 4, 5, 11, 16)
    upkeep(game)
    asked = []
    while asks(game) == "QuellRevolt":
        asked.append(game.stack[-1].parts())
        play(game, "pay crowns")
    assert asked == [[1, city("kovel")], [1, city("semlik")], [1, city("cadiz")], [0, city("alta")]]
    assert game.crowns == [15 - 4, 30 - 6 - 8 - 8, 15]


def test_W_13_3_a_faith_quells_it_too() -> None:
    game = table(2)
    own(game, 0, "vecht")
    game.faith = [1, 0]
    game.crowns = [0, 0]
    fates(game, 4)
    upkeep(game)
    assert legal(game) == ["pay faith", "let go"]
    assert why(game, "pay crowns") == "cannot_pay"
    play(game, "pay faith")
    assert (game.faith[0], game.owners[city("vecht")]) == (0, 0)


def test_W_13_3_a_noble_on_the_port_does_not_keep_the_peace() -> None:
    game = table(2)
    own(game, 0, "surat")
    army = noble(game, 0, "star", "surat", "vassal_50")
    game.places = put(game.places, army, PORT + AREA["surat"])
    game.exhausted = BIT[army]
    game.crowns = [0, 0]
    fates(game, 4)
    upkeep(game)
    assert game.owners[city("surat")] == NEUTRAL  # landing comes after the revolts


def test_W_13_4_nobles_at_sea_go_ashore() -> None:
    game = table(2)
    first = noble(game, 0, "star", "surat", "vassal_50")
    second = noble(game, 1, "star", "acre", "vassal_50")
    game.places = put(put(game.places, first, PORT + AREA["surat"]), second, PORT + AREA["acre"])
    game.exhausted = BIT[first] | BIT[second]
    upkeep(game)
    assert (game.places[first], game.places[second]) == (AREA["surat"], AREA["acre"])
    rest(game)
    game.check()


def test_W_13_5_every_noble_is_rested_those_off_the_board_too() -> None:
    game = table(3)
    noble(game, 0, "star", "kovel", "vassal_50")
    game.exhausted = BIT[0] | BIT[1] | BIT[SLOTS]
    upkeep(game)
    assert game.exhausted == 0


def test_W_13_6_two_nobles_exchange_their_whole_armies() -> None:
    game = table(2)
    one = noble(game, 0, "star", "kovel", "swiss_200")
    other = noble(game, 0, "circle", "kovel", "vassal_50")
    upkeep(game)
    play(game, "choose star, take circle:vassal_50, go", "choose circle, take star:swiss_200, go")
    rest(game)
    assert (troops_of(game, one), troops_of(game, other)) == (50, 200)
    assert game.places[one] == game.places[other] == AREA["kovel"]
    game.check()


def test_W_13_6_who_gives_everything_away_leaves_the_board() -> None:
    game = table(2)
    one = noble(game, 0, "star", "kovel", "swiss_200")
    other = noble(game, 0, "circle", "kovel", "english_50")
    noble(game, 0, "square", "oakvale", "vassal_100", "vassal_50", "vassal_50", "vassal_50")
    upkeep(game)
    play(game, "choose star, take circle:english_50, go")
    while asks(game) == "Rearrange" and game.turn() == 0:
        play(game, "pass")
    assert (game.places[other], troops_of(game, one)) == (OFF_BOARD, 250)


def test_W_13_6_an_army_with_casualties_goes_over_whole() -> None:
    game = table(2)
    one = noble(game, 0, "star", "kovel", "swiss_200")
    other = noble(game, 0, "circle", "kovel", "english_100", "english_50")
    game.casualties = put(game.casualties, other, 1)
    upkeep(game)
    begin(game, "choose star")
    assert legal(game) == ["take circle:all"]
    assert why(game, "take circle:english_50") == "nothing_to_take"
    play(game, "take circle:all, go")
    assert (troops_of(game, one), game.casualties[one], game.casualties[other]) == (350, 1, 0)


def test_W_13_6_nobles_inside_a_besieged_place_keep_what_they_have() -> None:
    game = table(2)
    own(game, 0, "kovel")
    noble(game, 0, "star", "kovel", "swiss_200")
    noble(game, 0, "circle", "kovel", "english_100")
    noble(game, 1, "star", "kovel", "vassal_50")
    game.besiegers = put(game.besiegers, city("kovel"), 1)
    noble(game, 0, "square", "oakvale", "vassal_100", "vassal_50", "vassal_50", "vassal_50")
    upkeep(game)
    assert game.turn() == 1  # no question for seat 0: nobody can give or take


def test_W_13_6_a_garrison_with_casualties_goes_to_one_noble_who_brings_them_back() -> None:
    game = table(2)
    troop(game, 0, "garrison", "swiss_150")
    garrison = garrison_of(0)
    game.casualties = put(game.casualties, garrison, 2)
    upkeep(game)
    begin(game, "choose star")
    assert legal(game) == ["take garrison:all"]
    play(game, "take garrison:all, go", "pass")
    assert (game.places[0], game.casualties[0], game.casualties[garrison]) == (AREA["oakvale"], 2, 0)
    assert strength_of(game, 0) == 200
    rest(game)
    game.check()


def test_W_13_6_besieged_homes() -> None:
    game = table(2)
    own(game, 0, "kovel", "monz")
    troop(game, 0, "star", "vassal_50")
    noble(game, 0, "square", "kovel", "vassal_50")
    for place, area in ((city("monz"), "monz"), (FIRST_STRONGHOLD, "oakvale")):
        game.besiegers = put(game.besiegers, place, 1)
        noble(game, 1, "star" if area == "monz" else "square", area, "vassal_50")
    fates(game, *QUIET)
    upkeep(game)
    play(game, "pass")
    assert (asks(game), legal(game)) == ("ReturnNoble", ["enter kovel", "enter oakvale"])
    assert why(game, "enter monz") == "not_a_home"


def test_W_13_6_without_a_home_he_stays_off_the_board() -> None:
    game = table(3)
    troop(game, 0, "star", "vassal_50")
    game.strongholds = put(game.strongholds, 0, OFF_BOARD)
    upkeep(game)
    play(game, "pass")
    rest(game)
    assert (game.places[0], len(game.armies[0])) == (OFF_BOARD, 1)


def test_W_13_7_storms_and_truces_end_and_a_full_pool_goes_on() -> None:
    game = table(2)
    for event in (STORMS, TRUCE_OF_GOD):
        game.in_force = put(game.in_force, event, 0)
        game.event_deck = [card for card in game.event_deck if card != event]
    upkeep(game)
    rest(game)
    assert [game.in_force[event] for event in (STORMS, TRUCE_OF_GOD)] == [NO_SEAT, NO_SEAT]
    assert sorted(game.event_discard) == [STORMS, TRUCE_OF_GOD]
    assert (game.over, game.round) == (False, 3)


def test_W_13_7_the_end_is_looked_at_after_the_return_of_the_nobles() -> None:
    game = table(2)
    game.pool = 0
    troop(game, 0, "star", "vassal_50")
    upkeep(game)
    assert asks(game) == "Rearrange"  # the game goes on so far
    rest(game)
    assert (game.over, game.round) == (True, 2)
    assert game.places[0] == AREA["oakvale"]
