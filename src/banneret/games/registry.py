"""The shelf: every game of the product. A new game is one new folder and one line here."""

from importlib import import_module
from typing import Final, cast

from banneret.core.errors import OptionError
from banneret.core.kind import GameKind

# Game id -> module and name of its kind.
SHELF: Final = {
    "havoc": ("banneret.games.havoc.kind", "HAVOC"),
    "knights": ("banneret.games.knights.kind", "KNIGHTS"),
    "field_of_glory": ("banneret.games.field_of_glory.kind", "FIELD_OF_GLORY"),
    "mousquetaires": ("banneret.games.mousquetaires.kind", "MOUSQUETAIRES"),
    "warrior_knights": ("banneret.games.warrior_knights.kind", "WARRIOR_KNIGHTS"),
}


def game_ids() -> list[str]:
    return list(SHELF)


def load(id: str) -> GameKind:
    """The game of that name."""
    place = SHELF.get(id)
    if place is None:
        raise OptionError("unknown_game", {"game": id, "known": ", ".join(SHELF)})
    return cast(GameKind, getattr(import_module(place[0]), place[1]))
