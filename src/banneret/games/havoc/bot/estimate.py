"""An estimate of everybody's share of the victory in mid-game, for search that does not play on to the end.

The future points of a seat are taken to grow with its cards, its dogs, the rarity of its best hand, the turn and the
peace card; the share of the victory follows from the points in sight. The weights were fitted to games of the expert
against itself, one column for each number of players from two to six.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.havoc.bot.outlook import laid_best
from banneret.games.havoc.odds.random_hands import chance_beyond, position
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.hands import best_key
from banneret.games.havoc.rules.scoring import john_strength, strength
from banneret.games.havoc.rules.state import JOHN_SEAT, NO_BATTLE, Havoc

# fmt: off
# What counts, in points, with nine battles to come, with two, with Castillon alone:
# a card, a dog, the best hand, the turn, the peace card.
_EARLY: Final[list[list[float]]] = [
    [1.56, 2.14, 2.14, 1.45, 1.13],
    [1.78, 3.77, 1.17, 2.02, 0.99],
    [0.00, 0.36, 0.00, 1.04, 4.16],
    [0.06, 1.27, 0.00, 0.16, 0.32],
    [0.00, 0.00, 0.00, 0.84, 0.99],
]
_LATE: Final[list[list[float]]] = [
    [2.57, 1.22, 0.90, 0.82, 0.96],
    [1.03, 1.13, 1.06, 0.84, 0.69],
    [1.37, 3.62, 5.35, 4.15, 3.77],
    [0.00, 0.60, 0.62, 0.00, 1.11],
    [0.90, 0.43, 0.31, 1.28, 0.26],
]
_LAST: Final[list[list[float]]] = [
    [1.64, 0.98, 0.95, 0.84, 0.80],
    [0.00, 0.70, 0.71, 0.76, 0.50],
    [0.84, 3.46, 2.54, 2.46, 4.17],
]
# In a battle: a card laid, and the part that counts of the points which the hands laid so far would bring.
_LAID: Final[list[float]] = [3.04, 1.28, 1.64, 0.93, 1.28]
_IN_SIGHT: Final[list[float]] = [0.14, 0.27, 0.28, 0.31, 0.33]
# How many points of lead matter: at Castillon, and more for each battle to come.
_SPREAD: Final[list[float]] = [4.57, 2.91, 2.45, 3.94, 2.31]
_SPREAD_BY_BATTLE: Final[list[float]] = [1.28, 0.84, 0.50, 0.67, 0.28]
# fmt: on
# How sure the estimate may be where it is read as a chance, for two to six players; fitted to one half of 600 to 1,500
# games of experts and checked by the other.
SURENESS: Final[list[float]] = [1.0, 0.75, 0.85, 1.0, 1.0]
_TYPICAL: Final = 10.0
_DECIDED: Final = 0.5


def estimate(game: Havoc) -> list[float]:
    """The share of the victory that each seat may expect; all hands are known."""
    if game.over:
        return game.returns()
    sight: list[float] = [float(points) for points in game.vp]
    if game.battle == CASTILLON:
        settle_by(game, best_hands(game), game.charter.points[CASTILLON], 1.0, sight)
        return shares(sight, _DECIDED)
    column = game.players - 2
    stage: i64 = len(game.battle_row)
    first = game.active
    keeper = game.peacekeeper
    if game.battle != NO_BATTLE:
        if game.battle < CASTILLON:
            stage -= 1
        if game.winner >= 0:
            first = game.winner
        elif game.fighters != 0:
            first = settle_by(game, laid_hands(game), game.charter.points[game.battle], _IN_SIGHT[column], sight)
        keeper = first
    card = weight(0, column, stage)
    dog = weight(1, column, stage)
    best = weight(2, column, stage)
    laid = _LAID[column]
    for seat in range(game.players):
        hand = game.hands[seat]
        rarity = 1.0 - chance_beyond(game.players, _TYPICAL, position(best_key(hand), game.charter.max_value))
        sight[seat] += card * float(len(hand)) + dog * float(game.dogs_in_hand(seat)) + best * rarity * rarity * rarity
        sight[seat] += laid * float(len(game.laid[seat]))
    if stage > 1:
        if first != JOHN_SEAT:
            sight[first] += weight(3, column, stage)
        if keeper != JOHN_SEAT:
            sight[keeper] += weight(4, column, stage)
    return shares(sight, _SPREAD[column] + _SPREAD_BY_BATTLE[column] * float(stage - 1))


def weight(row: i64, column: i64, stage: i64) -> float:
    """What one of the things that count is worth with so many battles to come."""
    if stage <= 1:
        return _LAST[row][column]
    late: float = _LATE[row][column]
    return late + (_EARLY[row][column] - late) * float(stage - 2) / 7.0


def best_hands(game: Havoc) -> list[int]:
    """At Castillon: the strength of each seat's best hand."""
    return [strength(best_key(hand), max(0, len(hand) - 6)) for hand in game.hands]


def laid_hands(game: Havoc) -> list[int]:
    """In a battle: the strength of what each seat has laid; -1 where it does not fight."""
    hands: list[int] = []
    for seat in range(game.players):
        if game.fighters & BIT[seat] != 0 and game.laid[seat]:
            hands.append(strength(laid_best(game.laid[seat]), len(game.hands[seat])))
        else:
            hands.append(-1)
    return hands


def settle_by(game: Havoc, hands: list[int], points: list[int], part: float, sight: list[float]) -> i64:
    """H-9 Give a part of the points of a battle by strength, equals the better place; who is first (or John)."""
    john: i64 = -1
    if game.initiator == JOHN_SEAT and game.battle != CASTILLON:
        john = john_strength(game)
    best: i64 = john
    first: i64 = JOHN_SEAT if john >= 0 else game.first_to_act()
    for seat in range(game.players):
        mine: i64 = hands[seat]
        if mine < 0:
            continue
        above: i64 = 1 if john > mine else 0
        for other in hands:
            if other > mine:
                above += 1
        if above < len(points):
            sight[seat] += part * float(points[above])
        if mine > best:
            best = mine
            first = seat
    return first


def shares(sight: list[float], spread: float) -> list[float]:
    """Shares of the victory by the points in sight."""
    most = max(sight)
    weights = [exp((points - most) / spread) for points in sight]
    total = sum(weights)
    return [weight / total for weight in weights]
