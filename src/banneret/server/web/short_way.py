"""The short way of the request that comes most often: an answer to a question, as JSON or as the form of a script.

It does what the handlers do, without the framework around them. Whatever is unusual about a request goes the long way.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from banneret.server.commands import Answer
from banneret.server.errors import Forbidden
from banneret.server.web.api_shapes import Answers
from banneret.server.web.application import ApplicationState
from banneret.server.web.forms import Form
from banneret.server.web.table_commands import read_answer
from banneret.server.web.table_visit import Outcome, TableVisit
from banneret.server.web.visitors import Visitor

BY_PROGRAM: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/answers")
BY_SCRIPT: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,64})/answer")
DECODER: Final = msgspec.json.Decoder(Answers)


async def answered(
    application: ApplicationState, visitor: Visitor, path: str, form: Form, body: bytes, accepts: str
) -> bytes | None:
    """The outcome of an answer as JSON; None where the request is another one."""
    if visitor.person is None:
        return None
    if (found := BY_PROGRAM.fullmatch(path)) is not None:
        try:
            data = DECODER.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return None
        at = await visit_of(application, visitor, found[1])
        if at.seat < 0:
            raise Forbidden("not_seated")
        return encoded(await at.perform(data.key, Answer(at.seat, data.question, data.actions)))
    if "application/json" in accepts and (found := BY_SCRIPT.fullmatch(path)) is not None:
        at = await visit_of(application, visitor, found[1])
        return encoded(await at.perform(form.text("key"), read_answer(form, at)))
    return None


async def visit_of(application: ApplicationState, visitor: Visitor, table: str) -> TableVisit:
    assert visitor.person is not None
    live = await application.lobby.table(table)
    snapshot = await live.seen_by(visitor.id)
    return TableVisit(live, visitor.person, snapshot, snapshot.seat_of(visitor.id), visitor.language)


def encoded(outcome: Outcome) -> bytes:
    return msgspec.json.encode(outcome)
