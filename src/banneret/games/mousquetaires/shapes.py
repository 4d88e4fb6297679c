"""The shapes of frames' parts and of what a seat remembers, for observations."""

from typing import Final

from banneret.core import features
from banneret.core.feature_lists import Bag, EachSeat, Row
from banneret.core.observation import Shapes
from banneret.games.mousquetaires.rules.cards import ADVENTURES, ITEMS, MUSKETEERS, SKILLS
from banneret.games.mousquetaires.rules.state import AT_LOUVRE, IN_HAND
from banneret.games.mousquetaires.rules.tasks import CHALLENGE, PASSAGE
from banneret.games.mousquetaires.rules.treachery import BY_CONSPIRACY

COUNTED: Final = features.Number(0, 255)
COUNTS: Final = Row(ADVENTURES, COUNTED)
CARDS: Final = Bag(ADVENTURES)
MAN: Final = features.OneOf(0, MUSKETEERS - 1)

SHAPES: Final = Shapes(
    parts={
        "man": MAN,
        "other": MAN,
        "slot": features.OneOf(IN_HAND, AT_LOUVRE),
        "card": features.OneOf(0, BY_CONSPIRACY),
        "cards": CARDS,
        "cards_back": CARDS,
        "items": features.Bits(ITEMS),
        "items_back": features.Bits(ITEMS),
        "skill": features.OneOf(0, SKILLS - 1),
        "item": features.OneOf(0, ITEMS - 1),
        "blue": COUNTED,
        "red": COUNTED,
        "kind": features.OneOf(CHALLENGE, PASSAGE),
        "arg": features.Code(255),
    },
    memory={
        "mode": features.OneOf(0, 2),
        "deck_cards": COUNTS,
        "old_cards": COUNTS,
        "open_cards": COUNTS,
        "fresh": EachSeat(COUNTED),
        "old": EachSeat(COUNTED),
        "known": EachSeat(CARDS),
        "story": features.Nothing("the last throw in words; the dice lie on the table"),
        "seat": features.Nothing("seats are counted from the viewer on"),
    },
)
