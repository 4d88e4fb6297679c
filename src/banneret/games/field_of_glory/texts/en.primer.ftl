### Field of Glory on one page: what it is about, a turn, how it is won, what to know at first. Under 300 words in all.

primer-about = Two armies of antiquity fight over five stretches of ground. You choose 24 of your 48 cards; each card is a unit, money to pay for others, and a hidden bonus in a fight.
primer-aim = You win at once if you control three terrain cards at the start of your turn (F-5.2). When both decks have been reshuffled twice, more terrain wins, then more captured points (F-8.3).
primer-turn =
    Victory check and advance: wherever only you have a unit, the terrain becomes yours (F-5.3).
    Flank attacks, where the enemy’s neighbouring columns stand open (F-5.7).
    Actions, as many as you like: deploy units and pay with other cards, charge, play Reserves (F-6.1).
    Draw three cards, or discard one and draw as many as its command points; keep nine (F-8.1).
primer-know =
    A unit costs its movement cost, more on the flanks and on Rough ground (F-6.3). You pay with cards of your hand.
    Two units of one type in a column give +1 in a fight (F-6.4, F-7.5).
    In a fight both sides add a bonus card, from the hand or unseen from the deck (F-7.2).
    The loser’s units are captured; a winning attacker takes the ground (F-7.8, F-7.9). After a tie everything there is gone.
    Quicker units may retreat before the fight, and then no ground is lost (F-7.1, F-7.10).
primer-first = An empty column is the cheapest ground: put a unit where the enemy has none, and he must answer. Keep a good card in hand for the fight that counts.
