"""A table with one writer: save first, then announce."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from msgspec.structs import replace

from banneret.core.errors import UserError
from banneret.core.refusals import Refused
from banneret.server.commands import NOBODY, Actor, Command, Stale, apply_command
from banneret.server.errors import NotFound, StoreError
from banneret.server.results import APPLIED, DRAFTED, REFUSED, REPEATED, STALE, Result
from banneret.server.services import Services
from banneret.server.snapshot import Snapshot, restore
from banneret.server.store import StoreConflict
from banneret.server.store.rows import Change, CommandRow, Person, StoredTable, Versions
from banneret.server.subscriptions import Subscription
from banneret.server.transition import CHAT, DRAFT, GAME, SEATS, TABLE, Transition, transition_between

LOG = logging.getLogger(__name__)
ATTEMPTS = 3
EVERYTHING = frozenset({GAME, DRAFT, SEATS, TABLE, CHAT})


class SavedTable:
    """Holds the present snapshot and lets one command at a time make the next one.

    A command is computed on a copy. It is saved; only then does the copy become the present snapshot, and only then do
    caller and subscribers hear of it. What fails leaves the snapshot as it was.
    """

    def __init__(self, id: str, services: Services) -> None:
        self.id = id
        self.services = services
        self.used = services.clock.steady()
        self._lock = asyncio.Lock()
        self._snapshot: Snapshot | None = None
        self._doubtful = False
        self._done: dict[tuple[str, str], CommandRow] = {}
        self._subscriptions: set[Subscription] = set()
        self._commands: set[asyncio.Task[Result]] = set()
        self._background: set[asyncio.Task[None]] = set()
        self.closing = False

    # The present snapshot.

    async def snapshot(self) -> Snapshot:
        """The present snapshot; what the database holds where none is in memory."""
        self.used = self.services.clock.steady()
        if self._snapshot is None:
            async with self._lock:
                return await self._present()
        return self._snapshot

    async def _present(self) -> Snapshot:
        """With the lock: the snapshot, read again where the last write may or may not have happened."""
        if self._snapshot is None or self._doubtful:
            again = self._snapshot is not None
            stored: StoredTable | None = await self.services.queue.call(self.services.queue.store.load, self.id)
            if stored is None:
                raise NotFound("no_such_table")
            self._snapshot = await asyncio.to_thread(restore, stored)
            self._done = {(done.person, done.key): done for done in stored.commands}
            self._doubtful = False
            for subscription in self._subscriptions:
                subscription.wake(EVERYTHING, urgent=True)
            self.loaded(self._snapshot, again)
        return self._snapshot

    def is_at(self, versions: Versions) -> bool:
        """Whether there is nothing to read again: most looks at the database find it so."""
        return self._snapshot is None or self._snapshot.versions() == versions or self.closing

    async def hear(self, versions: Versions) -> None:
        """What the database says of this table: where another server has written to it, it is read again."""
        if self._snapshot is None or self.is_at(versions):
            return
        async with self._lock:
            if await self._overtaken(self._snapshot):
                await self._present()

    async def look_up(self) -> None:
        """Ask the database whether another server has written to this table."""
        queue = self.services.queue
        written: dict[str, Versions] = await queue.call(queue.store.versions, [self.id])
        if self.id in written:
            await self.hear(written[self.id])

    # One writer.

    async def by_itself(self, command: Command) -> Result:
        """What no person commands: the answer of a bot, somebody who is away."""
        return await self._carry_out(command, NOBODY, "")

    async def _carry_out(self, command: Command, person: Person, key: str) -> Result:
        """Runs to the end even if the caller goes away: memory must follow what the database has taken."""
        if self.closing:
            raise StoreError("server_stops")
        task = asyncio.create_task(self._locked(command, person, key))
        self._commands.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Result]) -> None:
        self._commands.discard(task)
        if not task.cancelled():
            task.exception()  # noted, also where nobody waits

    def background(self, work: Coroutine[object, object, None]) -> None:
        """Something that goes on beside the commands, and is dropped when the server stops."""
        if self.closing:
            work.close()
        else:
            task = asyncio.create_task(work)
            self._background.add(task)  # the loop itself does not hold on to its tasks
            task.add_done_callback(self._background.discard)

    async def _locked(self, command: Command, person: Person, key: str) -> Result:
        """Apply a command to the present snapshot, save the change, then announce it; a key is used once."""
        async with self._lock:
            self.used = self.services.clock.steady()
            for _ in range(ATTEMPTS):
                snapshot = await self._present()
                if key and (person.id, key) in self._done:
                    return Result(REPEATED, snapshot.version_of(person.id))
                now = self.services.clock.now()
                try:
                    after = await self._applied(command, snapshot, Actor(person, now, self.services.timeouts))
                except (Stale, Refused) as no:
                    if await self._overtaken(snapshot):
                        continue
                    refusal = no.refusal if isinstance(no, Refused) else None
                    return Result(STALE if refusal is None else REFUSED, snapshot.version_of(person.id), refusal)
                except UserError:
                    if await self._overtaken(snapshot):
                        continue
                    raise
                transition = transition_between(snapshot, after, now, self.services.place.name)
                if transition is None:
                    if key and await self._overtaken(snapshot):
                        continue
                    return Result(REPEATED, snapshot.version_of(person.id))
                status = APPLIED if transition.public else DRAFTED
                done = CommandRow(person.id, key, status, transition.snapshot.row.version, now) if key else None
                if await self._save(replace(transition.change, command=done)):
                    self._announce(transition)
                    return Result(status, transition.snapshot.version_of(person.id))
            raise StoreError("store_busy")

    async def _applied(self, command: Command, snapshot: Snapshot, by: Actor) -> Snapshot:
        if command.takes_long():
            return await asyncio.to_thread(apply_command, command, snapshot, by)
        return apply_command(command, snapshot, by)

    async def _overtaken(self, snapshot: Snapshot) -> bool:
        """Whether another server has written to this table, so that an answer must be judged anew. Where it has only
        measured the time, that is taken over at once."""
        queue, known = self.services.queue, snapshot.versions()
        found: dict[str, Versions] = await queue.call(queue.store.versions, [self.id])
        written = found.get(self.id)
        self._doubtful = written is None or written.moves != known.moves
        if written is not None and not self._doubtful and written != known:
            self._snapshot = snapshot.measured(written)
        return written != known

    async def _save(self, change: Change) -> bool:
        """Whether the change was taken. After a conflict, and after any error, the database is asked what holds."""
        try:
            await self.services.queue.write(change)
        except StoreConflict:
            self._doubtful = True
            if self._snapshot is not None and not await self._overtaken(self._snapshot):
                self._doubtful = True  # it was no other version that refused the change
            return False
        except Exception:
            self._doubtful = True
            try:
                await self._present()
            except StoreError as error:
                LOG.warning("table %s cannot be read after a failed write: %s", self.id, error)
            raise
        if change.command is not None:
            self._done[change.command.person, change.command.key] = change.command
        return True

    def _announce(self, transition: Transition) -> None:
        """The change is durable: now it may be seen, first by those who were asked or are asked now."""
        before, self._snapshot = self._snapshot, transition.snapshot
        waited_for = {*transition.snapshot.asked(), *(before.asked() if before is not None else ())}
        for subscription in self._subscriptions if transition.touched else ():
            seat = transition.snapshot.seat_of(subscription.person)
            if transition.public or seat in transition.seats:
                subscription.wake(transition.touched, urgent=seat in waited_for)
        self.changed(transition)

    def loaded(self, snapshot: Snapshot, again: bool) -> None:
        """After a snapshot was read, perhaps again: for subclasses."""

    def changed(self, transition: Transition) -> None:
        """After every change: for subclasses."""

    # Streams.

    def stir(self, touched: frozenset[str]) -> None:
        """Something is to be seen that changed with time alone."""
        for subscription in self._subscriptions:
            subscription.wake(touched, by_time=True)

    def _version_for(self, person: str) -> str | None:
        """The version a subscriber sees; None where the stream must end."""
        snapshot = self._snapshot
        return snapshot.version_of(person) if snapshot is not None and snapshot.may_see(person) else None

    def quiet(self) -> bool:
        """Whether nobody looks, writes or thinks here."""
        return not (self._subscriptions or self._commands or self._background or self._lock.locked())

    async def close(self) -> None:
        """End the streams, let commands under way finish."""
        self.closing = True
        for subscription in self._subscriptions:
            subscription.end()
        for task in self._background:
            task.cancel()
        if running := {*self._background, *self._commands}:
            await asyncio.wait(running)
