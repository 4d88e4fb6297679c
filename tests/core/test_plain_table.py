"""The table of a game that draws none of its own: what its fields hold, in words."""

from __future__ import annotations

import pytest

from banneret.core.fields import Field, OwnedCounted, Public
from banneret.core.kernel import Game
from banneret.core.plain_table import plain_rows
from banneret.core.texts import Texts
from banneret.core.values import BySeat, Number, Numbers, Pieces, Value


class Table(Game):
    """A state with one field of any kind."""

    def __init__(self, held: object) -> None:
        super().__init__(2)
        self.held = held


def shown(value: Value | None, held: object) -> str:
    fields: list[Field[Table]] = [Public("held", value)]
    return plain_rows(Table(held), fields, ["Anita", "Mark"], Texts("en"))[0][1]


@pytest.mark.parametrize(("value", "held", "words"), [
    (Number(-20, 20), -3, "-3"),
    (Numbers(-20, 20), [-3, 0, 4], "-3, 0, 4"),
    (BySeat(Number(-20, 20)), [-3, 4], "Anita: -3 · Mark: 4"),
    (Number(), -1, "?"),
    (Number(1, 5), 0, "0"),
    (None, [-1, 7], "?, 7"),
])  # fmt: skip
def test_a_number_is_hidden_only_where_its_field_cannot_hold_it(value: Value | None, held: object, words: str) -> None:
    assert shown(value, held) == words


def test_what_a_view_has_blanked_is_a_question_mark() -> None:
    game = Table([[0], [1]])
    field: OwnedCounted[Table] = OwnedCounted("held", BySeat(Pieces(["jack", "queen"])))
    field.mask(game, 0)
    assert plain_rows(game, [field], ["Anita", "Mark"], Texts("en")) == [("Held", "Anita: jack · Mark: ?")]
