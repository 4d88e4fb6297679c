"""What handlers ask of a request, and how they answer it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.status_codes import HTTP_303_SEE_OTHER

from banneret.server.hall import Hall
from banneret.server.store.rows import Person
from banneret.server.web.forms import Form
from banneret.server.web.guard import ARRIVED, FORM, VISITOR
from banneret.server.web.house import House
from banneret.server.web.visitors import Visitor

Asked = Request[Any, Any, State]
NOBODY = Visitor("", None, "en", "", "")  # whoever asks for a picture or a script: nobody needs to know


def house_of(request: Asked) -> House:
    return cast(House, request.app.state.house)


def hall_of(request: Asked) -> Hall:
    return house_of(request).hall


def visitor_of(request: Asked) -> Visitor:
    return cast(Visitor, cast(dict[str, object], request.scope).get(VISITOR, NOBODY))


def form_of(request: Asked) -> Form:
    return cast(Form, cast(dict[str, object], request.scope).get(FORM, Form([])))


async def person_of(request: Asked, name: str = "") -> Person:
    """The visitor as a person whom the house remembers from now on."""
    house, visitor = house_of(request), visitor_of(request)
    person = await house.person_for(visitor, name)
    if visitor.person != person:
        known = replace(visitor, id=person.id, person=person, csrf=house.keys.form_token(person.id))
        scope = cast(dict[str, object], request.scope)
        scope[VISITOR] = known
        if visitor.person is None:
            scope[ARRIVED] = house.keys.cookie(person.id)
    return person


def fresh_key(request: Asked) -> str:
    """A key for the forms of one page: sent twice, a form counts once."""
    return house_of(request).hall.services.ids.token()[:22]


def shown(html: str, status: int = 200) -> Response[str]:
    return Response(html, media_type=MediaType.HTML, status_code=status)


def go_to(path: str) -> Response[None]:
    """See the result of a form at another address, so that going back does not send it again."""
    return Response(None, status_code=HTTP_303_SEE_OTHER, headers={"location": path})


def address_of(request: Asked) -> str:
    """Who is limited: the address of the other end."""
    client = request.client
    return client.host if client is not None else ""


def takes_json(request: Asked) -> bool:
    return "application/json" in request.headers.get("accept", "")
