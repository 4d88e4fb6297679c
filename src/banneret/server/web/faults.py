"""What can go wrong with a request, as a status and a sentence: a page for people, JSON for programs."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from banneret.core.errors import RecordError, UserError
from banneret.core.texts import Texts
from banneret.server.errors import BadInput, Conflict, Forbidden, Gone, NotFound, StoreError
from banneret.server.web.languages import page_texts
from banneret.server.web.pages import page
from banneret.server.web.visitors import Visitor

LOG = logging.getLogger(__name__)
TOLD = frozenset(
    {"store_busy", "server_stops", "record_other_rules", "store_trouble", "table_unreadable", "tutor_away"}
)
RETRY_SECONDS = 5  # what somebody is told to wait where the server or its database cannot answer now
NO_STORE = {"cache-control": "no-store"}


class TooMany(UserError):
    """More requests than the server allows (429); `wait` is how many seconds until the next."""

    def __init__(self, wait: float) -> None:
        seconds = max(1, int(wait + 0.999))
        super().__init__("too_many_requests", {"seconds": seconds})
        self.seconds = seconds


class TooLarge(UserError):
    """A request that is too long (413, 414)."""


class WrongType(UserError):
    """A body that is neither a form nor JSON (415)."""


class NotAllowed(UserError):
    """The address is there, but not for this method (405); `methods` are those that it is there for."""

    def __init__(self, methods: Iterable[str] = ()) -> None:
        super().__init__("not_allowed")
        self.methods = sorted(methods)


class WithoutToken(UserError):
    """A program that has to show a token, or another one (401)."""


class OurFault(UserError):
    """Our own fault (500)."""


STATUSES: list[tuple[type[UserError], int]] = [
    (TooMany, 429),
    (OurFault, 500),
    (TooLarge, 413),
    (WrongType, 415),
    (NotAllowed, 405),
    (WithoutToken, 401),
    (BadInput, 400),
    (Forbidden, 403),
    (NotFound, 404),
    (Conflict, 409),
    (Gone, 410),
    (StoreError, 503),
    (UserError, 400),
]


class Fault(msgspec.Struct, frozen=True):
    """An error as programs get it: `code` for them, `sentence` for whoever reads over their shoulder."""

    status: int
    code: str
    sentence: str


@dataclass(frozen=True)
class Answer:
    """A finished response."""

    status: int
    body: bytes
    content_type: str
    headers: dict[str, str]


def status_of(error: UserError) -> int:
    if error.code in ("unknown_game", "no_such_page"):
        return 404
    return next(status for kind, status in STATUSES if isinstance(error, kind))


def for_visitors(error: UserError) -> UserError:
    """An error as visitors get it: nothing of the address, the place or the contents of the database."""
    if isinstance(error, StoreError) and error.code not in TOLD:
        LOG.error("the database fails: %s", error)
        return StoreError("store_trouble")
    if isinstance(error, RecordError) and error.code not in TOLD:
        LOG.error("a table cannot be read: %s", error)
        return StoreError("table_unreadable")
    return error


def sentence_of(error: UserError, texts: Texts) -> str:
    error = for_visitors(error)
    key = f"error-{error.code.replace('_', '-')}"
    if not texts.has(key):
        return texts.say("error-unexpected")
    try:
        return texts.error(UserError(error.code, error.parts))
    except ValueError:
        return texts.say("error-unexpected")


def wants_json(path: str, accepts: str) -> bool:
    """Programs and scripts get JSON, browsers pages."""
    return path.startswith("/api/") or ("application/json" in accepts and "text/html" not in accepts)


def answer_for(error: UserError, visitor: Visitor, path: str, accepts: str) -> Answer:
    error = for_visitors(error)
    status = status_of(error)
    texts = page_texts(visitor.language)
    sentence = sentence_of(error, texts)
    headers = dict(NO_STORE)
    if isinstance(error, TooMany):
        headers["retry-after"] = str(error.seconds)
    elif isinstance(error, StoreError):
        headers["retry-after"] = str(RETRY_SECONDS)
    if isinstance(error, WithoutToken):
        headers["www-authenticate"] = "Bearer"
    if isinstance(error, NotAllowed) and error.methods:
        headers["allow"] = ", ".join(error.methods)
    if wants_json(path, accepts):
        return Answer(status, msgspec.json.encode(Fault(status, error.code, sentence)), "application/json", headers)
    key = f"web-error-{status}"
    heading = texts.say(key if texts.has(key) else "web-error-400")
    back = path if path.startswith("/t/") and path.count("/") > 2 else ""
    back = "/".join(path.split("/")[:3]) if back else ""
    shown = page("error.html", visitor, "/", {"status": status, "heading": heading, "sentence": sentence, "back": back})
    return Answer(status, shown.encode(), "text/html; charset=utf-8", headers)
