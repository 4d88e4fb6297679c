"""Which hands a seat could still make in a battle: sets of cards of the hand to add to those already laid."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.havoc.rules.cards import DOG, SUIT, SUITS, VALUE
from banneret.games.havoc.rules.hands import best_dogs_out, laid_key, lay_fits
from banneret.games.havoc.rules.state import Havoc

SIX: Final = 6
MOST_SECONDS: Final = 3


@final
class Muster:
    """The cards of one seat, counted: what lies in front of it and what it holds."""

    def __init__(self, laid: list[int], hand: list[int], max_value: i64) -> None:
        self.hand = hand
        self.max_value: i64 = max_value
        self.held: list[int] = [0] * (max_value + 1)
        self.shown: list[int] = [0] * (max_value + 1)
        self.held_mask: i64 = 0
        self.shown_mask: i64 = 0
        self.shown_twice = False
        self.shown_dogs: i64 = 0
        self.one_suit: i64 = -1  # the suit of all laid cards; -1: none laid yet, SUITS: several
        for card in laid:
            if card == DOG:
                self.shown_dogs += 1
            else:
                value: i64 = VALUE[card]
                if self.shown[value] > 0:
                    self.shown_twice = True
                self.shown[value] += 1
                self.shown_mask |= BIT[value]
                suit: i64 = SUIT[card]
                if self.one_suit < 0:
                    self.one_suit = suit
                elif self.one_suit != suit:
                    self.one_suit = SUITS
        self.shown_others: i64 = len(laid) - self.shown_dogs
        for card in hand:
            self.held[VALUE[card]] += 1
            self.held_mask |= BIT[VALUE[card]]
        self.held_dogs: i64 = self.held[0]
        self.shown[0] = self.shown_dogs

    def fits(self, others: i64, dogs: i64) -> bool:
        return lay_fits(self.shown_others + others, self.shown_dogs + dogs)

    def take(self, value: i64, count: i64, added: list[int]) -> None:
        """Add so many cards of a value."""
        for card in self.hand:
            if count <= 0:
                return
            if VALUE[card] == value:
                added.append(card)
                count -= 1

    def plans(self) -> list[list[int]]:
        """Every kind of hand worth thinking of, each as the cards to add."""
        found: list[list[int]] = []
        self.groups(found)
        self.straights(found)
        self.flushes(found)
        return found

    def groups(self, found: list[list[int]]) -> None:
        """H-8.3 Pairs, three, four ... of a kind, houses, trios, pairs."""
        values: list[int] = []
        value: i64 = self.max_value
        while value >= 0:
            if self.held[value] > 0 and self.held[value] + self.shown[value] >= 2:
                values.append(value)
            value -= 1
        seconds = self.seconds(values)
        for first in values:
            have: i64 = self.shown[first]
            size: i64 = have + self.held[first]
            while size >= 2 and size > have:
                self.group(first, size - have, -1, 0, found)
                for second in seconds:
                    if second == first:
                        continue
                    there: i64 = self.shown[second]
                    pair: i64 = there + self.held[second]
                    if pair > size:
                        pair = size
                    if size + pair > SIX:
                        pair = SIX - size
                    while pair >= 2 and pair > there:
                        if pair < size or second < first:
                            self.group(first, size - have, second, pair - there, found)
                        pair -= 1
                size -= 1
        if len(values) >= 3:
            self.three_pairs(values, found)

    def seconds(self, values: list[int]) -> list[int]:
        """The values fit for the smaller part of a hand of two groups: shown ones, then those missed least."""
        if len(values) <= MOST_SECONDS:
            return values
        chosen: list[int] = []
        for value in values:
            if self.shown[value] > 0:
                chosen.append(value)
        copies: i64 = 2
        while copies <= 6 and len(chosen) < MOST_SECONDS:
            for value in reversed(values):
                if self.shown[value] == 0 and self.held[value] == copies and len(chosen) < MOST_SECONDS:
                    chosen.append(value)
            copies += 1
        return chosen

    def group(self, first: i64, count: i64, second: i64, more: i64, found: list[list[int]]) -> None:
        dogs: i64 = 0
        if first == 0:
            dogs = count
        elif second == 0:
            dogs = more
        if not self.fits(count + more - dogs, dogs):
            return
        added: list[int] = []
        self.take(first, count, added)
        if more > 0:
            self.take(second, more, added)
        found.append(added)

    def three_pairs(self, values: list[int], found: list[list[int]]) -> None:
        added: list[int] = []
        pairs: i64 = 0
        dogs: i64 = 0
        for value in values:
            if pairs < 3:
                missing: i64 = 2 - self.shown[value]
                if missing > 0:
                    self.take(value, missing, added)
                    if value == 0:
                        dogs = missing
                pairs += 1
        if self.fits(len(added) - dogs, dogs):
            found.append(added)

    def straights(self, found: list[list[int]]) -> None:
        """H-8.1 The highest run of six and of five that holds all laid values."""
        if self.shown_twice:
            return
        everything = self.held_mask | self.shown_mask
        if self.shown_dogs > 0:
            everything |= 1
        length: i64 = SIX
        while length >= 5:
            low: i64 = self.max_value - length + 1
            while low >= 0:
                run = (BIT[length] - 1) * BIT[low]
                if everything & run == run and self.shown_mask & ~run == 0:
                    added: list[int] = []
                    value: i64 = low + length - 1
                    while value >= low:
                        if self.shown[value] == 0:
                            self.take(value, 1, added)
                        value -= 1
                    if added:
                        found.append(added)
                    break
                low -= 1
            length -= 1

    def flushes(self, found: list[list[int]]) -> None:
        """H-8.1 Six and five of one suit, dogs filling up; and straight flushes."""
        if self.one_suit == SUITS or self.shown_twice:
            return
        if self.one_suit >= 0:
            self.flush(self.one_suit, found)
            return
        suit: i64 = 0
        while suit < SUITS:
            self.flush(suit, found)
            suit += 1

    def flush(self, suit: i64, found: list[list[int]]) -> None:
        cards: list[int] = []
        mask = self.shown_mask
        for card in self.hand:
            if SUIT[card] == suit:
                cards.append(card)
                mask |= BIT[VALUE[card]]
        total: i64 = self.shown_others + len(cards)
        if total + self.held_dogs + self.shown_dogs < 5:
            return
        cards.sort(reverse=True)
        length: i64 = SIX
        while length >= 5 and length > self.shown_others:
            added: list[int] = cards[: length - self.shown_others]
            dogs: i64 = length - self.shown_others - len(added) - self.shown_dogs
            if dogs <= self.held_dogs:
                while dogs > 0:
                    added.append(DOG)
                    dogs -= 1
                if added:
                    found.append(added)
            self.straight_flush(suit, mask, length, cards, found)
            length -= 1

    def straight_flush(self, suit: i64, mask: i64, length: i64, cards: list[int], found: list[list[int]]) -> None:
        if self.held_dogs + self.shown_dogs > 0:
            mask |= 1
        low: i64 = self.max_value - length + 1
        while low >= 0:
            run = (BIT[length] - 1) * BIT[low]
            if mask & run == run and self.shown_mask & ~run == 0:
                added = [card for card in cards if VALUE[card] >= low and VALUE[card] < low + length]
                if low == 0 and self.shown_dogs == 0:
                    added.append(DOG)
                if added:
                    found.append(added)
                return
            low -= 1


def cheapest(hand: list[int], count: i64) -> list[list[int]]:
    """The least that one can enter with: the cards missed least, or a dog and one of them less, or dogs alone."""
    found: list[list[int]] = []
    dogs: list[int] = [card for card in hand if card == DOG]
    rest = [card for card in hand if card != DOG]
    junk: list[int] = []
    while len(junk) < count and rest:
        card = least_needed(rest)
        rest.remove(card)
        junk.append(card)
    if len(junk) == count:
        found.append(junk)
    if dogs and len(junk) >= count - 1:
        found.append([DOG, *junk[: count - 1]])
    if len(dogs) >= count:
        found.append(dogs[:count])
    return found


def least_needed(cards: list[int]) -> int:
    """Of some cards, none of them dogs, the one that goes least with the others."""
    best: i64 = -1
    chosen: int = cards[0]
    for card in cards:
        score: i64 = VALUE[card]
        for other in cards:
            if VALUE[other] == VALUE[card]:
                score += 100
            elif SUIT[other] == SUIT[card]:
                score += 10
        if best < 0 or score < best:
            best = score
            chosen = card
    return chosen


def next_card(game: Havoc, seat: i64, plan: list[int]) -> i64:
    """Of the planned cards that are not picked yet the one that shows the best hand at once."""
    picked = game.picked[seat]
    laid = game.laid[seat] + picked
    left = plan[:]
    for card in picked:
        if card in left:
            left.remove(card)
    best: i64 = -1
    chosen: i64 = -1
    if len(laid) == 0:
        for at in range(len(left)):
            for other in range(len(left)):
                if other != at:
                    key = laid_key([left[at], left[other]], 0)
                    if key > best:
                        best = key
                        chosen = left[at]
        return chosen
    for card in left:
        key = laid_key([*laid, card], best_dogs_out([*laid, card]))
        if key > best:
            best = key
            chosen = card
    return chosen
