"""The queue where the lobby hands in work for the database, so that the loop never waits for a disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from banneret.server.errors import StoreError
from banneret.server.store import WRITING_METHODS, Store, StoreConflict
from banneret.server.store.rows import Change

T = TypeVar("T")
MOST_AT_ONCE = 64


class WriteQueue:
    """Threads of its own for the store. Changes that wait while one is written share the next commit."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._readers = ThreadPoolExecutor(store.reading_threads, thread_name_prefix="store-reads")
        self._writers = ThreadPoolExecutor(store.writing_threads, thread_name_prefix="store-writes")
        self._waiting: list[tuple[Change, asyncio.Future[bool]]] = []
        self._writing: asyncio.Future[list[bool]] | None = None
        self._closing = False
        self._closed = False

    async def call(self, function: Callable[..., T], *arguments: object) -> T:
        """Call a method of the store in a thread: those that write wait for each other, those that read do not."""
        if self._closed:
            raise StoreError("server_stops")
        threads = self._writers if getattr(function, "__name__", "") in WRITING_METHODS else self._readers
        return await asyncio.get_running_loop().run_in_executor(threads, function, *arguments)

    async def write(self, change: Change) -> None:
        """Write a change; when this returns it is durable. A StoreConflict or another error leaves all as it was."""
        if self._closing:
            raise StoreError("server_stops")
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((change, outcome))
        if len(self._waiting) == 1 and self._writing is None:
            loop.call_soon(self._write_on)  # what else is handed in until then comes with it
        if not await outcome:
            raise StoreConflict

    def _write_on(self) -> None:
        """The next batch, if any: the thread has written the last one."""
        batch = self._waiting[:MOST_AT_ONCE]
        if not batch:
            return
        del self._waiting[:MOST_AT_ONCE]
        changes = [change for change, _ in batch]
        loop = asyncio.get_running_loop()
        self._writing = loop.run_in_executor(self._writers, self.store.write_all, changes)
        self._writing.add_done_callback(partial(self._written, [outcome for _, outcome in batch]))

    def _written(self, outcomes: list[asyncio.Future[bool]], done: asyncio.Future[list[bool]]) -> None:
        """Tell those who wait what became of their changes, and go on."""
        self._writing = None
        error = done.exception()
        taken = [False] * len(outcomes) if error is not None else done.result()
        for outcome, was_taken in zip(outcomes, taken, strict=True):
            if outcome.done():
                continue
            if error is not None:
                outcome.set_exception(error)
            else:
                outcome.set_result(was_taken)
        self._write_on()

    async def close(self) -> None:
        """Finish what was handed in, then let the threads go. Nothing more is taken from now on."""
        self._closing = True
        while self._waiting or self._writing is not None:
            if self._writing is not None:
                await asyncio.wait([self._writing])
            await asyncio.sleep(0)  # those who waited hear of it, and what is left is begun
        self._closed = True
        for threads in (self._writers, self._readers):
            await asyncio.get_running_loop().run_in_executor(None, threads.shutdown)
        self.store.close()
