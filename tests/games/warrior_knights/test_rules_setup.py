"""W-3 Setting up, W-5 planning."""

from __future__ import annotations

from collections import Counter

import pytest

from banneret.core.chance import FastChance
from banneret.core.view import masked
from banneret.games.warrior_knights.cards import CITIES, CITY_IDS, KINGDOM_CITIES, OFF_BOARD, SHAPES, SLOTS, URAN
from banneret.games.warrior_knights.fields import NEUTRAL, RAZED
from banneret.games.warrior_knights.meta import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.state import WarriorKnights
from tests.games.warrior_knights.tables import asks, legal, play, why


def fresh(players: int = 4, seed: int = 1, **options: str) -> WarriorKnights:
    game = WARRIOR_KNIGHTS.new(players, options, chance=FastChance(seed), listen=True)
    assert isinstance(game, WarriorKnights)
    return game


def assigned(players: int = 4, seed: int = 1) -> WarriorKnights:
    game = fresh(players, seed)
    for _ in range(players):
        play(game, "to star, to star, to square, to triangle, to circle, to garrison, done")
    return game


@pytest.mark.parametrize(("players", "razed"), [(2, 11), (3, 7), (4, 5), (5, 3), (6, 0)])
def test_W_3_4_kingdom_cities_are_razed_by_the_number_of_barons(players: int, razed: int) -> None:
    game = fresh(players)
    gone = [city for city in range(CITIES) if game.owners[city] == RAZED]
    assert len(gone) == razed + 1  # and Uran, which is no city
    assert URAN in gone
    assert all(city < KINGDOM_CITIES for city in gone)
    assert len([owner for owner in game.owners if owner == NEUTRAL]) == 23 - razed


def test_W_3_4_uran_is_a_city_with_eighteen() -> None:
    assert fresh(6, kingdom_cities="18").owners[URAN] == NEUTRAL


def test_W_3_5_chairman_and_head_are_different_barons() -> None:
    for seed in range(8):
        game = fresh(2, seed)
        assert {game.chairman, game.head} == {0, 1}


def test_W_3_1_W_3_3_W_3_6_W_3_7_what_each_baron_starts_with() -> None:
    game = fresh(4)
    assert len(set(game.barons)) == 4
    assert (game.crowns, game.votes, game.faith, game.influence) == ([15] * 4, [0] * 4, [0] * 4, [0] * 4)
    assert game.pool == 40
    for seat in range(4):
        troops = game.armies[game.garrison_of(seat)]
        assert sorted(game.charter.data.wages[kind] for kind in troops) == [1, 1, 1, 1, 2, 2]
        assert len(game.hands[seat]) == 12
    assert fresh(3, influence_per_baron="8").pool == 24


def test_W_3_8_troops_are_assigned_at_once_and_in_secret() -> None:
    game = fresh(3)
    assert game.waiting() == 7
    assert legal(game) == ["to star", "to square", "to triangle", "to circle", "to garrison"]
    assert why(game, "done") == "troops_first"
    play(game, "to star, to star, to star, to star, to star, to garrison, done")
    other = masked(game, 1, WARRIOR_KNIGHTS.fields)
    assert isinstance(other, WarriorKnights)
    assert other.picked[0] == []
    assert other.waiting() == 7
    play(game, "to circle, to circle, to circle, to circle, to circle, to circle, done")
    play(game, "to star, to square, to triangle, to circle, to garrison, to garrison, done")
    assert [len(game.armies[army]) for army in range(15)] == [5, 0, 0, 0, 1, 0, 0, 0, 6, 0, 1, 1, 1, 1, 2]
    assert (len(game.offer), len(game.current)) == (4, 3)
    game.check()


def test_W_3_10_strongholds_in_turn_order_away_from_cities() -> None:
    game = assigned(4)
    order = []
    while asks(game) == "PlaceStronghold":
        order.append(game.turn())
        standing = next(city for city in range(KINGDOM_CITIES) if game.standing(city))
        assert why(game, f"build {CITY_IDS[standing]}") == "area_taken"
        play(game, legal(game)[0])
    assert order == game.turn_order()
    assert OFF_BOARD not in game.strongholds


def test_W_3_10_with_three_barons_not_in_an_outer_area() -> None:
    game = assigned(3)
    assert why(game, "build grey_cape") == "outer_area"


def test_W_3_11_nobles_counterclockwise_from_the_last_builder() -> None:
    game = assigned(4)
    while asks(game) == "PlaceStronghold":
        play(game, legal(game)[0])
    last = game.turn_order()[-1]
    assert game.turn() == last
    order = []
    while asks(game) == "PlaceNoble":
        seat = game.turn()
        order.append(seat)
        play(game, legal(game)[0])
        play(game, legal(game)[0])
    assert order[:4] == [(last - step) % 4 for step in range(4)]
    assert all(game.places[seat * SLOTS + shape] >= 0 for seat in range(4) for shape in range(SHAPES))
    game.check()


def planning(players: int = 3) -> WarriorKnights:
    game = assigned(players)
    while asks(game) != "PlanCards":
        play(game, legal(game)[0])
    return game


def test_W_5_1_at_most_two_cards_in_each_stack() -> None:
    game = planning()
    assert len(legal(game)) == 19
    play(game, "plan 1:levy_taxes, plan 1:levy_taxes")
    assert why(game, "plan 1:rally_support") == "stack_full"
    assert why(game, "plan 2:levy_taxes") == "not_in_hand"
    play(game, "plan 2:rally_support, plan 3:versatile_strategy, done")
    assert game.turn() == 1


def test_W_5_1_plans_stay_secret_until_revealed() -> None:
    game = planning()
    play(game, "plan 1:levy_taxes, plan 3:levy_taxes, done")
    assert masked_game(game, 1).picked[0] == []
    play(game, "done", "done")
    seen = masked_game(game, 1)
    assert seen.planned[0] != game.planned[0]
    assert all(card >= 18 for card in seen.planned[0])
    assert all(card == -1 for stack in seen.stacks for card in stack)
    assert seen.hands[0] == [-1] * 10
    assert masked_game(game, 0).hands[0] == game.hands[0]


def masked_game(game: WarriorKnights, seat: int) -> WarriorKnights:
    seen = masked(game, seat, WARRIOR_KNIGHTS.fields)
    assert isinstance(seen, WarriorKnights)
    return seen


def test_W_5_2_X_21_two_neutral_cards_in_each_stack() -> None:
    game = planning(6)
    plan = ", ".join(f"plan {stack}:{card}" for stack, card in zip("112233", PLANNED, strict=True))
    for _ in range(5):
        play(game, plan + ", done")
    seat = game.turn()
    chance = FastChance(3)
    for action in WARRIOR_KNIGHTS.catalogue.parse_many(plan):
        game.apply(seat, action, chance)
    before = game.clone()
    game.apply(seat, WARRIOR_KNIGHTS.catalogue.parse("done"), chance)
    shown = 14 - len(game.stacks[0])
    assert shown >= 1
    assert [len(stack) for stack in game.stacks[1:]] == [14, 14]
    assert len(game.neutral_aside) == 2
    assert before.stacks == [[], [], []]
    neutral = Counter(card for stack in game.stacks for card in stack if card >= 36)
    assert sum(neutral.values()) <= 6
    game.check()


PLANNED = ["levy_taxes", "rally_support", "levy_taxes", "serve_the_church", "mobilize_forces", "draft_soldiers"]
