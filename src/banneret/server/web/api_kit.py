"""What the operations of the JSON API share."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from banneret.server.errors import Forbidden
from banneret.server.web.faults import Fault
from banneret.server.web.requests import WebRequest
from banneret.server.web.table_visit import TableVisit, visit

Name = Annotated[str, msgspec.Meta(max_length=64)]
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]{8,64}$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
TableId = Annotated[str, PathParameter(max_length=64)]
Seat = Annotated[int, PathParameter(ge=0, le=31)]


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """A command with its key: sent twice, it counts once."""

    key: Key


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    words = {
        400: "The request does not make sense.",
        401: "Without a token, or with one that does not count.",
        403: "Not for this person.",
        404: "There is no such thing.",
        405: "Not with this method.",
        409: "Not now.",
        410: "It counts no longer.",
        413: "Too long.",
        415: "Neither a form nor JSON.",
        429: "Too many requests; Retry-After says how long to wait.",
        503: "The server stops, or its database cannot be used; Retry-After says how long to wait.",
    }
    return {status: ResponseSpec(Fault, generate_examples=False, description=words[status]) for status in statuses}


WITH_TOKEN: list[dict[str, list[str]]] = [{"token": []}]
READING = problems(400, 401, 403, 404, 409, 429, 503)
WRITING = problems(400, 401, 403, 404, 409, 410, 413, 415, 429, 503)


async def seat_at(request: WebRequest, table: str) -> TableVisit:
    """Who plays at the table."""
    at = await visit(request, table)
    if at.seat < 0:
        raise Forbidden("not_seated")
    return at
