### What each kind of question asks and what one weighs, for a first game.

guide-MainAction = Say what you roll for: the top card of a pile, a card of somebody else, a tournament, or the king. A special card from a pile lets you go on at once; a castle or a failure ends your turn. If nothing suits you, put the top card of a pile under it first: once in a turn.
guide-Rolling = Keep the dice that are alike and reroll the others: more equal dice beat fewer, then the higher face counts. A six is locked and lost. You must beat what is asked, a tie is not enough; once you have, stop.
guide-TakePart = Taking part costs you nothing: you roll, and the strongest roll gets the card. Three tournament cards and two castles win the game, so do not leave the field to somebody who is close.
guide-Revenge = Your challenge failed, and the king takes one of your castles; it goes under the pile of your choice. Give up the one with the weakest dice, or of a colour that is easy to get again.
guide-ArrangeGuards = What a guard covers cannot be attacked: a castle guard covers up to two castles, a bodyguard one other special card. Cover what is easiest to beat and what the others still lack.
