"""All frames of Knights: what can lie on its stack."""

from typing import Final, cast

from banneret.core.kernel import Frame
from banneret.games.knights.rules.attack import CastleResult, DefenceResult, SpecialResult
from banneret.games.knights.rules.attempt import PileResult
from banneret.games.knights.rules.guards import ArrangeGuards
from banneret.games.knights.rules.king import KingResult, Revenge
from banneret.games.knights.rules.rolling import Rolling
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.tournament import Rival, TakePart, TournamentEnds, TournamentResult
from banneret.games.knights.rules.turn import Choose, EndTurn, MainAction, NextTurn, PlaceGuards

QUESTIONS: Final = [MainAction, Rolling, TakePart, Revenge, ArrangeGuards]
STEPS: Final = [
    NextTurn, Choose, EndTurn, PlaceGuards, PileResult, SpecialResult, CastleResult, DefenceResult, Rival,
    TournamentResult, TournamentEnds, KingResult,
]  # fmt: skip
FRAMES: Final = cast(list[type[Frame[Knights]]], [*QUESTIONS, *STEPS])
