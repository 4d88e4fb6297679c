"""Field of Glory: The Card Game, as everybody outside this folder knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from banneret.core.chance import Chance, Outcome
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.kind import GameKind, Policy, Sampler
from banneret.core.odds import OddsChart, OddsQuestion, Prospects
from banneret.core.options import Option
from banneret.core.standing import Standing
from banneret.core.view import View
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
from banneret.games.field_of_glory.rules.blows import Reckon
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
from banneret.games.field_of_glory.rules.data import DATA_FILE, TERRAIN_IDS, FieldData, load_data
from banneret.games.field_of_glory.rules.draft import ChooseArmy, Muster
from banneret.games.field_of_glory.rules.draw_phase import DiscardDown, DrawCards, DrawMode, HandLimit
from banneret.games.field_of_glory.rules.fight_record import FROM_DECK
from banneret.games.field_of_glory.rules.flanks import FlankAttack, FlankPhase, FlankRound
from banneret.games.field_of_glory.rules.main_phase import ActionPhase, MainAction
from banneret.games.field_of_glory.rules.setup import empty_table, set_up
from banneret.games.field_of_glory.rules.state import DRAFT, PLAYERS, FieldOfGlory
from banneret.games.field_of_glory.rules.turn import EndCheck, NextTurn
from banneret.games.field_of_glory.sight.memory import FieldMemory, memory_at_start, memory_in, recall
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


@final
class FieldOfGloryKind(GameKind):
    """The box of Field of Glory."""

    def __init__(self) -> None:
        super().__init__(
            id="field_of_glory",
            prefix="F",
            players=[PLAYERS],
            rules_version=1,
            maturity="complete",
            options=OPTIONS,
            catalogue=CATALOGUE,
            fields=FIELDS,
            frames=cast(list[type[Frame[Game]]], [*QUESTIONS, *STEPS]),
            folder=str(Path(DATA_FILE).parent),
        )
        self.own_data: FieldData | None = None
        self.judge = FieldExpert()

    def set_up(self, players: int, options: dict[str, str], data: object, chance: Chance, listen: bool) -> FieldOfGlory:
        assert isinstance(data, FieldData)
        return set_up(options, data, chance, listen)

    def load_data(self, overlay: str = "") -> FieldData:
        if overlay:
            return load_data(overlay)
        if self.own_data is None:
            self.own_data = load_data()
        return self.own_data

    def data_digest(self, data: object) -> str:
        assert isinstance(data, FieldData)
        return "" if data.digest == self.load_data().digest else data.digest

    def memory(self, game: Game, seat: i64) -> FieldMemory:
        return memory_at_start(seat)

    def memory_in(self, game: Game, seat: i64) -> FieldMemory:
        assert isinstance(game, FieldOfGlory)
        return memory_in(game, seat)

    def blank(self, players: int, options: dict[str, str], data: object) -> FieldOfGlory:
        assert isinstance(data, FieldData)
        return empty_table(options, data)

    def facts(self, game: Game, seat: i64) -> dict[str, Json]:
        """F-3.6 Whoever asks for his next four cards learns them."""
        assert isinstance(game, FieldOfGlory)
        if game.phase != DRAFT or seat < 0:
            return {}
        return {"offered": cards_text(game.offered(seat))}

    def recall(self, packed: Json) -> FieldMemory:
        return recall(packed)

    def sampler(self, view: View) -> Sampler:
        return FieldSampler(view)

    def policy(self) -> Policy:
        return FieldExpert()

    def policy_named(self, name: str) -> Policy | None:
        """`expert-quick`: the answers of playouts, one unit at a time and no look ahead."""
        return QuickPolicy() if name == "quick" else None

    def playout_policy(self) -> Policy:
        return QuickPolicy()

    def evaluate(self, game: Game) -> list[float]:
        assert isinstance(game, FieldOfGlory)
        return estimate(game, self.judge.tools(game))

    def learnt(self, game: Game, seat: i64) -> i64:
        """The own bonus card from the deck: the one card of chance that a choice of the same fight may turn on."""
        assert isinstance(game, FieldOfGlory)
        fight = game.fight
        if fight is None or fight.sources[seat] != FROM_DECK or game.bonus[seat] < 0:
            return 0
        return game.charter.points[game.bonus[seat]]

    def readable(self, parts: Mapping[str, Json], language: str, names: list[str], data: object) -> dict[str, Json]:
        from banneret.games.field_of_glory.words import readable  # texts are read only where somebody reads

        assert isinstance(data, FieldData)
        return readable(parts, language, names, data)

    def question_parts(self, game: Game, seat: i64) -> dict[str, Json]:
        from banneret.games.field_of_glory.rules.prompts import question_parts

        assert isinstance(game, FieldOfGlory)
        return question_parts(game, seat)

    def draw(self, view: View, language: str, names: list[str], data: object, width: int, colour: bool) -> list[str]:
        from banneret.games.field_of_glory.terminal.table import draw_table

        assert isinstance(data, FieldData)
        return draw_table(view, language, names, data, width, colour)

    def badge(self) -> tuple[str, str]:
        return "sable", "laurel"

    def draw_web(self, view: View, canvas: "Canvas") -> "Drawing":
        from banneret.games.field_of_glory.web.table import draw

        return draw(view, canvas)

    def draw_end(
        self, game: Game, log: list[Event], language: str, names: list[str], data: object, width: int, colour: bool
    ) -> list[str]:
        from banneret.games.field_of_glory.terminal.table import draw_end

        assert isinstance(game, FieldOfGlory)
        return draw_end(game, language, names, width, colour)

    def standing(self, game: Game, log: list[Event], language: str, names: list[str], data: object) -> Standing:
        from banneret.games.field_of_glory.standing import standing

        assert isinstance(game, FieldOfGlory)
        return standing(game, language, names)

    def prospects(self, view: View) -> Prospects | None:
        from banneret.games.field_of_glory.odds.prospects import prospects

        return prospects(view)

    def odds_questions(self) -> list[OddsQuestion]:
        from banneret.games.field_of_glory.odds.calculators import QUESTIONS as ODDS_QUESTIONS

        return ODDS_QUESTIONS

    def odds_chart(self, question: str, given: Mapping[str, list[str]], language: str, data: object) -> OddsChart:
        from banneret.games.field_of_glory.odds.calculators import chart

        assert isinstance(data, FieldData)
        return chart(question, given, language, data, self.plain_options)

    def outcome_name(self, label: str, value: int) -> str:
        if label == "terrain":
            return TERRAIN_IDS[value]
        return notation(value) if label in CARD_OUTCOMES else str(value)

    def outcome_value(self, label: str, name: str) -> int:
        if label == "terrain":
            return TERRAIN_IDS.index(name)
        return parse_card(name) if label in CARD_OUTCOMES else int(name)

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: object, chance: Chance,
        names: list[str],
    ) -> FieldOfGlory:  # fmt: skip
        assert isinstance(data, FieldData)
        return place(position, options, data, chance, names)

    def describe(self, game: Game, names: list[str]) -> dict[str, Json]:
        assert isinstance(game, FieldOfGlory)
        return describe(game, names)

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)

    def rules_of(self) -> list[str]:
        return [
            f"F-{group}.{number}"
            for group, numbers in RULES.items()
            for number in range(numbers[0], numbers[1] + 1)
        ]  # fmt: skip


# First and last number of each group of rules.
RULES: Final = {3: (1, 9), 4: (1, 7), 5: (1, 10), 6: (1, 14), 7: (0, 11), 8: (1, 4), 9: (1, 1)}
CARD_OUTCOMES: Final = ("list_red", "list_blue", "deck_red", "deck_blue", "reshuffle_red", "reshuffle_blue")
FIELD_OF_GLORY: Final = FieldOfGloryKind()
