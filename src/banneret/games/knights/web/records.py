"""What things on Knights' table show, as values: what is drawn from them can show no more than they hold."""

from typing import NamedTuple


class Asked(NamedTuple):
    """K-14 What the three goals ask for: castles; castles and the king; castles and tournaments."""

    castles: int
    king_castles: int
    tournament_castles: int
    tournaments: int


class Goals(NamedTuple):
    """How near a seat is to the goals; `reached` is the one it has won by, -1 before that."""

    seat: int
    name: str
    asked: Asked
    castles: int
    tournaments: int
    reached: int


class GoalCards(NamedTuple):
    """The three goals beside the piles; `reached` shines."""

    asked: Asked
    reached: int


class Estate(NamedTuple):
    """K-2.1 What lies before a seat. `covered` are the castles under the castle guard, `bodyguarded` the card under the
    bodyguard, `prize` the card that is rolled for; -1 where there is none."""

    seat: int
    name: str
    castles: tuple[int, ...]
    specials: tuple[int, ...]
    tournaments: tuple[int, ...]
    covered: tuple[int, ...]
    bodyguarded: int
    prize: int


class Plate(NamedTuple):
    """A seat's plate with the chip that says what it is doing; others' plates hold what lies before them."""

    look: str
    chip_look: str
    chip: str
    dots: bool
    goals: Goals
    estate: Estate | None
    note: str


class Face(NamedTuple):
    """A card's picture, small as it lies before a player or large as it lies on a pile."""

    card: int
    small: bool


class King(NamedTuple):
    """K-11.2 The king's card."""

    name: str
    strength: int


class LastRoll(NamedTuple):
    """The dice of the last finished roll, and what they were worth."""

    dice: tuple[int, ...]
    words: str


class Entrant(NamedTuple):
    """K-10.2 Somebody in a tournament, with the result so far in words."""

    seat: int
    name: str
    state: str
    words: str
    leads: bool
