"""W-11.9 Retreat, W-12 the death of a noble."""

from __future__ import annotations

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of, is_rested
from banneret.games.warrior_knights.rules.cards import (
    AGENDA,
    AREA,
    FIRST_STRONGHOLD,
    NO_HEIR,
    NO_OFFICE,
    OFF_BOARD,
    REMOVED,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.losses import greatest_total
from banneret.games.warrior_knights.rules.retreat import push_retreats
from banneret.games.warrior_knights.rules.state import WarriorKnights, put
from banneret.games.warrior_knights.rules.troops import check_armies, push_death
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
    troop,
    upkeep,
    why,
)


def kinds(*names: str) -> list[int]:
    return sorted(TROOP_IDS.index(name) for name in names)


def test_W_12_2_the_greatest_total_not_above_the_casualties() -> None:
    assert greatest_total(kinds("english_50", "polish_100", "swiss_150"), 200) == 200
    assert greatest_total(kinds("swiss_150"), 100) == 0
    assert greatest_total(kinds("english_100", "polish_100"), 500) == 200


def test_W_12_1_X_19_the_death_of_a_noble() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "vassal_100", "vassal_50", "vassal_50", "english_50", "english_100")
    troop(game, 0, "star", "polish_100")
    game.casualties = put(game.casualties, army, 5)
    fates(game, 3)  # English
    push_death(game, army)
    game.advance(FastChance(1))
    assert legal(game) == ["desert english_50", "desert english_100"]
    play(game, "desert english_50")
    assert game.armies[army] == kinds("vassal_50", "vassal_50", "vassal_100")
    assert sorted(game.mercenary_discard) == kinds("english_100", "polish_100")
    assert (game.places[army], game.casualties[army]) == (OFF_BOARD, 0)
    game.check()


def test_W_12_2_case_30_a_strong_mercenary_outlives_few_casualties() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "swiss_150")
    game.casualties = put(game.casualties, army, 1)
    fates(game, 5)  # Polish
    push_death(game, army)
    game.advance(FastChance(1))
    assert game.armies[army] == kinds("swiss_150")


def test_W_12_4_case_31_without_an_heir_he_is_gone_for_good() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "vassal_100", "swiss_50")
    game.in_force = put(game.in_force, NO_HEIR, army)
    game.event_deck = [card for card in game.event_deck if card != NO_HEIR]
    fates(game, 5)
    push_death(game, army)
    game.advance(FastChance(1))
    assert game.places[army] == REMOVED
    assert game.vassals_gone[0] == kinds("vassal_100")
    game.check()


def test_W_1_6_case_18_the_standing_check_kills_a_spent_army() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "swiss_150")
    game.casualties = put(game.casualties, army, 2)
    fates(game, 5)
    check_armies(game)
    game.advance(FastChance(1))
    assert game.places[army] == OFF_BOARD
    assert "noble_dies" in heard(game)


def test_W_1_6_case_43_a_spent_garrison_keeps_its_vassals() -> None:
    game = table(2)
    garrison = garrison_of(0)
    noble(game, 0, "circle", "kovel", "vassal_100", "vassal_50", "vassal_50")
    assert game.armies[garrison] == kinds("vassal_50")
    game.casualties = put(game.casualties, garrison, 1)
    check_armies(game, True)
    game.advance(FastChance(1))
    assert (game.casualties[garrison], game.armies[garrison]) == (0, kinds("vassal_50"))
    assert heard(game).count("fate") == 1


def test_W_12_2_each_set_of_the_fallen_can_be_named_in_one_way() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "english_50", "polish_50", "swiss_100")
    game.casualties = put(game.casualties, army, 1)
    fates(game, 1)  # Lombards
    push_death(game, army)
    game.advance(FastChance(1))
    assert legal(game) == ["lose english_50", "lose swiss_100"]
    assert why(game, "lose polish_50") == "total_not_reached"
    both = game.clone()
    play(both, "lose english_50")  # the Poles follow: nothing else makes 100
    assert both.armies[army] == kinds("swiss_100")
    play(game, "lose swiss_100")
    assert game.armies[army] == kinds("english_50", "polish_50")


def test_W_12_3_the_figure_leaves_and_his_office_is_discarded() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "vassal_50", "swiss_50")
    office(game, army, "marshal")
    game.casualties = put(game.casualties, army, 1)
    fates(game, 1)
    push_death(game, army)
    game.advance(FastChance(1))
    assert (game.places[army], game.offices[army]) == (OFF_BOARD, NO_OFFICE)
    assert game.agenda_discard == [AGENDA["marshal"]]
    assert game.armies[army] == kinds("vassal_50")
    assert game.mercenary_discard == kinds("swiss_50")
    game.check()


def test_W_12_1_a_deserter_goes_into_the_deck_and_not_to_the_discards() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "vassal_50", "swiss_50")
    before = len(game.mercenary_deck)
    fates(game, 2)  # Swiss
    push_death(game, army)
    game.advance(FastChance(1))
    assert (len(game.mercenary_deck), game.mercenary_discard) == (before + 1, [])
    assert game.armies[army] == kinds("vassal_50")


def test_W_12_4_the_heir_keeps_the_cards_and_comes_back() -> None:
    game = table(2)
    army = noble(game, 0, "star", "monz", "vassal_100")
    own(game, 0, "kovel")
    fates(game, 1, 2, 3)
    push_death(game, army)
    game.advance(FastChance(1))
    upkeep(game)
    while asks(game) == "Rearrange":
        play(game, "pass")
    assert legal(game) == ["enter kovel", "enter oakvale"]
    play(game, "enter kovel")
    assert (game.places[army], game.armies[army]) == (AREA["kovel"], kinds("vassal_100"))


# W-11.9


def beaten(game: WarriorKnights, area: str, *troops: str) -> int:
    """Seat 1's circle noble loses an open field by one victory; his army."""
    noble(game, 0, "circle", area, "english_200")
    army = noble(game, 1, "circle", area, *troops)
    push_retreats(game, [army])
    return army


def test_W_11_9_a_deserter_first() -> None:
    game = table(2)
    army = beaten(game, "kovel", "swiss_100", "swiss_50", "vassal_50")
    fates(game, 2)  # Swiss
    game.advance(FastChance(1))
    assert legal(game) == ["desert swiss_50", "desert swiss_100"]
    play(game, "desert swiss_100")
    assert asks(game) == "ChooseShelter"
    assert game.armies[army] == kinds("swiss_50", "vassal_50")


def test_W_11_9_who_has_nobody_left_leaves_the_board() -> None:
    game = table(2)
    army = beaten(game, "kovel", "swiss_100")
    fates(game, 2)
    game.advance(FastChance(1))
    assert game.places[army] == OFF_BOARD
    assert "noble_dies" not in heard(game)


def test_W_11_9_the_standing_check_after_the_deserter_kills() -> None:
    game = table(2)
    army = beaten(game, "kovel", "swiss_100", "vassal_100")
    game.casualties = put(game.casualties, army, 1)
    fates(game, 2, 1)
    game.advance(FastChance(1))
    assert game.places[army] == OFF_BOARD
    assert "noble_dies" in heard(game)
    assert game.armies[army] == kinds("vassal_100")


def test_W_11_9_across_open_borders_and_bridges_away_from_other_barons() -> None:
    game = table(3)
    game.strongholds = [AREA["iron_hills"], AREA["millbrook"], AREA["ravenwood"]]
    army = beaten(game, "monz", "vassal_50")
    fates(game, 1)
    game.advance(FastChance(1))
    around = {"surat", "heather_plain", "oakvale", "alta", "abbey_lands"}
    assert {answer[8:] for answer in legal(game)} == around  # not ravenwood: seat 2's stronghold (A-12)
    own(game, 0, "alta")
    noble(game, 2, "star", "oakvale", "vassal_50")
    noble(game, 1, "star", "heather_plain", "vassal_50")
    own(game, 1, "surat")
    assert {answer[8:] for answer in legal(game)} == {"surat", "heather_plain", "abbey_lands"}
    assert why(game, "retreat alta") == "no_shelter_there"
    play(game, "retreat surat")
    assert game.places[army] == AREA["surat"]
    assert is_rested(game, army)


def test_W_11_9_A_13_rivers_and_mountains_stop_a_retreat() -> None:
    game = table(2)
    beaten(game, "ravenwood", "vassal_50")
    fates(game, 1)
    game.advance(FastChance(1))
    assert {answer[8:] for answer in legal(game)} == {"surat", "kovel", "monz"}


def test_W_11_9_case_28_nobody_retreats_from_overseas() -> None:
    game = table(2)
    army = beaten(game, "jerusalem", "vassal_50")
    fates(game, 1, 9)
    game.advance(FastChance(1))
    assert (game.places[army], game.dead) == (OFF_BOARD, BIT[army])


def hemmed_in(game: WarriorKnights) -> int:
    """No shelter around Ravenwood."""
    own(game, 0, "surat", "kovel", "monz")
    army = beaten(game, "ravenwood", "vassal_50")
    fates(game, 1, 9)
    return army


def test_W_11_9_without_shelter_to_the_own_stronghold_exhausted() -> None:
    game = table(2)
    army = hemmed_in(game)
    game.advance(FastChance(1))
    assert game.places[army] == AREA["millbrook"]
    assert not is_rested(game, army)


def test_W_11_9_case_29_a_besieged_or_lost_stronghold_is_no_refuge() -> None:
    game = table(2)
    army = hemmed_in(game)
    lost = game.clone()
    lost.strongholds = put(lost.strongholds, 1, OFF_BOARD)
    lost.advance(FastChance(1))
    noble(game, 0, "star", "millbrook", "swiss_200")
    game.besiegers = put(game.besiegers, FIRST_STRONGHOLD + 1, 0)
    game.advance(FastChance(1))
    assert game.places[army] == lost.places[army] == OFF_BOARD
    assert game.dead == lost.dead == BIT[army]


def test_W_11_9_case_44_the_stronghold_that_falls_is_no_refuge() -> None:
    game = table(2)
    game.strongholds = put(game.strongholds, 1, AREA["ravenwood"])
    own(game, 0, "surat", "kovel", "monz")
    noble(game, 0, "circle", "ravenwood", "english_200", "swiss_100")
    inside = noble(game, 1, "circle", "ravenwood", "vassal_100", "vassal_50", "vassal_50", "vassal_50")
    fates(game, 3, 1, 8, 12, 16)
    reveal(game, "0:versatile_strategy")
    play(game, "target ravenwood", "assault, with circle, attack", "offer 0")
    play(game, "drop fate_01, drop fate_08, drop fate_12, drop fate_16, keep the rest")
    while "keep the rest" not in legal(game) or len(legal(game)) > 1:
        play(game, legal(game)[0])
    play(game, "keep the rest")
    assert game.places[inside] == OFF_BOARD
    assert game.strongholds[1] == OFF_BOARD
    names = heard(game)
    assert names.index("noble_dies") < names.index("stronghold_lost")
    assert "retreats" not in names


def test_W_11_9_A_46_a_lost_sally_leaves_the_city() -> None:
    game = table(2)
    own(game, 0, "monz")
    army = noble(game, 0, "circle", "monz", "english_200")
    noble(game, 1, "circle", "monz", "swiss_200")
    game.besiegers = put(game.besiegers, city("monz"), 1)
    fates(game, 1, 8, 12, 16, 3, 22, 24, 2, 9)
    reveal(game, "0:versatile_strategy")
    play(game, "target monz", "fight emerande, with circle, attack", "offer 0")
    play(game, "drop fate_01, drop fate_08, keep the rest", "drop fate_22, drop fate_24, drop fate_02, keep the rest")
    assert asks(game) == "ChooseShelter"
    play(game, "retreat surat")
    assert game.places[army] == AREA["surat"]
    assert (game.owners[city("monz")], game.besiegers[city("monz")]) == (0, 1)
