### Mousquetaires du Roy: names and explanations of the options.

option-milady = Milady
option-milady-help = Whether one player is Milady (always the last seat) or the game plays her by itself. With one player she is always automatic; five players need a Milady.
option-milady-player = A player
option-milady-none = Automatic

option-emergency_mode = Emergency!
option-emergency_mode-help = How the Emergency! card presses the musketeers: by a real clock, by a limited number of actions, or not at all (both cards are taken out).
option-emergency_mode-off = Without the cards
option-emergency_mode-timer = Real clock
option-emergency_mode-budget = Limited actions

option-emergency_seconds = Length of the clock
option-emergency_seconds-help = Seconds for phase II under Emergency!, where a real clock is used.
option-emergency_seconds-60 = 60 seconds
option-emergency_seconds-90 = 90 seconds
option-emergency_seconds-120 = 120 seconds
option-emergency_seconds-180 = 180 seconds

option-emergency_bot_seconds = Time of a bot’s action
option-emergency_bot_seconds-help = Seconds that each action of a bot costs on the clock.
option-emergency_bot_seconds-0 = None
option-emergency_bot_seconds-3 = 3 seconds
option-emergency_bot_seconds-5 = 5 seconds
option-emergency_bot_seconds-10 = 10 seconds

option-emergency_budget_ratio = Share of the actions
option-emergency_budget_ratio-help = The share of all actions that remains under Emergency! with limited actions, to the nearest whole number.
option-emergency_budget_ratio-50 = One half
option-emergency_budget_ratio-67 = Two thirds
option-emergency_budget_ratio-75 = Three quarters

option-easier_start = Easier start
option-easier_start-help = The musketeers begin with one All for One card.
option-easier_start-false = No
option-easier_start-true = Yes

option-fatal_quest = Fatal quest
option-fatal_quest-help = Whoever is put out of action on a quest board may never return to the quest; when all are excluded Milady wins.
option-fatal_quest-false = No
option-fatal_quest-true = Yes

option-brave_athos = Brave Athos
option-brave_athos-help = Athos, too, has to fight Rochefort.
option-brave_athos-false = No
option-brave_athos-true = Yes

option-bastille_escape = Escape from the Bastille
option-bastille_escape-help = Whether the fight with the guard frees a prisoner whatever its result, or only if the guard is beaten.
option-bastille_escape-rulebook = Always
option-bastille_escape-faq = Only over a beaten guard

option-louvre_reward_on = Reward of the Louvre
option-louvre_reward_on-help = When the reward printed on a Louvre card is paid.
option-louvre_reward_on-challenge = With the challenge
option-louvre_reward_on-mission = With the whole mission

option-rochefort_interrupts_traps = Rochefort and traps
option-rochefort_interrupts_traps-help = Whether Rochefort also interrupts the solving of a trap.
option-rochefort_interrupts_traps-false = No
option-rochefort_interrupts_traps-true = Yes

option-fixed_red_dice_cap = Four red dice
option-fixed_red_dice_cap-help = Whether Milady never rolls more than four red dice at La Rochelle.
option-fixed_red_dice_cap-true = At most four
option-fixed_red_dice_cap-false = Five are possible

option-musketeer_selection = Who leads whom
option-musketeer_selection-help = How the musketeers are given to the players; it matters most where only three are in play.
option-musketeer_selection-choose = Players choose
option-musketeer_selection-random = At random
