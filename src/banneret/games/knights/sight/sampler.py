"""Worlds that agree with everything that can be known: the face-down cards, dealt anew to their places."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.rooms import Sampler
from banneret.games.knights.rules.cards import CARDS, LEFT, RIGHT, UNKNOWN
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.sight.memory import KnightsView, mask_of, memory_in_play

FAIR_TRIES: Final = 200


@final
class KnightsSampler(Sampler):
    """Made once for a view. Of the unseen cards some can only lie left, some only right, the others in either pile."""

    def __init__(self, view: KnightsView) -> None:
        state = view.state
        self.base = state
        self.memory = memory_in_play(state) if view.memory is None else view.memory
        self.room: i64 = self.memory.known[LEFT].count(UNKNOWN)
        self.left: list[int] = []
        self.right: list[int] = []
        self.either: list[int] = []
        for card in unseen_cards(state, self.memory.known):
            if self.memory.absent[RIGHT] & BIT[card]:
                self.left.append(card)
            elif self.memory.absent[LEFT] & BIT[card]:
                self.right.append(card)
            else:
                self.either.append(card)

    def sample(self, chance: Chance) -> Knights:
        """Evenly spread: worlds in which a pile lacks what a search promised are thrown away.

        Where that would take for ever, a card of each promise is laid in its pile first.
        """
        for _ in range(FAIR_TRIES):
            left, right = self.split([], [], chance)
            if self.keeps_promises(left, LEFT) and self.keeps_promises(right, RIGHT):
                return self.world(left, right, chance)
        while True:
            pinned_left = self.pinned(LEFT, chance)
            pinned_right = self.pinned(RIGHT, chance)
            if mask_of(pinned_left) & mask_of(pinned_right):
                continue
            left, right = self.split(pinned_left, pinned_right, chance)
            if len(left) == self.room and self.keeps_promises(left, LEFT) and self.keeps_promises(right, RIGHT):
                return self.world(left, right, chance)

    def split(self, pinned_left: list[int], pinned_right: list[int], chance: Chance) -> tuple[list[int], list[int]]:
        """The unseen cards of both piles, in no order."""
        either = [card for card in self.either if card not in pinned_left and card not in pinned_right]
        chance.shuffle(either, "sample")
        free: i64 = self.room - len(self.left) - len(pinned_left)
        if free < 0:
            free = 0
        return [*self.left, *pinned_left, *either[:free]], [*self.right, *pinned_right, *either[free:]]

    def pinned(self, pile: i64, chance: Chance) -> list[int]:
        """A card that may lie in either pile for each promise of one of them that is not kept anyway."""
        chosen: list[int] = []
        certain = mask_of(self.left if pile == LEFT else self.right)
        for mask in self.memory.some[pile]:
            if mask & (certain | mask_of(chosen)) == 0:
                fitting = [card for card in self.either if mask & BIT[card]]
                chosen.append(fitting[chance.below(len(fitting), "sample")])
        return chosen

    def keeps_promises(self, cards: list[int], pile: i64) -> bool:
        """K-6.4 Every search that was offered could have found something."""
        promises = self.memory.some[pile]
        if promises:
            here = mask_of(cards)
            for mask in promises:
                if here & mask == 0:
                    return False
        return True

    def world(self, left: list[int], right: list[int], chance: Chance) -> Knights:
        world = self.base.clone()
        chance.shuffle(left, "sample")
        chance.shuffle(right, "sample")
        world.piles = [filled(self.memory.known[LEFT], left), filled(self.memory.known[RIGHT], right)]
        return world


def filled(known: list[int], cards: list[int]) -> list[int]:
    """A pile with its unknown places filled in order."""
    pile: list[int] = []
    at: i64 = 0
    for card in known:
        if card == UNKNOWN:
            pile.append(cards[at])
            at += 1
        else:
            pile.append(card)
    return pile


def unseen_cards(state: Knights, known: list[list[int]]) -> list[int]:
    """All cards but those that lie before players and those that are known to lie in a pile."""
    seen: i64 = 0
    for pile in known:
        for card in pile:
            if card != UNKNOWN:
                seen |= BIT[card]
    for seat in range(state.players):
        seen |= mask_of(state.castles[seat]) | mask_of(state.specials[seat]) | mask_of(state.tournaments[seat])
    return [card for card in range(CARDS) if seen & BIT[card] == 0]
