"""F-6.2 to F-6.4, F-6.8 to F-6.14 Deploying: placements, drops and payment, composed in private, then confirmed."""

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.refusals import Refusal
from banneret.games.field_of_glory.rules.actions import (
    CATALOGUE,
    COLUMNS,
    CONFIRM,
    CONFIRM_DEPLOY,
    DROP,
    DROP_UNIT,
    OPEN_DEPLOY,
    OPEN_PAYMENT,
    PAY,
    PLACE,
    PLACE_UNIT,
    SPEND,
    SPEND_CARD,
)
from banneret.games.field_of_glory.rules.cards import UNIT_KINDS, cards_text, placed_text
from banneret.games.field_of_glory.rules.deployment_plan import NO_COLUMN, Plan, open_plan
from banneret.games.field_of_glory.rules.state import FieldOfGlory


def new_plan(game: FieldOfGlory, seat: i64) -> Plan:
    """F-6.8 The working copy that `deploy` opens."""
    units = game.units[seat * COLUMNS : (seat + 1) * COLUMNS]
    return open_plan(units, game.hands[seat], game.charter.points)


def can_deploy(game: FieldOfGlory, seat: i64) -> bool:
    """F-6.10 Deploying is offered exactly when a first placement or drop is legal.

    A drop needs a placement in its column, and what can be placed after drops can be paid: so a unit that can be paid
    for in some column is enough, whatever stands there (it may be dropped first).
    """
    hand = game.hands[seat]
    points = game.charter.points
    total: i64 = 0
    for card in hand:
        total += points[card]
    for card in hand:
        if card < UNIT_KINDS:
            left = total - points[card]
            column: i64 = 0
            while column < COLUMNS:
                if game.deploy_cost(card, column) <= left:
                    return True
                column += 1
    return False


def affords(game: FieldOfGlory, plan: Plan, kind: i64, column: i64) -> bool:
    """F-6.9 The cards left would pay for this unit too."""
    return plan.rest_points - game.charter.points[kind] >= plan.cost + game.deploy_cost(kind, column)


def fits(game: FieldOfGlory, plan: Plan, kind: i64, column: i64) -> bool:
    """F-6.4 The column is empty or holds one unit that stacks with this one."""
    kept = plan.kept[column]
    added = plan.added[column]
    standing: i64 = len(kept) + len(added)
    if standing == 0:
        return True
    if standing > 1:
        return False
    return game.stackable(kept[0] if kept else added[0], kind)


def can_drop(game: FieldOfGlory, plan: Plan, kind: i64, column: i64) -> bool:
    """F-6.9 After this drop, or after both of the column, some unit could be placed there and paid."""
    beside: i64 = -1
    kept = plan.kept[column]
    if len(kept) == 2:  # with both dropped the column is empty, and whatever can be paid fits
        beside = -1
    elif plan.added[column]:
        beside = plan.added[column][0]
    met: i64 = 0
    for card in plan.rest:
        if card < UNIT_KINDS and met & BIT[card] == 0:
            met |= BIT[card]
            if (beside < 0 or game.stackable(beside, card)) and affords(game, plan, card, column):
                return True
    return False


def add_plan_options(game: FieldOfGlory, plan: Plan, options: list[Action]) -> None:
    """F-6.9 The legal answers of the chain; they lead to every deployment that is legal, and to no other (F-6.14)."""
    if plan.paying:
        if plan.paid_points >= plan.cost:
            options.append(CONFIRM)
        add_spending(game, plan, options)
        return
    if plan.placed > 0 and plan.open_column == NO_COLUMN:
        options.append(CONFIRM if plan.cost == 0 else PAY)
    met: i64 = 0
    for card in plan.rest:
        if card < UNIT_KINDS and met & BIT[card] == 0:
            met |= BIT[card]
            column: i64 = 0
            while column < COLUMNS:
                free = plan.open_column == NO_COLUMN or plan.open_column == column
                if free and affords(game, plan, card, column) and fits(game, plan, card, column):
                    options.append(PLACE[card][column])
                column += 1
    column = 0
    while column < COLUMNS:
        if plan.open_column == NO_COLUMN or plan.open_column == column:
            before: i64 = -1
            for kind in plan.kept[column]:
                if kind != before and can_drop(game, plan, kind, column):
                    options.append(DROP[kind][column])
                before = kind
        column += 1


def add_spending(game: FieldOfGlory, plan: Plan, options: list[Action]) -> None:
    """F-6.4, F-6.9 Any card left may pay; with `irredundant` only one that belongs to a payment without waste."""
    met: i64 = 0
    for card in plan.rest:
        if met & BIT[card] == 0:
            met |= BIT[card]
            if not game.charter.irredundant or pays_without_waste(game, plan, card):
                options.append(SPEND[card])


def pays_without_waste(game: FieldOfGlory, plan: Plan, card: i64) -> bool:
    """F-6.4 Whether some payment in which no card is superfluous holds all that is paid, and this card.

    No card is superfluous exactly where the sum without the smallest card is below the cost. So for every value that
    may be the smallest: can cards of at least that value bring the sum to the cost, but not further than that value?
    """
    points = game.charter.points
    cost: i64 = plan.cost
    smallest: i64 = points[card]
    for paid in plan.paid:
        smallest = min(smallest, points[paid])
    start: i64 = plan.paid_points + points[card]
    if start >= cost:
        return start - smallest < cost
    left = plan.rest[:]
    left.remove(card)
    for least in range(1, smallest + 1):
        most = cost + least - 1
        reached = [start]
        for other in left:
            if points[other] >= least:
                for total in reached[:]:
                    more = total + points[other]
                    if more >= cost and more <= most:
                        return True
                    if more < cost and more not in reached:
                        reached.append(more)
    return False


def refuse_in_plan(game: FieldOfGlory, plan: Plan, action: Action) -> Refusal:
    """Why an answer does not fit into the deployment that is being composed."""
    verb = action.verb
    if verb == SPEND_CARD:
        return refuse_spending(plan, action)
    if verb == CONFIRM_DEPLOY:
        if plan.paying:
            return Refusal("not_paid", "F-6.4", {"cost": plan.cost, "paid": plan.paid_points})
        if plan.placed > 0 and plan.open_column == NO_COLUMN:
            return Refusal("pay_first", "F-6.9", {"cost": plan.cost})
    if verb == CONFIRM_DEPLOY or verb == OPEN_PAYMENT:
        if plan.paying:
            return Refusal("already_paying", "F-6.9")
        if plan.open_column != NO_COLUMN:
            return Refusal("fill_the_column", "F-6.4", {"column": plan.open_column + 1})
        if plan.placed == 0:
            return Refusal("nothing_placed", "F-6.9")
        return Refusal("nothing_to_pay", "F-6.4")
    if verb != PLACE_UNIT and verb != DROP_UNIT:
        return Refusal("deploying", "F-6.9")
    if plan.paying:
        return Refusal("already_paying", "F-6.9")
    kind = action.piece // COLUMNS
    column = action.piece % COLUMNS
    if plan.open_column != NO_COLUMN and plan.open_column != column:
        return Refusal("fill_the_column", "F-6.4", {"column": plan.open_column + 1})
    if verb == PLACE_UNIT:
        return refuse_place(game, plan, kind, column)
    if kind in plan.kept[column]:
        return Refusal("drop_without_placement", "F-6.9", {"column": column + 1})
    if kind in plan.added[column]:
        return Refusal("just_placed", "F-6.4")
    return Refusal("not_in_column", "F-6.4", {"card": cards_text([kind]), "column": column + 1})


def refuse_spending(plan: Plan, action: Action) -> Refusal:
    if not plan.paying:
        return Refusal("not_paying", "F-6.9")
    if action.piece in plan.rest:
        return Refusal("superfluous_payment", "F-6.4", {"card": action.piece_name})
    if action.piece in plan.paid:
        return Refusal("already_spent", "F-6.4", {"card": action.piece_name})
    return Refusal("not_left_in_hand", "F-6.4", {"card": action.piece_name})


def refuse_place(game: FieldOfGlory, plan: Plan, kind: i64, column: i64) -> Refusal:
    if kind not in plan.rest:
        return Refusal("not_left_in_hand", "F-6.4", {"card": cards_text([kind])})
    if len(plan.board(column)) == 2:
        return Refusal("column_full", "F-6.4", {"column": column + 1})
    if not fits(game, plan, kind, column):
        return Refusal("does_not_stack", "F-6.4", {"card": cards_text([kind]), "column": column + 1})
    needed = plan.cost + game.deploy_cost(kind, column)
    left = plan.rest_points - game.charter.points[kind]
    return Refusal("cannot_pay", "F-6.9", {"cost": needed, "left": left})


def extend_plan(game: FieldOfGlory, seat: i64, action: Action) -> None:
    """F-6.9 A private answer of the chain."""
    if action.verb == OPEN_DEPLOY:
        game.plan = new_plan(game, seat)
        return
    plan = game.plan
    assert plan is not None
    cost: i64 = 0
    if action.verb == PLACE_UNIT:
        cost = game.deploy_cost(action.piece // COLUMNS, action.piece % COLUMNS)
    game.plan = plan.after(action, cost, game.charter.points)


def carry_out(game: FieldOfGlory, seat: i64) -> None:
    """F-6.2, F-6.11 In the order of the answers: drops to the discard pile, units to columns; then the payment."""
    plan = game.plan
    assert plan is not None
    game.plan = None
    hand = game.hands[seat]
    placed: list[str] = []
    costs: list[Json] = []
    dropped: list[str] = []
    for id in plan.answers:
        action = CATALOGUE.actions[id]
        column = action.piece % COLUMNS
        kind = action.piece // COLUMNS
        if action.verb == DROP_UNIT:
            game.discard(seat, kind)
            dropped.append(placed_text(kind, column))
        elif action.verb == PLACE_UNIT:
            hand.remove(kind)
            placed.append(placed_text(kind, column))
            costs.append(game.deploy_cost(kind, column))
    column = 0
    while column < COLUMNS:
        if plan.added[column]:
            game.set_units(seat, column, plan.kept[column] + plan.added[column])
        column += 1
    for card in plan.paid:
        hand.remove(card)
        game.discard(seat, card)
    if game.heard:
        game.emit(
            "deployed",
            "F-6.11",
            seat,
            {"placed": " ".join(placed), "dropped": " ".join(dropped), "cards": cards_text(plan.paid),
             "costs": costs, "cost": plan.cost, "paid": plan.paid_points},
            reveals=True,
        )  # fmt: skip


def plan_of(game: FieldOfGlory, seat: i64, answers: list[int]) -> Plan:
    """The working copy that these answers, by their ids, lead to."""
    plan = new_plan(game, seat)
    for id in answers:
        action = CATALOGUE.actions[id]
        cost: i64 = 0
        if action.verb == PLACE_UNIT:
            cost = game.deploy_cost(action.piece // COLUMNS, action.piece % COLUMNS)
        plan = plan.after(action, cost, game.charter.points)
    return plan
