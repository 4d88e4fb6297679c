"""A real-time limit in the terminal: it is measured while the person thinks; what comes too late is not taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from banneret.cli.play import Session
from banneret.cli.saves import read_record
from banneret.core.table import replay_table
from tests.cli.calls import Run

SOLO = ("play", "mousquetaires", "--players", "1", "--option", "milady=none", "--option", "emergency_mode=timer",
        "--option", "emergency_seconds=60")  # fmt: skip
TYPED = "#1\n" * 500


def ticking(seconds: float) -> Callable[[], float]:
    """A clock that goes on by so much whenever somebody looks at it."""
    ticks: Iterator[int] = count()
    return lambda: next(ticks) * seconds


def times_up(path: Path) -> int:
    table = replay_table(read_record(str(path)))
    return [event.name for event in table.log].count("time_up")


@pytest.mark.parametrize(("seconds", "late"), [(0.0, False), (40.0, True)])
def test_M_22_1_the_hourglass_runs_in_the_terminal(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, late: bool
) -> None:
    """Without Milady every treachery card is turned up: among some games there is an Emergency! in each."""
    monkeypatch.setattr(Session, "clock", staticmethod(ticking(seconds)))
    found = 0
    said = ""
    for seed in range(4):
        path = tmp_path / f"{seed}.game"
        outcome = run(*SOLO, "--seed", str(seed), "--save", path, typed=TYPED)
        said += outcome.out
        assert outcome.err == ""
        found += times_up(path)
    assert "Time left: 1:00 >" in said
    assert (found > 0) == late
