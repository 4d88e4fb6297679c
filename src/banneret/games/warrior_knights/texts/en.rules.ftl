### Warrior Knights: every numbered rule in the players’ language.

## W-1
rule-W-1 = The table
rule-W-1-1 = Everybody sees the crowns, votes, faith and influence of each Baron, his charges (three at most) and lasting events, whether he is banned, his stronghold with its garrison, his nobles, how many action cards he holds and how many of his eight markers are free.
rule-W-1-2 = A noble stands in an area, on a port while he is at sea, or off the board; he is rested or exhausted, leads troop cards, may carry casualty tokens and hold an office. Some nobles have no heir; those removed never come back.
rule-W-1-3 = A city is neutral, controlled by a Baron, or razed. Its strength is the printed one, 100 more when fortified, 100 less for each breach, never below 0. Its income is the printed one, 1 more when fortified; a siege stops its taxes but does not change this number.{ $fortified_income ->
    [taxation] {" "}In this game that 1 counts at Taxation only, not for razing and revolts.
   *[always] {""}
}
rule-W-1-4 = A stronghold has strength 400, less 100 for each breach. It can be besieged like a city, but not fortified.
rule-W-1-5 = The troops of an army are the sum of its cards and the retinue of its noble’s office; its strength is 100 less for each casualty token. The 200 of a commander are never part of it.
rule-W-1-6 = After every change to an army on the board: if it has casualties worth at least its troops, its noble dies; if it has no troops left, he leaves the board alive. A garrison with such casualties loses troops as if its noble had died. Several checks go in turn order, then star, square, triangle, circle, garrison.
rule-W-1-7 = A noble holds one office at most, a Baron three charges; concessions count as charges.

## W-2
rule-W-2 = The Fate deck
rule-W-2-1 = Each of the 24 Fate cards names a Baron, a noble’s shape, a city, a nationality, revolt or no revolt, a result in battle and one for each of the three expeditions.
rule-W-2-2 = For a random matter the top card is shown, used and put under the deck.
rule-W-2-3 = Where something suitable must be found, cards are drawn until one fits, at most as many as the deck holds; if none fits, nothing happens.
rule-W-2-4 = A random Baron must be in play. For a noble of a known Baron only the shape counts; for a random noble of a random Baron both come from the same card.
rule-W-2-5 = There is no discard pile. The deck is shuffled only before the game and by Uncertain Times. Cards held in a battle are out of it until the battle is over.

## W-3
rule-W-3 = Set-up
rule-W-3-1 = Seats go clockwise. { $barons ->
    [chosen] Each player in the order of the seats takes a Baron
   *[dealt] Each player is dealt a Baron
} with four nobles, twelve action cards, eight markers and a stronghold.
rule-W-3-2 = All decks are shuffled, and the top event is moved to the bottom. The back of an event shows its colour, so everybody knows the colour of the next one.
rule-W-3-3 = The pool of influence holds { $influence_per_baron } for each Baron.
rule-W-3-4 = With fewer than six Barons, Kingdom cities named by Fate cards are razed at once: eleven with two Barons, seven with three, five with four, three with five. All others stand and are neutral.{ $kingdom_cities ->
    [18] {" "}In this game Uran is a Kingdom city too.
   *[other] {" "}In this game Uran is no city.
}
rule-W-3-5 = A Fate card makes one Baron Chairman, a later one makes another Head of the Church.
rule-W-3-6 = Everybody starts with 15 crowns and without votes, faith and influence.
rule-W-3-7 = Everybody has four vassals (100, 50, 50, 50) and gets a random mercenary of 100 and one of 50.
rule-W-3-8 = All Barons assign their six troop cards to nobles or to the garrison at the same time and in secret. Neither the garrison nor every noble must have troops.
rule-W-3-9 = One mercenary more than there are Barons is put on offer, and three agendas are turned up.
rule-W-3-10 = In turn order each Baron places his stronghold in a Kingdom area without a standing city or another stronghold; with two or three Barons the outermost rows and columns are closed.
rule-W-3-11 = Starting with the Baron who placed last and going counterclockwise, everybody in turn places one noble with troops in a Kingdom area where no other Baron has a noble or stronghold, until all of them stand.
rule-W-3-12 = The Fate deck is shuffled, and the first round begins.

## W-4
rule-W-4 = The round: planning, actions, upkeep, until the game ends

## W-5
rule-W-5 = Planning
rule-W-5-1 = All at once and in secret each Baron puts up to two cards of his hand into each of three stacks.
rule-W-5-2 = Two of the eight shuffled neutral cards go into each stack; the last two are put aside unseen.
rule-W-5-3 = Each stack is shuffled by itself.

## W-6
rule-W-6 = Actions
rule-W-6-1 = Stack by stack the top card is shown and resolved. Its owner carries it out or declines; a declined card goes to its area all the same. Neutral cards go back to their pile. An area with two cards for each Baron runs its special phase at once; a mercenary track with more markers than Barons sets off the draft.
rule-W-6-2 = Levy Taxes goes to Taxation, Draft Soldiers to Wages, Rally Support to the Assembly, Serve the Church wherever its owner likes, Versatile Strategy back to his hand. Mobilize Forces goes to Wages if he only moved, to the Assembly if he only fought, otherwise to one of these as he likes.
rule-W-6-3 = If one card sets off both Wages and the draft, Wages come first.
rule-W-6-4 = After a special phase all cards of its area return to their owners’ hands and can be planned again next round. A phase is finished before the next card is shown.
rule-W-6-5 = A battle counts if it was really begun, with all permissions and not bought off; a move counts if a noble changed his place.

## W-7
rule-W-7 = The Barons’ cards
rule-W-7-1 = Levy Taxes: a crown for each area in which you have a noble; ports do not count.
rule-W-7-2 = Draft Soldiers: one of your free markers goes on an empty space of the mercenary track, free of charge. The two unnumbered spaces are always open, of those from 2 to 6 the ones whose number is not above the number of Barons.
rule-W-7-3 = Rally Support: 2 votes. If you then have more votes than every other Baron and are not banned, you become Chairman.
rule-W-7-4 = Serve the Church: 1 faith. If you then have more faith than every other Baron, you become Head of the Church. A heretic gets nothing, a Papal Legate gets more.
rule-W-7-5 = The two tokens do not move because numbers change: only by these two cards, a ban, an elimination, or a card that says so.
rule-W-7-6 = Mobilize Forces: choose an area, move any number of rested nobles into it, each on his own way, and then start one battle there if you like. Nobles who arrive at its port by sea have moved but cannot fight. In the end all who moved or attacked are exhausted.
rule-W-7-7 = Versatile Strategy: 2 crowns, or 1 vote, or a move of one rested noble, or a battle with nobles already in place, or a marker on the mercenary track for the fee of its space (8, 7, 6, 5, 4, 3, 2 from left to right).
rule-W-7-8 = Until the card is finished the nobles who moved are still rested: they can attack and use their abilities.

## W-8
rule-W-8 = The neutral cards
rule-W-8-1 = Important Event: the colour of the next event is known. A red one the Head of the Church draws himself, or he pays a faith and names another; a green one he gives to another, or pays a faith and draws it himself; a blue one he gives to anybody. Random targets are drawn first; without one the event is void. The drawer of a red event can cancel it for the printed faith; for a blue one all Barons can pledge together, in two passes, and pay only if it is enough; green ones cannot be cancelled. Lasting events stay with the Baron they hit, some until the end of the round; the others are discarded. An empty deck is made anew from the discards.
rule-W-8-2 = Fund Expeditions: the Chairman may start one that is not under way. In turn order each Baron may stake 1 to 5 crowns and a marker; if nobody does, it stays at home. The Head of the Church may bless it for a faith. Expeditions that were under way before advance a space; those on the third space draw a Fate card, blessed ones two, of which the better counts: stakes come back multiplied, or there is no news and they wait, or the fleet is lost.
rule-W-8-3 = Upgrade Defenses: in turn order each Baron may repair breaches of one of his cities or of his stronghold for 2 crowns each, or fortify one city for 4. Nothing besieged can be chosen.
rule-W-8-4 = Muster Troops: in turn order each Baron may remove casualty tokens from one of his armies, wherever it is, for 2 crowns each.
rule-W-8-5 = Uncertain Times: the Fate deck is shuffled.

## W-9
rule-W-9 = Special phases
rule-W-9-1 = Taxation: in turn order each Baron receives the income of his unbesieged cities, his concessions and what his offices bring; under Bad Harvest his cities give nothing, once. When all have received, the laws Income Tax and Tithe are applied.
rule-W-9-2 = Wages: in turn order each Baron pays for all his troops, on the board or not. An army led by a circle noble is free as long as it is 400 strong or less. Vassals are paid first, the cheapest first, and stay even if unpaid; mercenaries who are not paid desert into the deck.
rule-W-9-3 = The Assembly. All attend but the banned and the Ambassador; each gets a vote, one for each Kingdom city, and two as Chancellor. An absent Chairman names somebody to lead the meeting. First come private motions: a random Baron may propose to lift a ban, to end a law, charge or office, to postpone the meeting, or to vote on a discarded agenda. Then the Chairman orders the agendas. For each, everybody commits votes in secret; they are shown and paid, and each declares in turn what his count for. Most votes win, the Chairman breaks ties. Two Barons write all their ballots beforehand instead. Laws stay in force; charges go to the chosen Baron, who gives up an older one if he has more than three; offices go to one of his nobles. Whom a motion, charge or office is aimed at may refuse it and is banned; so is whoever defies a law. Banned Barons do not attend, vote, or become Chairman; they may ignore laws freely. A banned Chairman passes the token to the unbanned Baron with the most votes. A ban that is lifted counts from the next meeting. In the end three new agendas are turned up; unspent votes are kept.{ $open_private_motions ->
    [on] {" "}Private motions may also forbid things to everybody (W-16.1).
   *[off] {""}
}
rule-W-9-4 = The draft: the markers on the track are served from left to right. Each hires one troop of the offer for a fee equal to its wage, or none, and comes off. At his first marker a Baron may hire several of one nationality instead, one for each marker he has on the track; his right-most markers come off too. A hired troop joins a noble at an unbesieged city or stronghold of yours, a noble off the board, or the garrison. Then a new offer is turned up.

## W-10
rule-W-10 = Movement
rule-W-10-1 = Only rested nobles in an area move. Nobody gets out of a besieged city or stronghold of his own.
rule-W-10-2 = By land a noble goes one step across an open border or a bridge, or up to three steps if each of them follows a road. On a road he may also turn back, but he ends elsewhere than he began.
rule-W-10-3 = Mountains, and rivers without a bridge, cannot be crossed.
rule-W-10-4 = To pass through an area with another Baron’s noble or city you need the permission of every such Baron. A stronghold alone needs none, nor does stopping there, nor leaving the area where you begin.
rule-W-10-5 = From a port area a noble can sail to any other port area instead. He stands on the port, exhausted; there he neither attacks nor is attacked, and he goes ashore in Upkeep.
rule-W-10-6 = On his way a noble may take troops from your garrison or from another rested noble of yours. An army with casualties is taken over whole with its tokens, or not at all; whoever has nothing left leaves the board. Nobles in a besieged place neither give nor take.
rule-W-10-7 = You may move nobles into your own besieged city or stronghold; they are shut in then.
rule-W-10-8 = Permissions are asked before the noble sets out. A refusal closes that way; you may choose another, move another noble, or stop.

## W-11
rule-W-11 = Battles
rule-W-11-1 = Nobles in the area of their own city or stronghold are inside; all others are in the open.
rule-W-11-2 = With a rested noble you can fight another Baron’s nobles in the open, or assault or besiege a city that is not yours or another Baron’s stronghold.
rule-W-11-3 = For an assault or a siege every third Baron with a noble in the area must give permission; for a second siege too.
rule-W-11-4 = You name the rested nobles who attack; all nobles of the defender there, and the garrison of an assaulted stronghold, take part. Each side names a commander. It draws a Fate card for each full 100 of strength, walls included, and two for its commander; with one it must discard two of them, of two cards one, and may discard more. Kept cards are shown, and “draw another” brings another. A rested commander may use his shape: the star deals one loss more, the square prevents one, the triangle counts one victory more. Dealt losses less those prevented fall on the other side, which places them on its armies, a defender also on the walls. Then victories are counted, unless a side that brought nobles has none left or a defender without nobles no longer stands: two more and the loser’s nobles die, one more and they retreat. A commander’s ability counts even if he is about to fall: the dead are removed in the end. An assault takes the place if an attacker lives and the defender no longer stands or has lost.{ $fate_draw_cap ->
    [0] {""}
   *[other] {" "}Nobody draws more than { $fate_draw_cap } cards.
}{ $fallen_defenders ->
    [count] {" "}In an assault victories are counted even if all defending nobles fell, while walls or garrison stand.
   *[skip] {""}
}
rule-W-11-5 = Nobles in a besieged place of their own can only attack the besieger, in the open field and without the help of the walls.
rule-W-11-6 = A place besieged by another cannot be besieged by you; with his permission you may assault it.
rule-W-11-7 = While the law Inviolable Seats is in force, attacking a stronghold is defiance.
rule-W-11-8 = A siege needs a greater total than the defender’s: armies, walls, and 200 for a noble. The first siege puts a marker there; a second one in a later round takes the place, and all nobles inside die. A besieged place brings no influence and no taxes, is not repaired, and nobody leaves it. The siege ends when the besieger has no noble left in the area.
rule-W-11-9 = A retreating noble first draws for a deserter. Then he goes to a neighbouring area across a passable border without another Baron’s city, noble or stronghold; if there is none, to his stronghold, exhausted. If that is besieged or lost, or if the battle was overseas, he dies.
rule-W-11-10 = A captured city keeps its breaches and its fortification. At that moment only you may raze it instead, for three times its income. A city that becomes neutral is no longer fortified.
rule-W-11-11 = { $player_elimination ->
    [on] Whose stronghold is taken is out of the game (W-16.3).
   *[off] Whoever takes a stronghold gets half of its Baron’s crowns, rounded down, and a city of the loser’s choice. The stronghold leaves the board; the garrison draws a deserter and loses troops for its casualties. Without a stronghold on the board there is no influence; it can be placed again in Upkeep.
}

## W-12
rule-W-12 = Death of a noble
rule-W-12-1 = A Fate card names a nationality: one such mercenary of his army deserts, as his Baron chooses.
rule-W-12-2 = For his casualty tokens mercenaries of his army are discarded, of the greatest total not above 100 for each token. Vassals never fall. All tokens come off.
rule-W-12-3 = The figure leaves the board, and his office is lost.
rule-W-12-4 = His heir takes over the remaining troops and comes back in Upkeep. Without an heir he is out of the game: his mercenaries go into the deck, his vassals leave the game.{ $exchange_heirs ->
    [on] {" "}He comes back only if his heir lives and is with his own Baron (W-16.2).
   *[off] {""}
}

## W-13
rule-W-13 = Upkeep
rule-W-13-1 = First it is seen whether somebody has won by cities.
rule-W-13-2 = Everybody whose stronghold is on the board gets 1 influence for each of his unbesieged cities, from the pool as long as it lasts.
rule-W-13-3 = For each city without a noble of its Baron a Fate card is drawn, in turn order and then in the order of the board. If it says revolt, he pays 1 faith, or twice the income in crowns, or the city becomes neutral.
rule-W-13-4 = Nobles on ports go ashore.
rule-W-13-5 = All nobles become rested.
rule-W-13-6 = In turn order each Baron may place a lost stronghold, rearrange troops among nobles in the same area, and give troops of nobles off the board and of the garrison to nobles off the board. Then every noble off the board with troops comes back at his stronghold or at an unbesieged city of his.
rule-W-13-7 = What held for this round ends, and it is seen whether the game is over.

## W-14
rule-W-14 = The end of the game
rule-W-14-1 = Whoever controls more than half of the standing Kingdom cities at the start of Upkeep wins at once. With two Barons it takes five cities; if both have five, the one with more wins.{ $two_player_city_scope ->
    [kingdom] {" "}Only Kingdom cities count for the five.
   *[all] {" "}Overseas cities count for the five too.
}
rule-W-14-2 = { $might_is_right ->
    [on] An empty pool ends nothing: only W-14.1 wins.
   *[off] If the pool is empty at the end of an Upkeep, the most influence wins. Ties go to more cities, then to crowns, faith and votes together, then to more troop cards on the board; if that is equal too, there is no king and no winner.
}{ $round_limit ->
    [0] {""}
   *[other] {" "}After round { $round_limit } the game is over in any case; { $might_is_right ->
        [on] then Kingdom cities count, then influence, cities, riches and troop cards.
       *[off] then the same ranking counts.
    }
}
rule-W-14-3 = Influence from cards also comes out of the pool; what is lost does not go back. A pool that runs out in mid-round ends the game after that round’s Upkeep.

## W-15
rule-W-15 = Bargaining
rule-W-15-1 = { $negotiation ->
    [full] You may give any other Baron crowns at any time, and nothing else. Promises bind nobody.
   *[other] In this game nobody may give crowns to others. Promises bind nobody.
}
rule-W-15-2 = { $negotiation ->
    [full] A Baron asked for permission allows it, refuses, or names a price that you pay or decline. It holds for this one move or battle; the same request is not made twice with one card.
    [permissions] A Baron asked for permission allows it or refuses; he names no price. It holds for this one move or battle; the same request is not made twice with one card.
   *[off] In this game every permission is refused.
}
rule-W-15-3 = { $negotiation ->
    [full] Before the commanders are chosen an attacked Baron may offer crowns once; if you accept them, no battle is fought.
   *[other] In this game an attack cannot be bought off.
}
rule-W-15-4 = Without bargaining there are no gifts, prices and offers, and every permission is refused.

## W-16
rule-W-16 = Options
rule-W-16-1 = Open private motions: a private motion may forbid something to everybody, or allow it again. Whoever does it all the same is banned.
rule-W-16-2 = Exchange of heirs: the holder of an heir may hand him to another Baron or kill him. A dead noble comes back only if his own Baron holds the heir; if the heir is killed, he is out of the game.
rule-W-16-3 = Elimination: a Baron whose stronghold falls is out, with all he has; his cities become neutral. Thresholds follow the Barons left, and the last one wins.
rule-W-16-4 = Might is right: only cities win, and an empty pool ends nothing.
rule-W-16-5 = Abandoned nobles: a noble lost through desertion leaves the board without being dead.
rule-W-16-6 = Miracles can happen: a lasting event can be ended later for its printed cost and one faith more, as long as it has not taken its effect for good.
