"""Is it the same game? The returns of uniformly random play, ours against OpenSpiel's exact distribution."""

import math
from dataclasses import dataclass
from typing import Final

GAMES: Final = 200_000
MOST_STANDARD_ERRORS: Final = 5.0
"""Over some fifty outcomes, equal rules go beyond this about once in 30,000 samples."""


@dataclass(frozen=True, slots=True)
class Distribution:
    """`chips of the first player, decisions` -> share; without a number of games the shares are exact."""

    who: str
    games: int | None
    shares: dict[str, float]

    def mean(self, part: int = 0) -> float:
        """The mean of the chips (part 0) or of the number of decisions (part 1)."""
        return sum(share * float(outcome.split(",")[part]) for outcome, share in self.shares.items())

    def variance(self) -> float:
        """The variance of the chips."""
        mean = self.mean()
        return sum(share * (float(outcome.split(",")[0]) - mean) ** 2 for outcome, share in self.shares.items())


def standard_errors(sample: Distribution, exact: Distribution) -> float:
    """The greatest deviation of an outcome's share from its exact probability, in standard errors of the sample."""
    if sample.games is None:
        raise ValueError("only a sample has standard errors")
    worst = 0.0
    for outcome in sample.shares.keys() | exact.shares.keys():
        probability = exact.shares.get(outcome, 0.0)
        if probability <= 0.0:
            return math.inf
        error = math.sqrt(probability * (1.0 - probability) / sample.games)
        worst = max(worst, abs(sample.shares.get(outcome, 0.0) - probability) / error)
    return worst
