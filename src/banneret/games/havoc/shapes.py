"""The shapes of frames' parts and of what a seat remembers, for observations."""

from typing import Final

from banneret.core import features
from banneret.core.feature_lists import Bag, EachSeat
from banneret.core.observation import Shapes
from banneret.games.havoc.rules.cards import JOHN
from banneret.games.havoc.sight.memory import LOOSE, OPENING

COUNTED: Final = features.Number(0, 255)
CARDS: Final = Bag(JOHN + 1)

SHAPES: Final = Shapes(
    parts={"draws": COUNTED, "dogs_used": COUNTED, "left": COUNTED},
    memory={
        "known": EachSeat(CARDS),
        "fresh": EachSeat(COUNTED),
        "discard": CARDS,
        "deck_cards": CARDS,
        "unseen_dogs": COUNTED,
        "old_dogs": COUNTED,
        "doubtful": EachSeat(COUNTED),
        "mode": features.OneOf(OPENING, LOOSE),
        "seat": features.Nothing("seats are counted from the viewer on"),
    },
)
