"""What castle guard and bodyguard should cover (K-13): the cards that opponents are most likely to take."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.knights.odds.aims import attack_aim, castle_aim
from banneret.games.knights.odds.chances import Chances
from banneret.games.knights.rules.cards import BODYGUARD, CASTLE_GUARD, COLOUR, KIND, NO_CARD, OF_CASTLES
from banneret.games.knights.rules.guards import covered
from banneret.games.knights.rules.state import Knights

# What losing a special card costs, by its kind: die_1 to die_5, catapult, champion, deck, castle guard, bodyguard,
# treason, royal letter (section 16).
KIND_WORTH: Final[list[float]] = [0.45, 0.45, 0.5, 0.55, 0.65, 0.2, 0.3, 0.12, 0.4, 0.12, 0.35, 0.15]
GUARD_OF_THREE: Final = 0.4  # more, where it stands before the third castle


def arrangement(game: Knights, seat: i64, guard: i64, chances: Chances) -> list[int]:
    """The castles or the special card that a guard of the seat had best cover."""
    if guard == OF_CASTLES:
        return most_threatened(game, seat, chances)
    special = dearest_special(game, seat, chances)
    return [] if special == NO_CARD else [int(special)]


def is_well_placed(game: Knights, seat: i64, guard: i64, chances: Chances) -> bool:
    """Whether a guard lies where it had best lie."""
    return sorted(covered(game, seat, guard)) == sorted(arrangement(game, seat, guard, chances))


def most_threatened(game: Knights, seat: i64, chances: Chances) -> list[int]:
    """K-13.1 The castles that opponents together are most likely to take, as many as can be covered."""
    ranked: list[int] = []
    threats: list[float] = []
    for card in game.castles[seat]:
        threat = 0.0
        for other in range(game.players):
            if other != seat and game.colours[other] & BIT[COLOUR[card]] == 0:
                threat += chances.chance(castle_aim(game, other, card, seat))
        at: i64 = len(ranked)
        while at > 0 and threats[at - 1] < threat:
            at -= 1
        ranked.insert(at, card)
        threats.insert(at, threat)
    return ranked[: game.charter.data.castles_covered]


def dearest_special(game: Knights, seat: i64, chances: Chances) -> i64:
    """K-13.2 The special card whose loss is to be feared most: by its worth and by who can take it."""
    dearest: i64 = NO_CARD
    most = 0.0
    for card in game.specials[seat]:
        kind: i64 = KIND[card]
        if kind == BODYGUARD:
            continue
        threat = 0.001  # where nobody can take anything, the dearest
        for other in range(game.players):
            if other != seat and game.kinds[other] & BIT[kind] == 0:
                threat += chances.chance(attack_aim(game, other, card))
        worth = KIND_WORTH[kind]
        if kind == CASTLE_GUARD and len(game.castles[seat]) >= game.charter.data.goals.castles - 1:
            worth += GUARD_OF_THREE
        if threat * worth > most:
            most = threat * worth
            dearest = card
    return dearest
