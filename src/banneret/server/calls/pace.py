"""How soon people are called, by the pace of a table: the one place that knows."""

from __future__ import annotations

from dataclasses import dataclass

from banneret.server.settings import Settings

LIVE_DELAY = 60.0  # seconds that somebody has to be asked, and away, before being called


@dataclass(frozen=True)
class CallingPace:
    """`delay`: seconds to wait; `digest`: whether letters are gathered, at most one in the hours a person chose."""

    delay: float
    digest: bool


def calling_pace(settings: Settings) -> CallingPace:
    """At live tables everybody is called after a minute, and each turn is worth a letter."""
    return CallingPace(LIVE_DELAY, digest=False)
