"""How long bots take: an answer that had to be given comes no sooner than one that was chosen.

A bot that has one answer only needs no thought, and a player who counts the seconds would learn about its hand. So such
a bot waits as long as a bot of its level needed lately for a choice of the same kind.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from banneret.core.errors import UserError
from banneret.core.kind import GameKind
from banneret.core.view import View
from banneret.server.thinkers import LIMIT, SECONDS

REMEMBERED = 256
KINDS_KEPT = 2048
USUAL = {"hard": SECONDS, "master": SECONDS}  # until the first choice of a kind was made


def was_forced(kind: GameKind, view: View, chain: Sequence[str]) -> bool:
    """Whether a seat could not have answered otherwise at any step of its chain."""
    state = view.state.clone()
    try:
        for notation in chain:
            if len(state.legal(view.seat)) > 1:
                return False
            action = kind.rules.catalogue.parse(notation)
            if action.draft:
                state.draft(view.seat, action)
    except UserError:  # no answer of this game: it will be refused
        return False
    return True


class BotPace:
    """The times that choices took, by game, level and question; shared by all tables of a server."""

    def __init__(self) -> None:
        self._taken: dict[tuple[str, str, str], deque[float]] = {}

    def seconds(self, which: tuple[str, str, str], spent: float, forced: bool, lot: int) -> float:
        """How long an answer is to take from its question on; `lot` is any number, one that nobody can foretell."""
        taken = self._taken.get(which)
        if forced:
            return max(spent, taken[lot % len(taken)] if taken else USUAL.get(which[1], 0.0))
        if taken is None:
            taken = self._taken[which] = deque(maxlen=REMEMBERED)
            if len(self._taken) > KINDS_KEPT:
                del self._taken[next(iter(self._taken))]
        taken.append(min(spent, LIMIT))  # longer ones waited for something else than a thought
        return spent
