"""Why the expert answered as it did, for whoever asks afterwards; nothing is told of cards that are still in hands."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.jsons import Json
from banneret.core.reasons import Reason
from banneret.games.havoc.rules.actions import (
    CHOOSE_BATTLE,
    CRY_HAVOC,
    DOGS_OUT,
    DRAW_DECK,
    DRAW_RECRUIT,
    EXCHANGE_DOGS,
    FETCH_RECRUIT,
    LAYING_DONE,
    PASS_BATTLE,
    PEACE_DISCARD,
    PLACE_RECRUIT,
    RECRUIT_TURN,
    SCAVENGE_CARD,
    STAY_OUT,
    TAKE_LOOT,
)
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.state import Havoc

WITH_CARD: Final[dict[int, str]] = {
    DRAW_RECRUIT: "draw",
    FETCH_RECRUIT: "fetch",
    PLACE_RECRUIT: "place",
    SCAVENGE_CARD: "scavenge",
    PEACE_DISCARD: "discard",
    TAKE_LOOT: "take",
}
ALONE: Final[dict[int, str]] = {
    DRAW_DECK: "draw-deck",
    STAY_OUT: "decline",
    PASS_BATTLE: "pass",
    EXCHANGE_DOGS: "exchange",
}


def explain(before: Havoc, seat: i64, action: Action) -> Reason | None:
    """By the kind of answer and by what everybody could see: the row, the peace card, the battle."""
    verb = action.verb
    if verb in WITH_CARD:
        return Reason(WITH_CARD[verb], {"card": action.piece_name})
    if verb in ALONE:
        return Reason(ALONE[verb])
    if verb == CRY_HAVOC or verb == RECRUIT_TURN:
        battle: dict[str, Json] = {"battle": before.battle_row[0]}
        if verb == RECRUIT_TURN:
            return Reason("recruit", battle)
        before_peace = before.level >= before.charter.sides and seat != before.peacekeeper
        return Reason("havoc-before-peace" if before_peace else "havoc", battle)
    if verb == LAYING_DONE:
        if before.battle == CASTILLON:
            return Reason("castillon")
        return Reason("lay-more" if before.laid[seat] else "lay", {"battle": before.battle})
    if verb == DOGS_OUT:
        return Reason("dogs-out", {"dogs": action.piece})
    if verb == CHOOSE_BATTLE:
        return Reason("next", {"battle": action.piece + 1})
    return None
