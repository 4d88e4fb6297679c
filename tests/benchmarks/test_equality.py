"""Equal rules pass, other rules are found out."""

import math
from random import Random

import pytest

from benchmarks.equality import MOST_STANDARD_ERRORS, Distribution, standard_errors

EXACT = Distribution("exact", None, {"1,2": 0.5, "-1,2": 0.25, "0,4": 0.25})


def sample(weights: dict[str, float], games: int) -> Distribution:
    drawn = Random(5).choices(list(weights), list(weights.values()), k=games)
    return Distribution("sample", games, {outcome: drawn.count(outcome) / games for outcome in set(drawn)})


def test_mean_variance_and_length() -> None:
    assert EXACT.mean() == pytest.approx(0.25)
    assert EXACT.variance() == pytest.approx(0.75 - 0.0625)
    assert EXACT.mean(1) == pytest.approx(2.5)


def test_a_sample_of_the_same_rules_is_near() -> None:
    assert standard_errors(sample(EXACT.shares, 20_000), EXACT) < MOST_STANDARD_ERRORS


def test_a_sample_of_other_rules_is_far() -> None:
    other = {"1,2": 0.46, "-1,2": 0.27, "0,4": 0.27}
    assert standard_errors(sample(other, 20_000), EXACT) > MOST_STANDARD_ERRORS


def test_an_outcome_that_cannot_be_is_infinitely_far() -> None:
    assert standard_errors(Distribution("sample", 10, {"1,2": 0.9, "7,1": 0.1}), EXACT) == math.inf


def test_an_outcome_that_never_comes_counts() -> None:
    assert standard_errors(Distribution("sample", 10_000, {"1,2": 0.67, "-1,2": 0.33}), EXACT) > MOST_STANDARD_ERRORS


def test_an_exact_distribution_is_no_sample() -> None:
    with pytest.raises(ValueError, match="sample"):
        standard_errors(EXACT, EXACT)
