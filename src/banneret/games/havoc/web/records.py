"""What things on Havoc's table show, as values: what is drawn from them can show no more than they hold."""

from typing import NamedTuple


class Tile(NamedTuple):
    """A battle in the row; `winner` is a seat or -1, `note` says who won it or what became of it."""

    battle: int
    state: str
    winner: int
    name: str
    year: int
    points: tuple[int, ...]
    note: str


class BattleCard(NamedTuple):
    """The card of a battle; `taken` is the place that the viewer holds now, 0 without one."""

    number: int
    name: str
    year: int
    text: str
    points: tuple[int, ...]
    taken: int
    heading: str
    fought: bool


class Plate(NamedTuple):
    """The plate of another: state, cards in hand, points, battles won (number and name), and what was done last.

    `holds` is the face of the Havoc/Peace card before a holder, -1 before others.
    """

    seat: int
    name: str
    look: str
    chip_look: str
    chip: str
    holds: int
    held: int
    points: int
    trophies: tuple[tuple[int, str], ...]
    note: str
