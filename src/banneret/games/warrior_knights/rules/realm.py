"""What stands on the board: armies, cities, strongholds and sieges (W-1.2 to W-1.5)."""

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
    PORT,
    SHAPES,
    SLOTS,
    STRENGTH,
)
from banneret.games.warrior_knights.rules.fields import NO_SEAT, put_list
from banneret.games.warrior_knights.rules.holdings import Holdings


class Realm(Holdings):
    """W-1.2 to W-1.5 Armies and the places they hold."""

    # Armies (W-1.5).

    def retinue(self, army: i64) -> i64:
        office = self.offices[army]
        if office == NO_OFFICE:
            return 0
        card = self.charter.data.agendas[office]
        if office == CRUSADER and KINGDOM_AREAS <= self.places[army] < AREAS:
            return card.amount
        return card.retinue

    def troops(self, army: i64) -> i64:
        total = self.retinue(army)
        for kind in self.armies[army]:
            total += STRENGTH[kind]
        return total

    def strength(self, army: i64) -> i64:
        return self.troops(army) - self.charter.data.constants.casualty * self.casualties[army]

    def on_board(self, army: i64) -> bool:
        """In an area or on a port."""
        return self.places[army] >= 0

    def in_area(self, army: i64, area: i64) -> bool:
        return self.places[army] == area

    def is_rested(self, army: i64) -> bool:
        return self.exhausted & BIT[army] == 0

    def nobles_in(self, seat: i64, area: i64) -> list[int]:
        """The armies that a Baron's nobles lead in an area, by shape; ports are elsewhere."""
        found: list[int] = []
        for shape in range(SHAPES):
            army = seat * SLOTS + shape
            if self.places[army] == area:
                found.append(army)
        return found

    def has_noble_in(self, seat: i64, area: i64) -> bool:
        for shape in range(SHAPES):
            if self.places[seat * SLOTS + shape] == area:
                return True
        return False

    def garrison_of(self, seat: i64) -> i64:
        return seat * SLOTS + GARRISON

    def station(self, army: i64, troops: list[int]) -> None:
        """An army's cards, sorted."""
        self.armies = put_list(self.armies, army, sorted(troops))

    # Cities and strongholds (W-1.3, W-1.4).

    def standing(self, city: i64) -> bool:
        return self.owners[city] >= -1

    def city_at(self, area: i64) -> i64:
        """The standing city of an area, or NO_CITY."""
        city = CITY_IN[area]
        return city if city != NO_CITY and self.owners[city] >= -1 else NO_CITY

    def stronghold_at(self, area: i64) -> i64:
        """The seat whose stronghold stands in an area, or NO_SEAT."""
        for seat in range(self.players):
            if self.strongholds[seat] == area:
                return seat
        return NO_SEAT

    def place_at(self, area: i64) -> i64:
        """The city or stronghold of an area as a place, or NO_CITY."""
        city = self.city_at(area)
        if city != NO_CITY:
            return city
        seat = self.stronghold_at(area)
        return FIRST_STRONGHOLD + seat if seat != NO_SEAT else NO_CITY

    def area_of(self, place: i64) -> i64:
        return CITY_AREA[place] if place < CITIES else self.strongholds[place - FIRST_STRONGHOLD]

    def owner_of(self, place: i64) -> i64:
        """Whose place it is; NEUTRAL for a free city."""
        return self.owners[place] if place < CITIES else place - FIRST_STRONGHOLD

    def place_strength(self, place: i64) -> i64:
        """W-1.3, W-1.4"""
        constants = self.charter.data.constants
        total = constants.stronghold
        if place < CITIES:
            total = self.charter.data.cities[place].strength
            if self.fortified & BIT[place]:
                total += constants.fortified_strength
        total -= constants.breach * self.breaches[place]
        return total if total > 0 else 0

    def income(self, city: i64) -> i64:
        """W-1.3 With the crown of a fortified city (A-20: whenever income counts, or at Taxation only)."""
        printed = self.charter.data.cities[city].income
        if self.fortified & BIT[city] and self.charter.fortified_always:
            return printed + self.charter.data.constants.fortified_income
        return printed

    def taxed_income(self, city: i64) -> i64:
        """W-9.1 What it pays at Taxation."""
        printed = self.charter.data.cities[city].income
        return printed + self.charter.data.constants.fortified_income if self.fortified & BIT[city] else printed

    def besieged(self, place: i64) -> bool:
        return self.besiegers[place] != NO_SEAT

    def cities_of(self, seat: i64) -> list[int]:
        return [city for city in range(CITIES) if self.owners[city] == seat]

    def kingdom_cities_of(self, seat: i64) -> i64:
        count: i64 = 0
        for city in range(KINGDOM_CITIES):
            if self.owners[city] == seat:
                count += 1
        return count

    def inside(self, army: i64) -> bool:
        """W-11.1 In the area of a city or stronghold of his own Baron."""
        area = self.places[army]
        if area < 0 or area >= PORT:
            return False
        place = self.place_at(area)
        return place != NO_CITY and self.owner_of(place) == army // SLOTS

    def shut_in(self, army: i64) -> bool:
        """W-10.1 Inside a besieged place."""
        return self.inside(army) and self.besieged(self.place_at(self.places[army]))
