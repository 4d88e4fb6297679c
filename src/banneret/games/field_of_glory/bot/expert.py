"""The scripted expert: it answers every question of Field of Glory from what its seat can see (section 17)."""

from typing import final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.by_question import ByQuestion
from banneret.core.chance import Chance, NoChance
from banneret.core.rooms import Policy
from banneret.games.field_of_glory.bot.manner import EVEN, Manner
from banneret.games.field_of_glory.bot.placing import WORTH_IT, Placing
from banneret.games.field_of_glory.odds.assault import Assault, BonusChoices, Choice, attack_with
from banneret.games.field_of_glory.odds.control_race import Outlook
from banneret.games.field_of_glory.odds.unseen import at_a_glance
from banneret.games.field_of_glory.odds.worth import draft_worth, price_of
from banneret.games.field_of_glory.rules.actions import (
    CHARGE,
    COLUMNS,
    DEPLOY,
    DISCARD,
    DRAW,
    END,
    FLANK_FROM,
    GIVE_UP,
    KEEP_CARD,
    LEAD,
    NO_OVERLAP,
    OVERLAP,
    RESERVES,
    RETREAT_BOTH,
    RETREAT_UNIT,
    STAND_FAST,
    STOP,
    TRADE,
)
from banneret.games.field_of_glory.rules.advance import AdvanceDiscard, GiveUpUnit
from banneret.games.field_of_glory.rules.attack import DefenderLead, PursuitLoss, RetreatChoice
from banneret.games.field_of_glory.rules.bonus import AttackerBonus, DefenderBonus, OverlapChoice
from banneret.games.field_of_glory.rules.cards import CO5, OV2, RE2, TYPE
from banneret.games.field_of_glory.rules.deploy import can_deploy, new_plan
from banneret.games.field_of_glory.rules.draft import ChooseArmy
from banneret.games.field_of_glory.rules.draw_phase import DiscardDown, DrawMode
from banneret.games.field_of_glory.rules.fight_record import CHARGE_FIGHT, FLANK_FIGHT, Fight
from banneret.games.field_of_glory.rules.flanks import FlankAttack, flank_parts
from banneret.games.field_of_glory.rules.main_phase import MainAction
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.rules.strength import overlap_worth


@final
class FieldExpert(Policy["FieldOfGlory"]):
    """Weighs columns by the race for three of them, fights by their exact odds, cards by what they are missed for.

    What it remembers are values that follow from the rules alone. Its only chance is in the bonus cards, where a
    player who can be foreseen is beaten.
    """

    def __init__(self, manner: Manner = EVEN) -> None:
        self.manner = manner
        self.placing: Placing | None = None
        self.chance: Chance = NoChance()
        self.answers: ByQuestion[FieldOfGlory, Action] = ByQuestion()
        self.answers.on(ChooseArmy, self.draft)
        self.answers.on(AdvanceDiscard, self.give_up)
        self.answers.on(FlankAttack, self.flank)
        self.answers.on(MainAction, self.act)
        self.answers.on(OverlapChoice, self.overlap_first)
        self.answers.on(AttackerBonus, self.attacker_bonus)
        self.answers.on(RetreatChoice, self.retreat)
        self.answers.on(PursuitLoss, self.give_up)
        self.answers.on(DefenderBonus, self.defender_bonus)
        self.answers.on(DefenderLead, self.lead)
        self.answers.on(DrawMode, self.draw)
        self.answers.on(DiscardDown, self.discard)

    def tools(self, game: FieldOfGlory) -> Placing:
        """What is worked out once for options and data."""
        placing = self.placing
        if placing is None or placing.assault.fight_table.charter is not game.charter:
            placing = Placing(Assault(game.charter))
            self.placing = placing
        return placing

    def choose(self, game: FieldOfGlory, seat: i64, chance: Chance) -> Action:
        self.chance = chance
        return self.answers.answer(game, seat)

    def draft(self, game: FieldOfGlory, seat: i64, question: ChooseArmy) -> Action:
        options = question.legal(game, seat)
        best = options[0]
        best_worth: i64 = -1000
        for action in options:
            if action.verb == KEEP_CARD:
                value = draft_worth(game, seat, action.piece) + self.manner.tastes[TYPE[action.piece]]
                if value > best_worth:
                    best_worth = value
                    best = action
        return best

    # Attacks.

    def flank(self, game: FieldOfGlory, seat: i64, question: FlankAttack) -> Action:
        """F-5.8 The attack that brings most, if any brings something."""
        assault = self.tools(game).assault
        outlooks = assault.race.outlooks(game, seat)
        best = STOP
        best_value = assault.race.score(game, seat, outlooks, game.control) + WORTH_IT - self.manner.attack
        bonus = assault.bonus_choices(game, seat)
        for action in question.legal(game, seat):
            if action.verb == FLANK_FROM:
                lead, origin, target = flank_parts(action)
                value = assault.value(game, attack_with(FLANK_FIGHT, seat, origin, target, lead), outlooks, bonus)
                if value > best_value:
                    best_value = value
                    best = action
        return best

    def act(self, game: FieldOfGlory, seat: i64, question: MainAction) -> Action:
        """F-6.1 Reserves first; then the charge or the deployment that brings more."""
        tools = self.tools(game)
        plan = game.plan
        if plan is not None:
            return tools.next_answer(game, seat, plan)
        if RE2 in game.hands[seat] and game.has_pile(seat):
            return RESERVES
        assault = tools.assault
        outlooks = assault.race.outlooks(game, seat)
        now = assault.race.score(game, seat, outlooks, game.control)
        best = END
        best_gain = WORTH_IT
        bonus: BonusChoices | None = None
        column: i64 = 0
        while column < COLUMNS:
            if game.holds(1 - seat, column) and game.holds(seat, column):
                if bonus is None:
                    bonus = assault.bonus_choices(game, seat)
                for lead in game.at(seat, column):
                    fight = attack_with(CHARGE_FIGHT, seat, column, column, lead)
                    gain = self.charge_value(game, fight, assault, outlooks, bonus) - now + self.manner.attack
                    if gain > best_gain:
                        best_gain = gain
                        best = CHARGE[lead][column]
            column += 1
        if can_deploy(game, seat):
            step = tools.best_step(game, seat, new_plan(game, seat))
            if step is not None and step.value > best_gain:
                best = DEPLOY
        return best

    def charge_value(
        self, game: FieldOfGlory, fight: Fight, assault: Assault, outlooks: list[Outlook], bonus: BonusChoices
    ) -> float:  # fmt: skip
        """With an Overlap where that is better."""
        seat = fight.attacker
        value = assault.value(game, fight, outlooks, bonus)
        if OV2 in game.hands[seat]:
            more = overlap_worth(game, seat, fight.origin, fight.target)
            if more > 0:
                price = price_of(game.hands[seat], OV2, assault.fight_table.worths)
                value = max(value, assault.value(game, fight.with_overlap(more), outlooks, bonus) - price)
        return value

    def overlaps(self, game: FieldOfGlory, seat: i64, assault: Assault) -> bool:
        """F-6.5 Whether an Overlap brings more than the card is worth."""
        fight = game.the_fight()
        more = overlap_worth(game, seat, fight.origin, fight.target)
        if more <= 0 or OV2 not in game.hands[seat]:
            return False
        outlooks = assault.race.outlooks(game, seat)
        price = price_of(game.hands[seat], OV2, assault.fight_table.worths)
        bonus = assault.bonus_choices(game, seat)
        plain = assault.value(game, fight, outlooks, bonus)
        return assault.value(game, fight.with_overlap(more), outlooks, bonus) - price > plain

    def overlap_first(self, game: FieldOfGlory, seat: i64, question: OverlapChoice) -> Action:
        return OVERLAP if self.overlaps(game, seat, self.tools(game).assault) else NO_OVERLAP

    # Bonus cards.

    def attacker_bonus(self, game: FieldOfGlory, seat: i64, question: AttackerBonus) -> Action:
        fight = game.the_fight()
        assault = self.tools(game).assault
        options = question.legal(game, seat)
        if options[0] is OVERLAP and self.overlaps(game, seat, assault):
            return OVERLAP
        results = assault.results(game, fight, assault.race.outlooks(game, seat))
        bonus = assault.bonus_choices(game, seat)
        duel = assault.duel(assault.edge(game, fight), results, bonus.rows, bonus.columns)
        return picked(bonus.rows, duel.rows, options, self.chance)

    def defender_bonus(self, game: FieldOfGlory, seat: i64, question: DefenderBonus) -> Action:
        fight = game.the_fight()
        assault = self.tools(game).assault
        results = assault.results(game, fight, assault.race.outlooks(game, fight.attacker))
        rows = assault.attacker_choices(game, fight, at_a_glance(game, fight.attacker))
        columns = assault.own_choices(game, seat, game.hands[seat], game.charter.may_decline)
        duel = assault.duel(assault.edge(game, fight), results, rows, columns)
        return picked(columns, duel.columns, question.legal(game, seat), self.chance)

    def retreat(self, game: FieldOfGlory, seat: i64, question: RetreatChoice) -> Action:
        """F-7.1 Who stays and who goes: what leaves the attacker least."""
        fight = game.the_fight()
        assault = self.tools(game).assault
        options = question.legal(game, seat)
        rows = assault.attacker_choices(game, fight, at_a_glance(game, fight.attacker))
        columns = assault.own_choices(game, seat, game.hands[seat], game.charter.may_decline)
        best = options[0]
        best_value = 1000.0
        for action in options:
            sketch = game
            units = game.at(seat, fight.target)
            if action.verb == RETREAT_UNIT and len(units) == 2:
                sketch = game.clone()
                sketch.remove_unit(seat, fight.target, action.piece)
            outlooks = assault.race.outlooks(sketch, fight.attacker)
            results = assault.results(sketch, fight, outlooks)
            if action.verb == RETREAT_BOTH or (action.verb == RETREAT_UNIT and len(units) == 1):
                value = results.retreat
            else:
                value = assault.duel(assault.edge(sketch, fight), results, rows, columns).value
            if action.verb == STAND_FAST:
                value -= WORTH_IT
            if value < best_value:
                best_value = value
                best = action
        return best

    def lead(self, game: FieldOfGlory, seat: i64, question: DefenderLead) -> Action:
        """F-7.4 The lead that makes the attacker's edge smallest; of equal ones the better unit stays."""
        fight = game.the_fight()
        assault = self.tools(game).assault
        units = game.at(seat, fight.target)
        one = assault.edge_against(game, fight, units[0])
        other = assault.edge_against(game, fight, units[1])
        if one != other:
            return LEAD[units[0]] if one < other else LEAD[units[1]]
        combat = game.charter.combat
        return LEAD[units[0]] if combat[units[0]] >= combat[units[1]] else LEAD[units[1]]

    def give_up(self, game: FieldOfGlory, seat: i64, question: GiveUpUnit) -> Action:
        """F-5.4, F-7.10 Of two units the one without which the race stands better."""
        assault = self.tools(game).assault
        column = question.column
        units = game.at(seat, column)
        outlooks = assault.race.outlooks(game, seat)
        best = GIVE_UP[units[0]]
        best_value = -1000.0
        for kind in units:
            left = units[:]
            left.remove(kind)
            changed = outlooks[:]
            control = game.control[:]
            control[column] = int(seat)
            changed[column] = assault.race.outlook(game, seat, left, [], seat, column)
            value = assault.race.score(game, seat, changed, control)
            value += 0.0001 * float(10 * game.charter.combat[left[0]] + game.charter.points[left[0]])
            if value > best_value:
                best_value = value
                best = GIVE_UP[kind]
        return best

    # Drawing.

    def draw(self, game: FieldOfGlory, seat: i64, question: DrawMode) -> Action:
        """F-8.1 Draw three, unless the hand is small and a Commander brings five cards."""
        hand = game.hands[seat]
        if CO5 in hand and len(hand) <= 4 and game.charter.points[CO5] > game.charter.draws + 1:
            return TRADE[CO5]
        return DRAW

    def discard(self, game: FieldOfGlory, seat: i64, question: DiscardDown) -> Action:
        return DISCARD[least(game.hands[seat], self.tools(game).worths)]


def least(hand: list[int], worths: list[int]) -> i64:
    """The card of a hand that is missed least."""
    best: i64 = hand[0]
    for card in hand:
        if worths[card] < worths[best]:
            best = card
    return best


def picked(choices: list[Choice], weights: list[float], options: list[Action], chance: Chance) -> Action:
    """One of the choices, as often as the duel says."""
    share = float(chance.below(10000, "bonus_mix")) / 10000.0
    best = options[len(options) - 1]
    top = -1.0
    for at in range(len(choices)):
        action = choices[at].action
        if action is None or action not in options:
            continue
        if weights[at] > top:
            top = weights[at]
            best = action
        share -= weights[at]
        if share < 0.0:
            return action
    return best
