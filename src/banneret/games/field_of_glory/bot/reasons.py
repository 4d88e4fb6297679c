"""Why the expert did something, asked after the fact: by what everybody can see, never by what its hand held."""

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.jsons import Json
from banneret.core.reasons import Reason
from banneret.games.field_of_glory.odds.assault import Assault, attack_with
from banneret.games.field_of_glory.rules.actions import (
    BONUS_CARD,
    BONUS_DECK,
    CHARGE_WITH,
    COLUMNS,
    CONFIRM_DEPLOY,
    DECLINE_BONUS,
    DISCARD_CARD,
    DRAW_THREE,
    END_ACTIONS,
    FLANK_FROM,
    GIVE_UP_UNIT,
    NAME_LEAD,
    PLAY_RESERVES,
    RETREAT_BOTH,
    RETREAT_UNIT,
    STAND_FAST,
    STOP_FLANKS,
    TRADE_CARD,
)
from banneret.games.field_of_glory.rules.fight_record import CHARGE_FIGHT, FLANK_FIGHT, Fight
from banneret.games.field_of_glory.rules.flanks import flank_parts
from banneret.games.field_of_glory.rules.state import FieldOfGlory


def explain(before: FieldOfGlory, seat: i64, action: Action, now: FieldOfGlory, assault: Assault) -> Reason | None:
    """The reason of an answer; None of a draft, which stays hidden, and of a bonus card before it is revealed."""
    verb = action.verb
    fight = before.fight
    if verb == CHARGE_WITH or verb == FLANK_FROM:
        return Reason("attack", ahead_in(before, declared(seat, action), assault))
    if fight is not None:
        return in_fight(before, fight, verb, now, assault)
    if verb == CONFIRM_DEPLOY:
        return deployment(before, seat)
    if verb == END_ACTIONS or verb == STOP_FLANKS:
        return Reason("end")
    if verb == PLAY_RESERVES:
        return Reason("reserves")
    if verb == DRAW_THREE:
        return Reason("draw", {"count": int(before.charter.draws)})
    if verb == TRADE_CARD:
        return Reason("trade", {"count": before.charter.points[action.piece]})
    if verb == DISCARD_CARD:
        return Reason("discard")
    return Reason("give_up") if verb == GIVE_UP_UNIT else None


def in_fight(before: FieldOfGlory, fight: Fight, verb: i64, now: FieldOfGlory, assault: Assault) -> Reason | None:
    if verb == STAND_FAST:
        return Reason("stand", ahead_in(before, fight, assault))
    if verb == RETREAT_UNIT or verb == RETREAT_BOTH:
        return Reason("retreat", ahead_in(before, fight, assault))
    if verb == NAME_LEAD:
        return Reason("lead")
    if now.fight is not None:
        return None  # what lies face down stays so
    if verb == BONUS_CARD:
        return Reason("bonus", ahead_in(before, fight, assault))
    if verb == BONUS_DECK:
        return Reason("bonus_deck")
    return Reason("no_bonus") if verb == DECLINE_BONUS else None


def declared(seat: i64, action: Action) -> Fight:
    """The attack that an answer declares."""
    if action.verb == FLANK_FROM:
        lead, origin, target = flank_parts(action)
        return attack_with(FLANK_FIGHT, seat, origin, target, lead)
    column = action.piece % COLUMNS
    return attack_with(CHARGE_FIGHT, seat, column, column, action.piece // COLUMNS)


def ahead_in(game: FieldOfGlory, fight: Fight, assault: Assault) -> dict[str, Json]:
    """The column, and by how much the attacker is ahead without bonus cards (odd edges: the defender wins ties)."""
    edge = assault.edge(game, fight)
    ahead = (edge + 1) // 2
    stands = "behind" if ahead < 0 else "even" if ahead == 0 else "ahead"
    return {"column": int(fight.target) + 1, "stands": stands, "by": abs(int(ahead))}


def deployment(game: FieldOfGlory, seat: i64) -> Reason | None:
    """What the units were wanted for: to deny a column, to take one, or to be stronger in one."""
    plan = game.plan
    if plan is None:
        return None
    aim = ""
    found: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        if plan.added[column]:
            alone = not game.holds(seat, column)
            if alone and game.holds(1 - seat, column):
                return Reason("deploy", {"aim": "deny", "column": int(column) + 1})
            if not aim or (alone and aim == "support"):
                aim = "take" if alone else "support"
                found = column
        column += 1
    return Reason("deploy", {"aim": aim, "column": int(found) + 1})
