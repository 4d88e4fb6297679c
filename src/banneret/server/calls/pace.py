"""How soon people are called, by the pace of a table: the one place that knows."""

from __future__ import annotations

from dataclasses import dataclass

from banneret.server.settings import Settings

DELAY = 60.0  # seconds that somebody has to be asked, and away, before being called


@dataclass(frozen=True)
class CallingPace:
    """`delay`: seconds to wait; `digest`: whether letters are gathered, at most one in the hours a person chose."""

    delay: float
    digest: bool


def calling_pace(settings: Settings) -> CallingPace:
    """Whoever is away is called after a minute. At live tables each turn is worth a letter, at turn-based ones letters
    are gathered."""
    return CallingPace(DELAY, digest=settings.turns)
