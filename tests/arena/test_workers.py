"""Where games are played does not matter: the same results to the byte, lost pieces played again, mistakes told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from banneret.arena import match, simulate
from banneret.arena.workers import MOST_CHUNK, Chunks, Here, Processes, Work, make_workers
from banneret.core.errors import UserError
from banneret.games.registry import load
from tests.arena.odd_work import OddWork

HAVOC = load("havoc")
SCRIPT = """
from banneret.arena import match
from banneret.games.registry import load

print(match(load("havoc"), ["random", "random"], 4, 2, seed=1, workers=2)["games"])
"""


def squares(folder: Path, how: str = "well", workers: int = 2, numbers: int = 8) -> dict[int, int]:
    work: Work[int] = OddWork(str(folder), how)
    return dict(make_workers(workers).run(work, range(numbers)))


def test_every_piece_comes_back_once_from_several_processes(tmp_path: Path) -> None:
    assert squares(tmp_path) == {number: number * number for number in range(8)}
    pids = set((tmp_path / "played").read_text().split())
    assert str(os.getpid()) not in pids
    assert {path.name for path in tmp_path.glob("closed-*")} == {f"closed-{pid}" for pid in pids}


def test_one_worker_plays_in_this_process(tmp_path: Path) -> None:
    assert squares(tmp_path, workers=1) == squares(tmp_path, workers=2)
    assert str(os.getpid()) in (tmp_path / "played").read_text().split()
    assert isinstance(make_workers(1), Here)


def test_a_piece_whose_worker_was_lost_is_played_again(tmp_path: Path) -> None:
    assert squares(tmp_path, "dies-once") == {number: number * number for number in range(8)}
    assert (tmp_path / "died").exists()


def test_a_piece_that_loses_its_worker_every_time_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="exit code 9"):
        squares(tmp_path, "dies")


@pytest.mark.parametrize("workers", [1, 2])
def test_what_the_work_raises_is_raised_here(tmp_path: Path, workers: int) -> None:
    with pytest.raises(UserError) as told:
        squares(tmp_path, "user", workers)
    assert (told.value.code, told.value.parts, told.value.where()) == ("match_bots", {"some": "part"}, "a file:7")
    with pytest.raises(AssertionError, match="3: it does not hold"):
        squares(tmp_path, "assertion", workers)
    with pytest.raises((KeyError, RuntimeError), match="oh"):
        squares(tmp_path, "fault", workers)


def test_a_run_that_is_given_up_ends_its_processes(tmp_path: Path) -> None:
    work: Work[int] = OddWork(str(tmp_path))
    with closing(Processes(2).run(work, range(1000))) as run:
        next(run)
    for pid in set((tmp_path / "played").read_text().split()):
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


def test_a_script_without_a_guard_for_its_main_module_ends(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    path = os.pathsep.join([entry for entry in sys.path if entry])
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=300, env=environment)
    assert (done.returncode, done.stdout, done.stderr) == (0, "4\n", "")


def test_matches_and_simulations_are_equal_to_the_byte_for_every_number_of_workers() -> None:
    matches = [match(HAVOC, ["random", "random"], 20, 2, seed="s", workers=workers) for workers in (1, 2)]
    assert len({json.dumps(result) for result in matches}) == 1
    told = [simulate(HAVOC, 3, 20, ["random"], seed="s", workers=workers) for workers in (1, 2)]
    for result in told:
        for key in ("seconds", "games_per_second", "decisions_per_second"):
            del result[key]
    assert json.dumps(told[0]) == json.dumps(told[1])


def test_chunks_grow_to_about_a_second_and_leave_work_for_everybody() -> None:
    chunks = Chunks(range(1000), 2)
    first = chunks.take()
    assert first is not None
    assert first.numbers == [0]
    chunks.took(first, 0.01)
    second = chunks.take()
    assert second is not None
    assert second.numbers == list(range(1, 101))
    chunks.took(second, 1e-9)
    third = chunks.take()
    assert third is not None
    assert len(third.numbers) <= min(MOST_CHUNK, 900 // 4 + 1)


@pytest.mark.parametrize("text", ["0", "-1", "many", "257", "raycluster", ""])
def test_workers_that_nobody_can_be_are_refused(text: str) -> None:
    with pytest.raises(UserError, match="workers_form"):
        make_workers(text)


def test_without_ray_a_cluster_is_refused_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(UserError, match="ray_missing"):
        match(HAVOC, ["expert", "random"], 2, 2, workers="ray")
