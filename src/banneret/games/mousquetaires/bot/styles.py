"""Experts who differ: by what some of their habits are multiplied. None is much weaker (docs/strength.md)."""

from typing import Final

from banneret.games.mousquetaires.bot.expert import MousquetairesExpert
from banneret.games.mousquetaires.bot.temper import HABITS, Temper

STYLES: Final[dict[str, dict[str, float]]] = {
    # A musketeer who does not fear wounds; a Milady who strikes rather than waits.
    "bold": {"wound": 0.5, "fear": 0.5, "rochefort": 1.3, "strike": 1.4, "scheme": 0.7},
    # A musketeer who takes care; a Milady who gathers treachery.
    "cautious": {"wound": 2.0, "fall": 1.5, "fear": 1.5, "strike": 0.7, "scheme": 1.3},
    # A musketeer who arms himself; a Milady who likes to be at Richelieu's.
    "builder": {"gold": 1.6, "horse": 1.5, "armour": 1.5, "pistol": 1.5, "toledo": 1.5, "at_richelieus": 1.3},
}


def styled(name: str) -> MousquetairesExpert | None:
    """The expert of a style."""
    if name not in STYLES:
        return None
    changes = STYLES[name]
    return MousquetairesExpert(Temper({habit: changes.get(habit, 1.0) * value for habit, value in HABITS.items()}))
