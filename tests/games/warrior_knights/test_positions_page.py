"""docs/positions/warrior_knights.md: the file on it runs, and every word of positions is explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from banneret.core.scenario import read_scenario
from banneret.games.warrior_knights.fields import ROUND_PHASES
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.positions.words import (
    BARON_KEYS,
    BATTLE_KEYS,
    CITY_KEYS,
    NOBLE_KEYS,
    POSITION_KEYS,
    STARTS,
)
from banneret.games.warrior_knights.rules.cards import ACTION_IDS, BARON_IDS, NEUTRAL_IDS, SLOT_IDS, SPACE_IDS
from banneret.games.warrior_knights.rules.state import REASONS
from tests.games.warrior_knights.tables import table

PAGE = (Path(__file__).parents[3] / "docs" / "positions" / "warrior_knights.md").read_text("utf-8")
BLOCKS = re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
KEYS = [*POSITION_KEYS, *BARON_KEYS, *NOBLE_KEYS, *CITY_KEYS, *BATTLE_KEYS, *STARTS, *ROUND_PHASES, *REASONS]
PIECES = [*BARON_IDS, *SLOT_IDS, *ACTION_IDS, *NEUTRAL_IDS, *SPACE_IDS]


def test_the_complete_file_runs(tmp_path: Path) -> None:
    assert len(BLOCKS) == 1
    path = tmp_path / "case.toml"
    path.write_text(BLOCKS[0], "utf-8")
    assert [str(difference) for difference in read_scenario(str(path), lambda id: WARRIOR_KNIGHTS).run()] == []


@pytest.mark.parametrize("word", sorted({*KEYS, *PIECES}))
def test_the_page_explains_every_word(word: str) -> None:
    assert re.search(rf"`{word}`", PAGE), word


def test_the_page_names_every_verb_and_every_word_of_a_description() -> None:
    for family in WARRIOR_KNIGHTS.rules.catalogue.families.values():
        assert f"`{family[0].word}" in PAGE, family[0].word
    for word in WARRIOR_KNIGHTS.positions.describe(table(), ["Anita", "Mark", "Eva"]):
        assert f"`{word}`" in PAGE, word
