"""What things on Warrior Knights' table show, as values: what is drawn from them can show no more than they hold."""

from typing import NamedTuple


class Army(NamedTuple):
    """An army as everybody sees it (A-9); `bearing` and `name` say whose, `noble` who leads it. `office` is an agenda
    or -1, `heirs` are facts about the noble's heir with the Baron whom they are about."""

    army: int
    shape: str
    bearing: int
    strength: int
    tired: bool
    hurt: int
    office: int
    noble: str
    name: str
    troops: tuple[int, ...]
    heirs: tuple[tuple[str, str], ...]


class Place(NamedTuple):
    """A city or stronghold; `owner` and `besieger` are bearings, -1 for nobody, with the names of those Barons. A
    stronghold pays nothing."""

    place: int
    stronghold: bool
    strength: int
    income: int
    breaches: int
    fortified: bool
    owner: int
    besieger: int
    owner_name: str
    besieger_name: str
    siege_rounds: int


class Area(NamedTuple):
    """An area with all that stands in it; `state` tells when its place has changed."""

    area: int
    state: str
    concerned: bool
    place: Place | None
    ruined: bool
    armies: tuple[Army, ...]
    at_sea: tuple[Army, ...]
    garrison: tuple[Army, ...]


class Lands(NamedTuple):
    """Areas of one picture of which nothing is asked."""

    areas: tuple[Area, ...]


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


class Pile(NamedTuple):
    """A stack of the round; `own` counts the viewer's cards in it."""

    stack: int
    left: int
    own: int
    now: bool


class Laid(NamedTuple):
    """An action card on a special area, and whose it is."""

    seat: int
    bearing: int
    name: str
    kind: int


class Special(NamedTuple):
    """W-6 A special area; `needed` cards set its phase off."""

    area: int
    needed: int
    laid: tuple[Laid, ...]


class Space(NamedTuple):
    """A space of the mercenary track; `seat` is -1 where it is free."""

    space: int
    seat: int
    bearing: int
    name: str


class Offer(NamedTuple):
    """The troops that the next draft offers."""

    troops: tuple[int, ...]


class Agendas(NamedTuple):
    """Current agendas, laws in force, and open motions by number."""

    current: tuple[int, ...]
    laws: tuple[int, ...]
    motions: tuple[int, ...]


class Stake(NamedTuple):
    """What a Baron has in an expedition."""

    seat: int
    bearing: int
    name: str
    stake: int


class Expedition(NamedTuple):
    """W-8.2 How far an expedition has got, who has a stake in it, whether it is blessed."""

    expedition: int
    at: int
    stakes: tuple[Stake, ...]
    blessed: bool


class Facts(NamedTuple):
    """The influence pool, the cities that win, the colour of the next event, events in force, and open discards."""

    pool: int
    goal: int
    color: str
    in_force: tuple[int, ...]
    events: tuple[int, ...]
    agendas: tuple[int, ...]
    troops: tuple[int, ...]


class Head(NamedTuple):
    """The noble of an own army; `place` is the number of his place, `where` says it in words."""

    army: Army
    place: int
    where: str


class Troops(NamedTuple):
    """The troops of an army of which nothing is asked."""

    kinds: tuple[int, ...]
