"""The shapes of frames' parts and of what a seat remembers, for observations."""

from typing import Final

from banneret.core import features
from banneret.core.feature_lists import Bag, Row, Tail
from banneret.core.observation import Shapes
from banneret.games.warrior_knights.rules.cards import (
    AREAS,
    CITIES,
    EXPEDITIONS,
    FATES,
    NATIONS,
    PORT,
    SEATS,
    SLOTS,
    SPACES,
    SPECIALS,
    TROOP_KINDS,
)
from banneret.games.warrior_knights.rules.troops import DEATHS

COUNTED: Final = features.Number(0, 255, capped=True)
SEAT: Final = features.Seat()
ARMY: Final = features.Seat(each=SLOTS)
ARMIES: Final = features.SeatBits(SLOTS)
CODE: Final = features.Code(1023)
TROOP: Final = features.OneOf(0, TROOP_KINDS - 1)
FLAG: Final = features.Flag()
REQUEST: Final = features.Code(2**20 - 1)

SHAPES: Final = Shapes(
    parts={
        "order": Row(SEATS, SEAT),
        "at": COUNTED,
        "receipts": Row(SEATS, COUNTED),
        "under_way": features.Bits(EXPEDITIONS),
        "asker": SEAT,
        "purpose": features.OneOf(0, 1),
        "seats": Tail(4, SEAT),
        "requests": Tail(4, REQUEST),
        "request": REQUEST,
        "side": features.OneOf(0, 1),
        "attacker": SEAT,
        "defender": SEAT,
        "kind": features.OneOf(0, 9),
        "PayMutineer.kind": TROOP,
        "StationTroop.kind": TROOP,
        "area": features.OneOf(0, AREAS - 1),
        "CheckArea.area": features.OneOf(0, SPECIALS - 1),
        "ReturnCards.area": features.OneOf(0, SPECIALS - 1),
        "fighters": ARMIES,
        "expedition": features.OneOf(0, EXPEDITIONS - 1),
        "subject": features.OneOf(0, 9),
        "object": CODE,
        "army": ARMY,
        "armies": Tail(4, ARMY),
        "path": Tail(4, features.Code(127)),
        "voyage": CODE,
        "takes": Tail(4, CODE),
        "captor": SEAT,
        "nation": features.OneOf(0, NATIONS - 1, blank=9),
        "shape": features.OneOf(0, SLOTS - 1),
        "space": features.OneOf(0, SPACES),
        "served": features.Bits(30),
        "DraftRound.served": features.SeatBits(),
        "retreat": FLAG,
        "hit": features.SeatBits(),
        "loser": SEAT,
        "abandoned": FLAG,
        "newest": CODE,
        "most": COUNTED,
        "city": features.OneOf(0, CITIES),
        "left": features.Number(0, 2550, capped=True),
        "first": CODE,
        "target": features.OneOf(0, PORT + AREAS - 1),
        "paid": Tail(4, CODE),
        "later": FLAG,
        "tax": COUNTED,
        "giver": SEAT,
        "price": COUNTED,
        "surcharge": COUNTED,
        "last": SEAT,
        "again": FLAG,
        "home": FLAG,
        "deserted": ARMIES,
        "place": features.OneOrSeat(CITIES),
        "cards": Tail(4, features.Code(63)),
        "ability": features.OneOf(0, 7),
        "why": features.OneOf(0, len(DEATHS) - 1),
        "agendas": COUNTED,
    },
    memory={
        "fate": Row(FATES, features.OneOf(0, FATES - 1)),
        "hands": Row(2, Bag(FATES)),
        "dropped": Row(2, COUNTED),
        "mixed": Row(2, COUNTED),
        "shown": COUNTED,
        "seat": features.Nothing("seats are counted from the viewer on"),
    },
)
