### Field of Glory: names and explanations of the options.

option-unit_modifiers = Modifiers on unit cards
option-unit_modifiers-help = Whether the modifiers printed on unit cards count for the unit that leads an attack only, or for the unit that leads the defence as well.
option-unit_modifiers-attacker = Attacker only
option-unit_modifiers-both = Both sides

option-flank_bonus_timing = Bonus card in flank attacks
option-flank_bonus_timing-help = Whether a flank attacker lays the bonus card after the defender has decided about retreating, or before it, as in a charge.
option-flank_bonus_timing-after_retreat = After the retreat
option-flank_bonus_timing-before_retreat = Before the retreat

option-flank_full_retreat_costs_unit = Full retreat from a flank attack
option-flank_full_retreat_costs_unit-help = Whether the attacker gives up a unit if all defenders retreat from a flank attack, as after a charge.
option-flank_full_retreat_costs_unit-on = Costs a unit
option-flank_full_retreat_costs_unit-off = Costs nothing

option-overlap_in_flank_attack = Overlap in flank attacks
option-overlap_in_flank_attack-help = Whether Overlap can be played in flank attacks too. It is then counted around the attacked column; units of the attacking column do not count.
option-overlap_in_flank_attack-off = Charges only
option-overlap_in_flank_attack-on = Flank attacks too

option-max_overlap_per_charge = Overlap cards in one attack
option-max_overlap_per_charge-help = How many Overlap cards may be played in a single attack; each of them gives its full value.
option-max_overlap_per_charge-1 = One
option-max_overlap_per_charge-2 = Two

option-defender_may_decline_bonus = Defending without a bonus card
option-defender_may_decline_bonus-help = Whether the defender may fight without a bonus card, or must take one as the attacker does.
option-defender_may_decline_bonus-on = Allowed
option-defender_may_decline_bonus-off = Not allowed

option-end_timing = End of the game
option-end_timing-help = When the game ends after both decks have been reshuffled twice: after the turn in which that happens, or only when both players have had equally many turns.
option-end_timing-turn = After the turn
option-end_timing-round = After the round

option-payment_rule = Paying for units
option-payment_rule-help = Whether you may pay with more cards than needed (to get rid of them), or no card of a payment may be superfluous.
option-payment_rule-free = Free
option-payment_rule-irredundant = No superfluous cards

option-deck_bonus_seen_by = Bonus card from the deck
option-deck_bonus_seen_by-help = Whether you look at a bonus card from the top of your deck before it is revealed. It matters to the defender, who names the lead unit afterwards.
option-deck_bonus_seen_by-owner = Its owner looks at it
option-deck_bonus_seen_by-nobody = Nobody looks at it

option-unopposed_pair = Two units in an unopposed column
option-unopposed_pair-help = When the second unit of a column without enemies must be discarded: on every turn, or only when you take control of the column.
option-unopposed_pair-always = On every turn
option-unopposed_pair-on_capture = When it is taken

option-terrain_tie = Laying terrain
option-terrain_tie-help = Where a terrain card goes if the columns on the left and on the right are equally good: by chance, or always to the left.
option-terrain_tie-random = By chance
option-terrain_tie-left = To the left

option-army_selection = Armies
option-army_selection-help = Whether both players draft their armies, keeping two cards of every four, or quickly get random ones.
option-army_selection-draft = Draft
option-army_selection-random = Random

option-starting_player = First turn
option-starting_player-help = Who has the first turn. Going first is an advantage.
option-starting_player-random = By chance
option-starting_player-red = Red
option-starting_player-blue = Blue
