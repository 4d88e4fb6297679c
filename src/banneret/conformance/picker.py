"""Choosing at random, the same way on every machine and in both builds."""

from collections.abc import Sequence
from typing import TypeVar

from banneret.core.actions import Action
from banneret.core.chance import FastChance

T = TypeVar("T")

LEANINGS = (1, 4, 4, 24)


class Picker:
    """A seeded source of choices, with leanings: it likes some verbs more than others, so that games differ in kind."""

    def __init__(self, seed: int) -> None:
        self._chance = FastChance(seed)
        self._leanings: dict[int, int] = {}

    def below(self, n: int) -> int:
        return self._chance.below(n, "pick")

    def one(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def once_in(self, n: int) -> bool:
        """True once in n times."""
        return self.below(n) == 0

    def some(self, items: Sequence[T], most: int) -> list[T]:
        """At most so many of the items, in a random order."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(min(most, len(left)))]

    def answer(self, legal: Sequence[Action]) -> Action:
        """One of these answers, liked verbs more often."""
        weights = [self._leaning(action) for action in legal]
        at = self.below(sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            at -= weight
            if at < 0:
                return action
        raise ValueError("there is nothing to answer")

    def _leaning(self, action: Action) -> int:
        if action.verb not in self._leanings:
            self._leanings[action.verb] = self.one(LEANINGS)
        return self._leanings[action.verb]

    def seed(self) -> int:
        return self._chance.next32()

    def chance(self) -> FastChance:
        """A source for the rules that is independent of the choices to come."""
        return FastChance(self.seed())
