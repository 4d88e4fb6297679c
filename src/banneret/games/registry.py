"""The shelf: every game of the product. A new game is one new folder and one line here.

Games of others are put beside them by the environment variable BANNERET_SHELF, `kuhn=examples.kuhn.game:KUHN`, several
with blanks between them: so the processes of bots know them too.
"""

import os
from importlib import import_module
from typing import Final, cast

from banneret.core.errors import OptionError
from banneret.core.kind import GameKind, Kind

# Game id -> module and name of its kind.
SHELF: Final = {
    "havoc": ("banneret.games.havoc.kind", "HAVOC"),
    "knights": ("banneret.games.knights.kind", "KNIGHTS"),
    "field_of_glory": ("banneret.games.field_of_glory.kind", "FIELD_OF_GLORY"),
    "mousquetaires": ("banneret.games.mousquetaires.kind", "MOUSQUETAIRES"),
    "warrior_knights": ("banneret.games.warrior_knights.kind", "WARRIOR_KNIGHTS"),
}
OTHERS: Final = "BANNERET_SHELF"
LOADED: Final[dict[tuple[str, str], GameKind]] = {}
"""Games that were asked for, each with what the variable said then."""


def put_on_shelf(id: str, module: str, name: str) -> None:
    """Add a game of somebody else's, for this process and those that it starts."""
    others = [entry for entry in os.environ.get(OTHERS, "").split() if not entry.startswith(f"{id}=")]
    os.environ[OTHERS] = " ".join([*others, f"{id}={module}:{name}"])


def shelf() -> dict[str, tuple[str, str]]:
    """All games by id: ours, then those of others."""
    found = dict(SHELF)
    for entry in os.environ.get(OTHERS, "").split():
        id, equals, place = entry.partition("=")
        module, colon, name = place.partition(":")
        if not (id and equals and module and colon and name):
            raise OptionError("shelf_entry", {"variable": OTHERS, "entry": entry})
        found[id] = (module, name)
    return found


def game_ids() -> list[str]:
    return list(shelf())


def load(id: str) -> GameKind:
    """The game of that name."""
    asked = (id, os.environ.get(OTHERS, ""))
    known = LOADED.get(asked)
    if known is None:
        LOADED[asked] = known = found_on_shelf(id)
    return known


def found_on_shelf(id: str) -> GameKind:
    games = shelf()
    place = games.get(id)
    if place is None:
        raise OptionError("unknown_game", {"game": id, "known": ", ".join(games)})
    module, name = place
    try:
        kind: object = getattr(import_module(module), name)
    except Exception as error:  # whatever happens where a game of somebody else's is read
        if place == SHELF.get(id):
            raise
        reason = f"{type(error).__name__}: {error}"
        raise OptionError("shelf_game", {"game": id, "module": module, "name": name, "reason": reason}) from error
    if not isinstance(kind, Kind):
        raise OptionError("shelf_no_kind", {"game": id, "module": module, "name": name})
    if kind.id != id:
        raise OptionError("shelf_other_id", {"game": id, "module": module, "name": name, "id": kind.id})
    known = cast(GameKind, kind)
    known.rules.catalogue.place = place
    return known
