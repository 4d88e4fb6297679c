"""The games, one folder each. Called, `banneret.games()` lists those on the shelf."""

import sys
from types import ModuleType


class Shelf(ModuleType):
    """The package itself, which can be called: a function of its name could not stand beside it."""

    def __call__(self) -> list[str]:
        from banneret.games.registry import game_ids

        return game_ids()


sys.modules[__name__].__class__ = Shelf
