"""W-8.2 to W-8.5 Fund Expeditions, Upgrade Defenses, Muster Troops and Uncertain Times."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.cards import FIRST_STRONGHOLD, OFF_BOARD, SLOTS
from banneret.games.warrior_knights.rules.state import WarriorKnights, put
from tests.games.warrior_knights.card_tables import at_sea, hurt
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


def on_its_way(game: WarriorKnights, expedition: int, space: int, *stakes: int) -> None:
    """An expedition under way with the stakes of the seats."""
    game.expeditions = put(game.expeditions, expedition, space)
    for seat, stake in enumerate(stakes):
        game.stakes = put(game.stakes, expedition * int(game.players) + seat, stake)


def test_W_8_2_1_the_chairman_alone_starts_one_that_is_not_under_way() -> None:
    game = table()
    game.chairman = 2
    on_its_way(game, 0, 1, 1)
    reveal(game, "fund_expeditions")
    assert (asks(game), game.turn(), legal(game)) == (
        "LaunchExpedition",
        2,
        ["launch spice_islands", "launch china", "pass"],
    )
    assert why(game, "launch ceylon") == "under_way"
    play(game, "pass")
    assert game.expeditions == [2, 0, 0]


def test_W_8_2_2_stakes_are_asked_in_turn_order_and_need_a_free_marker() -> None:
    game = table()
    game.chairman = 1
    game.crowns = [15, 15, 3]
    game.track = [0, 0, 0, 0, 0, 0, -1]
    on_its_way(game, 0, 1, 1)
    on_its_way(game, 1, 1, 1)  # all eight of madder's markers are used
    reveal(game, "fund_expeditions")
    play(game, "launch china")
    assert game.turn() == 1
    play(game, "stake 5")
    assert (game.turn(), legal(game)[-1]) == (2, "stake 3")
    play(game, "stake 2")
    assert game.stakes[6:] == [0, 5, 2]  # madder was not asked
    assert game.crowns == [15, 10, 1]


@pytest.mark.parametrize(("faith", "blessed"), [(1, True), (0, False)])
def test_W_8_2_3_the_head_blesses_with_a_faith(faith: int, blessed: bool) -> None:
    game = table()
    game.faith = [0, faith, 0]
    reveal(game, "fund_expeditions")
    play(game, "launch ceylon", "stake 1", "stake 0", "stake 0")
    if blessed:
        assert (asks(game), game.turn()) == ("BlessExpedition", 1)
        play(game, "bless")
    assert (game.blessed, game.faith[1], game.expeditions) == (BIT[0] if blessed else 0, 0, [1, 0, 0])


def test_W_8_2_5_only_what_was_under_way_before_the_card_advances() -> None:
    game = table()
    on_its_way(game, 1, 1, 0, 4)
    reveal(game, "fund_expeditions")
    play(game, "launch china", "stake 1", "stake 0", "stake 0")
    assert game.expeditions == [0, 2, 1]


@pytest.mark.parametrize(("number", "gained"), [(2, 4), (10, 3), (20, 2), (1, 0)])
def test_W_8_2_6_X_8_each_funder_gets_his_stake_times_the_result(number: int, gained: int) -> None:
    game = table()
    on_its_way(game, 2, 2, 5, 0, 1)
    fates(game, number)
    reveal(game, "fund_expeditions")
    play(game, "pass")
    assert game.crowns == [15 + 5 * gained, 15, 15 + gained]
    assert (game.expeditions[2], game.stakes) == (0, [0] * 9)  # a lost fleet comes off as well
    game.check()


def test_W_8_2_6_no_news_leaves_everything_on_space_three_blessing_too() -> None:
    game = table()
    on_its_way(game, 2, 2, 5)
    game.blessed = BIT[2]
    fates(game, 7, 8, 1, 9)  # no news twice; then lost and no news: the better is no news
    reveal(game, "fund_expeditions", "fund_expeditions")
    play(game, "pass")
    assert (game.expeditions[2], game.stakes[6], game.blessed) == (3, 5, BIT[2])
    play(game, "pass")
    assert (game.expeditions[2], game.blessed, game.crowns[0]) == (3, BIT[2], 15)


def test_W_8_2_6_several_results_are_drawn_in_their_order() -> None:
    game = table()
    for expedition in range(3):
        on_its_way(game, expedition, 2, 1)
    fates(game, 1, 2, 10)  # one card each: Ceylon 2x, Spice Islands 3x, China 3x
    reveal(game, "fund_expeditions")  # none can be started, so nobody is asked
    results = [event.parts["result"] for event in game.events if event.name == "expedition_result"]
    assert (results, game.crowns[0]) == (["2", "3", "3"], 23)


def test_W_16_1_starting_an_expedition_against_the_open_motion_is_defiance() -> None:
    game = table(3, {"open_private_motions": "on"})
    game.open_laws = BIT[4]
    reveal(game, "fund_expeditions")
    play(game, "launch china")
    assert game.banned == BIT[0]


def test_W_8_3_each_baron_in_turn_order_does_one_thing() -> None:
    game = table()
    game.chairman = 1
    for seat, name in enumerate(("vecht", "monz", "rota")):
        own(game, seat, name)
        game.breaches = put(game.breaches, city(name), 1)
    reveal(game, "upgrade_defenses")
    assert (game.turn(), legal(game)) == (1, ["mend monz", "fortify monz", "pass"])
    play(game, "fortify monz")
    assert (game.turn(), game.crowns[1], game.fortified) == (2, 11, BIT[city("monz")])
    play(game, "mend rota, done")
    assert (game.turn(), game.crowns[2], game.breaches[city("rota")]) == (0, 13, 0)
    play(game, "pass")
    assert (game.crowns[0], game.breaches[city("vecht")], asks(game)) == (15, 1, "PlanCards")


def test_W_8_3_the_stronghold_is_repaired_on_the_board_only() -> None:
    game = table()
    game.breaches = put(game.breaches, FIRST_STRONGHOLD, 3)
    game.crowns = [5, 15, 15]
    reveal(game, "upgrade_defenses")
    begin(game, "mend stronghold, mend stronghold")
    assert legal(game) == ["done"]  # the third costs more than he has
    play(game, "done")
    assert (game.crowns[0], game.breaches[FIRST_STRONGHOLD]) == (1, 1)
    away = table()
    away.strongholds = put(away.strongholds, 0, OFF_BOARD)
    reveal(away, "upgrade_defenses")
    assert asks(away) == "PlanCards"


def test_W_8_3_nothing_besieged_and_nothing_that_he_cannot_pay() -> None:
    game = table()
    own(game, 0, "vecht", "monz")
    game.breaches = put(put(game.breaches, city("vecht"), 1), FIRST_STRONGHOLD, 1)
    game.besiegers = put(put(game.besiegers, city("vecht"), 1), FIRST_STRONGHOLD, 1)
    game.crowns = [3, 15, 15]
    reveal(game, "upgrade_defenses")
    assert asks(game) == "PlanCards"  # four crowns to fortify monz are one too many
    game = table()
    own(game, 0, "vecht", "monz")
    game.besiegers = put(game.besiegers, city("vecht"), 1)
    reveal(game, "upgrade_defenses")
    assert (why(game, "fortify vecht"), why(game, "mend monz")) == ("cannot_fortify", "nothing_to_mend")


def test_W_8_4_one_army_anywhere_two_crowns_a_token() -> None:
    game = table()
    sailor = at_sea(game, 0, "star", "cadiz", "english_200", "swiss_200")
    hurt(game, sailor, 3)
    hurt(game, 4, 1)
    own(game, 1, "vecht")
    shut_in = noble(game, 1, "star", "vecht", "english_150")
    hurt(game, shut_in, 1)
    game.besiegers = put(game.besiegers, city("vecht"), 2)
    noble(game, 2, "star", "vecht", "vassal_50")
    game.crowns = [5, 15, 15]
    reveal(game, "muster_troops")
    assert legal(game) == ["heal star", "heal garrison", "pass"]
    assert why(game, "heal square") == "cannot_heal"
    begin(game, "heal star, heal star")
    assert legal(game) == ["done"]
    play(game, "done")
    assert (game.casualties[sailor], game.casualties[4], game.crowns[0]) == (1, 1, 1)
    assert game.turn() == 1  # inside a besieged city, and healed all the same
    play(game, "heal star, done")
    assert (game.casualties[SLOTS], game.crowns[1]) == (0, 13)
    assert asks(game) == "PlanCards"


def test_W_8_5_uncertain_times_ask_nobody() -> None:
    game = table()
    reveal(game, "uncertain_times")
    assert ("neutral_card" in heard(game), asks(game)) == (True, "PlanCards")
