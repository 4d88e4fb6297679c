"""Ray against processes: how the cost of a deal is reckoned, and what is told of it."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from banneret.arena.match import seatings_of
from banneret.arena.workers import Processes
from banneret.games.registry import load
from benchmarks.errors import BenchError
from benchmarks.workers import Cost, Found, Stamp, StampedMatch, cost_of, played, spent_by, told


def test_a_worker_counts_from_its_first_deal_on() -> None:
    stamps = [
        Stamp(1, 5.0, 100.0),
        Stamp(1, 6.0, 102.0),
        Stamp(1, 7.0, 104.0),
        Stamp(2, 1.0, 101.0),
        Stamp(2, 2.0, 103.0),
    ]
    assert cost_of(stamps, 0.5, 0.02) == Cost(1.0, 0.1, 1.0, 0.02)
    with pytest.raises(BenchError, match="ask for more"):
        cost_of(stamps[:1], 0.0)


def test_processes_are_measured_with_what_the_deals_brought() -> None:
    work = StampedMatch(load("knights"), ["random", "random"], seatings_of(2, 2, 1), 1)
    cost, brought = played(Processes(2), work, 12, rays=False)
    assert cost.workers > 0
    assert cost.others == 0
    assert brought == [vars(work.piece(number)[0]) for number in range(12)]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the kernel shows no processes as files")
def test_cpu_seconds_of_a_process() -> None:
    assert spent_by(os.getpid()) == pytest.approx(time.process_time(), abs=0.5)
    assert spent_by(2**30) == 0.0


def test_the_ratios_are_taken_within_each_round() -> None:
    pool = [Cost(0.010, 0, 0.02), Cost(0.029, 0.001, 0.02)]
    ray = [Cost(0.010, 0, 0.01, 0.2), Cost(0.020, 0, 0.04)]
    found = Found(pool, ray, 7.0, "2.60", 2)
    assert found.by_cpu() == pytest.approx([0.9, 1.5])
    assert found.by_clock() == pytest.approx([2.0, 0.5])
    lines = told(found)
    assert "Ray 2.60 started in 7.0 s" in lines[0]
    assert lines[4] == "| Ray | 15.00 | 0.00 | 25.00 | 10.0 % of a core |"
    assert lines[5] == "Ray against processes by CPU seconds (bar: 0.9): 1.20; rounds: 0.90, 1.50"
