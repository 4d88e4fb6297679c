"""Field of Glory's table for the browser: regions of HTML and SVG, drawn from a view and from nothing else."""

from typing import final

from banneret.core.drawing.canvas import Canvas, Region
from banneret.core.drawing.sheet import Drawing, Sheet
from banneret.core.drawing.svg import escape
from banneret.core.rooms import GameWeb
from banneret.games.field_of_glory.rules.state import DRAFT, FieldOfGlory
from banneret.games.field_of_glory.sight.memory import FieldMemory, FieldView
from banneret.games.field_of_glory.web.acts import Uses
from banneret.games.field_of_glory.web.board import Board
from banneret.games.field_of_glory.web.cards import Cards
from banneret.games.field_of_glory.web.field import PHASE_WORDS, Field, Ids
from banneret.games.field_of_glory.web.people import People


@final
class FieldOfGloryWeb(GameWeb[FieldOfGlory, FieldMemory]):
    """Field of Glory in a browser."""

    def badge(self) -> tuple[str, str]:
        return "sable", "laurel"

    def opening(self) -> str:
        return "F-3."

    def draw(self, view: FieldView, canvas: Canvas) -> Drawing:
        return draw(view, canvas)


def draw(view: FieldView, canvas: Canvas) -> Drawing:
    """The regions `board`, `hand`, `opponents` and `phase` (one line of text for the header)."""
    game = view.state
    seat = int(view.seat)
    cards = Cards(canvas)
    uses = Uses(canvas, game, seat)
    ids = Ids()
    sheet = Sheet()
    board = Region(canvas, "board", sheet)
    field = Field(board, game, seat, cards, uses, ids)
    regions = {
        "board": Board(board, game, seat, cards, uses, field).draw(),
        "hand": People(Region(canvas, "hand", sheet), game, seat, cards, uses, ids).own(),
        "opponents": People(Region(canvas, "opponents", sheet), game, seat, cards, uses, ids).opponents(),
        "phase": escape(phase(game, canvas, seat)),
    }
    return sheet.drawing(regions)


def phase(game: FieldOfGlory, canvas: Canvas, seat: int) -> str:
    """Where the game stands, in a few words."""
    if game.over:
        return canvas.say("table-web-phase-over")
    if game.phase == DRAFT:
        if seat < 0:
            return canvas.say("table-drafting")
        return canvas.say("table-draft", round=int(game.draft_round(seat)), rounds=int(game.charter.rounds))
    return canvas.say(
        "table-web-phase",
        turn=int(game.turn_no),
        name=canvas.names[game.active],
        what=canvas.say(f"table-web-step-{PHASE_WORDS[game.phase]}"),
    )
