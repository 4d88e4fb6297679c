### Mousquetaires du Roy: every numbered rule in the players’ language.

## M-1
rule-M-1 = The table
rule-M-1-1 = The game runs in rounds of four phases until one side has won; the options are settled before it begins.
rule-M-1-2 = Six markers show how things stand: the time, the gold of the team, the siege of La Rochelle, the Queen’s lost honour, the Louvre and Constance. Gold beyond the end of its track is lost.
rule-M-1-3 = Every musketeer has a place, life points, up to two pieces of equipment and two skill upgrades, and on his feet he acts once per round.
rule-M-1-4 = Adventure cards belong to the players: if you lead several musketeers, one hand serves them all.
rule-M-1-5 = The team shares gold, epic tokens (seven at most), All for One cards, the arsenal and the cards at La Rochelle (three at most).
rule-M-1-6 = Milady has treachery cards, Paris cards, enemies and traps, the tokens not yet placed, a secret location card and her bodyguard Rochefort with his life points.
rule-M-1-7 = A mission is a card in Paris or at the Louvre with everything beside it: enemies, perhaps a trap, and the challenges already overcome.
rule-M-1-8 = The jewelry quest has four boards; one of them is current.

## M-2
rule-M-2 = Set-up
rule-M-2-1 = The time starts at 0, the gold at 3, La Rochelle in the middle, Louvre and Queen at their best, Constance at 0 and Rochefort with 5 life points; the arsenal is full.
rule-M-2-2 = Milady shuffles the treachery cards and draws three. { $emergency_mode ->
    [off] Both Emergency! cards are taken out first.
   *[other] Both Emergency! cards are in the deck.
} With a single musketeer player Isolation is taken out too.
rule-M-2-3 = The Louvre cards form a shuffled deck whose top title everybody sees.
rule-M-2-4 = Milady prepares the first quest board.
rule-M-2-5 = { $musketeer_selection ->
    [random] The musketeers are dealt at random to the musketeer players, until all in play have a player
   *[choose] In seat order each musketeer player takes a musketeer, round the table, until all in play have a player
}; then the adventure cards are shuffled and dealt.
rule-M-2-6 = D’Artagnan starts in Paris, Aramis at La Rochelle, Athos at the Vieux Colombier and Porthos at the Louvre; a musketeer nobody leads is left out.
rule-M-2-7 = Milady lays and fills one of the six Paris cards, then the top Louvre card is opened and filled, and the first round begins.
rule-M-2-8 = { $easier_start ->
    [true] The team begins with one All for One card.
   *[false] The team begins without an All for One card; with the easier start it would have one.
}

## M-3
rule-M-3 = The round
rule-M-3-1 = A round has four phases: Milady, the musketeers, La Rochelle, the end of the round.
rule-M-3-2 = At the start of a round everything that held for one round ends, Milady takes back her location card and goes home, and a single musketeer player draws a card.
rule-M-3-3 = Victory is looked at after every movement of a marker and every finished task; the game stops at once.

## M-4
rule-M-4 = Phase I: Milady
rule-M-4-1 = Milady secretly chooses one of six destinations; while Rochefort is out of action Paris, the Louvre and the Quest are closed to her.
rule-M-4-2 = She may lay one Paris card from her hand. A card already lying there leaves the game with its trap, its surviving enemies return to her hand healed, and the new card is filled.
rule-M-4-3 = She may draw a treachery card or play one, or do neither; with deck and hand empty she is not asked.
rule-M-4-4 = A treachery card that would change nothing may not be played.

## M-5
rule-M-5 = Phase II: the musketeers
rule-M-5-1 = The team decides who is next among the musketeers who have not had their turn; a turn is finished before the next one begins.
rule-M-5-2 = A lying musketeer does not act: he stands up with all his life points, his player draws a card, and his turn is over.
rule-M-5-3 = A standing musketeer has three actions (four if only three musketeers are in play), one fewer under Conscripts; actions may be repeated, unused ones are lost.
rule-M-5-4 = Actions are: draw, move, exchange, play a character card, reinforce La Rochelle, challenge, duel, buy, solve a trap, search or unmask in Paris, move on the quest, leave the Bastille. All locations are one step apart; the lodging and the Bastille cannot be entered.
rule-M-5-5 = In his own turn no action is spent for a ride on a thoroughbred, revealing tokens of the inn for epic tokens, using an All for One card, and showing a card to everybody.
rule-M-5-6 = You offer cards and equipment to a musketeer in the same place, his player says what comes back or declines, and you agree or call it off. Only an agreed exchange costs the action; after two failed offers in a turn there is no third.
rule-M-5-7 = An empty adventure deck is made anew of the discards when a card is needed; with no discards either, nothing is drawn.
rule-M-5-8 = When all turns are over Milady turns up her card, if it is still hidden, and gets what it brings; if Rochefort has fled she gets nothing.
rule-M-5-9 = A turn ends when its player says so, when the musketeer falls or is arrested, or by itself when neither an action nor a free ride nor a reveal from the pool is left.
rule-M-5-10 = The musketeer players may ask each other at any time, say what cards they hold and what they plan; Milady hears all of it. What is said here about cards is true. Under Isolation they are silent.

## M-6
rule-M-6 = Challenges
rule-M-6-1 = A challenge is overcome if the skill with its upgrade and one point for each matching card discarded reaches the level.
rule-M-6-2 = It may be declared only if the level can be reached. The action is spent first, cards are chosen after any interruption, superfluous ones are not accepted; if the level has come out of reach the action is lost, the cards are not.
rule-M-6-3 = Cards of another skill, combat cards and character cards do not count.
rule-M-6-4 = Once per round one card of any kind gives Aramis a point in a challenge or a die in a duel, but never at La Rochelle.

## M-7
rule-M-7 = Duels
rule-M-7-1 = A musketeer rolls three blue dice and more for combat cards, six at most; his foe rolls the red dice printed.
rule-M-7-2 = Cards are chosen and discarded before the first roll; none can be added later.
rule-M-7-3 = Both roll together. A secret thrust wounds at once; otherwise each sword that no shield stops wounds the other side.
rule-M-7-4 = The first wound ends the duel. After a tie both go on with a die less; a side without dice can still be hit until the other has none left either.
rule-M-7-5 = Nobody has fewer than zero life points.
rule-M-7-6 = An enemy without life points is beaten: it leaves the game and pays its reward, even if the musketeer falls too. The Henchman returns to Milady’s hand, quest tokens pay nothing.
rule-M-7-7 = Otherwise the duel has failed and a new action is needed; Cavois keeps his wound while he stays at the mission.
rule-M-7-8 = Jussac is immune to thrusts, Lubin has a pistol, Cahusac an armour; Laffemas takes whom he wounds to the Bastille.
rule-M-7-9 = Order of a duel: declare it, Rochefort, the Assassin, cards, roll.
rule-M-7-10 = After it: wounds, enemy and reward, the musketeer laid down or arrested, then the mission or the board with its bonus, and the next one is opened.

## M-8
rule-M-8 = Wounds
rule-M-8-1 = At zero life points a musketeer lies at the Vieux Colombier and loses the rest of his turn; he keeps cards and tokens and never dies.
rule-M-8-2 = Wounds come from duels, daggers, Ambush, the Assassin, the Conspiracy and sacrifices.
rule-M-8-3 = Who loses his last life point in the Bastille lies at the Vieux Colombier, too.
rule-M-8-4 = Recovery and Mr. de Tréville give all life points back, a balm two; never more than printed.
rule-M-8-5 = He recovers in his next turn: felled in phase I still in this round, later in the next one.

## M-9
rule-M-9 = Traps
rule-M-9-1 = A mission has at most one trap, of strength 1; traps are laid only when a mission is filled, never on the quest.
rule-M-9-2 = Beggars, Harlot and Nemesis must be solved before the mission is complete; Thief and Assassin stay to its end. Every trap then leaves the game.
rule-M-9-3 = { $rochefort_interrupts_traps ->
    [true] Solving a trap is an action, and Rochefort interrupts that too.
   *[false] Solving a trap is an action that Rochefort does not interrupt.
}
rule-M-9-4 = The Beggars want 2 gold.
rule-M-9-5 = The Harlot makes the challenges of her mission one level harder; she leaves when one is overcome or for a Gallantry card.
rule-M-9-6 = The Nemesis is after a musketeer whom Milady names; only he can solve it, by winning a duel against three dice.
rule-M-9-7 = Whoever declares a task where the Assassin is first loses a life point; if that fells him the action is lost.
rule-M-9-8 = Where the Thief is, gold that is won is lost; epic tokens are not.

## M-10
rule-M-10 = Rochefort
rule-M-10-1 = If you declare a task where Milady is, she is revealed and you must fight Rochefort first. Moving, drawing, buying and the like do not call him.
rule-M-10-2 = Once revealed she stays, and Rochefort fights everybody who declares a task there, until he flees.
rule-M-10-3 = This duel costs no action; cards may be played for it as in any duel.
rule-M-10-4 = { $brave_athos ->
    [true] Athos is brave: Rochefort interrupts him too, and he makes Milady reveal herself.
   *[false] Athos is never interrupted and does not make Milady reveal herself.
}
rule-M-10-5 = A wounded Rochefort flees and does not return this round; a musketeer still standing must go on with what he declared.
rule-M-10-6 = If Rochefort is unhurt the action is lost and he stays; what the action would have cost is not paid.
rule-M-10-7 = At zero life points Rochefort is out of action until Balm heals him; the first time the team gains an All for One card.
rule-M-10-8 = His wounds stay from round to round.
rule-M-10-9 = A task of anybody but Athos that was not interrupted proves that Milady’s card is another one.

## M-11
rule-M-11 = Paris
rule-M-11-1 = One Paris card lies in Paris, or none.
rule-M-11-2 = Milady fills a mission with open enemies and at most one trap of exactly its strength; if that cannot be, with the largest total below it.
rule-M-11-3 = The card is completed when its challenges, enemies, trap and successes are done, in any order; then the place stays empty until she lays another one.
rule-M-11-4 = The Constance marker starts at 0 with every Paris card and counts the successes of one side; surplus is ignored.
rule-M-11-5 = Searching rolls three dice, each sword or lily is a success; unmasking discards one to three cards, each a success. Both can be interrupted but are no duels.
rule-M-11-6 = What a Paris card does, it does at La Rochelle or at the end of the round.

## M-12
rule-M-12 = The Louvre
rule-M-12-1 = One Louvre card is open; of the deck only the top title is known.
rule-M-12-2 = A card that is opened is filled at once, even in the middle of a turn, and the Louvre marker goes to the top.
rule-M-12-3 = { $louvre_reward_on ->
    [mission] The reward of a Louvre card is paid when the whole mission is completed.
   *[challenge] The reward of a Louvre card is paid when its challenge is overcome.
}
rule-M-12-4 = A completed mission gives 2 epic tokens while the marker is on one of its two top spaces; the next card is opened at once.
rule-M-12-5 = At the end of a round without a completed mission the marker goes down. The third space costs the Queen 1 honour, the last one 2; then Milady draws a treachery card, the mission fails and the next one is opened.
rule-M-12-6 = When all Louvre cards are gone nothing happens there any more.

## M-13
rule-M-13 = La Rochelle
rule-M-13-1 = Up to three cards lie at La Rochelle and stay until Milady destroys them.
rule-M-13-2 = A musketeer there may lay a combat card: one die, or two for a double one.
rule-M-13-3 = Mr. de Bassompierre is laid from anywhere and is worth one die; he takes one of the three places.
rule-M-13-4 = If Milady’s card is La Rochelle she must destroy one card there at the end of phase II.
rule-M-13-5 = In phase III the team rolls the dice of its cards, Milady those of the time track, one more with Reinforcement{ $fixed_red_dice_cap ->
    [true] , but at most four
   *[false] {""}
}.
rule-M-13-6 = Only swords count; the Smuggler gives Milady one more.
rule-M-13-7 = After the roll each musketeer standing there may give a life point, even his last, to take away one of Milady’s swords.
rule-M-13-8 = The marker moves by the difference, towards Richelieu if Milady has more swords.
rule-M-13-9 = Once per game the second space from the left gives Milady a treachery card, the second from the right the team an epic token, and the right end an All for One card. At the left end Milady wins.

## M-14
rule-M-14 = Other places
rule-M-14-1 = From her lodging Milady may secretly take an unused Paris card at the end of phase II.
rule-M-14-2 = Musketeers cannot enter the lodging.
rule-M-14-3 = Undisturbed at Richelieu’s, Milady searches out a treachery card or draws until she holds three.
rule-M-14-4 = A musketeer who arrives at Richelieu’s catches Milady if she is there, and she loses her benefit; if not, he goes to the Bastille.
rule-M-14-5 = Who is still there at the end of a later turn is checked again.
rule-M-14-6 = Leaving the Bastille is an action: bribe the guard with 1 gold, or fight him; { $bastille_escape ->
    [faq] you may leave only if he is beaten.
   *[rulebook] whatever the result, you may leave.
}
rule-M-14-7 = In the Bastille you can only draw, play character cards, buy, and exchange with another prisoner.
rule-M-14-8 = Who falls in the escape stands healed at the Vieux Colombier, his player draws a card, and his turn ends.
rule-M-14-9 = Milady has no card for the Vieux Colombier.

## M-15
rule-M-15 = The quest
rule-M-15-1 = The four boards are played in order; who finishes one of the first three draws two cards, and the next one is prepared at once.
rule-M-15-2 = The team has at most seven epic tokens; each board has its own use for them.
rule-M-15-3 = Stepping onto a token, duels, challenges and the secret passage are tasks that Rochefort can interrupt; plain moves and reveals are not.
rule-M-15-4 = On board 1 Milady lays eight fighting tokens and four decoys face down on three routes of four spaces.
rule-M-15-5 = From the common area or a cleared space you step onto the next space and meet its token at once: a decoy is nothing, a dagger costs a life point, an enemy is fought.
rule-M-15-6 = After a failed duel he stays before the face-up token and may fight again; a beaten token is removed.
rule-M-15-7 = A route with cleared spaces is entered for one action up to the last cleared one.
rule-M-15-8 = For each epic token a musketeer on the quest reveals up to three tokens of the inn, without an action; they act only when somebody steps on them.
rule-M-15-9 = The board is finished when one route is cleared; all other tokens are shown and leave the game.
rule-M-15-10 = On board 2 the four challenges come in any order, each epic token lowers the level by one; then de Wardes must be beaten.
rule-M-15-11 = On board 3 three hidden tokens are fought in order: cards are committed before the token is turned, epic tokens may be added as dice after it.
rule-M-15-12 = On board 4 each of four antechambers has a challenge and two enemies; those of the first one lie open.
rule-M-15-13 = An antechamber is passed by its challenge, by beating both enemies, or by a secret passage for three epic tokens; then the next one is turned up.
rule-M-15-14 = With the fourth antechamber the musketeers have won, even if the one who passed it falls.

## M-16
rule-M-16 = The arsenal
rule-M-16-1 = One action buys one or two items from the stock, with the team’s gold; an improved thrust costs a combat card.
rule-M-16-2 = There are two slots for equipment and two for skills, without doubles; a new token may replace one of the same kind, which leaves the game.
rule-M-16-3 = The thoroughbred gives a free move per round, the pistol a sword in the first roll, the armour a shield in every roll, the Toledo sword one reroll per duel.
rule-M-16-4 = A balm gives two life points at once.
rule-M-16-5 = The improved thrust needs two lilies and a shield; it replaces the old one, only d’Artagnan keeps both.
rule-M-16-6 = A skill upgrade is worth one point in challenges of its skill.
rule-M-16-7 = Equipment can be exchanged, upgrades cannot.

## M-17
rule-M-17 = Character cards
rule-M-17-1 = Playing one is an action from any place; a card without effect may not be played.
rule-M-17-2 = Des Essarts brings gold, Buckingham an epic token, Bassompierre a die at La Rochelle, Tréville heals or frees, the Duchess restores honour, Kitty betrays Milady, Lord de Winter costs her a card.
rule-M-17-3 = Against the automatic Milady, Kitty looks at the top treachery card and Lord de Winter stops the next one.

## M-18
rule-M-18 = Treachery cards
rule-M-18-1 = Each card does what it says at once: dice, actions, the Bastille, a wound, time, Rochefort’s life, hurry, silence, honour or gold.
rule-M-18-2 = Played cards are discarded openly and never reshuffled; an empty deck gives nothing.

## M-19
rule-M-19 = All for One
rule-M-19-1 = The team gains these cards for Rochefort’s first defeat, at the right end of La Rochelle and by the easier start; a used card leaves the game.
rule-M-19-2 = A card freezes the time for the rest of the round, or gives the Queen 2 honour back, or is worth 2 epic tokens.
rule-M-19-3 = It can be used in a musketeer’s turn, as payment of epic tokens, before Dead End or the end of the round moves the time, and when the Queen is about to be lost.
rule-M-19-4 = It cannot undo La Rochelle, Constance’s death or a movement of time that has happened.
rule-M-19-5 = A card may be used in the round in which it was gained.

## M-20
rule-M-20 = Phase IV: the end of the round
rule-M-20-1 = First the time, then the Louvre, then Paris.
rule-M-20-2 = The time marker moves one space, two with The Disappearance; on its last space Milady wins.
rule-M-20-3 = Then the Louvre takes its toll.
rule-M-20-4 = Then the Paris card acts: the Abduction rolls for Constance’s life, the Captive gives a treachery card, the Message costs honour, the Conspiracy a life point of a musketeer chosen by Milady.

## M-21
rule-M-21 = The end
rule-M-21-1 = The musketeers win with the fourth antechamber. Milady wins when time, La Rochelle or the Queen reach Richelieu, when Constance is strangled, or when all musketeers are banned.

## M-22
rule-M-22 = Emergency!
rule-M-22-1 = With a real clock the musketeers have { $emergency_seconds } seconds for phase II; it stands during duels and questions to Milady, and each action of a bot costs { $emergency_bot_seconds } seconds. { $emergency_mode ->
    [timer] This is how you play now.
   *[other] You do not play so now.
}
rule-M-22-2 = { $emergency_mode ->
    [timer] When the time is up
   *[other] When the actions are used up
}, a declared action is finished and all others are lost; lying musketeers recover all the same.
rule-M-22-3 = With a budget the team may use only { $emergency_budget_ratio } percent of the actions of the standing musketeers, rounded to a whole number; what is free does not count. { $emergency_mode ->
    [budget] This is how you play now.
   *[other] You do not play so now.
}
rule-M-22-4 = { $emergency_mode ->
    [off] Both Emergency! cards are out of the game.
   *[other] Both Emergency! cards are in the game.
}

## M-23
rule-M-23 = Players with Milady
rule-M-23-1 = Five players: four musketeers, three actions, five cards each.
rule-M-23-2 = Four players: three musketeers, four actions, seven cards each.
rule-M-23-3 = Three players: two lead two musketeers each, with nine cards for both.
rule-M-23-4 = Two players: one leads all four with nine cards, draws a card every round and never exchanges.

## M-24
rule-M-24 = Without a Milady player
rule-M-24-1 = The set-up is that for one player more; her lodging and Richelieu are not used.
rule-M-24-2 = Every round chance says where Milady is, an empty Paris gets a card, and the top treachery card takes effect.
rule-M-24-3 = Milady draws no treachery cards and holds none.
rule-M-24-4 = The first Paris card is a random one.
rule-M-24-5 = Missions are filled card by card from a shuffled pile of enemies and traps; what does not fit is set aside.
rule-M-24-6 = The tokens of the quest are placed at random.
rule-M-24-7 = Where Milady would choose, chance does.
rule-M-24-8 = Milady is never asked, and never at Richelieu’s: who enters there goes to the Bastille.

## M-25
rule-M-25 = Easier and harder
rule-M-25-1 = Easier: the team begins with one All for One card. { $easier_start ->
    [true] This is in force now.
   *[false] This is not in force now.
}
rule-M-25-2 = Harder: a musketeer put out of action on the quest never returns to it; when all are excluded Milady wins. { $fatal_quest ->
    [true] This is in force now.
   *[false] This is not in force now.
}
rule-M-25-3 = Harder: Athos has to fight Rochefort too. { $brave_athos ->
    [true] This is in force now.
   *[false] This is not in force now.
}
