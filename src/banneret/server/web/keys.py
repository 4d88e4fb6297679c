"""Signatures of the server: cookies and form tokens, out of secrets of which the newest signs and all still count."""

from __future__ import annotations

import base64
import hmac
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")
COOKIE, FORM = "cookie", "form"
PERSON = re.compile(r"[0-9a-f]{32}")
PROVED_KEPT = 8192
MASKED = re.compile(r"[A-Za-z0-9_-]{115}")  # twice the 43 characters of a signature


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
    """Every use has a key of its own: a signature for one is none for another. The last secret is the newest.

    `fresh` gives bytes that nobody can foresee, others each time. What was proved once need not be proved again:
    browsers send the same cookie and the same token of a page with everything that they ask for.
    """

    def __init__(self, fresh: Callable[[], bytes], *secrets: bytes) -> None:
        self._fresh = fresh
        self._newest_first = {
            use: [hmac.digest(secret, use.encode(), "sha256") for secret in reversed(secrets)] for use in (COOKIE, FORM)
        }
        self._cookies: dict[str, Cookie] = {}
        self._tokens: dict[tuple[str, str], bool] = {}

    def _sign(self, use: str, text: str) -> str:
        return _signed(self._newest_first[use][0], text)

    def _age(self, use: str, text: str, signature: str) -> int:
        """How many newer keys there are than the one that signed; -1 where none of ours did."""
        given = signature.encode("utf-8", "replace")
        for age, key in enumerate(self._newest_first[use]):
            if hmac.compare_digest(_signed(key, text).encode(), given):
                return age
        return -1

    # The cookie.

    def cookie(self, person: str, session: str = "") -> str:
        """The cookie of a person in a session, or of a guest."""
        return f"{person}.{session}.{self._sign(COOKIE, f'{person}.{session}')}"

    def read_cookie(self, value: str) -> Cookie | None:
        """What a cookie says; None where it is not one of ours."""
        known = self._cookies.get(value)
        if known is None:
            known = self._prove_cookie(value)
            if known is not None:
                keep(self._cookies, value, known)
        return known

    def _prove_cookie(self, value: str) -> Cookie | None:
        said, _, signature = value.rpartition(".")
        person, dot, session = said.partition(".")
        if not PERSON.fullmatch(person) or (session and not PERSON.fullmatch(session)):
            return None
        age = self._age(COOKIE, said, signature)
        return Cookie(person, session, not dot, age > 0) if age >= 0 else None

    # Tokens in forms and in the header of scripts.

    def form_token(self, person: str) -> str:
        """Masked anew each time: pages are compressed, and their lengths must tell nothing of what stays the same."""
        signature = self._sign(FORM, person).encode()
        mask = hmac.digest(self._fresh(), b"mask", "sha512")[: len(signature)]
        return _written(mask + _xor(mask, signature))

    def is_form_token(self, token: str, *persons: str) -> bool:
        """Whether a token was made for one of these; what was proved before is looked up for all of them first."""
        if any((person, token) in self._tokens for person in persons):
            return True
        for person in persons:
            if self._prove_token(person, token):
                keep(self._tokens, (person, token), True)
                return True
        return False

    def _prove_token(self, person: str, token: str) -> bool:
        if not MASKED.fullmatch(token):
            return False
        both = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
        half = len(both) // 2
        return self._age(FORM, person, _xor(both[:half], both[half:]).decode("latin-1")) >= 0


def keep(known: dict[K, V], key: K, value: V) -> None:
    """Keep something; what was kept first is forgotten where there is too much."""
    known[key] = value
    if len(known) > PROVED_KEPT:
        del known[next(iter(known))]


def _signed(key: bytes, text: str) -> str:
    return _written(hmac.digest(key, text.encode(), "sha256"))


def _written(given: bytes) -> str:
    return base64.urlsafe_b64encode(given).decode().rstrip("=")


def _xor(one: bytes, other: bytes) -> bytes:
    return (int.from_bytes(one, "big") ^ int.from_bytes(other, "big")).to_bytes(len(one), "big")
