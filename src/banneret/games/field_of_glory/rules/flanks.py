"""F-5.7 to F-5.10 Phase 3, flank attacks."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.field_of_glory.rules.actions import (
    COLUMNS,
    FLANK_FROM,
    STOP,
    TO_THE_LEFT,
    TO_THE_RIGHT,
    flank_action,
)
from banneret.games.field_of_glory.rules.attack import begin_attack
from banneret.games.field_of_glory.rules.fight_record import FLANK_FIGHT
from banneret.games.field_of_glory.rules.state import FLANK_ATTACKS, PLAYERS, FieldOfGlory

NO_TARGETS: Final = [0] * COLUMNS


def flank_options(game: FieldOfGlory, seat: i64) -> list[int]:
    """F-5.7 For each column the helper columns through which it can be attacked, as a mask; 0: it is no target."""
    other = 1 - seat
    found: list[int] = []
    target: i64 = 0
    while target < COLUMNS:
        helpers: i64 = 0
        if game.holds(seat, target) and game.holds(other, target):
            for step in (-1, 1):
                helper = target + step
                beyond = helper + step
                if helper < 0 or helper >= COLUMNS or not game.holds(seat, helper) or game.holds(other, helper):
                    continue
                if beyond < 0 or beyond >= COLUMNS or not game.holds(other, beyond):
                    helpers |= BIT[helper]
        found.append(helpers)
        target += 1
    return found


@final
class FlankPhase(Step["FieldOfGlory"]):
    """F-5.7 All flank options are found once, at the start of the phase."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        game.phase = FLANK_ATTACKS
        game.flanks = flank_options(game, game.active)
        game.push(FLANK_ROUND)


@final
class FlankRound(Step["FieldOfGlory"]):
    """F-5.8 One attack against each target, in any order, or none: asked again while there is a target left."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        for helpers in game.flanks:
            if helpers != 0:
                game.push(self)
                game.push(FLANK_ATTACK[game.active])
                return


@final
class FlankAttack(Question["FieldOfGlory"]):
    """F-5.8, F-5.9 A target, the column that attacks it and the unit that leads; or no further attack. D-3"""

    rule: ClassVar[str] = "F-5.8"

    def legal(self, game: FieldOfGlory, seat: i64) -> list[Action]:
        options: list[Action] = [STOP]
        target: i64 = 0
        while target < COLUMNS:
            helpers = game.flanks[target]
            if helpers != 0:
                origin: i64 = 0
                while origin < COLUMNS:
                    if origin == target or helpers & BIT[origin] != 0:
                        before: i64 = -1
                        for kind in game.at(seat, origin):
                            if kind != before:
                                options.append(flank_action(kind, origin, target))
                            before = kind
                    origin += 1
            target += 1
        return options

    def refuse(self, game: FieldOfGlory, seat: i64, action: Action) -> Refusal:
        if action.verb != FLANK_FROM:
            return Refusal("flank_or_stop", "F-5.8")
        _, origin, target = flank_parts(action)
        if game.flanks[target] == 0:
            return Refusal("no_flank_target", "F-5.7", {"column": target + 1})
        if origin != target and game.flanks[target] & BIT[origin] == 0:
            return Refusal("not_from_there", "F-5.9", {"column": target + 1, "origin": origin + 1})
        return Refusal("not_in_column", "F-5.9", {"card": action.piece_name.split("@")[0], "column": origin + 1})

    def apply(self, game: FieldOfGlory, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is STOP:
            game.flanks = NO_TARGETS
            if game.heard:
                game.emit("stopped_flanks", "F-5.8", seat, {})
            return
        kind, origin, target = flank_parts(action)
        left = game.flanks[:]
        left[target] = 0
        game.flanks = left
        if game.heard:
            card = action.piece_name.split("@")[0]
            parts: dict[str, Json] = {"card": card, "origin": origin + 1, "column": target + 1, "victim": 1 - seat}
            game.emit("flanked", "F-5.9", seat, parts)
        begin_attack(game, FLANK_FIGHT, seat, origin, target, kind)


def flank_parts(action: Action) -> tuple[i64, i64, i64]:
    """Lead, origin and target of a flank attack."""
    way = action.piece % 3
    origin = action.piece // 3 % COLUMNS
    target = origin
    if way == TO_THE_LEFT:
        target = origin - 1
    elif way == TO_THE_RIGHT:
        target = origin + 1
    return action.piece // 3 // COLUMNS, origin, target


FLANK_PHASE: Final = FlankPhase()
FLANK_ROUND: Final = FlankRound()
FLANK_ATTACK: Final = [FlankAttack(seat) for seat in range(PLAYERS)]
