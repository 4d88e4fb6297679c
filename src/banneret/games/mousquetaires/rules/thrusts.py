"""M-16.5 Secret thrusts: the faces that a roll must hold."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.mousquetaires.rules.cards import DARTAGNAN, FACE_IDS, FACES, LILY, SHIELD, SWORD, THRUST
from banneret.games.mousquetaires.rules.state import Mousquetaires


def count_faces(dice: list[int]) -> list[int]:
    counts = [0] * FACES
    for face in dice:
        counts[face] += 1
    return counts


def contains(counts: list[int], thrust: list[int]) -> bool:
    """Whether rolled faces hold those of a thrust."""
    return counts[SWORD] >= thrust[SWORD] and counts[SHIELD] >= thrust[SHIELD] and counts[LILY] >= thrust[LILY]


def landed_thrust(game: Mousquetaires, man: i64, counts: list[int]) -> list[int]:
    """M-16.5 The faces of the thrust that a roll holds, counted; none: it holds no thrust of his.

    The upgrade replaces a musketeer's thrust; d'Artagnan keeps both and needs one of them.
    """
    data = game.charter.data
    improved = game.thrusts & BIT[man] != 0
    if improved and contains(counts, data.items[THRUST].thrust):
        return data.items[THRUST].thrust
    if (not improved or man == DARTAGNAN) and contains(counts, data.heroes[man].thrust):
        return data.heroes[man].thrust
    return []


def thrust_text(thrust: list[int]) -> str:
    """The faces of a thrust one after another."""
    return " ".join([FACE_IDS[face] for face in range(FACES) for _ in range(thrust[face])])
