"""What speaks for a world: others keep cards that go together, lay dogs down soon and stay out with poor hands."""

from typing import Final

from mypy_extensions import i64

from banneret.games.havoc.odds.random_hands import position
from banneret.games.havoc.rules.cards import DOG, SUIT, SUITS, VALUE, VALUES
from banneret.games.havoc.rules.hands import best_key
from banneret.games.havoc.rules.state import Havoc
from banneret.games.havoc.sight.companies import FIGHTS, PASSED, part_in_battle

# By place in the list that `signs` gives.
BEST: Final = 0  # the best hand of those who do not fight
BEST_PASSED: Final = 1  # and of those who have laid all that they want
DOGS: Final = 2
DOGS_PASSED: Final = 3
HEIGHT: Final = 4
PAIRS: Final = 5  # of cards of one value
SUITED: Final = 6  # pairs of cards of one suit
SIGNS: Final = 7

# Fitted to games of experts (`tools/fit_beliefs.py`), one row for each number of players from two to six.
WEIGHTS: Final[list[list[float]]] = [
    [-0.03, -0.07, 0.08, -1.18, 0.16, 0.49, 0.09],
    [0.14, -0.17, -0.01, -0.52, 0.32, 0.12, 0.07],
    [0.16, -0.04, -0.48, -0.54, 0.25, 0.14, 0.13],
    [0.13, 0.18, -0.09, -0.71, 0.34, 0.48, 0.09],
    [0.08, -0.15, -0.47, -0.74, -0.04, 0.00, 0.04],
]


def signs(game: Havoc, seat: i64) -> list[float]:
    """What the hands of all others hold, as far as it tells something."""
    found = [0.0] * SIGNS
    most = game.charter.max_value
    for other in range(game.players):
        if other == seat:
            continue
        hand = game.hands[other]
        part = part_in_battle(game, other)
        if part != FIGHTS:
            best = position(best_key(game.laid[other] + hand), most)
            found[BEST_PASSED if part == PASSED else BEST] += best
        values = [0] * (VALUES + 1)
        suits = [0] * SUITS
        for card in hand:
            if card == DOG:
                found[DOGS_PASSED if part == PASSED else DOGS] += 1.0
            else:
                value: i64 = VALUE[card]
                suit: i64 = SUIT[card]
                found[HEIGHT] += float(value) / float(most)
                found[PAIRS] += float(values[value])
                found[SUITED] += float(suits[suit])
                values[value] += 1
                suits[suit] += 1
    return found
