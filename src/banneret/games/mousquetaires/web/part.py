"""What every part of the table has at hand while it is drawn."""

from banneret.core.drawing.canvas import Region
from banneret.games.mousquetaires.web.acts import Uses
from banneret.games.mousquetaires.web.cards import Cards


class TablePart:
    """A part of the table, drawn into one region from a masked state."""

    def __init__(self, region: Region, cards: Cards, uses: Uses) -> None:
        self.region = region
        self.canvas = region.canvas
        self.game = uses.game
        self.seat = uses.seat
        self.cards = cards
        self.uses = uses
        self.data = uses.game.charter.data
        self.answers = bool(self.canvas.legal or self.canvas.chosen)  # otherwise nothing stands for an answer
