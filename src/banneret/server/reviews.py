"""Reviews of finished games: made in the background part by part, kept, and gone on with after a restart."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import msgspec

from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.record import Record
from banneret.insight.review import Moment, Review, moment_of
from banneret.server.errors import StoreError
from banneret.server.store.rows import MomentRow
from banneret.server.teaching import ReviewJob
from banneret.server.tutors import Teaching
from banneret.server.write_queue import WriteQueue

LOG = logging.getLogger(__name__)
SECONDS_A_PART = 1.0
MOST_WAITING, MOST_ADDRESSES = 20, 1000


@dataclass(frozen=True)
class Reviewed:
    """How far a review is: `done` moments of `steps` + 1. What is told so far is there when all are."""

    done: int
    steps: int
    review: Review | None


class Reviews:
    """Part after part, one at a time; addresses that asked for reviews take turns, and the reviews of one address come
    in the order in which it asked. Hints come between the parts."""

    def __init__(self, queue: WriteQueue, tutors: Callable[[], Teaching]) -> None:
        self.queue = queue
        self.tutors = tutors
        self._wanted: OrderedDict[str, dict[str, Record]] = OrderedDict()
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    async def look(self, table: str, record: Record, address: str) -> Reviewed:
        """The review of a finished game as far as it is; what is missing is worked out from now on."""
        moments = await self._moments(table)
        steps = len(record.lines) - 1
        if len(moments) > steps:
            return Reviewed(len(moments), steps, Review(moments))
        if self._closed:
            raise StoreError("server_stops")
        if address in self._wanted or len(self._wanted) < MOST_ADDRESSES:
            wanted = self._wanted.setdefault(address, {})
            if len(wanted) < MOST_WAITING:
                wanted.setdefault(table, record)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._go_on())
        return Reviewed(len(moments), steps, None)

    async def close(self) -> None:
        self._closed = True
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait([self._work])

    async def _moments(self, table: str) -> list[Moment]:
        found = await self.queue.call(self.queue.store.moments, table)
        return [moment_of(cast(dict[str, Json], msgspec.json.decode(text))) for text in found]

    async def _go_on(self) -> None:
        while self._wanted:
            address, wanted = next(iter(self._wanted.items()))
            self._wanted.move_to_end(address)
            table, record = next(iter(wanted.items()))
            over = True
            try:
                over = await self._advance(table, record)
            except UserError as error:
                LOG.warning("table %s: the review stops: %s", table, error)
            finally:
                if over:
                    self._forget(table)

    def _forget(self, table: str) -> None:
        """Nobody waits for a review any more."""
        for address, wanted in list(self._wanted.items()):
            wanted.pop(table, None)
            if not wanted:
                del self._wanted[address]

    async def _advance(self, table: str, record: Record) -> bool:
        """One part of a review; whether it is complete now."""
        done = len(await self.queue.call(self.queue.store.moments, table))
        if done >= len(record.lines):
            return True
        job = ReviewJob(record.kind.id, record.text(), list(range(record.players)), done, SECONDS_A_PART)
        told = (await self.tutors().teach(job)).moments
        if not told:
            raise UserError("tutor_away")
        rows = [MomentRow(done + place, msgspec.json.encode(one).decode()) for place, one in enumerate(told)]
        await self.queue.call(self.queue.store.add_moments, table, rows)
        return done + len(told) >= len(record.lines)
