"""Mousquetaires du Roy, as everybody outside this folder knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kind import Kind, for_everybody
from banneret.core.reasons import Reason
from banneret.core.rooms import GameBot, GameRules, GameSight, Policy, Sampler
from banneret.games.mousquetaires.bot.belief import MORE, TWO, signs
from banneret.games.mousquetaires.bot.estimate import estimate, forecast
from banneret.games.mousquetaires.bot.expert import MousquetairesExpert
from banneret.games.mousquetaires.bot.learnt import learnt
from banneret.games.mousquetaires.bot.reasons import reason_for
from banneret.games.mousquetaires.bot.styles import STYLES, styled
from banneret.games.mousquetaires.bot.talk import reply
from banneret.games.mousquetaires.fields import FIELDS
from banneret.games.mousquetaires.odds.duel_odds import DUELS
from banneret.games.mousquetaires.rules.actions import CATALOGUE
from banneret.games.mousquetaires.rules.cards import OUTCOME_WORDS
from banneret.games.mousquetaires.rules.charter import Charter
from banneret.games.mousquetaires.rules.data import MousquetairesData, load_data
from banneret.games.mousquetaires.rules.frames import FRAMES
from banneret.games.mousquetaires.rules.options import OPTIONS
from banneret.games.mousquetaires.rules.setup import set_up
from banneret.games.mousquetaires.rules.state import REASONS, Mousquetaires
from banneret.games.mousquetaires.shapes import SHAPES
from banneret.games.mousquetaires.sight.memory import (
    MousquetairesMemory,
    MousquetairesView,
    memory_at_start,
    memory_of_position,
    recall,
)
from banneret.games.mousquetaires.sight.sampler import MousquetairesSampler

if TYPE_CHECKING:
    from banneret.games.mousquetaires.odds.calculators import MousquetairesOdds
    from banneret.games.mousquetaires.positions.place import MousquetairesPositions
    from banneret.games.mousquetaires.standing import MousquetairesWords
    from banneret.games.mousquetaires.terminal.table import MousquetairesTerminal
    from banneret.games.mousquetaires.web.table import MousquetairesWeb

# Events that a table of balance counts.
COUNTED: Final = ("louvre_completed", "louvre_failed", "paris_completed", "fell", "imprisoned", "rochefort_flees")

# How many numbered rules each group of the specification has, M-1 to M-25.
RULES: Final = (8, 8, 3, 4, 10, 4, 10, 5, 8, 9, 6, 6, 9, 9, 14, 7, 3, 2, 5, 4, 1, 4, 4, 8, 3)
NUMBERS: Final = [f"M-{group}.{number}" for group, count in enumerate(RULES, 1) for number in range(1, count + 1)]


@final
class MousquetairesRules(GameRules[Mousquetaires, MousquetairesData]):
    """What is in the box, and how it is laid out."""

    def __init__(self) -> None:
        super().__init__(CATALOGUE, FRAMES, FIELDS, OPTIONS, NUMBERS)

    def read_data(self, overlay: str) -> MousquetairesData:
        return load_data(overlay)

    def set_up(
        self, players: int, options: dict[str, str], data: MousquetairesData, chance: Chance, listen: bool
    ) -> Mousquetaires:
        return set_up(players, options, data, chance, listen)

    def blank(self, players: int, options: dict[str, str], data: MousquetairesData) -> Mousquetaires:
        return Mousquetaires(players, Charter(players, options, data))

    def live_options(self) -> dict[str, str]:
        """Ruling 63: Emergency! is meant to be played against the clock."""
        return {"emergency_mode": "timer"}

    def side_of(self, seat: i64, players: int, options: Mapping[str, str]) -> str:
        """M-2.5, M-24.1 The last seat is Milady's where she has a player."""
        with_milady = options["milady"] == "player" and players > 1
        return "milady" if with_milady and seat == players - 1 else "musketeers"

    def outcome_name(self, label: str, value: int) -> str:
        known = OUTCOME_WORDS.get(label)
        return str(value) if known is None else known[value]

    def outcome_value(self, label: str, name: str) -> int:
        known = OUTCOME_WORDS.get(label)
        return int(name) if known is None else known.index(name)

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

    def styles(self) -> tuple[str, ...]:
        return tuple(STYLES)

    def policy_named(self, name: str) -> Policy[Mousquetaires] | None:
        return styled(name)

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

    def fits_network(self, game: Mousquetaires) -> bool:
        """Without a Milady player all win or lose together; the networks have seen her side alone."""
        return game.charter.with_milady

    def forecast(self, game: Mousquetaires) -> list[float]:
        return forecast(game, DUELS.tables(game.charter.data))

    def learnt(self, game: Mousquetaires, seat: i64) -> i64:
        return learnt(game, seat)

    def signs(self, world: Mousquetaires, seat: i64) -> list[float]:
        return signs(world, seat)

    def sign_weights(self, players: int) -> list[float]:
        return TWO if players == 2 else MORE

    def explain(
        self, before: Mousquetaires, seat: i64, action: Action, now: Mousquetaires, style: str = ""
    ) -> Reason | None:  # fmt: skip
        expert = styled(style) or MousquetairesExpert()
        return reason_for(before, seat, action, expert.worth(before))

    def replies(self, game: Mousquetaires, seat: i64, action: Action) -> list[Action]:
        return reply(game, seat, action, MousquetairesExpert().worth(game))


def words() -> "MousquetairesWords":
    from banneret.games.mousquetaires.standing import MousquetairesWords

    return MousquetairesWords()


def odds() -> "MousquetairesOdds":
    from banneret.games.mousquetaires.odds.calculators import MousquetairesOdds

    return MousquetairesOdds()


def positions() -> "MousquetairesPositions":
    from banneret.games.mousquetaires.positions.place import MousquetairesPositions

    return MousquetairesPositions()


def terminal() -> "MousquetairesTerminal":
    from banneret.games.mousquetaires.terminal.table import MousquetairesTerminal

    return MousquetairesTerminal()


def web() -> "MousquetairesWeb":
    from banneret.games.mousquetaires.web.table import MousquetairesWeb

    return MousquetairesWeb()


MOUSQUETAIRES: Final = for_everybody(
    Kind(
        id="mousquetaires",
        prefix="M",
        players=[1, 2, 3, 4, 5],
        folder=str(Path(__file__).parent),
        rules_version=2,
        rules=MousquetairesRules(),
        sight=MousquetairesSight(),
        bot=MousquetairesBot(),
        words=words,
        odds=odds,
        positions=positions,
        terminal=terminal,
        web=web,
        shapes=SHAPES,
    )
)
