"""Two builds side by side: both do the same work in every game, and the worst round counts."""

import json
import sys
from pathlib import Path

import pytest

from benchmarks import __main__ as command
from benchmarks import compare as builds
from benchmarks.bars import HERE, Contender
from benchmarks.compare import GAMES, MEASURES, Comparison, Row, compare, table, take_turns
from benchmarks.contenders import either_build
from benchmarks.errors import BenchError
from benchmarks.runner import Running

PYTHON = Path(sys.executable)
FOUND = Comparison(
    ("old/play.so", "new/play.so"),
    [Row("havoc", "clone", [100.0, 200.0], [99.0, 210.0]), Row("knights", "view", [10.0, 10.0], [9.0, 12.0])],
)


def quiet(text: str) -> None:
    """Nobody listens."""


def test_the_worker_knows_every_game_and_measure() -> None:
    assert set(either_build.VARIANTS) == {f"{game} {measure}" for game in GAMES for measure in MEASURES}


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_does_the_same_work_every_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GAMES_PLAYED", "POSITIONS", "ITERATIONS"):
        monkeypatch.setattr(either_build, name, 1)
    for measure in MEASURES:
        _, batch = either_build.VARIANTS[f"{game} {measure}"]()
        assert batch(1) == batch(1) > 0, measure


def test_what_builds_call_differently_is_found_by_either_name() -> None:
    class Sight:
        view = "here"

    class Kind:
        sight = Sight()

    assert either_build.either(Kind(), "view", "sight.view") == "here"
    with pytest.raises(AttributeError, match=r"none of memory, sight\.memory"):
        either_build.either(Kind(), "memory", "sight.memory")


def test_the_builds_take_turns_and_the_fastest_counts() -> None:
    asked: list[str] = []

    class Fake(Running):
        def __init__(self, name: str) -> None:
            self.contender = Contender(name, name, "", "", HERE)

        def turn(self, seconds: float, variant: str = "") -> float:
            asked.append(f"{self.contender.name} {variant}")
            return 1000.0 - abs(len(asked) - 7)

    rates = take_turns([[Fake("old"), Fake("old")], [Fake("new"), Fake("new")]], "havoc clone", 0.02, backwards=False)
    assert asked[:4] == ["old havoc clone", "new havoc clone", "new havoc clone", "old havoc clone"]
    assert asked.count("old havoc clone") == asked.count("new havoc clone") == builds.PROCESSES * builds.TURNS
    assert max(rates) == 1000.0
    assert take_turns([[Fake("old"), Fake("old")], [Fake("new"), Fake("new")]], "", 0.02, backwards=True)
    assert asked[2 * builds.PROCESSES * builds.TURNS] == "new "


def test_both_builds_are_measured_in_processes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "PROCESSES", 1)
    monkeypatch.setattr(builds, "TURNS", 2)
    said: list[str] = []
    found = compare(PYTHON, PYTHON, 1, 0.1, said.append, games=("knights",), measures=("clone", "view"))
    assert [(row.game, row.measure) for row in found.rows] == [("knights", "clone"), ("knights", "view")]
    assert all(0.1 < row.worst < 10 for row in found.rows)
    assert found.files[0] == found.files[1]
    assert said[-1] == "round 1 of 1: knights, view"


def test_the_table_shows_median_and_worst_and_marks_what_is_too_slow() -> None:
    head, clone, view, _, verdict = table(FOUND, 0.97)[3:]
    assert head.split() == ["game", "measure", "old/s", "new/s", "median", "worst", "new", "÷", "old"]
    assert clone.split() == ["havoc", "clone", "150", "154", "1.020", "0.990"]
    assert view.split() == ["knights", "view", "10", "10.5", "1.050", "0.900", "below", "0.97"]
    assert verdict == "Worst round: 1 of 2 rows fall below 0.97."
    assert table(FOUND, 0.9)[-1] == "Worst round: all at least 0.9."


def test_the_exit_code_tells_whether_the_new_build_is_fast_enough(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(builds, "compare", lambda *words, **named: FOUND)
    words = ["compare", "--old", "old/python", "--new", "new/python"]
    assert command.main(words) == 1
    assert command.main([*words, "--least", "0.5"]) == 0
    capsys.readouterr()
    assert command.main([*words, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["rows"][1]["worst"] == 0.9


@pytest.mark.parametrize(("rounds", "seconds"), [(0, 0.6), (3, 0.01)])
def test_too_little_is_refused(rounds: int, seconds: float) -> None:
    with pytest.raises(BenchError):
        compare(PYTHON, PYTHON, rounds, seconds, quiet)


def test_an_interpreter_that_is_not_there_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["compare", "--old", "/no/such/python", "--new", sys.executable]) == 2
    assert "/no/such/python" in capsys.readouterr().err
