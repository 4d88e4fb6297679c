"""Worlds that agree with everything a seat has seen: the cards it cannot see, dealt anew."""

from typing import final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.kind import Sampler
from banneret.core.view import UNKNOWN, View
from banneret.games.havoc.cards import DOG, JOHN, KINDS
from banneret.games.havoc.data import CASTILLON
from banneret.games.havoc.memory import OPENING, SPLIT, HavocMemory
from banneret.games.havoc.setup import regular_cards
from banneret.games.havoc.state import JOHN_IN_DECK, Havoc


@final
class HavocSampler(Sampler):
    """Made once for a view. `old` places hold cards of before the present deck, `fresh` places cards of it."""

    def __init__(self, view: View) -> None:
        state = view.state
        memory = view.memory
        if not isinstance(state, Havoc) or not isinstance(memory, HavocMemory):
            raise TypeError("a sampler of Havoc needs a view of Havoc with its memory")
        self.seat: i64 = view.seat
        self.base = state
        self.memory = memory
        self.deck_size: i64 = state.deck_size()
        self.with_john = state.john == JOHN_IN_DECK
        unseen = unseen_cards(state, view.seat, memory)
        self.old: list[int] = []
        self.fresh: list[int] = []
        for seat in range(state.players):
            free: i64 = 0 if seat == view.seat else len(state.hands[seat]) - len(memory.known[seat])
            fresh: i64 = 0 if seat == view.seat else min(free, memory.fresh[seat])
            self.old.append(free - fresh)
            self.fresh.append(fresh)
        # Old places are filled from `first`, the rest together with `second` goes to fresh places and the deck.
        self.first: list[int] = []
        self.second: list[int] = []
        if memory.mode == OPENING:
            self.first = [card for card in unseen if card != DOG]
            self.second = [card for card in unseen if card == DOG]
        elif memory.mode == SPLIT:
            self.second = sorted(memory.deck_cards)
            self.first = unseen
            for card in self.second:
                self.first.remove(card)
        else:
            self.first = unseen
        self.hidden_battles = hidden_battles(state)

    def sample(self, chance: Chance) -> Havoc:
        world = self.base.clone()
        world.discard = self.memory.discard[:]
        first = self.first[:]
        chance.shuffle(first, "sample")
        at: i64 = 0
        for seat in range(world.players):
            if seat != self.seat:
                hand = self.memory.known[seat][:]
                old: i64 = self.old[seat]
                while old > 0:
                    hand.append(first[at])
                    at += 1
                    old -= 1
                world.hands[seat] = hand
        second = first[at:]
        second.extend(self.second)
        chance.shuffle(second, "sample")
        at = 0
        for seat in range(world.players):
            fresh: i64 = self.fresh[seat]
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
