"""Templates: one environment, escaping always on, and the frame that all pages share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path

from minijinja import Environment, load_from_path, safe

from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.server.holidays import last_day
from banneret.server.people import THEMES
from banneret.server.web.languages import (
    LANGUAGE_NAMES,
    LANGUAGES,
    iso_date,
    page_texts,
    said_date,
    said_day,
    said_number,
    said_share,
    said_time,
)
from banneret.server.web.styles import SCRIPTS, STYLES, static_address
from banneret.server.web.visitors import Visitor

TEMPLATES = Path(__file__).parents[1] / "templates"
PIECES_KEPT = 2048


def _escape_always(name: str) -> str:
    return "html"


ENVIRONMENT = Environment(
    loader=load_from_path(TEMPLATES),
    auto_escape_callback=_escape_always,
    undefined_behavior="strict",
    trim_blocks=True,
    lstrip_blocks=True,
)
ENVIRONMENT.add_global("languages", dict(LANGUAGE_NAMES))
ENVIRONMENT.add_global("themes", list(THEMES))


ENVIRONMENT.add_global("static", static_address)


def sayer(texts: Texts) -> Callable[..., str]:
    """`t("key", name=...)` in a template."""

    def say(key: str, **parts: Json) -> str:
        return texts.say(key, parts)

    return say


def has_text(texts: Texts) -> Callable[[str], bool]:
    def has(key: str) -> bool:
        return texts.has(key)

    return has


@cache
def words(language: str, texts: Texts | None = None) -> dict[str, object]:
    """What every template may say in a language; there are as many as there are languages and games."""

    def date(at: float) -> str:
        return said_date(at, language)

    def last_day_of_holiday(until: float) -> str:
        return said_day(last_day(until), language)

    def time(at: float) -> str:
        return said_time(at, language)

    def number(value: float) -> str:
        return said_number(value, language)

    def share(value: float) -> str:
        return said_share(value, language)

    known = texts or page_texts(language)
    return {
        "t": sayer(known),
        "has_text": has_text(known),
        "date": date,
        "last_day_of_holiday": last_day_of_holiday,
        "time": time,
        "number": number,
        "share": share,
        "iso": iso_date,
        "language": language,
    }


def draw(template: str, language: str, parts: Mapping[str, object], texts: Texts | None = None) -> str:
    """A piece of a page."""
    return str(ENVIRONMENT.render_template(template, **words(language, texts), **parts))


@lru_cache(maxsize=PIECES_KEPT)
def drawn_once(template: str, language: str, texts: Texts, parts: tuple[tuple[str, object], ...]) -> str:
    """A small piece of a page that follows from these values alone: drawn once for all who see the same."""
    return draw(template, language, dict(parts), texts)


def page(template: str, visitor: Visitor, path: str, parts: Mapping[str, object], texts: Texts | None = None) -> str:
    """A whole page; `path` is where its language and theme switches lead back to."""
    frame = {"visitor": visitor, "path": path, "styles": STYLES, "scripts": SCRIPTS, "modules": [], "body_class": ""}
    return draw(template, visitor.language, {**frame, **parts}, texts)


__all__ = ["LANGUAGES", "THEMES", "draw", "drawn_once", "page", "safe"]
