"""All frames of Havoc: what can lie on its stack."""

from typing import Final, cast

from banneret.core.kernel import Frame
from banneret.games.havoc.rules.aftermath import Aftermath
from banneret.games.havoc.rules.battle import (
    BattleContinue,
    ContinueRound,
    ContinueStarts,
    HavocLay,
    JoinBattle,
    JoinRound,
)
from banneret.games.havoc.rules.castillon import CastillonLay, ExchangeRound, FinalBattle, FinalDogs, Reveal
from banneret.games.havoc.rules.dogs import ActivateDog, ActivateDogs, ActivateRound
from banneret.games.havoc.rules.dogs_out import DeclareDogsOut, DogsOutRound, DogsOutStarts
from banneret.games.havoc.rules.john import Chevauchees, JohnsTurn, Refill
from banneret.games.havoc.rules.loot import LootPick
from banneret.games.havoc.rules.next_battle import ChooseNextBattle
from banneret.games.havoc.rules.peace import AdvancePeace, PeaceDiscard, PeaceEnds, PeaceRound
from banneret.games.havoc.rules.recruiting import RecruitStep
from banneret.games.havoc.rules.scoring import Settle
from banneret.games.havoc.rules.state import Havoc
from banneret.games.havoc.rules.turn import BeginTurn, EndTurn, NextTurn, TurnAction

QUESTIONS: Final = [
    TurnAction, RecruitStep, LootPick, HavocLay, JoinBattle, BattleContinue, DeclareDogsOut, ActivateDog,
    PeaceDiscard, FinalDogs, CastillonLay, ChooseNextBattle,
]  # fmt: skip
STEPS: Final = [
    NextTurn, BeginTurn, EndTurn, AdvancePeace, PeaceRound, PeaceEnds, JoinRound, ContinueStarts, ContinueRound,
    DogsOutStarts, DogsOutRound, Settle, ActivateDogs, ActivateRound, Aftermath, FinalBattle, ExchangeRound, Reveal,
    Chevauchees, JohnsTurn, Refill,
]  # fmt: skip
FRAMES: Final = cast(list[type[Frame[Havoc]]], [*QUESTIONS, *STEPS])
