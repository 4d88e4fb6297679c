"""M-5.6 What can be exchanged: with whom, and which equipment both men have room for."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT, popcount
from banneret.games.mousquetaires.rules.cards import ADVENTURES, EQUIPMENT, MUSKETEERS
from banneret.games.mousquetaires.rules.state import Mousquetaires

MOST_FAILED: Final = 2
# In `picked`: cards by their kind, items given from ITEM_CODE on, items received from RECEIVED_CODE on.
ITEM_CODE: Final = ADVENTURES
RECEIVED_CODE: Final = ADVENTURES + EQUIPMENT


def partners(game: Mousquetaires, man: i64) -> list[int]:
    """Whom he could exchange with: somebody in the same place, if there is anything to exchange."""
    if not game.charter.seating.exchange or game.isolated or game.failed_offers >= MOST_FAILED:
        return []
    found: list[int] = []
    for other in range(MUSKETEERS):
        if other != man and game.in_play(other) and game.place[other] == game.place[man]:
            items = game.equipment[man] | game.equipment[other]
            mine: i64 = game.owner[man]
            theirs: i64 = game.owner[other]
            cards = mine != theirs and (len(game.hands[mine]) > 0 or len(game.hands[theirs]) > 0)
            if cards or (items != 0 and can_fit(game, man, other, 0, 0)):
                found.append(other)
    return found


def fits(game: Mousquetaires, man: i64, other: i64, given: i64, back: i64) -> bool:
    """M-5.6 The result keeps both men's slots, without two of a kind."""
    mine = game.equipment[man] & ~given
    theirs = game.equipment[other] & ~back
    if mine & back or theirs & given:
        return False
    slots = game.charter.data.limits.equipment
    return popcount(mine | back) <= slots and popcount(theirs | given) <= slots


def can_fit(game: Mousquetaires, man: i64, other: i64, given: i64, back: i64) -> bool:
    """Whether more items on either side can make an exchange of equipment fit."""
    for more in range(BIT[EQUIPMENT]):
        if more & ~game.equipment[man] or given & ~more:
            continue
        for return_of in range(BIT[EQUIPMENT]):
            if return_of & ~game.equipment[other] or back & ~return_of:
                continue
            if more | return_of and fits(game, man, other, more, return_of):
                return True
    return False


def can_answer(game: Mousquetaires, man: i64, other: i64, given: i64, back: i64) -> bool:
    """Whether the partner can still give back what makes an offer fit."""
    for return_of in range(BIT[EQUIPMENT]):
        if return_of & ~game.equipment[other] or back & ~return_of:
            continue
        if fits(game, man, other, given, return_of):
            return True
    return False


def items_in(picked: list[int], first: i64) -> i64:
    """The items among what was picked, as a mask; `first` is the code of the first item."""
    mask: i64 = 0
    for code in picked:
        if first <= code < first + EQUIPMENT:
            mask |= BIT[code - first]
    return mask


def cards_in(picked: list[int]) -> list[int]:
    return [code for code in picked if code < ADVENTURES]
