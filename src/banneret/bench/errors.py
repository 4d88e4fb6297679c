"""What can go wrong before a number may be printed."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from banneret.core.errors import UserError
from banneret.core.jsons import Json

Progress = Callable[[str, dict[str, Json]], None]
"""Told now and then what is being done: the name of a text and its parts."""

TEXTS: Final = str(Path(__file__).with_name("texts"))
"""The folder that holds a sentence for each code, in both languages."""


class BenchError(UserError):
    """The benchmark cannot start, or must not give a number."""
