"""pokerkit's evaluation of poker hands whose cards are parsed already."""

import importlib
from collections.abc import Callable
from random import Random
from typing import Any

pokerkit: Any = importlib.import_module("pokerkit")

MODULE = "pokerkit"
PACKAGES = ("pokerkit",)

HANDS = 20_000
"""So many that the processor cannot learn them: with more, the rate does not fall any further."""


def five_cards() -> tuple[str, Callable[[int], int]]:
    """A hand of exactly five cards and its place in pokerkit's order: nothing has to be chosen, as in Havoc."""
    random, deck = Random(7), list(pokerkit.Deck.STANDARD)
    hands = [tuple(random.sample(deck, 5)) for _ in range(HANDS)]
    standard_high_hand = pokerkit.StandardHighHand

    def batch(times: int) -> int:
        for _ in range(times):
            for hand in hands:
                _ = standard_high_hand(hand).entry.index
        return HANDS * times

    return "hands", batch


VARIANTS = {"five_cards": five_cards}
