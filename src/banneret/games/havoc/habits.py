"""The numbers behind the expert's habits and prices, one column for each number of players from two to six."""

from typing import Final

from banneret.games.havoc.temper import Temper

# fmt: off
_HABITS: Final[dict[str, list[float]]] = {
    "joins":              [  0.818,   0.818,   0.574,   0.574,   0.574],
    "joins_for_points":   [ -0.024,  -0.024,  -0.000,  -0.000,  -0.000],
    "persists_high":      [  0.313,   0.313,   0.255,   0.255,   0.255],
    "persists_pair":      [  0.641,   0.641,   0.261,   0.261,   0.261],
    "persists_middling":  [  0.879,   0.879,   0.816,   0.816,   0.816],
    "persists_strong":    [  0.717,   0.717,   0.668,   0.668,   0.668],
    "reach_high":         [  1.186,   1.186,   0.715,   0.715,   0.715],
    "reach_middling":     [  1.694,   1.694,   1.022,   1.022,   1.022],
    "reach_strong":       [  1.694,   1.694,   1.022,   1.022,   1.022],
    "pending_reach":      [  1.773,   1.773,   0.945,   0.945,   0.945],
    "thrift":             [  0.684,   0.684,   1.092,   1.092,   1.092],
    "patience":           [  0.770,   0.770,   0.844,   0.844,   0.844],
    "scavenge":           [  1.009,   1.009,   1.413,   1.413,   1.413],
    "recruiting":         [  0.556,   0.556,   0.254,   0.254,   0.254],
    "calm":               [ -0.254,  -0.254,  -0.302,  -0.302,  -0.302],
    "clock":              [  0.997,   0.997,   0.888,   0.888,   0.888],
    "keeping":            [ -0.099,  -0.099,  -0.424,  -0.424,  -0.424],
    "bonus":              [  0.840,   0.840,   0.376,   0.376,   0.376],
    "gift":               [ -0.821,  -0.821,   0.253,   0.253,   0.253],
    "staying":            [  2.169,   2.169,   1.016,   1.016,   1.016],
    "deck":               [  1.097,   1.097,   1.071,   1.071,   1.071],
    "fetch":              [  0.277,   0.277,   0.652,   0.652,   0.652],
}

# Prices with nine battles to come.
_EARLY: Final[list[list[float]]] = [
    [  2.542,   2.542,   2.326,   2.326,   2.326],  # card
    [ -0.008,  -0.008,  -0.040,  -0.040,  -0.040],  # card_squared
    [  1.706,   1.706,   1.521,   1.521,   1.521],  # dog
    [ -0.086,  -0.086,   0.066,   0.066,   0.066],  # pair
    [  1.407,   1.407,   0.644,   0.644,   0.644],  # triple
    [  1.916,   1.916,   1.998,   1.998,   1.998],  # quad
    [  0.089,   0.089,  -0.038,  -0.038,  -0.038],  # five
    [ -0.321,  -0.321,   0.198,   0.198,   0.198],  # six
    [  1.769,   1.769,   1.371,   1.371,   1.371],  # best
    [  1.089,   1.089,   0.814,   0.814,   0.814],  # best_cubed
    [  0.691,   0.691,   1.978,   1.978,   1.978],  # initiative
]

# Prices with two.
_LATE: Final[list[list[float]]] = [
    [  1.879,   1.879,   2.347,   2.347,   2.347],  # card
    [  0.021,   0.021,  -0.021,  -0.021,  -0.021],  # card_squared
    [  0.626,   0.626,   0.378,   0.378,   0.378],  # dog
    [  1.063,   1.063,   0.761,   0.761,   0.761],  # pair
    [  0.343,   0.343,   0.846,   0.846,   0.846],  # triple
    [  1.180,   1.180,   2.896,   2.896,   2.896],  # quad
    [  0.913,   0.913,   0.652,   0.652,   0.652],  # five
    [  1.076,   1.076,   0.746,   0.746,   0.746],  # six
    [  3.116,   3.116,   1.466,   1.466,   1.466],  # best
    [  0.007,   0.007,   0.901,   0.901,   0.901],  # best_cubed
    [  1.419,   1.419,   1.114,   1.114,   1.114],  # initiative
]

# Prices with Castillon alone.
_LAST: Final[list[list[float]]] = [
    [  0.163,   0.163,  -0.036,  -0.036,  -0.036],  # card
    [ -0.050,  -0.050,  -0.038,  -0.038,  -0.038],  # card_squared
    [  0.925,   0.925,   0.011,   0.011,   0.011],  # dog
    [  1.632,   1.632,   1.588,   1.588,   1.588],  # pair
    [  0.440,   0.440,   1.285,   1.285,   1.285],  # triple
    [  1.442,   1.442,   0.900,   0.900,   0.900],  # quad
    [  0.918,   0.918,   0.705,   0.705,   0.705],  # five
    [ -0.440,  -0.440,   0.769,   0.769,   0.769],  # six
    [  1.337,   1.337,   2.119,   2.119,   2.119],  # best
    [ -0.222,  -0.222,   0.828,   0.828,   0.828],  # best_cubed
    [  0.000,   0.000,   0.000,   0.000,   0.000],  # initiative
]
# fmt: on


def _column(rows: list[list[float]], column: int) -> list[float]:
    return [row[column] for row in rows]


TEMPERS: Final[list[Temper]] = [
    Temper(
        {name: row[column] for name, row in _HABITS.items()},
        _column(_EARLY, column),
        _column(_LATE, column),
        _column(_LAST, column),
    )
    for column in range(5)
]
