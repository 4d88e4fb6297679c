"""W-1.2 to W-1.5 What stands on the board: armies, cities, strongholds and sieges."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.cards import (
    AREAS,
    CITIES,
    CITY_AREA,
    CITY_IN,
    CRUSADER,
    FIRST_STRONGHOLD,
    GARRISON,
    KINGDOM_AREAS,
    KINGDOM_CITIES,
    NO_CITY,
    NO_OFFICE,
    NOBLE_IDS,
    PORT,
    SHAPES,
    SLOT_IDS,
    SLOTS,
    STRENGTH,
)
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights, put_list

# Armies (W-1.5).


def retinue_of(game: WarriorKnights, army: i64) -> i64:
    office = game.offices[army]
    if office == NO_OFFICE:
        return 0
    card = game.charter.data.agendas[office]
    if office == CRUSADER and KINGDOM_AREAS <= game.places[army] < AREAS:
        return card.amount
    return card.retinue


def troops_of(game: WarriorKnights, army: i64) -> i64:
    total = retinue_of(game, army)
    for kind in game.armies[army]:
        total += STRENGTH[kind]
    return total


def strength_of(game: WarriorKnights, army: i64) -> i64:
    return troops_of(game, army) - game.charter.data.constants.casualty * game.casualties[army]


def is_on_board(game: WarriorKnights, army: i64) -> bool:
    """In an area or on a port."""
    return game.places[army] >= 0


def is_rested(game: WarriorKnights, army: i64) -> bool:
    return game.exhausted & BIT[army] == 0


def nobles_in(game: WarriorKnights, seat: i64, area: i64) -> list[int]:
    """The armies that a Baron's nobles lead in an area, by shape; ports are elsewhere."""
    found: list[int] = []
    for shape in range(SHAPES):
        army = seat * SLOTS + shape
        if game.places[army] == area:
            found.append(army)
    return found


def has_noble_in(game: WarriorKnights, seat: i64, area: i64) -> bool:
    for shape in range(SHAPES):
        if game.places[seat * SLOTS + shape] == area:
            return True
    return False


def garrison_of(seat: i64) -> i64:
    return seat * SLOTS + GARRISON


def noble_id(game: WarriorKnights, army: i64) -> str:
    """A noble by his name's id, a garrison by its slot."""
    slot = army % SLOTS
    return NOBLE_IDS[game.barons[army // SLOTS]][slot] if slot < SHAPES else SLOT_IDS[slot]


def set_troops(game: WarriorKnights, army: i64, troops: list[int]) -> None:
    """An army's cards, sorted."""
    game.armies = put_list(game.armies, army, sorted(troops))


# Cities and strongholds (W-1.3, W-1.4).


def city_stands(game: WarriorKnights, city: i64) -> bool:
    return game.owners[city] >= -1


def city_at(game: WarriorKnights, area: i64) -> i64:
    """The standing city of an area, or NO_CITY."""
    city = CITY_IN[area]
    return city if city != NO_CITY and game.owners[city] >= -1 else NO_CITY


def stronghold_at(game: WarriorKnights, area: i64) -> i64:
    """The seat whose stronghold stands in an area, or NO_SEAT."""
    for seat in range(game.players):
        if game.strongholds[seat] == area:
            return seat
    return NO_SEAT


def place_at(game: WarriorKnights, area: i64) -> i64:
    """The city or stronghold of an area as a place, or NO_CITY."""
    city = city_at(game, area)
    if city != NO_CITY:
        return city
    seat = stronghold_at(game, area)
    return FIRST_STRONGHOLD + seat if seat != NO_SEAT else NO_CITY


def area_of(game: WarriorKnights, place: i64) -> i64:
    return CITY_AREA[place] if place < CITIES else game.strongholds[place - FIRST_STRONGHOLD]


def owner_of(game: WarriorKnights, place: i64) -> i64:
    """Whose place it is; NEUTRAL for a free city."""
    return game.owners[place] if place < CITIES else place - FIRST_STRONGHOLD


def place_strength(game: WarriorKnights, place: i64) -> i64:
    """W-1.3, W-1.4"""
    constants = game.charter.data.constants
    total = constants.stronghold
    if place < CITIES:
        total = game.charter.data.cities[place].strength
        if game.fortified & BIT[place]:
            total += constants.fortified_strength
    total -= constants.breach * game.breaches[place]
    return total if total > 0 else 0


def income_of(game: WarriorKnights, city: i64) -> i64:
    """W-1.3 With the crown of a fortified city (A-20: whenever income counts, or at Taxation only)."""
    printed = game.charter.data.cities[city].income
    if game.fortified & BIT[city] and game.charter.fortified_always:
        return printed + game.charter.data.constants.fortified_income
    return printed


def taxed_income_of(game: WarriorKnights, city: i64) -> i64:
    """W-9.1 What it pays at Taxation."""
    printed = game.charter.data.cities[city].income
    return printed + game.charter.data.constants.fortified_income if game.fortified & BIT[city] else printed


def is_besieged(game: WarriorKnights, place: i64) -> bool:
    return game.besiegers[place] != NO_SEAT


def cities_of(game: WarriorKnights, seat: i64) -> list[int]:
    return [city for city in range(CITIES) if game.owners[city] == seat]


def count_kingdom_cities(game: WarriorKnights, seat: i64) -> i64:
    count: i64 = 0
    for city in range(KINGDOM_CITIES):
        if game.owners[city] == seat:
            count += 1
    return count


def is_inside(game: WarriorKnights, army: i64) -> bool:
    """W-11.1 In the area of a city or stronghold of his own Baron."""
    area = game.places[army]
    if area < 0 or area >= PORT:
        return False
    place = place_at(game, area)
    return place != NO_CITY and owner_of(game, place) == army // SLOTS


def is_shut_in(game: WarriorKnights, army: i64) -> bool:
    """W-10.1 Inside a besieged place."""
    return is_inside(game, army) and is_besieged(game, place_at(game, game.places[army]))
