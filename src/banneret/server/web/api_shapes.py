"""What goes into the JSON API and what comes out of it: the shapes that are described at `/api/openapi.json`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar.openapi.spec import OpenAPI

from banneret.server.settings import SLOWEST_PACE
from banneret.server.web import api_accords
from banneret.server.web.api_accords import ClockInfo, OfferInfo
from banneret.server.web.api_kit import Command, Count, Key, Name

Plan = Literal["me", "open", "invite", "bot:random", "bot:easy", "bot:medium", "bot:hard", "bot:master"]
VERSION = r"^(\d{1,12}(\.\d{1,12})?)?$"


# What goes in.


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Seats are planned as `me`, `open`, `invite` or `bot:random`, `bot:easy`, `bot:medium`, `bot:hard`,
    `bot:master`.

    `clock` is the time to answer: `none`, a `bank` of minutes a player for the whole game beyond the seconds of each
    answer, or `turns` with hours for each answer. `time_out`: then a `bot` takes over, or the `host` decides.
    With `take_backs` answers that everybody has seen may be taken back where all agree.
    """

    game: Name
    seats: Annotated[list[Plan], msgspec.Meta(min_length=1, max_length=12)]
    key: Key
    options: Annotated[dict[str, str], msgspec.Meta(max_length=40)] = {}
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    public: bool = True
    pace: Annotated[float, msgspec.Meta(ge=0, le=SLOWEST_PACE)] = 1.0
    odds: bool = False
    quick: bool = False
    clock: Literal["none", "bank", "turns"] = "none"
    bank_minutes: Annotated[float, msgspec.Meta(ge=0, le=600)] = 15.0
    answer_seconds: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 20.0
    answer_hours: Annotated[float, msgspec.Meta(ge=1, le=720)] = 24.0
    time_out: Literal["bot", "host"] = "bot"
    take_backs: bool = False


class Answers(msgspec.Struct, forbid_unknown_fields=True):
    """Answers in notation to the question with this number, applied wholly or not at all."""

    question: Count
    actions: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(min_length=1, max_length=64)]
    key: Key


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """The answers in notation that the draft shall hold, none of them committed yet; an empty list clears it."""

    question: Count
    actions: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(max_length=64)]
    key: Key


class Edit(msgspec.Struct, forbid_unknown_fields=True):
    """Take something back that belongs to the question with this number."""

    question: Count
    key: Key


class Said(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    key: Key


class SideAct(msgspec.Struct, forbid_unknown_fields=True):
    """Something that may be done at any time, in notation."""

    action: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    key: Key


INPUTS = (NewTable, Answers, Draft, Edit, Command, Said, SideAct, *api_accords.INPUTS)


def close_inputs(description: OpenAPI) -> None:
    """What goes in has the fields that are described and no others."""
    assert description.components is not None
    for name, schema in (description.components.schemas or {}).items():
        if name.rpartition("_")[2] in {kind.__name__ for kind in INPUTS}:
            schema.additional_properties = False


# What comes out.


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the shelf."""

    id: str
    title: str
    about: str
    players: list[int]
    rules_version: int
    maturity: str
    options: list[dict[str, Any]]


class TableInfo(msgspec.Struct, frozen=True):
    """A table in a list. `seat` is the own one or -1."""

    id: str
    game: str
    title: str
    status: str
    players: int
    names: list[str]
    kinds: list[str]
    seat: int
    my_turn: bool
    created: float


class NewTableInfo(msgspec.Struct, frozen=True):
    """`invitations` maps seats to tokens that are told only now."""

    id: str
    invitations: dict[str, str]


class Choice(msgspec.Struct, frozen=True):
    """A legal answer: how it is written, in words, and as JSON. A draft waits for the answer that commits it."""

    notation: str
    words: str
    draft: bool
    action: dict[str, Any]


class SeatInfo(msgspec.Struct, frozen=True):
    """`since`: from when on the seat is asked, `holiday`: until when its player is on holiday; 0 where it is not so.
    `style`: how a bot of the level medium plays, if not as usual."""

    seat: int
    kind: str
    name: str
    level: str
    style: str
    asked: bool
    finished: bool
    since: float
    holiday: float


class HourglassInfo(msgspec.Struct, frozen=True):
    """A real-time limit: how many seconds are left of it at this moment, and whether they are running out."""

    left: float
    runs: bool


class TableState(msgspec.Struct, frozen=True):
    """A table as the asking person's seat sees it. `view` is null until the game begins.

    `side` holds what may be done at any time, whoever is asked; `hourglass` is null where nothing presses.
    While the game is `paused` nobody can answer; `offers` wait for the consent of people at the table,
    `clocks` tell how much time people have to answer. `lines` is how long the record is: who asks to take the own last
    answer back, where `can_ask_back` allows it, names it.
    """

    id: str
    game: str
    version: str
    status: str
    options: dict[str, str]
    seat: int
    seats: list[SeatInfo]
    asked: list[int]
    question: int
    sentence: str
    rule: str
    legal: list[Choice]
    side: list[Choice]
    draft: list[str]
    can_undo: bool
    can_ask_back: bool
    lines: int
    scores: list[float]
    returns: list[float]
    hourglass: HourglassInfo | None
    paused: bool
    offers: list[OfferInfo]
    clocks: list[ClockInfo]
    view: dict[str, Any] | None


class EventInfo(msgspec.Struct, frozen=True):
    """Something that happened, as this seat heard it."""

    number: int
    version: int
    name: str
    rule: str
    seat: int
    parts: dict[str, Any]
    words: str


class SeatNewsInfo(msgspec.Struct, frozen=True):
    """A seat that changed hands, as everybody is told."""

    number: int
    what: str
    seat: int
    at: float
    words: str


class Events(msgspec.Struct, frozen=True):
    """Of the events known at `since` the first `kept` still stand; later ones were undone.

    `seating` tells, from the beginning, how seats changed hands.
    """

    version: str
    kept: int
    events: list[EventInfo]
    seating: list[SeatNewsInfo]
