"""K-3 How strong a pool of dice is, as one number: the greater number is the stronger roll.

A pool is packed into one small int, three bits for each counting face: `DIE[face]` is one die of that face, and pools
are added (`counts_of(dice) + EXTRA_DICE[die_cards]`). Sixes are dead and add nothing. A face occurs seven times at
most (K-3.7): six dice and one die card.

The strength (n, v, p) is `n * 64 + v * 8 + p`; the full strength of K-3.8 has the whole rest of the pool, highest
first, in ten more fields of three bits beneath n and v, so that `full >> FULL_BITS` is the strength again.
"""

from typing import Final

from mypy_extensions import i64

FACES: Final = 5  # the counting faces 1 to 5
LOCKED: Final = 6  # the dead face

_FIELD: Final = 3
_FIELD_MASK: Final = 7
FULL_BITS: Final = 27  # nine dice of the rest beneath the plus die
_REST_FIELDS: Final = 10

# By face: one die of it in a pool. A six counts for nothing (K-3.1).
DIE: Final[list[i64]] = [0, 1, 8, 64, 512, 4096, 0]

# By set of die cards (bit f - 1 = the card of face f): the dice that they add to every pool of their owner (K-12.2).
EXTRA_DICE: Final[list[i64]] = [
    sum(8 ** (face - 1) for face in range(1, 6) if cards >> (face - 1) & 1) for cards in range(32)
]


def counts_of(dice: list[int]) -> i64:
    """K-3.1 The pool of dice as they lie; sixes are not in it."""
    counts: i64 = 0
    for die in dice:
        counts += DIE[die]
    return counts


def strength(n: i64, v: i64, p: i64) -> i64:
    """K-3.2, K-3.3 (n, v, p) as one number: numbers compare as first n, then v, then p do."""
    return (n * 8 + v) * 8 + p


def strength_parts(packed: i64) -> tuple[int, int, int]:
    """K-3.2 (n, v, p) of a strength."""
    return int(packed >> 6), int(packed >> _FIELD & _FIELD_MASK), int(packed & _FIELD_MASK)


def strength_of(counts: i64) -> i64:
    """K-3.2 The largest set, of equally large ones the highest, and the highest other face; 0 for an empty pool."""
    n: i64 = 0
    v: i64 = 0
    highest: i64 = 0
    second: i64 = 0
    face: i64 = 1
    while counts > 0:
        here = counts & _FIELD_MASK
        if here > 0:
            second = highest
            highest = face
            if here >= n:
                n = here
                v = face
        counts >>= _FIELD
        face += 1
    return (n * 8 + v) * 8 + (second if highest == v else highest)


def full_strength_of(counts: i64) -> i64:
    """K-3.8 n, v and the whole rest of the pool, highest first; missing dice are 0."""
    set_and_plus = strength_of(counts)
    v = set_and_plus >> _FIELD & _FIELD_MASK
    rest: i64 = 0
    room: i64 = _REST_FIELDS
    face: i64 = FACES
    while face > 0:
        if face != v:
            here = counts >> _FIELD * (face - 1) & _FIELD_MASK
            while here > 0 and room > 0:
                rest = rest * 8 + face
                room -= 1
                here -= 1
        face -= 1
    return (set_and_plus >> _FIELD << _FIELD * _REST_FIELDS) | (rest << _FIELD * room)


def packed_strength(n: i64, v: i64, rest: list[int]) -> i64:
    """K-3.8 The full strength of a set and the rest of its pool, highest first."""
    fields: i64 = 0
    room: i64 = _REST_FIELDS
    for face in rest:
        fields = fields * 8 + face
        room -= 1
    return ((n * 8 + v) << _FIELD * _REST_FIELDS) | (fields << _FIELD * room)


def rest_of(full: i64) -> list[int]:
    """K-3.8 The rest of the pool that a full strength tells, highest first."""
    rest: list[int] = []
    shift: i64 = _FIELD * (_REST_FIELDS - 1)
    while shift >= 0:
        face = full >> shift & _FIELD_MASK
        if face > 0:
            rest.append(face)
        shift -= _FIELD
    return rest
