"""How somebody likes to play: holidays, and being asked before an answer that cannot be taken back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from banneret.server.holidays import MOST_DAYS, last_day
from banneret.server.web.visitors import Visitor


def day_of(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def playing_parts(visitor: Visitor, now: float) -> dict[str, object]:
    """What the settings show; a holiday ends with the day before the moment that is kept."""
    person = visitor.person
    until = person.holiday if person is not None and person.holiday is not None and person.holiday > now else None
    return {
        "holiday": "" if until is None else day_of(last_day(until)),
        "holiday_from": day_of(now),
        "holiday_to": day_of(now + timedelta(days=MOST_DAYS).total_seconds()),
        "holiday_days": MOST_DAYS,
        "confirms": person is not None and person.confirms,
    }
