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
reason-position-no-troops = a noble on the board has troops
reason-position-no-uran = Uran is a city with the option of 18 Kingdom cities only
reason-position-fresh-setup = a game that is set up from the seed has no position of its own
reason-position-broken = it breaks a rule: { $value }
