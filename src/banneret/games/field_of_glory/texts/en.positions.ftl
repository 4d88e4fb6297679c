### Field of Glory: why a position that a scenario describes cannot be.

## How it is written
reason-position-columns = a table is expected: column = value
reason-position-no-column = { $value } is not a column; they are numbered 1 to 5
reason-position-cards-text = a text of cards is expected (such as "hi4 co5 lc2"), not { $value }
reason-position-no-card = there is no card { $card }; a card is written with the two letters of its type and its command points, such as hi4

## Cards and columns
reason-position-card-too-often = { $card } is named too often: an army list has { $count }
reason-position-too-many-cards = { $who } has 24 cards in play, and { $count } are named
reason-position-too-many-removed = 24 cards are out of the game, and { $count } are named
reason-position-middle-plain = column 3 is always a Plain
reason-position-terrain-twice = there are not so many terrain cards: { $terrain }
reason-position-no-unit = { $card } is not a unit
reason-position-three-units = a column holds at most two units of a player
reason-position-not-stacking = { $card } and { $other } may not share a column
reason-position-hand-too-large = this hand cannot hold { $count } cards now
reason-position-hand-not-too-large = nothing is to be discarded from a hand of nine cards or fewer

## Where the game stands
reason-position-turn-number = turns alternate: this number is not one of { $who }
reason-position-no-pair = there is no unopposed pair of the active player in column { $column }
reason-position-no-targets = there is nothing to attack in the flank
reason-position-not-beside = only a neighbouring column can help in a flank attack
reason-position-target-empty = a flank is attacked where both sides have a unit, and column { $column } has not
reason-position-too-many-targets = a turn has at most two targets of flank attacks
reason-position-no-plan = a deployment is composed only in the phase actions, as a text of answers
reason-position-plan-answer = this is not a legal answer of the deployment: { $value }
reason-position-not-drafting = the draft is over
reason-position-no-draft = with army_selection = random there is no draft
reason-position-draft-first = no unit is on the field before the armies are drafted
reason-position-draft-size = in this round { $low } to { $high } cards have been kept
reason-position-not-offered = { $card } is not among the four cards of its round
reason-position-draft-unfinished = { $who } has not finished the draft

## Fights
reason-position-no-fight = nobody is fighting in this phase
reason-position-fight-column = the column that is attacked is needed
reason-position-fight-origin = a charge is fought in its own column, a flank attack comes from the same or a neighbouring one
reason-position-fight-empty = { $who } has no unit in column { $column }
reason-position-name-lead = two different units attack: name the one that leads
reason-position-lead-not-there = the lead is one of the units in column { $column }: { $cards }
reason-position-no-overlap = Overlap cannot have been played here
reason-position-no-overlap-question = Overlap is a question of its own only in a flank attack, with overlap_in_flank_attack and a late bonus card
reason-position-one-bonus = there is only one bonus card on each side
reason-position-bonus-source = the source and the bonus card do not fit together
reason-position-bonus-missing = { $who } has laid a bonus card by now, or has none: name it or its source
reason-position-bonus-too-early = { $who } has not laid a bonus card yet
reason-position-attacker-needs-bonus = an attacker fights without a bonus card only without any card at all
reason-position-nobody-retreats = no defender can retreat from this lead
