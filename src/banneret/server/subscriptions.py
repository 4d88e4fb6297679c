"""Streams of notices: that something changed, never what. Who is told fetches the scene, as far as it may be seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple, Self


class Notice(NamedTuple):
    """The version a viewer's scene has now, and what changed since the last notice (`game`, `draft`, `seats` ...).

    `by_time`: something changed with time alone, perhaps under the same version. `urgent`: the viewer is asked, or has
    just answered.
    """

    version: str
    touched: frozenset[str]
    by_time: bool = False
    urgent: bool = False


class Subscription:
    """An open stream of one person. Notices that come too fast become one: only the latest version matters.

    Use it as `async with live.subscribe(person) as notices: async for notice in notices: ...`. Waiting for the next
    notice may be cancelled and repeated.
    """

    def __init__(
        self, person: str, since: str, version: Callable[[str], str | None], closed: Callable[[Subscription], None]
    ) -> None:
        self.person = person
        self.over = False
        self._sent = since
        self._version = version
        self._closed = closed
        self._waiting: asyncio.Future[bool] | None = None
        self._resting = False
        self._touched: set[str] = set()
        self._by_time = False
        self._urgent = False

    def wake(self, touched: frozenset[str], *, by_time: bool = False, urgent: bool = False) -> None:
        self._touched |= touched
        self._by_time |= by_time
        self._urgent |= urgent
        if urgent or not self._resting:
            self._go_on(True)

    def end(self) -> None:
        """No more notices: the table is closed to this person, or the server stops."""
        self.over = True
        self._go_on(True)

    def _go_on(self, woken: bool) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(woken)

    async def _wait(self, until: float | None) -> bool:
        """Whether something came before that time of the loop."""
        loop = asyncio.get_running_loop()
        self._waiting = loop.create_future()
        timer = None if until is None else loop.call_at(until, self._go_on, False)
        try:
            return await self._waiting
        finally:
            self._waiting = None
            if timer is not None:
                timer.cancel()

    async def rest(self, seconds: float) -> None:
        """Let time pass, unless something urgent comes."""
        if seconds > 0 and not self._urgent and not self.over:
            self._resting = True
            try:
                await self._wait(asyncio.get_running_loop().time() + seconds)
            finally:
                self._resting = False

    async def next(self, seconds: float | None = None) -> Notice | None:
        """The next notice; None where it is `over`, or none came within so many seconds."""
        until = None if seconds is None else asyncio.get_running_loop().time() + seconds
        while True:
            version = None if self.over else self._version(self.person)
            if version is None:
                self.over = True
                return None
            if version != self._sent or self._by_time:
                notice = Notice(version, frozenset(self._touched), self._by_time, self._urgent)
                self._sent = version
                self._by_time = self._urgent = False
                self._touched.clear()
                return notice
            if not await self._wait(until):
                return None

    def close(self) -> None:
        self.end()
        self._closed(self)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *reason: object) -> None:
        self.close()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Notice:
        notice = await self.next()
        if notice is None:
            raise StopAsyncIteration
        return notice
