"""Rolls reckoned a second time, out of K-3 and K-4: every throw, every keep, with die cards and all plus dice."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

from banneret.games.knights.kind import KNIGHTS

Dice = tuple[int, ...]  # unlocked dice, sorted
Strength = tuple[int, int, tuple[int, ...]]


def strength(dice: Dice, cards: list[int], all_plus_dice: bool) -> Strength:
    pool = Counter([*dice, *cards])
    if not pool:
        return 0, 0, ()
    size = max(pool.values())
    face = max(one for one in pool if pool[one] == size)
    rest = sorted((one for one in pool.elements() if one != face), reverse=True)
    return size, face, tuple(rest if all_plus_dice else rest[:1])


@cache
def throws(dice: int) -> list[tuple[Dice, float]]:
    """K-4.2 What so many dice show, the sixes locked."""
    found = Counter(tuple(sorted(die for die in thrown if die < 6)) for thrown in product(range(1, 7), repeat=dice))
    return [(shown, count / 6**dice) for shown, count in found.items()]


def keeps(dice: Dice) -> set[Dice]:
    chosen = product((False, True), repeat=len(dice))
    return {tuple(die for die, keep in zip(dice, which, strict=True) if keep) for which in chosen}


class Roller:
    """Somebody who must beat a strength, and keeps what serves that best."""

    def __init__(self, target: Strength, cards: list[int], all_plus_dice: bool, ties: bool) -> None:
        self.target, self.cards, self.all_plus_dice, self.ties = target, cards, all_plus_dice, ties
        self.worth = cache(self._worth)
        self.thrown = cache(self._thrown)

    def _worth(self, dice: Dice, left: int) -> float:
        if left == 0:
            own = strength(dice, self.cards, self.all_plus_dice)
            return float(own >= self.target if self.ties else own > self.target)
        return max(self.worth(dice, 0) if kept == dice else self.thrown(kept, len(dice), left) for kept in keeps(dice))

    def _thrown(self, kept: Dice, unlocked: int, left: int) -> float:
        """The chance with these dice kept and the others thrown again."""
        again = throws(unlocked - len(kept))
        return sum(share * self.worth(tuple(sorted(kept + shown)), left - 1) for shown, share in again)


def names(cards: list[int]) -> list[str]:
    return [",".join(f"die_{face}" for face in cards) or "none"]


@pytest.mark.parametrize(
    ("target", "cards", "tie"),
    [((3, 4, (5, 2)), [], "attacker"), ((3, 4, (5, 2)), [2, 5], "defender"), ((2, 5, (4, 4, 3)), [1], "attacker")],
)
def test_K_3_8_a_defence_with_all_plus_dice_is_told_as_the_rules_reckon_it(
    target: Strength, cards: list[int], tie: str
) -> None:
    size, face, rest = target
    text = "-".join([str(face)] * size) + "+" + "".join(map(str, rest))
    given = {"target": [text], "dice": names(cards), "tie": [tie], "plus_dice": ["all"]}
    chart = KNIGHTS.odds.chart("defend", given, "en", KNIGHTS.rules.load_data())
    roller = Roller(target, cards, True, tie == "defender")
    expected = sum(share * roller.worth(shown, 2) for shown, share in throws(6))
    assert chart.rows[0].chances == [pytest.approx(expected, abs=1e-9)]


@pytest.mark.parametrize(("dice", "cards", "left"), [("6 6 5 5 2 1", [], 2), ("1 3 3 4 6 6", [3], 1)])
def test_K_4_3_every_keep_is_told_as_the_rules_reckon_it(dice: str, cards: list[int], left: int) -> None:
    lying = tuple(sorted(int(die) for die in dice.split() if die != "6"))
    given = {"roll": [dice], "target": ["4-4-4+1"], "dice": names(cards), "left": [str(left)], "all": ["1"]}
    chart = KNIGHTS.odds.chart("keep", given, "en", KNIGHTS.rules.load_data())
    roller = Roller((3, 4, (1,)), cards, False, False)
    expected = {
        " ".join(map(str, kept)) or "-": roller.worth(lying, 0)
        if kept == lying
        else roller.thrown(kept, len(lying), left)
        for kept in keeps(lying)
    }
    shown = {" ".join(sorted(row.name.split())) or "-": row.chances[0] for row in chart.rows}
    assert shown == pytest.approx(expected, abs=1e-9)
