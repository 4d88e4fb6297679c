"""One Hungarian word for one thing: who plays for nobody is a "bot", what leads somewhere a "link"."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

OTHER_WORDS = re.compile(r"\b(hivatkozás\w*|gépi (játékos|ellenf|lépés|akció)\w*|gép(et|ek|nek|től)?)\b", re.IGNORECASE)
TEXTS = sorted(
    (one.name, one.read_text("utf-8"))
    for one in files("banneret.server").joinpath("texts").iterdir()
    if one.name.startswith("hu")
)


@pytest.mark.parametrize(("name", "text"), TEXTS, ids=[name for name, _ in TEXTS])
def test_bots_and_links_have_one_name(name: str, text: str) -> None:
    assert [found[0] for found in OTHER_WORDS.finditer(text)] == []
