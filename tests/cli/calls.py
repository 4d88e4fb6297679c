"""What a test sees of one call of the command line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True)
class Outcome:
    """Exit code and everything that was printed."""

    code: int
    out: str
    err: str


class Run(Protocol):
    """Calls the command line with words, and with lines typed at its prompts."""

    def __call__(self, *words: str | Path, typed: str = "") -> Outcome: ...
