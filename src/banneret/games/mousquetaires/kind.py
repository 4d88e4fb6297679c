"""Mousquetaires du Roy, as everybody outside this folder knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from banneret.core.chance import Chance, Outcome
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.kind import COMPLETE, GameKind, Policy, Sampler
from banneret.core.odds import OddsChart, OddsQuestion, Prospects
from banneret.core.options import Option
from banneret.core.standing import Standing
from banneret.core.view import View
from banneret.games.mousquetaires.bot.estimate import estimate
from banneret.games.mousquetaires.bot.expert import MousquetairesExpert
from banneret.games.mousquetaires.bot.learnt import learnt
from banneret.games.mousquetaires.odds.duel_odds import DuelTables
from banneret.games.mousquetaires.positions.describe import describe, normal
from banneret.games.mousquetaires.positions.place import place, scripted
from banneret.games.mousquetaires.rules.actions import CATALOGUE
from banneret.games.mousquetaires.rules.aftermath import (
    AfterEnemy,
    AfterGuard,
    AfterNemesis,
    AfterToken,
    AfterWardes,
    RoadTurn,
)
from banneret.games.mousquetaires.rules.all_for_one import BanCheck, FreezeWindow, QueenFalls, SaveQueen
from banneret.games.mousquetaires.rules.arsenal import BuyMore, ReplaceItem
from banneret.games.mousquetaires.rules.cards import (
    OUTCOME_WORDS,
)
from banneret.games.mousquetaires.rules.challenges import ChallengeCards
from banneret.games.mousquetaires.rules.characters import KittyLooks, TrevilleHelps
from banneret.games.mousquetaires.rules.data import DATA_FILE, MousquetairesData, load_data
from banneret.games.mousquetaires.rules.duel import AddTokens, DuelCards, DuelCompare, DuelRoll, RerollDie
from banneret.games.mousquetaires.rules.exchange import AnswerExchange, ConfirmExchange, OfferExchange
from banneret.games.mousquetaires.rules.milady import (
    ChooseDestination,
    LayParis,
    LayRandomParis,
    ParisStep,
    PhaseOne,
    PlayTreachery,
    TreacheryStep,
    TurnUpTreachery,
)
from banneret.games.mousquetaires.rules.missions import Fill, FillMission, NameNemesis
from banneret.games.mousquetaires.rules.payments import PayPassage
from banneret.games.mousquetaires.rules.places import AtRichelieus, DestroyCard, EndOfPhaseTwo, TakeParis
from banneret.games.mousquetaires.rules.quest import PlaceTokens, PrepareBoard
from banneret.games.mousquetaires.rules.round_end import (
    LouvreFails,
    LouvreTakesItsToll,
    ParisTakesItsToll,
    PhaseFour,
    TimeGoesBy,
)
from banneret.games.mousquetaires.rules.rounds import NextRound
from banneret.games.mousquetaires.rules.searching_paris import UnmaskCards
from banneret.games.mousquetaires.rules.setup import (
    Assign,
    DealHands,
    FirstLouvre,
    FirstParis,
    FirstParisCard,
    TakeMusketeer,
    empty_table,
    set_up,
)
from banneret.games.mousquetaires.rules.siege import PhaseThree, Sacrifice, Sacrifices
from banneret.games.mousquetaires.rules.state import REASONS, Mousquetaires
from banneret.games.mousquetaires.rules.tasks import AfterRochefort, AssassinStrikes, CarryOut
from banneret.games.mousquetaires.rules.treachery import DeadEndMoves, Target
from banneret.games.mousquetaires.rules.turns import ChooseMusketeer, EndOfTurn, PhaseTwo, TakeAction, Turns
from banneret.games.mousquetaires.sight.memory import MousquetairesMemory, memory_at_start, memory_of_position, recall
from banneret.games.mousquetaires.sight.sampler import MousquetairesSampler
from banneret.games.mousquetaires.sight.visibility import FIELDS

if TYPE_CHECKING:
    from banneret.core.drawing.canvas import Canvas, Drawing

SWITCH: Final = ["false", "true"]
OPTIONS: Final = [
    Option("milady", ["player", "none"], "player", ["M-24.1"], {"none": [1, 2, 3, 4]}),
    Option("emergency_mode", ["off", "timer", "budget"], "budget", ["M-22.1", "M-22.3", "M-22.4"]),
    Option("emergency_seconds", ["60", "90", "120", "180"], "120", ["M-22.1"]),
    Option("emergency_bot_seconds", ["0", "3", "5", "10"], "5", ["M-22.1"]),
    Option("emergency_budget_ratio", ["50", "67", "75"], "67", ["M-22.3"]),
    Option("easier_start", SWITCH, "false", ["M-2.8", "M-25.1"]),
    Option("fatal_quest", SWITCH, "false", ["M-25.2"]),
    Option("brave_athos", SWITCH, "false", ["M-10.4", "M-25.3"]),
    Option("bastille_escape", ["rulebook", "faq"], "rulebook", ["M-14.6"]),
    Option("louvre_reward_on", ["challenge", "mission"], "challenge", ["M-12.3"]),
    Option("rochefort_interrupts_traps", SWITCH, "false", ["M-9.3"]),
    Option("fixed_red_dice_cap", ["true", "false"], "true", ["M-13.5"]),
    Option("musketeer_selection", ["choose", "random"], "choose", ["M-2.5"]),
]

QUESTIONS: Final = [
    PlaceTokens, TakeMusketeer, FirstParisCard, Fill, NameNemesis, ChooseDestination, LayParis, PlayTreachery, Target,
    ChooseMusketeer, TakeAction, OfferExchange, AnswerExchange, ConfirmExchange, ChallengeCards, DuelCards, RerollDie,
    AddTokens, BuyMore, ReplaceItem, UnmaskCards, TrevilleHelps, KittyLooks, PayPassage, FreezeWindow, SaveQueen,
    TakeParis, AtRichelieus, DestroyCard, Sacrifice,
]  # fmt: skip
STEPS: Final = [
    NextRound, PhaseOne, PhaseTwo, PhaseThree, PhaseFour, PrepareBoard, Assign, DealHands, FirstParis, FirstLouvre,
    FillMission, ParisStep, TreacheryStep, LayRandomParis, TurnUpTreachery, DeadEndMoves, Turns, EndOfTurn, CarryOut,
    AssassinStrikes, AfterRochefort, DuelRoll, DuelCompare, AfterEnemy, AfterNemesis, AfterWardes, AfterToken,
    AfterGuard, RoadTurn, EndOfPhaseTwo, Sacrifices, TimeGoesBy, LouvreTakesItsToll, LouvreFails, ParisTakesItsToll,
    QueenFalls, BanCheck,
]  # fmt: skip

# The words of outcomes of chance, by their label; others are written as numbers.


@final
class MousquetairesKind(GameKind):
    """The box of Mousquetaires du Roy."""

    def __init__(self) -> None:
        super().__init__(
            id="mousquetaires",
            prefix="M",
            players=[1, 2, 3, 4, 5],
            rules_version=1,
            maturity=COMPLETE,
            options=OPTIONS,
            catalogue=CATALOGUE,
            fields=FIELDS,
            frames=cast(list[type[Frame[Game]]], [*QUESTIONS, *STEPS]),
            folder=str(Path(DATA_FILE).parent),
        )
        self.own_data: MousquetairesData | None = None
        self.duels: DuelTables | None = None

    def set_up(
        self, players: int, options: dict[str, str], data: object, chance: Chance, listen: bool
    ) -> Mousquetaires:
        assert isinstance(data, MousquetairesData)
        return set_up(players, options, data, chance, listen)

    def load_data(self, overlay: str = "") -> MousquetairesData:
        if overlay:
            return load_data(overlay)
        if self.own_data is None:
            self.own_data = load_data()
        return self.own_data

    def data_digest(self, data: object) -> str:
        assert isinstance(data, MousquetairesData)
        return "" if data.digest == self.load_data().digest else data.digest

    def memory(self, game: Game, seat: i64) -> MousquetairesMemory:
        assert isinstance(game, Mousquetaires)
        return memory_at_start(game, seat)

    def memory_in(self, game: Game, seat: i64) -> MousquetairesMemory:
        assert isinstance(game, Mousquetaires)
        return memory_of_position(game, seat)

    def blank(self, players: int, options: dict[str, str], data: object) -> Mousquetaires:
        assert isinstance(data, MousquetairesData)
        return empty_table(players, options, data)

    def recall(self, packed: Json) -> MousquetairesMemory:
        return recall(packed)

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: object, chance: Chance,
        names: list[str],
    ) -> Mousquetaires:  # fmt: skip
        assert isinstance(data, MousquetairesData)
        return place(position, players, options, data, chance, names, self.frames)

    def describe(self, game: Game, names: list[str]) -> dict[str, Json]:
        assert isinstance(game, Mousquetaires)
        return describe(game, names)

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)

    def sampler(self, view: View) -> Sampler:
        return MousquetairesSampler(view)

    def readable(self, parts: Mapping[str, Json], language: str, names: list[str], data: object) -> dict[str, Json]:
        from banneret.games.mousquetaires.words import readable  # texts are read only where somebody reads

        assert isinstance(data, MousquetairesData)
        return readable(parts, language, names, data)

    def question_parts(self, game: Game, seat: i64) -> dict[str, Json]:
        from banneret.games.mousquetaires.rules.prompts import question_parts

        assert isinstance(game, Mousquetaires)
        return question_parts(game, seat)

    def draw(self, view: View, language: str, names: list[str], data: object, width: int, colour: bool) -> list[str]:
        from banneret.games.mousquetaires.terminal.table import draw_table

        assert isinstance(data, MousquetairesData)
        return draw_table(view, language, names, data, width, colour)

    def badge(self) -> tuple[str, str]:
        return "purpure", "swords"

    def draw_web(self, view: View, canvas: "Canvas") -> "Drawing":
        from banneret.games.mousquetaires.web.table import draw

        return draw(view, canvas)

    def draw_end(
        self, game: Game, log: list[Event], language: str, names: list[str], data: object, width: int, colour: bool
    ) -> list[str]:
        from banneret.games.mousquetaires.terminal.table import draw_end

        assert isinstance(game, Mousquetaires)
        assert isinstance(data, MousquetairesData)
        return draw_end(game, log, language, names, data, width, colour)

    def standing(self, game: Game, log: list[Event], language: str, names: list[str], data: object) -> Standing:
        from banneret.games.mousquetaires.standing import standing

        assert isinstance(game, Mousquetaires)
        assert isinstance(data, MousquetairesData)
        return standing(game, log, language, names, data)

    def ending(self, game: Game) -> str:
        """M-21.1 The jewels, or which front has broken."""
        assert isinstance(game, Mousquetaires)
        return REASONS[game.reason]

    def account(self, game: Game, log: list[Event]) -> dict[str, float]:
        """How far the game went, and what became of the fronts."""
        assert isinstance(game, Mousquetaires)
        counts = {name: float(len([event for event in log if event.name == name])) for name in COUNTED}
        return {
            "rounds": float(game.round),
            "quest_board": float(game.board_number),
            "honour_lost": float(game.queen),
            "la_rochelle": float(game.siege),
            **counts,
        }

    def policy(self) -> Policy:
        return MousquetairesExpert()

    def playout_policy(self) -> Policy:
        return MousquetairesExpert()

    def playout_decisions(self) -> int:
        """About the rest of a turn and the next one: then the fronts tell more than one line of play."""
        return 24

    def evaluate(self, game: Game) -> list[float]:
        assert isinstance(game, Mousquetaires)
        return estimate(game, self.duel_tables(game.charter.data))

    def learnt(self, game: Game, seat: i64) -> i64:
        assert isinstance(game, Mousquetaires)
        return learnt(game, seat)

    def duel_tables(self, data: MousquetairesData) -> DuelTables:
        """Duels worked out so far, for the data that was asked for last."""
        tables = self.duels
        if tables is None or tables.data is not data:
            tables = DuelTables(data)
            self.duels = tables
        return tables

    def prospects(self, view: View) -> Prospects | None:
        from banneret.games.mousquetaires.odds.prospects import prospects

        assert isinstance(view.state, Mousquetaires)
        return prospects(view, self.duel_tables(view.state.charter.data))

    def odds_questions(self) -> list[OddsQuestion]:
        from banneret.games.mousquetaires.odds.calculators import QUESTIONS as ODDS_QUESTIONS

        return ODDS_QUESTIONS

    def odds_chart(self, question: str, given: Mapping[str, list[str]], language: str, data: object) -> OddsChart:
        from banneret.games.mousquetaires.odds.calculators import chart

        assert isinstance(data, MousquetairesData)
        return chart(question, given, language, data, self.duel_tables(data))

    def live_options(self) -> dict[str, str]:
        """Ruling 63: Emergency! is meant to be played against the clock."""
        return {"emergency_mode": "timer"}

    def side_of(self, seat: i64, players: int, options: Mapping[str, str]) -> str:
        """M-2.5, M-24.1 The last seat is Milady's where she has a player."""
        with_milady = options["milady"] == "player" and players > 1
        return "milady" if with_milady and seat == players - 1 else "musketeers"

    def utilities(self, game: Game) -> list[float]:
        """M-21.1 The musketeers win and lose together: nobody gains by sharing a victory with fewer."""
        return game.scores()

    def outcome_name(self, label: str, value: int) -> str:
        words = OUTCOME_WORDS.get(label)
        return str(value) if words is None else words[value]

    def outcome_value(self, label: str, name: str) -> int:
        words = OUTCOME_WORDS.get(label)
        return int(name) if words is None else words.index(name)

    def rules_of(self) -> list[str]:
        return [f"M-{group}.{number}" for group, count in enumerate(RULES, 1) for number in range(1, count + 1)]


# Events that a table of balance counts.
COUNTED: Final = ("louvre_completed", "louvre_failed", "paris_completed", "fell", "imprisoned", "rochefort_flees")

# How many numbered rules each group of the specification has, M-1 to M-25.
RULES: Final = (8, 8, 3, 4, 9, 4, 10, 5, 8, 9, 6, 6, 9, 9, 14, 7, 3, 2, 5, 4, 1, 4, 4, 8, 3)
MOUSQUETAIRES: Final = MousquetairesKind()
