"""Which worlds are likely: players keep cards that go together, so that their hands are better than random ones."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.games.havoc.odds.random_hands import position
from banneret.games.havoc.rules.cards import DOG, JOHN
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.hands import best_key
from banneret.games.havoc.rules.state import Havoc
from banneret.games.havoc.sight.memory import OPENING, SPLIT, HavocView
from banneret.games.havoc.sight.sampler import HavocSampler

# How often somebody has exchanged a hidden card for another that serves him better, for every two cards that he is
# known to hold: mostly those he was seen taking. Whoever comes to Castillon has just spent his best cards in a battle,
# unless there was a year of peace, in which all did nothing but choose. Fitted to 113 games of experts.
IN_BATTLE: Final = 1
AT_CASTILLON: Final = 0
AT_CASTILLON_AFTER_PEACE: Final = 4

DECK: Final = -1


@final
class Belief:
    """Worlds that agree with a view, in which who was seen choosing cards has chosen among the hidden ones as well."""

    def __init__(self, view: HavocView) -> None:
        self.sampler = HavocSampler(view)
        self.seat: i64 = view.seat
        self.for_two: i64 = IN_BATTLE
        if view.state.battle == CASTILLON:
            self.for_two = AT_CASTILLON_AFTER_PEACE if view.state.cancelled else AT_CASTILLON

    def sample(self, chance: Chance) -> Havoc:
        world = self.sampler.sample(chance)
        known = self.sampler.memory.known
        for other in range(world.players):
            if other != self.seat and len(world.hands[other]) > len(known[other]):
                twice: i64 = self.for_two * len(known[other])
                more: i64 = chance.below(2, "sample") if twice % 2 == 1 else 0
                for _ in range(twice // 2 + more):
                    self.exchange(world, other, chance)
        return world

    def exchange(self, world: Havoc, seat: i64, chance: Chance) -> None:
        """One hidden card of a seat for another that lies where it could as well have been, if that serves them."""
        first: i64 = len(self.sampler.memory.known[seat])
        mine: i64 = first + chance.below(len(world.hands[seat]) - first, "sample")
        is_fresh = mine >= self.sampler.fresh_from[seat]
        places = self.places(world, seat, is_fresh)
        count: i64 = sum(places)
        if count == 0:
            return
        at: i64 = chance.below(count, "sample")
        other: i64 = 0
        while at >= places[other]:
            at -= places[other]
            other += 1
        in_deck = other == len(places) - 1
        at += self.first_place(other, is_fresh) if not in_deck else 0
        old = world.hands[seat][mine]
        new = world.deck[at] if in_deck else world.hands[other][at]
        if new == JOHN or new == old or (self.sampler.memory.mode == OPENING and DOG in (old, new)):
            return
        before = strength_of(world, seat) + (0.0 if in_deck else strength_of(world, other))
        put(world, seat, mine, new)
        put(world, DECK if in_deck else other, at, old)
        if strength_of(world, seat) + (0.0 if in_deck else strength_of(world, other)) < before:
            put(world, seat, mine, old)
            put(world, DECK if in_deck else other, at, new)

    def places(self, world: Havoc, seat: i64, is_fresh: bool) -> list[int]:
        """How many hidden cards of each seat, and last of the deck, can change places with one of the seat's.

        Since a reshuffle the cards of before it and those of the new deck are apart.
        """
        apart = self.sampler.memory.mode == SPLIT
        found: list[int] = []
        for other in range(world.players):
            if other in (seat, self.seat):
                found.append(0)
            elif apart and not is_fresh:
                found.append(self.sampler.fresh_from[other] - len(self.sampler.memory.known[other]))
            else:
                found.append(len(world.hands[other]) - self.first_place(other, is_fresh))
        return [*found, 0 if apart and not is_fresh else len(world.deck)]

    def first_place(self, other: i64, is_fresh: bool) -> i64:
        """Where such cards begin in a hand."""
        if self.sampler.memory.mode == SPLIT and is_fresh:
            return self.sampler.fresh_from[other]
        return len(self.sampler.memory.known[other])


def strength_of(world: Havoc, seat: i64) -> float:
    """How good the best hand is that a seat could lay."""
    return position(best_key(world.laid[seat] + world.hands[seat]), world.charter.max_value)


def put(world: Havoc, seat: i64, at: i64, card: int) -> None:
    if seat == DECK:
        world.deck[at] = card
    else:
        world.hands[seat][at] = card
