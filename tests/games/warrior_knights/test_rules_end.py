"""W-14 The end of the game."""

from __future__ import annotations

import pytest

from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.armies_and_places import cities_of
from banneret.games.warrior_knights.rules.capture import raze_city
from banneret.games.warrior_knights.rules.cards import (
    AREA,
    CITY_IDS,
    GARRISON,
    KINGDOM_CITIES,
    OFF_BOARD,
    PORT,
    ROYAL_BLOOD,
    SLOTS,
    VASSALS,
)
from banneret.games.warrior_knights.rules.crowns_and_votes import gain_influence
from banneret.games.warrior_knights.rules.ending import (
    check_end,
    city_winner,
    end_game,
    end_told,
    influence_winner,
    rank_of,
    troop_cards_on_board,
)
from banneret.games.warrior_knights.rules.state import (
    BY_CITIES,
    BY_INFLUENCE,
    BY_ROUNDS,
    NEUTRAL,
    NO_SEAT,
    RAZED,
    WarriorKnights,
    put,
    put_list,
)
from tests.games.warrior_knights.tables import asks, city, fates, legal, noble, own, play, reveal, table, troop, upkeep

QUIET = [1, 2, 3, 6, 7, 8]
KINGDOM = [name for name in CITY_IDS[:KINGDOM_CITIES] if name != "uran"]


def rest(game: WarriorKnights) -> None:
    while not game.over and asks(game) != "PlanCards":
        play(game, legal(game)[-1])


@pytest.mark.parametrize(("players", "razed", "needed"), [(3, 7, 6), (4, 5, 7), (5, 3, 8), (6, 0, 9)])
def test_W_14_1_how_many_cities_win_with_so_many_barons(players: int, razed: int, needed: int) -> None:
    game = table(players)
    for name in KINGDOM[:razed]:
        raze_city(game, city(name), "W-3.4")
    own(game, 2, *KINGDOM[razed : razed + needed - 1])
    assert city_winner(game) == NO_SEAT
    own(game, 2, *KINGDOM[razed : razed + needed])
    assert city_winner(game) == 2


def test_W_14_1_razing_lowers_the_number_and_overseas_cities_do_not_count() -> None:
    game = table(6)
    own(game, 2, *KINGDOM[:8], "cadiz", "acre")
    assert city_winner(game) == NO_SEAT
    raze_city(game, city(KINGDOM[16]), "W-11.10")
    assert city_winner(game) == NO_SEAT  # 8 of 16
    raze_city(game, city(KINGDOM[15]), "W-11.10")
    assert city_winner(game) == 2  # 8 of 15


def test_W_14_1_eighteen_cities_need_ten() -> None:
    game = table(6, {"kingdom_cities": "18"})
    own(game, 2, *KINGDOM[:9])
    assert game.owners[city("uran")] == NEUTRAL
    assert city_winner(game) == NO_SEAT
    own(game, 2, "uran")
    assert city_winner(game) == 2


def test_W_14_1_of_two_barons_with_five_the_one_with_more_wins() -> None:
    game = table(2)
    own(game, 0, *KINGDOM[:5])
    own(game, 1, *KINGDOM[5:10])
    assert city_winner(game) == NO_SEAT
    own(game, 1, KINGDOM[11])
    assert city_winner(game) == 1
    own(game, 0, KINGDOM[12], KINGDOM[13])
    assert city_winner(game) == 0


def test_W_14_2_the_ranking_step_by_step() -> None:
    game = table(3)
    noble(game, 0, "star", "kovel", "vassal_50")
    noble(game, 1, "star", "kovel", "vassal_50")
    assert influence_winner(game) == NO_SEAT
    troop(game, 2, "garrison", "swiss_50")
    assert influence_winner(game) == 2  # more troop cards
    game.votes = [0, 1, 0]
    assert influence_winner(game) == 1  # crowns, faith and votes together
    own(game, 0, "jerusalem")
    assert influence_winner(game) == 0  # cities of all kinds
    game.influence = [0, 0, 1]
    assert influence_winner(game) == 2


def test_W_14_2_A_25_troop_cards_on_the_board() -> None:
    game = table(2)
    game.strongholds = put(game.strongholds, 0, OFF_BOARD)
    assert troop_cards_on_board(game, 0) == 0  # a garrison that waits under its card
    at_sea = noble(game, 0, "star", "cadiz", "vassal_50", "vassal_100")
    game.places = put(game.places, at_sea, PORT + AREA["cadiz"])
    troop(game, 0, "square", "swiss_200")  # off the board
    assert troop_cards_on_board(game, 0) == 2
    assert troop_cards_on_board(game, 1) == 4


def test_W_14_2_an_eliminated_baron_is_not_ranked_and_gets_nothing() -> None:
    game = table(3)
    game.out = 1
    game.influence = [9, 1, 1]
    game.pool = 0
    assert influence_winner(game) == NO_SEAT
    end_game(game, NO_SEAT, BY_INFLUENCE, "W-14.2")
    assert game.returns() == [0.0, 0.0, 0.0]
    assert end_told(game)["level"] == [1, 2], "those who are level are Barons in play"


def test_W_14_2_a_full_tie_has_no_winner_however_far_behind_the_others_are() -> None:
    game = table(4)
    game.influence = [9, 9, 1, 0]
    game.pool = 0
    for seat in (0, 1):
        game.armies = put_list(game.armies, seat * SLOTS + GARRISON, VASSALS)
    assert influence_winner(game) == NO_SEAT
    check_end(game)
    assert (game.over, game.winner) == (True, NO_SEAT)
    assert game.returns() == [0.0, 0.0, 0.0, 0.0]
    assert WARRIOR_KNIGHTS.bot.utilities(game) == [0.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize(("might", "winner"), [("off", 0), ("on", 1)])
def test_W_14_2_after_the_last_agreed_round(might: str, winner: int) -> None:
    game = table(3, {"round_limit": "12", "might_is_right": might})
    game.round = 11
    game.influence = [3, 0, 0]
    own(game, 1, "kovel", "lenz")
    own(game, 0, "cadiz", "acre", "jerusalem")
    fates(game, *QUIET)
    going_on = game.clone()
    upkeep(going_on)
    rest(going_on)
    assert (going_on.over, going_on.round) == (False, 12)
    game.round = 12
    upkeep(game)
    rest(game)
    assert (game.over, game.winner, game.reason) == (True, winner, BY_ROUNDS)
    assert len(rank_of(game, 0)) == (5 if might == "on" else 4)


@pytest.mark.parametrize(("limit", "over"), [("40", True), ("0", False)])
def test_W_14_2_no_round_is_the_last_unless_agreed_and_simulations_agree_on_one(limit: str, over: bool) -> None:
    assert WARRIOR_KNIGHTS.rules.plain_options["round_limit"] == "0"
    assert WARRIOR_KNIGHTS.rules.simulation_options() == {"round_limit": "40"}
    game = table(3, {"round_limit": limit})
    game.round = 40
    fates(game, *QUIET)
    upkeep(game)
    rest(game)
    assert (game.over, game.round) == (over, 40 if over else 41)


def test_W_14_3_influence_from_cards_comes_from_the_pool() -> None:
    game = table(3)
    game.pool = 3
    gain_influence(game, 0, 2, "W-14.3")
    assert (game.influence[0], game.pool) == (2, 1)
    gain_influence(game, 1, 2, "W-14.3")
    assert (game.influence[1], game.pool) == (2, 0)  # the rest from the treasury
    gain_influence(game, 0, -1, "W-14.3")
    assert (game.influence[0], game.pool) == (1, 0)  # what is lost goes to the treasury


def test_W_14_3_a_pool_emptied_in_mid_round_ends_the_game_after_its_upkeep() -> None:
    game = table(2)
    game.pool = 1
    game.event_deck = [ROYAL_BLOOD, *[card for card in game.event_deck if card != ROYAL_BLOOD]]
    reveal(game, "important_event", "0:levy_taxes")
    while asks(game) != "PlayCard":
        play(game, legal(game)[0])
    assert (game.pool, game.over) == (0, False)
    play(game, "decline")
    upkeep(game)
    rest(game)
    assert (game.over, game.reason) == (True, BY_INFLUENCE)
    assert sum(game.influence) == 1


def test_W_14_1_a_razed_city_is_nobodys() -> None:
    game = table(3)
    own(game, 0, "kovel")
    raze_city(game, city("kovel"), "W-11.10")
    assert game.owners[city("kovel")] == RAZED
    assert cities_of(game, 0) == []
    assert game.places[SLOTS] == OFF_BOARD


def test_W_14_2_case_34_all_receipts_are_paid_from_a_short_pool() -> None:
    game = table(3)
    game.pool = 2
    own(game, 0, "vecht", "monz", "cadiz", "kovel", "lenz")
    fates(game, *QUIET)
    upkeep(game)
    while not game.over:
        play(game, legal(game)[-1])
    assert game.influence[0] == 5
    assert (game.winner, game.reason, game.pool) == (0, BY_INFLUENCE, 0)


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
    assert even.returns() == [0.0, 0.0]


def test_W_16_4_might_is_right_outlives_the_pool() -> None:
    game = table(2, {"might_is_right": "on"})
    game.pool = 0
    upkeep(game)
    while asks(game) != "PlanCards":
        play(game, "pass")
    assert not game.over
