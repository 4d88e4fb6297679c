"""What those who run a server do to its tables and people, beside servers that go on: the same database, the same
rules about who writes. Servers notice it as they notice one another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from banneret.server.commands import Actor, apply_command
from banneret.server.errors import Conflict, NotFound, StoreError
from banneret.server.jobs import DEFAULT_LEVEL
from banneret.server.own_data import NAMELESS, name_at, way_out
from banneret.server.seating import put_bot_in
from banneret.server.settings import Timeouts
from banneret.server.snapshot import Snapshot, restore
from banneret.server.store import Store, StoreConflict, tidying
from banneret.server.store.identities import Identities
from banneret.server.store.rows import OVER, PERSON, PLAYING, Change, ChatRow
from banneret.server.store.tidying import PersonLine, TableLine
from banneret.server.transition import transition_between

ATTEMPTS = 5
DAY = 86400.0


@dataclass(frozen=True)
class Removed:
    """What tidying has removed."""

    tables: int
    chat: int
    guests: int


class Operator:
    """Acts on a database. `now` is the time of what it does."""

    def __init__(self, store: Store, now: float) -> None:
        self.store = store
        self.now = now

    def tables(self) -> list[TableLine]:
        return self.store.look(tidying.list_tables)

    def people(self) -> list[PersonLine]:
        return self.store.look(tidying.list_people)

    def chat(self, table: str) -> list[ChatRow]:
        """The words said at a table, as far back as a page shows them."""
        stored = self.store.load(table)
        if stored is None:
            raise NotFound("no_such_table")
        return list(stored.chat)

    def ban(self, person: str) -> None:
        if not self.store.act(lambda connection: tidying.ban(connection, person, self.now)):
            raise NotFound("nobody_of_that_id")

    def lift_ban(self, person: str) -> None:
        if not self.store.act(lambda connection: tidying.lift_ban(connection, person)):
            raise NotFound("not_banned")

    def forget_person(self, id: str) -> None:
        """Delete a person as the person could: bots play on, the name goes from everywhere."""
        person, identities = self.store.person(id), Identities(self.store)
        if person is None:
            raise NotFound("nobody_of_that_id")
        actor = Actor(person, self.now, Timeouts())

        left: set[tuple[str, str]] = set()

        def leave(snapshot: Snapshot) -> Snapshot:
            left.add((snapshot.row.id, name_at(snapshot, person)))
            leaving = way_out(snapshot, id)
            return snapshot if leaving is None else apply_command(leaving, snapshot, actor)

        for table in identities.running_tables(id):
            self._change(table, leave)
        identities.erase(id, NAMELESS, left)

    def delete_table(self, table: str) -> None:
        if not self.store.act(lambda connection: tidying.delete_tables(connection, [table])):
            raise NotFound("no_such_table")

    def take_words_back(self, table: str, number: int) -> None:
        """Remove the words of a line of the chat; open pages are shown it."""
        if not self.store.act(lambda connection: tidying.take_words_back(connection, table, number)):
            raise NotFound("no_such_words")
        self._change(table, lambda snapshot: snapshot)

    def end_table(self, table: str) -> None:
        """End a table that waits or is in play, without a result."""

        def ended(snapshot: Snapshot) -> Snapshot:
            if snapshot.row.status == OVER:
                raise Conflict("table_over")
            return replace(snapshot, row=replace(snapshot.row, status=OVER, ended=self.now))

        self._change(table, ended)

    def hand_over(self, table: str, seat: int) -> None:
        """Let a bot play on for somebody, who may reclaim the seat."""

        def handed(snapshot: Snapshot) -> Snapshot:
            place = snapshot.seat(seat)
            if snapshot.row.status != PLAYING:
                raise Conflict("table_over" if snapshot.row.status == OVER else "not_started")
            if place.kind != PERSON:
                raise Conflict("nobody_there", {"seat": seat})
            return put_bot_in(snapshot, place, DEFAULT_LEVEL, place.person)

        self._change(table, handed)

    def tidy(self, unfinished: int = 0, chat: int = 0, guests: int = 0) -> Removed:
        """Remove what is older than so many days; 0 leaves it."""
        gone = words = people = 0
        if unfinished:
            old = self.store.look(lambda connection: tidying.old_unfinished(connection, self.now - unfinished * DAY))
            gone = self.store.act(lambda connection: tidying.delete_tables(connection, old))
        if chat:
            words = self.store.act(lambda connection: tidying.forget_chat(connection, self.now - chat * DAY))
        if guests:
            people = self.store.act(lambda connection: tidying.forget_guests(connection, self.now - guests * DAY))
        return Removed(gone, words, people)

    def _change(self, table: str, change: Callable[[Snapshot], Snapshot]) -> None:
        """Make the next snapshot and write it, so that everybody is shown it; again where a server was quicker."""
        for _ in range(ATTEMPTS):
            stored = self.store.load(table)
            if stored is None:
                raise NotFound("no_such_table")
            snapshot = restore(stored)
            after = change(snapshot)
            transition = transition_between(snapshot, after, self.now)
            unseen = Change(replace(snapshot.row, version=snapshot.row.version + 1), snapshot.row.version)
            try:
                self.store.write(transition.change if transition is not None and transition.touched else unseen)
            except StoreConflict:
                continue
            return
        raise StoreError("store_busy")
