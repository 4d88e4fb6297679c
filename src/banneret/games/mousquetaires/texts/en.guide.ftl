### What each kind of question asks and what one weighs, for a first game.

## Milady

guide-PlaceTokens = You lay out what waits for the musketeers on this board of the quest. Put the hard tokens where they cannot be avoided, and decoys where they cost the team time or cards.
guide-FirstParisCard = The first mission in Paris is yours to choose. Each card hurts the team until it is solved; keep the worst ones for later, when there is less time to deal with them.
guide-Fill = You guard a mission with enemies and at most one trap, up to the strength on its card. Use weak enemies early and keep the strong ones for missions that really hurt. Beaten enemies pay the team a reward.
guide-NameNemesis = The Nemesis hunts one musketeer, and only he can remove it, by winning a duel against three dice. Name one who is far away, in the Bastille or poorly armed.
guide-ChooseDestination = You go somewhere in secret. In Paris, at the Louvre or on the quest Rochefort fights whoever tries a task there; at your lodging you get a Paris card, with Richelieu treachery cards, at La Rochelle you destroy a card. Be where it is useful, and do not become predictable.
guide-LayParis = A new Paris card begins a new mission; one that lies there leaves the game. Lay one at once when Paris is empty; replace one only when it is nearly solved.
guide-PlayTreachery = Once in a round you draw a treachery card or play one. Play when it hurts right now, a man with one life point or a track close to its end; else gather cards.
guide-Target = Choose whom the card hits. The best target is a musketeer who stands where he is needed, or who has few life points left.
guide-TakeParis = At your lodging you may take an unused Paris card into your hand, in secret. Take the one you would like to lay next.
guide-AtRichelieus = Nobody disturbed you: search out one treachery card, or draw until you hold three. With one card or none drawing gives more; with a full hand look for the card that decides.
guide-DestroyCard = One card at La Rochelle goes: the team rolls fewer dice from now on. A double combat card is the greatest loss.

## The musketeers

guide-TakeMusketeer = Each musketeer has his strengths: look at his skills, his life points and what is special about him. Rochefort usually does not stop Athos, and d’Artagnan keeps his own thrust beside an improved one.
guide-ChooseMusketeer = The team decides who goes next. First whoever can clear the way: a prisoner, or somebody who passes cards on; then those who fight and do the tasks.
guide-TakeAction = Move, draw, do a task where you stand, fight, buy: each costs one action. The quest alone wins the game, but the Louvre, La Rochelle and Paris can each lose it, so see which track is worst. If a task is still too hard, draw cards.
guide-OfferExchange = Two musketeers in one place may exchange cards and equipment. Give skill cards to the man with the higher skill, combat cards to the one who fights next.
guide-AnswerExchange = You play on the same side: what counts is who makes better use of it. Give back what helps him in his turn, or nothing.
guide-ConfirmExchange = Only an exchange that is agreed costs an action. Agree if the cards now lie where they are needed.
guide-ChallengeCards = Your skill and one point for each matching card must reach the level. The cards are discarded, so pay with those that you need least.
guide-DuelCards = You roll three dice, one more for each combat card, six at most. Cards are added before the first roll only. With one die more than the enemy you win about two duels in three; save cards where you can afford to fail.
guide-RerollDie = The Toledo sword rerolls one die in each duel. Reroll a die that does nothing: a lily without a thrust, or a shield when no sword threatens you.
guide-AddTokens = On this board an epic token is one more die, and you may add it now that you see the enemy. Keep some: three of them open a secret passage on the last board.
guide-BuyMore = One action buys up to two items with the team’s gold. Pistol and armour help in every duel; gold is also needed for bribes and beggars.
guide-ReplaceItem = There is no room left, and what you replace leaves the game. Give up what this man uses least.
guide-UnmaskCards = Each discarded card is one success on this Paris card; six are needed. Use the cards that help least elsewhere.
guide-TrevilleHelps = Mr. de Tréville heals one musketeer completely or frees one from the Bastille. Help the man who is needed most this round.
guide-KittyLooks = You have seen the next treachery card, and may have it discarded. Discard it if it hurts more than an average one.
guide-PayPassage = A secret passage leads past this room for three epic tokens. An All for One card is worth two of them, but it can also stop the time or save the Queen.
guide-FreezeWindow = An All for One card stops the time for this round. It is your last reserve: use it when the marker would reach Richelieu, or when you win with one round more.
guide-SaveQueen = Without the Queen’s honour the game is lost now. If you hold the card, play it.
guide-Sacrifice = After the roll each musketeer at La Rochelle may give a life point to cancel one of Milady’s swords. Do it while he has life to spare, or when the marker is close to Richelieu.
