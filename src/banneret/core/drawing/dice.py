"""Dice with pips, 100 by 100 units. Their colours are tokens of the style sheet: a look sets `--die` and `--pip`."""

from typing import Final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import Attribute, Markup, classes, element, join, path, svg

SIZE: Final = 100
_NEAR, _HALF, _FAR = 26, 50, 74

# By face: where the pips lie.
PIPS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    (),
    ((_HALF, _HALF),),
    ((_NEAR, _FAR), (_FAR, _NEAR)),
    ((_NEAR, _FAR), (_HALF, _HALF), (_FAR, _NEAR)),
    ((_NEAR, _NEAR), (_NEAR, _FAR), (_FAR, _NEAR), (_FAR, _FAR)),
    ((_NEAR, _NEAR), (_NEAR, _FAR), (_HALF, _HALF), (_FAR, _NEAR), (_FAR, _FAR)),
    ((_NEAR, _NEAR), (_NEAR, _HALF), (_NEAR, _FAR), (_FAR, _NEAR), (_FAR, _HALF), (_FAR, _FAR)),
)
EDGE: Final = "M4 70C4 86 14 96 30 96H70C86 96 96 86 96 70V62C96 78 86 86 70 86H30C14 86 4 78 4 62Z"


def _picture(face: int) -> Markup:
    body: dict[str, Attribute] = {"class": "die-body", "x": 4, "y": 4, "width": 92, "height": 92, "rx": 22}
    pips = [element("circle", {"class": "die-pip", "cx": x, "cy": y, "r": 10.5}) for x, y in PIPS[face]]
    return join([element("rect", body), path(EDGE, class_="die-edge"), *pips])


PICTURES: Final = tuple([_picture(face) for face in range(len(PIPS))])


def die_at(region: Region, face: int, x: float, y: float, size: float, look: str) -> Markup:
    """A die within a picture, for instance on a card."""
    place: dict[str, Attribute] = {"x": x, "y": y, "width": size, "height": size, "class": look}
    return region.shared(f"die-{face}", SIZE, SIZE, PICTURES[face], place)


def die(region: Region, face: int, look: str) -> Markup:
    """A die in a picture of its own."""
    return region.kept(
        ("die", face, look),
        lambda apart: svg(classes("die", look), SIZE, SIZE, die_at(apart, face, 0, 0, SIZE, look)),
    )
