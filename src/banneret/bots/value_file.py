"""The file of a network: a line of JSON that says what it is made for and of, and then its weights.

`games/<game>/nets/value_<players>.net` ships with the package. A file that was made for other rules or another layout
of observations is refused; the bot then says so, for it would play by numbers that mean something else.
BANNERET_NETS names a folder of networks that are tried instead of those.
"""

import json
import os
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from banneret.bots.value import Value
from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.net import Net
from banneret.core.observation import Encoder

FORMAT: Final = "banneret-net-1"
TRIED: Final = "BANNERET_NETS"
SHIPPED: Final = "nets"
NETWORKS_KEPT: Final = 16


def encoder_for(kind: GameKind, players: int) -> Encoder:
    """What turns worlds into rows: all of the table, nothing of what somebody remembers."""
    return Encoder(kind, players, memory=False)


def layout_digest(encoder: Encoder) -> str:
    """Tells layouts apart: by it a network knows that bytes still mean what they meant."""
    text = "\n".join(f"{slot.name}|{slot.meaning}|{slot.start}|{slot.stop}" for slot in encoder.layout)
    return blake2b(text.encode(), digest_size=12).hexdigest()


def net_path(kind: GameKind, players: int) -> Path:
    tried = os.environ.get(TRIED, "")
    name = f"value_{players}.net"
    return Path(tried, kind.id, name) if tried else Path(kind.folder, SHIPPED, name)


def made_for(kind: GameKind, encoder: Encoder) -> dict[str, Json]:
    """What rows and networks must have in common with the game as it is now."""
    return {
        "game": kind.id, "rules": kind.rules_version, "players": int(encoder.players), "layout": layout_digest(encoder),
    }  # fmt: skip


def check_head(file: str, found: Json, meant: dict[str, Json]) -> dict[str, Json]:
    """The head of a file, which must say all of this."""
    if not isinstance(found, dict):
        raise UserError("net_unreadable", {"file": file, "reason": FORMAT})
    for key, value in meant.items():
        if found.get(key) != value:
            raise UserError("net_other", {"file": file, "what": key, "found": str(found.get(key)), "meant": value})
    return found


def has_network(kind: GameKind, *players: int) -> bool:
    """Whether a network ships for one of these numbers of players, or for any: elsewhere a master is a mere search."""
    return any(net_path(kind, count).is_file() for count in players or kind.players)


@lru_cache(maxsize=NETWORKS_KEPT)
def read_value(kind: GameKind, players: int, path: Path) -> Value:
    """The network of a file, checked against the game as it is now; a bot is made for every answer, so it is kept."""
    try:
        head, _, weights = path.read_bytes().partition(b"\n")
        said: Json = json.loads(head)
    except (OSError, ValueError) as fault:
        raise UserError("net_unreadable", {"file": path.name, "reason": str(fault)}) from fault
    encoder = encoder_for(kind, players)
    found = check_head(path.name, said, {"format": FORMAT, **made_for(kind, encoder)})
    first, second, last = (numbers(found, key) for key in ("first_bias", "second_bias", "last_bias"))
    inputs = encoder.size
    sizes = [inputs, inputs * len(first), len(first) * len(second), len(second)]
    if len(weights) != sum(sizes) or len(last) != 1 or not first or not second:
        raise UserError("net_unreadable", {"file": path.name, "reason": f"{len(weights)} != {sum(sizes)}"})
    parts: list[bytes] = []
    for size in sizes:
        parts.append(weights[:size])
        weights = weights[size:]
    net = Net(parts[0], parts[1], first, parts[2], second, parts[3], last[0])
    return Value(net, encoder, factor(found, "trust"), factor(found, "unit"))


def numbers(head: dict[str, Json], key: str) -> list[int]:
    """A list of whole numbers out of the head of a file."""
    found = head.get(key)
    return [one for one in found if isinstance(one, int)] if isinstance(found, list) else []


def factor(head: dict[str, Json], key: str) -> float:
    found = head.get(key)
    return float(found) if isinstance(found, (int, float)) else 0.0


class Values:
    """The networks of a game by the number of players: read when they are first asked for."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        self.known: dict[int, Value | None] = {}

    def at(self, players: int) -> Value | None:
        """The network for so many players; None: there is none, the game's own estimate is all there is."""
        if players not in self.known:
            path = net_path(self.kind, players)
            self.known[players] = read_value(self.kind, players, path) if path.is_file() else None
        return self.known[players]
