### Warrior Knights: why a position that a scenario writes cannot be.

reason-position-list-of = { $count ->
    [0] a list is needed: [1, 2]
   *[other] a list of { $count } is needed
}
reason-position-pieces-text = { $value } is no text with words, such as "vassal_50 english_100"
reason-position-too-many = { $value } is named more often than it exists
reason-position-not-in-hand = { $value } is not in that hand
reason-position-no-law = { $value } is no law
reason-position-no-charge = { $value } is no charge
reason-position-no-office = { $value } is no office
reason-position-no-uran = Uran is a city with the option of 18 Kingdom cities only
reason-position-fresh-setup = a game that is set up from the seed has no position of its own

## What must hold at every question.
reason-position-fate-lost = not every Fate card is there once
reason-position-events-lost = not every event is there once
reason-position-agendas-lost = not every agenda is there as often as it exists
reason-position-mercenaries-lost = not every mercenary is there as often as it exists
reason-position-army-unsorted = the troops of an army are not in order
reason-position-vassals-lost = not all vassals of this Baron are there
reason-position-action-cards-lost = a Baron does not have all his action cards
reason-position-not-as-planned = what a Baron has planned is not what lies in the stack
reason-position-too-many-markers = a Baron has more markers out than he owns
reason-position-neutral-cards-lost = not every neutral action card is there as often as it exists
reason-position-expedition-space = an expedition has three spaces
reason-position-expedition-stake = an expedition under way has a stake
reason-position-area-full = with { $value } cards the area is full, and its phase would have been held
reason-position-track-full = with { $value } markers the track is full, and the draft would have been held
reason-position-below-nothing = a Baron has less than nothing
reason-position-too-many-charges = a Baron holds { $value } charges at most
reason-position-pool-too-great = the pool never holds more than { $value }
reason-position-no-chairman = there is a Chairman once the game has begun
reason-position-no-head = there is a Head of the Church once the game has begun
reason-position-chairman-banned = a banned Baron is no Chairman while another is not banned
reason-position-garrison-moved = a garrison stays in its stronghold
reason-position-garrison-office = a garrison has no office
reason-position-removed-troops = a noble who is out of the game has no troops
reason-position-removed-office = a noble who is out of the game has no office
reason-position-off-board-casualties = a noble who is off the board has no casualties
reason-position-no-troops = a noble on the board has troops
reason-position-spent = the casualties are as great as the troops
reason-position-rested-at-sea = at sea a noble is exhausted
reason-position-exhausted-attacker = an exhausted noble does not attack
reason-position-exhausted-mover = an exhausted noble does not move
reason-position-owner-out = a city belongs to nobody, or to a Baron who is in the game
reason-position-fortified-neutral = a city of nobody is not fortified
reason-position-too-many-breaches = walls of { $value } cannot have so many breaches
reason-position-breached-ruin = a razed city has no breaches
reason-position-breached-off-board = a stronghold that is off the board has no breaches
reason-position-two-strongholds = two strongholds stand in one area: { $value }
reason-position-stronghold-overseas = a stronghold stands in the Kingdom
reason-position-stronghold-in-city = a stronghold stands in an area without a city, unlike { $value }
reason-position-own-siege = nobody besieges his own place
reason-position-siege-of-nothing = what does not stand is not besieged
reason-position-siege-without-noble = the besieger has a noble in the area
