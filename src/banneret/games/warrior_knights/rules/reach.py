"""W-10.1 to W-10.7 Where a noble can go: by land, over the sea, and who closes the way."""

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.actions import (
    CHOOSE,
)
from banneret.games.warrior_knights.rules.armies_and_places import (
    city_at,
    has_noble_in,
    is_besieged,
    is_rested,
    is_shut_in,
    owner_of,
    place_at,
)
from banneret.games.warrior_knights.rules.bargaining import passage
from banneret.games.warrior_knights.rules.cards import (
    NO_CITY,
    PORT,
    SHAPES,
    SLOTS,
    STORMS,
)
from banneret.games.warrior_knights.rules.state import (
    NO_SEAT,
    NO_TARGET,
    NOWHERE,
    WarriorKnights,
)


def may_move(game: WarriorKnights, army: i64) -> bool:
    """W-10.1 Rested, in an area, not inside a besieged place."""
    place = game.places[army]
    return 0 <= place < PORT and is_rested(game, army) and game.moved & BIT[army] == 0 and not is_shut_in(game, army)


def concerned(game: WarriorKnights, mover: i64, area: i64) -> list[int]:
    """W-10.4 Whose permission it takes to go through an area: clockwise from the mover."""
    city = city_at(game, area)
    found: list[int] = []
    for seat in game.order_from(mover):
        owns = city >= 0 and game.owners[city] == seat
        if seat != mover and (owns or has_noble_in(game, seat, area)):
            found.append(seat)
    return found


def who_closes(game: WarriorKnights, army: i64, area: i64) -> i64:
    """W-10.8, W-15.4 The Baron who has refused passage, or always does; NO_SEAT where the area can be passed."""
    mover = army // SLOTS
    for seat in concerned(game, mover, area):
        if not game.charter.permissions or passage(army, seat, area) in game.asked_before:
            return seat
    return NO_SEAT


def holds_fast(game: WarriorKnights, army: i64, area: i64) -> bool:
    """W-10.7 An own besieged place: whoever enters it is inside and goes no further."""
    place = place_at(game, area)
    return place != NO_CITY and owner_of(game, place) == army // SLOTS and is_besieged(game, place)


def is_closed(game: WarriorKnights, army: i64, area: i64) -> bool:
    """Nobody goes through here in this move."""
    return holds_fast(game, army, area) or who_closes(game, army, area) != NO_SEAT


def open_ways(game: WarriorKnights, army: i64, target: i64) -> list[list[int]]:
    """W-10.2, W-10.4, W-10.7 The land paths that end at the target (NOWHERE: anywhere) and are not closed."""
    found: list[list[int]] = []
    start = game.places[army]
    for way in game.charter.data.board.ways[start]:
        if target != NOWHERE and way[-1] != target:
            continue
        if len(way) > 1:
            shut = False
            for area in way[:-1]:
                if area != start and is_closed(game, army, area):
                    shut = True
                    break
            if shut:
                continue
        found.append(way)
    return found


def harbours(game: WarriorKnights, army: i64, target: i64) -> list[int]:
    """W-10.5 The port areas that he can sail to."""
    board = game.charter.data.board
    place = game.places[army]
    if not board.port[place] or game.in_force[STORMS] != NO_TARGET:
        return []
    return [area for area in board.ports if area != place and (target == NOWHERE or area == target)]


def reach_of(game: WarriorKnights, army: i64) -> i64:
    """The areas that he can move to, as a mask."""
    mask: i64 = 0
    if may_move(game, army):
        for way in open_ways(game, army, NOWHERE):
            mask |= BIT[way[-1]]
        for area in harbours(game, army, NOWHERE):
            mask |= BIT[area]
    return mask


def can_set_out(game: WarriorKnights, army: i64, target: i64) -> bool:
    if not may_move(game, army) or game.places[army] == target:
        return False
    return len(harbours(game, army, target)) > 0 or len(open_ways(game, army, target)) > 0


def movers(game: WarriorKnights, seat: i64, target: i64) -> list[Action]:
    """The nobles of a seat that can move to the target (NOWHERE: anywhere)."""
    return [CHOOSE[shape] for shape in range(SHAPES) if can_set_out(game, seat * SLOTS + shape, target)]
