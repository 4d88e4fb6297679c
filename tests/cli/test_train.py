"""`train` on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from banneret.arena.selfplay import SelfPlayWork
from banneret.games.registry import load
from tests.cli.calls import Run


def test_without_pytorch_the_games_are_kept_and_that_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    outcome = run("train", "havoc", "--games", "4", "--out", tmp_path)
    assert outcome.code == 2
    assert "Learning needs PyTorch" in outcome.err
    rows = (tmp_path / "havoc" / "rows_2.bin").read_bytes()
    assert rows == b"".join(SelfPlayWork(load("havoc"), 2, "0").piece(number) for number in range(4))


def test_rows_of_another_seed_or_without_a_head_are_not_learnt(run: Run, tmp_path: Path) -> None:
    words = ("train", "havoc", "--games", "1", "--out", tmp_path, "--seed")
    assert run(*words, "one").code in (0, 2)  # with PyTorch, and without
    other = run(*words, "two")
    assert other.code == 2
    assert "rows_2.json was made for something else: its seed is one, here it is two" in " ".join(other.err.split())
    (tmp_path / "havoc" / "rows_2.json").write_text("nonsense")
    assert "rows_2.json cannot be read" in run(*words, "one").err
