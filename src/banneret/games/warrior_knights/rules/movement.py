"""W-10 Movement: a declared move, the permissions that it takes, and troops picked up on the way."""

from typing import ClassVar, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import (
    CATALOGUE,
    CHOOSE_SLOT,
    GO,
    PASS,
    SAIL,
    SAIL_TO,
    STEP,
    STEP_TO,
    TAKE,
    TAKE_ALL,
    TAKE_TROOP,
    TAKES,
)
from banneret.games.warrior_knights.rules.armies_and_places import (
    is_besieged,
    is_on_board,
    is_rested,
    is_shut_in,
    noble_id,
    set_troops,
)
from banneret.games.warrior_knights.rules.bargaining import TO_PASS, AskPermissions, DeclaredMove, passage
from banneret.games.warrior_knights.rules.cards import (
    ADMIRAL,
    AREA_IDS,
    FIRST_STRONGHOLD,
    GARRISON,
    NO_ROADS,
    NO_SEA,
    PORT,
    SHAPES,
    SLOT_IDS,
    SLOTS,
    troops_text,
)
from banneret.games.warrior_knights.rules.common import MarchQuestion, chosen_noble
from banneret.games.warrior_knights.rules.facts import named_piece
from banneret.games.warrior_knights.rules.forbidden import ban_for_travel
from banneret.games.warrior_knights.rules.laws import break_motion
from banneret.games.warrior_knights.rules.reach import concerned, harbours, holds_fast, movers, open_ways, who_closes
from banneret.games.warrior_knights.rules.state import (
    NO_SEAT,
    NOWHERE,
    WarriorKnights,
    put,
    put_list,
    without,
)
from banneret.games.warrior_knights.rules.troops import check_armies, is_spent, lift_idle_sieges


@final
class Journey:
    """A move as far as it has been declared: who, the areas after his start, a voyage, and what he takes where."""

    def __init__(self, game: WarriorKnights, seat: i64, chain: list[int]) -> None:
        self.army: i64 = seat * SLOTS + CATALOGUE.actions[chain[0]].piece
        self.path: list[int] = []
        self.voyage: i64 = NOWHERE
        self.takes: list[int] = []  # (steps gone) * (5 * 27) + piece of `take`
        for answer in chain[1:]:
            action = CATALOGUE.actions[answer]
            if action.verb == STEP_TO:
                self.path.append(action.piece)
            elif action.verb == SAIL_TO:
                self.voyage = action.piece
            else:
                gone = len(self.path) if self.voyage == NOWHERE else 1
                self.takes.append(gone * (SLOTS * TAKES) + action.piece)

    def here(self, game: WarriorKnights) -> i64:
        """The area that he has come to; an Admiral's noble goes ashore at the end of his voyage."""
        if self.voyage != NOWHERE:
            return self.voyage if game.has_charge(self.army // SLOTS, ADMIRAL) else NOWHERE
        return self.path[-1] if self.path else game.places[self.army]

    def taken_from(self, donor: i64) -> list[int]:
        """The kinds taken from an army so far; TAKE_ALL stands for all of it."""
        found: list[int] = []
        for code in self.takes:
            piece = code % (SLOTS * TAKES)
            if piece // TAKES == donor % SLOTS:
                found.append(piece % TAKES)
        return found


def may_give(game: WarriorKnights, army: i64, mover: i64, area: i64) -> bool:
    """W-10.6 A garrison in its unbesieged stronghold, or another rested noble there who is not shut in."""
    if army == mover:
        return False
    seat = army // SLOTS
    if army % SLOTS == GARRISON:
        return game.strongholds[seat] == area and not is_besieged(game, FIRST_STRONGHOLD + seat)
    return game.places[army] == area and is_rested(game, army) and not is_shut_in(game, army)


def can_take(game: WarriorKnights, journey: Journey) -> list[Action]:
    """W-10.6 What he may pick up where he is now."""
    mover = journey.army
    area = journey.here(game)
    options: list[Action] = []
    if area == NOWHERE:  # at sea
        return options
    for slot in range(SLOTS):
        donor = mover - mover % SLOTS + slot
        if not game.armies[donor] or not may_give(game, donor, mover, area):
            continue
        taken = journey.taken_from(donor)
        if game.casualties[donor] > 0:
            if not taken:
                options.append(TAKE[slot * TAKES + TAKE_ALL])
            continue
        before = -1
        for kind in game.armies[donor]:
            if kind != before and taken.count(kind) < game.armies[donor].count(kind):
                options.append(TAKE[slot * TAKES + kind])
            before = kind
    return options


def move_answers(game: WarriorKnights, seat: i64, target: i64) -> list[Action]:
    """How a declared move can go on: troops to take, areas to step into, ports to sail to, and off he goes."""
    journey = Journey(game, seat, game.picked[seat])
    options = can_take(game, journey)
    if journey.voyage != NOWHERE:
        options.append(GO)
        return options
    gone = len(journey.path)
    ways = open_ways(game, journey.army, target)
    for way in ways:
        if len(way) > gone and way[:gone] == journey.path and STEP[way[gone]] not in options:
            options.append(STEP[way[gone]])
    if gone == 0:
        options.extend([SAIL[area] for area in harbours(game, journey.army, target)])
    elif journey.path[-1] == target or (target == NOWHERE and journey.path[-1] != game.places[journey.army]):
        options.append(GO)
    return options


def refuse_move(game: WarriorKnights, seat: i64, action: Action, target: i64) -> Refusal:
    """Why a move cannot go on like this."""
    chain = game.picked[seat]
    if not chain:
        if action.verb != CHOOSE_SLOT:
            return Refusal("noble_first", "W-10.1")
        army = seat * SLOTS + action.piece
        if action.piece < SHAPES and is_on_board(game, army):
            if not is_rested(game, army) or game.moved & BIT[army]:
                return Refusal("exhausted", "W-10.1", {"noble": noble_id(game, army)})
            if is_shut_in(game, army):
                return Refusal("shut_in", "W-10.1", {"noble": noble_id(game, army)})
        return Refusal("cannot_get_there", "W-10.2", {"noble": noble_id(game, army)})
    if action.verb == TAKE_TROOP:
        return Refusal("nothing_to_take", "W-10.6", {"troop": named_piece(game, seat, action.piece_name)})
    if action.verb == SAIL_TO:
        return Refusal("no_voyage", "W-10.5", {"area": action.piece_name})
    if action.verb == STEP_TO:
        journey = Journey(game, seat, chain)
        here = journey.here(game)
        if here == NOWHERE or journey.voyage != NOWHERE:
            return Refusal("move_not_finished", "W-10.5")
        if journey.path and game.charter.data.board.is_road(here, action.piece):
            if holds_fast(game, journey.army, here):
                return Refusal("shut_in", "W-10.7", {"noble": noble_id(game, journey.army)})
            closer = who_closes(game, journey.army, here)
            if closer != NO_SEAT:
                return Refusal("permission_refused", "W-10.8", {"baron": game.name_of(closer)})
        if not journey.path and action.piece in game.charter.data.board.steps[here]:  # a step, but not to the target
            return Refusal("cannot_get_there", "W-7.6", {"noble": noble_id(game, journey.army)})
        if action.piece in game.charter.data.board.steps[here]:
            return Refusal("not_by_road", "W-10.2", {"area": action.piece_name})
        if action.piece == here:
            return Refusal("already_there", "W-10.2", {"area": action.piece_name})
        return Refusal("border_closed", "W-10.3", {"area": action.piece_name, "from": AREA_IDS[here]})
    return Refusal("move_not_finished", "W-10.2")


def declare_move(game: WarriorKnights, seat: i64) -> None:
    """W-10.8 Push last: permissions are asked before the noble starts."""
    journey = Journey(game, seat, game.unpick(seat))
    army = journey.army
    seats: list[int] = []
    requests: list[int] = []
    for other in game.order_from(seat):
        for area in journey.path[:-1]:
            if area == game.places[army] or passage(army, other, area) in requests:  # W-10.4 none for the start
                continue
            if other in concerned(game, seat, area):
                seats.append(other)
                requests.append(passage(army, other, area))
    game.push(CarryOutMove(army, journey.path, journey.voyage, journey.takes))
    if seats:
        game.push(AskPermissions(seat, TO_PASS, seats, requests, 0))


@final
class CarryOutMove(DeclaredMove):
    """W-10.5, W-10.6 The noble goes his way; sieges that he leaves are lifted."""

    def __init__(self, army: i64, path: list[int], voyage: i64, takes: list[int]) -> None:
        super().__init__(army, path)
        self.voyage: i64 = voyage
        self.takes = takes

    def parts(self) -> list[int | list[int]]:
        return [self.army, self.path, self.voyage, self.takes]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        army = self.army
        seat = army // SLOTS
        gone = self.go(game)
        game.moved |= BIT[army]
        if gone > 0:
            game.marched |= BIT[army]
            if self.voyage != NOWHERE:
                game.exhausted |= BIT[army]
            if game.heard:
                self.tell(game, gone)
            lift_idle_sieges(game)
            if self.voyage != NOWHERE:
                break_motion(game, seat, NO_SEA)
            elif gone > 1:
                break_motion(game, seat, NO_ROADS)
        check_armies(game)

    def go(self, game: WarriorKnights) -> i64:
        """How many steps he goes, taking troops on the way: W-1.6 who takes over too many casualties falls there."""
        army = self.army
        last: i64 = len(self.path) if self.voyage == NOWHERE else 1
        for gone in range(last + 1):
            if gone > 0:
                game.places = put(game.places, army, self.place_after(game, gone))
            for code in self.takes:
                if code // (SLOTS * TAKES) == gone:
                    take_over(game, army, code % (SLOTS * TAKES))
            if self.takes and is_spent(game, army):
                return gone
        return last

    def place_after(self, game: WarriorKnights, gone: i64) -> i64:
        """Where he is after so many steps; at the end of a voyage on the port, ashore with an Admiral."""
        if self.voyage == NOWHERE:
            return self.path[gone - 1]
        return self.voyage if game.has_charge(self.army // SLOTS, ADMIRAL) else PORT + self.voyage

    def tell(self, game: WarriorKnights, gone: i64) -> None:
        noble = SLOT_IDS[self.army % SLOTS]
        if self.voyage == NOWHERE:
            path = " ".join([AREA_IDS[area] for area in self.path[:gone]])
            game.emit("moved", "W-10.2", self.army // SLOTS, {"noble": noble, "path": path})
        else:
            game.emit("sailed", "W-10.5", self.army // SLOTS, {"noble": noble, "area": AREA_IDS[self.voyage]})


def take_over(game: WarriorKnights, army: i64, piece: i64) -> None:
    """W-10.6 One card, or a whole army with its casualties."""
    donor = army - army % SLOTS + piece // TAKES
    kind = piece % TAKES
    if kind == TAKE_ALL:
        taken = game.armies[donor]
        tokens = game.casualties[donor]
        game.casualties = put(put(game.casualties, donor, 0), army, game.casualties[army] + tokens)
        game.armies = put_list(game.armies, donor, [])
    else:
        taken = [kind]
        game.armies = put_list(game.armies, donor, without(game.armies[donor], kind))
    set_troops(game, army, game.armies[army] + taken)
    if game.heard:
        told = {"noble": SLOT_IDS[army % SLOTS], "from": SLOT_IDS[donor % SLOTS], "troops": troops_text(taken)}
        game.emit("picked_up", "W-10.6", army // SLOTS, {**told})


@final
class MoveNobles(MarchQuestion):
    """W-7.6 Nobles move into the target, one after another, until the Baron stops. DP-9, DP-10"""

    rule: ClassVar[str] = "W-10.2"

    def __init__(self, seat: i64, target: i64) -> None:
        super().__init__(seat)
        self.target: i64 = target

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.target]

    def about(self, game: WarriorKnights, seat: i64, action: Action) -> dict[str, Json]:
        return {"what": "move"} if action is PASS else super().about(game, seat, action)

    def where(self) -> i64:
        return self.target

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        if game.picked[seat]:
            return move_answers(game, seat, self.target)
        if self.target == NOWHERE and game.moved:
            return [PASS]  # W-7.7 Versatile Strategy moves one noble
        return [*movers(game, seat, self.target), PASS]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return refuse_move(game, seat, action, self.target)

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
        elif action is GO:
            declare_move(game, seat)
        else:
            game.pop()

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {**chosen_noble(game, seat), "ban": ban_for_travel(game, seat)}
