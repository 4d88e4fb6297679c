"""What a seat can work out about cards out of sight, from the table as it sees it (section 10)."""

from typing import final

from mypy_extensions import i64

from banneret.games.field_of_glory.odds.fight_odds import POINTS
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import COPIES, KINDS, OV2
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.sight.memory import FieldMemory, counted, unseen_of


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


# With memory (section 10): all that was ever shown counts.


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
    """What may be where, of the cards of the other that nobody sees: expected numbers by kind.

    `deck` may be in the deck or drawn from it, `older` may be in the hand from before or out of the game; of the hidden
    cards `drawn` came from the deck and `kept` from before, beside those certainly held. Before the first reshuffle all
    are `older`. Cards of unclear origin are taken out of both by how likely each origin is.
    """

    def __init__(self, memory: FieldMemory, seat: i64) -> None:
        trail = memory.trails[seat]
        self.held = trail.held
        self.refilled = trail.refilled
        self.discard = trail.discard
        self.older = [float(count) for count in unseen_of(memory.located[seat], trail)]
        self.deck = [float(count) for count in trail.deck]
        self.drawn = 0.0
        self.kept = float(memory.hidden[seat] - sum(trail.held))
        if not trail.refilled:
            return
        unclear = float(sum(trail.unclear))
        self.drawn = float(trail.drawn)
        self.kept += unclear - self.drawn
        drawn, kept = self.drawn, self.kept
        all_fresh, all_older = sum(self.deck), sum(self.older)
        for kind in range(KINDS):
            count = float(trail.unclear[kind])
            if count == 0.0:
                continue
            fresh = max(0.0, count - self.older[kind])
            older = max(0.0, count - self.deck[kind])
            new = drawn * self.deck[kind] * all_older
            old = max(0.0, kept) * self.older[kind] * all_fresh
            part = new / (new + old) if new + old > 0.0 else 0.5
            fresh += max(0.0, count - fresh - older) * part
            self.deck[kind] = max(0.0, self.deck[kind] - fresh)
            self.older[kind] = max(0.0, self.older[kind] - (count - fresh))
            self.drawn -= fresh
            self.kept -= count - fresh

    def top(self, game: FieldOfGlory, seat: i64) -> list[float]:
        """What the top card of the deck may be; an empty deck is refilled first (F-4.3)."""
        if not game.decks[seat]:
            return shares([float(count) for count in counted(self.discard)])
        return self.taken()

    def taken(self) -> list[float]:
        """What a card may be that was taken from the deck as it is now, unseen, though it was the last one."""
        return shares(self.deck if self.refilled else self.older)

    def in_hand(self) -> list[float]:
        """What a card of the hand may be."""
        fresh = shares(self.deck)
        older = shares(self.older)
        drawn, kept = max(0.0, self.drawn), max(0.0, self.kept)
        return shares([float(self.held[kind]) + drawn * fresh[kind] + kept * older[kind] for kind in range(KINDS)])

    def holds(self, value: i64, points: list[int]) -> float:
        """How likely some card of the hand has so many command points."""
        fresh = 0.0
        older = 0.0
        for kind in range(KINDS):
            if points[kind] == value:
                if self.held[kind] > 0:
                    return 1.0
                fresh += self.deck[kind]
                older += self.older[kind]
        return 1.0 - none_of(fresh, sum(self.deck), self.drawn) * none_of(older, sum(self.older), self.kept)


def none_of(wanted: float, cards: float, draws: float) -> float:
    """The chance to draw none of the wanted cards; numbers that are expected ones need not be whole."""
    chance = 1.0
    done = 0.0
    while done < draws and done < cards:
        chance *= max(0.0, cards - wanted - done) / (cards - done)
        done += 1.0
    return chance
