"""The options of Knights (section 11 of the specification)."""

from typing import Final

from banneret.core.options import Option

ROUNDS: Final = [0, 10, 15, 20, 25, 30, 50, 100, 200]
MOST_ROUNDS: Final = 1_000_000
PLAYERS: Final = [2, 3, 4, 5, 6]

OPTIONS: Final = [
    Option("starting_castles", ["random", "fixed"], "random", ["K-1.4"]),
    Option(
        "first_player", ["random", *[str(seat) for seat in range(1, 7)]], "random", ["K-1.1"],
        {str(seat): [players for players in PLAYERS if players >= seat] for seat in range(3, 7)},
    ),
    Option("two_player_castle_rule", ["on", "off"], "on", ["K-7.2"]),
    Option("defence_tie", ["attacker", "defender"], "attacker", ["K-9.4"]),
    Option("tournament_tie", ["first", "rolloff"], "first", ["K-10.4"]),
    Option("tournament_participation", ["optional", "mandatory"], "optional", ["K-10.1"]),
    Option("plus_dice", ["one", "all"], "one", ["K-3.8"]),
    Option("king_combination", ["555_4", "1111", "4444", "5555"], "555_4", ["K-11.2"]),
    Option("king_timing", ["first_attempt", "any_attempt"], "first_attempt", ["K-11.1"]),
    Option("extra_attempt_on_steal", ["off", "on"], "off", ["K-5.3"]),
    Option("max_rounds", [str(rounds) for rounds in ROUNDS], "0", ["K-14.4"], up_to=MOST_ROUNDS),
]  # fmt: skip
