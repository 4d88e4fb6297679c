"""W-11 The steps of a battle."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.core.view import masked
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of, is_rested, place_strength
from banneret.games.warrior_knights.rules.capture import breach
from banneret.games.warrior_knights.rules.cards import (
    AREA,
    FIRST_STRONGHOLD,
    OFF_BOARD,
    SLOTS,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.state import WarriorKnights, put, put_list
from tests.games.warrior_knights.tables import (
    asks,
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
    why,
)

# Fate cards by their battle result.
DEALS = [2, 6, 13, 15, 18, 19, 20, 21]
PREVENTS = [1, 8, 12, 16]
VICTORIES = [3, 7, 9, 10, 14, 17]
DRAWS = [4, 5, 11]


def kinds(*names: str) -> list[int]:
    return sorted(TROOP_IDS.index(name) for name in names)


def test_the_fate_numbers_used_here_show_what_they_are_named_for() -> None:
    cards = table().charter.data.fates
    for numbers, result in ((DEALS, 0), (PREVENTS, 1), (VICTORIES, 2), (DRAWS, 3)):
        assert {int(cards[number - 1].battle) for number in numbers} == {result}


def test_X_14_an_open_field_battle() -> None:
    game = table(3)
    alan = noble(game, 1, "square", "oakvale", "swiss_200")
    ernesto = noble(game, 1, "star", "oakvale", "polish_100")
    otto = noble(game, 2, "star", "oakvale", "english_200", "english_50")
    game.strongholds = [AREA["iron_hills"], AREA["millbrook"], AREA["wolf_dale"]]
    noble(game, 0, "star", "oakvale", "vassal_50")
    game.exhausted = BIT[otto]
    fates(game, 2, 6, 3, 1, 8, 13, 15, 12, 16, 19)
    reveal(game, "1:versatile_strategy")
    play(game, "target oakvale", "fight niebieski, with square, with star, attack", "offer 0", "command square")
    assert [len(hand) for hand in game.fate_hands] == [5, 4]
    play(game, "drop fate_01, drop fate_08, keep the rest", "drop fate_12, drop fate_16, keep the rest")
    assert asks(game) == "UseAbility"
    play(game, "use ability")
    assert game.losses == [1, 2]
    play(game, "hit star")
    assert game.casualties[otto] == 2
    assert asks(game) == "ChooseShelter"
    play(game, legal(game)[0])
    assert game.places[ernesto] == OFF_BOARD
    assert game.places[alan] == AREA["oakvale"]
    assert not is_rested(game, alan)
    game.check()


def test_X_15_an_assault_on_a_neutral_city() -> None:
    game = table(2)
    guy = noble(game, 0, "star", "froli", "english_100")
    noble(game, 0, "square", "froli", "vassal_100")
    fates(game, 2, 1, 3, 7, 6, 9)
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault, with star, with square, attack", "command star")
    assert [len(hand) for hand in game.fate_hands] == [4, 2]
    play(game, "drop fate_03, drop fate_07, keep the rest", "use ability")
    assert (game.owners[city("froli")], game.breaches[city("froli")]) == (0, 2)
    assert place_strength(game, city("froli")) == 0
    play(game, "keep city")
    assert game.places[guy] == AREA["froli"]
    game.check()


def test_X_16_walls_and_commander_draw_cards() -> None:
    game = table(2)
    own(game, 0, "vecht")
    game.fortified = BIT[city("vecht")]
    noble(game, 0, "star", "vecht", "english_200")
    noble(game, 1, "star", "vecht", "vassal_50")
    reveal(game, "1:versatile_strategy")
    play(game, "target vecht", "assault, with star, attack", "offer 0")
    assert [len(hand) for hand in game.fate_hands] == [2, 8]


def test_case_15_two_cards_of_which_one_must_go() -> None:
    game = table(2)
    noble(game, 0, "star", "froli", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault, with star, attack")
    assert len(game.fate_hands[0]) == 2
    assert why(game, "keep the rest") == "drop_more"
    play(game, legal(game)[0])
    assert "keep the rest" in legal(game)


@pytest.mark.parametrize(("cap", "cards"), [("0", 11), ("10", 10)])
def test_case_16_the_cap_on_drawn_cards(cap: str, cards: int) -> None:
    game = table(2, {"fate_draw_cap": cap})
    noble(game, 0, "star", "froli", "swiss_200", "english_200", "polish_200", "swabian_200", "romanian_100")
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault, with star, attack")
    assert len(game.fate_hands[0]) == cards


def test_case_17_each_draw_card_brings_another() -> None:
    game = table(2)
    noble(game, 0, "circle", "froli", "vassal_50")
    fates(game, 4, 1, 3, 2, 5, 11, 6)
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault, with circle, attack", "drop fate_01, keep the rest")
    shown = [event for event in game.events if event.name == "shows_hand"]
    assert shown[0].parts["cards"] == "fate_04 fate_05 fate_11 fate_06"


def test_case_19_losses_beyond_all_strength_vanish() -> None:
    game = table(2)
    one = noble(game, 0, "circle", "kovel", "english_100")
    two = noble(game, 0, "triangle", "kovel", "swiss_150")
    noble(game, 1, "circle", "kovel", "polish_200", "swabian_200")
    fates(game, 2, 6, 13, 15, 3, 7, 1, 8, 9, 10)  # four losses against nothing prevented
    reveal(game, "1:versatile_strategy")
    play(game, "target kovel", "fight madder, with circle, attack", "offer 0", "command circle")
    play(game, "drop fate_01, drop fate_08, drop fate_09, drop fate_10, keep the rest")
    play(game, "drop fate_03, drop fate_07, keep the rest")
    assert [event.parts["defender"] for event in game.events if event.name == "losses"] == [4]
    assert game.places[one] == game.places[two] == OFF_BOARD
    assert [event.parts["count"] for event in game.events if event.name == "casualties"] == [1, 1, 1]


def test_W_11_10_case_20_a_fortified_city_reduced_to_nothing_is_unfortified() -> None:
    game = table(2)
    own(game, 0, "monz")
    game.fortified = BIT[city("monz")]
    for _ in range(3):
        breach(game, city("monz"), "W-11")
    assert game.fortified == 0
    assert (game.breaches[city("monz")], place_strength(game, city("monz"))) == (2, 0)


def test_W_11_10_a_place_that_nothing_defends_falls_at_once() -> None:
    game = table(2)
    noble(game, 0, "star", "froli", "vassal_50")
    game.breaches = put(game.breaches, city("froli"), 2)
    reveal(game, "0:versatile_strategy")
    play(game, "target froli", "assault, with star, attack", "keep city")
    assert game.owners[city("froli")] == 0
    assert "draws_hand" not in heard(game)


def assault(game: WarriorKnights, area: str, *nobles: str) -> None:
    """Seat 0 assaults with these nobles."""
    reveal(game, "0:versatile_strategy")
    play(game, f"target {area}", "assault, " + ", ".join(f"with {noble}" for noble in nobles) + ", attack")
    if asks(game) == "BuyOff":
        play(game, "offer 0")


def drop(game: WarriorKnights, *numbers: int) -> None:
    play(game, ", ".join([*[f"drop fate_{number:02d}" for number in numbers], "keep the rest"]))


def test_W_11_step_1_the_attacker_names_his_commander_first() -> None:
    game = table(2)
    own(game, 1, "kovel")
    noble(game, 0, "star", "kovel", "english_100")
    noble(game, 0, "square", "kovel", "english_50")
    noble(game, 1, "star", "kovel", "polish_50")
    noble(game, 1, "circle", "kovel", "polish_100")
    assault(game, "kovel", "star", "square")
    assert (asks(game), game.turn(), legal(game)) == ("ChooseCommander", 0, ["command star", "command square"])
    assert why(game, "command circle") == "not_in_battle"
    play(game, "command square")
    assert (game.turn(), legal(game)) == (1, ["command star", "command circle"])
    play(game, "command circle")
    assert game.commanders == [1, SLOTS + 3]


def test_W_11_step_2_a_deck_too_small_is_drawn_by_turns() -> None:
    game = table(2)
    own(game, 1, "bingen")
    noble(game, 0, "star", "bingen", "english_200", "swiss_200", "polish_200", "swabian_200", "romanian_200")
    noble(game, 1, "star", "bingen", "swiss_150", "swiss_150", "polish_150", "polish_150", "english_150", "vassal_50")
    deck = game.fate
    assault(game, "bingen", "star")  # 12 against 4 + 8 + 2 = 14
    assert game.fate_hands == [deck[:24:2], deck[1:24:2]]
    assert game.fate == []


def test_W_11_step_2_the_constable_draws_one_more_in_defence() -> None:
    for name, cards in (("constable", 7), ("marshal", 7), ("bishop", 5)):
        game = table(2)
        own(game, 1, "kovel")
        noble(game, 0, "star", "kovel", "english_200")
        keeper = noble(game, 1, "star", "kovel", "polish_100")
        office(game, keeper, name)
        assault(game, "kovel", "star")
        assert len(game.fate_hands[1]) == cards  # 100 + 200 and a commander; 100 and one card, or 200 more


def test_W_11_step_3_without_a_commander_any_number_goes() -> None:
    game = table(2)
    own(game, 1, "kovel")
    noble(game, 0, "star", "kovel", "english_200")
    fates(game, 2, 6, 13, 15, 1, 8)
    assault(game, "kovel", "star")
    drop(game, 13, 15)
    assert (asks(game), game.turn()) == ("DropCards", 1)
    assert legal(game) == ["drop fate_01", "drop fate_08", "keep the rest"]
    drop(game, 1, 8)  # A-17 even all of them
    assert [event.parts["cards"] for event in game.events if event.name == "shows_hand"][1] == ""


def test_W_11_step_3_a_baron_without_a_drawn_card_is_not_asked() -> None:
    """Section 6: 50 troops behind fallen walls draw no card at all."""
    game = table(2)
    garrison = garrison_of(1)
    game.armies = put_list(game.armies, garrison, kinds("vassal_50"))
    game.vassals_gone = put_list(game.vassals_gone, 1, kinds("vassal_50", "vassal_50", "vassal_100"))
    game.breaches = put(game.breaches, FIRST_STRONGHOLD + 1, 4)
    noble(game, 0, "star", "millbrook", "english_200")
    assault(game, "millbrook", "star")
    assert (asks(game), game.waiting(), game.fate_hands[1]) == ("DropCards", BIT[0], [])
    play(game, ", ".join([*legal(game)[:2], "keep the rest"]))
    assert "drops_cards" in heard(game)
    game.check()


def test_W_11_step_3_what_is_dropped_stays_hidden() -> None:
    game = table(2)
    own(game, 1, "kovel")
    noble(game, 0, "star", "kovel", "english_200")
    fates(game, 2, 6, 13, 15, 1, 8)
    assault(game, "kovel", "star")
    other = masked(game, 1, WARRIOR_KNIGHTS.rules.fields)
    assert isinstance(other, WarriorKnights)
    assert other.fate_hands == [[-1, -1, -1, -1], [0, 7]]
    drop(game, 13, 15)
    assert "drops_cards" not in heard(game)  # nothing is told before both are done
    drop(game)
    event = next(event for event in game.events if event.name == "drops_cards")
    assert (event.parts, event.secret_to) == ({"count": 2}, BIT[0])


def test_W_11_step_6_an_exhausted_commander_has_no_ability() -> None:
    for tired, asked in ((False, True), (True, False)):
        game = table(2)
        own(game, 1, "kovel")
        noble(game, 0, "circle", "kovel", "english_200")
        keeper = noble(game, 1, "square", "kovel", "polish_100")
        game.exhausted = BIT[keeper] if tired else 0
        fates(game, 2, 6, 1, 8, 12, 16, 22, 24, 3)
        assault(game, "kovel", "circle")
        drop(game, 1, 8)
        drop(game, 12, 16, 22, 24)
        assert (asks(game) == "UseAbility") == asked


def test_W_11_step_6_deals_less_prevents() -> None:
    game = table(2)
    noble(game, 0, "star", "kovel", "english_200")
    noble(game, 1, "square", "kovel", "polish_200")
    fates(game, 2, 6, 1, 8, 12, 13, 15, 18)
    reveal(game, "0:versatile_strategy")
    play(game, "target kovel", "fight emerande, with star, attack", "offer 0")
    drop(game, 1, 8)  # two deals
    drop(game, 13, 15)  # one prevent, one deal
    assert game.turn() == 0  # the attacker decides on his ability first
    play(game, "use ability")
    assert game.turn() == 1
    play(game, "use ability")
    told = next(event.parts for event in game.events if event.name == "losses")
    assert (told["attacker"], told["defender"]) == (1, 1)  # 1 dealt; 2 + 1 less 1 + 1
    assert (told["attack_deals"], told["defence_prevents"]) == (3, 2)
    assert (told["defence_deals"], told["attack_prevents"]) == (1, 0)
    assert (game.casualties[0], game.casualties[SLOTS + 1]) == (1, 1)


def test_W_11_step_7_the_attacker_places_his_losses_first() -> None:
    game = table(2)
    noble(game, 0, "circle", "kovel", "english_100")
    noble(game, 0, "triangle", "kovel", "english_200")
    noble(game, 1, "circle", "kovel", "polish_100")
    noble(game, 1, "triangle", "kovel", "polish_150")
    fates(game, 2, 1, 8, 12, 16, 6, 22, 24, 3)
    reveal(game, "0:versatile_strategy")
    play(game, "target kovel", "fight emerande, with circle, with triangle, attack", "offer 0")
    play(game, "command circle", "command circle")
    drop(game, 1, 8, 12, 16)
    drop(game, 22, 24, 3)
    assert (game.turn(), legal(game)) == (0, ["hit triangle", "hit circle"])
    play(game, "hit circle")
    assert (game.turn(), legal(game)) == (1, ["hit triangle", "hit circle"])
    play(game, "hit triangle")
    assert game.casualties[SLOTS + 2] == 1
    assert game.places[3] == OFF_BOARD


def test_W_11_step_7_X_17_walls_take_no_more_breaches_than_they_have_strength() -> None:
    game = table(2)
    game.breaches = put(game.breaches, city("thira"), 1)
    noble(game, 0, "star", "thira", "english_200", "swiss_200")
    fates(game, 2, 6, 13, 15, 1, 8, 3, 7, 9)
    assault(game, "thira", "star")
    assert len(game.fate_hands[1]) == 3
    drop(game, 1, 8)
    assert asks(game) == "KeepOrRaze"  # four losses are more than enough: nobody is asked for a fifth
    assert game.breaches[city("thira")] == 4
    assert "victories" not in heard(game)  # nothing stands any more
    assert game.owners[city("thira")] == 0
