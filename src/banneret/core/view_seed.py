"""A seed out of what a seat sees, so that the same view gives the same odds, whatever lies in hidden hands."""

import hashlib
import json

from banneret.core.kind import GameKind
from banneret.core.view import View


def seed_of_view(kind: GameKind, view: View, draft: list[str]) -> int:
    """Two views that show the same, with the same draft, give the same seed."""
    text = json.dumps([kind.view_json(view), draft], sort_keys=True)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")
