"""For those who run a server: `/health` for everybody, `/metrics` for this machine."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address

import msgspec
from litestar import Response, get

from banneret.core.errors import UserError
from banneret.server.errors import NotFound
from banneret.server.thinkers import Thinkers
from banneret.server.web.application import ApplicationState
from banneret.server.web.requests import WebRequest, address_of, application_of

DATABASE_SECONDS = 2.0
LONG_QUEUE = 200
PASSED_ON = ("x-forwarded-for", "forwarded", "via")  # a proxy of this machine asks for somebody else


class Health(msgspec.Struct, frozen=True):
    """`database` and `bots` are `well` or what is wrong, in one word."""

    alive: bool
    database: str
    bots: str


async def database_of(application: ApplicationState) -> str:
    queue = application.lobby.services.queue
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            await queue.call(queue.store.banned)
    except TimeoutError:
        return "slow"
    except UserError:
        return "broken"
    return "well"


def bots_of(application: ApplicationState) -> str:
    thinkers = application.lobby.services.thinkers
    if not isinstance(thinkers, Thinkers):
        return "well"
    return "busy" if thinkers.queue.waiting() > LONG_QUEUE else "well"


@get("/health")
async def health(request: WebRequest) -> Response[Health]:
    """Whether the server can do its work: 200, or 503 where the database cannot be used."""
    application = application_of(request)
    found = Health(True, await database_of(application), bots_of(application))
    return Response(found, status_code=200 if found.database == "well" else 503)


def gauges(application: ApplicationState) -> dict[str, tuple[str, float]]:
    lobby = application.lobby
    thinkers = lobby.services.thinkers
    waiting, killed = (thinkers.queue.waiting(), thinkers.killed) if isinstance(thinkers, Thinkers) else (0, 0)
    streams = sum(count for name, count in application.streams.here.items() if name.startswith("address "))
    return {
        "streams": ("Open streams.", streams),
        "tables_in_memory": ("Tables that are kept in memory.", lobby.tables_at_hand()),
        "bots_waiting": ("Questions that wait for a bot to think.", waiting),
        "bots_stopped": ("Thoughts that took too long and were ended.", killed),
    }


@get("/metrics")
async def metrics(request: WebRequest) -> Response[str]:
    """Figures in the form of Prometheus, for programs on this machine alone."""
    application = application_of(request)
    if not is_here(address_of(request)) or any(name in request.headers for name in PASSED_ON):
        raise NotFound("no_such_page")
    told = application.metrics.text(gauges(application))
    return Response(told, media_type="text/plain; version=0.0.4; charset=utf-8")


def is_here(address: str) -> bool:
    try:
        return ip_address(address.partition("/")[0]).is_loopback or address == "::/64"
    except ValueError:
        return False


HANDLERS = [health, metrics]
