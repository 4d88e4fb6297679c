"""Experts who differ. None is much weaker than the expert (docs/strength.md)."""

from typing import Final

from banneret.games.warrior_knights.bot.expert import WarriorKnightsExpert
from banneret.games.warrior_knights.bot.manner import Manner
from banneret.games.warrior_knights.rules.cards import DRAFT_SOLDIERS, LEVY_TAXES, RALLY_SUPPORT, SERVE_THE_CHURCH

STYLES: Final[dict[str, Manner]] = {
    # Battles at a risk, and soldiers for them.
    "bold": Manner(0.5, {DRAFT_SOLDIERS: 1.2}),
    # Battles that are as good as won, and the favour of the Church.
    "cautious": Manner(1.7, {SERVE_THE_CHURCH: 1.3}),
    # Crowns and votes.
    "builder": Manner(1.2, {LEVY_TAXES: 1.2, RALLY_SUPPORT: 1.5}),
}


def styled(name: str) -> WarriorKnightsExpert | None:
    """The expert of a style."""
    return WarriorKnightsExpert(STYLES[name]) if name in STYLES else None
