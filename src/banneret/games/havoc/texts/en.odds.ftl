### Chances in Havoc: what the table shows, and what anybody can ask (“banneret odds havoc ...”).

## What a shown chance is the chance of
chance-not-won = chance that you do not win the battle, if you lay nothing more and the others play like the expert bot
chance-place-1 = you come first
chance-place-2 = you come second
chance-place-3 = you come third
chance-place-4 = you come fourth
chance-place-5 = you come fifth
chance-place-6 = you come sixth
chance-unpaid = you get no points
chance-worst = worst case: somebody could come out above you, if all who still may lay whatever helps them

## Questions
odds-ranks = how good random hands are
    .about = How often a number of random cards holds each combination as its best, by the number of players.
    .examples =
        banneret odds havoc ranks
        banneret odds havoc ranks --players 2 --cards 12
odds-beat = where a combination ends
    .about = The place that a combination takes if every opponent holds random cards and lays the best of them. Cards are written b9 (blue 9), D is a dog. Equal combinations are decided by the cards left in hand.
    .examples =
        banneret odds havoc beat b9 o9 g9 --players 4 --held 8
        banneret odds havoc beat b5 b6 b7 b8 b9 --players 6 --held 10 --opponents 5
odds-holds = whether unseen cards hold what matters
    .about = The chance that some of the cards nobody has seen are in a hand, or among the next cards of the deck, by the number of cards.
    .examples =
        banneret odds havoc holds 3 --unseen 51
        banneret odds havoc holds 4 --unseen 40 --cards 6 --least 2
odds-dogs = how many dogs to leave out of the battle
    .about = The chance to come out above one opponent who lays the best of some random cards, by the number of your dogs that are out of the battle.
    .examples =
        banneret odds havoc dogs D D b1 b2 b3 b4
        banneret odds havoc dogs D b5 b6 b7 b8 b9

## What a question wants to know
odds-option-players = how many play: this decides which cards are in the game
odds-option-hand = the cards that are laid: b9 (blue 9), o orange, g green, k gray, y yellow, n brown, D a dog
odds-option-held = how many cards an opponent holds
odds-ranks-cards = how many random cards (2 to 16)
odds-beat-left = how many cards you keep in hand
odds-beat-opponents = how many opponents take part
odds-holds-wanted = how many of the unseen cards matter
odds-holds-unseen = how many cards you have not seen
odds-holds-cards = up to how many cards are shown
odds-holds-least = how many of them are enough

## Answers
odds-heading-ranks = The best combination of { $cards } random cards, { $players } players
odds-heading-beat = { $combination } ({ $cards }) against { $opponents ->
    [one] one opponent
   *[other] { $opponents } opponents
} with { $held } random cards
odds-heading-holds = At least { $least } of { $wanted } cards among { $unseen } unseen ones
odds-heading-dogs = { $cards } against one opponent with { $held } random cards
odds-column-best = is the best
odds-column-at-least = this or better
odds-column-chance = chance
odds-column-first = comes out above
odds-place = place { $place }
odds-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
odds-dogs-out = { $dogs ->
    [0] no dog out
    [one] one dog out
   *[other] { $dogs } dogs out
}: { $combination }
odds-note-measured = Measured on 100,000 random hands.
odds-note-left = Cards that you keep in hand: { $left }.
odds-note-sampled = Counted in { $samples } random deals, right to about half a percent.

## Why a value makes no sense
reason-havoc-odds-number = that number is too small or too great
reason-havoc-odds-card = cards are written like b9, o12 or D
reason-havoc-odds-not-in-play = there is no such card, or not so many, with this number of players
reason-havoc-odds-six = a combination has one to six cards
reason-havoc-odds-laid = six cards and two dogs beside them can be laid, one dog at least among them
