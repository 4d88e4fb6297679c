"""The golden play-throughs of Field of Glory show every question and nearly every event."""

from __future__ import annotations

from pathlib import Path

from banneret.games.field_of_glory.rules.frames import QUESTIONS

FILES = sorted((Path(__file__).resolve().parents[2] / "golden").glob("field-of-glory-*.txt"))


def rows() -> list[str]:
    return [row for path in FILES for row in path.read_text("utf-8").split("\n")]


def test_together_they_ask_every_question() -> None:
    assert len(FILES) == 4
    asked = {row.split()[1] for row in rows() if row[:1].isdigit()}
    assert asked == {question.__name__ for question in QUESTIONS}


def test_together_they_tell_nearly_every_event() -> None:
    told = {row.split()[1] for row in rows() if row.startswith("  - ")}
    assert len(told) >= 28
    assert {"fought", "captured", "reshuffled", "deployed", "full_retreat", "overlapped", "game_over"} <= told
