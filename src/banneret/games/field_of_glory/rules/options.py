"""The options of Field of Glory (section 12 of the specification)."""

from typing import Final

from banneret.core.options import Option

OPTIONS: Final = [
    Option("unit_modifiers", ["attacker", "both"], "attacker", ["F-7.6"]),
    Option("flank_bonus_timing", ["after_retreat", "before_retreat"], "after_retreat", ["F-5.10", "F-7.2"]),
    Option("flank_full_retreat_costs_unit", ["on", "off"], "on", ["F-7.10"]),
    Option("overlap_in_flank_attack", ["off", "on"], "off", ["F-6.5"]),
    Option("max_overlap_per_charge", ["1", "2"], "1", ["F-6.5"]),
    Option("defender_may_decline_bonus", ["on", "off"], "on", ["F-7.2"]),
    Option("end_timing", ["turn", "round"], "turn", ["F-8.2"]),
    Option("payment_rule", ["free", "irredundant"], "free", ["F-6.4", "F-6.9"]),
    Option("deck_bonus_seen_by", ["owner", "nobody"], "owner", ["F-7.2"]),
    Option("unopposed_pair", ["always", "on_capture"], "always", ["F-5.4"]),
    Option("terrain_tie", ["random", "left"], "random", ["F-3.2"]),
    Option("army_selection", ["draft", "random"], "draft", ["F-3.6"]),
    Option("starting_player", ["random", "red", "blue"], "random", ["F-3.9"]),
]
PLAIN_OPTIONS: Final = {option.id: option.default for option in OPTIONS}
