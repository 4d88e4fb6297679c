"""What can go wrong before a number may be printed."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from banneret.bench.phrases import Part
from banneret.core.errors import UserError

Progress = Callable[[str, Mapping[str, Part]], None]
"""Told now and then what is being done: the name of a text and its parts."""

TEXTS: Final = str(Path(__file__).with_name("texts"))
"""The folder that holds a sentence for each code, and all else that the benchmark says, in both languages."""


class BenchError(UserError):
    """The benchmark cannot start, or must not give a number."""
