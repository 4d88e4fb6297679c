"""Every scenario is played; every worked example and edge case of the specification carries its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from banneret.core.kind import GameKind
from banneret.core.scenario import read_scenario
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS

SCENARIOS = sorted((WARRIOR_KNIGHTS.folder / "scenarios").glob("*.toml"))
WORKED_EXAMPLES = 21
EDGE_CASES = 45


def here(_: str) -> GameKind:
    return WARRIOR_KNIGHTS


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_scenario(path: Path) -> None:
    assert [str(difference) for difference in read_scenario(str(path), here).run()] == []


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_a_scenario_names_the_rules_that_it_shows(path: Path) -> None:
    scenario = read_scenario(str(path), here)
    assert scenario.rules
    assert set(scenario.rules) <= set(WARRIOR_KNIGHTS.rules.numbers)


def numbers(letter: str) -> set[int]:
    """The numbers that scenario files carry: `e18_...`."""
    return {int(match[1]) for path in SCENARIOS if (match := re.match(rf"{letter}(\d+)_", path.stem))}


def test_every_worked_example_has_its_number() -> None:
    assert numbers("x") == set(range(1, WORKED_EXAMPLES + 1))


def test_every_edge_case_has_its_number() -> None:
    assert numbers("e") == set(range(1, EDGE_CASES + 1))


def test_every_scenario_expects_something() -> None:
    for path in SCENARIOS:
        assert "expect" in path.read_text("utf-8"), path.stem
