"""All frames of Field of Glory: what can lie on its stack."""

from typing import Final, cast

from banneret.core.kernel import Frame
from banneret.games.field_of_glory.rules.advance import AdvanceDiscard, AdvanceFrom
from banneret.games.field_of_glory.rules.attack import (
    AfterRetreat,
    DefenderLead,
    DefenderLeadStep,
    OfferRetreat,
    PursuitLoss,
    RetreatChoice,
)
from banneret.games.field_of_glory.rules.bonus import (
    AttackerBonus,
    DefenderBonus,
    DefenderBonusStep,
    EarlyBonus,
    LateBonus,
    OverlapChoice,
    OverlapFirst,
)
from banneret.games.field_of_glory.rules.draft import ChooseArmy, Muster
from banneret.games.field_of_glory.rules.draw_phase import DiscardDown, DrawCards, DrawMode, HandLimit
from banneret.games.field_of_glory.rules.fight_result import Reckon
from banneret.games.field_of_glory.rules.flanks import FlankAttack, FlankPhase, FlankRound
from banneret.games.field_of_glory.rules.main_phase import ActionPhase, MainAction
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.rules.turn import EndCheck, NextTurn

QUESTIONS: Final = [
    ChooseArmy, AdvanceDiscard, FlankAttack, MainAction, OverlapChoice, AttackerBonus, RetreatChoice, PursuitLoss,
    DefenderBonus, DefenderLead, DrawMode, DiscardDown,
]  # fmt: skip
STEPS: Final = [
    Muster, NextTurn, EndCheck, AdvanceFrom, FlankPhase, FlankRound, ActionPhase, OverlapFirst, EarlyBonus,
    OfferRetreat, AfterRetreat, LateBonus, DefenderBonusStep, DefenderLeadStep, Reckon, DrawCards, HandLimit,
]  # fmt: skip
FRAMES: Final = cast(list[type[Frame[FieldOfGlory]]], [*QUESTIONS, *STEPS])
