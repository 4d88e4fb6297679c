"""W-9.3.10, W-16.1 What a law or an open motion forbids at a question: who does it all the same is banned.

Who is asked must know it before he answers: it is the part `ban` of the question's words. Whoever is banned already
has nothing to fear.
"""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.armies_and_places import owner_of, place_at
from banneret.games.warrior_knights.rules.cards import (
    FIRST_STRONGHOLD,
    INVIOLABLE_SEATS,
    NO_ASSAULTS,
    NO_CITY,
    NO_ROADS,
    NO_SEA,
    NO_SIEGES,
)
from banneret.games.warrior_knights.rules.state import WarriorKnights

YES: Final = "yes"
NO: Final = "no"
BOTH: Final = "both"


def forbids(game: WarriorKnights, motion: i64) -> bool:
    return game.open_laws & BIT[motion] != 0


def ban_if(game: WarriorKnights, seat: i64, forbidden: bool) -> str:
    return YES if forbidden and not game.is_banned(seat) else NO


def ban_for_travel(game: WarriorKnights, seat: i64) -> str:
    """Which ways to travel are forbidden."""
    return NO if game.is_banned(seat) else either(forbids(game, NO_ROADS), "road", forbids(game, NO_SEA), "sea")


def ban_for_battle(game: WarriorKnights, seat: i64, area: i64) -> str:
    """Which attacks on the place of an area are forbidden; `stronghold` where the law protects it from all."""
    place = place_at(game, area)
    if game.is_banned(seat) or place == NO_CITY or owner_of(game, place) == seat:
        return NO
    if place >= FIRST_STRONGHOLD and game.has_law(INVIOLABLE_SEATS):
        return "stronghold"
    return either(forbids(game, NO_ASSAULTS), "assault", forbids(game, NO_SIEGES), "siege")


def either(first: bool, word: str, second: bool, other: str) -> str:
    if first and second:
        return BOTH
    return word if first else other if second else NO
