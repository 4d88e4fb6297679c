"""Somebody is on holiday, or back."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from banneret.server.commands.base import Actor, Command
from banneret.server.commands.seats import own_seat
from banneret.server.snapshot import Snapshot


@dataclass(frozen=True)
class NoteHoliday(Command):
    """The seat shows what is known of its player: until when the holiday lasts, or that there is none."""

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        return snapshot.with_seat(replace(own_seat(snapshot, by.id), holiday=by.person.holiday))
