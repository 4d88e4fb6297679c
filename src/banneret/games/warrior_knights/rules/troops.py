"""W-1.6, W-12 What becomes of armies: standing checks, the death of a noble, and sieges that end with it."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.games.warrior_knights.rules.armies_and_places import (
    area_of,
    has_noble_in,
    is_on_board,
    strength_of,
    troops_of,
)
from banneret.games.warrior_knights.rules.cards import (
    AGENDA_IDS,
    BROKEN_LINE,
    CITY_IDS,
    FIRST_STRONGHOLD,
    GARRISON,
    MERCENARY_KINDS,
    NO_HEIR,
    NO_OFFICE,
    OFF_BOARD,
    PLACES,
    REMOVED,
    SHAPES,
    SLOT_IDS,
    SLOTS,
    troops_text,
)
from banneret.games.warrior_knights.rules.losses import CasualtyToll, DrawDeserter
from banneret.games.warrior_knights.rules.mercenary_deck import into_mercenary_deck
from banneret.games.warrior_knights.rules.state import NO_BATTLE, NO_SEAT, WarriorKnights, put, put_list

# Why a noble dies: his losses (W-1.6), a full victory (W-11 step 9), a retreat from overseas or without a way out
# (W-11.9), a siege that comes to its end (W-11.8), no ransom, a city that burns (section 5).
DEATHS: Final = ["losses", "defeat", "overseas", "no_way", "siege", "ransom", "fire"]
BY_LOSSES: Final = 0
BY_DEFEAT: Final = 1
BY_OVERSEAS: Final = 2
BY_NO_WAY: Final = 3
BY_SIEGE: Final = 4
BY_RANSOM: Final = 5
BY_FIRE: Final = 6


def lift_idle_sieges(game: WarriorKnights) -> None:
    """W-11.8 A siege is lifted the moment the besieger has no noble in the area."""
    for place in range(PLACES):
        besieger = game.besiegers[place]
        if besieger != NO_SEAT and not has_noble_in(game, besieger, area_of(game, place)):
            lift_siege(game, place, "W-11.8", "gone")


def lift_siege(game: WarriorKnights, place: i64, rule: str, why: str, taker: i64 = NO_SEAT) -> None:
    """The marker comes off; that is told unless the besieger has what he wanted.

    `why`: he is gone, the place is taken by another, razed or off the board, or a decree ends it.
    """
    besieger = game.besiegers[place]
    if besieger == NO_SEAT:
        return
    game.besiegers = put(game.besiegers, place, NO_SEAT)
    game.siege_rounds = put(game.siege_rounds, place, 0)
    if game.heard and besieger != taker:
        game.emit("siege_lifted", rule, besieger, {"place": place_name(game, place), "why": why})


def place_name(game: WarriorKnights, place: i64) -> str:
    """A city's id, or `stronghold:` and its Baron."""
    if place < FIRST_STRONGHOLD:
        return CITY_IDS[place]
    return f"stronghold:{game.name_of(place - FIRST_STRONGHOLD)}"


def leave_board(game: WarriorKnights, army: i64, where: i64) -> None:
    """The figure goes; what he besieged is free. Casualties never stay on a noble who is off the board."""
    game.places = put(game.places, army, where)
    game.casualties = put(game.casualties, army, 0)
    lift_idle_sieges(game)


def leave_alive(game: WarriorKnights, army: i64) -> None:
    """W-1.6 A noble without troops leaves the board alive."""
    leave_board(game, army, OFF_BOARD)
    if game.heard:
        game.emit("left_board", "W-1.6", army // SLOTS, {"noble": SLOT_IDS[army % SLOTS]})


def has_heir(game: WarriorKnights, army: i64) -> bool:
    """W-12.4 Not marked by No Heir or Broken Line; with the option W-16.2 the heir must be alive."""
    if game.in_force[NO_HEIR] == army or game.in_force[BROKEN_LINE] == army:
        return False
    return not game.charter.exchange_heirs or game.heirs[army] != NO_SEAT


def is_spent(game: WarriorKnights, army: i64) -> bool:
    """W-1.6 Its casualties are as great as its troops."""
    tokens = game.casualties[army]
    return tokens > 0 and game.charter.data.constants.casualty * tokens >= troops_of(game, army)


def discard_office(game: WarriorKnights, army: i64, rule: str) -> None:
    office = game.offices[army]
    if office == NO_OFFICE:
        return
    game.offices = put(game.offices, army, NO_OFFICE)
    game.agenda_discard = [*game.agenda_discard, office]
    if game.heard:
        game.emit("office_lost", rule, army // SLOTS, {"slot": SLOT_IDS[army % SLOTS], "agenda": AGENDA_IDS[office]})


@final
class StandingChecks(Step["WarriorKnights"]):
    """W-1.6 In turn order, by shape, the garrison last: who has lost too much dies, who has nothing leaves the board.

    With the option W-16.5 a noble whose troops deserted (`deserted`) is abandoned, not dead: no further deserter, and
    he needs no heir. In a battle the fighters are left alone: the battle itself counts its dead (W-11 steps 7 and 10).
    """

    def __init__(self, deserted: i64) -> None:
        self.deserted: i64 = deserted

    def parts(self) -> list[int | list[int]]:
        return [self.deserted]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        for seat in game.turn_order():
            for slot in range(SLOTS):
                army = seat * SLOTS + slot
                if game.battle_kind != NO_BATTLE and game.fighters & BIT[army]:
                    continue
                if slot == GARRISON:
                    if game.casualties[army] > 0 and not game.armies[army]:
                        game.casualties = put(game.casualties, army, 0)
                    elif is_spent(game, army):
                        game.push(self)
                        game.push(CasualtyToll(army))
                        game.push(DrawDeserter(army, 0))
                        return
                elif is_on_board(game, army):
                    if is_spent(game, army):
                        game.push(self)
                        if self.deserted and game.charter.abandoned:
                            push_abandoned(game, army)
                        else:
                            push_death(game, army)
                        return
                    if troops_of(game, army) == 0:
                        leave_alive(game, army)


def check_armies(game: WarriorKnights, deserted: bool = False) -> None:
    """A change to an army was made: the checks run before anything else goes on."""
    game.fall_due(AFTER_DESERTION if deserted else STANDING_CHECKS)


def push_abandoned(game: WarriorKnights, army: i64) -> None:
    """W-16.5 Push last: he is off the board, not dead."""
    if game.heard:
        game.emit("noble_abandoned", "W-16.5", army // SLOTS, {"noble": SLOT_IDS[army % SLOTS]})
    game.push(FigureLeaves(army, 1))
    game.push(CasualtyToll(army))


def push_death(game: WarriorKnights, army: i64, why: i64 = BY_LOSSES) -> None:
    """W-12 Push last: a deserter, the casualties, the figure and his heir, in this order."""
    if game.heard:
        cause = BY_LOSSES if is_spent(game, army) else why
        told: dict[str, Json] = {"noble": SLOT_IDS[army % SLOTS], "why": DEATHS[cause]}
        game.emit("noble_dies", "W-12.1", army // SLOTS, told)
    game.push(FigureLeaves(army, 0))
    game.push(CasualtyToll(army))
    game.push(DrawDeserter(army, 0))


@final
class NoblesDie(Step["WarriorKnights"]):
    """W-12 Several nobles die, one after another."""

    def __init__(self, armies: list[int], why: i64) -> None:
        self.armies = armies
        self.why: i64 = why

    def parts(self) -> list[int | list[int]]:
        return [self.armies, self.why]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        push_deaths(game, self.armies[1:], self.why)
        push_death(game, self.armies[0], self.why)


def push_deaths(game: WarriorKnights, armies: list[int], why: i64) -> None:
    """Push last: they die in this order."""
    if armies:
        game.push(NoblesDie(armies, why))


@final
class FigureLeaves(Step["WarriorKnights"]):
    """W-12.3, W-12.4 He leaves the board and loses his office; without an heir he is out of the game."""

    def __init__(self, army: i64, abandoned: i64) -> None:
        self.army: i64 = army
        self.abandoned: i64 = abandoned

    def parts(self) -> list[int | list[int]]:
        return [self.army, self.abandoned]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        army = self.army
        leave_board(game, army, OFF_BOARD)
        discard_office(game, army, "W-12.3")
        if self.abandoned == 0:
            game.dead |= BIT[army]
        if self.abandoned == 0 and not has_heir(game, army):
            remove_noble(game, army, "W-12.4", chance)


def remove_noble(game: WarriorKnights, army: i64, rule: str, chance: Chance) -> None:
    """W-12.4 For good: mercenaries into the deck, vassals out of the game, an office of the dead to the discards.

    That a whole Baron is out (W-16.3) has been said before; it is not said again of each of his armies.
    """
    seat = army // SLOTS
    discard_office(game, army, rule)
    troops = game.armies[army]
    vassals = [kind for kind in troops if kind >= MERCENARY_KINDS]
    game.armies = put_list(game.armies, army, [])
    game.vassals_gone = put_list(game.vassals_gone, seat, game.vassals_gone[seat] + vassals)
    into_mercenary_deck(game, [kind for kind in troops if kind < MERCENARY_KINDS], chance)
    leave_board(game, army, REMOVED)
    game.dead &= ~BIT[army]
    if game.heard and game.in_play(seat):
        told = {"noble": SLOT_IDS[army % SLOTS], "troops": troops_text(troops)}
        game.emit("noble_removed", rule, seat, {**told})


def wound(game: WarriorKnights, army: i64, tokens: i64, rule: str) -> None:
    """Casualties from a card: never more than kill him; the standing check follows."""
    each = game.charter.data.constants.casualty
    troops = troops_of(game, army)
    placed: i64 = 0
    while placed < tokens and each * (game.casualties[army] + placed) < troops:
        placed += 1
    if placed == 0:
        return
    game.casualties = put(game.casualties, army, game.casualties[army] + placed)
    if game.heard:
        left = max(0, strength_of(game, army))
        told: dict[str, Json] = {"slot": SLOT_IDS[army % SLOTS], "count": placed, "strength": left}
        game.emit("casualties", rule, army // SLOTS, told)


def nobles_on_board(game: WarriorKnights, seat: i64) -> list[int]:
    found: list[int] = []
    for shape in range(SHAPES):
        if is_on_board(game, seat * SLOTS + shape):
            found.append(seat * SLOTS + shape)
    return found


STANDING_CHECKS: Final = StandingChecks(0)
AFTER_DESERTION: Final = StandingChecks(1)
