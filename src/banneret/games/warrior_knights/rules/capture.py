"""W-11.10, W-11.11 What becomes of a captured city or stronghold."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import CEDE, CEDE_CITY, KEEP_CITY, RAZE
from banneret.games.warrior_knights.rules.armies_and_places import cities_of, garrison_of, income_of, place_strength
from banneret.games.warrior_knights.rules.cards import (
    CITIES,
    CITY_AREA,
    CITY_IDS,
    FIRST_STRONGHOLD,
    NO_RAZING,
    OFF_BOARD,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.crowns_and_votes import gain_crowns, hand_crowns, income_source
from banneret.games.warrior_knights.rules.elimination import eliminate
from banneret.games.warrior_knights.rules.forbidden import ban_if
from banneret.games.warrior_knights.rules.laws import ban
from banneret.games.warrior_knights.rules.losses import CasualtyToll, DrawDeserter
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_SEAT, RAZED, WarriorKnights, put
from banneret.games.warrior_knights.rules.troops import lift_siege


def take_city(game: WarriorKnights, seat: i64, city: i64, rule: str) -> None:
    """The city changes hands; breaches and fortification stay, a siege ends."""
    lift_siege(game, city, rule, "taken", seat)
    game.owners = put(game.owners, city, seat)
    if game.heard:
        game.emit("takes_city", rule, seat, {"city": CITY_IDS[city]})


def free_city(game: WarriorKnights, city: i64, rule: str) -> None:
    """W-11.10 A city becomes neutral: its fortification is gone, breaches stay as far as they fit, a siege goes on."""
    owner = game.owners[city]
    game.owners = put(game.owners, city, NEUTRAL)
    unfortify(game, city)
    if game.heard:
        game.emit("city_neutral", rule, owner, {"city": CITY_IDS[city]})


def unfortify(game: WarriorKnights, city: i64) -> None:
    """The fortified side is turned down; no more breaches stay than the bare walls can have."""
    if game.fortified & BIT[city] == 0:
        return
    game.fortified &= ~BIT[city]
    most = game.charter.data.cities[city].strength // game.charter.data.constants.breach
    if game.breaches[city] > most:
        game.breaches = put(game.breaches, city, most)


def raze_city(game: WarriorKnights, city: i64, rule: str) -> None:
    """The model leaves the board for good, all tokens come off."""
    lift_siege(game, city, rule, "razed")
    game.owners = put(game.owners, city, RAZED)
    game.fortified &= ~BIT[city]
    game.breaches = put(game.breaches, city, 0)
    if game.heard:
        game.emit("razed", rule, NO_SEAT, {"city": CITY_IDS[city]})


def breach(game: WarriorKnights, place: i64, rule: str) -> None:
    """W-11 step 7 One breach; a fortified city that reaches 0 is unfortified at once and one breach is taken off."""
    game.breaches = put(game.breaches, place, game.breaches[place] + 1)
    if place < CITIES and game.fortified & BIT[place] and place_strength(game, place) == 0:
        game.fortified &= ~BIT[place]
        game.breaches = put(game.breaches, place, game.breaches[place] - 1)
        if game.heard:
            game.emit("unfortified", rule, NO_SEAT, {"city": CITY_IDS[place]})


def push_capture(game: WarriorKnights, seat: i64, place: i64, tolled: i64) -> None:
    """Push last. `tolled`: the garrison has just paid for its casualties in the battle."""
    if place < CITIES:
        take_city(game, seat, place, "W-11.10")
        game.push(KeepOrRaze(seat, place))
        return
    loser = place - FIRST_STRONGHOLD
    if game.heard:
        game.emit("takes_stronghold", "W-11.11", seat, {"from": loser})
    if game.charter.elimination:
        push_loss(game, loser, tolled, seat)
        return
    hand_crowns(game, loser, seat, game.crowns[loser] // 2, "W-11.11", "half")
    push_loss(game, loser, tolled, seat)
    if cities_of(game, loser):
        game.push(CedeCity(loser, seat))


def push_loss(game: WarriorKnights, loser: i64, tolled: i64, taker: i64 = NO_SEAT) -> None:
    """W-11.11.2 Push last: the marker leaves the board; the garrison waits under the card, less what it lost."""
    lose_stronghold(game, loser, taker)
    if game.charter.elimination:
        game.push(EliminateBaron(loser))
        return
    garrison = garrison_of(loser)
    if tolled == 0 and game.armies[garrison]:
        game.push(CasualtyToll(garrison))
        game.push(DrawDeserter(garrison, 0))


def lose_stronghold(game: WarriorKnights, loser: i64, taker: i64 = NO_SEAT) -> None:
    place = FIRST_STRONGHOLD + loser
    lift_siege(game, place, "W-11.11", "removed", taker)
    game.breaches = put(game.breaches, place, 0)
    game.strongholds = put(game.strongholds, loser, OFF_BOARD)
    if game.heard:
        game.emit("stronghold_lost", "W-11.11", loser, {})


@final
class EliminateBaron(Step["WarriorKnights"]):
    """W-16.3"""

    def __init__(self, loser: i64) -> None:
        self.loser: i64 = loser

    def parts(self) -> list[int | list[int]]:
        return [self.loser]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        eliminate(game, self.loser, chance)


@final
class KeepOrRaze(PublicQuestion):
    """W-11.10 The conqueror keeps the city or razes it, now or never. DP-28"""

    rule: ClassVar[str] = "W-11.10"

    def __init__(self, seat: i64, city: i64) -> None:
        super().__init__(seat)
        self.city: i64 = city

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.city]

    def reward(self, game: WarriorKnights) -> i64:
        return game.charter.data.constants.raze_times * income_of(game, self.city)

    def where(self) -> i64:
        return CITY_AREA[self.city]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return KEEP_OR_RAZE

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("keep_or_raze", "W-11.10", {"city": CITY_IDS[self.city]})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is not RAZE:
            return
        reward = self.reward(game)
        raze_city(game, self.city, "W-11.10")
        times = game.charter.data.constants.raze_times
        gain_crowns(game, seat, reward, "W-11.10", income_source(self.city, times, reward) if game.heard else "")
        if game.has_law(NO_RAZING):
            ban(game, seat, "W-9.3")

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {
            "city": CITY_IDS[self.city],
            "count": self.reward(game),
            "ban": ban_if(game, seat, game.has_law(NO_RAZING)),
        }


@final
class CedeCity(PublicQuestion):
    """W-11.11.1 The loser of a stronghold says which of his cities the captor gets. DP-29"""

    rule: ClassVar[str] = "W-11.11"

    def __init__(self, seat: i64, captor: i64) -> None:
        super().__init__(seat)
        self.captor: i64 = captor

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.captor]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [CEDE[city] for city in cities_of(game, seat)]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == CEDE_CITY:
            return Refusal("not_your_city", "W-11.11", {"city": action.piece_name})
        return Refusal("cede_first", "W-11.11")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if game.heard:
            game.emit("cedes_city", "W-11.11", seat, {"city": CITY_IDS[action.piece], "to": self.captor})
        take_city(game, self.captor, action.piece, "W-11.11")

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"to": self.captor}


KEEP_OR_RAZE: Final = [KEEP_CITY, RAZE]
