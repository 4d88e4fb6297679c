"""Warrior Knights, as everybody outside this folder knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from banneret.core.chance import Chance, Outcome
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.kind import COMPLETE, GameKind, Policy
from banneret.core.odds import OddsChart, OddsQuestion, Prospects
from banneret.core.standing import Standing
from banneret.core.view import View
from banneret.games.warrior_knights.bot.estimate import estimate, learnt
from banneret.games.warrior_knights.bot.expert import WarriorKnightsExpert
from banneret.games.warrior_knights.positions.describe import describe, normal
from banneret.games.warrior_knights.positions.place import OUTCOME_WORDS, place, scripted
from banneret.games.warrior_knights.rules.actions import CATALOGUE
from banneret.games.warrior_knights.rules.cards import BEARINGS, COLOR_IDS
from banneret.games.warrior_knights.rules.data import WarriorKnightsData, load_data
from banneret.games.warrior_knights.rules.fields import REASONS
from banneret.games.warrior_knights.rules.frames import FRAMES
from banneret.games.warrior_knights.rules.options import OPTIONS
from banneret.games.warrior_knights.rules.setup import empty_table, set_up
from banneret.games.warrior_knights.rules.state import WarriorKnights, event_color
from banneret.games.warrior_knights.sight.memory import (
    WarriorKnightsMemory,
    memory_at_start,
    memory_of_position,
    recall,
)
from banneret.games.warrior_knights.sight.sampler import WarriorKnightsSampler
from banneret.games.warrior_knights.sight.visibility import FIELDS

if TYPE_CHECKING:  # drawing reads texts; only a table in a browser needs it
    from banneret.core.drawing.canvas import Canvas, Drawing


@final
class WarriorKnightsKind(GameKind):
    """The box of Warrior Knights."""

    def __init__(self) -> None:
        super().__init__(
            id="warrior_knights",
            prefix="W",
            players=[2, 3, 4, 5, 6],
            rules_version=1,
            maturity=COMPLETE,
            options=OPTIONS,
            catalogue=CATALOGUE,
            fields=FIELDS,
            frames=cast(list[type[Frame[Game]]], FRAMES),
            folder=str(Path(__file__).parent),
        )
        self.data = load_data()
        self.frame_numbers = {name: number for number, name in enumerate(self.frames)}

    def load_data(self, overlay: str = "") -> WarriorKnightsData:
        return load_data(overlay) if overlay else self.data

    def data_digest(self, data: object) -> str:
        assert isinstance(data, WarriorKnightsData)
        return "" if data.digest == self.data.digest else data.digest

    def set_up(
        self, players: int, options: dict[str, str], data: object, chance: Chance, listen: bool
    ) -> WarriorKnights:
        assert isinstance(data, WarriorKnightsData)
        return set_up(players, options, data, chance, listen)

    def blank(self, players: int, options: dict[str, str], data: object) -> WarriorKnights:
        assert isinstance(data, WarriorKnightsData)
        return empty_table(players, options, data)

    def facts(self, game: Game, seat: i64) -> dict[str, Json]:
        """W-3.2 The back of the top event card shows its colour."""
        assert isinstance(game, WarriorKnights)
        return {"event_back": COLOR_IDS[event_color(game)]} if game.event_deck else {}

    def memory(self, game: Game, seat: i64) -> WarriorKnightsMemory:
        return memory_at_start(seat)

    def memory_in(self, game: Game, seat: i64) -> WarriorKnightsMemory:
        assert isinstance(game, WarriorKnights)
        return memory_of_position(game, seat)

    def recall(self, packed: Json) -> WarriorKnightsMemory:
        return recall(packed)

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: object, chance: Chance,
        names: list[str],
    ) -> WarriorKnights:  # fmt: skip
        assert isinstance(data, WarriorKnightsData)
        return place(position, players, options, data, chance, names, self.frames)

    def describe(self, game: Game, names: list[str]) -> dict[str, Json]:
        assert isinstance(game, WarriorKnights)
        return describe(game, names)

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)

    def outcome_name(self, label: str, value: int) -> str:
        words = OUTCOME_WORDS.get(label)
        return str(value) if words is None else words[value]

    def outcome_value(self, label: str, name: str) -> int:
        words = OUTCOME_WORDS.get(label)
        return int(name) if words is None else words.index(name)

    def sampler(self, view: View) -> WarriorKnightsSampler:
        return WarriorKnightsSampler(view)

    def policy(self) -> Policy:
        return WarriorKnightsExpert()

    def playout_policy(self) -> Policy:
        """Random answers leave cards unplayed and cities alone: the expert's own are quick enough."""
        return WarriorKnightsExpert()

    def playout_decisions(self) -> int:
        """A round has hundreds of answers: the estimate is asked long before its end."""
        return 6

    def evaluate(self, game: Game) -> list[float]:
        assert isinstance(game, WarriorKnights)
        return estimate(game)

    def learnt(self, game: Game, seat: i64) -> i64:
        """The question, the cards that lie open, and in a battle the hand that the seat has drawn."""
        assert isinstance(game, WarriorKnights)
        return learnt(game, seat, self.frame_numbers[type(game.stack[-1]).__name__])

    def ending(self, game: Game) -> str:
        assert isinstance(game, WarriorKnights)
        return REASONS[game.reason]

    def account(self, game: Game, log: list[Event]) -> dict[str, float]:
        from banneret.games.warrior_knights.rules.statistics import account

        assert isinstance(game, WarriorKnights)
        return account(game, log)

    def prospects(self, view: View) -> Prospects | None:
        from banneret.games.warrior_knights.odds.prospects import prospects

        return prospects(view)

    def odds_questions(self) -> list[OddsQuestion]:
        from banneret.games.warrior_knights.odds.calculators import QUESTIONS

        return QUESTIONS

    def odds_chart(self, question: str, given: Mapping[str, list[str]], language: str, data: object) -> OddsChart:
        from banneret.games.warrior_knights.odds.calculators import chart

        assert isinstance(data, WarriorKnightsData)
        return chart(question, given, language, data)

    def readable(self, parts: Mapping[str, Json], language: str, names: list[str], data: object) -> dict[str, Json]:
        from banneret.games.warrior_knights.words import readable  # texts are read only where somebody reads

        assert isinstance(data, WarriorKnightsData)
        return readable(parts, language, names, data)

    def question_parts(self, game: Game, seat: i64) -> dict[str, Json]:
        from banneret.games.warrior_knights.rules.prompts import question_parts

        assert isinstance(game, WarriorKnights)
        return question_parts(game, seat)

    def draw(self, view: View, language: str, names: list[str], data: object, width: int, colour: bool) -> list[str]:
        from banneret.games.warrior_knights.terminal.table import draw_table

        assert isinstance(data, WarriorKnightsData)
        return draw_table(view, language, names, data, width, colour)

    def draw_end(
        self, game: Game, log: list[Event], language: str, names: list[str], data: object, width: int, colour: bool
    ) -> list[str]:
        from banneret.games.warrior_knights.terminal.table import draw_end

        assert isinstance(game, WarriorKnights)
        assert isinstance(data, WarriorKnightsData)
        return draw_end(game, log, language, names, data, width, colour)

    def standing(self, game: Game, log: list[Event], language: str, names: list[str], data: object) -> Standing:
        from banneret.games.warrior_knights.standing import standing

        assert isinstance(game, WarriorKnights)
        assert isinstance(data, WarriorKnightsData)
        return standing(game, log, language, names, data)

    def badge(self) -> tuple[str, str]:
        return "vert", "helm"

    def draw_web(self, view: View, canvas: "Canvas") -> "Drawing":
        from banneret.games.warrior_knights.web.table import draw

        return draw(view, canvas)

    def arms(self, game: Game, seat: i64) -> int:
        """W-3.1 The red Baron's shield is red."""
        assert isinstance(game, WarriorKnights)
        return BEARINGS[game.barons[seat]]

    def rules_of(self) -> list[str]:
        return [f"W-{group}.{number}" for group, count in enumerate(RULES, 1) for number in range(1, count + 1)]


# How many numbered rules each group of the specification has, W-1 to W-16; W-4 is only the order of the phases.
RULES: Final = (7, 5, 12, 0, 3, 5, 8, 5, 4, 8, 11, 4, 7, 3, 4, 6)
WARRIOR_KNIGHTS: Final = WarriorKnightsKind()
