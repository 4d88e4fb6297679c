"""Writes constructor and clone of every game's state from its declared fields, `games/<game>/fields.py`.

Both stand in `rules/state.py` between two comments; all else there is left alone. Fields that are compiled must be
named in the source, and copied one by one without a call: so they are written, but from one declaration. With --check
nothing is written: a state that is not as its fields declare it is told, and the exit code is 1.
"""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path

from banneret.core.fields import Agreed, Field
from banneret.core.kernel import Game

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "banneret" / "games"
BEGIN = "    # Written by `make state` from fields.py: from here"
END = "    # to here."
WIDTH = 120


def states() -> list[str]:
    """The games that declare their fields."""
    return sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def code_of(fields: list[Field[Game]], name: str) -> str:
    """Constructor and clone of the state that is called `name`."""
    own = [field for field in fields if not isinstance(field, Agreed)]
    lines = [
        BEGIN,
        "",
        f'    def __init__(self, players: i64, charter: Charter, like: "{name} | None" = None) -> None:',
        "        super().__init__(players, like)",
        "        self.charter = charter",
        "        if like is None:",
        *[f"            self.{field.name}: {field.value.type} = {field.start or field.value.start}" for field in own],
        "        else:",
        *[f"            self.{field.name} = {field.copy.format(name=field.name)}" for field in own],
        "",
        f'    def clone(self) -> "{name}":',
        f"        return {name}(self.players, self.charter, self)",
        "",
        END,
    ]
    for line in lines:
        if len(line) > WIDTH:
            raise SystemExit(f"this line is too long, shorten its start or copy: {line.strip()}")
    return "\n".join(lines)


def written(game: str) -> tuple[Path, str]:
    """The file of a game's state, and its text as the declaration has it."""
    fields = importlib.import_module(f"banneret.games.{game}.fields").FIELDS
    path = GAMES / game / "rules" / "state.py"
    text = path.read_text("utf-8")
    start, end = text.find(BEGIN), text.find(END)
    if start < 0 or end < start:
        raise SystemExit(f"{path.relative_to(ROOT)} does not say where the fields stand: `{BEGIN.strip()}`")
    name = re.findall(r"^class (\w+)\(", text[:start], re.MULTILINE)[-1]
    return path, text[:start] + code_of(fields, name) + text[end + len(END) :]


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    stale = []
    for game in states():
        path, text = written(game)
        if path.read_text("utf-8") != text:
            stale.append(path)
            if not check:
                path.write_text(text, "utf-8")
    for path in stale:
        print(
            f"{path.relative_to(ROOT)} " + ("is not as its fields declare it: run `make state`" if check else "written")
        )
    if not stale:
        print("states: all are as their fields declare them")
    return 1 if stale and check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
