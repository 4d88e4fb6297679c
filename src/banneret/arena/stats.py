"""The statistics of a match: shares of victories, and how sure one can be of them."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance

CONFIDENCE = 0.95


def quantile(freedom: int) -> float:
    """Student's t for a two-sided interval of `CONFIDENCE`, by the expansion around the normal quantile."""
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third


def wilson(share: float, count: float, z: float) -> tuple[float, float]:
    """Wilson's interval for a share seen in so many independent trials."""
    spread = z * z / count
    middle = (share + spread / 2) / (1 + spread)
    reach = z / (1 + spread) * sqrt(share * (1 - share) / count + spread / (4 * count))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def share_interval(groups: Sequence[float]) -> tuple[float, float]:
    """An interval for the mean of shares, one for each deal.

    Games on the same deal are not independent, so the deals are the sample: their variance says how many independent
    games the match was worth, and Wilson's interval is taken for that number, which keeps it sensible close to 0 and 1.
    Where all deals agree, or there is one only, the number of deals is taken.
    """
    share = fmean(groups)
    count = float(len(groups))
    if len(groups) == 1:
        return wilson(share, count, quantile(1))
    spread = variance(groups)
    if spread > 0 and 0 < share < 1:
        count = share * (1 - share) * len(groups) / spread
    return wilson(share, count, quantile(len(groups) - 1))
