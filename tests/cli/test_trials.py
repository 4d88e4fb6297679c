"""`simulate`, `match` and `bench`: what they show, and that the figures are those of the layers beneath."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from banneret.bench.bars import BARS, CONTENDERS
from banneret.bench.errors import Progress
from banneret.bench.load.drive import Plan
from banneret.bench.load.report import LoadReport, contender_label
from banneret.bench.report import Report
from banneret.cli.trials import BAR, bar
from banneret.core.terminal import shown
from banneret.games.havoc.rules.state import Havoc
from tests.bench import samples
from tests.bench.test_report import report
from tests.cli.calls import Run


def test_a_simulation_shows_every_seat(run: Run) -> None:
    outcome = run("simulate", "havoc", "--players", "3", "--games", "5", "--bots", "random,expert", "--seed", "9")
    assert outcome.code == 0
    assert outcome.out.startswith("Havoc: The Hundred Years War: 3 players, 5 games\n")
    rows = [line.split()[:2] for line in outcome.out.splitlines()[2:5]]
    assert rows == [["0", "random"], ["1", "expert"], ["2", "random"]]
    assert "decisions a game on average." in outcome.out


def test_a_simulation_for_programs_is_reproducible(run: Run) -> None:
    words = ("simulate", "havoc", "--games", "4", "--json", "--seed", "9")
    one, other = json.loads(run(*words).out), json.loads(run(*words).out)
    assert one["players"] == 4
    assert one["games"] == 4
    assert sum(one["mean_returns"]) == pytest.approx(1.0)
    assert one["mean_scores"] == other["mean_scores"]
    assert one["seed"] == "9"


def test_a_broken_invariant_is_told_with_its_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "All invariants of the rules held" in run("simulate", "havoc", "--games", "1", "--check").out

    def broken(self: Havoc) -> None:
        raise AssertionError("a card is missing")

    monkeypatch.setattr(Havoc, "check", broken)
    outcome = run("simulate", "havoc", "--games", "1", "--check", "--seed", "4")
    assert outcome.code == 1
    assert outcome.err == "banneret: A rule is broken in game 0 (counted from 0, seed 4): a card is missing\n"


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_match_shows_shares_and_how_sure_they_are(run: Run, language: str) -> None:
    words = ("match", "havoc", "--bots", "random,expert", "--players", "2", "--games", "6", "--lang", language)
    outcome = run(*words)
    assert outcome.code == 0
    assert outcome.err == ""
    result = json.loads(run(*words, "--json").out)
    assert [bot["bot"] for bot in result["bots"]] == ["random", "expert"]
    for bot in result["bots"]:
        share = f"{bot['share'] * 100:.1f}%"
        assert (share if language == "en" else share.replace(".", ",")) in outcome.out
    assert max(map(shown, outcome.out.splitlines())) <= 100


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["match", "havoc", "--bots", "random"], "A match needs at least two bots."),
        (["match", "havoc", "--bots", "random,genius"], "There is no bot called genius."),
        (["match", "havoc", "--bots", "random,expert,random", "--players", "2"], "3 bots are named for 2"),
        (["simulate", "havoc", "--bots", "random,random,random", "--players", "2"], "3 bots are named for 2"),
        (["simulate", "havoc", "--players", "8"], "cannot be played by 8"),
        (["simulate", "havoc", "--option", "moon=full"], "no option called moon"),
        (["simulate", "havoc", "--data", "nowhere.toml"], "nowhere.toml: The file cannot be read"),
        (["bench", "--rounds", "1"], "1 rounds are too few"),
    ],
)
def test_what_cannot_be_tried_is_told(run: Run, words: list[str], told: str) -> None:
    outcome = run(*words)
    assert outcome.code == 2
    assert told in outcome.err
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize(("share", "columns"), [(0.0, 0), (0.5, BAR // 2), (1.0, BAR), (0.01, 1)])
def test_a_bar_is_as_long_as_its_share(share: float, columns: int) -> None:
    assert shown(bar(share)) == columns


def measured(fast: bool) -> Report:
    """A run that meets all bars, or misses some."""
    ours = {one.over for one in BARS}
    sample = report()
    return replace(sample, rates={name: [1e9 if (name in ours) == fast else 1.0] * 3 for name in sample.rates})


@pytest.mark.parametrize(("fast", "code"), [(True, 0), (False, 1)])
def test_the_benchmark_shows_its_bars_and_writes_its_report(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fast: bool, code: int
) -> None:
    def runner(peers: bool, rounds: int, seconds: float, progress: Progress) -> Report:
        assert (peers, rounds, seconds) == (True, 9, 0.2)
        progress("bench-round", {"number": 1, "rounds": 9})
        return measured(fast)

    monkeypatch.setattr("banneret.cli.benchmark.run", runner)
    page = tmp_path / "page.md"
    words = ("bench", "--peers", "--rounds", "9", "--seconds", "0.2")
    outcome = run(*words, "--report", page)
    assert outcome.code == code
    assert outcome.err == "round 1 of 9\n"
    assert "Leduc: compiled with a Python driver ÷ OpenSpiel from Python\n" in outcome.out
    assert ("  missed" in outcome.out) == (not fast)
    assert ("  met" in outcome.out) == fast
    assert page.read_text("utf-8").startswith("# Benchmarks")
    assert "page.svg" in page.read_text("utf-8")
    assert page.with_suffix(".svg").exists()
    assert json.loads(run(*words, "--json").out)["rounds"] == 3
    assert "  nem teljesült" in run(*words, "--lang", "hu").out or fast


@pytest.mark.parametrize("language", ["en", "hu"])
def test_what_was_measured_is_shown_to_the_letter_in_both_languages(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def bench(peers: bool, rounds: int, seconds: float, progress: Progress) -> Report:
        progress("bench-warming", {"contender": CONTENDERS[0].label})
        return samples.bench()

    def load(plan: Plan, progress: Progress, *, peers: bool) -> LoadReport:
        progress("load-checking", {"contender": contender_label("pages")})
        return samples.load()

    monkeypatch.setattr("banneret.cli.benchmark.run", bench)
    monkeypatch.setattr("banneret.cli.load.run_load", load)
    told = {
        "en": "checking every action: Banneret, drawn pages\n",
        "hu": "minden lépés ellenőrzése: Banneret, kirajzolt oldalak\n",
    }
    for command in ("bench", "load"):
        said = (samples.SAID / f"{command}.{language}.txt").read_text(encoding="utf-8")
        outcome = run(command, "--lang", language)
        assert outcome.out == said
        assert outcome.err == told[language] or command == "bench"
        for_programs = (samples.SAID / f"{command}.json").read_text(encoding="utf-8")
        assert run(command, "--json", "--lang", language).out == for_programs


def test_the_report_is_written_in_the_language_of_the_reader(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("banneret.cli.benchmark.run", lambda peers, rounds, seconds, progress: samples.bench())
    monkeypatch.setattr("banneret.cli.load.run_load", lambda plan, progress, peers: samples.load())
    page = tmp_path / "page.md"
    for command in ("load", "bench"):
        assert "A jelentés itt van" in run(command, "--lang", "hu", "--report", page).out
    text = page.read_text("utf-8")
    assert text.startswith("# Mérések\n")
    assert text.index("## Sebességek") < text.index("## A webes asztal terhelés alatt")
    assert "Mérések és mércék" in page.with_suffix(".svg").read_text("utf-8")
    assert "A webes asztal terhelés alatt" in (tmp_path / "page-load.svg").read_text("utf-8")
