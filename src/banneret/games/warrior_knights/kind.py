"""Warrior Knights, as everybody outside this folder knows it."""

from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kind import Kind, for_everybody
from banneret.core.reasons import Reason
from banneret.core.rooms import (
    GameBot,
    GameRules,
    GameSight,
    Policy,
    tempered,
)
from banneret.games.warrior_knights.bot.estimate import SURENESS, estimate, learnt
from banneret.games.warrior_knights.bot.expert import WarriorKnightsExpert
from banneret.games.warrior_knights.bot.manner import EVEN
from banneret.games.warrior_knights.bot.reasons import explain
from banneret.games.warrior_knights.bot.styles import STYLES, styled
from banneret.games.warrior_knights.fields import FIELDS
from banneret.games.warrior_knights.rules.actions import CATALOGUE
from banneret.games.warrior_knights.rules.cards import COLOR_IDS, OUTCOME_WORDS
from banneret.games.warrior_knights.rules.charter import Charter
from banneret.games.warrior_knights.rules.data import WarriorKnightsData, load_data
from banneret.games.warrior_knights.rules.events import event_color
from banneret.games.warrior_knights.rules.frames import FRAMES
from banneret.games.warrior_knights.rules.options import OPTIONS, SIMULATED_ROUNDS
from banneret.games.warrior_knights.rules.setup import set_up
from banneret.games.warrior_knights.rules.state import REASONS, WarriorKnights
from banneret.games.warrior_knights.rules.statistics import statistics
from banneret.games.warrior_knights.shapes import SHAPES
from banneret.games.warrior_knights.sight.memory import (
    WarriorKnightsMemory,
    WarriorKnightsView,
    memory_at_start,
    memory_of_position,
    recall,
)
from banneret.games.warrior_knights.sight.sampler import WarriorKnightsSampler

if TYPE_CHECKING:
    from banneret.games.warrior_knights.odds.prospects import WarriorKnightsOdds
    from banneret.games.warrior_knights.positions.place import WarriorKnightsPositions
    from banneret.games.warrior_knights.standing import WarriorKnightsWords
    from banneret.games.warrior_knights.terminal.room import WarriorKnightsTerminal
    from banneret.games.warrior_knights.web.table import WarriorKnightsWeb

# How many numbered rules each group of the specification has, W-1 to W-16; W-4 is only the order of the phases.
RULES: Final = (7, 5, 12, 0, 3, 5, 8, 5, 4, 8, 11, 4, 7, 3, 4, 6)

NUMBERS: Final = [f"W-{group}.{number}" for group, count in enumerate(RULES, 1) for number in range(1, count + 1)]


@final
class WarriorKnightsRules(GameRules[WarriorKnights, WarriorKnightsData]):
    """The rules, and how the table is laid."""

    def __init__(self) -> None:
        super().__init__(CATALOGUE, FRAMES, FIELDS, OPTIONS, NUMBERS)

    def read_data(self, overlay: str) -> WarriorKnightsData:
        return load_data(overlay)

    def set_up(
        self, players: int, options: dict[str, str], data: WarriorKnightsData, chance: Chance, listen: bool
    ) -> WarriorKnights:
        return set_up(players, options, data, chance, listen)

    def blank(self, players: int, options: dict[str, str], data: WarriorKnightsData) -> WarriorKnights:
        return WarriorKnights(players, Charter(players, options, data))

    def simulation_options(self) -> dict[str, str]:
        """W-14.2 Without a limit random games take hundreds of rounds, and under Might Is Right there is no end."""
        return {"round_limit": SIMULATED_ROUNDS}

    def outcome_name(self, label: str, value: int) -> str:
        words = OUTCOME_WORDS.get(label)
        return str(value) if words is None else words[value]

    def outcome_value(self, label: str, name: str) -> int:
        words = OUTCOME_WORDS.get(label)
        return int(name) if words is None else words.index(name)

    def ending(self, game: WarriorKnights) -> str:
        return REASONS[game.reason]

    def statistics(self, game: WarriorKnights, log: list[Event]) -> dict[str, float]:
        return statistics(game, log)


@final
class WarriorKnightsSight(GameSight[WarriorKnights, WarriorKnightsMemory]):
    """What a seat sees and remembers."""

    def memory(self, game: WarriorKnights, seat: i64) -> WarriorKnightsMemory:
        return memory_at_start(seat)

    def memory_in(self, game: WarriorKnights, seat: i64) -> WarriorKnightsMemory:
        return memory_of_position(game, seat)

    def recall(self, packed: Json) -> WarriorKnightsMemory:
        return recall(packed)

    def check_memory(self, memory: WarriorKnightsMemory, game: WarriorKnights) -> None:
        memory.check(game)

    def facts(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        """W-3.2 The back of the top event card shows its colour."""
        return {"event_back": COLOR_IDS[event_color(game)]} if game.event_deck else {}

    def sampler(self, view: WarriorKnightsView) -> WarriorKnightsSampler:
        return WarriorKnightsSampler(view)


@final
class WarriorKnightsBot(GameBot[WarriorKnights]):
    """The expert, and what search wants to know."""

    def policy(self) -> Policy[WarriorKnights]:
        return WarriorKnightsExpert()

    def styles(self) -> tuple[str, ...]:
        return tuple(STYLES)

    def policy_named(self, name: str) -> Policy[WarriorKnights] | None:
        return styled(name)

    def playout_policy(self) -> Policy[WarriorKnights]:
        """Random answers leave cards unplayed and cities alone: the expert's own are quick enough."""
        return WarriorKnightsExpert()

    def playout_decisions(self) -> int:
        """A round has hundreds of answers: the estimate is asked long before its end."""
        return 6

    def evaluate(self, game: WarriorKnights) -> list[float]:
        return estimate(game)

    def fits_network(self, game: WarriorKnights) -> bool:
        """W-16.4 Where might is right another thing wins; the networks have seen the usual game alone."""
        return not game.charter.might_is_right

    def forecast(self, game: WarriorKnights) -> list[float]:
        return game.returns() if game.over else tempered(estimate(game), SURENESS[game.players - 2])

    def explain(
        self, before: WarriorKnights, seat: i64, action: Action, now: WarriorKnights, style: str = ""
    ) -> Reason | None:  # fmt: skip
        return explain(before, seat, action, STYLES.get(style, EVEN))

    def learnt(self, game: WarriorKnights, seat: i64) -> i64:
        """The question, the cards that lie open, and in a battle the hand that the seat has drawn."""
        return learnt(game, seat)


def words() -> "WarriorKnightsWords":
    from banneret.games.warrior_knights.standing import WarriorKnightsWords

    return WarriorKnightsWords()


def odds() -> "WarriorKnightsOdds":
    from banneret.games.warrior_knights.odds.prospects import WarriorKnightsOdds

    return WarriorKnightsOdds(WarriorKnightsExpert())


def positions() -> "WarriorKnightsPositions":
    from banneret.games.warrior_knights.positions.place import WarriorKnightsPositions

    return WarriorKnightsPositions()


def terminal() -> "WarriorKnightsTerminal":
    from banneret.games.warrior_knights.terminal.room import WarriorKnightsTerminal

    return WarriorKnightsTerminal()


def web() -> "WarriorKnightsWeb":
    from banneret.games.warrior_knights.web.table import WarriorKnightsWeb

    return WarriorKnightsWeb()


WARRIOR_KNIGHTS: Final = for_everybody(
    Kind(
        id="warrior_knights",
        prefix="W",
        players=[2, 3, 4, 5, 6],
        folder=str(Path(__file__).parent),
        rules=WarriorKnightsRules(),
        sight=WarriorKnightsSight(),
        bot=WarriorKnightsBot(),
        words=words,
        odds=odds,
        positions=positions,
        terminal=terminal,
        web=web,
        shapes=SHAPES,
        rules_version=3,
    )
)
