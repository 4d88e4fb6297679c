"""Turns for what is scarce: whoever waits is let in, one person after the other, however much each of them wants."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """So many at once. Among those who wait, the person whose last turn is longest ago is next, with the first wish."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waiting(self) -> int:
        """How many wishes wait."""
        return sum(len(wishes) for wishes in self._waiting.values())

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        await self._enter(person)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, person: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        wish: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(wish)
        try:
            await wish
        except asyncio.CancelledError:
            if wish.done() and not wish.cancelled():  # it was let in at the same moment
                self._leave()
            raise

    def _leave(self) -> None:
        """Hand the turn on; wishes that were given up meanwhile are passed over."""
        while self._waiting:
            person, wishes = self._waiting.popitem(last=False)
            wish = wishes.popleft()
            if wishes:
                self._waiting[person] = wishes
            if not wish.done():
                wish.set_result(None)
                return
        self._free += 1
