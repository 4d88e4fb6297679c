### Knights: why a position that a scenario writes cannot be.

## How it is written
reason-position-cards-text = { $value } is no text with cards, such as "castle_red_1 die_5"
reason-position-no-card = { $card } is no card
reason-position-no-die = { $value } is no die: dice show 1 to 6
reason-position-no-place-of-die = { $value } is no place of a die: places are 1 to 6
reason-position-no-strength = { $value } is no strength, such as [3, 5, 2]

## Cards
reason-position-other-sort = { $card } is a card of another sort
reason-position-card-twice = { $card } is named twice
reason-position-no-tournament-left = only { $count } tournament cards are left
reason-position-no-castle-left = no castle is left for everybody
reason-position-owned-twice = { $card } is a second one of its colour or kind
reason-position-no-castle = { $who } has no castle
reason-position-won-by-castles = { $who } has won with these castles
reason-position-won-by-tournaments = { $who } has won with these tournament cards
reason-position-no-guard = without the guard nothing is covered
reason-position-covered-castles = at most { $count } different castles are covered
reason-position-covered-special = the bodyguard covers one special card, not itself
reason-position-not-owned = { $card } does not lie there

## The turn, rolls and tournaments
reason-position-first-player = by the turns that are over { $who } began
reason-position-an-attempt-is-on = an attempt is on, so there has been one
reason-position-too-many-swaps = { $count ->
    [one] there is one swap in this turn
   *[other] there are { $count } swaps in this turn
}
reason-position-all-have-passed = everybody has passed, so the game is over
reason-position-whose-turn = it is the turn of { $who }
reason-position-no-guards = there are no guards to be placed
reason-position-nothing-to-pick = nobody picks dice now
reason-position-not-to-pick = die { $die } cannot be picked
reason-position-not-to-choose = { $card } cannot be chosen now
reason-position-purpose-needed = say what the roll is for: { $known }
reason-position-roller = { $who } is rolling
reason-position-six-dice = six dice lie there, not all of them sixes
reason-position-no-rerolls = this roll has no rerolls
reason-position-too-many-rerolls = { $count ->
    [one] this roll has one reroll
   *[other] this roll has { $count } rerolls
}
reason-position-empty-pile = that pile is empty
reason-position-no-target = { $card } cannot be the target of this roll
reason-position-prize-needed = one card is rolled for
reason-position-beat-needed = say what the attacker has rolled
reason-position-beat-more = the attacker has rolled more than the castle
reason-position-no-tournament = { $card } is no tournament card
reason-position-result-needed = the result of { $who } is needed
reason-position-result-later = { $who } has not rolled yet
reason-position-not-in-roll-off = { $who } does not roll again
reason-position-organiser-takes-part = the organiser takes part
reason-position-everybody-takes-part = everybody takes part in tournaments here
reason-position-no-roll-off = at least two roll again, and only where ties are rolled off
reason-position-king-castles = the king can be challenged only in a turn that began with { $count } castles
reason-position-king-first = the king is challenged with the first attempt of a turn
reason-position-letter-protects = with the royal letter no castle is lost
