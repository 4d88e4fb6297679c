"""A game standing in a written position: docs/positions/field_of_glory.md has the words.

An empty position is a fresh game from the seed, at the beginning of the draft. Otherwise what is not named is plain:
five Plains, nobody's control, no units; cards that are not named fill hands and decks at random.
"""

from collections.abc import Mapping
from typing import Final, cast, final

from banneret.core.chance import Chance, Outcome
from banneret.core.errors import NotationError
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.rooms import GamePositions
from banneret.games.field_of_glory.fields import FIELDS, MOST_TURNS, FlankTargets
from banneret.games.field_of_glory.positions.cards import place_cards
from banneret.games.field_of_glory.positions.describe import describe, normal
from banneret.games.field_of_glory.positions.draft import place_draft
from banneret.games.field_of_glory.positions.fight import place_fight
from banneret.games.field_of_glory.positions.words import (
    ACTING,
    ADVANCING,
    BONUS,
    DEFENCE_BONUS,
    DEFENCE_LEAD,
    DRAFTING,
    DRAWING,
    FLANKING,
    GIVING_UP,
    HAND_LIMIT,
    OVERLAPPING,
    PHASES,
    POSITION_KEYS,
    RETREATING,
    TURN,
    Words,
    fault,
    judge,
)
from banneret.games.field_of_glory.rules.actions import CATALOGUE, COLUMNS, DEPLOY
from banneret.games.field_of_glory.rules.advance import ADVANCE_DISCARD, ADVANCE_FROM
from banneret.games.field_of_glory.rules.attack import (
    AFTER_RETREAT,
    DEFENDER_LEAD,
    DEFENDER_LEAD_STEP,
    OFFER_RETREAT,
    PURSUIT_LOSS,
    RETREAT_CHOICE,
)
from banneret.games.field_of_glory.rules.bonus import (
    ATTACKER_BONUS,
    DEFENDER_BONUS,
    DEFENDER_BONUS_STEP,
    EARLY_BONUS,
    OVERLAP_CHOICE,
)
from banneret.games.field_of_glory.rules.data import FieldData
from banneret.games.field_of_glory.rules.draw_phase import DISCARD_DOWN, DRAW_CARDS, DRAW_MODE
from banneret.games.field_of_glory.rules.draw_phase import HAND_LIMIT as HAND_LIMIT_STEP
from banneret.games.field_of_glory.rules.fight_record import FIGHT_WORDS, FLANK_FIGHT
from banneret.games.field_of_glory.rules.fight_result import RECKON
from banneret.games.field_of_glory.rules.flanks import FLANK_ATTACK, FLANK_PHASE, FLANK_ROUND, flank_options
from banneret.games.field_of_glory.rules.main_phase import ACTION_PHASE, MAIN_ACTION
from banneret.games.field_of_glory.rules.setup import set_up
from banneret.games.field_of_glory.rules.state import (
    ACTIONS,
    ADVANCE,
    DRAW_PHASE,
    FLANK_ATTACKS,
    PLAYERS,
    RESHUFFLES,
    VICTORY_CHECK,
    Charter,
    FieldOfGlory,
)
from banneret.games.field_of_glory.rules.turn import END_CHECK, NEXT_TURN

COLOURS: Final = ["red", "blue"]
TARGETS: Final = FlankTargets()
READ_AS_THEY_ARE: Final = ("terrain", "control", "units", "shuffles")


@final
class FieldOfGloryPositions(GamePositions[FieldOfGlory, FieldData]):
    """Positions of Field of Glory."""

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: FieldData, chance: Chance,
        names: list[str],
    ) -> FieldOfGlory:  # fmt: skip
        return place(position, options, data, chance, names)

    def describe(self, game: FieldOfGlory, names: list[str]) -> dict[str, Json]:
        return describe(game, names)

    def written(self, game: FieldOfGlory, names: list[str]) -> dict[str, Json]:
        return {key: value for key, value in describe(game, names).items() if key in POSITION_KEYS}

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)


def place(
    position: Mapping[str, Json], options: dict[str, str], data: FieldData, chance: Chance, names: list[str]
) -> FieldOfGlory:
    """The game in a position, brought to its next question; what cannot be is refused with the reason."""
    words = Words(position, names, POSITION_KEYS)
    phase = words.word("phase", ACTING, PHASES)
    if not position:
        game = set_up(options, data, chance, False)
        game.advance(chance)
        return game
    game = FieldOfGlory(PLAYERS, Charter(options, data))
    place_fields(game, words)
    if phase == DRAFTING:
        place_draft(game, words, chance)
        judge(game, names)
        game.advance(chance)
        return game
    place_turn(game, words, phase)
    place_fight(game, words, phase)
    place_cards(game, words, chance)
    game.stack = cast(list[Frame[Game]], stack_of(game, words, phase))
    judge(game, names)
    game.advance(chance)
    place_plan(game, words, phase)
    return game


def scripted(position: Mapping[str, Json]) -> list[Outcome]:
    """The orders that the next reshuffles give, the top card first. Seats are named by their colours here."""
    table = position.get("reshuffles", {})
    if not table:
        return []
    outcomes: list[Outcome] = []
    if not isinstance(table, Mapping):
        raise fault("reshuffles", "table")
    words = Words({}, COLOURS, [])
    for name, value in table.items():
        seat = words.seat_of(f"reshuffles.{name}", str(name).lower())
        for order in words.card_lists(f"reshuffles.{name}", value):
            outcomes.append(Outcome(RESHUFFLES[seat], order[::-1], True, top_is_last=True))
    return outcomes


def place_fields(game: FieldOfGlory, words: Words) -> None:
    """F-3.2, F-3.3 The battlefield, and how often the decks were reshuffled."""
    words.read_fields(game, FIELDS, READ_AS_THEY_ARE)


def place_turn(game: FieldOfGlory, words: Words, phase: str) -> None:
    """F-5.1 Whose turn it is and which one, and how far the shuffles are."""
    turn = words.seat("turn", words.seat("starter", 0))
    game.starter = words.seat("starter", turn)
    game.turn_no = words.number("turn_no", 1 if turn == game.starter else 2, 1, MOST_TURNS)
    if (game.turn_no % 2 == 1) != (turn == game.starter):
        raise fault("turn_no", "turn-number", {"who": words.names[turn]})
    game.active = turn
    game.phase = VICTORY_CHECK
    for key in ("round", "picked", "pool", "answered"):
        value = words.values.get(key, [])
        if any(value.values()) if isinstance(value, Mapping) else value:
            raise fault(key, "not-drafting")


def stack_of(game: FieldOfGlory, words: Words, phase: str) -> list[Frame[FieldOfGlory]]:
    """What is asked now, on top, and what comes after it."""
    seat = game.active
    end: list[Frame[FieldOfGlory]] = [NEXT_TURN, END_CHECK, HAND_LIMIT_STEP]
    if phase == TURN:
        game.turn_no -= 1
        game.active = 1 - seat
        return [NEXT_TURN]
    if phase == DRAWING or phase == HAND_LIMIT:
        game.phase = DRAW_PHASE
        return [*end, DRAW_MODE[seat] if phase == DRAWING else DISCARD_DOWN[seat]]
    draw: list[Frame[FieldOfGlory]] = [*end, DRAW_CARDS]
    if phase == ADVANCING:
        game.phase = ADVANCE
        column = words.column("column", first_pair(game))
        return [*draw, ACTION_PHASE, FLANK_PHASE, ADVANCE_FROM[column + 1], ADVANCE_DISCARD[seat][column]]
    if phase == FLANKING:
        game.phase = FLANK_ATTACKS
        place_targets(game, words)
        return [*draw, ACTION_PHASE, FLANK_ROUND, FLANK_ATTACK[seat]]
    if phase == ACTING:
        game.phase = ACTIONS
        return [*draw, MAIN_ACTION[seat]]
    in_flanks = is_flank(game, words, phase)
    game.phase = FLANK_ATTACKS if in_flanks else ACTIONS
    if in_flanks and words.has("flank_targets"):
        place_targets(game, words)
    beneath: list[Frame[FieldOfGlory]] = [ACTION_PHASE, FLANK_ROUND] if in_flanks else [MAIN_ACTION[seat]]
    return [*draw, *beneath, *fight_frames(game, words, phase)]


def is_flank(game: FieldOfGlory, words: Words, phase: str) -> bool:
    """Whether the attack is one of phase 3."""
    if phase == GIVING_UP:
        return words.word("attack", FIGHT_WORDS[0], FIGHT_WORDS) == FIGHT_WORDS[FLANK_FIGHT]
    return game.the_fight().kind == FLANK_FIGHT


def fight_frames(game: FieldOfGlory, words: Words, phase: str) -> list[Frame[FieldOfGlory]]:
    """The rest of an attack, the present question on top."""
    seat = game.active
    if phase == GIVING_UP:
        return [PURSUIT_LOSS[seat][words.column("column", 0)]]
    if phase == OVERLAPPING:
        return [AFTER_RETREAT, OFFER_RETREAT, EARLY_BONUS, OVERLAP_CHOICE[seat]]
    blows: list[Frame[FieldOfGlory]] = [RECKON, DEFENDER_LEAD_STEP]
    if phase == BONUS:
        if game.the_fight().kind == FLANK_FIGHT and not game.charter.early_flank_bonus:
            return [*blows, DEFENDER_BONUS_STEP, ATTACKER_BONUS[seat]]
        return [AFTER_RETREAT, OFFER_RETREAT, ATTACKER_BONUS[seat]]
    if phase == RETREATING:
        return [AFTER_RETREAT, RETREAT_CHOICE[1 - seat]]
    if phase == DEFENCE_BONUS:
        return [*blows, DEFENDER_BONUS[1 - seat]]
    assert phase == DEFENCE_LEAD
    return [RECKON, DEFENDER_LEAD[1 - seat]]


def first_pair(game: FieldOfGlory) -> int:
    """The first unopposed column with two units of the active player."""
    for column in range(COLUMNS):
        if len(game.at(game.active, column)) == 2 and not game.holds(1 - game.active, column):
            return column
    return 0


def place_targets(game: FieldOfGlory, words: Words) -> None:
    """F-5.7 The snapshot of flank targets: as written, or as the position gives it."""
    if not words.has("flank_targets"):
        game.flanks = flank_options(game, game.active)
        return
    game.flanks = TARGETS.read(words, "flank_targets", words.values["flank_targets"])


def place_plan(game: FieldOfGlory, words: Words, phase: str) -> None:
    """F-6.8 A deployment that is being composed: its answers so far, each of them legal."""
    if not words.has("plan") or words.values["plan"] == "":
        return
    text = words.values["plan"]
    if phase != ACTING or not isinstance(text, str):
        raise fault("plan", "no-plan")
    try:
        answers = CATALOGUE.parse_many(text)
    except NotationError as error:
        raise fault("plan", "plan-answer", {"value": text}) from error
    top = game.stack[-1]
    for action in [DEPLOY, *[answer for answer in answers if answer is not DEPLOY]]:
        if not action.draft or action not in top.legal(game, game.active):
            raise fault("plan", "plan-answer", {"value": action.notation})
        game.apply(game.active, action, Chance())
