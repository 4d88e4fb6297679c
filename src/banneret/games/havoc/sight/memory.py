"""What a seat remembers of cards: all that lies in the discards, what others took openly, what the deck was made of.

Section 7: every card that enters the discards was public, so perfect memory is legitimate; the table never lists it.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias, cast, final

from mypy_extensions import i64

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.view import Memory, SeatView
from banneret.games.havoc.rules.cards import DOG, JOHN, cards_text, parse_card, parse_cards
from banneret.games.havoc.rules.state import Havoc

# What is known of where an unseen card can be.
OPENING: Final = 0  # cards dealt at the start are no dogs; everything else may be anywhere
SPLIT: Final = 1  # since a reshuffle: `deck_cards` is exactly what the deck and the cards drawn from it are made of
LOOSE: Final = 2  # found in mid-play: unseen cards may be anywhere


@final
class HavocMemory(Memory):
    """Facts about unseen cards that are always true.

    `known[p]`: cards certainly in the hand of p; `fresh[p]`: how many of the other cards of p came from the present
    deck; `unseen_dogs`: dogs whose place is unknown; `old_dogs`: those of them in hands since before the reshuffle.
    `doubtful[p]`: dogs that p has played of which nobody can tell whether they were old or fresh. Until that is known
    they stand in all of `fresh`, `deck_cards` and `old_dogs`; all other cards are told apart exactly.
    """

    def __init__(
        self,
        seat: i64,
        known: list[list[int]],
        fresh: list[int],
        discard: list[int],
        deck_cards: list[int],
        unseen_dogs: i64,
        old_dogs: i64,
        doubtful: list[int],
        mode: i64,
    ) -> None:
        self.seat: i64 = seat
        self.known = known
        self.fresh = fresh
        self.discard = discard
        self.deck_cards = deck_cards
        self.unseen_dogs: i64 = unseen_dogs
        self.old_dogs: i64 = old_dogs
        self.doubtful = doubtful
        self.mode: i64 = mode

    def clone(self) -> "HavocMemory":
        return HavocMemory(
            self.seat,
            [cards[:] for cards in self.known],
            self.fresh[:],
            self.discard[:],
            self.deck_cards[:],
            self.unseen_dogs,
            self.old_dogs,
            self.doubtful[:],
            self.mode,
        )

    def json(self) -> Json:
        return {
            "seat": self.seat,
            "known": [cards_text(cards) for cards in self.known],
            "fresh": list(self.fresh),
            "discard": cards_text(self.discard),
            "deck": cards_text(sorted(self.deck_cards)),
            "unseen_dogs": self.unseen_dogs,
            "old_dogs": self.old_dogs,
            "doubtful": list(self.doubtful),
            "mode": self.mode,
        }

    def check(self, game: Havoc) -> None:
        """Raise AssertionError where something remembered does not hold in this complete state."""
        assert sorted(self.discard) == sorted(game.discard), "the discards are not as remembered"
        deck = sorted([card for card in game.deck[game.drawn :] if card != JOHN])
        deck_dogs = deck.count(DOG)
        dogs = deck_dogs
        free: list[list[int]] = [[] for _ in range(game.players)]
        for seat in range(game.players):
            if seat == self.seat:
                continue
            unknown = take_away(game.hands[seat], self.known[seat], f"seat {seat} does not hold a card it took openly")
            drawn_dogs = unknown.count(DOG)
            assert self.mode != OPENING or drawn_dogs <= self.fresh[seat], f"seat {seat} was dealt more than one dog"
            dogs += drawn_dogs
            free[seat] = unknown
        assert dogs == self.unseen_dogs, f"{dogs} dogs are unseen, not {self.unseen_dogs}"
        if self.mode == SPLIT:
            self.check_split(deck, deck_dogs, dogs - deck_dogs, free)

    def check_split(self, deck: list[int], deck_dogs: i64, held_dogs: i64, free: list[list[int]]) -> None:
        """Every unseen card is on the side where it is remembered; `free` are the cards not known of each hand."""
        regular = [card for card in deck if card != DOG]
        drawn = take_away(self.deck_cards, regular, "the deck holds a card that was not shuffled into it")
        fresh_dogs: i64 = 0  # in hands, the doubtful ones among them
        for seat, cards in enumerate(free):
            if seat == self.seat:
                continue
            others = [card for card in cards if card != DOG]
            fresh = [card for card in others if card in drawn]
            drawn = take_away(drawn, fresh, "a card is in two hands")
            room: i64 = self.fresh[seat] - len(fresh)
            assert room >= 0, f"seat {seat} holds more cards of the deck than it drew"
            old: i64 = len(cards) - self.fresh[seat] + self.doubtful[seat]
            assert len(others) - len(fresh) <= old, f"seat {seat} holds more old cards than it kept"
            fresh_dogs += room
        dogs: i64 = drawn.count(DOG)
        assert dogs == len(drawn), "a card of the deck is neither in it nor in a hand"
        assert dogs == deck_dogs + fresh_dogs, f"{deck_dogs + fresh_dogs} dogs are of the deck, not {dogs}"
        kept: i64 = self.old_dogs - sum(self.doubtful)
        assert held_dogs - fresh_dogs == kept, f"{held_dogs - fresh_dogs} old dogs are in hands, not {kept}"

    def hear(self, event: Event) -> None:
        name = event.name
        seat = event.seat
        told = event.told_to(self.seat)
        if name == "drew" or name == "was_dealt":
            if seat == self.seat:
                self.leaves_deck(parse_card(cast(str, told["card"])))
            else:
                self.fresh[seat] += 1
        elif name == "recruits_refilled" or name == "flipped":
            cards = parse_cards(cast(str, told["cards" if name == "recruits_refilled" else "card"]))
            for card in cards:
                self.leaves_deck(card)
            if name == "flipped":
                self.discard.extend(cards)
        elif name == "took_recruit" or name == "scavenged" or name == "looted":
            card = parse_card(cast(str, told["card"]))
            if name == "looted":
                self.discard.remove(card)
            elif name == "scavenged":
                self.discard.append(DOG)
            if seat != self.seat:
                self.known[seat].append(card)
        elif name == "placed":
            self.leaves_hand(seat, parse_card(cast(str, told["card"])))
        elif name == "discarded":
            card = parse_card(cast(str, told["card"]))
            self.leaves_hand(seat, card)
            self.discard.append(card)
        elif name == "laid":
            for card in parse_cards(cast(str, told["cards"])):
                self.leaves_hand(seat, card)
        elif name == "fetches" or name == "loots" or name == "exchanged_dogs":
            for _ in range(cast(int, told["dogs"])):
                self.leaves_hand(seat, DOG)
                self.discard.append(DOG)
        elif name == "loots_after_battle":
            self.discard.extend([DOG] * cast(int, told["dogs"]))
        elif name == "battlefield_cleared" or name == "recruits_discarded":
            self.discard.extend(parse_cards(cast(str, told["cards"])))
        elif name == "reshuffled":
            self.reshuffled()

    def leaves_deck(self, card: i64) -> None:
        """A card is seen coming off the deck."""
        if card == DOG:
            self.unseen_dogs -= 1
        if self.mode == SPLIT and card in self.deck_cards:
            self.deck_cards.remove(card)
            self.settle_doubts()

    def leaves_hand(self, seat: i64, card: i64) -> None:
        """A card of a hand is shown: it was a known one, or one that came from the deck, or an older one."""
        if seat == self.seat:
            return
        known = self.known[seat]
        if card in known:
            known.remove(card)
            return
        if card == DOG:
            self.unseen_dogs -= 1
        if self.mode == OPENING:
            if card == DOG:
                self.fresh[seat] -= 1
        elif self.mode == SPLIT:
            self.leaves_split_hand(seat, card)

    def leaves_split_hand(self, seat: i64, card: i64) -> None:
        if card == DOG:
            self.doubtful[seat] += 1
        elif card in self.deck_cards:
            self.deck_cards.remove(card)
            self.fresh[seat] -= 1
        self.settle_doubts()

    def settle_doubts(self) -> None:
        """Dogs that can have come from one side only are no longer in doubt."""
        seat: i64 = 0
        while seat < len(self.doubtful):
            if self.doubtful[seat] > 0:
                low, high = self.doubt(seat)
                if low > 0 or high < self.doubtful[seat]:
                    self.fresh[seat] -= low
                    for _ in range(low):
                        self.deck_cards.remove(DOG)
                    old: i64 = self.doubtful[seat] - high
                    self.old_dogs -= old
                    self.doubtful[seat] -= low + old
                    seat = 0  # the others may be certain now
                    continue
            seat += 1

    def doubt(self, seat: i64) -> tuple[i64, i64]:
        """The fewest and the most of a seat's doubtful dogs that can have been fresh."""
        others_doubtful: i64 = sum(self.doubtful) - self.doubtful[seat]
        others_high: i64 = 0
        for other in range(len(self.doubtful)):
            if other != seat:
                others_high += min(self.doubtful[other], self.fresh[other])
        deck_dogs: i64 = self.deck_cards.count(DOG)
        low: i64 = max(0, sum(self.doubtful) - self.old_dogs - others_high)
        high: i64 = min(self.doubtful[seat], self.fresh[seat], deck_dogs)
        # At least so many of the others' are fresh as old dogs cannot account for.
        forced: i64 = max(0, others_doubtful - self.old_dogs)
        return low, min(high, deck_dogs - forced)

    def reshuffled(self) -> None:
        """The deck was empty: every unseen card is in a hand, and the discards are the new deck."""
        self.old_dogs = self.unseen_dogs
        self.deck_cards = self.discard
        for card in self.discard:
            if card == DOG:
                self.unseen_dogs += 1
        self.discard = []
        self.fresh = [0] * len(self.fresh)
        self.doubtful = [0] * len(self.fresh)
        self.mode = SPLIT


def memory_at_start(game: Havoc, seat: i64) -> HavocMemory:
    """H-2.3 That everybody holds exactly one dog among the first eight cards is public; recruits are no dogs."""
    known: list[list[int]] = [[] if other == seat else [DOG] for other in range(game.players)]
    dogs = game.charter.dogs - game.players
    return HavocMemory(seat, known, [0] * game.players, [], [], dogs, 0, [0] * game.players, OPENING)


def take_away(cards: list[int], part: list[int], reason: str) -> list[int]:
    """The cards without a part of them; AssertionError where that is none."""
    rest = cards[:]
    for card in part:
        assert card in rest, reason
        rest.remove(card)
    return rest


def memory_of_position(game: Havoc, seat: i64) -> HavocMemory:
    """What a seat may remember that did not hear how the position came about: the discards, all of them once public."""
    seen = game.recruits + game.discard
    for cards in game.laid:
        seen = seen + cards
    if seat >= 0:
        seen = seen + game.hands[seat]
    unseen_dogs = game.charter.dogs - seen.count(DOG)
    known: list[list[int]] = [[] for _ in range(game.players)]
    nothing = [0] * game.players
    return HavocMemory(seat, known, nothing, game.discard[:], [], unseen_dogs, 0, nothing[:], LOOSE)


def recall(packed: Json) -> HavocMemory:
    """A memory out of its JSON form."""
    told = cast(Mapping[str, Json], packed)
    return HavocMemory(
        cast(int, told["seat"]),
        [parse_cards(cards) for cards in cast(list[str], told["known"])],
        list(cast(list[int], told["fresh"])),
        parse_cards(cast(str, told["discard"])),
        parse_cards(cast(str, told["deck"])),
        cast(int, told["unseen_dogs"]),
        cast(int, told["old_dogs"]),
        list(cast(list[int], told["doubtful"])),
        cast(int, told["mode"]),
    )


HavocView: TypeAlias = SeatView[Havoc, HavocMemory]
