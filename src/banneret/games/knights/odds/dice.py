"""The dice of a roll as states and transitions (section 8.1 of the rules).

Sixes are dead and all other dice are interchangeable, so what lies after a throw is a *state*: how many dice show each
of the faces 1 to 5, six dice at most. There are 462. A *keep* is a state that is kept while m further dice are thrown:
924 pairs of at most six dice in all, numbered so that the pairs with m = 0 come first and are the states themselves.

States are in order of the number of their dice, then of their highest faces: the greater number has more dice or better
ones. Keeps are in order of m, so that the states that leave room for m more dice are the first ones of their kind.
"""

from typing import Final

from mypy_extensions import i64

from banneret.games.knights.rules.strength import DIE, FACES

DICE: Final = 6
STATES: Final = 462
KEEPS: Final = 924
NO_KEEP: Final = -1


def _all_states() -> list[list[int]]:
    """How many dice show 1 to 5, for every state in order."""
    found: list[list[int]] = []
    for size in range(DICE + 1):
        for fives in range(size + 1):
            for fours in range(size - fives + 1):
                for threes in range(size - fives - fours + 1):
                    for twos in range(size - fives - fours - threes + 1):
                        found.append([size - fives - fours - threes - twos, twos, threes, fours, fives])
    return found


def _pool(counts: list[int]) -> i64:
    """A state as `strength` packs pools."""
    pool: i64 = 0
    for place, count in enumerate(counts):
        pool += DIE[place + 1] * count
    return pool


_FACE_COUNTS: Final[list[list[int]]] = _all_states()

# By state: the dice as a pool (three bits a face), and how many dice they are.
POOL: Final[list[i64]] = [_pool(counts) for counts in _FACE_COUNTS]
SIZE: Final = bytes([sum(counts) for counts in _FACE_COUNTS])

# By number of dice: how many states have no more dice than that.
UP_TO: Final[list[int]] = [sum(1 for size in SIZE if size <= most) for most in range(DICE + 1)]

# By number of dice thrown: where its keeps begin. The keep of state k with m dice thrown is START[m] + k.
START: Final[list[int]] = [sum(UP_TO[DICE - less] for less in range(m)) for m in range(DICE + 1)]
FIRST_THROW: Final = KEEPS - 1  # nothing kept, six dice thrown

_STATE_OF: Final[dict[int, int]] = {int(pool): state for state, pool in enumerate(POOL)}


def state_of(pool: i64) -> i64:
    """The state of a pool of at most six rolled dice, sixes left out."""
    return _STATE_OF[pool]


def keep_of(state: i64, kept: i64) -> i64:
    """The keep: part of a state is kept, its other dice are thrown."""
    return START[SIZE[state] - SIZE[kept]] + kept


def faces_of(state: i64) -> list[int]:
    """The dice of a state, highest first."""
    faces: list[int] = []
    for face in range(FACES, 0, -1):
        faces.extend([face] * _FACE_COUNTS[state][face - 1])
    return faces


def one_more(state: i64, face: i64) -> i64:
    """The state with one more die of a face."""
    return _STATE_OF[POOL[state] + DIE[face]]


def _after_one_die(thrown: int, kept: int) -> list[int]:
    """Where a keep leads when one of its dice falls: a six, then 1 to 5."""
    below = START[thrown - 1]
    return [below + kept, *[below + int(one_more(kept, face)) for face in range(1, FACES + 1)]]


def _with_one_die_less(thrown: int, kept: int) -> list[int]:
    """The keeps in which one of the kept dice, of each face that occurs, is thrown as well."""
    found: list[int] = []
    for face in range(1, FACES + 1):
        if _FACE_COUNTS[kept][face - 1] > 0:
            found.append(START[thrown + 1] + _STATE_OF[POOL[kept] - DIE[face]])
    return found


# By keep, from keep STATES on: the six keeps that are left when one of the dice has fallen.
FALLS: Final[list[list[int]]] = [
    _after_one_die(thrown, kept) for thrown in range(1, DICE + 1) for kept in range(UP_TO[DICE - thrown])
]

# By keep: the keeps in which one more die is thrown.
FEWER: Final[list[list[int]]] = [
    _with_one_die_less(thrown, kept) for thrown in range(DICE + 1) for kept in range(UP_TO[DICE - thrown])
]

# By keep: the same with one more die thrown; NO_KEEP where that makes seven dice.
LONGER: Final[list[int]] = [
    START[thrown + 1] + kept if SIZE[kept] + thrown < DICE else NO_KEEP
    for thrown in range(DICE + 1)
    for kept in range(UP_TO[DICE - thrown])
]

# By keep: the state that is kept.
KEPT: Final[list[int]] = [kept for thrown in range(DICE + 1) for kept in range(UP_TO[DICE - thrown])]


def _first_throw() -> list[float]:
    """By state: how likely the first throw of all six dice gives it (K-4.1)."""
    chances = [0.0] * KEEPS
    chances[FIRST_THROW] = 1.0
    for keep in range(KEEPS - 1, STATES - 1, -1):
        share = chances[keep] / 6.0
        for fallen in FALLS[keep - STATES]:
            chances[fallen] += share
    return chances[:STATES]


FIRST: Final[list[float]] = _first_throw()


def keeps_within(state: i64) -> list[int]:
    """All states that can be kept of a state, the whole of it first, then by number and faces."""
    pools: list[int] = [0]
    for face in range(1, FACES + 1):
        most = _FACE_COUNTS[state][face - 1]
        pools = [int(pool + DIE[face] * count) for pool in pools for count in range(most + 1)]
    return sorted([_STATE_OF[pool] for pool in pools], reverse=True)
