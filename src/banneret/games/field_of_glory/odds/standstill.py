"""The control race: who wins, and when, if nobody deploys or fights any more (section 17). Public facts only."""

from typing import Final

from mypy_extensions import i64

from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.state import ADVANCE, DRAFT, NO_SEAT, PLAYERS, FieldOfGlory

TURNS_EACH: Final = 2


def winner_ahead(game: FieldOfGlory) -> tuple[i64, i64]:
    """Who wins by control within two turns of each, and at the start of which of his turns; NO_SEAT: nobody."""
    if game.over or game.phase == DRAFT:
        return NO_SEAT, 0
    control = game.control[:]
    seat = game.active
    if game.phase <= ADVANCE:
        advance_in(game, seat, control)
    for number in range(PLAYERS * TURNS_EACH):
        seat = 1 - seat
        if control.count(seat) >= game.charter.columns_to_win:
            turn: i64 = number // PLAYERS + 1
            return seat, turn
        advance_in(game, seat, control)
    return NO_SEAT, 0


def advance_in(game: FieldOfGlory, seat: i64, control: list[int]) -> None:
    """F-5.3 The columns that a player would take as the units stand."""
    column: i64 = 0
    while column < COLUMNS:
        if game.holds(seat, column) and not game.holds(1 - seat, column):
            control[column] = seat
        column += 1
