"""Sessions: the browsers in which a person is known. Each has a cookie of its own, and each can be ended."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import blake2b

from banneret.server.cleaning import check_id
from banneret.server.codes import DEVICE
from banneret.server.errors import NotFound
from banneret.server.services import Services
from banneret.server.store.identities import Identities
from banneret.server.store.rows import SessionRow

NOTED_EVERY = 3600.0  # how exactly it is known when a browser was seen last
TRUSTED = 60.0  # seconds for which a session is not looked up again, unless another server has written
KEPT_AT_HAND = 4096

# Signs in what a browser says of itself -> what we call it; the first that fits.
BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS", "Linux": "Linux",
}  # fmt: skip


def device_of(agent: str) -> str:
    """A browser as its owner would know it: `Firefox, Android`. Nothing else that it tells is kept."""
    found = [next((name for sign, name in signs.items() if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))


def first_session(person: str) -> str:
    """The id of the session that a cookie of earlier versions, which named the person alone, stands for."""
    return blake2b(person.encode(), digest_size=16, person=b"first session").hexdigest()


@dataclass(frozen=True)
class Known:
    """A session that was looked up a moment ago."""

    at: float
    row: SessionRow | None


class Sessions:
    """All sessions of the server; those of late are kept at hand."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._identities = Identities(services.queue.store)
        self._known: dict[str, Known] = {}

    async def begin(self, person: str, agent: str, instead_of: str = "") -> SessionRow:
        """A fresh session; where it takes the place of another one, that one's cookie counts no longer."""
        now = self._services.clock.now()
        row = SessionRow(self._services.ids.person(), person, device_of(agent), now, now)
        await self._services.queue.call(self._identities.begin, row, instead_of)
        if instead_of:
            self._known.pop(instead_of, None)
        self._remember(now, row.id, row)
        return row

    async def adopt(self, person: str, agent: str) -> SessionRow:
        """The session of a cookie of earlier versions: always the same one, entered when it is first seen."""
        known = self._known.get(first_session(person))
        if known is not None and known.row is not None:
            return known.row
        now = self._services.clock.now()
        row = SessionRow(first_session(person), person, device_of(agent), now, now)
        row = await self._services.queue.call(self._identities.begin, row)
        self._remember(now, row.id, row)
        return row

    async def holds(self, id: str, person: str) -> bool:
        """Whether a session is one of this person and has not been ended."""
        now = self._services.clock.now()
        row = await self._look_up(id, now)
        if row is None or row.ended or row.person != person:
            return False
        if now - row.used >= NOTED_EVERY:
            self._remember(now, id, replace(row, used=now))
            await self._services.queue.call(self._identities.note, id, now)
        return True

    async def of(self, person: str) -> list[SessionRow]:
        """Where a person is known, the last used first."""
        return await self._services.queue.call(self._identities.sessions_of, person)

    async def end(self, person: str, id: str) -> None:
        check_id("no_such_session", id)
        if not await self._services.queue.call(self._identities.end, person, id):
            raise NotFound("no_such_session")
        self._known.pop(id, None)

    async def end_all(self, person: str) -> None:
        """Sign out everywhere; a link to another device that is still out counts no longer."""
        await self._services.queue.call(self._identities.end_all, person, [DEVICE])
        self._known = {
            id: known for id, known in self._known.items() if known.row is None or known.row.person != person
        }

    def forget(self) -> None:
        """Look everything up again: another server has written."""
        self._known.clear()

    async def _look_up(self, id: str, now: float) -> SessionRow | None:
        known = self._known.get(id)
        if known is None or abs(now - known.at) >= TRUSTED:
            row = await self._services.queue.call(self._identities.session, id)
            self._remember(now, id, row)
            return row
        return known.row

    def _remember(self, now: float, id: str, row: SessionRow | None) -> None:
        self._known[id] = Known(now, row)
        if len(self._known) > KEPT_AT_HAND:
            del self._known[next(iter(self._known))]
