"""Every scenario is played; every worked example, edge case and ruling of play carries its number somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from banneret.core.kind import GameKind
from banneret.core.scenario import read_scenario
from banneret.games.mousquetaires.kind import MOUSQUETAIRES

SCENARIOS = sorted((MOUSQUETAIRES.folder / "scenarios").glob("*.toml"))
TESTS = Path(__file__).parent
WORKED_EXAMPLES = 10
EDGE_CASES = 46
RULINGS = 74
NOT_OF_PLAY = {46, 50, 53, 59}  # misprints, reminders, what cannot happen, another musketeer


def here(_: str) -> GameKind:
    return MOUSQUETAIRES


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_scenario(path: Path) -> None:
    assert read_scenario(str(path), here).run() == []


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_a_scenario_names_the_rules_that_it_shows(path: Path) -> None:
    scenario = read_scenario(str(path), here)
    assert scenario.rules
    assert set(scenario.rules) <= set(MOUSQUETAIRES.rules.numbers)


def numbers(letter: str, word: str) -> set[int]:
    """The numbers that scenario files or test functions carry: `e18_...` and `..._edge_18_...`."""
    found = {int(match[1]) for path in SCENARIOS if (match := re.match(rf"{letter}(\d+)_", path.stem))}
    for path in TESTS.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE):
            found |= {int(number) for number in re.findall(rf"_{word}_?(\d+)", name)}
    return found


def test_every_worked_example_has_its_number() -> None:
    assert numbers("x", "X") == set(range(1, WORKED_EXAMPLES + 1))


def test_every_edge_case_has_its_number() -> None:
    assert numbers("e", "edge") == set(range(1, EDGE_CASES + 1))


def test_every_ruling_of_play_has_its_number() -> None:
    assert numbers("r", "ruling") == set(range(1, RULINGS + 1)) - NOT_OF_PLAY
