"""What a seat remembers of adventure cards beyond what lies open: what the present deck was made of.

Section 6: every public discard may be remembered, so after a reshuffle all know what the new deck holds. Cards that
everybody has seen in a hand are a public field of the state (`shown`) and need no memory.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias, cast, final

from mypy_extensions import i64

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.view import Memory, SeatView
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ADVENTURES,
    cards_text,
    parse_words,
)
from banneret.games.mousquetaires.rules.setup import adventure_cards
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.sight.fight_story import follow

LOOSE: Final = 0  # an unseen card may be anywhere: all are counted as old ones
SPLIT: Final = 1  # since a reshuffle: `deck_cards` are those in the deck or unseen in hands that drew from it

NO_CARDS: Final[list[int]] = [0] * ADVENTURES


@final
class MousquetairesMemory(Memory):
    """Facts about unseen adventure cards that are always true.

    Counts by kind: `deck_cards` are the cards of the present deck that this seat has not seen leave it; `old_cards` are
    all others that it cannot see, in hands since before the reshuffle; `open_cards` is what lies on the discards.
    By seat: `fresh` unseen cards came from the present deck, `old` ones were there before; `known` cards all have seen.
    `story` is the last throw of dice, roll by roll, as everybody saw it.
    """

    def __init__(
        self,
        seat: i64,
        mode: i64,
        deck_cards: list[int],
        old_cards: list[int],
        open_cards: list[int],
        fresh: list[int],
        old: list[int],
        known: list[list[int]],
        story: list[str] | None = None,
    ) -> None:
        self.seat: i64 = seat
        self.mode: i64 = mode
        self.deck_cards = deck_cards
        self.old_cards = old_cards
        self.open_cards = open_cards
        self.fresh = fresh
        self.old = old
        self.known = known
        self.story: list[str] = [] if story is None else story

    def clone(self) -> "MousquetairesMemory":
        return MousquetairesMemory(
            self.seat,
            self.mode,
            self.deck_cards[:],
            self.old_cards[:],
            self.open_cards[:],
            self.fresh[:],
            self.old[:],
            [cards[:] for cards in self.known],
            self.story[:],
        )

    def json(self) -> Json:
        return {
            "seat": self.seat,
            "mode": self.mode,
            "deck": list(self.deck_cards),
            "old": list(self.old_cards),
            "open": list(self.open_cards),
            "fresh": list(self.fresh),
            "before": list(self.old),
            "known": [cards_text(cards) for cards in self.known],
            "story": [*self.story],
        }

    def check(self, game: Mousquetaires) -> None:
        assert self.open_cards == counts_of(game.discard), "the discards are not as remembered"
        unseen = NO_CARDS[:]
        for seat in range(game.players):
            if seat != self.seat:
                hidden = counts_of(game.hands[seat])
                for card in self.known[seat]:
                    hidden[card] -= 1
                    assert hidden[card] >= 0, f"seat {seat} does not hold a card that all have seen"
                assert sum(hidden) == self.fresh[seat] + self.old[seat], f"seat {seat} holds another number of cards"
                for card in range(ADVENTURES):
                    unseen[card] += hidden[card]
        deck = counts_of(game.deck[game.drawn :])
        if self.mode == LOOSE:
            together = [unseen[card] + deck[card] for card in range(ADVENTURES)]
            assert together == self.old_cards, "the unseen cards are not as remembered"
            return
        drawn = 0
        for card in range(ADVENTURES):
            from_deck = self.deck_cards[card] - deck[card]
            assert from_deck >= 0, "the deck holds a card that was not shuffled into it"
            assert unseen[card] == from_deck + self.old_cards[card], "a card of the deck is neither in it nor in a hand"
            drawn += from_deck
        assert drawn == sum(self.fresh), "another number of cards was drawn from the deck"

    def hear(self, event: Event) -> None:
        follow(self.story, event)
        name = event.name
        seat = event.seat
        told = event.told_to(self.seat)
        if name == "drew":
            if seat == self.seat:
                self.see_drawn(ADVENTURE_WORDS.index(cast(str, told["card"])))
            elif self.mode == SPLIT:
                self.fresh[seat] += 1
            else:
                self.old[seat] += 1
        elif name == "dealt":
            if seat == self.seat:
                for card in parse_words(cast(str, told["cards"]), ADVENTURE_WORDS):
                    self.see_drawn(card)
            else:
                self.old[seat] += cast(int, told["count"])
        elif name == "discarded" or name == "played_character" or name == "reinforced":
            text = cast(str, told["cards" if name == "discarded" else "card"])
            for card in parse_words(text, ADVENTURE_WORDS):
                self.leaves_hand(seat, card)
                if name == "discarded" or (name == "played_character" and text != "bassompierre"):
                    self.open_cards[card] += 1
        elif name == "showed":
            self.becomes_known(seat, [ADVENTURE_WORDS.index(cast(str, told["card"]))], True)
        elif name == "offered" or name == "answered_offer":
            self.becomes_known(seat, parse_words(cast(str, told["cards"]), ADVENTURE_WORDS), False)
        elif name == "exchanged":
            partner = cast(int, told["partner"])
            given = parse_words(cast(str, told["cards"]), ADVENTURE_WORDS)
            back = parse_words(cast(str, told["cards_back"]), ADVENTURE_WORDS)
            for card in given:
                self.known[seat].remove(card)
            for card in back:
                self.known[partner].remove(card)
            self.known[partner].extend(given)
            self.known[seat].extend(back)
        elif name == "destroyed":
            self.open_cards[ADVENTURE_WORDS.index(cast(str, told["card"]))] += 1
        elif name == "reshuffled":
            self.reshuffled()

    def see_drawn(self, card: i64) -> None:
        """The seat itself draws a card of the deck."""
        if self.mode == SPLIT:
            self.deck_cards[card] -= 1
        else:
            self.old_cards[card] -= 1

    def leaves_hand(self, seat: i64, card: i64) -> None:
        """A card of a hand is shown for the last time: one that all know of is the first to go."""
        if card in self.known[seat]:
            self.known[seat].remove(card)
        else:
            self.comes_to_light(seat, card)

    def becomes_known(self, seat: i64, cards: list[int], another: bool) -> None:
        """Cards that stay in a hand are seen by all; `another`: it is none of those known before."""
        counted: list[int] = []
        for card in cards:
            counted.append(card)
            if another or counted.count(card) > self.known[seat].count(card):
                self.comes_to_light(seat, card)
                self.known[seat].append(card)

    def comes_to_light(self, seat: i64, card: i64) -> None:
        """An unseen card of another hand: it came from the present deck, was there before, or nobody can tell."""
        if seat == self.seat:
            return
        if self.mode == LOOSE:
            self.old_cards[card] -= 1
            self.old[seat] -= 1
            return
        from_deck = self.fresh[seat] > 0 and self.deck_cards[card] > 0
        from_before = self.old[seat] > 0 and self.old_cards[card] > 0
        if from_deck and from_before:
            self.forget()
            self.old_cards[card] -= 1
            self.old[seat] -= 1
        elif from_deck:
            self.deck_cards[card] -= 1
            self.fresh[seat] -= 1
        else:
            self.old_cards[card] -= 1
            self.old[seat] -= 1

    def forget(self) -> None:
        """It can no longer be told which card came from where."""
        self.mode = LOOSE
        for card in range(ADVENTURES):
            self.old_cards[card] += self.deck_cards[card]
        self.deck_cards = NO_CARDS[:]
        self.old = [self.old[seat] + self.fresh[seat] for seat in range(len(self.old))]
        self.fresh = [0] * len(self.fresh)

    def reshuffled(self) -> None:
        """The deck was empty: every card unseen until now is in a hand, and the discards are the new deck."""
        self.old_cards = [self.old_cards[card] + self.deck_cards[card] for card in range(ADVENTURES)]
        self.deck_cards = self.open_cards
        self.open_cards = NO_CARDS[:]
        self.old = [self.old[seat] + self.fresh[seat] for seat in range(len(self.old))]
        self.fresh = [0] * len(self.fresh)
        self.mode = SPLIT


def counts_of(cards: list[int]) -> list[int]:
    counts = NO_CARDS[:]
    for card in cards:
        counts[card] += 1
    return counts


def memory_at_start(game: Mousquetaires, seat: i64) -> MousquetairesMemory:
    """Before the cards are dealt nobody has seen any."""
    players = int(game.players)
    unseen = counts_of(adventure_cards(game.charter.data))
    known: list[list[int]] = [[] for _ in range(players)]
    return MousquetairesMemory(
        seat, LOOSE, NO_CARDS[:], unseen, NO_CARDS[:], [0] * players, [0] * players, known
    )  # fmt: skip


def memory_of_position(game: Mousquetaires, seat: i64) -> MousquetairesMemory:
    """What a seat may remember that did not hear how a position came about: what lies open and what all have seen."""
    memory = memory_at_start(game, seat)
    memory.open_cards = counts_of(game.discard)
    seen = game.discard + game.siege_cards
    for other in range(game.players):
        if other == seat:
            seen = seen + game.hands[other]
        else:
            seen = seen + game.shown[other]
            memory.old[other] = len(game.hands[other]) - len(game.shown[other])
        memory.known[other] = game.shown[other][:]
    for card in seen:
        memory.old_cards[card] -= 1
    return memory


def recall(packed: Json) -> MousquetairesMemory:
    """A memory out of its JSON form."""
    told = cast(Mapping[str, Json], packed)
    return MousquetairesMemory(
        cast(int, told["seat"]),
        cast(int, told["mode"]),
        list(cast(list[int], told["deck"])),
        list(cast(list[int], told["old"])),
        list(cast(list[int], told["open"])),
        list(cast(list[int], told["fresh"])),
        list(cast(list[int], told["before"])),
        [parse_words(cards, ADVENTURE_WORDS) for cards in cast(list[str], told["known"])],
        list(cast(list[str], told["story"])),
    )


MousquetairesView: TypeAlias = SeatView[Mousquetaires, MousquetairesMemory]
