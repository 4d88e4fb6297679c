"""Why the expert did what it did, in a line, for those who ask afterwards. Everything it weighs lies open.

Dice need no reason: rolls are solved, and the best choice is always taken.
"""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.jsons import Json
from banneret.core.odds import percent
from banneret.core.reasons import Reason
from banneret.games.knights.bot.expert import Weigher, reveals
from banneret.games.knights.odds.aims import attack_aim, king_aim, pile_aim, tournament_aim
from banneret.games.knights.odds.chances import Chances
from banneret.games.knights.rules.actions import (
    ATTACK_CARD,
    ATTEMPT_PILE,
    CHALLENGE_KING,
    COVERS_DONE,
    GIVE_CASTLE,
    HOLD_TOURNAMENT,
    KEEP_COVERS,
    MOVE_GUARD,
    STAY_AWAY,
)
from banneret.games.knights.rules.cards import GUARD_IDS, notation
from banneret.games.knights.rules.guards import ArrangeGuards
from banneret.games.knights.rules.king import Revenge
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.tournament import TakePart
from banneret.games.knights.rules.turn import MainAction

EVERYTHING: Final = 100.0


def explain(game: Knights, seat: i64, action: Action, chances: Chances, weights: list[float]) -> Reason | None:
    """The reason for an answer to the open question of a state; None where there is nothing to say."""
    question = game.stack[-1] if game.stack else None
    if isinstance(question, MainAction):
        return reason_for_target(game, seat, action, chances, weights)
    if isinstance(question, TakePart):
        return Reason("decline" if action.verb == STAY_AWAY else "join")
    if isinstance(question, Revenge) and action.verb == GIVE_CASTLE:
        chance = chances.chance(pile_aim(game, seat, action.piece))
        return Reason("give", {"card": notation(action.piece), "percent": percent(chance)})
    if isinstance(question, ArrangeGuards) and (action.verb == COVERS_DONE or action.verb == KEEP_COVERS):
        return Reason("guard", {"guard": GUARD_IDS[question.guard]})
    return None


def reason_for_target(game: Knights, seat: i64, action: Action, chances: Chances, weights: list[float]) -> Reason:
    """The chance of the attempt, and the share of the victory that it promised, beside the best other answer."""
    if action.verb == MOVE_GUARD:
        return Reason("guard", {"guard": GUARD_IDS[action.piece]})
    weigher = Weigher(game, seat, chances, weights)
    others = 0.0
    for other in game.stack[-1].legal(game, seat):
        if other is not action and other.verb != MOVE_GUARD:
            others = max(others, weigher.value(other))
    share, beside = in_percent(weigher.value(action)), in_percent(others)
    parts: dict[str, Json] = {
        "share": share,
        "others": beside,
        "alone": "yes" if others <= 0.0 else "same" if share == beside else "no",
    }
    if reveals(action):
        return Reason("reveal", parts)
    if action.verb == ATTEMPT_PILE:
        card = game.piles[action.piece][0]
        parts["card"] = notation(card)
        parts["percent"] = percent(chances.chance(pile_aim(game, seat, card)))
        return Reason("attempt", parts)
    if action.verb == ATTACK_CARD:
        parts["card"] = notation(action.piece)
        parts["percent"] = percent(chances.chance(attack_aim(game, seat, action.piece)))
        return Reason("attempt", parts)
    if action.verb == HOLD_TOURNAMENT:
        parts["percent"] = percent(chances.chance(tournament_aim(game, seat, False)))
        return Reason("tournament", parts)
    if action.verb == CHALLENGE_KING:
        parts["percent"] = percent(chances.chance(king_aim(game, seat)))
        return Reason("king", parts)
    return Reason("end", parts)


def in_percent(share: float) -> float:
    """A share of the victory with one digit behind the point."""
    return round(EVERYTHING * share, 1)
