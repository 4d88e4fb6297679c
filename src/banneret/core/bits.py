"""Masks in one machine word: bits 0 to 61, the same numbers compiled and interpreted.

Compiled, a literal shifted left by a variable is a 32-bit shift and silently wrong from bit 31 on, so a single bit
is always looked up: `BIT[n]`, never `1 << n`.
"""

from typing import Final

from mypy_extensions import i64

BITS: Final = 62

BIT: Final[list[i64]] = [2**n for n in range(BITS)]

_CHUNK: Final = 12
_CHUNK_MASK: Final = 2**12 - 1
_COUNT: Final = bytes([n.bit_count() for n in range(2**12)])
_HIGHEST: Final = bytes([max(n.bit_length() - 1, 0) for n in range(2**12)])


def popcount(mask: i64) -> i64:
    """How many bits of the mask are set."""
    if mask < 0:
        raise ValueError(f"a mask cannot be negative: {mask}")
    count: i64 = 0
    while mask > 0:
        count += _COUNT[mask & _CHUNK_MASK]
        mask >>= _CHUNK
    return count


def highest_bit(mask: i64) -> i64:
    """The number of the highest set bit; -1 if none is set."""
    if mask <= 0:
        if mask < 0:
            raise ValueError(f"a mask cannot be negative: {mask}")
        return -1
    below: i64 = 0
    while mask > _CHUNK_MASK:
        mask >>= _CHUNK
        below += _CHUNK
    return below + _HIGHEST[mask]
