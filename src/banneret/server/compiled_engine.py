"""The compiled engine that is being made beside a running server: bots' processes move to it, game by game.

`tools/compile_engine.py` makes it. Its folder holds `progress.json`, and `engine`, which leads to the newest package
that can be imported; the names of the libraries in it are those of the games, and `engine` for what all stand on.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from banneret.core import bits

READING = "reading"
COMPILING = "compiling"
DONE = "done"


class Progress(msgspec.Struct, frozen=True):
    """How far the compiler is; `done` names the libraries that are ready, in their order. `pid` is the compiler's."""

    stage: str
    libraries: list[str]
    done: list[str]
    pid: int


class CompiledEngine:
    """What can be had of a compiled engine; nothing without a folder, or where this process runs compiled itself."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder if Path(bits.__file__).suffix == ".py" else None

    def progress(self) -> Progress | None:
        """How far it is; None where nobody is at work."""
        if self.folder is None:
            return None
        try:
            found = msgspec.json.decode((self.folder / "progress.json").read_bytes(), type=Progress)
            if found.stage != DONE:
                os.kill(found.pid, 0)
        except (OSError, msgspec.DecodeError):
            return None
        return found if found.stage in (READING, COMPILING, DONE) else None

    def package_for(self, game: str) -> str:
        """The folder to import the package from for a process that plays this game compiled; empty if there is none."""
        found = self.progress()
        if found is None or self.folder is None or game not in found.done:
            return ""
        return str((self.folder / "engine").resolve())
