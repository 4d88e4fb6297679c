"""Who may see what: every field of Knights' state, declared (section 9 of the specification)."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.view import UNKNOWN, Field, Public
from banneret.games.knights.rules.state import Knights


class PilesField(Field):
    """K-1.5 The top card of a pile is face up, the others are seen by nobody; their number is public."""

    def mask(self, game: Game, seat: i64) -> None:
        assert isinstance(game, Knights)
        game.piles = [[*pile[:1], *[UNKNOWN] * (len(pile) - 1)] if pile else [] for pile in game.piles]


def is_asked(game: Game, seat: i64) -> bool:
    """Whether the open question is put to this seat."""
    return seat >= 0 and len(game.stack) > 0 and game.stack[-1].asked(game) & BIT[seat] != 0


class PickedField(Field):
    """K-4.3 Dice that are picked and not rerolled yet: the roller's own business."""

    def mask(self, game: Game, seat: i64) -> None:
        assert isinstance(game, Knights)
        if not is_asked(game, seat):
            game.picked = 0


class ChosenField(Field):
    """K-11.4, K-13.4 Cards that are named and not committed yet, for the seat that names them."""

    def mask(self, game: Game, seat: i64) -> None:
        assert isinstance(game, Knights)
        if not is_asked(game, seat):
            game.chosen = []


class CharterField(Field):
    """What was agreed before the game is known to all."""

    def json(self, game: Game) -> Json:
        assert isinstance(game, Knights)
        return dict(game.charter.options)

    def pack(self, game: Game) -> Json:
        return None

    def unpack(self, game: Game, value: Json) -> None:
        """A blank table already has its charter."""


FIELDS: Final[list[Field]] = [
    CharterField("charter"),
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
