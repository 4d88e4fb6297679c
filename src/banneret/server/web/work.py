"""What a request costs: the time that it keeps the server busy is measured and charged to the address that asks.

A few requests of one address are under way at once, the others of that address wait in its own queue. Work that takes
long goes to threads of its own, one piece at a time for each address. So whoever asks for much waits for himself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from time import thread_time
from typing import Any, TypeVar

from banneret.server.clock import Clock
from banneret.server.errors import StoreError
from banneret.server.web.faults import TooMany
from banneret.server.web.limits import Buckets, Limits

T = TypeVar("T")
THREADS = 2
QUEUE_SECONDS = 2.0  # what somebody is told to wait whose queue is full
LONGEST_REST = 2.0  # a page that is followed by a stream is this late at most
WORK = "work"


class Metered(Awaitable[T]):
    """A coroutine that reports the processor time of each of its steps on the loop."""

    def __init__(self, coroutine: Awaitable[T], spent: Callable[[float], None]) -> None:
        self._coroutine = coroutine
        self._spent = spent

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._coroutine.__await__()
        value: Any = None
        thrown: BaseException | None = None
        while True:
            begun = thread_time()
            try:
                waits_for = steps.send(value) if thrown is None else steps.throw(thrown)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._spent(thread_time() - begun)
            value, thrown = None, None
            try:
                value = yield waits_for
            except BaseException as error:  # it was cancelled, or what it waited for has failed
                thrown = error


class Queues:
    """A limited number at once for each address; those who wait are let in by the order of their coming."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self.at_once = at_once
        self.waiting = waiting
        self._present: dict[str, int] = {}
        self._gates: dict[str, asyncio.Semaphore] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """TooMany where too many of this address wait already."""
        present = self._present.get(address, 0)
        if present >= self.at_once + self.waiting:
            raise TooMany(QUEUE_SECONDS)
        self._present[address] = present + 1
        gate = self._gates.setdefault(address, asyncio.Semaphore(self.at_once))
        try:
            async with gate:
                yield
        finally:
            self._present[address] -= 1
            if self._present[address] == 0:
                del self._present[address], self._gates[address]


class Work:
    """The work of a server, by the addresses that it is done for."""

    def __init__(self, buckets: Buckets, limits: Limits, clock: Clock) -> None:
        self.limits = limits
        self.requests = Queues(limits.requests_at_once, limits.requests_waiting)
        self._long = Queues(1, limits.requests_waiting)
        self._buckets = buckets
        self._clock = clock
        self._free = asyncio.Semaphore(THREADS)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="work")
        self._closed = False

    def charge(self, address: str, seconds: float) -> None:
        self._buckets.charge(WORK, address, self.limits.address_work, self._clock.steady(), seconds)

    def debt(self, address: str) -> float:
        """How many seconds until an address may ask again."""
        return self._buckets.debt(WORK, address, self.limits.address_work, self._clock.steady())

    def check(self, address: str) -> None:
        """TooMany where an address has used up more time than it is allowed."""
        wait = self.debt(address)
        if wait > 0:
            raise TooMany(wait)

    async def rest(self, address: str) -> None:
        """Let a stream pause while its address is in debt, for a while."""
        wait = self.debt(address)
        if wait > 0:
            await self._clock.sleep(min(wait, LONGEST_REST))

    async def metered(self, address: str, coroutine: Awaitable[T]) -> T:
        """Charge what a coroutine takes on the loop, step by step."""

        def spent(seconds: float) -> None:
            self.charge(address, seconds)

        return await Metered(coroutine, spent)

    async def in_thread(self, address: str, function: Callable[[], T]) -> T:
        """Do something that takes long beside the loop, and charge it. It is finished even if nobody waits any more.
        A server that stops begins nothing: that is told by a StoreError."""

        def timed() -> tuple[T, float]:
            begun = thread_time()
            return function(), thread_time() - begun

        async with self._long.turn(address), self._free:
            if self._closed:
                raise StoreError("server_stops")
            doing = asyncio.get_running_loop().run_in_executor(self._threads, timed)
            try:
                result, seconds = await asyncio.shield(doing)
            except asyncio.CancelledError:
                if doing.cancelled():  # by `close`, before a thread was free
                    raise StoreError("server_stops") from None
                if not self._closed:
                    await asyncio.wait([doing])  # the thread is still taken
                raise
        self.charge(address, seconds)
        return result

    def close(self) -> None:
        """What is under way goes on; what waits for its turn is told that the server stops."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
