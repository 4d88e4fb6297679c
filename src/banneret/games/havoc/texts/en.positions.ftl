### Havoc: why a position that a scenario writes cannot be.

## How it is written
reason-position-cards-text = { $value } is no text with cards, such as "b9 D o2"
reason-position-no-card = { $card } is no card: write a suit letter (b, o, g, k, y, n) and a value from 1 to 18, D or John
reason-position-battle-word = { $value } is no battle; battles: { $known }
reason-position-battle-list = { $value } is no list of battles, such as ["sluys", "crecy"]
reason-position-battle-twice = { $battle } is named twice

## Cards
reason-position-card-twice = { $card } is named twice
reason-position-not-in-play = { $card } is not in play with { $players } players (values 1 to { $high })
reason-position-too-many-dogs = more dogs are named than the { $dogs } in play
reason-position-john-only-in-deck = the card of John of Gaunt lies in the deck only
reason-position-john-missing = the card of John of Gaunt is not in the deck, or named twice
reason-position-john-in-deck = John of Gaunt is in the deck: name his card there
reason-position-no-hand-left = no cards are left for the hand of { $who }
reason-position-no-recruits-left = no cards are left for the recruits
reason-position-no-place = { $count } cards have no place
reason-position-recruits-cap = at most { $count } recruits lie out with { $players } players
reason-position-three-recruits = a turn begins with three recruits as long as there are cards
reason-position-recruits-gone = they have been discarded before the final battle
reason-position-loot-discards = two dogs and a card to take lie there when the dead are robbed
reason-position-too-few-to-draw = the deck, the recruits and the discards have too few cards for recruiting
reason-position-nothing-to-place = whoever has drawn a card holds one
reason-position-initiator-holds = whoever cries Havoc holds at least two cards
reason-position-nobody-lays = nobody lays cards now
reason-position-not-in-hand = { $card } is not in the hand
reason-position-nothing-picked = { $who } has picked no cards
reason-position-too-many-laid = so many cards cannot be laid (H-6.3)

## Seats and questions
reason-position-somebodys-turn = it is always somebody’s turn
reason-position-whose-turn = it is the turn of { $who }
reason-position-not-asked = { $who } is not asked
reason-position-not-recruiting = nobody is recruiting
reason-position-peace-turn = a year of peace is declared in the turn of the Peacekeeper
reason-position-keeper-discards-nothing = the Peacekeeper discards nothing
reason-position-keeper-chooses = the Peacekeeper chooses the next battle
reason-position-not-choosing = the next battle is chosen with battle_order = winner_chooses, among two or more
reason-position-everybody-asked = at Castillon everybody is asked at once; answered names those who have chosen

## Battles
reason-position-castillon-won = with Castillon won the game is over
reason-position-no-chevauchees = the Chevauchées are fought only with John of Gaunt
reason-position-not-cancelled = { $battle } cannot be cancelled
reason-position-castillon-last = Castillon is the last battle
reason-position-not-to-come = { $battle } is not to come
reason-position-battle-nowhere = { $battle } is neither to come nor won nor cancelled
reason-position-order = the order of history goes up; the option battle_order gives another one
reason-position-only-castillon = only Castillon is left, and nobody cries Havoc for it
reason-position-final-last = the final battle comes after all the others
reason-position-laid-for-all = by the option castillon_play nobody is asked: the best hands are laid
reason-position-no-battle = there is no battle
reason-position-other-battle = the next battle of the row is { $battle }
reason-position-not-castillon = nobody is asked to lay at Castillon
reason-position-not-in-battle = { $who } is not in the battle
reason-position-initiator-lays = the initiator lays first
reason-position-initiator-in = the initiator is already in the battle
reason-position-not-laid-yet = the initiator has not laid yet
reason-position-two-laid = who is in the battle has laid at least two cards (H-6.4)
reason-position-asked-later = this seat is asked only later
reason-position-first-asked = nobody has laid before the first seat is asked
reason-position-lay-at-once = at Castillon all lay at once
reason-position-dogs-out = between { $low } and { $high } dogs can be out
reason-position-no-key = { $value } is no combination, such as [4, [2], []]
reason-position-other-key = the laid cards make another combination
reason-position-dogs-left = so many dogs are not left to be activated
reason-position-no-winner = somebody in the battle has won it
reason-position-other-winner = { $who } has won { $battle }
reason-position-name-winner = dogs have been used already: name the winner and the places

## The peace card and John of Gaunt
reason-position-holder = the card lies before { $who }
reason-position-face = the face up is { $face }
reason-position-sides = the peace card has { $high } sides
reason-position-skip-turning = the card is not turned only in the first turn after a battle, at 1
reason-position-first-turn = the first turn of the game is the Peacekeeper’s, with all battles to come
reason-position-peace-in-battle = nobody keeps the peace during a battle
reason-position-john-option = the option john_of_gaunt says whether he is absent
reason-position-john-fighting = he is fighting exactly in the battle that he initiated
reason-position-john-keeper = he keeps the peace exactly where he is the Peacekeeper
reason-position-john-after-needed = the seat that drew his card is needed
reason-position-john-not-drawn = nobody has drawn his card
reason-position-john-pending = his card ends a turn at once, and the final battle is fought without him
reason-position-john-final = the final battle is fought without him
reason-position-john-not-choosing = John of Gaunt is not asked for the next battle
reason-position-johns-battle = John of Gaunt fights calais_to_tours or tours_to_bordeaux
