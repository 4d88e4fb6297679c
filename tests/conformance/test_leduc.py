"""Leduc hold'em conforms."""

from __future__ import annotations

from banneret.conformance import check_game
from banneret.games.leduc import LEDUC

# Leduc has no drafts, no joint questions and no side acts, and after each answer the other seat is asked.
NOTHING_TO_LOOK_AT = {
    "no_prefix_is_stuck",
    "drafts_leave_no_trace",
    "joint_answers_in_any_order",
    "undo_restores",
    "side_acts_stand_aside",
}


def test_leduc_conforms() -> None:
    report = check_game(LEDUC, seeds=range(12))
    assert {name for name, cases in report.cases.items() if cases == 0} == NOTHING_TO_LOOK_AT
