"""A holiday: until then the own time to answer stands still at turn-based tables, and everybody there sees it."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, time, timedelta

from banneret.core.errors import UserError
from banneret.server.commands import NoteHoliday
from banneret.server.errors import BadInput
from banneret.server.lobby import Lobby
from banneret.server.store.identities import Identities
from banneret.server.store.rows import Person

LOG = logging.getLogger(__name__)
MOST_DAYS = 30


def holiday_until(day: str, now: float) -> float:
    """The end of a day, written as 2026-12-24, in universal time; at most so many days from now."""
    try:
        date = datetime.strptime(day, "%Y-%m-%d").date()
        until = datetime.combine(date + timedelta(days=1), time(), UTC).timestamp()
    except (ValueError, OverflowError) as error:
        raise BadInput("bad_date") from error
    if not now < until <= now + (MOST_DAYS + 1) * 86400.0:
        raise BadInput("bad_holiday", {"days": MOST_DAYS})
    return until


def last_day(until: float) -> float:
    """A moment of the last day of a holiday that ends then."""
    return until - timedelta(hours=1).total_seconds()


async def take_holiday(lobby: Lobby, person: Person, until: float | None) -> Person:
    """Be on holiday until then, or no longer: noted with the person, and at every table where the person plays."""
    queue, ids = lobby.services.queue, lobby.services.ids
    changed = await lobby.people.note_holiday(person.id, until)
    for id in await queue.call(Identities(queue.store).running_tables, person.id):
        try:
            live = await lobby.table(id)
            if (await live.snapshot()).seat_of(person.id) >= 0:
                await live.perform(changed, ids.token()[:40], NoteHoliday())
        except UserError as error:  # a table that cannot go on has no time that could run out
            LOG.warning("table %s was told nothing of a holiday: %s", id, error)
    return changed
