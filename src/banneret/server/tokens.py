"""Tokens for programs: made and named by a person, told once, kept as a hash, revoked at any time."""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass, replace

from banneret.server.cleaning import check_id, check_key, clean_name
from banneret.server.errors import Conflict, NotFound
from banneret.server.invitations import token_hash
from banneret.server.services import Services
from banneret.server.store.rows import Person, TokenRow

PREFIX = "banneret"
TOKEN = re.compile(rf"{PREFIX}_([A-Za-z0-9_-]{{1,64}})\.([A-Za-z0-9_-]{{1,128}})")
MOST_TOKENS = 20
LIFETIME = 365 * 86400.0
NOTED_EVERY = 3600.0  # how exactly it is known when a token was used last
TRUSTED = 5.0  # seconds for which a token that another server may have revoked is not looked up again
KEPT_AT_HAND = 1024


@dataclass(frozen=True)
class MadeToken:
    """A fresh token; `text` is told now and never again (empty where the form was sent twice)."""

    id: str
    text: str


class Tokens:
    """All tokens of the server; those of late are kept at hand for a moment."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: dict[str, tuple[float, TokenRow | None]] = {}

    async def make(self, person: Person, name: str, key: str) -> MadeToken:
        """A token that acts for this person."""
        check_key(key)
        called = clean_name(name)
        queue, now, ids = self._services.queue, self._services.clock.now(), self._services.ids
        if len(await self.of(person.id)) >= MOST_TOKENS:
            raise Conflict("too_many_tokens", {"most": MOST_TOKENS})
        id, secret = ids.token_name(), ids.token()
        row = TokenRow(id, person.id, called, token_hash(secret), key, now, now + LIFETIME)
        made = await queue.call(queue.store.make_token, row)
        return MadeToken(made, f"{PREFIX}_{id}.{secret}" if made == id else "")

    async def of(self, person: str) -> list[TokenRow]:
        """A person's tokens, the newest first."""
        queue = self._services.queue
        return await queue.call(queue.store.tokens_of, person)

    async def revoke(self, person: str, id: str) -> None:
        """From now on the token counts no longer."""
        check_id("no_such_token", id)
        queue = self._services.queue
        if not await queue.call(queue.store.revoke_token, person, id):
            raise NotFound("no_such_token")
        self._known.pop(id, None)

    async def person_of(self, text: str) -> str:
        """The person for whom a token acts; empty where it is none of ours, revoked or too old."""
        found = TOKEN.fullmatch(text)
        if found is None:
            return ""
        now = self._services.clock.now()
        row = await self._look_up(found[1], now)
        if row is None or not hmac.compare_digest(row.token_hash, token_hash(found[2])) or now >= row.expires:
            return ""
        if row.used is None or now - row.used >= NOTED_EVERY:
            await self._note(row, now)
        return row.person

    def forget(self) -> None:
        """Look everything up again: another server has written."""
        self._known.clear()

    async def _look_up(self, id: str, now: float) -> TokenRow | None:
        looked, row = self._known.get(id, (0.0, None))
        if row is None or abs(now - looked) >= TRUSTED:
            queue = self._services.queue
            row = await queue.call(queue.store.token, id)
            if row is not None:
                self._remember(now, row)
        return row

    async def _note(self, row: TokenRow, now: float) -> None:
        self._remember(now, replace(row, used=now))
        queue = self._services.queue
        await queue.call(queue.store.note_token, row.id, now)

    def _remember(self, now: float, row: TokenRow) -> None:
        self._known[row.id] = (now, row)
        if len(self._known) > KEPT_AT_HAND:
            del self._known[next(iter(self._known))]
