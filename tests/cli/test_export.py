"""`export` and `ladder` on the command line, and what they and `train` refuse."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path

import pytest

from tests.cli.calls import Run


def test_games_are_written_as_lines_the_same_for_every_number_of_workers(run: Run, tmp_path: Path) -> None:
    words = ("export", "havoc", "--players", "2", "--games", "3", "--bots", "random", "--seed", "s")
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    outcome = run(*words, "--out", one)
    assert outcome.code == 0
    assert outcome.out.startswith("3 games with ")
    assert run(*words, "--out", two, "--workers", "2").code == 0
    assert one.read_bytes() == two.read_bytes()
    rows = [json.loads(line) for line in one.read_text("utf-8").splitlines()]
    assert {row["id"] for row in rows} == {"s/0", "s/1", "s/2"}


def test_parquet_holds_the_same_rows(run: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install 'banneret[data]'")
    words = ("export", "havoc", "--players", "2", "--games", "2", "--bots", "random", "--seed", "s")
    lines, columns = tmp_path / "a.jsonl", tmp_path / "a.parquet"
    assert run(*words, "--out", lines).code == 0
    assert run(*words, "--out", columns).code == 0
    rows = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    read = parquet.read_table(columns).to_pylist()
    for row in read:
        row["view"], row["options"] = json.loads(row["view"]), json.loads(row["options"])
        row["observation"] = b64encode(row["observation"]).decode()
    assert read == rows


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["export", "havoc", "--out", "x.csv"], "must end in .jsonl or .parquet"),
        (["export", "--out", "x.jsonl"], "Name a game to be played, or records"),
        (["export", "havoc", "--record", "y", "--out", "x.jsonl"], "not both"),
        (["export", "--record", "nowhere.record", "--out", "x.jsonl"], "nowhere.record: The file cannot be read"),
        (["export", "havoc", "--players", "9", "--out", "x.jsonl"], "cannot be played by 9"),
        (["export", "havoc", "--bots", "genius", "--out", "x.jsonl"], "There is no bot called genius"),
        (["ladder", "havoc", "--levels", "expert"], "at least two bots"),
        (["train", "havoc", "--players", "9", "--out", "nets"], "cannot be played by 9"),
        (["ladder", "havoc", "--levels", "expert,genius"], "There is no bot called genius"),
    ],
)
def test_what_cannot_be_done_is_told(
    run: Run, words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run(*words)
    assert outcome.code == 2
    assert told in outcome.err
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_ladder_shows_ratings_and_pairs(run: Run, tmp_path: Path, language: str) -> None:
    words = ("ladder", "havoc", "--levels", "random,novice", "--deals", "1", "--seed", "s", "--lang", language)
    outcome = run(*words, "--file", tmp_path / "a.ladder")
    assert outcome.code == 0
    assert "random : novice" in outcome.out
    result = json.loads(run(*words, "--file", tmp_path / "a.ladder", "--json").out)
    assert [level["bot"] for level in result["ratings"]] == ["novice", "random"]


def test_nothing_is_left_where_nothing_was_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "poem").write_text("poem", encoding="utf-8")
    for _ in range(2):
        outcome = run("export", "--record", tmp_path / "poem", "--out", tmp_path / "x.jsonl")
        assert "This is not a record of a game" in outcome.err
        assert not (tmp_path / "x.jsonl").exists()
