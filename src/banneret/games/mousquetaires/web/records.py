"""What things on the musketeers' table show, as values: what is drawn from them can show no more than they hold."""

from typing import NamedTuple


class Course(NamedTuple):
    """The tracks of time, the Queen's honour and gold."""

    time: int
    time_frozen: bool
    queen: int
    gold: int


class Team(NamedTuple):
    """What the team has together: epic tokens and All for One cards."""

    epic: int
    all_for_one: int


class Ware(NamedTuple):
    """An item of the arsenal, and how many are left."""

    item: int
    left: int


class Place(NamedTuple):
    """A place on the map. `words` also say who is there; `going` is seen by Milady alone: there she goes."""

    location: int
    name: str
    words: str
    ruled_out: bool
    going: bool


class Figure(NamedTuple):
    """A musketeer's figure at its spot."""

    man: int
    place: int
    x: float
    y: float
    lies: bool
    look: str
    words: str


class Lady(NamedTuple):
    """Milady's figure at its spot, with Rochefort's life."""

    place: int
    x: float
    y: float
    hidden: bool
    words: str


class Challenge(NamedTuple):
    """M-6 A challenge with its level as it stands now."""

    location: int
    skill: int
    level: int
    done: bool


class Enemy(NamedTuple):
    """An enemy on a mission, with the life that is left."""

    enemy: int
    location: int
    life: int


class Trap(NamedTuple):
    """A trap on a mission; `note` names its victim."""

    trap: int
    location: int
    note: str


class Marker(NamedTuple):
    """M-12.5 Where the marker of the Louvre stands."""

    mark: int


class Siege(NamedTuple):
    """Where the siege stands."""

    siege: int


class Token(NamedTuple):
    """A token of the quest; `kind` as the viewer knows it, `men` those who stand on it, `feet`: it can be walked on."""

    space: int
    where: str
    kind: int
    up: bool
    next_one: bool
    men: tuple[int, ...]
    feet: bool


class Story(NamedTuple):
    """The last throw, line by line, as the viewer was told of it."""

    lines: tuple[str, ...]


class Sheet(NamedTuple):
    """A musketeer's board. `owner` is a seat or -1, `skills` are values and whether they were bought, `thrusts` the
    faces of each, `items` what he has and whether it was used, `notes` what holds for him, `last` his player's last
    act."""

    man: int
    id: str
    look: str
    owner: int
    player: str
    life: int
    most: int
    where: str
    skills: tuple[tuple[int, bool], ...]
    thrusts: tuple[tuple[int, ...], ...]
    items: tuple[tuple[int, bool], ...]
    notes: tuple[str, ...]
    last: str


class Rochefort(NamedTuple):
    """Rochefort's life."""

    life: int


class Fact(NamedTuple):
    """A shape with a number, and what it means."""

    shape: str
    value: str
    words: str
    look: str


class Milady(NamedTuple):
    """Milady's plate as the others see it; without a player her seat is -1."""

    seat: int
    name: str
    look: str
    rochefort: Rochefort
    where: str
    facts: tuple[Fact, ...]
    last: str
