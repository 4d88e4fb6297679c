"""The shapes of frames' parts and of what a seat remembers, for observations."""

from typing import Final

from banneret.core import features
from banneret.core.feature_lists import Bag, Row, Tail
from banneret.core.observation import Shapes
from banneret.games.knights.rules.cards import CARDS, GUARD_IDS

SHAPES: Final = Shapes(
    parts={"guard": features.OneOf(0, len(GUARD_IDS) - 1), "left": features.Number(0, 255)},
    memory={
        "known": Row(2, Bag(CARDS)),
        "absent": Row(2, features.Bits(CARDS)),
        "some": Row(2, Tail(2, features.Bits(CARDS))),
    },
)
