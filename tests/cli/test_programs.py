"""Programs as bots on the command line: named, checked, lost games told, and never started by a file alone."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.calls import Run

ROOT = Path(__file__).resolve().parents[2]
ODD = ROOT / "tests" / "bots" / "odd_program.py"
STEPS = shlex.join([sys.executable, str(ROOT / "examples" / "bots" / "first_steps.py")])


def odd(how: str) -> str:
    return shlex.join([sys.executable, str(ODD), how])


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_match_tells_the_games_that_a_program_lost_and_why(run: Run, language: str) -> None:
    words = ("match", "knights", "--bots", f"random,exec:60s:{odd('crash')}", "--players", "2", "--games", "2")
    outcome = run(*words, "--seed", "1", "--lang", language)
    assert outcome.code == 0
    assert "I am lost" in outcome.out.replace("\n  ", " ")
    result = json.loads(run(*words, "--seed", "1", "--json").out)
    assert [(lost["code"], lost["deal"]) for lost in result["forfeits"]] == [("program_gone_saying", 0)] * 2
    assert result["bots"][1]["share"] == 0


def test_a_simulation_tells_them_too(run: Run) -> None:
    words = ("simulate", "knights", "--bots", f"random,exec:60s:{odd('nonsense')}", "--players", "2", "--games", "1")
    outcome = run(*words, "--seed", "1")
    assert "1 game was lost because a bot could not play on" in outcome.out


@pytest.mark.parametrize(
    ("language", "told"), [("en", "fault: exec:60s:"), ("hu", "hiba: exec:60s:")]
)  # fmt: skip
def test_the_checker_tells_an_author_what_is_wrong(run: Run, language: str, told: str) -> None:
    words = ("bot-check", odd("illegal"), "--players", "2", "--games", "1", "--seconds", "60", "--seed", "1")
    outcome = run(*words, "--lang", language)
    assert outcome.code == 1
    assert told in outcome.out
    assert "fly away" in " ".join(outcome.out.split())
    found = json.loads(run(*words, "--json").out)["findings"]
    assert [(one["verdict"], one["parts"]["code"]) for one in found] == [("fault", "program_illegal")]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["bot-check", "./no-such-program"], "There is no program “./no-such-program” here"),
        (["bot-check", "cat", "--seconds", "soon"], "“soon” is no time"),
        (["bot-check", "cat", "--game", "chess"], "chess"),
        (["bot-check", "cat", "--players", "9"], "cannot be played by 9"),
        (["match", "havoc", "--bots", "random,random", "--workers", "all"], "“all” is no way to name workers"),
        (["match", "havoc", "--bots", "random,ismcts:1s", "--workers", "ray"], "ismcts:1s plays by the clock"),
        (["simulate", "havoc", "--bots", "ismcts", "--workers", "ray://nowhere:1"], "ismcts plays by the clock"),
    ],
)
def test_what_cannot_be_done_is_told(run: Run, words: list[str], told: str) -> None:
    outcome = run(*words)
    assert outcome.code == 2
    assert told in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_person_plays_against_a_program_and_a_saved_game_starts_none_by_itself(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    begun = run("play", "havoc", "--players", "2", "--bots", f"exec:60s:{STEPS}", "--save", file, typed="quit\n")
    assert begun.code == 0
    assert "--programs" in begun.out
    refused = run("play", "--resume", file, typed="quit\n")
    assert refused.code == 2
    assert "It is started only if you say so: add --programs" in refused.err
    resumed = run("play", "--resume", file, "--programs", typed="quit\n")
    assert resumed.code == 0


def test_a_program_that_breaks_down_leaves_a_persons_game_saved(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    bot = f"exec:60s:{odd('unready')}"
    words = ("play", "knights", "--players", "2", "--bots", bot, "--seat", "1", "--seed", "1", "--save", file)
    outcome = run(*words, typed="quit\n")
    assert outcome.code == 2
    assert "a message “ready” was due" in outcome.err
    assert "The game is saved" in outcome.out
    assert file.exists()
