"""Quick answers for playouts: plausible moves at little cost, so that search sees games as they are played."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.by_question import ByQuestion
from banneret.core.chance import Chance
from banneret.core.rooms import Policy
from banneret.games.field_of_glory.rules.actions import (
    CHARGE,
    COLUMNS,
    CONFIRM,
    CONFIRM_DEPLOY,
    DEPLOY,
    DRAW,
    END,
    FLANK_FROM,
    OPEN_DEPLOY,
    OVERLAP,
    PAY,
    PLACE,
    PLACE_UNIT,
    RESERVES,
    RETREAT_ALL,
    STAND,
    STOP,
    TOP_BONUS,
)
from banneret.games.field_of_glory.rules.advance import AdvanceDiscard, GiveUpUnit
from banneret.games.field_of_glory.rules.attack import DefenderLead, PursuitLoss, RetreatChoice, retreaters
from banneret.games.field_of_glory.rules.bonus import AttackerBonus, DefenderBonus, OverlapChoice
from banneret.games.field_of_glory.rules.cards import KINDS, RE2, TYPE, UNIT_KINDS
from banneret.games.field_of_glory.rules.deploy import affords, fits, new_plan
from banneret.games.field_of_glory.rules.deployment_plan import NO_COLUMN, Plan
from banneret.games.field_of_glory.rules.draft import ChooseArmy
from banneret.games.field_of_glory.rules.draw_phase import DiscardDown, DrawMode
from banneret.games.field_of_glory.rules.fight_record import CHARGE_FIGHT, FLANK_FIGHT, NO_CARD, NOT_YET, Fight
from banneret.games.field_of_glory.rules.flanks import FlankAttack, flank_parts
from banneret.games.field_of_glory.rules.main_phase import MainAction
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.rules.strength import attacking_side, defending_side

# What a card of each type is worth in the hand, beside its command points; in tenths.
_TYPE_WORTH: Final = [22, 24, 12, 24, 22, 30, 36, 32, 26, 30, 10, 22]
_POINT_WORTH: Final = 9
WORTH: Final = bytes([_TYPE_WORTH[TYPE[kind]] for kind in range(KINDS)])

CHARGE_LEAD: Final = 1  # base strength by which a charge must be ahead
FLANK_LEAD: Final = 0
NOTHING: Final = -1000


def worth(game: FieldOfGlory, kind: i64) -> i64:
    return WORTH[kind] + _POINT_WORTH * game.charter.points[kind]


@final
class QuickPolicy(Policy["FieldOfGlory"]):
    """Deploys one unit at a time where it denies or takes a column, fights where it is ahead. It remembers nothing."""

    def __init__(self) -> None:
        self.answers: ByQuestion[FieldOfGlory, Action] = ByQuestion()
        self.answers.on(ChooseArmy, self.draft)
        self.answers.on(AdvanceDiscard, self.give_up)
        self.answers.on(FlankAttack, self.flank)
        self.answers.on(MainAction, self.act)
        self.answers.on(OverlapChoice, self.overlap)
        self.answers.on(AttackerBonus, self.attacker_bonus)
        self.answers.on(RetreatChoice, self.retreat)
        self.answers.on(PursuitLoss, self.give_up)
        self.answers.on(DefenderBonus, self.defender_bonus)
        self.answers.on(DefenderLead, self.lead)
        self.answers.on(DrawMode, self.draw)
        self.answers.on(DiscardDown, self.discard)

    def choose(self, game: FieldOfGlory, seat: i64, chance: Chance) -> Action:
        return self.answers.answer(game, seat)

    def draft(self, game: FieldOfGlory, seat: i64, question: ChooseArmy) -> Action:
        return self.by_worth(game, question.legal(game, seat), True)

    def give_up(self, game: FieldOfGlory, seat: i64, question: GiveUpUnit) -> Action:
        return self.by_worth(game, question.legal(game, seat), False)

    def draw(self, game: FieldOfGlory, seat: i64, question: DrawMode) -> Action:
        return DRAW

    def discard(self, game: FieldOfGlory, seat: i64, question: DiscardDown) -> Action:
        return self.by_worth(game, question.legal(game, seat), False)

    def by_worth(self, game: FieldOfGlory, options: list[Action], most: bool) -> Action:
        """The answer about the card that is worth most or least; answers about no card count as nothing."""
        best = options[0]
        best_worth: i64 = NOTHING
        for action in options:
            value: i64 = worth(game, action.piece) if action.piece >= 0 else 0
            if not most:
                value = -value
            if value > best_worth:
                best_worth = value
                best = action
        return best

    # Fights.

    def lead_of(self, game: FieldOfGlory, fight: Fight) -> i64:
        """By how much the attacker is ahead of the defender's best lead, bonus cards aside."""
        least: i64 = -NOTHING
        for kind in game.at(fight.defender(), fight.target):
            attack = attacking_side(game, fight, kind, NO_CARD).total()
            defence = defending_side(game, fight, kind, NO_CARD).total()
            least = min(least, attack - defence)
        return least

    def ahead(self, game: FieldOfGlory, seat: i64, kind: i64, origin: i64, target: i64, lead: i64) -> i64:
        fight = Fight(kind, seat, origin, target, lead, NO_CARD, 0, 0, [NOT_YET, NOT_YET])
        return self.lead_of(game, fight)

    def flank(self, game: FieldOfGlory, seat: i64, question: FlankAttack) -> Action:
        best = STOP
        best_lead: i64 = FLANK_LEAD - 1
        for action in question.legal(game, seat):
            if action.verb == FLANK_FROM:
                kind, origin, target = flank_parts(action)
                lead = self.ahead(game, seat, FLANK_FIGHT, origin, target, kind)
                if lead > best_lead:
                    best_lead = lead
                    best = action
        return best

    def overlap(self, game: FieldOfGlory, seat: i64, question: OverlapChoice) -> Action:
        return question.legal(game, seat)[0]

    def attacker_bonus(self, game: FieldOfGlory, seat: i64, question: AttackerBonus) -> Action:
        return self.bonus(game, seat, question.legal(game, seat), True)

    def defender_bonus(self, game: FieldOfGlory, seat: i64, question: DefenderBonus) -> Action:
        return self.bonus(game, seat, question.legal(game, seat), False)

    def bonus(self, game: FieldOfGlory, seat: i64, options: list[Action], attacks: bool) -> Action:
        """The deck's top card, or the best card of the hand where the fight is close and the hand is large."""
        fight = game.the_fight()
        if options[0] is OVERLAP:
            return OVERLAP
        lead = self.lead_of(game, fight)
        close = -2 < lead < 2 if attacks else -3 < lead < 1
        best: Action | None = None
        best_points: i64 = 3 if close and len(game.hands[seat]) > 4 else 9
        for action in options:
            if action is TOP_BONUS:
                if best is None:
                    best = action
            elif action.piece >= 0 and game.charter.points[action.piece] > best_points:
                best_points = game.charter.points[action.piece]
                best = action
        return self.by_worth(game, options, False) if best is None else best

    def retreat(self, game: FieldOfGlory, seat: i64, question: RetreatChoice) -> Action:
        """All go or none: who would lose and can get away, goes."""
        fight = game.the_fight()
        able: i64 = len(retreaters(game))
        if able < len(game.at(seat, fight.target)) or self.lead_of(game, fight) < 1:
            return STAND
        return RETREAT_ALL if able == 2 else question.legal(game, seat)[1]

    def lead(self, game: FieldOfGlory, seat: i64, question: DefenderLead) -> Action:
        fight = game.the_fight()
        options = question.legal(game, seat)
        best = options[0]
        best_lead: i64 = NOTHING
        for action in options:
            attack = attacking_side(game, fight, action.piece, NO_CARD).total()
            lead = defending_side(game, fight, action.piece, NO_CARD).total() - attack
            if lead > best_lead:
                best_lead = lead
                best = action
        return best

    # Actions.

    def act(self, game: FieldOfGlory, seat: i64, question: MainAction) -> Action:
        plan = game.plan
        if plan is not None:
            return self.compose(game, seat, plan, question)
        hand = game.hands[seat]
        if RE2 in hand and game.has_pile(seat):
            return RESERVES
        charge = self.charge(game, seat)
        if charge is not None:
            return charge
        if len(hand) > 1 and self.placement(game, seat, new_plan(game, seat)) is not None:
            return DEPLOY
        return END

    def charge(self, game: FieldOfGlory, seat: i64) -> Action | None:
        best: Action | None = None
        best_lead: i64 = CHARGE_LEAD - 1
        column: i64 = 0
        while column < COLUMNS:
            if game.holds(1 - seat, column):
                for kind in game.at(seat, column):
                    lead = self.ahead(game, seat, CHARGE_FIGHT, column, column, kind)
                    if lead > best_lead:
                        best_lead = lead
                        best = CHARGE[kind][column]
            column += 1
        return best

    def compose(self, game: FieldOfGlory, seat: i64, plan: Plan, question: MainAction) -> Action:
        """Place one unit, pay with what is worth least, confirm."""
        if plan.paying:
            if plan.paid_points >= plan.cost:
                return CONFIRM
            return self.payment(game, plan, question.legal(game, seat))
        if plan.placed > 0 and plan.open_column == NO_COLUMN:
            return CONFIRM if plan.cost == 0 else PAY
        place = self.placement(game, seat, plan)
        if place is not None:
            return place
        options = question.legal(game, seat)
        for action in options:
            if action.verb == PLACE_UNIT:
                return action
        return options[0]

    def payment(self, game: FieldOfGlory, plan: Plan, options: list[Action]) -> Action:
        """A card that pays the rest with little to spare, else the one that gives most for its worth."""
        points = game.charter.points
        rest: i64 = plan.cost - plan.paid_points
        best = options[0]
        best_value: i64 = NOTHING
        for action in options:
            if action.verb == CONFIRM_DEPLOY or action.verb == OPEN_DEPLOY:
                continue
            spare: i64 = points[action.piece] - rest
            value: i64 = -worth(game, action.piece)
            value -= 12 * spare if spare >= 0 else 60 + 6 * spare
            if value > best_value:
                best_value = value
                best = action
        return best

    def placement(self, game: FieldOfGlory, seat: i64, plan: Plan) -> Action | None:
        """The placement that brings most for its cost, None if none brings anything."""
        best: Action | None = None
        best_value: i64 = 0
        threat = game.controlled(1 - seat) >= game.charter.columns_to_win - 1
        column: i64 = 0
        while column < COLUMNS:
            need = self.need(game, seat, column, threat)
            if need > 0 and (plan.open_column == NO_COLUMN or plan.open_column == column):
                for card in plan.rest:
                    if (
                        card >= UNIT_KINDS
                        or not affords(game, plan, card, column)
                        or not fits(game, plan, card, column)
                    ):
                        continue
                    value = need + 5 * game.charter.combat[card] - 5 * game.deploy_cost(card, column)
                    value -= 2 * game.charter.points[card]
                    if value > best_value:
                        best_value = value
                        best = PLACE[card][column]
            column += 1
        return best

    def need(self, game: FieldOfGlory, seat: i64, column: i64, threat: bool) -> i64:
        """How much a unit in this column is wanted."""
        own: i64 = len(game.at(seat, column))
        if own == 2:
            return 0
        if game.holds(1 - seat, column):
            if own == 0:
                return 45 if threat or game.control[column] == 1 - seat else 35
            return 28
        if own == 1:
            return 0
        return 12 if game.control[column] == seat else 32
