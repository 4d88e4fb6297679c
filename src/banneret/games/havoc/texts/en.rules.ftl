### Havoc: every numbered rule in the players' words.

## H-1
rule-H-1 = The table
rule-H-1-1 = Everything goes around the table clockwise: after you comes the player on your left.
rule-H-1-2 = On the table are the face-down deck, the discards, the face-up recruits and, during a battle only, the cards laid face up in front of the players; you alone see your hand, but everybody knows how many cards it has. Cards not used with your number of players are out of the game.
rule-H-1-3 = The battles still to come lie in a row: the first card of the row is the next battle, and Castillon is always the last. The battle cards you have won lie in front of you, and everybody can see your victory points.
rule-H-1-4 = The Havoc/Peace card lies in front of its holder, with the Havoc face up during a battle started by crying Havoc! and the peace face up at all other times. The peace face has sides numbered up to 3 or up to 2, depending on the card used; at the start of the game it shows no number yet.
rule-H-1-5 = The Peacekeeper is whoever has the peace card in front of them: a player or John of Gaunt. During a battle started by crying Havoc! nobody acts as Peacekeeper.
rule-H-1-6 = If you play with John of Gaunt, his card hides in the deck until it turns up; then he fights a battle of his own, and if he wins it he is Peacekeeper until he leaves the game for good. He sits between the player who drew his card and that player’s left-hand neighbour.
rule-H-1-7 = A new deck is made only when a card is needed and the deck is empty: then all the discards are shuffled. If there are no discards either, the draw is skipped.
rule-H-1-8 = You may hold any number of cards in your hand.

## H-2
rule-H-2 = Setup
rule-H-2-1 = The cards in play depend on the number of players: each of the six suits has the values 1–8 with 2 players, 1–10 with 3, 1–13 with 4, 1–15 with 5 and 1–18 with 6, together with 6, 6, 8, 10 or 12 Dogs of War (dogs for short) respectively. All other cards leave the game.
rule-H-2-2 = { $battle_order ->
    [random] The cards of battles 1 to 8 lie in a row in random order, Castillon last, each with its victory point tokens.
    [winner_chooses] Each battle card has its victory point tokens; battle 1 is first, the winners decide about the order of the others, and Castillon stays last.
   *[historical] The battle cards lie in a row in ascending order from 1 to 9, each with its victory point tokens.
}
rule-H-2-3 = The dealer is chosen at random; everybody gets one dog and seven regular cards, and three regular cards are put face up as the recruits. So no dog can be among the first recruits.
rule-H-2-4 = The deck is what remains, shuffled together: the regular cards not dealt{ $john_of_gaunt ->
    [on] , the other dogs and John of Gaunt.
   *[off] {" "}and the other dogs.
}
rule-H-2-5 = The player to the left of the dealer is the first Peacekeeper: this player has the Havoc/Peace card, peace face up but without a number yet, and takes the first turn.

## H-3
rule-H-3 = Your turn
rule-H-3-1 = On your turn you either recruit or cry Havoc! and start the next battle. You can recruit if the deck, the recruits and the discards have at least two cards between them (John of Gaunt’s card does not count), and you can cry Havoc! if you hold at least two cards; if only one of these is possible, you must do it. If neither is, you miss your turn; as Peacekeeper you still turn the peace card, and the recruits are still refilled.
rule-H-3-2 = You may cry Havoc! on any turn of yours, even the very first of the game, if you hold at least two cards.
rule-H-3-3 = After recruiting (or a missed turn) the player on the left is next, and John of Gaunt has his own place in this order while he is Peacekeeper; after a battle the winner is next. When Castillon is the only battle left, no new turn begins: the final battle follows.
rule-H-3-4 = Whether there are enough cards for recruiting is checked before the peace card is turned, so cards that a year of peace would add to the discards do not count. The game cannot last for ever: each Havoc! uses up a battle, and each turn of the Peacekeeper without Havoc! moves the peace card one step towards cancelling one, except the first turn after a battle and a free first turn of the game.

## H-4
rule-H-4 = Recruiting
rule-H-4-1 = You draw exactly two cards, each from the deck or from the recruits as you like; you see the first before you choose where to take the second. The recruits are not refilled between the two draws.
rule-H-4-2 = The recruits area is full with 4 cards if there are 2–3 players and with 5 cards if there are 4–6. While it is full, you cannot take a card from the deck, neither as a draw nor with Fetch: you must take a recruit first.
rule-H-4-3 = While recruiting, before you place a card among the recruits, you may use up to two dogs from your hand in all: one or two Fetches, or one Rob the dead. A dog you have just drawn may be used at once.
rule-H-4-4 = Fetch: discard a dog, then take a recruit (even a dog) or the top card of the deck on top of your two draws. If the deck has run out, the dog you have just discarded is shuffled into the new deck too.
rule-H-4-5 = Rob the dead: discard two dogs, look through the discards on your own, take one regular card from them and show it to everybody. This is not one of your two draws and is allowed even if the recruits area is full, but only if there is a regular card among the discards.
rule-H-4-6 = After your two draws you must place exactly one card from your hand face up among the recruits: any card will do, even a dog or a card you have just drawn. This ends your recruiting.
rule-H-4-7 = The order of the recruits does not matter; a new one goes to the end of the line.
rule-H-4-8 = If there are fewer than three recruits at the end of a turn or after a battle, cards are turned up from the deck until there are three or the cards run out.

## H-5
rule-H-5 = The peace card
rule-H-5-1 = The Peacekeeper turns the peace card to the next number just before recruiting, or when missing a turn. Crying Havoc! does not turn it, and nobody but the Peacekeeper ever does.
rule-H-5-2 = { $peace_card ->
    [short] The 1-2 card is used: the Peacekeeper can recruit at 1 and at 2, and the third time declares a year of peace.
   *[auto] With the 1-2-3 card (2–4 players) the Peacekeeper can recruit at 1, at 2 and at 3, and the fourth time declares a year of peace; with the 1-2 card (5–6 players) this comes the third time.
} The next battle then leaves the game with its tokens, and everybody except the Peacekeeper, beginning on the Peacekeeper’s left, discards a card of their choice face up; an only card goes without a question, a player without cards discards nothing.
rule-H-5-3 = After a year of peace the Peacekeeper keeps the card, which goes back to 1, and recruits in the same turn.
rule-H-5-4 = { $first_round_free ->
    [on] The first Peacekeeper does not turn the card in the very first turn of the game: it stays without a number.
    [off] The first Peacekeeper turns the card in the very first turn of the game too, if recruiting.
   *[auto] With 5–6 players the first Peacekeeper does not turn the card in the very first turn of the game: it stays without a number. With 2–4 players it is turned then too, if the Peacekeeper recruits.
}
rule-H-5-5 = { $peace_before_castillon ->
    [at_once] If a year of peace cancels the eighth battle, the final battle comes at once: the Peacekeeper does not recruit in this turn any more.
   *[recruit] If a year of peace cancels the eighth battle, the Peacekeeper still recruits in this turn, and the final battle comes instead of the next turn. If the Peacekeeper is John of Gaunt or misses the turn, there is no such recruiting.
}

## H-6
rule-H-6 = The battle
rule-H-6-1 = By crying Havoc! you become the initiator: you get the Havoc/Peace card, Havoc face up, and must lay at least two cards; if you hold exactly two, the game lays them without a question. The battle fought is always the first one in the row.
rule-H-6-2 = Laid cards are seen by everybody at once and cannot be taken back. They need not beat anything that is already on the table.
rule-H-6-3 = In one battle you may lay at most six cards and, beyond them, two dogs out of the battle, so eight cards at most. Your regular cards and your dogs after the second may never add up to more than six.
rule-H-6-4 = After the initiator, everybody in turn either joins by laying at least two cards or stays out and draws a card from the deck; with fewer than two cards you have to stay out, even if the draw would give you the second. Dogs count as cards both for the two needed to join and for the one needed in later rounds.
rule-H-6-5 = Then, beginning with the initiator, those in the battle lay at least one card or pass, round after round, until everybody has passed. Once you pass you lay nothing more in this battle, but your laid cards still compete; if you are the last who has not passed, you may go on laying until you do.
rule-H-6-6 = While the battle lasts nothing happens but laying cards: you can activate your dogs only afterwards.
rule-H-6-7 = You pass automatically if your hand is empty or your limit is full, so that no card of any kind could be added. If you have laid six regular cards and fewer than two dogs, only dogs still fit; you are then asked whenever you hold cards, so that nobody learns whether you have a dog.

## H-7
rule-H-7 = Dogs out of the battle
rule-H-7-1 = When everybody has passed and before hands are compared, everyone who laid dogs says openly, beginning with the initiator, how many of them are out of the battle: none, one or two, but enough to leave no more than six counted cards. If only one answer is possible, you are not asked.
rule-H-7-2 = If you laid more than six cards in all, the dogs beyond six are out of the battle automatically; so with six regular cards all your dogs are.
rule-H-7-3 = A dog out of the battle does not count in any way, neither in the combination nor as a leftover card. You can still activate it after the battle.
rule-H-7-4 = The counted cards are those you laid without the dogs out of the battle: at most six, and possibly none at all.

## H-8
rule-H-8 = Combinations
rule-H-8-1 = A flush is five or six cards of one suit, and dogs fit any suit (even dogs alone make a flush); a straight is five or six consecutive numbers. A dog is worth 0, so a straight can hold only one dog, and only just below a 1.
rule-H-8-2 = A flush, a straight or a straight flush must use all your counted cards: the five-card ones exist only with exactly five counted cards, the six-card ones only with exactly six. All other combinations may have leftover cards.
rule-H-8-3 = From strongest to weakest: six-card straight flush, six of a kind, five-card straight flush, five of a kind, big house (4 + 2), four of a kind, trios (3 + 3), six-card flush, full house (3 + 2), six-card straight, five-card flush, three pairs, five-card straight, three of a kind, two pairs, pair, high card, and last of all no counted card.
rule-H-8-4 = Of two equal combinations the one with the higher numbers is stronger (in a flush all cards count, from the highest down); if these are equal too, the leftover cards are compared one by one from the highest down, and a missing card is weaker than any card. Suits never decide: if all the numbers are the same, the two hands are equally strong.
rule-H-8-5 = The larger group always decides first: the four in a big house, the three in a full house, and only then the pair and the leftover cards, and of several pairs or two threes the higher one first; even a leftover dog is better than a missing card. Four dogs are four of a kind even if the whole hand is also a flush, because that is stronger; two or three dogs in a hand of five or six cards of one suit leave it a flush.
rule-H-8-6 = Your counted cards always make the strongest combination they can; you cannot choose a weaker one. Your only choice is how many dogs are out of the battle.

## H-9
rule-H-9 = Places and points
rule-H-9-1 = The strength of the hands decides the places of those in the battle; if two hands are equally strong, the player with fewer cards in hand is placed higher. Cards in hand are counted now, before dogs are activated and cards are dealt.
rule-H-9-2 = If the tie remains, the tied players share the sum of the points of their places equally; each share is rounded down and the rest is lost. In a tie for first place the battle card and the role of the winner go to whichever of them comes first clockwise from the initiator, the initiator being first of all.
rule-H-9-3 = Only those in the battle take places; places without a player pay nobody, and tokens that remain leave the game. The winner takes the battle card.
rule-H-9-4 = Everybody can see everybody’s victory points at any time.

## H-10
rule-H-10 = Activating the Dogs of War
rule-H-10-1 = When the points have been given out, everybody in turn, clockwise from the initiator, may activate at most two of the dogs they laid in this battle, whether those counted or were out of the battle. You may stop at any time, but then you activate no more dogs in this battle.
rule-H-10-2 = Each time your turn comes you do one thing: to scavenge, discard one of your laid dogs and pick up a regular card from the recruits or from the cards laid in the battle (your own included); to rob the dead, discard two of your laid dogs, look through the discards and take a regular card from them, showing it to everybody. So two dogs are used either together to rob the dead or one in each round to scavenge.
rule-H-10-3 = While dogs are being activated the cards on the battlefield are not discards yet: robbing the dead cannot reach them, and scavenging reaches neither the discards nor the deck. You can rob the dead only if there is a regular card among the discards.
rule-H-10-4 = While dogs are being activated the recruits are not refilled and the discards are not made into a new deck.

## H-11
rule-H-11 = After the battle
rule-H-11-1 = The cards left on the battlefield go to the discards: the initiator’s first, then the others’ clockwise, each in the order they were laid.
rule-H-11-2 = If there are now fewer than three recruits, they are made up to three from the deck.
rule-H-11-3 = The battle leaves the row, and the winner carries out the action of the battle card in the order given there: a card for every player is dealt one at a time from the winner’s left, the winner last and those who stayed out included, and cards for the initiator go to the one who started the battle. There is nothing to choose.
rule-H-11-4 = The winner becomes Peacekeeper and gets the Havoc/Peace card, peace face up, at number 1.
rule-H-11-5 = If only Castillon remains, the final battle follows; otherwise the winner has the next turn. If the winner recruits now, the peace card stays at 1.

## H-12
rule-H-12 = The final battle: Castillon
rule-H-12-1 = The final battle begins when the eighth battle is over: right after its action if it was fought, or at the end of the Peacekeeper’s turn if it was cancelled; there are no more turns. All recruits go to the discards, and the Peacekeeper deals everybody two cards in two rounds, clockwise from the left, the Peacekeeper last.
rule-H-12-2 = Then, beginning with the Peacekeeper, everybody may exchange one or two dogs from their hand for as many cards from the deck. You name the number at once, so a dog drawn this way cannot be exchanged, and nothing may be taken from the discards.
rule-H-12-3 = { $castillon_play ->
    [auto_best] The game lays everybody’s strongest combination of at most six cards.
   *[choose] Everybody secretly chooses one to six cards from their hand (an only card is laid without a question), and all are revealed together.
} There are no dogs out of the battle here, every laid dog counts.
rule-H-12-4 = The places are worth 11, 8, 5, 3, 1 and 0 points; equally strong hands are ranked by who has fewer cards left after laying, and in a complete tie for first place the order from the Peacekeeper on decides who takes the Castillon card. No dogs are activated and no action follows.
rule-H-12-5 = If you have any cards, you must lay at least one. If you have none, you have no combination but still take a place.

## H-13
rule-H-13 = End of the game
rule-H-13-1 = The player with the most victory points wins; a tie goes to the one who has won more battle cards (Castillon and the Chevauchées included), then to the one placed higher at Castillon. If even that is equal, the victory is shared.

## H-14
rule-H-14 = Rules by number of players
rule-H-14-1 = { $small_game_scoring ->
    [printed] Every battle pays the points printed on its card, however many play.
   *[other] With 2–3 players the points of second place are dropped in every battle, Castillon included, and the places behind it move up: Crécy pays 5 to the first and 1 to the second, Sluys and Poitiers pay only the first, and Castillon pays 11, 5 and 3. The points of the Chevauchées do not change.
}
rule-H-14-2 = With 5–6 players the peace card without a 3 is used{ $first_round_free ->
    [off] .
   *[other] , and it is not turned in the very first turn.
}

## H-15
rule-H-15 = Variants
rule-H-15-1 = Random order: battles 1–8 come in random order, Castillon stays last.
rule-H-15-2 = Winner chooses: battle 1 is first, and after that each winner picks the next battle among those left, except Castillon, after the action and before the next turn; the others keep their order. After a year of peace the Peacekeeper picks, after the discards and before recruiting. The winner of the Chevauchées picks as well (if they are an extra battle, this may replace an earlier choice), and where John of Gaunt would pick, the lowest number left is next; with only one battle left before Castillon nobody is asked.
rule-H-15-3 = Short peace card: the card without a 3 is used with 2–4 players too.
rule-H-15-4 = Next four battles: only the next four cards of the battle row are shown. This matters only in random order; if the winner chooses, all of them are shown.

## H-16
rule-H-16 = John of Gaunt
rule-H-16-1 = John of Gaunt’s card goes into the deck together with the remaining dogs; the Chevauchées card is set aside.
rule-H-16-2 = If you get John of Gaunt’s card from the deck, you put it face up at your left; it never enters a hand. (a) If you draw or fetch it while recruiting, your turn ends at once: you draw no more, use no dog, place no card among the recruits and get no other card for it, but the recruits are refilled. (b) If you draw it for staying out of a battle or are dealt it by the action of a battle card, you get no other card for it, and everything under way is finished first: the battle, the dogs, the action and the choice of the next battle. (c) If it turns up while the recruits are refilled, it goes to the left of the player whose turn it was (after a battle, of the initiator), and the next card of the deck fills the gap; (d) if it turns up in the final battle, John of Gaunt leaves the game and another card is drawn instead.
rule-H-16-3 = If a turn would begin after John of Gaunt’s card has turned up, he cries Havoc! and the Chevauchées are fought instead: the top card of the deck is flipped onto the discards, and an odd number means the Calais to Tours side, an even number or a dog (or no card at all) the Tours to Bordeaux side. Beginning on John of Gaunt’s left, everybody with at least two cards must lay at least two, and the others stay out and draw a card; from then on the battle runs as usual, with John of Gaunt passing at his first opportunity. The points are those printed on the card, on Calais to Tours for first and third place only, on Tours to Bordeaux for second place only; John of Gaunt takes a place as well, but his points go to nobody.
rule-H-16-4 = If John of Gaunt does not win the Chevauchées, he leaves the game and the winner goes on as after any battle.
rule-H-16-5 = If John of Gaunt wins, he keeps the battle card and becomes Peacekeeper with the peace card at 1; any player deals the cards of the action, beginning on his left. His first turn is empty, so the player on his left is next at once.
rule-H-16-6 = While John of Gaunt is Peacekeeper, his turn comes after that of the player who drew him, and he only turns the peace card. If he declares a year of peace, every single player discards a card, beginning on his left.
rule-H-16-7 = As soon as a player cries Havoc! while John of Gaunt is Peacekeeper, he leaves the game, before the first card is laid.
rule-H-16-8 = { $chevauchees_mode ->
    [extra] The Chevauchées are an extra battle: no other battle leaves the game for them.
   *[replace] The Chevauchées take the place of the next battle in the row: that battle leaves the game with its tokens, and if only Castillon remains afterwards, the final battle follows.
}
rule-H-16-9 = If the final battle begins while John of Gaunt is Peacekeeper (or has just won), he leaves the game and the player on his left acts as Peacekeeper.
rule-H-16-10 = If the final battle begins when John of Gaunt’s card has turned up but he has not fought yet, he leaves the game without effect.
rule-H-16-11 = John of Gaunt fights with three 9s, without leftover cards and with an empty hand, and in a complete tie he comes first. These 9s are not real cards, so they cannot be scavenged.
