"""Whether a combination can still be beaten in a battle: the worst case, whatever the others would really do."""

from typing import Final

from mypy_extensions import i64

from banneret.games.havoc.odds.ceilings import ceiling
from banneret.games.havoc.rules.cards import DOG
from banneret.games.havoc.rules.hands import (
    MOST_COUNTED,
    best_dogs_out,
    best_hand,
    best_key,
    hand_key,
    laid_key,
    lay_fits,
    strength_of,
)
from banneret.games.havoc.rules.scoring import HAND_SIZES, john_strength, strength
from banneret.games.havoc.rules.state import JOHN_SEAT, Havoc
from banneret.games.havoc.sight.companies import FIGHTS, PASSED, UNDECIDED, part_in_battle

TO_JOIN: Final = 2


def own_key(cards: list[int], final: bool) -> i64:
    """The key of a seat's cards with the dogs out that serve it best; -1 where there are none, or too many."""
    dogs: i64 = 0
    for card in cards:
        if card == DOG:
            dogs += 1
    if not cards:
        return -1
    if final:
        return hand_key(cards) if len(cards) <= MOST_COUNTED else -1
    if not lay_fits(len(cards) - dogs, dogs):
        return -1
    return laid_key(cards, best_dogs_out(cards))


def can_be_beaten(world: Havoc, seat: i64, mine: i64, final: bool) -> bool:
    """Whether in this world somebody has, or can still reach, a greater strength (H-9.1): cards left in hand decide."""
    if world.initiator == JOHN_SEAT and not final and john_strength(world) > mine:
        return True
    for other in range(world.players):
        if other == seat:
            continue
        if final:
            hand = world.hands[other]
            if strength(best_key(hand), len(hand) - len(best_hand(hand))) > mine:
                return True
        elif can_win(world, other, mine):
            return True
    return False


def can_win(world: Havoc, seat: i64, mine: i64) -> bool:
    """Whether a seat has, or can still reach, a greater strength in the present battle."""
    part = part_in_battle(world, seat)
    laid = world.laid[seat]
    hand = world.hands[seat]
    if part == PASSED:
        return strength(laid_key(laid, best_dogs_out(laid)), len(hand)) > mine
    if part == FIGHTS or (part == UNDECIDED and len(hand) >= TO_JOIN):
        return can_beat(laid, hand, mine)
    return False


def can_beat(laid: list[int], hand: list[int], mine: i64) -> bool:
    """H-6.3, H-9.1 Whether cards of the hand, added to the laid ones within the limit, give a greater strength."""
    together = laid + hand
    # With all cards counted and none left in hand: more than can ever be reached.
    if strength(best_key(together), 0) <= mine:
        return False
    if laid and strength(laid_key(laid, best_dogs_out(laid)), len(hand)) > mine:
        return True
    regular = [card for card in laid if card != DOG]
    best = best_hand(together)
    if all(card in best for card in regular) and len(laid) - len(regular) <= best.count(DOG):
        left: i64 = len(together) - len(best)
        if strength(best_key(together), left) > mine and len(best) - len(laid) >= (0 if laid else TO_JOIN):
            return True
    return reaches(laid, sorted(hand), 0, TO_JOIN if not laid else 1, mine)


def reaches(laid: list[int], hand: list[int], start: i64, least: i64, mine: i64) -> bool:
    """Whether some of the hand's cards from a place on, `least` at least, laid beside the others give enough.

    `hand` keeps those that are laid already, so that its length tells with `laid` how many are left.
    """
    if ceiling(laid) < strength_of(mine // HAND_SIZES) or strength(best_key(laid + hand[start:]), 0) <= mine:
        return False
    dogs: i64 = 0
    for card in laid:
        if card == DOG:
            dogs += 1
    at = start
    while at < len(hand):
        card = hand[at]
        more: i64 = 1 if card == DOG else 0
        if (at == start or hand[at - 1] != card) and lay_fits(len(laid) + 1 - dogs - more, dogs + more):
            longer = [*laid, card]
            rest = hand[:at] + hand[at + 1 :]
            if least <= 1 and strength(laid_key(longer, best_dogs_out(longer)), len(rest)) > mine:
                return True
            if reaches(longer, rest, at, least - 1, mine):
                return True
        at += 1
    return False
