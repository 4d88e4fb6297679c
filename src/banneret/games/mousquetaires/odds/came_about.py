"""Whether that came about of which a chance was shown, for the comparison of both (calibration).

A chance of the menu holds if all cards are used as its plan says. It is compared where the hand leaves no choice:
without cards that become dice, without Aramis' ability and, on board 3, without tokens.
"""

from collections.abc import Sequence
from typing import Final, cast

from banneret.core.events import Event
from banneret.core.odds import ShownChance
from banneret.games.mousquetaires.odds.task_odds import FAIR_SEARCH
from banneret.games.mousquetaires.rules.actions import DONE
from banneret.games.mousquetaires.rules.cards import COMBAT, DOUBLE
from banneret.games.mousquetaires.rules.duel import DuelCards, RerollDie
from banneret.games.mousquetaires.rules.quest import ROAD
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.turns import TakeAction

# By what a chance is of: the events that show that it came about, and those that show that it did not.
SUCCESS: Final = {
    "duel": ["beaten"], "guard": ["beaten"], "guard-free": ["beaten"], "flees": ["rochefort_flees"],
    "challenge": ["overcome"], "solve": ["trap_gone"], "unmask": ["successes"], "passage": ["room_passed"],
    "step": ["cleared"], "fight": ["cleared"], "blind": ["cleared"],
}  # fmt: skip
FAILURE: Final = {
    "flees": ["action_lost", "fell"], "challenge": ["action_lost", "fell"], "unmask": ["action_lost", "fell"],
    "passage": ["action_lost", "fell"],
}  # fmt: skip
FIGHT_LOST: Final = ["duel_failed", "action_lost", "fell"]
SURE: Final = "dagger"  # it may fell him, but its space is cleared all the same (M-15.5)


def left_no_choice(game: Mousquetaires, shown: ShownChance) -> bool:
    """Whether the cards could be used in one way only; while cards are chosen, the last word on them counts."""
    top = game.stack[-1]
    if isinstance(top, TakeAction):
        hand = game.hands[shown.seat]
        if COMBAT in hand or DOUBLE in hand or (game.charter.uses_any_card(top.man) and not game.aramis_used):
            return False
        return game.board_number != ROAD or (game.epic == 0 and game.all_for_one == 0)
    if isinstance(top, DuelCards) and shown.of == "blind" and (game.epic > 0 or game.all_for_one > 0):
        return False
    return isinstance(top, RerollDie) or shown.answer == DONE.notation


def came_about(shown: ShownChance, before: Mousquetaires, since: Sequence[Event]) -> bool | None:
    """None: not yet, or nobody can tell."""
    if shown.of == "rochefort":
        return interrupted(since)
    if shown.of == "search-fair":
        return brought(since)
    if shown.of not in SUCCESS or not left_no_choice(before, shown):
        return None
    good = SUCCESS[shown.of]
    bad = FAILURE.get(shown.of, FIGHT_LOST)
    sure = False
    for event in since:
        if event.name in good:
            return True
        sure = sure or event.name == SURE
        if event.name in bad and not sure:
            return False
    return None


def interrupted(since: Sequence[Event]) -> bool | None:
    """M-10.1, M-10.9 Whether Rochefort was there."""
    for event in since:
        if event.name == "not_there":
            return False
        if event.name == "milady_revealed":
            return event.rule == "M-10.1"
    return None


def brought(since: Sequence[Event]) -> bool | None:
    """M-11.5 Whether a search brought two successes at least."""
    for event in since:
        if event.name == "successes":
            return cast(int, event.parts["count"]) >= FAIR_SEARCH
        if event.name in ("action_lost", "fell"):
            return False
    return None
