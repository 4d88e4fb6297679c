"""Warrior Knights, as everybody outside this folder knows it."""

from pathlib import Path
from typing import Final, cast, final

from banneret.core.chance import Chance
from banneret.core.kernel import Frame, Game
from banneret.core.kind import GameKind
from banneret.core.view import View
from banneret.games.warrior_knights.actions import CATALOGUE
from banneret.games.warrior_knights.data import WarriorKnightsData, load_data
from banneret.games.warrior_knights.frames import FRAMES
from banneret.games.warrior_knights.options import OPTIONS
from banneret.games.warrior_knights.sampler import WarriorKnightsSampler
from banneret.games.warrior_knights.setup import empty_table, set_up
from banneret.games.warrior_knights.state import WarriorKnights
from banneret.games.warrior_knights.view import FIELDS


@final
class WarriorKnightsKind(GameKind):
    """The box of Warrior Knights."""

    def __init__(self) -> None:
        super().__init__(
            id="warrior_knights",
            prefix="W",
            players=[2, 3, 4, 5, 6],
            rules_version=1,
            maturity="rules",
            options=OPTIONS,
            catalogue=CATALOGUE,
            fields=FIELDS,
            frames=cast(list[type[Frame[Game]]], FRAMES),
            folder=str(Path(__file__).parent),
        )
        self.data = load_data()

    def load_data(self, overlay: str = "") -> WarriorKnightsData:
        return load_data(overlay) if overlay else self.data

    def data_digest(self, data: object) -> str:
        assert isinstance(data, WarriorKnightsData)
        return "" if data.digest == self.data.digest else data.digest

    def set_up(
        self, players: int, options: dict[str, str], data: object, chance: Chance, listen: bool
    ) -> WarriorKnights:
        assert isinstance(data, WarriorKnightsData)
        return set_up(players, options, data, chance, listen)

    def blank(self, players: int, options: dict[str, str], data: object) -> WarriorKnights:
        assert isinstance(data, WarriorKnightsData)
        return empty_table(players, options, data)

    def sampler(self, view: View) -> WarriorKnightsSampler:
        return WarriorKnightsSampler(view)

    def rules_of(self) -> list[str]:
        return [f"W-{group}.{number}" for group, count in enumerate(RULES, 1) for number in range(1, count + 1)]


# How many numbered rules each group of the specification has, W-1 to W-16; W-4 is only the order of the phases.
RULES: Final = (7, 5, 12, 0, 3, 5, 8, 5, 4, 8, 11, 4, 7, 3, 4, 6)
WARRIOR_KNIGHTS: Final = WarriorKnightsKind()
