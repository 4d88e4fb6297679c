"""What cards are worth to their owner: in the draft, in the hand, as payment (section 17)."""

from typing import Final

from mypy_extensions import i64

from banneret.games.field_of_glory.rules.cards import (
    ARCHERS,
    COMMANDER,
    ELEPHANT,
    HEAVY_INFANTRY,
    KINDS,
    LIGHT_INFANTRY,
    OVERLAP,
    PIKE,
    RESERVES,
    SPEAR,
    TYPE,
    UNIT_TYPES,
)
from banneret.games.field_of_glory.rules.data import ROUGH, WOODS
from banneret.games.field_of_glory.rules.state import FIRST_FLANK, LAST_FLANK, FieldOfGlory

# In tenths: by type, and for every command point.
_TYPE_WORTH: Final = [14, 18, 10, 32, 26, 28, 38, 30, 18, 32, 6, 34]
_POINT_WORTH: Final = 9
_TYPICAL: Final = 55.0

PRICE: Final = 0.03  # of a typical card, in the units of the race
_NEEDED: Final = 6  # cards beyond these are mostly lost to the hand limit
_SPARE: Final = 0.3

# In the draft, on top of that: for Commanders and Reserves, which bring cards (docs/strength.md), and for each card
# already kept that may stand beside it.
_COMMANDER: Final = 20
_RESERVES: Final = 40
_MATES: Final = 4
_MOST_MATES: Final = 3


def card_worth(points: list[int], kind: i64) -> i64:
    return _TYPE_WORTH[TYPE[kind]] + _POINT_WORTH * points[kind]


def worths_of(points: list[int]) -> list[int]:
    """The worth of each kind of card."""
    return [int(card_worth(points, kind)) for kind in range(KINDS)]


def hand_value(hand: list[int], worths: list[int]) -> float:
    """What a hand is worth; of a large hand the worst cards count little, for three more are drawn every turn."""
    values = [worths[card] for card in hand]
    values.sort(reverse=True)
    total = 0.0
    for value in values[:_NEEDED]:
        total += float(value)
    for value in values[_NEEDED:]:
        total += _SPARE * float(value)
    return PRICE * total / _TYPICAL


def price_of(hand: list[int], card: i64, worths: list[int]) -> float:
    """What it costs to do without a card of the hand."""
    left = hand[:]
    left.remove(card)
    return hand_value(hand, worths) - hand_value(left, worths)


def draft_worth(game: FieldOfGlory, seat: i64, kind: i64) -> i64:
    """F-3.6 The worth of a card offered: by the terrain, and by what is kept already and may share a column with it."""
    type: i64 = TYPE[kind]
    value = card_worth(game.charter.points, kind)
    kept = game.picked[seat]
    if type == COMMANDER:
        value += _COMMANDER
    if type == RESERVES:
        value += _RESERVES
    if type == OVERLAP and kind in kept:
        value -= 8
    if type < UNIT_TYPES:
        mates: i64 = 0
        for card in kept:
            if TYPE[card] == type:
                mates += 1
        value += _MATES * min(mates, _MOST_MATES)
        value += terrain_worth(game, type)
    return value


def terrain_worth(game: FieldOfGlory, type: i64) -> i64:
    value: i64 = 0
    heavy = type == ELEPHANT or type == SPEAR or type == PIKE or type == HEAVY_INFANTRY
    column: i64 = FIRST_FLANK
    while column <= LAST_FLANK:
        terrain = game.terrain[column]
        if terrain == WOODS:
            value += 4 if type == LIGHT_INFANTRY else -3 if heavy else 0
        elif terrain == ROUGH and heavy:
            value -= 2
        column += 1
    return value


def least_fit(units: list[int], combat: bytes, points: list[int]) -> i64:
    """Of two units the one to give up: the lower combat value, then the cheaper card."""
    if len(units) < 2:
        return units[0]
    one, other = units[0], units[1]
    first: i64 = 10 * combat[one] + points[one]
    second: i64 = 10 * combat[other] + points[other]
    if TYPE[one] == ARCHERS:
        return one
    return one if first <= second else other
