"""All frames of Mousquetaires du Roy: what can lie on its stack."""

from typing import Final, cast

from banneret.core.kernel import Frame
from banneret.games.mousquetaires.rules.aftermath import (
    AfterEnemy,
    AfterGuard,
    AfterNemesis,
    AfterToken,
    AfterWardes,
    RoadTurn,
)
from banneret.games.mousquetaires.rules.all_for_one import BanCheck, FreezeWindow, QueenFalls, SaveQueen
from banneret.games.mousquetaires.rules.arsenal import BuyMore, ReplaceItem
from banneret.games.mousquetaires.rules.challenges import ChallengeCards
from banneret.games.mousquetaires.rules.characters import KittyLooks, TrevilleHelps
from banneret.games.mousquetaires.rules.duel import AddTokens, DuelCards, DuelCompare, DuelRoll, RerollDie
from banneret.games.mousquetaires.rules.exchange import AnswerExchange, ConfirmExchange, OfferExchange
from banneret.games.mousquetaires.rules.filling_missions import Fill, FillMission, NameNemesis
from banneret.games.mousquetaires.rules.milady import (
    ChooseDestination,
    LayParis,
    LayRandomParis,
    ParisStep,
    PhaseOne,
    PlayTreachery,
    TreacheryStep,
    TurnUpTreachery,
)
from banneret.games.mousquetaires.rules.payments import PayPassage
from banneret.games.mousquetaires.rules.places import AtRichelieus, DestroyCard, EndOfPhaseTwo, TakeParis
from banneret.games.mousquetaires.rules.quest import PlaceTokens, PrepareBoard
from banneret.games.mousquetaires.rules.round_end import (
    LouvreFails,
    LouvreTakesItsToll,
    ParisTakesItsToll,
    PhaseFour,
    TimeGoesBy,
)
from banneret.games.mousquetaires.rules.rounds import NextRound
from banneret.games.mousquetaires.rules.searching_paris import UnmaskCards
from banneret.games.mousquetaires.rules.setup import (
    Assign,
    DealHands,
    FirstLouvre,
    FirstParis,
    FirstParisCard,
    TakeMusketeer,
)
from banneret.games.mousquetaires.rules.siege import PhaseThree, Sacrifice, Sacrifices
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.tasks import AfterRochefort, AssassinStrikes, CarryOut
from banneret.games.mousquetaires.rules.treachery import DeadEndMoves, Target
from banneret.games.mousquetaires.rules.turns import ChooseMusketeer, EndOfTurn, PhaseTwo, TakeAction, Turns

QUESTIONS: Final = [
    PlaceTokens, TakeMusketeer, FirstParisCard, Fill, NameNemesis, ChooseDestination, LayParis, PlayTreachery, Target,
    ChooseMusketeer, TakeAction, OfferExchange, AnswerExchange, ConfirmExchange, ChallengeCards, DuelCards, RerollDie,
    AddTokens, BuyMore, ReplaceItem, UnmaskCards, TrevilleHelps, KittyLooks, PayPassage, FreezeWindow, SaveQueen,
    TakeParis, AtRichelieus, DestroyCard, Sacrifice,
]  # fmt: skip
STEPS: Final = [
    NextRound, PhaseOne, PhaseTwo, PhaseThree, PhaseFour, PrepareBoard, Assign, DealHands, FirstParis, FirstLouvre,
    FillMission, ParisStep, TreacheryStep, LayRandomParis, TurnUpTreachery, DeadEndMoves, Turns, EndOfTurn, CarryOut,
    AssassinStrikes, AfterRochefort, DuelRoll, DuelCompare, AfterEnemy, AfterNemesis, AfterWardes, AfterToken,
    AfterGuard, RoadTurn, EndOfPhaseTwo, Sacrifices, TimeGoesBy, LouvreTakesItsToll, LouvreFails, ParisTakesItsToll,
    QueenFalls, BanCheck,
]  # fmt: skip
FRAMES: Final = cast(list[type[Frame[Mousquetaires]]], [*QUESTIONS, *STEPS])
