"""W-16 Options that are played beside answering."""

from __future__ import annotations

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.games.warrior_knights.cards import AREA, HERETIC, NO_ROADS, NO_SEA, OFF_BOARD, REMOVED
from banneret.games.warrior_knights.meta import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.state import WarriorKnights, put
from banneret.games.warrior_knights.troops import check_armies, push_death
from tests.games.warrior_knights.tables import fates, noble, own, play, reveal, table, upkeep


def side(game: WarriorKnights, seat: int, text: str) -> None:
    action = WARRIOR_KNIGHTS.catalogue.parse(text)
    assert action in game.side(seat), text
    game.apply_side(seat, action, FastChance(1))


def test_W_16_2_a_noble_returns_only_with_his_heir() -> None:
    game = table(2, {"exchange_heirs": "on"})
    army = noble(game, 0, "star", "monz", "vassal_100")
    reveal(game, "0:levy_taxes")
    side(game, 0, "heir guy_de_solferino:emerande")
    assert game.heirs[army] == 1
    play(game, "decline")
    fates(game, 1)
    push_death(game, army)
    game.advance(FastChance(1))
    assert (game.places[army], game.dead) == (OFF_BOARD, BIT[army])
    own(game, 0, "monz")
    held = game.clone()
    held.heirs = put(held.heirs, army, 0)
    for at, back in ((game, False), (held, True)):
        fates(at, 1)
        upkeep(at)
        while at.turn() == 0 and at.phase == 3:
            play(at, "pass" if "pass" in [answer.notation for answer in at.legal(0)] else at.legal(0)[0].notation)
        assert (at.places[army] >= 0) == back


def test_W_16_2_a_killed_heir_ends_a_waiting_noble() -> None:
    game = table(2, {"exchange_heirs": "on"})
    army = noble(game, 0, "star", "monz", "vassal_100")
    game.heirs = put(game.heirs, army, 1)
    fates(game, 1)
    push_death(game, army)
    game.advance(FastChance(1))
    side(game, 1, "kill guy_de_solferino")
    assert game.places[army] == REMOVED
    assert len(game.vassals_gone[0]) == 1
    game.check()


def test_W_16_5_a_noble_lost_by_desertion_is_abandoned() -> None:
    game = table(2, {"abandoned_nobles": "on"})
    army = noble(game, 0, "star", "monz", "vassal_50")
    game.in_force = put(game.in_force, 1, army)
    game.event_deck = [card for card in game.event_deck if card != 1]
    game.casualties = put(game.casualties, army, 1)
    check_armies(game, True)
    game.advance(FastChance(1))
    assert game.places[army] == OFF_BOARD
    assert len(game.armies[army]) == 1
    game.check()


def test_W_16_6_a_lasting_event_can_end_later_for_more_faith() -> None:
    game = table(2, {"miracles_can_happen": "on"})
    game.in_force = put(game.in_force, HERETIC, 0)
    game.event_deck = [card for card in game.event_deck if card != HERETIC]
    game.faith = [2, 0]
    reveal(game, "0:levy_taxes")
    action = WARRIOR_KNIGHTS.catalogue.parse("atone heretic")
    assert action not in game.side(0)
    game.faith = [3, 0]
    side(game, 0, "atone heretic")
    assert (game.faith[0], game.event_discard) == (0, [HERETIC])
    game.check()


def test_W_16_1_what_an_open_motion_forbids_is_defiance() -> None:
    game = table(2, {"open_private_motions": "on"})
    game.open_laws = BIT[NO_ROADS] | BIT[NO_SEA]
    noble(game, 0, "star", "isar", "vassal_50")
    noble(game, 1, "star", "ballin", "vassal_50")
    reveal(game, "0:versatile_strategy", "1:versatile_strategy")
    play(game, "choose star", "step bridgefields, go")
    assert game.banned == 0
    play(game, "choose star", "sail cadiz, go")
    assert game.banned == BIT[1]


def test_W_16_1_a_road_march_against_the_motion_bans() -> None:
    game = table(2, {"open_private_motions": "on"})
    game.open_laws = BIT[NO_ROADS]
    army = noble(game, 0, "star", "isar", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star", "step bridgefields, step vecht, go")
    assert (game.places[army], game.banned) == (AREA["vecht"], BIT[0])
