"""The ladder: ratings that the books know, and a file that goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

from banneret.arena.ladder import LadderFile, LadderWork, header_of, play_ladder, standing
from banneret.arena.ratings import intervals, ratings
from banneret.arena.workers import Here, make_workers
from banneret.core.errors import UserError
from banneret.games.registry import load

HAVOC = load("havoc")


def work(levels: tuple[str, ...] = ("random", "novice", "random"), seed: str = "s") -> LadderWork:
    return LadderWork(HAVOC, levels, 2, {}, seed)


def played(deals: int, path: Path | None = None, workers: int = 1) -> list[dict[str, Any]]:
    made = work()
    file = None if path is None else LadderFile(path, header_of(made))
    return cast("list[dict[str, Any]]", play_ladder(made, deals, make_workers(workers), file, lambda done, total: None))


def test_a_share_of_three_quarters_is_191_points() -> None:
    strong, weak = ratings([[0.0, 75_000.0], [25_000.0, 0.0]])
    assert strong - weak == pytest.approx(190.8, abs=0.1)
    assert strong + weak == pytest.approx(0)


def test_ratings_explain_results_that_fit_together() -> None:
    """10 to 1 and 10 to 1 make 100 to 1: 400 points a step."""
    much = 1e6
    wins = [[0, much / 11, much / 101], [10 * much / 11, 0, much / 11], [100 * much / 101, 10 * much / 11, 0]]
    low, middle, high = ratings(wins)
    assert [middle - low, high - middle] == pytest.approx([400, 400], abs=0.1)


def test_nobody_is_infinitely_better_and_intervals_hold_the_rating() -> None:
    deals = [[[0.0, 2.0], [0.0, 0.0]], [[0.0, 1.0], [1.0, 0.0]]] * 10
    rated = ratings([[0.0, 20.0], [0.0, 0.0]])
    assert 300 < rated[0] - rated[1] < 1000
    for (low, high), rating in zip(intervals(deals, 100), ratings([[0.0, 30.0], [10.0, 0.0]]), strict=True):
        assert low < rating < high


def test_a_ladder_goes_on_where_it_stopped_and_comes_out_the_same(tmp_path: Path) -> None:
    whole = played(2)
    file = tmp_path / "havoc.ladder"
    played(1, file)
    with file.open("a") as cut:
        cut.write('{"deal":1,"pa')
    kept = file.read_text("utf-8").splitlines()[:-1]
    assert played(2, file, workers=2) == whole
    lines = file.read_text("utf-8").splitlines()
    assert lines[: len(kept)] == kept, "what was played is not played again"
    assert len(lines) == 1 + 2 * 3
    result = standing(work(), whole)
    assert json.loads(json.dumps(result)) == result
    best = cast("list[dict[str, Any]]", result["ratings"])[0]
    assert best["bot"] == "novice"
    assert best["interval"][0] <= best["rating"] <= best["interval"][1]
    for row in whole:
        assert sum(row["wins"]) == pytest.approx(row["games"])


def test_a_file_of_another_ladder_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "havoc.ladder"
    LadderFile(file, header_of(work()))
    text = file.read_text("utf-8")
    with pytest.raises(UserError, match="ladder_other"):
        LadderFile(file, header_of(work(seed="t")))
    file.write_text(text + "what?\n", "utf-8")
    with pytest.raises(UserError, match=r"havoc.ladder:2: ladder_line"):
        LadderFile(file, header_of(work()))
    with pytest.raises(UserError, match="cannot_write"):
        LadderFile(tmp_path, header_of(work()))


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(UserError, match="match_bots"):
        play_ladder(work(("expert",)), 1, Here(), None, lambda done, total: None)
    with pytest.raises(UserError, match="unknown_bot"):
        play_ladder(work(("expert", "oracle")), 1, Here(), None, lambda done, total: None)
