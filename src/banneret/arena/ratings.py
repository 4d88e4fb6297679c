"""Ratings out of results between pairs: the model of Bradley and Terry, on the scale of chess ratings."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from banneret.arena.stats import CONFIDENCE
from banneret.core.chance import FastChance

SCALE = 400 / log(10)  # a difference of 400 points is 10 to 1
PRIOR = 0.5  # of a game, won and lost by each of a pair beside its real ones: nobody is infinitely better
SAMPLES = 400
MOST_STEPS = 10_000
CLOSE_ENOUGH = 1e-9

Table = list[list[float]]
"""`wins[a][b]`: the games that a has won against b; a draw counts half for both."""


def ratings(wins: Table) -> list[float]:
    """The ratings that make the results most likely, 0 on average (Hunter's MM algorithm, 2004)."""
    count = len(wins)
    won = [[wins[a][b] + PRIOR if a != b else 0.0 for b in range(count)] for a in range(count)]
    totals = [sum(row) for row in won]
    strength = [1.0] * count
    for _ in range(MOST_STEPS):
        following = []
        for a in range(count):
            games = sum((won[a][b] + won[b][a]) / (strength[a] + strength[b]) for b in range(count) if b != a)
            following.append(totals[a] / games)
        mean = exp(sum(map(log, following)) / count)
        following = [value / mean for value in following]
        moved = max(abs(log(new / old)) for new, old in zip(following, strength, strict=True))
        strength = following
        if moved < CLOSE_ENOUGH:
            break
    return [SCALE * log(value) for value in strength]


def added(tables: Sequence[Table]) -> Table:
    count = len(tables[0])
    return [[sum(table[a][b] for table in tables) for b in range(count)] for a in range(count)]


def intervals(deals: Sequence[Table], samples: int = SAMPLES) -> list[tuple[float, float]]:
    """An interval for each rating: the deals are drawn again and again, with replacement (the bootstrap).

    All games of a deal share its luck, so that the deals are the sample.
    """
    chance = FastChance(len(deals))
    drawn: list[list[float]] = []
    for _ in range(samples):
        drawn.append(ratings(added([deals[chance.below(len(deals), "deal")] for _ in deals])))
    tail = (1 - CONFIDENCE) / 2
    low, high = int(tail * samples), min(samples - 1, int((1 - tail) * samples))
    found = []
    for level in range(len(deals[0])):
        values = sorted(rating[level] for rating in drawn)
        found.append((values[low], values[high]))
    return found
