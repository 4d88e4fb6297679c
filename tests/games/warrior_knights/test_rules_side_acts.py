"""W-16.2, W-16.6 Heirs and late cancels in the middle of somebody's answer."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of
from banneret.games.warrior_knights.rules.cards import (
    ARSON,
    BAD_HARVEST,
    BROKEN_LINE,
    MUTINY,
    NATION_IDS,
    NO_HEIR,
    OFF_BOARD,
    REMOVED,
    ROBBERS,
)
from banneret.games.warrior_knights.rules.event_mutiny import MutinyRound
from banneret.games.warrior_knights.rules.state import WarriorKnights, put
from tests.games.warrior_knights.tables import (
    asks,
    fates,
    legal,
    own,
    play,
    reveal,
    table,
    troop,
    upkeep,
    why,
)

QUIET = [1, 2, 3, 6, 7, 8]


def rest(game: WarriorKnights) -> None:
    """Everybody passes until the next planning."""
    while not game.over and asks(game) != "PlanCards":
        play(game, legal(game)[-1])


def test_W_13_6_a_waiting_noble_without_his_heir_carries_no_casualties() -> None:
    game = table(2, {"exchange_heirs": "on"})
    game.dead = BIT[0]
    game.heirs = put(game.heirs, 0, 1)
    troop(game, 0, "garrison", "swiss_150")
    game.casualties = put(game.casualties, garrison_of(0), 2)
    upkeep(game)
    play(game, "choose star, take garrison:all, go")
    rest(game)
    assert (game.places[0], game.casualties[0]) == (OFF_BOARD, 0)
    game.check()


def kill(game: WarriorKnights, seat: int, noble_id: str) -> None:
    action = WARRIOR_KNIGHTS.rules.catalogue.parse(f"kill {noble_id}")
    assert action in game.side(seat)
    game.apply_side(seat, action, FastChance(1))


def test_W_16_2_an_heir_killed_while_his_troops_are_being_taken() -> None:
    game = table(2, {"exchange_heirs": "on"})
    troop(game, 0, "square", "swiss_150")
    game.dead = BIT[1]
    game.heirs = put(game.heirs, 1, 1)
    upkeep(game)
    play(game, "choose star, take square:swiss_150")
    kill(game, 1, "ricardo")
    assert game.places[1] == REMOVED
    assert (asks(game), game.picked[0]) == ("Rearrange", [])
    assert why(game, "choose square") == "rearrange_or_pass"
    rest(game)
    game.check()


def test_W_16_2_an_heir_killed_while_his_noble_is_about_to_return() -> None:
    game = table(2, {"exchange_heirs": "on"})
    own(game, 0, "kovel")
    troop(game, 0, "square", "swiss_150")
    game.dead = BIT[1]
    fates(game, *QUIET)
    upkeep(game)
    play(game, "pass")
    assert (asks(game), game.stack[-1].parts()) == ("ReturnNoble", [0, 1])
    kill(game, 0, "ricardo")
    assert game.places[1] == REMOVED
    assert (asks(game), game.turn()) != ("ReturnNoble", 0)
    rest(game)
    game.check()


def test_W_16_2_an_heir_killed_while_his_troops_mutiny() -> None:
    game = table(2, {"exchange_heirs": "on"})
    troop(game, 0, "square", "swiss_150")
    troop(game, 0, "garrison", "swiss_50")
    game.dead = BIT[1]
    game.heirs = put(game.heirs, 1, 1)
    game.target = 3  # the Swiss
    game.push(MutinyRound(game.turn_order(), 0, []))
    game.advance(FastChance(1))
    assert asks(game) == "PayMutineer"
    kill(game, 1, "ricardo")
    assert (asks(game), game.stack[-1].parts()[1]) == ("PayMutineer", garrison_of(0))
    play(game, "pay")
    assert game.crowns[0] == 14


@pytest.mark.parametrize("event", [NO_HEIR, BROKEN_LINE])
def test_W_16_2_a_waiting_noble_who_goes_before_the_event_strikes_him_is_not_marked(event: int) -> None:
    """He was the random target; while its cancelling was considered his heir was killed: nothing is left to strike."""
    game = table(2, {"exchange_heirs": "on"})
    troop(game, 0, "square", "swiss_150")
    game.dead = BIT[1]
    game.heirs = put(game.heirs, 1, 1)
    game.faith = [2, 0]
    game.head = 0
    game.event_deck = [event, *[card for card in game.event_deck if card != event]]
    fates(game, 2)  # madder's square
    reveal(game, "important_event")
    play(game, "draws madder")
    assert (game.target, asks(game)) == (1, "CancelEvent" if event == NO_HEIR else "PledgeFaith")
    kill(game, 1, "ricardo")
    while asks(game) in ("CancelEvent", "PledgeFaith"):
        play(game, "decline" if event == NO_HEIR else "pledge 0")
    assert game.places[1] == REMOVED
    assert (game.in_force[event], game.event_discard) == (-1, [event])
    game.check()


def test_W_16_6_faith_that_is_pledged_cannot_be_spent_twice() -> None:
    game = table(2, {"miracles_can_happen": "on"})
    game.in_force = put(game.in_force, BAD_HARVEST, 0)
    game.event_deck = [ARSON, *[card for card in game.event_deck if card not in (BAD_HARVEST, ARSON)]]
    game.faith = [2, 1]
    reveal(game, "important_event")
    play(game, "draws madder")
    action = WARRIOR_KNIGHTS.rules.catalogue.parse("atone bad_harvest")
    assert action in game.side(0)
    play(game, "pledge 1")
    assert action not in game.side(0)
    play(game, "pledge 1")
    assert game.faith == [1, 0]
    game.check()


def late_harvest(faith: list[int], event: int) -> WarriorKnights:
    """Bad Harvest lies on the first Baron, and an event is about to be drawn."""
    game = table(2, {"miracles_can_happen": "on"})
    game.in_force = put(game.in_force, BAD_HARVEST, 0)
    game.event_deck = [event, *[card for card in game.event_deck if card not in (BAD_HARVEST, event)]]
    game.faith = faith
    return game


def test_W_16_6_votes_of_the_last_meeting_bind_no_faith() -> None:
    game = late_harvest([2, 1], ROBBERS)
    game.pledges = [5, 0]  # votes that were committed in the Assembly
    reveal(game, "important_event")
    play(game, "draws emerande")
    assert asks(game) == "CancelEvent"
    assert WARRIOR_KNIGHTS.rules.catalogue.parse("atone bad_harvest") in game.side(0)


def test_W_16_6_faith_that_was_pledged_in_vain_is_free_again() -> None:
    game = late_harvest([2, 0], MUTINY)
    fates(game, 1)
    nation = game.charter.data.fates[game.fate[0]].nation
    troop(game, 1, "garrison", f"{NATION_IDS[nation]}_50")
    reveal(game, "important_event")
    play(game, "draws madder", "pledge 1", "pledge 0")
    assert asks(game) == "PayMutineer"
    assert game.faith == [2, 0]
    assert WARRIOR_KNIGHTS.rules.catalogue.parse("atone bad_harvest") in game.side(0)


def test_W_15_1_a_gift_may_be_as_large_as_anybody_s_purse() -> None:
    game = table(2)
    game.crowns = [250, 0]
    reveal(game, "0:levy_taxes")
    gift = WARRIOR_KNIGHTS.rules.catalogue.parse("gift emerande:250")
    assert gift in game.side(0)
    game.apply_side(0, gift, FastChance(1))
    assert game.crowns == [0, 250]


def test_W_15_1_a_gift_that_cannot_be_given_says_why() -> None:
    game = table(2)
    reveal(game, "0:levy_taxes")
    assert why(game, "gift emerande:16") == "gift_limit"
    assert why(game, "gift viola:1") == "gift_limit"
    assert why(game, "atone heretic") == "no_side_act"
    off = table(2, {"negotiation": "off"})
    reveal(off, "0:levy_taxes")
    assert why(off, "gift emerande:1") == "no_gifts"
