"""All frames of the game: what can lie on its stack."""

from typing import Final, cast

from banneret.core.kernel import Frame
from banneret.games.warrior_knights.rules.abilities import OfferAbilities, UseAbility
from banneret.games.warrior_knights.rules.ballots import CastBallots, ShowBallots, WriteBallot
from banneret.games.warrior_knights.rules.bargaining import AskPermissions, BuyOff, GivePermission, PayPrice, TakeOffer
from banneret.games.warrior_knights.rules.baron_cards import Mobilize, PlaceMarker, PlayCard, Versatile
from banneret.games.warrior_knights.rules.battle import BeginBattle, ChooseBattle, StartBattle
from banneret.games.warrior_knights.rules.capture import CedeCity, EliminateBaron, KeepOrRaze
from banneret.games.warrior_knights.rules.decrees import (
    AcceptDecree,
    AppointNoble,
    DiscardAgenda,
    EachAffected,
    GiveUpCharge,
)
from banneret.games.warrior_knights.rules.defences_and_muster import MusterTroops, UpgradeDefenses, WorksRound
from banneret.games.warrior_knights.rules.event_armies import HealArmy, RefreshNobles, TakeVolunteer
from banneret.games.warrior_knights.rules.event_choices import (
    Absolution,
    FreeWorks,
    GenerousGuilds,
    OpenGates,
    PayRansom,
)
from banneret.games.warrior_knights.rules.event_effects import CarryOutEvent
from banneret.games.warrior_knights.rules.event_mutiny import MutinyRound, PayMutineer
from banneret.games.warrior_knights.rules.events import CancelEvent, NameDrawer, PledgeFaith, PledgeRound, PutAway
from banneret.games.warrior_knights.rules.expeditions import (
    AdvanceExpeditions,
    BlessExpedition,
    LaunchExpedition,
    StakeCrowns,
    StakeRound,
)
from banneret.games.warrior_knights.rules.fate_hands import (
    ChooseCommander,
    DrawHands,
    DropCards,
    NameCommander,
    RevealHands,
)
from banneret.games.warrior_knights.rules.fight import (
    AssignLosses,
    BuryDead,
    Compare,
    CountVictories,
    Decide,
    EndBattle,
    TakeLoss,
    TakePlace,
    Tally,
)
from banneret.games.warrior_knights.rules.hiring import DraftRound, HireTroops, NewOffer, StationTroop
from banneret.games.warrior_knights.rules.losses import CasualtyToll, ChooseDeserter, DrawDeserter, LoseTroops
from banneret.games.warrior_knights.rules.meeting import (
    ChooseOrder,
    CloseMeeting,
    MeetingVotes,
    NextAgenda,
    OrderAgendas,
    PrivateMotions,
    Propose,
    VoteAgendas,
    WriteBallots,
)
from banneret.games.warrior_knights.rules.movement import CarryOutMove, MoveNobles
from banneret.games.warrior_knights.rules.planning import BeginRound, PlanCards, StackCards
from banneret.games.warrior_knights.rules.resolution import (
    Allocate,
    CheckArea,
    CheckDraft,
    NextCard,
    PutBack,
    ReturnCards,
    SendCard,
)
from banneret.games.warrior_knights.rules.retreat import ChooseShelter, RetreatNoble
from banneret.games.warrior_knights.rules.revolts import QuellRevolt, Revolts
from banneret.games.warrior_knights.rules.setup import (
    AssignTroops,
    ChooseBaron,
    DrawTokens,
    LastShuffle,
    PlaceNoble,
    PlaceNobles,
    PlaceStronghold,
    PlaceStrongholds,
    RevealOffers,
)
from banneret.games.warrior_knights.rules.siege import TakeBySiege
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.rules.taxation import ApplyIncomeTax, ApplyTithe, Collect, PayIncomeTax, PayTithe
from banneret.games.warrior_knights.rules.troops import FigureLeaves, NoblesDie, StandingChecks
from banneret.games.warrior_knights.rules.upkeep import (
    ComeBack,
    EndOfRound,
    LandAndRest,
    Rearrange,
    Rebuild,
    ReturnNoble,
    ReturnRound,
    Upkeep,
)
from banneret.games.warrior_knights.rules.voting import (
    BreakTie,
    CommitVotes,
    CountVotes,
    Declare,
    DeclareRound,
    NameActing,
    ShowVotes,
    TakeChair,
)
from banneret.games.warrior_knights.rules.wages import ObeySoldiersPay, PayWages, WagesRound

EVERY_FRAME: Final = [
    Absolution, AcceptDecree, AdvanceExpeditions, Allocate, ApplyIncomeTax, ApplyTithe, AppointNoble, AskPermissions,
    AssignLosses, AssignTroops, BeginBattle, BeginRound, BlessExpedition, BreakTie, BuryDead, BuyOff, CancelEvent,
    CarryOutEvent, CarryOutMove, CastBallots, CasualtyToll, CedeCity, CheckArea, CheckDraft, ChooseBaron, ChooseBattle,
    ChooseCommander, ChooseDeserter, ChooseOrder, ChooseShelter, CloseMeeting, Collect, ComeBack, CommitVotes,
    Compare, CountVictories, CountVotes, Decide, Declare, DeclareRound, DiscardAgenda, DraftRound, DrawDeserter,
    DrawHands, DrawTokens, DropCards, EachAffected, EliminateBaron, EndBattle, EndOfRound, FigureLeaves, FreeWorks,
    GenerousGuilds, GivePermission, GiveUpCharge, HealArmy, HireTroops, KeepOrRaze, LandAndRest, LastShuffle,
    LaunchExpedition, LoseTroops, MeetingVotes, Mobilize, MoveNobles, MusterTroops, MutinyRound, NameActing,
    NameCommander, NameDrawer, NewOffer, NextAgenda, NextCard, NoblesDie, ObeySoldiersPay, OfferAbilities, OpenGates,
    OrderAgendas, PayIncomeTax, PayMutineer, PayPrice, PayRansom, PayTithe, PayWages, PlaceMarker, PlaceNoble,
    PlaceNobles, PlaceStronghold, PlaceStrongholds, PlanCards, PlayCard, PledgeFaith, PledgeRound, PrivateMotions,
    Propose, PutAway, PutBack, QuellRevolt, Rearrange, Rebuild, RefreshNobles, RetreatNoble, ReturnCards,
    ReturnNoble, ReturnRound, RevealHands, RevealOffers, Revolts, SendCard, ShowBallots, ShowVotes, StackCards,
    StakeCrowns, StakeRound, StandingChecks, StartBattle, StationTroop, TakeBySiege, TakeChair, TakeLoss, TakeOffer,
    TakePlace, TakeVolunteer, Tally, UpgradeDefenses, Upkeep, UseAbility, Versatile, VoteAgendas, WagesRound,
    WorksRound, WriteBallot, WriteBallots,
]  # fmt: skip
FRAMES: Final = cast(list[type[Frame[WarriorKnights]]], EVERY_FRAME)
