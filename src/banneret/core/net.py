"""A small network of whole numbers: a row of bytes in, one number out.

Nothing in it is rounded differently by another machine or engine, and nothing but Python is needed to run it. Two
layers of units add up what they are given, weighted, and pass on what is above zero; the last sum is the value.
"""

from typing import Final, final

from mypy_extensions import i64

ZERO: Final = 128  # the byte that stands for a weight of zero: weights go from -128 to 127
FIRST_DROP: Final = 8
SECOND_DROP: Final = 7
"""By how many binary digits the sums of a layer are shortened before they are passed on."""


@final
class Net:
    """Weights are bytes, unit by unit. An input is multiplied by 2 to the power of its shift before it is weighted, so
    that a flag and a number up to 255 can both have fine weights."""

    def __init__(
        self,
        shifts: bytes,
        first: bytes,
        first_bias: list[int],
        second: bytes,
        second_bias: list[int],
        last: bytes,
        last_bias: int,
    ) -> None:
        self.shifts = shifts
        self.first = first
        self.first_bias = first_bias
        self.second = second
        self.second_bias = second_bias
        self.last = last
        self.last_bias: i64 = last_bias

    def value(self, row: bytes) -> i64:
        """What the network makes of a row; it is meant in units that go with the weights."""
        places: list[int] = []
        inputs: list[int] = []
        total: i64 = 0
        at: i64 = 0
        for byte in row:
            if byte != 0:
                given: i64 = byte
                shift: i64 = self.shifts[at]
                given <<= shift
                places.append(at)
                inputs.append(given)
                total += given
            at += 1
        hidden = layer(self.first, self.first_bias, at, places, inputs, total, FIRST_DROP)
        places = [place for place, unit in enumerate(hidden) if unit != 0]
        inputs = [unit for unit in hidden if unit != 0]
        passed = layer(self.second, self.second_bias, len(hidden), places, inputs, sum(inputs), SECOND_DROP)
        value = self.last_bias
        for number, unit in enumerate(passed):
            weight: i64 = self.last[number]
            value += unit * (weight - ZERO)
        return value


def layer(
    weights: bytes, bias: list[int], width: i64, places: list[int], inputs: list[int], total: i64, drop: i64
) -> list[int]:
    """What the units of a layer pass on, given the inputs that are not zero, their places and their sum."""
    passed: list[int] = []
    start: i64 = 0
    count: i64 = len(places)
    for one in bias:
        gathered: i64 = one
        gathered -= ZERO * total
        k: i64 = 0
        while k < count:
            place: i64 = places[k]
            given: i64 = inputs[k]
            weight: i64 = weights[start + place]
            gathered += weight * given
            k += 1
        passed.append(gathered >> drop if gathered > 0 else 0)
        start += width
    return passed
