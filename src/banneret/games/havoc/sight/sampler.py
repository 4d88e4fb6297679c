"""Worlds that agree with everything a seat has seen: the cards it cannot see, dealt anew."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.fields import UNKNOWN
from banneret.core.rooms import Sampler
from banneret.games.havoc.rules.cards import DOG, JOHN, KINDS
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.setup import regular_cards
from banneret.games.havoc.rules.state import JOHN_IN_DECK, Havoc
from banneret.games.havoc.sight.memory import OPENING, SPLIT, HavocMemory, HavocView

STEPS: Final = 2**30


@final
class HavocSampler(Sampler):
    """Made once for a view. `old` places hold cards of before the present deck, `fresh` places cards of it.

    Where dogs were played of which nobody knows the side, `cases` are the numbers of fresh ones by seat that can be,
    and `bounds` their weights, added up.
    """

    def __init__(self, view: HavocView) -> None:
        state = view.state
        memory = view.memory
        if memory is None:
            raise ValueError("worlds are sampled for a seat that has followed the game: give the view its memory")
        self.seat: i64 = view.seat
        self.base = state
        self.memory = memory
        self.deck_size: i64 = state.deck_size()
        self.with_john = state.john == JOHN_IN_DECK
        unseen = unseen_cards(state, view.seat, memory)
        self.old: list[int] = []
        self.fresh: list[int] = []
        self.fresh_from: list[int] = [0] * int(state.players)  # where they begin in the hands of the last world
        for seat in range(state.players):
            free: i64 = 0 if seat == view.seat else len(state.hands[seat]) - len(memory.known[seat])
            fresh: i64 = 0 if seat == view.seat else memory.fresh[seat]
            if memory.mode != SPLIT and fresh > free:  # regular cards left the hand, of which side nobody knows
                fresh = free
            self.old.append(free - fresh)
            self.fresh.append(fresh)
        # Old places are filled from `first`, the rest together with `second` goes to fresh places and the deck.
        self.first: list[int] = []
        self.second: list[int] = []
        self.old_dogs: i64 = 0  # beside those of `first`, if all that are in doubt were old
        if memory.mode == OPENING:
            self.first = [card for card in unseen if card != DOG]
            self.second = [card for card in unseen if card == DOG]
        elif memory.mode == SPLIT:
            self.second = sorted(memory.deck_cards)
            self.first = [card for card in unseen if card != DOG and card not in self.second]
            self.old_dogs = unseen.count(DOG) - self.second.count(DOG)
        else:
            self.first = unseen
        self.hidden_battles = hidden_battles(state)
        self.cases: list[list[int]] = []
        self.bounds: list[float] = []
        if memory.mode == SPLIT:
            self.weigh_cases()

    def weigh_cases(self) -> None:
        """Every deal of the unseen cards is equally likely: so are, in proportion, the sides of the dogs in doubt."""
        memory = self.memory
        doubtful = memory.doubtful
        lows: list[int] = []
        for seat in range(len(doubtful)):
            # Without its doubtful dogs a seat cannot hold more fresh cards than cards.
            lows.append(max(0, -self.old[seat]) if doubtful[seat] > 0 else 0)
        deck_dogs: i64 = self.second.count(DOG)
        deck: i64 = len(self.second)
        old_dogs: i64 = self.old_dogs + sum(doubtful)
        old: i64 = len(self.first) + old_dogs
        total: float = 0.0
        case = lows[:]
        while True:
            fresh: i64 = sum(case)
            weight = chance_of_dogs(fresh, deck_dogs, deck) * chance_of_dogs(sum(doubtful) - fresh, old_dogs, old)
            for seat in range(len(doubtful)):
                weight *= ways(memory.fresh[seat], case[seat])
                weight *= ways(self.old[seat] + doubtful[seat], doubtful[seat] - case[seat])
            if weight > 0.0:
                total += weight
                self.cases.append(case[:])
                self.bounds.append(total)
            at: i64 = 0
            while at < len(case) and case[at] >= doubtful[at]:
                case[at] = lows[at]
                at += 1
            if at == len(case):
                return
            case[at] += 1

    def draw_case(self, chance: Chance) -> list[int]:
        """How many of each seat's doubtful dogs were fresh, in the world that is dealt next."""
        if len(self.cases) == 1:
            return self.cases[0]
        mark = float(chance.below(STEPS, "sample")) / float(STEPS) * self.bounds[-1]
        at: i64 = 0
        while at < len(self.cases) - 1 and self.bounds[at] <= mark:
            at += 1
        return self.cases[at]

    def sample(self, chance: Chance) -> Havoc:
        world = self.base.clone()
        world.discard = self.memory.discard[:]
        first = self.first[:]
        second_dogs = self.second
        was_fresh: list[int] = []
        if self.cases:
            was_fresh = self.draw_case(chance)
            first.extend([DOG] * (self.old_dogs + sum(was_fresh)))
            second_dogs = self.second[sum(was_fresh) :]  # sorted: dogs come first
        chance.shuffle(first, "sample")
        at: i64 = 0
        for seat in range(world.players):
            if seat != self.seat:
                hand = self.memory.known[seat][:]
                old: i64 = self.old[seat]
                if was_fresh:
                    old += was_fresh[seat]
                while old > 0:
                    hand.append(first[at])
                    at += 1
                    old -= 1
                world.hands[seat] = hand
                self.fresh_from[seat] = len(hand)
        second = first[at:]
        second.extend(second_dogs)
        chance.shuffle(second, "sample")
        at = 0
        for seat in range(world.players):
            fresh: i64 = self.fresh[seat]
            if was_fresh:
                fresh -= was_fresh[seat]
            while fresh > 0:
                world.hands[seat].append(second[at])
                at += 1
                fresh -= 1
        deck = second[at:]
        if self.with_john:
            deck.insert(chance.below(len(deck) + 1, "sample"), JOHN)
        world.deck = deck
        world.drawn = 0
        if self.hidden_battles:
            fill_battle_row(world, self.hidden_battles, chance)
        return world


def chance_of_dogs(dogs: i64, all_dogs: i64, cards: i64) -> float:
    """The chance that so many cards of a pile are all dogs."""
    chance: float = 1.0
    for gone in range(dogs):
        if all_dogs - gone <= 0:
            return 0.0
        chance *= float(all_dogs - gone) / float(cards - gone)
    return chance


def ways(cards: i64, chosen: i64) -> float:
    """In how many ways so many cards of a hand can be chosen."""
    count: float = 1.0
    for gone in range(chosen):
        count *= float(max(0, cards - gone)) / float(gone + 1)
    return count


def unseen_cards(state: Havoc, seat: i64, memory: HavocMemory) -> list[int]:
    """All cards in play but those the seat holds, sees or remembers."""
    left = bytearray(KINDS)
    left[DOG] = state.charter.dogs
    for card in regular_cards(state.charter.max_value):
        left[card] = 1
    seen = state.recruits + memory.discard
    if seat >= 0:
        seen = seen + state.hands[seat]
    for other in range(state.players):
        seen = seen + state.laid[other] + (memory.known[other] if other != seat else [])
    for card in seen:
        left[card] -= 1
    unseen: list[int] = []
    for kind in range(KINDS):
        unseen.extend([kind] * left[kind])
    return unseen


def hidden_battles(state: Havoc) -> list[int]:
    """H-15.4 The battles that lie face down in the row, in ascending order."""
    if UNKNOWN not in state.battle_row:
        return []
    gone = [*state.battle_row, *state.cancelled]
    for battles in state.trophies:
        gone.extend(battles)
    return [battle for battle in range(1, CASTILLON) if battle not in gone]


def fill_battle_row(world: Havoc, hidden: list[int], chance: Chance) -> None:
    order = hidden[:]
    if world.charter.random_order:
        chance.shuffle(order, "sample")
    row: list[int] = []
    at: i64 = 0
    for battle in world.battle_row:
        if battle == UNKNOWN:
            row.append(order[at])
            at += 1
        else:
            row.append(battle)
    world.battle_row = row
