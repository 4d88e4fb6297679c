"""Being called back: which browsers and which address, the links in letters, and what an installed app needs."""

from __future__ import annotations

import json
from hashlib import sha256

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from banneret.core.errors import UserError
from banneret.core.texts import LANGUAGES
from banneret.server.calls.call_book import HOURS, USUAL_HOURS
from banneret.server.errors import NotFound
from banneret.server.web.access import check_browser
from banneret.server.web.faults import sentence_of, status_of
from banneret.server.web.languages import page_texts
from banneret.server.web.pages import page
from banneret.server.web.requests import (
    WebRequest,
    address_of,
    application_of,
    form_of,
    go_to,
    person_of,
    shown,
    takes_json,
    visitor_of,
)
from banneret.server.web.styles import CALL_SCRIPTS, SCRIPTS, WORKER, scripts, static_address

PATH = "/settings/calls"
PARCHMENT, WOOD = "#f4e8cd", "#53351f"


async def calls_page(
    request: WebRequest, fault: str = "", status: int = 200, sent: bool = False, saved: bool = False
) -> Response[str]:
    visitor, book = visitor_of(request), application_of(request).calls
    known = visitor.person is not None
    devices = await book.devices(visitor.id) if known else []
    parts = {
        "known": known,
        "push": book.sender is not None,
        "letters": book.post is not None,
        "devices": devices,
        "session": visitor.session,
        "here": any(one.session == visitor.session for one in devices),
        "mail": await book.address(visitor.id) if known else None,
        "hours": HOURS,
        "usual_hours": USUAL_HOURS,
        "fault": fault,
        "sent": sent,
        "saved": saved,
        "scripts": [*SCRIPTS, *CALL_SCRIPTS],
    }
    return shown(page("calls.html", visitor, PATH, parts), status)


@get(PATH)
async def calls(request: WebRequest, sent: FromQuery[bool] = False, saved: FromQuery[bool] = False) -> Response[str]:
    check_browser(request)
    return await calls_page(request, sent=sent, saved=saved)


# Browsers.


@get("/calls/key")
async def push_key(request: WebRequest) -> Response[dict[str, str]]:
    """The public key of this server, which browsers give to their push service."""
    sender = application_of(request).calls.sender
    if sender is None:
        raise NotFound("no_push_here")
    return Response({"key": sender.signer.public})


@post(PATH + "/device")
async def add_device(request: WebRequest) -> Response[dict[str, bool]] | Response[None]:
    """What a script was given by the push service of this browser."""
    check_browser(request)
    person, form = await person_of(request), form_of(request)
    visitor = visitor_of(request)
    await application_of(request).calls.add_device(
        person.id, visitor.session, visitor.agent, form.text("endpoint"), form.text("key"), form.text("auth")
    )
    return Response({"called": True}, status_code=201) if takes_json(request) else go_to(PATH)


@post(PATH + "/device/{device:str}/remove")
async def remove_device(request: WebRequest, device: FromPath[str]) -> Response[None]:
    check_browser(request)
    person = await person_of(request)
    await application_of(request).calls.remove_device(person.id, device)
    return go_to(PATH)


# The address.


@post(PATH + "/mail")
async def give_address(request: WebRequest) -> Response[str] | Response[None]:
    """A new address is sent a letter; for the one that counts already only the hours may change."""
    check_browser(request)
    application, form, visitor = application_of(request), form_of(request), visitor_of(request)
    address = form.text("address").strip()
    try:
        person, hours = await person_of(request), form.number("hours")
        known = await application.calls.address(person.id)
        if known is not None and known.confirmed and known.address == address:
            await application.calls.choose_hours(person.id, hours)
            return go_to(f"{PATH}?saved=true")
        limit, hidden = (
            application.config.limits.letters,
            sha256(address.lower().encode("utf-8", "replace")).hexdigest(),
        )
        for kind, who in (("address", address_of(request)), ("person", person.id), ("mailbox", hidden)):
            application.take(f"letters of {kind}", who, limit)
        await application.calls.give_address(person.id, address, hours, page_texts(visitor.language))
    except UserError as error:
        sentence = sentence_of(error, page_texts(visitor.language))
        return await calls_page(request, sentence, status_of(error))
    return go_to(f"{PATH}?sent=true")


@post(PATH + "/mail/remove")
async def remove_address(request: WebRequest) -> Response[None]:
    check_browser(request)
    person = await person_of(request)
    await application_of(request).calls.remove_address(person.id)
    return go_to(PATH)


# Links in letters. Being opened, by whatever looks at links, does nothing yet.


def link_page(request: WebRequest, path: str, words: str, button: bool = False) -> Response[str]:
    return shown(page("calls_link.html", visitor_of(request), path, {"words": words, "action": path, "button": button}))


@get("/calls/confirm/{token:str}")
async def confirm_page(request: WebRequest, token: FromPath[str]) -> Response[str]:
    confirmed = await application_of(request).calls.is_confirmed(token)
    words = "calls-confirmed" if confirmed else "calls-confirm"
    return link_page(request, f"/calls/confirm/{token}", words, not confirmed)


@post("/calls/confirm/{token:str}")
async def confirm(request: WebRequest, token: FromPath[str]) -> Response[str]:
    await application_of(request).calls.confirm(token)
    return link_page(request, f"/calls/confirm/{token}", "calls-confirmed")


@get("/calls/stop/{token:str}")
async def stop_page(request: WebRequest, token: FromPath[str]) -> Response[str]:
    stops = await application_of(request).calls.would_stop(token)
    return link_page(request, f"/calls/stop/{token}", "calls-stop" if stops else "calls-none-to-stop", stops)


@post("/calls/stop/{token:str}")
async def stop(request: WebRequest, token: FromPath[str]) -> Response[str]:
    """Our own button, and the one click of mail programs (RFC 8058): neither needs a cookie."""
    stopped = await application_of(request).calls.stop(token)
    return link_page(request, f"/calls/stop/{token}", "calls-stopped" if stopped else "calls-none-to-stop")


# An app that can be installed.


@get("/manifest.webmanifest")
async def manifest(request: WebRequest, lang: FromQuery[str] = "") -> Response[bytes]:
    """Browsers ask for it without a cookie, so the page says in which language."""
    texts = page_texts(lang if lang in LANGUAGES else visitor_of(request).language)
    icon = {"src": static_address("icon.svg"), "sizes": "any", "type": "image/svg+xml"}
    whole = {"src": static_address("app_icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "maskable"}
    told = {
        "id": "/", "name": texts.say("web-name"), "short_name": texts.say("web-name"), "lang": texts.language,
        "description": texts.say("calls-app"), "start_url": "/", "scope": "/", "display": "standalone",
        "background_color": PARCHMENT, "theme_color": WOOD, "icons": [icon, whole],
    }  # fmt: skip
    return Response(json.dumps(told, ensure_ascii=False).encode(), media_type="application/manifest+json")


@get(f"/{WORKER}")
async def service_worker() -> Response[bytes]:
    """At the root, so that it may speak for every table."""
    return Response(scripts()[WORKER], media_type="text/javascript; charset=utf-8")


HANDLERS = [
    calls, push_key, add_device, remove_device, give_address, remove_address, confirm_page, confirm, stop_page, stop,
    manifest, service_worker,
]  # fmt: skip
