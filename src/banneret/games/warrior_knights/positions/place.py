"""A game standing in a written position: docs/positions/warrior_knights.md has the words.

What is not named is quiet: cities are neutral, nobles off the board, strongholds too, vassals in the garrisons. Cards
that are not named lie in their decks, shuffled by the seed, or in the hands of their owners.
"""

from collections.abc import Mapping
from typing import Final, final

from banneret.core.chance import Chance, Outcome
from banneret.core.invariants import BrokenInvariant
from banneret.core.jsons import Json
from banneret.core.rooms import GamePositions
from banneret.games.warrior_knights.fields import FIELDS, MOST, ROUND_PHASES
from banneret.games.warrior_knights.positions.cards import (
    place_action_cards,
    place_agendas,
    place_events,
    place_fate,
    place_mercenaries,
    place_track,
)
from banneret.games.warrior_knights.positions.describe import describe, normal
from banneret.games.warrior_knights.positions.people import (
    place_barons,
    place_battle,
    place_cities,
    place_holdings,
    place_moves,
)
from banneret.games.warrior_knights.positions.words import (
    ASSEMBLY,
    CARDS,
    DRAFT,
    PLANNING,
    POSITION_KEYS,
    SETUP,
    STACK,
    STARTS,
    TAXATION,
    UPKEEP,
    WAGES,
    Words,
    fault,
)
from banneret.games.warrior_knights.rules.cards import (
    OUTCOME_WORDS,
    SPECIAL_IDS,
)
from banneret.games.warrior_knights.rules.charter import Charter
from banneret.games.warrior_knights.rules.data import WarriorKnightsData
from banneret.games.warrior_knights.rules.frames import FRAMES
from banneret.games.warrior_knights.rules.hiring import push_draft
from banneret.games.warrior_knights.rules.invariants import check_state
from banneret.games.warrior_knights.rules.meeting import push_assembly
from banneret.games.warrior_knights.rules.planning import BEGIN_ROUND
from banneret.games.warrior_knights.rules.resolution import NEXT_CARD, ReturnCards
from banneret.games.warrior_knights.rules.setup import set_up
from banneret.games.warrior_knights.rules.state import ACTIONS, SETTING_UP, WarriorKnights
from banneret.games.warrior_knights.rules.state import PLANNING as PLANNING_PHASE
from banneret.games.warrior_knights.rules.state import UPKEEP as UPKEEP_PHASE
from banneret.games.warrior_knights.rules.taxation import push_taxation
from banneret.games.warrior_knights.rules.upkeep import UPKEEP as UPKEEP_STEP
from banneret.games.warrior_knights.rules.wages import push_wages

FRAME_NAMES: Final = {frame.__name__: frame for frame in FRAMES}
PHASE_OF: Final = {
    SETUP: SETTING_UP, PLANNING: PLANNING_PHASE, CARDS: ACTIONS, TAXATION: ACTIONS, WAGES: ACTIONS, ASSEMBLY: ACTIONS,
    DRAFT: ACTIONS, UPKEEP: UPKEEP_PHASE, STACK: ACTIONS,
}  # fmt: skip


@final
class WarriorKnightsPositions(GamePositions[WarriorKnights, WarriorKnightsData]):
    """Positions of Warrior Knights."""

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: WarriorKnightsData,
        chance: Chance, names: list[str],
    ) -> WarriorKnights:  # fmt: skip
        return place(position, players, options, data, chance, names)

    def describe(self, game: WarriorKnights, names: list[str]) -> dict[str, Json]:
        return describe(game, names)

    def written(self, game: WarriorKnights, names: list[str]) -> dict[str, Json]:
        return {key: value for key, value in describe(game, names).items() if key in POSITION_KEYS}

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)


def place(
    position: Mapping[str, Json], players: int, options: dict[str, str], data: WarriorKnightsData, chance: Chance,
    names: list[str],
) -> WarriorKnights:  # fmt: skip
    """The game in a position, brought to its next question; what cannot be is refused with the reason."""
    words = Words(position, names, POSITION_KEYS)
    named = [key for key in position if key != "chance"]
    phase = words.word("phase", STACK if words.has("stack") else CARDS if named else SETUP, STARTS)
    if phase == SETUP:
        if named not in ([], ["phase"]):
            raise fault(next(key for key in named if key != "phase"), "fresh-setup")
        game = set_up(players, options, data, chance, False)
        game.advance(chance)
        return game
    game = WarriorKnights(players, Charter(players, options, data))
    game.round = words.number("round", 2, 0 if phase == STACK else 1, MOST)
    game.phase = ROUND_PHASES.index(words.word("round_phase", ROUND_PHASES[PHASE_OF[phase]], ROUND_PHASES))
    stack = words.stack("stack", FRAME_NAMES) if phase == STACK else []
    game.chairman, game.head = 0, 1
    words.read_fields(game, FIELDS, PLAIN)
    own = place_barons(game, words)
    place_holdings(game, words, own)
    place_cities(game, words, own)
    place_action_cards(game, words)
    place_track(game, words)
    place_battle(game, words)
    place_events(game, words, chance)
    place_agendas(game, words, chance)
    place_mercenaries(game, words, chance, stack)
    place_fate(game, words, chance)
    place_moves(game, words)
    game.stack = stack
    if phase != STACK:
        push_phase(game, phase)
    game.advance(chance)
    judge_position(game, names)
    return game


def judge_position(game: WarriorKnights, names: list[str]) -> None:
    """Refuse what breaks an invariant; those write seats as numbers, a position by their names."""
    try:
        check_state(game)
    except BrokenInvariant as broken:
        steps = broken.key.split(".")
        if steps[0] == "barons":
            steps[1] = names[int(steps[1])]
        raise fault(".".join(steps), broken.why, broken.parts) from broken


PLAIN: Final = (
    "picked", "chairman", "head", "open_laws", "stack_now", "drawer", "target", "pledges", "acting", "meeting",
    "shut_out", "written", "committed", "choices", "asked_before", "fought",
)  # fmt: skip
"""The words of fields that are read as they stand; where one is not named the field keeps its start."""


def push_phase(game: WarriorKnights, phase: str) -> None:
    """The frames of a phase, the next question on top or found by the step on top."""
    game.push(BEGIN_ROUND)
    if phase == PLANNING:
        game.round -= 1
        return
    game.push(UPKEEP_STEP)
    if phase == UPKEEP:
        return
    game.push(NEXT_CARD)
    if phase in (TAXATION, WAGES, ASSEMBLY):
        game.push(ReturnCards(SPECIAL_IDS.index(phase)))
    if phase == TAXATION:
        push_taxation(game)
    elif phase == WAGES:
        push_wages(game)
    elif phase == ASSEMBLY:
        push_assembly(game)
    elif phase == DRAFT:
        push_draft(game)


def scripted(position: Mapping[str, Json]) -> list[Outcome]:
    """Outcomes to come: `chance = { fate = ["fate_01 fate_02 ..."] }` is the order after the next shuffle."""
    given = Words(position, [], list(position)).table("chance")
    words = Words(given, [], list(given), "chance.")
    return [outcome for label in given for outcome in words.outcomes(label, OUTCOME_WORDS.get(label, []))]
