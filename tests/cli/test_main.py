"""Help, language, version, and the way words on the command line are read."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from banneret import __version__
from banneret.cli.console import language_of
from banneret.cli.main import COMMANDS
from banneret.core.terminal import shown
from tests.cli.calls import Run


def test_without_a_command_the_program_explains_itself(run: Run) -> None:
    outcome = run()
    assert outcome.code == 0
    for command in COMMANDS:
        assert f"\n  {command.name} " in outcome.out
    assert outcome.out == run("--help").out == run("-h").out == run("help").out


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_every_command_explains_itself_in_both_languages(run: Run, command: str, language: str) -> None:
    outcome = run(command, "--help", "--lang", language)
    assert outcome.code == 0
    assert outcome.err == ""
    assert outcome.out.startswith("Usage" if language == "en" else "Használat")
    assert f"banneret {command}" in outcome.out
    assert "[cli-" not in outcome.out
    assert max(map(shown, outcome.out.splitlines())) <= 80
    assert run("help", command, "--lang", language).code == 0


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"banneret {__version__}\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "hu_HU"}, "hu"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "hu-HU"}, "hu"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_an_option_may_stand_before_or_after_the_command(run: Run) -> None:
    before, after, joined = run("--lang", "hu", "games"), run("games", "--lang", "hu"), run("games", "--lang=hu")
    assert before == after == joined
    assert "Havoc: A százéves háború" in before.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["paly"], "There is no command “paly”"),
        (["--colour", "games"], "There is no option --colour"),
        (["games", "--jsno"], "Did you mean one of these: --json?"),
        (["rules"], "“banneret rules” needs GAME"),
        (["match", "havoc"], "“banneret match” needs --bots"),
        (["games", "now"], "“now” is one word too many"),
        (["play", "havoc", "--players"], "The option --players needs a value (N)"),
        (["play", "havoc", "--players", "many"], "--players: “many” is not a number"),
        (["play", "havoc", "--players", "0"], "--players: 0 is not possible, 1 is the least"),
        (["play", "havoc", "--players", "nan"], "--players: “nan” is not a number"),
        (["games", "--json=yes"], "The option --json takes no value"),
        (["--lang"], "The option --lang needs a value"),
        (["games", "--lang", "xx"], "There is no language xx here. Known: en, hu"),
        (["rules", "chess"], "There is no game called chess. Known: havoc"),
        (["rules", "havoc", "H-99"], "There is no rule H-99"),  # no such rule
    ],
)
def test_a_line_that_makes_no_sense_is_told_in_one_line(run: Run, words: list[str], told: str) -> None:
    outcome = run(*words)
    assert outcome.code == 2
    assert outcome.out == ""
    assert told in outcome.err
    assert outcome.err.startswith("banneret: ")
    assert outcome.err.count("\n") == 1


def test_mistakes_are_told_in_the_language_asked_for(run: Run) -> None:
    assert "Nincs ilyen parancs: „paly”" in run("--lang", "hu", "paly").err
    assert "Nincs ilyen nevű játék: sakk" in run("rules", "sakk", "--lang=hu").err


@pytest.mark.parametrize("command", ["bench", "load"])
def test_whoever_asks_for_a_benchmark_is_told_where_it_lives(run: Run, command: str) -> None:
    told = {
        "en": f"they live beside its sources. Run “make {command}” in a checkout of the project.",
        "hu": f"a forráskódja mellett vannak. Így futtathatók a forráskód mappájában: „make {command}”.",
    }
    for language, sentence in told.items():
        for words in ([command], [command, "--peers", "--rounds", "3"], [command, "--help"], ["help", command]):
            outcome = run("--lang", language, *words)
            assert outcome.code == 2
            assert outcome.out == ""
            assert outcome.err.endswith(f"{sentence}\n")
            assert outcome.err.count("\n") == 1


def test_after_two_dashes_a_word_is_no_option(run: Run) -> None:
    assert "There is no game called --json" in run("rules", "--", "--json").err


def shell(arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program in a process and a pipe of its own."""
    return subprocess.run(
        ["bash", "-c", f"set -o pipefail; '{sys.executable}' -m banneret.cli.main {arguments}"],
        capture_output=True, text=True, check=False, env={**os.environ, **environment},
    )  # fmt: skip


def test_a_reader_who_has_seen_enough_causes_no_complaint() -> None:
    done = shell("rules havoc --lang en | head -n 1")
    assert done.stdout == "Havoc: The Hundred Years War\n"
    assert done.stderr == ""


def test_a_terminal_that_knows_no_box_characters_causes_no_complaint() -> None:
    done = shell("games --lang hu", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.startswith("J?t?k")
    assert done.stderr == ""


def test_in_a_pipe_nothing_is_coloured() -> None:
    assert "\x1b" not in shell("rules havoc --cards").stdout


@pytest.mark.parametrize("name", ["knights", "Knights", "LOVAGOK", "lovagok"])
def test_a_game_may_be_called_by_its_name_in_any_language(run: Run, name: str) -> None:
    assert run("rules", name, "K-5.1").out.startswith("K-5 ")
    assert run("odds", name, "beat", "4-4-4+1").code == 0
    assert "There is no game called lovago. Known: havoc," in run("rules", "lovago").err
