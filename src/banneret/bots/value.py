"""A learned correction of a game's own estimate, for search: what a network has seen in many games of experts.

The share of a seat grows with the game's estimate, to the power `trust`, and with the correction, which the network
finds in the world as that seat would see it with all cards open. Without a correction it *is* the game's estimate.
"""

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from banneret.core.kernel import Game
from banneret.core.net import Net
from banneret.core.observation import Encoder
from banneret.core.view import View

LEAST: Final = 0.001  # a share is taken to be at least this: nobody's is so surely nothing


@final
class Value:
    """The network of a game for a number of players. `unit` says what a step of the network is worth."""

    def __init__(self, net: Net, encoder: Encoder, trust: float, unit: float) -> None:
        self.net = net
        self.encoder = encoder
        self.trust = trust
        self.unit = unit

    def shares(self, world: Game, estimate: list[float]) -> list[float]:
        """The shares of the victory that the seats may expect in this world."""
        marks: list[float] = []
        for seat, share in enumerate(estimate):
            row = bytes(self.encoder.encode(View(seat, world, None, {})))
            correction: i64 = self.net.value(row)
            marks.append(self.trust * log(max(share, LEAST)) + self.unit * float(correction))
        most = max(marks)
        weights = [exp(mark - most) for mark in marks]
        total = sum(weights)
        return [weight / total for weight in weights]
