"""Field of Glory: The Card Game, as everybody outside this folder knows it."""

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
from banneret.games.field_of_glory.bot.estimate import estimate
from banneret.games.field_of_glory.bot.expert import FieldExpert
from banneret.games.field_of_glory.bot.playout import QuickPolicy
from banneret.games.field_of_glory.positions.describe import describe, normal
from banneret.games.field_of_glory.positions.place import place, scripted
from banneret.games.field_of_glory.rules.actions import CATALOGUE
from banneret.games.field_of_glory.rules.advance import AdvanceDiscard, AdvanceFrom
from banneret.games.field_of_glory.rules.attack import (
    AfterRetreat,
    DefenderLead,
    DefenderLeadStep,
    OfferRetreat,
    PursuitLoss,
    RetreatChoice,
)
from banneret.games.field_of_glory.rules.bonus import (
    AttackerBonus,
    DefenderBonus,
    DefenderBonusStep,
    EarlyBonus,
    LateBonus,
    OverlapChoice,
    OverlapFirst,
)
from banneret.games.field_of_glory.rules.cards import cards_text, notation, parse_card
from banneret.games.field_of_glory.rules.data import TERRAIN_IDS, FieldData, load_data
from banneret.games.field_of_glory.rules.draft import ChooseArmy, Muster
from banneret.games.field_of_glory.rules.draw_phase import DiscardDown, DrawCards, DrawMode, HandLimit
from banneret.games.field_of_glory.rules.fight_record import FROM_DECK
from banneret.games.field_of_glory.rules.fight_result import Reckon
from banneret.games.field_of_glory.rules.flanks import FlankAttack, FlankPhase, FlankRound
from banneret.games.field_of_glory.rules.main_phase import ActionPhase, MainAction
from banneret.games.field_of_glory.rules.setup import empty_table, set_up
from banneret.games.field_of_glory.rules.state import DRAFT, PLAYERS, FieldOfGlory
from banneret.games.field_of_glory.rules.turn import EndCheck, NextTurn
from banneret.games.field_of_glory.sight.memory import FieldMemory, FieldView, memory_at_start, memory_in, recall
from banneret.games.field_of_glory.sight.sampler import FieldSampler
from banneret.games.field_of_glory.sight.visibility import FIELDS

if TYPE_CHECKING:
    from banneret.core.drawing.canvas import Canvas, Drawing

OPTIONS: Final = [
    Option("unit_modifiers", ["attacker", "both"], "attacker", ["F-7.6"]),
    Option("flank_bonus_timing", ["after_retreat", "before_retreat"], "after_retreat", ["F-5.10", "F-7.2"]),
    Option("flank_full_retreat_costs_unit", ["on", "off"], "on", ["F-7.10"]),
    Option("overlap_in_flank_attack", ["off", "on"], "off", ["F-6.5"]),
    Option("max_overlap_per_charge", ["1", "2"], "1", ["F-6.5"]),
    Option("defender_may_decline_bonus", ["on", "off"], "on", ["F-7.2"]),
    Option("end_timing", ["turn", "round"], "turn", ["F-8.2"]),
    Option("payment_rule", ["free", "irredundant"], "free", ["F-6.4", "F-6.9"]),
    Option("deck_bonus_seen_by", ["owner", "nobody"], "owner", ["F-7.2"]),
    Option("unopposed_pair", ["always", "on_capture"], "always", ["F-5.4"]),
    Option("terrain_tie", ["random", "left"], "random", ["F-3.2"]),
    Option("army_selection", ["draft", "random"], "draft", ["F-3.6"]),
    Option("starting_player", ["random", "red", "blue"], "random", ["F-3.9"]),
]

QUESTIONS: Final = [
    ChooseArmy, AdvanceDiscard, FlankAttack, MainAction, OverlapChoice, AttackerBonus, RetreatChoice, PursuitLoss,
    DefenderBonus, DefenderLead, DrawMode, DiscardDown,
]  # fmt: skip
STEPS: Final = [
    Muster, NextTurn, EndCheck, AdvanceFrom, FlankPhase, FlankRound, ActionPhase, OverlapFirst, EarlyBonus,
    OfferRetreat, AfterRetreat, LateBonus, DefenderBonusStep, DefenderLeadStep, Reckon, DrawCards, HandLimit,
]  # fmt: skip


# First and last number of each group of rules.
RULES: Final = {3: (1, 9), 4: (1, 7), 5: (1, 10), 6: (1, 14), 7: (0, 11), 8: (1, 4), 9: (1, 1)}
CARD_OUTCOMES: Final = ("list_red", "list_blue", "deck_red", "deck_blue", "reshuffle_red", "reshuffle_blue")

JUDGE: Final = FieldExpert()
NUMBERS: Final = [
    f"F-{group}.{number}" for group, numbers in RULES.items() for number in range(numbers[0], numbers[1] + 1)
]


@final
class FieldOfGloryRules(GameRules[FieldOfGlory, FieldData]):
    """The rules, and how the table is laid."""

    def __init__(self) -> None:
        super().__init__(
            CATALOGUE, cast(list[type[Frame[FieldOfGlory]]], [*QUESTIONS, *STEPS]), FIELDS, OPTIONS, NUMBERS
        )

    def read_data(self, overlay: str) -> FieldData:
        return load_data(overlay)

    def set_up(
        self, players: int, options: dict[str, str], data: FieldData, chance: Chance, listen: bool
    ) -> FieldOfGlory:
        return set_up(options, data, chance, listen)

    def blank(self, players: int, options: dict[str, str], data: FieldData) -> FieldOfGlory:
        return empty_table(options, data)

    def outcome_name(self, label: str, value: int) -> str:
        if label == "terrain":
            return TERRAIN_IDS[value]
        return notation(value) if label in CARD_OUTCOMES else str(value)

    def outcome_value(self, label: str, name: str) -> int:
        if label == "terrain":
            return TERRAIN_IDS.index(name)
        return parse_card(name) if label in CARD_OUTCOMES else int(name)


@final
class FieldOfGlorySight(GameSight[FieldOfGlory, FieldMemory]):
    """What a seat sees and remembers."""

    def memory(self, game: FieldOfGlory, seat: i64) -> FieldMemory:
        return memory_at_start(seat)

    def memory_in(self, game: FieldOfGlory, seat: i64) -> FieldMemory:
        return memory_in(game, seat)

    def recall(self, packed: Json) -> FieldMemory:
        return recall(packed)

    def check_memory(self, memory: FieldMemory, game: FieldOfGlory) -> None:
        memory.check(game)

    def facts(self, game: FieldOfGlory, seat: i64) -> dict[str, Json]:
        """F-3.6 Whoever asks for his next four cards learns them."""
        if game.phase != DRAFT or seat < 0:
            return {}
        return {"offered": cards_text(game.offered(seat))}

    def sampler(self, view: FieldView) -> Sampler:
        return FieldSampler(view)


@final
class FieldOfGloryBot(GameBot[FieldOfGlory]):
    """The expert, and what search wants to know."""

    def policy(self) -> Policy[FieldOfGlory]:
        return FieldExpert()

    def policy_named(self, name: str) -> Policy[FieldOfGlory] | None:
        """`expert-quick`: the answers of playouts, one unit at a time and no look ahead."""
        return QuickPolicy() if name == "quick" else None

    def playout_policy(self) -> Policy[FieldOfGlory]:
        return QuickPolicy()

    def evaluate(self, game: FieldOfGlory) -> list[float]:
        return estimate(game, JUDGE.tools(game))

    def learnt(self, game: FieldOfGlory, seat: i64) -> i64:
        """The own bonus card from the deck: the one card of chance that a choice of the same fight may turn on."""
        fight = game.fight
        if fight is None or fight.sources[seat] != FROM_DECK or game.bonus[seat] < 0:
            return 0
        return game.charter.points[game.bonus[seat]]


@final
class FieldOfGloryWords(GameWords[FieldOfGlory, FieldData]):
    """The game in a reader's words."""

    def readable(self, parts: Mapping[str, Json], language: str, names: list[str], data: FieldData) -> dict[str, Json]:
        from banneret.games.field_of_glory.words import readable  # texts are read only where somebody reads

        return readable(parts, language, names, data)

    def standing(
        self, game: FieldOfGlory, log: list[Event], language: str, names: list[str], data: FieldData
    ) -> Standing:
        from banneret.games.field_of_glory.standing import standing

        return standing(game, language, names)


@final
class FieldOfGloryOdds(GameOdds[FieldOfGlory, FieldMemory, FieldData]):
    """Chances."""

    def prospects(self, view: FieldView) -> Prospects | None:
        from banneret.games.field_of_glory.odds.prospects import prospects

        return prospects(view)

    def questions(self) -> list[OddsQuestion]:
        from banneret.games.field_of_glory.odds.calculators import QUESTIONS as ODDS_QUESTIONS

        return ODDS_QUESTIONS

    def chart(self, question: str, given: Mapping[str, list[str]], language: str, data: FieldData) -> OddsChart:
        from banneret.games.field_of_glory.odds.calculators import chart

        return chart(question, given, language, data, RULES_ROOM.plain_options)


@final
class FieldOfGloryPositions(GamePositions[FieldOfGlory, FieldData]):
    """Positions in writing."""

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: FieldData, chance: Chance,
        names: list[str],
    ) -> FieldOfGlory:  # fmt: skip
        return place(position, options, data, chance, names)

    def describe(self, game: FieldOfGlory, names: list[str]) -> dict[str, Json]:
        return describe(game, names)

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)


@final
class FieldOfGloryTerminal(GameTerminal[FieldOfGlory, FieldMemory, FieldData]):
    """The table in a terminal."""

    def draw(
        self,
        view: FieldView,
        language: str,
        names: list[str],
        data: FieldData,
        width: int,
        colour: bool,
    ) -> list[str]:
        from banneret.games.field_of_glory.terminal.table import draw_table

        return draw_table(view, language, names, data, width, colour)

    def draw_end(
        self,
        game: FieldOfGlory,
        log: list[Event],
        language: str,
        names: list[str],
        data: FieldData,
        width: int,
        colour: bool,
    ) -> list[str]:
        from banneret.games.field_of_glory.terminal.table import draw_end

        return draw_end(game, language, names, width, colour)


@final
class FieldOfGloryWeb(GameWeb[FieldOfGlory, FieldMemory]):
    """The table in a browser."""

    def badge(self) -> tuple[str, str]:
        return "sable", "laurel"

    def draw(self, view: FieldView, canvas: "Canvas") -> "Drawing":
        from banneret.games.field_of_glory.web.table import draw

        return draw(view, canvas)


RULES_ROOM: Final = FieldOfGloryRules()
FIELD_OF_GLORY: Final = for_everybody(
    Kind(
        id="field_of_glory",
        prefix="F",
        players=[PLAYERS],
        folder=str(Path(__file__).parent),
        rules=RULES_ROOM,
        sight=FieldOfGlorySight(),
        bot=FieldOfGloryBot(),
        words=FieldOfGloryWords,
        odds=FieldOfGloryOdds,
        positions=FieldOfGloryPositions,
        terminal=FieldOfGloryTerminal,
        web=FieldOfGloryWeb,
    )
)
