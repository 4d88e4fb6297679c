"""W-13 Upkeep, W-14 the end of the game, and what holds in whole games."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.view import masked
from banneret.games.warrior_knights.cards import (
    AGENDA,
    AREA,
    FIRST_STRONGHOLD,
    GARRISON,
    KINGDOM_CITIES,
    OFF_BOARD,
    SLOTS,
    TROOP_IDS,
)
from banneret.games.warrior_knights.fields import BY_CITIES, BY_INFLUENCE, NEUTRAL, NO_SEAT
from banneret.games.warrior_knights.meta import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.state import WarriorKnights, put
from tests.games.warrior_knights.tables import asks, city, fates, legal, noble, own, play, table, troop, upkeep, why

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
    assert game.influence == [2, 0, 0]  # W-12.33 nothing without a stronghold
    assert game.pool == 28


def test_case_34_all_receipts_are_paid_from_a_short_pool() -> None:
    game = table(3)
    game.pool = 2
    own(game, 0, "vecht", "monz", "cadiz", "kovel", "lenz")
    fates(game, *QUIET)
    upkeep(game)
    while not game.over:
        play(game, legal(game)[-1])
    assert game.influence[0] == 5
    assert (game.winner, game.reason, game.pool) == (0, BY_INFLUENCE, 0)


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


def test_case_27_a_besieged_city_that_revolts_stays_besieged() -> None:
    game = table(2)
    own(game, 0, "vecht")
    noble(game, 1, "star", "vecht", "vassal_50")
    game.besiegers = put(game.besiegers, city("vecht"), 1)
    fates(game, 4)
    upkeep(game)
    play(game, "let go")
    assert (game.owners[city("vecht")], game.besiegers[city("vecht")]) == (NEUTRAL, 1)


def test_royal_bailiffs_W_13_3_no_revolts_in_the_kingdom() -> None:
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
    assert why(game, "build grey_cape") == "area_taken"
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


def test_W_14_1_more_than_half_of_the_standing_kingdom_cities() -> None:
    game = table(3)
    names = ["kovel", "ballin", "surat", "froli", "straven", "monz", "vecht", "isar"]
    own(game, 1, *names)
    held = game.clone()
    upkeep(held)
    assert not held.over
    own(game, 1, "alta")
    upkeep(game)
    assert (game.over, game.winner, game.reason) == (True, 1, BY_CITIES)
    assert game.returns() == [0.0, 1.0, 0.0]


@pytest.mark.parametrize(("scope", "over"), [("all", True), ("kingdom", False)])
def test_W_14_1_two_barons_need_five_cities(scope: str, over: bool) -> None:
    game = table(2, {"two_player_city_scope": scope})
    own(game, 1, "kovel", "ballin", "surat", "froli", "cadiz")
    fates(game, *QUIET)
    upkeep(game)
    assert game.over == over


def test_W_14_1_equal_numbers_play_on() -> None:
    game = table(2)
    own(game, 0, "kovel", "ballin", "surat", "froli", "cadiz")
    own(game, 1, "monz", "vecht", "isar", "alta", "acre")
    fates(game, *QUIET)
    upkeep(game)
    assert not game.over


def test_W_14_2_ties_go_by_cities_then_riches_then_troops() -> None:
    game = table(2)
    game.pool = 0
    game.crowns = [15, 16]
    upkeep(game)
    while not game.over:
        play(game, "pass")
    assert game.winner == 1
    even = table(2)
    even.pool = 0
    upkeep(even)
    while not even.over:
        play(even, "pass")
    assert even.winner == NO_SEAT
    assert even.returns() == [0.5, 0.5]


def test_W_16_4_might_is_right_outlives_the_pool() -> None:
    game = table(2, {"might_is_right": "on"})
    game.pool = 0
    upkeep(game)
    while asks(game) != "PlanCards":
        play(game, "pass")
    assert not game.over


OPTIONS: list[dict[str, str]] = [
    {},
    {"player_elimination": "on", "kingdom_cities": "18"},
    {"exchange_heirs": "on", "abandoned_nobles": "on", "fate_draw_cap": "10", "fallen_defenders": "count"},
    {"open_private_motions": "on", "negotiation": "permissions"},
    {"negotiation": "off", "might_is_right": "on", "fortified_income": "taxation"},
]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_section_13_holds_in_random_games(players: int) -> None:
    """At every question; what the seat asked may see gives it the same answers, and clones are equal."""
    options = {"round_limit": "12", **OPTIONS[players - 2]}
    chance = FastChance(100 + players)
    game = WARRIOR_KNIGHTS.new(players, options, chance=chance)
    assert isinstance(game, WarriorKnights)
    decisions = 0
    while not game.over:
        seat = game.turn()
        answers = game.legal(seat)
        eager = [answer for answer in answers if answer.notation not in ("pass", "done", "decline", "propose delay")]
        pool = eager if eager and chance.below(5, "eager") > 0 else answers
        if decisions % 29 == 0:
            seen = masked(game, seat, WARRIOR_KNIGHTS.fields)
            assert [answer.id for answer in seen.legal(seat)] == [answer.id for answer in answers]
            assert WARRIOR_KNIGHTS.digest(game.clone()) == WARRIOR_KNIGHTS.digest(game)
        game.apply(seat, pool[chance.below(len(pool), "choice")], chance)
        game.check()
        decisions += 1
        assert decisions < 20000
    assert all(0 <= owner < players for owner in game.owners[:KINGDOM_CITIES] if owner >= 0)
    assert len(game.armies) == players * SLOTS
