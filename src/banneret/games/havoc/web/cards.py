"""Havoc's pieces as pictures: troops, dogs, backs, battle cards, the peace card."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from banneret.core.drawing.canvas import Canvas, Region
from banneret.core.drawing.cards import INK, Livery, back, face, small_face
from banneret.core.drawing.svg import Attribute, Markup, div, element, span, svg
from banneret.games.havoc.rules.cards import DOG, SUIT, SUIT_LETTERS, VALUE, notation
from banneret.games.havoc.rules.data import HavocData
from banneret.games.havoc.web.records import BattleCard
from banneret.games.havoc.web.shapes import BATTLE_PICTURES, SHAPES, SUIT_EMBLEMS

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
DOG_COLOUR: Final = "#3a302a"
BOXES_KEPT: Final = 64


@lru_cache(maxsize=BOXES_KEPT)
def liveries_in(colours: tuple[str, ...]) -> tuple[Livery, ...]:
    """How the suits of a box are dressed; the dogs of war come last."""
    suits = [Livery(SUIT_EMBLEMS[suit], SHAPES[SUIT_EMBLEMS[suit]], colour) for suit, colour in enumerate(colours)]
    return (*suits, Livery("hound", SHAPES["hound"], DOG_COLOUR))


@final
class Deck:
    """The cards of the box in the words of a language and in the colours of the data file."""

    def __init__(self, canvas: Canvas) -> None:
        assert isinstance(canvas.data, HavocData)
        self.canvas = canvas
        self.data = canvas.data
        self.liveries = liveries_in(tuple(self.data.suit_colours))
        self.dogs = self.liveries[-1]

    def words(self, card: int) -> str:
        """What a card is called: suit, value and troop."""
        canvas = self.canvas
        if card == DOG:
            return canvas.say("table-web-dogs-of-war")
        suit = self.data.suits[canvas.language][SUIT[card]]
        unit = self.data.units[canvas.language][VALUE[card] - 1]
        return canvas.say("table-web-troop", suit=suit, value=VALUE[card], unit=unit)

    def picture(self, region: Region, card: int) -> Markup:
        """A card as it lies in a hand or among the recruits."""
        if card == DOG:
            return face(region, self.dogs, "0", self.canvas.say("table-web-dogs-of-war"), self.data.suit_colours)
        unit = self.data.units[self.canvas.language][VALUE[card] - 1]
        return face(region, self.liveries[SUIT[card]], str(VALUE[card]), unit)

    def small_picture(self, region: Region, card: int) -> Markup:
        """A card as it lies on the battlefield."""
        livery = self.dogs if card == DOG else self.liveries[SUIT[card]]
        return small_face(region, livery, str(VALUE[card]))

    def marks(self, card: int) -> dict[str, Attribute]:
        """What scripts sort cards by."""
        return {"data-suit": "" if card == DOG else SUIT_LETTERS[SUIT[card]], "data-value": VALUE[card]}


def card_id(card: int, zone: str, nth: int) -> str:
    """A card is known by its name wherever it lies; dogs have no identity, so theirs is a place in a zone."""
    return f"{zone}-dog-{nth + 1}" if card == DOG else f"card-{notation(card)}"


def by_value(card: int) -> tuple[int, int]:
    """Highest first, dogs last."""
    return -VALUE[card], SUIT[card]


def by_suit(card: int) -> tuple[int, int]:
    """Suit by suit, highest first; dogs last."""
    return SUIT[card], -VALUE[card]


def havoc_back(region: Region) -> Markup:
    return back(region, "swords", SHAPES["swords"])


def shape(region: Region, name: str, look: str = "") -> Markup:
    """One of Havoc's shapes as an icon in the text."""
    return region.icon(name, SHAPES[name], look)


def points_row(canvas: Canvas, points: Sequence[int], taken: int = 0) -> Markup:
    """The points of the places, the first the largest; `taken` marks the place that the viewer holds now."""
    places = [
        element(
            "li",
            {"class": "place-points" + (" own-place" if taken == place else "") + ("" if value else " pays-nothing")},
            span("place-name", canvas.say("table-web-place", place=place)),
            span("place-value", str(value)),
        )
        for place, value in enumerate(points, 1)
    ]
    return element("ol", {"class": "points-row", "aria-label": canvas.say("table-web-points-by-place")}, *places)


def split_name(name: str) -> tuple[str, str]:
    """The Chevauchées have two sides with names of their own: `Chevauchées: Calais to Tours`."""
    family, _, side = name.rpartition(": ")
    return family, side


def battle_card(region: Region, battle: BattleCard) -> Markup:
    """The card of a battle: number, name, year, points by place and its action."""
    number = ROMAN[battle.number] if battle.number < len(ROMAN) else ""
    family, name = split_name(battle.name)
    look = "battle-card" + (" battle-fought" if battle.fought else "")
    inner = [
        div("battle-heading", family or battle.heading),
        div(
            "battle-title",
            shape(region, BATTLE_PICTURES[battle.number], "battle-picture"),
            div(
                "battle-words",
                div("battle-name", name),
                div("battle-year", *([span("battle-number", number)] if number else []), str(battle.year)),
            ),
        ),
        points_row(region.canvas, battle.points, battle.taken),
        div("battle-action", battle.text),
    ]
    return region.element("article", {"id": "battle-card", "class": look, "aria-label": battle.name}, *inner)


def peace_card(region: Region, level: int) -> Markup:
    """The peace face of the Havoc/Peace card, turned to its present side."""
    shown = str(level) if level else "–"
    return svg(
        "card peace-face",
        140,
        100,
        element("rect", {"class": "card-face", "x": 0.5, "y": 0.5, "width": 139, "height": 99, "rx": 8}),
        element("rect", {"class": "peace-line", "x": 4, "y": 4, "width": 132, "height": 92, "rx": 5}),
        region.symbol("olive", SHAPES["olive"], 8, 8, 84, class_="peace-olive"),
        element(
            "text",
            {"class": "card-number", "x": 108, "y": 70, "font-size": 54, "text-anchor": "middle", "fill": INK},
            shown,
        ),
    )


def havoc_card(region: Region) -> Markup:
    """The Havoc face of the Havoc/Peace card."""
    cry = region.canvas.say("table-web-havoc")
    return svg(
        "card havoc-face",
        140,
        100,
        element("rect", {"class": "havoc-field", "x": 0.5, "y": 0.5, "width": 139, "height": 99, "rx": 8}),
        element("rect", {"class": "havoc-line", "x": 4, "y": 4, "width": 132, "height": 92, "rx": 5}),
        region.symbol("swords", SHAPES["swords"], 42, 10, 56, class_="havoc-emblem"),
        element("text", {"class": "havoc-word", "x": 70, "y": 87, "font-size": 22, "text-anchor": "middle"}, cry),
    )
