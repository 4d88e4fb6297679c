"""Events and refusals cite the rule that decides, not the heading above it."""

from __future__ import annotations

import re

import pytest

from banneret.games.registry import load

HEADING = re.compile(r'(?:emit|Refusal|deal_to|draw_final)\([^)]*?"([HKF]-\d+)"')


@pytest.mark.parametrize("game", ["havoc", "knights", "field_of_glory"])
def test_no_heading_is_cited(game: str) -> None:
    cited = [
        (path.name, heading)
        for path in sorted((load(game).folder / "rules").glob("*.py"))
        for heading in HEADING.findall(path.read_text(encoding="utf-8"))
    ]
    assert cited == []
