"""Which language a reader gets, and dates and numbers in it."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache, lru_cache
from pathlib import Path

from babel.dates import format_date, format_skeleton, format_time
from babel.numbers import format_decimal, format_percent

from banneret.core.kind import GameKind
from banneret.core.refusals import Refusal
from banneret.core.texts import LANGUAGES, Texts
from banneret.core.wording import Wording
from banneret.games import registry
from banneret.insight import TEXTS as INSIGHT_TEXTS

TEXTS_FOLDER = str(Path(__file__).parents[1] / "texts")
LANGUAGE_NAMES = {"en": "English", "hu": "Magyar"}
MOST_WISHES = 20
HEADERS_KEPT = 64  # browsers say the same few


@lru_cache(maxsize=HEADERS_KEPT)
def preferred(accepted: str, fallback: str) -> str:
    """The first of our languages in an Accept-Language header, by its weights."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:MOST_WISHES]):
        name, _, weight = part.strip().partition(";")
        language = name.strip().lower().partition("-")[0]
        try:
            share = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            share = 0.0
        if language in LANGUAGES and share > 0:
            wishes.append((-share, place, language))
    return min(wishes)[2] if wishes else fallback


@cache
def page_texts(language: str) -> Texts:
    """The words of the pages around the tables."""
    return Texts(language, [TEXTS_FOLDER, INSIGHT_TEXTS])


@cache
def game_texts(game: str, language: str) -> Texts:
    """The words of a game, with those of the pages beneath them."""
    kind: GameKind = registry.load(game)
    return Texts(language, [TEXTS_FOLDER, INSIGHT_TEXTS, str(kind.folder / "texts")])


def refusal_words(refusal: Refusal, wording: Wording) -> str:
    """Why an answer is not allowed; pages show the rule beside it."""
    return wording.texts.say(f"refusal-{refusal.code.replace('_', '-')}", wording.readable(refusal.parts))


def said_date(at: float, language: str) -> str:
    """Day and time of day, in universal time: the server does not know where its readers live."""
    moment = datetime.fromtimestamp(at, UTC)
    return f"{format_date(moment, 'long', locale=language)}, {format_time(moment, 'HH:mm', locale=language)} UTC"


def said_day(at: float, language: str) -> str:
    """A day of the year, in universal time."""
    return str(format_skeleton("MMMMd", datetime.fromtimestamp(at, UTC), locale=language))


def said_time(at: float, language: str) -> str:
    return format_time(datetime.fromtimestamp(at, UTC), "HH:mm", locale=language)


def iso_date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def said_number(value: float, language: str) -> str:
    return str(format_decimal(value, locale=language))


def said_share(value: float, language: str) -> str:
    """A share of one as a percentage without decimals."""
    return str(format_percent(value, locale=language))


__all__ = [
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "game_texts",
    "iso_date",
    "page_texts",
    "preferred",
    "refusal_words",
    "said_date",
    "said_day",
    "said_number",
    "said_share",
    "said_time",
]
