"""An estimate of everybody's share of the victory in mid-game, for the expert and for search.

What a seat owns counts in points: castles, tournament cards, powers, how soon it is on turn. The share of the victory
follows from the points by a softmax, after the seat on turn has had its chance to win at once. The weights were fitted
to games of the expert against itself and then to what wins against it, one column for each number of players.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.knights.rules.cards import CASTLE_GUARD, CATAPULT, DIE_CARDS, KINDS, ROYAL_LETTER

# By set of die cards: the mean chance to beat the combination of a castle, two rerolls, less the one without any.
# fmt: off
DICE_WORTH: Final[list[float]] = [
    0.0, 0.07, 0.0979, 0.1442, 0.1347, 0.1759, 0.1909, 0.2209, 0.1754, 0.211, 0.2269, 0.2524, 0.2478, 0.2709, 0.2776,
    0.2958, 0.2152, 0.2467, 0.2645, 0.2858, 0.286, 0.3048, 0.3123, 0.3265, 0.3119, 0.3276, 0.3351, 0.3468, 0.3435,
    0.3543, 0.358, 0.3667,
]
# fmt: on

# What counts, in points; rows by what it is, columns by the number of players.
CASTLES_2: Final = 0  # the second castle
CASTLES_3: Final = 1  # the third one beside it
TOURNAMENTS_1: Final = 2
TOURNAMENTS_2: Final = 3
TOURNAMENTS_3: Final = 4
TOURNAMENT_SHORT: Final = 5  # two castles, and one tournament card is missing
CASTLE_SHORT: Final = 6  # all tournament cards, and one castle is missing
DICE: Final = 7
DICE_AND_3: Final = 8  # die cards beside three castles: the king
POWERS: Final = 9  # one row for each kind that is no die card, from the catapult on
GUARDED_3: Final = 16  # a castle guard beside three castles
LETTER_3: Final = 17  # the royal letter beside three castles
WAITING: Final = 18  # for each turn of others before one's own
ROWS: Final = 19
STOLEN: Final = 19  # how much of its worth a special card keeps that was taken from somebody: it may be taken again

WEIGHTS: Final[list[list[float]]] = [
    [0.72, 0.40, 0.50, 0.42, 0.44],
    [0.92, 1.02, 0.94, 0.90, 1.15],
    [0.19, 0.15, 0.12, 0.05, 0.04],
    [0.34, 0.06, 0.06, 0.06, 0.05],
    [0.33, 0.40, 0.10, 0.10, 0.10],
    [0.47, 0.86, 0.69, 0.40, 0.62],
    [0.48, 0.70, 0.25, 0.30, 0.25],
    [6.00, 4.40, 4.40, 3.90, 4.40],
    [1.30, 0.80, 0.50, 0.30, 0.30],
    [0.07, 0.13, 0.15, 0.11, 0.13],
    [0.09, 0.09, 0.05, 0.05, 0.10],
    [0.12, 0.09, 0.07, 0.04, 0.05],
    [0.34, 0.35, 0.38, 0.35, 0.38],
    [0.08, 0.15, 0.16, 0.05, 0.07],
    [0.25, 0.17, 0.20, 0.12, 0.11],
    [0.08, 0.05, 0.10, 0.08, 0.05],
    [0.28, 0.18, 0.16, 0.05, 0.09],
    [0.17, 0.12, 0.23, 0.10, 0.20],
    [-0.22, -0.25, -0.17, -0.16, -0.18],
    [1.00, 0.68, 0.66, 0.60, 0.60],
]

# How sure the estimate may be where it is read as a chance; fitted to 2,600 games of experts with two to four players.
SURENESS: Final = 0.7

COLUMNS: Final[list[list[float]]] = [[row[column] for row in WEIGHTS] for column in range(5)]


def features(castles: i64, tournaments: i64, kinds: i64, waiting: i64) -> list[float]:
    """What counts of one seat, row by row. Castles and tournament cards are counted as with the printed goals."""
    found = [0.0] * ROWS
    if castles >= 2:
        found[CASTLES_2] = 1.0
    if castles >= 3:
        found[CASTLES_3] = 1.0
    if tournaments >= 1:
        found[TOURNAMENTS_1] = 1.0
    if tournaments >= 2:
        found[TOURNAMENTS_2] = 1.0
        if castles >= 2:
            found[TOURNAMENT_SHORT] = 1.0
    if tournaments >= 3:
        found[TOURNAMENTS_3] = 1.0
        if castles < 2:
            found[CASTLE_SHORT] = 1.0
    dice = DICE_WORTH[kinds & DIE_CARDS]
    found[DICE] = dice
    for kind in range(CATAPULT, KINDS):
        if kinds & BIT[kind]:
            found[POWERS + kind - CATAPULT] = 1.0
    if castles >= 3:
        found[DICE_AND_3] = dice
        if kinds & BIT[CASTLE_GUARD]:
            found[GUARDED_3] = 1.0
        if kinds & BIT[ROYAL_LETTER]:
            found[LETTER_3] = 1.0
    found[WAITING] = float(waiting)
    return found


def points(weights: list[float], castles: i64, tournaments: i64, kinds: i64, waiting: i64) -> float:
    """What a seat owns and how long it waits for its turn, in points."""
    total = 0.0
    for row, value in enumerate(features(castles, tournaments, kinds, waiting)):
        if value != 0.0:
            total += value * weights[row]
    return total


def weights_for(players: i64) -> list[float]:
    """The column for a number of players."""
    return COLUMNS[players - 2]


def shares(points: list[float]) -> list[float]:
    """Shares of the victory by points."""
    most = max(points)
    weights = [exp(own - most) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]
