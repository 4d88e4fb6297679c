"""Mousquetaires du Roy, as everybody outside this folder knows it."""

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
from banneret.games.mousquetaires.rules.data import MousquetairesData, load_data
from banneret.games.mousquetaires.rules.duel import AddTokens, DuelCards, DuelCompare, DuelRoll, RerollDie
from banneret.games.mousquetaires.rules.exchange import AnswerExchange, ConfirmExchange, OfferExchange
from banneret.games.mousquetaires.rules.filling_missions import Fill, FillMission, NameNemesis
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
from banneret.games.mousquetaires.sight.memory import (
    MousquetairesMemory,
    MousquetairesView,
    memory_at_start,
    memory_of_position,
    recall,
)
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


# Events that a table of balance counts.
COUNTED: Final = ("louvre_completed", "louvre_failed", "paris_completed", "fell", "imprisoned", "rochefort_flees")

# How many numbered rules each group of the specification has, M-1 to M-25.
RULES: Final = (8, 8, 3, 4, 9, 4, 10, 5, 8, 9, 6, 6, 9, 9, 14, 7, 3, 2, 5, 4, 1, 4, 4, 8, 3)


@final
class Duels:
    """Duels worked out so far, for the data that was asked for last."""

    def __init__(self) -> None:
        self.worked_out: DuelTables | None = None

    def tables(self, data: MousquetairesData) -> DuelTables:
        tables = self.worked_out
        if tables is None or tables.data is not data:
            tables = DuelTables(data)
            self.worked_out = tables
        return tables


DUELS: Final = Duels()
NUMBERS: Final = [f"M-{group}.{number}" for group, count in enumerate(RULES, 1) for number in range(1, count + 1)]


@final
class MousquetairesRules(GameRules[Mousquetaires, MousquetairesData]):
    """The rules, and how the table is laid."""

    def __init__(self) -> None:
        super().__init__(
            CATALOGUE, cast(list[type[Frame[Mousquetaires]]], [*QUESTIONS, *STEPS]), FIELDS, OPTIONS, NUMBERS
        )

    def read_data(self, overlay: str) -> MousquetairesData:
        return load_data(overlay)

    def set_up(
        self, players: int, options: dict[str, str], data: MousquetairesData, chance: Chance, listen: bool
    ) -> Mousquetaires:
        return set_up(players, options, data, chance, listen)

    def blank(self, players: int, options: dict[str, str], data: MousquetairesData) -> Mousquetaires:
        return empty_table(players, options, data)

    def live_options(self) -> dict[str, str]:
        """Ruling 63: Emergency! is meant to be played against the clock."""
        return {"emergency_mode": "timer"}

    def side_of(self, seat: i64, players: int, options: Mapping[str, str]) -> str:
        """M-2.5, M-24.1 The last seat is Milady's where she has a player."""
        with_milady = options["milady"] == "player" and players > 1
        return "milady" if with_milady and seat == players - 1 else "musketeers"

    def outcome_name(self, label: str, value: int) -> str:
        words = OUTCOME_WORDS.get(label)
        return str(value) if words is None else words[value]

    def outcome_value(self, label: str, name: str) -> int:
        words = OUTCOME_WORDS.get(label)
        return int(name) if words is None else words.index(name)

    def ending(self, game: Mousquetaires) -> str:
        """M-21.1 The jewels, or which front has broken."""
        return REASONS[game.reason]

    def statistics(self, game: Mousquetaires, log: list[Event]) -> dict[str, float]:
        """How far the game went, and what became of the fronts."""
        counts = {name: float(len([event for event in log if event.name == name])) for name in COUNTED}
        return {
            "rounds": float(game.round),
            "quest_board": float(game.board_number),
            "honour_lost": float(game.queen),
            "la_rochelle": float(game.siege),
            **counts,
        }


@final
class MousquetairesSight(GameSight[Mousquetaires, MousquetairesMemory]):
    """What a seat sees and remembers."""

    def memory(self, game: Mousquetaires, seat: i64) -> MousquetairesMemory:
        return memory_at_start(game, seat)

    def memory_in(self, game: Mousquetaires, seat: i64) -> MousquetairesMemory:
        return memory_of_position(game, seat)

    def recall(self, packed: Json) -> MousquetairesMemory:
        return recall(packed)

    def check_memory(self, memory: MousquetairesMemory, game: Mousquetaires) -> None:
        memory.check(game)

    def sampler(self, view: MousquetairesView) -> Sampler:
        return MousquetairesSampler(view)


@final
class MousquetairesBot(GameBot[Mousquetaires]):
    """The expert, and what search wants to know."""

    def policy(self) -> Policy[Mousquetaires]:
        return MousquetairesExpert()

    def playout_policy(self) -> Policy[Mousquetaires]:
        return MousquetairesExpert()

    def playout_decisions(self) -> int:
        """About the rest of a turn and the next one: then the fronts tell more than one line of play."""
        return 24

    def utilities(self, game: Mousquetaires) -> list[float]:
        """M-21.1 The musketeers win and lose together: nobody gains by sharing a victory with fewer."""
        return game.scores()

    def evaluate(self, game: Mousquetaires) -> list[float]:
        return estimate(game, DUELS.tables(game.charter.data))

    def learnt(self, game: Mousquetaires, seat: i64) -> i64:
        return learnt(game, seat)


@final
class MousquetairesWords(GameWords[Mousquetaires, MousquetairesData]):
    """The game in a reader's words."""

    def readable(
        self, parts: Mapping[str, Json], language: str, names: list[str], data: MousquetairesData
    ) -> dict[str, Json]:
        from banneret.games.mousquetaires.words import readable  # texts are read only where somebody reads

        return readable(parts, language, names, data)

    def standing(
        self, game: Mousquetaires, log: list[Event], language: str, names: list[str], data: MousquetairesData
    ) -> Standing:
        from banneret.games.mousquetaires.standing import standing

        return standing(game, log, language, names, data)


@final
class MousquetairesOdds(GameOdds[Mousquetaires, MousquetairesMemory, MousquetairesData]):
    """Chances."""

    def prospects(self, view: MousquetairesView) -> Prospects | None:
        from banneret.games.mousquetaires.odds.prospects import prospects

        return prospects(view, DUELS.tables(view.state.charter.data))

    def questions(self) -> list[OddsQuestion]:
        from banneret.games.mousquetaires.odds.calculators import QUESTIONS as ODDS_QUESTIONS

        return ODDS_QUESTIONS

    def chart(self, question: str, given: Mapping[str, list[str]], language: str, data: MousquetairesData) -> OddsChart:
        from banneret.games.mousquetaires.odds.calculators import chart

        return chart(question, given, language, data, DUELS.tables(data))


@final
class MousquetairesPositions(GamePositions[Mousquetaires, MousquetairesData]):
    """Positions in writing."""

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: MousquetairesData,
        chance: Chance, names: list[str],
    ) -> Mousquetaires:  # fmt: skip
        return place(position, players, options, data, chance, names, RULES_ROOM.frames)

    def describe(self, game: Mousquetaires, names: list[str]) -> dict[str, Json]:
        return describe(game, names)

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)


@final
class MousquetairesTerminal(GameTerminal[Mousquetaires, MousquetairesMemory, MousquetairesData]):
    """The table in a terminal."""

    def draw(
        self,
        view: MousquetairesView,
        language: str,
        names: list[str],
        data: MousquetairesData,
        width: int,
        colour: bool,
    ) -> list[str]:
        from banneret.games.mousquetaires.terminal.table import draw_table

        return draw_table(view, language, names, data, width, colour)

    def draw_end(
        self,
        game: Mousquetaires,
        log: list[Event],
        language: str,
        names: list[str],
        data: MousquetairesData,
        width: int,
        colour: bool,
    ) -> list[str]:
        from banneret.games.mousquetaires.terminal.table import draw_end

        return draw_end(game, log, language, names, data, width, colour)


@final
class MousquetairesWeb(GameWeb[Mousquetaires, MousquetairesMemory]):
    """The table in a browser."""

    def badge(self) -> tuple[str, str]:
        return "purpure", "swords"

    def draw(self, view: MousquetairesView, canvas: "Canvas") -> "Drawing":
        from banneret.games.mousquetaires.web.table import draw

        return draw(view, canvas)


RULES_ROOM: Final = MousquetairesRules()
MOUSQUETAIRES: Final = for_everybody(
    Kind(
        id="mousquetaires",
        prefix="M",
        players=[1, 2, 3, 4, 5],
        folder=str(Path(__file__).parent),
        rules=RULES_ROOM,
        sight=MousquetairesSight(),
        bot=MousquetairesBot(),
        words=MousquetairesWords,
        odds=MousquetairesOdds,
        positions=MousquetairesPositions,
        terminal=MousquetairesTerminal,
        web=MousquetairesWeb,
    )
)
