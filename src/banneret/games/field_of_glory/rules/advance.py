"""F-5.3 to F-5.6 Phase 2, Advance: unopposed columns are taken, and one unit is enough to hold them."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.field_of_glory.rules.actions import COLUMNS, GIVE_UP, GIVE_UP_UNIT
from banneret.games.field_of_glory.rules.state import ADVANCE, PLAYERS, FieldOfGlory


@final
class AdvanceFrom(Step["FieldOfGlory"]):
    """F-5.5 The columns from this one on, 1 to 5; F-5.6 where only the opponent stands nothing changes."""

    def __init__(self, column: i64) -> None:
        self.column: i64 = column

    def parts(self) -> list[int | list[int]]:
        return [self.column]

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        game.phase = ADVANCE
        seat = game.active
        column = self.column
        while column < COLUMNS:
            units: i64 = len(game.at(seat, column))
            if units > 0 and not game.holds(1 - seat, column):
                taken = take_control(game, seat, column)
                if units == 2 and (taken or game.charter.pair_always):
                    game.push(ADVANCE_FROM[column + 1])
                    game.push(ADVANCE_DISCARD[seat][column])
                    return
            column += 1


def take_control(game: FieldOfGlory, seat: i64, column: i64) -> bool:
    """F-5.3 The terrain card is turned to the active player; whether it was not his before."""
    before = game.control[column]
    if before == seat:
        return False
    game.control[column] = seat
    if game.heard:
        tell_control(game, "F-5.3", seat, column, before)
    return True


def tell_control(game: FieldOfGlory, rule: str, seat: i64, column: i64, before: i64) -> None:
    """F-5.3, F-7.9 A terrain card has been turned to a player: in the Advance, or after a fight."""
    how = "advance" if rule == "F-5.3" else "fight"
    game.emit("took_control", rule, seat, {"column": column + 1, "from": before, "victim": before, "how": how})


class GiveUpUnit(Question["FieldOfGlory"]):
    """F-5.4, F-7.10 One of the own units of a column goes, the player chooses which; `why` is a word for the log."""

    why: ClassVar[str] = ""

    def __init__(self, seat: i64, column: i64) -> None:
        super().__init__(seat)
        self.column: i64 = column

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.column]

    def prompt(self, game: FieldOfGlory, seat: i64) -> dict[str, Json]:
        return {"column": self.column + 1}

    def forced(self, game: FieldOfGlory, seat: i64) -> Action | None:
        units = game.at(seat, self.column)
        return GIVE_UP[units[0]] if len(units) == 1 or units[0] == units[1] else None

    def legal(self, game: FieldOfGlory, seat: i64) -> list[Action]:
        return [GIVE_UP[kind] for kind in game.at(seat, self.column)]

    def refuse(self, game: FieldOfGlory, seat: i64, action: Action) -> Refusal:
        if action.verb == GIVE_UP_UNIT:
            return Refusal("not_in_column", self.rule, {"card": action.piece_name, "column": self.column + 1})
        return self.reminder()

    def reminder(self) -> Refusal:
        """Why an answer that gives up no unit is not allowed."""
        raise RuntimeError("a question says what must be given up")

    def apply(self, game: FieldOfGlory, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        game.remove_unit(seat, self.column, action.piece)
        game.discard(seat, action.piece)
        if game.heard:
            parts: dict[str, Json] = {"card": action.piece_name, "column": self.column + 1, "why": self.why}
            game.emit("gave_up", self.rule, seat, parts)


@final
class AdvanceDiscard(GiveUpUnit):
    """F-5.4 One of the two units of an unopposed column goes. D-2"""

    rule: ClassVar[str] = "F-5.4"
    why: ClassVar[str] = "advance"

    def reminder(self) -> Refusal:
        return Refusal("one_unit_stays", "F-5.4", {"column": self.column + 1})


ADVANCE_FROM: Final = [AdvanceFrom(column) for column in range(COLUMNS + 1)]
ADVANCE_DISCARD: Final = [[AdvanceDiscard(seat, column) for column in range(COLUMNS)] for seat in range(PLAYERS)]
