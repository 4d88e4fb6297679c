"""What a seat can work out about cards out of sight, from the table as it sees it (section 10)."""

from typing import Final, final

from mypy_extensions import i64

from banneret.games.field_of_glory.odds.fight_odds import POINTS
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import COPIES, KINDS, OV2
from banneret.games.field_of_glory.rules.fight_record import FROM_HAND
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.sight.army_belief import army_shares
from banneret.games.field_of_glory.sight.memory import FieldMemory, counted, unseen_of

_NOTHING: Final = 1e-12
# Good cards stay in the hand while poor ones are spent: so much likelier is a hidden card there for every point, before
# the first reshuffle, as counted in the bonus cards of 700 games of experts.
HELD_BACK: Final = 1.12


def unseen_cards(game: FieldOfGlory, seat: i64, known: list[int]) -> list[int]:
    """The cards of a seat, counted by kind, that lie neither open nor among those known."""
    counts = [int(COPIES[kind]) for kind in range(KINDS)]
    take_out(counts, known)
    take_out(counts, game.discards[seat])
    take_out(counts, game.victory[1 - seat])
    column: i64 = 0
    while column < COLUMNS:
        take_out(counts, game.at(seat, column))
        column += 1
    fight = game.fight
    if fight is not None and fight.attacker == seat:
        counts[OV2] -= fight.overlaps
    return counts


def take_out(counts: list[int], cards: list[int]) -> None:
    for card in cards:
        if card >= 0:
            counts[card] -= 1


def own_deck(game: FieldOfGlory, seat: i64) -> list[int]:
    """What the own draw deck is made of: a player knows what he kept, and where the rest of it is.

    An empty deck is refilled with the discard pile before a card is taken (F-4.3).
    """
    if not game.decks[seat]:
        counts = [0] * KINDS
        for card in game.discards[seat]:
            counts[card] += 1
        return counts
    return own_hidden(game, seat)


def own_hidden(game: FieldOfGlory, seat: i64) -> list[int]:
    """The own cards that a player does not see: his deck, and a bonus card from it that nobody was to look at."""
    return unseen_cards(game, seat, [*game.removed[seat], *game.hands[seat], game.bonus[seat]])


def other_cards(game: FieldOfGlory, other: i64) -> list[int]:
    """What the other's hidden cards may be: his list less what lies open. Of his pile only the top card is seen."""
    counts = [int(COPIES[kind]) for kind in range(KINDS)]
    take_out(counts, game.discards[other][-1:])
    take_out(counts, game.victory[1 - other])
    column: i64 = 0
    while column < COLUMNS:
        take_out(counts, game.at(other, column))
        column += 1
    return counts


def shares(counts: list[float]) -> list[float]:
    """How likely a card drawn from a set is of each kind; all zero where there is none."""
    total = sum(counts)
    return [count / total if total > 0.0 else 0.0 for count in counts]


def points_spread(chances: list[float], points: list[int]) -> list[float]:
    """The same by command points; where there is no card at all the bonus is 0."""
    spread = [0.0] * POINTS
    total = 0.0
    for kind in range(KINDS):
        spread[points[kind]] += chances[kind]
        total += chances[kind]
    if total <= 0.0:
        spread[0] = 1.0
    return spread


@final
class Unseen:
    """What may be where, of the cards of a player that another cannot see: expected numbers by kind.

    `deck` may be in the deck or drawn from it, `older` may be in the hand from before or out of the game, `army` says
    how likely one of these is in the army at all, by what a draft keeps. Of the hidden cards `drawn` came from the deck
    and `kept` from before, beside those certainly `held`. Before the first reshuffle all are `older`.
    """

    def __init__(
        self, held: list[int], older: list[float], army: list[float], deck: list[float], drawn: float, kept: float,
        refilled: bool, discard: list[int],
    ) -> None:  # fmt: skip
        self.held = held
        self.older = older
        self.army = army
        self.deck = deck
        self.drawn = drawn
        self.kept = kept
        self.refilled = refilled
        self.discard = discard
        self.held_back = 1.0

    def weights(self) -> list[float]:
        """The older cards by how many of each kind are in the army."""
        return [self.older[kind] * self.army[kind] for kind in range(KINDS)]

    def holds_cards(self) -> bool:
        """Whether there is a card in the hand, or one that was laid from it and is not revealed."""
        return sum(self.held) + self.drawn + self.kept > 0.0

    def top(self, game: FieldOfGlory, seat: i64) -> list[float]:
        """What the top card of the deck may be; an empty deck is refilled first (F-4.3)."""
        if not game.decks[seat] and self.discard:
            return shares([float(count) for count in counted(self.discard)])
        return self.taken()

    def taken(self) -> list[float]:
        """What a card may be that was taken from the deck as it is now, unseen, though it was the last one."""
        return shares(self.deck if self.refilled else self.weights())

    def in_hand(self) -> list[float]:
        """What a card of the hand may be."""
        fresh = shares(self.deck)
        older = shares(self.weights())
        drawn, kept = max(0.0, self.drawn), max(0.0, self.kept)
        return shares([float(self.held[kind]) + drawn * fresh[kind] + kept * older[kind] for kind in range(KINDS)])

    def by_points(self, points: list[int]) -> "HandByPoints":
        """What the hand may hold, by command points."""
        hand = HandByPoints(self.drawn, self.kept)
        for kind in range(KINDS):
            value = points[kind]
            hand.held[value] += self.held[kind]
            hand.fresh[value] += self.deck[kind]
            hand.cards[value] += self.older[kind]
            hand.older[value] += self.older[kind] * self.army[kind] * self.held_back**value
        return hand


@final
class HandByPoints:
    """What a hand may hold, by command points: cards certainly held, those of the present deck, of which `drawn` are
    in the hand, and older ones by number and by weight, of which `kept` are."""

    def __init__(self, drawn: float, kept: float) -> None:
        self.drawn = drawn
        self.kept = kept
        self.held = [0] * POINTS
        self.fresh = [0.0] * POINTS
        self.older = [0.0] * POINTS
        self.cards = [0.0] * POINTS

    def average(self) -> list[float]:
        """The spread of one card of the hand; without any card the bonus is 0."""
        fresh = max(0.0, self.drawn) / max(_NOTHING, sum(self.fresh))
        older = max(0.0, self.kept) / max(_NOTHING, sum(self.older))
        spread = shares([self.held[at] + fresh * self.fresh[at] + older * self.older[at] for at in range(POINTS)])
        if sum(spread) <= 0.0:
            spread[0] = 1.0
        return spread

    def lacks(self, low: i64, high: i64) -> float:
        """How likely no card of the hand has so many points, from `low` to `high`."""
        fresh = 0.0
        older = 0.0
        fresh_rest = 0.0
        older_rest = 0.0
        rest = 0.0
        for at in range(POINTS):
            if low <= at <= high:
                if self.held[at] > 0:
                    return 0.0
                fresh += self.fresh[at]
                older += self.older[at]
            else:
                fresh_rest += self.fresh[at]
                older_rest += self.older[at]
                rest += self.cards[at]
        return none_of(fresh, fresh_rest, fresh_rest, self.drawn) * none_of(older, older_rest, rest, self.kept)

    def best_up_to(self, value: i64) -> list[float]:
        """The points of the best card of the hand that has no more than so many; the rest is for hands without one."""
        spread = [0.0] * POINTS
        without = 1.0
        at = value
        while at > 0:
            less = self.lacks(at, value)
            spread[at] = without - less
            without = less
            at -= 1
        return spread


def remembered(game: FieldOfGlory, memory: FieldMemory, seat: i64) -> Unseen:
    """By all that was ever shown of a player's cards (section 10).

    Cards of unclear origin are taken out of the older cards and of the deck by how likely each origin is.
    """
    trail = memory.trails[seat]
    counts = unseen_of(memory.located[seat], trail)
    kept = float(memory.hidden[seat] - sum(trail.held))
    drafted = not game.charter.random_army
    if not trail.refilled:
        army = army_shares(counts, int(kept) + len(game.decks[seat]), drafted)
        older = [float(count) for count in counts]
        found = Unseen(trail.held, older, army, [0.0] * KINDS, 0.0, kept, False, trail.discard)
        found.held_back = HELD_BACK
        return found
    kept += float(sum(trail.unclear) - trail.drawn)
    army = army_shares(counts, int(kept), drafted)
    found = Unseen(
        trail.held, [float(count) for count in counts], army, [float(count) for count in trail.deck],
        float(trail.drawn), kept, True, trail.discard,
    )  # fmt: skip
    fresh_all, older_all = shares(found.deck), shares(found.weights())
    for kind in range(KINDS):
        count = float(trail.unclear[kind])
        if count == 0.0:
            continue
        fresh = max(0.0, count - found.older[kind])
        older_only = max(0.0, count - found.deck[kind])
        new = float(trail.drawn) * fresh_all[kind]
        old = max(0.0, kept) * older_all[kind]
        part = new / (new + old) if new + old > 0.0 else 0.5
        fresh += max(0.0, count - fresh - older_only) * part
        found.deck[kind] = max(0.0, found.deck[kind] - fresh)
        found.older[kind] = max(0.0, found.older[kind] - (count - fresh))
        found.drawn -= fresh
        found.kept -= count - fresh
    return found


def at_a_glance(game: FieldOfGlory, seat: i64) -> Unseen:
    """By what lies open on the table, for who remembers nothing."""
    counts = other_cards(game, seat)
    fight = game.fight
    hand: i64 = len(game.hands[seat])
    if fight is not None and fight.sources[seat] == FROM_HAND:
        hand += 1
    hidden: i64 = sum(counts) - game.charter.rounds * (game.charter.batch - game.charter.keep)
    army = army_shares(counts, hidden, not game.charter.random_army)
    nothing = [0] * KINDS
    return Unseen(nothing, [float(count) for count in counts], army, [0.0] * KINDS, 0.0, float(hand), False, [])


def none_of(wanted: float, others: float, cards: float, draws: float) -> float:
    """The chance to draw none of the wanted cards: their weight, that of the other cards, and how many these are.

    Numbers that are expected ones need not be whole.
    """
    if wanted <= 0.0:
        return 1.0
    each = others / cards if cards > 0.0 else 0.0
    chance = 1.0
    while draws > 0.0 and chance > 0.0:
        chance *= max(0.0, others) / (max(0.0, others) + wanted)
        others -= each
        draws -= 1.0
    return chance
