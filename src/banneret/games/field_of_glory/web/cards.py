"""Army and terrain cards as pictures: upright in the hand, lying on the field, small on a pile."""

from typing import Final, final

from banneret.core.drawing.bars import percent
from banneret.core.drawing.canvas import Canvas, Region, icon_of
from banneret.core.drawing.cards import HEIGHT, WIDTH, back
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, element, join, path, svg
from banneret.games.field_of_glory.rules.actions import BONUS_CARD, CATALOGUE
from banneret.games.field_of_glory.rules.cards import TYPE, TYPE_IDS, UNIT_KINDS
from banneret.games.field_of_glory.rules.data import TERRAIN_IDS, FieldData
from banneret.games.field_of_glory.web.records import Face
from banneret.games.field_of_glory.web.shapes import PICTURES, SHAPES
from banneret.games.field_of_glory.words import card_words

FIELD_HEIGHT: Final = 78
TERRAIN_HEIGHT: Final = 52
WIDEST_SIGN: Final = 0.66  # of a font's size, in the widest fonts
VALUE_SHIELD: Final = "M6 6H40V26C40 37 33 44 23 48C13 44 6 37 6 26Z"
BACK_EMBLEM: Final = SHAPES["swords"][0][0]


def shape_at(region: Region, name: str, x: float, y: float, size: float, look: str) -> Markup:
    """One of the game's shapes in a picture."""
    place: dict[str, Attribute] = {"x": x, "y": y, "width": size, "height": size, "class": look}
    return region.shared(name, 100, 100, PICTURES[name], place)


def shape(region: Region, name: str, look: str = "") -> Markup:
    """One of the game's shapes as an icon in the text."""
    return region.kept(("field_of_glory", name, look), lambda apart: icon_of(_shared(apart, name), look))


def _shared(region: Region, name: str) -> Markup:
    return region.shared(name, 100, 100, PICTURES[name], {"width": 100, "height": 100})


def writing(words: str, x: float, y: float, size: float, look: str, anchor: str = "start", room: float = 0.0) -> Markup:
    """Words at a place; those that might be wider than their room in some font are pressed into it."""
    attributes: dict[str, Attribute] = {"class": look, "x": x, "y": y, "font-size": size}
    if anchor != "start":
        attributes["text-anchor"] = anchor
    if room and WIDEST_SIGN * size * len(words) > room:
        attributes["textLength"] = room
        attributes["lengthAdjust"] = "spacingAndGlyphs"
    return element("text", attributes, words)


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
    """The cards of both armies in the words of a language."""

    def __init__(self, canvas: Canvas) -> None:
        assert isinstance(canvas.data, FieldData)
        self.canvas = canvas
        self.data = canvas.data

    # Words.

    def name(self, kind: int) -> str:
        return self.data.types[TYPE[kind]].names[self.canvas.language]

    def effect(self, kind: int) -> str:
        return self.data.types[TYPE[kind]].texts[self.canvas.language]

    def words(self, kind: int) -> str:
        """The name with the command points."""
        said = card_words(kind, self.canvas.texts, self.data)
        return said[:1].upper() + said[1:]

    def label(self, kind: int) -> str:
        """All the values of a card, for those who hear them."""
        card = self.data.types[TYPE[kind]]
        words = self.words(kind)
        if kind >= UNIT_KINDS:
            return words
        values = self.canvas.say(
            "table-web-values",
            combat=card.combat,
            movement=card.movement,
            penalty=card.penalty,
            victory=card.victory_points,
        )
        return f"{words}, {values}"

    def told(self, kind: int) -> dict[str, Attribute]:
        """What a pointer that rests on a card is told."""
        return {"title": f"{self.label(kind)}. {self.effect(kind)}", "data-card": TYPE_IDS[TYPE[kind]]}

    def bonus_chances(self, acts: list[str]) -> str:
        """F-7.2 What each bonus card would make of an attack, where the table allows help; empty where it does not."""
        prospects = self.canvas.prospects
        after = next((prospects.after[act] for act in acts if act in prospects.after), {}) if prospects else {}
        told: list[str] = []
        for notation, chance in after.items():
            action = CATALOGUE.parse(notation) if notation else None
            if action is None:
                words = self.canvas.say("table-web-both-at-best")
            elif action.verb == BONUS_CARD:
                words = self.words(action.piece)
            else:
                words = self.canvas.say("table-web-bonus-deck")
            told.append(f"{words}: {self.canvas.say('table-web-percent', percent=percent(chance))}")
        return self.canvas.say("table-web-bonus-chances", list="; ".join(told)) if told else ""

    # Pictures.

    def upright(self, region: Region, kind: int, seat: int) -> Markup:
        return region.part(draw_face, Face("upright", kind, seat))

    def lying(self, region: Region, kind: int, seat: int) -> Markup:
        return region.part(draw_face, Face("lying", kind, seat))

    def small(self, region: Region, kind: int, seat: int) -> Markup:
        return region.part(draw_face, Face("small", kind, seat))

    def upright_face(self, region: Region, kind: int, seat: int) -> Markup:
        """A card in the hand: combat value and command points left, where cards of a fan are seen."""
        card = self.data.types[TYPE[kind]]
        unit = kind < UNIT_KINDS
        emblem = TYPE_IDS[TYPE[kind]]
        points = str(self.data.points[kind])
        name = card.names[self.canvas.language]
        lines = lines_of(name, 12)
        top = 103 if len(lines) > 1 else 109
        return svg(
            f"card fog-card army-{seat}",
            WIDTH,
            HEIGHT,
            self.face(HEIGHT),
            element("rect", {"class": "army-field", "x": 5, "y": 5, "width": 90, "height": 86, "rx": 5}),
            shape_at(region, emblem, 41, 21 if unit else 18, 50, "army-emblem"),
            join([path(VALUE_SHIELD, class_="value-shield"), writing(str(card.combat), 23, 35, 30, "value", "middle")])
            if unit
            else NOTHING,
            self.coin(23, 68 if unit else 30, 15 if unit else 20, points),
            join([
                writing(line, 50, top + 14 * at, 14, "fog-name", "middle", room=92) for at, line in enumerate(lines)
            ]),
            self.marching(region, kind, 8, 124) if unit else NOTHING,
            self.worth(region, card.victory_points, 92, 124),
        )  # fmt: skip

    def lying_face(self, region: Region, kind: int, seat: int) -> Markup:
        """A unit on the field: emblem, combat value, movement cost, victory points, name."""
        card = self.data.types[TYPE[kind]]
        name = card.names[self.canvas.language]
        return svg(
            f"card fog-card fog-unit-card army-{seat}",
            WIDTH,
            FIELD_HEIGHT,
            self.face(FIELD_HEIGHT),
            element("rect", {"class": "army-field", "x": 4, "y": 4, "width": 52, "height": 56, "rx": 4}),
            shape_at(region, TYPE_IDS[TYPE[kind]], 9, 11, 42, "army-emblem"),
            writing(str(card.combat), 77, 36, 38, "value", "middle"),
            shape_at(region, "march", 59, 46, 11, "sign"),
            writing(str(card.movement), 71, 57, 14.5, "small-value"),
            join([
                shape_at(region, "star", 79.5, 47.5, 8.5, "sign"),
                writing(str(card.victory_points), 96.5, 57, 13, "small-value quiet", "end"),
            ]) if card.victory_points else NOTHING,
            writing(name, 50, 72.5, 11.5, "fog-name", "middle", room=92),
        )  # fmt: skip

    def small_face(self, region: Region, kind: int, seat: int) -> Markup:
        """A card on a pile: its emblem and its command points."""
        return svg(
            f"card fog-card army-{seat}",
            WIDTH,
            HEIGHT,
            self.face(HEIGHT),
            element("rect", {"class": "army-field", "x": 6, "y": 6, "width": 88, "height": 86, "rx": 5}),
            shape_at(region, TYPE_IDS[TYPE[kind]], 20, 12, 60, "army-emblem"),
            self.coin(50, 100, 23, str(self.data.points[kind])),
        )

    def back(self, region: Region) -> Markup:
        return back(region, "army", BACK_EMBLEM)

    def terrain(self, region: Region, terrain: int, column: int) -> Markup:
        """A terrain card: its emblem, its name, and the number of the column."""
        id = TERRAIN_IDS[terrain]
        lines = lines_of(self.data.terrains[terrain].names[self.canvas.language], 8)
        top = 31 if len(lines) == 1 else 24
        return svg(
            f"card terrain-card ground-{id}",
            WIDTH,
            TERRAIN_HEIGHT,
            element("rect", {"class": "ground", "x": 0.5, "y": 0.5, "width": 99, "height": 51, "rx": 5}),
            element("rect", {"class": "ground-line", "x": 3.5, "y": 3.5, "width": 93, "height": 45, "rx": 3}),
            shape_at(region, id, 8, 7, 36, "ground-emblem"),
            join([
                writing(line, 70, top + 14 * at, 13, "ground-name", "middle", room=44) for at, line in enumerate(lines)
            ]),
            writing(str(column + 1), 92, 46, 9, "ground-number", "end"),
        )  # fmt: skip

    # Parts of pictures.

    def face(self, height: float) -> Markup:
        return element("rect", {"class": "card-face", "x": 0.5, "y": 0.5, "width": 99, "height": height - 1, "rx": 7})

    def coin(self, x: float, y: float, radius: float, points: str) -> Markup:
        """Command points lie on a coin: cards are money."""
        return join([
            element("circle", {"class": "points-coin", "cx": x, "cy": y, "r": radius}),
            element("circle", {"class": "points-rim", "cx": x, "cy": y, "r": radius - 2.5}),
            writing(points, x, y + radius * 0.43, radius * 1.3, "points-value", "middle"),
        ])  # fmt: skip

    def marching(self, region: Region, kind: int, x: float, y: float) -> Markup:
        """F-6.3 Movement cost, and what a flank column adds."""
        card = self.data.types[TYPE[kind]]
        penalty = f"+{card.penalty}" if card.penalty else ""
        return join([
            shape_at(region, "march", x, y, 12, "sign"),
            writing(str(card.movement), x + 15, y + 11, 16, "small-value"),
            writing(penalty, x + 25, y + 11, 14, "small-value quiet"),
        ])  # fmt: skip

    def worth(self, region: Region, points: int, x: float, y: float) -> Markup:
        """Victory points for whoever captures the card."""
        if not points:
            return NOTHING
        return join([
            writing(str(points), x, y + 11, 16, "small-value", "end"),
            shape_at(region, "star", x - 23, y, 12, "sign"),
        ])  # fmt: skip


def draw_face(region: Region, face: Face) -> Markup:
    """A card's picture."""
    cards = Cards(region.canvas)
    if face.way == "upright":
        return cards.upright_face(region, face.kind, face.seat)
    return (cards.lying_face if face.way == "lying" else cards.small_face)(region, face.kind, face.seat)
