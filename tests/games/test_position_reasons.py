"""What cannot be in a position is told in words, in both languages, and no word waits for a mistake nobody can make."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from banneret.core.errors import ScenarioError
from banneret.core.position import Faults, PositionWords
from banneret.core.texts import CORE_TEXTS, LANGUAGES, Texts
from banneret.games import registry

CORE = Path(CORE_TEXTS).parent / "position.py"


def reasons_in(path: Path) -> set[str]:
    """The reasons of all calls that tell of an impossible position; they stand behind the key."""
    used: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        name = ast.unparse(node.func).split(".")[-1] if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Call) and name in ("fault", "impossible", "hold", "broken", "BrokenInvariant"):
            at = 2 if name in ("hold", "broken") else 1  # behind what must hold, or the number of the invariant
            used |= {str(part.value) for part in node.args[at : at + 1] if isinstance(part, ast.Constant)}
    return used


def texts_in(path: Path) -> set[str]:
    return set(re.findall(r"^reason-position-([a-z-]+) =", path.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.game_ids())
def test_every_reason_has_its_text_and_every_text_its_reason(game: str, language: str) -> None:
    folder = registry.load(game).folder
    general, shared = reasons_in(CORE), texts_in(Path(CORE_TEXTS) / f"{language}.ftl")
    told_by = [*(folder / "positions").glob("*.py"), folder / "fields.py", folder / "rules" / "invariants.py"]
    used = set[str]().union(*[reasons_in(path) for path in told_by if path.exists()])
    own = texts_in(folder / "texts" / f"{language}.positions.ftl")
    assert len(used) > 10
    assert used <= own | shared
    assert own <= used | general, "no text waits in vain"
    assert not own & shared, "what all games say is said once"
    assert shared <= general
    told = Texts(language, [str(folder / "texts")])
    assert [why for why in used if not told.has(f"reason-position-{why}")] == []


@pytest.fixture
def words() -> PositionWords:
    return PositionWords(Faults("havoc", ""), {"who": ["Anna", "0"], "turn": "Béla"}, ["Anna", "Béla"], ["who", "turn"])


def test_seats_are_named_once(words: PositionWords) -> None:
    assert words.seat("turn", 0) == 1
    with pytest.raises(ScenarioError) as caught:
        words.seats("who")
    assert caught.value.parts["reason"] == "Anna is named twice"


def test_a_fault_names_the_game_whose_words_tell_it(words: PositionWords) -> None:
    assert words.impossible("turn", "table").parts["game"] == "havoc"
