"""Knights' table for the browser: regions of HTML and SVG, drawn from a view and from nothing else."""

from typing import final

from banneret.core.drawing.canvas import Canvas, Region
from banneret.core.drawing.sheet import Drawing, Sheet
from banneret.core.drawing.svg import escape
from banneret.core.rooms import GameWeb
from banneret.games.knights.rules.guards import ArrangeGuards
from banneret.games.knights.rules.king import Revenge
from banneret.games.knights.rules.state import AGAINST_KING, NO_SEAT, Knights
from banneret.games.knights.sight.memory import KnightsMemory, KnightsView
from banneret.games.knights.web.board import Board
from banneret.games.knights.web.cards import Cards
from banneret.games.knights.web.people import People


@final
class KnightsWeb(GameWeb[Knights, KnightsMemory]):
    """Knights in a browser."""

    def badge(self) -> tuple[str, str]:
        return "azure", "lances"

    def draw(self, view: KnightsView, canvas: Canvas) -> Drawing:
        """The regions `board`, `hand`, `opponents` and `phase` (one line of text for the header)."""
        game = view.state
        seat = int(view.seat)
        cards = Cards(canvas)
        sheet = Sheet()
        regions = {
            "board": Board(Region(canvas, "board", sheet), game, seat, cards).draw(),
            "hand": People(Region(canvas, "hand", sheet), game, seat, cards).own(),
            "opponents": People(Region(canvas, "opponents", sheet), game, seat, cards).opponents(),
            "phase": escape(phase(game, canvas)),
        }
        return sheet.drawing(regions)


def phase(game: Knights, canvas: Canvas) -> str:
    """Where the game stands, in a few words."""
    if game.over:
        return canvas.say("table-web-phase-over")
    top = game.stack[-1]
    key = "turn"
    if game.organiser != NO_SEAT:
        key = "tournament"
    elif isinstance(top, Revenge):
        key = "revenge"
    elif game.purpose == AGAINST_KING:
        key = "king"
    elif game.roller != NO_SEAT:
        key = "defence" if game.roller != game.current else "roll"
    elif isinstance(top, ArrangeGuards):
        key = "guards"
    name = canvas.names[game.current]
    return canvas.say(
        "table-web-phase", round=int(game.round_number()), what=canvas.say(f"table-web-phase-{key}", name=name)
    )
