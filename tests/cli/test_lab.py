"""`lab` on the command line: the report, its pictures, and what is wrong told in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calls import Run


@pytest.mark.parametrize(("language", "head"), [("en", "| seat 0 |"), ("hu", "| 0. szék |")])
def test_a_report_is_printed(run: Run, language: str, head: str) -> None:
    words = ("lab", "field_of_glory", "--games", "2", "--bots", "random", "--seed", "s", "--lang", language)
    outcome = run(*words, "--vary", "option:starting_player=red")
    assert outcome.code == 0
    assert outcome.out.count(head) == 2
    assert "## option:starting_player=red" in outcome.out
    assert "[lab-" not in outcome.out
    assert "Ends by" not in outcome.out, "there is one way only"


def test_a_report_with_pictures_goes_into_a_new_folder(run: Run, tmp_path: Path) -> None:
    words = ("lab", "mousquetaires", "--players", "2", "--games", "2", "--bots", "random", "--out", tmp_path / "report")
    assert run(*words).code == 0
    assert sorted(path.name for path in (tmp_path / "report").iterdir()) == ["endings.svg", "report.md", "seats.svg"]
    report = (tmp_path / "report" / "report.md").read_text("utf-8")
    assert "](seats.svg)" in report
    again = run(*words)
    assert again.code == 2
    assert "This folder exists already" in again.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["lab", "chess"], "chess"),
        (["lab", "havoc", "--players", "9"], "cannot be played by 9"),
        (["lab", "havoc", "--bots", "genius"], "There is no bot called genius"),
        (["lab", "havoc", "--option", "nonsense=1"], "no option called nonsense"),
        (["lab", "havoc", "--vary", "moon"], "“moon” is no variation"),
        (["lab", "havoc", "--vary", "value:no.such=1"], "value:no.such=1"),
        (["lab", "havoc", "--vary", "data:nowhere.toml"], "nowhere.toml: The file cannot be read"),
    ],
)
def test_nonsense_is_one_line_and_exit_2(run: Run, words: list[str], told: str) -> None:
    outcome = run(*words)
    assert outcome.code == 2
    assert told in outcome.err
    assert outcome.err.count("\n") == 1
    assert "[" not in outcome.err
