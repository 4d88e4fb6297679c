"""Section 14 Exact chances beside battles: expeditions, revolts and votes."""

from typing import Final, final

from mypy_extensions import i64

from banneret.games.warrior_knights.odds.battle_solver import FRESH, UNSEEN, Deck, ways
from banneret.games.warrior_knights.rules.cards import FATES, FLEET_LOST, NO_NEWS
from banneret.games.warrior_knights.rules.components import Fate

MOST_TIMES: Final = 4  # an expedition brings back at most four times the stakes


@final
class Venture:
    """W-8.2 What becomes of an expedition at its next Fate card, or its next two if it is blessed.

    `times[k]` is the chance that it brings k times the stakes, `mean` the mean multiplier of this card, `in_the_end`
    what a crown brings in the end, for with no news it goes on.
    """

    def __init__(self, lost: float, no_news: float, times: list[float]) -> None:
        self.lost = lost
        self.no_news = no_news
        self.times = times
        self.mean = 0.0
        for number in range(MOST_TIMES + 1):
            self.mean += float(number) * times[number]
        self.in_the_end = self.mean / (1.0 - no_news) if no_news < 1.0 else 0.0


def venture(fates: list[Fate], expedition: i64, blessed: bool, unseen: list[int] | None = None) -> Venture:
    """W-8.2.6, A-35 Exact, from the cards that may come next (all of them, unless some are named)."""
    cards = list(range(len(fates))) if unseen is None else unseen
    results = [fates[card].results[expedition] for card in cards]
    count = [0] * (MOST_TIMES + 2)  # by result, from FLEET_LOST on
    for result in results:
        count[result - FLEET_LOST] += 1
    size = len(results)
    shares: list[float] = []
    for place, number in enumerate(count):
        if blessed and size > 1:
            upto: i64 = sum(count[: place + 1])
            beneath: i64 = upto - number
            shares.append(float(ways(upto, 2) - ways(beneath, 2)) / float(ways(size, 2)))
        else:
            shares.append(float(number) / float(max(1, size)))
    lost = shares[0]
    no_news = shares[NO_NEWS - FLEET_LOST]
    return Venture(lost, no_news, [0.0, *shares[2:]])


def revolt_chances(cards: i64, revolts: i64, cities: i64) -> list[float]:
    """W-13.3 The chance of each number of revolts, from none to all, where so many cards of the deck are unseen."""
    most = min(cities, cards)
    every = ways(cards, most)
    return [
        float(ways(revolts, number) * ways(cards - revolts, most - number)) / float(every)
        for number in range(most + 1)
    ]  # fmt: skip


def vote_chances(most: int, against: list[int], others: list[int], breaks_ties: bool) -> list[float]:
    """W-9.3.6 By the votes committed, from none to `most`: the chance that they win.

    Everybody else commits any number of his votes with the same chance. `against` are the votes of those who vote
    together against it, `others` those of rivals each of whom has a goal of his own: each of them must stay behind by
    himself. The cases are counted as whole numbers, so that each chance is rounded once.
    """
    cases = [1]
    every = 1
    for votes in against:
        cases = add_up(cases, votes)
    for votes in [*against, *others]:
        every *= votes + 1
    beneath = [0]  # by a number of votes: the cases in which those against it commit fewer
    for count in cases:
        beneath.append(beneath[-1] + count)
    found: list[float] = []
    for committed in range(most + 1):
        enough: int = committed + 1 if breaks_ties else committed
        won: int = beneath[min(enough, len(cases))]
        for votes in others:
            won *= min(enough, votes + 1)
        found.append(won / every)
    return found


def add_up(cases: list[int], votes: int) -> list[int]:
    """By sum the number of cases with one more Baron, who commits 0 to all of his votes."""
    longer: list[int] = []
    window = 0
    for total in range(len(cases) + votes):
        if total < len(cases):
            window += cases[total]
        if total > votes:
            window -= cases[total - votes - 1]
        longer.append(window)
    return longer


def deck_of(fates: list[Fate], order: list[int]) -> Deck:
    """The battle results of a deck of which some cards are known; UNSEEN ones are any of the others."""
    seen = [card for card in order if card != UNSEEN]
    return deck_without(fates, order, seen)


def deck_without(fates: list[Fate], order: list[int], seen: list[int]) -> Deck:
    """A deck in an order that is known in part; `seen` are all cards that are known to lie there or elsewhere."""
    bag = [0] * len(FRESH)
    for card in range(FATES):
        if card not in seen:
            bag[fates[card].battle] += 1
    return Deck(bag, [UNSEEN if card == UNSEEN else int(fates[card].battle) for card in order])
