### Knights: the words of the table in the browser.

## Where the game stands
table-web-phase = Round { $round } · { $what }
table-web-phase-turn = { $name } chooses a target
table-web-phase-roll = { $name } rolls
table-web-phase-defence = A castle is defended
table-web-phase-tournament = Tournament
table-web-phase-king = { $name } challenges the king
table-web-phase-revenge = The king takes his revenge
table-web-phase-guards = { $name } places guards
table-web-phase-over = The game is over

## Cards and piles
table-web-tournament = Tournament
table-web-letter = Safe conduct
table-web-king = The King
table-web-king-label = The king, to be beaten: { $strength }
table-web-pile-left = Left pile
table-web-pile-right = Right pile
table-web-pile-size = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
table-web-pile-empty = Empty
table-web-top = { $count ->
    [one] { $card }, the last card of its pile
   *[other] { $card }, on top of { $count } cards
}
table-web-swap = Another card
table-web-swap-label = { $pile }: turn up another card
table-web-search = Search on
table-web-search-label = { $pile }: search for a card that you may attempt
table-web-treason = Your treason: { $dice } is enough to beat
table-web-covered = covered by a guard

## The roll
table-web-arena = The dice
table-web-dice = The six dice
table-web-die = Die { $die }: { $face }
table-web-die-locked = Die { $die }: { $face }, locked
table-web-die-card = Die card: a { $face } in every roll
table-web-advised = best rerolled
table-web-aim-pile = { $own ->
    [yes] You roll for: { $card }
   *[no] { $name } rolls for: { $card }
}
table-web-aim-attack = { $own ->
    [yes] You attack: { $card }
   *[no] { $name } attacks: { $card }
}
table-web-aim-defence = { $own ->
    [yes] You defend: { $card }
   *[no] { $name } defends: { $card }
}
table-web-aim-tournament = { $own ->
    [yes] You roll in the tournament
   *[no] { $name } rolls in the tournament
}
table-web-aim-king = { $own ->
    [yes] You challenge the king
   *[no] { $name } challenges the king
}
table-web-to-beat = To beat
table-web-to-reach = To reach
table-web-nothing-to-beat = Nothing to beat yet: roll as high as you can.
table-web-with-rest = { $strength } (with { $rest })
table-web-beats = beats it
table-web-beats-castle = beats the castle, its owner will defend
table-web-not-yet = not enough yet
table-web-rerolls = { $count ->
    [0] No reroll is left
    [one] 1 reroll is left
   *[other] { $count } rerolls are left
}
table-web-last-roll = { $name } rolled { $strength }
table-web-no-roll = The dice are waiting for the first attempt.

## Chances
table-web-percent = { $percent }%
table-web-chance = chance { $percent }%
table-web-chance-stop = Stop now
table-web-chance-picked = Reroll the picked dice
table-web-chance-best = Best: reroll the marked dice
table-web-chance-best-stop = Best: stop now

## Tournaments
table-web-tournament-of = Tournament: the best roll takes the card
table-web-entrant-waits = still to come
table-web-takes-part = will they take part?
table-web-stays-away = stays away
table-web-leads = leads
table-web-has-rolled = has rolled

## People
table-web-thinks = thinking
table-web-rolls = rolling
table-web-your-turn = your decision
table-web-on-turn = on turn
table-web-owns = Before { $name }
table-web-watching = You are watching this game.

## Goals and the end
table-web-goals = Three ways to win
table-web-goals-of = Goals of { $name }
table-web-goal-track = { $goal }: { $held } of { $all }
table-web-goal-castles = { $castles } castles
table-web-goal-king = { $castles } castles and the king
table-web-goal-tournaments = { $castles } castles and { $tournaments } tournaments
table-web-won-by-castles = Four castles of different colours
table-web-won-by-king = The king is overthrown
table-web-won-by-tournaments = Castles and tournaments
table-web-won-by-limit = Ended by the limit
table-web-final-place = { $place ->
    [1] winner
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
table-web-standings = Final standings
table-web-standing = { $place }. { $name }
table-web-counts = castles: { $castles }, tournaments: { $tournaments }, special cards: { $specials }
