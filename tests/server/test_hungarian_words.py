"""One Hungarian word for one thing: who plays for nobody is a "bot", what leads somewhere a "link"."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

PLACES = ("server", "cli", "core", "insight")
OTHER_WORDS = re.compile(
    r"\b(hivatkozás\w*|jegyzőköny\w*|beszélgetés\w*|gépi (játékos|ellenf|lépés|akció)\w*)|\ba\(z\)|\d %", re.IGNORECASE
)
MACHINES = re.compile(r"\bgép(et|ek|nek|től)?\b", re.IGNORECASE)
"""On the pages nobody plays with machines; the command line has to name them."""
TEXTS = sorted(
    (f"{place}/{one.name}", one.read_text("utf-8"))
    for place in PLACES
    for one in files(f"banneret.{place}").joinpath("texts").iterdir()
    if one.name.startswith("hu")
)


@pytest.mark.parametrize(("name", "text"), TEXTS, ids=[name for name, _ in TEXTS])
def test_one_thing_has_one_name(name: str, text: str) -> None:
    assert [found[0] for found in OTHER_WORDS.finditer(text)] == []
    assert not name.startswith("server/") or MACHINES.findall(text) == []
