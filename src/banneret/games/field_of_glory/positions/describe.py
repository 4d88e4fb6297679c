"""A state, or what a seat sees of it, in the words of positions (docs/positions/field_of_glory.md)."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.fields import described
from banneret.core.jsons import Json
from banneret.core.position import NOBODY_WORD, NONE_WORD
from banneret.games.field_of_glory.fields import FIELDS
from banneret.games.field_of_glory.positions.words import (
    ACTING,
    ADVANCING,
    BONUS,
    BOTH_WORD,
    DEFENCE_BONUS,
    DEFENCE_LEAD,
    DRAFTING,
    DRAWING,
    FLANKING,
    GIVING_UP,
    HAND_LIMIT,
    OVER,
    OVERLAPPING,
    RETREATING,
)
from banneret.games.field_of_glory.rules.actions import CATALOGUE
from banneret.games.field_of_glory.rules.advance import AdvanceDiscard
from banneret.games.field_of_glory.rules.attack import DefenderLead, PursuitLoss, RetreatChoice, column_asked
from banneret.games.field_of_glory.rules.bonus import AttackerBonus, DefenderBonus, OverlapChoice
from banneret.games.field_of_glory.rules.cards import cards_text, notation, parse_cards
from banneret.games.field_of_glory.rules.deployment_plan import NO_COLUMN
from banneret.games.field_of_glory.rules.draft import ChooseArmy
from banneret.games.field_of_glory.rules.draw_phase import DiscardDown, DrawMode
from banneret.games.field_of_glory.rules.fight_record import FIGHT_WORDS, NO_CARD, SOURCE_WORDS, TERM_WORDS, Side
from banneret.games.field_of_glory.rules.flanks import FlankAttack, FlankRound
from banneret.games.field_of_glory.rules.main_phase import MainAction
from banneret.games.field_of_glory.rules.state import DRAFT, NO_SEAT, FieldOfGlory

# Zones whose order does not matter: cards are written in the order of the card list.
UNORDERED: Final = ("hands", "units", "victory", "removed", "offered")

PHASE_OF_QUESTION: Final[dict[type, str]] = {
    ChooseArmy: DRAFTING,
    AdvanceDiscard: ADVANCING,
    FlankAttack: FLANKING,
    MainAction: ACTING,
    OverlapChoice: OVERLAPPING,
    AttackerBonus: BONUS,
    RetreatChoice: RETREATING,
    PursuitLoss: GIVING_UP,
    DefenderBonus: DEFENCE_BONUS,
    DefenderLead: DEFENCE_LEAD,
    DrawMode: DRAWING,
    DiscardDown: HAND_LIMIT,
}


def normal(path: str, value: Json) -> Json:
    """An expected value in the form that `describe` gives: cards sorted where their order does not matter."""
    zone = path.split(".")[0]
    if not isinstance(value, str) or zone not in UNORDERED:
        return value
    try:
        return cards_text(sorted(parse_cards(value)))
    except ValueError:
        return value


def describe(game: FieldOfGlory, names: list[str]) -> dict[str, Json]:
    """All words of a position, and what follows from them."""
    told = described(game, FIELDS, names)
    describe_question(game, names, told)
    describe_cards(game, names, told)
    describe_draft(game, names, told)
    describe_fight(game, names, told)
    return told


def name_of(seat: i64, names: list[str]) -> str:
    return NOBODY_WORD if seat == NO_SEAT else names[seat]


def phase_of(game: FieldOfGlory) -> str:
    """Where the game stands, by the question that is open."""
    return PHASE_OF_QUESTION[type(game.stack[-1])] if game.stack else OVER


def column_of(game: FieldOfGlory) -> i64:
    """The column that the question is about, from 1, also where it is about none."""
    asked = column_asked(game)
    if asked == NO_COLUMN and game.plan is not None:
        asked = game.plan.open_column
    return max(1, asked + 1)


def describe_question(game: FieldOfGlory, names: list[str], told: dict[str, Json]) -> None:
    told["phase"] = phase_of(game)
    told["asked"] = BOTH_WORD if game.waiting() == 3 else name_of(game.turn(), names)
    told["column"] = column_of(game)
    in_flanks = False
    for frame in game.stack:
        in_flanks = in_flanks or isinstance(frame, FlankRound)
    told["attack"] = FIGHT_WORDS[1 if in_flanks else 0]
    plan = game.plan
    told["plan"] = ""
    told["cost"] = 0
    if plan is not None:
        told["plan"] = ", ".join(["deploy", *[CATALOGUE.actions[id].notation for id in plan.answers]])
        told["cost"] = plan.cost


def describe_cards(game: FieldOfGlory, names: list[str], told: dict[str, Json]) -> None:
    """What can be counted."""
    seats = list(enumerate(names))
    told["controlled"] = {name: game.controlled(seat) for seat, name in seats}
    told["hand_sizes"] = {name: len(game.hands[seat]) for seat, name in seats}
    told["deck_sizes"] = {name: len(game.decks[seat]) for seat, name in seats}
    told["discard_sizes"] = {name: len(game.discards[seat]) for seat, name in seats}
    told["points"] = {name: game.captured_points(seat) for seat, name in seats}


def describe_draft(game: FieldOfGlory, names: list[str], told: dict[str, Json]) -> None:
    seats = list(enumerate(names))
    drafting = game.phase == DRAFT
    told["round"] = {name: game.draft_round(seat) if drafting else 0 for seat, name in seats}
    told["offered"] = {name: cards_text(game.offered(seat)) for seat, name in seats}
    top = game.stack[-1] if game.stack else None
    answered: i64 = 0
    if isinstance(top, ChooseArmy):
        answered = top.everyone & ~top.open_seats
    told["answered"] = [name for seat, name in seats if answered & BIT[seat] != 0]


def describe_fight(game: FieldOfGlory, names: list[str], told: dict[str, Json]) -> None:
    """The fight that is going on, and the last one that came to blows."""
    fight = game.fight
    if fight is None:
        told["fight"] = {"kind": NONE_WORD}
    else:
        told["fight"] = {
            "kind": FIGHT_WORDS[fight.kind],
            "column": fight.target + 1,
            "origin": fight.origin + 1,
            "lead": notation(fight.lead),
            "overlaps": fight.overlaps,
            "bonus": {
                name: "" if game.bonus[seat] == NO_CARD else notation(game.bonus[seat])
                for seat, name in enumerate(names)
            },
            "sources": {name: SOURCE_WORDS[fight.sources[seat]] for seat, name in enumerate(names)},
        }
    last = game.reckoning
    if last is None:
        told["last_fight"] = {"kind": NONE_WORD}
    else:
        told["last_fight"] = {
            "kind": FIGHT_WORDS[last.kind],
            "column": last.target + 1,
            "origin": last.origin + 1,
            "attack": describe_side(last.attack),
            "defence": describe_side(last.defence),
            "winner": name_of(last.winner, names),
        }


def describe_side(side: Side) -> dict[str, Json]:
    """Units with the lead first, the bonus card, every term and the total."""
    told: dict[str, Json] = {
        "units": cards_text(side.units),
        "card": "" if side.bonus == NO_CARD else notation(side.bonus),
    }
    for word in TERM_WORDS:
        told[word] = 0
    for term in side.terms:
        told[TERM_WORDS[term[0]]] = term[1]
    told["total"] = side.total()
    return told
