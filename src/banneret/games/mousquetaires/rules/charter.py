"""What is agreed before the game and never changes: players, options and data."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.agreement import Agreement
from banneret.games.mousquetaires.rules.cards import ARAMIS, ATHOS
from banneret.games.mousquetaires.rules.data import MousquetairesData, seating_key

# How Emergency! works (M-22).
EMERGENCY_OFF: Final = 0
BY_CLOCK: Final = 1
BY_BUDGET: Final = 2
EMERGENCY_MODES: Final = ["off", "timer", "budget"]


@final
class Charter(Agreement):
    """M-1.1, M-23, M-24 The options and what the number of players decides. `milady` is her seat, -1 without her."""

    def __init__(self, players: int, options: dict[str, str], data: MousquetairesData) -> None:
        super().__init__(options)
        self.data = data
        self.with_milady = options["milady"] == "player" and players > 1
        self.milady: i64 = players - 1 if self.with_milady else -1
        self.seating = data.seatings[seating_key(players, self.with_milady)]
        self.musketeer_players: i64 = self.seating.musketeer_players
        self.captain: i64 = 0
        self.emergency_mode: i64 = EMERGENCY_MODES.index(options["emergency_mode"])
        self.seconds: i64 = int(options["emergency_seconds"])
        self.bot_seconds: i64 = int(options["emergency_bot_seconds"])
        self.budget_percent: i64 = int(options["emergency_budget_ratio"])
        self.easier = options["easier_start"] == "true"
        self.fatal = options["fatal_quest"] == "true"
        self.brave_athos = options["brave_athos"] == "true"
        self.guard_must_fall = options["bastille_escape"] == "faq"
        self.reward_at_end = options["louvre_reward_on"] == "mission"
        self.traps_interrupted = options["rochefort_interrupts_traps"] == "true"
        self.red_cap = options["fixed_red_dice_cap"] == "true"
        self.random_musketeers = options["musketeer_selection"] == "random"

    def ignores_rochefort(self, man: i64) -> bool:
        """M-10.4 Athos, unless he is to be brave (M-25.3)."""
        return man == ATHOS and not self.brave_athos

    def uses_any_card(self, man: i64) -> bool:
        """M-6.4"""
        return man == ARAMIS


def all_tokens(charter: Charter) -> list[int]:
    """M-15 The enemy tokens, in the order of their kinds."""
    tokens: list[int] = []
    for kind, token in enumerate(charter.data.tokens):
        tokens.extend([kind] * int(token.count))
    return tokens
