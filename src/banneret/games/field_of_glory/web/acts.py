"""What the things on the table stand for in the present question: answers, or chains of them, best first.

Deploying is one act for the player: a card of the hand is laid into a column (`deploy, place hi4@3` where no deployment
is open yet) or spent (`pay, spend co5`), whatever the chain of answers needs before it (F-6.8).
"""

from typing import Final, final

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Canvas
from banneret.core.refusals import Refusal
from banneret.games.field_of_glory.rules.actions import (
    BONUS,
    CHARGE,
    COLUMNS,
    DISCARD,
    DRAW,
    DROP,
    FLANK_FROM,
    GIVE_UP,
    LEAD,
    OVERLAP,
    RETREAT,
    TOP_BONUS,
    TRADE,
)
from banneret.games.field_of_glory.rules.advance import AdvanceDiscard
from banneret.games.field_of_glory.rules.attack import DefenderLead, PursuitLoss, RetreatChoice, column_asked
from banneret.games.field_of_glory.rules.bonus import AttackerBonus, DefenderBonus, OverlapChoice
from banneret.games.field_of_glory.rules.cards import OV2, RE2, UNIT_KINDS, notation, placed_text
from banneret.games.field_of_glory.rules.deploy import affords, fits, new_plan, pays_without_waste, refuse_place
from banneret.games.field_of_glory.rules.deployment_plan import NO_COLUMN, Plan
from banneret.games.field_of_glory.rules.draw_phase import DiscardDown, DrawMode
from banneret.games.field_of_glory.rules.flanks import FlankAttack, flank_parts
from banneret.games.field_of_glory.rules.main_phase import MainAction
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.words import readable

NO_REASON: Final = ("", "")

# By question: the answers that a card of the hand and an own unit stand for, by their kinds, and the own deck.
HAND_ANSWERS: Final[dict[type, list[Action]]] = {
    AttackerBonus: BONUS,
    DefenderBonus: BONUS,
    DrawMode: TRADE,
    DiscardDown: DISCARD,
}
UNIT_ANSWERS: Final[dict[type, list[Action]]] = {
    AdvanceDiscard: GIVE_UP,
    PursuitLoss: GIVE_UP,
    RetreatChoice: RETREAT,
    DefenderLead: LEAD,
}
DECK_ANSWER: Final[dict[type, Action]] = {AttackerBonus: TOP_BONUS, DefenderBonus: TOP_BONUS, DrawMode: DRAW}
BEFORE_THE_BLOWS: Final = (OverlapChoice, AttackerBonus, DefenderBonus)  # Overlap stands for itself, or says why not


@final
class Use:
    """The answers a thing stands for, what each of them costs, and why none of them can be given (text and rule)."""

    def __init__(self, acts: list[str], tags: list[str] | None = None, reason: tuple[str, str] = NO_REASON) -> None:
        self.acts = acts
        self.tags: list[str] = [] if tags is None else tags
        self.reason = reason


@final
class Uses:
    """The uses of all things for one viewer."""

    def __init__(self, canvas: Canvas, game: FieldOfGlory, seat: int) -> None:
        self.canvas = canvas
        self.game = game
        self.seat = seat
        self.top = game.stack[-1] if game.stack and not game.over else None
        self.asked = seat >= 0 and not game.over and game.waiting() & BIT[seat] != 0
        self.free = self.asked and isinstance(self.top, MainAction) and game.plan is None
        self.plan: Plan | None = game.plan
        if self.free:
            self.plan = new_plan(game, seat)

    def reason(self, refusal: Refusal) -> tuple[str, str]:
        """A refusal in the reader's words."""
        canvas = self.canvas
        parts = readable(refusal.parts, canvas.language, canvas.names, self.game.charter.data)
        return canvas.texts.say(f"refusal-{refusal.code.replace('_', '-')}", parts), refusal.rule

    # Cards of the hand.

    def hand_card(self, kind: int) -> Use:
        if not self.asked:
            return Use([])
        if isinstance(self.top, MainAction):
            return self.main(kind)
        acts = [OVERLAP.notation] if kind == OV2 and type(self.top) in BEFORE_THE_BLOWS else []
        family = HAND_ANSWERS.get(type(self.top))
        return Use(acts if family is None else [*acts, family[kind].notation])

    def main(self, kind: int) -> Use:
        """F-6.1 A unit is laid into a column, any card pays, Reserves is played."""
        plan = self.plan
        assert plan is not None
        if plan.paying:
            return Use([f"spend {notation(kind)}"])
        use = self.placements(plan, kind) if kind < UNIT_KINDS else Use([])
        if self.free and kind == RE2:
            return Use(["reserves"])
        if self.can_spend(plan, kind):
            use.acts.append(f"pay, spend {notation(kind)}")
            use.tags.append("")
        elif not self.free and not use.acts and kind >= UNIT_KINDS:
            return Use([f"spend {notation(kind)}"])
        return use

    def can_spend(self, plan: Plan, kind: int) -> bool:
        """F-6.9 Once something is placed that costs something, a card may go straight to the payment."""
        if plan.placed == 0 or plan.cost == 0 or plan.open_column != NO_COLUMN:
            return False
        return not self.game.charter.irredundant or pays_without_waste(self.game, plan, kind)

    def placements(self, plan: Plan, kind: int) -> Use:
        """F-6.3, F-6.4 The columns that the unit can be laid into, with the cost of each; or why there is none."""
        game = self.game
        use = Use([])
        best: Refusal | None = None
        for column in sorted(range(COLUMNS), key=lambda column: int(game.deploy_cost(kind, column))):
            if plan.open_column not in (NO_COLUMN, column):
                continue
            if affords(game, plan, kind, column) and fits(game, plan, kind, column):
                first = "deploy, " if self.free else ""
                use.acts.append(f"{first}place {placed_text(kind, column)}")
                use.tags.append(str(game.deploy_cost(kind, column)))
            elif best is None or (fits(game, plan, kind, column) and best.code != "cannot_pay"):
                best = refuse_place(game, plan, kind, column)
        if not use.acts and best is not None:
            use.reason = self.reason(best)
        return use

    # Units on the field.

    def unit(self, kind: int, column: int) -> Use:
        """An own unit that stands in a column."""
        if not self.asked:
            return Use([])
        if isinstance(self.top, MainAction):
            plan = self.game.plan
            if plan is None:
                return Use([CHARGE[kind][column].notation])
            return Use([] if plan.paying else [DROP[kind][column].notation])
        if isinstance(self.top, FlankAttack):
            return Use(self.flanks(kind, column))
        family = UNIT_ANSWERS.get(type(self.top))
        return Use([family[kind].notation] if family is not None and column_asked(self.game) == column else [])

    def flanks(self, kind: int, column: int) -> list[str]:
        """F-5.9 The flank attacks that this unit can lead; else the one against its own column, which tells why not."""
        found: list[str] = []
        for action in self.canvas.legal.values():
            if action.verb == FLANK_FROM:
                lead, origin, _ = flank_parts(action)
                if lead == kind and origin == column:
                    found.append(action.notation)
        return found or [f"flank {placed_text(kind, column)}>{column + 1}"]

    def is_open(self, column: int) -> bool:
        """Whether some unit can go to a column: out of the hand, or in a flank attack."""
        if isinstance(self.top, FlankAttack) and self.asked:
            return self.game.flanks[column] != 0
        plan = self.plan
        if plan is None or plan.paying or plan.open_column not in (NO_COLUMN, column):
            return False
        return any(
            kind < UNIT_KINDS and affords(self.game, plan, kind, column) and fits(self.game, plan, kind, column)
            for kind in plan.rest
        )

    # Piles.

    def deck(self) -> Use:
        """The own draw deck."""
        answer = DECK_ANSWER.get(type(self.top))
        return Use([answer.notation] if answer is not None and self.asked else [])
