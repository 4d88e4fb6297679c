### What each kind of question asks and what one weighs, for a first game.

guide-TurnAction = Recruiting builds your hand: two cards come in, one goes out. Havoc! starts the next battle, and you open it with at least two cards that everybody sees. Cry it when your hand is strong for what this battle pays.
guide-RecruitStep = Take two cards, each from the open recruits or unseen from the deck; then one card of your hand goes among the recruits, where anybody may take it. Collect equal numbers, one suit, or numbers in a row. A dog in your hand may fetch one more card.
guide-LootPick = Your two dogs bring one card back from the discards, and everybody sees which. Take the one that completes a hand rather than the highest.
guide-HavocLay = You open the battle with two or more cards. They are lost, whoever wins, so begin with as few as the others will take seriously: you may add more later, up to six.
guide-JoinBattle = To join you lay two or more cards, and they are lost even if you come last. Who stays out draws a card instead. Compare the best you could lay with what lies there and with what each place pays.
guide-BattleContinue = Lay at least one more card, or pass: then you lay no more in this battle, but your cards stay in it. Add only what lifts you a place. A straight or flush must use all your counted cards, so one too many spoils it.
guide-DeclareDogsOut = A laid dog counts as a 0 of any suit unless you say that it is out of the battle. Leave out those that spoil a straight; keep those that fill a flush. Out or not, they may fetch you a card afterwards.
guide-ActivateDog = A laid dog may now bring you a card from the battlefield or the recruits; two together bring one from the discards. What nobody takes from the battlefield is discarded, so think of your next hand.
guide-PeaceDiscard = The Peacekeeper has recruited for so long that the battle is cancelled, and the others each lose a card. Give up the one that fits the rest of your hand least.
guide-FinalDogs = Before the last battle you may exchange one or two dogs for cards from the deck. A dog is worth 0: exchange it unless it completes a flush.
guide-CastillonLay = Everybody fights the last battle, and it pays most. Lay your strongest hand of up to six cards; nothing comes after it, so there is nothing to save for.
guide-ChooseNextBattle = You say which battle comes next. Choose a rich one while your hand is strong, a poor one while you still need cards.
