"""W-15.2 Permissions: who is asked in which order, what they may cost, and for how long they hold."""

from __future__ import annotations

from banneret.core.chance import FastChance
from banneret.core.wording import Wording, game_texts
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.cards import AREA
from banneret.games.warrior_knights.rules.state import WarriorKnights
from tests.games.warrior_knights.tables import asks, heard, legal, noble, own, play, reveal, table, why


def road(players: int = 4, asker: int = 1) -> WarriorKnights:
    """The asker's two nobles stand in isar; the city of vecht on the way is zobel's, a noble of madder's is there."""
    game = table(players)
    own(game, 3, "vecht")
    noble(game, 0, "star", "vecht", "vassal_50")
    noble(game, asker, "star", "isar", "vassal_50")
    noble(game, asker, "square", "isar", "vassal_50")
    reveal(game, f"{asker}:mobilize_forces")
    play(game, "target bingen")
    return game


MARCH = "step bridgefields, step vecht, step bingen, go"


def test_W_15_2_the_concerned_are_asked_clockwise_from_the_asker() -> None:
    game = road(4, 1)
    play(game, "choose star", MARCH)
    assert (asks(game), game.turn()) == ("GivePermission", 3)  # clockwise from emerande: zobel, then madder
    play(game, "allow")
    assert (asks(game), game.turn()) == ("GivePermission", 0)
    play(game, "allow")
    assert game.places[5] == AREA["bingen"]


def test_W_10_8_who_is_asked_for_passage_is_told_who_goes_which_way() -> None:
    game = road(4, 1)
    play(game, "choose square", MARCH)
    told = "with Alan of Smalt: Isar – Bridgefields – Vecht – Bingen"
    for language, sentence in (
        ("en", f"Márk wants to pass through Vecht {told}. Do you allow it?"),
        ("hu", "Márk át akar vonulni itt: Vecht (Alan of Smalt: Isar – Hídmező – Vecht – Bingen). Engedélyezed?"),
    ):
        names = ["Anita", "Márk", "Éva", "Jenő"]
        words = Wording(
            WARRIOR_KNIGHTS, game_texts(WARRIOR_KNIGHTS, language), names, WARRIOR_KNIGHTS.rules.load_data()
        )
        assert words.question(game, game.turn()) == sentence


def test_W_15_2_a_price_is_at_least_one_crown_and_at_most_all_of_the_askers() -> None:
    game = road()
    game.crowns = [15, 4, 15, 15]
    play(game, "choose star", MARCH)
    assert legal(game) == ["allow", "refuse", "price 1", "price 2", "price 3", "price 4"]
    assert why(game, "price 5") == "price_too_high"
    assert why(game, "price 0") == "price_too_high"
    play(game, "price 4")
    assert (asks(game), game.turn(), legal(game)) == ("PayPrice", 1, ["pay", "decline"])
    play(game, "pay")
    assert game.crowns == [15, 0, 15, 19]
    assert legal(game) == ["allow", "refuse"]  # nothing is left to ask for


def test_W_15_2_who_has_given_his_crowns_away_cannot_pay() -> None:
    game = road()
    play(game, "choose star", MARCH, "price 15")
    gift = WARRIOR_KNIGHTS.rules.catalogue.parse("gift niebieski:5")
    game.apply_side(1, gift, FastChance(1))
    assert (game.places[5], game.crowns) == (AREA["isar"], [15, 10, 20, 15])  # refused
    assert asks(game) == "MoveNobles"


def test_W_15_2_a_permission_holds_for_one_move() -> None:
    game = road()
    play(game, "choose star", MARCH, "allow", "allow", "choose square", MARCH)
    assert (asks(game), game.turn()) == ("GivePermission", 3)


def test_W_15_2_a_refused_request_is_not_made_again_with_the_card_but_another_is() -> None:
    game = road()
    play(game, "choose star", MARCH, "allow", "refuse")
    assert (game.places[5], "choose star" in legal(game)) == (AREA["isar"], False)
    assert why(game, "choose star") == "cannot_get_there"
    play(game, "choose square", MARCH)  # another noble is another request
    assert (asks(game), game.turn()) == ("GivePermission", 3)


def test_W_15_2_declining_one_price_voids_what_others_have_allowed() -> None:
    game = road()
    play(game, "choose star", MARCH, "price 2", "pay", "price 3", "decline")
    assert (game.places[5], game.crowns) == (AREA["isar"], [15, 13, 15, 17])  # what was paid is paid
    assert heard(game).count("permission") == 2


def test_W_11_3_a_besieger_is_asked_when_another_storms_what_he_besieges() -> None:
    game = table(3)
    noble(game, 0, "star", "monz", "english_200")
    noble(game, 2, "star", "monz", "vassal_50")
    game.besiegers = [2 if place == 6 else -1 for place in range(len(game.besiegers))]
    game.siege_rounds = [1 if place == 6 else 0 for place in range(len(game.siege_rounds))]
    reveal(game, "0:versatile_strategy")
    play(game, "target monz")
    assert why(game, "siege") == "besieged_by_another"
    play(game, "assault, with star, attack")
    assert (asks(game), game.turn()) == ("GivePermission", 2)
    play(game, "refuse")
    assert why(game, "assault") == "permission_refused"
