"""The same dice odds the way one would first write them: dice in tuples, every throw listed, everything remembered.

Six dice, sixes are dead and never thrown again, some rerolls of any others: the best chance to beat a target (n, v, p),
the size and face of the largest set and the highest other die.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations, product

MODULE = "platform"
PACKAGES: tuple[str, ...] = ()

Dice = tuple[int, ...]
DEAD = 6
DICE = 6
REROLLS = (2, 3)


@cache
def strength(dice: Dice) -> tuple[int, int, int]:
    """(n, v, p) of live dice."""
    if not dice:
        return 0, 0, 0
    counts = Counter(dice)
    size = max(counts.values())
    face = max(one for one, count in counts.items() if count == size)
    return size, face, max((one for one in counts if one != face), default=0)


@cache
def throws(count: int) -> list[tuple[Dice, float]]:
    """The live dice that a throw can give, and how likely."""
    ways = Counter(tuple(sorted(die for die in dice if die != DEAD)) for dice in product(range(1, 7), repeat=count))
    return [(live, number / 6**count) for live, number in ways.items()]


@cache
def keeps(dice: Dice) -> list[Dice]:
    """Everything less than all that can be kept."""
    return list({kept for size in range(len(dice)) for kept in combinations(dice, size)})


@cache
def joined(kept: Dice, live: Dice) -> Dice:
    return tuple(sorted(kept + live))


def chances(target: tuple[int, int, int]) -> list[float]:
    """The chance to beat a target with each number of rerolls."""
    best: dict[tuple[Dice, int], float] = {}
    thrown: dict[tuple[Dice, int, int], float] = {}

    def after_keeping(kept: Dice, count: int, left: int) -> float:
        key = (kept, count, left)
        if key not in thrown:
            thrown[key] = sum(share * value(joined(kept, live), left) for live, share in throws(count))
        return thrown[key]

    def value(dice: Dice, left: int) -> float:
        key = (dice, left)
        if key not in best:
            found = 1.0 if strength(dice) > target else 0.0
            if left and found < 1.0:
                found = max([after_keeping(kept, len(dice) - len(kept), left - 1) for kept in keeps(dice)], default=0.0)
            best[key] = found
        return best[key]

    return [sum(share * value(live, rerolls) for live, share in throws(DICE)) for rerolls in REROLLS]


def targets() -> list[tuple[int, int, int]]:
    """Every strength that six dice can have, weakest first."""
    return sorted({strength(live) for live, _ in throws(DICE)})


def by_target() -> tuple[str, Callable[[int], int]]:
    """One target after another; what does not depend on the target is remembered."""
    waiting = targets()
    at = 0

    def batch(times: int) -> int:
        nonlocal at
        done = 0
        for _ in range(times):
            done += len(chances(waiting[at % len(waiting)]))
            at += 37  # a prime: weak and strong targets by turns
        return done

    return "odds", batch


VARIANTS = {"by_target": by_target}
