"""Havoc: The Hundred Years War, as everybody outside this folder knows it."""

from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kind import Kind, for_everybody
from banneret.core.reasons import Reason
from banneret.core.rooms import GameBot, GameRules, GameSight, Policy, Sampler, tempered
from banneret.games.havoc.bot.belief import WEIGHTS, signs
from banneret.games.havoc.bot.estimate import SURENESS, estimate
from banneret.games.havoc.bot.expert import HavocExpert
from banneret.games.havoc.bot.reasons import explain
from banneret.games.havoc.bot.styles import STYLES, styled
from banneret.games.havoc.fields import FIELDS
from banneret.games.havoc.rules.actions import CATALOGUE
from banneret.games.havoc.rules.cards import notation, parse_card
from banneret.games.havoc.rules.data import HavocData, load_data
from banneret.games.havoc.rules.frames import FRAMES
from banneret.games.havoc.rules.options import OPTIONS
from banneret.games.havoc.rules.setup import set_up
from banneret.games.havoc.rules.state import Charter, Havoc
from banneret.games.havoc.shapes import SHAPES
from banneret.games.havoc.sight.memory import (
    HavocMemory,
    HavocView,
    memory_at_start,
    memory_of_position,
    recall,
)
from banneret.games.havoc.sight.sampler import HavocSampler

if TYPE_CHECKING:
    from banneret.games.havoc.odds.chances import HavocOdds
    from banneret.games.havoc.positions.place import HavocPositions
    from banneret.games.havoc.standing import HavocWords
    from banneret.games.havoc.terminal.table import HavocTerminal
    from banneret.games.havoc.web.table import HavocWeb

# How many numbered rules each group of the specification has, H-1 to H-16.
RULES: Final = (8, 5, 4, 8, 5, 7, 4, 6, 4, 4, 5, 5, 1, 2, 4, 11)
NUMBERS: Final = [f"H-{group}.{number}" for group, count in enumerate(RULES, 1) for number in range(1, count + 1)]
CARD_OUTCOMES: Final = ("deal", "deck", "reshuffle")


@final
class HavocRules(GameRules[Havoc, HavocData]):
    """What is in the box, and how it is laid out."""

    def __init__(self) -> None:
        super().__init__(CATALOGUE, FRAMES, FIELDS, OPTIONS, NUMBERS)

    def read_data(self, overlay: str) -> HavocData:
        return load_data(overlay)

    def blank(self, players: int, options: dict[str, str], data: HavocData) -> Havoc:
        return Havoc(players, Charter(players, options, data))

    def set_up(self, players: int, options: dict[str, str], data: HavocData, chance: Chance, listen: bool) -> Havoc:
        return set_up(players, options, data, chance, listen)

    def outcome_name(self, label: str, value: int) -> str:
        return notation(value) if label in CARD_OUTCOMES else str(value)

    def outcome_value(self, label: str, name: str) -> int:
        return parse_card(name) if label in CARD_OUTCOMES else int(name)


@final
class HavocSight(GameSight[Havoc, HavocMemory]):
    """Seats remember discards, and cards that others took openly."""

    def memory(self, game: Havoc, seat: i64) -> HavocMemory:
        return memory_at_start(game, seat)

    def memory_in(self, game: Havoc, seat: i64) -> HavocMemory:
        return memory_of_position(game, seat)

    def recall(self, packed: Json) -> HavocMemory:
        return recall(packed)

    def check_memory(self, memory: HavocMemory, game: Havoc) -> None:
        memory.check(game)

    def sampler(self, view: HavocView) -> Sampler:
        return HavocSampler(view)


@final
class HavocBot(GameBot[Havoc]):
    """The scripted expert plays, and answers in playouts too."""

    def policy(self) -> Policy[Havoc]:
        return HavocExpert()

    def styles(self) -> tuple[str, ...]:
        return tuple(STYLES)

    def policy_named(self, name: str) -> Policy[Havoc] | None:
        return styled(name)

    def playout_policy(self) -> Policy[Havoc]:
        return HavocExpert()

    def playout_decisions(self) -> int:
        """Far enough to see the battle that the present answer is for; later the estimate tells more than the line."""
        return 40

    def evaluate(self, game: Havoc) -> list[float]:
        return estimate(game)

    def signs(self, world: Havoc, seat: i64) -> list[float]:
        return signs(world, seat)

    def sign_weights(self, players: int) -> list[float]:
        return WEIGHTS[players - 2]

    def forecast(self, game: Havoc) -> list[float]:
        return game.returns() if game.over else tempered(estimate(game), SURENESS[game.players - 2])

    def explain(self, before: Havoc, seat: i64, action: Action, now: Havoc, style: str = "") -> Reason | None:
        return explain(before, seat, action)


def words() -> "HavocWords":
    from banneret.games.havoc.standing import HavocWords

    return HavocWords()


def odds() -> "HavocOdds":
    from banneret.games.havoc.odds.chances import HavocOdds

    return HavocOdds(HavocExpert())


def positions() -> "HavocPositions":
    from banneret.games.havoc.positions.place import HavocPositions

    return HavocPositions()


def terminal() -> "HavocTerminal":
    from banneret.games.havoc.terminal.table import HavocTerminal

    return HavocTerminal()


def web() -> "HavocWeb":
    from banneret.games.havoc.web.table import HavocWeb

    return HavocWeb()


HAVOC: Final = for_everybody(
    Kind(
        id="havoc",
        prefix="H",
        players=[2, 3, 4, 5, 6],
        folder=str(Path(__file__).parent),
        rules_version=2,
        rules=HavocRules(),
        sight=HavocSight(),
        bot=HavocBot(),
        words=words,
        odds=odds,
        positions=positions,
        terminal=terminal,
        web=web,
        shapes=SHAPES,
    )
)
