### Chances that follow from the cards alone (“banneret odds field_of_glory ...”).

## Questions
odds-blind = a fight with two cards from the deck
    .about = How a fight ends by the attacker’s lead in strength, if both bonus cards come from an average deck.
    .examples =
        banneret odds field_of_glory blind
odds-fight = a fight of units you name
    .about = How a fight ends by the attacker’s bonus card. Cards are written hi4 (Heavy Infantry with 4 command points); the lead unit comes first.
    .examples =
        banneret odds field_of_glory fight hi4,hi2 pk3
        banneret odds field_of_glory fight cv3 li2 --terrain woods --held
odds-duel = which bonus card to choose, and how often
    .about = The choice of bonus cards is a game of its own: how often each should be taken if both play as well as can be. A tie counts half a victory, and a card of the hand is missed later.
    .examples =
        banneret odds field_of_glory duel 0 --attack co5,li2 --defence hi4
        banneret odds field_of_glory duel 1 --attack hi4
odds-draw = draw the cards you need
    .about = The chance to find wanted cards in the next draws from a deck.
    .examples =
        banneret odds field_of_glory draw 4 --cards 15
        banneret odds field_of_glory draw 6 --cards 12 --draws 3 --least 2
odds-pay = reach the cost of a deployment
    .about = The chance that a hand, with some cards more from the army list, reaches a cost; and the cheapest payment if it does already.
    .examples =
        banneret odds field_of_glory pay 9 --hand co5,li2
        banneret odds field_of_glory pay 5 --hand li2,mi3,cv4 --draws 0

## What a question wants to know
odds-fight-attack = the attacker’s units, the lead first: hi4 or hi4,hi2
odds-fight-defence = the defender’s units, the lead first
odds-fight-terrain = the terrain of the column
odds-fight-held = the defender controls the column
odds-fight-flank = it is a flank attack
odds-fight-overlap = what Overlap adds
odds-fight-against = the defender’s bonus card, if you know it
odds-duel-lead = the attacker’s lead in strength without bonus cards (−9 to 9)
odds-duel-attack = the cards in the attacker’s hand
odds-duel-defence = the cards in the defender’s hand
odds-duel-price = what each command point of a hand card is worth later, in hundredths of this victory
odds-draw-wanted = how many of the cards in the deck you want
odds-draw-cards = how many cards are in the deck
odds-draw-draws = how many draws are shown
odds-draw-least = how many of them you need
odds-pay-cost = the cost in command points
odds-pay-hand = the cards that can pay
odds-pay-draws = how many more cards are shown

## Answers
odds-heading-blind = Two bonus cards from average decks
odds-heading-fight = { $attack } against { $defence }
odds-heading-duel = The duel of the bonus cards, the attacker’s lead { $lead }
odds-heading-draw = At least { $least } of { $wanted } wanted cards, from a deck of { $cards }
odds-heading-pay = A cost of { $cost }, with { $points } command points in hand
odds-column-win = attacker wins
odds-column-tie = tie
odds-column-lose = defender wins
odds-column-share = how often
odds-column-chance = chance
odds-lead = lead { $lead }
odds-from-deck = top card of the deck
odds-card-worth = card worth { $points }
odds-duel-attack-row = attacker: { $card }
odds-duel-defence-row = defender: { $card }
odds-draws = { $count ->
    [0] no card more
    [one] 1 card
   *[other] { $count } cards
}
odds-note-ground = The rows are the attacker’s bonus cards. Terrain of the column: { $ground }{ $held ->
    [yes] , controlled by the defender.
   *[no] .
}
odds-note-against = { $known ->
    [yes] The defender’s bonus card: { $card }.
   *[no] The defender’s bonus card is the top card of an average deck.
}
odds-note-lead = Without bonus cards the attacker’s lead is { $lead }.
odds-note-ties = The defending lead unit wins ties.
odds-note-duel = Played so on both sides, the attacker wins { $percent }% (a tie counts half).
odds-note-payment = The cheapest payment: { $cards } ({ $points } command points).

## Why a value makes no sense
reason-fog-odds-number = that number is too small or too great
reason-fog-odds-card = cards are written like hi4, cv3 or co5
reason-fog-odds-units = one or two units are needed
reason-fog-odds-stack = these two units cannot share a column
reason-fog-odds-terrain = the terrains are plain, rough, woods and hill
reason-fog-odds-too-many = an army list has fewer cards of this kind
