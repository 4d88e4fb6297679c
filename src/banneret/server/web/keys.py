"""Signatures of the server: cookies and form tokens, out of secrets of which the newest signs and all still count."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from dataclasses import dataclass

PERSON = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True)
class Cookie:
    """What a cookie of ours says: a person in a session, or a guest without one.

    `early`: an earlier version made it, which knew no sessions; `renew`: an older key signed it.
    """

    person: str
    session: str
    early: bool
    renew: bool


class Keys:
    """Every use has a key of its own: a signature for one is none for another. The last secret is the newest."""

    def __init__(self, *secrets: bytes) -> None:
        self._secrets = secrets

    def _sign(self, use: str, text: str, secret: bytes | None = None) -> str:
        key = hmac.digest(self._secrets[-1] if secret is None else secret, use.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(hmac.digest(key, text.encode(), hashlib.sha256)).decode().rstrip("=")

    def _age(self, use: str, text: str, signature: str) -> int:
        """How many newer keys there are than the one that signed; -1 where none of ours did."""
        given = signature.encode("utf-8", "replace")
        for age, secret in enumerate(reversed(self._secrets)):
            if hmac.compare_digest(self._sign(use, text, secret).encode(), given):
                return age
        return -1

    # The cookie.

    def cookie(self, person: str, session: str = "") -> str:
        """The cookie of a person in a session, or of a guest."""
        return f"{person}.{session}.{self._sign('cookie', f'{person}.{session}')}"

    def read_cookie(self, value: str) -> Cookie | None:
        """What a cookie says; None where it is not one of ours."""
        said, _, signature = value.rpartition(".")
        person, dot, session = said.partition(".")
        if not PERSON.fullmatch(person) or (session and not PERSON.fullmatch(session)):
            return None
        age = self._age("cookie", said, signature)
        return Cookie(person, session, not dot, age > 0) if age >= 0 else None

    # Tokens in forms and in the header of scripts.

    def form_token(self, person: str) -> str:
        return self._sign("form", person)

    def is_form_token(self, person: str, token: str) -> bool:
        return self._age("form", person, token) >= 0
