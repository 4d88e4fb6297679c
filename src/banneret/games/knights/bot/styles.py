"""Experts who differ: what they add to the points of the estimate. None is much weaker (docs/strength.md)."""

from typing import Final

from banneret.games.knights.bot.estimate import (
    CASTLES_2,
    CASTLES_3,
    COLUMNS,
    DICE,
    POWERS,
    STOLEN,
    TOURNAMENT_SHORT,
    TOURNAMENTS_1,
    TOURNAMENTS_2,
)
from banneret.games.knights.bot.expert import KnightsExpert
from banneret.games.knights.odds.chances import Chances
from banneret.games.knights.rules.cards import CATAPULT, KINDS

_POWERS: Final = range(POWERS, POWERS + KINDS - CATAPULT)

STYLES: Final[dict[str, dict[int, float]]] = {
    # Castles above all, and cards of others rather than those of the piles.
    "bold": {CASTLES_2: 0.2, CASTLES_3: 0.2, STOLEN: 0.2},
    # Tournaments, where nothing can be lost.
    "cautious": {TOURNAMENTS_1: 0.4, TOURNAMENTS_2: 0.4, TOURNAMENT_SHORT: 0.3, STOLEN: -0.3},
    # Dice and powers first.
    "builder": {DICE: 2.0, **dict.fromkeys(_POWERS, 0.15)},
}


def columns_of(name: str) -> list[list[float]]:
    """The points by which a style weighs; those of the expert for any other name."""
    columns = [column[:] for column in COLUMNS]
    for column in columns:
        for row, more in STYLES.get(name, {}).items():
            column[row] += more
    return columns


def styled(name: str, chances: Chances) -> KnightsExpert | None:
    """The expert of a style."""
    return KnightsExpert(chances, columns=columns_of(name)) if name in STYLES else None
