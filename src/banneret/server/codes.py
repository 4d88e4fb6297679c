"""Codes that tell who somebody is: one to come back with, kept on paper, and one to bring oneself to another device.

Each counts once. Only its hash is kept.
"""

from __future__ import annotations

import re
from hashlib import sha256

from banneret.server.errors import Gone
from banneret.server.services import Services
from banneret.server.store.identities import Identities
from banneret.server.store.rows import CodeRow

RECOVERY, DEVICE = "recovery", "device"
LIFETIMES = {RECOVERY: 50 * 365 * 86400.0, DEVICE: 600.0}
GROUPS, GROUP = 5, 5  # of letters; about 122 bits
NOT_WRITTEN = re.compile(r"[^0-9a-z]")
LONGEST = 200


def code_hash(code: str, use: str) -> bytes:
    return sha256(f"{use} {code}".encode("utf-8", "surrogatepass")).digest()


def as_written(code: str) -> str:
    """A recovery code however it was typed: blanks, hyphens and capitals do not matter."""
    return NOT_WRITTEN.sub("", code[:LONGEST].lower())


def unknown(use: str) -> Gone:
    return Gone("recovery_code_unknown") if use == RECOVERY else Gone("device_code_unknown")


class Codes:
    """Makes codes and takes them."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._identities = Identities(services.queue.store)

    async def recovery_code(self, person: str) -> str:
        """A fresh recovery code, told once; an earlier one counts no longer."""
        code = self._services.ids.letters(GROUPS * GROUP)
        await self._enter(person, code, RECOVERY)
        return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))

    async def device_token(self, person: str) -> str:
        """The secret of a link to another device, for a few minutes."""
        token = self._services.ids.token()
        await self._enter(person, token, DEVICE)
        return token

    async def has_recovery(self, person: str) -> bool:
        return await self._services.queue.call(self._identities.has_code, person, RECOVERY)

    async def whose(self, code: str, use: str) -> str:
        """The person a code stands for, without using it up; Gone where it does not count."""
        row = await self._services.queue.call(self._identities.code, self._hash(code, use))
        if row is None or row.use != use or self._services.clock.now() >= row.expires:
            raise unknown(use)
        return row.person

    async def take(self, code: str, use: str) -> str:
        """The person a code stands for; it counts no longer."""
        person = await self.whose(code, use)
        if not await self._services.queue.call(self._identities.use_code, self._hash(code, use)):
            raise unknown(use)
        return person

    async def _enter(self, person: str, code: str, use: str) -> None:
        now = self._services.clock.now()
        row = CodeRow(self._hash(code, use), person, use, now, now + LIFETIMES[use])
        await self._services.queue.call(self._identities.make_code, row)

    def _hash(self, code: str, use: str) -> bytes:
        return code_hash(as_written(code) if use == RECOVERY else code[:LONGEST], use)
