"""Who I am here: where I am signed in, how I come back, how I get to another device, what is known of me."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from banneret.core.errors import UserError
from banneret.server.codes import DEVICE, LIFETIMES, RECOVERY
from banneret.server.own_data import forget_person, own_data
from banneret.server.store.rows import Person
from banneret.server.web.access import check_browser
from banneret.server.web.faults import sentence_of, status_of
from banneret.server.web.languages import page_texts
from banneret.server.web.links import Link, link_to
from banneret.server.web.lobby import origin_of
from banneret.server.web.pages import page
from banneret.server.web.requests import (
    WebRequest,
    address_of,
    application_of,
    form_of,
    go_to,
    known_as,
    lobby_of,
    person_of,
    shown,
    unknown_again,
    visitor_of,
)

PATH = "/settings/identity"


async def identity_page(
    request: WebRequest, code: str = "", link: Link | None = None, fault: str = "", status: int = 200
) -> Response[str]:
    visitor, lobby = visitor_of(request), lobby_of(request)
    known = visitor.person is not None
    parts = {
        "known": known,
        "sessions": await lobby.sessions.of(visitor.id) if known else [],
        "session": visitor.session,
        "recovery": known and await lobby.codes.has_recovery(visitor.id),
        "code": code,
        "link": link,
        "fault": fault,
    }
    return shown(page("identity.html", visitor, PATH, parts), status)


@get(PATH)
async def identity(request: WebRequest) -> Response[str]:
    check_browser(request)
    return await identity_page(request)


# Signing out.


@post(PATH + "/sign-out")
async def sign_out(request: WebRequest) -> Response[None]:
    """Here, or everywhere."""
    check_browser(request)
    visitor, sessions = visitor_of(request), lobby_of(request).sessions
    if visitor.person is not None:
        if form_of(request).flag("everywhere"):
            await sessions.end_all(visitor.id)
        else:
            await sessions.end(visitor.id, visitor.session)
    unknown_again(request)
    return go_to("/")


@post(PATH + "/sessions/{session:str}/end")
async def end_session(request: WebRequest, session: FromPath[str]) -> Response[None]:
    check_browser(request)
    person = await person_of(request)
    await lobby_of(request).sessions.end(person.id, session)
    if session == visitor_of(request).session:
        unknown_again(request)
    return go_to(PATH)


# Coming back.


@post(PATH + "/recovery")
async def make_recovery_code(request: WebRequest) -> Response[str]:
    """A recovery code, shown once."""
    check_browser(request)
    person = await person_of(request)
    return await identity_page(request, code=await lobby_of(request).codes.recovery_code(person.id))


def recover_page(request: WebRequest, fault: str = "", status: int = 200) -> Response[str]:
    return shown(page("recover.html", visitor_of(request), "/recover", {"fault": fault}), status)


@get("/recover")
async def recover(request: WebRequest) -> Response[str]:
    return recover_page(request)


async def sign_in(request: WebRequest, code: str, use: str) -> Person:
    """The visitor becomes the person that a code stands for, with a fresh session."""
    check_browser(request)
    application, visitor = application_of(request), visitor_of(request)
    application.take("invites", address_of(request), application.config.limits.address_invites)
    person = await application.lobby.people.get(await application.lobby.codes.take(code, use))
    known_as(request, person, await application.fresh_session(visitor, person))
    return person


@post("/recover")
async def use_recovery_code(request: WebRequest) -> Response[str] | Response[None]:
    try:
        await sign_in(request, form_of(request).text("code"), RECOVERY)
    except UserError as error:
        sentence = sentence_of(error, page_texts(visitor_of(request).language))
        return recover_page(request, sentence, status_of(error))
    return go_to(PATH)


# Another device.


@post(PATH + "/device")
async def make_device_link(request: WebRequest) -> Response[str]:
    """A link that counts once, for a few minutes."""
    check_browser(request)
    person = await person_of(request)
    token = await lobby_of(request).codes.device_token(person.id)
    words = page_texts(visitor_of(request).language).say("web-device-link", {"minutes": int(LIFETIMES[DEVICE] // 60)})
    return await identity_page(request, link=link_to(f"{origin_of(request)}/device/{token}", words, True))


@get("/device/{token:str}")
async def device(request: WebRequest, token: FromPath[str]) -> Response[str]:
    """Asks whether to go on as this person: being opened, by whatever looks at links, does not use the link up."""
    check_browser(request)
    application, visitor = application_of(request), visitor_of(request)
    application.take("invites", address_of(request), application.config.limits.address_invites)
    person = await application.lobby.people.get(await application.lobby.codes.whose(token, DEVICE))
    parts = {"token": token, "name": person.name, "same": person.id == visitor.id}
    return shown(page("device.html", visitor, f"/device/{token}", parts))


@post("/device")
async def use_device_link(request: WebRequest) -> Response[None]:
    await sign_in(request, form_of(request).text("token"), DEVICE)
    return go_to("/mine")


# What is known of me.


@get(PATH + "/export")
async def export(request: WebRequest) -> Response[bytes]:
    """Everything that belongs to the visitor, as a file."""
    check_browser(request)
    person = await person_of(request)
    text = msgspec.json.format(msgspec.json.encode(await own_data(lobby_of(request), person)), indent=2)
    headers = {"content-disposition": 'attachment; filename="banneret.json"'}
    return Response(text, media_type="application/json", headers=headers)


@post(PATH + "/delete")
async def delete(request: WebRequest) -> Response[str] | Response[None]:
    check_browser(request)
    visitor = visitor_of(request)
    if not form_of(request).flag("sure"):
        sentence = page_texts(visitor.language).say("web-delete-not-sure")
        return await identity_page(request, fault=sentence, status=400)
    if visitor.person is not None:
        await forget_person(lobby_of(request), visitor.person)
    unknown_again(request)
    return go_to("/")


HANDLERS = [
    identity, sign_out, end_session, make_recovery_code, recover, use_recovery_code, make_device_link, device,
    use_device_link, export, delete,
]  # fmt: skip
