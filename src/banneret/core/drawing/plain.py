"""The table in the browser of a game that draws none of its own: its declared fields in a table, and the seats."""

from typing import TypeVar

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Canvas, Region
from banneret.core.drawing.sheet import Drawing, Sheet
from banneret.core.drawing.svg import Markup, element, escape
from banneret.core.kernel import Game
from banneret.core.plain_table import plain_rows
from banneret.core.rooms import Components, GameRules, GameWeb
from banneret.core.view import Memory, SeatView

G = TypeVar("G", bound=Game)
M = TypeVar("M", bound=Memory)
D = TypeVar("D", bound=Components)


class PlainWeb(GameWeb[G, M]):
    """Answers are chosen in the list of all answers, which every table has."""

    def __init__(self, rules: GameRules[G, D]) -> None:
        self.fields = rules.fields

    def draw(self, view: SeatView[G, M], canvas: Canvas) -> Drawing:
        sheet = Sheet()
        board = Region(canvas, "board", sheet)
        rows = plain_rows(view.state, self.fields, canvas.names, canvas.texts)
        cells = [self.row(board, at, label, told) for at, (label, told) in enumerate(rows)]
        opponents = Region(canvas, "opponents", sheet)
        regions = {
            "board": board.finish(element("table", {"class": "plain-table"}, element("tbody", {}, *cells))),
            "hand": "",
            "opponents": opponents.finish(self.seats(opponents, view)),
            "phase": escape(canvas.say("plain-over")) if view.state.over else "",
        }
        return sheet.drawing(regions)

    def row(self, region: Region, at: int, label: str, told: str) -> Markup:
        id = f"field-{at}"
        attributes = {"id": id, "class": region.marks(id, told) or None}
        return region.element("tr", attributes, element("th", {"scope": "row"}, label), element("td", {}, told))

    def seats(self, region: Region, view: SeatView[G, M]) -> Markup:
        asked = view.state.waiting()
        names = region.canvas.names
        return element(
            "ul",
            {"class": "plain-seats"},
            *[
                element("li", {"class": "asked" if asked & BIT[seat] else None}, name)
                for seat, name in enumerate(names)
                if seat != view.seat
            ],
        )
