"""Turns for what is scarce: whoever waits is let in, one after the other, however much each of them wants."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Wishes = OrderedDict[str, deque[asyncio.Future[None]]]


class FairQueue:
    """So many at once. Those who wait are let in house by house, in each house person by person, and of each person by
    the order of their wishes. So whoever comes as many people gets no more than one."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._houses: OrderedDict[str, Wishes] = OrderedDict()

    def free(self) -> int:
        """How many more would be let in at once."""
        return self._free

    def waiting(self) -> int:
        """How many wishes wait."""
        return sum(len(wishes) for people in self._houses.values() for wishes in people.values())

    @asynccontextmanager
    async def turn(self, person: str, house: str = "") -> AsyncIterator[None]:
        """Without a house a person is one of his own."""
        await self._enter(person, house)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, person: str, house: str = "") -> None:
        if self._free > 0:
            self._free -= 1
            return
        wish: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        people = self._houses.setdefault(house or f"of {person}", OrderedDict())
        people.setdefault(person, deque()).append(wish)
        try:
            await wish
        except asyncio.CancelledError:
            if wish.done() and not wish.cancelled():  # it was let in at the same moment
                self._leave()
            raise

    def _leave(self) -> None:
        """Hand the turn on; wishes that were given up meanwhile are passed over."""
        while self._houses:
            wish = self._next()
            if not wish.done():
                wish.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None]:
        """The next wish; its house, and its person there, go to the end."""
        house, people = self._houses.popitem(last=False)
        person, wishes = people.popitem(last=False)
        wish = wishes.popleft()
        if wishes:
            people[person] = wishes
        if people:
            self._houses[house] = people
        return wish
