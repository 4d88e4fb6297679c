"""The exact best way to roll (section 8 of the rules): a roll is a finite decision process, solved from its end.

`utility` says by state what a roll that ends there is worth; die cards and opponents enter through it alone. With r
rerolls left (K-4.3)

    V_0(s)     = utility(s)
    W_r(k, m)  = the mean of V_r over all ways in which m dice can fall beside the kept dice k
    V_r+1(s)   = the greatest W_r(k, m) over all that can be kept of s; keeping everything means to stop

Both sums and maxima go one die at a time: a throw of m dice is one die and a throw of m - 1, and the best keep is the
best of keeping everything and of the best keeps in which one die, of each face, is given up.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.games.knights.odds.dice import (
    FALLS,
    FEWER,
    FIRST,
    KEEPS,
    KEPT,
    LONGER,
    NO_KEEP,
    STATES,
    keep_of,
    keeps_within,
)

# Keeps whose worth differs by less are equally good: what differs there is the order of additions.
SAME: Final = 1e-12


def thrown(values: list[float]) -> list[float]:
    """W: what every keep is worth, if every state that a throw can give is worth its value."""
    worth = values[:]
    for falls in FALLS:
        worth.append(
            (worth[falls[0]] + worth[falls[1]] + worth[falls[2]] + worth[falls[3]] + worth[falls[4]] + worth[falls[5]])
            / 6.0
        )
    return worth


def improved(worth: list[float], utility: list[float]) -> list[float]:
    """V: what every state is worth with one reroll more than `worth` knows of; to stop is worth the utility."""
    best = utility + worth[STATES:]
    at: i64 = KEEPS - 1
    while at >= 0:
        value = best[at]
        for fewer in FEWER[at]:
            other = best[fewer]
            if other > value:
                value = other
        best[at] = value
        at -= 1
    del best[STATES:]
    return best


def choices(worth: list[float], utility: list[float]) -> tuple[list[float], bytes]:
    """As `improved`, and the state that is best kept, two bytes for each state.

    Of equally good keeps the one with the most dice, then with the higher faces: who cannot gain by rolling stops.
    """
    best = utility + worth[STATES:]
    keeps = KEPT[:]
    at: i64 = KEEPS - 1
    while at >= 0:
        value = best[at]
        kept: i64 = KEPT[at]
        for fewer in FEWER[at]:
            other = best[fewer]
            if other > value + SAME or (other > value - SAME and keeps[fewer] > kept):
                value = other
                kept = keeps[fewer]
        best[at] = value
        keeps[at] = kept
        at -= 1
    del best[STATES:]
    chosen = bytearray(2 * STATES)
    for state in range(STATES):
        kept = keeps[state]
        chosen[2 * state] = kept >> 8
        chosen[2 * state + 1] = kept & 255
    return best, bytes(chosen)


def at_start(values: list[float]) -> float:
    """What a roll is worth before its first throw."""
    total = 0.0
    for state in range(STATES):
        total += FIRST[state] * values[state]
    return total


def best_chance(utility: list[float], rerolls: i64) -> float:
    """What a roll with so many rerolls is worth to somebody who rolls as well as can be."""
    values = utility
    for _ in range(rerolls):
        values = improved(thrown(values), utility)
    return at_start(values)


@final
class Plan:
    """What to keep in every position of a roll, in little room: made once, looked up often."""

    def __init__(self, rerolls: i64, chance: float, kept: list[bytes]) -> None:
        self.rerolls: i64 = rerolls
        self.chance = chance  # before the first throw
        self.kept = kept  # by rerolls left, from 1 on

    def keep(self, state: i64, left: i64) -> i64:
        """The state to be kept with so many rerolls left; the state itself means to stop."""
        table = self.kept[left - 1]
        return table[2 * state] * 256 + table[2 * state + 1]


def plan(utility: list[float], rerolls: i64) -> Plan:
    """The best way to roll."""
    values = utility
    kept: list[bytes] = []
    for _ in range(rerolls):
        values, chosen = choices(thrown(values), utility)
        kept.append(chosen)
    return Plan(rerolls, at_start(values), kept)


def spread(plan: Plan) -> list[float]:
    """By state: how likely a roll ends there if it is rolled by a plan."""
    lying = FIRST
    ended = [0.0] * STATES
    left = plan.rerolls
    while left > 0:
        falling = [0.0] * KEEPS
        for state in range(STATES):
            share = lying[state]
            if share > 0.0:
                kept = plan.keep(state, left)
                if kept == state:
                    ended[state] += share
                else:
                    falling[keep_of(state, kept)] += share
        keep: i64 = KEEPS - 1
        while keep >= 0:
            longer: i64 = LONGER[keep]
            share = falling[longer] if longer != NO_KEEP else 0.0
            for fewer in FEWER[keep]:
                share += falling[fewer]
            if share > 0.0:
                falling[keep] += share / 6.0
            keep -= 1
        lying = falling
        left -= 1
    for state in range(STATES):
        ended[state] += lying[state]
    return ended


@final
class Keep:
    """One thing that can be kept, and what the roll is then worth."""

    def __init__(self, kept: i64, value: float) -> None:
        self.kept: i64 = kept
        self.value = value


@final
class Solution:
    """All values of a roll, for those who want to see them: a table, a person."""

    def __init__(self, utility: list[float], rerolls: i64) -> None:
        self.rerolls: i64 = rerolls
        self.values: list[list[float]] = [utility]  # V by rerolls left
        self.worths: list[list[float]] = []  # W by rerolls left after the throw
        for left in range(rerolls):
            self.worths.append(thrown(self.values[left]))
            self.values.append(improved(self.worths[left], utility))

    def chance(self) -> float:
        """Before the first throw."""
        return at_start(self.values[self.rerolls])

    def value(self, state: i64, left: i64) -> float:
        """With these dice on the table and so many rerolls left."""
        return self.values[left][state]

    def keep_value(self, state: i64, kept: i64, left: i64) -> float:
        """After choosing what to keep; keeping everything is to stop."""
        if kept == state or left == 0:
            return self.values[0][state]
        return self.worths[left - 1][keep_of(state, kept)]

    def keeps(self, state: i64, left: i64) -> list[Keep]:
        """Everything that can be kept, the best first; of equally good ones, the one with more and higher dice."""
        found: list[Keep] = []
        for kept in keeps_within(state) if left > 0 else [int(state)]:
            value = self.keep_value(state, kept, left)
            at: i64 = len(found)
            while at > 0 and found[at - 1].value < value - SAME:
                at -= 1
            found.insert(at, Keep(kept, value))
        return found
