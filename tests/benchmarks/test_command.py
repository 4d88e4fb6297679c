"""The command line of the benchmarks: what it prints, writes and answers with."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import __main__ as command
from benchmarks.bars import BARS
from benchmarks.errors import BenchError, Progress
from benchmarks.load.drive import Plan
from benchmarks.load.report import LoadReport
from benchmarks.report import Report
from tests.benchmarks import samples
from tests.benchmarks.test_report import report

Outputs = pytest.CaptureFixture[str]


def measured(fast: bool) -> Report:
    """A run that meets all bars, or misses some."""
    ours = {one.over for one in BARS}
    sample = report()
    return replace(sample, rates={name: [1e9 if (name in ours) == fast else 1.0] * 3 for name in sample.rates})


@pytest.mark.parametrize(("fast", "code"), [(True, 0), (False, 1)])
def test_the_engine_is_shown_against_its_bars_and_the_report_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Outputs, fast: bool, code: int
) -> None:
    def run(peers: bool, rounds: int, seconds: float, progress: Progress) -> Report:
        assert (peers, rounds, seconds) == (True, 9, 0.2)
        progress("round 1 of 9")
        return measured(fast)

    monkeypatch.setattr(command, "run", run)
    page = tmp_path / "page.md"
    words = ["engine", "--peers", "--rounds", "9", "--seconds", "0.2"]
    assert command.main([*words, "--report", str(page)]) == code
    out, err = capsys.readouterr()
    assert err == "round 1 of 9\n"
    assert "Leduc: compiled with a Python driver ÷ OpenSpiel from Python\n" in out
    assert ("  missed" in out) == (not fast)
    assert ("  met" in out) == fast
    assert page.read_text("utf-8").startswith("# Benchmarks")
    assert "page.svg" in page.read_text("utf-8")
    assert page.with_suffix(".svg").exists()
    assert command.main([*words, "--json"]) == code
    assert json.loads(capsys.readouterr().out)["rounds"] == 3


@pytest.fixture
def samples_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def run_load(
        plan: Plan,
        progress: Progress,
        *,
        peers: bool,
        python: Path | None,
        old: Path | None,
        workers: int,
        doors: Sequence[str],
    ) -> LoadReport:
        progress("checking every action: Banneret, drawn pages")
        return samples.load()

    monkeypatch.setattr(command, "run", lambda peers, rounds, seconds, progress: samples.bench())
    monkeypatch.setattr(command, "run_load", run_load)


@pytest.mark.usefixtures("samples_only")
@pytest.mark.parametrize(("word", "name"), [("engine", "bench"), ("load", "load")])
def test_what_was_measured_is_shown_to_the_letter(capsys: Outputs, word: str, name: str) -> None:
    command.main([word])
    out, err = capsys.readouterr()
    assert out == (samples.SAID / f"{name}.txt").read_text(encoding="utf-8")
    assert err == ("checking every action: Banneret, drawn pages\n" if word == "load" else "")
    command.main([word, "--json"])
    assert capsys.readouterr().out == (samples.SAID / f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.usefixtures("samples_only")
def test_both_runs_share_a_page_in_any_order(tmp_path: Path) -> None:
    pages = []
    for order in (["engine", "load"], ["load", "engine"]):
        page = tmp_path / "-".join(order) / "page.md"
        page.parent.mkdir()
        for word in order:
            command.main([word, "--report", str(page)])
        pages.append(page.read_text("utf-8"))
        assert "Benchmarks and their bars" in page.with_suffix(".svg").read_text("utf-8")
        assert "The web table under load" in (page.parent / "page-load.svg").read_text("utf-8")
    assert pages[0] == pages[1]
    assert pages[0].startswith("# Benchmarks\n")
    assert pages[0].index("## Rates") < pages[0].index("## The web table under load")


def test_what_cannot_be_measured_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: Outputs) -> None:
    def run(peers: bool, rounds: int, seconds: float, progress: Progress) -> Report:
        raise BenchError("The compiled build failed: no message")

    monkeypatch.setattr(command, "run", run)
    assert command.main(["engine"]) == 2
    assert capsys.readouterr() == ("", "benchmarks: The compiled build failed: no message\n")


@pytest.mark.usefixtures("samples_only")
def test_a_page_that_cannot_be_written_is_told_in_one_line(tmp_path: Path, capsys: Outputs) -> None:
    assert command.main(["engine", "--report", str(tmp_path / "nowhere" / "page.md")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("benchmarks: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("word", ["engine", "load"])
def test_the_help_names_every_option(capsys: Outputs, word: str) -> None:
    with pytest.raises(SystemExit):
        command.main([word, "--help"])
    out = capsys.readouterr().out
    for option in ("--peers", "--rounds N", "--seconds S", "--json", "--report FILE"):
        assert option in out
