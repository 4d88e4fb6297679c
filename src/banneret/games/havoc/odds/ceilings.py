"""What laid cards can still become at best, whatever is added to them."""

from mypy_extensions import i64

from banneret.core.bits import BIT, popcount
from banneret.games.havoc.rules.cards import DOG, SUIT, VALUE
from banneret.games.havoc.rules.hands import (
    BIG_HOUSE,
    FIVE_OF_A_KIND,
    FLUSH_6,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    SIX_OF_A_KIND,
    STRAIGHT_6,
    STRAIGHT_FLUSH_6,
    THREE_OF_A_KIND,
    THREE_PAIRS,
    TRIOS,
    TWO_PAIRS,
)


def ceiling(laid: list[int]) -> i64:
    """The greatest strength (H-8.3) of any hand that holds these cards, dogs apart."""
    ones: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    others: i64 = 0
    suit: i64 = -1
    one_suit = True
    low: i64 = 99
    high: i64 = 0
    for card in laid:
        if card == DOG:
            continue
        others += 1
        value: i64 = VALUE[card]
        if value < low:
            low = value
        if value > high:
            high = value
        if suit < 0:
            suit = SUIT[card]
        elif suit != SUIT[card]:
            one_suit = False
        bit = BIT[value]
        if ones & bit == 0:
            ones |= bit
        elif twos & bit == 0:
            twos |= bit
        else:
            threes |= bit
    if others < 2:
        return STRAIGHT_FLUSH_6
    best = ceiling_of_groups(popcount(ones), popcount(twos), popcount(threes))
    if twos == 0:
        if one_suit:
            best = STRAIGHT_FLUSH_6 if high - low < 6 else max(best, FLUSH_6)
        elif high - low < 6:
            best = max(best, STRAIGHT_6)
    return best


def ceiling_of_groups(values: i64, pairs: i64, triples: i64) -> i64:
    """The same for groups alone: of so many different values, so many held twice and three times at least."""
    if values == 1:
        return SIX_OF_A_KIND
    if values == 2:
        return FIVE_OF_A_KIND if pairs < 2 else (TRIOS if triples == 2 else BIG_HOUSE)
    if values == 3:
        return FOUR_OF_A_KIND if pairs < 2 else (FULL_HOUSE if pairs == 2 else THREE_PAIRS)
    if values == 4:
        return THREE_OF_A_KIND if pairs < 2 else TWO_PAIRS
    return PAIR if values == 5 else HIGH_CARD
