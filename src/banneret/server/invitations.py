"""Invitations: a token that only the invited have. We keep its hash, compare in constant time, and use it once."""

from __future__ import annotations

import hashlib
import hmac

from banneret.server.errors import Gone, NotFound
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import InviteRow

LONGEST_TOKEN = 200


def token_hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def find_invitation(snapshot: Snapshot, token: str, person: str, now: float) -> InviteRow:
    """The invitation of a token that still counts; every one of the table is compared, whichever fits."""
    wanted = token_hash(token[:LONGEST_TOKEN])
    found: InviteRow | None = None
    for invite in snapshot.invites:
        if hmac.compare_digest(invite.token_hash, wanted):
            found = invite
    if found is None:
        raise NotFound("invite_unknown")
    if found.used_by is not None and found.used_by != person:
        raise Gone("invite_used")
    if found.revoked:
        raise Gone("invite_revoked")
    if found.used_by is None and now >= found.expires:
        raise Gone("invite_expired")
    return found
