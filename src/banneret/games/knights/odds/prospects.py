"""What the table shows beside the answers of a seat where help is allowed: exact chances (sections 8 and 16)."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.odds import Prospects
from banneret.games.knights.odds.aims import (
    attack_aim,
    join_aim,
    kept_state,
    king_aim,
    lying_state,
    pile_aim,
    places_to_throw,
    roll_aim,
    tournament_aim,
)
from banneret.games.knights.odds.chances import Chances
from banneret.games.knights.rules.actions import (
    ATTACK_CARD,
    ATTEMPT_PILE,
    CHALLENGE_KING,
    DICE,
    HOLD_TOURNAMENT,
    JOIN,
    PICK,
    STOP,
)
from banneret.games.knights.rules.rolling import Rolling
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.tournament import TakePart
from banneret.games.knights.rules.turn import MainAction
from banneret.games.knights.sight.memory import KnightsView

MOST_EXACT: Final = 2  # later rollers of a tournament; with more of them the figures are right to a tenth of a percent


def prospects(view: KnightsView, chances: Chances) -> Prospects | None:
    """The chances of a seat's answers; None where nothing is rolled for."""
    game = view.state
    seat = view.seat
    if seat < 0 or game.over or not game.stack or game.waiting() & BIT[seat] == 0:
        return None
    question = game.stack[-1]
    if isinstance(question, MainAction):
        return Prospects(target_chances(game, seat, chances))
    if isinstance(question, TakePart):
        return Prospects({JOIN.notation: chances.chance(join_aim(game, seat, may_be_exact(game)))})
    if isinstance(question, Rolling):
        return roll_prospects(game, chances)
    return None


def may_be_exact(game: Knights) -> bool:
    """Whether a tournament is quickly solved to the last digit: nobody rolls off, and few roll later."""
    return not game.charter.tie_rolls_off and game.players - 1 <= MOST_EXACT


def target_chances(game: Knights, seat: i64, chances: Chances) -> dict[str, float]:
    """K-7 By answer: the chance of everything that can be attempted."""
    found: dict[str, float] = {}
    for action in game.legal(seat):
        if action.verb == ATTEMPT_PILE:
            found[action.notation] = chances.chance(pile_aim(game, seat, game.piles[action.piece][0]))
        elif action.verb == HOLD_TOURNAMENT:
            found[action.notation] = chances.chance(tournament_aim(game, seat, may_be_exact(game)))
        elif action.verb == ATTACK_CARD:
            found[action.notation] = chances.chance(attack_aim(game, seat, action.piece))
        elif action.verb == CHALLENGE_KING:
            found[action.notation] = chances.chance(king_aim(game, seat))
    return found


def roll_prospects(game: Knights, chances: Chances) -> Prospects:
    """K-4.3 What stopping, the picked dice and the best choice are worth."""
    left = game.rerolls_left
    state = lying_state(game)
    solution = chances.solution(roll_aim(game, may_be_exact(game)))
    chosen: float | None = None
    if game.picked:
        chosen = solution.keep_value(state, kept_state(game.dice, game.picked), left)
    best = solution.keeps(state, left)[0]
    thrown = places_to_throw(game.dice, best.kept, game.picked)
    picks = [PICK[place].notation for place in range(DICE) if thrown & BIT[place]]
    return Prospects({STOP.notation: solution.value(state, 0)}, chosen, picks, best.value)
