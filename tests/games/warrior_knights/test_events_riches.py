"""Section 5.1 The events about crowns, votes, faith, influence and the two tokens, with the specification's numbers."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.cards import BAD_HARVEST, EVENT_IDS, HERETIC, NO_HEIR, REMOVED, SLOTS
from banneret.games.warrior_knights.rules.state import put
from tests.games.warrior_knights.card_tables import charge, drawn, hurt, lasts, law, office, tax
from tests.games.warrior_knights.tables import asks, city, fates, heard, legal, noble, own, play, table, why


@pytest.mark.parametrize(("crowns", "left"), [(15, 8), (1, 1), (0, 0), (8, 4)])
def test_W_8_1_robbers_take_half_of_the_crowns_rounded_down(crowns: int, left: int) -> None:
    game = table()
    game.crowns = [crowns, 15, 15]
    drawn(game, "robbers", 0)
    assert game.crowns == [left, 15, 15]


def test_W_8_1_robbers_are_bought_off_with_one_faith() -> None:
    game = table()
    game.faith = [1, 0, 0]
    drawn(game, "robbers", 0)
    play(game, "pay")
    assert (game.crowns[0], game.faith[0]) == (15, 0)


@pytest.mark.parametrize(("votes", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_W_8_1_scandal_costs_up_to_three_votes(votes: int, left: int) -> None:
    game = table()
    game.votes = [6, votes, 0]
    drawn(game, "scandal", 1)
    assert (game.votes, game.chairman) == ([6, left, 0], 0)


def test_W_8_1_scandal_takes_the_chair_to_the_other_unbanned_baron_with_most_votes() -> None:
    game = table(4)
    game.votes = [9, 5, 2, 1]
    game.banned = BIT[1]
    drawn(game, "scandal", 0)
    assert (game.votes[0], game.chairman) == (6, 2)  # though he still has most
    tied = table(4)
    tied.votes = [1, 2, 2, 0]
    fates(tied, 13, 9)  # zobel has fewer; niebieski
    drawn(tied, "scandal", 0)
    assert tied.chairman == 2
    alone = table(3)
    alone.banned = BIT[1] | BIT[2]
    drawn(alone, "scandal", 0)
    assert alone.chairman == 0


@pytest.mark.parametrize(("faith", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_W_8_1_crisis_of_faith_costs_up_to_two_faith_and_cannot_be_cancelled(faith: int, left: int) -> None:
    game = table()
    game.faith = [faith, 0, 0]
    drawn(game, "crisis_of_faith", 0)
    assert (game.faith[0], asks(game)) == (left, "PlanCards")


@pytest.mark.parametrize(("influence", "left"), [(4, 3), (1, 0), (0, 0)])
def test_W_8_1_dishonour_costs_an_influence_that_the_pool_does_not_get(influence: int, left: int) -> None:
    game = table()
    game.influence = [influence, 0, 0]
    game.pool = 20
    drawn(game, "dishonour", 0)
    assert (game.influence[0], game.pool) == (left, 20)


@pytest.mark.parametrize(
    ("name", "crowns", "votes", "faith", "influence"),
    [
        ("miracle", 15, 0, 2, 0),
        ("popular_support", 15, 3, 0, 0),
        ("inheritance", 21, 0, 0, 0),
        ("royal_blood", 15, 0, 0, 1),
    ],
    ids=["miracle", "popular_support", "inheritance", "royal_blood"],
)
def test_W_8_1_simple_gifts_of_green_events_move_no_token(
    name: str, crowns: int, votes: int, faith: int, influence: int
) -> None:
    game = table()
    game.pool = 30
    drawn(game, name, 2)
    assert (game.crowns[2], game.votes[2], game.faith[2], game.influence[2]) == (crowns, votes, faith, influence)
    assert (game.chairman, game.head, game.pool) == (0, 1, 30 - influence)
    assert game.event_discard == [EVENT_IDS.index(name)]


def test_W_14_3_royal_blood_pays_from_the_treasury_when_the_pool_is_empty() -> None:
    game = table()
    game.pool = 0
    drawn(game, "royal_blood", 0)
    assert (game.influence[0], game.pool) == (1, 0)


def test_W_8_1_generous_guilds_pay_twice_the_printed_income_of_a_city_of_his_choice() -> None:
    game = table()
    own(game, 0, "vecht", "monz", "bingen")
    game.fortified = BIT[city("vecht")]
    game.besiegers = put(game.besiegers, city("bingen"), 1)
    drawn(game, "generous_guilds", 0)
    assert legal(game) == ["claim monz", "claim vecht"]
    assert why(game, "claim bingen") == "not_offered_by_event"
    play(game, "claim vecht")
    assert game.crowns[0] == 15 + 2 * 4  # printed: the fortified crown is not doubled


def test_W_8_1_generous_guilds_give_two_crowns_to_a_baron_without_a_free_city() -> None:
    game = table()
    own(game, 0, "bingen")
    game.besiegers = put(game.besiegers, city("bingen"), 1)
    drawn(game, "generous_guilds", 0)
    assert game.crowns[0] == 17


def test_W_8_1_holy_relics_give_a_faith_for_each_overseas_city() -> None:
    game = table()
    own(game, 0, "acre", "jerusalem", "vecht")
    own(game, 2, "cadiz")
    game.faith = [0, 4, 0]
    drawn(game, "holy_relics", 1)
    assert game.faith == [2, 4, 1]  # and nobody was asked for a pledge


def test_W_8_1_bumper_harvest_pays_the_income_of_unbesieged_cities() -> None:
    game = table()
    own(game, 0, "vecht", "monz")  # 4 and 2
    own(game, 1, "bingen", "acre")  # 5 and 5
    game.fortified = BIT[city("vecht")]
    game.besiegers = put(game.besiegers, city("bingen"), 0)
    charge(game, 0, "silver_mines", "ambassador")
    noble(game, 0, "star", "vecht", "english_50")
    office(game, 0, "star", "seneschal")
    law(game, "income_tax", "tithe")
    lasts(game, "bad_harvest", 1)
    drawn(game, "bumper_harvest", 0)
    assert game.crowns == [15 + 4 + 1 + 2, 15 + 5, 15]  # no concession, office or law
    assert game.in_force[BAD_HARVEST] == 1  # not used up


@pytest.mark.parametrize(("option", "crowns"), [("always", 5), ("taxation", 4)])
def test_W_8_1_bumper_harvest_is_no_taxation(option: str, crowns: int) -> None:
    game = table(3, {"fortified_income": option})
    own(game, 0, "vecht")
    game.fortified = BIT[city("vecht")]
    drawn(game, "bumper_harvest", 0)
    assert game.crowns[0] == 15 + crowns
    tax(game)
    assert game.crowns[0] == 15 + crowns + 5


def test_W_8_1_bad_harvest_stops_the_cities_at_the_next_taxation_only() -> None:
    game = table()
    own(game, 0, "vecht")
    charge(game, 0, "salt_mines")
    drawn(game, "bad_harvest", 0)
    assert (game.in_force[BAD_HARVEST], game.event_discard) == (0, [])
    tax(game)
    assert (game.crowns[0], game.in_force[BAD_HARVEST], game.event_discard) == (17, -1, [BAD_HARVEST])
    assert "harvest_lost" in heard(game)
    tax(game)
    assert game.crowns[0] == 17 + 4 + 2


def test_W_8_1_absolution_gives_a_faith_only_where_there_is_nothing_to_absolve() -> None:
    game = table()
    drawn(game, "absolution", 0)
    assert (game.faith[0], asks(game)) == (1, "PlanCards")


def test_W_8_1_absolution_offers_all_that_lies_on_the_drawer() -> None:
    game = table()
    game.banned = BIT[0] | BIT[2]
    game.chairman = 1
    lasts(game, "heretic", 0)
    lasts(game, "bad_harvest", 1)
    lasts(game, "no_heir", 2)
    lasts(game, "broken_line", 3)
    game.places = put(game.places, 3, REMOVED)
    drawn(game, "absolution", 0)
    assert legal(game) == ["absolve ban", "absolve heretic", "absolve triangle"]
    unbanned = game.clone()
    play(unbanned, "absolve ban")
    assert (unbanned.banned, unbanned.faith[0]) == (BIT[2], 0)
    faithful = game.clone()
    play(faithful, "absolve heretic")
    assert (faithful.in_force[HERETIC], HERETIC in faithful.event_discard) == (-1, True)
    play(game, "absolve triangle")
    assert (game.in_force[NO_HEIR], NO_HEIR in game.event_discard) == (-1, True)
    assert "event_ends" in heard(game)
    game.check()


def test_W_9_3_12_absolution_of_the_only_unbanned_baron_brings_him_the_chair() -> None:
    game = table()
    game.banned = BIT[0] | BIT[1] | BIT[2]
    drawn(game, "absolution", 2)  # nothing is left to choose
    assert (game.chairman, game.banned) == (2, BIT[0] | BIT[1])


def test_W_8_1_absolution_of_a_bad_harvest() -> None:
    game = table()
    lasts(game, "bad_harvest", 0)
    drawn(game, "absolution", 0)
    assert (game.in_force[BAD_HARVEST], BAD_HARVEST in game.event_discard) == (-1, True)  # the only answer left


def test_W_8_1_papal_favour_makes_a_random_baron_head_but_no_heretic() -> None:
    game = table()
    lasts(game, "heretic", 0)
    fates(game, 1, 13, 9)  # madder is a heretic, zobel does not play
    drawn(game, "papal_favour", 0)
    assert game.head == 2
    saved = table()
    saved.faith = [0, 0, 1]
    fates(saved, 1)
    drawn(saved, "papal_favour", 0)
    play(saved, "pledge 1")
    assert (saved.head, saved.faith[2]) == (1, 0)


def test_W_8_1_court_intrigue_makes_a_random_unbanned_baron_chairman() -> None:
    game = table()
    game.faith = [3, 3, 3]
    game.banned = BIT[1]
    fates(game, 5, 9)  # emerande is banned
    drawn(game, "court_intrigue", 0)
    assert (game.chairman, game.faith) == (2, [3, 3, 3])  # it cannot be cancelled
    void = table()
    void.banned = 7
    drawn(void, "court_intrigue", 0)
    assert ("fizzles" in heard(void), void.chairman) == (True, 0)


def test_W_8_1_gifts_reach_the_drawer_alone() -> None:
    game = table()
    hurt(game, SLOTS + 4, 1)
    drawn(game, "inheritance", 2)
    assert (game.crowns, game.casualties[SLOTS + 4]) == ([15, 15, 21], 1)
