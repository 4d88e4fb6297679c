"""What things on Field of Glory's table show, as values: what is drawn from them can show no more than they hold."""

from typing import NamedTuple


class Face(NamedTuple):
    """A card of a side: `upright` in the hand, `lying` on the field, `small` on a pile."""

    way: str
    kind: int
    seat: int


class Terrain(NamedTuple):
    """F-3.3 A terrain card in its column; `owner` is the seat that controls it, -1 for nobody."""

    column: int
    terrain: int
    owner: int
    name: str
    look: str


class Unit(NamedTuple):
    """A unit on the field of which nothing is asked; `part` says how it takes part in a fight."""

    id: str
    seat: int
    kind: int
    column: int
    part: str


class Track(NamedTuple):
    """F-5.1 The phase of the turn; `over`: there is none any more."""

    phase: int
    over: bool


class Discards(NamedTuple):
    """F-4.1 A discard pile: how many cards, the top one, and all of them for who may look through it."""

    seat: int
    size: int
    top: int
    shown: tuple[int, ...]


class Victory(NamedTuple):
    """F-8.3 The cards captured by a side, with their victory points."""

    seat: int
    cards: tuple[int, ...]
    points: int


class Control(NamedTuple):
    """F-5.2 Terrain cards held on the way to the goal; `turns` until it is reached if nothing changes, -1: not soon."""

    seat: int
    goal: int
    held: int
    turns: int


class Plate(NamedTuple):
    """A general's plate; `held` are the cards of the other's hand, -1 on the own plate, `purse` the own points in hand
    in words. `control` is missing during the draft."""

    seat: int
    name: str
    look: str
    chip_look: str
    chip: str
    dots: bool
    held: int
    purse: str
    control: Control | None
    note: str


class Progress(NamedTuple):
    """How many rounds of the draft are done."""

    done: int
    rounds: int


class Army(NamedTuple):
    """F-3.6 The cards that the viewer has kept so far, each with its command points."""

    kinds: tuple[int, ...]
    points: tuple[int, ...]
