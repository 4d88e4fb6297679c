### Knights: every numbered rule in players’ words.

## K-1
rule-K-1 = Setting up
rule-K-1-1 = { $first_player ->
    [random] The first player is chosen by lot.
   *[other] By agreement the first player is the one in seat { $first_player }.
} Play runs clockwise: after you comes the neighbour on your left.
rule-K-1-2 = The three goal cards lie open; they only remind everybody of the ways to win.
rule-K-1-3 = The five blank cards are not used.
rule-K-1-4 = Everybody gets one starting castle, face up; the starting castles have all different colours. { $starting_castles ->
    [fixed] They are always the same six; only who gets which is left to chance.
   *[random] Which castle of a colour is dealt is left to chance.
}
rule-K-1-5 = All other castles, special cards and tournament cards are shuffled together and cut into two piles of about the same size. The top card of each pile is always face up.

## K-2
rule-K-2 = Owning cards
rule-K-2-1 = Cards that you capture lie face up before you.
rule-K-2-2 = You may never own two castles of one colour, whatever their dice, nor two special cards of one kind. Die cards of different faces are different kinds, and so are castle guard and bodyguard.
rule-K-2-3 = Of tournament cards you may own any number.
rule-K-2-4 = You cannot even try for a card that you may not own.

## K-3
rule-K-3 = What a roll is worth
rule-K-3-1 = All dice that show 1 to 5 count, together with one die for every die card that you own. Sixes do not count.
rule-K-3-2 = First counts how many dice are equal: two are a pair, three three of a kind, four four of a kind, and so on up to six (seven with a die card). Then counts what face they show, 1 to 5; and last the plus die: the highest of the other dice. Where two faces are equally many the higher one counts: 2 2 2 5 5 5 is three 5s + 2.
rule-K-3-3 = Any five of a kind beats any four of a kind, any four any three, any three any pair. Of equally many dice the higher face wins, and then the higher plus die.
rule-K-3-4 = { $plus_dice ->
    [all] Against a card only one plus die is compared; between two rolls all other dice are (K-3.8).
   *[one] Only one plus die is compared.
} Two pairs, full houses and straights are worth nothing special.
rule-K-3-5 = A card shows three red dice and a yellow one: a set of three and its plus die. To get the card you must roll strictly more; a tie is not enough.
rule-K-3-6 = The best plus die is a 5; beside a set of fives it is a 4, since another five would belong to the set.
rule-K-3-7 = Six dice alone can give 121 different strengths, with die cards 166. A set has at most six dice, with die cards seven.
rule-K-3-8 = { $plus_dice ->
    [all] When two rolls are compared and their sets are equal, all other dice are compared one by one from the highest down; a missing die is 0. Against cards only one plus die counts.
   *[one] With the option “all plus dice” all other dice would be compared between two rolls, from the highest down. Now only one plus die counts.
}

## K-4
rule-K-4 = Rolling
rule-K-4-1 = You throw all six dice, and then you may usually reroll twice; some rolls have three rerolls.
rule-K-4-2 = Every die that shows a six is locked at once, and stays so until the end of the roll.
rule-K-4-3 = For a reroll you pick any dice that are not locked, at least one. You may also pick dice that you kept before.
rule-K-4-4 = The roll ends when you stop, when no reroll is left or when all six dice are locked.
rule-K-4-5 = What counts is how the dice lie at the end. A better result that you rerolled is lost.
rule-K-4-6 = You may go on rolling after you have reached your target, for instance to make it harder for a defender, but you never have to.

## K-5
rule-K-5 = Your turn
rule-K-5-1 = In your turn you make one attempt: for the top card of a pile, a card of an opponent, a tournament or the king. You say what you go for before you roll.
rule-K-5-2 = You must make an attempt as long as there is any card that you can go for, if need be one of an opponent.
rule-K-5-3 = If you capture a special card from a pile{ $extra_attempt_on_steal ->
    [on] {" "}(or take one from an opponent)
   *[off] {""}
}, you may make another attempt, for any target; if that gives you such a card again, yet another, and so on. You may also end your turn instead.
rule-K-5-4 = Everything else ends your turn: a failure, a captured castle, { $extra_attempt_on_steal ->
    [on] a castle taken from an opponent
   *[off] anything taken from an opponent
}, a tournament whoever wins it, and the king.
rule-K-5-5 = A card that you have just captured helps you at once, even in the same turn.
rule-K-5-6 = At the end of your turn you may place the guard that has a new card to cover (K-13.4); then the neighbour on your left is on turn.

## K-6
rule-K-6 = Turning up another card
rule-K-6-1 = Before you name your target you may put the top card of a pile face down under it and turn up the next one. You may do this once in a turn, however many attempts you make.
rule-K-6-2 = With a deck card you may do it twice in a turn, in one pile or in both, and at different moments. A deck card that you capture helps at once.
rule-K-6-3 = A pile needs at least two cards for it.
rule-K-6-4 = If your swaps are used up and there is no card that you could attempt, you search on: you turn up one more card at a time, choosing the pile each time, until you can attempt one. Only piles that hide such a card can be searched.
rule-K-6-5 = If neither pile holds a card that you could attempt, you pass, once your swaps are used up. You may challenge the king instead, if you are entitled to.
rule-K-6-6 = That you could challenge the king does not keep you from searching: only cards count here.

## K-7
rule-K-7 = What you may attempt
rule-K-7-1 = On top of a pile: every tournament card, a castle of a colour that you do not own, a special card of a kind that you do not own.
rule-K-7-2 = A castle of an opponent, if you do not own its colour, if it is not covered by a castle guard and if its owner has at least two castles{ $two_player_castle_rule ->
    [off] {" "}(with two players too).
   *[on] ; with two players, at least three.
}
rule-K-7-3 = A special card of an opponent, if you do not own its kind and it is not covered by a bodyguard.
rule-K-7-4 = Tournament cards that somebody owns can never be attacked.

## K-8
rule-K-8 = A card on a pile
rule-K-8-1 = You roll with two rerolls and must beat the dice of the card. With treason you need only beat 1-1-1+2 for a castle.
rule-K-8-2 = If you succeed, the card is yours; if you fail, it goes face down under its pile. Either way the next card is turned up.
rule-K-8-3 = If the pile was this one card, it lies there again after a failure; after a success the pile is empty.

## K-9
rule-K-9 = A card of an opponent
rule-K-9-1 = For a special card you roll with two rerolls and must beat its dice; then you take it. Its owner does not roll, and nothing happens if you fail.
rule-K-9-2 = For a castle you first roll against its dice. If you do not beat them, the attack has failed.
rule-K-9-3 = You have two rerolls; with a catapult you have three, but only against castles of opponents.
rule-K-9-4 = { $defence_tie ->
    [defender] If you have beaten the castle, its owner rolls with two rerolls and keeps it by rolling at least as much as you: on a tie it stays.
   *[attacker] If you have beaten the castle, its owner rolls with two rerolls and keeps it only by beating your roll. On a tie the castle is yours.
}
rule-K-9-5 = A last castle cannot be attacked, so nobody is ever without one.

## K-10
rule-K-10 = Tournaments
rule-K-10-1 = If you choose a tournament card on a pile, you hold a tournament. { $tournament_participation ->
    [mandatory] Everybody takes part.
   *[optional] You take part, the others may.
}
rule-K-10-2 = You roll first, then the others clockwise. { $tournament_participation ->
    [mandatory] Everybody rolls, knowing all earlier results.
   *[optional] Everybody says whether to take part when it is their turn to roll, knowing all earlier results.
}
rule-K-10-3 = The organiser has three rerolls, the others two; the owner of the champion has three in any case.
rule-K-10-4 = The strongest roll gets the card. { $tournament_tie ->
    [rolloff] On a tie those who rolled the best roll again in the same order, until one of them is best.
   *[first] On a tie the earlier roll stays ahead.
}
rule-K-10-5 = The card leaves the pile, whoever wins it, and the next one is turned up. The organiser’s turn is over.

## K-11
rule-K-11 = The king
rule-K-11-1 = { $king_timing ->
    [any_attempt] If your turn begins with three castles, you may challenge the king with any attempt of it, an extra attempt too, instead of going for a card.
   *[first_attempt] If your turn begins with three castles, you may challenge the king with your first attempt instead of going for a card.
} You may turn up another card before.
rule-K-11-2 = You have two rerolls and must beat { $king_combination ->
    [1111] 1-1-1-1
    [4444] 4-4-4-4
    [5555] 5-5-5-5
   *[other] 5-5-5+4
}. Die cards help; catapult, champion and treason do not.
rule-K-11-3 = If you succeed, you win the game at once.
rule-K-11-4 = If you fail, you lose a castle of your choice: it goes face down under a pile of your choice. A castle guard does not help.
rule-K-11-5 = With the royal letter of safe conduct you lose nothing, and you keep the letter.
rule-K-11-6 = Your turn is over. You may challenge the king again in a later turn that begins with three castles.

## K-12
rule-K-12 = Special cards
rule-K-12-1 = Special cards work as long as you own them. They are never used up and never go back to a pile.
rule-K-12-2 = Die card: all your rolls have one more die of its face, in attempts, attacks, defence, tournaments and against the king. Several die cards add up.
rule-K-12-3 = Catapult: three rerolls instead of two when you attack the castle of an opponent.
rule-K-12-4 = Champion: three rerolls in every tournament.
rule-K-12-5 = Deck: you may swap twice in a turn.
rule-K-12-6 = Castle guard and bodyguard protect castles and a special card.
rule-K-12-7 = Treason: a castle on top of a pile counts as 1-1-1+2 for you. Castles of players stay as they are.
rule-K-12-8 = Royal letter of safe conduct: you lose no castle when you fail to overthrow the king.

## K-13
rule-K-13 = Guards
rule-K-13-1 = A castle guard covers up to two of your castles. Covered castles cannot be attacked.
rule-K-13-2 = A bodyguard covers one other special card of yours, also a castle guard; it cannot be attacked. The bodyguard covers neither itself nor castles nor tournament cards.
rule-K-13-3 = Guards can be attacked themselves like any special card, unless a bodyguard covers them.
rule-K-13-4 = You place and move your guards in your own turn, each by itself: moving one does not touch the other. At the end of your turn you are asked about a guard only if it has a new card that it could cover, or if it covers nothing. Otherwise you may say before an attempt that you move it, once in a turn. You may cover fewer cards, or none.
rule-K-13-5 = If a guard changes hands, what it covered is open at once, and the new owner may place it at the end of that turn. A castle that the king takes is no longer covered.

## K-14
rule-K-14 = The end of the game
rule-K-14-1 = You win as soon as you have castles of four colours, or at least two castles and three tournament cards. Your starting castle counts.
rule-K-14-2 = You win if you overthrow the king.
rule-K-14-3 = The game stops at that moment, also in somebody else’s turn. There is never more than one winner.
rule-K-14-4 = { $max_rounds ->
    [0] If everybody passes in a row,
    [one] After { $max_rounds } round, or if everybody passes in a row,
   *[other] After { $max_rounds } rounds, or if everybody passes in a row,
} the game ends: whoever has the most castles wins, then tournament cards count, then special cards. Full equals share the victory.
