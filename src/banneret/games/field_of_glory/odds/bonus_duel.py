"""Small zero-sum games, solved exactly: the choice of bonus cards is one (section 17)."""

from typing import Final, final

from mypy_extensions import i64

_NOTHING: Final = 1e-12
_MOST_PIVOTS: Final = 200


@final
class Duel:
    """The value of a matrix game for the player of the rows, and how often both play each of their choices."""

    def __init__(self, value: float, rows: list[float], columns: list[float]) -> None:
        self.value = value
        self.rows = rows
        self.columns = columns


def solve(payoff: list[list[float]]) -> Duel:
    """The mixed strategies in equilibrium, by the simplex method.

    With all payoffs made positive the columns' program is: the greatest sum of y with payoff * y <= 1. The value is one
    over that sum; the slack variables' prices are the strategy of the rows. Bland's rule keeps it out of circles.
    """
    rows: i64 = len(payoff)
    columns: i64 = len(payoff[0])
    least = min([min(row) for row in payoff])
    lift = 1.0 - least
    width = columns + rows + 1
    table: list[list[float]] = []
    for at in range(rows):
        line = [value + lift for value in payoff[at]] + [0.0] * (rows + 1)
        line[columns + at] = 1.0
        line[width - 1] = 1.0
        table.append(line)
    goal = [-1.0] * columns + [0.0] * (rows + 1)
    basis = [int(columns + at) for at in range(rows)]
    for _ in range(_MOST_PIVOTS):
        enter = entering(goal, width - 1)
        if enter < 0:
            break
        leave = leaving(table, basis, enter, width - 1)
        if leave < 0:
            break
        pivot(table, goal, leave, enter, width)
        basis[leave] = int(enter)
    total = goal[width - 1]
    strategy = [goal[columns + at] / total for at in range(rows)]
    answer = [0.0] * columns
    for at in range(rows):
        if basis[at] < columns:
            answer[basis[at]] = table[at][width - 1] / total
    return Duel(1.0 / total - lift, strategy, answer)


def entering(goal: list[float], end: i64) -> i64:
    at: i64 = 0
    while at < end:
        if goal[at] < -_NOTHING:
            return at
        at += 1
    return -1


def leaving(table: list[list[float]], basis: list[int], enter: i64, end: i64) -> i64:
    """The row with the smallest ratio; of equal ones that of the smallest variable."""
    best: i64 = -1
    best_ratio = 0.0
    at: i64 = 0
    while at < len(table):
        if table[at][enter] > _NOTHING:
            ratio = table[at][end] / table[at][enter]
            if best < 0 or ratio < best_ratio - _NOTHING or (ratio < best_ratio + _NOTHING and basis[at] < basis[best]):
                best = at
                best_ratio = ratio
        at += 1
    return best


def pivot(table: list[list[float]], goal: list[float], leave: i64, enter: i64, width: i64) -> None:
    row = table[leave]
    scale = row[enter]
    at: i64 = 0
    while at < width:
        row[at] /= scale
        at += 1
    for other in table:
        if other is not row:
            subtract(other, row, other[enter], width)
    subtract(goal, row, goal[enter], width)


def subtract(line: list[float], row: list[float], factor: float, width: i64) -> None:
    if factor == 0.0:
        return
    at: i64 = 0
    while at < width:
        line[at] -= factor * row[at]
        at += 1
