"""What all parts of the table in the browser have at hand."""

from banneret.core.drawing.canvas import Region
from banneret.games.field_of_glory.rules.state import BLUE, RED, FieldOfGlory
from banneret.games.field_of_glory.web.cards import Cards


class Part:
    """A part of a region, drawn from a masked state for a seat. The own side is below, Red's for a spectator."""

    def __init__(self, region: Region, game: FieldOfGlory, seat: int, cards: Cards) -> None:
        self.region = region
        self.canvas = region.canvas
        self.game = game
        self.seat = seat
        self.near = BLUE if seat == BLUE else RED
        self.cards = cards
