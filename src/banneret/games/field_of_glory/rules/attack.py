"""Section 7 Charges and flank attacks up to the blows: the order of their steps, retreat, the defender's lead."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.field_of_glory.rules.actions import (
    COLUMNS,
    LEAD,
    NAME_LEAD,
    RETREAT,
    RETREAT_ALL,
    RETREAT_BOTH,
    RETREAT_UNIT,
    STAND,
)
from banneret.games.field_of_glory.rules.advance import GiveUpUnit
from banneret.games.field_of_glory.rules.bonus import (
    DEFENDER_BONUS_STEP,
    EARLY_BONUS,
    LATE_BONUS,
    OVERLAP_FIRST,
    FightQuestion,
)
from banneret.games.field_of_glory.rules.cards import cards_text, notation
from banneret.games.field_of_glory.rules.deployment_plan import NO_COLUMN
from banneret.games.field_of_glory.rules.fight_record import (
    CHARGE_FIGHT,
    FLANK_FIGHT,
    NO_CARD,
    NOT_YET,
    Fight,
)
from banneret.games.field_of_glory.rules.fight_result import RECKON, clear_table
from banneret.games.field_of_glory.rules.state import PLAYERS, FieldOfGlory


def begin_attack(game: FieldOfGlory, kind: i64, seat: i64, origin: i64, target: i64, lead: i64) -> None:
    """F-6.7 A charge is declared, or a flank attack; what follows up to the retreat, last first."""
    game.fight = Fight(kind, seat, origin, target, lead, NO_CARD, 0, 0, [NOT_YET, NOT_YET])
    game.bonus = [NO_CARD, NO_CARD]
    game.push(AFTER_RETREAT)
    game.push(OFFER_RETREAT)
    game.push(EARLY_BONUS)
    if kind == FLANK_FIGHT and game.charter.flank_overlap and not game.charter.early_flank_bonus:
        game.push(OVERLAP_FIRST)


# Retreat (F-7.1, F-7.10).


def retreaters(game: FieldOfGlory) -> list[int]:
    """F-7.1 The defenders whose movement cost is smaller than that of the lead attacker."""
    fight = game.the_fight()
    movement = game.charter.movement
    limit = movement[fight.lead]
    return [kind for kind in game.at(fight.defender(), fight.target) if movement[kind] < limit]


@final
class OfferRetreat(Step["FieldOfGlory"]):
    """F-7.1 Asked only where a unit is quick enough, which everybody sees."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        if retreaters(game):
            game.push(RETREAT_CHOICE[game.the_fight().defender()])


@final
class RetreatChoice(FightQuestion):
    """F-7.1 Any of the eligible units retreat, or none. D-11"""

    rule: ClassVar[str] = "F-7.1"

    def legal(self, game: FieldOfGlory, seat: i64) -> list[Action]:
        options: list[Action] = [STAND]
        able = retreaters(game)
        before: i64 = -1
        for kind in able:
            if kind != before:
                options.append(RETREAT[kind])
            before = kind
        if len(able) == 2:
            options.append(RETREAT_ALL)
        return options

    def refuse(self, game: FieldOfGlory, seat: i64, action: Action) -> Refusal:
        fight = game.the_fight()
        units = game.at(seat, fight.target)
        if action.verb == RETREAT_BOTH and len(units) == 1:
            return Refusal("only_one_unit", "F-7.1")
        if action.verb == RETREAT_BOTH:
            return Refusal("too_slow", "F-7.1", {"lead": notation(fight.lead)})
        if action.verb != RETREAT_UNIT:
            return Refusal("stand_or_retreat", "F-7.1")
        if action.piece in units:
            return Refusal("too_slow", "F-7.1", {"lead": notation(fight.lead)})
        return Refusal("not_in_column", "F-7.1", {"card": action.piece_name, "column": fight.target + 1})

    def apply(self, game: FieldOfGlory, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is STAND:
            if game.heard:
                game.emit("stood", "F-7.1", seat, {})
            return
        fight = game.the_fight()
        column = fight.target
        going = [int(action.piece)] if action.verb == RETREAT_UNIT else game.at(seat, column)
        for kind in going:
            game.remove_unit(seat, column, kind)
            game.discard(seat, kind)
        if game.heard:
            parts: dict[str, Json] = {"cards": cards_text(going), "column": column + 1, "lead": notation(fight.lead)}
            game.emit("retreated", "F-7.1", seat, parts)


@final
class AfterRetreat(Step["FieldOfGlory"]):
    """Section 7 If a defender stays the fight goes on; after a full retreat the attacker gives up a unit (F-7.10)."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        fight = game.the_fight()
        if game.holds(fight.defender(), fight.target):
            game.push(RECKON)
            game.push(DEFENDER_LEAD_STEP)
            game.push(DEFENDER_BONUS_STEP)
            game.push(LATE_BONUS)
            return
        if game.heard:
            game.emit("full_retreat", "F-7.10", fight.defender(), {"column": fight.target + 1})
        clear_table(game, False)
        game.fight = None
        if fight.kind == CHARGE_FIGHT or game.charter.flank_retreat_costs:
            game.push(PURSUIT_LOSS[fight.attacker][fight.origin])


@final
class PursuitLoss(GiveUpUnit):
    """F-7.10 After a full retreat the attacker gives up one of the units that attacked. D-12"""

    rule: ClassVar[str] = "F-7.10"
    why: ClassVar[str] = "pursuit"

    def reminder(self) -> Refusal:
        return Refusal("give_up_one", "F-7.10", {"column": self.column + 1})


def column_asked(game: FieldOfGlory) -> i64:
    """The column that the open question is about: of a fight the one attacked; NO_COLUMN where it is about none."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, GiveUpUnit):
        return top.column
    return NO_COLUMN if game.fight is None else game.fight.target


# The defender's lead (F-7.4).


@final
class DefenderLeadStep(Step["FieldOfGlory"]):
    """F-7.4 The defender names his lead after both bonus cards lie on the table."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        game.push(DEFENDER_LEAD[game.the_fight().defender()])


@final
class DefenderLead(FightQuestion):
    """F-7.4 One of the units that did not retreat; a single one, or two of a kind, name themselves. D-14"""

    rule: ClassVar[str] = "F-7.4"

    def forced(self, game: FieldOfGlory, seat: i64) -> Action | None:
        units = game.at(seat, game.the_fight().target)
        return LEAD[units[0]] if len(units) == 1 or units[0] == units[1] else None

    def legal(self, game: FieldOfGlory, seat: i64) -> list[Action]:
        return [LEAD[kind] for kind in game.at(seat, game.the_fight().target)]

    def refuse(self, game: FieldOfGlory, seat: i64, action: Action) -> Refusal:
        if action.verb == NAME_LEAD:
            column = game.the_fight().target + 1
            return Refusal("not_in_column", "F-7.4", {"card": action.piece_name, "column": column})
        return Refusal("name_the_lead", "F-7.4")

    def apply(self, game: FieldOfGlory, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        fight = game.the_fight()
        if game.heard and len(game.at(seat, fight.target)) == 2:
            game.emit("named_lead", "F-7.4", seat, {"card": action.piece_name})
        game.fight = fight.with_defender_lead(action.piece)


OFFER_RETREAT: Final = OfferRetreat()
AFTER_RETREAT: Final = AfterRetreat()
DEFENDER_LEAD_STEP: Final = DefenderLeadStep()
RETREAT_CHOICE: Final = [RetreatChoice(seat) for seat in range(PLAYERS)]
PURSUIT_LOSS: Final = [[PursuitLoss(seat, column) for column in range(COLUMNS)] for seat in range(PLAYERS)]
DEFENDER_LEAD: Final = [DefenderLead(seat) for seat in range(PLAYERS)]
