"""W-11.8 Sieges: no losses and no cards; the second one takes the place."""

from typing import final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.games.warrior_knights.rules.armies_and_places import (
    area_of,
    garrison_of,
    has_noble_in,
    nobles_in,
    owner_of,
    place_strength,
    strength_of,
)
from banneret.games.warrior_knights.rules.capture import push_capture
from banneret.games.warrior_knights.rules.cards import FIRST_STRONGHOLD, SIEGE_MASTER
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_SEAT, WarriorKnights, put
from banneret.games.warrior_knights.rules.troops import BY_SIEGE, place_name, push_deaths


def attack_total(game: WarriorKnights, armies: list[int]) -> i64:
    """W-11.8 The besiegers' total; whoever of them is Master of Sieges commands."""
    total = game.charter.data.constants.commander_strength + master_bonus(game, armies)
    for army in armies:
        total += strength_of(game, army)
    return total


def master_bonus(game: WarriorKnights, armies: list[int]) -> i64:
    """W-11.8 What a Master of Sieges among the besiegers adds."""
    for army in armies:
        if game.offices[army] == SIEGE_MASTER:
            return game.charter.data.agendas[SIEGE_MASTER].amount
    return 0


def defence_total(game: WarriorKnights, place: i64) -> i64:
    """W-11.8 Walls, all armies inside, and a commander if a noble is there."""
    total = place_strength(game, place)
    owner = owner_of(game, place)
    if owner == NEUTRAL:
        return total
    nobles = nobles_in(game, owner, area_of(game, place))
    for army in nobles:
        total += strength_of(game, army)
    if nobles:
        total += game.charter.data.constants.commander_strength
    if place >= FIRST_STRONGHOLD:
        total += strength_of(game, garrison_of(owner))
    return total


def siege_told(game: WarriorKnights, armies: list[int], place: i64) -> dict[str, Json]:
    """W-11.8 Both totals; beside walls, besieging armies and their commander, what else counts in them."""
    total, against = attack_total(game, armies), defence_total(game, place)
    told: dict[str, Json] = {"place": place_name(game, place), "total": total, "against": against}
    owner = owner_of(game, place)
    led = owner != NEUTRAL and has_noble_in(game, owner, area_of(game, place))
    commander = game.charter.data.constants.commander_strength if led else 0
    inside = against - place_strength(game, place) - commander
    master = master_bonus(game, armies)
    if master > 0:
        told["master"] = master
    if inside > 0:
        told["inside"] = inside
    if commander > 0:
        told["led_inside"] = commander
    return told


def resolve_siege(game: WarriorKnights, attacker: i64, place: i64, told: dict[str, Json]) -> None:
    """Push last: a new siege begins, or one of an earlier round is brought to its end; the totals are told."""
    if game.besiegers[place] == NO_SEAT:
        game.besiegers = put(game.besiegers, place, attacker)
        game.siege_rounds = put(game.siege_rounds, place, game.round)
        if game.heard:
            game.emit("besieges", "W-11.8", attacker, told)
        return
    if game.heard:
        game.emit("starved_out", "W-11.8", attacker, told)
    game.push(TakeBySiege(attacker, place))
    owner = owner_of(game, place)
    if owner != NEUTRAL:
        push_deaths(game, nobles_in(game, owner, area_of(game, place)), BY_SIEGE)


@final
class TakeBySiege(Step["WarriorKnights"]):
    """W-11.8 The nobles inside are dead: the place is captured, without breaches."""

    def __init__(self, attacker: i64, place: i64) -> None:
        self.attacker: i64 = attacker
        self.place: i64 = place

    def parts(self) -> list[int | list[int]]:
        return [self.attacker, self.place]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        push_capture(game, self.attacker, self.place, 0)
