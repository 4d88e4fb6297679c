"""W-11 The two sides of a battle."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of, place_strength, strength_of
from banneret.games.warrior_knights.rules.cards import (
    OFF_BOARD,
    SHAPES,
    SLOTS,
)
from banneret.games.warrior_knights.rules.state import NEUTRAL, NOWHERE, WarriorKnights

ATTACK_SIDE: Final = 0
DEFENCE_SIDE: Final = 1

# Which abilities were used, by side: bit side * 4 + shape, the Standard-Bearer in the circle's place.
BEARER: Final = 3

# What becomes of the place after an assault.
NO_CAPTURE: Final = 0
CAPTURED: Final = 1
FALLS_TO_NOBODY: Final = 2


def side_seat(game: WarriorKnights, side: i64) -> i64:
    return game.attacker if side == ATTACK_SIDE else game.defender


def fighting_nobles(game: WarriorKnights, side: i64) -> list[int]:
    """The nobles who came into this battle on a side, by shape, dead or alive."""
    seat = side_seat(game, side)
    found: list[int] = []
    if seat == NEUTRAL:
        return found
    for shape in range(SHAPES):
        if game.fighters & BIT[seat * SLOTS + shape]:
            found.append(seat * SLOTS + shape)
    return found


def living_nobles(game: WarriorKnights, side: i64) -> list[int]:
    return [army for army in fighting_nobles(game, side) if game.fallen & BIT[army] == 0]


def fighting_garrison(game: WarriorKnights) -> i64:
    """The garrison that defends, or OFF_BOARD."""
    if game.defender == NEUTRAL:
        return OFF_BOARD
    garrison = garrison_of(game.defender)
    return garrison if game.fighters & BIT[garrison] else OFF_BOARD


def defends(game: WarriorKnights) -> bool:
    """W-11 step 8 The defender stands: a living noble, a garrison with strength, or walls with strength."""
    if living_nobles(game, DEFENCE_SIDE):
        return True
    garrison = fighting_garrison(game)
    if garrison != OFF_BOARD and strength_of(game, garrison) > 0:
        return True
    return game.battle_place != NOWHERE and place_strength(game, game.battle_place) > 0
