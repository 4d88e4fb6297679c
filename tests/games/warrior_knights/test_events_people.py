"""Section 5.1 The events that strike nobles or help them. The numbers are those of the specification."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.games.warrior_knights.rules.cards import (
    ASSASSIN,
    BROKEN_LINE,
    HERETIC,
    NO_HEIR,
    OFF_BOARD,
    PLAGUE,
    REMOVED,
    SLOTS,
)
from banneret.games.warrior_knights.rules.state import put
from banneret.games.warrior_knights.rules.troops import push_death
from tests.games.warrior_knights.card_tables import at_sea, drawn, hurt, lasts, top_event
from tests.games.warrior_knights.tables import asks, begin, fates, heard, legal, noble, own, play, reveal, table, why


def test_W_8_1_heretic_passes_the_token_to_the_other_baron_with_most_faith() -> None:
    game = table(4)
    game.faith = [1, 2, 3, 1]
    drawn(game, "heretic", 0)
    assert (game.head, game.in_force[HERETIC]) == (2, 0)
    game.faith = [5, 0, 0, 0]
    reveal(game, "0:serve_the_church")
    play(game, "execute")
    assert (game.faith[0], game.head) == (5, 2)  # no faith, and no token though he has most


def test_W_8_1_heretic_a_tie_for_the_token_is_settled_by_fate() -> None:
    game = table(4)
    game.faith = [0, 2, 2, 1]
    fates(game, 13, 1, 9)  # zobel has less faith, madder is the heretic, niebieski is one of the tied
    drawn(game, "heretic", 0)
    assert game.head == 2


def test_W_8_1_heretic_is_cancelled_by_its_drawer_for_two_faith() -> None:
    game = table()
    game.faith = [2, 5, 5]
    drawn(game, "heretic", 0)
    assert (asks(game), game.turn()) == ("CancelEvent", 0)
    play(game, "pay")
    assert (game.faith[0], game.head, game.in_force[HERETIC]) == (0, 0, -1)
    assert game.event_discard == [HERETIC]


def test_W_8_1_no_heir_marks_a_noble_by_his_shape() -> None:
    game = table()
    army = noble(game, 0, "square", "monz", "vassal_50")
    fates(game, 2, 8)  # a square; then English, for the deserter
    drawn(game, "no_heir", 0)
    assert (game.in_force[NO_HEIR], NO_HEIR in game.event_discard) == (army, False)
    assert "no_heir" in heard(game)
    push_death(game, army)
    game.advance(FastChance(1))
    assert (game.places[army], game.vassals_gone[0]) == (REMOVED, [24])
    game.check()


def test_W_8_1_no_heir_passes_over_marked_and_removed_nobles_and_fizzles_without_another() -> None:
    game = table()
    lasts(game, "broken_line", 0)
    for shape in (1, 2):
        game.places = put(game.places, shape, REMOVED)
    fates(game, 1, 2, 3, 4)  # star: marked; square, triangle: removed; circle
    drawn(game, "no_heir", 0)
    assert game.in_force[NO_HEIR] == 3
    nobody = table()
    lasts(nobody, "broken_line", 0)
    nobody.faith = [3, 0, 0]
    for shape in (1, 2, 3):
        nobody.places = put(nobody.places, shape, REMOVED)
    drawn(nobody, "no_heir", 0)
    assert "fizzles" in heard(nobody)
    assert (nobody.event_discard, nobody.faith[0]) == ([NO_HEIR], 3)  # no cancel window


@pytest.mark.parametrize(("troops", "tokens"), [(("english_200", "vassal_100"), 2), (("vassal_50",), 0)])
def test_W_8_1_assassin_puts_two_casualties_on_a_noble_but_never_more_than_kill_him(
    troops: tuple[str, ...], tokens: int
) -> None:
    game = table()
    army = noble(game, 0, "triangle", "monz", *troops)
    fates(game, 1, 3, 12)  # the star noble is off the board, so the next; then a deserter of another nationality
    drawn(game, "assassin", 0)
    alive = tokens > 0
    assert (game.casualties[army], game.places[army] >= 0) == (tokens, alive)
    assert [event.parts["count"] for event in game.events if event.name == "casualties"] == [2 if alive else 1]
    assert game.event_discard == [ASSASSIN]


def test_W_8_1_assassin_reaches_a_noble_at_sea_and_fizzles_where_none_is_on_the_board() -> None:
    game = table()
    army = at_sea(game, 0, "circle", "cadiz", "english_200", "swiss_100")
    fates(game, 4)
    drawn(game, "assassin", 0)
    assert game.casualties[army] == 2
    nobody = table()
    nobody.faith = [1, 0, 0]
    drawn(nobody, "assassin", 0)
    assert ("fizzles" in heard(nobody), nobody.faith[0]) == (True, 1)


def test_W_8_1_plague_wounds_all_nobles_of_the_drawer_and_spares_the_garrison() -> None:
    game = table()
    strong = noble(game, 0, "star", "monz", "english_200")
    sailor = at_sea(game, 0, "square", "cadiz", "swiss_150")
    weak = noble(game, 0, "circle", "vecht", "vassal_100")
    other = noble(game, 1, "star", "isar", "vassal_50")
    fates(game, 9)
    drawn(game, "plague", 0)
    assert (game.casualties[strong], game.casualties[sailor]) == (1, 1)
    assert (game.places[weak], game.dead) == (OFF_BOARD, BIT[weak])  # 100 losses, 100 troops
    assert (game.casualties[4], game.casualties[other]) == (0, 0)
    assert game.event_discard == [PLAGUE]


def test_W_8_1_plague_kills_in_the_order_of_shapes() -> None:
    game = table()
    for slot in ("circle", "star"):
        noble(game, 0, slot, "monz", "vassal_50")
    drawn(game, "plague", 0)
    dead = [event.parts["noble"] for event in game.events if event.name == "noble_dies"]
    assert dead == ["star", "circle"]


def test_W_8_1_kidnapped_costs_five_crowns_or_the_noble() -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "vassal_50")
    fates(game, 5, 9)  # a star; then lombard
    drawn(game, "kidnapped", 0)
    assert (asks(game), game.turn(), legal(game)) == ("PayRansom", 0, ["pay", "decline"])
    paid = game.clone()
    play(paid, "pay")
    assert (paid.crowns[0], paid.places[army]) == (10, 13)
    play(game, "decline")
    assert (game.crowns[0], game.places[army]) == (15, OFF_BOARD)


def test_W_8_1_kidnapped_cannot_be_paid_with_four_crowns() -> None:
    game = table()
    game.crowns = [4, 15, 15]
    army = noble(game, 0, "star", "monz", "vassal_50")
    fates(game, 5, 9)
    drawn(game, "kidnapped", 0)
    assert (game.crowns[0], game.places[army]) == (4, OFF_BOARD)  # nothing was left to decide
    nobody = table()
    drawn(nobody, "kidnapped", 0)
    assert "fizzles" in heard(nobody)


def test_W_8_1_healing_waters_takes_all_casualties_off_one_army() -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "english_200", "swiss_100")
    hurt(game, army, 2)
    hurt(game, 4, 1)
    drawn(game, "healing_waters", 0)
    assert (game.turn(), legal(game)) == (0, ["heal star", "heal garrison"])
    assert why(game, "heal square") == "not_offered_by_event"
    play(game, "heal star, done")
    assert (game.casualties[army], game.casualties[4]) == (0, 1)


def test_W_8_1_healing_waters_leaves_nothing_to_choose_with_one_hurt_army_or_none() -> None:
    game = table()
    hurt(game, 4, 2)
    drawn(game, "healing_waters", 0)
    assert (game.casualties[4], asks(game)) == (0, "PlanCards")
    sound = table()
    drawn(sound, "healing_waters", 0)
    assert asks(sound) == "PlanCards"


def test_W_8_1_second_wind_rests_up_to_two_nobles_in_areas() -> None:
    game = table()
    armies = [noble(game, 0, slot, "monz", "english_50") for slot in ("star", "square", "triangle")]
    sailor = at_sea(game, 0, "circle", "cadiz", "swiss_50")
    game.exhausted |= BIT[armies[0]] | BIT[armies[1]] | BIT[armies[2]]
    drawn(game, "second_wind", 0)
    assert legal(game) == ["refresh star", "refresh square", "refresh triangle", "done"]
    one = game.clone()
    play(one, "refresh triangle, done")
    assert one.exhausted == BIT[armies[0]] | BIT[armies[1]] | BIT[sailor]
    begin(game, "refresh star, refresh square")
    assert legal(game) == ["done"]
    play(game, "done")
    assert game.exhausted == BIT[armies[2]] | BIT[sailor]


def test_W_8_1_second_wind_asks_nobody_who_is_rested() -> None:
    game = table()
    noble(game, 0, "star", "monz", "english_50")
    drawn(game, "second_wind", 0)
    assert asks(game) == "PlanCards"


def test_W_8_1_broken_line_marks_a_noble_of_any_baron() -> None:
    game = table()
    fates(game, 13, 12)  # zobel does not play; the circle of niebieski, who is off the board
    drawn(game, "broken_line", 0)
    assert game.in_force[BROKEN_LINE] == 2 * SLOTS + 3
    assert game.event_discard == []
    game.check()


def test_W_8_1_broken_line_is_cancelled_by_two_faith_from_several_and_fizzles_without_a_noble() -> None:
    game = table()
    game.faith = [1, 0, 1]
    fates(game, 1)
    drawn(game, "broken_line", 0)
    play(game, "pledge 1", "pledge 1")  # emerande has no faith and is not asked
    assert (game.faith, game.in_force[BROKEN_LINE]) == ([0, 0, 0], -1)
    nobody = table()
    for army in range(3 * SLOTS):
        if army % SLOTS < 4:
            nobody.places = put(nobody.places, army, REMOVED)
    drawn(nobody, "broken_line", 0)
    assert "fizzles" in heard(nobody)


@pytest.mark.parametrize("name", ["no_heir", "broken_line"])
def test_W_16_2_no_heir_and_broken_line_end_a_noble_who_waits_for_his_heir(name: str) -> None:
    game = table(3, {"exchange_heirs": "on"})
    army = noble(game, 0, "star", "monz", "vassal_50")
    fates(game, 9)
    push_death(game, army)
    game.advance(FastChance(1))
    assert (game.places[army], game.dead) == (OFF_BOARD, BIT[army])
    fates(game, 1)  # madder's star
    drawn(game, name, 0)
    assert (game.places[army], game.dead, game.vassals_gone[0]) == (REMOVED, 0, [24])
    game.check()


def test_W_8_1_black_death_wounds_all_nobles_in_the_area_of_a_kingdom_city() -> None:
    game = table()
    mine = noble(game, 0, "star", "berac", "english_200", "swiss_100")
    theirs = noble(game, 1, "square", "berac", "vassal_100")
    sailor = at_sea(game, 2, "star", "thira", "vassal_50")
    fates(game, 1, 8, 9)  # cadiz lies overseas; berac; the deserter
    drawn(game, "black_death", 0)
    assert game.casualties[mine] == 2
    assert (game.places[theirs], game.casualties[sailor]) == (OFF_BOARD, 0)


def test_W_8_1_black_death_passes_over_razed_cities_and_ports() -> None:
    game = table()
    own(game, 0, "thira")
    sailor = at_sea(game, 2, "star", "thira", "vassal_50")
    game.owners = put(game.owners, 17, -2)  # berac is razed
    fates(game, 8, 6)
    drawn(game, "black_death", 0)
    assert game.target == -1  # put away
    assert game.casualties[sailor] == 0


def test_W_8_1_black_death_needs_two_faith_to_be_cancelled() -> None:
    game = table()
    game.faith = [2, 0, 0]
    mine = noble(game, 0, "star", "berac", "english_200", "swiss_100")
    fates(game, 8)
    top_event(game, "black_death")
    reveal(game, "important_event")
    play(game, "draws emerande", "pledge 2")
    assert (game.casualties[mine], game.faith) == (0, [0, 0, 0])
