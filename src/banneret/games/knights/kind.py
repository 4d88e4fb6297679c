"""Knights, as everybody outside this folder knows it."""

from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kind import Kind, for_everybody
from banneret.core.reasons import Reason
from banneret.core.rooms import GameBot, GameRules, GameSight, Policy, Sampler, tempered
from banneret.games.knights.bot.estimate import SURENESS
from banneret.games.knights.bot.expert import KnightsExpert
from banneret.games.knights.bot.outlook import estimate
from banneret.games.knights.bot.playout import QuickPolicy
from banneret.games.knights.bot.reasons import explain
from banneret.games.knights.bot.styles import STYLES, columns_of, styled
from banneret.games.knights.fields import FIELDS
from banneret.games.knights.odds.aims import solved
from banneret.games.knights.odds.chances import Chances
from banneret.games.knights.rules.actions import CATALOGUE
from banneret.games.knights.rules.cards import CARDS, notation, parse_card
from banneret.games.knights.rules.data import KnightsData, load_data
from banneret.games.knights.rules.frames import FRAMES
from banneret.games.knights.rules.options import OPTIONS, PLAYERS
from banneret.games.knights.rules.rolling import DIE
from banneret.games.knights.rules.setup import set_up
from banneret.games.knights.rules.state import Charter, Knights
from banneret.games.knights.shapes import SHAPES
from banneret.games.knights.sight.memory import KnightsMemory, KnightsView, memory_at_start, memory_in_play, recall
from banneret.games.knights.sight.sampler import KnightsSampler

if TYPE_CHECKING:
    from banneret.games.knights.odds.prospects import KnightsOdds
    from banneret.games.knights.positions.place import KnightsPositions
    from banneret.games.knights.standing import KnightsWords
    from banneret.games.knights.terminal.table import KnightsTerminal
    from banneret.games.knights.web.table import KnightsWeb

# How many numbered rules each group of the specification has, K-1 to K-14.
RULES: Final = (5, 4, 8, 6, 6, 6, 4, 3, 5, 5, 6, 8, 5, 4)
NUMBERS: Final = [f"K-{group}.{number}" for group, count in enumerate(RULES, 1) for number in range(1, count + 1)]
CARD_OUTCOMES: Final = ("castles", "deck")

CHANCES: Final = Chances()  # what was worked out once is remembered for all


@final
class KnightsRules(GameRules[Knights, KnightsData]):
    """The rules, and how the table is laid."""

    def __init__(self) -> None:
        super().__init__(CATALOGUE, FRAMES, FIELDS, OPTIONS, NUMBERS)

    def read_data(self, overlay: str) -> KnightsData:
        return load_data(overlay)

    def set_up(self, players: int, options: dict[str, str], data: KnightsData, chance: Chance, listen: bool) -> Knights:
        return set_up(players, options, data, chance, listen)

    def blank(self, players: int, options: dict[str, str], data: KnightsData) -> Knights:
        return Knights(players, Charter(players, options, data))

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

    def styles(self) -> tuple[str, ...]:
        return tuple(STYLES)

    def policy_named(self, name: str) -> Policy[Knights] | None:
        """`expert-naive`: the same attempts, but the dice keep the largest set, whatever the odds."""
        return KnightsExpert(CHANCES, naive=True) if name == "naive" else styled(name, CHANCES)

    def playout_policy(self) -> Policy[Knights]:
        return QuickPolicy()

    def playout_decisions(self) -> int:
        """Every turn is mostly luck, so that the estimate tells more than what quick answers lead to."""
        return 2

    def solved(self, game: Knights, seat: i64) -> Action | None:
        return solved(game, CHANCES)

    def evaluate(self, game: Knights) -> list[float]:
        return estimate(game, CHANCES)

    def forecast(self, game: Knights) -> list[float]:
        return game.returns() if game.over else tempered(estimate(game, CHANCES), SURENESS)

    def explain(self, before: Knights, seat: i64, action: Action, now: Knights, style: str = "") -> Reason | None:
        return explain(before, seat, action, CHANCES, columns_of(style)[before.players - 2])

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


def words() -> "KnightsWords":
    from banneret.games.knights.standing import KnightsWords

    return KnightsWords()


def odds() -> "KnightsOdds":
    from banneret.games.knights.odds.prospects import KnightsOdds

    return KnightsOdds(CHANCES)


def positions() -> "KnightsPositions":
    from banneret.games.knights.positions.place import KnightsPositions

    return KnightsPositions()


def terminal() -> "KnightsTerminal":
    from banneret.games.knights.terminal.table import KnightsTerminal

    return KnightsTerminal()


def web() -> "KnightsWeb":
    from banneret.games.knights.web.table import KnightsWeb

    return KnightsWeb()


KNIGHTS: Final = for_everybody(
    Kind(
        id="knights",
        prefix="K",
        players=PLAYERS,
        folder=str(Path(__file__).parent),
        rules=KnightsRules(),
        sight=KnightsSight(),
        bot=KnightsBot(),
        words=words,
        odds=odds,
        positions=positions,
        terminal=terminal,
        web=web,
        shapes=SHAPES,
        rules_version=2,
    )
)
