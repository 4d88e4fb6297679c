"""Experts who differ: what changes in their habits. None is much weaker than the expert (docs/strength.md)."""

from typing import Final

from banneret.games.havoc.bot.expert import HavocExpert
from banneret.games.havoc.bot.habits import tempers_with

STYLES: Final[dict[str, dict[str, tuple[float, float]]]] = {
    # Joins for less.
    "bold": {"staying": (0.88, 0.0)},
    # Joins only for more, and cries Havoc later.
    "cautious": {"staying": (1.2, 0.0), "calm": (1.0, 0.5)},
    # Saves cards, and recruits rather than fights.
    "builder": {"recruiting": (1.6, 0.0), "thrift": (1.15, 0.0)},
}


def styled(name: str) -> HavocExpert | None:
    """The expert of a style."""
    return HavocExpert(tempers_with(STYLES[name])) if name in STYLES else None
