"""The expert at Castillon: exchange dogs where that promises a better hand, then lay the best one (H-12)."""

from typing import Final

from mypy_extensions import i64

from banneret.games.havoc.odds.random_hands import chance_beyond, position
from banneret.games.havoc.rules.cards import DOG, KINDS, SUITS, VALUES
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.hands import MOST_COUNTED, best_hand, best_key
from banneret.games.havoc.rules.state import Havoc

_STRIDE: Final = 7  # pairs of unseen cards are taken so far apart: every card twice, no pair of neighbours


def castillon_card(hand: list[int], picked: list[int]) -> i64:
    """The next card to lay, -1 for none: the strongest hand, or what goes best with cards already picked."""
    room: i64 = MOST_COUNTED - len(picked)
    if room <= 0:
        return -1
    plan = best_hand(hand)
    left = hand[:]
    strayed = False
    for card in picked:
        left.remove(card)
        if card in plan:
            plan.remove(card)
        else:
            strayed = True
    if not strayed:
        return plan[0] if plan else -1
    best: i64 = best_key(picked)
    chosen: i64 = -1
    for card in left:
        key = best_key([*picked, card])
        if key > best:
            best = key
            chosen = card
    return chosen


def best_exchange(game: Havoc, seat: i64, most: i64) -> i64:
    """H-12.2 How many dogs to exchange: what gives the most points on average over the cards not seen."""
    hand = game.hands[seat]
    dogs = game.dogs_in_hand(seat)
    if dogs == 0:
        return 0
    unseen = unseen_kinds(game, seat)
    left = hand[:]
    best = expected_points(game, seat, hand)
    chosen: i64 = 0
    count: i64 = 1
    while count <= dogs and count <= most and unseen:
        left.remove(DOG)
        total: float = 0.0
        for at in range(len(unseen)):
            cards = [*left, unseen[at]]
            if count == 2:
                cards.append(unseen[(at + _STRIDE) % len(unseen)])
            total += expected_points(game, seat, cards)
        average = total / float(len(unseen))
        if average > best:
            best = average
            chosen = count
        count += 1
    return chosen


def unseen_kinds(game: Havoc, seat: i64) -> list[int]:
    """Regular cards that the seat does not hold itself; at Castillon nothing lies open."""
    held = bytearray(KINDS)
    for card in game.hands[seat]:
        held[card] = 1
    cards: list[int] = []
    for suit in range(SUITS):
        for value in range(1, int(game.charter.max_value) + 1):
            if held[suit * VALUES + value] == 0:
                cards.append(suit * VALUES + value)
    return cards


def expected_points(game: Havoc, seat: i64, cards: list[int]) -> float:
    """The points at Castillon to expect from the best hand of these cards, the others' hands being random."""
    points = game.charter.points[CASTILLON]
    here = position(best_key(cards), game.charter.max_value)
    chances: list[float] = [1.0]  # by the number of those who end above
    for other in range(game.players):
        if other != seat:
            above = chance_beyond(game.players, float(len(game.hands[other])), here)
            chances.append(0.0)
            place: i64 = len(chances) - 1
            while place > 0:
                chances[place] = chances[place] * (1.0 - above) + chances[place - 1] * above
                place -= 1
            chances[0] *= 1.0 - above
    total: float = 0.0
    for place in range(min(len(points), len(chances))):
        total += chances[place] * float(points[place])
    return total
