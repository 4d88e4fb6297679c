"""M-11, M-12 The two missions, in Paris and at the Louvre: their slots, enemies and traps."""

from typing import Final

from mypy_extensions import i64

from banneret.games.mousquetaires.rules.cards import LOUVRE, PARIS, TRAPS
from banneret.games.mousquetaires.rules.state import AT_LOUVRE, AT_PARIS, Mousquetaires

NO_TRAP: Final = -1
SLOT_WORDS: Final = ["", "paris", "louvre"]


def slot_at(location: i64) -> i64:
    """The mission slot of a location; 0 where there is none."""
    return AT_PARIS if location == PARIS else AT_LOUVRE if location == LOUVRE else 0


def trap_of(game: Mousquetaires, slot: i64) -> i64:
    """The trap of a mission, or NO_TRAP."""
    if slot != 0:
        for trap in range(TRAPS):
            if game.trap_at[trap] == slot:
                return trap
    return NO_TRAP


def has_trap(game: Mousquetaires, slot: i64, trap: i64) -> bool:
    return slot != 0 and game.trap_at[trap] == slot


def has_enemy(game: Mousquetaires, slot: i64) -> bool:
    for place in game.enemy_at:
        if place == slot:
            return True
    return False


def mission_strength(game: Mousquetaires, slot: i64) -> i64:
    data = game.charter.data
    return data.paris[game.paris].strength if slot == AT_PARIS else data.louvre[game.louvre].strength
