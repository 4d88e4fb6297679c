### What each kind of question asks and what one weighs, for a first game.

guide-ChooseArmy = Of each four cards you keep two; twelve rounds make your army. Commanders and cards with many command points pay for the others. A few types in numbers are better than many: two units of one type may share a column and fight with +1. To begin sooner, let “Suggest the rest” choose on the web table.
guide-AdvanceDiscard = Nobody stands against you there, so the ground is yours and one unit holds it. Discard the one with the lower combat value; keep the one that suits the terrain.
guide-FlankAttack = Where the enemy’s neighbouring columns stand open you may attack from the side, with +2. It is a fight like any other: you lay a bonus card, and the loser’s units are captured. Attack when you will probably win, above all if the column then changes hands.
guide-MainAction = Do as much as you like: deploy units and pay with other cards of your hand, charge, play Reserves, or end. First keep the enemy from holding three terrain cards when his turn begins: any unit opposite stops his advance. Then take empty columns, and keep a good card for a fight.
guide-OverlapChoice = Overlap gives +1 for each of your units with movement cost 3 or less in neighbouring columns without an enemy. The card is gone afterwards: play it where a point or two turns the fight.
guide-AttackerBonus = Your bonus card adds its command points: one of your hand, or the unseen top card of your deck. An average card has about three, so lay from your hand only what is better, and only if the fight is worth it.
guide-RetreatChoice = Units with a lower movement cost than the unit that leads the attack may retreat: they go to your discards instead of being captured. If all do, there is no fight, no ground is lost, and the attacker discards a unit. Stay where you will probably win.
guide-PursuitLoss = The enemy got away, and that costs you one of the units that attacked. Give up the one with the lower combat value.
guide-DefenderBonus = You may answer with a bonus card from your hand, an unseen one from your deck, or none. Often a point or two decides: spend a good card where the column counts, and trust the deck elsewhere.
guide-DefenderLead = Only the unit in front counts with its combat value; a second one gives +1. Put the strongest in front; Spears in front win a tie.
guide-DrawMode = Three cards are safe. Or discard one and draw as many as its command points: worth it with a card of four or five that you can spare. Nine cards may stay in your hand.
guide-DiscardDown = Only nine cards may stay. Discard what neither fits your columns nor pays much; it comes back when your deck is reshuffled.
