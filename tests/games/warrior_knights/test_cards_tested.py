"""No event or agenda of the box is without a test: its id stands in the name of a test or of a case of one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from banneret.games.warrior_knights.rules.cards import AGENDA_IDS, EVENT_IDS

HERE = Path(__file__).parent


def named_in(pattern: str) -> str:
    """The names of all tests in files of a pattern, and the ids of their cases."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(HERE.glob(pattern)))
    names = re.findall(r"^def (test_\w+)", text, re.MULTILINE)
    cases = re.findall(r'ids=\[((?:\s*"\w+",?)+)', text)
    lists = re.findall(r'^(?:CONCESSIONS|OFFICES) = \[((?:\s*"\w+",?)+)', text, re.MULTILINE)
    return " ".join([*names, *cases, *lists])


@pytest.mark.parametrize(
    ("pattern", "cards"), [("test_events_*.py", EVENT_IDS), ("test_agendas_*.py", AGENDA_IDS)], ids=["event", "agenda"]
)
def test_every_card_has_a_test_of_its_own(pattern: str, cards: list[str]) -> None:
    names = named_in(pattern)
    assert [card for card in cards if not re.search(rf"(?<![a-z]){card}(?![a-z])", names)] == []
