"""What the next cards may bring, where the table allows help: beside the deck, and on the cards that draw."""

from typing import final

from banneret.core.drawing.bars import percent
from banneret.core.drawing.canvas import Canvas, Region
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, element, span
from banneret.games.field_of_glory.rules.actions import CATALOGUE, TRADE_CARD
from banneret.games.field_of_glory.rules.cards import TYPE_IDS, TYPES
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.web.cards import shape


@final
class Draws:
    """Tells the chances that came with the prospects; without them there is nothing."""

    def __init__(self, canvas: Canvas, game: FieldOfGlory) -> None:
        self.canvas = canvas
        self.game = game
        prospects = canvas.prospects
        found = {} if prospects is None else prospects.after
        self.known = {act: chances for act, chances in found.items() if self.count(act) > 0}

    def count(self, act: str) -> int:
        """How many cards an answer draws; 0 for one that draws none."""
        charter = self.game.charter
        if act == "draw":
            return int(charter.draws)
        if act == "reserves":
            return int(charter.data.reserves)
        action = CATALOGUE.parse(act)
        return charter.points[action.piece] if action.verb == TRADE_CARD else 0

    def name(self, type: int) -> str:
        return self.game.charter.data.types[type].names[self.canvas.language]

    def said(self, chance: float) -> str:
        return self.canvas.say("table-web-percent", percent=percent(chance))

    def told(self, acts: list[str]) -> str:
        """What a pointer is told that rests on the deck, or on a card that draws; likely types first."""
        act = next((act for act in acts if act in self.known), "")
        if not act:
            return ""
        chances = self.known[act]
        likely = sorted([type for type in range(TYPES) if TYPE_IDS[type] in chances],
                        key=lambda type: -chances[TYPE_IDS[type]])  # fmt: skip
        told = "; ".join([f"{self.name(type)}: {self.said(chances[TYPE_IDS[type]])}" for type in likely])
        return self.canvas.say("table-web-draws-told", count=self.count(act), list=told) if told else ""

    # The chart.

    def columns(self) -> list[str]:
        """One answer for each number of cards: equal trades bring the same, for none counts its own card."""
        found: dict[tuple[bool, int], str] = {}
        for act in self.known:
            if act != "reserves":
                found.setdefault((act != "draw", self.count(act)), act)
        return [found[key] for key in sorted(found)]

    def chart(self, region: Region, opened: bool) -> Markup:
        """F-8.1 For every type that may come the chance of at least one, by the ways to draw."""
        say, columns = self.canvas.say, self.columns()
        rows = [self.row(region, type, columns) for type in range(TYPES) if self.comes(type, columns)]
        if not rows:
            return NOTHING
        head = [element("th", {"scope": "col"}, say("table-web-draws-type")), *[self.head(act) for act in columns]]
        attributes: dict[str, Attribute] = {
            "id": "draws",
            "class": classes("fog-draws", "fog-draws-many" if len(columns) > 1 else ""),
            "open": opened,
        }
        return region.element(
            "details",
            attributes,
            element("summary", {"class": "fog-draws-title"}, say("table-web-draws")),
            element(
                "table",
                {"class": "fog-draws-table"},
                element("thead", {}, element("tr", {}, *head)),
                element("tbody", {}, *rows),
            ),
        )

    def comes(self, type: int, columns: list[str]) -> bool:
        return any(TYPE_IDS[type] in self.known[act] for act in columns)

    def head(self, act: str) -> Markup:
        key = "plain" if act == "draw" else "traded"
        count = self.count(act)
        attributes: dict[str, Attribute] = {
            "scope": "col",
            "title": self.canvas.say(f"table-web-draws-{key}-about", count=count),
        }
        return element("th", attributes, self.canvas.say(f"table-web-draws-{key}", count=count))

    def row(self, region: Region, type: int, columns: list[str]) -> Markup:
        id = TYPE_IDS[type]
        cells = [element("td", {}, self.said(self.known[act].get(id, 0.0))) for act in columns]
        return element("tr", {}, element("th", {"scope": "row"}, shape(region, id), span("", self.name(type))), *cells)
