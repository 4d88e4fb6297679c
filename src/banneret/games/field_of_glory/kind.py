"""Field of Glory: The Card Game, as everybody outside this folder knows it."""

from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kind import Kind, for_everybody
from banneret.core.reasons import Reason
from banneret.core.rooms import GameBot, GameRules, GameSight, Policy, Sampler
from banneret.games.field_of_glory.bot.estimate import estimate
from banneret.games.field_of_glory.bot.expert import FieldExpert
from banneret.games.field_of_glory.bot.playout import QuickPolicy
from banneret.games.field_of_glory.bot.reasons import explain
from banneret.games.field_of_glory.bot.styles import STYLES, styled
from banneret.games.field_of_glory.fields import FIELDS
from banneret.games.field_of_glory.rules.actions import CATALOGUE
from banneret.games.field_of_glory.rules.cards import cards_text, notation, parse_card
from banneret.games.field_of_glory.rules.data import TERRAIN_IDS, FieldData, load_data
from banneret.games.field_of_glory.rules.fight_record import FROM_DECK
from banneret.games.field_of_glory.rules.frames import FRAMES
from banneret.games.field_of_glory.rules.options import OPTIONS
from banneret.games.field_of_glory.rules.setup import set_up
from banneret.games.field_of_glory.rules.state import DRAFT, PLAYERS, Charter, FieldOfGlory
from banneret.games.field_of_glory.shapes import SHAPES
from banneret.games.field_of_glory.sight.memory import FieldMemory, FieldView, memory_at_start, memory_in, recall
from banneret.games.field_of_glory.sight.sampler import FieldSampler

if TYPE_CHECKING:
    from banneret.games.field_of_glory.odds.prospects import FieldOfGloryOdds
    from banneret.games.field_of_glory.positions.place import FieldOfGloryPositions
    from banneret.games.field_of_glory.standing import FieldOfGloryWords
    from banneret.games.field_of_glory.terminal.table import FieldOfGloryTerminal
    from banneret.games.field_of_glory.web.table import FieldOfGloryWeb

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
        super().__init__(CATALOGUE, FRAMES, FIELDS, OPTIONS, NUMBERS)

    def read_data(self, overlay: str) -> FieldData:
        return load_data(overlay)

    def set_up(
        self, players: int, options: dict[str, str], data: FieldData, chance: Chance, listen: bool
    ) -> FieldOfGlory:
        return set_up(options, data, chance, listen)

    def blank(self, players: int, options: dict[str, str], data: FieldData) -> FieldOfGlory:
        return FieldOfGlory(PLAYERS, Charter(options, data))

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

    def styles(self) -> tuple[str, ...]:
        return tuple(STYLES)

    def policy_named(self, name: str) -> Policy[FieldOfGlory] | None:
        """`expert-quick`: the answers of playouts, one unit at a time and no look ahead."""
        return QuickPolicy() if name == "quick" else styled(name)

    def playout_policy(self) -> Policy[FieldOfGlory]:
        return QuickPolicy()

    def evaluate(self, game: FieldOfGlory) -> list[float]:
        return estimate(game, JUDGE.tools(game))

    def explain(
        self, before: FieldOfGlory, seat: i64, action: Action, now: FieldOfGlory, style: str = ""
    ) -> Reason | None:  # fmt: skip
        return explain(before, seat, action, now, JUDGE.tools(before).assault)

    def learnt(self, game: FieldOfGlory, seat: i64) -> i64:
        """The own bonus card from the deck: the one card of chance that a choice of the same fight may turn on."""
        fight = game.fight
        if fight is None or fight.sources[seat] != FROM_DECK or game.bonus[seat] < 0:
            return 0
        return game.charter.points[game.bonus[seat]]


def words() -> "FieldOfGloryWords":
    from banneret.games.field_of_glory.standing import FieldOfGloryWords

    return FieldOfGloryWords()


def odds() -> "FieldOfGloryOdds":
    from banneret.games.field_of_glory.odds.prospects import FieldOfGloryOdds

    return FieldOfGloryOdds()


def positions() -> "FieldOfGloryPositions":
    from banneret.games.field_of_glory.positions.place import FieldOfGloryPositions

    return FieldOfGloryPositions()


def terminal() -> "FieldOfGloryTerminal":
    from banneret.games.field_of_glory.terminal.table import FieldOfGloryTerminal

    return FieldOfGloryTerminal()


def web() -> "FieldOfGloryWeb":
    from banneret.games.field_of_glory.web.table import FieldOfGloryWeb

    return FieldOfGloryWeb()


FIELD_OF_GLORY: Final = for_everybody(
    Kind(
        id="field_of_glory",
        prefix="F",
        players=[PLAYERS],
        folder=str(Path(__file__).parent),
        rules=FieldOfGloryRules(),
        sight=FieldOfGlorySight(),
        bot=FieldOfGloryBot(),
        words=words,
        odds=odds,
        positions=positions,
        terminal=terminal,
        web=web,
        shapes=SHAPES,
    )
)
