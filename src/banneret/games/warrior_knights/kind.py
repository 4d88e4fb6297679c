"""Warrior Knights, as everybody outside this folder knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from banneret.core.chance import Chance, Outcome
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Frame
from banneret.core.kind import Kind, for_everybody
from banneret.core.odds import OddsChart, OddsQuestion, Prospects
from banneret.core.rooms import (
    GameBot,
    GameOdds,
    GamePositions,
    GameRules,
    GameSight,
    GameTerminal,
    GameWeb,
    GameWords,
    Policy,
)
from banneret.core.standing import Standing
from banneret.games.warrior_knights.bot.estimate import estimate, learnt
from banneret.games.warrior_knights.bot.expert import WarriorKnightsExpert
from banneret.games.warrior_knights.positions.describe import describe, normal
from banneret.games.warrior_knights.positions.place import OUTCOME_WORDS, place, scripted
from banneret.games.warrior_knights.rules.actions import CATALOGUE
from banneret.games.warrior_knights.rules.cards import BEARINGS, COLOR_IDS
from banneret.games.warrior_knights.rules.data import WarriorKnightsData, load_data
from banneret.games.warrior_knights.rules.events import event_color
from banneret.games.warrior_knights.rules.frames import FRAMES
from banneret.games.warrior_knights.rules.options import OPTIONS
from banneret.games.warrior_knights.rules.setup import empty_table, set_up
from banneret.games.warrior_knights.rules.state import REASONS, WarriorKnights
from banneret.games.warrior_knights.sight.memory import (
    WarriorKnightsMemory,
    WarriorKnightsView,
    memory_at_start,
    memory_of_position,
    recall,
)
from banneret.games.warrior_knights.sight.sampler import WarriorKnightsSampler
from banneret.games.warrior_knights.sight.visibility import FIELDS

if TYPE_CHECKING:  # drawing reads texts; only a table in a browser needs it
    from banneret.core.drawing.canvas import Canvas, Drawing


# How many numbered rules each group of the specification has, W-1 to W-16; W-4 is only the order of the phases.
RULES: Final = (7, 5, 12, 0, 3, 5, 8, 5, 4, 8, 11, 4, 7, 3, 4, 6)

NUMBERS: Final = [f"W-{group}.{number}" for group, count in enumerate(RULES, 1) for number in range(1, count + 1)]


@final
class WarriorKnightsRules(GameRules[WarriorKnights, WarriorKnightsData]):
    """The rules, and how the table is laid."""

    def __init__(self) -> None:
        super().__init__(CATALOGUE, cast(list[type[Frame[WarriorKnights]]], FRAMES), FIELDS, OPTIONS, NUMBERS)

    def read_data(self, overlay: str) -> WarriorKnightsData:
        return load_data(overlay)

    def set_up(
        self, players: int, options: dict[str, str], data: WarriorKnightsData, chance: Chance, listen: bool
    ) -> WarriorKnights:
        return set_up(players, options, data, chance, listen)

    def blank(self, players: int, options: dict[str, str], data: WarriorKnightsData) -> WarriorKnights:
        return empty_table(players, options, data)

    def outcome_name(self, label: str, value: int) -> str:
        words = OUTCOME_WORDS.get(label)
        return str(value) if words is None else words[value]

    def outcome_value(self, label: str, name: str) -> int:
        words = OUTCOME_WORDS.get(label)
        return int(name) if words is None else words.index(name)

    def ending(self, game: WarriorKnights) -> str:
        return REASONS[game.reason]

    def statistics(self, game: WarriorKnights, log: list[Event]) -> dict[str, float]:
        from banneret.games.warrior_knights.rules.statistics import account

        return account(game, log)


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

    def playout_policy(self) -> Policy[WarriorKnights]:
        """Random answers leave cards unplayed and cities alone: the expert's own are quick enough."""
        return WarriorKnightsExpert()

    def playout_decisions(self) -> int:
        """A round has hundreds of answers: the estimate is asked long before its end."""
        return 6

    def evaluate(self, game: WarriorKnights) -> list[float]:
        return estimate(game)

    def learnt(self, game: WarriorKnights, seat: i64) -> i64:
        """The question, the cards that lie open, and in a battle the hand that the seat has drawn."""
        return learnt(game, seat, FRAME_NUMBERS[type(game.stack[-1]).__name__])


@final
class WarriorKnightsWords(GameWords[WarriorKnights, WarriorKnightsData]):
    """The game in a reader's words."""

    def readable(
        self, parts: Mapping[str, Json], language: str, names: list[str], data: WarriorKnightsData
    ) -> dict[str, Json]:
        from banneret.games.warrior_knights.words import readable  # texts are read only where somebody reads

        return readable(parts, language, names, data)

    def standing(
        self, game: WarriorKnights, log: list[Event], language: str, names: list[str], data: WarriorKnightsData
    ) -> Standing:
        from banneret.games.warrior_knights.standing import standing

        return standing(game, log, language, names, data)


@final
class WarriorKnightsOdds(GameOdds[WarriorKnights, WarriorKnightsMemory, WarriorKnightsData]):
    """Chances."""

    def prospects(self, view: WarriorKnightsView) -> Prospects | None:
        from banneret.games.warrior_knights.odds.prospects import prospects

        return prospects(view)

    def questions(self) -> list[OddsQuestion]:
        from banneret.games.warrior_knights.odds.calculators import QUESTIONS

        return QUESTIONS

    def chart(
        self, question: str, given: Mapping[str, list[str]], language: str, data: WarriorKnightsData
    ) -> OddsChart:
        from banneret.games.warrior_knights.odds.calculators import chart

        return chart(question, given, language, data)


@final
class WarriorKnightsPositions(GamePositions[WarriorKnights, WarriorKnightsData]):
    """Positions in writing."""

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: WarriorKnightsData,
        chance: Chance, names: list[str],
    ) -> WarriorKnights:  # fmt: skip
        return place(position, players, options, data, chance, names, RULES_ROOM.frames)

    def describe(self, game: WarriorKnights, names: list[str]) -> dict[str, Json]:
        return describe(game, names)

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)


@final
class WarriorKnightsTerminal(GameTerminal[WarriorKnights, WarriorKnightsMemory, WarriorKnightsData]):
    """The table in a terminal."""

    def draw(
        self,
        view: WarriorKnightsView,
        language: str,
        names: list[str],
        data: WarriorKnightsData,
        width: int,
        colour: bool,
    ) -> list[str]:
        from banneret.games.warrior_knights.terminal.table import draw_table

        return draw_table(view, language, names, data, width, colour)

    def draw_end(
        self,
        game: WarriorKnights,
        log: list[Event],
        language: str,
        names: list[str],
        data: WarriorKnightsData,
        width: int,
        colour: bool,
    ) -> list[str]:
        from banneret.games.warrior_knights.terminal.table import draw_end

        return draw_end(game, log, language, names, data, width, colour)


@final
class WarriorKnightsWeb(GameWeb[WarriorKnights, WarriorKnightsMemory]):
    """The table in a browser."""

    def badge(self) -> tuple[str, str]:
        return "vert", "helm"

    def arms(self, game: WarriorKnights, seat: i64) -> int:
        """W-3.1 The red Baron's shield is red."""
        return BEARINGS[game.barons[seat]]

    def draw(self, view: WarriorKnightsView, canvas: "Canvas") -> "Drawing":
        from banneret.games.warrior_knights.web.table import draw

        return draw(view, canvas)


RULES_ROOM: Final = WarriorKnightsRules()
FRAME_NUMBERS: Final = {name: number for number, name in enumerate(RULES_ROOM.frames)}
WARRIOR_KNIGHTS: Final = for_everybody(
    Kind(
        id="warrior_knights",
        prefix="W",
        players=[2, 3, 4, 5, 6],
        folder=str(Path(__file__).parent),
        rules=RULES_ROOM,
        sight=WarriorKnightsSight(),
        bot=WarriorKnightsBot(),
        words=WarriorKnightsWords,
        odds=WarriorKnightsOdds,
        positions=WarriorKnightsPositions,
        terminal=WarriorKnightsTerminal,
        web=WarriorKnightsWeb,
    )
)
