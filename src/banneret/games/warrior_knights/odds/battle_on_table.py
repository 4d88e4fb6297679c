"""W-11 The battle on the table, or one that could be fought, as chances are reckoned with."""

from typing import Final

from mypy_extensions import i64

from banneret.games.warrior_knights.odds.battle_solver import NO_ABILITY, Battle, Side
from banneret.games.warrior_knights.rules.abilities import can_use
from banneret.games.warrior_knights.rules.armies_and_places import is_rested, place_strength, strength_of, troops_of
from banneret.games.warrior_knights.rules.cards import (
    CIRCLE,
    CONSTABLE,
    SLOTS,
    SQUARE,
    STANDARD_BEARER,
    STAR,
    TRIANGLE,
)
from banneret.games.warrior_knights.rules.sides import (
    ATTACK_SIDE,
    BEARER,
    DEFENCE_SIDE,
    fighting_garrison,
    fighting_nobles,
    side_seat,
)
from banneret.games.warrior_knights.rules.state import ASSAULT, NEUTRAL, WarriorKnights


def best_ability(game: WarriorKnights, armies: list[int]) -> i64:
    """The most useful ability among rested nobles."""
    best: i64 = CIRCLE
    for army in armies:
        if not is_rested(game, army):
            continue
        shape = army % SLOTS
        if shape == TRIANGLE or (shape == STAR and best != TRIANGLE) or (shape == SQUARE and best == CIRCLE):
            best = shape
    return best


ABILITY_RANK: Final = [3, 2, 4, 1]  # star, square, triangle, circle
OFFICE_RANK: Final = 3
RANK: Final = 1000


def best_commander(game: WarriorKnights, armies: list[int], on_walls: bool) -> i64:
    """W-11 step 1 A rested noble with the best ability or office; of equals the one who can lose most."""
    best: i64 = -1
    most: i64 = -1
    for army in armies:
        rested = is_rested(game, army)
        rank: i64 = ABILITY_RANK[army % SLOTS] if rested else 0
        if (game.offices[army] == STANDARD_BEARER and rested) or (game.offices[army] == CONSTABLE and on_walls):
            rank += OFFICE_RANK
        rank = rank * RANK + strength_of(game, army)
        if rank > most:
            most = rank
            best = army
    return best


def led_side(game: WarriorKnights, cards: i64, armies: list[int], other: i64, on_walls: bool) -> Side:
    """W-11 steps 1 and 2 A Baron's side before it has drawn: `cards` are those for its strength alone."""
    if not armies:
        return Side(capped(game, cards), 0, other, NO_ABILITY, False, True)
    data = game.charter.data
    commander = best_commander(game, armies, on_walls)
    office = game.offices[commander]
    cards += data.constants.commander_strength // data.constants.strength_per_card
    if on_walls and office == CONSTABLE:
        cards += data.agendas[CONSTABLE].amount
    losses: i64 = 0
    for army in armies:
        losses += losses_of(game, army)
    rested = is_rested(game, commander)
    side = Side(capped(game, cards), losses, other, commander % SLOTS if rested else NO_ABILITY, True, True)
    if rested and office == STANDARD_BEARER:
        side.victory += data.agendas[STANDARD_BEARER].amount
    return side


def capped(game: WarriorKnights, cards: i64) -> i64:
    """W-11 step 2 With the option that neither side draws more than so many."""
    cap = game.charter.draw_cap
    return cap if 0 < cap < cards else cards


def together(game: WarriorKnights, armies: list[int]) -> i64:
    """The strength of several armies."""
    total: i64 = 0
    for army in armies:
        total += strength_of(game, army)
    return total


def losses_of(game: WarriorKnights, army: i64) -> i64:
    """How many more losses an army takes before its strength is gone."""
    each = game.charter.data.constants.casualty
    left = troops_of(game, army) - each * game.casualties[army]
    return (left + each - 1) // each if left > 0 else 0


def side_of(game: WarriorKnights, side: i64) -> Side:
    """A side of the battle on the table, as chances are reckoned with."""
    nobles: i64 = 0
    for army in fighting_nobles(game, side):
        nobles += losses_of(game, army)
    other: i64 = 0
    if side == DEFENCE_SIDE:
        garrison = fighting_garrison(game)
        if garrison >= 0:
            other += losses_of(game, garrison)
        if game.battle_kind == ASSAULT:
            other += place_strength(game, game.battle_place) // game.charter.data.constants.breach
    ability = NO_ABILITY
    commander = game.commanders[side]
    for shape in (STAR, SQUARE, TRIANGLE):
        if can_use(game, side, shape):
            ability = shape
    found = Side(
        len(game.fate_hands[side]), nobles, other, ability, commander >= 0, side_seat(game, side) != NEUTRAL
    )  # fmt: skip
    if can_use(game, side, BEARER):
        found.victory += game.charter.data.agendas[STANDARD_BEARER].amount
    return found


def battle_of(game: WarriorKnights) -> Battle:
    return Battle(
        side_of(game, ATTACK_SIDE), side_of(game, DEFENCE_SIDE), game.battle_kind == ASSAULT, game.charter.fallen_count
    )


def hand_of(game: WarriorKnights, side: i64) -> list[int]:
    """A hand of Fate cards by battle result."""
    counts = [0, 0, 0, 0]
    for card in game.fate_hands[side]:
        counts[game.charter.data.fates[card].battle] += 1
    return counts
