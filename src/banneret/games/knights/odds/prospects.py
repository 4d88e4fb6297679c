"""What the table shows beside the answers of a seat where help is allowed: exact chances (sections 8 and 16)."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.by_question import ByQuestion
from banneret.core.kernel import Frame
from banneret.core.odds import OddsChart, OddsQuestion, Prospects
from banneret.core.rooms import GameOdds
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
from banneret.games.knights.odds.calculators import QUESTIONS, chart
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
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.guards import ArrangeGuards
from banneret.games.knights.rules.king import Revenge
from banneret.games.knights.rules.rolling import Rolling
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.tournament import TakePart
from banneret.games.knights.rules.turn import MainAction
from banneret.games.knights.sight.memory import KnightsMemory, KnightsView

MOST_EXACT: Final = 2  # later rollers of a tournament; with more of them the figures are right to a tenth of a percent


@final
class KnightsOdds(GameOdds[Knights, KnightsMemory, KnightsData]):
    """The chances of a seat's answers wherever something is rolled for, and of rolls that anybody can ask about."""

    def __init__(self, chances: Chances) -> None:
        self.chances = chances
        self.shown: ByQuestion[Knights, Prospects | None] = ByQuestion()
        self.shown.on(MainAction, self.targets)
        self.shown.on(TakePart, self.taking_part)
        self.shown.on(Rolling, self.roll)
        self.shown.on(Revenge, nothing_rolled_for)
        self.shown.on(ArrangeGuards, nothing_rolled_for)

    def prospects(self, view: KnightsView) -> Prospects | None:
        """The chances of the seat that a view is for; None where it is not asked or nothing is rolled for."""
        game = view.state
        seat = view.seat
        if seat < 0 or game.over or not game.stack or game.waiting() & BIT[seat] == 0:
            return None
        return self.shown.answer(game, seat)

    def questions(self) -> list[OddsQuestion]:
        return QUESTIONS

    def chart(self, question: str, given: Mapping[str, list[str]], language: str, data: KnightsData) -> OddsChart:
        return chart(question, given, language, data, self.chances)

    def targets(self, game: Knights, seat: i64, question: MainAction) -> Prospects:
        """K-7 By answer: the chance of everything that can be attempted."""
        found: dict[str, float] = {}
        for action in game.legal(seat):
            if action.verb == ATTEMPT_PILE:
                found[action.notation] = self.chances.chance(pile_aim(game, seat, game.piles[action.piece][0]))
            elif action.verb == HOLD_TOURNAMENT:
                found[action.notation] = self.chances.chance(tournament_aim(game, seat, may_be_exact(game)))
            elif action.verb == ATTACK_CARD:
                found[action.notation] = self.chances.chance(attack_aim(game, seat, action.piece))
            elif action.verb == CHALLENGE_KING:
                found[action.notation] = self.chances.chance(king_aim(game, seat))
        return Prospects(found)

    def taking_part(self, game: Knights, seat: i64, question: TakePart) -> Prospects:
        """K-10.2 The chance to win the tournament."""
        return Prospects({JOIN.notation: self.chances.chance(join_aim(game, seat, may_be_exact(game)))})

    def roll(self, game: Knights, seat: i64, question: Rolling) -> Prospects:
        """K-4.3 What stopping, the picked dice and the best choice are worth."""
        left = game.rerolls_left
        state = lying_state(game)
        solution = self.chances.solution(roll_aim(game, may_be_exact(game)))
        chosen: float | None = None
        if game.picked:
            chosen = solution.keep_value(state, kept_state(game.dice, game.picked), left)
        best = solution.keeps(state, left)[0]
        thrown = places_to_throw(game.dice, best.kept, game.picked)
        picks = [PICK[place].notation for place in range(DICE) if thrown & BIT[place]]
        return Prospects({STOP.notation: solution.value(state, 0)}, chosen, picks, best.value)


def nothing_rolled_for(game: Knights, seat: i64, question: Frame[Knights]) -> None:
    """Cards are chosen, and no dice are thrown for them."""


def may_be_exact(game: Knights) -> bool:
    """Whether a tournament is quickly solved to the last digit: nobody rolls off, and few roll later."""
    return not game.charter.tie_rolls_off and game.players - 1 <= MOST_EXACT
