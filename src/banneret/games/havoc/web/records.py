"""What things on Havoc's table show, as values: what is drawn from them can show no more than they hold."""

from typing import NamedTuple


class Tile(NamedTuple):
    """A battle in the row; `winner` is a seat or -1, `name` that of the winner, `fought`: it is being fought now."""

    battle: int
    state: str
    winner: int
    name: str
    fought: bool
    points: tuple[int, ...]


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
    """The plate of another: state, cards in hand, points, battles won by number, and what was done last.

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
    trophies: tuple[int, ...]
    note: str


class Recruits(NamedTuple):
    """The face-up recruits, of whom there are at most `cap`; `small`: they lie beside a battle."""

    cards: tuple[int, ...]
    cap: int
    small: bool


class Stores(NamedTuple):
    """What can be drawn from: how many cards the piles have, and the recruits; at Castillon there are none any more
    (their `cap` is 0)."""

    deck: int
    discards: int
    recruits: Recruits


class Peace(NamedTuple):
    """The Havoc/Peace card, and who holds it; `sides` is 0 where the way to a year of peace is not shown.

    `cancels` names the battle that a near or declared year of peace cancels; `john` tells of John of Gaunt.
    """

    face: int
    level: int
    holder: int
    name: str
    sides: int
    declared: bool
    cancels: str
    john: str
    john_state: str


class Fighter(NamedTuple):
    """A participant of a battle. `rank` is the combination in words and `place` what it is worth, 0 before it can be
    told. `cards` are laid ones with their number among equals, whether they are out, and whether they count; `waits`
    says in words why there are none, `back` that something lies face down, `nines` are John's."""

    seat: int
    name: str
    look: str
    initiator: bool
    rank: str
    place: int
    points: str
    cards: tuple[tuple[int, int, bool, bool], ...]
    waits: str
    back: bool
    ready: bool
    nines: tuple[int, ...]


class Battles(NamedTuple):
    """The row of battles; one that lies face down has no number (-1 in the view, and here)."""

    tiles: tuple[Tile, ...]


class OwnPlate(NamedTuple):
    """The viewer's own plate; `preview` is the combination that the chosen cards would make, in words."""

    seat: int
    name: str
    look: str
    chip_look: str
    chip: str
    holds: int
    points: int
    preview: str
    trophies: tuple[int, ...]


class Fan(NamedTuple):
    """The viewer's own cards in the order in which they lie."""

    cards: tuple[int, ...]
