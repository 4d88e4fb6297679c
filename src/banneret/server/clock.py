"""Time, names and secrets: everything the server takes from outside comes through these two objects."""

from __future__ import annotations

import asyncio
import secrets
import time

TABLE_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
TABLE_ID_LENGTH = 12


class Clock:
    """The time of day in seconds since 1970, and waiting. What lasts is measured by the steady clock."""

    def now(self) -> float:
        return time.time()

    def steady(self) -> float:
        """Seconds since some moment; it goes on evenly whatever becomes of the time of day."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Ids:
    """Fresh names that nobody can guess."""

    def person(self) -> str:
        return secrets.token_hex(16)

    def guest(self) -> str:
        """A stranger who has done nothing yet."""
        return secrets.token_hex(16)

    def table(self) -> str:
        """Short enough to be read aloud; about 59 bits."""
        return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_ID_LENGTH))

    def token(self) -> str:
        """The secret of an invitation or of a program, 256 bits."""
        return secrets.token_urlsafe(32)

    def token_name(self) -> str:
        """The half of a program's token that is no secret."""
        return self.table()

    def letters(self, count: int) -> str:
        """A secret to be written down: letters and figures that cannot be mistaken for one another."""
        return "".join(secrets.choice(TABLE_LETTERS) for _ in range(count))

    def seed(self) -> str:
        """The secret of a table: all its dice and shuffles come out of it."""
        return secrets.token_hex(32)

    def secret(self) -> bytes:
        """A key of the server itself."""
        return secrets.token_bytes(32)
