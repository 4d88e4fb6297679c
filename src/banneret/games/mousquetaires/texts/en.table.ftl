### Mousquetaires du Roy: the words of the table in the browser.

## Where the game stands
table-web-setting-up = Setting up
table-web-phase = Round { $round } · { $what }
table-web-phase-1 = I Milady
table-web-phase-2 = II Musketeers
table-web-phase-3 = III La Rochelle
table-web-phase-4 = IV End of the round
table-web-phase-over = The game is over

## Seats
game-seats = The last seat is Milady’s; all others lead the musketeers, who win and lose together. With fewer players one of you leads several musketeers from one hand. Without Milady (see the options) everybody is a musketeer, and one person can play alone.
side-milady = Milady
side-musketeers = Musketeers

## The map
table-web-map = Map of Paris
table-web-not-here = Milady is not here
table-web-man-life = { $life ->
    [one] { $man }, 1 life point
   *[other] { $man }, { $life } life points
}
table-web-man-lies = { $man }, out of action
table-web-milady-with = Milady with Rochefort, { $life } of { $most } life points

## Tracks
table-web-more-red = { $count ->
    [one] Reinforcement: one more red die at La Rochelle this round
   *[other] Reinforcement: { $count } more red dice at La Rochelle this round
}
table-web-fewer-actions = { $count ->
    [one] Conscripts: one action fewer for every musketeer this round
   *[other] Conscripts: { $count } actions fewer for every musketeer this round
}
table-web-isolated = Isolation: no exchange and no talk this round
table-web-budget = { $count ->
    [one] Emergency! 1 action left
   *[other] Emergency! { $count } actions left
}
table-web-clock = Emergency! The hourglass runs
table-web-arsenal = Arsenal
table-web-price = { $gold } gold
table-web-price-card = one combat card
table-web-stock = { $count ->
    [0] sold out
   *[other] { $count } left
}

## Missions
table-web-paris-quiet = No mission in Paris.
table-web-louvre-quiet = Nothing is left to do in the Louvre.
table-web-louvre-soon = No mission is open yet.
table-web-louvre-next = { $count ->
    [one] Next, the last one: { $louvre }
   *[other] Next: { $louvre } ({ $count } in the deck)
}
table-web-louvre-track = Louvre marker: space { $mark } of { $end }
table-web-challenge = Challenge: { $skill } { $level }
table-web-trap = Trap: { $trap }
table-web-successes = { $count } of { $target } successes
table-web-successes-short = Successes { $count }/{ $target }
table-web-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
table-web-fixed = always { $swords ->
    [one] one sword
   *[other] { $swords } swords
}, { $shields ->
    [one] one shield
   *[other] { $shields } shields
}
table-web-life = { $life ->
    [one] 1 life point
   *[other] { $life } life points
}
table-web-life-of = { $life } of { $most } life points
table-web-reward = { $gold ->
    [0] reward: { $epic } epic
   *[other] { $epic ->
        [0] reward: { $gold } gold
       *[other] reward: { $gold } gold, { $epic } epic
    }
}
table-web-thrust = Secret thrust: { $faces }
table-web-siege-help = Left end: Milady wins. Beside it: a treachery card for her. Second space from the right: an epic token for the team; right end: an All for One card.
table-web-siege-note = { $count } of { $most } cards laid
table-web-strength = strength { $strength }

## The quest
table-web-stage = Quest board { $board } of { $boards }
table-web-common = Common area
table-web-cleared = cleared
table-web-place-next = the next token goes here
table-web-face-down = face down
table-web-token-hidden = face-down token
table-web-passage = Secret passage ({ $cost } epic)
table-web-epic-token = Epic token
table-web-team = Epic tokens: { $epic }, All for One cards: { $cards }

## Dice
table-web-duel = { $man } against { $foe }
table-web-chance = chance { $percent }%
table-web-percent = { $percent }%
table-web-played-cards = Cards: { $cards }
table-web-before-roll = The dice are not rolled yet.
table-web-throw-duel = Duel
table-web-throw-siege = The siege of La Rochelle
table-web-throw-search = The search in Paris
table-web-throw-abduction = The abduction
table-web-rerolled = Toledo sword: { $face } → { $rolled }
table-web-thrust-man = secret thrust of the musketeer
table-web-thrust-foe = secret thrust of the enemy
table-web-hurt = { $count ->
    [one] the musketeer loses 1 life point
   *[other] the musketeer loses { $count } life points
}
table-web-swords = swords { $blue } : { $red }
table-web-sacrificed = { $man } gives a life point
table-web-siege-moved = { $way ->
    [left] marker { $lead } to the left
    [right] marker { $lead } to the right
   *[stays] the marker stays
}
table-web-successes-more = { $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
}
table-web-duel-tied = tie: a die less on both sides
table-web-duel-undecided = undecided
table-web-duel-beaten = beaten!
table-web-duel-failed = not beaten
table-web-duel-flees = Rochefort flees
table-web-duel-lost = the action is lost

## People
table-web-free = free
table-web-automatic = plays by herself
table-web-ridden = (ridden this round)
table-web-ability-used = ability used
table-web-banned = banned from the quest
table-web-rochefort-fled = Rochefort has fled
table-web-treachery-held = { $count ->
    [one] 1 treachery card in hand
   *[other] { $count } treachery cards in hand
}
table-web-treachery-left = { $count ->
    [one] Treachery deck, 1 card
   *[other] Treachery deck, { $count } cards
}
table-web-treachery-played = Treachery played: { $cards }
table-web-paris-held = { $count ->
    [one] 1 Paris card in hand
   *[other] { $count } Paris cards in hand
}
table-web-cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-web-your-turn = your turn
table-web-side-milady = Milady
table-web-side-musketeers = Musketeers
table-web-watching = You are watching.
table-web-hand-empty = Your hand is empty.
table-web-all-know = everybody has seen it
table-web-deck = { $count ->
    [one] Adventure deck, 1 card
   *[other] Adventure deck, { $count } cards
}
table-web-discards = Discarded: { $cards }
table-web-show = Show everybody a card

## Milady’s screen
table-web-treachery = Treachery
table-web-destinations = Destinations
table-web-destination = Your destination
table-web-paris-cards = Paris cards
table-web-reserve = Enemies and traps
table-web-tokens = Tokens for the quest
