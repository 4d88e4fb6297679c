"""Everything the application works with: the lobby, its keys, its limits, and who is at the door."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

from banneret.core.texts import LANGUAGES
from banneret.server.calls.call_book import CallBook
from banneret.server.calls.config import CallsConfig
from banneret.server.errors import NotFound, StoreError
from banneret.server.lobby import Lobby
from banneret.server.reviews import Reviews
from banneret.server.store.identities import MOST_KEYS, SIGNING_SECRET
from banneret.server.store.rows import Person
from banneret.server.subscriptions import Subscription
from banneret.server.tutors import Teaching, Tutors
from banneret.server.web.faults import TooMany
from banneret.server.web.keys import Cookie, Keys
from banneret.server.web.languages import page_texts, preferred
from banneret.server.web.limits import Buckets, Limits, OpenStreams, Rate
from banneret.server.web.metrics import Metrics
from banneret.server.web.proxies import Proxies
from banneret.server.web.turns import Turns
from banneret.server.web.visitors import Visitor
from banneret.server.web.work import Work

COOKIE = "banneret"
COOKIE_DAYS = 400
MOST_ARRIVALS = 10_000
INSTANCE_SECRET = "instance"
KEYS_READ_AGAIN_SECONDS = 5.0


@dataclass(frozen=True)
class Config:
    """What the command line decides. `language` is for readers whose browser asks for none of ours, `proxies` are
    trusted to say who asks; the buckets of limits and the open streams may be shared with other processes. What is
    under way when the server stops may take `last_seconds` more."""

    language: str = "en"
    limits: Limits = field(default_factory=Limits)
    heartbeat: float = 15.0
    last_seconds: float = 2.0
    odds_samples: int = 400
    proxies: Proxies = field(default_factory=Proxies)
    buckets: Callable[[], Buckets] = Buckets
    streams: Callable[[], OpenStreams] = OpenStreams
    calls: CallsConfig = field(default_factory=CallsConfig)


@dataclass(frozen=True)
class Arrival:
    """Somebody whom the server knows, and the session that begins with it; empty where none does."""

    person: Person
    session: str = ""


class ApplicationState:
    """The application's own state; tables and people live in the lobby."""

    def __init__(self, lobby: Lobby, keys: Keys, config: Config, calls: CallBook, instance: str = "") -> None:
        self.lobby = lobby
        self.calls = calls
        self.keys = keys
        self.cookie = f"{COOKIE}-{instance}" if instance else COOKIE
        self._keys_read = 0.0
        self.config = config
        self.buckets = config.buckets()
        self.metrics = Metrics()
        self.work = Work(self.buckets, config.limits, lobby.services.clock)
        self.streams = config.streams()
        self.turns = Turns()
        self.closing = False
        self._open: set[Subscription] = set()
        self._under_way: set[asyncio.Timeout] = set()
        self.tutors: Teaching = Tutors(lobby.engine)
        self.reviews = Reviews(lobby.services.queue, lambda: self.tutors)
        self._arrivals: dict[tuple[str, str], asyncio.Future[Arrival]] = {}
        self._guests: dict[str, str] = {}

    @classmethod
    async def open(cls, lobby: Lobby, config: Config) -> ApplicationState:
        await lobby.secret(SIGNING_SECRET)
        instance = hashlib.sha256(await lobby.secret(INSTANCE_SECRET)).hexdigest()[:8]
        calls = await CallBook.open(lobby, config.calls)
        state = cls(lobby, Keys(lobby.services.ids.secret), config, calls, instance)
        await state.read_keys()
        return state

    async def read_keys(self) -> None:
        """All signing keys, the newest of which signs."""
        self._keys_read = self.now()
        self.keys = Keys(self.lobby.services.ids.secret, *await self.lobby.secrets(SIGNING_SECRET))

    async def rotate_key(self) -> None:
        """A fresh signing key. Cookies of the last few still count, and are signed anew when they are seen."""
        await self.lobby.add_secret(SIGNING_SECRET, MOST_KEYS)
        await self.read_keys()

    def now(self) -> float:
        return self.lobby.services.clock.now()

    def close(self) -> None:
        """The server stops: streams that wait for something end, and requests have to come to an end."""
        if self.closing:
            return
        self.closing = True
        for notices in self._open:
            notices.end()
        self.work.close()
        last = asyncio.get_running_loop().time() + self.config.last_seconds
        for limit in self._under_way:
            limit.reschedule(last)

    @asynccontextmanager
    async def under_way(self) -> AsyncIterator[None]:
        """A request. One that is not finished soon after the server began to stop is given up with a StoreError: the
        server would break it off without a word."""
        limit = asyncio.timeout(self.config.last_seconds if self.closing else None)
        try:
            async with limit:
                self._under_way.add(limit)
                try:
                    yield
                finally:
                    self._under_way.discard(limit)
        except TimeoutError:
            if limit.expired():
                raise StoreError("server_stops") from None
            raise

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

    def cookie_name(self, secure: bool) -> str:
        """Our cookie, named after this server: another one on the same host keeps its own.

        Where the connection is encrypted the prefix keeps other hosts of the domain from setting it.
        """
        return f"__Host-{self.cookie}" if secure else self.cookie

    async def visitor(self, cookie: str, bearer: str, accepted: str, agent: str = "") -> Visitor:
        """Somebody by token or cookie; a stranger gets a fresh name to be known by."""
        language = preferred(accepted, self.config.language)
        if bearer:
            person = await self._person(await self.lobby.tokens.person_of(bearer))
            if person is None:
                return Visitor("", None, language, "", None)
            return self._known(person, language, by_token=True, token=bearer)
        said = await self._read_cookie(cookie) if cookie else None
        if said is None:
            guest = self.lobby.services.ids.guest()
            return Visitor(guest, None, language, "", self.keys, True, agent=agent)
        session = said.session
        person = await self._person(said.person) if session or said.early else None
        if person is not None and said.early:
            session = (await self.lobby.sessions.adopt(person.id, agent)).id
        if person is not None and await self.lobby.sessions.holds(session, person.id):
            return self._known(person, language, fresh=said.early or said.renew, session=session, agent=agent)
        # A guest, or a session that was ended: its cookie is left alone, for a newer one may be on its way.
        guest = session or said.person
        return Visitor(guest, None, language, "", self.keys, agent=agent)

    async def _read_cookie(self, value: str) -> Cookie | None:
        """What a cookie says. One that does not fit may be signed by a key that another server has made."""
        said = self.keys.read_cookie(value)
        if said is None and abs(self.now() - self._keys_read) >= KEYS_READ_AGAIN_SECONDS:
            await self.read_keys()
            said = self.keys.read_cookie(value)
        return said

    def _known(
        self,
        person: Person,
        language: str,
        *,
        fresh: bool = False,
        by_token: bool = False,
        session: str = "",
        agent: str = "",
        token: str = "",
    ) -> Visitor:
        chosen = person.language if person.language in LANGUAGES else language
        return Visitor(person.id, person, chosen, person.theme, self.keys, fresh, by_token, session, agent, token)

    async def _person(self, id: str) -> Person | None:
        if not id:
            return None
        try:
            return await self.lobby.people.get(id)
        except NotFound:
            return None

    def fits(self, visitor: Visitor, token: str) -> bool:
        """Whether a form was made for this visitor, perhaps before the server knew their name."""
        guest = self._guests.get(visitor.id, "")
        return self.keys.is_form_token(token, visitor.id, *([guest] if guest else []))

    async def person_for(self, visitor: Visitor, name: str = "", key: str = "") -> Arrival:
        """The visitor as a person; a stranger is entered now, once for each key, however often they click.

        With a name comes a fresh session: a cookie that somebody else may know of is worth nothing any more. The key
        stands in a form that only the browser has seen which was sent it.
        """
        if visitor.person is not None:
            if not name or name == visitor.person.name:
                return Arrival(visitor.person)
            person = await self.lobby.people.change(visitor.person.id, name=name)
            return Arrival(person, "" if visitor.by_token else await self.fresh_session(visitor, person))
        if not key:
            return await self._arrive(visitor, name)
        waiting = self._arrivals.get((visitor.id, key))
        if waiting is None:
            self._arrivals[visitor.id, key] = waiting = asyncio.ensure_future(self._arrive(visitor, name))
            if len(self._arrivals) > MOST_ARRIVALS:
                del self._arrivals[next(iter(self._arrivals))]
        try:
            return await asyncio.shield(waiting)
        except Exception:
            self._arrivals.pop((visitor.id, key), None)
            raise

    async def _arrive(self, visitor: Visitor, name: str) -> Arrival:
        called = name or page_texts(visitor.language).say("web-guest-name")
        person = await self.lobby.people.enter(called, visitor.language, visitor.theme)
        self._guests[person.id] = visitor.id
        if len(self._guests) > MOST_ARRIVALS:
            del self._guests[next(iter(self._guests))]
        return Arrival(person, await self.fresh_session(visitor, person))

    async def still_signed_in(self, visitor: Visitor) -> bool:
        """Whether the session in which a visitor came has not been ended since, or the token of a program revoked."""
        if visitor.by_token:
            return await self.lobby.tokens.person_of(visitor.token) == visitor.id
        return not visitor.session or await self.lobby.sessions.holds(visitor.session, visitor.id)

    async def fresh_session(self, visitor: Visitor, person: Person) -> str:
        """A session of a person in the visitor's browser, in the place of the one that the browser had."""
        return (await self.lobby.sessions.begin(person.id, visitor.agent, visitor.session)).id
