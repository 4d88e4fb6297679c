"""Worlds that agree with everything a seat has seen: the cards it cannot see, dealt anew."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.fields import UNKNOWN
from banneret.core.rooms import Sampler
from banneret.games.field_of_glory.rules.cards import ARMY_LIST, KINDS
from banneret.games.field_of_glory.rules.fight_record import FROM_DECK, FROM_HAND, NO_CARD, NOT_YET
from banneret.games.field_of_glory.rules.state import DRAFT, PLAYERS, FieldOfGlory
from banneret.games.field_of_glory.sight.army_belief import army_shares
from banneret.games.field_of_glory.sight.memory import FieldMemory, FieldView, counted, unseen_of

WHOLE: Final = 1_000_000  # a chance of one
BEST_OF: Final = 8  # of so many bonus cards from the hand all but one are the best


@final
class FieldSampler(Sampler):
    """Made once for a view. What a seat can know of its own cards and of the other's differs; each has its way.

    `base` holds all that is known; what is dealt anew is left out of it. By seat, `shares` say how likely an unseen
    card of each kind is in the army, `means` how likely any of them is, both in parts of WHOLE; `held` and `fresh` are
    the cards certainly in the hand, and those of the present deck.
    """

    def __init__(self, view: FieldView) -> None:
        memory = view.memory
        if memory is None:
            raise ValueError("worlds are sampled for a seat that has followed the game: give the view its memory")
        state = view.state
        self.seat: i64 = view.seat
        self.memory = memory
        self.base = state.clone()
        self.unseen: list[list[int]] = []
        self.shares: list[list[int]] = []
        self.means: list[int] = []
        self.held = [listed(trail.held) for trail in memory.trails]
        self.fresh = [listed(trail.deck) for trail in memory.trails]
        self.hand_sizes = [len(hand) for hand in state.hands]
        self.deck_sizes = [len(deck) for deck in state.decks]
        for seat in range(PLAYERS):
            counts = unseen_of(memory.located[seat], memory.trails[seat])
            self.unseen.append(own_unseen(state, seat, memory) if seat == view.seat else listed(counts))
            self.weigh(counts, seat)
            if state.phase != DRAFT:
                self.base.discards[seat] = memory.trails[seat].discard
                self.base.decks[seat] = []
                if seat != view.seat:
                    self.base.hands[seat] = []

    def weigh(self, unseen: list[int], seat: i64) -> None:
        """F-3.6 What a draft has kept of the unseen cards: in hand or deck, after a reshuffle only in the hand."""
        trail = self.memory.trails[seat]
        number: i64 = self.memory.hidden[seat] - sum(trail.held)
        if trail.refilled:
            number += sum(trail.unclear) - trail.drawn
        else:
            number += self.deck_sizes[seat]
        shares = army_shares(unseen, number, not self.base.charter.random_army)
        self.shares.append([int(WHOLE * share + 0.5) for share in shares])
        self.means.append(int(max(1, WHOLE * number // max(1, sum(unseen)))))

    def sample(self, chance: Chance) -> FieldOfGlory:
        world = self.base.clone()
        world.removed = world.removed[:]  # copies share these
        if world.phase == DRAFT:
            world.pool = world.pool[:]
            for seat in range(PLAYERS):
                cards = self.unseen[seat][:]
                chance.shuffle(cards, "sample")
                world.pool[seat] = self.seen_pool(seat) + cards
            return world
        for seat in range(PLAYERS):
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
        if len(cards) > self.deck_sizes[seat]:
            world.bonus[seat] = cards.pop()
        world.decks[seat] = cards

    def deal_first_deck(self, world: FieldOfGlory, seat: i64, chance: Chance) -> None:
        """Before the first reshuffle an unseen card may be in the hand, in the deck or out of the game."""
        fight = world.fight
        source: i64 = NOT_YET if fight is None else fight.sources[seat]
        laid: i64 = 1 if source == FROM_DECK or source == FROM_HAND else 0
        hand: i64 = self.hand_sizes[seat]
        cards = self.unseen[seat][:]
        chance.shuffle(cards, "sample")
        kept = self.keep(cards, hand + self.deck_sizes[seat] + laid, world, seat, chance)
        if source == FROM_DECK:
            world.bonus[seat] = kept.pop()
        elif source == FROM_HAND:
            hand += 1
        world.hands[seat] = kept[:hand]
        world.decks[seat] = kept[hand:]
        if source == FROM_HAND:
            self.lay_from_hand(world, seat, chance)

    def keep(self, cards: list[int], number: i64, world: FieldOfGlory, seat: i64, chance: Chance) -> list[int]:
        """F-3.6 So many of the cards, in their order, are in the army, each kind as likely as its share; the others
        have been put away. Their shares are added up, and whoever carries the sum over a whole one is in."""
        shares = self.shares[seat]
        kept: list[int] = []
        removed: list[int] = []
        level: i64 = chance.below(WHOLE, "sample")
        for card in cards:
            level += shares[card]
            if level >= WHOLE:
                level -= WHOLE
                kept.append(card)
            else:
                removed.append(card)
        while len(kept) > number:
            removed.append(kept.pop())
        while len(kept) < number:
            kept.append(removed.pop())
        world.removed[seat] = removed
        return kept

    def lay_from_hand(self, world: FieldOfGlory, seat: i64, chance: Chance) -> None:
        """F-7.2 A bonus card from the hand is mostly one of those with the most command points."""
        hand = world.hands[seat]
        at = chance.below(len(hand), "sample")
        if chance.below(BEST_OF, "sample") > 0:
            points = world.charter.points
            for place in range(len(hand)):
                if points[hand[place]] > points[hand[at]]:
                    at = place
        world.bonus[seat] = hand.pop(at)

    def deal_refilled(self, world: FieldOfGlory, seat: i64, chance: Chance) -> None:
        """After a reshuffle the deck is made of known cards; the rest of the hand is older."""
        fight = world.fight
        source: i64 = NOT_YET if fight is None else fight.sources[seat]
        older, fresh = self.split_unclear(seat, source, chance)
        chance.shuffle(older, "sample")
        chance.shuffle(fresh, "sample")
        hidden: i64 = self.memory.hidden[seat]
        if source == FROM_DECK:
            world.bonus[seat] = fresh.pop()
            hidden -= 1
        in_deck: i64 = self.deck_sizes[seat]
        world.decks[seat] = fresh[:in_deck]
        hand = self.held[seat] + fresh[in_deck:]
        hand.extend(self.keep(older, hidden - len(hand), world, seat, chance))
        world.hands[seat] = hand
        if source == FROM_HAND:
            self.lay_from_hand(world, seat, chance)

    def split_unclear(self, seat: i64, source: i64, chance: Chance) -> tuple[list[int], list[int]]:
        """Decide for each card of unclear origin where it came from; what is left of the older cards and of the deck.

        Each choice is as likely as its origin: the share of such cards among those of the deck that were drawn,
        against the share among the older cards of the hand, as a draft keeps them. What must be is kept: `low` to
        `high` of them are fresh (a bonus card that lies hidden and came from the deck, `source`, is not one of them).
        """
        trail = self.memory.trails[seat]
        older = self.unseen[seat][:]
        fresh = self.fresh[seat][:]
        unclear: i64 = sum(trail.unclear)
        if unclear == 0:
            return older, fresh
        in_hand: i64 = self.memory.hidden[seat] - sum(trail.held) - trail.drawn + unclear  # older cards, these included
        open_cards: list[int] = []
        count: i64 = 0
        for kind in range(KINDS):
            if trail.unclear[kind] == 0:
                continue
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
                new = (high - count) * fresh.count(kind) * len(older) * self.means[seat]
                old = (in_hand - gone) * older.count(kind) * len(fresh) * self.shares[seat][kind]
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
