### Warrior Knights on one page: what it is about, a turn, how it is won, what to know at first. Under 300 words in all.

primer-about = The throne is empty. You are a Baron with four nobles, a stronghold and hired soldiers; you conquer cities, vote laws in the Assembly, serve the Church and pay your troops.
primer-aim = Whoever controls more than half of the standing Kingdom cities at the start of Upkeep wins at once; with two Barons it takes five cities (W-14.1). If the pool of influence runs out, the most influence wins (W-14.2).
primer-turn =
    Planning: all secretly put up to two cards into each of three stacks; neutral cards are shuffled in (W-5.1, W-5.2).
    Actions: stack by stack the cards are turned up, and their owners carry them out (W-6.1).
    Where enough cards have gathered, a special phase follows: Taxation, Wages or the Assembly (W-9.1, W-9.2, W-9.3).
    Upkeep: 1 influence for each unbesieged city; cities without a noble may revolt; nobles rest (W-13.2, W-13.3, W-13.5).
primer-know =
    Mobilize Forces moves rested nobles to one area, and may start a battle there (W-7.6).
    Levy Taxes pays for areas with nobles; Rally Support gives votes, Serve the Church gives faith, Draft Soldiers leads to mercenaries (W-7.1, W-7.2, W-7.3, W-7.4).
    A battle: each full 100 of strength draws a Fate card (W-11.4). A siege needs the greater total, and takes the place the second time (W-11.8).
    Unpaid mercenaries desert; vassals stay (W-9.2).
primer-first = Take the nearest city in the first round, and leave a noble in it: an empty city may revolt. Keep crowns for Wages.
