"""The frame of a card, 100 by 140 units: face, hanging banner, numbers, name; and backs and stacks.

Colours of a suit come from a game's data and are written into the picture; faces, ink and backs are classes.
"""

from collections.abc import Sequence
from typing import Final, final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.colours import VISIBLE, contrast, readable
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, element, join, path, svg

WIDTH: Final = 100
HEIGHT: Final = 140

# The faces of cards in the two themes (tokens --card in the style sheet) and what lies on a suit's colour.
FACE: Final = "#fbf4e3"
FACE_BY_CANDLE: Final = "#eadbb9"
IVORY: Final = "#fdf6e6"
INK: Final = "#2b1d12"

BANNER: Final = "M43 15H91V88L83 99L75 88L67 99L59 88L51 99L43 88Z"
BANNER_HEM: Final = "M45.5 18H88.5V86.8L83 94.4L75 83.4L67 94.4L59 83.4L51 94.4L45.5 86.8Z"
BANNER_FOLD: Final = "M43 15H52V97.600L51 99L43 88ZM74 15H82V97.600L75 88L74 89.400Z"
POLE: Final = "M41 11.5H94V15H41ZM41 10.2A3 3 0 1 0 41.01 10.2ZM94.5 10.2A3 3 0 1 0 94.51 10.2Z"
NAME_START: Final = 7
NAME_SIZE: Final = 10
WIDE_SIGN: Final = 0.7  # of the size of the writing
NUMBER_END: Final = 93
DIGIT: Final = 17  # with some air before the first
LOZENGES: Final = "".join(
    [f"M{x} {y - 7}L{x + 5} {y}L{x} {y + 7}L{x - 5} {y}Z" for y in range(17, 130, 14) for x in range(15, 90, 10)]
)


@final
class Livery:
    """How a suit is dressed: the colour of its banner, what lies on it, and the tone of its numbers."""

    def __init__(self, name: str, emblem: str, colour: str) -> None:
        self.name = name
        self.emblem = emblem
        self.colour = colour
        self.on_colour = IVORY if contrast(IVORY, colour) >= VISIBLE else INK
        self.tone = readable(colour, FACE_BY_CANDLE)
        self.key = (name, emblem, colour)


def face(region: Region, livery: Livery, number: str, name: str, stripes: Sequence[str] = ()) -> Markup:
    """A card with all it has: numbers top left and bottom right, emblem beside the number and on the banner, name.

    `stripes` are colours at the foot of the banner, for cards that go with several suits.
    """
    key = ("face", livery.key, number, name, tuple(stripes))
    return region.kept(key, lambda apart: _face(apart, livery, number, name, stripes))


def _face(region: Region, livery: Livery, number: str, name: str, stripes: Sequence[str]) -> Markup:
    first, _, second = name.partition(" ")
    lines = [first, second] if second else [first]
    top = 132 - 10 * (len(lines) - 1)
    return svg(
        "card",
        WIDTH,
        HEIGHT,
        _blank(livery.tone),
        path(POLE, class_="card-pole"),
        path(BANNER, fill=livery.colour),
        path(BANNER_FOLD, class_="card-fold"),
        path(BANNER_HEM, fill="none", stroke=livery.on_colour, stroke_width=0.8, stroke_opacity=0.6),
        region.symbol(livery.name, livery.emblem, 49, 30, 36, fill=livery.on_colour),
        join([_stripe(colour, at, len(stripes)) for at, colour in enumerate(stripes)]),
        _number(number, 20.5, 33, 32 if len(number) == 1 else 30, livery.tone, "middle"),
        region.symbol(livery.name, livery.emblem, 12, 41, 17, fill=livery.tone),
        join([_name(line, top + 10 * at, number) for at, line in enumerate(lines)]),
        _number(number, NUMBER_END, 132, 25, livery.tone, "end"),
    )  # fmt: skip


def small_face(region: Region, livery: Livery, number: str) -> Markup:
    """A card that lies in a crowd: the number as large as it goes, and the emblem on its colour."""
    return region.kept(("small", livery.key, number), lambda apart: _small_face(apart, livery, number))


def _small_face(region: Region, livery: Livery, number: str) -> Markup:
    return svg(
        "card card-small",
        WIDTH,
        HEIGHT,
        _blank(livery.tone),
        _number(number, 50, 53, 54 if len(number) == 1 else 50, livery.tone, "middle"),
        element("rect", {"x": 7, "y": 64, "width": 86, "height": 69, "rx": 4, "fill": livery.colour}),
        region.symbol(livery.name, livery.emblem, 22, 71, 56, fill=livery.on_colour),
    )


def back(region: Region, emblem_name: str, emblem: str) -> Markup:
    """The back: the same for every card, whatever lies beneath."""
    return region.kept(("back", emblem_name, emblem), lambda apart: _back(apart, emblem_name, emblem))


def _back(region: Region, emblem_name: str, emblem: str) -> Markup:
    picture = join([
        element("rect", {"class": "back-field", "width": WIDTH, "height": HEIGHT, "rx": 8}),
        path(LOZENGES, class_="back-pattern"),
        element("rect", {"class": "back-line", "x": 6, "y": 6, "width": 88, "height": 128, "rx": 4}),
        element("circle", {"class": "back-seal", "cx": 50, "cy": 70, "r": 25}),
        path(emblem, class_="back-emblem", transform="translate(33 53) scale(.34)"),
    ])  # fmt: skip
    size: dict[str, Attribute] = {"width": WIDTH, "height": HEIGHT}
    return svg("card card-back", WIDTH, HEIGHT, region.shared(f"back-{emblem_name}", WIDTH, HEIGHT, picture, size))


def small_backs(count: int, most: int = 10) -> Markup:
    """A hand seen from behind: a back for each card, up to `most`."""
    shown = min(count, most)
    if shown == 0:
        return NOTHING
    backs = [
        element("rect", {"class": "back-field back-edge", "x": 1 + 9 * at, "y": 1, "width": 15, "height": 21, "rx": 2})
        for at in range(shown)
    ]
    return svg("small-backs", 8 + 9 * shown, 23, *backs)


def _stripe(colour: str, at: int, count: int) -> Markup:
    width = 43 / count
    return element("rect", {"x": 45.5 + width * at, "y": 72, "width": width, "height": 8, "fill": colour})


def _blank(tone: str) -> Markup:
    frame: dict[str, Attribute] = {
        "x": 3.5,
        "y": 3.5,
        "width": 93,
        "height": 133,
        "rx": 5.5,
        "fill": "none",
        "stroke": tone,
    }
    return join([
        element("rect", {"class": "card-face", "x": 0.5, "y": 0.5, "width": 99, "height": 139, "rx": 8}),
        element("rect", {**frame, "stroke-width": 0.9, "stroke-opacity": 0.45}),
    ])  # fmt: skip


def _name(line: str, y: float, number: str) -> Markup:
    """A line of the name ends before the number beside it: what might be wider in some font is pressed together."""
    room = NUMBER_END - NAME_START - DIGIT * len(number)
    attributes: dict[str, Attribute] = {"class": "card-name", "x": NAME_START, "y": y, "font-size": NAME_SIZE}
    if WIDE_SIGN * NAME_SIZE * len(line) > room:
        attributes |= {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}
    return element("text", attributes, line)


def _number(text: str, x: float, y: float, size: float, tone: str, anchor: str) -> Markup:
    attributes: dict[str, Attribute] = {"x": x, "y": y, "font-size": size, "fill": tone, "text-anchor": anchor}
    return element("text", {"class": "card-number", **attributes}, text)
