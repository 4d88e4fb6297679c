"""The settings of a person: name, language and theme, and how they play."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromQuery

from banneret.core.errors import UserError
from banneret.server.holidays import holiday_until, take_holiday
from banneret.server.web.faults import sentence_of
from banneret.server.web.forms import safe_path
from banneret.server.web.languages import page_texts
from banneret.server.web.pages import page
from banneret.server.web.playing_settings import playing_parts
from banneret.server.web.requests import (
    WebRequest,
    application_of,
    form_of,
    go_to,
    person_of,
    shown,
    visitor_of,
)


def settings_page(request: WebRequest, saved: bool = False, fault: str = "") -> Response[str]:
    visitor, now = visitor_of(request), application_of(request).now()
    parts = {"saved": saved, "fault": fault, **playing_parts(visitor, now)}
    return shown(page("settings.html", visitor, "/settings", parts), 400 if fault else 200)


@get("/settings")
async def settings(request: WebRequest, saved: FromQuery[bool] = False) -> Response[str]:
    return settings_page(request, saved)


@post("/settings")
async def save_settings(request: WebRequest) -> Response[str] | Response[None]:
    form, application, visitor = form_of(request), application_of(request), visitor_of(request)
    try:
        person = await person_of(request, form.text("name"))
        await application.lobby.people.change(person.id, None, form.text("language"), form.text("theme"))
    except UserError as error:
        return settings_page(request, fault=sentence_of(error, page_texts(visitor.language)))
    return go_to("/settings?saved=true")


@post("/settings/playing")
async def save_playing(request: WebRequest) -> Response[str] | Response[None]:
    """Holidays, and being asked before an answer that cannot be taken back."""
    form, application, visitor = form_of(request), application_of(request), visitor_of(request)
    day = form.text("holiday")
    try:
        until = holiday_until(day, application.now()) if day else None
        person = await person_of(request)
        person = await application.lobby.people.note_confirms(person.id, form.flag("confirms"))
        if until != person.holiday:
            await take_holiday(application.lobby, person, until)
    except UserError as error:
        return settings_page(request, fault=sentence_of(error, page_texts(visitor.language)))
    return go_to("/settings?saved=true")


@post("/settings/quick")
async def quick_settings(request: WebRequest) -> Response[None]:
    """Language and theme, from the menu of every page."""
    form, application = form_of(request), application_of(request)
    person = await person_of(request)
    given = {name for name, _ in form.pairs}
    language = form.text("language") if "language" in given else None
    theme = form.text("theme") if "theme" in given else None
    await application.lobby.people.change(person.id, None, language, theme)
    return go_to(safe_path(form.text("back", "/")))


HANDLERS = [settings, save_settings, save_playing, quick_settings]
