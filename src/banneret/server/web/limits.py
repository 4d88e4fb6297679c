"""How much one address and one person may ask: buckets that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Protocol

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
    letters: Rate = Rate(4, 1 / 3600)
    streams_of_address: int = 60
    streams_of_person: int = 12
    body: int = 32 * 1024
    target: int = 2048
    address_work: Rate = Rate(10, 0.4)
    requests_at_once: int = 3
    requests_waiting: int = 60


ALONE = nullcontext()
UNLIMITED = Rate(10**9, 1e9)
NO_LIMITS = Limits(
    UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, 10**9, 10**9,
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


class OwnSlots:
    """A value and a time for each name, in the memory of this process; those unused longest are forgotten."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def holding(self, name: str) -> AbstractContextManager[None]:
        """Nobody else changes anything here."""
        return ALONE

    def get(self, name: str) -> tuple[float, float] | None:
        return self._kept.get(name)

    def put(self, name: str, value: float, at: float) -> None:
        self._kept[name] = (value, at)
        self._kept.move_to_end(name)
        while len(self._kept) > MOST_BUCKETS:
            self._kept.popitem(last=False)


class Slots(Protocol):
    """Where values are kept, alone or together with other processes."""

    def holding(self, name: str) -> AbstractContextManager[None]: ...

    def get(self, name: str) -> tuple[float, float] | None: ...

    def put(self, name: str, value: float, at: float) -> None: ...


class Buckets:
    """A bucket for each kind of request and who makes it."""

    def __init__(self, slots: Slots | None = None) -> None:
        self._slots: Slots = slots or OwnSlots()

    def take(self, kind: str, who: str, rate: Rate, now: float) -> float:
        """Take one request out of a bucket: 0, or how many seconds to wait until there is one."""
        name = f"{kind} {who}"
        with self._slots.holding(name):
            left = self._filled(name, rate, now)
            wait = 0.0 if left >= 1.0 else (1.0 - left) / rate.per_second
            self._slots.put(name, left - 1.0 if wait == 0.0 else left, now)
        return wait

    def charge(self, kind: str, who: str, rate: Rate, now: float, cost: float) -> None:
        """Take what something has cost, known afterwards: a bucket may come to owe as much as it can hold."""
        name = f"{kind} {who}"
        with self._slots.holding(name):
            self._slots.put(name, max(-float(rate.burst), self._filled(name, rate, now) - cost), now)

    def debt(self, kind: str, who: str, rate: Rate, now: float) -> float:
        """How many seconds until a bucket owes nothing any more."""
        left = self._filled(f"{kind} {who}", rate, now)
        return max(0.0, -left / rate.per_second)

    def _filled(self, name: str, rate: Rate, now: float) -> float:
        left, at = self._slots.get(name) or (float(rate.burst), now)
        return min(float(rate.burst), left + max(0.0, now - at) * rate.per_second)


class OtherStreams(Protocol):
    """The open streams of one process, for all to see."""

    def get(self, name: str) -> tuple[float, float] | None: ...

    def put(self, name: str, value: float, at: float) -> None: ...

    def drop(self, name: str) -> None: ...

    def clear(self) -> None: ...


class OpenStreams:
    """How many streams an address or a person has open, at all processes of this server. Of `places`, one for each
    process, the one at `number` is this one's."""

    def __init__(self, places: Sequence[OtherStreams] = (), number: int = 0) -> None:
        self.here: dict[str, int] = {}
        self._mine = places[number] if places else None
        self._others = [place for place in places if place is not self._mine]
        if self._mine is not None:
            self._mine.clear()

    def count(self, name: str) -> int:
        told = [place.get(name) for place in self._others]
        return self.here.get(name, 0) + sum(int(slot[0]) for slot in told if slot is not None)

    def enter(self, name: str, now: float) -> None:
        self._note(name, self.here.get(name, 0) + 1, now)

    def leave(self, name: str, now: float) -> None:
        self._note(name, self.here[name] - 1, now)

    def _note(self, name: str, count: int, now: float) -> None:
        if count > 0:
            self.here[name] = count
        else:
            del self.here[name]
        if self._mine is not None and count > 0:
            self._mine.put(name, count, now)
        elif self._mine is not None:
            self._mine.drop(name)
