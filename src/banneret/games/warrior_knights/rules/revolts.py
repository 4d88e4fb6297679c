"""W-13.3 Revolts, in Upkeep and by a Tax Revolt."""

from typing import ClassVar, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import LET_GO, PAY_CROWNS, PAY_FAITH
from banneret.games.warrior_knights.rules.armies_and_places import has_noble_in, income_of
from banneret.games.warrior_knights.rules.capture import free_city
from banneret.games.warrior_knights.rules.cards import CITIES, CITY_AREA, CITY_IDS, KINGDOM_CITIES, ROYAL_BAILIFFS
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.crowns_and_votes import gain_faith, income_source, pay_crowns
from banneret.games.warrior_knights.rules.fate_deck import draw_fate
from banneret.games.warrior_knights.rules.state import WarriorKnights


def may_revolt(game: WarriorKnights, seat: i64, city: i64) -> bool:
    """A city of his without a noble of his; Royal Bailiffs keep the Kingdom quiet."""
    if game.owners[city] != seat or has_noble_in(game, seat, CITY_AREA[city]):
        return False
    return city >= KINGDOM_CITIES or not game.has_law(ROYAL_BAILIFFS)


def any_revolt(game: WarriorKnights, seat: i64) -> bool:
    """Whether any of his cities may revolt."""
    for city in range(CITIES):
        if may_revolt(game, seat, city):
            return True
    return False


@final
class Revolts(Step["WarriorKnights"]):
    """W-13.3, A-36 In turn order, then in board order: a Fate card for each city that may revolt."""

    def __init__(self, order: list[int], at: i64, city: i64) -> None:
        self.order = order
        self.at: i64 = at
        self.city: i64 = city

    def parts(self) -> list[int | list[int]]:
        return [self.order, self.at, self.city]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        at = self.at
        city = self.city
        while at < len(self.order):
            seat = self.order[at]
            while city < CITIES:
                if may_revolt(game, seat, city):
                    card = draw_fate(game, "W-13.3", "revolt", seat, {"city": CITY_IDS[city]})
                    if game.charter.data.fates[card].revolt:
                        game.push(Revolts(self.order, at, city + 1))
                        game.push(QuellRevolt(seat, city))
                        return
                city += 1
            city = 0
            at += 1


@final
class QuellRevolt(PublicQuestion):
    """W-13.3 A faith, or crowns, or the city is lost. DP-52"""

    rule: ClassVar[str] = "W-13.3"

    def __init__(self, seat: i64, city: i64) -> None:
        super().__init__(seat)
        self.city: i64 = city

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.city]

    def ransom(self, game: WarriorKnights) -> i64:
        return game.charter.data.constants.revolt_times * income_of(game, self.city)

    def where(self) -> i64:
        return CITY_AREA[self.city]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        options: list[Action] = []
        if game.faith[seat] >= game.charter.data.constants.revolt_faith:
            options.append(PAY_FAITH)
        if game.crowns[seat] >= self.ransom(game):
            options.append(PAY_CROWNS)
        options.append(LET_GO)
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action is PAY_FAITH:
            return Refusal("no_faith", "W-13.3")
        if action is PAY_CROWNS:
            return Refusal("cannot_pay", "W-13.3", {"count": self.ransom(game)})
        return Refusal("revolt_first", "W-13.3", {"city": CITY_IDS[self.city]})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is PAY_FAITH:
            gain_faith(game, seat, -game.charter.data.constants.revolt_faith, "W-13.3")
        elif action is PAY_CROWNS:
            times = game.charter.data.constants.revolt_times
            source = income_source(self.city, times, self.ransom(game)) if game.heard else ""
            pay_crowns(game, seat, self.ransom(game), "W-13.3", source)
        if action is not LET_GO:
            if game.heard:
                game.emit("revolt_quelled", "W-13.3", seat, {"city": CITY_IDS[self.city]})
        else:
            free_city(game, self.city, "W-13.3")

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        faith = game.charter.data.constants.revolt_faith
        return {"city": CITY_IDS[self.city], "faith": faith, "count": self.ransom(game)}
