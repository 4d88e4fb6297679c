### Havoc: the words of the table in the browser.

## Where the game stands
table-web-phase-turn = Recruiting or Havoc!
table-web-phase-recruiting = Recruiting
table-web-phase-peace = A year of peace
table-web-phase-choosing = The next battle is chosen
table-web-phase-battle = Battle: { $battle }, { NUMBER($year, useGrouping: 0) }
table-web-phase-after = After the battle: { $battle }
table-web-phase-final = The final battle: { $battle }, { NUMBER($year, useGrouping: 0) }
table-web-phase-over = The game is over

## Cards and piles
table-web-troop = { $suit } { $value }, { $unit }
table-web-dogs-of-war = Dogs of War
table-web-deck = Deck
table-web-deck-count = { $count ->
    [0] The deck is empty
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
}
table-web-discards = Discards
table-web-discards-count = { $count ->
    [0] No discards
    [one] Discards: 1 card
   *[other] Discards: { $count } cards
}
table-web-recruits = Recruits
table-web-recruits-full = The recruits area is full: the next card must be a recruit.
table-web-looking-through = You alone look through the discards

## Battles
table-web-battles = The battles, in order
table-web-battle = The battle
table-web-next-battle = Next battle
table-web-last-battle = The last battle
table-web-hidden-battle = a battle still hidden
table-web-next = next
table-web-fought-now = being fought
table-web-won-by = won by { $name }
table-web-cancelled = cancelled
table-web-points-by-place = Victory points by place
table-web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
table-web-place-now = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
table-web-gained = +{ $points }
table-web-battlefield = The battlefield
table-web-initiator = Initiator
table-web-nothing-laid = Nothing laid yet
table-web-chooses-secretly = Chooses in secret
table-web-has-chosen = Has chosen
table-web-out-of-battle = out of the battle

## Peace
table-web-peacekeeper = Peacekeeper
table-web-peace-card = { $level ->
    [0] Peace card, no number yet
   *[other] Peace card, showing { $level }
}
table-web-havoc = Havoc!
table-web-havoc-card = Havoc card
table-web-levels = How near a year of peace is
table-web-year-of-peace = year of peace
table-web-peace-near = If the Peacekeeper recruits again, a year of peace cancels { $battle }.
table-web-peace-declared = A year of peace: { $battle } is cancelled, and cards are discarded.
table-web-john-pending = John of Gaunt has turned up on the left of { $name }: the Chevauchées come next.
table-web-john-keeper = John of Gaunt is Peacekeeper; his turn comes after { $name }.

## People
table-web-thinks = thinking
table-web-ready = ready
table-web-fights = in the battle
table-web-passed = passed
table-web-stayed-out = stays out
table-web-undecided = not decided yet
table-web-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-web-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
table-web-battles-won = Battles won
table-web-preview = Together: { $combination }
table-web-no-cards = You hold no cards
table-web-watching = You are watching this game: hands stay hidden.

## The end
table-web-final-place = { $place ->
    [1] wins the game
    [2] 2nd in the game
    [3] 3rd in the game
   *[other] { $place }th in the game
}
table-web-standings = Final standings
table-web-standing = { $place }. { $name }
table-web-battles-count = { $count ->
    [0] no battle won
    [one] 1 battle won
   *[other] { $count } battles won
}
