"""W-1 The state, W-2 the Fate deck."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.view import masked
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.armies_and_places import (
    garrison_of,
    has_noble_in,
    income_of,
    is_on_board,
    is_rested,
    nobles_in,
    place_strength,
    strength_of,
    taxed_income_of,
    troops_of,
)
from banneret.games.warrior_knights.rules.capture import breach
from banneret.games.warrior_knights.rules.cards import (
    AGENDA,
    AREA,
    CITIES,
    FATE_IDS,
    FIRST_STRONGHOLD,
    KINGDOM_CITIES,
    OFF_BOARD,
    PORT,
    SLOTS,
    URAN,
)
from banneret.games.warrior_knights.rules.crowns_and_votes import free_markers
from banneret.games.warrior_knights.rules.fate_deck import (
    draw_fate,
    fate_for_city,
    fate_for_noble,
    fate_for_own_noble,
    fate_for_seat,
)
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_SEAT, WarriorKnights, put, put_list
from banneret.games.warrior_knights.rules.troops import check_armies, push_death
from tests.games.warrior_knights.tables import (
    asks,
    charge,
    city,
    fates,
    heard,
    legal,
    noble,
    office,
    own,
    play,
    reveal,
    table,
    troop,
)


def seen_by(game: WarriorKnights, seat: int) -> WarriorKnights:
    view = masked(game, seat, WARRIOR_KNIGHTS.rules.fields)
    assert isinstance(view, WarriorKnights)
    return view


# W-1


def test_W_1_1_what_a_baron_has_lies_open() -> None:
    game = table(3)
    game.votes = [1, 2, 3]
    game.faith = [3, 2, 1]
    game.influence = [0, 4, 0]
    game.banned = BIT[1]
    game.charges = put_list(game.charges, 1, [AGENDA["admiral"], AGENDA["salt_mines"]])
    troop(game, 1, "garrison", "swiss_150")
    game.casualties = put(game.casualties, garrison_of(1), 1)
    game.breaches = put(game.breaches, FIRST_STRONGHOLD + 1, 2)
    game.hands = put_list(game.hands, 1, game.hands[1][3:])
    game.track = put(game.track, 0, 1)
    view = seen_by(game, 0)
    for name in ("crowns", "votes", "faith", "influence", "banned", "charges", "strongholds", "armies", "casualties"):
        assert getattr(view, name) == getattr(game, name), name
    assert (view.breaches, view.in_force, view.places) == (game.breaches, game.in_force, game.places)
    assert len(view.hands[1]) == 9  # how many, not which
    assert view.hands[1] != game.hands[1]
    assert free_markers(view, 1) == 7


def test_W_1_2_a_noble_is_off_the_board_in_an_area_or_on_a_port() -> None:
    game = table(2)
    army = noble(game, 0, "star", "cadiz", "vassal_50")
    assert (is_on_board(game, army), game.places[army] == AREA["cadiz"], nobles_in(game, 0, AREA["cadiz"])) == (
        True,
        True,
        [army],
    )
    game.places = put(game.places, army, PORT + AREA["cadiz"])
    assert is_on_board(game, army)
    assert nobles_in(game, 0, AREA["cadiz"]) == []
    assert not has_noble_in(game, 0, AREA["cadiz"])
    game.places = put(game.places, army, OFF_BOARD)
    assert not is_on_board(game, army)


def test_W_1_3_walls_and_income_of_a_city() -> None:
    game = table(2)
    own(game, 0, "vecht")
    vecht = city("vecht")
    assert (place_strength(game, vecht), income_of(game, vecht)) == (300, 4)
    game.fortified = BIT[vecht]
    assert (place_strength(game, vecht), income_of(game, vecht)) == (400, 5)
    breach(game, vecht, "W-11")
    assert (place_strength(game, vecht), income_of(game, vecht)) == (300, 5)
    game.besiegers = put(game.besiegers, vecht, 1)
    assert income_of(game, vecht) == 5  # a siege does not change the number
    plain = table(2, {"fortified_income": "taxation"})
    plain.fortified = BIT[vecht]
    assert (income_of(plain, vecht), taxed_income_of(plain, vecht)) == (4, 5)


def test_W_1_3_walls_never_fall_below_nothing() -> None:
    game = table(2)
    game.breaches = put(game.breaches, city("monz"), 2)
    assert place_strength(game, city("monz")) == 0
    game.breaches = put(game.breaches, city("monz"), 9)
    assert place_strength(game, city("monz")) == 0


def test_W_1_4_a_stronghold_has_400_less_its_breaches() -> None:
    game = table(2)
    home = FIRST_STRONGHOLD + 1
    assert place_strength(game, home) == 400
    for left in (300, 200, 100, 0):
        breach(game, home, "W-11")
        assert place_strength(game, home) == left
    assert game.breaches[home] == 4
    reveal(game, "upgrade_defenses")  # the other Baron has nothing to mend
    assert game.turn() == 1
    assert "mend stronghold" in legal(game)
    assert not [answer for answer in legal(game) if answer.startswith("fortify")]


def test_W_1_5_troops_are_cards_and_retinue() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "vassal_100", "swiss_150")
    assert (troops_of(game, army), strength_of(game, army)) == (250, 250)
    game.casualties = put(game.casualties, army, 2)
    assert (troops_of(game, army), strength_of(game, army)) == (250, 50)
    office(game, army, "marshal")
    assert (troops_of(game, army), strength_of(game, army)) == (450, 250)


def test_W_1_5_a_crusader_has_the_greater_retinue_in_an_overseas_area_only() -> None:
    game = table(2)
    army = noble(game, 0, "star", "acre", "vassal_50")
    office(game, army, "crusader")
    assert troops_of(game, army) == 250
    game.places = put(game.places, army, PORT + AREA["acre"])
    assert troops_of(game, army) == 150
    game.places = put(game.places, army, AREA["monz"])
    assert troops_of(game, army) == 150


def test_W_1_6_a_crusader_who_sails_home_with_too_many_casualties_dies() -> None:
    game = table(2)
    army = noble(game, 0, "star", "acre", "vassal_50")
    office(game, army, "crusader")
    game.casualties = put(game.casualties, army, 2)
    fates(game, 1)
    reveal(game, "0:versatile_strategy")
    play(game, "choose star", "sail cadiz, go")
    assert (game.places[army], game.offices[army]) == (OFF_BOARD, -1)
    assert "noble_dies" in heard(game)
    game.check()


def test_W_1_6_without_troops_he_leaves_the_board_alive_and_keeps_his_office() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz")
    office(game, army, "bishop")  # an office without retinue
    game.exhausted = BIT[army]
    game.besiegers = put(game.besiegers, city("monz"), 0)
    check_armies(game)
    game.advance(FastChance(1))
    assert (game.places[army], game.offices[army]) == (OFF_BOARD, AGENDA["bishop"])
    assert game.besiegers[city("monz")] == NO_SEAT
    assert not is_rested(game, army)  # until the next refresh
    assert "noble_dies" not in heard(game)
    assert "fate" not in heard(game)


def test_W_1_6_a_retinue_alone_is_an_army() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz")
    office(game, army, "standard_bearer")
    check_armies(game)
    game.advance(FastChance(1))
    assert game.places[army] == AREA["monz"]
    game.casualties = put(game.casualties, army, 1)
    check_armies(game)
    game.advance(FastChance(1))
    assert (game.places[army], game.offices[army]) == (OFF_BOARD, -1)


def test_W_1_6_checks_go_in_turn_order_then_by_shape() -> None:
    game = table(3)
    game.chairman = 1
    for seat, shape in ((0, "star"), (1, "circle"), (1, "square"), (2, "triangle")):
        army = noble(game, seat, shape, "kovel", "vassal_50")
        game.casualties = put(game.casualties, army, 1)
    fates(game, 1, 9, 12, 13)  # Lombards: nobody has any
    check_armies(game)
    game.advance(FastChance(1))
    died = [(event.seat, event.parts["noble"]) for event in game.events if event.name == "noble_dies"]
    assert died == [(1, "square"), (1, "circle"), (2, "triangle"), (0, "star")]


def test_W_1_6_an_empty_garrison_loses_its_tokens() -> None:
    game = table(2)
    garrison = garrison_of(0)
    noble(game, 0, "circle", "kovel", "vassal_100", "vassal_50", "vassal_50", "vassal_50")
    game.casualties = put(game.casualties, garrison, 1)
    check_armies(game)
    game.advance(FastChance(1))
    assert game.casualties[garrison] == 0
    assert "fate" not in heard(game)


def test_W_1_7_one_office_for_a_noble_and_three_charges_for_a_baron() -> None:
    game = table(3)
    army = noble(game, 0, "star", "monz", "vassal_50")
    office(game, army, "marshal")
    game.check()
    charge(game, 0, "admiral", "salt_mines", "royal_mint")
    game.check()
    charge(game, 0, "chancellor")
    with pytest.raises(AssertionError, match="charges"):
        game.check()


# W-2


def test_W_2_1_the_seven_fields_of_a_fate_card() -> None:
    cards = table().charter.data.fates
    assert len(cards) == 24
    for baron in range(6):
        assert sorted(int(card.shape) for card in cards if card.baron == baron) == [0, 1, 2, 3]
    assert sorted(int(card.city) for card in cards) == list(range(CITIES))
    assert [sum(card.battle == result for card in cards) for result in range(4)] == [9, 6, 6, 3]
    assert [sum(card.nation == nation for card in cards) for nation in range(6)] == [4] * 6
    assert sum(card.revolt for card in cards) == 6
    assert all(len(card.results) == 3 for card in cards)


def test_W_2_2_a_used_card_goes_under_the_deck() -> None:
    game = table()
    fates(game, 7, 3)
    assert draw_fate(game, "W-2.2", "baron") == FATE_IDS.index("fate_07")
    assert game.fate[0] == FATE_IDS.index("fate_03")
    assert game.fate[-1] == FATE_IDS.index("fate_07")
    assert len(game.fate) == 24


def test_W_2_3_unsuitable_cards_go_under_and_nothing_suitable_is_nothing() -> None:
    game = table()
    fates(game, 7, 3, 17)
    assert fate_for_city(game, BIT[city("kovel")], "W-2.3") == city("kovel")
    assert game.fate[-3:] == [6, 2, 16]
    before = game.fate
    drawn = len(heard(game))
    assert fate_for_city(game, 0, "W-2.3") == -1
    assert game.fate == before  # every card once, so the order is as it was
    assert heard(game)[drawn:] == ["fate"] * 24


def test_W_2_3_no_more_draws_than_the_deck_held() -> None:
    game = table()
    game.fate_hands = [game.fate[3:], []]
    game.fate = game.fate[:3]
    drawn = len(heard(game))
    assert fate_for_seat(game, 0, "W-2.3") == NO_SEAT
    assert heard(game)[drawn:] == ["fate"] * 3


def test_W_2_4_random_barons_nobles_and_cities() -> None:
    game = table(3)
    game.barons = [4, 2, 0]  # okker, niebieski, madder
    fates(game, 5, 9)  # emerande is not in play, niebieski sits on the second seat
    assert fate_for_seat(game, 7, "W-2.4") == 1
    fates(game, 13, 12)  # of a known Baron the shape alone counts: a zobel card names the star of seat 0
    assert fate_for_own_noble(game, 0, 15, "W-2.4") == 0
    fates(game, 13, 12)  # of a random Baron both are on one card
    assert fate_for_noble(game, BIT[30] - 1, "W-2.4") == SLOTS + 3
    fates(game, 15, 17)  # Uran is no city that suits while seventeen stand (case 45)
    standing = [place for place in range(KINGDOM_CITIES) if game.owners[place] == NEUTRAL]
    assert URAN not in standing
    assert fate_for_city(game, sum(BIT[place] for place in standing), "W-2.4") == city("kovel")


def test_W_2_5_cards_of_a_battle_are_out_of_the_deck_and_come_back_in_order() -> None:
    game = table(2)
    noble(game, 0, "star", "froli", "english_100")
    fates(game, 1, 8, 3, 7, 6, 9)
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault, with star, attack")
    assert game.fate_hands == [[0, 7, 2], [6, 5]]
    assert len(game.fate) == 19
    play(game, "drop fate_03, drop fate_01, keep the rest")  # the order is that of drawing, not of dropping
    while asks(game) in ("UseAbility", "TakeLoss", "ChooseShelter", "LoseTroops", "ChooseDeserter"):
        play(game, legal(game)[-1])
    assert [event.name for event in game.events].count("shows_hand") == 2
    assert len(game.fate) == 24
    assert [card for card in game.fate if card in (0, 2, 7, 6, 5)] == [0, 2, 7, 6, 5]


def test_W_2_5_held_cards_go_under_before_a_deserter_is_drawn_from_an_empty_deck() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "lombard_50")
    game.fate_hands = [game.fate[1:10], [game.fate[0], *game.fate[10:]]]
    game.fate = []
    push_death(game, army)
    game.advance(FastChance(1))
    assert game.fate_hands == [[], []]
    assert len(game.fate) == 24
    assert game.fate[-1] == 1  # the first of the attacker's was drawn: a Swiss, nobody deserts
    assert len(game.armies[army]) == 1
