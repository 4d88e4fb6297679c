"""F-6 Phase 4, actions: deploy, charge, Reserves, in any order and number."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.field_of_glory.rules.actions import (
    CHARGE,
    CHARGE_WITH,
    COLUMNS,
    CONFIRM,
    CONFIRM_DEPLOY,
    DEPLOY,
    DROP_UNIT,
    END,
    OPEN_DEPLOY,
    OPEN_PAYMENT,
    PLACE_UNIT,
    PLAY_RESERVES,
    RESERVES,
    SPEND_CARD,
)
from banneret.games.field_of_glory.rules.attack import begin_attack
from banneret.games.field_of_glory.rules.cards import RE2, cards_text, notation
from banneret.games.field_of_glory.rules.deploy import (
    add_plan_options,
    can_deploy,
    carry_out,
    extend_plan,
    refuse_in_plan,
)
from banneret.games.field_of_glory.rules.deployment_plan import NO_COLUMN
from banneret.games.field_of_glory.rules.fight_record import CHARGE_FIGHT
from banneret.games.field_of_glory.rules.state import ACTIONS, PLAYERS, FieldOfGlory


@final
class ActionPhase(Step["FieldOfGlory"]):
    """F-6.1 The phase begins: always a question, even if ending it is the only answer (F-9.1)."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        game.phase = ACTIONS
        game.push(MAIN_ACTION[game.active])


@final
class MainAction(Question["FieldOfGlory"]):
    """F-6.1 Deploy, charge, play Reserves or end the phase. D-4 to D-8

    A deployment is composed beneath this very question, so that the other player sees nothing of it (F-6.13);
    cancelled, it leaves nothing behind (F-6.12).
    """

    rule: ClassVar[str] = "F-6.1"

    def prompt(self, game: FieldOfGlory, seat: i64) -> dict[str, Json]:
        """How far a deployment is: its cost, the command points left and paid, the column that must be filled."""
        plan = game.plan
        if plan is None:
            return {"stage": "free"}
        stage = "pay" if plan.paying else "place" if plan.open_column == NO_COLUMN else "open"
        return {
            "stage": stage,
            "column": plan.open_column + 1,
            "cost": plan.cost,
            "left": plan.rest_points,
            "paid": plan.paid_points,
        }

    def legal(self, game: FieldOfGlory, seat: i64) -> list[Action]:
        options: list[Action] = []
        plan = game.plan
        if plan is not None:
            add_plan_options(game, plan, options)
            return options
        if can_deploy(game, seat):
            options.append(DEPLOY)
        column: i64 = 0
        while column < COLUMNS:
            units = game.at(seat, column)
            if units and game.holds(1 - seat, column):
                before: i64 = -1
                for kind in units:
                    if kind != before:
                        options.append(CHARGE[kind][column])
                    before = kind
            column += 1
        if RE2 in game.hands[seat] and game.has_pile(seat):
            options.append(RESERVES)
        options.append(END)
        return options

    def refuse(self, game: FieldOfGlory, seat: i64, action: Action) -> Refusal:
        verb = action.verb
        if game.plan is not None:
            return refuse_in_plan(game, game.plan, action)
        if verb == OPEN_DEPLOY:
            return Refusal("nothing_to_deploy", "F-6.10")
        if verb == CHARGE_WITH:
            return self.refuse_charge(game, seat, action.piece // COLUMNS, action.piece % COLUMNS)
        if verb == PLAY_RESERVES:
            if RE2 not in game.hands[seat]:
                return Refusal("not_in_hand", "F-6.6", {"card": notation(RE2)})
            return Refusal("no_card_in_piles", "F-6.6")
        if (verb == PLACE_UNIT or verb == DROP_UNIT or verb == OPEN_PAYMENT or verb == SPEND_CARD
                or verb == CONFIRM_DEPLOY):  # fmt: skip
            return Refusal("open_a_deployment", "F-6.8")
        return Refusal("choose_an_action", "F-6.1")

    def refuse_charge(self, game: FieldOfGlory, seat: i64, kind: i64, column: i64) -> Refusal:
        if not game.holds(1 - seat, column):
            return Refusal("nobody_to_charge", "F-6.7", {"column": column + 1})
        return Refusal("not_in_column", "F-6.7", {"card": cards_text([kind]), "column": column + 1})

    def apply(self, game: FieldOfGlory, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            extend_plan(game, seat, action)
        elif action is CONFIRM:
            carry_out(game, seat)
        elif action is END:
            game.pop()
            if game.heard:
                game.emit("ended_actions", "F-6.1", seat, {})
        elif action is RESERVES:
            play_reserves(game, seat, chance)
        else:
            kind = action.piece // COLUMNS
            column = action.piece % COLUMNS
            if game.heard:
                parts: dict[str, Json] = {"card": cards_text([kind]), "column": column + 1, "victim": 1 - seat}
                game.emit("charged", "F-6.7", seat, parts)
            begin_attack(game, CHARGE_FIGHT, seat, column, column, kind)


def play_reserves(game: FieldOfGlory, seat: i64, chance: Chance) -> None:
    """F-6.6 Draw three, then the card is discarded; it lies on the table while its own draw reshuffles (F-4.5)."""
    game.hands[seat].remove(RE2)
    if game.heard:
        game.emit("reserves_played", "F-6.6", seat, {"card": notation(RE2)}, reveals=True)
    game.draw(seat, game.charter.data.reserves, "F-6.6", chance)
    game.discard(seat, RE2)
    if game.heard:
        game.emit("table_cleared", "F-4.2", seat, {"cards": notation(RE2), "unseen": ""})


ACTION_PHASE: Final = ActionPhase()
MAIN_ACTION: Final = [MainAction(seat) for seat in range(PLAYERS)]
