"""The comparison of the two engines fails where they differ."""

from __future__ import annotations

import sys

import pytest

from tools import parity

PLAYED = {"havoc, 2 players": ["31 aa", "40 bb"], "leduc, 2 players": ["3 cc"]}


def test_equal_endings_have_no_difference() -> None:
    assert parity.difference(PLAYED, {name: list(endings) for name, endings in PLAYED.items()}) == ""


@pytest.mark.parametrize(
    ("other", "message"),
    [
        ({**PLAYED, "havoc, 2 players": ["31 aa", "40 bc"]}, "havoc, 2 players, seed 1: 40 bb pure, 40 bc compiled"),
        ({**PLAYED, "leduc, 2 players": []}, "leduc, 2 players: 1 games pure, 0 compiled"),
        ({"leduc, 2 players": ["3 cc"]}, "the engines know different games: ['havoc, 2 players']"),
    ],
)
def test_a_difference_is_named(other: parity.Endings, message: str) -> None:
    assert parity.difference(PLAYED, other) == message


def test_nothing_played_is_no_agreement() -> None:
    assert parity.difference({}, {}) == parity.difference({"havoc": []}, {"havoc": []}) == "no game was played"


def test_the_same_interpreter_twice_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert parity.main(sys.executable, sys.executable, "1") == 1
    assert "which is the wrong engine" in capfd.readouterr().err
