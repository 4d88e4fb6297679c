"""How much one address and one person may ask: buckets that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

MOST_BUCKETS = 20_000


@dataclass(frozen=True)
class Rate:
    """`burst` requests at once, then `per_second` of them."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Limits:
    """The limits of the server. Sizes are bytes of a request's body."""

    address_reads: Rate = Rate(240, 20.0)
    address_writes: Rate = Rate(90, 6.0)
    person_writes: Rate = Rate(60, 4.0)
    address_tables: Rate = Rate(20, 0.1)
    person_chat: Rate = Rate(8, 0.5)
    address_invites: Rate = Rate(20, 0.2)
    person_odds: Rate = Rate(20, 2.0)
    streams_of_address: int = 60
    streams_of_person: int = 12
    body: int = 32 * 1024
    target: int = 2048


UNLIMITED = Rate(10**9, 1e9)
NO_LIMITS = Limits(
    UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, 10**9, 10**9
)  # fmt: skip


class Buckets:
    """A bucket for each kind of request and who makes it; those unused longest are forgotten."""

    def __init__(self) -> None:
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str, rate: Rate, now: float) -> float:
        """Take one request out of a bucket: 0, or how many seconds to wait until there is one."""
        key = (kind, who)
        left, at = self._left.pop(key, (float(rate.burst), now))
        left = min(float(rate.burst), left + max(0.0, now - at) * rate.per_second)
        wait = 0.0 if left >= 1.0 else (1.0 - left) / rate.per_second
        self._left[key] = (left - 1.0 if wait == 0.0 else left, now)
        while len(self._left) > MOST_BUCKETS:
            self._left.popitem(last=False)
        return wait
