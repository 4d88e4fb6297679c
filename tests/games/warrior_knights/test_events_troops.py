"""Section 5.1 The events about mercenaries, and those that lie beside the board until the end of the round."""

from __future__ import annotations

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.armies_and_places import troops_of
from banneret.games.warrior_knights.rules.cards import OFF_BOARD, SLOTS, STORMS, TROOP_IDS, TRUCE_OF_GOD, WAGES
from banneret.games.warrior_knights.rules.state import WarriorKnights, put, without
from tests.games.warrior_knights.card_tables import at_sea, drawn, hurt, office
from tests.games.warrior_knights.tables import (
    asks,
    fates,
    heard,
    legal,
    noble,
    own,
    play,
    reveal,
    table,
    troop,
    upkeep,
    why,
)


def names(troops: list[int]) -> list[str]:
    return [TROOP_IDS[kind] for kind in troops]


def test_W_8_1_desertion_takes_all_mercenaries_of_a_nationality_from_the_drawer() -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "english_50", "english_200", "polish_50")
    alone = noble(game, 0, "circle", "vecht", "english_100")
    troop(game, 0, "garrison", "english_150")
    troop(game, 0, "square", "english_50")  # off the board
    other = noble(game, 1, "star", "isar", "english_50")
    fates(game, 3)  # English
    deck = len(game.mercenary_deck)
    drawn(game, "desertion", 0)
    assert names(game.armies[army]) == ["polish_50"]
    assert (game.armies[1], game.armies[alone], game.places[alone]) == ([], [], OFF_BOARD)
    assert all(kind >= 24 for kind in game.armies[4])
    assert names(game.armies[other]) == ["english_50"]
    assert len(game.mercenary_deck) == deck + 5
    game.check()


def test_W_8_1_desertion_kills_a_noble_whom_his_casualties_outweigh() -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "english_100", "vassal_100")
    hurt(game, army, 1)
    fates(game, 3, 9)
    drawn(game, "desertion", 0)
    assert (game.places[army], game.dead, names(game.armies[army])) == (OFF_BOARD, BIT[army], ["vassal_100"])


def test_W_8_1_desertion_shows_its_nationality_before_it_is_cancelled_for_one_faith() -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "english_50")
    game.faith = [1, 0, 0]
    fates(game, 3)
    drawn(game, "desertion", 0)
    assert (asks(game), game.target) == ("CancelEvent", 0)
    play(game, "pay")
    assert names(game.armies[army]) == ["english_50"]


def offered(game: WarriorKnights, *kinds: str) -> None:
    """These mercenaries lie on top of their deck."""
    top = [TROOP_IDS.index(kind) for kind in kinds]
    for kind in top:
        game.mercenary_deck = without(game.mercenary_deck, kind)
    game.mercenary_deck = top + game.mercenary_deck


def test_W_8_1_volunteers_show_two_mercenaries_of_which_he_takes_one_free() -> None:
    game = table()
    noble(game, 0, "star", "monz", "vassal_50")
    own(game, 0, "monz")
    offered(game, "english_50", "swiss_200")
    deck, offer = len(game.mercenary_deck), game.offer
    drawn(game, "volunteers", 0)
    assert (game.turn(), legal(game)) == (0, ["hire english_50", "hire swiss_200"])
    play(game, "hire swiss_200, done")
    assert legal(game) == ["station star", "station square", "station triangle", "station circle", "station garrison"]
    play(game, "station star")
    assert (names(game.armies[0]), game.crowns[0]) == (["swiss_200", "vassal_50"], 15)
    assert (len(game.mercenary_deck), game.offer) == (deck - 1, offer)
    game.check()


def test_W_8_1_volunteers_join_no_noble_outside_his_own_walls() -> None:
    game = table()
    noble(game, 0, "star", "monz", "vassal_50")
    offered(game, "english_50", "swiss_200")
    drawn(game, "volunteers", 0)
    play(game, "hire english_50, done")
    assert why(game, "station star") == "cannot_receive"


def test_W_8_1_volunteers_leave_no_choice_with_one_card_and_fizzle_with_none() -> None:
    game = table()
    last = game.mercenary_deck[0]
    game.mercenary_discard = []
    troop(game, 1, "garrison", *names(game.mercenary_deck[1:]))
    game.mercenary_deck = [last]
    drawn(game, "volunteers", 0)
    assert asks(game) == "StationTroop"
    play(game, "station garrison")
    assert last in game.armies[4]
    game.check()
    nobody = table()
    troop(nobody, 1, "garrison", *names(nobody.mercenary_deck))
    drawn(nobody, "volunteers", 0)
    assert "fizzles" in heard(nobody)


def test_W_8_1_mutiny_asks_every_baron_in_turn_order_card_by_card() -> None:
    game = table()
    game.chairman = 2
    noble(game, 2, "star", "rota", "english_200")  # wage 4
    first = noble(game, 0, "circle", "monz", "english_50", "english_50", "vassal_50")  # no exemption
    troop(game, 0, "garrison", "english_100", "polish_50")
    game.crowns = [2, 15, 15]
    fates(game, 3)
    drawn(game, "mutiny", 1)
    assert (asks(game), game.turn(), legal(game)) == ("PayMutineer", 2, ["pay", "let go"])
    play(game, "pay")
    assert (game.crowns[2], game.turn()) == (11, 0)
    play(game, "pay", "let go")  # of two equal cards one stays
    assert (game.crowns[0], names(game.armies[first])) == (1, ["english_50", "vassal_50"])
    assert "english_100" not in names(game.armies[4])  # two crowns for the next he does not have
    assert "polish_50" in names(game.armies[4])
    assert asks(game) == "PlanCards"
    game.check()


def test_W_8_1_mutiny_checks_an_army_after_each_card() -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "english_50", "english_100", "vassal_50")
    hurt(game, army, 1)
    fates(game, 3, 8)  # English mutiny, and English deserts at his death
    drawn(game, "mutiny", 1)
    play(game, "pay")  # english_50
    assert game.crowns[0] == 14
    play(game, "let go")  # english_100: 100 troops and 100 losses are left
    assert (game.places[army], names(game.armies[army])) == (OFF_BOARD, ["vassal_50"])
    assert asks(game) == "PlanCards"
    game.check()


def test_W_8_1_mutiny_is_cancelled_for_two_faith_and_touches_nobody_without_such_troops() -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "english_50")
    game.faith = [0, 2, 0]
    fates(game, 3)
    drawn(game, "mutiny", 1)
    play(game, "pledge 2")
    assert (names(game.armies[army]), game.faith[1]) == (["english_50"], 0)
    quiet = table()
    noble(quiet, 0, "star", "monz", "english_50")
    fates(quiet, 1)  # lombard
    drawn(quiet, "mutiny", 1)
    assert asks(quiet) == "PlanCards"


def test_W_8_1_storms_wound_nobles_at_sea_and_close_it_for_the_round() -> None:
    game = table()
    game.faith = [3, 3, 3]
    strong = at_sea(game, 0, "star", "cadiz", "english_200")
    weak = at_sea(game, 1, "star", "acre", "vassal_100")
    ashore = noble(game, 2, "star", "thira", "english_50")
    fates(game, 9)
    drawn(game, "storms", 1)
    assert (game.casualties[strong], game.places[weak], game.casualties[ashore]) == (1, OFF_BOARD, 0)
    assert (game.in_force[STORMS], game.event_discard) == (0, [])  # beside the board
    game.stack_now = 0
    reveal(game, "2:versatile_strategy")
    play(game, "choose star")
    assert why(game, "sail cadiz") == "no_voyage"
    assert not any(answer.startswith("sail") for answer in legal(game))


def test_W_8_1_storms_end_with_the_round() -> None:
    game = table()
    drawn(game, "storms", 1)
    upkeep(game)
    while asks(game) != "PlanCards":
        play(game, "pass")
    assert (game.in_force[STORMS], game.event_discard) == (-1, [STORMS])
    game.check()


def test_W_8_1_truce_of_god_forbids_every_battle_until_the_end_of_the_round() -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "english_200")
    noble(game, 1, "star", "monz", "vassal_50")
    drawn(game, "truce_of_god", 1)
    assert (game.in_force[TRUCE_OF_GOD], game.event_discard) == (0, [])
    game.stack_now = 0
    reveal(game, "0:versatile_strategy", "0:mobilize_forces")
    assert "target monz" not in legal(game)
    play(game, "take crowns")
    assert why(game, "target monz") == "out_of_reach"  # nobody could get there, and nobody may fight there
    play(game, "target oakvale", "choose star", "step oakvale", "go")
    assert game.places[army] == 14
    upkeep(game)
    while asks(game) != "PlanCards":
        play(game, "pass")
    assert (game.in_force[TRUCE_OF_GOD], game.event_discard) == (-1, [TRUCE_OF_GOD])


def test_W_8_1_truce_of_god_lets_nobles_move_and_asks_for_no_battle() -> None:
    game = table()
    noble(game, 0, "star", "vecht", "english_200")
    noble(game, 1, "star", "monz", "vassal_50")
    drawn(game, "truce_of_god", 1)
    game.stack_now = 0
    reveal(game, "0:mobilize_forces")
    play(game, "target monz", "choose star", "step oakvale, step monz, go")
    assert ("names_battle" in heard(game), asks(game)) == (False, "PlanCards")
    assert len(game.laid[WAGES]) == 1  # he only moved


def test_W_8_1_truce_of_god_is_cancelled_by_three_faith() -> None:
    game = table()
    game.faith = [1, 1, 1]
    drawn(game, "truce_of_god", 1)
    play(game, "pledge 1", "pledge 1", "pledge 1")
    assert (game.faith, game.event_discard, game.in_force[TRUCE_OF_GOD]) == ([0, 0, 0], [TRUCE_OF_GOD], -1)


def test_W_8_1_plague_leaves_a_retinue_standing() -> None:
    game = table()
    army = office(game, 0, "star", "marshal")
    game.places = put(game.places, army, 13)
    drawn(game, "plague", 0)
    assert (game.casualties[army], game.places[army], troops_of(game, army)) == (1, 13, 200)
    assert army // SLOTS == 0
