"""The links in letters: signed, so that they work without signing in, each for one use and one address."""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode

CONFIRM, STOP = "confirm", "stop"
TOKEN = re.compile(r"([0-9a-f]{32})\.([A-Za-z0-9_-]{43})")


def token_for(secret: bytes, use: str, nonce: str) -> str:
    signature = urlsafe_b64encode(hmac.digest(secret, f"{use} {nonce}".encode(), "sha256")).decode().rstrip("=")
    return f"{nonce}.{signature}"


def nonce_in(secret: bytes, use: str, token: str) -> str:
    """What a token of ours was made of; nothing where it is none."""
    found = TOKEN.fullmatch(token)
    if found is None or not hmac.compare_digest(token_for(secret, use, found[1]), token):
        return ""
    return found[1]
