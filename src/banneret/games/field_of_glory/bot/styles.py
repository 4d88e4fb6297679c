"""Experts who differ. None is much weaker than the expert (docs/strength.md)."""

from typing import Final

from banneret.games.field_of_glory.bot.expert import FieldExpert
from banneret.games.field_of_glory.bot.manner import Manner
from banneret.games.field_of_glory.rules.cards import (
    ARCHERS,
    CAVALRY,
    ELEPHANT,
    HEAVY_INFANTRY,
    LIGHT_CAVALRY,
    LIGHT_INFANTRY,
    PIKE,
    SPEAR,
)

STYLES: Final[dict[str, Manner]] = {
    # Horse and elephants, and rather an attack too many.
    "bold": Manner(0.01, {ELEPHANT: 8, LIGHT_CAVALRY: 5, CAVALRY: 5}),
    # Foot that stands, and rather an attack too few.
    "cautious": Manner(-0.01, {SPEAR: 8, HEAVY_INFANTRY: 5, PIKE: 8}),
    # Light foot and archers: more units for fewer cards.
    "builder": Manner(0.0, {ARCHERS: 10, LIGHT_INFANTRY: 8}),
}


def styled(name: str) -> FieldExpert | None:
    """The expert of a style."""
    return FieldExpert(STYLES[name]) if name in STYLES else None
