"""What things on Warrior Knights' table show, as values: what is drawn from them can show no more than they hold."""

from typing import NamedTuple


class Army(NamedTuple):
    """An army as everybody sees it (A-9); `bearing` says whose, `words` is all of it in a sentence."""

    army: int
    shape: str
    bearing: int
    strength: int
    tired: bool
    hurt: int
    office: bool
    words: str


class Place(NamedTuple):
    """A city or stronghold; `owner` and `besieger` are bearings, -1 for nobody. A stronghold pays nothing."""

    stronghold: bool
    strength: int
    income: int
    breaches: int
    fortified: bool
    owner: int
    besieger: int
    words: str


class Area(NamedTuple):
    """An area with all that stands in it; `state` tells when its place has changed."""

    area: int
    name: str
    state: str
    concerned: bool
    place: Place | None
    ruined: bool
    armies: tuple[Army, ...]
    at_sea: tuple[Army, ...]
    garrison: tuple[Army, ...]


class Mark(NamedTuple):
    """A small sign on a plate, with what it means."""

    sign: str
    words: str
    look: str


class Count(NamedTuple):
    """Something that everybody may count."""

    what: str
    sign: str
    amount: int
    words: str


class Plate(NamedTuple):
    """A Baron's plate. `chip` is his state in words, `thinks` shows that he is waited for, `held` the cards he holds;
    `charges` are names with their texts, `note` what he did last and the short form of it."""

    seat: int
    bearing: int
    look: str
    name: str
    baron: str
    marks: tuple[Mark, ...]
    chip_look: str
    chip: str
    dots: bool
    counts: tuple[Count, ...]
    held: Count | None
    charges: tuple[tuple[str, str], ...]
    note: str
