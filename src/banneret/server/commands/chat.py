"""Talking at the table."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from banneret.server.cleaning import clean_chat
from banneret.server.commands.base import Actor, Command
from banneret.server.errors import Conflict
from banneret.server.snapshot import Snapshot
from banneret.server.store.reading import CHAT_KEPT_AT_HAND
from banneret.server.store.rows import ChatRow


@dataclass(frozen=True)
class Say(Command):
    """Say something to everybody who watches."""

    text: str

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        said = clean_chat(self.text)
        seat = snapshot.seat_of(by.id)
        if not snapshot.may_talk(seat):
            raise Conflict("may_not_talk")
        number = snapshot.chat[-1].number + 1 if snapshot.chat else 0
        name = snapshot.seats[seat].name if seat >= 0 else by.person.name
        line = ChatRow(number, by.id, seat, name, said, by.now)
        return replace(snapshot, chat=(*snapshot.chat[1 - CHAT_KEPT_AT_HAND :], line))
