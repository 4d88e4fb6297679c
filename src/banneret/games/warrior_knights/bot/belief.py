"""What speaks for a world: which action cards Barons put into which stack of their plans."""

from typing import Final

from mypy_extensions import i64

from banneret.games.warrior_knights.rules.cards import ACTION_KINDS, STACKS
from banneret.games.warrior_knights.rules.state import WarriorKnights

# Fitted to games of experts (`tools/fit_beliefs.py`): by stack and kind of card, for two Barons and for more.
TWO: Final[list[float]] = [
    -2.18, -1.68, -1.83, -2.64, 4.06, 4.26, -1.77, -1.44, -1.73, -2.52, 3.44, 4.02, 1.00, 0.28, 0.31, 0.19,
    -0.83, -0.95,
]  # fmt: skip
MORE: Final[list[float]] = [
    -0.73, -1.68, -1.16, -1.35, 2.71, 2.21, -2.38, -1.59, -1.39, -1.47, 3.01, 3.83, 0.69, 0.38, 0.52, 0.09,
    -0.80, -0.89,
]  # fmt: skip


def signs(game: WarriorKnights, seat: i64) -> list[float]:
    """How many cards of each kind others have planned in each stack."""
    found = [0.0] * (STACKS * ACTION_KINDS)
    for other in range(game.players):
        if other != seat:
            for planned in game.planned[other]:
                found[planned] += 1.0
    return found
