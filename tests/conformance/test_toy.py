"""The toy game conforms, and leaves no check without work."""

from __future__ import annotations

from banneret.conformance import check_game
from tests.conformance.toy import FAIR


def test_the_fair_conforms_and_every_check_has_something_to_look_at() -> None:
    told: list[str] = []
    report = check_game(FAIR, seeds=range(6), progress=told.append)
    assert min(report.cases.values()) > 0, str(report)
    assert "fair: 4 players, seed 5" in told
    assert str(report).startswith("fair: everything holds")
