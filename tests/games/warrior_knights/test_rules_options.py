"""W-16 Options that are played beside answering."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.cards import (
    AREA,
    EVENT_IDS,
    HERETIC,
    NO_ASSAULTS,
    NO_HIRING,
    NO_ROADS,
    NO_SEA,
    NO_SIEGES,
    OFF_BOARD,
    REMOVED,
)
from banneret.games.warrior_knights.rules.data import load_data
from banneret.games.warrior_knights.rules.state import RAZED, WarriorKnights, put
from banneret.games.warrior_knights.rules.troops import check_armies, push_death
from tests.games.warrior_knights.card_tables import agenda, drawn, hurt, lasts, meet, office
from tests.games.warrior_knights.tables import city, fates, heard, legal, noble, own, play, reveal, table, upkeep


def side(game: WarriorKnights, seat: int, text: str) -> None:
    action = WARRIOR_KNIGHTS.rules.catalogue.parse(text)
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
    action = WARRIOR_KNIGHTS.rules.catalogue.parse("atone heretic")
    assert action not in game.side(0)
    game.faith = [3, 0]
    side(game, 0, "atone heretic")
    assert (game.faith[0], game.event_discard) == (0, [HERETIC])
    game.check()


def late(seat: int, name: str, on: int, faith: int) -> WarriorKnights:
    """A lasting event lies on a Baron or his noble, who may answer for it later."""
    game = table(2, {"miracles_can_happen": "on"})
    lasts(game, name, on)
    game.faith = [faith if at == seat else 0 for at in range(2)]
    reveal(game, "0:levy_taxes")
    return game


@pytest.mark.parametrize(
    ("name", "matter", "on", "cost"),
    [("heretic", "heretic", 1, 3), ("bad_harvest", "bad_harvest", 1, 2), ("no_heir", "square", 6, 2),
     ("broken_line", "circle", 8, 3)],
    ids=["heretic", "bad_harvest", "no_heir", "broken_line"],
)  # fmt: skip
def test_W_16_6_the_affected_baron_pays_the_printed_cost_and_one_faith_more(
    name: str, matter: str, on: int, cost: int
) -> None:
    action = WARRIOR_KNIGHTS.rules.catalogue.parse(f"atone {matter}")
    poor = late(1, name, on, cost - 1)
    assert action not in poor.side(1)
    game = late(1, name, on, cost)
    assert action not in game.side(0)
    side(game, 1, f"atone {matter}")
    assert (game.faith[1], game.in_force[EVENT_IDS.index(name)]) == (0, -1)
    assert EVENT_IDS.index(name) in game.event_discard
    game.check()


def test_W_16_6_an_event_without_a_printed_cost_cannot_be_ended_later(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[event]]\nid = "heretic"\ncancel = -1\n', "utf-8")
    game = late(1, "heretic", 1, 9)
    game.charter.data = load_data(str(path))
    assert WARRIOR_KNIGHTS.rules.catalogue.parse("atone heretic") not in game.side(1)


def test_W_16_6_not_once_the_noble_is_removed_and_not_without_the_option() -> None:
    game = late(1, "no_heir", 6, 9)
    game.places = put(game.places, 6, REMOVED)
    assert WARRIOR_KNIGHTS.rules.catalogue.parse("atone square") not in game.side(1)
    off = table(2)
    lasts(off, "heretic", 0)
    off.faith = [9, 9]
    reveal(off, "0:levy_taxes")
    assert WARRIOR_KNIGHTS.rules.catalogue.parse("atone heretic") not in off.side(0)


@pytest.mark.parametrize("option", ["17", "18"])
def test_A_1_uran_is_a_city_with_eighteen_only(option: str) -> None:
    game = table(3, {"kingdom_cities": option})
    fates(game, 15, 8)  # Uran, berac
    drawn(game, "arson", 0)
    assert game.owners[city("uran")] == RAZED
    assert (game.owners[city("berac")] == RAZED) == (option == "17")


@pytest.mark.parametrize("option", ["off", "on"])
def test_W_16_5_desertion_leaves_an_abandoned_noble_alive(option: str) -> None:
    """W-12.2 and W-12.3 without a deserter; the mark of No Heir has no effect."""
    game = table(3, {"abandoned_nobles": option})
    army = noble(game, 0, "star", "monz", "english_100", "polish_50", "vassal_50")
    office(game, 0, "star", "bishop")
    lasts(game, "no_heir", army)
    hurt(game, army, 1)
    fates(game, 3, 5)  # English desert; the next names the Poles
    drawn(game, "desertion", 0)
    if option == "on":
        assert (game.places[army], game.dead) == (OFF_BOARD, 0)
        assert game.armies[army] == [24]  # the Poles are discarded for the casualty
        assert len(game.mercenary_discard) == 1
    else:
        assert (game.places[army], game.armies[army]) == (REMOVED, [])
    assert game.offices[army] == -1
    game.check()


def test_W_16_5_mutiny_and_expulsion_abandon_too() -> None:
    game = table(3, {"abandoned_nobles": "on"})
    army = noble(game, 0, "star", "monz", "english_100", "vassal_100")
    hurt(game, army, 1)
    other = game.clone()
    other.listen()
    fates(game, 3)
    drawn(game, "mutiny", 1)
    play(game, "let go")
    assert (game.places[army], game.dead, "noble_abandoned" in heard(game)) == (OFF_BOARD, 0, True)
    agenda(other, "expel_mercenaries")
    meet(other)
    fates(other, 3)
    play(other, "commit 1", "commit 0", "commit 0", "vote yes", "accept")
    assert (other.places[army], other.dead, "noble_abandoned" in heard(other)) == (OFF_BOARD, 0, True)


def test_W_16_5_a_plague_still_kills() -> None:
    game = table(3, {"abandoned_nobles": "on"})
    army = noble(game, 0, "star", "monz", "vassal_100")
    fates(game, 9)
    drawn(game, "plague", 0)
    assert game.dead == BIT[army]


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


@pytest.mark.parametrize(("motion", "answers"), [(NO_SIEGES, "siege"), (NO_ASSAULTS, "assault")])
def test_W_16_1_battles_against_an_open_motion_are_defiance(motion: int, answers: str) -> None:
    game = table(2, {"open_private_motions": "on"})
    game.open_laws = BIT[motion]
    noble(game, 0, "star", "monz", "english_200")
    reveal(game, "0:versatile_strategy")
    play(game, "target monz", f"{answers}, with star, attack")
    assert game.banned == BIT[0]


@pytest.mark.parametrize(("motion", "answers"), [(NO_SIEGES, "assault"), (NO_ASSAULTS, "siege")])
def test_W_16_1_an_open_motion_forbids_its_own_kind_of_battle_alone(motion: int, answers: str) -> None:
    game = table(2, {"open_private_motions": "on"})
    game.open_laws = BIT[motion]
    noble(game, 0, "star", "monz", "english_200")
    reveal(game, "0:versatile_strategy")
    play(game, "target monz", f"{answers}, with star, attack")
    assert game.banned == 0


def test_W_16_1_hiring_against_the_open_motion_is_defiance_and_markers_come_off() -> None:
    game = table(2, {"open_private_motions": "on"})
    game.open_laws = BIT[NO_HIRING]
    game.track = [0, 1, -1, -1, -1, -1, -1]
    reveal(game, "0:draft_soldiers")
    play(game, "mark n2", "pass")
    assert (game.banned, game.track[0]) == (0, -1)
    hired = next(answer for answer in legal(game) if answer.startswith("hire"))
    play(game, f"{hired}, done")
    assert game.banned == BIT[1]


def test_W_16_1_a_banned_baron_ignores_an_open_motion() -> None:
    game = table(2, {"open_private_motions": "on"})
    game.open_laws = BIT[NO_SEA]
    game.banned = BIT[1]
    noble(game, 1, "star", "ballin", "vassal_50")
    reveal(game, "1:versatile_strategy")
    play(game, "choose star", "sail cadiz, go")
    assert (game.banned, game.chairman) == (BIT[1], 0)
