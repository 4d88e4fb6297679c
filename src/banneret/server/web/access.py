"""API access: a person makes, names and revokes the tokens of their programs."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath

from banneret.core.errors import UserError
from banneret.server.errors import Forbidden
from banneret.server.web.faults import sentence_of, status_of
from banneret.server.web.languages import page_texts
from banneret.server.web.pages import page
from banneret.server.web.requests import WebRequest, form_of, fresh_key, go_to, lobby_of, person_of, shown, visitor_of

PATH = "/settings/access"


def check_browser(request: WebRequest) -> None:
    """Whoever has got hold of a token must not make further ones with it."""
    if visitor_of(request).by_token:
        raise Forbidden("not_by_token")


async def access_page(request: WebRequest, fresh: str = "", fault: str = "", status: int = 200) -> Response[str]:
    visitor = visitor_of(request)
    tokens = await lobby_of(request).tokens.of(visitor.id) if visitor.person is not None else []
    parts = {"tokens": tokens, "fresh": fresh, "fault": fault, "key": fresh_key(request)}
    return shown(page("access.html", visitor, PATH, parts), status)


@get(PATH)
async def access(request: WebRequest) -> Response[str]:
    check_browser(request)
    return await access_page(request)


@post(PATH)
async def make_token(request: WebRequest) -> Response[str] | Response[None]:
    """A token, shown once: there is no address to see it at again."""
    check_browser(request)
    form = form_of(request)
    person = await person_of(request)
    try:
        made = await lobby_of(request).tokens.make(person, form.text("name"), form.text("key"))
    except UserError as error:
        sentence = sentence_of(error, page_texts(visitor_of(request).language))
        return await access_page(request, fault=sentence, status=status_of(error))
    return await access_page(request, fresh=made.text) if made.text else go_to(PATH)


@post(PATH + "/{token:str}/revoke")
async def revoke_token(request: WebRequest, token: FromPath[str]) -> Response[None]:
    check_browser(request)
    person = await person_of(request)
    await lobby_of(request).tokens.revoke(person.id, token)
    return go_to(PATH)


HANDLERS = [access, make_token, revoke_token]
