"""Knights, as everybody outside this folder knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance, Outcome
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.kind import GameKind, Policy, Sampler
from banneret.core.odds import OddsChart, OddsQuestion, Prospects
from banneret.core.options import Option
from banneret.core.standing import Standing
from banneret.core.view import View
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
from banneret.games.knights.rules.cards import CARDS, NO_CARD, notation, parse_card
from banneret.games.knights.rules.data import DATA_FILE, KnightsData, load_data
from banneret.games.knights.rules.guards import ArrangeGuards
from banneret.games.knights.rules.king import KingResult, Revenge
from banneret.games.knights.rules.rolling import DIE, Rolling
from banneret.games.knights.rules.setup import empty_table, set_up
from banneret.games.knights.rules.state import DEFENCE, IN_TOURNAMENT, NO_TARGET, Knights
from banneret.games.knights.rules.strength import FULL_BITS
from banneret.games.knights.rules.tournament import Rival, TakePart, TournamentEnds, TournamentResult
from banneret.games.knights.rules.turn import Choose, EndTurn, MainAction, NextTurn, PassOn
from banneret.games.knights.sight.memory import KnightsMemory, memory_at_start, memory_in_play, recall
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


@final
class KnightsKind(GameKind):
    """The box of Knights."""

    def __init__(self) -> None:
        super().__init__(
            id="knights",
            prefix="K",
            players=PLAYERS,
            rules_version=1,
            maturity="complete",
            options=OPTIONS,
            catalogue=CATALOGUE,
            fields=FIELDS,
            frames=cast(list[type[Frame[Game]]], [*QUESTIONS, *STEPS]),
            folder=str(Path(DATA_FILE).parent),
        )
        self.own_data: KnightsData | None = None
        self.chances = Chances()

    def set_up(self, players: int, options: dict[str, str], data: object, chance: Chance, listen: bool) -> Knights:
        assert isinstance(data, KnightsData)
        return set_up(players, options, data, chance, listen)

    def load_data(self, overlay: str = "") -> KnightsData:
        if overlay:
            return load_data(overlay)
        if self.own_data is None:
            self.own_data = load_data()
        return self.own_data

    def data_digest(self, data: object) -> str:
        assert isinstance(data, KnightsData)
        return "" if data.digest == self.load_data().digest else data.digest

    def memory(self, game: Game, seat: i64) -> KnightsMemory:
        assert isinstance(game, Knights)
        return memory_at_start(game)

    def memory_in(self, game: Game, seat: i64) -> KnightsMemory:
        assert isinstance(game, Knights)
        return memory_in_play(game)

    def blank(self, players: int, options: dict[str, str], data: object) -> Knights:
        assert isinstance(data, KnightsData)
        return empty_table(players, options, data)

    def recall(self, packed: Json) -> KnightsMemory:
        return recall(packed)

    def policy(self) -> Policy:
        return KnightsExpert(self.chances)

    def policy_named(self, name: str) -> Policy | None:
        """`expert-naive`: the same attempts, but the dice keep the largest set, whatever the odds."""
        return KnightsExpert(self.chances, naive=True) if name == "naive" else None

    def solved(self, game: Game, seat: i64) -> Action | None:
        assert isinstance(game, Knights)
        return solved(game, self.chances)

    def playout_decisions(self) -> int:
        """Every turn is mostly luck, so that the estimate tells more than what quick answers lead to."""
        return 2

    def evaluate(self, game: Game) -> list[float]:
        assert isinstance(game, Knights)
        return estimate(game, self.chances)

    def playout_policy(self) -> Policy:
        return QuickPolicy()

    def sampler(self, view: View) -> Sampler:
        return KnightsSampler(view)

    def learnt(self, game: Game, seat: i64) -> i64:
        """The dice that lie there; else the tops of the piles and the best result of a tournament."""
        assert isinstance(game, Knights)
        number: i64 = 0
        if game.dice:
            for die in game.dice:
                number = number * 7 + die
            return number * 16 + game.rerolls_left
        for pile in game.piles:
            number = number * (CARDS + 1) + (pile[0] + 1 if pile else 0)
        return number * 512 + (game.best & 511)

    def readable(self, parts: Mapping[str, Json], language: str, names: list[str], data: object) -> dict[str, Json]:
        from banneret.games.knights.words import readable  # texts are read only where somebody reads

        assert isinstance(data, KnightsData)
        return readable(parts, language, names, data)

    def question_parts(self, game: Game, seat: i64) -> dict[str, Json]:
        assert isinstance(game, Knights)
        against_roll = game.purpose == DEFENCE or game.purpose == IN_TOURNAMENT
        target = game.target if game.roller >= 0 else game.best
        if target != NO_TARGET and game.charter.all_plus_dice and (against_roll or game.roller < 0):
            target >>= FULL_BITS
        return {
            "card": "" if game.prize == NO_CARD else notation(game.prize),
            "target": target,
            "beats": "no" if target == NO_TARGET else "yes",
            "purpose": int(game.purpose),
            "rerolls": game.rerolls_left,
            "attempts": "first" if game.attempts == 0 else "more",
            "owner": game.organiser,
            "chosen": "yes" if game.chosen else "no",
        }

    def draw(self, view: View, language: str, names: list[str], data: object, width: int, colour: bool) -> list[str]:
        from banneret.games.knights.terminal.table import draw_table

        assert isinstance(data, KnightsData)
        return draw_table(view, language, names, data, width, colour)

    def badge(self) -> tuple[str, str]:
        return "azure", "lances"

    def draw_web(self, view: View, canvas: "Canvas") -> "Drawing":
        from banneret.games.knights.web.table import draw

        return draw(view, canvas)

    def prospects(self, view: View) -> Prospects | None:
        from banneret.games.knights.odds.prospects import prospects

        return prospects(view, self.chances)

    def draw_end(
        self, game: Game, log: list[Event], language: str, names: list[str], data: object, width: int, colour: bool
    ) -> list[str]:
        from banneret.games.knights.terminal.table import draw_end

        assert isinstance(game, Knights)
        assert isinstance(data, KnightsData)
        return draw_end(game, log, language, names, data, width, colour)

    def standing(self, game: Game, log: list[Event], language: str, names: list[str], data: object) -> Standing:
        from banneret.games.knights.standing import standing

        assert isinstance(game, Knights)
        assert isinstance(data, KnightsData)
        return standing(game, log, language, names, data)

    def odds_questions(self) -> list[OddsQuestion]:
        from banneret.games.knights.odds.calculators import QUESTIONS as ODDS_QUESTIONS

        return ODDS_QUESTIONS

    def odds_chart(self, question: str, given: Mapping[str, list[str]], language: str, data: object) -> OddsChart:
        from banneret.games.knights.odds.calculators import chart

        assert isinstance(data, KnightsData)
        return chart(question, given, language, data, self.chances)

    def outcome_name(self, label: str, value: int) -> str:
        if label == DIE:
            return str(value + 1)
        return notation(value) if label in CARD_OUTCOMES else str(value)

    def outcome_value(self, label: str, name: str) -> int:
        if label == DIE:
            return int(name) - 1
        return parse_card(name) if label in CARD_OUTCOMES else int(name)

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: object, chance: Chance,
        names: list[str],
    ) -> Knights:  # fmt: skip
        assert isinstance(data, KnightsData)
        return place(position, players, options, data, chance, names)

    def describe(self, game: Game, names: list[str]) -> dict[str, Json]:
        assert isinstance(game, Knights)
        return describe(game, names)

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)

    def rules_of(self) -> list[str]:
        return [f"K-{group}.{number}" for group, count in enumerate(RULES, 1) for number in range(1, count + 1)]


KNIGHTS: Final = KnightsKind()
