"""Knights' cards as pictures, 100 by 140 units: castles with their arms, special cards, tournaments, the king."""

from functools import lru_cache
from typing import Final, final

from banneret.core.drawing.canvas import Canvas, Region, icon_of
from banneret.core.drawing.cards import FACE_BY_CANDLE, HEIGHT, INK, IVORY, WIDTH
from banneret.core.drawing.colours import VISIBLE, contrast, readable
from banneret.core.drawing.dice import SIZE, die_at
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, element, join, path, svg
from banneret.games.knights.rules.cards import (
    COLOUR,
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    KIND,
    ROYAL_LETTER,
    notation,
)
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.strength import FACES, strength_parts
from banneret.games.knights.web.records import Face, King
from banneret.games.knights.web.shapes import COATS_OF_ARMS, KIND_SHAPES, SHAPES
from banneret.games.knights.words import card_words

RED: Final = "die-red"
YELLOW: Final = "die-yellow"
IVORY_DIE: Final = "die-ivory"
GAP: Final = 8  # between dice in a row, on a scale of 100 for a die
LARGE_LINE: Final = 18  # signs that fit into one line of a name
SMALL_TEXT: Final = 17.0
SIGN_WIDTH: Final = 0.55  # of a font's size
NAME_ROOM: Final = 92
PICTURES: Final = {name: join([path(part) for part in parts]) for name, parts in SHAPES.items()}


def card_id(card: int) -> str:
    return f"card-{notation(card)}"


def shape_at(region: Region, name: str, x: float, y: float, size: float, **attributes: Attribute) -> Markup:
    """One of Knights' shapes in a picture."""
    given = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}
    place: dict[str, Attribute] = {"x": x, "y": y, "width": size, "height": size, **given}
    return region.shared(name, 100, 100, PICTURES[name], place)


def shape(region: Region, name: str, look: str = "") -> Markup:
    """One of Knights' shapes as an icon in the text."""
    return region.kept(("knights", name, look), lambda apart: icon_of(shape_at(apart, name, 0, 0, 100), look))


@lru_cache(maxsize=256)
def tone_of(hue: str) -> str:
    """The tone of a castle's colour that is seen on the face of a card."""
    return readable(hue, FACE_BY_CANDLE)


@lru_cache(maxsize=256)
def on_colour(hue: str) -> str:
    """What lies on a castle's wall: light on dark colours, dark on light ones."""
    return IVORY if contrast(IVORY, hue) >= VISIBLE else INK


def combination_at(region: Region, strength: int, x: float, y: float, width: float, size: float) -> Markup:
    """K-3.5 The red dice of a set, one over another where there is no room, and the yellow plus die on the right."""
    n, v, p = strength_parts(strength)
    room = width - (size + 3 if p else 0)
    step = min(size + 1.5, (room - size) / (n - 1)) if n > 1 else 0
    dice = [die_at(region, v, x + step * place, y, size, RED) for place in range(n)]
    return join([*dice, die_at(region, p, x + width - size, y, size, YELLOW) if p else NOTHING])


def combination(region: Region, strength: int, look: str = "combination") -> Markup:
    """A combination in a row of its own."""
    n, _, p = strength_parts(strength)
    dice = n + (1 if p else 0)
    width = dice * SIZE + (dice - 1) * GAP + (GAP if p else 0)
    return svg(look, width, SIZE, _in_a_row(region, strength, width))


def _in_a_row(region: Region, strength: int, width: float) -> Markup:
    n, v, p = strength_parts(strength)
    reds = [die_at(region, v, place * (SIZE + GAP), 0, SIZE, RED) for place in range(n)]
    return join([*reds, die_at(region, p, width - SIZE, 0, SIZE, YELLOW) if p else NOTHING])


def lines_of(name: str, most: int) -> list[str]:
    """A name in lines of at most so many signs, cut between words."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


@final
class Cards:
    """The cards of the box in the words of a language and in the colours of the data file."""

    def __init__(self, canvas: Canvas) -> None:
        assert isinstance(canvas.data, KnightsData)
        self.canvas = canvas
        self.data = canvas.data

    # Words.

    def words(self, card: int) -> str:
        """What a card is, with its dice."""
        return card_words(card, self.canvas.texts, self.data)

    def name(self, card: int) -> str:
        """What a card is called."""
        language = self.canvas.language
        if card >= FIRST_TOURNAMENT:
            return self.canvas.say("table-web-tournament")
        return self.data.castles[language][card] if card < FIRST_SPECIAL else self.data.kinds[language][KIND[card]]

    def short_name(self, card: int) -> str:
        """What stands on a small card: of a castle the colour alone."""
        if card < FIRST_SPECIAL:
            return self.data.colours[self.canvas.language][COLOUR[card]].capitalize()
        if card < FIRST_TOURNAMENT and KIND[card] == ROYAL_LETTER:
            return self.canvas.say("table-web-letter")
        return self.name(card)

    def effect(self, card: int) -> str:
        """The one line of effect."""
        texts = self.data.texts[self.canvas.language]
        if card >= FIRST_TOURNAMENT:
            return texts[-1]
        return texts[0] if card < FIRST_SPECIAL else texts[1 + KIND[card]]

    # Pictures.

    def large(self, region: Region, card: int) -> Markup:
        """A card as it lies on a pile."""
        return region.part(draw_face, Face(card, False))

    def small(self, region: Region, card: int) -> Markup:
        """A card as it lies before a player: fewer words, larger dice."""
        return region.part(draw_face, Face(card, True))

    def large_face(self, region: Region, card: int) -> Markup:
        lines = lines_of(self.name(card), LARGE_LINE)
        tournament = card >= FIRST_TOURNAMENT
        dice = NOTHING if tournament else combination_at(region, self.data.strengths[card], 6, 110, 88, 20)
        return svg(
            "card",
            WIDTH,
            HEIGHT,
            _blank(self.tone(card)),
            self.picture(region, card, 8, 84 if tournament else 78),
            _name(lines, 116 if tournament else 96 if len(lines) > 1 else 101, 11),
            dice,
        )

    def small_face(self, region: Region, card: int) -> Markup:
        name = self.short_name(card)
        tournament = card >= FIRST_TOURNAMENT
        dice = NOTHING if tournament else combination_at(region, self.data.strengths[card], 4, 99, 92, 36)
        return svg(
            "card card-small",
            WIDTH,
            HEIGHT,
            _blank(self.tone(card)),
            self.picture(region, card, 6, 86 if tournament else 72),
            _name([name], 120 if tournament else 93, SMALL_TEXT),
            dice,
        )

    def tone(self, card: int) -> str:
        return tone_of(self.data.colour_hexes[COLOUR[card]]) if card < FIRST_SPECIAL else INK

    def picture(self, region: Region, card: int, y: float, size: float) -> Markup:
        """What is seen of a card first: a castle with its arms, the sign of a power, crossed lances."""
        x = (WIDTH - size) / 2
        if card < FIRST_SPECIAL:
            return self.castle(region, COLOUR[card], x, y, size)
        if card >= FIRST_TOURNAMENT:
            field: dict[str, Attribute] = {"class": "tournament-field", "cx": 50, "cy": y + size / 2, "r": size / 2}
            lances = shape_at(
                region, "lances", x + size * 0.16, y + size * 0.16, size * 0.68, class_="tournament-shape"
            )
            return join([element("circle", field), lances])
        kind = KIND[card]
        field = {"class": "special-field", "x": 7, "y": y, "width": 86, "height": size, "rx": 5}
        inner = size * 0.8
        if kind < FACES:
            drawn = die_at(region, kind + 1, (WIDTH - inner) / 2, y + size * 0.1, inner, IVORY_DIE)
        else:
            drawn = shape_at(
                region, KIND_SHAPES[kind], (WIDTH - inner) / 2, y + size * 0.1, inner, class_="special-shape"
            )
        return join([element("rect", field), drawn])

    def castle(self, region: Region, colour: int, x: float, y: float, size: float) -> Markup:
        """The castle in its colour, its coat of arms on the wall."""
        hue = self.data.colour_hexes[colour]
        wall = shape_at(region, "wall", x, y, size, fill=hue, stroke=tone_of(hue), stroke_width=2)
        arms = shape_at(
            region, COATS_OF_ARMS[colour], x + size * 0.25, y + size * 0.43, size * 0.5, fill=on_colour(hue)
        )
        return join([wall, arms])


def draw_face(region: Region, face: Face) -> Markup:
    """A card's picture."""
    cards = Cards(region.canvas)
    return cards.small_face(region, face.card) if face.small else cards.large_face(region, face.card)


def king_card(region: Region, king: King) -> Markup:
    """K-11.2 The king and his combination."""
    return svg(
        "card king-face",
        WIDTH,
        HEIGHT,
        element("rect", {"class": "king-field", "x": 0.5, "y": 0.5, "width": 99, "height": 139, "rx": 8}),
        element("rect", {"class": "king-line", "x": 4, "y": 4, "width": 92, "height": 132, "rx": 5}),
        shape_at(region, "crown", 16, 12, 68, class_="king-crown"),
        element("text", {"class": "king-name", "x": 50, "y": 98, "font-size": 14, "text-anchor": "middle"}, king.name),
        combination_at(region, king.strength, 9, 108, 82, 18.5),
    )


def _blank(tone: str) -> Markup:
    face: dict[str, Attribute] = {"class": "card-face", "x": 0.5, "y": 0.5, "width": 99, "height": 139, "rx": 8}
    frame: dict[str, Attribute] = {"x": 3.5, "y": 3.5, "width": 93, "height": 133, "rx": 5.5, "fill": "none"}
    line = element("rect", {**frame, "stroke": tone, "stroke-width": 0.9, "stroke-opacity": 0.45})
    return join([element("rect", face), line])


def _name(lines: list[str], y: float, size: float) -> Markup:
    """A name in lines; those that might be wider than the card are pressed into it."""
    found: list[Markup] = []
    for at, line in enumerate(lines):
        place: dict[str, Attribute] = {"class": "knights-name", "x": 50, "y": y + 10.5 * at, "font-size": size}
        if SIGN_WIDTH * size * len(line) > NAME_ROOM:
            place["textLength"] = NAME_ROOM
            place["lengthAdjust"] = "spacingAndGlyphs"
        found.append(element("text", {**place, "text-anchor": "middle"}, line))
    return join(found)
