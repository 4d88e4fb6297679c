"""Streams of notices: that something changed, never what. Who is told fetches the scene, as far as it may be seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True)
class Notice:
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
    notice may be cancelled and repeated (heartbeats do that).
    """

    def __init__(
        self, person: str, since: str, version: Callable[[str], str | None], closed: Callable[[Subscription], None]
    ) -> None:
        self.person = person
        self._sent = since
        self._version = version
        self._closed = closed
        self._woken = asyncio.Event()
        self._urgent = asyncio.Event()
        self._touched: set[str] = set()
        self._by_time = False
        self._over = False

    def wake(self, touched: frozenset[str], *, by_time: bool = False, urgent: bool = False) -> None:
        self._touched |= touched
        self._by_time |= by_time
        self._woken.set()
        if urgent:
            self._urgent.set()

    def end(self) -> None:
        """No more notices: the table is closed to this person, or the server stops."""
        self._over = True
        self._woken.set()
        self._urgent.set()

    async def rest(self, seconds: float) -> None:
        """Let time pass, unless something urgent comes."""
        if seconds > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._urgent.wait()

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
        while True:
            version = None if self._over else self._version(self.person)
            if version is None:
                raise StopAsyncIteration
            if version != self._sent or self._by_time:
                notice = Notice(version, frozenset(self._touched), self._by_time, self._urgent.is_set())
                self._sent = version
                self._by_time = False
                self._touched.clear()
                self._woken.clear()
                self._urgent.clear()
                return notice
            self._woken.clear()
            await self._woken.wait()
