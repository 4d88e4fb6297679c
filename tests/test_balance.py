"""The table of balance: counted right, the same for the same seed, and plain about nonsense."""

from __future__ import annotations

import pytest

from tools import balance

TASK = balance.Task("havoc", 2, "7", ["expert", "random"])
GAMES = [
    balance.Played([1.0, 0.0], "cities", {"rounds": 4.0, "crowns": 30.0}),
    balance.Played([0.0, 1.0], "influence", {"rounds": 6.0, "crowns": 10.0}),
    balance.Played([1.0, 0.0], "influence", {"rounds": 8.0, "crowns": 20.0}),
    balance.Played([0.5, 0.5], "influence", {"rounds": 6.0}),
]


def test_wins_endings_and_figures_are_counted() -> None:
    lines = balance.report(TASK, GAMES).splitlines()
    assert lines[0] == "havoc, 2 players, 4 games, seed 7, expert, random"
    assert "| seat 1 | 2.5 | 62.5 % | 21.9 % – 90.8 % |" in lines
    assert "| seat 2 | 1.5 | 37.5 % | 9.2 % – 78.1 % |" in lines
    assert "| cities | 1 | 25.0 % | 4.6 % – 69.9 % |" in lines
    assert "| influence | 3 | 75.0 % | 30.1 % – 95.4 % |" in lines
    assert "| rounds | 6 | 3.421 – 8.579 | 4 | 8 |" in lines
    assert any(line.startswith("| crowns | 15 |") and line.endswith("| 0 | 30 |") for line in lines)


def test_one_game_has_no_interval_and_one_way_to_end_is_called_so() -> None:
    lines = balance.report(TASK, [balance.Played([1.0, 0.0], "", {"rounds": 4.0})]).splitlines()
    assert "| the only way | 1 | 100.0 % | 20.7 % – 100.0 % |" in lines
    assert "| rounds | 4 | – | 4 | 4 |" in lines


def test_the_same_seed_plays_the_same_game() -> None:
    task = balance.Task("mousquetaires", 2, "7", ["expert", "random"])
    first, again = balance.play(task, 3), balance.play(task, 3)
    other = balance.play(task, 4)
    for played in (first, again, other):
        played.figures.pop("seconds")
    assert first == again
    assert first != other
    assert first.figures["rounds"] >= 1, "the game's own statistics stand beside the length"
    assert first.figures["decisions"] > 20


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["havoc", "--players", "2", "--games", "2", "--bots", "random", "--seed", "x"]) == 0
    assert "havoc, 2 players, 2 games, seed x, random" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["chess", "--players", "2"],
        ["havoc", "--players", "9"],
        ["havoc", "--players", "2", "--bots", "genius"],
        ["havoc", "--players", "2", "--option", "nonsense=1"],
    ],
)
def test_nonsense_is_one_line_and_exit_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(words) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "[" not in error
