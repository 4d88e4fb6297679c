"""Why the expert of the team did what it did: its plan in words, nothing about cards that are still hidden."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.reasons import Reason
from banneret.games.mousquetaires.bot.turn import Turn
from banneret.games.mousquetaires.bot.worth import Worth
from banneret.games.mousquetaires.rules import actions as words
from banneret.games.mousquetaires.rules.cards import BASTILLE, LOCATION_WORDS, MUSKETEER_IDS, QUEST
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.turns import ChooseMusketeer, TakeAction

WITHOUT_A_TASK: Final = "none"
TASK_VERBS: Final = (
    words.CHALLENGE_SKILL, words.DUEL_FOE, words.FIGHT_TOKEN, words.SOLVE_TRAP, words.SEARCH_PARIS, words.UNMASK_PARIS,
    words.STEP_ON, words.SECRET_PASSAGE,
)  # fmt: skip


def reason_for(before: Mousquetaires, seat: i64, action: Action, worth: Worth) -> Reason | None:
    """What moved a musketeer; None: nothing worth saying, or Milady's."""
    top = before.stack[-1]
    if isinstance(top, ChooseMusketeer):
        return reason_of_turn(before, action.piece)
    if not isinstance(top, TakeAction):
        return None
    told: dict[str, Json] = {"man": MUSKETEER_IDS[top.man]}
    verb = action.verb
    if verb == words.MOVE_TO or verb == words.RIDE_TO:
        plan = Turn(before, seat, top.man, worth).plan(action.piece, max(1, before.actions - 1), 0.0)
        told["location"] = LOCATION_WORDS[action.piece]
        told["what"] = WITHOUT_A_TASK if plan.first is None else plan.first.action.word
        return Reason("goes", told)
    if verb == words.DRAW_CARD:
        return Reason("draws", told)
    if verb == words.REINFORCE_WITH:
        told["siege"] = before.siege
        return Reason("reinforces", told)
    return Reason("task", told) if verb in TASK_VERBS else None


def reason_of_turn(game: Mousquetaires, man: i64) -> Reason | None:
    """M-5.1 Why somebody is next; None where nothing tells him from the others."""
    why = ""
    if game.lying & BIT[man]:
        why = "lies"
    elif game.place[man] == BASTILLE:
        why = "prisoner"
    elif game.charter.ignores_rochefort(man):
        why = "athos"
    elif game.place[man] == QUEST:
        why = "quest"
    return Reason("next", {"man": MUSKETEER_IDS[man], "why": why}) if why else None
