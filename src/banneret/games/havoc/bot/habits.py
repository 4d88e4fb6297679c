"""The numbers behind the expert's habits and prices, one column for each number of players from two to six."""

from typing import Final

from banneret.games.havoc.bot.temper import Temper

# fmt: off
_HABITS: Final[dict[str, list[float]]] = {
    "joins":              [  0.818,   0.719,   0.740,   0.426,   0.730],
    "joins_for_points":   [ -0.024,  -0.063,  -0.088,   0.004,  -0.086],
    "persists_high":      [  0.313,   0.485,   0.385,   0.129,   0.274],
    "persists_pair":      [  0.641,   0.484,   0.472,   0.295,   0.585],
    "persists_middling":  [  0.879,   0.908,   0.781,   1.010,   0.843],
    "persists_strong":    [  0.717,   0.724,   0.602,   0.724,   0.586],
    "reach_high":         [  1.186,   1.096,   1.151,   0.828,   1.065],
    "reach_middling":     [  1.694,   1.608,   1.527,   0.879,   1.651],
    "reach_strong":       [  1.694,   1.632,   1.552,   0.889,   1.679],
    "pending_reach":      [  1.773,   1.671,   1.668,   1.099,   1.835],
    "thrift":             [  0.684,   0.471,   0.560,   0.925,   0.448],
    "patience":           [  0.770,   0.721,   0.732,   0.743,   0.695],
    "scavenge":           [  1.009,   0.598,   0.719,   1.342,   0.513],
    "recruiting":         [  0.556,   0.423,   0.605,   0.014,   0.470],
    "calm":               [ -0.254,  -0.005,  -0.378,  -0.243,  -0.442],
    "clock":              [  0.997,   1.262,   1.371,   0.335,   1.310],
    "keeping":            [ -0.099,   0.012,   0.305,  -0.162,   0.234],
    "bonus":              [  0.840,   1.006,   1.135,   0.324,   1.102],
    "gift":               [ -0.821,  -0.794,  -1.052,   0.525,  -0.594],
    "staying":            [  2.169,   2.232,   1.897,   1.319,   2.189],
    "deck":               [  1.097,   1.239,   1.105,   1.147,   1.275],
    "fetch":              [  0.277,   0.339,   0.116,   0.458,   0.305],
}

# Prices with nine battles to come.
_EARLY: Final[list[list[float]]] = [
    [  2.542,   1.687,   1.725,   2.674,   1.521],  # card
    [ -0.008,   0.006,  -0.013,  -0.042,   0.007],  # card_squared
    [  1.706,   2.133,   1.905,   1.457,   1.882],  # dog
    [ -0.086,  -0.539,  -0.335,  -0.141,  -0.304],  # pair
    [  1.407,   1.467,   1.413,   0.901,   1.534],  # triple
    [  1.916,   1.160,   0.972,   2.389,   1.600],  # quad
    [  0.089,   0.289,   0.094,  -0.232,   0.016],  # five
    [ -0.321,  -0.803,  -0.593,   0.599,  -0.799],  # six
    [  1.769,   1.993,   2.045,   0.898,   1.903],  # best
    [  1.089,   0.273,   0.686,  -0.171,  -0.304],  # best_cubed
    [  0.691,   1.111,   1.477,   1.614,   1.682],  # initiative
]

# Prices with two.
_LATE: Final[list[list[float]]] = [
    [  1.879,   2.173,   1.603,   2.578,   2.112],  # card
    [  0.021,   0.020,   0.039,  -0.025,   0.022],  # card_squared
    [  0.626,   0.688,   0.987,  -0.064,   0.679],  # dog
    [  1.063,   0.986,   0.959,   0.610,   0.909],  # pair
    [  0.343,  -0.250,  -0.552,   1.089,  -0.363],  # triple
    [  1.180,   1.539,   1.421,   3.370,   1.494],  # quad
    [  0.913,   1.342,   1.192,   0.847,   1.259],  # five
    [  1.076,   1.025,   1.189,   0.665,   1.219],  # six
    [  3.116,   3.445,   3.243,   1.417,   3.272],  # best
    [  0.007,  -0.316,  -0.304,   0.577,  -0.816],  # best_cubed
    [  1.419,   1.705,   1.623,   0.668,   1.701],  # initiative
]

# Prices with Castillon alone.
_LAST: Final[list[list[float]]] = [
    [  0.163,  -0.552,   0.107,  -0.356,   0.229],  # card
    [ -0.050,  -0.045,  -0.055,  -0.030,  -0.057],  # card_squared
    [  0.925,   1.135,   0.890,  -0.055,   0.908],  # dog
    [  1.632,   1.802,   1.556,   1.306,   1.388],  # pair
    [  0.440,   0.151,  -0.081,   1.493,   0.484],  # triple
    [  1.442,   1.004,   0.912,   1.228,   1.102],  # quad
    [  0.918,   0.863,   1.555,   1.259,   1.068],  # five
    [ -0.440,  -0.162,  -0.114,   0.701,  -0.439],  # six
    [  1.337,   1.157,   0.926,   2.300,   1.319],  # best
    [ -0.222,  -0.495,  -0.475,   1.467,  -0.735],  # best_cubed
    [  0.000,   0.000,   0.000,   0.000,   0.000],  # initiative
]
# fmt: on


def _column(rows: list[list[float]], column: int) -> list[float]:
    return [row[column] for row in rows]


def tempers_with(changes: dict[str, tuple[float, float]]) -> list[Temper]:
    """The tempers where some habits are multiplied by the first number, and the second is added."""
    tempers: list[Temper] = []
    for column in range(5):
        habits = {name: row[column] for name, row in _HABITS.items()}
        for name, (factor, more) in changes.items():
            habits[name] = factor * habits[name] + more
        tempers.append(Temper(habits, _column(_EARLY, column), _column(_LATE, column), _column(_LAST, column)))
    return tempers


TEMPERS: Final[list[Temper]] = tempers_with({})
