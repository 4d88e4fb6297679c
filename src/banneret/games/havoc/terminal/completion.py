"""What cards that lie or are chosen can still become, together with others of the hand."""

from itertools import combinations

from banneret.games.havoc.rules.cards import DOG
from banneret.games.havoc.rules.hands import MOST_COUNTED, best_dogs_out, best_hand, laid_key, lay_fits


def best_completion(down: list[int], hand: list[int], dogs_may_be_out: bool) -> list[int]:
    """H-6.3, H-7.1 The cards of the hand with which those that lie make the strongest combination; the fewest of them.

    Where nothing lies it is the strongest combination of the hand (H-12.3); at Castillon no dog is out of the battle.
    """
    if not down:
        return list(best_hand(hand))
    best: list[int] = []
    key = -1
    for count in range(min(MOST_COUNTED, len(hand)) + 1):
        for more in dict.fromkeys(combinations(sorted(hand), count)):
            laid = [*down, *more]
            dogs = laid.count(DOG)
            fits = lay_fits(len(laid) - dogs, dogs) if dogs_may_be_out else len(laid) <= MOST_COUNTED
            if not fits:
                continue
            worth = int(laid_key(laid, best_dogs_out(laid) if dogs_may_be_out else 0))
            if worth > key:
                best, key = list(more), worth
    return best
