"""Reverse proxies that are trusted to say who asks. They are named when the server is started; nobody else is heard."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from litestar.types import HTTPScope

from banneret.server.errors import BadInput

FORWARDED_FOR, FORWARDED_PROTO = b"x-forwarded-for", b"x-forwarded-proto"
SCHEMES = (b"http", b"https")


def network_of(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name.strip(), strict=False)
    except ValueError as error:
        raise BadInput("bad_proxy", {"name": name}) from error


class Proxies:
    """Addresses and networks, such as `127.0.0.1` and `10.0.0.0/8`."""

    def __init__(self, named: Sequence[str] = ()) -> None:
        self.networks = [network_of(name) for name in named]

    def trusts(self, host: str) -> bool:
        if not self.networks:
            return False
        try:
            address: IPv4Address | IPv6Address = ip_address(host)
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(address in network for network in self.networks)

    def learn(self, scope: HTTPScope) -> None:
        """Put into a request who really asks, and by which scheme, where a trusted proxy has passed it on.

        Of several addresses the last one counts that is no proxy of ours: those before it anybody may have written.
        """
        client = scope.get("client")
        if client is None or not self.trusts(client[0]):
            return
        told = [value for name, value in scope["headers"] if name == FORWARDED_FOR]
        hosts = [part.strip() for part in b",".join(told).decode("latin-1").split(",") if part.strip()]
        asks = next((host for host in reversed(hosts) if not self.trusts(host)), "")
        if asks and is_address(asks):
            scope["client"] = (asks, 0)
        schemes = [value.strip().lower() for name, value in scope["headers"] if name == FORWARDED_PROTO]
        if schemes and schemes[-1] in SCHEMES:
            scope["scheme"] = schemes[-1].decode()


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
