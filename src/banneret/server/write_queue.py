"""The queue where the lobby hands in work for the database, so that the loop never waits for a disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
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
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    async def call(self, function: Callable[..., T], *arguments: object) -> T:
        """Call a method of the store in a thread: those that write wait for each other, those that read do not."""
        if self._closed:
            raise StoreError("server_stops")
        threads = self._writers if getattr(function, "__name__", "") in WRITING_METHODS else self._readers
        return await asyncio.get_running_loop().run_in_executor(threads, function, *arguments)

    async def write(self, change: Change) -> None:
        """Write a change; when this returns it is durable. A StoreConflict or another error leaves all as it was."""
        outcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, outcome))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_on())
        if not await outcome:
            raise StoreConflict

    async def _write_on(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._write_batch(batch)
        finally:
            self._writer = None

    async def _write_batch(self, batch: list[tuple[Change, asyncio.Future[bool]]]) -> None:
        try:
            taken = await self.call(self.store.write_all, [change for change, _ in batch])
        except BaseException as error:
            for _, outcome in batch:
                if not outcome.done():
                    outcome.set_exception(error)
            if not isinstance(error, Exception):
                raise
            return
        for (_, outcome), was_taken in zip(batch, taken, strict=True):
            if not outcome.done():
                outcome.set_result(was_taken)

    async def close(self) -> None:
        """Finish what was handed in, then let the threads go."""
        if self._writer is not None:
            await asyncio.wait([self._writer])
        self._closed = True
        for threads in (self._writers, self._readers):
            await asyncio.get_running_loop().run_in_executor(None, threads.shutdown)
        self.store.close()
