"""The hourglass of a real-time limit: time is passed in, never taken."""

from __future__ import annotations

from mypy_extensions import i64

from banneret.core.hourglass import Hourglass, is_up, read_hourglass, turned
from banneret.core.kernel import Game


class Limited(Game):
    """A game of which only the limit matters."""

    def __init__(self, runs: bool = True, number: int = 1, over: bool = False) -> None:
        super().__init__(1)
        self.over = over
        self.runs = runs
        self.number = number

    def clock_runs(self) -> bool:
        return self.runs

    def clock_number(self) -> i64:
        return self.number

    def clock_seconds(self) -> i64:
        return 100


def test_a_limit_starts_when_it_first_runs() -> None:
    assert turned(None, Limited(runs=False), 5.0) is None
    glass = turned(None, Limited(), 5.0)
    assert glass is not None
    assert (glass.number, glass.spent, glass.at, glass.runs) == (1, 0.0, 5.0, True)
    assert glass.ends(Limited()) == 105.0


def test_time_counts_while_it_runs_and_only_then() -> None:
    glass = Hourglass(1, 10.0, 50.0, True).counted(70.0)
    assert (glass.spent, glass.at) == (30.0, 70.0)
    paused = turned(glass, Limited(runs=False), 70.0)
    assert paused is not None
    assert paused.counted(500.0).spent == 30.0
    stopped = turned(glass, Limited(), 70.0, may_run=False)
    assert stopped is not None
    assert not stopped.runs


def test_a_gap_without_anybody_measuring_does_not_count_nor_does_a_clock_that_goes_back() -> None:
    glass = Hourglass(1, 10.0, 50.0, True)
    assert glass.counted(65.0, 15.0).spent == 25.0
    assert glass.counted(65.5, 15.0).spent == 10.0
    assert glass.counted(40.0).spent == 10.0
    assert glass.counted(40.0).at == 40.0


def test_another_limit_has_a_fresh_glass_and_the_end_of_the_game_none() -> None:
    spent = Hourglass(1, 90.0, 50.0, True)
    fresh = turned(spent, Limited(number=2), 60.0)
    assert fresh is not None
    assert (fresh.number, fresh.spent) == (2, 0.0)
    assert turned(spent, Limited(runs=False, number=2), 60.0) is None
    assert turned(spent, Limited(over=True), 60.0) is None


def test_the_time_is_up_when_nothing_is_left_and_the_game_listens() -> None:
    spent = Hourglass(1, 95.0, 50.0, True)
    assert not is_up(spent, Limited())
    assert is_up(spent.charged(5.0), Limited())
    assert not is_up(spent.charged(5.0), Limited(runs=False))
    assert not is_up(None, Limited())
    assert spent.charged(-200.0).spent == 0.0


def test_it_can_be_written_down() -> None:
    glass = Hourglass(3, 12.25, 1700000000.125, True)
    again = read_hourglass(glass.text())
    assert again is not None
    assert (again.number, again.spent, again.at, again.runs) == (3, 12.25, 1700000000.125, True)
    assert read_hourglass("") is None
