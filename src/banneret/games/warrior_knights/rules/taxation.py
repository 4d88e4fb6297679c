"""W-9.1 Taxation: cities, concessions and offices pay; then the laws take their part."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.games.warrior_knights.rules.armies_and_places import (
    cities_of,
    city_at,
    is_besieged,
    is_on_board,
    taxed_income_of,
)
from banneret.games.warrior_knights.rules.cards import (
    AGENDA_IDS,
    AMBASSADOR,
    BAD_HARVEST,
    BISHOP,
    CITY_AREA,
    CITY_IDS,
    FIRST_CONCESSION,
    FIRST_OFFICE,
    HARBOUR_DUES,
    INCOME_TAX,
    NO_CITY,
    NO_OFFICE,
    PORT,
    SENESCHAL,
    SHAPES,
    SLOTS,
    TITHE,
)
from banneret.games.warrior_knights.rules.common import InOrder
from banneret.games.warrior_knights.rules.crowns_and_votes import gain_crowns, gain_faith, hand_crowns, pay_crowns
from banneret.games.warrior_knights.rules.laws import ObeyLaw
from banneret.games.warrior_knights.rules.state import NO_TARGET, WarriorKnights, put


def paying_cities(game: WarriorKnights, seat: i64) -> list[int]:
    """W-9.1.1 His cities that nobody besieges."""
    return [city for city in cities_of(game, seat) if not is_besieged(game, city)]


def receipts_of(game: WarriorKnights, cities: list[int]) -> i64:
    total: i64 = 0
    for city in cities:
        total += taxed_income_of(game, city)
    return total


def city_receipts(game: WarriorKnights, seat: i64) -> i64:
    """W-9.1.1 What his unbesieged cities pay."""
    return receipts_of(game, paying_cities(game, seat))


def concession_receipts(game: WarriorKnights, seat: i64) -> i64:
    """W-9.1.1 Concessions and the Ambassador."""
    total: i64 = 0
    for charge in game.charges[seat]:
        card = game.charter.data.agendas[charge]
        if charge == AMBASSADOR:
            total += card.amount
        elif charge == HARBOUR_DUES:
            ports: i64 = 0
            for city in cities_of(game, seat):
                if game.charter.data.board.port[CITY_AREA[city]] and not is_besieged(game, city):
                    ports += card.amount
            total += ports if ports > card.other else card.other
        elif FIRST_CONCESSION <= charge < FIRST_OFFICE:
            total += card.amount
    return total


def office_receipts(game: WarriorKnights, seat: i64) -> i64:
    """W-9.1.1 The Seneschal, in the area of an own unbesieged city."""
    for shape in range(SHAPES):
        army = seat * SLOTS + shape
        area = game.places[army]
        if game.offices[army] == SENESCHAL and 0 <= area < PORT:
            city = city_at(game, area)
            if city != NO_CITY and game.owners[city] == seat and not is_besieged(game, city):
                return game.charter.data.agendas[SENESCHAL].amount
    return 0


def has_bishop(game: WarriorKnights, seat: i64) -> bool:
    """A Prince-Bishop of his is on the board."""
    for shape in range(SHAPES):
        army = seat * SLOTS + shape
        if game.offices[army] != NO_OFFICE and game.offices[army] == BISHOP and is_on_board(game, army):
            return True
    return False


def push_taxation(game: WarriorKnights) -> None:
    """Push last: W-9.1."""
    game.push(COLLECT)


@final
class Collect(Step["WarriorKnights"]):
    """W-9.1.1 In turn order every Baron receives; then the laws are applied."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        order = game.turn_order()
        receipts: list[int] = []
        for seat in order:
            paying = paying_cities(game, seat)
            if game.in_force[BAD_HARVEST] == seat:
                paying = []
                game.in_force = put(game.in_force, BAD_HARVEST, NO_TARGET)
                game.event_discard = [*game.event_discard, BAD_HARVEST]
                if game.heard:
                    game.emit("harvest_lost", "W-9.1", seat, {})
            charges, office = concession_receipts(game, seat), office_receipts(game, seat)
            source = ""
            if game.heard:
                taxes = "".join([f"{CITY_IDS[city]}={taxed_income_of(game, city)} " for city in paying])
                source = f"sum:{taxes}charges={charges} seneschal={office}"
            total = receipts_of(game, paying) + charges + office
            gain_crowns(game, seat, total, "W-9.1", source)
            receipts.append(total)
            if has_bishop(game, seat):
                gain_faith(game, seat, game.charter.data.agendas[BISHOP].amount, "W-9.1")
        if game.has_law(TITHE):
            game.push(ApplyTithe(order, 0))
        if game.has_law(INCOME_TAX):
            game.push(ApplyIncomeTax(order, receipts, 0))


@final
class ApplyIncomeTax(Step["WarriorKnights"]):
    """W-9.1.2 A crown for each four received."""

    def __init__(self, order: list[int], receipts: list[int], at: i64) -> None:
        self.order = order
        self.receipts = receipts
        self.at: i64 = at

    def parts(self) -> list[int | list[int]]:
        return [self.order, self.receipts, self.at]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if self.at == len(self.order):
            return
        game.push(ApplyIncomeTax(self.order, self.receipts, self.at + 1))
        card = game.charter.data.agendas[INCOME_TAX]
        tax = self.receipts[self.at] // card.amount * card.other
        if tax > 0:
            game.push(PayIncomeTax(self.order[self.at], tax))


@final
class PayIncomeTax(ObeyLaw):
    """W-9.1.2 Income Tax. DP-19"""

    rule: ClassVar[str] = "W-9.1"

    def __init__(self, seat: i64, tax: i64) -> None:
        super().__init__(seat)
        self.tax: i64 = tax

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.tax]

    def cost(self, game: WarriorKnights, seat: i64) -> i64:
        return self.tax

    def complied(self, game: WarriorKnights, seat: i64) -> None:
        game.pop()
        pay_crowns(game, seat, min(self.tax, game.crowns[seat]), "W-9.1", f"agenda:{AGENDA_IDS[INCOME_TAX]}")

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"count": self.tax}


@final
class ApplyTithe(InOrder):
    """W-9.1.2 Every other Baron who has one pays a crown to the Head of the Church."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if self.at == len(self.order):
            return
        game.push(ApplyTithe(self.order, self.at + 1))
        seat = self.order[self.at]
        if seat != game.head and game.crowns[seat] > 0:
            game.push(PayTithe(seat))


@final
class PayTithe(ObeyLaw):
    """W-9.1.2 Tithe. DP-19"""

    rule: ClassVar[str] = "W-9.1"

    def cost(self, game: WarriorKnights, seat: i64) -> i64:
        return game.charter.data.agendas[TITHE].amount

    def complied(self, game: WarriorKnights, seat: i64) -> None:
        game.pop()
        hand_crowns(game, seat, game.head, min(self.cost(game, seat), game.crowns[seat]), "W-9.1", TITHE_SOURCE)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"count": self.cost(game, seat), "to": game.head}


COLLECT: Final = Collect()
TITHE_SOURCE: Final = f"agenda:{AGENDA_IDS[TITHE]}"
