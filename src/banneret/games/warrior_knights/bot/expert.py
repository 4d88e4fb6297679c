"""The scripted expert: it answers every question of Warrior Knights from what its seat can see (section 14)."""

from typing import final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.rooms import Policy
from banneret.games.warrior_knights.bot import assembly, battle, crowns, events, moves
from banneret.games.warrior_knights.bot.plan import plan_cards, send_card
from banneret.games.warrior_knights.bot.setup import assign_troops, best_home, place_noble, place_stronghold
from banneret.games.warrior_knights.rules.actions import BUILD, DESERT, EXECUTE, PASS, USE
from banneret.games.warrior_knights.rules.ballots import WriteBallot
from banneret.games.warrior_knights.rules.bargaining import BuyOff, GivePermission, PayPrice, TakeOffer
from banneret.games.warrior_knights.rules.baron_cards import Mobilize, PlaceMarker, PlayCard, Versatile
from banneret.games.warrior_knights.rules.battle import ChooseBattle, StartBattle
from banneret.games.warrior_knights.rules.capture import CedeCity, KeepOrRaze
from banneret.games.warrior_knights.rules.cards import STRENGTH
from banneret.games.warrior_knights.rules.decrees import AcceptDecree, AppointNoble, GiveUpCharge
from banneret.games.warrior_knights.rules.defences_and_muster import MusterTroops, UpgradeDefenses
from banneret.games.warrior_knights.rules.event_choices import (
    Absolution,
    FreeWorks,
    GenerousGuilds,
    HealArmy,
    OpenGates,
    PayRansom,
    RefreshNobles,
    TakeVolunteer,
)
from banneret.games.warrior_knights.rules.event_mutiny import PayMutineer
from banneret.games.warrior_knights.rules.events import CancelEvent, NameDrawer, PledgeFaith
from banneret.games.warrior_knights.rules.expeditions import BlessExpedition, LaunchExpedition, StakeCrowns
from banneret.games.warrior_knights.rules.fate_hands import ChooseCommander, DropCards, UseAbility
from banneret.games.warrior_knights.rules.fight import TakeLoss
from banneret.games.warrior_knights.rules.hiring import HireTroops, StationTroop
from banneret.games.warrior_knights.rules.laws import ObeyLaw
from banneret.games.warrior_knights.rules.losses import ChooseDeserter, LoseTroops, deserters
from banneret.games.warrior_knights.rules.meeting import ChooseOrder, Propose
from banneret.games.warrior_knights.rules.movement import MoveNobles
from banneret.games.warrior_knights.rules.planning import PlanCards
from banneret.games.warrior_knights.rules.resolution import SendCard
from banneret.games.warrior_knights.rules.retreat import ChooseShelter
from banneret.games.warrior_knights.rules.revolts import QuellRevolt
from banneret.games.warrior_knights.rules.setup import AssignTroops, PlaceNoble, PlaceStronghold
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.rules.taxation import PayIncomeTax
from banneret.games.warrior_knights.rules.upkeep import Rearrange, Rebuild, ReturnNoble
from banneret.games.warrior_knights.rules.voting import (
    ON_AGENDA,
    BreakTie,
    CommitVotes,
    CountVotes,
    Declare,
    NameActing,
)
from banneret.games.warrior_knights.rules.wages import ObeySoldiersPay, PayWages, bill_of, billed


@final
class WarriorKnightsExpert(Policy["WarriorKnights"]):
    """Plays along the advice of section 14. Stateless: the same view, the same answer.

    Everything is weighed in influence (`appraisal`): cities in the rounds that are left, nobles, crowns, faith and
    votes. A battle is started where its chances times its prize outweigh what may be lost.
    """

    def choose(self, game: WarriorKnights, seat: i64, chance: Chance) -> Action:
        question = game.stack[-1]
        if isinstance(question, PlanCards):
            return plan_cards(game, seat)
        if isinstance(question, Mobilize):
            return moves.mobilize(game, seat)
        if isinstance(question, Versatile):
            return moves.versatile(game, seat)
        if isinstance(question, MoveNobles):
            return moves.move_nobles(game, seat, question.target)
        if isinstance(question, ChooseBattle):
            return moves.choose_battle(game, seat, question.area)
        if isinstance(question, PlayCard):
            return EXECUTE
        if isinstance(question, PlaceMarker):
            return moves.place_marker(game, seat)
        if isinstance(question, SendCard):
            return send_card(game, seat)
        if isinstance(question, DropCards):
            return battle.drop_cards(game, seat)
        if isinstance(question, CommitVotes):
            return self.vote(game, seat, True)
        if isinstance(question, Declare):
            return self.vote(game, seat, False)
        if isinstance(question, StakeCrowns):
            return crowns.stake(game, seat)
        if isinstance(question, UpgradeDefenses):
            return crowns.upgrade_defenses(game, seat)
        if isinstance(question, MusterTroops):
            return crowns.muster_troops(game, seat)
        if isinstance(question, HireTroops):
            return crowns.hire_troops(game, seat, question.most)
        if isinstance(question, StationTroop):
            return crowns.station(game, seat, question.kind)
        if isinstance(question, PayWages):
            return crowns.pay_wages(game, seat, question.surcharge)
        if isinstance(question, AssignTroops):
            return assign_troops(game, seat)
        if isinstance(question, PlaceStronghold):
            return place_stronghold(game, seat)
        if isinstance(question, PlaceNoble):
            return place_noble(game, seat)
        return self.in_battle(game, seat)

    def vote(self, game: WarriorKnights, seat: i64, commits: bool) -> Action:
        """W-9.3.6 What is voted on lies on the stack beneath the question."""
        at = len(game.stack) - 1
        while at > 0 and not isinstance(game.stack[at], CountVotes):
            at -= 1
        count = game.stack[at]
        assert isinstance(count, CountVotes)
        if commits:
            return assembly.commit_votes(game, seat, count.subject, count.object)
        return assembly.declare(game, seat, count.subject, count.object)

    def ballot(self, game: WarriorKnights, seat: i64, cards: list[int]) -> Action:
        """W-9.3.6 With two Barons; a private motion lies beneath its ballots, agendas are named by them."""
        for frame in game.stack:
            if isinstance(frame, CountVotes):
                return assembly.write_ballot(game, seat, cards, frame.subject, frame.object)
        return assembly.write_ballot(game, seat, cards, ON_AGENDA, 0)

    def in_battle(self, game: WarriorKnights, seat: i64) -> Action:
        """Battles and bargains about them."""
        question = game.stack[-1]
        if isinstance(question, UseAbility):
            return USE
        if isinstance(question, TakeLoss):
            return battle.take_loss(game, seat, question.camp)
        if isinstance(question, ChooseCommander):
            return battle.name_commander(game, question.camp)
        if isinstance(question, ChooseDeserter):
            weakest = -1
            for kind in deserters(game, question.army, question.nation):
                if weakest < 0 or STRENGTH[kind] < STRENGTH[weakest]:
                    weakest = kind
            return DESERT[weakest]
        if isinstance(question, LoseTroops):
            return question.legal(game, seat)[0]
        if isinstance(question, ChooseShelter):
            return battle.retreat(game, question.army)
        if isinstance(question, KeepOrRaze):
            return battle.keep_or_raze(game, seat, question.city)
        if isinstance(question, CedeCity):
            return battle.cede_city(game, seat, question.captor)
        if isinstance(question, GivePermission):
            return moves.give_permission(game, seat, question.asker, question.purpose, question.request)
        if isinstance(question, PayPrice):
            return moves.pay_price(game, seat, question.price)
        if isinstance(question, BuyOff):
            start = game.stack[-2]
            assert isinstance(start, StartBattle)
            armies = moves.armies_of(start.fighters, start.attacker)
            return moves.buy_off(game, seat, start.kind, start.area, armies)
        if isinstance(question, TakeOffer):
            start = game.stack[-2]
            assert isinstance(start, StartBattle)
            armies = moves.armies_of(start.fighters, start.attacker)
            return moves.take_offer(game, seat, question.price, start.kind, start.area, armies)
        return self.in_upkeep(game, seat)

    def in_upkeep(self, game: WarriorKnights, seat: i64) -> Action:
        """Upkeep, expeditions and laws."""
        question = game.stack[-1]
        if isinstance(question, Rearrange):
            return crowns.rearrange(game, seat, question.home, question.served)
        if isinstance(question, ReturnNoble):
            return crowns.come_back(game, seat, question.shape)
        if isinstance(question, QuellRevolt):
            return crowns.quell(game, seat, question.city)
        if isinstance(question, Rebuild):
            areas = question.areas(game, seat)
            return BUILD[best_home(game, seat, areas)] if areas else PASS
        if isinstance(question, LaunchExpedition):
            return crowns.launch(game, seat)
        if isinstance(question, BlessExpedition):
            return crowns.bless(game, seat, question.expedition)
        if isinstance(question, PayIncomeTax):
            return crowns.obey_law(game, seat, question.tax)
        if isinstance(question, ObeySoldiersPay):
            pieces = billed(game, seat)
            return crowns.obey_law(game, seat, bill_of(game, pieces, 1) - bill_of(game, pieces, 0))
        if isinstance(question, ObeyLaw):
            return crowns.obey_law(game, seat, 1)
        return self.in_assembly(game, seat)

    def in_assembly(self, game: WarriorKnights, seat: i64) -> Action:
        """The rest of W-9.3."""
        question = game.stack[-1]
        if isinstance(question, WriteBallot):
            return self.ballot(game, seat, question.cards)
        if isinstance(question, ChooseOrder):
            return assembly.order_agendas(game, seat)
        if isinstance(question, BreakTie):
            return assembly.break_tie(game, seat, question.subject, question.object)
        if isinstance(question, AcceptDecree):
            return assembly.accept_decree(game, seat)
        if isinstance(question, AppointNoble):
            return assembly.appoint(game, seat)
        if isinstance(question, GiveUpCharge):
            return assembly.give_up_charge(game, seat, question.newest)
        if isinstance(question, Propose):
            return assembly.propose(game, seat)
        if isinstance(question, NameActing):
            return assembly.name_acting(game, seat)
        return self.in_event(game, seat)

    def in_event(self, game: WarriorKnights, seat: i64) -> Action:
        """W-8.1 Important Events."""
        question = game.stack[-1]
        if isinstance(question, NameDrawer):
            return events.name_drawer(game, seat)
        if isinstance(question, CancelEvent):
            return events.cancel_event(game, seat)
        if isinstance(question, PledgeFaith):
            return events.pledge_faith(game, seat)
        if isinstance(question, PayRansom):
            return events.pay_ransom(game, seat)
        if isinstance(question, TakeVolunteer):
            return events.take_volunteer(question.legal(game, seat))
        if isinstance(question, HealArmy):
            return events.heal_army(game, seat, question.legal(game, seat))
        if isinstance(question, FreeWorks):
            return events.free_works(game, seat)
        if isinstance(question, RefreshNobles):
            return events.refresh_nobles(game, seat)
        if isinstance(question, OpenGates):
            return events.open_gates(game, seat)
        if isinstance(question, GenerousGuilds):
            return events.generous_guilds(game, seat)
        if isinstance(question, Absolution):
            return events.absolution(game, seat)
        if isinstance(question, PayMutineer):
            return events.pay_mutineer(game, seat, question.kind)
        raise TypeError(f"no question of Warrior Knights: {type(question).__name__}")
