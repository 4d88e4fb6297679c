"""People: a name and a cookie, nothing more."""

from __future__ import annotations

from dataclasses import replace

from banneret.core.texts import LANGUAGES
from banneret.server.cleaning import check_id, clean_name
from banneret.server.errors import BadInput, NotFound
from banneret.server.services import Services
from banneret.server.store.rows import Person

THEMES = ("", "light", "dark")  # empty: as the system prefers
KEPT_AT_HAND = 4096


class People:
    """Everybody who has ever given a name; those of late are kept at hand."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: dict[str, Person] = {}
        self._banned: frozenset[str] | None = None

    async def enter(self, name: str, language: str, theme: str = "") -> Person:
        """Somebody new."""
        return await self._save(
            Person(self._services.ids.person(), clean_name(name), language, theme, self._services.clock.now())
        )

    async def get(self, id: str) -> Person:
        check_id("no_such_person", id)
        person = self._known.get(id)
        if person is None:
            queue = self._services.queue
            person = await queue.call(queue.store.person, id)
            if person is None:
                raise NotFound("no_such_person")
            self._remember(person)
        return person

    async def change(
        self, id: str, name: str | None = None, language: str | None = None, theme: str | None = None
    ) -> Person:
        """A new name counts from the next seat on; language and theme at once."""
        person = await self.get(id)
        changed = replace(
            person,
            name=person.name if name is None else clean_name(name),
            language=person.language if language is None else language,
            theme=person.theme if theme is None else theme,
        )
        return person if changed == person else await self._save(changed)

    async def note_holiday(self, id: str, until: float | None) -> Person:
        """Until when somebody is on holiday; None: no longer."""
        return await self._save(replace(await self.get(id), holiday=until))

    async def note_confirms(self, id: str, confirms: bool) -> Person:
        """Whether somebody wants to be asked before an answer that cannot be taken back."""
        person = await self.get(id)
        return person if person.confirms == confirms else await self._save(replace(person, confirms=confirms))

    def forget(self) -> None:
        """Look everybody up again: another server has written."""
        self._known.clear()
        self._banned = None

    async def is_banned(self, id: str) -> bool:
        """Whether those who run the server have banned somebody."""
        banned = self._banned
        if banned is None:
            queue = self._services.queue
            self._banned = banned = await queue.call(queue.store.banned)
        return id in banned

    async def _save(self, person: Person) -> Person:
        if person.language not in LANGUAGES:
            raise BadInput("unknown_language", {"language": person.language[:40], "known": ", ".join(LANGUAGES)})
        if person.theme not in THEMES:
            raise BadInput("unknown_theme", {"theme": person.theme[:40], "known": ", ".join(THEMES[1:])})
        queue = self._services.queue
        await queue.call(queue.store.save_person, person)
        self._remember(person)
        return person

    def _remember(self, person: Person) -> None:
        self._known[person.id] = person
        if len(self._known) > KEPT_AT_HAND:
            del self._known[next(iter(self._known))]
