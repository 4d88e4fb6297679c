"""The suite fails on games that are broken, each in one way, and names the check that found it."""

from __future__ import annotations

import pytest

from banneret.conformance import ConformanceError, check_game, check_names
from banneret.conformance.errors import Broken, same
from banneret.core.kind import GameKind
from banneret.core.record import parse_record
from banneret.core.table import replay_table
from tests.conformance.disguised import HAVOC, HAVOC_FLAWS, OtherRules, OtherSight, disguised
from tests.conformance.toy import FAIR
from tests.conformance.toy_flaws import FLAWS, Flaw, a_frame_that_is_not_declared

SEEDS = range(12)


def failure(kind: GameKind, longest: int = 300) -> ConformanceError:
    with pytest.raises(ConformanceError) as caught:
        check_game(kind, SEEDS, longest=longest)
    return caught.value


@pytest.mark.parametrize("flaw", FLAWS, ids=lambda flaw: flaw.__name__)
def test_a_broken_toy_is_caught(flaw: Flaw, monkeypatch: pytest.MonkeyPatch) -> None:
    error = failure(flaw(monkeypatch))
    assert error.check in FLAWS[flaw], str(error)
    assert error.check in check_names()
    assert f"fair: {error.check}: {error.reason}" in str(error)


def test_the_record_of_a_failure_is_the_shortest_and_can_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    error = failure(a_frame_that_is_not_declared(monkeypatch))
    record = parse_record(error.record, lambda id: FAIR)
    table = replay_table(record)
    asked = [type(frame).__name__ for frame in table.game.stack]
    assert "Alms" in asked
    before = replay_table(record, to=len(record.lines) - 2)
    assert "Alms" not in [type(frame).__name__ for frame in before.game.stack]


def test_a_difference_is_shown_where_it_begins() -> None:
    with pytest.raises(Broken, match=r"the row differs: .*'\[1, 2, 3\]' became .*'\[1, 5, 3\]'"):
        same("the row", [1, 2, 3], [1, 5, 3])


@pytest.mark.parametrize("flaw", HAVOC_FLAWS)
def test_a_broken_havoc_is_caught(flaw: str) -> None:
    kind, checks = HAVOC_FLAWS[flaw]
    error = failure(kind, longest=5_000)
    assert error.check in checks, str(error)[:2000]


def test_havoc_in_disguise_conforms() -> None:
    """What the disguised games fail by is what was exchanged, not the disguise."""
    check_game(disguised(OtherRules(HAVOC.rules.fields), OtherSight()), [0])
