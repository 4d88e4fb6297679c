"""What a seat can work out about cards out of sight, from the table as it sees it (section 10)."""

from mypy_extensions import i64

from banneret.games.field_of_glory.actions import COLUMNS
from banneret.games.field_of_glory.cards import COPIES, KINDS, OV2
from banneret.games.field_of_glory.state import FieldOfGlory


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
    return unseen_cards(game, seat, [*game.removed[seat], *game.hands[seat], game.bonus[seat]])


def other_cards(game: FieldOfGlory, other: i64, hidden: bool) -> list[int]:
    """What the other's hidden cards may be: his list less what lies open. Of his pile only the top card is seen.

    `hidden`: a masked state holds no other cards of his pile, and search must not use those of a sampled one.
    """
    if not hidden:
        return unseen_cards(game, other, [])
    counts = [int(COPIES[kind]) for kind in range(KINDS)]
    take_out(counts, game.discards[other][-1:])
    take_out(counts, game.victory[1 - other])
    column: i64 = 0
    while column < COLUMNS:
        take_out(counts, game.at(other, column))
        column += 1
    return counts
