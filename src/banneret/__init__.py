"""Banneret: tabletop games of war and intrigue on one engine, for people and for researchers.

>>> import banneret
>>> print(banneret.match("havoc", ["expert", "random"], games=40)["bots"][0]["share"])  # doctest: +SKIP

The names below are loaded when they are first used: importing the package imports nothing else.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from banneret.facade import Bot as Bot
    from banneret.facade import Playing as Playing
    from banneret.facade import batch as batch
    from banneret.facade import bot as bot
    from banneret.facade import env as env
    from banneret.facade import game as game
    from banneret.facade import gym as gym
    from banneret.facade import match as match
    from banneret.facade import play as play
    from banneret.facade import record as record
    from banneret.facade import simulate as simulate
    from banneret.facade import spiel as spiel

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "Playing",
    "__version__",
    "batch",
    "bot",
    "env",
    "game",
    "gym",
    "match",
    "play",
    "record",
    "simulate",
    "spiel",
]


def __getattr__(name: str) -> object:
    if name not in __all__ and name != "games":
        raise AttributeError(f"module 'banneret' has no attribute {name!r}")
    if name == "games":  # a package of that name is the shelf; it can be called
        return import_module(f"{__name__}.{name}")
    found: object = getattr(import_module(f"{__name__}.facade"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "games"})
