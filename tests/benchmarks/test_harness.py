"""The measuring loop: long batches only, CPU time, and answers line by line."""

import contextlib
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from benchmarks.bars import HERE, Contender
from benchmarks.contenders import harness
from benchmarks.errors import BenchError
from benchmarks.runner import Running, take_turns

CALIBRATION = Contender("calibration", "plain loop", "calibration", "loop", HERE)


class Clock:
    """A clock that goes on only while a batch works."""

    def __init__(self) -> None:
        self.now = 0.0

    def read(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(harness, "process_time", clock.read)
    return clock


def test_warming_up_finds_a_batch_that_outlasts_the_clock(clock: Clock) -> None:
    def batch(size: int) -> int:
        clock.now += 0.0001 * size
        return size

    size = harness.sized(batch)
    assert 0.0001 * size >= 2 * harness.SHORTEST_BATCH
    assert clock.now >= harness.WARM_UP


def test_batches_that_came_out_too_short_are_not_counted(clock: Clock) -> None:
    def batch(size: int) -> int:
        clock.now += 0.001 * size
        return 1000 if size < 10 else size

    assert harness.rate(batch, 1, 0.5) == pytest.approx(1000.0)


def test_counting_is_outside_the_clock(clock: Clock) -> None:
    def batch(size: int) -> Callable[[], int]:
        clock.now += 0.02

        def count() -> int:
            clock.now += 5.0
            return 40

        return count

    units, took = harness.timed(batch, 1)
    assert units == 40
    assert took == pytest.approx(0.02)


@contextlib.contextmanager
def process(contender: Contender) -> Iterator[Running]:
    with tempfile.TemporaryFile("w+", encoding="utf-8") as complaints:
        one = Running(contender, Path(sys.executable), complaints)
        try:
            yield one
        finally:
            one.close()


def test_a_contender_says_what_it_is_and_measures_when_asked() -> None:
    with process(CALIBRATION) as one:
        assert one.about.unit == "loops"
        assert one.about.file.endswith("platform.py")
        assert one.turn(0.02) > 100_000
    assert one.process.returncode == 0


def test_a_contender_that_does_not_start_says_why() -> None:
    with pytest.raises(BenchError) as caught, process(Contender("gone", "gone", "no_such_script", "loop", HERE)):
        pass
    assert "no_such_script" in str(caught.value)


def test_a_contender_that_breaks_on_its_turn_says_why() -> None:
    with process(CALIBRATION) as one, pytest.raises(BenchError) as caught:
        one.request("ask nothing_of_the_kind 1")
    assert "nothing_of_the_kind" in str(caught.value)


def test_every_other_round_goes_backwards() -> None:
    turns: list[str] = []

    class Fake(Running):
        def __init__(self, name: str) -> None:
            self.contender = Contender(name, name, "", "", HERE)

        def turn(self, seconds: float, variant: str = "") -> float:
            turns.append(self.contender.name)
            return float(len(turns))

    rates = take_turns([Fake("a"), Fake("b")], 3, 0.1, lambda text: None)
    assert turns == ["a", "b", "b", "a", "a", "b"]
    assert rates == {"a": [1.0, 4.0, 5.0], "b": [2.0, 3.0, 6.0]}
