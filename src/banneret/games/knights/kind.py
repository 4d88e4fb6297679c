"""Knights, as everybody outside this folder knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance, Outcome
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Frame
from banneret.core.kind import Kind, for_everybody
from banneret.core.odds import OddsChart, OddsQuestion, Prospects
from banneret.core.options import Option
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
    Sampler,
)
from banneret.core.standing import Standing
from banneret.games.knights.bot.expert import KnightsExpert
from banneret.games.knights.bot.outlook import estimate
from banneret.games.knights.bot.playout import QuickPolicy
from banneret.games.knights.odds.aims import solved
from banneret.games.knights.odds.chances import Chances
from banneret.games.knights.positions.describe import describe, normal
from banneret.games.knights.positions.place import place, scripted
from banneret.games.knights.rules.actions import CATALOGUE
from banneret.games.knights.rules.attack import CastleResult, DefenceResult, SpecialResult
from banneret.games.knights.rules.attempt import PileResult
from banneret.games.knights.rules.cards import CARDS, notation, parse_card
from banneret.games.knights.rules.data import KnightsData, load_data
from banneret.games.knights.rules.guards import ArrangeGuards
from banneret.games.knights.rules.king import KingResult, Revenge
from banneret.games.knights.rules.rolling import DIE, Rolling
from banneret.games.knights.rules.setup import empty_table, set_up
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.tournament import Rival, TakePart, TournamentEnds, TournamentResult
from banneret.games.knights.rules.turn import Choose, EndTurn, MainAction, NextTurn, PassOn
from banneret.games.knights.sight.memory import KnightsMemory, KnightsView, memory_at_start, memory_in_play, recall
from banneret.games.knights.sight.sampler import KnightsSampler
from banneret.games.knights.sight.visibility import FIELDS

if TYPE_CHECKING:
    from banneret.core.drawing.canvas import Canvas, Drawing

ROUNDS: Final = [0, 10, 15, 20, 25, 30, 50, 100, 200]
MOST_ROUNDS: Final = 1_000_000
PLAYERS: Final = [2, 3, 4, 5, 6]

OPTIONS: Final = [
    Option("starting_castles", ["random", "fixed"], "random", ["K-1.4"]),
    Option(
        "first_player", ["random", *[str(seat) for seat in range(1, 7)]], "random", ["K-1.1"],
        {str(seat): [players for players in PLAYERS if players >= seat] for seat in range(3, 7)},
    ),
    Option("two_player_castle_rule", ["on", "off"], "on", ["K-7.2"]),
    Option("defence_tie", ["attacker", "defender"], "attacker", ["K-9.4"]),
    Option("tournament_tie", ["first", "rolloff"], "first", ["K-10.4"]),
    Option("tournament_participation", ["optional", "mandatory"], "optional", ["K-10.1"]),
    Option("plus_dice", ["one", "all"], "one", ["K-3.8"]),
    Option("king_combination", ["555_4", "1111", "4444", "5555"], "555_4", ["K-11.2"]),
    Option("king_timing", ["first_attempt", "any_attempt"], "first_attempt", ["K-11.1"]),
    Option("extra_attempt_on_steal", ["off", "on"], "off", ["K-5.3"]),
    Option("max_rounds", [str(rounds) for rounds in ROUNDS], "0", ["K-14.4"], up_to=MOST_ROUNDS),
]  # fmt: skip

QUESTIONS: Final = [MainAction, Rolling, TakePart, Revenge, ArrangeGuards]
STEPS: Final = [
    NextTurn, Choose, EndTurn, PassOn, PileResult, SpecialResult, CastleResult, DefenceResult, Rival, TournamentResult,
    TournamentEnds, KingResult,
]  # fmt: skip

# How many numbered rules each group of the specification has, K-1 to K-14.
RULES: Final = (5, 4, 8, 6, 6, 6, 4, 3, 5, 5, 6, 8, 5, 4)
CARD_OUTCOMES: Final = ("castles", "deck")


CHANCES: Final = Chances()  # what was worked out once is remembered for all
NUMBERS: Final = [f"K-{group}.{number}" for group, count in enumerate(RULES, 1) for number in range(1, count + 1)]


@final
class KnightsRules(GameRules[Knights, KnightsData]):
    """The rules, and how the table is laid."""

    def __init__(self) -> None:
        super().__init__(CATALOGUE, cast(list[type[Frame[Knights]]], [*QUESTIONS, *STEPS]), FIELDS, OPTIONS, NUMBERS)

    def read_data(self, overlay: str) -> KnightsData:
        return load_data(overlay)

    def set_up(self, players: int, options: dict[str, str], data: KnightsData, chance: Chance, listen: bool) -> Knights:
        return set_up(players, options, data, chance, listen)

    def blank(self, players: int, options: dict[str, str], data: KnightsData) -> Knights:
        return empty_table(players, options, data)

    def outcome_name(self, label: str, value: int) -> str:
        if label == DIE:
            return str(value + 1)
        return notation(value) if label in CARD_OUTCOMES else str(value)

    def outcome_value(self, label: str, name: str) -> int:
        if label == DIE:
            return int(name) - 1
        return parse_card(name) if label in CARD_OUTCOMES else int(name)


@final
class KnightsSight(GameSight[Knights, KnightsMemory]):
    """What a seat sees and remembers."""

    def memory(self, game: Knights, seat: i64) -> KnightsMemory:
        return memory_at_start(game)

    def memory_in(self, game: Knights, seat: i64) -> KnightsMemory:
        return memory_in_play(game)

    def recall(self, packed: Json) -> KnightsMemory:
        return recall(packed)

    def check_memory(self, memory: KnightsMemory, game: Knights) -> None:
        memory.check(game)

    def sampler(self, view: KnightsView) -> Sampler:
        return KnightsSampler(view)


@final
class KnightsBot(GameBot[Knights]):
    """The expert, and what search wants to know."""

    def policy(self) -> Policy[Knights]:
        return KnightsExpert(CHANCES)

    def policy_named(self, name: str) -> Policy[Knights] | None:
        """`expert-naive`: the same attempts, but the dice keep the largest set, whatever the odds."""
        return KnightsExpert(CHANCES, naive=True) if name == "naive" else None

    def playout_policy(self) -> Policy[Knights]:
        return QuickPolicy()

    def playout_decisions(self) -> int:
        """Every turn is mostly luck, so that the estimate tells more than what quick answers lead to."""
        return 2

    def solved(self, game: Knights, seat: i64) -> Action | None:
        return solved(game, CHANCES)

    def evaluate(self, game: Knights) -> list[float]:
        return estimate(game, CHANCES)

    def learnt(self, game: Knights, seat: i64) -> i64:
        """The dice that lie there; else the tops of the piles and the best result of a tournament."""
        number: i64 = 0
        if game.dice:
            for die in game.dice:
                number = number * 7 + die
            return number * 16 + game.rerolls_left
        for pile in game.piles:
            number = number * (CARDS + 1) + (pile[0] + 1 if pile else 0)
        return number * 512 + (game.best & 511)


@final
class KnightsWords(GameWords[Knights, KnightsData]):
    """The game in a reader's words."""

    def readable(
        self, parts: Mapping[str, Json], language: str, names: list[str], data: KnightsData
    ) -> dict[str, Json]:
        from banneret.games.knights.words import readable  # texts are read only where somebody reads

        return readable(parts, language, names, data)

    def standing(self, game: Knights, log: list[Event], language: str, names: list[str], data: KnightsData) -> Standing:
        from banneret.games.knights.standing import standing

        return standing(game, log, language, names, data)


@final
class KnightsOdds(GameOdds[Knights, KnightsMemory, KnightsData]):
    """Chances."""

    def prospects(self, view: KnightsView) -> Prospects | None:
        from banneret.games.knights.odds.prospects import ShownChances

        return ShownChances(CHANCES).to(view)

    def questions(self) -> list[OddsQuestion]:
        from banneret.games.knights.odds.calculators import QUESTIONS as ODDS_QUESTIONS

        return ODDS_QUESTIONS

    def chart(self, question: str, given: Mapping[str, list[str]], language: str, data: KnightsData) -> OddsChart:
        from banneret.games.knights.odds.calculators import chart

        return chart(question, given, language, data, CHANCES)


@final
class KnightsPositions(GamePositions[Knights, KnightsData]):
    """Positions in writing."""

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: KnightsData, chance: Chance,
        names: list[str],
    ) -> Knights:  # fmt: skip
        return place(position, players, options, data, chance, names)

    def describe(self, game: Knights, names: list[str]) -> dict[str, Json]:
        return describe(game, names)

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)


@final
class KnightsTerminal(GameTerminal[Knights, KnightsMemory, KnightsData]):
    """The table in a terminal."""

    def draw(
        self,
        view: KnightsView,
        language: str,
        names: list[str],
        data: KnightsData,
        width: int,
        colour: bool,
    ) -> list[str]:
        from banneret.games.knights.terminal.table import draw_table

        return draw_table(view, language, names, data, width, colour)

    def draw_end(
        self,
        game: Knights,
        log: list[Event],
        language: str,
        names: list[str],
        data: KnightsData,
        width: int,
        colour: bool,
    ) -> list[str]:
        from banneret.games.knights.terminal.table import draw_end

        return draw_end(game, log, language, names, data, width, colour)


@final
class KnightsWeb(GameWeb[Knights, KnightsMemory]):
    """The table in a browser."""

    def badge(self) -> tuple[str, str]:
        return "azure", "lances"

    def draw(self, view: KnightsView, canvas: "Canvas") -> "Drawing":
        from banneret.games.knights.web.table import draw

        return draw(view, canvas)


KNIGHTS: Final = for_everybody(
    Kind(
        id="knights",
        prefix="K",
        players=PLAYERS,
        folder=str(Path(__file__).parent),
        rules=KnightsRules(),
        sight=KnightsSight(),
        bot=KnightsBot(),
        words=KnightsWords,
        odds=KnightsOdds,
        positions=KnightsPositions,
        terminal=KnightsTerminal,
        web=KnightsWeb,
    )
)
