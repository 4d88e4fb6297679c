"""How an expert differs from others: what it likes, on top of what brings most."""

from typing import Final, final

from mypy_extensions import i64

from banneret.games.field_of_glory.rules.cards import TYPES


@final
class Manner:
    """`attack` is added to what an attack brings, in the units of the race; `tastes` to what a type of card is worth in
    the draft, in tenths."""

    def __init__(self, attack: float, tastes: dict[int, int]) -> None:
        self.attack = attack
        self.tastes: list[i64] = [tastes.get(type, 0) for type in range(TYPES)]


EVEN: Final = Manner(0.0, {})
