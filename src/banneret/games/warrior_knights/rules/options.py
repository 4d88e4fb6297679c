"""Section 9 of the specification: the options."""

from typing import Final

from banneret.core.options import Option

MOST_ROUNDS: Final = 1_000
SIMULATED_ROUNDS: Final = "40"

OPTIONS: Final = [
    Option("barons", ["dealt", "chosen"], "dealt", ["W-3.1"]),
    Option("influence_per_baron", ["8", "10", "12", "15"], "10", ["W-3.3"]),
    Option("open_private_motions", ["off", "on"], "off", ["W-16.1", "W-9.3"]),
    Option("exchange_heirs", ["off", "on"], "off", ["W-16.2", "W-12.1"]),
    Option("player_elimination", ["off", "on"], "off", ["W-16.3", "W-11.11"]),
    Option("might_is_right", ["off", "on"], "off", ["W-16.4", "W-14.1"]),
    Option("abandoned_nobles", ["off", "on"], "off", ["W-16.5", "W-1.6"]),
    Option("miracles_can_happen", ["off", "on"], "off", ["W-16.6", "W-8.1"]),
    Option("kingdom_cities", ["17", "18"], "17", ["W-3.4"]),
    Option("fate_draw_cap", ["0", "10"], "0", ["W-11"]),
    Option("fallen_defenders", ["skip", "count"], "skip", ["W-11"]),
    Option("fortified_income", ["always", "taxation"], "always", ["W-1.3"]),
    Option("two_player_city_scope", ["all", "kingdom"], "all", ["W-14.1"]),
    Option("negotiation", ["full", "permissions", "off"], "full", ["W-15.4"]),
    Option("round_limit", ["0", "12", "20", "30", "40"], "0", ["W-14.2"], up_to=MOST_ROUNDS),
]
