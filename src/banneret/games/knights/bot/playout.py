"""Quick answers for playouts: sensible, never clever. Keep the largest set, prefer what costs no turn."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.by_question import ByQuestion
from banneret.core.chance import Chance
from banneret.core.rooms import Policy
from banneret.games.knights.rules.actions import (
    ATTACK_CARD,
    ATTEMPT_PILE,
    CHALLENGE_KING,
    DICE,
    DONE,
    GIVE,
    HOLD_TOURNAMENT,
    JOIN,
    KEEP,
    MOVE_GUARD,
    PICK,
    REROLL,
    SEARCH_PILE,
    STOP,
    SWAP_TOP,
    UNDER,
)
from banneret.games.knights.rules.cards import DIE_CARDS, FIRST_SPECIAL, LEFT, RIGHT, ROYAL_LETTER
from banneret.games.knights.rules.guards import ArrangeGuards, covered
from banneret.games.knights.rules.king import Revenge
from banneret.games.knights.rules.rolling import Rolling, loose
from banneret.games.knights.rules.state import ATTACK_CASTLE, IN_TOURNAMENT, NO_TARGET, Knights
from banneret.games.knights.rules.tournament import TakePart
from banneret.games.knights.rules.turn import MainAction

# How much a target is wanted, before what is special about it.
SPECIAL_ON_PILE: Final = 12
CASTLE_ON_PILE: Final = 8
TOURNAMENT_CARD: Final = 3
OWNED_CASTLE: Final = 4
OWNED_SPECIAL: Final = 2
ANOTHER_CARD: Final = 2
KING: Final = 2
NOTHING: Final = 1
WINS: Final = 60


@final
class QuickPolicy(Policy["Knights"]):
    """Chances by weight for what to attempt; dice, guards and the king's revenge by rule of thumb."""

    def __init__(self) -> None:
        self.answers: ByQuestion[Knights, Action] = ByQuestion()
        self.answers.on(TakePart, join)
        self.answers.on(Revenge, give_way)
        self.answers.on(ArrangeGuards, arrange)

    def choose(self, game: Knights, seat: i64, chance: Chance) -> Action:
        question = game.stack[-1]
        if isinstance(question, Rolling):  # most of a playout is dice: the table would take longer than the answer
            return roll_on(game, seat, question)
        if isinstance(question, MainAction):  # the only one that chance decides
            return weighted(game, seat, question.legal(game, seat), chance)
        return self.answers.answer(game, seat)


def roll_on(game: Knights, seat: i64, question: Rolling) -> Action:
    """Pick the next die that is not kept; reroll when all of them are picked, stop when there are none."""
    mask = dice_to_reroll(game)
    if mask == 0:
        return STOP if game.picked == 0 else REROLL
    left = mask & ~game.picked
    for place in range(DICE):
        if left & BIT[place]:
            return PICK[place]
    return REROLL


def dice_to_reroll(game: Knights) -> i64:
    """All loose dice but the largest set, once more dice are needed; more is needed only where more can help."""
    may_rise = game.purpose == ATTACK_CASTLE or game.purpose == IN_TOURNAMENT
    strength = game.rolled()
    target = game.target_without_rest()
    if target != NO_TARGET and strength > target and (not may_rise or strength >> 3 == target >> 3):
        return 0  # beaten, and a worse plus die would lose it again
    face = strength >> 3 & 7
    mask = loose(game.dice)
    for place in range(DICE):
        if game.dice[place] == face:
            mask &= ~BIT[place]
    return mask


def join(game: Knights, seat: i64, question: TakePart) -> Action:
    """Who takes part in a tournament can only win."""
    return JOIN


def under_longer_pile(game: Knights) -> Action:
    return UNDER[LEFT if len(game.piles[LEFT]) >= len(game.piles[RIGHT]) else RIGHT]


def give_way(game: Knights, seat: i64, question: Revenge) -> Action:
    """The castle that is easiest to take goes, under the longer pile."""
    if game.chosen:
        return under_longer_pile(game)
    strengths = game.charter.data.strengths
    weakest = game.castles[seat][0]
    for card in game.castles[seat]:
        if strengths[card] < strengths[weakest]:
            weakest = card
    return GIVE[weakest]


def arrange(game: Knights, seat: i64, question: ArrangeGuards) -> Action:
    """What is covered stays covered; else the guard covers the first cards that it can."""
    if not game.chosen and covered(game, seat, question.guard):
        return KEEP
    cards = question.to_cover(game, seat)
    if cards:
        return cards[0]
    return DONE if game.chosen else KEEP


def weighted(game: Knights, seat: i64, actions: list[Action], chance: Chance) -> Action:
    """A target by chance, better ones more often."""
    if len(actions) == 1:
        return actions[0]
    weights: list[int] = []
    total: i64 = 0
    for action in actions:
        weight = weight_of(game, seat, action)
        weights.append(int(weight))
        total += weight
    at = chance.below(total, "choice")
    for place in range(len(actions)):
        at -= weights[place]
        if at < 0:
            return actions[place]
    return actions[-1]


def weight_of(game: Knights, seat: i64, action: Action) -> i64:
    goals = game.charter.data.goals
    castles = len(game.castles[seat])
    tournaments = len(game.tournaments[seat])
    one_castle_short = castles == goals.castles - 1 or (
        castles == goals.tournament_castles - 1 and tournaments >= goals.tournaments
    )
    verb = action.verb
    if verb == ATTEMPT_PILE:
        if game.piles[action.piece][0] >= FIRST_SPECIAL:
            return SPECIAL_ON_PILE
        return WINS if one_castle_short else CASTLE_ON_PILE
    if verb == HOLD_TOURNAMENT:
        wins = castles >= goals.tournament_castles and tournaments == goals.tournaments - 1
        return WINS if wins else TOURNAMENT_CARD
    if verb == ATTACK_CARD:
        if action.piece >= FIRST_SPECIAL:
            return OWNED_SPECIAL
        return WINS if one_castle_short else OWNED_CASTLE
    if verb == SWAP_TOP or verb == SEARCH_PILE:
        return ANOTHER_CARD
    if verb == CHALLENGE_KING:
        helped = game.has(seat, ROYAL_LETTER) or game.kinds[seat] & DIE_CARDS != 0
        return WINS if helped else KING
    return 0 if verb == MOVE_GUARD else NOTHING
