"""What an answer costs the web table: a small run, and how it is told."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.load.answers import NEW, OLD, Cell, Cost, Wanted, lines_of, measure_answers, seats_for


@pytest.mark.parametrize("door", ["pages", "json"])
def test_a_small_run_measures_a_table_with_somebody_who_watches(door: str) -> None:
    wanted = Wanted(["field_of_glory"], [3], [door], answers=4)
    (cell,) = measure_answers(wanted, {NEW: Path(sys.executable)}, lambda text: None)
    (cost,) = cell.costs[NEW]
    assert min(cost.cold, cost.warm) > 0
    assert cost.plain >= cost.wire > 100


def test_who_has_the_table_open() -> None:
    """People, others who watch, bots: as many people as the game takes, bots where it needs more."""
    assert seats_for("field_of_glory", 1) == (1, 0, 1)
    assert seats_for("field_of_glory", 6) == (2, 4, 0)
    assert seats_for("havoc", 4) == (4, 0, 0)
    assert seats_for("mousquetaires", 6) == (5, 1, 0)


def test_ratios_are_taken_within_a_round() -> None:
    costs = {
        NEW: [Cost(2.0, 1.0, 500, 9000), Cost(4.0, 2.0, 500, 9000)],
        OLD: [Cost(4.0, 3.0, 9000, 9000), Cost(4.0, 4.0, 9000, 9000)],
    }
    cell = Cell("havoc", 4, "pages", costs)
    assert (cell.ratio("cold"), cell.ratio("warm"), cell.ratio("wire")) == (1.5, 2.5, 18)
    assert lines_of([cell])[-1] == "| havoc | 4 | pages | 3 | 1.5 | 500 | 9,000 | 1.5 | 2.5 | 18 |"
    assert len(lines_of([Cell("havoc", 4, "pages", {NEW: costs[NEW]})])[0].split("|")) == 9
