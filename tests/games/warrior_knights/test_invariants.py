"""Section 13: each invariant holds in play, and a position that breaks it is caught with its number."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.invariants import BrokenInvariant
from banneret.core.texts import LANGUAGES
from banneret.core.wording import game_texts
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.positions.words import POSITION_KEYS
from banneret.games.warrior_knights.rules.battle import BeginBattle
from banneret.games.warrior_knights.rules.cards import AREA, FIRST_STRONGHOLD, OFF_BOARD, PORT, REMOVED, TAXATION, URAN
from banneret.games.warrior_knights.rules.invariants import check_progress
from banneret.games.warrior_knights.rules.losses import ChooseDeserter
from banneret.games.warrior_knights.rules.movement import CarryOutMove
from banneret.games.warrior_knights.rules.state import (
    ACTIONS,
    ASSAULT,
    NEUTRAL,
    PLANNING,
    RAZED,
    UPKEEP,
    WarriorKnights,
    put,
    put_list,
)
from banneret.games.warrior_knights.rules.troops import FigureLeaves
from tests.games.warrior_knights.card_tables import charge, chosen, hurt, law, lay, office
from tests.games.warrior_knights.tables import city, noble, own, play, reveal, table


def fate_card_twice(game: WarriorKnights) -> None:
    game.fate = [*game.fate[1:], game.fate[1]]


def event_lost(game: WarriorKnights) -> None:
    game.event_deck = game.event_deck[1:]


def agenda_in_two_places(game: WarriorKnights) -> None:
    law(game, "tithe")
    game.agenda_discard = [*game.agenda_discard, 14]


def mercenary_lost(game: WarriorKnights) -> None:
    game.mercenary_deck = game.mercenary_deck[1:]


def army_unsorted(game: WarriorKnights) -> None:
    noble(game, 0, "star", "monz", "english_50", "polish_50")
    game.armies = put_list(game.armies, 0, game.armies[0][::-1])


def vassal_lost(game: WarriorKnights) -> None:
    game.armies = put_list(game.armies, 4, game.armies[4][1:])


def action_card_lost(game: WarriorKnights) -> None:
    game.hands = put_list(game.hands, 1, game.hands[1][1:])


def plan_without_card(game: WarriorKnights) -> None:
    game.planned = put_list(game.planned, 1, [3])


def neutral_card_lost(game: WarriorKnights) -> None:
    game.neutral_done = game.neutral_done[1:]


def nine_markers(game: WarriorKnights) -> None:
    game.track = [0] * 7
    game.expeditions = [1, 1, 0]
    game.stakes = [1, 0, 0, 1, 0, 0, 0, 0, 0]


def crowns_below_nothing(game: WarriorKnights) -> None:
    game.crowns = [-1, 15, 15]


def faith_below_nothing(game: WarriorKnights) -> None:
    game.faith = [0, 0, -1]


def pool_too_great(game: WarriorKnights) -> None:
    game.pool = 31  # three Barons began with 30


def two_strongholds(game: WarriorKnights) -> None:
    game.strongholds = put(game.strongholds, 1, game.strongholds[0])


def stronghold_in_a_city(game: WarriorKnights) -> None:
    game.strongholds = put(game.strongholds, 1, AREA["monz"])


def noble_without_troops(game: WarriorKnights) -> None:
    noble(game, 0, "star", "monz")


def noble_at_sea_without_troops(game: WarriorKnights) -> None:
    game.places = put(game.places, 0, PORT + AREA["cadiz"])
    game.exhausted = BIT[0]


def spent_noble(game: WarriorKnights) -> None:
    hurt(game, noble(game, 0, "star", "monz", "vassal_100"), 1)


def spent_garrison(game: WarriorKnights) -> None:
    hurt(game, 4, 3)  # 250 troops


def hurt_off_the_board(game: WarriorKnights) -> None:
    hurt(game, 0, 1)


def removed_with_troops(game: WarriorKnights) -> None:
    noble(game, 0, "star", "monz", "vassal_50")
    game.places = put(game.places, 0, REMOVED)


def too_many_breaches(game: WarriorKnights) -> None:
    game.breaches = put(game.breaches, city("monz"), 3)


def breaches_of_a_ruin(game: WarriorKnights) -> None:
    game.owners = put(game.owners, city("monz"), RAZED)
    game.breaches = put(game.breaches, city("monz"), 1)


def stronghold_breached_too_often(game: WarriorKnights) -> None:
    game.breaches = put(game.breaches, FIRST_STRONGHOLD, 5)


def breaches_off_the_board(game: WarriorKnights) -> None:
    game.strongholds = put(game.strongholds, 0, OFF_BOARD)
    game.breaches = put(game.breaches, FIRST_STRONGHOLD, 1)


def neutral_and_fortified(game: WarriorKnights) -> None:
    game.fortified = BIT[city("monz")]


def siege_without_besieger(game: WarriorKnights) -> None:
    game.besiegers = put(game.besiegers, city("monz"), 1)


def siege_of_an_own_city(game: WarriorKnights) -> None:
    own(game, 0, "monz")
    noble(game, 0, "star", "monz", "vassal_50")
    game.besiegers = put(game.besiegers, city("monz"), 0)


def siege_of_a_stronghold_off_the_board(game: WarriorKnights) -> None:
    game.strongholds = put(game.strongholds, 0, OFF_BOARD)
    game.besiegers = put(game.besiegers, FIRST_STRONGHOLD, 1)


def siege_of_a_ruin(game: WarriorKnights) -> None:
    noble(game, 1, "star", "monz", "vassal_50")
    game.owners = put(game.owners, city("monz"), RAZED)
    game.besiegers = put(game.besiegers, city("monz"), 1)


def four_charges(game: WarriorKnights) -> None:
    charge(game, 0, "admiral", "salt_mines", "royal_mint", "chancellor")


def office_of_a_removed_noble(game: WarriorKnights) -> None:
    game.places = put(game.places, office(game, 0, "star", "bishop"), REMOVED)


def full_area(game: WarriorKnights) -> None:
    lay(game, TAXATION, 6)


def full_track(game: WarriorKnights) -> None:
    game.track = [0, 0, 1, 2, -1, -1, -1]


def no_chairman(game: WarriorKnights) -> None:
    game.chairman = -1


def banned_chairman(game: WarriorKnights) -> None:
    game.banned = BIT[0]


def exhausted_mover(game: WarriorKnights) -> None:
    army = noble(game, 0, "star", "monz", "vassal_50")
    game.exhausted = BIT[army]
    game.stack.insert(1, CarryOutMove(army, [AREA["oakvale"]], -1, []))  # type: ignore[arg-type]


def exhausted_attacker_named(game: WarriorKnights) -> None:
    army = noble(game, 0, "star", "monz", "vassal_50")
    game.exhausted = BIT[army]
    game.stack.insert(1, BeginBattle(0, NEUTRAL, ASSAULT, AREA["monz"], BIT[army]))  # type: ignore[arg-type]


def exhausted_attacker(game: WarriorKnights) -> None:
    army = noble(game, 0, "star", "monz", "vassal_50")
    game.exhausted = BIT[army]
    game.battle_kind, game.attacker, game.fighters = ASSAULT, 0, BIT[army]


def rested_at_sea(game: WarriorKnights) -> None:
    game.places = put(game.places, noble(game, 0, "star", "cadiz", "vassal_50"), PORT + AREA["cadiz"])


def stronghold_overseas(game: WarriorKnights) -> None:
    game.strongholds = put(game.strongholds, 0, AREA["cadiz"])
    game.owners = put(game.owners, city("cadiz"), RAZED)


def uran_stands(game: WarriorKnights) -> None:
    game.owners = put(game.owners, URAN, NEUTRAL)


def city_of_nobody_at_the_table(game: WarriorKnights) -> None:
    own(game, 3, "monz")


def expedition_off_its_track(game: WarriorKnights) -> None:
    game.expeditions = [4, 0, 0]
    game.stakes = [1, *game.stakes[1:]]


def expedition_without_a_stake(game: WarriorKnights) -> None:
    game.expeditions = [1, 0, 0]


Flaw = Callable[[WarriorKnights], None]
FLAWS: list[tuple[int, Flaw]] = [
    (1, fate_card_twice),
    (2, event_lost),
    (3, agenda_in_two_places),
    (4, mercenary_lost),
    (4, army_unsorted),
    (5, vassal_lost),
    (6, action_card_lost),
    (6, plan_without_card),
    (7, neutral_card_lost),
    (8, nine_markers),
    (9, crowns_below_nothing),
    (9, faith_below_nothing),
    (10, pool_too_great),
    (11, two_strongholds),
    (11, stronghold_in_a_city),
    (12, noble_without_troops),
    (12, noble_at_sea_without_troops),
    (12, spent_noble),
    (12, spent_garrison),
    (13, hurt_off_the_board),
    (13, removed_with_troops),
    (14, too_many_breaches),
    (14, breaches_of_a_ruin),
    (14, stronghold_breached_too_often),
    (14, breaches_off_the_board),
    (15, neutral_and_fortified),
    (16, siege_without_besieger),
    (16, siege_of_an_own_city),
    (16, siege_of_a_stronghold_off_the_board),
    (16, siege_of_a_ruin),
    (17, four_charges),
    (17, office_of_a_removed_noble),
    (18, full_area),
    (18, full_track),
    (19, no_chairman),
    (19, banned_chairman),
    (20, exhausted_mover),
    (20, exhausted_attacker_named),
    (20, exhausted_attacker),
    (20, rested_at_sea),
    (21, stronghold_overseas),
    (22, uran_stands),
    (22, city_of_nobody_at_the_table),
    (23, expedition_off_its_track),
    (23, expedition_without_a_stake),
]


@pytest.mark.parametrize(("number", "flaw"), FLAWS, ids=[f"{number}-{flaw.__name__}" for number, flaw in FLAWS])
def test_section_13_a_flaw_is_caught_with_its_number(number: int, flaw: Flaw) -> None:
    game = table(3)
    reveal(game, "0:levy_taxes")
    game.check()  # sound until the flaw is planted
    flaw(game)
    with pytest.raises(BrokenInvariant) as caught:
        game.check()
    assert caught.value.parts["number"] == number
    assert caught.value.key.split(".")[0] in POSITION_KEYS
    for language in LANGUAGES:
        reason = game_texts(WARRIOR_KNIGHTS, language).say(f"reason-position-{caught.value.why}", caught.value.parts)
        assert reason
        assert "[" not in reason


def test_section_13_every_invariant_of_a_position_has_a_flaw_here() -> None:
    assert {number for number, _ in FLAWS} == set(range(1, 25)) - {24}


def test_section_13_12_a_noble_who_is_dying_may_still_stand_there() -> None:
    game = table(3)
    army = noble(game, 0, "star", "monz", "english_50", "english_100", "swiss_50", "vassal_50")
    hurt(game, army, 3)
    reveal(game, "0:levy_taxes")
    with pytest.raises(BrokenInvariant, match=r"^barons.0.star: spent "):
        game.check()
    game.push(FigureLeaves(army, 0))
    game.push(ChooseDeserter(0, army, 0))
    game.check()


def test_section_13_17_a_fourth_charge_is_fine_while_an_older_one_is_given_up() -> None:
    game = table(3)
    charge(game, 1, "admiral", "salt_mines", "royal_mint")
    chosen(game, "chancellor", 1)
    play(game, "accept")
    assert len(game.charges[1]) == 4
    game.check()


def test_section_13_18_an_elimination_may_leave_an_area_full() -> None:
    game = table(4)
    lay(game, TAXATION, 7)
    reveal(game, "0:versatile_strategy")
    game.out = BIT[3]
    game.laid = put_list(game.laid, TAXATION, [card for card in game.laid[TAXATION] if card // 6 != 3])
    game.hands = put_list(game.hands, 3, [])
    assert len(game.laid[TAXATION]) == 6  # two for each of the three who are left
    game.check()


@pytest.mark.parametrize(
    ("number", "field", "before", "after"),
    [
        (10, "pool", 5, 6),
        (22, "owners", RAZED, NEUTRAL),
        (20, "marched", 0, 1),
        (24, "exhausted", 1, 1),
        (24, "places", PORT, PORT),
    ],
)
def test_section_13_what_happens_between_two_questions(number: int, field: str, before: int, after: int) -> None:
    first, second = table(3), table(3)
    check_progress(first, second)
    for game, value in ((first, before), (second, after)):
        if field == "owners":
            game.owners = put(game.owners, city("monz"), value)
        elif field == "places":
            game.places = put(game.places, 0, value)
        else:
            setattr(game, field, value)
    if number == 20:
        first.exhausted = BIT[0]
        second.exhausted = BIT[0]
    if number == 24:
        first.phase, second.phase = UPKEEP, PLANNING
    else:
        first.phase, second.phase = ACTIONS, ACTIONS
    with pytest.raises(AssertionError, match=rf"^{number}: "):
        check_progress(first, second)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_section_13_holds_from_question_to_question(players: int) -> None:
    options = {"round_limit": "12", "player_elimination": "on" if players == 4 else "off"}
    chance = FastChance(300 + players)
    game = WARRIOR_KNIGHTS.new(players, options, chance=chance)
    assert isinstance(game, WarriorKnights)
    rounds = 0
    for _ in range(4000):
        if game.over:
            break
        answers = game.legal(game.turn())
        eager = [answer for answer in answers if answer.notation not in ("pass", "done", "decline", "propose delay")]
        pool = eager if eager and chance.below(5, "eager") > 0 else answers
        before = game.clone()
        game.apply(game.turn(), pool[chance.below(len(pool), "choice")], chance)
        check_progress(before, game)
        rounds = int(game.round)
    assert rounds >= 3
