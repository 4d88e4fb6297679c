### Mousquetaires du Roy: the table, the log and refusals.

game-title = Mousquetaires du Roy
game-name = Mousquetaires du Roy
game-about = The musketeers fetch the Queen’s jewelry back from England while Milady schemes in Paris, at the Louvre and before La Rochelle.
game-levels = Measured with two at the table: medium beats easy in 85 games of 100. With a twentieth of a second an answer hard beats medium in 59, and master, which has learned from 80,000 games, beats hard in 66. At the table they take longer; with more than two master plays like hard.
game-credit = François Combe and Gilles Lehmann, Ystari 2010

## Pieces and people
piece-unknown = a hidden piece
foe-guard = Guard
foe-unseen = a face-down token
piece-thrust-double = { $item } (paid with a double combat card)
pieces-none = nothing
dice-none = no dice
who-milady = Milady
face-sword = sword
face-shield = shield
face-lily = lily
route-rooms = the rooms
route-stable = the stable
route-cellar = the cellar
space-inn = { $route }, space { $place }
space-road = space { $place }
space-room = antechamber { $place }

token-decoy = decoy
token-dagger = dagger
token-guard2 = guard 2
token-guard3 = guard 3
token-guard4 = guard 4
token-wall = 0/2
token-even = 1/1
token-brute = 2/0
token-erudition = Erudition
token-nobility = Nobility
token-gallantry = Gallantry
token-panache = Panache
card-emergency = { $mode ->
    [timer] The musketeers have { $seconds ->
        [60] one minute
        [90] a minute and a half
        [120] two minutes
        [180] three minutes
       *[other] { $seconds } seconds
    } for phase II; actions left by then are lost (M-22.2).
    [budget] In phase II the musketeers may use only { $percent } percent of their actions.
   *[off] You have taken this card out of the game.
}
card-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
card-epic = { $board ->
    [1] An epic token reveals up to three tokens.
    [2] Each epic token lowers the level of a challenge by one.
    [3] Each epic token is a die in a duel.
   *[other] Secret passage through an antechamber: { $cost } epic tokens.
}
card-rochefort = Whoever puts him out of action first gains { $count ->
    [one] an All for One card
   *[other] { $count } All for One cards
} for the team.

## Answers: Milady
action-place = Place: { $token }
    .group = Place a token on the next space
action-lay = Lay { $paris }
    .group = Lay a Paris card
action-post = Post { $enemy }
    .told = Post { $enemy } (strength { $strength }, { $dice } dice, { $life ->
        [one] { $life } life point
       *[other] { $life } life points
    })
    .group = Enemies for the mission
action-set = Set the trap: { $trap }
    .told = Set the trap: { $trap } (strength { $strength })
    .group = A trap for the mission
action-name = Name { $man }
    .group = Name a musketeer
action-go = Go to: { $location }
    .group = Secret destination
action-draw-treachery = Draw a treachery card
action-scheme = Play { $treachery }
    .group = Play a treachery card
action-target = Choose { $man }
    .group = Choose a musketeer
action-take = Take { $paris }
    .group = Take an unused Paris card
action-fetch = Search out { $treachery }
    .group = Search the treachery deck
action-draw-three = Draw until you hold three
action-destroy = Destroy { $card }
    .group = Destroy a card at La Rochelle

## Answers: both sides
action-done = Done
action-decline = No, leave it

## Answers: the team
action-choose = Lead { $man }
    .group = Choose a musketeer
action-turn = { $man } is next
    .group = Who is next?
action-use = { $use ->
    [freeze_time] All for One: the time stands still this round
    [queen_honour] All for One: the Queen regains 2 honour
   *[other] All for One: 2 epic tokens
}
    .group = Use an All for One card

## Answers: a musketeer’s turn
action-draw = Draw a card
action-move = Go to: { $location }
    .group = Move
action-ride = Ride to: { $location }
    .group = Ride, free of charge
action-return = Go back to the common area
action-exchange = Exchange with { $man }
    .group = Exchange
action-play = Play { $card }
    .group = Play a character card
action-reinforce = Reinforce La Rochelle: { $card }
    .group = Reinforce La Rochelle
action-challenge = Challenge: { $skill }
    .told = Challenge: { $skill }, level { $level }
    .group = Challenges
action-duel = Duel with { $foe }
    .group = Duels
action-fight = { $which ->
    [first] Fight the first token
    [second] Fight the second token
   *[other] Fight the token on your way
}
    .told = Fight this token: { $token }
    .group = Fight a token
action-buy = Buy: { $ware }
    .group = Buy
action-enough = Buy nothing more
action-solve = Solve the trap
action-search = Search Paris: roll three dice
action-unmask = Unmask the conspiracy: discard cards
action-step = Step on: { $route }
    .group = Step onto the next space
action-enter = Walk up to the last cleared space: { $route }
    .group = Enter a route
action-passage = Take the secret passage
action-bribe = Bribe the guard with 1 gold
action-escape = Fight the guard
action-look = Look at the token: { $space }
    .group = Reveal tokens for epic tokens
action-pay = { $count ->
    [0] Pay from the pool
    [one] Pay with one All for One card
   *[other] Pay with { $count } All for One cards
}
    .group = Pay
action-show = Show to everybody: { $card }
    .group = Show a card to everybody
action-end-turn = End the turn

## Answers: parts of an action
action-discard = Discard { $card }
    .group = Cards to discard
action-ability = Aramis’ ability: { $card }
    .group = Aramis’ ability, once per round any card counts +1
action-spend-token = Spend an epic token
action-spend-card = Spend an All for One card (2 tokens)
action-give-up = Give up: the level is out of reach
action-add = Add { $card }
    .group = Combat cards
action-reroll = Reroll a { $face }
    .group = Toledo sword
action-keep = Keep the roll
action-give = Give { $card }
    .group = Cards to give
action-hand = Hand over { $item }
    .group = Equipment to hand over
action-receive = Receive { $item }
    .group = Equipment to receive
action-offer = Make this offer
action-settle = Agree
action-call-off = Call it off
action-replace = Give up { $item } for it
    .group = Which token is replaced?
action-heal = Heal { $man }
    .group = Full life points
action-release = Free { $man } from the Bastille
    .group = Out of the Bastille
action-discard-top = Discard the top treachery card
action-leave-top = Leave it where it is
action-sacrifice = Give a life point against one of Milady’s swords
action-time-up = The time is up
action-ask = { $topic ->
    [combat] Ask the others: who has combat cards?
    [erudition] Ask the others: how far do you get in Erudition?
    [nobility] Ask the others: how far do you get in Nobility?
    [gallantry] Ask the others: how far do you get in Gallantry?
    [panache] Ask the others: how far do you get in Panache?
   *[plan] Ask the others: what are your plans?
}
    .group = Ask the others (Milady hears it too)
action-tell = { $topic ->
    [combat] Tell the others how many combat cards you hold
    [erudition] Tell the others how far you get in Erudition
    [nobility] Tell the others how far you get in Nobility
    [gallantry] Tell the others how far you get in Gallantry
   *[panache] Tell the others how far you get in Panache
}
    .group = Answer the others (Milady hears it too)
action-plan = { $front ->
    [paris] Tell the others that you are going to Paris
    [louvre] Tell the others that you are going to the Louvre
    [la_rochelle] Tell the others that you are going to La Rochelle
    [quest] Tell the others that you are going on the quest
   *[cards] Tell the others that you are gathering cards
}
    .group = Your plan (Milady hears it too)

## Questions
question-PlaceTokens = { $full ->
    [yes] There is a token on every space. Shall it stay so?
   *[no] { $board ->
        [1] The inn: which token lies on { $space }? (4 decoys and 8 others in all)
        [3] The way back: which token lies on { $space }?
       *[other] The galleries: which token comes next, { $space }? (the challenge first, then two enemies)
    }
}
    .others = { $seat } prepares the quest board
question-TakeMusketeer = Which musketeer do you lead?
    .others = { $seat } chooses a musketeer
question-FirstParisCard = Which Paris card opens the game?
    .others = { $seat } chooses the first Paris card
question-Fill = { $slot ->
    [paris] Paris
   *[louvre] The Louvre
}: { $missing ->
    [0] the whole strength ({ $strength }) is there. Shall it stay so?
   *[other] which enemies and which trap do you place? Total strength: { $strength }, still missing: { $missing }.
}
    .others = { $seat } fills a mission
question-NameNemesis = Whose Nemesis is it?
    .others = { $seat } names a musketeer
question-ChooseDestination = Where do you go this round? Nobody else will know.
    .others = { $seat } chooses a secret destination
question-LayParis = Do you lay a Paris card?
    .others = { $seat } may lay a Paris card
question-PlayTreachery = Do you draw a treachery card or play one?
    .others = { $seat } draws or plays treachery
question-Target = { $why ->
    [send_to_the_bastille] Send to the Bastille: which musketeer goes there?
    [ambush] Ambush: which musketeer loses life?
   *[conspiracy] The Conspiracy: which musketeer loses life?
}
    .others = { $seat } chooses a musketeer
question-ChooseMusketeer = Whose turn is next? You answer for the team.
    .others = { $seat } says who is next
question-TakeAction = { $count ->
    [0] { $man } has no actions left; only what is free is open to him.
    [one] { $man } has one action left. What does he do?
   *[other] { $man } has { $count } actions left. What does he do?
}
    .others = { $seat } acts
question-OfferExchange = { $man } exchanges with { $other }: what does he give?
    .others = { $seat } makes an offer
question-AnswerExchange = { $man } { $goods ->
    [none] wants an exchange and would give nothing
   *[other] would give this: { $goods }
}. What does { $other } give back?
    .others = { $seat } answers the offer
question-ConfirmExchange = { $man } gives { $goods ->
    [none] nothing
   *[other] this: { $goods }
}. { $other } gives back { $goods_back ->
    [none] nothing
   *[other] this: { $goods_back }
}. Agreed?
    .others = { $seat } confirms the exchange or calls it off
question-ChallengeCards = { $man }: { $skill }, level { $level }{ $harder ->
    [0] {""}
   *[other] {" "}({ $harder } of it by the Harlot)
}. { $points ->
    [0] That is enough.
    [one] One more point is needed.
   *[other] { $points } more points are needed.
}
    .others = { $seat } chooses cards for a challenge
question-DuelCards = { $man } fights with { $blue ->
    [one] one die
   *[other] { $blue } dice
} against { $foe }{ $dice ->
    [-1] {""}
    [0] {" "}(who does not roll)
   *[other] {" "}({ $dice } red dice)
}{ $full ->
    [yes] , and with no more. May the duel begin?
   *[no] . Which cards does he add?
}
    .others = { $seat } chooses cards for a duel
question-RerollDie = Do you reroll a die with the Toledo sword?
    .others = { $seat } may reroll a die
question-AddTokens = { $man } fights with { $blue ->
    [one] one die
   *[other] { $blue } dice
} against { $foe }{ $dice ->
    [0] {" "}(who does not roll)
   *[other] {" "}({ $dice } red dice)
}{ $full ->
    [yes] , and with no more. May the duel begin?
   *[no] . Do you add epic tokens as dice?
}
    .others = { $seat } may add epic tokens
question-BuyMore = Does { $man } buy something else?
    .others = { $seat } may buy a second item
question-ReplaceItem = { $man } has no free slot: which token leaves the game?
    .others = { $seat } chooses which token is replaced
question-UnmaskCards = Which one to three cards do you discard?
    .others = { $seat } chooses cards to discard
question-TrevilleHelps = Whom does Mr. de Tréville help?
    .others = { $seat } chooses whom Mr. de Tréville helps
question-KittyLooks = Is the top treachery card discarded?
    .others = { $seat } decides about the top treachery card
question-PayPassage = How is the secret passage paid?
    .others = { $seat } pays the secret passage
question-FreezeWindow = The time marker is about to move. Do you freeze it with an All for One card? You answer for the team.
    .others = { $seat } may freeze the time
question-SaveQueen = The Queen has lost all her honour. Do you save her with an All for One card? You answer for the team.
    .others = { $seat } may save the Queen
question-TakeParis = Which unused Paris card do you take?
    .others = { $seat } may take a Paris card
question-AtRichelieus = With Richelieu: do you search out a card, or draw until you hold three?
    .others = { $seat } is with Richelieu
question-DestroyCard = Which card at La Rochelle do you destroy?
    .others = { $seat } destroys a card at La Rochelle
question-Sacrifice = La Rochelle: the musketeers have { $blue } { $blue ->
    [one] sword
   *[other] swords
}, Milady has { $red }. Does { $man } give a life point against one of hers?
    .others = { $seat } decides about a sacrifice

## The log
event-dealt-treachery = { $seat } holds { $count } treachery cards.
    .private = Your treachery cards: { $treacheries }.
    .all = { $seat } holds: { $treacheries }.
event-leads = { $seat } leads { $man }.
    .own = You lead { $man }.
event-dealt = { $seat } is dealt { $count } cards.
    .private = Your cards: { $cards }.
    .all = { $seat } is dealt: { $cards }.
event-board-prepared = { $board ->
    [1] Milady has prepared the inn.
    [3] Milady has prepared the way back to Paris.
   *[other] Milady has prepared the galleries of the Louvre.
}
    .private = { $board ->
        [1] You have prepared the inn: { $tokens }.
        [3] You have prepared the way back to Paris: { $tokens }.
       *[other] You have prepared the galleries of the Louvre: { $tokens }.
    }
    .all = { $board ->
        [1] The inn is prepared: { $tokens }.
        [3] The way back to Paris is prepared: { $tokens }.
       *[other] The galleries of the Louvre are prepared: { $tokens }.
    }
event-paris-laid = New in Paris: { $paris }.
event-filled = { $slot ->
    [paris] Paris is guarded by
   *[louvre] The Louvre is guarded by
}: { $enemies }. { $trap_count ->
    [0] No trap.
   *[other] Trap: { $traps }.
}
event-named = The Nemesis is after { $man }.
event-louvre-opened = New at the Louvre: { $louvre }.
event-round-begins = Round { $round } begins.
event-chose-destination = { $seat } has chosen a secret destination.
    .private = Your destination: { $location }.
    .all = { $seat } has chosen a secret destination: { $location }.
event-laid-no-paris = { $seat } lays no Paris card.
    .own = You lay no Paris card.
event-drew-treachery = { $seat } draws a treachery card{ $why ->
    [louvre] {" "}because the Louvre mission has failed
    [paris] {" "}because Constance is held captive
    [siege] {" "}because the La Rochelle marker has reached the second space from the left
    [richelieu] {" "}at Richelieu’s
   *[other] {""}
}.
    .private = You draw { $treachery }{ $why ->
        [louvre] {" "}because the Louvre mission has failed
        [paris] {" "}because Constance is held captive
        [siege] {" "}because the La Rochelle marker has reached the second space from the left
        [richelieu] {" "}at Richelieu’s
       *[other] {""}
    }.
    .all = { $seat } draws { $treachery }.
event-treachery-deck-empty = The treachery deck is empty: Milady draws no card.
event-treachery = Treachery: { $treachery } – { $effect }
event-treachery-useless = It changes nothing now and is discarded without effect: { $treachery }.
event-nobody-to-hit = The conspiracy finds no victim: no musketeer is standing.
event-milady-gains-nothing = { $why ->
    [fled] Rochefort has fled: Milady gains nothing from her destination this round.
    [disturbed] Milady was disturbed at Richelieu’s: she gets no treachery card.
    [no_treachery] Milady is at Richelieu’s, but the treachery deck is empty.
    [no_paris] Milady is at her lodgings, but no unused Paris card is left.
   *[no_cards] Milady is at La Rochelle, but there is no card to destroy.
}
event-no-treachery = { $seat } neither draws nor plays treachery.
    .own = You neither draw nor play treachery.
event-treachery-skipped = No treachery card is turned up this round, because of Lord de Winter.
event-stays-home = Rochefort is out of action, and fewer than two cards lie at La Rochelle: Milady stays at home this round.
event-rochefort-healed = Rochefort has all his life points again.
event-budget = Emergency! The team has { $count ->
    [one] one action
   *[other] { $count } actions
} in this phase ({ $percent } percent of the { $all } actions of the musketeers who can fight, rounded).
event-budget-spent = The actions of the emergency are used up.
event-time-up = The time is up: the actions left in phase II are lost, a declared one is still finished.
event-turn-begins = { $man } begins his turn with { $count ->
    [one] one action
   *[other] { $count } actions
}.
event-drew = { $seat } draws a card{ $why ->
    [board] {" "}for the finished board
    [recovery] {" "}on recovering
    [round] {" "}at the start of the round
   *[other] {""}
}.
    .private = You draw { $card }{ $why ->
        [board] {" "}for the finished board
        [recovery] {" "}on recovering
        [round] {" "}at the start of the round
       *[other] {""}
    }.
    .all = { $seat } draws { $card }.
event-no-card-left = There is no card left for { $seat }.
    .own = There is no card left for you.
event-reshuffled = The discards are shuffled into a new adventure deck ({ $count } cards).
event-discarded = { $seat } discards: { $cards }.
    .own = You discard: { $cards }.
event-showed = { $seat } shows everybody a card: { $card }.
    .own = You show everybody a card: { $card }.
event-asked = { $topic ->
    [combat] { $seat } asks: “I need combat cards. Who has some?”
    [plan] { $seat } asks: “What are your plans?”
   *[skill] { $seat } asks: “{ $skill }: { $level ->
        [0] how far do you get?
       *[other] who can reach level { $level }?
    }”
}
event-told-combat = { $seat }: “{ $doubles ->
    [0] { $singles ->
        [0] I have no combat card.
       *[other] I have { $singles } combat { $singles ->
            [one] card
           *[other] cards
        }.
    }
   *[other] { $singles ->
        [0] I have { $doubles } double combat.
       *[other] I have { $singles } combat and { $doubles } double combat.
    }
}” ({ $man }, { $location })
event-told-skill = { $seat }: “{ $man }, { $skill }: { $own }{ $matching ->
    [0] , and no card for it
    [one] {" "}+ 1 card = { $value }
   *[other] {" "}+ { $matching } cards = { $value }
}.”
event-plans = { $seat }: “{ $front ->
    [paris] { $man } goes to Paris{ $paris ->
        [none] {""}
       *[other] , because of this: { $paris }
    }.
    [louvre] { $man } goes to the Louvre{ $louvre ->
        [none] {""}
       *[other] , because of this: { $louvre }
    }.
    [la_rochelle] { $man } goes to La Rochelle, because the marker is { $siege ->
        [one] one space
       *[other] { $siege } spaces
    } from Richelieu.
    [quest] { $man } goes on with the quest, on board { $board }.
   *[cards] { $man } gathers cards for now, there is nothing better to do.
}”
event-moved = { $why ->
    [bastille] { $man } leaves the Bastille for: { $location }.
    [character] { $man } is freed from the Bastille and goes to: { $location }.
    [horse] { $man } rides to: { $location }.
   *[other] { $man } goes to: { $location }.
}
event-returned = { $man } goes back to the common area.
event-entered = { $man } walks up to space { $space } of { $route }.
event-stepped = { $man } steps onto space { $space } of { $route }.
event-declared = { $task ->
    [challenge] { $man } takes up a challenge: { $detail }.
    [duel] { $man } wants to fight { $detail }.
    [search] { $man } searches Paris.
    [unmask] { $man } wants to unmask the conspirators.
    [solve] { $man } sets about the trap.
    [step] { $man } wants to go on through { $detail }.
    [fight] { $man } wants to fight a token.
   *[other] { $man } looks for the secret passage.
}
event-milady-revealed = { $drawn ->
    [yes] Milady is here this round: { $location }.
   *[no] Milady is revealed. She is here: { $location }.
}
event-not-there = Milady is not here: { $location }.
event-rochefort-flees = Rochefort is wounded and flees; he has { $life ->
    [0] no life points
    [one] one life point
   *[other] { $life } life points
} left.
event-action-lost = { $why ->
    [rochefort] Rochefort is unhurt: the action of { $man } is lost.
    [level] The level is out of reach now: the action of { $man } is lost.
   *[card] There is no card left for it: the action of { $man } is lost.
}
event-assassin = The assassin strikes at { $man }.
event-duel-begins = { $interrupts ->
    [yes] Milady is here, so Rochefort comes between: { $man } fights him first
   *[no] { $man } fights { $foe }
}{ $dice ->
    [0] {""}
   *[other] {" "}({ $dice } red dice{ $thrust ->
        [none] {""}
       *[other] , secret thrust: { $thrust }
    })
}.
event-dice-added = The dice of { $man }: { $own }{ $cards_add ->
    [0] {""}
   *[other] {" "}+ { $cards_add } (combat cards)
}{ $ability ->
    [0] {""}
   *[other] {" "}+ { $ability } (Aramis’ ability)
}{ $tokens_paid ->
    [0] {""}
   *[other] {" "}+ { $tokens_paid } (epic tokens)
}{ $full ->
    [yes] , but { $dice } at most
   *[no] {" "}= { $dice }
}.
event-rolled = { $throw ->
    [duel] { $man } rolls: { $blue }. The opponent ({ $foe }): { $red }.
    [siege] The siege of La Rochelle. The musketeers roll the dice of the cards laid there: { $blue }. Milady ({ $track } by the time track{ $more ->
        [0] {""}
       *[other] , { $more } by Reinforcement
    }): { $red }.
    [search] The search of Paris: { $blue } (swords and lilies are successes).
   *[abduction] The Abduction: Milady rolls: { $red } (swords are successes).
}
event-rerolled = The Toledo sword rerolls a { $face }: { $rolled }.
event-thrust-by-man = { $man } lands his secret thrust ({ $thrust }): { $foe } loses a life point, swords and shields do not count.
event-thrust-by-foe = { $foe } lands a secret thrust ({ $thrust }): { $man } loses a life point, swords and shields do not count.
event-thrust-wasted = { $man } has rolled his secret thrust ({ $thrust }), but it has no effect on { $foe }: swords and shields decide.
event-compared = Swords of { $man } against shields of { $foe }: { $swords }{ $more_swords ->
    [0] {""}
   *[other] {" "}(with the pistol)
} to { $foe_shields }{ $foe_more_shields ->
    [0] {""}
   *[other] {" "}(with the foe’s ability)
}, { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}. Swords of { $foe } against his shields: { $foe_swords }{ $foe_more_swords ->
    [0] {""}
   *[other] {" "}(with the foe’s ability)
} to { $shields }{ $more_shields ->
    [0] {""}
   *[other] {" "}(with the armour)
}, { $wounds ->
    [0] no hit
    [one] 1 hit
   *[other] { $wounds } hits
}.
event-tied = A tie: nobody is hurt. { $red ->
    [0] It goes on with { $blue } blue dice; the foe does not roll.
   *[other] They go on with { $blue } blue and { $red } red dice.
}
event-undecided = A tie, and nobody has dice left that could hurt: the duel has no result.
event-wounded = { $man } loses { $count ->
    [one] a life point
   *[other] { $count } life points
}{ $why ->
    [treachery] {" "}(treachery)
    [paris] {" "}(the conspiracy)
   *[other] {""}
}; { $life } left.
event-fell = { $man } is out of action and is laid down at the Vieux Colombier.
event-imprisoned = { $man } is taken to the Bastille{ $why ->
    [arrest] {" "}because Laffemas has wounded him
    [richelieu] {" "}because Milady is not at Richelieu’s
   *[other] {""}
}.
event-recovered = { $man } stands up with all his life points; that is his turn.
event-felled-escaping = { $man } would be out of action at the gate: he reaches the Vieux Colombier healed and on his feet, and his turn is over.
event-healed = { $man } has all his life points again.
event-beaten = { $man } beats { $foe }.
event-duel-failed = { $hits ->
    [0] { $man } does not beat { $foe }.
   *[other] { $man } wounds { $foe } but does not beat him: the foe has { $life } life left.
}
event-back-to-hand = { $enemy } goes back to Milady.
event-overcome = { $man } overcomes the challenge: { $skill } { $own }{ $matching ->
    [0] {""}
    [one] {" "}+ 1 card
   *[other] {" "}+ { $matching } cards
}{ $ability ->
    [0] {""}
   *[other] {" "}+ 1 (Aramis’ ability)
}{ $tokens_paid ->
    [0] {""}
    [one] {" "}+ 1 epic token
   *[other] {" "}+ { $tokens_paid } epic tokens
}; the level is { $level }{ $harder ->
    [0] {""}
   *[other] {" "}({ $harder } of it by the Harlot)
}.
event-successes = { $count ->
    [0] No new success
    [one] One more success
   *[other] { $count } more successes
}; { $total } so far, { $target } are needed.
event-louvre-stands = The Louvre marker stays where it is: a Louvre mission was completed this round.
event-trap-gone = The trap leaves the game: { $trap }.
event-thief = The thief takes the gold ({ $count }).
event-paris-completed = Completed in Paris: { $paris }.
event-louvre-completed = Completed at the Louvre: { $louvre }.
event-louvre-failed = Failed at the Louvre: { $louvre }.
event-louvre-moved = The Louvre marker goes down to space { $mark }.
event-gained-gold = { $count ->
    [0] The team can hold no more gold: { $surplus } is lost.
   *[other] The team gains { $count } gold{ $surplus ->
        [0] {""}
       *[other] {" "}({ $surplus } more is lost beyond the end of the track)
    }.
}
event-paid-gold = The team { $why ->
    [treachery] loses
   *[other] pays
} { $count } gold{ $why ->
    [bastille] {" "}to bribe the guard
    [beggars] {" "}to the Beggars
   *[other] {""}
}.
event-gained-epic = { $count ->
    [0] The team has seven epic tokens already: { $surplus } lost.
   *[other] The team gains { $count ->
        [one] an epic token
       *[other] { $count } epic tokens
    }{ $why ->
        [bonus] {" "}for completing the Louvre mission quickly
        [siege] {" "}because the La Rochelle marker has reached the second space from the right
       *[other] {""}
    }{ $surplus ->
        [0] {""}
       *[other] . { $surplus } more { $surplus ->
            [one] is
           *[other] are
        } lost, seven is the most
    }.
}
event-spent-epic = The team spends { $count ->
    [one] an epic token
   *[other] { $count } epic tokens
}.
event-gained-all-for-one = The team gains an All for One card{ $why ->
    [rochefort] {" "}because Rochefort is out of action
    [siege] {" "}because the La Rochelle marker has reached the space at the right end
   *[other] {""}
}.
event-used-for-tokens = { $count ->
    [one] An All for One card is used as two epic tokens.
   *[other] { $count } All for One cards are used as epic tokens.
}
event-used-all-for-one = { $use ->
    [freeze_time] All for One: the time stands still for the rest of the round.
    [queen_honour] All for One, for the Queen!
   *[other] All for One: two epic tokens.
}
event-queen-lost = The Queen loses { $count } honour{ $why ->
    [louvre] {" "}by the Louvre marker
    [paris] {" "}by the message
   *[other] {""}
}; { $left } left.
event-queen-regained = The Queen regains { $count } honour; she has { $left } now.
event-time-moved = The time marker moves { $count ->
    [one] one space
   *[other] { $count } spaces
}{ $why ->
    [disappearance] {" "}(one more by The Disappearance)
    [treachery] {" "}by Dead End
   *[other] {""}
}{ $left ->
    [0] {" "}and reaches Richelieu
    [one] ; it is one space from Richelieu now
   *[other] ; it is { $left } spaces from Richelieu now
}.
event-time-stands = The time marker stands still: the team has frozen it.
event-bought = { $man } buys: { $item } ({ $gold ->
    [0] for a combat card
   *[other] { $gold } gold
}).
event-replaced = { $man } gives up a token for it, which leaves the game: { $item }.
event-played-character = { $man } plays { $card }.
event-top-seen = On top of the treachery deck: { $treachery }.
event-top-dropped = The top treachery card is discarded.
event-top-left = The top treachery card stays where it is.
event-treachery-shown = { $seat } shows the treachery hand: { $treacheries }.
    .own = You show your treachery hand: { $treacheries }.
event-treachery-lost = { $seat } loses a treachery card: { $treachery }.
    .own = You lose a treachery card: { $treachery }.
event-reinforced = { $man } reinforces La Rochelle: { $card }.
event-destroyed = Milady destroys a card at La Rochelle: { $card }.
event-took-paris = { $seat } takes an unused Paris card.
    .private = You take { $paris }.
    .all = { $seat } takes { $paris }.
event-took-no-paris = { $seat } takes no Paris card.
    .own = You take no Paris card.
event-fetched-treachery = { $seat } searches out a treachery card.
    .private = You search out { $treachery }.
    .all = { $seat } searches out { $treachery }.
event-offered = { $man } offers { $other } an exchange and would give { $goods ->
    [none] nothing.
   *[other] this: { $goods }.
}
event-answered-offer = { $other } would give { $goods ->
    [none] nothing for it.
   *[other] this for it: { $goods }.
}
event-exchange-off = The exchange is off.
event-exchanged = { $man } and { $other } exchange. { $man } gives { $goods ->
    [none] nothing
   *[other] this: { $goods }
}. { $other } gives { $goods_back ->
    [none] nothing
   *[other] this: { $goods_back }
}.
event-turned-up = Turned up, { $space }: { $token }.
event-dagger = { $man } runs into a dagger.
event-cleared = { $board ->
    [4] { $man } has dealt with one of the enemies of { $space }.
   *[other] { $man } has cleared { $space }.
}
event-tokens-shown = The other tokens of the board: { $tokens }.
event-board-finished = { $man } finishes { $board ->
    [1] the Golden Lily Inn
    [2] the journey to England
   *[other] the way back to Paris
}.
event-room-passed = { $man } opens the way through antechamber { $room }.
event-siege-swords = La Rochelle: swords of the musketeers { $blue }, of Milady { $red }{ $smuggler ->
    [0] {""}
   *[other] {" "}({ $smuggler } of them by the Smuggler)
}.
event-sacrificed = { $man } gives a life point: Milady has { $red } { $red ->
    [one] sword
   *[other] swords
} left.
event-siege-moved = { $way ->
    [stays] The La Rochelle marker stays where it is, { $at_end ->
        [right] on the space at the right end
       *[no] { $siege ->
            [one] one space
           *[other] { $siege } spaces
        } from Richelieu
    }.
   *[moves] The La Rochelle marker moves { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } to the { $way ->
        [left] left
       *[right] right
    }{ $at_end ->
        [left] {" "}and reaches Richelieu
        [right] {" "}and reaches the space at the right end
       *[no] ; it is { $siege ->
            [one] one space
           *[other] { $siege } spaces
        } from Richelieu now
    }.
}
event-space-again = { $which ->
    [second_left] The second space from the left
    [second_right] The second space from the right
   *[right] The space at the right end
} has paid before: it pays nothing now.
event-game-over = { $reason ->
    [jewels] The jewelry is back: the musketeers win!
    [time] The time is up: Milady wins!
    [la_rochelle] La Rochelle is lost: Milady wins!
    [queen] The Queen has lost her honour: Milady wins!
    [constance] Constance has been strangled: Milady wins!
   *[other] No musketeer is left for the quest: Milady wins!
}
bot-goes = { $man } goes to: { $location }. { $what ->
    [duel] He wants to fight a duel there.
    [fight] He wants to fight a token there.
    [step] He wants to get on along a route there.
    [enter] He wants to get on along a route there.
    [challenge] He wants to overcome a challenge there.
    [search] He wants to search there.
    [unmask] He wants to unmask the conspirators there.
    [solve] He wants to solve a trap there.
    [reinforce] He wants to strengthen the siege there.
    [exchange] He wants to exchange there.
    [passage] He wants to use a secret passage there.
   *[other] He will be needed there.
}
bot-draws = { $man } draws a card: no other action is more useful now.
bot-reinforces = { $man } strengthens the siege: the marker is { $siege ->
    [one] one space
   *[other] { $siege } spaces
} from Richelieu.
bot-task = { $man } helps the team most with this now.
bot-next = { $why ->
    [lies] { $man } is next: he is out of action and only stands up.
    [prisoner] { $man } is next: he has to get out of the Bastille.
    [athos] { $man } is next: Rochefort does not interrupt him, so he can begin without danger.
   *[quest] { $man } is next: on the quest it is good to go after the others.
}

## Refusals
refusal-save-queen-or-not = Only the Queen can be saved now.
refusal-freeze-or-not = Only the time can be frozen now.
refusal-window-is-open = Say first whether you use an All for One card.
refusal-no-second-item = { $item }: no musketeer has two of it.
refusal-sold-out = { $item }: there is none left in the arsenal.
refusal-not-enough-gold = That costs { $gold } gold.
refusal-unhurt = Only a wounded musketeer buys a balm.
refusal-replace-one-of-yours = Choose one of his own tokens of the same kind.
refusal-buy-or-enough = Buy a second item, or say that it is enough.
refusal-one-thrust-each = He already has an improved thrust.
refusal-needs-combat-card = An improved thrust is paid with a combat card, and you hold no such card.
refusal-choose-challenge-cards = Choose the cards for the challenge.
refusal-level-not-reached = The level is not reached yet; missing: { $points }.
refusal-level-must-be-reached = The level can be reached, so it must be.
refusal-no-surplus = Superfluous cards and tokens are not accepted.
refusal-wrong-skill-card = { $card } does not count in this challenge.
refusal-not-in-hand = You do not hold that: { $card }.
refusal-counts-without-ability = { $card } counts in this challenge without the ability.
refusal-tokens-only-on-board-two = Epic tokens lower the level only on the journey to England.
refusal-no-epic-left = There are not enough epic tokens.
refusal-no-all-for-one = The team has no further All for One card.
refusal-treville-heals-or-releases = Mr. de Tréville heals a wounded musketeer who stands, or frees a prisoner.
refusal-drop-or-leave = Discard the top card or leave it.
refusal-only-aramis = Only Aramis can use any card.
refusal-aramis-once = Aramis has used his ability in this round.
refusal-choose-duel-cards = Choose the cards for the duel.
refusal-add-tokens-or-done = Add tokens, or say that you are done.
refusal-no-such-die = You have no such die.
refusal-reroll-or-keep = Reroll one die or keep the roll.
refusal-card-before-tokens = An All for One card is used up before tokens of the pool.
refusal-six-dice = Six dice are the most.
refusal-no-combat-card = { $card } is no combat card.
refusal-nothing-to-exchange = There is nothing to exchange.
refusal-make-an-offer = Make an offer or call it off.
refusal-answer-the-offer = Say what you give back, or decline.
refusal-settle-or-call-off = Agree or call it off.
refusal-item-cannot-pass = That cannot change hands: { $item }.
refusal-slots-would-break = Somebody would carry too much, or two of a kind.
refusal-own-men-share-cards = Both are yours: they share your cards and exchange only equipment.
refusal-banned = Who fell on the quest may not return to it.
refusal-without-effect = { $card } would have no effect now.
refusal-la-rochelle-full = Three cards already lie at La Rochelle.
refusal-out-of-reach = Level { $level } is out of reach; missing: { $points }.
refusal-only-on-quest = That is possible only on the quest.
refusal-no-such-paris-task = No Paris card here asks for that.
refusal-finish-looking = You are choosing tokens to reveal: pay, or take it back.
refusal-use-changes-nothing = That would change nothing now.
refusal-already-shown = You have already shown that: { $card }.
refusal-not-in-your-turn = That is not open to a musketeer in his turn.
refusal-no-actions-left = He has no actions left.
refusal-no-card-to-draw = There is no card left to draw.
refusal-no-gold-for-bribe = A bribe costs 1 gold, and the team has none.
refusal-not-in-bastille = He is not in the Bastille.
refusal-prisoner = From the Bastille he can only draw, buy, play a character card, exchange with another prisoner, or leave.
refusal-no-horse = He has no thoroughbred.
refusal-horse-used = The thoroughbred has been ridden in this round.
refusal-not-on-a-route = He is on no route of the inn.
refusal-closed-location = No musketeer goes there of his own will: { $location }.
refusal-already-there = He is already there: { $location }.
refusal-no-exchange-alone = A single player leads all musketeers: there is nothing to exchange.
refusal-isolated = Isolation: nobody exchanges in this round.
refusal-two-offers-failed = Two offers have failed in this turn; that is enough.
refusal-not-together = He is not in the same place: { $man }.
refusal-no-character-card = { $card } is no character card.
refusal-not-at-la-rochelle = That is not at La Rochelle.
refusal-no-such-challenge = There is no such challenge here: { $skill }.
refusal-enemy-not-here = He is not here: { $foe }.
refusal-no-trap-here = There is no trap here.
refusal-trap-stays = This trap stays until the mission ends.
refusal-no-card-to-discard = You have no card to discard.
refusal-four-challenges-first = The four challenges come before de Wardes.
refusal-not-on-this-board = This quest board has no such thing.
refusal-no-token-there = There is no token to fight there.
refusal-no-such-step = That step is not open from where he stands.
refusal-nothing-to-look-at = There is no face-down token that he could reveal.
refusal-cannot-pay-so = It cannot be paid that way.
refusal-nothing-to-pay = There is nothing to pay.
refusal-no-hidden-token = There is no face-down token, or you have chosen it already.
refusal-needs-gallantry = The Harlot wants a Gallantry card.
refusal-not-the-named-one = Only the named musketeer can meet the Nemesis.
refusal-six-successes = All six successes are there.
refusal-passage-too-dear = A secret passage costs { $count } epic tokens.
refusal-choose-destination = Choose your destination.
refusal-lay-paris-or-not = Lay a Paris card, or decline.
refusal-draw-or-play = Draw, play or decline.
refusal-rochefort-is-out = Rochefort is out of action; without him this is closed to you: { $location }.
refusal-paris-not-in-hand = You do not hold { $paris }.
refusal-no-treachery-left = The treachery deck is empty.
refusal-changes-nothing = { $treachery } would change nothing now.
refusal-treachery-not-in-hand = You do not hold { $treachery }.
refusal-fill-the-mission = Fill the mission first.
refusal-name-a-musketeer = Name a musketeer who is in play.
refusal-strength-missing = The strength must be { $strength } in all.
refusal-strength-exact = That cannot make up a strength of exactly { $strength }.
refusal-not-in-miladys-hand = That is not in your hand.
refusal-one-trap-a-mission = At most one trap lies at a mission.
refusal-pay-the-passage = Pay the secret passage.
refusal-take-paris-or-not = Take a Paris card, or decline.
refusal-holds-three = You already hold three treachery cards.
refusal-search-or-draw = Search out a card or draw.
refusal-destroy-one-card = Destroy a card at La Rochelle.
refusal-paris-not-unused = { $paris } is not among the unused cards.
refusal-not-in-treachery-deck = { $treachery } is not in the deck.
refusal-place-tokens = Place the tokens of the quest board.
refusal-token-not-for-space = That token cannot lie on this space.
refusal-spaces-are-empty = There are spaces without a token.
refusal-board-is-full = Every space has its token.
refusal-one-card-at-least = Discard at least one card.
refusal-choose-unmask-cards = Choose the cards to discard.
refusal-three-cards-at-most = Three cards at most.
refusal-choose-a-musketeer = Choose a musketeer.
refusal-first-paris-card = Choose the first Paris card.
refusal-musketeer-taken = { $man } is already taken.
refusal-sacrifice-or-not = Say whether he gives a life point.
refusal-target-stands = Choose a musketeer who stands and can be hit.
refusal-who-is-next = Say who is next.
refusal-had-his-turn = { $man } has had his turn, or is not in play.

## The table in the terminal
table-round = Round { $round }
table-tracks = Tracks
table-time = time { $time }/{ $end }
table-frozen = frozen
table-gold = gold { $gold }
table-siege = La Rochelle { $siege }/{ $end }
table-queen = Queen { $left }/{ $end }
table-epic = epic tokens { $epic }
table-all-for-one = All for One { $count }
table-dice = { $blue } blue, { $red } red dice
table-milady = Milady
table-milady-hidden = hidden
table-milady-home = at home
table-not-there = not: { $places }
table-rochefort = Rochefort { $life }/{ $end }
table-fled = fled
table-hand-counts = treachery { $treachery } · Paris { $paris } · deck { $deck }
table-paris = Paris
table-louvre = Louvre
table-empty = empty
table-level = { $skill } { $level }
table-done = done
table-successes = successes { $count }/{ $end }
table-mark = marker { $mark }/{ $end }
table-next = next: { $louvre }
table-named = for { $man }
table-quest = Quest
table-board = board { $board }, { $name }
table-room = antechamber { $room }
table-musketeers = Musketeers
table-life = life { $life }/{ $end }
table-lying = out of action
table-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
table-had-turn = had his turn
table-hands = Hands
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-known = known: { $cards }
table-you = you
table-hand = Your hand
table-own-men = Your men
table-treachery = Your treachery
table-paris-hand = Your Paris cards
table-destination = Your destination
table-token = epic token
table-picked = Chosen
table-none = none
table-siege-cards = at La Rochelle: { $cards }
table-duel = Duel
table-last-dice = Last roll
table-blue-dice = blue: { $faces }
table-red-dice = red: { $faces }
table-duel-is = { $man } against { $foe }: { $blue } blue, { $red } red
summary-side = Side
summary-player = Player
summary-led = Musketeers
summary-musketeers = Musketeers
summary-milady = Milady
summary-round = Ended in round { $round }.

## The data file
data-musketeers = Musketeers
data-enemies = Enemies
data-enemy_tokens = Enemy tokens
data-traps = Traps
data-treachery = Treachery cards
data-paris = Paris cards
data-louvre = Louvre cards
data-adventure = Adventure cards
data-arsenal = Arsenal
data-quest_boards = Quest boards
data-locations = Locations
data-location_cards = Milady’s location cards
data-rochefort = Rochefort
data-de_wardes = De Wardes
data-bastille_guard = The guard of the Bastille
data-nemesis_fighter = The Nemesis as a fighter
data-tracks = Tracks
    .time = time
    .gold = gold
    .la_rochelle = La Rochelle
    .queen = the Queen’s honour
    .louvre = the Louvre
    .constance = Constance
data-dice = Dice
    .blue = blue dice
    .red = red dice
data-setup = Players
data-options = Options
    .record = { $id ->
        [milady] { option-milady }
        [emergency_mode] { option-emergency_mode }
        [emergency_seconds] { option-emergency_seconds }
        [emergency_bot_seconds] { option-emergency_bot_seconds }
        [emergency_budget_ratio] { option-emergency_budget_ratio }
        [easier_start] { option-easier_start }
        [fatal_quest] { option-fatal_quest }
        [brave_athos] { option-brave_athos }
        [bastille_escape] { option-bastille_escape }
        [louvre_reward_on] { option-louvre_reward_on }
        [rochefort_interrupts_traps] { option-rochefort_interrupts_traps }
        [fixed_red_dice_cap] { option-fixed_red_dice_cap }
        [musketeer_selection] { option-musketeer_selection }
       *[other] { $id }
    }

reason-mousquetaires-time = the time track needs dice for each of its { $high } spaces, not for { $count }
