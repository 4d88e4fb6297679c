"""Who may see what: every field of Knights' state, declared (section 9 of the specification)."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.fields import UNKNOWN, Agreed, Field, Public
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


FIELDS: Final[list[Field[Knights]]] = [
    Agreed("charter"),
    PilesField("piles"),
    Public("castles"),
    Public("specials"),
    Public("tournaments"),
    Public("colours"),
    Public("kinds"),
    Public("castle_guard_on"),
    Public("bodyguard_on"),
    Public("first"),
    Public("current"),
    Public("turns"),
    Public("passes_in_row"),
    Public("attempts"),
    Public("swaps_used"),
    Public("king_ok"),
    Public("searchable"),
    Public("roller"),
    Public("purpose"),
    Public("dice"),
    Public("throws"),
    Public("rerolls_left"),
    Public("target"),
    Public("prize"),
    Public("prize_pile"),
    Public("last_roller"),
    Public("last_dice"),
    Public("last_strength"),
    PickedField("picked"),
    ChosenField("chosen"),
    Public("organiser"),
    Public("leader"),
    Public("best"),
    Public("contenders"),
    Public("results"),
    Public("winners"),
    Public("win_reason"),
]
