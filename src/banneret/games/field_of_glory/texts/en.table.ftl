### Field of Glory: the words of the table in the browser.

## Where the game stands
table-web-phase = Turn { $turn } · { $name }: { $what }
table-web-phase-over = The game is over
table-web-track = The phases of the turn
table-web-step-check = Victory check
table-web-step-advance = Advance
table-web-step-flanks = Flank attacks
table-web-step-actions = Actions
table-web-step-draw = Draw
table-web-goal = Control { $goal } terrain cards at the start of your turn, and you win.

## Cards and piles
table-web-values = { $victory ->
    [0] combat { $combat }, movement { $movement }, flank +{ $penalty }
    [one] combat { $combat }, movement { $movement }, flank +{ $penalty }, 1 victory point
   *[other] combat { $combat }, movement { $movement }, flank +{ $penalty }, { $victory } victory points
}
table-web-lead = leads
table-web-rear = second
table-web-slot = Column { $column }: lay the unit here
table-web-piles = Piles of { $name }
table-web-deck = { $count ->
    [0] Draw deck, empty
    [one] Draw deck, 1 card
   *[other] Draw deck, { $count } cards
}
table-web-discards = { $count ->
    [one] Discard pile, 1 card
   *[other] Discard pile, { $count } cards
}
table-web-shuffles-left = { $left ->
    [0] none left
   *[other] { $left } left
}
table-web-captured = { $count ->
    [0] Victory pile, empty
    [one] Victory pile, 1 card, { $points } VP
   *[other] Victory pile, { $count } cards, { $points } VP
}

## People
table-web-thinks = is thinking
table-web-your-turn = Your turn
table-web-on-turn = on turn
table-web-choosing = still choosing
table-web-ready = army complete
table-web-victor = victorious
table-web-drawn = a draw
table-web-cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-web-hand-points = { $points } CP in hand
table-web-controls = Controls { $held } of the { $goal } terrain cards that win
table-web-race = { $turns ->
    [1] wins next turn
   *[other] wins in two turns
}
table-web-race-about = { $turns ->
    [1] Wins at the start of the next own turn, if nothing changes in the columns
   *[other] Wins at the start of the second own turn from now, if nothing changes in the columns
}
table-web-watching = You are watching: hands stay hidden.

## The draft
table-web-offer = Round { $round } of { $rounds }: keep two of these four
table-web-draft-watched = Both generals are choosing their armies in secret.
table-web-draft-done = Your army is complete. The other general is still choosing.
table-web-kept = { $count ->
    [0] Your army: nothing kept yet
   *[other] Your army: { $count } of 24 cards, { $points } CP
}
table-web-kept-type = { $count ->
    [0] { $name }: none
   *[other] { $name }: { $count } (CP { $points })
}

## Deploying
table-web-plan = Deployment
table-web-plan-cost = Cost
table-web-plan-pays = Paid
table-web-plan-left = CP left in hand
table-web-pay-here = Pay with it
table-web-advised = best spent now
table-web-plan-empty = Lay units into columns: click a card, then a column, or drag it there. Click a unit on the field to make room.
table-web-plan-missing = { $missing } to pay: when everything is placed, click the cards that you pay with.
table-web-plan-paid = { $over ->
    [0] Paid in full: confirm.
   *[other] Paid, { $over } too many: no change is given.
}

## What a draw may bring
table-web-draws = What your next cards may bring
table-web-draws-type = At least one
table-web-draws-plain = { $count } cards
table-web-draws-plain-about = The next { $count } cards of your deck
table-web-draws-traded = 1 for { $count }
table-web-draws-traded-about = One card discarded, { $count } drawn; getting the same card back does not count
table-web-draws-told = The next { $count } cards, at least one – { $list }

## Fights
table-web-last-fight = { $kind ->
    [flank] Last fight: flank attack on column { $column } from column { $origin }
   *[charge] Last fight: charge in column { $column }
}
table-web-attack = attacks
table-web-defence = defends
table-web-terms = The strength, term by term
table-web-total = Strength: { $total }
table-web-lead-open = lead unit not named yet
table-web-from-hand = bonus from hand
table-web-from-deck = bonus from deck
table-web-from-open = bonus
table-web-from-none = no bonus
table-web-results = chances: { $win }% to win, { $tie }% to tie, { $lose }% to lose
table-web-results-short = { $win }–{ $tie }–{ $lose }%
table-web-percent = { $percent }%
table-web-bonus-chances = Chance to win by bonus card – { $list }
table-web-bonus-deck = from your deck
table-web-both-at-best = if both choose as good players do
table-web-bonus-face-down = { $source ->
    [deck] Bonus card of { $name } from the deck, face down
   *[hand] Bonus card of { $name } from the hand, face down
}
table-web-bonus-own = { $source ->
    [deck] Your bonus card from the deck: { $card }; the enemy sees only its back
   *[hand] Your bonus card from your hand: { $card }; the enemy sees only its back
}
table-web-bonus-revealed = { $source ->
    [deck] Bonus card of { $name } from the deck: { $card }
   *[hand] Bonus card of { $name } from the hand: { $card }
}
table-web-tie = A tie: nobody wins, all units are discarded.
table-web-won-tie = A tie, which the defence wins when it is led by { $card }.
table-web-won = { $name } wins.

## The end
table-web-ending-control = Won by controlling at least three terrain cards
table-web-ending-terrain = Won with more terrain cards
table-web-ending-points = Won by captured victory points
table-web-ending-drawn = A drawn battle
table-web-standing = Terrain cards: { $columns } · captured: { $points } VP
