"""W-3 Setting up, W-5 planning."""

from __future__ import annotations

from collections import Counter

import pytest

from banneret.core.chance import FastChance, RecordingChance
from banneret.core.view import masked
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.armies_and_places import city_stands, garrison_of
from banneret.games.warrior_knights.rules.cards import (
    AREA_IDS,
    BARON_IDS,
    CITIES,
    CITY_IDS,
    KINGDOM_CITIES,
    OFF_BOARD,
    SHAPES,
    SLOTS,
    STRENGTH,
    URAN,
    VASSALS,
    is_vassal,
)
from banneret.games.warrior_knights.rules.events import event_color
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_SEAT, PLANNING, RAZED, WarriorKnights
from tests.games.warrior_knights.tables import asks, heard, legal, play, why


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
        troops = game.armies[garrison_of(seat)]
        assert sorted(game.charter.data.wages[kind] for kind in troops) == [1, 1, 1, 1, 2, 2]
        assert len(game.hands[seat]) == 12
    assert fresh(3, influence_per_baron="8").pool == 24


def test_W_3_1_barons_are_chosen_in_seat_order_before_fate_names_any() -> None:
    game = fresh(3, barons="chosen")
    first, second, third = (BARON_IDS[baron] for baron in game.barons)
    assert (asks(game), game.turn(), len(legal(game))) == ("ChooseBaron", 0, 6)
    assert (game.chairman, game.head) == (NO_SEAT, NO_SEAT)
    assert "plays_baron" not in heard(game)
    game.check()
    play(game, f"play {second}")  # who has not chosen yet gets what was dealt to the chooser
    assert [BARON_IDS[baron] for baron in game.barons] == [second, first, third]
    assert (game.turn(), f"play {second}" in legal(game)) == (1, False)
    assert why(game, f"play {second}") == "baron_taken"
    assert why(game, "done") == "baron_first"
    free = next(name for name in BARON_IDS if name not in (first, second, third))
    play(game, f"play {free}", f"play {third}")
    assert [BARON_IDS[baron] for baron in game.barons] == [second, free, third]
    told = [event.parts["baron"] for event in game.events if event.name == "plays_baron"]
    assert told == [second, free, third]
    assert asks(game) == "AssignTroops"
    assert NO_SEAT not in (game.chairman, game.head)
    assert game.chairman != game.head
    game.check()


def test_W_3_1_experts_keep_the_barons_dealt_to_them() -> None:
    game = fresh(6, barons="chosen")
    dealt = list(game.barons)
    while asks(game) == "ChooseBaron":
        seat = game.turn()
        game.apply(seat, WARRIOR_KNIGHTS.bot.policy().choose(game, seat, FastChance(1)), FastChance(1))
    assert game.barons == dealt


def test_W_3_2_all_decks_are_shuffled_and_the_back_of_the_top_event_shows() -> None:
    one, other = fresh(6, 1), fresh(6, 2)
    for name in ("fate", "event_deck", "agenda_deck", "mercenary_deck"):
        cards = getattr(one, name)
        assert sorted(cards) != cards, name
        assert getattr(other, name) != cards, name
    for seat in (-1, 0, 5):
        seen = masked_game(one, seat)
        assert event_color(seen) == one.charter.data.events[one.event_deck[0]].color
        assert seen.event_deck[0] < 0
        assert seen.event_deck[1:] == [-1] * 35


def test_W_3_2_the_top_event_goes_to_the_bottom() -> None:
    chance = RecordingChance(FastChance(1))
    game = WARRIOR_KNIGHTS.new(3, {}, chance=chance)
    assert isinstance(game, WarriorKnights)
    events = next(outcome.values for outcome in chance.outcomes if outcome.label == "events")
    assert game.event_deck == [*events[1:], events[0]]


@pytest.mark.parametrize("each", [8, 10, 12, 15])
def test_W_3_3_the_pool_goes_by_the_number_of_barons(each: int) -> None:
    for players in (2, 3, 4, 5, 6):
        assert fresh(players, influence_per_baron=str(each)).pool == each * players
    assert fresh(5).pool == 50


def test_W_3_6_fifteen_crowns_and_nothing_else() -> None:
    for players in (2, 6):
        game = fresh(players)
        nothing = [0] * players
        assert (game.crowns, game.votes, game.faith, game.influence) == ([15] * players, nothing, nothing, nothing)


def test_W_3_7_each_baron_is_dealt_four_vassals_and_two_mercenaries() -> None:
    dealt = set()
    for seed in range(6):
        game = fresh(6, seed)
        for seat in range(6):
            troops = game.armies[garrison_of(seat)]
            assert [kind for kind in troops if is_vassal(kind)] == VASSALS
            hired = [kind for kind in troops if not is_vassal(kind)]
            assert sorted(STRENGTH[kind] for kind in hired) == [50, 100]
            dealt.update(hired)
        assert len(game.mercenary_deck) == 66 - 12
        game.check()
    assert len(dealt) > 6  # at random: more nationalities and sizes than one deal can show


def test_W_3_9_the_first_offer_and_the_first_agendas() -> None:
    for players in (2, 4, 6):
        game = assigned(players)
        assert (len(game.offer), len(game.current)) == (players + 1, 3)
        assert len(game.mercenary_deck) == 66 - 2 * players - players - 1
        assert len(game.agenda_deck) == 41
        names = [event.name for event in game.events]
        assert names.index("offer") > max(at for at, name in enumerate(names) if name == "assigned")


def test_W_3_12_the_fate_deck_is_shuffled_again_and_round_1_begins() -> None:
    game = assigned(4)
    before = game.fate
    while asks(game) != "PlanCards":
        assert game.fate == before
        assert game.round == 0
        play(game, legal(game)[0])
    assert game.fate != before
    assert sorted(game.fate) == sorted(before)
    assert (game.round, game.phase) == (1, PLANNING)


def test_W_3_8_troops_are_assigned_at_once_and_in_secret() -> None:
    game = fresh(3)
    assert game.waiting() == 7
    assert legal(game) == ["to star", "to square", "to triangle", "to circle", "to garrison"]
    assert why(game, "done") == "troops_first"
    play(game, "to star, to star, to star, to star, to star, to garrison, done")
    other = masked(game, 1, WARRIOR_KNIGHTS.rules.fields)
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
        standing = next(city for city in range(KINGDOM_CITIES) if city_stands(game, city))
        assert why(game, f"build {CITY_IDS[standing]}") == "area_taken"
        play(game, legal(game)[0])
    assert order == game.turn_order()
    assert OFF_BOARD not in game.strongholds


def test_W_3_10_with_three_barons_not_in_an_outer_area() -> None:
    game = assigned(3)
    assert why(game, "build grey_cape") == "outer_area"


def test_W_3_10_a_razed_city_leaves_room_for_a_stronghold() -> None:
    game = assigned(4)
    gone = next(city for city in range(KINGDOM_CITIES) if game.owners[city] == RAZED and city != URAN)
    assert f"build {CITY_IDS[gone]}" in legal(game)
    play(game, f"build {CITY_IDS[gone]}")
    assert why(game, f"build {CITY_IDS[gone]}") == "area_taken"


def test_W_3_11_who_has_no_more_nobles_is_skipped_and_foreign_areas_are_closed() -> None:
    game = fresh(3)
    play(game, "to star, to star, to star, to star, to star, to star, done")
    play(game, "to star, to star, to square, to triangle, to circle, to garrison, done")
    play(game, "to garrison, to garrison, to garrison, to garrison, to garrison, to garrison, done")
    while asks(game) == "PlaceStronghold":
        play(game, legal(game)[0])
    homes = game.strongholds
    order = []
    while asks(game) == "PlaceNoble":
        seat = game.turn()
        order.append(seat)
        if not game.picked[seat]:
            play(game, legal(game)[0])
        for other in range(3):
            allowed = f"enter {AREA_IDS[homes[other]]}" in legal(game)
            assert allowed == (other == seat)
            assert allowed or why(game, f"enter {AREA_IDS[homes[other]]}") == "area_of_another"
        assert why(game, "enter cadiz") == "overseas_area"
        play(game, f"enter {AREA_IDS[homes[seat]]}")
    assert sorted(order) == [0, 1, 1, 1, 1]
    assert [game.places[2 * SLOTS + shape] for shape in range(SHAPES)] == [OFF_BOARD] * 4
    assert game.round == 1


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


def test_W_5_3_each_stack_is_shuffled_by_itself() -> None:
    orders = set()
    for seed in range(6):
        game = planning(2)
        for seat in (0, 1):
            for action in WARRIOR_KNIGHTS.rules.catalogue.parse_many("plan 2:levy_taxes, plan 2:rally_support, done"):
                game.apply(seat, action, FastChance(seed))
        own = [card for card in game.stacks[1] if card < 36]
        assert sorted(own) == [0, 2, 6, 8]
        assert not [card for card in game.stacks[0] + game.stacks[2] if card < 36]
        orders.add(tuple(game.stacks[1]))
    assert len(orders) > 1


def masked_game(game: WarriorKnights, seat: int) -> WarriorKnights:
    seen = masked(game, seat, WARRIOR_KNIGHTS.rules.fields)
    assert isinstance(seen, WarriorKnights)
    return seen


def test_W_5_2_X_21_two_neutral_cards_in_each_stack() -> None:
    game = planning(6)
    plan = ", ".join(f"plan {stack}:{card}" for stack, card in zip("112233", PLANNED, strict=True))
    for _ in range(5):
        play(game, plan + ", done")
    seat = game.turn()
    chance = FastChance(3)
    for action in WARRIOR_KNIGHTS.rules.catalogue.parse_many(plan):
        game.apply(seat, action, chance)
    before = game.clone()
    game.apply(seat, WARRIOR_KNIGHTS.rules.catalogue.parse("done"), chance)
    shown = 14 - len(game.stacks[0])
    assert shown >= 1
    assert [len(stack) for stack in game.stacks[1:]] == [14, 14]
    assert len(game.neutral_aside) == 2
    assert before.stacks == [[], [], []]
    neutral = Counter(card for stack in game.stacks for card in stack if card >= 36)
    assert sum(neutral.values()) <= 6
    game.check()


PLANNED = ["levy_taxes", "rally_support", "levy_taxes", "serve_the_church", "mobilize_forces", "draft_soldiers"]
