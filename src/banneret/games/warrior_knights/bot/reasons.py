"""Why the expert did something, asked after the fact: from what it saw then, and of open decisions alone.

Plans, dropped cards and votes to be shown together stay unexplained: what others still cannot see is not told.
"""

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.reasons import Reason
from banneret.games.warrior_knights.bot.appraisal import Appraisal
from banneret.games.warrior_knights.bot.attacks import Blow, best_blow
from banneret.games.warrior_knights.bot.manner import Manner
from banneret.games.warrior_knights.rules.actions import (
    ALLOW,
    LET_GO,
    PASS,
    PAY_CROWNS,
    PAY_FAITH,
    REFUSE,
    TAKE_CROWNS,
    TAKE_VOTE,
    TARGET_AREA,
)
from banneret.games.warrior_knights.rules.bargaining import GivePermission
from banneret.games.warrior_knights.rules.battle import ChooseBattle, candidates
from banneret.games.warrior_knights.rules.cards import AREA_IDS, CITY_IDS
from banneret.games.warrior_knights.rules.revolts import QuellRevolt
from banneret.games.warrior_knights.rules.state import BATTLE_IDS, WarriorKnights


def explain(before: WarriorKnights, seat: i64, action: Action, manner: Manner) -> Reason | None:
    """The reason in a word, with what it was weighed by: everything in influence."""
    if not before.stack:
        return None
    top = before.stack[-1]
    eyes = Appraisal(before, seat, manner)
    if isinstance(top, ChooseBattle):
        if action not in top.legal(before, seat):
            return None
        return of_battle(best_blow(eyes, top.area, candidates(before, seat, top.area)), top.area, action is PASS)
    if action.verb == TARGET_AREA:
        return of_battle(best_blow(eyes, action.piece, candidates(before, seat, action.piece)), action.piece, False)
    if action is TAKE_CROWNS or action is TAKE_VOTE:
        return Reason("nothing-better")
    if isinstance(top, QuellRevolt) and action in (PAY_FAITH, PAY_CROWNS, LET_GO):
        key = "city-let-go" if action is LET_GO else "city-kept"
        return Reason(key, {"city": CITY_IDS[top.city], "rounds": int(eyes.rounds + 0.5)})
    if isinstance(top, GivePermission):
        if action is REFUSE and top.asker == eyes.leader:
            return Reason("leader-refused", {"to": top.asker})
        if action is ALLOW:
            return Reason("no-harm", {"to": top.asker})
    return None


def of_battle(blow: Blow | None, area: i64, passed: bool) -> Reason | None:
    """A battle that pays, or none that does."""
    if passed or blow is None:
        return Reason("no-battle", {"area": AREA_IDS[area]}) if passed else None
    return Reason("battle", {"battle": BATTLE_IDS[blow.kind], "area": AREA_IDS[area], "gain": f"{blow.gain:.1f}"})
