"""W-11.8 Sieges: no losses and no cards; the second one takes the place."""

from typing import final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.games.warrior_knights.rules.armies_and_places import area_of, nobles_in, owner_of
from banneret.games.warrior_knights.rules.capture import push_capture
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_SEAT, WarriorKnights, put
from banneret.games.warrior_knights.rules.troops import place_name, push_deaths


def resolve_siege(game: WarriorKnights, attacker: i64, place: i64, total: i64, against: i64) -> None:
    """Push last: a new siege begins, or one of an earlier round is brought to its end; the totals are told."""
    told: dict[str, Json] = {"place": place_name(game, place), "total": total, "against": against}
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
        push_deaths(game, nobles_in(game, owner, area_of(game, place)))


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
