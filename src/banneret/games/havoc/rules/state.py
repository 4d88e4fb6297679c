"""The state of a game of Havoc (H-1), and the moves of cards that several phases share."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.agreement import Agreement
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.games.havoc.rules.cards import DOG, JOHN, cards_text, notation
from banneret.games.havoc.rules.data import CASTILLON, Battle, HavocData
from banneret.games.havoc.rules.hands import hand_key

JOHN_SEAT: Final = 7  # stands for John of Gaunt wherever a seat is named (H-1.4, H-1.5)
NO_SEAT: Final = -1
NO_CARD: Final = -1
NO_BATTLE: Final = 0

PEACE: Final = 0
HAVOC_FACE: Final = 1
FACE_WORDS: Final = ["peace", "havoc"]

# What has become of John of Gaunt (H-1.6).
JOHN_ABSENT: Final = 0
JOHN_IN_DECK: Final = 1
JOHN_PENDING: Final = 2
JOHN_FIGHTING: Final = 3
JOHN_PEACEKEEPER: Final = 4
JOHN_GONE: Final = 5
JOHN_WORDS: Final = ["absent", "in_deck", "pending", "fighting", "peacekeeper", "gone"]

RECRUITS_MINIMUM: Final = 3
SHOWN_BATTLES: Final = 4  # with the option `next_four` (H-15.4)
NOT_DECLARED: Final = -1
NO_KEY: Final = -1  # no combination of this seat has been judged


@final
class Charter(Agreement):
    """What is agreed before the game and never changes: options and data for this number of players.

    H-5.2, H-15.3 How many sides the peace card has; H-14.2 with five or six players fewer, and a free first turn.
    """

    def __init__(self, players: int, options: dict[str, str], data: HavocData) -> None:
        super().__init__(options)
        count = data.counts[players]
        self.data = data
        self.max_value: i64 = count.max_value
        self.dogs: i64 = count.dogs
        self.cap: i64 = count.recruits_cap
        self.sides: i64 = data.short_sides if options["peace_card"] == "short" else count.peace_sides
        free = options["first_round_free"]
        self.first_turn_free = free == "on" or (free == "auto" and players >= 5)
        scoring = options["small_game_scoring"]
        shifted = scoring == "shifted" or (scoring == "auto" and players <= 3)
        self.points: list[list[int]] = [
            _shift(battle.points) if shifted and battle.number <= CASTILLON else battle.points
            for battle in data.battles
        ]
        self.winner_chooses = options["battle_order"] == "winner_chooses"
        self.random_order = options["battle_order"] == "random"
        self.with_john = options["john_of_gaunt"] == "on"
        self.replaces = options["chevauchees_mode"] == "replace"
        self.at_once = options["peace_before_castillon"] == "at_once"
        self.next_four = options["visible_battles"] == "next_four" and not self.winner_chooses
        self.auto_best = options["castillon_play"] == "auto_best"
        self.john_key: i64 = hand_key(data.john_hand)
        self.john_hand_size: i64 = data.john_hand_size

    def battle(self, number: i64) -> Battle:
        return self.data.battles[number]


def _shift(points: list[int]) -> list[int]:
    """H-14.1 With two or three players the second entry is deleted."""
    return points[:1] + points[2:]


@final
class Havoc(Game):
    """H-1.2 Zones, H-1.3 the row and trophies. By seat; `deck` is never changed, `drawn` counts its cards used.

    `keys` are the combinations that a battle was decided with (H-8.4): dogs may take laid cards away afterwards.
    """

    # Written by `make state` from fields.py: from here

    def __init__(self, players: i64, charter: Charter, like: "Havoc | None" = None) -> None:
        super().__init__(players, like)
        self.charter = charter
        if like is None:
            self.hands: list[list[int]] = [[] for _ in range(players)]
            self.picked: list[list[int]] = [[] for _ in range(players)]
            self.laid: list[list[int]] = [[] for _ in range(players)]
            self.recruits: list[int] = []
            self.discard: list[int] = []
            self.deck: list[int] = []
            self.drawn: i64 = 0
            self.battle_row: list[int] = list(range(1, CASTILLON + 1))
            self.cancelled: list[int] = []
            self.trophies: list[list[int]] = [[] for _ in range(players)]
            self.vp: list[int] = [0 for _ in range(players)]
            self.holder: i64 = 0
            self.face: i64 = PEACE
            self.level: i64 = 0
            self.skip_turning: bool = False
            self.peacekeeper: i64 = 0
            self.john: i64 = JOHN_IN_DECK if charter.with_john else JOHN_ABSENT
            self.john_after: i64 = NO_SEAT
            self.first_turn: bool = True
            self.active: i64 = 0
            self.next_seat: i64 = 0
            self.battle: i64 = NO_BATTLE
            self.initiator: i64 = NO_SEAT
            self.fighters: i64 = 0
            self.passed: i64 = 0
            self.dogs_out: list[int] = [NOT_DECLARED for _ in range(players)]
            self.budget: list[int] = [0 for _ in range(players)]
            self.keys: list[int] = [NO_KEY for _ in range(players)]
            self.places: list[int] = [0 for _ in range(players)]
            self.winner: i64 = NO_SEAT
        else:
            self.hands = [each[:] for each in like.hands]
            self.picked = [each[:] for each in like.picked]
            self.laid = [each[:] for each in like.laid]
            self.recruits = like.recruits[:]
            self.discard = like.discard[:]
            self.deck = like.deck
            self.drawn = like.drawn
            self.battle_row = like.battle_row[:]
            self.cancelled = like.cancelled[:]
            self.trophies = [each[:] for each in like.trophies]
            self.vp = like.vp[:]
            self.holder = like.holder
            self.face = like.face
            self.level = like.level
            self.skip_turning = like.skip_turning
            self.peacekeeper = like.peacekeeper
            self.john = like.john
            self.john_after = like.john_after
            self.first_turn = like.first_turn
            self.active = like.active
            self.next_seat = like.next_seat
            self.battle = like.battle
            self.initiator = like.initiator
            self.fighters = like.fighters
            self.passed = like.passed
            self.dogs_out = like.dogs_out[:]
            self.budget = like.budget[:]
            self.keys = like.keys[:]
            self.places = like.places[:]
            self.winner = like.winner

    def clone(self) -> "Havoc":
        return Havoc(self.players, self.charter, self)

    # to here.

    # Seats (H-1.1).

    def left_of(self, seat: i64) -> i64:
        """H-1.1 Play runs clockwise: the seat on the left is next."""
        seat += 1
        return 0 if seat == self.players else seat

    def first_to_act(self) -> i64:
        """The seat from which rounds of a battle run: the initiator, or the seat left of John of Gaunt (H-16.3)."""
        if self.initiator == JOHN_SEAT:
            return self.left_of(self.john_after)
        return self.initiator

    def fights(self, seat: i64) -> bool:
        return self.fighters & BIT[seat] != 0

    # The deck (H-1.7).

    def deck_size(self) -> i64:
        return len(self.deck) - self.drawn

    def pool(self) -> i64:
        """H-3.1 Cards that recruiting could reach; John's card is not counted."""
        pool: i64 = self.deck_size() + len(self.recruits) + len(self.discard)
        return pool - 1 if self.john == JOHN_IN_DECK else pool

    def can_draw(self) -> bool:
        return self.drawn < len(self.deck) or len(self.discard) > 0

    def draw_card(self, chance: Chance) -> i64:
        """H-1.7 The top card; the discards are shuffled into a new deck only when a card is needed. NO_CARD: none."""
        if self.drawn == len(self.deck):
            if not self.discard:
                return NO_CARD
            deck = self.discard
            chance.shuffle(deck, "reshuffle")
            self.deck = deck
            self.drawn = 0
            self.discard = []
            if self.heard:
                self.emit("reshuffled", "H-1.7", NO_SEAT, {"count": len(deck)})
        card = self.deck[self.drawn]
        self.drawn += 1
        return card

    def john_appears(self, after: i64) -> None:
        """H-16.2 Whoever gets John's card puts it at their left; it never enters a hand."""
        self.john = JOHN_PENDING
        self.john_after = after
        if self.heard:
            self.emit("john_appears", "H-16.2", after, {}, reveals=True)

    def deal_to(self, seat: i64, rule: str, chance: Chance, dealt: bool = False) -> bool:
        """A secret card for a seat, if there is one; whether it was John of Gaunt (H-16.2b: no other card for him).

        H-1.8 A hand has no limit. `dealt`: somebody else deals it.
        """
        card = self.draw_card(chance)
        if card == NO_CARD:
            if self.heard:
                self.emit("no_card_left", rule, seat, {})
            return False
        if card == JOHN:
            self.john_appears(seat)
            return True
        self.hands[seat].append(card)
        self.tell_card(seat, rule, card, dealt)
        return False

    def tell_card(self, seat: i64, rule: str, card: i64, dealt: bool) -> None:
        """A card from the deck has come into a hand; its owner alone sees which."""
        if self.heard:
            secret: dict[str, Json] = {"card": notation(card)}
            self.emit(
                "was_dealt" if dealt else "drew", rule, seat, {}, secret=secret, secret_to=BIT[seat], reveals=True
            )

    def refill_recruits(self, chance: Chance) -> None:
        """H-4.8 At least three recruits lie out as long as cards can be drawn."""
        fresh: list[int] = []
        while len(self.recruits) < RECRUITS_MINIMUM:
            if self.drawn == len(self.deck):  # told before the reshuffle: these cards are not of the new deck
                self.tell_refilled(fresh)
                fresh = []
            card = self.draw_card(chance)
            if card == NO_CARD:
                break
            if card == JOHN:
                self.john_appears(self.active if self.battle == NO_BATTLE else self.initiator)
                continue
            self.recruits.append(card)
            fresh.append(card)
        self.tell_refilled(fresh)

    def tell_refilled(self, cards: list[int]) -> None:
        if self.heard and cards:
            self.emit("recruits_refilled", "H-4.8", NO_SEAT, {"cards": cards_text(cards)}, reveals=True)

    # Dogs.

    def dogs_in_hand(self, seat: i64) -> i64:
        count: i64 = 0
        for card in self.hands[seat]:
            if card == DOG:
                count += 1
        return count

    def discard_dogs(self, seat: i64, count: i64) -> None:
        hand = self.hands[seat]
        while count > 0:
            hand.remove(DOG)
            self.discard.append(DOG)
            count -= 1

    def loot_possible(self) -> bool:
        """H-4.5 There is something to rob: a discarded card that is not a dog."""
        for card in self.discard:
            if card != DOG:
                return True
        return False

    # Results.

    def returns(self) -> list[float]:
        """H-13.1 The victory, shared where even the place at Castillon is the same; 1 in all."""
        best: list[int] = []
        best_key = (-1, -1, -99)
        for seat in range(self.players):
            key = (self.vp[seat], len(self.trophies[seat]), -self.places[seat])
            if key > best_key:
                best_key = key
                best = [seat]
            elif key == best_key:
                best.append(seat)
        share = 1.0 / float(len(best))
        return [share if seat in best else 0.0 for seat in range(self.players)]

    def scores(self) -> list[float]:
        return [float(points) for points in self.vp]

    def check(self) -> None:
        from banneret.games.havoc.rules.invariants import check  # it knows all phases, which know the state

        check(self)

    def said(self, seat: i64) -> Json:
        """A seat or John of Gaunt, for events."""
        return "john" if seat == JOHN_SEAT else seat
