"""A table with one writer: save first, then announce."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace

from banneret.core.refusals import Refused
from banneret.server.answers import Stale
from banneret.server.cleaning import check_key
from banneret.server.errors import Forbidden, NotFound, StoreError
from banneret.server.results import APPLIED, DRAFTED, REFUSED, REPEATED, STALE, Result
from banneret.server.services import Services
from banneret.server.snapshot import Snapshot, restore
from banneret.server.store import StoreConflict
from banneret.server.store.rows import CommandRow, StoredTable, Versions
from banneret.server.subscriptions import Subscription
from banneret.server.transition import CHAT, DRAFT, GAME, SEATS, TABLE, Transition, transition_between

LOG = logging.getLogger(__name__)
ATTEMPTS = 3
EVERYTHING = frozenset({GAME, DRAFT, SEATS, TABLE, CHAT})

Step = Callable[[Snapshot], Snapshot]


class SavedTable:
    """Holds the present snapshot and lets one command at a time make the next one.

    A command is computed on a copy. It is saved; only then does the copy become the present snapshot, and only then do
    caller and subscribers hear of it. What fails leaves the snapshot as it was.
    """

    def __init__(self, id: str, services: Services) -> None:
        self.id = id
        self.services = services
        self.used = services.clock.now()
        self._lock = asyncio.Lock()
        self._snapshot: Snapshot | None = None
        self._doubtful = False
        self._done: dict[tuple[str, str], CommandRow] = {}
        self._subscriptions: set[Subscription] = set()
        self._commands: set[asyncio.Task[None]] = set()
        self._background: set[asyncio.Task[None]] = set()
        self.closing = False

    # The present snapshot.

    async def snapshot(self) -> Snapshot:
        """The present snapshot; what the database holds where none is in memory."""
        self.used = self.services.clock.now()
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
                subscription.wake(EVERYTHING)
            self.loaded(self._snapshot, again)
        return self._snapshot

    async def hear(self, versions: Versions) -> None:
        """What the database says of this table: where another server has written to it, it is read again."""
        if self._snapshot is None or self._snapshot.versions() == versions or self.closing:
            return
        async with self._lock:
            if await self._overtaken(self._snapshot):
                await self._present()

    def check_sight(self, snapshot: Snapshot, person: str) -> None:
        """A private table is seen by those who belong to it."""
        if not snapshot.settings.public and not snapshot.belongs(person):
            raise Forbidden("private_table")

    # One writer.

    async def _command(self, person: str, key: str, step: Step) -> Result:
        """Carry out a person's command once, whatever becomes of the request that brought it."""
        check_key(key)
        return await self._finish(self._carry_out(person, key, step))

    async def by_itself(self, step: Step) -> Result:
        """What no person commands: the answer of a bot, somebody who is away."""
        return await self._finish(self._carry_out("", "", step))

    async def _finish(self, work: Coroutine[object, object, Result]) -> Result:
        """Run to the end even if the caller goes away: memory must follow what the database has taken."""
        if self.closing:
            work.close()
            raise StoreError("server_stops")
        outcome: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        _keep(self._commands, asyncio.create_task(_into(outcome, work)))
        return await asyncio.shield(outcome)

    def background(self, work: Coroutine[object, object, None]) -> None:
        """Something that goes on beside the commands, and is dropped when the server stops."""
        if self.closing:
            work.close()
        else:
            _keep(self._background, asyncio.create_task(work))

    async def _carry_out(self, person: str, key: str, step: Step) -> Result:
        async with self._lock:
            self.used = self.services.clock.now()
            for _ in range(ATTEMPTS):
                snapshot = await self._present()
                if key and (person, key) in self._done:
                    return Result(REPEATED, snapshot.version_for(snapshot.seat_of(person)))
                try:
                    transition = transition_between(snapshot, step(snapshot), self.services.clock.now())
                except (Stale, Refused) as no:
                    if await self._overtaken(snapshot):
                        continue
                    refusal = no.refusal if isinstance(no, Refused) else None
                    status = STALE if refusal is None else REFUSED
                    return Result(status, snapshot.version_for(snapshot.seat_of(person)), refusal)
                if transition is None:
                    return Result(REPEATED, snapshot.version_for(snapshot.seat_of(person)))
                status = APPLIED if transition.public else DRAFTED
                command = self._command_row(person, key, status, transition)
                if await self._save(transition, command):
                    self._swap(transition, command)
                    after = transition.snapshot
                    return Result(status, after.version_for(after.seat_of(person)))
            raise StoreError("store_busy")

    async def _overtaken(self, snapshot: Snapshot) -> bool:
        """Whether another server has written to this table, so that an answer must be judged anew."""
        written: dict[str, Versions] = await self.services.queue.call(self.services.queue.store.versions, [self.id])
        self._doubtful = written.get(self.id) != snapshot.versions()
        return self._doubtful

    def _command_row(self, person: str, key: str, status: str, transition: Transition) -> CommandRow | None:
        if not key:
            return None
        return CommandRow(person, key, status, transition.snapshot.row.version, self.services.clock.now())

    async def _save(self, transition: Transition, command: CommandRow | None) -> bool:
        """Whether the change was taken. After a conflict, and after any error, the database is asked what holds."""
        try:
            await self.services.queue.write(replace(transition.change, command=command))
        except StoreConflict:
            self._doubtful = True
            return False
        except Exception:
            self._doubtful = True
            try:
                await self._present()
            except Exception:
                LOG.exception("table %s cannot be read after a failed write", self.id)
            raise
        return True

    def _swap(self, transition: Transition, command: CommandRow | None) -> None:
        """The change is durable: now it may be seen."""
        self._snapshot = transition.snapshot
        if command is not None:
            self._done[command.person, command.key] = command
        if transition.touched:
            self._wake(transition)
        self.changed(transition)

    def loaded(self, snapshot: Snapshot, again: bool) -> None:
        """After a snapshot was read, perhaps again: for subclasses."""

    def changed(self, transition: Transition) -> None:
        """After every change: for subclasses."""

    # Streams.

    def _wake(self, transition: Transition) -> None:
        for subscription in self._subscriptions:
            if transition.public or transition.snapshot.seat_of(subscription.person) in transition.seats:
                subscription.wake(transition.touched)

    def stir(self, touched: frozenset[str]) -> None:
        """Something is to be seen that changed with time alone."""
        for subscription in self._subscriptions:
            subscription.wake(touched, by_time=True)

    def _version_for(self, person: str) -> str | None:
        """The version a subscriber sees; None where the stream must end."""
        snapshot = self._snapshot
        if snapshot is None or (not snapshot.settings.public and not snapshot.belongs(person)):
            return None
        return snapshot.version_for(snapshot.seat_of(person))

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
        if running := self._background | self._commands:
            await asyncio.wait(running)


def _keep(tasks: set[asyncio.Task[None]], task: asyncio.Task[None]) -> None:
    """The loop itself does not hold on to its tasks."""
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def _into(outcome: asyncio.Future[Result], work: Coroutine[object, object, Result]) -> None:
    """Pass on what a piece of work comes to; nobody need be waiting any more."""
    try:
        result = await work
    except BaseException as error:
        if not outcome.done():
            outcome.set_exception(error)
            outcome.exception()  # noted, also where nobody waits
        if not isinstance(error, Exception):
            raise
    else:
        if not outcome.done():
            outcome.set_result(result)
