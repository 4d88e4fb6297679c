"""The scripted expert: it answers every question of Warrior Knights from what its seat can see (section 14)."""

from typing import final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.by_question import ByQuestion
from banneret.core.chance import Chance
from banneret.core.rooms import Policy
from banneret.games.warrior_knights.bot import assembly, battle, crowns, events, moves, plan, setup
from banneret.games.warrior_knights.bot.manner import EVEN, Manner
from banneret.games.warrior_knights.rules.abilities import UseAbility
from banneret.games.warrior_knights.rules.ballots import WriteBallot
from banneret.games.warrior_knights.rules.bargaining import BuyOff, GivePermission, PayPrice, TakeOffer
from banneret.games.warrior_knights.rules.baron_cards import Mobilize, PlaceMarker, PlayCard, Versatile
from banneret.games.warrior_knights.rules.battle import ChooseBattle
from banneret.games.warrior_knights.rules.capture import CedeCity, KeepOrRaze
from banneret.games.warrior_knights.rules.decrees import AcceptDecree, AppointNoble, GiveUpCharge
from banneret.games.warrior_knights.rules.defences_and_muster import MusterTroops, UpgradeDefenses
from banneret.games.warrior_knights.rules.event_armies import HealArmy, RefreshNobles, TakeVolunteer
from banneret.games.warrior_knights.rules.event_choices import (
    Absolution,
    FreeWorks,
    GenerousGuilds,
    OpenGates,
    PayRansom,
)
from banneret.games.warrior_knights.rules.event_mutiny import PayMutineer
from banneret.games.warrior_knights.rules.events import CancelEvent, NameDrawer, PledgeFaith
from banneret.games.warrior_knights.rules.expeditions import BlessExpedition, LaunchExpedition, StakeCrowns
from banneret.games.warrior_knights.rules.fate_hands import ChooseCommander, DropCards
from banneret.games.warrior_knights.rules.fight import TakeLoss
from banneret.games.warrior_knights.rules.hiring import HireTroops, StationTroop
from banneret.games.warrior_knights.rules.losses import ChooseDeserter, LoseTroops
from banneret.games.warrior_knights.rules.meeting import ChooseOrder, Propose
from banneret.games.warrior_knights.rules.movement import MoveNobles
from banneret.games.warrior_knights.rules.planning import PlanCards
from banneret.games.warrior_knights.rules.resolution import SendCard
from banneret.games.warrior_knights.rules.retreat import ChooseShelter
from banneret.games.warrior_knights.rules.revolts import QuellRevolt
from banneret.games.warrior_knights.rules.setup import AssignTroops, ChooseBaron, PlaceNoble, PlaceStronghold
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.rules.taxation import PayIncomeTax, PayTithe
from banneret.games.warrior_knights.rules.upkeep import Rearrange, Rebuild, ReturnNoble
from banneret.games.warrior_knights.rules.voting import BreakTie, CommitVotes, Declare, NameActing
from banneret.games.warrior_knights.rules.wages import ObeySoldiersPay, PayWages


@final
class WarriorKnightsExpert(Policy["WarriorKnights"]):
    """Plays along the advice of section 14. Stateless: the same view, the same answer.

    Everything is weighed in influence (`appraisal`): cities in the rounds that are left, nobles, crowns, faith and
    votes. A battle is started where its chances times its prize outweigh what may be lost.
    """

    def __init__(self, manner: Manner = EVEN) -> None:
        self.manner = manner
        self.answers: ByQuestion[WarriorKnights, Action] = ByQuestion()
        on = self.answers.on
        on(PlanCards, self.plan_cards)
        on(PlayCard, plan.play_card)
        on(SendCard, plan.send_card)
        on(ChooseBaron, setup.choose_baron)
        on(AssignTroops, setup.assign_troops)
        on(PlaceStronghold, setup.place_stronghold)
        on(PlaceNoble, setup.place_noble)
        on(Mobilize, self.mobilize)
        on(Versatile, self.versatile)
        on(MoveNobles, self.move_nobles)
        on(ChooseBattle, self.choose_battle)
        on(PlaceMarker, moves.place_marker)
        on(GivePermission, moves.give_permission)
        on(PayPrice, moves.pay_price)
        on(BuyOff, moves.buy_off)
        on(TakeOffer, moves.take_offer)
        on(ChooseCommander, battle.name_commander)
        on(DropCards, battle.drop_cards)
        on(UseAbility, battle.use_ability)
        on(TakeLoss, battle.take_loss)
        on(ChooseShelter, battle.retreat)
        on(ChooseDeserter, battle.name_deserter)
        on(LoseTroops, battle.lose_troops)
        on(KeepOrRaze, battle.keep_or_raze)
        on(CedeCity, battle.cede_city)
        on(NameDrawer, events.name_drawer)
        on(CancelEvent, events.cancel_event)
        on(PledgeFaith, events.pledge_faith)
        on(PayRansom, events.pay_ransom)
        on(TakeVolunteer, events.take_volunteer)
        on(HealArmy, events.heal_army)
        on(FreeWorks, events.free_works)
        on(RefreshNobles, events.refresh_nobles)
        on(OpenGates, events.open_gates)
        on(GenerousGuilds, events.generous_guilds)
        on(Absolution, events.absolution)
        on(PayMutineer, events.pay_mutineer)
        on(LaunchExpedition, crowns.launch)
        on(StakeCrowns, crowns.stake)
        on(BlessExpedition, crowns.bless)
        on(UpgradeDefenses, crowns.upgrade_defenses)
        on(MusterTroops, crowns.muster_troops)
        on(PayIncomeTax, crowns.obey_law)
        on(PayTithe, crowns.obey_law)
        on(ObeySoldiersPay, crowns.obey_law)
        on(PayWages, crowns.pay_wages)
        on(HireTroops, crowns.hire_troops)
        on(StationTroop, crowns.station)
        on(QuellRevolt, crowns.quell)
        on(Rebuild, crowns.rebuild)
        on(Rearrange, crowns.rearrange)
        on(ReturnNoble, crowns.come_back)
        on(NameActing, assembly.name_acting)
        on(Propose, assembly.propose)
        on(ChooseOrder, assembly.order_agendas)
        on(CommitVotes, assembly.commit_votes)
        on(Declare, assembly.declare)
        on(BreakTie, assembly.break_tie)
        on(WriteBallot, assembly.write_ballot)
        on(AcceptDecree, assembly.accept_decree)
        on(AppointNoble, assembly.appoint)
        on(GiveUpCharge, assembly.give_up_charge)

    def choose(self, game: WarriorKnights, seat: i64, chance: Chance) -> Action:
        return self.answers.answer(game, seat)

    # What an expert's manner changes.

    def plan_cards(self, game: WarriorKnights, seat: i64, question: PlanCards) -> Action:
        return plan.plan_cards(game, seat, question, self.manner)

    def mobilize(self, game: WarriorKnights, seat: i64, question: Mobilize) -> Action:
        return moves.mobilize(game, seat, question, self.manner)

    def versatile(self, game: WarriorKnights, seat: i64, question: Versatile) -> Action:
        return moves.versatile(game, seat, question, self.manner)

    def move_nobles(self, game: WarriorKnights, seat: i64, question: MoveNobles) -> Action:
        return moves.move_nobles(game, seat, question, self.manner)

    def choose_battle(self, game: WarriorKnights, seat: i64, question: ChooseBattle) -> Action:
        return moves.choose_battle(game, seat, question, self.manner)
