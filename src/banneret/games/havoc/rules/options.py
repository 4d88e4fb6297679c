"""The options of Havoc (section 8 of the specification)."""

from typing import Final

from banneret.core.options import Option

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
