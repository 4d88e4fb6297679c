"""Doors for researchers: PettingZoo, Gymnasium and OpenSpiel over every game of the shelf. No game is named here."""

from importlib import import_module
from typing import Any

from banneret.core.errors import UserError

RESEARCH = "research"
OPENSPIEL = "openspiel"


def library(name: str, extra: str) -> Any:
    """A library that an extra brings; a missing one is told with the name of the extra."""
    try:
        return import_module(name)
    except ImportError as missing:
        raise UserError("missing_extra", {"library": name.partition(".")[0], "extra": extra}) from missing
