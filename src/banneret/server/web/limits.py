"""How much one address and one person may ask: buckets that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

MOST_BUCKETS = 20_000
NETWORK_BITS = 64


@dataclass(frozen=True)
class Rate:
    """`burst` requests at once, then `per_second` of them; where work is charged, seconds of it."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Limits:
    """The limits of the server. Sizes are bytes of a request's body.

    `address_work` is charged with the time that requests keep the server busy, whatever they ask for.
    `requests_at_once` of one address are under way, `requests_waiting` more may wait for them.
    """

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
    address_work: Rate = Rate(10, 0.4)
    requests_at_once: int = 3
    requests_waiting: int = 60


UNLIMITED = Rate(10**9, 1e9)
NO_LIMITS = Limits(
    UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, 10**9, 10**9,
    address_work=UNLIMITED, requests_at_once=10**6, requests_waiting=10**6,
)  # fmt: skip


@lru_cache(maxsize=4096)
def limited_address(host: str) -> str:
    """Who is limited together: one address, or the network that a household has in IPv6."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"


class Buckets:
    """A bucket for each kind of request and who makes it; those unused longest are forgotten."""

    def __init__(self) -> None:
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str, rate: Rate, now: float) -> float:
        """Take one request out of a bucket: 0, or how many seconds to wait until there is one."""
        left = self._filled(kind, who, rate, now)
        wait = 0.0 if left >= 1.0 else (1.0 - left) / rate.per_second
        self._keep(kind, who, left - 1.0 if wait == 0.0 else left, now)
        return wait

    def charge(self, kind: str, who: str, rate: Rate, now: float, cost: float) -> None:
        """Take what something has cost, known afterwards: a bucket may come to owe as much as it can hold."""
        self._keep(kind, who, max(-float(rate.burst), self._filled(kind, who, rate, now) - cost), now)

    def debt(self, kind: str, who: str, rate: Rate, now: float) -> float:
        """How many seconds until a bucket owes nothing any more."""
        left = self._filled(kind, who, rate, now)
        return max(0.0, -left / rate.per_second)

    def _filled(self, kind: str, who: str, rate: Rate, now: float) -> float:
        left, at = self._left.get((kind, who), (float(rate.burst), now))
        return min(float(rate.burst), left + max(0.0, now - at) * rate.per_second)

    def _keep(self, kind: str, who: str, left: float, now: float) -> None:
        self._left[kind, who] = (left, now)
        self._left.move_to_end((kind, who))
        while len(self._left) > MOST_BUCKETS:
            self._left.popitem(last=False)
