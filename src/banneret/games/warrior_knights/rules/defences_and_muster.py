"""W-8.3, W-8.4 Upgrade Defenses and Muster Troops."""

from typing import ClassVar, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import (
    CATALOGUE,
    DONE,
    FORTIFY,
    FORTIFY_CITY,
    HEAL,
    HEAL_ARMY,
    MEND,
    MEND_PLACE,
    MEND_STRONGHOLD,
    PASS,
)
from banneret.games.warrior_knights.rules.armies_and_places import cities_of, is_besieged
from banneret.games.warrior_knights.rules.cards import (
    CITY_IDS,
    FIRST_STRONGHOLD,
    MASTER_OF_WORKS,
    OFF_BOARD,
    SLOT_IDS,
    SLOTS,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.crowns_and_votes import pay_crowns
from banneret.games.warrior_knights.rules.facts import named_piece
from banneret.games.warrior_knights.rules.state import WarriorKnights, put
from banneret.games.warrior_knights.rules.troops import place_name

DEFENSES = 0
MUSTER = 1


@final
class WorksRound(Step["WarriorKnights"]):
    """W-8.3, W-8.4 In turn order each Baron may do one thing."""

    def __init__(self, order: list[int], at: i64, kind: i64) -> None:
        self.order = order
        self.at: i64 = at
        self.kind: i64 = kind

    def parts(self) -> list[int | list[int]]:
        return [self.order, self.at, self.kind]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if self.at == len(self.order):
            return
        game.push(WorksRound(self.order, self.at + 1, self.kind))
        seat = self.order[self.at]
        game.push(UpgradeDefenses(seat) if self.kind == DEFENSES else MusterTroops(seat))


def repair_cost(game: WarriorKnights, seat: i64) -> i64:
    if game.has_charge(seat, MASTER_OF_WORKS):
        return game.charter.data.agendas[MASTER_OF_WORKS].amount
    return game.charter.data.constants.repair_cost


def fortify_cost(game: WarriorKnights, seat: i64) -> i64:
    if game.has_charge(seat, MASTER_OF_WORKS):
        return game.charter.data.agendas[MASTER_OF_WORKS].other
    return game.charter.data.constants.fortify_cost


def own_place(seat: i64, piece: i64) -> i64:
    """The place that a piece of `mend` names."""
    return FIRST_STRONGHOLD + seat if piece == MEND_STRONGHOLD else piece


def mendable(game: WarriorKnights, seat: i64) -> list[int]:
    """The pieces of `mend` for own unbesieged places with breaches."""
    found = [city for city in cities_of(game, seat) if game.breaches[city] > 0 and not is_besieged(game, city)]
    home = FIRST_STRONGHOLD + seat
    if game.strongholds[seat] != OFF_BOARD and game.breaches[home] > 0 and not is_besieged(game, home):
        found.append(MEND_STRONGHOLD)
    return found


def fortifiable(game: WarriorKnights, seat: i64) -> list[int]:
    return [city for city in cities_of(game, seat) if game.fortified & BIT[city] == 0 and not is_besieged(game, city)]


def fortify(game: WarriorKnights, seat: i64, city: i64, rule: str) -> None:
    game.fortified |= BIT[city]
    if game.heard:
        game.emit("fortifies", rule, seat, {"city": CITY_IDS[city]})


def mend(game: WarriorKnights, seat: i64, place: i64, count: i64, rule: str) -> None:
    game.breaches = put(game.breaches, place, game.breaches[place] - count)
    if game.heard:
        game.emit("repairs", rule, seat, {"place": place_name(game, place), "count": count})


@final
class UpgradeDefenses(PublicQuestion):
    """W-8.3 Breach by breach of one place, or one city fortified, or nothing. DP-37"""

    rule: ClassVar[str] = "W-8.3"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        chain = game.picked[seat]
        cost = repair_cost(game, seat)
        if chain:
            piece = CATALOGUE.actions[chain[0]].piece
            more = len(chain) < game.breaches[own_place(seat, piece)]
            return [MEND[piece], DONE] if more and cost * (len(chain) + 1) <= game.crowns[seat] else [DONE]
        options: list[Action] = []
        if cost <= game.crowns[seat]:
            options = [MEND[piece] for piece in mendable(game, seat)]
        if fortify_cost(game, seat) <= game.crowns[seat]:
            options.extend([FORTIFY[city] for city in fortifiable(game, seat)])
        options.append(PASS)
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == MEND_PLACE:
            if game.picked[seat]:
                return Refusal("one_place_only", "W-8.3")
            if action.piece in mendable(game, seat):
                return Refusal("cannot_pay", "W-8.3", {"count": repair_cost(game, seat)})
            return Refusal("nothing_to_mend", "W-8.3", {"place": action.piece_name})
        if action.verb == FORTIFY_CITY and not game.picked[seat]:
            if action.piece in fortifiable(game, seat):
                return Refusal("cannot_pay", "W-8.3", {"count": fortify_cost(game, seat)})
            return Refusal("cannot_fortify", "W-8.3", {"city": action.piece_name})
        return Refusal("works_or_pass", "W-8.3")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
            return
        game.pop()
        if action.verb == FORTIFY_CITY:
            pay_crowns(game, seat, fortify_cost(game, seat), "W-8.3", "fortifying")
            fortify(game, seat, action.piece, "W-8.3")
        elif action is DONE:
            chain = game.unpick(seat)
            price = repair_cost(game, seat)
            pay_crowns(game, seat, price * len(chain), "W-8.3", f"breaches:{len(chain)}:{price}")
            mend(game, seat, own_place(seat, CATALOGUE.actions[chain[0]].piece), len(chain), "W-8.3")

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        works = "yes" if game.has_charge(seat, MASTER_OF_WORKS) else "no"
        return {"repair": repair_cost(game, seat), "fortify": fortify_cost(game, seat), "works": works}


def heal(game: WarriorKnights, army: i64, count: i64, rule: str) -> None:
    game.casualties = put(game.casualties, army, game.casualties[army] - count)
    if game.heard:
        game.emit("heals", rule, army // SLOTS, {"slot": SLOT_IDS[army % SLOTS], "count": count})


@final
class MusterTroops(PublicQuestion):
    """W-8.4 Casualties of one army, one by one, or nothing. DP-38"""

    rule: ClassVar[str] = "W-8.4"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        chain = game.picked[seat]
        cost = game.charter.data.constants.muster_cost
        if chain:
            slot = CATALOGUE.actions[chain[0]].piece
            more = len(chain) < game.casualties[seat * SLOTS + slot]
            return [HEAL[slot], DONE] if more and cost * (len(chain) + 1) <= game.crowns[seat] else [DONE]
        options: list[Action] = []
        if cost <= game.crowns[seat]:
            options = [HEAL[slot] for slot in range(SLOTS) if game.casualties[seat * SLOTS + slot] > 0]
        options.append(PASS)
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == HEAL_ARMY:
            return Refusal("cannot_heal", "W-8.4", {"army": named_piece(game, seat, action.piece_name)})
        return Refusal("muster_or_pass", "W-8.4")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
            return
        game.pop()
        if action is DONE:
            chain = game.unpick(seat)
            price = game.charter.data.constants.muster_cost
            pay_crowns(game, seat, price * len(chain), "W-8.4", f"casualties:{len(chain)}:{price}")
            heal(game, seat * SLOTS + CATALOGUE.actions[chain[0]].piece, len(chain), "W-8.4")

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"count": game.charter.data.constants.muster_cost}
