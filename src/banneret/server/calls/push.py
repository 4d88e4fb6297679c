"""Sends to push services. Browsers name them, so nobody is trusted: TLS and public addresses only, no redirects."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import httpcore

from banneret.server.calls.beside import beside
from banneret.server.calls.outcomes import GONE, LATER, Outcome, judged
from banneret.server.calls.sealing import SALT, Signer, sealed
from banneret.server.clock import Clock, Ids
from banneret.server.errors import BadInput
from banneret.server.store.call_rows import DeviceRow

SECONDS: Final = 10.0
KEPT_SECONDS: Final = 86400  # how long a push service keeps what it cannot deliver
LONGEST_ENDPOINT: Final = 1000
MOST_CONNECTIONS: Final = 200  # more than are sent to at once: nobody waits for a service that says nothing
MOST_LOOKUPS: Final = 200
TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))


class PrivateAddress(OSError):
    """A push service at an address that is none of the public network."""


def is_public(text: str) -> bool:
    """Whether an address belongs to the public network, also the one that is wrapped in it."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        wrapped: list[IPv4Address | None] = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if any(address in network for network in TRANSLATED):
            wrapped.append(IPv4Address(int(address) & 0xFFFFFFFF))
        if any(one is not None and not one.is_global for one in wrapped):
            return False
        if address.ipv4_mapped is not None:
            return True
    return address.is_global and not address.is_multicast


def check_endpoint(endpoint: str, private: bool) -> None:
    """Whether a browser may name this address; whom a name leads to is looked at when something is sent there."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadInput("bad_subscription") from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= LONGEST_ENDPOINT
    if not plain or not host or parts.username is not None or parts.fragment:
        raise BadInput("bad_subscription")
    if private:
        return
    if parts.scheme != "https" or port not in (None, 443):
        raise BadInput("bad_subscription")
    try:
        public = is_public(host)
    except ValueError:
        public = "." in host and not host.endswith((".local", ".internal", ".localhost"))
    if not public:
        raise BadInput("bad_subscription")


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses alone: a name is looked up once, and what was looked at is what is connected to."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._network = httpcore.AnyIOBackend()
        self._lookups = 0

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await self._addresses_of(host, port)
        if not addresses or not (self._private or all(map(is_public, addresses))):
            raise PrivateAddress(f"{host} is not in the public network")
        trouble: Exception | None = None
        for address in addresses:
            try:
                return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                trouble = error
        assert trouble is not None
        raise trouble

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _addresses_of(self, host: str, port: int) -> list[str]:
        """In a thread of its own: whoever answers for a name may take his time, and the server's threads have answers
        of players to judge."""
        if self._lookups >= MOST_LOOKUPS:
            raise OSError("too many names are being looked up")
        self._lookups += 1

        def look_up() -> list[str]:
            try:
                found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
                return list(dict.fromkeys(str(entry[4][0]) for entry in found))
            finally:
                self._lookups -= 1

        return await beside("lookup", look_up)


class PushSender:
    """Use it as `async with PushSender(...) as sender`."""

    def __init__(self, signer: Signer, clock: Clock, ids: Ids, private: bool = False, seconds: float = SECONDS) -> None:
        self.signer = signer
        self._clock = clock
        self._ids = ids
        self._private = private
        self._seconds = seconds
        self._pool = httpcore.AsyncConnectionPool(
            network_backend=PublicNetwork(private), max_connections=MOST_CONNECTIONS, keepalive_expiry=30.0
        )

    async def send(self, device: DeviceRow, payload: bytes, topic: str) -> Outcome:
        """Send a message; a later one of the same topic takes its place while it is not delivered."""
        try:
            check_endpoint(device.endpoint, self._private)
            body = sealed(payload, device.key, device.auth, self._ids.secret(), self._ids.secret()[:SALT])
            headers = {
                "authorization": self.signer.header(device.endpoint, self._clock.now()),
                "content-encoding": "aes128gcm", "content-type": "application/octet-stream",
                "content-length": str(len(body)), "ttl": str(KEPT_SECONDS), "urgency": "high", "topic": topic[:32],
            }  # fmt: skip
            async with (
                asyncio.timeout(self._seconds),
                self._pool.stream("POST", device.endpoint, headers=list(headers.items()), content=body) as response,
            ):
                return judged(response.status)
        except (BadInput, PrivateAddress, UnicodeError):
            return Outcome(GONE, "not an address of the public network")
        except (
            OSError,
            TimeoutError,
            httpcore.TimeoutException,
            httpcore.NetworkError,
            httpcore.ProtocolError,
        ) as error:
            return Outcome(LATER, type(error).__name__)

    async def close(self) -> None:
        await self._pool.aclose()
