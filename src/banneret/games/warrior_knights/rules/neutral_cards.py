"""W-8 The neutral action cards."""

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.games.warrior_knights.rules.cards import (
    FUND_EXPEDITIONS,
    IMPORTANT_EVENT,
    MUSTER_TROOPS,
    UPGRADE_DEFENSES,
)
from banneret.games.warrior_knights.rules.defences_and_muster import DEFENSES, MUSTER, WorksRound
from banneret.games.warrior_knights.rules.events import push_event
from banneret.games.warrior_knights.rules.expeditions import push_expeditions
from banneret.games.warrior_knights.rules.state import WarriorKnights


def push_neutral_card(game: WarriorKnights, card: i64, chance: Chance) -> None:
    """Push last: what the card does. W-8.5 Uncertain Times shuffles the Fate deck."""
    if card == IMPORTANT_EVENT:
        push_event(game, chance)
    elif card == FUND_EXPEDITIONS:
        push_expeditions(game)
    elif card == UPGRADE_DEFENSES:
        game.push(WorksRound(game.turn_order(), 0, DEFENSES))
    elif card == MUSTER_TROOPS:
        game.push(WorksRound(game.turn_order(), 0, MUSTER))
    else:
        fate = game.fate[:]
        chance.shuffle(fate, "fate")
        game.fate = fate
