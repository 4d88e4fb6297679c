"""Our evaluation of Havoc hands, called from Python."""

from collections.abc import Callable
from random import Random

from banneret.games.havoc.rules.cards import DOG, KINDS
from banneret.games.havoc.rules.hands import hand_key

MODULE = "banneret.games.havoc.rules.hands"
PACKAGES = ("banneret",)

HANDS = 20_000
"""So many that the processor cannot learn them: with more, the rate does not fall any further."""
DOGS = 12
COUNTED = 6


def six_cards() -> tuple[str, Callable[[int], int]]:
    """The key of six counted cards, the most there are, dealt from all the regular cards and some dogs."""
    random = Random(7)
    deck = [*range(1, KINDS), *[DOG] * DOGS]
    hands = [random.sample(deck, COUNTED) for _ in range(HANDS)]

    def batch(times: int) -> int:
        for _ in range(times):
            for hand in hands:
                hand_key(hand)
        return HANDS * times

    return "hands", batch


VARIANTS = {"six_cards": six_cards}
