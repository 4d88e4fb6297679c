"""A state, or what a seat sees of it, in the words of positions."""

from typing import Final

from mypy_extensions import i64

from banneret.core.fields import described
from banneret.core.jsons import Json
from banneret.core.position import NOBODY_WORD, NONE_WORD
from banneret.games.knights.fields import FIELDS
from banneret.games.knights.positions.words import AWAY_WORD, JOIN, MOVING, OVER, PLACING, REVENGE, ROLLING, TURN
from banneret.games.knights.rules.cards import GUARD_IDS, PILE_IDS, cards_text, notation, parse_cards
from banneret.games.knights.rules.guards import ArrangeGuards
from banneret.games.knights.rules.king import Revenge
from banneret.games.knights.rules.rolling import Rolling
from banneret.games.knights.rules.state import (
    NOT_YET,
    STAYED_AWAY,
    Knights,
)
from banneret.games.knights.rules.strength import rest_of, strength_parts
from banneret.games.knights.rules.tournament import TakePart
from banneret.games.knights.rules.turn import Choose, MainAction

# What a seat owns: the order does not matter.
UNORDERED: Final = ("castles", "specials", "tournaments", "castle_guard_on", "chosen")

PHASE_OF: Final[dict[type, str]] = {
    MainAction: TURN,
    Rolling: ROLLING,
    TakePart: JOIN,
    Revenge: REVENGE,
    ArrangeGuards: PLACING,
}


def normal(path: str, value: Json) -> Json:
    """An expected value in the form that `describe` gives: cards sorted where their order does not matter."""
    if not isinstance(value, str) or path.split(".")[0] not in UNORDERED:
        return value
    try:
        return cards_text(sorted(parse_cards(value)))
    except ValueError:
        return value


def describe(game: Knights, names: list[str]) -> dict[str, Json]:
    """All words of a position, and what follows from them."""
    told = described(game, FIELDS, names)
    told["phase"] = phase_of(game)
    top = game.stack[-1] if game.stack else None
    told["guard"] = GUARD_IDS[top.guard] if isinstance(top, ArrangeGuards) else NONE_WORD
    told["asked"] = names[game.turn()] if game.turn() >= 0 else NOBODY_WORD
    told["round"] = game.round_number()
    told["tournament_counts"] = {name: len(game.tournaments[seat]) for seat, name in enumerate(names)}
    for pile, name in enumerate(PILE_IDS):
        cards = game.piles[pile]
        told[name] = cards_text(cards)
        told[f"{name}_size"] = len(cards)
        told[f"{name}_top"] = notation(cards[0]) if cards else NONE_WORD
        told[f"{name}_bottom"] = notation(cards[-1]) if cards else NONE_WORD
    told["strength"] = list(strength_parts(game.rolled())) if game.dice else []
    told["target"] = shown(game, game.target, against_roll=game.is_against_roll())
    told["beat"] = told["target"]
    told["results"] = {name: result_words(game, game.results[seat]) for seat, name in enumerate(names)}
    return told


def phase_of(game: Knights) -> str:
    """Where the game stands, by the question that is open."""
    if not game.stack:
        return OVER
    if isinstance(game.stack[-1], ArrangeGuards) and isinstance(game.stack[-2], Choose):
        return MOVING
    return PHASE_OF[type(game.stack[-1])]


def shown(game: Knights, strength: i64, against_roll: bool) -> list[Json]:
    """A strength as [n, v, p], the rest of the pool behind it where it counts; nothing where there is none."""
    if strength < 0:
        return []
    if not against_roll or not game.charter.all_plus_dice:
        return list(strength_parts(strength))
    n, v, p = strength_parts(game.without_rest(strength))
    return [n, v, p, *rest_of(strength)[1:]]


def result_words(game: Knights, result: i64) -> Json:
    """What a seat has rolled in a tournament."""
    if result == STAYED_AWAY:
        return AWAY_WORD
    return NONE_WORD if result == NOT_YET else shown(game, result, against_roll=True)
