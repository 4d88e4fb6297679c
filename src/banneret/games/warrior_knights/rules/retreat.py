"""W-11.9 Retreat: a deserter, then a neighbouring area, the own stronghold, or death."""

from typing import ClassVar, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import RETREAT, RETREAT_TO
from banneret.games.warrior_knights.rules.armies_and_places import (
    has_noble_in,
    is_besieged,
    noble_id,
    owner_of,
    place_at,
    troops_of,
)
from banneret.games.warrior_knights.rules.cards import (
    AREA_IDS,
    FIRST_STRONGHOLD,
    KINGDOM_AREAS,
    NO_CITY,
    OFF_BOARD,
    SLOT_IDS,
    SLOTS,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.losses import DrawDeserter
from banneret.games.warrior_knights.rules.state import NEUTRAL, WarriorKnights, put
from banneret.games.warrior_knights.rules.troops import (
    BY_NO_WAY,
    BY_OVERSEAS,
    is_spent,
    leave_alive,
    lift_idle_sieges,
    push_abandoned,
    push_death,
)


def push_retreats(game: WarriorKnights, armies: list[int]) -> None:
    """Push last: each noble's retreat, by shape."""
    for army in reversed(armies):
        game.push(RetreatNoble(army))
        game.push(DrawDeserter(army, 1))


def shelters(game: WarriorKnights, army: i64) -> list[int]:
    """W-11.9.3 Adjacent areas across a passable border without another Baron's city, noble or stronghold."""
    seat = army // SLOTS
    found: list[int] = []
    for area in game.charter.data.board.steps[game.places[army]]:
        place = place_at(game, area)
        free = place == NO_CITY or owner_of(game, place) == NEUTRAL or owner_of(game, place) == seat
        for other in range(game.players):
            if other != seat and has_noble_in(game, other, area):
                free = False
        if free:
            found.append(area)
    return found


@final
class RetreatNoble(Step["WarriorKnights"]):
    """W-11.9 After the deserter: the standing check, then the way out."""

    def __init__(self, army: i64) -> None:
        self.army: i64 = army

    def parts(self) -> list[int | list[int]]:
        return [self.army]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        army = self.army
        seat = army // SLOTS
        if is_spent(game, army):
            game.fallen |= BIT[army]
            if game.charter.abandoned:
                push_abandoned(game, army)
            else:
                push_death(game, army)
        elif troops_of(game, army) == 0:
            leave_alive(game, army)
        elif game.places[army] >= KINGDOM_AREAS:
            game.fallen |= BIT[army]
            push_death(game, army, BY_OVERSEAS)
        elif shelters(game, army):
            game.push(ChooseShelter(seat, army))
        else:
            home = game.strongholds[seat]
            lost = game.captures != 0 and game.battle_place == FIRST_STRONGHOLD + seat
            if home == OFF_BOARD or lost or is_besieged(game, FIRST_STRONGHOLD + seat):
                game.fallen |= BIT[army]
                push_death(game, army, BY_NO_WAY)
                return
            game.exhausted |= BIT[army]
            withdraw(game, army, home, True)


def withdraw(game: WarriorKnights, army: i64, area: i64, home: bool) -> None:
    """`home`: W-11.9.4 no area beside it is free, and he goes to his stronghold, exhausted."""
    game.places = put(game.places, army, area)
    if game.heard:
        told: dict[str, Json] = {"noble": SLOT_IDS[army % SLOTS], "area": AREA_IDS[area], "home": home}
        game.emit("retreats", "W-11.9", army // SLOTS, told)
    lift_idle_sieges(game)


@final
class ChooseShelter(PublicQuestion):
    """W-11.9.3 Where he retreats to. DP-25"""

    rule: ClassVar[str] = "W-11.9"

    def __init__(self, seat: i64, army: i64) -> None:
        super().__init__(seat)
        self.army: i64 = army

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.army]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [RETREAT[area] for area in shelters(game, self.army)]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == RETREAT_TO:
            return Refusal("no_shelter_there", "W-11.9", {"area": action.piece_name})
        return Refusal("retreat_first", "W-11.9")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        withdraw(game, self.army, action.piece, False)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"noble": noble_id(game, self.army)}
