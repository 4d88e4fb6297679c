"""The example that trains a small agent: it plays, learns, and draws a curve."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from examples import train_knights

ROOT = Path(__file__).resolve().parent.parent.parent


def test_a_few_seconds_of_training_make_a_curve(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    monkeypatch.setattr(train_knights, "GAMES", 2)
    monkeypatch.setattr("sys.argv", ["train", "--seconds", "3", "--report", "0.5", "--picture", str(picture)])
    train_knights.main()
    drawn = picture.read_text("utf-8")
    points = re.findall(r"(\d+),(\d+)", re.findall(r'points="([^"]+)"', drawn)[0])
    assert points
    assert all(int(left[0]) <= int(right[0]) for left, right in pairwise(points))
    assert all(20 <= int(high) <= 220 for _, high in points)


def test_the_curve_of_the_page_is_one_of_its_pictures() -> None:
    drawn = (ROOT / "docs/pictures/train_knights.svg").read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "pictures/train_knights.svg" in (ROOT / "docs/research.md").read_text("utf-8")
