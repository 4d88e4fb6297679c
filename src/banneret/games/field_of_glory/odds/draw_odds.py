"""What the next cards may bring: for every type of card the chance of at least one (section 17).

Exact by what the player knows: his deck as a set, and his discard pile, of which a deck that runs out is made anew
(F-4.3). A card that is discarded for the draw lies on the pile before it, but to get itself back is to gain nothing.
"""

from mypy_extensions import i64

from banneret.games.field_of_glory.odds.fight_odds import ways
from banneret.games.field_of_glory.odds.unseen import own_hidden
from banneret.games.field_of_glory.rules.actions import DRAW, END, RESERVES, TRADE_CARD
from banneret.games.field_of_glory.rules.cards import KINDS, TYPE, TYPE_IDS, TYPES
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.sight.memory import counted


def draws_ahead(game: FieldOfGlory, seat: i64) -> dict[str, dict[str, float]]:
    """By answer what its draw may bring; in the action phase also the draw that the turn ends with, as things stand."""
    found: dict[str, dict[str, float]] = {}
    answers = game.legal(seat)
    if DRAW in answers or END in answers:
        found[DRAW.notation] = types_drawn(game, seat, game.charter.draws, 0)
    for action in answers:
        if action.verb == TRADE_CARD:
            found[action.notation] = types_drawn(game, seat, game.charter.points[action.piece], 1)
        elif action is RESERVES:
            found[action.notation] = types_drawn(game, seat, game.charter.data.reserves, 0)
    return found


def types_drawn(game: FieldOfGlory, seat: i64, draws: i64, given: i64) -> dict[str, float]:
    """F-4.3 The types that so many draws may bring, with their chances; `given` cards go to the pile before."""
    deck = by_type(own_hidden(game, seat))
    pile = by_type(counted(game.discards[seat]))
    size: i64 = len(game.decks[seat])
    first: i64 = min(draws, size)
    heap: i64 = len(game.discards[seat]) + given
    more: i64 = min(draws - first, heap)
    found: dict[str, float] = {}
    for type in range(TYPES):
        chance = 1.0 - none_drawn(deck[type], size, first) * none_drawn(pile[type], heap, more)
        if chance > 0.0:
            found[TYPE_IDS[type]] = chance
    return found


def none_drawn(wanted: i64, cards: i64, draws: i64) -> float:
    """The chance to draw none of the wanted cards; without draws it is certain."""
    return ways(cards - wanted, draws) / ways(cards, draws)


def by_type(counts: list[int]) -> list[int]:
    """Cards counted by kind, counted by type."""
    found = [0] * TYPES
    for kind in range(KINDS):
        found[TYPE[kind]] += counts[kind]
    return found
