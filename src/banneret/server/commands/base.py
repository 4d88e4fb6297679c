"""What a command is: a value that says what is to be done, and makes the next snapshot out of the present one."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from banneret.server.agreeing import after_command
from banneret.server.seat_news import news_between
from banneret.server.seating import begin_if_full, note_holders
from banneret.server.settings import Timeouts
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import Person

NOBODY = Person("", "", "", "", 0.0)


class Stale(Exception):
    """The question that was answered is gone; what counts is the present state."""


@dataclass(frozen=True)
class Actor:
    """Who gives a command and when; NOBODY where the table acts by itself."""

    person: Person
    now: float
    timeouts: Timeouts

    @property
    def id(self) -> str:
        return self.person.id


@dataclass(frozen=True)
class Command:
    """Made once from a request, and carried unchanged to the table's lock."""

    def check(self, snapshot: Snapshot, by: Actor) -> None:
        """Whether somebody may give this command at all: whoever may see the table, unless it says otherwise."""
        snapshot.check_sight(by.id)

    def takes_long(self) -> bool:
        """Whether it is worked out beside the loop."""
        return False

    def apply(self, snapshot: Snapshot, by: Actor) -> Snapshot:
        """The next snapshot; an error, a refusal or Stale where it cannot be done."""
        raise RuntimeError("a command says what it changes")


def apply_command(command: Command, snapshot: Snapshot, by: Actor) -> Snapshot:
    """The one way from a snapshot to the next. The game begins as soon as the last seat is taken.

    Whatever the command is: nobody gets to see a second hand, and all are told of seats that change hands.
    """
    if snapshot.stopped is not None:
        if by.person is NOBODY:
            return snapshot
        raise snapshot.stopped.refusal()
    command.check(snapshot, by)
    after = note_holders(begin_if_full(after_command(command.apply(note_holders(snapshot), by), by.now)))
    news = news_between(snapshot, after, by.person, by.now)
    return replace(after, news=(*snapshot.news, *news)) if news else after
