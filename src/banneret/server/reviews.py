"""Reviews of finished games: made in the background part by part, kept, and gone on with after a restart."""

from __future__ import annotations

import asyncio
import logging
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
MOST_WAITING = 200


@dataclass(frozen=True)
class Reviewed:
    """How far a review is: `done` moments of `steps` + 1. What is told so far is there when all are."""

    done: int
    steps: int
    review: Review | None


class Reviews:
    """One review at a time, in the order in which they were asked for. Hints come between its parts."""

    def __init__(self, queue: WriteQueue, tutors: Callable[[], Teaching]) -> None:
        self.queue = queue
        self.tutors = tutors
        self._wanted: dict[str, Record] = {}
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    async def look(self, table: str, record: Record) -> Reviewed:
        """The review of a finished game as far as it is; what is missing is worked out from now on."""
        moments = await self._moments(table)
        steps = len(record.lines) - 1
        if len(moments) > steps:
            return Reviewed(len(moments), steps, Review(moments))
        if self._closed:
            raise StoreError("server_stops")
        if table not in self._wanted and len(self._wanted) < MOST_WAITING:
            self._wanted[table] = record
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
            table, record = next(iter(self._wanted.items()))
            try:
                await self._finish(table, record)
            except UserError as error:
                LOG.warning("table %s: the review stops: %s", table, error)
            finally:
                self._wanted.pop(table, None)

    async def _finish(self, table: str, record: Record) -> None:
        """Part after part, until the review is complete."""
        text, seats = record.text(), list(range(record.players))
        done = len(await self._moments(table))
        while done < len(record.lines):
            job = ReviewJob(record.kind.id, text, seats, done, SECONDS_A_PART)
            told = (await self.tutors().teach(job)).moments
            if not told:
                raise UserError("tutor_away")
            rows = [MomentRow(done + place, msgspec.json.encode(one).decode()) for place, one in enumerate(told)]
            await self.queue.call(self.queue.store.add_moments, table, rows)
            done += len(told)
