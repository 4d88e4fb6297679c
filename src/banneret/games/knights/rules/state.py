"""The state of a game of Knights (section 4 of the specification), and the moves of cards that several phases share."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.agreement import Agreement
from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.games.knights.rules.cards import (
    BODYGUARD,
    CASTLE_GUARD,
    CATAPULT,
    CHAMPION,
    COLOUR,
    DECK,
    DIE_CARDS,
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    KIND,
    NO_CARD,
    NO_PILE,
    OF_CASTLES,
    OF_SPECIALS,
    PILE_IDS,
    TREASON,
    notation,
)
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.strength import (
    EXTRA_DICE,
    FULL_BITS,
    counts_of,
    full_strength_of,
    rest_of,
    strength_of,
)

NO_SEAT: Final = -1
MAX_PLAYERS: Final = 6
FIRST_ATTEMPT: Final = "K-5.1"
EXTRA_ATTEMPT: Final = "K-5.3"

# What a roll is for (section 4).
NO_ROLL: Final = 0
PILE: Final = 1
ATTACK_SPECIAL: Final = 2
ATTACK_CASTLE: Final = 3
DEFENCE: Final = 4
IN_TOURNAMENT: Final = 5
AGAINST_KING: Final = 6

NO_TARGET: Final = -1  # a tournament's first roll has nothing to beat

# How a seat stands in a tournament, where it has no result.
NOT_YET: Final = -1
STAYED_AWAY: Final = -2

# How the game was won.
NOT_WON: Final = 0
BY_CASTLES: Final = 1
BY_KING: Final = 2
BY_TOURNAMENTS: Final = 3
BY_LIMIT: Final = 4
REASON_IDS: Final = ["", "castles", "king", "tournaments", "limit"]

LEAST_CASTLES: Final = 2  # a castle can be attacked if its owner has that many (K-7.2)
LEAST_CASTLES_OF_TWO: Final = 3


@final
class Charter(Agreement):
    """What is agreed before the game and never changes: options and data for this number of players."""

    def __init__(self, players: int, options: dict[str, str], data: KnightsData) -> None:
        super().__init__(options)
        self.data = data
        strict = players == 2 and options["two_player_castle_rule"] == "on"
        self.castles_to_attack: i64 = LEAST_CASTLES_OF_TWO if strict else LEAST_CASTLES
        self.fixed_start = options["starting_castles"] == "fixed"
        first = options["first_player"]
        self.first_player: i64 = NO_SEAT if first == "random" else int(first) - 1
        self.tie_defends = options["defence_tie"] == "defender"
        self.tie_rolls_off = options["tournament_tie"] == "rolloff"
        self.all_take_part = options["tournament_participation"] == "mandatory"
        self.all_plus_dice = options["plus_dice"] == "all"
        self.king: i64 = data.kings[options["king_combination"].replace("_", "+")]
        self.king_any_time = options["king_timing"] == "any_attempt"
        self.steal_goes_on = options["extra_attempt_on_steal"] == "on"
        self.max_rounds: i64 = int(options["max_rounds"])


@final
class Knights(Game):
    """Zones, the turn, the roll and the tournament. Lists are indexed by seat, `piles` by pile, the top card first.

    The inner lists are never changed, only replaced, so that clones share them. `colours` and `kinds` are the masks
    of the colours of castles and of the kinds of special cards that a seat owns; `searchable` is the mask of piles
    that a search may go on in (K-6.4), which everybody learns by it. `guards_due` is the mask of the guards whose
    choice of cards has changed in this turn, `guards_placed` of those asked about in it (K-13.4). `throws` says of each
    die in which throw of the roll, counted from 1, it was thrown last. `picked` (places of dice) and `chosen` (cards)
    are the unfinished answer of the seat that is asked.
    """

    # Written by `make state` from fields.py: from here

    def __init__(self, players: i64, charter: Charter, like: "Knights | None" = None) -> None:
        super().__init__(players, like)
        self.charter = charter
        if like is None:
            self.piles: list[list[int]] = [[], []]
            self.castles: list[list[int]] = [[] for _ in range(players)]
            self.specials: list[list[int]] = [[] for _ in range(players)]
            self.tournaments: list[list[int]] = [[] for _ in range(players)]
            self.colours: list[int] = [0 for _ in range(players)]
            self.kinds: list[int] = [0 for _ in range(players)]
            self.castle_guard_on: list[list[int]] = [[] for _ in range(players)]
            self.bodyguard_on: list[int] = [NO_CARD for _ in range(players)]
            self.first: i64 = 0
            self.current: i64 = 0
            self.turns: i64 = 0
            self.passes_in_row: i64 = 0
            self.attempts: i64 = 0
            self.swaps_used: i64 = 0
            self.king_ok: bool = False
            self.searchable: i64 = 0
            self.guards_due: i64 = 0
            self.guards_placed: i64 = 0
            self.roller: i64 = NO_SEAT
            self.purpose: i64 = NO_ROLL
            self.dice: list[int] = []
            self.throws: list[int] = []
            self.rerolls_left: i64 = 0
            self.target: i64 = NO_TARGET
            self.prize: i64 = NO_CARD
            self.prize_pile: i64 = NO_PILE
            self.last_roller: i64 = NO_SEAT
            self.last_dice: list[int] = []
            self.last_strength: i64 = NO_TARGET
            self.picked: i64 = 0
            self.chosen: list[int] = []
            self.organiser: i64 = NO_SEAT
            self.leader: i64 = NO_SEAT
            self.best: i64 = NO_TARGET
            self.contenders: i64 = 0
            self.results: list[int] = [NOT_YET for _ in range(players)]
            self.winners: list[int] = []
            self.win_reason: i64 = NOT_WON
        else:
            self.piles = like.piles[:]
            self.castles = like.castles[:]
            self.specials = like.specials[:]
            self.tournaments = like.tournaments[:]
            self.colours = like.colours[:]
            self.kinds = like.kinds[:]
            self.castle_guard_on = like.castle_guard_on[:]
            self.bodyguard_on = like.bodyguard_on[:]
            self.first = like.first
            self.current = like.current
            self.turns = like.turns
            self.passes_in_row = like.passes_in_row
            self.attempts = like.attempts
            self.swaps_used = like.swaps_used
            self.king_ok = like.king_ok
            self.searchable = like.searchable
            self.guards_due = like.guards_due
            self.guards_placed = like.guards_placed
            self.roller = like.roller
            self.purpose = like.purpose
            self.dice = like.dice
            self.throws = like.throws
            self.rerolls_left = like.rerolls_left
            self.target = like.target
            self.prize = like.prize
            self.prize_pile = like.prize_pile
            self.last_roller = like.last_roller
            self.last_dice = like.last_dice
            self.last_strength = like.last_strength
            self.picked = like.picked
            self.chosen = like.chosen
            self.organiser = like.organiser
            self.leader = like.leader
            self.best = like.best
            self.contenders = like.contenders
            self.results = like.results[:]
            self.winners = like.winners
            self.win_reason = like.win_reason

    def clone(self) -> "Knights":
        return Knights(self.players, self.charter, self)

    # to here.

    # Seats.

    def left_of(self, seat: i64) -> i64:
        """K-1.1 Play runs clockwise: the seat on the left is next."""
        seat += 1
        return 0 if seat == self.players else seat

    def owner_of(self, card: i64) -> i64:
        """The seat that a castle or special card lies before; NO_SEAT if it lies in a pile."""
        for seat in range(self.players):
            if card in self.castles[seat] or card in self.specials[seat]:
                return seat
        return NO_SEAT

    def round_number(self) -> i64:
        """Section 4: as many turns as there are players, counted from the first player, make one round.

        K-14.4 The limit ends the game with a turn that is over: no other round has begun.
        """
        begun = self.turns - 1 if self.win_reason == BY_LIMIT else self.turns
        return begun // self.players + 1

    # Powers (K-12).

    def has(self, seat: i64, kind: i64) -> bool:
        """K-5.5, K-12.1 Whether a special card of that kind lies before a seat: its power works from then on."""
        return self.kinds[seat] & BIT[kind] != 0

    def swaps_allowed(self, seat: i64) -> i64:
        """K-6.1, K-6.2, K-12.5 One swap a turn, two with a deck card."""
        data = self.charter.data
        return data.swaps_with_deck if self.has(seat, DECK) else data.swaps

    def rerolls_for(self, purpose: i64, seat: i64) -> i64:
        """K-4.1 How many rerolls a seat has in a roll."""
        rerolls = self.charter.data.rerolls
        if purpose == ATTACK_CASTLE:
            return self.rerolls_against_castle(seat)
        if purpose == IN_TOURNAMENT:
            return self.rerolls_in_tournament(seat, self.organiser)
        if purpose == DEFENCE:
            return rerolls.defence
        if purpose == AGAINST_KING:
            return rerolls.king
        return rerolls.special if purpose == ATTACK_SPECIAL else rerolls.pile

    def rerolls_against_castle(self, seat: i64) -> i64:
        """K-9.3, K-12.3 Two rerolls, three with a catapult."""
        rerolls = self.charter.data.rerolls
        return rerolls.castle_with_catapult if self.has(seat, CATAPULT) else rerolls.castle

    def rerolls_in_tournament(self, seat: i64, organiser: i64) -> i64:
        """K-10.3, K-12.4 Three for the organiser and for the champion, who never has more; two for the others."""
        rerolls = self.charter.data.rerolls
        if seat == organiser:
            return rerolls.organiser
        return rerolls.guest_with_champion if self.has(seat, CHAMPION) else rerolls.guest

    def strength_on_pile(self, seat: i64, card: i64) -> i64:
        """K-8.1, K-12.7 What a seat must beat to capture a card on a pile; treason makes castles weak."""
        shown: i64 = self.charter.data.strengths[card]
        if card < FIRST_SPECIAL and self.has(seat, TREASON) and self.charter.data.treason < shown:
            return self.charter.data.treason
        return shown

    # Rolls (K-3).

    def pool(self) -> i64:
        """K-3.1, K-12.2 The dice as they lie together with the die cards of the roller."""
        return counts_of(self.dice) + EXTRA_DICE[self.kinds[self.roller] & DIE_CARDS]

    def attempt_rule(self) -> str:
        """K-5.1, K-5.3 By which rule the attempt is made that has just been counted."""
        return EXTRA_ATTEMPT if self.attempts > 1 else FIRST_ATTEMPT

    def rolled(self) -> i64:
        """K-3.2 The strength of the dice as they lie, against a card."""
        return strength_of(self.pool())

    def rolled_against_roll(self) -> i64:
        """K-3.4, K-3.8 The strength of the dice as they lie, against other rolls."""
        return full_strength_of(self.pool()) if self.charter.all_plus_dice else strength_of(self.pool())

    def is_against_roll(self) -> bool:
        """K-3.4 Whether what the roll must beat is itself a roll, no card."""
        return self.purpose == DEFENCE or self.purpose == IN_TOURNAMENT

    def without_rest(self, rolled: i64) -> i64:
        """A strength against other rolls as (n, v, p): with all plus dice it is a full one (K-3.8)."""
        return rolled >> FULL_BITS if self.charter.all_plus_dice and rolled >= 0 else rolled

    def rest(self, rolled: i64) -> list[int]:
        """K-3.8 All plus dice of a strength against other rolls, highest first; nothing where only one counts."""
        return rest_of(rolled) if self.charter.all_plus_dice and rolled >= 0 else []

    def target_without_rest(self) -> i64:
        """What the roll must beat, as (n, v, p)."""
        return self.without_rest(self.target) if self.is_against_roll() else self.target

    def tie_is_enough(self) -> bool:
        """K-9.4 Whether the roller need only reach the target: a castle defended by a tie, where that was agreed."""
        return self.purpose == DEFENCE and self.charter.tie_defends

    # Cards.

    def may_own(self, seat: i64, card: i64) -> bool:
        """K-2.2, K-2.3 No second castle of a colour, no second special card of a kind; tournaments without limit."""
        if card < FIRST_SPECIAL:
            return self.colours[seat] & BIT[COLOUR[card]] == 0
        if card < FIRST_TOURNAMENT:
            return self.kinds[seat] & BIT[KIND[card]] == 0
        return True

    def gain(self, seat: i64, card: i64) -> None:
        """K-2.1 A card comes to lie before a seat; K-13.4 a castle or special card gives the guard a new choice.

        Such cards are gained in the own turn alone.
        """
        if card < FIRST_SPECIAL:
            self.castles[seat] = [*self.castles[seat], card]
            self.colours[seat] |= BIT[COLOUR[card]]
            self.guards_due |= BIT[OF_CASTLES]
        elif card < FIRST_TOURNAMENT:
            self.specials[seat] = [*self.specials[seat], card]
            self.kinds[seat] |= BIT[KIND[card]]
            self.guards_due |= BIT[OF_SPECIALS]
        else:
            self.tournaments[seat] = [*self.tournaments[seat], card]

    def lose(self, seat: i64, card: i64) -> None:
        """K-13.5 A castle or special card leaves a seat, and what covers it or is covered by it ends."""
        if card < FIRST_SPECIAL:
            self.castles[seat] = [own for own in self.castles[seat] if own != card]
            self.colours[seat] &= ~BIT[COLOUR[card]]
            if card in self.castle_guard_on[seat]:
                self.castle_guard_on[seat] = [own for own in self.castle_guard_on[seat] if own != card]
            return
        self.specials[seat] = [own for own in self.specials[seat] if own != card]
        self.kinds[seat] &= ~BIT[KIND[card]]
        if KIND[card] == CASTLE_GUARD:
            self.castle_guard_on[seat] = []
        if KIND[card] == BODYGUARD or self.bodyguard_on[seat] == card:
            self.bodyguard_on[seat] = NO_CARD

    def top_to_bottom(self, pile: i64) -> None:
        """K-6.1, K-8.2 The top card goes face down under its pile, and the next one is turned up."""
        cards = self.piles[pile]
        self.piles[pile] = [*cards[1:], cards[0]]

    def take_top(self, pile: i64) -> i64:
        cards = self.piles[pile]
        self.piles[pile] = cards[1:]
        return cards[0]

    def tell_top(self, pile: i64, rule: str) -> None:
        """What lies on top of a pile now."""
        cards = self.piles[pile]
        if cards:
            parts: dict[str, Json] = {"pile": PILE_IDS[pile], "card": notation(cards[0])}
            self.emit("turned_up", rule, NO_SEAT, parts, reveals=True)
        else:
            self.emit("pile_empty", rule, NO_SEAT, {"pile": PILE_IDS[pile]})

    # Rolls that are over.

    def end_roll(self) -> None:
        """K-4.5 The dice have been judged; they stay in sight as the last roll."""
        self.last_roller = self.roller
        self.last_dice = self.dice
        self.last_strength = self.rolled()
        self.roller = NO_SEAT
        self.purpose = NO_ROLL
        self.dice = []
        self.throws = []
        self.rerolls_left = 0
        self.target = NO_TARGET

    def clear_prize(self) -> None:
        """The card that was rolled for has found its place."""
        self.prize = NO_CARD
        self.prize_pile = NO_PILE

    # Results.

    def returns(self) -> list[float]:
        """K-14 The victory; after the limit it may be shared. 1 in all."""
        share = 1.0 / float(len(self.winners))
        return [share if seat in self.winners else 0.0 for seat in range(self.players)]

    def scores(self) -> list[float]:
        """The castles of each seat."""
        return [float(len(castles)) for castles in self.castles]

    def check(self) -> None:
        from banneret.games.knights.rules.invariants import check  # it knows all phases, which know the state

        check(self)
