### Havoc on one page: what it is about, a turn, how it is won, what to know at first. Under 300 words in all.

primer-about = You lead a company of mercenaries through nine battles of the Hundred Years War. Each battle is won by the strongest hand, much as in poker, with hands of up to six cards. The art is to know which battle is worth your cards: what you lay is gone.
primer-aim = Each battle pays points to its best hands; most points win (H-13.1). The last battle, Castillon, is fought by everybody and pays most (H-12.4).
primer-turn =
    On your turn either recruit or cry Havoc! (H-3.1).
    Recruit: draw two cards, each from the deck or from the open recruits, then place one card of your hand among the recruits (H-4.1, H-4.6).
    Cry Havoc!: the next battle begins. You lay at least two cards; then each player joins with two or more, or stays out and draws a card (H-6.4).
    Those in the battle go on laying cards or pass, until all have passed (H-6.5). The best hand takes the card, its owner becomes Peacekeeper and has the next turn.
primer-know =
    Flushes and straights need five or six cards and must use all your counted cards (H-8.2). Sets count whatever lies beside them.
    Dogs of War are worth 0. They fetch cards while recruiting, and bring cards home after a battle (H-4.4, H-10.1).
    If the Peacekeeper recruits too often, a year of peace cancels the next battle, and the others discard a card (H-5.2).
primer-first = Stay out of the battles you cannot win: a free card is worth more than third place. Save a strong hand for Castillon.
