"""What every drawn part of Knights' table starts from."""

from banneret.core.drawing.canvas import Region
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.web.cards import Cards


class TablePart:
    """A part of the table, drawn from a masked state for one seat; `top` is the open question."""

    def __init__(self, region: Region, game: Knights, seat: int, cards: Cards) -> None:
        self.region = region
        self.canvas = region.canvas
        self.game = game
        self.seat = seat
        self.cards = cards
        self.top = game.stack[-1] if game.stack else None
