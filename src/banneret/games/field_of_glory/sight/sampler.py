"""Worlds that agree with everything a seat has seen: the cards it cannot see, dealt anew."""

from typing import final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.fields import UNKNOWN
from banneret.core.rooms import Sampler
from banneret.games.field_of_glory.rules.cards import ARMY_LIST, KINDS
from banneret.games.field_of_glory.rules.fight_record import FROM_DECK, FROM_HAND, NO_CARD
from banneret.games.field_of_glory.rules.state import DRAFT, PLAYERS, FieldOfGlory
from banneret.games.field_of_glory.sight.memory import FieldMemory, FieldView, counted, unseen_of


@final
class FieldSampler(Sampler):
    """Made once for a view. What a seat can know of its own cards and of the other's differs; each has its way."""

    def __init__(self, view: FieldView) -> None:
        state = view.state
        memory = view.memory
        if memory is None:
            raise ValueError("worlds are sampled for a seat that has followed the game: give the view its memory")
        self.seat: i64 = view.seat
        self.base = state
        self.memory = memory
        self.unseen: list[list[int]] = []
        for seat in range(PLAYERS):
            if seat == view.seat:
                self.unseen.append(own_unseen(state, seat, memory))
            else:
                self.unseen.append(listed(unseen_of(memory.located[seat], memory.trails[seat])))

    def sample(self, chance: Chance) -> FieldOfGlory:
        world = self.base.clone()
        world.removed = world.removed[:]  # copies share these
        world.pool = world.pool[:]
        for seat in range(PLAYERS):
            if world.phase == DRAFT:
                cards = self.unseen[seat][:]
                chance.shuffle(cards, "sample")
                world.pool[seat] = self.seen_pool(seat) + cards
                continue
            world.discards[seat] = self.memory.trails[seat].discard[:]
            if seat == self.seat:
                self.deal_own(world, seat, chance)
            elif self.memory.trails[seat].refilled:
                self.deal_refilled(world, seat, chance)
            else:
                self.deal_first_deck(world, seat, chance)
        return world

    def seen_pool(self, seat: i64) -> list[int]:
        """F-3.6 The cards that the seat has been offered; of the other's draft nothing is known."""
        return [card for card in self.base.pool[seat] if card != UNKNOWN]

    def deal_own(self, world: FieldOfGlory, seat: i64, chance: Chance) -> None:
        """The own cards out of sight are the deck, and a bonus card from it that nobody was to look at."""
        cards = self.unseen[seat][:]
        chance.shuffle(cards, "sample")
        if len(cards) > len(world.decks[seat]):
            world.bonus[seat] = cards.pop()
        world.decks[seat] = cards

    def deal_first_deck(self, world: FieldOfGlory, seat: i64, chance: Chance) -> None:
        """Before the first reshuffle an unseen card may be in the hand, in the deck or out of the game."""
        cards = self.unseen[seat][:]
        chance.shuffle(cards, "sample")
        fight = world.fight
        if fight is not None and (fight.sources[seat] == FROM_DECK or fight.sources[seat] == FROM_HAND):
            world.bonus[seat] = cards.pop()
        hand: i64 = len(world.hands[seat])
        deck: i64 = hand + len(world.decks[seat])
        world.hands[seat] = cards[:hand]
        world.decks[seat] = cards[hand:deck]
        world.removed[seat] = cards[deck:]

    def deal_refilled(self, world: FieldOfGlory, seat: i64, chance: Chance) -> None:
        """After a reshuffle the deck is made of known cards; the rest of the hand is older."""
        trail = self.memory.trails[seat]
        fight = world.fight
        source: i64 = 0 if fight is None else fight.sources[seat]
        older, fresh = self.split_unclear(seat, source, chance)
        chance.shuffle(older, "sample")
        chance.shuffle(fresh, "sample")
        hidden: i64 = self.memory.hidden[seat]
        if source == FROM_DECK:
            world.bonus[seat] = fresh.pop()
            hidden -= 1
        in_deck: i64 = len(world.decks[seat])
        world.decks[seat] = fresh[:in_deck]
        hand = listed(trail.held)
        hand.extend(fresh[in_deck:])
        more: i64 = hidden - len(hand)
        hand.extend(older[:more])
        world.removed[seat] = older[more:]
        chance.shuffle(hand, "sample")
        if source == FROM_HAND:
            world.bonus[seat] = hand.pop()
        world.hands[seat] = hand

    def split_unclear(self, seat: i64, source: i64, chance: Chance) -> tuple[list[int], list[int]]:
        """Decide for each card of unclear origin where it came from; what is left of the older cards and of the deck.

        Each choice is as likely as its origin: the share of such cards among those of the deck that were drawn,
        against the share among the older cards of the hand. What must be is kept: `low` to `high` of them are fresh (a
        bonus card that lies hidden and came from the deck, `source`, is not one of them).
        """
        trail = self.memory.trails[seat]
        older = self.unseen[seat][:]
        fresh = listed(trail.deck)
        unclear: i64 = sum(trail.unclear)
        if unclear == 0:
            return older, fresh
        in_hand: i64 = self.memory.hidden[seat] - sum(trail.held) - trail.drawn + unclear  # older cards, these included
        open_cards: list[int] = []
        count: i64 = 0
        for kind in range(KINDS):
            unseen = older.count(kind)
            for number in range(trail.unclear[kind]):
                if number < trail.unclear[kind] - unseen:
                    fresh.remove(kind)  # there are not enough older ones
                    count += 1
                elif number >= trail.deck[kind]:
                    older.remove(kind)
                else:
                    open_cards.append(kind)
        low: i64 = unclear - in_hand
        high: i64 = trail.drawn if source != FROM_DECK else trail.drawn - 1
        chance.shuffle(open_cards, "sample")
        left: i64 = len(open_cards)
        gone: i64 = unclear - left - count  # of the older ones
        for kind in open_cards:
            left -= 1
            if count + left < low:
                is_fresh = True
            elif count >= high:
                is_fresh = False
            else:
                new = (high - count) * fresh.count(kind) * len(older)
                old = (in_hand - gone) * older.count(kind) * len(fresh)
                is_fresh = old <= 0 or chance.below(new + old, "sample") < new
            if is_fresh:
                fresh.remove(kind)
                count += 1
            else:
                older.remove(kind)
                gone += 1
        return older, fresh


def own_unseen(state: FieldOfGlory, seat: i64, memory: FieldMemory) -> list[int]:
    """The own cards that a seat does not see: it knows what it kept, so it knows what its deck is made of."""
    seen = state.hands[seat] + state.removed[seat] + [card for card in state.pool[seat] if card != UNKNOWN]
    if state.bonus[seat] != NO_CARD:
        seen = [*seen, state.bonus[seat]]
    counts = counted(seen)
    located = memory.located[seat]
    unseen: list[int] = []
    total = counted(ARMY_LIST)
    for kind in range(KINDS):
        unseen.extend([kind] * (total[kind] - counts[kind] - located[kind]))
    return unseen


def listed(counts: list[int]) -> list[int]:
    """Counted cards one by one."""
    cards: list[int] = []
    for kind in range(KINDS):
        cards.extend([kind] * counts[kind])
    return cards
