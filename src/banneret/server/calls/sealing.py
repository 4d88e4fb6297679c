"""What a push service is sent: sealed for the browser alone (RFC 8291, RFC 8188), and signed by this server (RFC 8292).

It needs the package `cryptography`; `CallsConfig.push` tells whether it is there.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from banneret.server.errors import BadInput

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
RECORD_SIZE = 4096
LAST_RECORD = b"\x02"
SIGNED_SECONDS = 12 * 3600.0
POINT, AUTH, SALT, TAG = 65, 16, 16, 16
LONGEST_PAYLOAD = RECORD_SIZE - TAG - len(LAST_RECORD)


def to_base64(given: bytes) -> str:
    return urlsafe_b64encode(given).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """Bytes as browsers and push services write them; without any where it is none."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4)) if text.isascii() else b""
    except (Base64Error, ValueError):
        return b""


def private_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """A key out of 32 secret bytes, the same for the same."""
    return ec.derive_private_key(int.from_bytes(secret) % ORDER or 1, ec.SECP256R1())


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(key: bytes, auth: bytes) -> None:
    """Whether these are keys that a browser made: a point of the curve and a secret."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except ValueError:
        raise BadInput("bad_subscription") from None
    if len(key) != POINT or len(auth) != AUTH:
        raise BadInput("bad_subscription")


def _digest(key: bytes, text: bytes) -> bytes:
    found = hmac.HMAC(key, hashes.SHA256())
    found.update(text)
    return found.finalize()


def sealed(payload: bytes, key: bytes, auth: bytes, secret: bytes, salt: bytes) -> bytes:
    """A message that only the browser with these keys can open. `secret` and `salt` are fresh each time."""
    if len(payload) > LONGEST_PAYLOAD:
        raise ValueError(f"{len(payload)} bytes do not fit into one push message")
    own = private_key(secret)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    shared = _digest(auth, own.exchange(ec.ECDH(), theirs))
    seed = _digest(shared, b"WebPush: info\x00" + key + point_of(own) + b"\x01")
    root = _digest(salt, seed)
    content_key = _digest(root, b"Content-Encoding: aes128gcm\x00\x01")[:16]
    nonce = _digest(root, b"Content-Encoding: nonce\x00\x01")[:12]
    head = salt + RECORD_SIZE.to_bytes(4) + bytes([POINT]) + point_of(own)
    return head + AESGCM(content_key).encrypt(nonce, payload + LAST_RECORD, None)


class Signer:
    """Tells push services who sends: the key stands in every subscription, so nobody else can use one."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._key = private_key(secret)
        self._contact = contact
        self.public = to_base64(point_of(self._key))

    def header(self, endpoint: str, now: float) -> str:
        """The header `Authorization` of a message."""
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now + SIGNED_SECONDS)}
        if self._contact:
            claims["sub"] = self._contact
        texts = [json.dumps(one, separators=(",", ":")).encode() for one in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(map(to_base64, texts))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{to_base64(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"
