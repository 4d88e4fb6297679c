"""W-11 The outcome of a battle: steps 8 to 12."""

from __future__ import annotations

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.armies_and_places import is_rested
from banneret.games.warrior_knights.rules.cards import (
    AREA,
    FIRST_STRONGHOLD,
    OFF_BOARD,
    SLOTS,
)
from banneret.games.warrior_knights.rules.state import NEUTRAL, WarriorKnights, put
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
)


def assault(game: WarriorKnights, area: str, *nobles: str) -> None:
    """Seat 0 assaults with these nobles."""
    reveal(game, "0:versatile_strategy")
    play(game, f"target {area}", "assault, " + ", ".join(f"with {noble}" for noble in nobles) + ", attack")
    if asks(game) == "BuyOff":
        play(game, "offer 0")


def drop(game: WarriorKnights, *numbers: int) -> None:
    play(game, ", ".join([*[f"drop fate_{number:02d}" for number in numbers], "keep the rest"]))


def case_41(**chosen: str) -> WarriorKnights:
    """One loss and two victories against a noble in an unbreached city, who keeps no card."""
    game = table(2, chosen)
    own(game, 1, "vecht")
    noble(game, 0, "circle", "vecht", "english_200", "swiss_100")
    noble(game, 1, "circle", "vecht", "vassal_50")
    fates(game, 2, 3, 7, 1, 8, 12, 16, 22, 24, 13, 5)
    assault(game, "vecht", "circle")
    drop(game, 1, 8)
    drop(game, 12, 13, 16, 22, 24)
    assert (game.losses, legal(game)) == ([0, 1], ["hit circle", "hit walls"])
    return game


def test_W_11_step_8_case_41_a_side_without_living_nobles_counts_no_victories() -> None:
    game = case_41()
    play(game, "hit circle")
    assert "victories" not in heard(game)
    assert (game.owners[city("vecht")], game.places[SLOTS + 3]) == (1, OFF_BOARD)
    assert game.places[3] == AREA["vecht"]
    assert not is_rested(game, 3)


def test_W_11_step_8_case_41_a_breach_lets_them_count() -> None:
    game = case_41()
    play(game, "hit walls")
    assert game.victories == [2, 0]
    assert (game.places[SLOTS + 3], game.owners[city("vecht")]) == (OFF_BOARD, 0)
    assert asks(game) == "KeepOrRaze"


def test_W_11_step_8_with_the_option_fallen_defenders_do_not_stop_the_count() -> None:
    game = case_41(fallen_defenders="count")
    play(game, "hit circle")
    assert game.victories == [2, 0]
    assert game.owners[city("vecht")] == 0


def test_W_11_step_9_a_commander_about_to_fall_still_counts_his_triangle() -> None:
    game = table(2)
    noble(game, 0, "triangle", "kovel", "english_100")
    noble(game, 0, "circle", "kovel", "english_200")
    noble(game, 1, "circle", "kovel", "polish_200")
    fates(game, 1, 8, 12, 16, 22, 2, 24, 3, 7)
    reveal(game, "0:versatile_strategy")
    play(game, "target kovel", "fight emerande, with circle, with triangle, attack", "offer 0", "command triangle")
    drop(game, 1, 8, 12, 16, 22)
    drop(game, 24, 3, 7)  # he keeps one loss
    living = game.clone()
    play(game, "hit triangle")
    assert (asks(game), game.fallen) == ("UseAbility", BIT[2])  # deaths come in step 10
    play(game, "use ability")
    assert game.victories == [1, 0]
    assert (game.verdict, asks(game)) == (1, "ChooseShelter")
    play(game, legal(game)[0])
    assert game.places[2] == OFF_BOARD
    play(living, "hit circle")
    assert asks(living) == "UseAbility"


def test_W_11_step_9_so_does_a_standard_bearer_about_to_fall() -> None:
    game = table(2)
    bearer = noble(game, 0, "circle", "kovel", "english_50")
    office(game, bearer, "standard_bearer")
    noble(game, 0, "square", "kovel", "english_200")
    noble(game, 1, "circle", "kovel", "polish_200")
    fates(game, 3, 1, 8, 12, 16, 22, 24, 2, 6)
    reveal(game, "0:versatile_strategy")
    play(game, "target kovel", "fight emerande, with circle, with square, attack", "offer 0", "command circle")
    drop(game, 1, 8, 12, 16)
    drop(game, 22, 24, 6)  # he keeps one loss
    play(game, "hit circle")
    assert (asks(game), game.fallen) == ("UseAbility", BIT[bearer])
    play(game, "use ability")
    assert game.victories == [2, 0]


def test_W_11_step_9_one_more_victory_drives_the_defenders_off() -> None:
    game = table(2)
    noble(game, 0, "circle", "kovel", "english_200")
    beaten = noble(game, 1, "circle", "kovel", "polish_200")
    fates(game, 3, 1, 8, 12, 7, 9, 16, 22, 2)
    reveal(game, "0:versatile_strategy")
    play(game, "target kovel", "fight emerande, with circle, attack", "offer 0")
    drop(game, 1, 8, 12)
    drop(game, 7, 9, 16, 22)
    assert (game.verdict, asks(game)) == (1, "ChooseShelter")
    play(game, "retreat grey_cape")
    assert game.places[beaten] == AREA["grey_cape"]
    assert is_rested(game, beaten)  # W-11.9 the retreat does not exhaust him
    assert not is_rested(game, 3)


def test_W_11_step_9_case_22_a_neutral_city_kills_by_two_victories() -> None:
    game = table(2)
    army = noble(game, 0, "circle", "froli", "english_200")
    fates(game, 1, 8, 12, 16, 3, 7)
    assault(game, "froli", "circle")
    drop(game, 1, 8)
    assert game.places[army] == OFF_BOARD
    assert game.owners[city("froli")] == NEUTRAL
    assert game.breaches[city("froli")] == 0


def test_W_11_step_9_one_victory_of_the_defender_drives_the_attackers_off() -> None:
    game = table(2)
    army = noble(game, 0, "circle", "froli", "english_200")
    fates(game, 1, 8, 12, 16, 3, 22, 2)
    assault(game, "froli", "circle")
    drop(game, 1, 8)
    assert asks(game) == "ChooseShelter"
    play(game, legal(game)[0])
    assert game.places[army] not in (AREA["froli"], OFF_BOARD)
    assert not is_rested(game, army)
    assert game.owners[city("froli")] == NEUTRAL


def test_W_11_step_9_the_standard_bearer_counts_when_he_commands() -> None:
    for commander, victories in (("circle", 2), ("square", 1)):
        game = table(2)
        bearer = noble(game, 0, "circle", "kovel", "english_50")
        office(game, bearer, "standard_bearer")
        noble(game, 0, "square", "kovel", "english_200")
        noble(game, 1, "circle", "kovel", "polish_200")
        fates(game, 3, 1, 8, 12, 16, 22, 24, 2, 6)
        reveal(game, "0:versatile_strategy")
        play(game, "target kovel", "fight emerande, with circle, with square, attack", "offer 0")
        play(game, f"command {commander}")
        drop(game, 1, 8, 12, 16)
        drop(game, 22, 24, 2, 6)
        if commander == "circle":
            play(game, "use ability")
        elif asks(game) == "UseAbility":
            play(game, "forgo ability")
        assert game.victories[0] == victories


def test_W_11_step_10_the_attackers_dead_are_counted_out_first() -> None:
    game = table(2)
    noble(game, 0, "square", "kovel", "vassal_100")
    noble(game, 0, "star", "kovel", "vassal_50")
    noble(game, 1, "star", "kovel", "vassal_100")
    fates(game, 2, 1, 8, 6, 13, 3)
    reveal(game, "0:versatile_strategy")
    play(game, "target kovel", "fight emerande, with star, with square, attack", "offer 0", "command square")
    drop(game, 1, 8)
    drop(game, 13, 3)
    play(game, "forgo ability", "use ability")  # two losses, and both armies can take no more
    died = [(event.seat, event.parts["noble"]) for event in game.events if event.name == "noble_dies"]
    assert died == [(0, "star"), (0, "square"), (1, "star")]
    assert "victories" not in heard(game)


def test_W_11_step_11_case_21_nobody_is_left_to_take_the_city() -> None:
    game = table(2)
    army = noble(game, 0, "star", "froli", "vassal_100")
    fates(game, 2, 1, 8, 6, 3)
    assault(game, "froli", "star")
    drop(game, 1, 8)
    play(game, "use ability")
    assert game.places[army] == OFF_BOARD
    assert (game.owners[city("froli")], game.breaches[city("froli")]) == (NEUTRAL, 2)


def test_W_11_step_11_a_stronghold_falls_without_reward_if_nobody_lives_to_take_it() -> None:
    game = table(2)
    army = noble(game, 0, "star", "millbrook", "vassal_100")
    game.breaches = put(game.breaches, FIRST_STRONGHOLD + 1, 3)
    game.crowns = [0, 10]
    own(game, 1, "kovel")
    noble(game, 1, "circle", "kovel", "vassal_100", "vassal_50", "vassal_50", "vassal_50")
    fates(game, 2, 1, 8, 6)
    assault(game, "millbrook", "star")
    drop(game, 1, 8)
    drop(game)
    assert game.places[army] == OFF_BOARD
    assert game.strongholds[1] == OFF_BOARD
    assert (game.crowns, game.owners[city("kovel")]) == ([0, 10], 1)
    game.check()


def test_W_11_step_12_held_cards_go_under_the_deck_the_attackers_first() -> None:
    game = table(2)
    noble(game, 0, "star", "kovel", "english_200")
    noble(game, 1, "square", "kovel", "polish_200")
    fates(game, 1, 8, 12, 16, 22, 24, 2, 6)
    reveal(game, "0:versatile_strategy")
    play(game, "target kovel", "fight emerande, with star, attack", "offer 0")
    drop(game, 12, 16)
    drop(game, 2, 6)
    under = [12, 16, 2, 6, 1, 8, 22, 24]  # dropped ones of both, then held ones of both
    assert [card + 1 for card in game.fate[-8:]] == under
    assert (game.fate_hands, game.battle_kind, game.fighters) == ([[], []], 0, 0)
