"""Rows about calling people back: where they are called, and what they were called for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from banneret.server.store.mapping import Kept
from banneret.server.store.rows import KEY, PERSON_ID, PERSON_KEY

PUSH, MAIL = "push", "mail"


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """A browser that is called by Web Push: the address that its push service gave it, and the keys to seal with.

    It belongs to a session; when that is ended, the browser is called no more.
    """

    id: Annotated[str, KEY]
    person: Annotated[str, PERSON_ID]
    session: Annotated[str, Kept("session_id", refers="sessions.id")]
    endpoint: str = field(repr=False)
    key: bytes = field(repr=False)
    auth: bytes = field(repr=False)
    device: str
    made: float


@dataclass(frozen=True, slots=True)
class AddressRow:
    """Where a person is written to, once the address is confirmed. At slow tables at most one letter in `hours`.

    `nonce` is what the links in letters are made of; `sent` is when the last one went out. `next_address` takes the
    place of a confirmed one when it is confirmed itself, by links that are made of `next_nonce`.
    """

    person: Annotated[str, PERSON_KEY]
    address: str = field(repr=False)
    nonce: str = field(repr=False)
    hours: int
    confirmed: bool
    made: float
    sent: float = 0.0
    next_address: Annotated[str, Kept(default="")] = field(default="", repr=False)
    next_nonce: Annotated[str, Kept(default="")] = field(default="", repr=False)
    next_made: Annotated[float, Kept(default="0")] = 0.0


@dataclass(frozen=True, slots=True)
class CallRow:
    """The last call of a person to a table: for the turn that began after their line `line` (-1: none yet).

    Whoever sends it has it until `due`; after that it may be tried again, unless it is `sent`.
    """

    table: Annotated[str, Kept("table_id", refers="tables.id", key=True)]
    person: Annotated[str, PERSON_KEY]
    way: Annotated[str, KEY]
    line: int
    attempts: int
    due: float
    sent: bool
