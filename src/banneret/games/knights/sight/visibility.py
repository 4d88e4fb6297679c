"""What is hidden in a way of its own (section 9 of the specification)."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.fields import UNKNOWN, Field
from banneret.games.knights.rules.state import Knights


class PilesField(Field["Knights"]):
    """K-1.5 The top card of a pile is face up, the others are seen by nobody; their number is public."""

    def mask(self, game: Knights, seat: i64) -> None:
        game.piles = [[*pile[:1], *[UNKNOWN] * (len(pile) - 1)] if pile else [] for pile in game.piles]


def is_asked(game: Knights, seat: i64) -> bool:
    """Whether the open question is put to this seat."""
    return seat >= 0 and len(game.stack) > 0 and game.stack[-1].asked(game) & BIT[seat] != 0


class PickedField(Field["Knights"]):
    """K-4.3 Dice that are picked and not rerolled yet: the roller's own business."""

    def mask(self, game: Knights, seat: i64) -> None:
        if not is_asked(game, seat):
            game.picked = 0


class ChosenField(Field["Knights"]):
    """K-11.4, K-13.4 Cards that are named and not committed yet, for the seat that names them."""

    def mask(self, game: Knights, seat: i64) -> None:
        if not is_asked(game, seat):
            game.chosen = []
