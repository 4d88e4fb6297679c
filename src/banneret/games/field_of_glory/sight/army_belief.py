"""Which of a player's 48 cards are in his army: what a draft keeps (F-3.6), and how many are still out of sight.

Nobody sees the other's draft, but both know the card list, and good cards are kept more often than poor ones.
"""

from typing import Final

from mypy_extensions import i64

from banneret.games.field_of_glory.rules.cards import COPIES, KINDS

# Of a hundred cards of each kind, how many a draft keeps: counted in 800 drafts of the expert, then moved a little
# towards one half, for people draft otherwise.
KEPT: Final = [
    3, 7, 5, 12, 26, 3, 6, 30, 58, 84, 23, 48, 73, 27, 54, 80, 63, 85, 93, 19, 42, 70, 5, 10, 21, 96, 3, 95,
]  # fmt: skip
ODDS: Final = [kept / (100.0 - kept) for kept in KEPT]
EVEN_ODDS: Final = [1.0] * KINDS

_CLOSE: Final = 1e-9
_MOST_STEPS: Final = 60


def army_weights(drafted: bool) -> list[int]:
    """How often a card of each kind is met in an army of which nothing is known yet."""
    return [COPIES[kind] * (KEPT[kind] if drafted else 1) for kind in range(KINDS)]


def army_shares(unseen: list[int], number: i64, drafted: bool) -> list[float]:
    """For each kind how likely one of its unseen cards is in the army, `number` of whose cards are out of sight.

    `unseen` counts cards by kind. The odds of all kinds are those of a draft (of chance, where nobody `drafted`), times
    one factor that makes the expected number right; found by Newton's method from below.
    """
    cards: i64 = sum(unseen)
    if number <= 0:
        return [0.0] * KINDS
    if number >= cards:
        return [1.0] * KINDS
    odds = ODDS if drafted else EVEN_ODDS
    factor = 0.0
    for _ in range(_MOST_STEPS):
        expected = 0.0
        slope = 0.0
        for kind in range(KINDS):
            count = unseen[kind]
            if count > 0:
                less = 1.0 / (1.0 + factor * odds[kind])
                expected += count * (1.0 - less)
                slope += count * odds[kind] * less * less
        missing = float(number) - expected
        if missing < _CLOSE:
            break
        factor += missing / slope
    return [1.0 - 1.0 / (1.0 + factor * odds[kind]) for kind in range(KINDS)]
