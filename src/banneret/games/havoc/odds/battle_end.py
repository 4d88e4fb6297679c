"""How a battle ends if one seat lays nothing beyond what it has chosen and the others play as the expert does."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.kernel import Step
from banneret.core.rooms import Policy
from banneret.games.havoc.rules.actions import DONE, PASS
from banneret.games.havoc.rules.battle import BattleContinue
from banneret.games.havoc.rules.scoring import Settle
from banneret.games.havoc.rules.state import Havoc


@final
class BattleOver(Step["Havoc"]):
    """Where such a game ends: the places of the battle are given, what follows does not matter."""

    def run(self, game: Havoc, chance: Chance) -> None:
        game.finish()


BATTLE_OVER: Final = BattleOver()


def place_at_end(world: Havoc, seat: i64, chosen: list[Action], expert: Policy[Havoc], chance: Chance) -> i64:
    """H-9 The place that a seat takes with its draft and `chosen`, which are answers beyond it, laid and no card more.

    The seat is asked what it lays; the world is played to the end of the battle.
    """
    for at in range(len(world.stack)):
        if isinstance(world.stack[at], Settle):
            above = world.stack[at:]
            world.unwind(0)
            world.push(BATTLE_OVER)
            world.stack.extend(above)
            break
    for action in chosen:
        world.apply(seat, action, chance)
    world.apply(seat, DONE if world.picked[seat] else PASS, chance)
    while not world.over:
        asked = world.turn()
        action = expert.choose(world, asked, chance)
        if asked == seat and isinstance(world.stack[-1], BattleContinue):
            action = PASS
        world.apply(asked, action, chance)
    return world.places[seat]
