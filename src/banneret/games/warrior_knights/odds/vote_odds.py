"""W-9.3.6 The chance that a vote goes as a Baron wants, if the others commit as many votes as experts do.

Measured in 466 votes of 40 games. Where a Baron is chosen, nearly everybody is for himself and commits one vote to
three; at yes or no four of five commit nothing, and the others are on either side. Each is taken by himself: that a
matter may be worth much or little to all of them is left out.
"""

from typing import Final

from mypy_extensions import i64

# By the votes that somebody has (the last for more): how often he commits none, one, two ...
FOR_HIMSELF: Final[list[list[float]]] = [
    [1.0],
    [0.09, 0.91],
    [0.04, 0.89, 0.07],
    [0.03, 0.25, 0.72],
    [0.01, 0.24, 0.75],
    [0.03, 0.21, 0.44, 0.32],
    [0.03, 0.24, 0.51, 0.18, 0.04],
]
YES_OR_NO: Final[list[list[float]]] = [
    [1.0],
    [0.89, 0.11],
    [0.85, 0.12, 0.03],
    [0.81, 0.11, 0.08],
    [0.77, 0.12, 0.06, 0.02, 0.03],
]
TIE: Final = 0.5  # somebody else in the chair may be of either opinion


def commits(table: list[list[float]], votes: i64) -> list[float]:
    """How often somebody with so many votes commits none, one, two ..."""
    return table[min(votes, len(table) - 1)]


def chances_for_a_baron(most: i64, rivals: list[int], breaks_ties: bool) -> list[float]:
    """By the votes committed, from none to `most`: every rival must stay behind by himself, or tie with the chair."""
    found: list[float] = []
    for committed in range(most + 1):
        enough = committed + 1 if breaks_ties else committed
        chance = 1.0
        for votes in rivals:
            chance *= min(1.0, sum(commits(FOR_HIMSELF, votes)[:enough]))
        found.append(chance)
    return found


def chances_of_yes_or_no(most: i64, rivals: list[int], breaks_ties: bool) -> list[float]:
    """By the votes committed, from none to `most`: what the others commit is as often with him as against him."""
    lead: dict[int, float] = {0: 1.0}  # the votes of the others on his side, less those against him
    for votes in rivals:
        after: dict[int, float] = {}
        for before, share in lead.items():
            for count, often in enumerate(commits(YES_OR_NO, votes)):
                for side in (-count, count):
                    after[before + side] = after.get(before + side, 0.0) + share * often / 2.0
        lead = after
    found: list[float] = []
    for committed in range(most + 1):
        chance = 0.0
        for others, share in lead.items():
            if committed + others > 0:
                chance += share
            elif committed + others == 0:
                chance += share if breaks_ties else share * TIE
        found.append(chance)
    return found
