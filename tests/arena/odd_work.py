"""Work for workers that fail: it travels to them by name, so it stands in a module of its own."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from banneret.core.errors import UserError


@dataclass
class OddWork:
    """Squares. At one number something happens: `dies` ends the worker, `dies-once` only the first of them."""

    folder: str
    how: str = "well"
    at: int = 3
    game: str = "havoc"
    rules_version: int = 1

    def piece(self, number: int) -> int:
        if number == self.at:
            mark = Path(self.folder, "died")
            if self.how == "dies" or (self.how == "dies-once" and not mark.exists()):
                mark.touch()
                os._exit(9)
            if self.how == "user":
                raise UserError("match_bots", {"some": "part"}, "a file", 7)
            if self.how == "assertion":
                raise AssertionError("3: it does not hold")
            if self.how == "fault":
                raise KeyError("oh")
        with Path(self.folder, "played").open("a") as file:
            file.write(f"{os.getpid()}\n")
        return number * number

    def close(self) -> None:
        Path(self.folder, f"closed-{os.getpid()}").touch()
