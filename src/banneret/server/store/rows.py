"""Rows of the database as plain values: their fields are the columns. Rows never change; a new one takes their place.

A change of the fields needs a migration; a test compares the two. What is made anew with every answer is a
struct, which takes a fraction of the time of a dataclass.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

import msgspec

from banneret.server.store.mapping import Kept

KEY, FIXED = Kept(key=True), Kept(fixed=True)
PERSON_ID = Kept("person_id", refers="people.id")
PERSON_KEY = Kept("person_id", refers="people.id", key=True)
OPEN, PLAYING, OVER = "open", "playing", "over"
FREE, INVITED, PERSON, BOT = "open", "invited", "person", "bot"

# What the chat holds where somebody used a hint: what is typed loses its control characters, so nobody can type it.
HINT_USED = "\x02hint"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name and a cookie. `holiday`: until when this person answers nothing at turn-based tables;
    `confirms`: who wants to be asked before a click that cannot be taken back."""

    id: Annotated[str, KEY]
    name: str
    language: str
    theme: str
    created: Annotated[float, FIXED]
    holiday: float | None = None
    confirms: Annotated[bool, Kept(default="0")] = False


@dataclass(frozen=True, slots=True)
class TokenRow:
    """What lets a program act for a person; the secret half of it is known only to who was given it."""

    id: Annotated[str, KEY]
    person: Annotated[str, PERSON_ID]
    name: str
    token_hash: bytes = field(repr=False)
    make_key: str
    made: float
    expires: float
    used: float | None = None


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A browser in which somebody is known. What is `ended` stays, so that its cookie never counts again."""

    id: Annotated[str, KEY]
    person: Annotated[str, PERSON_ID]
    device: str
    made: float
    used: float
    ended: bool = False


@dataclass(frozen=True, slots=True)
class CodeRow:
    """What brings somebody back, or to another device, once; the code itself is known only to who was given it."""

    code_hash: Annotated[bytes, KEY] = field(repr=False)
    person: Annotated[str, PERSON_ID]
    use: str
    made: float
    expires: float


@dataclass(frozen=True, slots=True)
class GuideRow:
    """How somebody is guided in a game: whether now, and how often each kind of question was explained."""

    person: Annotated[str, PERSON_KEY]
    game: Annotated[str, KEY]
    guided: bool
    met: dict[str, int]


@dataclass(frozen=True, slots=True)
class SharedRecordRow:
    """The link by which somebody shows their results to others, until it is withdrawn; made anew out of `nonce`."""

    person: Annotated[str, PERSON_KEY]
    token_hash: bytes = field(repr=False)
    nonce: str
    made: float


class TableRow(msgspec.Struct, frozen=True):
    """A table without what lies on it. `seed` is the secret that all chance comes from.

    `version` counts what everybody may see change, `asked` is the mask of the seats whose answer is out, `clock` tells
    how far a real-time limit is spent, `keeper` names the server that looks after the table. `result` holds what each
    seat came to, as a record writes it, once the game is over: it stands whatever becomes of the rules. `series`
    is the first of the tables that follow one another, `next_table` the one where this group plays again, `accords`
    what its people have agreed on or are asked to, `clocks` since when each seat is asked and what it has spent,
    `due` the moment from which on a server has to look at those (0: all the time).
    """

    id: Annotated[str, KEY]
    game: Annotated[str, FIXED]
    rules: int
    players: Annotated[int, FIXED]
    options: Annotated[dict[str, str], FIXED]
    data_digest: Annotated[str, FIXED]
    seed: Annotated[str, FIXED]
    status: str
    host: Annotated[str, Kept(refers="people.id")]
    settings: str
    public: bool
    version: int
    asked: int
    make_key: Annotated[str, FIXED]
    created: Annotated[float, FIXED]
    ended: float | None
    clock: Annotated[str, Kept(default="")] = ""
    keeper: Annotated[str, Kept(default="")] = ""
    series: Annotated[str, Kept(default="", fixed=True)] = ""
    next_table: Annotated[str, Kept(default="")] = ""
    result: Annotated[str, Kept(default="")] = ""
    accords: Annotated[str, Kept(default="")] = ""
    clocks: Annotated[str, Kept(default="")] = ""
    due: float | None = None

    def __repr__(self) -> str:
        """Without the seed."""
        return f"TableRow({self.id!r}, {self.game!r}, {self.status!r}, version={self.version})"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return [("id", self.id), ("game", self.game), ("status", self.status), ("version", self.version)]


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: free, kept for who has the invitation or for a `person`, or taken by a person or a bot.

    A bot with a `person` stands in for somebody who may reclaim the seat. `drafted` counts what only this seat saw
    change; `ahead` is how far the count of its questions is ahead of a replay. `holiday`: until when its
    player is on holiday.
    """

    seat: Annotated[int, KEY]
    kind: str
    person: Annotated[str | None, PERSON_ID] = None
    level: str = ""
    name: str = ""
    drafted: int = 0
    ahead: int = 0
    away_since: float | None = None
    holiday: float | None = None


class InviteRow(msgspec.Struct, frozen=True):
    """An invitation to a seat. The token is known only to who was given it; with its secret the server makes it anew
    out of `nonce`, to show it to the host again."""

    token_hash: Annotated[bytes, KEY]
    seat: int
    made: float
    expires: float
    used_by: Annotated[str | None, Kept(refers="people.id")] = None
    revoked: bool = False
    nonce: Annotated[str, Kept(default="", fixed=True)] = ""


class LineRow(msgspec.Struct, frozen=True):
    """One line of the record. `version` is that of the table with which the line was announced."""

    number: Annotated[int, KEY]
    text: str
    version: int
    at: float


class DraftRow(msgspec.Struct, frozen=True):
    """Answers that are not committed, or committed to a joint question that is still open; private to the seat.

    An empty text deletes them.
    """

    seat: Annotated[int, KEY]
    question: int
    text: str


class CommandRow(msgspec.Struct, frozen=True):
    """A command that changed something, by the key that came with it."""

    person: Annotated[str, PERSON_KEY]
    key: Annotated[str, KEY]
    status: str
    version: int
    at: float


@dataclass(frozen=True, slots=True)
class ChatRow:
    """Something said at the table."""

    number: Annotated[int, KEY]
    person: Annotated[str, PERSON_ID]
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class MomentRow:
    """A part of the review of a finished game, as JSON: what is known of the moment after `at` lines of answers."""

    at: Annotated[int, KEY]
    told: str


@dataclass(frozen=True, slots=True)
class HolderRow:
    """Somebody who has held a seat in play, and so has seen its hand: at one table one seat, for good."""

    person: Annotated[str, PERSON_KEY]
    seat: int


@dataclass(frozen=True, slots=True)
class SeatNewsRow:
    """A line of the log about a seat that changed hands, for everybody. `line`: how long the record was then.

    `name` is who sits there or sat there, `by` who did it (empty where it is the same).
    """

    number: Annotated[int, KEY]
    what: str
    seat: int
    name: str
    by: str
    level: str
    line: int
    at: float


class Versions(msgspec.Struct, frozen=True):
    """How far a table is: its version, for each seat the count of what only that seat saw change, and what its clocks
    have measured, which is written down without a version."""

    version: int
    drafted: tuple[int, ...]
    clock: str = ""
    clocks: str = ""

    @property
    def moves(self) -> tuple[int, tuple[int, ...]]:
        """What was done, whatever time has passed."""
        return self.version, self.drafted


class StoredTable(msgspec.Struct, frozen=True):
    """Everything the database knows about one table."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    invites: tuple[InviteRow, ...]
    lines: tuple[LineRow, ...]
    drafts: tuple[DraftRow, ...]
    commands: tuple[CommandRow, ...]
    chat: tuple[ChatRow, ...]
    holders: tuple[HolderRow, ...] = ()
    news: tuple[SeatNewsRow, ...] = ()


class Change(msgspec.Struct, frozen=True):
    """What one command changes at one table, written in one transaction or not at all.

    `before` is the version the command was computed on; a table that has moved on since refuses the change.
    `relied` are seats whose drafts it was computed on, each with the count of what that seat alone had seen change: a
    draft that was changed elsewhere refuses it too. `cut` is the number of lines that stay before `lines` are added;
    -1 leaves them all. `measured` is what `clock` and `clocks` held when it was computed (None: what they hold in
    `row`): time that another server has measured since refuses it, too, or what was used would be given back.
    """

    row: TableRow
    before: int
    measured: tuple[str, str] | None = None
    relied: tuple[tuple[int, int], ...] = ()
    seats: tuple[SeatRow, ...] = ()
    invites: tuple[InviteRow, ...] = ()
    cut: int = -1
    lines: tuple[LineRow, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    chat: ChatRow | None = None
    command: CommandRow | None = None
    holders: tuple[HolderRow, ...] = ()
    news: tuple[SeatNewsRow, ...] = ()


class TableSummary(msgspec.Struct, frozen=True):
    """A table as the lobby and the list of one's own games show it."""

    row: TableRow
    seats: tuple[SeatRow, ...]
