"""Somebody acts at a table: the same for the forms of a page and for the JSON API."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from banneret.core.wording import Wording
from banneret.server.commands import Command
from banneret.server.live_table import LiveTable
from banneret.server.results import STALE, Result
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import Person
from banneret.server.web.languages import game_texts, refusal_words
from banneret.server.web.requests import WebRequest, lobby_of, person_of, visitor_of


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of an answer, for scripts. `sentence` says why something was refused, `rule` by which rule."""

    status: str
    version: str
    code: str = ""
    sentence: str = ""
    rule: str = ""


@dataclass(frozen=True)
class TableVisit:
    """A person at a table that this person may see, and the seat, -1 without one."""

    live: LiveTable
    person: Person
    snapshot: Snapshot
    seat: int
    language: str

    async def perform(self, key: str, command: Command) -> Outcome:
        return self.told(await self.live.perform(self.person, key, command))

    def told(self, result: Result) -> Outcome:
        """A result in the reader's words."""
        texts = game_texts(self.snapshot.kind.id, self.language)
        if result.status == STALE:
            return Outcome(result.status, result.version, "stale", texts.say("web-stale"))
        refusal = result.refusal
        if refusal is None:
            return Outcome(result.status, result.version)
        names = [seat.name for seat in self.snapshot.seats]
        wording = Wording(self.snapshot.kind, texts, names, self.snapshot.kind.rules.load_data())
        return Outcome(result.status, result.version, refusal.code, refusal_words(refusal, wording), refusal.rule)


async def visit(request: WebRequest, table: str) -> TableVisit:
    """Who asks, and where they sit. Strangers are entered as persons."""
    live = await lobby_of(request).table(table)
    person = await person_of(request)
    snapshot = await live.seen_by(person.id)
    return TableVisit(live, person, snapshot, snapshot.seat_of(person.id), visitor_of(request).language)
