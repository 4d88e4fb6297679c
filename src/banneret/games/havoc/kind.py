"""Havoc: The Hundred Years War, as everybody outside this folder knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from banneret.core.chance import Chance, Outcome
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.kind import GameKind, Policy, Sampler
from banneret.core.odds import Odds
from banneret.core.options import Option
from banneret.core.standing import Standing
from banneret.core.view import View
from banneret.games.havoc.bot.estimate import estimate
from banneret.games.havoc.bot.expert import HavocExpert
from banneret.games.havoc.positions.describe import describe, normal
from banneret.games.havoc.positions.place import memory_of_position, place, scripted
from banneret.games.havoc.rules.actions import CATALOGUE
from banneret.games.havoc.rules.aftermath import Aftermath
from banneret.games.havoc.rules.battle import (
    BattleContinue,
    ContinueRound,
    ContinueStarts,
    DeclareDogsOut,
    DogsOutRound,
    DogsOutStarts,
    HavocLay,
    JoinBattle,
    JoinRound,
)
from banneret.games.havoc.rules.cards import notation, parse_card
from banneret.games.havoc.rules.castillon import CastillonLay, ExchangeRound, FinalBattle, FinalDogs, Reveal
from banneret.games.havoc.rules.data import DATA_FILE, HavocData, load_data
from banneret.games.havoc.rules.dogs import ActivateDog, ActivateDogs, ActivateRound
from banneret.games.havoc.rules.john import Chevauchees, JohnsTurn, Refill
from banneret.games.havoc.rules.loot import LootPick
from banneret.games.havoc.rules.next_battle import ChooseNextBattle
from banneret.games.havoc.rules.peace import AdvancePeace, PeaceDiscard, PeaceEnds, PeaceRound
from banneret.games.havoc.rules.recruiting import RecruitStep
from banneret.games.havoc.rules.scoring import Settle
from banneret.games.havoc.rules.setup import empty_table, set_up
from banneret.games.havoc.rules.state import JOHN_FIGHTING, NO_BATTLE, Havoc
from banneret.games.havoc.rules.turn import BeginTurn, EndTurn, NextTurn, TurnAction
from banneret.games.havoc.sight.memory import HavocMemory, memory_at_start, recall
from banneret.games.havoc.sight.sampler import HavocSampler
from banneret.games.havoc.sight.visibility import FIELDS

if TYPE_CHECKING:
    from banneret.core.drawing.canvas import Canvas, Drawing

OPTIONS: Final = [
    Option("battle_order", ["historical", "random", "winner_chooses"], "historical", ["H-15.1", "H-15.2"]),
    Option("peace_card", ["auto", "short"], "auto", ["H-5.2", "H-15.3"]),
    Option("first_round_free", ["auto", "on", "off"], "auto", ["H-5.4"]),
    Option("small_game_scoring", ["auto", "shifted", "printed"], "auto", ["H-14.1"], {"shifted": [2, 3]}),
    Option("john_of_gaunt", ["off", "on"], "off", ["H-16.1"]),
    Option("chevauchees_mode", ["replace", "extra"], "replace", ["H-16.3", "H-16.8"]),
    Option("peace_before_castillon", ["recruit", "at_once"], "recruit", ["H-5.5"]),
    Option("visible_battles", ["all", "next_four"], "all", ["H-15.4"]),
    Option("castillon_play", ["choose", "auto_best"], "choose", ["H-12.3"]),
]

QUESTIONS: Final = [
    TurnAction, RecruitStep, LootPick, HavocLay, JoinBattle, BattleContinue, DeclareDogsOut, ActivateDog,
    PeaceDiscard, FinalDogs, CastillonLay, ChooseNextBattle,
]  # fmt: skip
STEPS: Final = [
    NextTurn, BeginTurn, EndTurn, AdvancePeace, PeaceRound, PeaceEnds, JoinRound, ContinueStarts, ContinueRound,
    DogsOutStarts, DogsOutRound, Settle, ActivateDogs, ActivateRound, Aftermath, FinalBattle, ExchangeRound, Reveal,
    Chevauchees, JohnsTurn, Refill,
]  # fmt: skip


@final
class HavocKind(GameKind):
    """The box of Havoc."""

    def __init__(self) -> None:
        super().__init__(
            id="havoc",
            prefix="H",
            players=[2, 3, 4, 5, 6],
            rules_version=1,
            maturity="complete",
            options=OPTIONS,
            catalogue=CATALOGUE,
            fields=FIELDS,
            frames=cast(list[type[Frame[Game]]], [*QUESTIONS, *STEPS]),
            folder=str(Path(DATA_FILE).parent),
        )
        self.own_data: HavocData | None = None

    def set_up(self, players: int, options: dict[str, str], data: object, chance: Chance, listen: bool) -> Havoc:
        assert isinstance(data, HavocData)
        return set_up(players, options, data, chance, listen)

    def load_data(self, overlay: str = "") -> HavocData:
        if overlay:
            return load_data(overlay)
        if self.own_data is None:
            self.own_data = load_data()
        return self.own_data

    def data_digest(self, data: object) -> str:
        assert isinstance(data, HavocData)
        return "" if data.digest == self.load_data().digest else data.digest

    def memory(self, game: Game, seat: i64) -> HavocMemory:
        assert isinstance(game, Havoc)
        return memory_at_start(game, seat)

    def memory_in(self, game: Game, seat: i64) -> HavocMemory:
        assert isinstance(game, Havoc)
        return memory_of_position(game, seat)

    def blank(self, players: int, options: dict[str, str], data: object) -> Havoc:
        assert isinstance(data, HavocData)
        return empty_table(players, options, data)

    def recall(self, packed: Json) -> HavocMemory:
        return recall(packed)

    def policy(self) -> Policy:
        return HavocExpert()

    def playout_policy(self) -> Policy:
        return HavocExpert()

    def playout_decisions(self) -> int:
        """Far enough to see the battle that the present answer is for; later the estimate tells more than the line."""
        return 40

    def evaluate(self, game: Game) -> list[float]:
        assert isinstance(game, Havoc)
        return estimate(game)

    def sampler(self, view: View) -> Sampler:
        return HavocSampler(view)

    def readable(self, parts: Mapping[str, Json], language: str, names: list[str], data: object) -> dict[str, Json]:
        from banneret.games.havoc.words import readable  # texts are read only where somebody reads

        assert isinstance(data, HavocData)
        return readable(parts, language, names, data)

    def question_parts(self, game: Game, seat: i64) -> dict[str, Json]:
        assert isinstance(game, Havoc)
        battle = game.battle_row[0] if game.battle == NO_BATTLE and game.battle_row else game.battle
        top = game.stack[-1]
        draws = top.draws if isinstance(top, RecruitStep) else 0
        return {"battle": battle, "draws": draws, "bound": "yes" if game.john == JOHN_FIGHTING else "no"}

    def draw(self, view: View, language: str, names: list[str], data: object, width: int, colour: bool) -> list[str]:
        from banneret.games.havoc.terminal.table import draw_table

        assert isinstance(data, HavocData)
        return draw_table(view, language, names, data, width, colour)

    def badge(self) -> tuple[str, str]:
        return "gules", "crown"

    def draw_web(self, view: View, canvas: "Canvas") -> "Drawing":
        from banneret.games.havoc.web.table import draw

        return draw(view, canvas)

    def draw_end(
        self, game: Game, log: list[Event], language: str, names: list[str], data: object, width: int, colour: bool
    ) -> list[str]:
        from banneret.games.havoc.terminal.table import draw_end

        assert isinstance(game, Havoc)
        assert isinstance(data, HavocData)
        return draw_end(game, log, language, names, data, width, colour)

    def standing(self, game: Game, log: list[Event], language: str, names: list[str], data: object) -> Standing:
        from banneret.games.havoc.standing import standing

        assert isinstance(game, Havoc)
        assert isinstance(data, HavocData)
        return standing(game, log, language, names, data)

    def odds(self, view: View, chosen: list[str], chance: Chance, samples: int) -> Odds | None:
        from banneret.games.havoc.odds.beaten import odds

        return odds(view, chosen, chance, samples)

    def outcome_name(self, label: str, value: int) -> str:
        return notation(value) if label in CARD_OUTCOMES else str(value)

    def outcome_value(self, label: str, name: str) -> int:
        return parse_card(name) if label in CARD_OUTCOMES else int(name)

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: object, chance: Chance,
        names: list[str],
    ) -> Havoc:  # fmt: skip
        assert isinstance(data, HavocData)
        return place(position, players, options, data, chance, names)

    def describe(self, game: Game, names: list[str]) -> dict[str, Json]:
        assert isinstance(game, Havoc)
        return describe(game, names)

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)

    def rules_of(self) -> list[str]:
        return [f"H-{group}.{number}" for group, count in enumerate(RULES, 1) for number in range(1, count + 1)]


# How many numbered rules each group of the specification has, H-1 to H-16.
RULES: Final = (8, 5, 4, 8, 5, 7, 4, 6, 4, 4, 5, 5, 1, 2, 4, 11)
CARD_OUTCOMES: Final = ("deal", "deck", "reshuffle")
HAVOC: Final = HavocKind()
