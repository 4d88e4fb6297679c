### Knights on one page: what it is about, a turn, how it is won, what to know at first. Under 300 words in all.

primer-about = You throw six dice to take castles, win tournaments and gather helpers, from two piles in the middle or from the others. Each card shows what must be beaten.
primer-aim = You win at once with castles of four colours, or with two castles and three tournament cards (K-14.1), or by overthrowing the king (K-14.2).
primer-turn =
    You may put the top card of a pile under it and look at the next, once in a turn (K-6.1).
    Say what you go for: the top card of a pile, a card of somebody else, a tournament, or the king (K-5.1).
    Throw all six dice; you may reroll twice. Every six is locked and does not count (K-4.1, K-4.2).
    Beat the dice on the card, and it is yours; fail, and a card of a pile goes under it (K-8.2).
    A special card from a pile gives you another attempt; a failure or a castle ends your turn (K-5.3, K-5.4).
primer-know =
    More equal dice beat fewer; then the higher face counts, then the best of the other dice (K-3.3). A tie is not enough (K-3.5).
    You may not own two castles of one colour or two special cards of one kind (K-2.2).
    Somebody’s castle is defended: if you beat its dice, the owner rolls against you. A last castle is safe (K-9.2, K-9.5).
    In a tournament the others roll too, and the strongest roll gets the card (K-10.4).
    The king may be challenged when your turn begins with three castles; whoever fails loses one (K-11.1, K-11.4).
primer-first = Take die cards and other helpers early: they work for the whole game, and they give you another attempt at once.
