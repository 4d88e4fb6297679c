"""M-5.10 How bots answer what a musketeer asks: with their own cards, and with the expert's plan."""

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.games.mousquetaires.bot.turn import FRONTS, Turn
from banneret.games.mousquetaires.bot.worth import Worth
from banneret.games.mousquetaires.rules.actions import ABOUT_PLAN, ASK_ABOUT, PLAN, PLAN_CARDS, TELL
from banneret.games.mousquetaires.rules.cards import BASTILLE
from banneret.games.mousquetaires.rules.state import NOBODY, Mousquetaires
from banneret.games.mousquetaires.rules.talk import own_man, talk_acts
from banneret.games.mousquetaires.rules.turns import actions_of_a_turn


def reply(game: Mousquetaires, seat: i64, action: Action, worth: Worth) -> list[Action]:
    """What a bot of the team says when somebody asks; who has had his turn or lies makes no plans."""
    if action.verb != ASK_ABOUT or not talk_acts(game, seat):
        return []
    if action.piece != ABOUT_PLAN:
        return [TELL[action.piece]]
    man = own_man(game, seat)
    if man == NOBODY or game.done & BIT[man] or game.lying & BIT[man] or game.place[man] == BASTILLE:
        return []
    actions = game.actions if game.active == man else actions_of_a_turn(game)
    front = Turn(game, seat, man, worth).front(actions)
    return [PLAN[FRONTS.index(front)] if front in FRONTS else PLAN[PLAN_CARDS]]
