"""Rounded chances of an assault, for decisions that have no time for exact ones; `odds.py` made them."""

from typing import Final

from mypy_extensions import i64

from banneret.games.warrior_knights.rules.cards import CIRCLE, SHAPES

FEWEST_CARDS: Final = 2
MOST_CARDS: Final = 10
MOST_WALLS: Final = 7
ROWS: Final = MOST_CARDS - FEWEST_CARDS + 1

# In percent, with a fresh deck against a neutral city. Rows: star, square, triangle, no ability, each with 2 to 10
# cards of the attacker, whose army can take as many losses as it has cards beyond two. Columns: walls of 100 to 700.
# fmt: off
TAKEN: Final[list[list[int]]] = [
    [67, 8, 1, 0, 0, 0, 0], [69, 8, 1, 0, 0, 0, 0], [100, 74, 27, 11, 4, 1, 0],
    [100, 99, 71, 41, 27, 16, 7], [100, 100, 91, 62, 44, 36, 27], [100, 100, 98, 78, 55, 45, 39],
    [100, 100, 100, 90, 66, 53, 45], [100, 100, 100, 97, 79, 60, 52], [100, 100, 100, 99, 90, 69, 58],
    [68, 18, 7, 2, 0, 0, 0], [72, 23, 8, 2, 1, 0, 0], [98, 62, 39, 25, 13, 6, 2],
    [100, 87, 56, 43, 35, 25, 16], [100, 97, 73, 53, 45, 38, 31], [100, 99, 88, 64, 52, 45, 39],
    [100, 100, 96, 76, 60, 52, 45], [100, 100, 99, 88, 68, 58, 52], [100, 100, 100, 95, 78, 65, 58],
    [65, 24, 8, 2, 0, 0, 0], [67, 28, 9, 2, 0, 0, 0], [100, 83, 59, 36, 18, 7, 2],
    [100, 98, 81, 68, 54, 38, 23], [100, 100, 92, 78, 69, 60, 50], [100, 100, 98, 85, 75, 68, 61],
    [100, 100, 99, 92, 81, 73, 67], [100, 100, 100, 97, 86, 78, 72], [100, 100, 100, 99, 92, 82, 76],
    [28, 4, 1, 0, 0, 0, 0], [30, 5, 1, 0, 0, 0, 0], [98, 51, 25, 11, 4, 1, 0],
    [100, 87, 54, 40, 27, 16, 7], [100, 97, 73, 53, 44, 36, 27], [100, 99, 88, 64, 52, 45, 39],
    [100, 100, 96, 76, 60, 52, 45], [100, 100, 99, 88, 68, 58, 52], [100, 100, 100, 95, 78, 65, 58],
]
DEAD: Final[list[list[int]]] = [
    [21, 65, 80, 92, 98, 99, 100], [14, 68, 81, 93, 98, 99, 100], [0, 15, 28, 45, 65, 82, 92],
    [0, 0, 4, 13, 25, 40, 57], [0, 0, 0, 5, 13, 20, 29], [0, 0, 0, 1, 8, 14, 20],
    [0, 0, 0, 0, 4, 11, 16], [0, 0, 0, 0, 2, 8, 13], [0, 0, 0, 0, 0, 4, 10],
    [0, 16, 41, 65, 84, 94, 98], [0, 17, 41, 65, 83, 93, 98], [0, 0, 10, 23, 39, 58, 76],
    [0, 0, 3, 10, 17, 26, 37], [0, 0, 1, 7, 12, 18, 24], [0, 0, 0, 4, 10, 14, 20],
    [0, 0, 0, 1, 7, 12, 16], [0, 0, 0, 0, 4, 9, 13], [0, 0, 0, 0, 2, 7, 11],
    [21, 44, 64, 80, 91, 97, 99], [14, 36, 58, 76, 89, 96, 99], [0, 6, 13, 28, 47, 66, 82],
    [0, 0, 1, 5, 13, 24, 39], [0, 0, 0, 1, 4, 7, 13], [0, 0, 0, 0, 2, 5, 8],
    [0, 0, 0, 0, 1, 4, 6], [0, 0, 0, 0, 1, 3, 5], [0, 0, 0, 0, 0, 2, 4],
    [39, 58, 80, 92, 98, 99, 100], [42, 60, 81, 93, 98, 99, 100], [0, 10, 25, 45, 65, 82, 92],
    [0, 0, 5, 13, 25, 40, 57], [0, 0, 1, 7, 13, 20, 29], [0, 0, 0, 4, 10, 14, 20],
    [0, 0, 0, 1, 7, 12, 16], [0, 0, 0, 0, 4, 9, 13], [0, 0, 0, 0, 2, 7, 11],
]
# fmt: on


def guess(table: list[list[int]], ability: i64, strength: i64, walls: i64) -> float:
    """A chance out of a table, straight between the columns."""
    cards = strength // 100 + FEWEST_CARDS
    if cards > MOST_CARDS:
        cards = MOST_CARDS
    if cards < FEWEST_CARDS:
        cards = FEWEST_CARDS
    shape = ability if ability < CIRCLE else SHAPES - 1
    row = table[shape * ROWS + cards - FEWEST_CARDS]
    if walls <= 100:
        return 0.01 * float(row[0])
    if walls >= 100 * MOST_WALLS:
        return 0.01 * float(row[MOST_WALLS - 1])
    column = walls // 100 - 1
    part = 0.01 * float(walls % 100)
    return 0.01 * (float(row[column]) * (1.0 - part) + float(row[column + 1]) * part)
