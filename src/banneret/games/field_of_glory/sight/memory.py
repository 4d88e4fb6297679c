"""What a seat remembers of cards: both discard piles, and what the rules let everybody conclude about hands and decks.

Every card that enters a discard pile was shown (section 10), so perfect memory is legitimate; the table never lists the
other's pile. After a reshuffle it is known exactly what a deck is made of.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias, cast, final

from mypy_extensions import i64

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.view import Memory, SeatView
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import (
    COPIES,
    KINDS,
    OV2,
    cards_text,
    parse_card,
    parse_cards,
    parse_placed,
)
from banneret.games.field_of_glory.rules.fight_record import FROM_DECK, NO_CARD
from banneret.games.field_of_glory.rules.state import PLAYERS, FieldOfGlory


@final
class Trail:
    """What everybody can know of one player's cards. Lists of numbers count cards by kind.

    `discard` is the discard pile in order. Once a deck was refilled (`refilled`), `deck` counts what it was made of,
    less what is known to have left both it and the hand; `drawn` of these are in the hand or lie hidden as a bonus.
    `held` counts cards that are certainly in the hand. `unclear` counts cards shown from the hand that may have come
    from the present deck or from before it. All other cards out of sight may be in the hand or out of the game.
    """

    def __init__(
        self, discard: list[int], refilled: bool, deck: list[int], drawn: i64, held: list[int], unclear: list[int]
    ) -> None:
        self.discard = discard
        self.refilled = refilled
        self.deck = deck
        self.drawn: i64 = drawn
        self.held = held
        self.unclear = unclear

    def clone(self) -> "Trail":
        return Trail(self.discard[:], self.refilled, self.deck[:], self.drawn, self.held[:], self.unclear[:])

    def json(self) -> Json:
        return {
            "discard": cards_text(self.discard),
            "refilled": self.refilled,
            "deck": list(self.deck),
            "drawn": self.drawn,
            "held": list(self.held),
            "unclear": list(self.unclear),
        }

    def leaves_hand(self, card: int, hidden: i64, unseen: list[int]) -> None:
        """A card of the hand is shown. `hidden`: cards of the hand and of a hidden bonus before it, `unseen`: where
        the other cards are unknown, how many of each kind there are (see `unseen_of`)."""
        if self.held[card] > 0:
            self.held[card] -= 1
            return
        if not self.refilled:
            return
        older = hidden - sum(self.held) - self.drawn + sum(self.unclear)
        if self.deck[card] == 0 or self.drawn == 0:
            return
        if unseen[card] == 0 or older == 0:
            self.deck[card] -= 1
            self.drawn -= 1
        else:
            self.unclear[card] += 1

    def leaves_deck(self, card: int) -> None:
        """The top card of the deck is shown."""
        if self.refilled:
            self.deck[card] -= 1

    def refills(self) -> None:
        """F-4.3 The deck was empty, so that what is left of it is in the hand; the discard pile is the new deck."""
        for kind in range(KINDS):
            self.held[kind] += max(0, self.deck[kind] - self.unclear[kind])
        self.deck = [0] * KINDS
        for card in self.discard:
            self.deck[card] += 1
        self.discard = []
        self.drawn = 0
        self.unclear = [0] * KINDS
        self.refilled = True


def unseen_of(located: list[int], trail: Trail) -> list[int]:
    """How many cards of each kind are neither located, nor held for certain, nor of the present deck."""
    return [
        COPIES[kind] - located[kind] - trail.held[kind] - trail.deck[kind] + trail.unclear[kind]
        for kind in range(KINDS)
    ]


@final
class FieldMemory(Memory):
    """The trails of both players; `located` counts by seat the cards that lie open, are captured or were discarded.

    `hidden` is, by seat, the number of cards in the hand and of a bonus card that is not revealed yet.
    """

    def __init__(self, seat: i64, trails: list[Trail], located: list[list[int]], hidden: list[int]) -> None:
        self.seat: i64 = seat
        self.trails = trails
        self.located = located
        self.hidden = hidden

    def clone(self) -> "FieldMemory":
        return FieldMemory(
            self.seat, [trail.clone() for trail in self.trails], [counts[:] for counts in self.located], self.hidden[:]
        )

    def json(self) -> Json:
        return {
            "seat": self.seat,
            "trails": [trail.json() for trail in self.trails],
            "located": [list(counts) for counts in self.located],
            "hidden": list(self.hidden),
        }

    # Events.

    def hear(self, event: Event) -> None:
        name = event.name
        seat = event.seat
        parts = event.parts
        if name == "drew":
            count = cast(int, parts["count"])
            self.hidden[seat] += count
            self.trails[seat].drawn += count
        elif name == "bonus_laid":
            if parts["source"] == "deck":
                self.hidden[seat] += 1
                self.trails[seat].drawn += 1
        elif name == "fought":
            for key in ("attack", "defence"):
                self.hear_side(cast(Mapping[str, Json], parts[key]))
        elif name == "deployed":
            self.hear_deployed(event)
        elif name in ("overlapped", "reserves_played"):
            self.shown(seat, parse_card(cast(str, parts["card"])))
        elif name in ("traded", "discarded"):
            card = parse_card(cast(str, parts["card"]))
            self.shown(seat, card)
            self.trails[seat].discard.append(card)
        elif name in ("gave_up", "rear_spent"):
            self.trails[seat].discard.append(parse_card(cast(str, parts["card"])))
        elif name in ("retreated", "fell_together"):
            self.trails[seat].discard.extend(parse_cards(cast(str, parts["cards"])))
        elif name == "table_cleared":
            self.hear_cleared(event)
        elif name == "rampaged":
            card = parse_card(cast(str, parts["card"]))
            self.trails[seat].leaves_deck(card)
            self.located[seat][card] += 1
        elif name == "reshuffled":
            for card in self.trails[seat].discard:
                self.located[seat][card] -= 1
            self.trails[seat].refills()

    def shown(self, seat: int, card: int) -> None:
        """A card of a hand is shown: from now on everybody knows where it is."""
        trail = self.trails[seat]
        trail.leaves_hand(card, self.hidden[seat], unseen_of(self.located[seat], trail))
        self.hidden[seat] -= 1
        self.located[seat][card] += 1

    def hear_side(self, side: Mapping[str, Json]) -> None:
        """F-7.2 A bonus card is revealed; one from the deck certainly came from there."""
        if not side["bonus"]:
            return
        seat = cast(int, side["seat"])
        card = parse_card(cast(str, side["bonus"]))
        if side["source"] == "deck":
            self.deck_bonus_shown(seat, card)
        else:
            self.shown(seat, card)

    def deck_bonus_shown(self, seat: int, card: int) -> None:
        trail = self.trails[seat]
        trail.leaves_deck(card)
        trail.drawn -= 1
        self.hidden[seat] -= 1
        self.located[seat][card] += 1

    def hear_cleared(self, event: Event) -> None:
        """Cards of the table go to the pile; after a full retreat the bonus card is seen only now."""
        seat = event.seat
        cards = parse_cards(cast(str, event.parts["cards"]))
        unseen = cast(str, event.parts["unseen"])
        if unseen == "hand":
            self.shown(seat, cards[-1])
        elif unseen == "deck":
            self.deck_bonus_shown(seat, cards[-1])
        self.trails[seat].discard.extend(cards)

    def hear_deployed(self, event: Event) -> None:
        seat = event.seat
        trail = self.trails[seat]
        for text in cast(str, event.parts["dropped"]).split():
            trail.discard.append(parse_placed(text)[0])
        for text in cast(str, event.parts["placed"]).split():
            self.shown(seat, parse_placed(text)[0])
        for card in parse_cards(cast(str, event.parts["cards"])):
            self.shown(seat, card)
            trail.discard.append(card)

    # Truth.

    def check(self, game: FieldOfGlory) -> None:
        for seat in range(PLAYERS):
            self.check_trail(game, seat)

    def check_trail(self, game: FieldOfGlory, seat: int) -> None:
        trail = self.trails[seat]
        assert trail.discard == game.discards[seat], f"the discards of seat {seat} are not as remembered"
        fight = game.fight
        hand = game.hands[seat][:]
        late = game.bonus[seat]
        if late != NO_CARD:
            hand.append(late)
        assert len(hand) == self.hidden[seat], f"seat {seat} holds {len(hand)} hidden cards, not {self.hidden[seat]}"
        assert located_in(game, seat) == self.located[seat], f"cards of seat {seat} lie elsewhere than remembered"
        held = counted(hand)
        deck = counted(game.decks[seat])
        assert min(unseen_of(self.located[seat], trail)) >= 0, f"more cards of seat {seat} are known than there are"
        for kind in range(KINDS):
            loose = held[kind] - trail.held[kind]
            assert loose >= 0, f"seat {seat} lost a card that it certainly held"
            if trail.refilled:
                # Cards of this deck that are not in it are in the hand, or were shown and are of unclear origin.
                gone = trail.deck[kind] - deck[kind]
                assert gone >= 0, f"the deck of seat {seat} holds a card that was not shuffled into it"
                assert gone - loose <= trail.unclear[kind], f"a card of the deck of seat {seat} is nowhere"
        if trail.refilled:
            drawn: i64 = sum(trail.deck) - len(game.decks[seat])
            assert drawn == trail.drawn, f"{drawn} cards were drawn from the deck of seat {seat}, not {trail.drawn}"
            if fight is not None and late != NO_CARD and fight.sources[seat] == FROM_DECK:
                assert trail.deck[late] > deck[late], f"the bonus card of seat {seat} did not come from the deck"


def counted(cards: Sequence[int]) -> list[int]:
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return counts


def located_in(game: FieldOfGlory, seat: i64) -> list[int]:
    """The cards of a seat whose place everybody knows: on the field, captured, discarded, Overlap on the table."""
    cards = game.victory[1 - seat] + game.discards[seat]
    column: i64 = 0
    while column < COLUMNS:
        cards = cards + game.at(seat, column)
        column += 1
    fight = game.fight
    if fight is not None and fight.attacker == seat:
        cards = cards + [OV2] * fight.overlaps
    return counted(cards)


def memory_at_start(seat: i64) -> FieldMemory:
    """Before the first event nothing is known but the two card lists."""
    trails = [Trail([], False, [0] * KINDS, 0, [0] * KINDS, [0] * KINDS) for _ in range(PLAYERS)]
    return FieldMemory(seat, trails, [[0] * KINDS for _ in range(PLAYERS)], [0, 0])


def memory_in(game: FieldOfGlory, seat: i64) -> FieldMemory:
    """What a seat may know that did not hear how a position came about: the discards, all of them once shown."""
    memory = memory_at_start(seat)
    for owner in range(PLAYERS):
        memory.trails[owner].discard = game.discards[owner][:]
        memory.located[owner] = located_in(game, owner)
        memory.hidden[owner] = len(game.hands[owner]) + (0 if game.bonus[owner] == NO_CARD else 1)
    return memory


def recall(packed: Json) -> FieldMemory:
    """A memory out of its JSON form."""
    told = cast(Mapping[str, Json], packed)
    trails: list[Trail] = []
    for trail in cast(Sequence[Mapping[str, Json]], told["trails"]):
        trails.append(
            Trail(
                parse_cards(cast(str, trail["discard"])),
                cast(bool, trail["refilled"]),
                list(cast(Sequence[int], trail["deck"])),
                cast(int, trail["drawn"]),
                list(cast(Sequence[int], trail["held"])),
                list(cast(Sequence[int], trail["unclear"])),
            )
        )
    located = [list(counts) for counts in cast(Sequence[Sequence[int]], told["located"])]
    return FieldMemory(cast(int, told["seat"]), trails, located, list(cast(Sequence[int], told["hidden"])))


FieldView: TypeAlias = SeatView[FieldOfGlory, FieldMemory]
