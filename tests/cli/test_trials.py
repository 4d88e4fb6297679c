"""`simulate` and `match`: what they show, and that the figures are those of the layers beneath."""

from __future__ import annotations

import json

import pytest

from banneret.cli.trials import BAR, bar
from banneret.core.terminal import shown
from banneret.games.havoc.rules.state import Havoc
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


def test_one_of_a_thing_is_told_as_one(run: Run) -> None:
    words = ("knights", "--players", "2", "--bots", "random,novice", "--seed", "1")
    assert run("match", *words, "--games", "2").out.startswith(
        "Knights: 2 players, 2 games on 1 deal, seats exchanged\n"
    )
    assert run("simulate", *words, "--games", "1").out.startswith("Knights: 2 players, 1 game\n")
