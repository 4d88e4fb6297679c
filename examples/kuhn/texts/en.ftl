game-title = Kuhn poker
game-name = Kuhn
game-about = Three cards, two players, one bet: the smallest poker.
game-credit = Harold W. Kuhn, 1950

field-hands = Cards
field-left = Left over
field-paid = Chips
field-gave-up = Gave up

word-jack = jack
word-queen = queen
word-king = king

action-pass = Pass
action-bet = Bet a chip

question-PassOrBet = Do you pass or bet?
    .others = { $seat } passes or bets

event-dealt = { $seat } gets a card.
    .private = You get the { $card }.
event-passed = { $seat } passes.
    .own = You pass.
event-bet = { $seat } bets a chip.
    .own = You bet a chip.
event-shown = The cards are shown: { $first } and { $second }.

rule-P = Kuhn poker
rule-P-1 = Two players and three cards: jack, queen and king. Each pays one chip and gets a card that only they see.
rule-P-2 = The first player begins. You pass or bet one chip more. After a bet the other passes and loses, or bets too.
rule-P-3 = After two passes or two bets the cards are shown, and the higher one takes all chips.
