"""W-9.3.10, W-16.1 What a law or an open motion forbids at a question: who does it all the same is banned.

Who is asked must know it before he answers; whoever is banned already has nothing to fear.
"""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.games.warrior_knights.rules.armies_and_places import owner_of, place_at
from banneret.games.warrior_knights.rules.bargaining import TO_PASS, GivePermission
from banneret.games.warrior_knights.rules.baron_cards import Versatile
from banneret.games.warrior_knights.rules.battle import ChooseBattle
from banneret.games.warrior_knights.rules.capture import KeepOrRaze
from banneret.games.warrior_knights.rules.cards import (
    FIRST_STRONGHOLD,
    INVIOLABLE_SEATS,
    NO_ASSAULTS,
    NO_CITY,
    NO_EXPEDITIONS,
    NO_HIRING,
    NO_RAZING,
    NO_ROADS,
    NO_SEA,
    NO_SIEGES,
    RIGHT_OF_WAY,
)
from banneret.games.warrior_knights.rules.decrees import AcceptDecree
from banneret.games.warrior_knights.rules.expeditions import LaunchExpedition
from banneret.games.warrior_knights.rules.hiring import HireTroops
from banneret.games.warrior_knights.rules.movement import MoveNobles
from banneret.games.warrior_knights.rules.state import WarriorKnights

YES: Final = "yes"
NO: Final = "no"
BOTH: Final = "both"


def ban_parts(game: WarriorKnights, top: Frame[Game], seat: i64) -> dict[str, Json]:
    """What gets the asked Baron banned, as the part `ban` of the questions that have one."""
    if isinstance(top, AcceptDecree):
        found = YES
    elif isinstance(top, KeepOrRaze):
        found = YES if game.has_law(NO_RAZING) else NO
    elif isinstance(top, GivePermission):
        found = YES if top.purpose == TO_PASS and game.has_law(RIGHT_OF_WAY) else NO
    elif isinstance(top, LaunchExpedition):
        found = YES if forbids(game, NO_EXPEDITIONS) else NO
    elif isinstance(top, HireTroops):
        found = YES if forbids(game, NO_HIRING) else NO
    elif isinstance(top, ChooseBattle):
        found = forbidden_battle(game, seat, top.area)
    elif isinstance(top, (MoveNobles, Versatile)):
        found = either(forbids(game, NO_ROADS), "road", forbids(game, NO_SEA), "sea")
    else:
        return {}
    return {"ban": NO if game.is_banned(seat) else found}


def forbids(game: WarriorKnights, motion: i64) -> bool:
    return game.open_laws & BIT[motion] != 0


def either(first: bool, word: str, second: bool, other: str) -> str:
    if first and second:
        return BOTH
    return word if first else other if second else NO


def forbidden_battle(game: WarriorKnights, seat: i64, area: i64) -> str:
    """Which attacks on the place of an area are forbidden; `stronghold` where the law protects it from all."""
    place = place_at(game, area)
    if place == NO_CITY or owner_of(game, place) == seat:
        return NO
    if place >= FIRST_STRONGHOLD and game.has_law(INVIOLABLE_SEATS):
        return "stronghold"
    return either(forbids(game, NO_ASSAULTS), "assault", forbids(game, NO_SIEGES), "siege")
