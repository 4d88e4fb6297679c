"""The door for connections: so many for each address, and a request has to arrive whole within a time."""

from __future__ import annotations

import asyncio
import logging
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from banneret.server.web.limits import limited_address
from banneret.server.web.proxies import Proxies

MOST_OF_ADDRESS: Final = 128
WHOLE_SECONDS: Final = 10.0
FILES_KEPT: Final = 200  # for the database, bots, scripts and whatever else is open
FEWEST: Final = 100
MOST_ON_WINDOWS: Final = 400  # of the 512 that one process can wait for there
MESSAGES_A_MINUTE: Final = 20
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)


class Connections:
    """Who is connected, with so many files open for each. Addresses of trusted proxies stand for many, and have no
    limit of their own."""

    def __init__(
        self, proxies: Proxies, most_of_address: int = MOST_OF_ADDRESS, whole: float = WHOLE_SECONDS, files: int = 1
    ) -> None:
        self.proxies = proxies
        self.most_of_address = most_of_address
        self.whole = whole
        self.most = files_for_connections() // files
        self.by_address: Counter[str] = Counter()
        self.refused = 0
        self.too_slow = 0

    def enter(self, address: str) -> bool:
        """Count a connection; False where there are too many of its address, or of all."""
        self.by_address[address] += 1
        own = self.proxies.trusts(address) or self.by_address[address] <= self.most_of_address
        fits = own and self.by_address.total() <= self.most
        self.refused += not fits
        return fits

    def leave(self, address: str) -> None:
        self.by_address[address] -= 1
        if self.by_address[address] <= 0:
            del self.by_address[address]


def files_for_connections() -> int:
    """How many connections may be open: as many as the system lets us have files, less those that we need."""
    if sys.platform == "win32":
        return MOST_ON_WINDOWS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(FEWEST, (1 << 20 if most == resource.RLIM_INFINITY else most) - FILES_KEPT)


class GuardedProtocol(asyncio.Protocol, ABC):
    """Closes a connection whose request does not arrive whole in time, however slowly it drips in."""

    guests: Connections
    address = ""
    late: asyncio.TimerHandle | None = None

    # Of the protocols of uvicorn, beside one of which it stands.
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None

    @abstractmethod
    def awaits_more(self) -> bool:
        """Whether a request is still to come, or the rest of one."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = limited_address(self.client[0]) if self.client else ""
        if self.guests.enter(self.address):
            self.watch()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.guests.leave(self.address)
        self.forget()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.awaits_more():
            self.watch()
        else:
            self.forget()

    def watch(self) -> None:
        if self.late is None:
            self.late = self.loop.call_later(self.guests.whole, self.hang_up)

    def forget(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def hang_up(self) -> None:
        self.guests.too_slow += 1
        self.transport.abort()


class PlainProtocol(GuardedProtocol, H11Protocol):
    """With the parser that is written in Python."""

    def awaits_more(self) -> bool:
        return self.conn.their_state in UNFINISHED


def protocol_for(connections: Connections, *, plain: bool = False) -> type[asyncio.Protocol]:
    """The protocol of a server whose connections are counted there: the quick one where its parser is installed."""
    protocol: type[GuardedProtocol] = PlainProtocol
    if not plain:
        with suppress(ImportError):
            from banneret.server.quick_connections import QuickProtocol

            protocol = QuickProtocol
    return type("CountedProtocol", (protocol,), {"guests": connections})


class Sparing(logging.Filter):
    """Lets a message that is repeated without end through a few times a minute, so that nobody fills a disk with it."""

    def __init__(self, now: Callable[[], float], most: int = MESSAGES_A_MINUTE) -> None:
        super().__init__()
        self.now = now
        self.most = most
        self._minute = 0
        self._heard: Counter[Any] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(self.now() // 60)
        if minute != self._minute:
            self._minute = minute
            self._heard.clear()
        self._heard[record.name, record.msg] += 1
        return self._heard[record.name, record.msg] <= self.most
