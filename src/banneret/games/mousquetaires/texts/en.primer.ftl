### Mousquetaires du Roy on one page: what it is about, a turn, how it is won, what to know at first. Under 300 words in all.

primer-about = The musketeers play together: they must bring the Queen’s jewelry back from England in time. Milady plays against them, with missions in Paris and at the Louvre, treachery, and her bodyguard Rochefort.
primer-aim = The musketeers win when they have passed the fourth antechamber of the last quest board. Milady wins if time runs out, if La Rochelle or the Queen’s honour falls to Richelieu, if Constance is strangled, or if all musketeers are banned (M-21.1).
primer-turn =
    Milady secretly chooses where she is, may lay a Paris card, and draws or plays a treachery card (M-4.1, M-4.2, M-4.3).
    Each musketeer has three actions, four if only three are in play: move, draw, overcome a challenge, fight a duel, buy, go on with the quest (M-5.3, M-5.4).
    At La Rochelle both sides roll for swords, and the marker moves by the difference (M-13.5, M-13.8).
    At the end the time moves on, then the Louvre and Paris take their toll (M-20.1).
primer-know =
    A challenge: your skill and one point for each matching card must reach the level (M-6.1).
    A duel: three dice, more for combat cards; swords wound, shields stop them, your secret thrust wounds at once (M-7.1, M-7.3).
    Where Milady hides, Rochefort must be fought before any task (M-10.1).
    A musketeer without life points lies down and stands up in his next turn; nobody dies (M-8.1, M-5.2).
primer-first = Share the work: one on the quest, one at the Louvre, one who keeps La Rochelle in balance. The quest alone wins, but every track can lose.
