"""What cards in hand are worth, in victory points, for the battles still to come."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import popcount
from banneret.games.havoc.odds.random_hands import chance_beyond, position
from banneret.games.havoc.rules.cards import DOG, SUIT, VALUE, VALUES
from banneret.games.havoc.rules.hands import best_key

_FIELD: Final = 5
_FIELD_MASK: Final = 31
_VALUE_BIT: Final[list[i64]] = [2**value for value in range(VALUES + 1)]
_SUIT_ONE: Final[list[i64]] = [32**suit for suit in range(6)] + [0]
_LONGEST: Final = 6
_TYPICAL: Final = 10.0  # the best hand is measured against that of so many random cards

# Of a card drawn from the deck: how often it makes a pair, how often it is a dog.
_MAKES_PAIR: Final = 0.35
_IS_DOG: Final = 0.09

NOTHING: Final = -1.0e9


@final
class Prices:
    """What the parts of a hand add to its worth; cards are worth less the more one has.

    `quad`, `triple` and `pair` count the values held at least so often; `five` and `six` the cards of the longest suit,
    dogs included; `best` and `best_cubed` how rare the best hand is.
    """

    def __init__(
        self, card: float, card_squared: float, dog: float, pair: float, triple: float, quad: float,
        five: float, six: float, best: float, best_cubed: float, initiative: float,
    ) -> None:  # fmt: skip
        self.card = card
        self.card_squared = card_squared
        self.dog = dog
        self.pair = pair
        self.triple = triple
        self.quad = quad
        self.suit: list[float] = [0.0, 0.0, 0.0, 0.0, 0.3 * five, five, six]
        self.best = best
        self.best_cubed = best_cubed
        self.initiative = initiative


@final
class Appraiser:
    """Prices hands for one number of players at one time of the game."""

    def __init__(self, players: i64, max_value: i64, prices: Prices) -> None:
        self.players: i64 = players
        self.max_value: i64 = max_value
        self.prices = prices

    def worth(self, cards: list[int]) -> float:
        """The worth of a hand."""
        prices = self.prices
        twos, threes, fours, suits, dogs = tally(cards)
        longest: i64 = 0
        while suits > 0:
            held = suits & _FIELD_MASK
            if held > longest:
                longest = held
            suits >>= _FIELD
        longest += dogs
        if longest > _LONGEST:
            longest = _LONGEST
        best = 1.0 - chance_beyond(self.players, _TYPICAL, position(best_key(cards), self.max_value))
        count = float(len(cards))
        total = count * (prices.card + prices.card_squared * count) + prices.dog * float(dogs)
        total += prices.pair * float(popcount(twos)) + prices.triple * float(popcount(threes))
        total += prices.quad * float(popcount(fours)) + prices.suit[longest]
        return total + best * (prices.best + best * best * prices.best_cubed)

    def fresh(self, count: i64) -> float:
        """What a card from the deck adds on average to a hand of so many cards."""
        prices = self.prices
        card = prices.card + prices.card_squared * float(2 * count + 1)
        return card + _MAKES_PAIR * prices.pair + _IS_DOG * prices.dog

    def least(self, hand: list[int]) -> i64:
        """The card of a hand that is missed least: one of those with the fewest of their value, dogs last."""
        copies: list[int] = []
        fewest: i64 = len(hand) + 2
        for card in hand:
            count: i64 = 2 if card == DOG else 0
            for other in hand:
                if VALUE[other] == VALUE[card]:
                    count += 1
            copies.append(count)
            if count < fewest:
                fewest = count
        best: float = NOTHING
        chosen: i64 = hand[0]
        at: i64 = 0
        while at < len(hand):
            if copies[at] == fewest:
                card = hand[at]
                left = hand[:]
                left.remove(card)
                value = self.worth(left) - 0.01 * float(VALUE[card])
                if value > best:
                    best = value
                    chosen = card
            at += 1
        return chosen

    def most(self, hand: list[int], cards: list[int]) -> i64:
        """Of some cards, dogs excepted, the one that helps a hand most; -1 if there is none."""
        best: float = NOTHING
        chosen: i64 = -1
        for card in cards:
            if card != DOG:
                value = self.worth([*hand, card]) + 0.01 * float(VALUE[card])
                if value > best:
                    best = value
                    chosen = card
        return chosen


def tally(cards: list[int]) -> tuple[i64, i64, i64, i64, i64]:
    """The values held at least twice, three, four times (as masks), the number of cards of each suit, and of dogs."""
    ones: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    fours: i64 = 0
    suits: i64 = 0
    dogs: i64 = 0
    for card in cards:
        if card == DOG:
            dogs += 1
        value = _VALUE_BIT[VALUE[card]]
        suits += _SUIT_ONE[SUIT[card]]
        if not ones & value:
            ones |= value
        elif not twos & value:
            twos |= value
        elif not threes & value:
            threes |= value
        else:
            fours |= value
    return twos, threes, fours, suits, dogs
