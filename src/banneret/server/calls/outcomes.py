"""What becomes of a message to a push service."""

from __future__ import annotations

from dataclasses import dataclass

SENT, GONE, LATER, REFUSED = "sent", "gone", "later", "refused"


@dataclass(frozen=True)
class Outcome:
    """What became of a message, and why, without anything that is somebody's secret."""

    what: str
    why: str = ""


def judged(status: int) -> Outcome:
    """What the answer of a push service means."""
    if 200 <= status < 300:
        return Outcome(SENT)
    if status in (404, 410):
        return Outcome(GONE, f"status {status}")
    return Outcome(LATER if status == 429 or status >= 500 else REFUSED, f"status {status}")
