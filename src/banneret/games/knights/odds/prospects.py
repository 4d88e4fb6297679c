"""What the table shows beside the answers of a seat where help is allowed: exact chances (sections 8 and 16)."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.by_question import ByQuestion
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Frame
from banneret.core.odds import OddsChart, OddsQuestion, Prospects, ShownChance
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
from banneret.games.knights.rules.cards import FIRST_SPECIAL
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.guards import ArrangeGuards
from banneret.games.knights.rules.king import Revenge
from banneret.games.knights.rules.rolling import Rolling
from banneret.games.knights.rules.state import IN_TOURNAMENT, Knights
from banneret.games.knights.rules.tournament import TakePart
from banneret.games.knights.rules.turn import MainAction
from banneret.games.knights.sight.memory import KnightsMemory, KnightsView

MOST_WITH_ALL_DICE: Final = 3  # players of a tournament that is quickly solved where all plus dice count
MOST_WITH_ROLL_OFF: Final = 2  # and where ties are rolled off

# What a chance is of: the texts `chance-<of>`. By purpose of a roll.
CAPTURE: Final = "capture"
TAKE: Final = "take"
TAKE_CASTLE: Final = "take-castle"
WIN: Final = "win-tournament"
OVERTHROW: Final = "overthrow"
HOLD: Final = "hold"
OF_ROLL: Final = ["", CAPTURE, TAKE, TAKE_CASTLE, HOLD, WIN, OVERTHROW]

# How the log tells that the seat on turn has reached what it rolled for, or not.
REACHED: Final = ("captured", "took", "won")
MISSED: Final = ("failed", "attack_failed", "defended", "king_stands", "letter_protects")


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

    def came_about(self, shown: ShownChance, before: Knights, since: list[Event], now: Knights) -> bool | None:
        """The first result of what was rolled for decides."""
        for event in since:
            if shown.of == WIN:
                if event.name == "tournament_won":
                    return bool(event.seat == shown.seat)
            elif shown.of == HOLD:
                if event.name in ("defended", "took"):
                    return event.name == "defended"
            elif event.seat == shown.seat and event.name in REACHED:
                return True
            elif event.name in MISSED:
                return False
        return None

    def targets(self, game: Knights, seat: i64, question: MainAction) -> Prospects:
        """K-7 By answer: the chance of everything that can be attempted."""
        found: dict[str, float] = {}
        of: dict[str, str] = {}
        for action in game.legal(seat):
            if action.verb == ATTEMPT_PILE:
                found[action.notation] = self.chances.chance(pile_aim(game, seat, game.piles[action.piece][0]))
            elif action.verb == HOLD_TOURNAMENT:
                found[action.notation] = self.chances.chance(tournament_aim(game, seat, may_be_exact(game)))
                of[action.notation] = WIN
            elif action.verb == ATTACK_CARD:
                found[action.notation] = self.chances.chance(attack_aim(game, seat, action.piece))
                of[action.notation] = TAKE_CASTLE if action.piece < FIRST_SPECIAL else TAKE
            elif action.verb == CHALLENGE_KING:
                found[action.notation] = self.chances.chance(king_aim(game, seat))
                of[action.notation] = OVERTHROW
        return Prospects(found, of=CAPTURE, of_answer=of, notes=notes(game, WIN in of.values()))

    def taking_part(self, game: Knights, seat: i64, question: TakePart) -> Prospects:
        """K-10.2 The chance to win the tournament."""
        chance = self.chances.chance(join_aim(game, seat, may_be_exact(game)))
        return Prospects({JOIN.notation: chance}, of=WIN, notes=notes(game, True))

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
        told = notes(game, game.purpose == IN_TOURNAMENT)
        stopped = {STOP.notation: solution.value(state, 0)}
        return Prospects(stopped, chosen, picks, best.value, of=OF_ROLL[game.purpose], notes=told)


def nothing_rolled_for(game: Knights, seat: i64, question: Frame[Knights]) -> None:
    """Cards are chosen, and no dice are thrown for them."""


def may_be_exact(game: Knights) -> bool:
    """Whether a tournament is quickly solved to the last digit: always, but for the slow options of more players."""
    if game.charter.tie_rolls_off:
        return game.players <= MOST_WITH_ROLL_OFF
    return game.players <= MOST_WITH_ALL_DICE or not game.charter.all_plus_dice


def notes(game: Knights, tournament: bool) -> list[tuple[str, dict[str, Json]]]:
    """What the chances rest on: everybody rolls as well as can be; all take part in tournaments."""
    if not tournament:
        return [("chances-best-play", {})]
    told: list[tuple[str, dict[str, Json]]] = [("chances-all-join", {})]
    if not may_be_exact(game):
        told.append(("chances-about", {}))
    return told
