"""W-13 Upkeep: victory, influence, revolts, landing, refreshing, and the return of nobles."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import (
    BUILD,
    BUILD_IN,
    CATALOGUE,
    CHOOSE,
    ENTER,
    ENTER_AREA,
    GO,
    PASS,
    TAKE,
    TAKE_ALL,
    TAKE_TROOP,
    TAKES,
)
from banneret.games.warrior_knights.rules.armies_and_places import (
    cities_of,
    has_noble_in,
    is_besieged,
    is_shut_in,
    noble_id,
    troops_of,
)
from banneret.games.warrior_knights.rules.building import build, is_barred, may_build
from banneret.games.warrior_knights.rules.cards import (
    AREA_IDS,
    CITY_AREA,
    CITY_IDS,
    FIRST_STRONGHOLD,
    GARRISON,
    KINGDOM_AREAS,
    OFF_BOARD,
    PORT,
    SHAPE_IDS,
    SHAPES,
    SLOTS,
    STORMS,
    TRUCE_OF_GOD,
)
from banneret.games.warrior_knights.rules.common import InOrder, PublicQuestion, chosen_noble
from banneret.games.warrior_knights.rules.crowns_and_votes import gain_influence
from banneret.games.warrior_knights.rules.ending import (
    check_city_victory,
    check_end,
    cities_needed,
    counted_cities,
    overseas_count,
)
from banneret.games.warrior_knights.rules.facts import named_piece
from banneret.games.warrior_knights.rules.movement import take_over
from banneret.games.warrior_knights.rules.revolts import Revolts
from banneret.games.warrior_knights.rules.state import NO_TARGET, WarriorKnights, put
from banneret.games.warrior_knights.rules.state import UPKEEP as UPKEEP_PHASE
from banneret.games.warrior_knights.rules.troops import check_armies


@final
class Upkeep(Step["WarriorKnights"]):
    """W-13.1, W-13.2 Victory check and influence; the later steps lie on the stack."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        game.phase = UPKEEP_PHASE
        check_city_victory(game)
        if game.over:
            return
        if game.heard:
            counts = [int(counted_cities(game, seat)) for seat in range(game.players)]
            scope = "all" if overseas_count(game) else "kingdom"
            game.emit("upkeep", "W-13.1", -1, {"cities": [*counts], "needed": cities_needed(game), "scope": scope})
        collect_influence(game)
        game.push(END_OF_ROUND)
        game.push(ReturnRound(game.turn_order(), 0))
        game.push(LAND_AND_REST)
        game.push(Revolts(game.turn_order(), 0, 0))


def collect_influence(game: WarriorKnights) -> None:
    """W-13.2 One for each unbesieged city, if the stronghold is on the board."""
    for seat in game.turn_order():
        held = cities_of(game, seat)
        if game.strongholds[seat] == OFF_BOARD:
            if game.heard and held:
                game.emit("no_influence", "W-13.2", seat, {"count": len(held)})
            continue
        paying = [city for city in held if not is_besieged(game, city)]
        source = f"cities:{' '.join([CITY_IDS[city] for city in paying])}" if game.heard else ""
        gain_influence(game, seat, len(paying), "W-13.2", source)


@final
class LandAndRest(Step["WarriorKnights"]):
    """W-13.4, W-13.5 Nobles on ports go ashore; all nobles are rested."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        game.places = [place - PORT if place >= PORT else place for place in game.places]
        game.exhausted = 0
        if game.heard:
            game.emit("refreshed", "W-13.5", -1, {})


@final
class ReturnRound(InOrder):
    """W-13.6 In turn order each Baron completes a to e."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if self.at == len(self.order):
            return
        seat = self.order[self.at]
        game.push(ReturnRound(self.order, self.at + 1))
        game.push(ComeBack(seat, 0))
        game.push(Rearrange(seat, 1, 0))
        game.push(Rearrange(seat, 0, 0))
        if game.strongholds[seat] == OFF_BOARD:
            game.push(Rebuild(seat))


@final
class Rebuild(PublicQuestion):
    """W-13.6a A lost stronghold may be placed again. DP-53"""

    rule: ClassVar[str] = "W-13.6"

    def areas(self, game: WarriorKnights, seat: i64) -> list[int]:
        """A-54 As at the beginning, and away from other Barons' nobles."""
        found: list[int] = []
        for area in range(KINGDOM_AREAS):
            free = may_build(game, area)
            for other in range(game.players):
                if other != seat and has_noble_in(game, other, area):
                    free = False
            if free:
                found.append(area)
        return found

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [*[BUILD[area] for area in self.areas(game, seat)], PASS]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == BUILD_IN:
            if is_barred(game, action.piece):
                return Refusal("outer_area", "W-3.10", {"area": action.piece_name})
            return Refusal("area_taken", "W-13.6", {"area": action.piece_name})
        return Refusal("stronghold_first", "W-13.6")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is not PASS:
            build(game, seat, action.piece, "W-13.6")


@final
class Rearrange(PublicQuestion):
    """W-13.6b to d Noble by noble: who takes which troops from whom, each noble once. DP-54, DP-55

    `home` 0: nobles who share an area; 1: nobles off the board, who also take from the garrison. Standing checks wait
    for the end of it, so that two armies can be exchanged whole.
    """

    rule: ClassVar[str] = "W-13.6"

    def __init__(self, seat: i64, home: i64, served: i64) -> None:
        super().__init__(seat)
        self.home: i64 = home
        self.served: i64 = served

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.home, self.served]

    def may_give(self, game: WarriorKnights, donor: i64, taker: i64) -> bool:
        seat = taker // SLOTS
        if donor == taker or not game.armies[donor]:
            return False
        if donor % SLOTS == GARRISON:
            besieged = is_besieged(game, FIRST_STRONGHOLD + seat)
            return self.home == 1 and not besieged
        return game.places[donor] == game.places[taker] and not is_shut_in(game, donor)

    def may_take(self, game: WarriorKnights, taker: i64) -> bool:
        if self.served & BIT[taker % SLOTS]:
            return False
        place = game.places[taker]
        if self.home == 1:
            return place == OFF_BOARD
        return place >= 0

    def taken(self, game: WarriorKnights, seat: i64) -> list[int]:
        return [int(CATALOGUE.actions[answer].piece) for answer in game.picked[seat][1:]]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        chain = game.picked[seat]
        options: list[Action] = []
        if not chain:
            for shape in range(SHAPES):
                taker = seat * SLOTS + shape
                if self.may_take(game, taker) and self.takes(game, taker, []):
                    options.append(CHOOSE[shape])
            options.append(PASS)
            return options
        taken = self.taken(game, seat)
        options = self.takes(game, seat * SLOTS + CATALOGUE.actions[chain[0]].piece, taken)
        if taken:
            options.append(GO)
        return options

    def takes(self, game: WarriorKnights, taker: i64, taken: list[int]) -> list[Action]:
        """What he may still take; an army with casualties goes over whole (W-13.6b, d)."""
        options: list[Action] = []
        for slot in range(SLOTS):
            donor = taker - taker % SLOTS + slot
            if not self.may_give(game, donor, taker):
                continue
            if game.casualties[donor] > 0:
                if slot * TAKES + TAKE_ALL not in taken:
                    options.append(TAKE[slot * TAKES + TAKE_ALL])
                continue
            before = -1
            for kind in game.armies[donor]:
                if kind != before and taken.count(slot * TAKES + kind) < game.armies[donor].count(kind):
                    options.append(TAKE[slot * TAKES + kind])
                before = kind
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == TAKE_TROOP:
            return Refusal("nothing_to_take", "W-13.6", {"troop": named_piece(game, seat, action.piece_name)})
        return Refusal("rearrange_or_pass", "W-13.6")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
            return
        if action is PASS:
            game.pop()
            check_armies(game)
            return
        taken = self.taken(game, seat)
        shape = CATALOGUE.actions[game.unpick(seat)[0]].piece
        for piece in taken:
            take_over(game, seat * SLOTS + shape, piece)
        game.replace(Rearrange(seat, self.home, self.served | BIT[shape]))

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return chosen_noble(game, seat)


def homes(game: WarriorKnights, seat: i64) -> list[int]:
    """W-13.6e His stronghold, even besieged, and the areas of his unbesieged cities."""
    found: list[int] = []
    if game.strongholds[seat] != OFF_BOARD:
        found.append(game.strongholds[seat])
    for city in cities_of(game, seat):
        if not is_besieged(game, city):
            found.append(CITY_AREA[city])
    found.sort()
    return found


def may_return(game: WarriorKnights, army: i64) -> bool:
    """W-13.6e Off the board with troops; W-16.2 who died comes back only if his own Baron holds his heir."""
    if game.places[army] != OFF_BOARD or troops_of(game, army) == 0:
        return False
    waits = game.charter.exchange_heirs and game.dead & BIT[army] != 0
    return not waits or game.heirs[army] == army // SLOTS


@final
class ComeBack(Step["WarriorKnights"]):
    """W-13.6e Every noble off the board who has troops comes back, by shape, if there is a place for him."""

    def __init__(self, seat: i64, shape: i64) -> None:
        self.seat: i64 = seat
        self.shape: i64 = shape

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.shape]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        for shape in range(self.shape, SHAPES):
            army = self.seat * SLOTS + shape
            if may_return(game, army) and homes(game, self.seat):
                game.push(ComeBack(self.seat, shape + 1))
                game.push(ReturnNoble(self.seat, shape))
                return
        for shape in range(SHAPES):
            army = self.seat * SLOTS + shape
            if game.places[army] == OFF_BOARD and game.casualties[army] > 0:  # W-1.6 whoever stays off has none
                game.casualties = put(game.casualties, army, 0)
        check_armies(game)


@final
class ReturnNoble(PublicQuestion):
    """W-13.6e Where he comes back. DP-56"""

    rule: ClassVar[str] = "W-13.6"

    def __init__(self, seat: i64, shape: i64) -> None:
        super().__init__(seat)
        self.shape: i64 = shape

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.shape]

    def stands(self, game: WarriorKnights) -> bool:
        """Not when his heir has just been killed or handed over."""
        return may_return(game, self.seat * SLOTS + self.shape)

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [ENTER[area] for area in homes(game, seat)]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == ENTER_AREA:
            return Refusal("not_a_home", "W-13.6", {"area": action.piece_name})
        return Refusal("return_first", "W-13.6")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        game.places = put(game.places, seat * SLOTS + self.shape, action.piece)
        game.dead &= ~BIT[seat * SLOTS + self.shape]
        if game.heard:
            told = {"noble": SHAPE_IDS[self.shape], "area": AREA_IDS[action.piece]}
            game.emit("returns", "W-13.6", seat, {**told})

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"noble": noble_id(game, seat * SLOTS + self.shape)}


@final
class EndOfRound(Step["WarriorKnights"]):
    """W-13.7 Effects of this round end; the game may be over."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        for event in (STORMS, TRUCE_OF_GOD):
            if game.in_force[event] != NO_TARGET:
                game.in_force = put(game.in_force, event, NO_TARGET)
                game.event_discard = [*game.event_discard, event]
        check_end(game)


UPKEEP: Final = Upkeep()
LAND_AND_REST: Final = LandAndRest()
END_OF_ROUND: Final = EndOfRound()
