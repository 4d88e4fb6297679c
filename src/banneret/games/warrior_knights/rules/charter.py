"""What is agreed before the game and never changes: players, options and data."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from banneret.core.agreement import Agreement
from banneret.games.warrior_knights.rules.cards import FIRST_NEUTRAL
from banneret.games.warrior_knights.rules.data import WarriorKnightsData


@final
class Charter(Agreement):
    """Section 9 The options, and what the number of Barons that started decides (W-3.4, W-16.3)."""

    def __init__(self, players: int, options: dict[str, str], data: WarriorKnightsData) -> None:
        super().__init__(options)
        self.data = data
        self.started: i64 = players
        self.barons_chosen = options["barons"] == "chosen"
        self.influence: i64 = int(options["influence_per_baron"]) * players
        self.razed: i64 = data.razed[players - 2]
        self.with_uran = options["kingdom_cities"] == "18"
        self.open_motions = options["open_private_motions"] == "on"
        self.exchange_heirs = options["exchange_heirs"] == "on"
        self.elimination = options["player_elimination"] == "on"
        self.might_is_right = options["might_is_right"] == "on"
        self.abandoned = options["abandoned_nobles"] == "on"
        self.miracles = options["miracles_can_happen"] == "on"
        self.draw_cap: i64 = int(options["fate_draw_cap"])
        self.fallen_count = options["fallen_defenders"] == "count"
        self.fortified_always = options["fortified_income"] == "always"
        self.overseas_count = options["two_player_city_scope"] == "all"
        self.full_bargains = options["negotiation"] == "full"
        self.permissions = options["negotiation"] != "off"
        self.round_limit: i64 = int(options["round_limit"])
        self.inner_only = players <= 3
        self.two_barons = players == 2
        self.hand = copies_of(data.action_copies, 0)
        self.neutral_cards = copies_of(data.neutral_copies, FIRST_NEUTRAL)
        self.agendas = copies_of([card.copies for card in data.agendas], 0)


def copies_of(copies: Sequence[int], first: int) -> list[int]:
    """All cards of some kinds, which are numbered from the first on."""
    return [first + kind for kind, count in enumerate(copies) for _ in range(count)]
