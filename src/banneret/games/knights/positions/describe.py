"""A state, or what a seat sees of it, in the words of positions."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.position import NOBODY_WORD, NONE_WORD
from banneret.games.knights.positions.words import AWAY_WORD, GUARDS, JOIN, OVER, PURPOSE_WORDS, REVENGE, ROLLING, TURN
from banneret.games.knights.rules.actions import DICE
from banneret.games.knights.rules.cards import NO_CARD, NO_PILE, PILE_IDS, cards_text, notation, parse_cards
from banneret.games.knights.rules.guards import ArrangeGuards
from banneret.games.knights.rules.king import Revenge
from banneret.games.knights.rules.rolling import Rolling, dice_text
from banneret.games.knights.rules.state import (
    NO_SEAT,
    NOT_YET,
    REASON_IDS,
    STAYED_AWAY,
    Knights,
)
from banneret.games.knights.rules.strength import rest_of, strength_parts
from banneret.games.knights.rules.tournament import TakePart
from banneret.games.knights.rules.turn import MainAction

# What a seat owns: the order does not matter.
UNORDERED: Final = ("castles", "specials", "tournaments", "castle_guard_on", "chosen")

PHASE_OF: Final[dict[type, str]] = {
    MainAction: TURN,
    Rolling: ROLLING,
    TakePart: JOIN,
    Revenge: REVENGE,
    ArrangeGuards: GUARDS,
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
    told: dict[str, Json] = {}
    describe_turn(game, names, told)
    describe_cards(game, names, told)
    describe_roll(game, names, told)
    describe_tournament(game, names, told)
    told["winners"] = [names[seat] for seat in game.winners]
    told["win_reason"] = REASON_IDS[game.win_reason]
    return told


def name_of(seat: i64, names: list[str]) -> str:
    return NOBODY_WORD if seat == NO_SEAT else names[seat]


def phase_of(game: Knights) -> str:
    """Where the game stands, by the question that is open."""
    return PHASE_OF[type(game.stack[-1])] if game.stack else OVER


def describe_turn(game: Knights, names: list[str], told: dict[str, Json]) -> None:
    told["phase"] = phase_of(game)
    told["turn"] = names[game.current]
    told["asked"] = name_of(game.turn(), names)
    told["first_player"] = names[game.first]
    told["turns"] = game.turns
    told["round"] = game.round_number()
    told["passes_in_row"] = game.passes_in_row
    told["attempts"] = game.attempts
    told["swaps_used"] = game.swaps_used
    told["king_ok"] = game.king_ok
    told["searchable"] = " ".join([PILE_IDS[pile] for pile in range(len(PILE_IDS)) if game.searchable & BIT[pile]])


def describe_cards(game: Knights, names: list[str], told: dict[str, Json]) -> None:
    told["castles"] = {name: cards_text(sorted(game.castles[seat])) for seat, name in enumerate(names)}
    told["specials"] = {name: cards_text(sorted(game.specials[seat])) for seat, name in enumerate(names)}
    told["tournaments"] = {name: cards_text(sorted(game.tournaments[seat])) for seat, name in enumerate(names)}
    told["tournament_counts"] = {name: len(game.tournaments[seat]) for seat, name in enumerate(names)}
    told["castle_guard_on"] = {name: cards_text(sorted(game.castle_guard_on[seat])) for seat, name in enumerate(names)}
    covered: dict[str, Json] = {}
    for seat, name in enumerate(names):
        card = game.bodyguard_on[seat]
        covered[name] = "" if card == NO_CARD else notation(card)
    told["bodyguard_on"] = covered
    for pile, name in enumerate(PILE_IDS):
        cards = game.piles[pile]
        told[name] = cards_text(cards)
        told[f"{name}_size"] = len(cards)
        told[f"{name}_top"] = notation(cards[0]) if cards else NONE_WORD
        told[f"{name}_bottom"] = notation(cards[-1]) if cards else NONE_WORD
    told["chosen"] = cards_text(sorted(game.chosen))


def describe_roll(game: Knights, names: list[str], told: dict[str, Json]) -> None:
    """The roll that is on, and the one before it."""
    told["roller"] = name_of(game.roller, names)
    told["purpose"] = PURPOSE_WORDS[game.purpose]
    told["lying"] = dice_text(game.dice)
    told["rerolls_left"] = game.rerolls_left
    told["strength"] = list(strength_parts(game.rolled())) if game.dice else []
    told["target"] = shown(game, game.target, against_roll=game.is_against_roll())
    told["beat"] = told["target"]
    told["prize"] = NONE_WORD if game.prize == NO_CARD else notation(game.prize)
    told["pile"] = NONE_WORD if game.prize_pile == NO_PILE else PILE_IDS[game.prize_pile]
    told["picked"] = " ".join([str(place + 1) for place in range(DICE) if game.picked & BIT[place]])
    told["last_roller"] = name_of(game.last_roller, names)
    told["last_dice"] = dice_text(game.last_dice)
    told["last_strength"] = shown(game, game.last_strength, against_roll=False)


def shown(game: Knights, strength: i64, against_roll: bool) -> list[Json]:
    """A strength as [n, v, p], the rest of the pool behind it where it counts; nothing where there is none."""
    if strength < 0:
        return []
    if not against_roll or not game.charter.all_plus_dice:
        return list(strength_parts(strength))
    n, v, p = strength_parts(game.without_rest(strength))
    return [n, v, p, *rest_of(strength)[1:]]


def describe_tournament(game: Knights, names: list[str], told: dict[str, Json]) -> None:
    told["organiser"] = name_of(game.organiser, names)
    told["leader"] = name_of(game.leader, names)
    told["contenders"] = [name for seat, name in enumerate(names) if game.contenders & BIT[seat]]
    results: dict[str, Json] = {}
    for seat, name in enumerate(names):
        result = game.results[seat]
        if result == STAYED_AWAY:
            results[name] = AWAY_WORD
        elif result == NOT_YET:
            results[name] = NONE_WORD
        else:
            results[name] = shown(game, result, against_roll=True)
    told["results"] = results
