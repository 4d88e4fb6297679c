"""The two ways to the dice odds of Knights: they measure the same work only if they find the same chances."""

import pytest

from benchmarks.bars import BARS, CONTENDERS
from benchmarks.contenders import banneret_odds, plain_odds


def test_both_find_the_same_chances() -> None:
    ours = banneret_odds.table()
    targets = plain_odds.targets()
    assert len(ours) == 2 * len(targets) == 242
    for place in range(0, len(targets), 24):
        assert plain_odds.chances(targets[place]) == pytest.approx(ours[2 * place : 2 * place + 2], abs=1e-12)


@pytest.mark.parametrize("script", [banneret_odds, plain_odds])
def test_a_batch_counts_the_chances_that_it_found(script: object) -> None:
    for variant in getattr(script, "VARIANTS").values():  # noqa: B009
        unit, batch = variant()
        assert unit == "odds"
        assert batch(1) in (2, 242)


def test_the_rows_have_no_bar_and_their_contenders_exist() -> None:
    names = {contender.name for contender in CONTENDERS}
    rows = [bar for bar in BARS if bar.over.startswith("knights-odds")]
    assert len(rows) == 2
    assert all(bar.limit == 0.0 and {bar.over, bar.under} <= names for bar in rows)
