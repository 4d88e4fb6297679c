"""What an update costs: means, ratios within a round, and the table that tells them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.errors import BenchError
from benchmarks.updates import Cost, Line, cost_of, measured, middle, told


def test_the_mean_of_updates() -> None:
    assert cost_of([(0.001, 1000, 100), (0.003, 3000, 300)]) == Cost(2.0, 2000, 200)
    assert middle([Cost(1, 10, 5), Cost(9, 30, 6), Cost(2, 20, 7)]) == Cost(2, 20, 6)
    with pytest.raises(BenchError, match="before anything was measured"):
        cost_of([])


def test_the_table_names_old_figures_where_there_are_any() -> None:
    alone = Line("havoc", "cold", Cost(1.25, 13_000, 1_900), None, 0.0)
    beside = Line("havoc", "warm", Cost(1.0, 13_000, 1_900), Cost(2.9, 43_000, 43_000), 2.9)
    assert told([alone, beside])[2:] == [
        "| havoc | cold | 1.25 |  |  | 13.0 |  | 1.9 |",
        "| havoc | warm | 1.00 | 2.90 | 2.9 | 13.0 | 43.0 | 1.9 |",
    ]


def test_a_build_is_measured_and_one_that_cannot_be_says_why() -> None:
    found = measured(Path(sys.executable), "field_of_glory", 1, 4)
    for cost in found.values():
        assert cost.milliseconds > 0
        assert 0 < cost.wire < cost.plain
    with pytest.raises(BenchError, match="could not measure chess"):
        measured(Path(sys.executable), "chess", 1, 4)
