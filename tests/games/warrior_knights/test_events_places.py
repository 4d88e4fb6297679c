"""Section 5.1 The events that strike cities and strongholds or serve them, with the specification's numbers."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.armies_and_places import place_strength
from banneret.games.warrior_knights.rules.cards import FIRST_STRONGHOLD, OFF_BOARD
from banneret.games.warrior_knights.rules.state import NEUTRAL, RAZED, put
from tests.games.warrior_knights.card_tables import drawn, law
from tests.games.warrior_knights.tables import asks, city, fates, heard, legal, noble, own, play, table, why


def test_W_8_1_tax_revolt_checks_the_drawers_cities_without_a_noble() -> None:
    game = table()
    own(game, 0, "kovel", "monz", "vecht")  # board order: kovel, monz, vecht
    own(game, 1, "berac")
    noble(game, 0, "star", "monz", "vassal_50")
    fates(game, 4, 1)  # revolt in kovel, quiet in vecht
    drawn(game, "tax_revolt", 0)
    assert (asks(game), game.turn(), legal(game)) == ("QuellRevolt", 0, ["pay crowns", "let go"])
    paid = game.clone()
    play(paid, "pay crowns")
    assert (paid.crowns[0], paid.owners[city("kovel")]) == (15 - 6, 0)
    play(game, "let go")
    assert [game.owners[city(name)] for name in ("kovel", "monz", "vecht", "berac")] == [NEUTRAL, 0, 0, 1]


def test_W_8_1_tax_revolt_leaves_kingdom_cities_alone_under_royal_bailiffs() -> None:
    game = table()
    own(game, 0, "kovel", "acre")
    law(game, "royal_bailiffs")
    fates(game, 4)
    drawn(game, "tax_revolt", 0)
    assert why(game, "pay faith") == "no_faith"
    play(game, "let go")
    assert (game.owners[city("kovel")], game.owners[city("acre")]) == (0, NEUTRAL)


@pytest.mark.parametrize(
    ("name", "fortified", "before", "breaches", "still"),
    [
        ("vecht", False, 0, 2, False),
        ("monz", False, 1, 2, False),
        ("monz", False, 2, 2, False),
        ("monz", True, 0, 2, True),
        ("monz", True, 1, 2, False),  # it reaches 0: unfortified, and one breach is taken off
    ],
)
def test_W_8_1_crumbling_walls_breach_a_random_city_of_the_drawer_twice(
    name: str, fortified: bool, before: int, breaches: int, still: bool
) -> None:
    game = table()
    own(game, 0, name)
    own(game, 1, "lenz")
    game.fortified = BIT[city(name)] if fortified else 0
    game.breaches = put(game.breaches, city(name), before)
    fates(game, 2, {"vecht": 23, "monz": 7}[name])  # lenz is another's
    drawn(game, "crumbling_walls", 0)
    assert game.breaches[city(name)] == breaches
    assert (game.fortified != 0, game.breaches[city("lenz")]) == (still, 0)
    game.check()


def test_W_8_1_crumbling_walls_strike_the_stronghold_of_a_baron_without_a_city() -> None:
    game = table()
    drawn(game, "crumbling_walls", 0)
    assert game.breaches[FIRST_STRONGHOLD] == 1


@pytest.mark.parametrize("lost", [True, False])
def test_W_8_1_crumbling_walls_fizzle_without_walls(lost: bool) -> None:
    game = table()
    game.faith = [1, 0, 0]
    if lost:
        game.strongholds = put(game.strongholds, 0, OFF_BOARD)
    else:
        game.breaches = put(game.breaches, FIRST_STRONGHOLD, 4)
    drawn(game, "crumbling_walls", 0)
    assert ("fizzles" in heard(game), game.faith[0]) == (True, 1)
    assert game.breaches[FIRST_STRONGHOLD] == (0 if lost else 4)


def test_W_8_1_crumbling_walls_are_cancelled_with_one_faith() -> None:
    game = table()
    game.faith = [1, 0, 0]
    drawn(game, "crumbling_walls", 0)
    play(game, "pay")
    assert (game.breaches[FIRST_STRONGHOLD], game.faith[0]) == (0, 0)


def test_W_8_1_master_builder_fortifies_a_city_or_clears_one_place() -> None:
    game = table()
    own(game, 0, "vecht", "monz", "bingen")
    game.fortified = BIT[city("monz")]
    game.besiegers = put(game.besiegers, city("bingen"), 1)
    game.breaches = put(put(game.breaches, city("vecht"), 2), FIRST_STRONGHOLD, 3)
    game.breaches = put(game.breaches, city("bingen"), 1)
    drawn(game, "master_builder", 0)
    assert legal(game) == ["fortify vecht", "mend vecht", "mend stronghold", "pass"]
    assert why(game, "fortify monz") == "not_offered_by_event"
    built, mended, home, none = game.clone(), game.clone(), game.clone(), game.clone()
    play(built, "fortify vecht")
    assert built.fortified == BIT[city("vecht")] | BIT[city("monz")]
    play(mended, "mend vecht, done")
    assert (mended.breaches[city("vecht")], mended.breaches[FIRST_STRONGHOLD]) == (0, 3)
    play(home, "mend stronghold, done")
    assert (home.breaches[city("vecht")], home.breaches[FIRST_STRONGHOLD]) == (2, 0)
    play(none, "pass")
    assert (none.breaches[city("vecht")], none.fortified) == (2, BIT[city("monz")])
    assert [at.crowns[0] for at in (built, mended, home, none)] == [15] * 4


def test_W_8_1_master_builder_finds_nothing_to_do_without_a_city() -> None:
    game = table()
    drawn(game, "master_builder", 0)
    assert asks(game) == "PlanCards"


def test_W_8_1_open_gates_give_a_neutral_city_where_he_stands_alone() -> None:
    game = table()
    noble(game, 0, "star", "monz", "english_50")
    noble(game, 0, "square", "vecht", "english_50")
    noble(game, 1, "star", "vecht", "english_50")
    noble(game, 0, "circle", "rota", "english_50")
    own(game, 1, "rota")
    game.breaches = put(game.breaches, city("monz"), 1)
    drawn(game, "open_gates", 0)
    assert legal(game) == ["claim monz", "take crowns"]
    crowns = game.clone()
    play(crowns, "take crowns")
    assert (crowns.crowns[0], crowns.owners[city("monz")]) == (18, NEUTRAL)
    play(game, "claim monz")
    assert (game.crowns[0], game.owners[city("monz")], game.breaches[city("monz")]) == (15, 0, 1)
    assert asks(game) == "PlanCards"  # he may not raze it


def test_W_8_1_open_gates_give_three_crowns_where_no_city_can_be_had() -> None:
    game = table()
    drawn(game, "open_gates", 0)
    assert game.crowns[0] == 18


def test_W_8_1_open_gates_end_his_own_siege() -> None:
    game = table()
    noble(game, 0, "star", "monz", "english_50")
    game.besiegers = put(game.besiegers, city("monz"), 0)
    drawn(game, "open_gates", 0)
    play(game, "claim monz")
    assert (game.owners[city("monz")], game.besiegers[city("monz")]) == (0, -1)
    game.check()


def test_W_8_1_arson_razes_a_city_and_kills_the_nobles_of_its_controller_only() -> None:
    game = table()
    own(game, 2, "berac")
    inside = noble(game, 2, "star", "berac", "vassal_50")
    besieger = noble(game, 0, "star", "berac", "vassal_50")
    game.besiegers = put(game.besiegers, city("berac"), 0)
    game.fortified = BIT[city("berac")]
    fates(game, 15, 8, 9)  # Uran is no city; berac; the deserter
    drawn(game, "arson", 1)
    assert (game.owners[city("berac")], game.fortified, game.besiegers[city("berac")]) == (RAZED, 0, -1)
    assert (game.places[inside], game.places[besieger] >= 0) == (OFF_BOARD, True)
    assert game.crowns == [15, 15, 15]
    game.check()


def test_W_8_1_arson_of_a_neutral_city_kills_nobody() -> None:
    game = table()
    army = noble(game, 0, "star", "berac", "vassal_50")
    fates(game, 8)
    drawn(game, "arson", 1)
    assert (game.owners[city("berac")], game.places[army] >= 0) == (RAZED, True)


def test_W_8_1_arson_can_strike_overseas() -> None:
    game = table()
    fates(game, 1)
    drawn(game, "arson", 1)
    assert game.owners[city("cadiz")] == RAZED


def test_W_8_1_peasants_revolt_frees_a_kingdom_city_without_its_masters_noble() -> None:
    game = table()
    own(game, 0, "monz", "cadiz", "lenz")
    own(game, 1, "berac")
    noble(game, 0, "star", "monz", "vassal_50")
    noble(game, 1, "star", "lenz", "vassal_50")
    game.fortified = BIT[city("lenz")]
    game.breaches = put(game.breaches, city("lenz"), 1)
    game.besiegers = put(game.besiegers, city("lenz"), 1)
    fates(game, 7, 1, 3, 2)  # monz is held, cadiz overseas, ballin neutral, lenz
    drawn(game, "peasants_revolt", 1)
    assert (game.owners[city("lenz")], game.fortified, game.breaches[city("lenz")]) == (NEUTRAL, 0, 1)
    assert (game.besiegers[city("lenz")], game.crowns[0]) == (1, 15)  # the siege goes on, there is no ransom
    game.check()


def test_W_8_1_peasants_revolt_costs_one_faith_to_cancel_and_fizzles_without_such_a_city() -> None:
    game = table()
    own(game, 0, "lenz")
    game.faith = [0, 0, 1]
    fates(game, 2)
    drawn(game, "peasants_revolt", 1)
    play(game, "pledge 1")
    assert (game.owners[city("lenz")], game.faith[2]) == (0, 0)
    nobody = table()
    nobody.faith = [0, 0, 1]
    drawn(nobody, "peasants_revolt", 1)
    assert ("fizzles" in heard(nobody), nobody.faith[2]) == (True, 1)


@pytest.mark.parametrize(
    ("name", "number", "fortified", "before", "after"),
    [("bingen", 19, False, 0, 4), ("bingen", 19, True, 1, 4), ("berac", 8, True, 0, 2), ("jerusalem", 10, False, 0, 5)],
)
def test_W_8_1_earthquake_breaches_a_city_down_to_nothing(
    name: str, number: int, fortified: bool, before: int, after: int
) -> None:
    game = table()
    own(game, 0, name)
    game.breaches = put(put(game.breaches, city(name), before), city("monz"), 2)
    game.fortified = BIT[city(name)] if fortified else 0
    fates(game, 7, number)  # monz has no walls left
    drawn(game, "earthquake", 1)
    assert (game.breaches[city(name)], place_strength(game, city(name))) == (after, 0)
    assert game.fortified == 0
    game.check()


def test_W_8_1_walls_that_an_event_breaks_are_told_and_not_called_without_effect() -> None:
    game = table()
    fates(game, 8)
    drawn(game, "earthquake", 1)
    told = [event for event in game.events if event.name in ("breached", "no_effect")]
    assert [(event.name, event.parts) for event in told] == [("breached", {"place": "berac", "strength": 0})]
    game = table()
    drawn(game, "crumbling_walls", 0)
    assert "breached" in heard(game)
    assert "no_effect" not in heard(game)


def test_W_8_1_earthquake_costs_two_faith_to_cancel() -> None:
    game = table()
    game.faith = [1, 1, 1]
    fates(game, 8)
    drawn(game, "earthquake", 1)
    play(game, "pledge 1", "pledge 0", "pledge 1")
    assert (game.faith, game.breaches[city("berac")]) == ([0, 1, 0], 0)
