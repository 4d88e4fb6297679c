"""Field of Glory conforms; what the suite cannot know of it is checked beside."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from banneret.conformance import check_game
from banneret.conformance.picker import Picker
from banneret.conformance.walk import random_table, walk
from banneret.core.table import Table
from banneret.games.field_of_glory.rules.fight_record import NO_CARD
from banneret.games.field_of_glory.rules.state import DRAFT, NO_SEAT, FieldOfGlory
from banneret.games.registry import load

FIELD_OF_GLORY = load("field_of_glory")
LONGEST = 5_000


@pytest.mark.parametrize("seed", range(4))
def test_field_of_glory_conforms(seed: int) -> None:
    report = check_game(FIELD_OF_GLORY, seeds=[seed, seed + 4])
    # Nobody may do anything but answer; without the draft nobody answers at the same time.
    nothing = {name for name, cases in report.cases.items() if cases == 0}
    assert nothing <= {"side_acts_stand_aside", "joint_answers_in_any_order"}


def state_of(table: Table) -> FieldOfGlory:
    assert isinstance(table.game, FieldOfGlory)
    return table.game


def test_section_16_what_may_change_from_one_decision_to_the_next() -> None:
    """Shuffles and victory piles never shrink, terrain never changes, the hand of the other player never grows."""
    for seed in range(12):
        picker = Picker(seed)
        table = random_table(FIELD_OF_GLORY, 2, picker)
        before = state_of(table)
        for _ in walk(table, picker, LONGEST):
            after = state_of(table)
            assert after.terrain == before.terrain
            for seat in range(2):
                assert after.shuffles[seat] >= before.shuffles[seat]
                assert after.victory[seat][: len(before.victory[seat])] == before.victory[seat]
                if before.phase != DRAFT and seat != before.active and after.active == before.active:
                    assert len(after.hands[seat]) <= len(before.hands[seat])
            if after.fight is None:
                assert after.bonus == [NO_CARD, NO_CARD]
            before = after
        last = state_of(table)
        assert (last.ending == 4) == (last.winner == NO_SEAT)


def damaged(change: Callable[[FieldOfGlory], object]) -> FieldOfGlory:
    picker = Picker(3)
    table = random_table(FIELD_OF_GLORY, 2, picker)
    for _ in walk(table, picker, LONGEST):
        game = state_of(table)
        if game.phase == 4 and game.fight is None and len(game.hands[0]) > 3 and not game.over:
            copy = game.clone()
            change(copy)
            return copy
    raise AssertionError("no such position")


BROKEN: dict[str, Callable[[FieldOfGlory], object]] = {
    "too-many-cards.*'who': 0": lambda game: game.hands[0].pop(),
    "were lost, doubled or made": lambda game: game.hands[0].__setitem__(0, (game.hands[0][0] + 1) % 28),
    "terrain.3: middle-plain": lambda game: setattr(game, "terrain", [0, 0, 1, 0, 0]),
    "controls a terrain card": lambda game: game.control.__setitem__(0, 5),
    "less than no reshuffles": lambda game: game.shuffles.__setitem__(0, -1),
    "nobody fights": lambda game: (game.bonus.__setitem__(0, game.hands[0][-1]), game.hands[0].pop()),
    "flank targets outside": lambda game: setattr(game, "flanks", [2, 0, 0, 0, 0]),
    "a winner before the end": lambda game: setattr(game, "winner", 0),
    "without an ending": lambda game: setattr(game, "over", True),
    "the starter is known": lambda game: setattr(game, "starter", -1),
    "during the game": lambda game: setattr(game, "picked", [[1], []]),
    "the draft is not over": lambda game: setattr(game, "rounds", [1, 0]),
}


@pytest.mark.parametrize("reason", list(BROKEN))
def test_check_names_the_invariant_that_is_broken(reason: str) -> None:
    damaged(lambda game: None).check()
    with pytest.raises(AssertionError, match=reason):
        damaged(BROKEN[reason]).check()
