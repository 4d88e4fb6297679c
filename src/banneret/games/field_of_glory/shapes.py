"""The shapes of frames' parts and of what a seat remembers, for observations."""

from typing import Final

from banneret.core import features
from banneret.core.feature_lists import Bag, EachSeat, Row, Thing
from banneret.core.observation import Shapes
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import KINDS

COUNTED: Final = features.Number(0, 255)
COUNTS: Final = Row(KINDS, COUNTED)
TRAIL: Final = Thing(
    {
        "discard": Bag(KINDS),
        "refilled": features.Flag(),
        "deck": COUNTS,
        "drawn": COUNTED,
        "held": COUNTS,
        "unclear": COUNTS,
    }
)

SHAPES: Final = Shapes(
    parts={"column": features.OneOf(0, COLUMNS)},
    memory={
        "trails": EachSeat(TRAIL),
        "located": EachSeat(COUNTS),
        "hidden": EachSeat(COUNTED),
        "seat": features.Nothing("seats are counted from the viewer on"),
    },
)
