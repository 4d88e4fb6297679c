"""docs/positions/knights.md: the file on it runs, and every word of positions is explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from banneret.core.scenario import read_scenario
from banneret.games.knights.fields import PURPOSE_WORDS
from banneret.games.knights.kind import KNIGHTS
from banneret.games.knights.positions.words import PHASES, POSITION_KEYS
from banneret.games.knights.rules.frames import QUESTIONS
from banneret.games.knights.rules.state import REASON_IDS
from tests.games.knights.tables import table, told

PAGE = (Path(__file__).parents[3] / "docs" / "positions" / "knights.md").read_text("utf-8")
BLOCKS = re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def test_the_complete_file_runs(tmp_path: Path) -> None:
    assert len(BLOCKS) == 1
    path = tmp_path / "case.toml"
    path.write_text(BLOCKS[0], "utf-8")
    assert [str(difference) for difference in read_scenario(str(path), lambda id: KNIGHTS).run()] == []


@pytest.mark.parametrize(
    "word", [*POSITION_KEYS, *PHASES, *PURPOSE_WORDS[1:], *REASON_IDS[1:], *(frame.__name__ for frame in QUESTIONS)]
)
def test_the_page_explains_every_word(word: str) -> None:
    assert re.search(rf"`{word}`", PAGE), word


def test_the_page_names_every_verb_and_every_word_of_a_description() -> None:
    for family in KNIGHTS.rules.catalogue.families.values():
        assert f"`{family[0].word}" in PAGE, family[0].word
    for word in told(table()):
        assert f"`{word}`" in PAGE, word
