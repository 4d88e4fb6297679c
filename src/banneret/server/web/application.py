"""Everything the application works with: the lobby, its keys, its limits, and who is at the door."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from banneret.core.texts import LANGUAGES
from banneret.server.errors import NotFound
from banneret.server.lobby import Lobby
from banneret.server.reviews import Reviews
from banneret.server.store.rows import Person
from banneret.server.subscriptions import Subscription
from banneret.server.tutors import Teaching, Tutors
from banneret.server.web.faults import TooMany
from banneret.server.web.keys import Keys
from banneret.server.web.languages import page_texts, preferred
from banneret.server.web.limits import Buckets, Limits, Rate
from banneret.server.web.turns import Turns
from banneret.server.web.visitors import Visitor

COOKIE = "banneret"
COOKIE_DAYS = 400
MOST_ARRIVALS = 10_000
SIGNING_SECRET = "web"


@dataclass(frozen=True)
class Config:
    """What the command line decides. `language` is for readers whose browser asks for none of ours."""

    language: str = "en"
    limits: Limits = field(default_factory=Limits)
    heartbeat: float = 15.0
    odds_samples: int = 400


class ApplicationState:
    """The application's own state; tables and people live in the lobby."""

    def __init__(self, lobby: Lobby, keys: Keys, config: Config) -> None:
        self.lobby = lobby
        self.keys = keys
        self.config = config
        self.buckets = Buckets()
        self.streams: dict[str, int] = {}
        self.turns = Turns()
        self.closing = False
        self._open: set[Subscription] = set()
        self.tutors: Teaching = Tutors(lobby.engine)
        self.reviews = Reviews(lobby.services.queue, lambda: self.tutors)
        self._arrivals: dict[str, asyncio.Future[Person]] = {}
        self._guests: dict[str, str] = {}

    @classmethod
    async def open(cls, lobby: Lobby, config: Config) -> ApplicationState:
        return cls(lobby, Keys(await lobby.secret(SIGNING_SECRET)), config)

    def now(self) -> float:
        return self.lobby.services.clock.now()

    def close(self) -> None:
        """The server stops: streams that wait for something end."""
        self.closing = True
        for notices in self._open:
            notices.end()

    @contextmanager
    def ending(self, notices: Subscription) -> Iterator[None]:
        """While a stream is open, it ends when the server stops."""
        self._open.add(notices)
        if self.closing:
            notices.end()
        try:
            yield
        finally:
            self._open.discard(notices)

    # Limits.

    def take(self, kind: str, who: str, rate: Rate) -> None:
        """Count a request; TooMany where there have been too many."""
        wait = self.buckets.take(kind, who, rate, self.lobby.services.clock.steady())
        if wait > 0:
            raise TooMany(wait)

    # Who is there.

    async def visitor(self, cookie: str, bearer: str, accepted: str) -> Visitor:
        """Somebody by token or cookie; a stranger gets a fresh name to be known by."""
        language = preferred(accepted, self.config.language)
        if bearer:
            person = await self._person(await self.lobby.tokens.person_of(bearer))
            return self._known(person, language, True) if person is not None else Visitor("", None, language, "", "")
        id = self.keys.person_of_cookie(cookie) if cookie else ""
        person = await self._person(id)
        if person is not None:
            return self._known(person, language, False)
        fresh = not id
        guest = id or secrets.token_hex(16)
        return Visitor(guest, None, language, "", self.keys.form_token(guest), fresh)

    def _known(self, person: Person, language: str, by_token: bool) -> Visitor:
        chosen = person.language if person.language in LANGUAGES else language
        return Visitor(person.id, person, chosen, person.theme, self.keys.form_token(person.id), False, by_token)

    async def _person(self, id: str) -> Person | None:
        if not id:
            return None
        try:
            return await self.lobby.people.get(id)
        except NotFound:
            return None

    def fits(self, visitor: Visitor, token: str) -> bool:
        """Whether a form was made for this visitor, perhaps before the server knew their name."""
        if self.keys.is_form_token(visitor.id, token):
            return True
        guest = self._guests.get(visitor.id, "")
        return bool(guest) and self.keys.is_form_token(guest, token)

    async def person_for(self, visitor: Visitor, name: str = "") -> Person:
        """The visitor as a person; a stranger is entered now, once, however often they click."""
        if visitor.person is not None:
            if name and name != visitor.person.name:
                return await self.lobby.people.change(visitor.person.id, name=name)
            return visitor.person
        waiting = self._arrivals.get(visitor.id)
        if waiting is None:
            called = name or page_texts(visitor.language).say("web-guest-name")
            task = asyncio.ensure_future(self.lobby.people.enter(called, visitor.language, visitor.theme))
            self._arrivals[visitor.id] = waiting = task
            if len(self._arrivals) > MOST_ARRIVALS:
                del self._arrivals[next(iter(self._arrivals))]
        try:
            person = await asyncio.shield(waiting)
        except Exception:
            self._arrivals.pop(visitor.id, None)
            raise
        self._guests[person.id] = visitor.id
        if len(self._guests) > MOST_ARRIVALS:
            del self._guests[next(iter(self._guests))]
        return person
