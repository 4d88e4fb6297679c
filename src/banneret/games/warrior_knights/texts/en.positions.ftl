### Warrior Knights: why a position that a scenario writes cannot be.

reason-position-unknown-word = { $value } is none of { $known }
reason-position-whole-number = { $value } is not a whole number
reason-position-range = { $value } is not between { $low } and { $high }
reason-position-true-or-false = { $value } is neither true nor false
reason-position-list-of = { $count ->
    [0] a list is needed: [1, 2]
   *[other] a list of { $count } is needed
}
reason-position-no-seat = { $value } is no seat; seats: { $known }
reason-position-seat-twice = { $who } is named twice
reason-position-table = a table is needed: name = value
reason-position-pieces-text = { $value } is no text with words, such as "vassal_50 english_100"
reason-position-hidden-piece = a position knows all its pieces; ? stands only in what a seat sees
reason-position-too-many = { $value } is named more often than it exists
reason-position-not-in-hand = { $value } is not in that hand
reason-position-no-law = { $value } is no law
reason-position-no-charge = { $value } is no charge
reason-position-no-office = { $value } is no office
reason-position-no-troops = a noble on the board has troops
reason-position-no-uran = Uran is a city with the option of 18 Kingdom cities only
reason-position-fresh-setup = a game that is set up from the seed has no position of its own
reason-position-frame-parts = { $value } is no frame with its parts
reason-position-empty-stack = the stack is empty
reason-position-broken = it breaks a rule: { $value }
