### Mousquetaires du Roy: why a position that a scenario writes cannot be.

reason-position-pieces-text = { $value } is no text with words, such as "combat combat erudition"
reason-position-too-many = { $value } is named more often than it exists
reason-position-not-in-hand = { $value } is not in that hand
reason-position-siege-full = at most three cards lie at La Rochelle
reason-position-milady-has-no-hand = Milady holds no adventure cards
reason-position-no-milady = there is no Milady player
reason-position-no-top-card = the treachery deck is empty
reason-position-no-such-challenge = the Paris card has no challenge of { $value }
reason-position-no-mission = there is no card for it to lie at
reason-position-one-trap = at most one trap lies at a mission
reason-position-nemesis-named = a Nemesis at a mission, and only that, names a musketeer
reason-position-board-size = { $count } tokens for { $high } spaces; write - for a cleared one
reason-position-milady-leads-nobody = Milady leads no musketeer
reason-position-in-play = { $count } musketeers are led, but { $high } are in play
reason-position-lies-elsewhere = who has no life points lies at the Vieux Colombier
reason-position-route-elsewhere = routes are on quest board 1 only
reason-position-card-and-destination = a location card and a destination go together
reason-position-ruled-out = Milady’s destination cannot be ruled out
reason-position-duellist = a duel needs a musketeer
reason-position-nobody-acts = no such musketeer can act
reason-position-had-his-turn = he has had his turn
reason-position-no-turn-now = no turn is under way in this phase
reason-position-no-such-face = that die has no { $value }
reason-position-no-end-of-turn = a turn is under way, and no EndOfTurn is on the stack
reason-position-broken = it breaks a rule: { $value }
