"""What handlers ask of a request, and how they answer it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from secrets import token_hex
from typing import Any, TypeVar, cast

from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.status_codes import HTTP_303_SEE_OTHER

from banneret.server.lobby import Lobby
from banneret.server.store.rows import Person
from banneret.server.web.application import ApplicationState
from banneret.server.web.forms import Form
from banneret.server.web.guard import ARRIVED, FORM, VISITOR
from banneret.server.web.limits import limited_address
from banneret.server.web.visitors import Visitor

T = TypeVar("T")
WebRequest = Request[Any, Any, State]
NOBODY = Visitor("", None, "en", "", None)  # whoever asks for a picture or a script: nobody needs to know


def application_of(request: WebRequest) -> ApplicationState:
    return cast(ApplicationState, request.app.state.application)


def lobby_of(request: WebRequest) -> Lobby:
    return application_of(request).lobby


def visitor_of(request: WebRequest) -> Visitor:
    return cast(Visitor, cast(dict[str, object], request.scope).get(VISITOR, NOBODY))


def form_of(request: WebRequest) -> Form:
    return cast(Form, cast(dict[str, object], request.scope).get(FORM, Form([])))


async def in_thread(request: WebRequest, function: Callable[[], T]) -> T:
    """Something that takes long, done beside the loop and charged to who asks."""
    return await application_of(request).work.in_thread(address_of(request), function)


def charge_of(request: WebRequest) -> Callable[[float], None]:
    """Charges seconds of the processor to who asks."""
    return partial(application_of(request).work.charge, address_of(request))


async def person_of(request: WebRequest, name: str = "") -> Person:
    """The visitor as a person whom the server remembers from now on."""
    application, visitor = application_of(request), visitor_of(request)
    arrival = await application.person_for(visitor, name, form_of(request).text("key"))
    if visitor.person != arrival.person:
        known_as(request, arrival.person, arrival.session)
    return arrival.person


def known_as(request: WebRequest, person: Person, session: str) -> None:
    """From this request on the visitor is this person; with a session the browser gets its cookie."""
    application, visitor = application_of(request), visitor_of(request)
    application.lobby.services.homes.note(person.id, address_of(request))
    scope = cast(dict[str, object], request.scope)
    scope[VISITOR] = replace(visitor, id=person.id, person=person, session=session or visitor.session)
    if session:
        scope[ARRIVED] = application.keys.cookie(person.id, session)


def unknown_again(request: WebRequest) -> None:
    """The browser is sent the cookie of a stranger."""
    cast(dict[str, object], request.scope)[ARRIVED] = application_of(request).keys.cookie(token_hex(16))


def fresh_key(request: WebRequest) -> str:
    """A key for the forms of one page: sent twice, a form counts once."""
    return application_of(request).lobby.services.ids.token()[:22]


def shown(html: str, status: int = 200) -> Response[str]:
    return Response(html, media_type=MediaType.HTML, status_code=status)


def go_to(path: str) -> Response[None]:
    """See the result of a form at another address, so that going back does not send it again."""
    return Response(None, status_code=HTTP_303_SEE_OTHER, headers={"location": path})


def address_of(request: WebRequest) -> str:
    """Who is limited: the address of the other end, or its network."""
    client = request.client
    return limited_address(client.host) if client is not None else ""


def takes_json(request: WebRequest) -> bool:
    return "application/json" in request.headers.get("accept", "")
