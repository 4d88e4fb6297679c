"""Signatures of the server: cookies and form tokens, all out of one secret that is made once."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re

PERSON = re.compile(r"[0-9a-f]{32}")


class Keys:
    """Every use has a key of its own, so that a signature for one is none for another."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _sign(self, use: str, text: str) -> str:
        key = hmac.digest(self._secret, use.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(hmac.digest(key, text.encode(), hashlib.sha256)).decode().rstrip("=")

    def _fits(self, use: str, text: str, signature: str) -> bool:
        return hmac.compare_digest(self._sign(use, text).encode(), signature.encode("utf-8", "replace"))

    # The cookie.

    def cookie(self, person: str) -> str:
        return f"{person}.{self._sign('cookie', person)}"

    def person_of_cookie(self, value: str) -> str:
        """The person that a cookie names; empty where it is not one of ours."""
        person, _, signature = value.partition(".")
        return person if PERSON.fullmatch(person) and self._fits("cookie", person, signature) else ""

    # Tokens in forms and in the header of scripts.

    def form_token(self, person: str) -> str:
        return self._sign("form", person)

    def is_form_token(self, person: str, token: str) -> bool:
        return self._fits("form", person, token)
