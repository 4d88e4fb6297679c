"""Rows of the database as plain values. Rows never change; a new one takes their place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

# How far a table is: its version, and for each seat the count of what only that seat saw change.
Versions: TypeAlias = tuple[int, tuple[int, ...]]

OPEN, PLAYING, OVER = "open", "playing", "over"
FREE, INVITED, PERSON, BOT = "open", "invited", "person", "bot"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name and a cookie."""

    id: str
    name: str
    language: str
    theme: str
    created: float


@dataclass(frozen=True, slots=True)
class TokenRow:
    """What lets a program act for a person; the secret half of it is known only to who was given it."""

    id: str
    person: str
    name: str
    token_hash: bytes = field(repr=False)
    make_key: str
    made: float
    expires: float
    used: float | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without what lies on it. `seed` is the secret that all chance comes from, `clock` its hourglass."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    data_digest: str
    seed: str = field(repr=False)
    status: str
    host: str
    settings: str
    public: bool
    version: int
    asked: int
    make_key: str
    created: float
    ended: float | None
    clock: str = ""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: free, kept for who has the invitation, or taken by a person or a bot.

    A bot with a `person` stands in for somebody who may reclaim the seat.
    """

    seat: int
    kind: str
    person: str | None = None
    level: str = ""
    name: str = ""
    drafted: int = 0
    ahead: int = 0
    away_since: float | None = None


@dataclass(frozen=True, slots=True)
class InviteRow:
    """An invitation to a seat; the token itself is known only to who was given it."""

    token_hash: bytes
    seat: int
    made: float
    expires: float
    used_by: str | None = None
    revoked: bool = False


@dataclass(frozen=True, slots=True)
class LineRow:
    """One line of the record."""

    number: int
    text: str
    version: int
    at: float


@dataclass(frozen=True, slots=True)
class DraftRow:
    """A chain of answers that is not applied yet; an empty text deletes it."""

    seat: int
    question: int
    text: str


@dataclass(frozen=True, slots=True)
class CommandRow:
    """A command that was carried out."""

    person: str
    key: str
    status: str
    version: int
    at: float


@dataclass(frozen=True, slots=True)
class ChatRow:
    """Something said at the table."""

    number: int
    person: str
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything the database knows about one table."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    invites: tuple[InviteRow, ...]
    lines: tuple[LineRow, ...]
    drafts: tuple[DraftRow, ...]
    commands: tuple[CommandRow, ...]
    chat: tuple[ChatRow, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What one command changes at one table, written in one transaction or not at all.

    `before` is the version the command was computed on; a table that has moved on since refuses the change.
    `cut` is the number of lines that stay before `lines` are added; -1 leaves them all.
    """

    row: TableRow
    before: int
    seats: tuple[SeatRow, ...] = ()
    invites: tuple[InviteRow, ...] = ()
    cut: int = -1
    lines: tuple[LineRow, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    chat: ChatRow | None = None
    command: CommandRow | None = None


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table as the lobby and the list of one's own games show it."""

    row: TableRow
    seats: tuple[SeatRow, ...]
