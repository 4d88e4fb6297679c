"""The options of Mousquetaires du Roy (section 8 of the specification)."""

from typing import Final

from banneret.core.options import Option

SWITCH: Final = ["false", "true"]
OPTIONS: Final = [
    Option("milady", ["player", "none"], "player", ["M-24.1"], {"none": [1, 2, 3, 4]}),
    Option("emergency_mode", ["off", "timer", "budget"], "budget", ["M-22.1", "M-22.3", "M-22.4"]),
    Option("emergency_seconds", ["60", "90", "120", "180"], "120", ["M-22.1"]),
    Option("emergency_bot_seconds", ["0", "3", "5", "10"], "5", ["M-22.1"]),
    Option("emergency_budget_ratio", ["50", "67", "75"], "67", ["M-22.3"]),
    Option("easier_start", SWITCH, "false", ["M-2.8", "M-25.1"]),
    Option("fatal_quest", SWITCH, "false", ["M-25.2"]),
    Option("brave_athos", SWITCH, "false", ["M-10.4", "M-25.3"]),
    Option("bastille_escape", ["rulebook", "faq"], "rulebook", ["M-14.6"]),
    Option("louvre_reward_on", ["challenge", "mission"], "challenge", ["M-12.3"]),
    Option("rochefort_interrupts_traps", SWITCH, "false", ["M-9.3"]),
    Option("fixed_red_dice_cap", ["true", "false"], "true", ["M-13.5"]),
    Option("musketeer_selection", ["choose", "random"], "choose", ["M-2.5"]),
]
