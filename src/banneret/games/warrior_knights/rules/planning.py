"""W-5 Planning: everybody puts up to two cards into each of three stacks, secretly and at once."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, JointQuestion, Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import DONE, PLAN, PLAN_CARD
from banneret.games.warrior_knights.rules.cards import ACTION_IDS, ACTION_KINDS, STACKS
from banneret.games.warrior_knights.rules.resolution import NEXT_CARD
from banneret.games.warrior_knights.rules.state import ACTIONS, NO_SEAT, PLANNING, WarriorKnights, put_list, without
from banneret.games.warrior_knights.rules.upkeep import UPKEEP


@final
class BeginRound(Step["WarriorKnights"]):
    """W-4 A new round: planning first."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        game.round += 1
        game.phase = PLANNING
        game.stack_now = 0
        game.open_hand = [[] for _ in range(game.players)]
        if game.heard:
            game.emit("round", "W-5.1", NO_SEAT, {"round": game.round})
        everybody: i64 = 0
        for seat in game.turn_order():
            if game.hands[seat]:  # who has no card has nothing to plan
                everybody |= BIT[seat]
        game.push(BEGIN_ROUND)
        game.push(UPKEEP)
        game.push(NEXT_CARD)
        game.push(STACK_CARDS)
        game.push(PlanCards(everybody, everybody))


def in_stack(chain: list[int], stack: i64) -> i64:
    """How many cards of an unfinished plan lie in a stack."""
    count: i64 = 0
    for answer in chain:
        if (answer - PLAN[0].id) // ACTION_KINDS == stack:
            count += 1
    return count


def unplanned(hand: list[int], chain: list[int], kind: i64) -> i64:
    """How many cards of a kind are still in hand."""
    left: i64 = hand.count(kind)
    for answer in chain:
        if (answer - PLAN[0].id) % ACTION_KINDS == kind:
            left -= 1
    return left


@final
class PlanCards(JointQuestion["WarriorKnights"]):
    """W-5.1 Cards into stacks, at most two into each; then done. DP-4"""

    rule: ClassVar[str] = "W-5.1"

    def with_open(self, open_seats: i64) -> Frame[WarriorKnights]:
        return PlanCards(self.everyone, open_seats)

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        chain = game.picked[seat]
        hand = game.hands[seat]
        most = game.charter.data.constants.cards_per_stack
        left = [unplanned(hand, chain, kind) for kind in range(ACTION_KINDS)]
        options: list[Action] = []
        for stack in range(STACKS):
            if in_stack(chain, stack) < most:
                for kind in range(ACTION_KINDS):
                    if left[kind] > 0:
                        options.append(PLAN[stack * ACTION_KINDS + kind])
        options.append(DONE)
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb != PLAN_CARD:
            return Refusal("planning_first", "W-5.1")
        kind = action.piece % ACTION_KINDS
        if unplanned(game.hands[seat], game.picked[seat], kind) == 0:
            return Refusal("not_in_hand", "W-5.1", {"card": ACTION_IDS[kind]})
        return Refusal("stack_full", "W-5.1", {"stack": action.piece // ACTION_KINDS + 1})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action is DONE:
            self.answered(game, seat)
        else:
            game.pick(seat, action)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"count": len(game.picked[seat])}


@final
class StackCards(Step["WarriorKnights"]):
    """W-5.2 Planned cards and two neutral ones make each stack, the last two are unseen; W-5.3 each is shuffled."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        stacks: list[list[int]] = [[] for _ in range(STACKS)]
        for seat in range(game.players):
            plan = [answer - PLAN[0].id for answer in game.unpick(seat)]
            plan.sort()
            for card in plan:
                kind = card % ACTION_KINDS
                stacks[card // ACTION_KINDS].append(seat * ACTION_KINDS + kind)
                game.hands = put_list(game.hands, seat, without(game.hands[seat], kind))
            game.planned = put_list(game.planned, seat, plan)
            if game.heard and game.in_play(seat):
                counts = [len([card for card in plan if card // ACTION_KINDS == stack]) for stack in range(STACKS)]
                game.emit("planned", "W-5.1", seat, {"counts": [*counts]})
        neutral = game.neutral_done + game.neutral_aside
        neutral.sort()
        chance.shuffle(neutral, "neutral")
        each = game.charter.data.constants.neutral_per_stack
        for stack in range(STACKS):
            stacks[stack].extend(neutral[stack * each : (stack + 1) * each])
            chance.shuffle(stacks[stack], "stack")
        game.stacks = stacks
        game.neutral_aside = neutral[STACKS * each :]
        game.neutral_done = []
        game.phase = ACTIONS


BEGIN_ROUND: Final = BeginRound()
STACK_CARDS: Final = StackCards()
