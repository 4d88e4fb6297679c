"""What the sentence that puts a question to a seat names."""

from mypy_extensions import i64

from banneret.core.jsons import Json
from banneret.games.field_of_glory.rules.advance import AdvanceDiscard
from banneret.games.field_of_glory.rules.attack import PursuitLoss
from banneret.games.field_of_glory.rules.deployment import NO_COLUMN
from banneret.games.field_of_glory.rules.state import DRAFT, FieldOfGlory


def question_parts(game: FieldOfGlory, seat: i64) -> dict[str, Json]:
    """The round of the draft, the column of the fight, how far a deployment is; what is not meant is 0."""
    charter = game.charter
    parts: dict[str, Json] = {
        "round": draft_round(game, seat),
        "rounds": charter.rounds,
        "column": column_of(game),
        "count": count_of(game, seat),
        "stage": "free",
        "cost": 0,
        "left": 0,
        "paid": 0,
    }
    plan = game.plan
    if plan is not None:
        parts["stage"] = "pay" if plan.paying else "place" if plan.open_column == NO_COLUMN else "open"
        parts["cost"] = plan.cost
        parts["left"] = plan.rest_points
        parts["paid"] = plan.paid_points
    return parts


def draft_round(game: FieldOfGlory, seat: i64) -> i64:
    """The round of the draft that a seat is in, from 1; a spectator does not know."""
    return game.rounds[seat] + 1 if seat >= 0 else 1


def count_of(game: FieldOfGlory, seat: i64) -> i64:
    """How many cards are still to be kept, or to be discarded."""
    if game.phase == DRAFT:
        return game.charter.keep - len(game.kept_now(seat))
    return max(0, len(game.hands[seat]) - game.charter.hand_size)


def column_of(game: FieldOfGlory) -> i64:
    """The column that the question is about, from 1."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, (AdvanceDiscard, PursuitLoss)):
        return top.column + 1
    if game.fight is not None:
        return game.fight.target + 1
    if game.plan is not None:
        return game.plan.open_column + 1
    return 0
