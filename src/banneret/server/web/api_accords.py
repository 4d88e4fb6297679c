"""The JSON API of what people at a table agree on."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import JSONBody

from banneret.server.commands import Agree, AskBack, OfferPause, Refuse, ReplaceLate, Resume, WaitOn
from banneret.server.scene import ClockCard, OfferCard
from banneret.server.web.api_kit import WITH_TOKEN, WRITING, Command, Count, Key, Seat, TableId, seat_at
from banneret.server.web.requests import WebRequest
from banneret.server.web.table_visit import Outcome, visit


class Consent(msgspec.Struct, forbid_unknown_fields=True):
    """Yes or no to the offer of this number."""

    offer: Count
    agree: bool
    key: Key


class BackTo(msgspec.Struct, forbid_unknown_fields=True):
    """`lines`: how long the record is for who asks."""

    lines: Count
    key: Key


class OfferInfo(msgspec.Struct, frozen=True):
    """Something that all people at the table have to agree to: `pause` or `take_back`. `missing` have not yet."""

    number: int
    what: str
    name: str
    mine: bool
    missing: list[str]


class ClockInfo(msgspec.Struct, frozen=True):
    """The time of a person to answer: `until` is when it is up, 0 while it does not run out; then `left` tells the
    seconds. `late`: it is up, and the host decides."""

    seat: int
    runs: bool
    until: float
    left: float
    late: bool


def clock_info(card: ClockCard) -> ClockInfo:
    return ClockInfo(card.seat, card.runs, card.until, card.left, card.late)


def offer_info(card: OfferCard) -> OfferInfo:
    return OfferInfo(card.number, card.what, card.name, card.mine, list(card.missing))


@post("/tables/{table:str}/pause", operation_id="offerPause", responses=WRITING, security=WITH_TOKEN)
async def pause(request: WebRequest, table: TableId, data: JSONBody[Command]) -> Outcome:
    """Offer a pause, which begins when all people at the table have agreed."""
    return await (await seat_at(request, table)).perform(data.key, OfferPause())


@post("/tables/{table:str}/resume", operation_id="resume", responses=WRITING, security=WITH_TOKEN)
async def resume(request: WebRequest, table: TableId, data: JSONBody[Command]) -> Outcome:
    """Let a game go on that is paused."""
    return await (await seat_at(request, table)).perform(data.key, Resume())


@post("/tables/{table:str}/ask-back", operation_id="askBack", responses=WRITING, security=WITH_TOKEN)
async def ask_back(request: WebRequest, table: TableId, data: JSONBody[BackTo]) -> Outcome:
    """Ask to take the own last answer back, with everything that came after it; all people have to agree."""
    return await (await seat_at(request, table)).perform(data.key, AskBack(data.lines))


@post("/tables/{table:str}/consent", operation_id="consent", responses=WRITING, security=WITH_TOKEN)
async def consent(request: WebRequest, table: TableId, data: JSONBody[Consent]) -> Outcome:
    """Agree to an offer or decline it; declining the own one withdraws it."""
    command = Agree(data.offer) if data.agree else Refuse(data.offer)
    return await (await seat_at(request, table)).perform(data.key, command)


@post("/tables/{table:str}/late/{seat:int}/wait", operation_id="waitOn", responses=WRITING, security=WITH_TOKEN)
async def wait_on(request: WebRequest, table: TableId, seat: Seat, data: JSONBody[Command]) -> Outcome:
    """Wait on for somebody whose time is up (the host)."""
    return await (await visit(request, table)).perform(data.key, WaitOn(seat))


@post("/tables/{table:str}/late/{seat:int}/bot", operation_id="replaceLate", responses=WRITING, security=WITH_TOKEN)
async def replace_late(request: WebRequest, table: TableId, seat: Seat, data: JSONBody[Command]) -> Outcome:
    """Let a bot take over for somebody whose time is up (the host)."""
    return await (await visit(request, table)).perform(data.key, ReplaceLate(seat))


INPUTS = (Consent, BackTo)
HANDLERS = [pause, resume, ask_back, consent, wait_on, replace_late]
