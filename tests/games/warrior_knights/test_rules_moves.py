"""W-10 Movement."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of, is_rested, is_shut_in, troops_of
from banneret.games.warrior_knights.rules.cards import (
    AREA,
    AREA_IDS,
    FIRST_STRONGHOLD,
    NO_OFFICE,
    OFF_BOARD,
    PORT,
    STORMS,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights, put, put_list
from tests.games.warrior_knights.tables import (
    asks,
    begin,
    charge,
    city,
    fates,
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


def steps(game: WarriorKnights) -> list[str]:
    return [answer[5:] for answer in legal(game) if answer.startswith("step ")]


def test_W_10_1_exhausted_nobles_and_nobles_at_sea_stay() -> None:
    game = table(2)
    noble(game, 0, "star", "monz", "vassal_50")
    army = noble(game, 0, "square", "monz", "vassal_50")
    game.places = put(game.places, army, PORT + AREA["ballin"])
    game.exhausted = 1
    reveal(game, "0:versatile_strategy")
    assert why(game, "choose star") == "exhausted"
    assert why(game, "choose square") == "cannot_get_there"


def test_W_10_2_case_9_one_step_or_three_along_a_road() -> None:
    game = table(2)
    noble(game, 0, "star", "surat", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star")
    assert sorted(steps(game)) == ["grey_cape", "heather_plain", "kovel", "monz", "ravenwood"]
    play(game, "step monz")
    assert steps(game) == ["oakvale"]  # only the road goes on
    assert why(game, "step ravenwood") == "not_by_road"
    assert why(game, "step monz") == "already_there"
    play(game, "step oakvale")
    assert sorted(steps(game)) == ["monz", "vecht"]  # on, or back
    begin(game, "step vecht")
    assert steps(game) == []  # three steps at most
    assert why(game, "step bridgefields") == "not_by_road"
    assert legal(game) == ["go"]


def test_W_10_2_with_a_target_every_step_leads_there() -> None:
    game = table(2)
    noble(game, 0, "star", "surat", "vassal_50")
    reveal(game, "0:mobilize_forces")
    begin(game, "target vecht", "choose star")
    assert steps(game) == ["monz"]
    assert why(game, "step ravenwood") == "cannot_get_there"
    play(game, "step monz, step oakvale")
    assert why(game, "go") == "move_not_finished"
    assert steps(game) == ["vecht"]


def test_W_10_2_roads_branch_at_junctions() -> None:
    game = table(2)
    noble(game, 0, "star", "oakvale", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star", "step vecht")
    assert sorted(steps(game)) == ["bingen", "bridgefields", "kingsmead", "oakvale"]
    play(game, "step bridgefields")
    assert sorted(steps(game)) == ["isar", "lenz", "vecht"]


def test_W_10_2_on_a_road_he_may_turn_back_with_troops_that_he_has_fetched() -> None:
    game = table(3)
    army = noble(game, 0, "star", "kingsmead", "vassal_50")
    noble(game, 1, "star", "kingsmead", "vassal_50")  # where he starts nobody is asked, even if he comes back there
    reveal(game, "0:mobilize_forces", "0:versatile_strategy")
    play(
        game,
        "target vecht",
        "choose star",
        "step vecht, step oakvale, take garrison:vassal_100, step vecht, go",
        "pass",
    )
    assert (game.places[army], troops_of(game, army)) == (AREA["vecht"], 150)
    game.exhausted = 0
    game.places = put(game.places, army, AREA["kingsmead"])
    play(game, "choose star", "step vecht, step kingsmead, step ballin, go")
    assert game.places[army] == AREA["ballin"]


def test_W_10_2_who_turns_back_to_where_he_began_goes_on_from_there() -> None:
    game = table(2)
    noble(game, 0, "star", "monz", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star", "step oakvale")
    assert sorted(steps(game)) == ["monz", "vecht"]
    assert "go" in legal(game)
    begin(game, "take garrison:vassal_100, step monz")
    assert steps(game) == ["surat"]
    assert why(game, "go") == "move_not_finished"  # a move changes his place


def test_W_10_2_a_step_off_the_road_is_the_only_one() -> None:
    game = table(2)
    noble(game, 0, "star", "surat", "vassal_50")
    reveal(game, "0:versatile_strategy")
    begin(game, "choose star", "step ravenwood")
    assert legal(game) == ["go"]


@pytest.mark.parametrize(
    ("area", "shut", "free"),
    [
        ("kingsmead", ["amber_coast", "straven", "bridgefields"], ["ballin", "froli", "vecht"]),
        ("ballin", [], ["amber_coast"]),  # a bridge
        ("ravenwood", ["froli", "oakvale", "heron_marsh"], ["surat", "kovel", "monz"]),
        ("alta", ["salt_flats"], ["rota", "abbey_lands"]),
        ("bingen", ["semlik"], ["millbrook"]),
    ],
)
def test_W_10_3_rivers_and_mountains_cannot_be_crossed_bridges_can(area: str, shut: list[str], free: list[str]) -> None:
    game = table(2)
    noble(game, 0, "star", area, "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star")
    for name in shut:
        assert why(game, f"step {name}") == "border_closed"
    for name in free:
        assert name in steps(game)


def test_W_10_3_every_closed_border_of_the_map_is_closed_both_ways() -> None:
    board = table(2).charter.data.board
    for here in range(36):
        for there in range(36):
            assert (there in board.steps[here]) == (here in board.steps[there])
            assert (there in board.roads[here]) == (here in board.roads[there])
    closed = [(AREA_IDS[a], AREA_IDS[b]) for a in range(36) for b in range(a, 36) if board.borders[a][b] in (3, 4)]
    assert len(closed) == 9 + 10


def test_W_10_4_neutral_cities_and_strongholds_let_everybody_pass() -> None:
    game = table(3)
    army = noble(game, 1, "star", "surat", "vassal_50")
    assert game.strongholds[0] == AREA["oakvale"]  # on the way, and so is neutral monz
    reveal(game, "1:versatile_strategy")
    play(game, "choose star", "step monz, step oakvale, step vecht, go")
    assert game.places[army] == AREA["vecht"]


def test_W_10_4_start_and_end_need_no_permission() -> None:
    game = table(3)
    army = noble(game, 1, "star", "surat", "vassal_50")
    noble(game, 0, "star", "surat", "vassal_50")
    noble(game, 2, "star", "monz", "vassal_50")
    own(game, 0, "monz")
    reveal(game, "1:versatile_strategy")
    play(game, "choose star", "step monz, go")
    assert game.places[army] == AREA["monz"]


def test_W_10_4_nobles_on_a_port_are_not_in_the_way() -> None:
    game = table(3)
    army = noble(game, 1, "star", "kovel", "vassal_50")
    other = noble(game, 2, "star", "ballin", "vassal_50")
    game.places = put(game.places, other, PORT + AREA["ballin"])
    reveal(game, "1:versatile_strategy")
    play(game, "choose star", "step heron_marsh, step ballin, step kingsmead, go")
    assert game.places[army] == AREA["kingsmead"]


def test_W_10_5_only_from_port_to_port() -> None:
    game = table(2)
    noble(game, 0, "star", "ballin", "vassal_50")
    noble(game, 0, "square", "kovel", "vassal_50")
    reveal(game, "0:versatile_strategy")
    sailing = game.clone()
    play(sailing, "choose star")
    ports = [answer[5:] for answer in legal(sailing) if answer.startswith("sail ")]
    overseas = ["cadiz", "syracuse", "acre", "alexandria", "constantinople", "jerusalem"]
    assert sorted(ports) == sorted(["uran", "surat", "isar", "olbi", "thira", *overseas])
    play(game, "choose square")
    assert why(game, "sail cadiz") == "no_voyage"
    play(game, "step heron_marsh, step ballin")
    assert why(game, "sail cadiz") == "no_voyage"  # never after a step


def test_W_10_5_storms_close_the_sea() -> None:
    game = table(2)
    noble(game, 0, "star", "cadiz", "vassal_50")
    game.in_force = put(game.in_force, STORMS, 0)
    game.event_deck = [card for card in game.event_deck if card != STORMS]
    reveal(game, "0:versatile_strategy")
    assert "choose star" not in legal(game)


def test_W_10_5_a_noble_of_the_admiral_lands_at_once_and_cannot_fight() -> None:
    game = table(2)
    army = noble(game, 0, "star", "ballin", "english_200")
    charge(game, 0, "admiral")
    reveal(game, "0:mobilize_forces")
    play(game, "target cadiz", "choose star", "sail cadiz, go")
    assert game.places[army] == AREA["cadiz"]
    assert not is_rested(game, army)
    assert asks(game) == "PlanCards"  # no battle
    assert not game.fought


def test_W_10_6_a_noble_of_the_admiral_takes_troops_where_he_lands() -> None:
    game = table(2)
    army = noble(game, 0, "star", "ballin", "vassal_50")
    donor = noble(game, 0, "square", "cadiz", "swiss_150", "english_50")
    charge(game, 0, "admiral")
    reveal(game, "0:versatile_strategy")
    plain = game.clone()
    plain.charges = put_list(plain.charges, 0, [])
    begin(plain, "choose star", "sail cadiz")
    assert legal(plain) == ["go"]  # at sea
    play(game, "choose star", "sail cadiz, take square:swiss_150, go")
    assert (troops_of(game, army), troops_of(game, donor)) == (200, 50)
    game.check()


def test_W_10_6_nothing_is_taken_at_sea_from_those_off_the_board() -> None:
    game = table(2)
    noble(game, 0, "star", "ballin", "vassal_50")
    troop(game, 0, "square", "swiss_150")
    game.strongholds = put(game.strongholds, 0, OFF_BOARD)
    reveal(game, "0:versatile_strategy")
    begin(game, "choose star", "sail cadiz")
    assert legal(game) == ["go"]


def test_W_10_6_from_rested_nobles_on_the_way_but_not_from_exhausted_ones() -> None:
    game = table(2)
    army = noble(game, 0, "star", "surat", "vassal_50")
    noble(game, 0, "square", "monz", "swiss_150", "english_50")
    tired = noble(game, 0, "triangle", "monz", "polish_50")
    game.exhausted = BIT[tired]
    reveal(game, "0:versatile_strategy")
    play(game, "choose star")
    assert not [answer for answer in legal(game) if answer.startswith("take")]
    play(game, "step monz")
    taking = [answer for answer in legal(game) if answer.startswith("take")]
    assert sorted(taking) == ["take square:english_50", "take square:swiss_150"]
    assert why(game, "take triangle:polish_50") == "nothing_to_take"
    play(game, "take square:english_50")
    assert "take square:english_50" not in legal(game)
    play(game, "step oakvale, take garrison:vassal_100, step vecht, go")
    assert troops_of(game, army) == 200
    assert game.places[army] == AREA["vecht"]


def test_W_10_6_the_retinue_stays_with_its_noble() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "vassal_50")
    donor = noble(game, 0, "square", "monz", "vassal_100")
    office(game, donor, "marshal")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star", "take square:vassal_100, step oakvale, go")
    assert (troops_of(game, army), troops_of(game, donor)) == (150, 200)
    assert game.places[donor] == AREA["monz"]
    assert game.offices[army] == NO_OFFICE


def test_W_10_6_case_14_a_siege_lasts_while_a_noble_is_there() -> None:
    game = table(2)
    besieger = noble(game, 1, "square", "monz", "english_50")
    taker = noble(game, 1, "star", "surat", "vassal_50")
    game.besiegers = put(game.besiegers, city("monz"), 1)
    game.siege_rounds = put(game.siege_rounds, city("monz"), 1)
    reveal(game, "1:versatile_strategy", "1:versatile_strategy")
    play(game, "choose star", "step monz, take square:english_50, go")
    assert (game.places[besieger], game.places[taker]) == (OFF_BOARD, AREA["monz"])
    assert game.besiegers[city("monz")] == 1
    game.exhausted = 0
    play(game, "choose star", "step oakvale, go")
    assert game.besiegers[city("monz")] == NO_SEAT


def test_W_10_7_into_an_own_besieged_place_and_not_out_again() -> None:
    game = table(2)
    own(game, 0, "monz")
    noble(game, 0, "square", "monz", "english_50")
    army = noble(game, 0, "star", "surat", "vassal_50")
    noble(game, 1, "star", "monz", "swiss_200")
    game.besiegers = put(game.besiegers, city("monz"), 1)
    reveal(game, "0:versatile_strategy", "0:versatile_strategy")
    begin(game, "choose star", "step monz")
    assert legal(game) == ["go"]  # nothing is taken from those inside, and the road ends here
    assert why(game, "step oakvale") == "shut_in"
    play(game, "go")
    assert game.places[army] == AREA["monz"]
    game.exhausted = 0
    assert why(game, "choose star") == "shut_in"


def test_W_10_7_a_besieged_stronghold_is_entered_too() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "vassal_50")
    noble(game, 1, "star", "oakvale", "swiss_200")
    game.besiegers = put(game.besiegers, FIRST_STRONGHOLD, 1)
    reveal(game, "0:versatile_strategy")
    begin(game, "choose star", "step oakvale")
    assert legal(game) == ["go"]  # the garrison gives nothing
    play(game, "go")
    assert is_shut_in(game, army)


def test_W_10_8_a_refused_path_is_void_and_another_may_be_chosen() -> None:
    game = table(3)
    army = noble(game, 1, "star", "isar", "vassal_50")
    noble(game, 2, "star", "vecht", "vassal_50")
    reveal(game, "1:versatile_strategy")
    play(game, "choose star", "step bridgefields, step vecht, step bingen, go")
    assert (asks(game), game.places[army]) == ("GivePermission", AREA["isar"])  # before he starts
    play(game, "refuse")
    assert game.places[army] == AREA["isar"]
    assert is_rested(game, army)
    begin(game, "choose star", "step bridgefields, step vecht")
    assert why(game, "step bingen") == "permission_refused"  # the same request only once a card
    play(game, "go")
    assert game.places[army] == AREA["vecht"]  # stopping there needs no permission
    assert asks(game) == "PlanCards"


def test_W_10_8_after_a_refusal_he_may_stop() -> None:
    game = table(3)
    army = noble(game, 1, "star", "isar", "vassal_50")
    noble(game, 2, "star", "vecht", "vassal_50")
    reveal(game, "1:versatile_strategy")
    play(game, "choose star", "step bridgefields, step vecht, step bingen, go", "refuse", "pass")
    assert (game.places[army], is_rested(game, army)) == (AREA["isar"], True)


def test_W_10_3_X_10_rivers_and_mountains_stop_a_noble() -> None:
    game = table(2)
    noble(game, 0, "star", "kingsmead", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star")
    assert "step vecht" in legal(game)
    assert why(game, "step straven") == "border_closed"
    play(game, "step ballin")
    assert why(game, "step amber_coast") == "not_by_road"


def test_W_10_4_X_11_passing_through_needs_permission() -> None:
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


def test_W_10_5_X_12_X_13_the_sea() -> None:
    game = table(2)
    army = noble(game, 0, "star", "ballin", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star", "sail cadiz, go")
    assert game.places[army] == PORT + AREA["cadiz"]
    assert not is_rested(game, army)
    upkeep(game)
    while asks(game) == "Rearrange":
        play(game, "pass")
    assert game.places[army] == AREA["cadiz"]
    assert is_rested(game, army)


def test_W_10_6_case_13_an_army_with_casualties_is_taken_whole() -> None:
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


def test_W_1_6_who_takes_over_too_many_casualties_falls_where_he_takes_them() -> None:
    game = table(2)
    mover = noble(game, 0, "star", "monz", "english_50")
    donor = noble(game, 0, "square", "monz", "polish_50")
    office(game, donor, "marshal")  # 250 troops in all, but the retinue stays with him
    game.casualties = put(game.casualties, donor, 2)
    fates(game, 1, 9)  # Lombards: nobody deserts
    reveal(game, "0:mobilize_forces")
    play(game, "target vecht", "choose star", "take square:all, step oakvale, take garrison:vassal_100, step vecht, go")
    assert (game.places[mover], game.places[donor]) == (OFF_BOARD, AREA["monz"])
    assert (len(game.armies[garrison_of(0)]), game.marched) == (4, 0)  # he never set out
    play(game, "pass")  # the square noble stays
    assert asks(game) == "SendCard"  # nobody changed his place: Wages or Assembly
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
