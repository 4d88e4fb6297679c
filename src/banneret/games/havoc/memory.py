"""What a seat remembers of cards: all that lies in the discards, what others took openly, what the deck was made of.

Section 7: every card that enters the discards was public, so perfect memory is legitimate; the table never lists it.
"""

from collections.abc import Mapping
from typing import Final, cast, final

from mypy_extensions import i64

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.view import Memory
from banneret.games.havoc.cards import DOG, JOHN, cards_text, parse_card, parse_cards
from banneret.games.havoc.state import Havoc

# What is known of where an unseen card can be.
OPENING: Final = 0  # cards dealt at the start are no dogs; everything else may be anywhere
SPLIT: Final = 1  # since a reshuffle: `deck_cards` is exactly what the deck and the cards drawn from it are made of
LOOSE: Final = 2  # a dog was played that may have come from either side: unseen cards may be anywhere


@final
class HavocMemory(Memory):
    """Facts about unseen cards that are always true.

    `known[p]`: cards certainly in the hand of p; `fresh[p]`: how many of the other cards of p came from the present
    deck; `unseen_dogs`: dogs whose place is unknown; `old_dogs`: those of them in hands since before the reshuffle.
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
        mode: i64,
    ) -> None:
        self.seat: i64 = seat
        self.known = known
        self.fresh = fresh
        self.discard = discard
        self.deck_cards = deck_cards
        self.unseen_dogs: i64 = unseen_dogs
        self.old_dogs: i64 = old_dogs
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
            "mode": self.mode,
        }

    def check(self, game: Game) -> None:
        assert isinstance(game, Havoc)
        assert sorted(self.discard) == sorted(game.discard), "the discards are not as remembered"
        deck = sorted([card for card in game.deck[game.drawn :] if card != JOHN])
        dogs = deck.count(DOG)
        others: list[int] = []
        for seat in range(game.players):
            if seat == self.seat:
                continue
            unknown = take_away(game.hands[seat], self.known[seat], f"seat {seat} does not hold a card it took openly")
            drawn_dogs = unknown.count(DOG)
            assert self.mode != OPENING or drawn_dogs <= self.fresh[seat], f"seat {seat} was dealt more than one dog"
            dogs += drawn_dogs
            others.extend(unknown)
        assert dogs == self.unseen_dogs, f"{dogs} dogs are unseen, not {self.unseen_dogs}"
        if self.mode == SPLIT:
            drawn = take_away(self.deck_cards, deck, "the deck holds a card that was not shuffled into it")
            old = take_away(others, drawn, "a card of the deck is neither in it nor in a hand")
            assert len(drawn) == sum(self.fresh) - self.own_fresh(), "another number of cards was drawn from the deck"
            assert old.count(DOG) == self.old_dogs, f"{old.count(DOG)} old dogs are in hands, not {self.old_dogs}"

    def own_fresh(self) -> i64:
        return self.fresh[self.seat] if self.seat >= 0 else 0

    def hear(self, event: Event) -> None:
        name = event.name
        seat = event.seat
        told = event.told_to(self.seat)
        if name == "drew":
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
        from_deck = self.fresh[seat] > 0 and card in self.deck_cards
        if card == DOG and from_deck and self.old_dogs > 0:
            self.mode = LOOSE
            self.deck_cards = []
        elif from_deck:
            self.deck_cards.remove(card)
            self.fresh[seat] -= 1
        elif card == DOG:
            self.old_dogs -= 1

    def reshuffled(self) -> None:
        """The deck was empty: every unseen card is in a hand, and the discards are the new deck."""
        self.old_dogs = self.unseen_dogs
        self.deck_cards = self.discard
        for card in self.discard:
            if card == DOG:
                self.unseen_dogs += 1
        self.discard = []
        self.fresh = [0] * len(self.fresh)
        self.mode = SPLIT


def memory_at_start(game: Havoc, seat: i64) -> HavocMemory:
    """H-2.3 That everybody holds exactly one dog among the first eight cards is public; recruits are no dogs."""
    known: list[list[int]] = [[] if other == seat else [DOG] for other in range(game.players)]
    return HavocMemory(seat, known, [0] * game.players, [], [], game.charter.dogs - game.players, 0, OPENING)


def take_away(cards: list[int], part: list[int], reason: str) -> list[int]:
    """The cards without a part of them; AssertionError where that is none."""
    rest = cards[:]
    for card in part:
        assert card in rest, reason
        rest.remove(card)
    return rest


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
        cast(int, told["mode"]),
    )
