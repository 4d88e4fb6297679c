"""Deployments: which units to place where, and how to pay for them (section 17)."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.games.field_of_glory.odds.assault import Assault, attack_with
from banneret.games.field_of_glory.odds.control_race import Outlook
from banneret.games.field_of_glory.odds.payment import cheapest_payment
from banneret.games.field_of_glory.odds.worth import PRICE, hand_value
from banneret.games.field_of_glory.rules.actions import COLUMNS, CONFIRM, DROP, PAY, PLACE, SPEND
from banneret.games.field_of_glory.rules.cards import UNIT_KINDS
from banneret.games.field_of_glory.rules.deployment_plan import NO_COLUMN, Plan
from banneret.games.field_of_glory.rules.fight_record import CHARGE_FIGHT
from banneret.games.field_of_glory.rules.state import FieldOfGlory

WORTH_IT: Final = 0.003  # what a step must bring
DROPPED: Final = 0.4  # of the price of a card, for a unit that makes room
IMPOSSIBLE: Final = -1000.0


@final
class Step:
    """What to do in one column: units to drop first, then units to place."""

    def __init__(self, column: i64, drops: list[int], adds: list[int], value: float) -> None:
        self.column: i64 = column
        self.drops = drops
        self.adds = adds
        self.value = value

    def first(self) -> Action:
        return DROP[self.drops[0]][self.column] if self.drops else PLACE[self.adds[0]][self.column]


@final
class Placing:
    """Looks for the next step of a deployment: what one column gains most by one unit or a pair."""

    def __init__(self, assault: Assault) -> None:
        self.assault = assault
        self.race = assault.race
        self.worths = assault.fight_table.worths

    def next_answer(self, game: FieldOfGlory, seat: i64, plan: Plan) -> Action:
        """The next answer of a chain that is open."""
        if plan.paying:
            if plan.paid_points >= plan.cost:
                return CONFIRM
            rest = plan.cost - plan.paid_points
            payment = cheapest_payment(plan.rest, self.worths, game.charter.points, rest)
            assert payment is not None
            return SPEND[payment.cards[0]]
        step = self.best_step(game, seat, plan)
        if step is not None and (plan.open_column != NO_COLUMN or plan.placed == 0 or step.value > WORTH_IT):
            return step.first()
        return CONFIRM if plan.cost == 0 else PAY

    def best_step(self, game: FieldOfGlory, seat: i64, plan: Plan) -> Step | None:
        """The step that brings most against leaving the plan as it is; None where no unit can be placed."""
        sketch = game.clone()
        sketch.plan = None
        column: i64 = 0
        while column < COLUMNS:
            sketch.set_units(seat, column, plan.board(column))
            column += 1
        outlooks = self.race.outlooks(sketch, seat)
        before = self.left_over(game, plan, [], 0) + self.race.score(game, seat, outlooks, game.control)
        best: Step | None = None
        column = 0
        while column < COLUMNS:
            if plan.open_column == NO_COLUMN or plan.open_column == column:
                for step in steps_in(game, plan, column):
                    step.value = self.value(sketch, seat, plan, step, outlooks) - before
                    if step.value > IMPOSSIBLE / 2.0 and (best is None or step.value > best.value):
                        best = step
            column += 1
        return best

    def left_over(self, game: FieldOfGlory, plan: Plan, adds: list[int], cost: i64) -> float:
        """What the hand is worth after the placements and the cheapest payment."""
        rest = plan.rest[:]
        for card in adds:
            rest.remove(card)
        payment = cheapest_payment(rest, self.worths, game.charter.points, plan.cost + cost)
        if payment is None:
            return IMPOSSIBLE
        for card in payment.cards:
            rest.remove(card)
        return hand_value(rest, self.worths)

    def value(self, sketch: FieldOfGlory, seat: i64, plan: Plan, step: Step, outlooks: list[Outlook]) -> float:
        """The position after a step: the race, or a charge in the column at once where that is better."""
        column = step.column
        cost: i64 = 0
        for card in step.adds:
            cost += sketch.deploy_cost(card, column)
        hand = self.left_over(sketch, plan, step.adds, cost)
        if hand <= IMPOSSIBLE / 2.0:
            return IMPOSSIBLE
        standing = plan.board(column)
        for kind in step.drops:
            standing.remove(kind)
        units = sorted(standing + step.adds)
        theirs = sketch.at(1 - seat, column)
        changed = outlooks[:]
        changed[column] = self.race.outlook(sketch, seat, units, theirs, sketch.control[column], column)
        value = self.race.score(sketch, seat, changed, sketch.control)
        if theirs:
            before = sketch.at(seat, column)
            sketch.set_units(seat, column, units)
            for lead in units:
                fight = attack_with(CHARGE_FIGHT, seat, column, column, lead)
                value = max(value, self.assault.rough_value(sketch, fight, changed))
            sketch.set_units(seat, column, before)
        return value + hand - DROPPED * PRICE * float(len(step.drops))


def steps_in(game: FieldOfGlory, plan: Plan, column: i64) -> list[Step]:
    """F-6.4 All ways to place one unit or a pair in a column, dropping what stands in the way."""
    steps: list[Step] = []
    kept = plan.kept[column]
    added = plan.added[column]
    met: i64 = 0
    for card in plan.rest:
        if card >= UNIT_KINDS or met & BIT[card] != 0:
            continue
        met |= BIT[card]
        for drops in ways_to_drop(kept):
            standing = kept + added
            for kind in drops:
                standing.remove(kind)
            if len(standing) == 1 and game.stackable(standing[0], card):
                steps.append(Step(column, drops, [card], 0.0))
            elif not standing:
                steps.append(Step(column, drops, [card], 0.0))
                add_pairs(game, plan, column, drops, card, steps)
    return steps


def add_pairs(
    game: FieldOfGlory, plan: Plan, column: i64, drops: list[int], card: int, steps: list[Step]
) -> None:  # fmt: skip
    rest = plan.rest[:]
    rest.remove(card)
    met: i64 = 0
    for other in rest:
        if card <= other < UNIT_KINDS and met & BIT[other] == 0 and game.stackable(card, other):
            met |= BIT[other]
            steps.append(Step(column, drops, [card, other], 0.0))


def ways_to_drop(kept: list[int]) -> list[list[int]]:
    if not kept:
        return [[]]
    if len(kept) == 1:
        return [[], [kept[0]]]
    return [[], [kept[0]], [kept[1]], kept[:]]
