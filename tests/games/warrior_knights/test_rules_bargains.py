"""W-15 Bargaining."""

from __future__ import annotations

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of
from banneret.games.warrior_knights.rules.cards import (
    AREA,
)
from banneret.games.warrior_knights.rules.state import WarriorKnights, put, put_list
from tests.games.warrior_knights.tables import (
    asks,
    begin,
    city,
    law,
    legal,
    noble,
    own,
    play,
    reveal,
    table,
    troop,
    why,
)


def gift(game: WarriorKnights, seat: int, text: str) -> None:
    action = WARRIOR_KNIGHTS.rules.catalogue.parse(text)
    assert action in game.side(seat), text
    game.apply_side(seat, action, FastChance(1))


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


def test_W_15_4_without_bargains_every_permission_is_refused() -> None:
    game = table(3, {"negotiation": "off"})
    noble(game, 1, "star", "isar", "vassal_50")
    noble(game, 2, "star", "vecht", "vassal_50")
    reveal(game, "1:mobilize_forces")
    assert why(game, "target bingen") == "out_of_reach"
    assert "target vecht" in legal(game)


def test_W_15_1_a_gift_in_the_middle_of_an_answer_lets_it_begin_anew() -> None:
    game = table(2)
    own(game, 0, "monz")
    game.breaches = put(game.breaches, city("monz"), 2)
    game.crowns = [4, 0]
    reveal(game, "upgrade_defenses")
    begin(game, "mend monz, mend monz")
    gift(game, 0, "gift emerande:3")
    assert game.picked[0] == []
    assert asks(game) == "PlanCards"  # with one crown he can mend nothing any more
    assert (game.crowns, game.breaches[city("monz")]) == ([1, 3], 2)
    game.check()


def test_W_15_1_wages_that_were_given_away_are_not_paid() -> None:
    game = table(2)
    troop(game, 0, "garrison", "swiss_200", "english_50")
    game.crowns = [9, 0]
    game.laid = put_list(game.laid, 1, [1, 1, 7])
    game.hands = [[0, 0, 2, 2, 3, 3, 4, 4, 5, 5], [0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 5]]
    reveal_wages(game)
    assert (asks(game), game.crowns[0]) == ("PayWages", 4)  # five went to the vassals
    begin(game, "wage garrison:swiss_200")
    gift(game, 0, "gift emerande:4")
    assert min(game.crowns) >= 0
    assert len(game.armies[garrison_of(0)]) == 4  # nothing left to pay: both desert
    game.check()


def reveal_wages(game: WarriorKnights) -> None:
    reveal(game, "1:mobilize_forces")
    if asks(game) == "SendCard":
        play(game, "send wages")


def test_W_15_2_case_12_right_of_way_bans_who_refuses() -> None:
    game = table(3)
    army = noble(game, 1, "star", "isar", "vassal_50")
    noble(game, 2, "star", "vecht", "vassal_50")
    law(game, "right_of_way")
    reveal(game, "1:versatile_strategy")
    play(game, "choose star", "step bridgefields, step vecht, step bingen, go", "refuse")
    assert game.banned == BIT[2]
    assert game.places[army] == AREA["isar"]
    begin(game, "choose star", "step bridgefields, step vecht")
    assert why(game, "step bingen") == "permission_refused"


def test_W_15_2_declining_the_price_is_a_refusal() -> None:
    game = table(3)
    army = noble(game, 1, "star", "isar", "vassal_50")
    noble(game, 2, "star", "vecht", "vassal_50")
    reveal(game, "1:versatile_strategy")
    play(game, "choose star", "step bridgefields, step vecht, step bingen, go", "price 2", "decline")
    assert (game.crowns, game.places[army]) == ([15, 15, 15], AREA["isar"])
    begin(game, "choose star", "step bridgefields, step vecht")
    assert why(game, "step bingen") == "permission_refused"


def test_W_15_4_without_prices_a_permission_is_a_yes_or_a_no() -> None:
    game = table(3, {"negotiation": "permissions"})
    noble(game, 1, "star", "isar", "vassal_50")
    noble(game, 2, "star", "vecht", "vassal_50")
    reveal(game, "1:versatile_strategy")
    play(game, "choose star", "step bridgefields, step vecht, step bingen, go")
    assert legal(game) == ["allow", "refuse"]
    assert why(game, "price 1") == "no_prices"
    parse = WARRIOR_KNIGHTS.rules.catalogue.parse
    refusals = [game.refuse(game.turn(), parse(text)) for text in ("price 1", "gift madder:1")]
    assert [(told.code, told.rule) for told in refusals if told] == [("no_prices", "W-15.2"), ("no_gifts", "W-15.1")]
    assert game.side(0) == []


def test_W_15_3_an_attack_can_be_bought_off() -> None:
    game = table(2)
    noble(game, 0, "star", "kovel", "english_200")
    noble(game, 1, "star", "kovel", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target kovel", "fight emerande, with star, attack", "offer 6", "accept")
    assert game.crowns == [21, 9]
    assert not game.fought
