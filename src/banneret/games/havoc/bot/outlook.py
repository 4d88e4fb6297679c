"""A battle as one seat sees it: who may end above it, and what there is to gain."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.havoc.bot.plans import Muster, cheapest
from banneret.games.havoc.bot.temper import Temper
from banneret.games.havoc.bot.worth import NOTHING, Appraiser
from banneret.games.havoc.odds.ceilings import ceiling
from banneret.games.havoc.odds.random_hands import chance_beyond, position
from banneret.games.havoc.rules.cards import DOG
from banneret.games.havoc.rules.hands import (
    dogs_out_range,
    laid_key,
    strength_of,
)
from banneret.games.havoc.rules.scoring import john_strength, strength
from banneret.games.havoc.rules.state import JOHN_SEAT, Havoc

MOST_ACTIVATED: Final = 2
MIDDLING: Final = 7.0  # points of a middling first place


@final
class Rivals:
    """The others in a battle, by what they can still do.

    `fixed`: strengths that will not change. Of those who may go on (`now`: strength, `ceilings`: the best that their
    laid cards allow) and of those who are yet to be asked, `cards` are the random cards that they are feared as.
    """

    def __init__(self, game: Havoc, seat: i64, battle: i64, pending: i64, temper: Temper) -> None:
        self.fixed: list[int] = []
        self.now: list[int] = []
        self.ceilings: list[int] = []
        self.persists: list[float] = []
        self.cards: list[float] = []
        self.pending_cards: list[float] = []
        fought = game.battle == battle
        if fought and game.initiator == JOHN_SEAT:
            self.fixed.append(john_strength(game))
        for other in range(game.players):
            if other == seat:
                continue
            size: i64 = len(game.hands[other])
            if fought and game.fighters & BIT[other] != 0:
                laid = game.laid[other]
                out = game.dogs_out[other]
                key = laid_best(laid) if out < 0 else laid_key(laid, out)
                if game.passed & BIT[other] != 0 or size == 0:
                    self.fixed.append(strength(key, size))
                else:
                    self.now.append(strength(key, size))
                    self.ceilings.append(ceiling(laid))
                    rank = strength_of(key)
                    self.persists.append(temper.persists(rank))
                    self.cards.append(float(len(laid)) + temper.reach(rank) * float(size))
            elif pending & BIT[other] != 0 and size >= 2:
                self.pending_cards.append(temper.pending_reach * float(size))


@final
class Fight:
    """What a seat could do in a battle. `plan` is the best set of cards to add that `consider` has found."""

    def __init__(self, game: Havoc, seat: i64, battle: i64, pending: i64, temper: Temper, appraiser: Appraiser) -> None:
        self.temper = temper
        self.appraiser = appraiser
        self.players: i64 = game.players
        self.max_value: i64 = game.charter.max_value
        self.hand = game.hands[seat]
        self.laid = game.laid[seat]
        points = game.charter.points[battle]
        self.first: float = float(points[0])
        self.second: float = float(points[1]) if len(points) > 1 else 0.0
        self.third: float = float(points[2]) if len(points) > 2 else 0.0
        self.lead: float = self.first + appraiser.prices.initiative
        self.joins: float = temper.joins + temper.joins_for_points * (self.first - MIDDLING)
        self.rivals = Rivals(game, seat, battle, pending, temper)
        self.worth_now: float = appraiser.worth(self.hand)
        self.fresh: float = appraiser.fresh(len(self.hand))
        self.share: float = 1.0 / float(game.players - 1)
        self.plan: list[int] = []

    def paid(self, joining: i64) -> float:
        """The points that the battle will pay to all together, by the number of those who take part."""
        rivals = self.rivals
        fighters = float(joining + len(rivals.fixed) + len(rivals.now)) + self.joins * float(len(rivals.pending_cards))
        total = self.first if fighters > 0.0 else 0.0
        total += self.second * max(0.0, min(1.0, fighters - 1.0))
        return total + self.third * max(0.0, min(1.0, fighters - 2.0))

    def points(self, key: i64, hand_size: i64) -> float:
        """The points to expect from ending with this hand, the initiative that a victory brings included."""
        rivals = self.rivals
        mine = strength(key, hand_size)
        none: float = 1.0  # the chances that nobody, one, two end above
        one: float = 0.0
        two: float = 0.0
        for other in rivals.fixed:
            if other > mine:
                two = one
                one = none
                none = 0.0
            elif other == mine:
                two = (one + two) * 0.5
                one = (none + one) * 0.5
                none *= 0.5
        here = position(key, self.max_value)
        rank = strength_of(key)
        at: i64 = 0
        while at < len(rivals.now):
            above: float = 1.0
            if rivals.now[at] <= mine:
                above = 0.0
                if rivals.ceilings[at] >= rank:
                    above = rivals.persists[at] * chance_beyond(self.players, rivals.cards[at], here)
            two = two * (1.0 - above) + one * above
            one = one * (1.0 - above) + none * above
            none *= 1.0 - above
            at += 1
        for cards in rivals.pending_cards:
            above = self.joins * chance_beyond(self.players, cards, here)
            two = two * (1.0 - above) + one * above
            one = one * (1.0 - above) + none * above
            none *= 1.0 - above
        return none * self.lead + one * self.second + two * self.third

    def gain(self, added: list[int], enough: float = NOTHING) -> float:
        """The lead over the others to expect from adding these cards in the end, less what they are worth.

        Where even for nothing they would not bring `enough`, NOTHING.
        """
        dogs: i64 = 0
        for card in added:
            if card == DOG:
                dogs += 1
        gained = self.points(laid_best(self.laid + added), len(self.hand) - len(added)) * (1.0 + self.share)
        gained += self.temper.scavenge * self.fresh * float(dogs if dogs < MOST_ACTIVATED else MOST_ACTIVATED)
        if not added:
            return gained
        if gained <= enough:
            return NOTHING
        left = self.hand[:]
        for card in added:
            left.remove(card)
        cost = (self.worth_now - self.appraiser.worth(left)) * self.temper.thrift
        # They are laid one by one, and often not all are needed.
        return gained - (cost if len(added) == 1 else cost * self.temper.patience)

    def consider(self, least: i64) -> float:
        """Find the best plan of at least so many cards (0: going on is free); what it gains."""
        best: float = NOTHING
        self.plan = []
        if least == 0:
            best = self.gain(self.plan)
        plans = Muster(self.laid, self.hand, self.max_value).plans()
        if least > 0:
            plans.extend(cheapest(self.hand, least))
        for added in plans:
            if len(added) >= least:
                value = self.gain(added, best)
                if value > best:
                    best = value
                    self.plan = added
        return best


def laid_best(laid: list[int]) -> i64:
    """The key of laid cards with the best number of dogs out (H-7.1)."""
    out, most = dogs_out_range(laid)
    best = laid_key(laid, out)
    while out < most:
        out += 1
        key = laid_key(laid, out)
        if key > best:
            best = key
    return best
