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


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["train", "havoc", "--players", "9", "--out", "nets"], "cannot be played by 9"),
        (["train", "warrior_knights", "--games", "1", "--out", "nets"], "no network can learn from them yet"),
    ],
)
def test_what_cannot_be_learnt_is_told(
    run: Run, words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run(*words)
    assert outcome.code == 2
    assert told in outcome.err
