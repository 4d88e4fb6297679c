"""Section 5.2 Charges, concessions and offices: what each of them does, with the specification's numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.games.warrior_knights.rules.armies_and_places import is_rested, strength_of, troops_of
from banneret.games.warrior_knights.rules.cards import AGENDA, AREA, OFF_BOARD, PORT, REMOVED, TROOP_IDS
from banneret.games.warrior_knights.rules.data import load_data
from banneret.games.warrior_knights.rules.state import WarriorKnights, put
from banneret.games.warrior_knights.rules.troops import push_death
from tests.games.warrior_knights.card_tables import agenda, charge, chosen, hurt, lasts, law, meet, office, tax, wages
from tests.games.warrior_knights.tables import (
    asks,
    begin,
    city,
    fates,
    heard,
    legal,
    noble,
    own,
    play,
    reveal,
    table,
    why,
)

CHARGES = ["chancellor", "papal_legate", "quartermaster", "ambassador", "master_of_works", "admiral"]
CONCESSIONS = ["salt_mines", "silver_mines", "royal_forests", "royal_mint", "harbour_dues"]
OFFICES = [
    "marshal", "guard_captain", "constable", "siege_master", "bishop", "seneschal", "standard_bearer", "crusader",
]  # fmt: skip


@pytest.mark.parametrize("name", [*CHARGES, *CONCESSIONS])
def test_W_9_3_7_a_charge_goes_to_the_chosen_baron_unless_he_refuses(name: str) -> None:
    game = table()
    chosen(game, name, 2)
    refused = game.clone()
    play(game, "accept")
    assert (game.charges, game.agenda_discard) == ([[], [], [AGENDA[name]]], [])
    play(refused, "refuse")
    assert (refused.charges[2], refused.agenda_discard, refused.banned) == ([], [AGENDA[name]], BIT[2])
    game.check()
    refused.check()


@pytest.mark.parametrize("name", OFFICES)
def test_W_9_3_7_an_office_goes_to_a_noble_of_the_chosen_baron(name: str) -> None:
    game = table()
    game.places = put(game.places, 3, REMOVED)
    chosen(game, name, 0)
    refused = game.clone()
    play(game, "accept")
    assert legal(game) == ["appoint star", "appoint square", "appoint triangle"]  # those off the board too
    assert why(game, "appoint circle") == "appoint_noble"
    play(game, "appoint square")
    assert (game.offices[1], game.agenda_discard) == (AGENDA[name], [])
    play(refused, "refuse")
    assert (refused.offices[1], refused.agenda_discard, refused.banned) == (-1, [AGENDA[name]], BIT[0])
    game.check()


def test_W_9_3_7_a_noble_with_an_office_gives_the_old_one_up() -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "vassal_50")
    office(game, 0, "star", "marshal")
    chosen(game, "bishop", 0)
    play(game, "accept", "appoint star")
    assert (game.offices[army], game.agenda_discard) == (AGENDA["bishop"], [AGENDA["marshal"]])
    game.check()


def test_W_9_3_7_an_office_that_takes_a_retinue_away_can_cost_a_noble_his_place_or_his_life() -> None:
    game = table()
    army = office(game, 0, "star", "marshal")
    game.places = put(game.places, army, AREA["monz"])  # A-37 his retinue alone
    weak = noble(game, 0, "circle", "rota", "vassal_50")
    chosen(game, "bishop", 0)
    play(game, "accept", "appoint star")
    assert (game.places[army], game.dead) == (OFF_BOARD, 0)
    assert game.offices[army] == AGENDA["bishop"]  # he leaves the board alive
    other = table()
    office(other, 0, "circle", "marshal")
    noble(other, 0, "circle", "rota", "vassal_50")
    hurt(other, weak, 1)
    chosen(other, "bishop", 0)
    fates(other, 9)
    play(other, "accept", "appoint circle")
    assert (other.places[weak], other.dead) == (OFF_BOARD, BIT[weak])
    assert sorted(other.agenda_discard) == [AGENDA["marshal"], AGENDA["bishop"]]


def test_W_9_3_7_an_office_is_discarded_where_no_noble_is_left() -> None:
    game = table()
    for shape in range(4):
        game.places = put(game.places, shape, REMOVED)
    chosen(game, "marshal", 0)
    play(game, "accept")
    assert (game.agenda_discard, asks(game)) == ([AGENDA["marshal"]], "PlanCards")


def test_W_9_3_2_chancellor_gets_two_more_votes_if_he_attends() -> None:
    game = table()
    charge(game, 0, "chancellor")
    charge(game, 1, "ambassador")
    own(game, 0, "vecht", "acre")
    agenda(game, "fine")
    meet(game)
    assert game.votes == [1 + 1 + 2, 0, 1]
    banned = table()
    charge(banned, 1, "chancellor")
    banned.banned = BIT[1]
    agenda(banned, "fine")
    meet(banned)
    assert banned.votes == [1, 0, 1]


def test_W_7_4_papal_legate_gets_a_second_faith_but_nothing_as_a_heretic() -> None:
    game = table()
    charge(game, 0, "papal_legate")
    reveal(game, "0:serve_the_church")
    play(game, "execute")
    assert game.faith[0] == 2
    heretic = table()
    charge(heretic, 0, "papal_legate")
    lasts(heretic, "heretic", 0)
    reveal(heretic, "0:serve_the_church")
    play(heretic, "execute")
    assert (heretic.faith[0], heretic.head) == (0, 1)


@pytest.mark.parametrize(("edict", "paid"), [(False, 2), (True, 3)])
def test_W_9_4_1_quartermaster_hires_for_a_crown_less(edict: bool, paid: int) -> None:
    game = table()
    charge(game, 0, "quartermaster")
    if edict:
        law(game, "mercenary_edict")
    hire(game, "english_150")
    assert game.crowns[0] == 15 - paid


def test_W_9_4_1_quartermaster_pays_nothing_for_the_cheapest() -> None:
    game = table()
    charge(game, 0, "quartermaster")
    game.crowns = [0, 15, 15]
    hire(game, "polish_50")
    assert (game.crowns[0], game.armies[4].count(TROOP_IDS.index("polish_50"))) == (0, 1)


def hire(game: WarriorKnights, name: str) -> None:
    """Madder hires one troop in a draft, for his garrison."""
    pile = sorted(game.mercenary_deck + game.offer)
    game.offer = [TROOP_IDS.index(kind) for kind in ("english_150", "polish_50", "swabian_50", "swiss_50")]
    for kind in game.offer:
        pile.remove(kind)
    game.mercenary_deck = pile
    game.track = [0, 1, 1, -1, -1, -1, -1]
    reveal(game, "2:draft_soldiers")
    play(game, "mark n3", f"hire {name}, done, station garrison")


def test_W_9_1_1_ambassador_gets_four_crowns_and_never_attends() -> None:
    game = table()
    charge(game, 1, "ambassador")
    tax(game)
    assert game.crowns == [15, 19, 15]
    agenda(game, "fine")
    meet(game)
    assert (game.votes[1], game.waiting()) == (0, BIT[0] | BIT[2])


def test_W_9_3_1_ambassador_chosen_in_a_meeting_leaves_it_at_once() -> None:
    game = table()
    agenda(game, "ambassador", "fine")
    meet(game)
    play(game, "next ambassador, next fine, done", "commit 0", "commit 1", "commit 0", "vote for emerande", "accept")
    assert (asks(game), game.waiting()) == ("CommitVotes", BIT[0] | BIT[2])


def test_W_9_3_3_ambassador_chosen_from_the_chair_names_an_acting_chairman() -> None:
    game = table()
    agenda(game, "ambassador", "fine")
    meet(game)
    play(game, "next ambassador, next fine, done", "commit 1", "commit 0", "commit 0", "vote for madder", "accept")
    assert (asks(game), game.turn(), legal(game)) == ("NameActing", 0, ["chair emerande", "chair niebieski"])
    game.check()
    play(game, "chair niebieski")
    assert (game.chairman, game.acting) == (0, 2)


def test_W_8_3_master_of_works_repairs_for_one_and_fortifies_for_two() -> None:
    game = table()
    charge(game, 0, "master_of_works")
    own(game, 0, "vecht", "monz")
    game.breaches = put(game.breaches, city("vecht"), 2)
    game.crowns = [2, 15, 15]
    reveal(game, "upgrade_defenses")
    fort = game.clone()
    play(game, "mend vecht, mend vecht, done")
    assert (game.crowns[0], game.breaches[city("vecht")]) == (0, 0)
    play(fort, "fortify monz")
    assert (fort.crowns[0], fort.fortified) == (0, BIT[city("monz")])


def test_W_10_5_admiral_lands_at_once_exhausted_and_does_not_fight_with_the_card() -> None:
    game = table()
    charge(game, 0, "admiral")
    army = noble(game, 0, "star", "ballin", "english_200", "swiss_200")
    reveal(game, "0:mobilize_forces")
    play(game, "target cadiz", "choose star", "sail cadiz", "go")
    assert (game.places[army], is_rested(game, army)) == (AREA["cadiz"], False)
    assert ("names_battle" in heard(game), asks(game)) == (False, "PlanCards")
    without_charge = table()
    army = noble(without_charge, 0, "star", "ballin", "english_200")
    reveal(without_charge, "0:mobilize_forces")
    play(without_charge, "target cadiz", "choose star", "sail cadiz", "go")
    assert without_charge.places[army] == PORT + AREA["cadiz"]


@pytest.mark.parametrize(
    ("name", "crowns"),
    [("salt_mines", 2), ("silver_mines", 3), ("royal_forests", 2), ("royal_mint", 3), ("harbour_dues", 1)],
    ids=CONCESSIONS,
)
def test_W_9_1_1_concessions_pay_at_taxation(name: str, crowns: int) -> None:
    game = table()
    charge(game, 2, name)
    lasts(game, "bad_harvest", 2)  # it stops the cities alone
    tax(game)
    assert game.crowns == [15, 15, 15 + crowns]


def test_W_9_1_1_harbour_dues_pay_for_each_unbesieged_port_city() -> None:
    game = table()
    charge(game, 0, "harbour_dues")
    own(game, 0, "ballin", "thira", "cadiz", "vecht", "olbi")
    game.besiegers = put(game.besiegers, city("olbi"), 1)
    noble(game, 1, "star", "olbi", "vassal_50")
    tax(game)
    cities = 4 + 5 + 4 + 4  # ballin, thira, cadiz, vecht
    assert game.crowns[0] == 15 + cities + 3
    one = table()
    charge(one, 0, "harbour_dues")
    own(one, 0, "vecht")
    tax(one)
    assert one.crowns[0] == 15 + 4 + 1  # at least one


@pytest.mark.parametrize(
    ("name", "retinue"),
    [
        ("marshal", 200),
        ("guard_captain", 150),
        ("constable", 100),
        ("siege_master", 0),
        ("bishop", 0),
        ("seneschal", 100),
        ("standard_bearer", 50),
        ("crusader", 100),
    ],
    ids=OFFICES,
)
def test_W_1_5_the_retinue_of_an_office_adds_to_the_army_but_draws_no_wage(name: str, retinue: int) -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "english_50")
    office(game, 0, "star", name)
    assert (troops_of(game, army), strength_of(game, army)) == (50 + retinue, 50 + retinue)
    hurt(game, army, 1)
    assert strength_of(game, army) == retinue - 50
    hurt(game, army, 0)
    wages(game)
    play(game, "pay")
    assert game.crowns[0] == 15 - 5 - 1  # his vassals and one English 50


def test_W_9_2_1_a_retinue_counts_for_the_400_of_a_circle_noble() -> None:
    game = table()
    noble(game, 0, "circle", "monz", "english_200", "swiss_50")
    office(game, 0, "circle", "marshal")  # 450 in all
    wages(game)
    assert (asks(game), game.turn()) == ("PayWages", 0)


def test_W_1_5_crusader_leads_200_in_an_overseas_area_but_not_at_its_port() -> None:
    game = table()
    army = noble(game, 0, "star", "acre", "english_50")
    office(game, 0, "star", "crusader")
    assert troops_of(game, army) == 250
    game.places = put(game.places, army, PORT + AREA["acre"])
    assert troops_of(game, army) == 150
    game.places = put(game.places, army, AREA["ballin"])
    assert troops_of(game, army) == 150


@pytest.mark.parametrize(("name", "cards"), [("constable", 1), ("crusader", 0)])
def test_W_11_2_constable_in_command_of_a_defence_draws_another_card(name: str, cards: int) -> None:
    game = table(2)
    own(game, 1, "monz")
    noble(game, 1, "star", "monz", "vassal_50")
    office(game, 1, "star", name)
    noble(game, 0, "star", "monz", "english_200")
    reveal(game, "0:versatile_strategy")
    play(game, "target monz", "assault, with star, attack", "offer 0")
    assert [len(hand) for hand in game.fate_hands] == [4, 3 + 2 + cards]  # 150 and 200, a commander


def test_W_11_2_constable_brings_no_card_in_the_open_field_or_in_attack() -> None:
    game = table(2)
    noble(game, 1, "star", "oakvale", "vassal_50")
    noble(game, 0, "star", "oakvale", "english_200")
    game.strongholds = [AREA["iron_hills"], AREA["millbrook"]]
    office(game, 1, "star", "constable")
    reveal(game, "0:versatile_strategy")
    play(game, "target oakvale", "fight emerande, with star, attack", "offer 0")
    assert [len(hand) for hand in game.fate_hands] == [4, 1 + 2]
    attack = table(2)
    noble(attack, 0, "star", "monz", "english_200")
    office(attack, 0, "star", "constable")
    reveal(attack, "0:versatile_strategy")
    play(attack, "target monz", "assault, with star, attack")
    assert len(attack.fate_hands[0]) == 3 + 2


def test_W_11_2_constable_stays_inside_the_cap() -> None:
    game = table(2, {"fate_draw_cap": "10"})
    own(game, 1, "bingen")
    noble(game, 1, "star", "bingen", "english_200", "swiss_200", "polish_200")
    office(game, 1, "star", "constable")
    noble(game, 0, "star", "bingen", "vassal_100")
    reveal(game, "0:versatile_strategy")
    play(game, "target bingen", "assault, with star, attack", "offer 0")
    assert len(game.fate_hands[1]) == 10


def test_W_11_8_siege_master_adds_200_to_the_siege() -> None:
    game = table(2)
    noble(game, 0, "star", "bingen", "english_50")  # 50 and 200 against 400
    noble(game, 0, "square", "bingen", "english_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target bingen")
    assert why(game, "siege") == "too_weak_to_besiege"
    master = table(2)
    noble(master, 0, "star", "bingen", "english_50")
    noble(master, 0, "square", "bingen", "english_50")
    office(master, 0, "square", "siege_master")
    reveal(master, "0:versatile_strategy")
    begin(master, "target bingen", "siege, with star")
    assert why(master, "attack") == "too_weak_to_besiege"  # without him
    play(master, "with square, attack")
    assert master.besiegers[city("bingen")] == 0


@pytest.mark.parametrize(("where", "faith"), [("monz", 1), ("sea", 1), ("off", 0)])
def test_W_9_1_1_bishop_brings_a_faith_at_taxation_while_he_is_on_the_board(where: str, faith: int) -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "english_50")
    office(game, 0, "star", "bishop")
    if where == "sea":
        game.places = put(game.places, army, PORT + AREA["cadiz"])
    elif where == "off":
        game.places = put(game.places, army, OFF_BOARD)
    tax(game)
    assert (game.faith, game.head) == ([faith, 0, 0], 1)


@pytest.mark.parametrize(("owner", "besieged", "crowns"), [(0, False, 2 + 1), (0, True, 0), (1, False, 0)])
def test_W_9_1_1_seneschal_brings_a_crown_from_an_own_unbesieged_city(owner: int, besieged: bool, crowns: int) -> None:
    game = table()
    own(game, owner, "monz")
    noble(game, 0, "star", "monz", "english_50")
    office(game, 0, "star", "seneschal")
    if besieged:
        noble(game, 1, "star", "monz", "english_50")
        game.besiegers = put(game.besiegers, city("monz"), 1)
    tax(game)
    assert game.crowns[0] == 15 + crowns


def bearer_battle(slot: str, exhausted: bool) -> WarriorKnights:
    """Emerande's noble is attacked in the open field; nobody holds a victory card."""
    game = table(2)
    army = noble(game, 1, slot, "oakvale", "vassal_100")
    noble(game, 0, "star", "oakvale", "english_100")
    game.strongholds = [AREA["iron_hills"], AREA["millbrook"]]
    office(game, 1, slot, "standard_bearer")
    if exhausted:
        game.exhausted = BIT[army]
    fates(game, 1, 8, 12, 16, 22, 24)  # prevent only
    reveal(game, "0:versatile_strategy")
    play(game, "target oakvale", "fight emerande, with star, attack", "offer 0")
    play(game, "drop fate_01, drop fate_08, keep the rest", "drop fate_16, drop fate_22, keep the rest")
    return game


def test_W_11_9_standard_bearer_counts_a_victory_if_he_wants() -> None:
    game = bearer_battle("circle", False)
    assert (asks(game), game.turn()) == ("UseAbility", 1)
    forgone = game.clone()
    play(game, "use ability")
    assert game.verdict == -1
    play(forgone, "forgo ability")
    assert forgone.verdict == 0


def test_W_11_9_standard_bearer_adds_to_the_triangle() -> None:
    game = bearer_battle("triangle", False)
    play(game, "use ability", "use ability")
    assert game.verdict == -2


def test_W_11_9_standard_bearer_who_is_exhausted_counts_nothing() -> None:
    game = bearer_battle("circle", True)
    assert game.verdict == 0
    assert asks(game) != "UseAbility"


def test_W_12_3_an_office_is_discarded_at_his_death() -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "vassal_50")
    office(game, 0, "star", "bishop")
    fates(game, 9)
    push_death(game, army)
    game.advance(FastChance(1))
    assert (game.offices[army], game.agenda_discard) == (-1, [AGENDA["bishop"]])


def test_an_owner_changes_the_victories_of_the_standard_bearer(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[agenda]]\nid = "standard_bearer"\nparams = { victories = 2 }\n', "utf-8")
    game = bearer_battle("circle", False)
    game.charter.data = load_data(str(path))
    play(game, "use ability")
    assert game.verdict == -2
