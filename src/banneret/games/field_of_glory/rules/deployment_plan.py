"""F-6.8 The private working copy of a deployment; replaced with every answer, never changed."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.games.field_of_glory.rules.actions import (
    COLUMNS,
    DROP_UNIT,
    OPEN_PAYMENT,
    PLACE_UNIT,
    SPEND_CARD,
)

NO_COLUMN: Final = -1


@final
class Plan:
    """What the active player means to do. `answers` are those given since `deploy`, by their ids.

    `kept` holds, by column, the units that stood there before and still do, `added` those placed; `rest` is the hand
    without what is placed or paid, `rest_points` its command points. `open_column` has a drop that no placement has
    followed yet.
    """

    def __init__(
        self, answers: list[int], kept: list[list[int]], added: list[list[int]], rest: list[int], rest_points: i64,
        paid: list[int], paid_points: i64, cost: i64, placed: i64, open_column: i64, paying: bool,
    ) -> None:  # fmt: skip
        self.answers = answers
        self.kept = kept
        self.added = added
        self.rest = rest
        self.rest_points: i64 = rest_points
        self.paid = paid
        self.paid_points: i64 = paid_points
        self.cost: i64 = cost
        self.placed: i64 = placed
        self.open_column: i64 = open_column
        self.paying = paying

    def after(self, action: Action, cost: i64, points: list[int]) -> "Plan":
        """F-6.9 The working copy after an answer; `cost` is that of the unit placed."""
        answers = [*self.answers, action.id]
        kept = self.kept
        added = self.added
        rest = self.rest
        rest_points = self.rest_points
        paid = self.paid
        paid_points = self.paid_points
        placed = self.placed
        open_column: i64 = NO_COLUMN
        paying = self.paying
        total = self.cost
        if action.verb == PLACE_UNIT:
            kind = action.piece // COLUMNS
            column = action.piece % COLUMNS
            rest = rest[:]
            rest.remove(kind)
            rest_points -= points[kind]
            added = added[:]
            added[column] = [*added[column], kind]
            total += cost
            placed += 1
        elif action.verb == DROP_UNIT:
            column = action.piece % COLUMNS
            left = kept[column][:]
            left.remove(action.piece // COLUMNS)
            kept = kept[:]
            kept[column] = left
            open_column = column
        elif action.verb == OPEN_PAYMENT:
            paying = True
        elif action.verb == SPEND_CARD:
            rest = rest[:]
            rest.remove(action.piece)
            rest_points -= points[action.piece]
            paid = [*paid, action.piece]
            paid_points += points[action.piece]
        return Plan(
            answers, kept, added, rest, rest_points, paid, paid_points, total, placed, open_column, paying
        )  # fmt: skip

    def board(self, column: i64) -> list[int]:
        """The own units of a column as they would stand."""
        return self.kept[column] + self.added[column]


def open_plan(units: list[list[int]], hand: list[int], points: list[int]) -> Plan:
    """F-6.8 Nothing is placed, dropped or paid yet; `units` are the own ones by column."""
    total: i64 = 0
    for card in hand:
        total += points[card]
    return Plan([], units, [[] for _ in range(COLUMNS)], hand[:], total, [], 0, 0, 0, NO_COLUMN, False)
