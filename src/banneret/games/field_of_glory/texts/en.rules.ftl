### Field of Glory: every numbered rule in the players' words.

## F-3
rule-F-3 = The battlefield and the armies
rule-F-3-1 = The battlefield has five columns, numbered 1 to 5 in the same way for both players. Columns 1 and 5 are the flanks; columns are neighbours if their numbers differ by one.
rule-F-3-2 = Five of the nine terrain cards are drawn at random and laid one by one: a Plain as near to column 3 as possible, any other terrain as far from it as possible. { $terrain_tie ->
    [left] If left and right are equally good, it goes to the left
   *[random] If left and right are equally good, chance decides
}; the other four cards stay out of the game, unseen.
rule-F-3-3 = All terrain is neutral at first. A terrain card that somebody controls is turned towards that player.
rule-F-3-4 = So Rough, Woods and Hill always lie at the outside, and column 3 is always a Plain.
rule-F-3-5 = Both players own the same 48 cards. Each puts the shuffle card aside and shuffles the 48.
rule-F-3-6 = { $army_selection ->
    [random] Armies are not drafted: of every four of your 48 cards a random two are kept and two are put away for good. You know your own cards, but nothing of the other player’s
   *[draft] Both players draft at the same time: twelve times you look at the next four of your cards, keep two and put two away for good. You see the terrain and what you have kept, but nothing of the other player’s cards
}; who begins is not known yet.
rule-F-3-7 = The 24 cards put away leave the game. The 24 kept ones are shuffled and become your draw deck, with the shuffle card under it, First Shuffle side up.
rule-F-3-8 = Both players draw nine cards.
rule-F-3-9 = { $starting_player ->
    [red] Red has the first turn, as you have agreed.
    [blue] Blue has the first turn, as you have agreed.
   *[random] Chance decides who has the first turn.
}

## F-4
rule-F-4 = Decks and discards
rule-F-4-1 = Cards are discarded face up, one at a time, onto their owner’s pile. You may look through your own pile at any time; of the other one you see the top card only.
rule-F-4-2 = Units from the field, payments, bonus cards and played action cards always go to the discard pile of their owner, unless they are captured.
rule-F-4-3 = An empty draw deck is refilled only when a card is needed from it: then the whole discard pile is shuffled. If that is empty too and you should draw, nothing is drawn, but it counts as a reshuffle.
rule-F-4-4 = The shuffle card shows how often your deck has been reshuffled: it is turned over at the first time and put aside at the second. Further reshuffles change nothing.
rule-F-4-5 = Cards that lie on the table in a fight, and a Reserves card that is being carried out, are not in the discard pile yet and are not shuffled with it.
rule-F-4-6 = Captured cards and cards put away in the draft never come back.
rule-F-4-7 = If you discard several cards of your choice you decide their order; otherwise they go in the order of the card list, Overlap before the bonus card. The order matters only for the visible top card.

## F-5
rule-F-5 = The turn: victory check, advance, flank attacks
rule-F-5-1 = Players take turns. A turn has five phases: victory check, advance, flank attacks, actions, drawing cards.
rule-F-5-2 = If you control three or more terrain cards at the start of your turn, you win at once.
rule-F-5-3 = Advance: in every column where you have a unit and the enemy has none, you take control of the terrain card.
rule-F-5-4 = If you have two units in such a column you must discard one of them, whichever you like; { $unopposed_pair ->
    [on_capture] this holds only when you take control of the column.
   *[always] this holds on every turn, even if you controlled the column before.
}
rule-F-5-5 = Each column is looked at by itself, from 1 to 5.
rule-F-5-6 = Columns in which only the enemy has units are not touched. You keep control of a column even without units there.
rule-F-5-7 = You may attack a column in the flank if both of you have units there, you have a unit in a neighbouring column that has no enemy, and in the column beyond that one there is no enemy either, or no column at all. All such targets are found once, at the start of the phase.
rule-F-5-8 = You may attack each target once, in any order, or not at all. What becomes possible only during the phase does not count.
rule-F-5-9 = For a flank attack you name the column that attacks, either the target column itself or the helping neighbour, and the unit that leads. Only units of that column take part.
rule-F-5-10 = The defender may retreat first; if a unit stays, you fight as in a charge, with +2 for you. { $flank_bonus_timing ->
    [before_retreat] You lay your bonus card before the retreat, as in a charge.
   *[after_retreat] You lay your bonus card only after the retreat.
}

## F-6
rule-F-6 = Actions
rule-F-6-1 = In your action phase you may deploy, charge and play Reserves as often as you like and in any order, or do nothing. Units may charge on the turn in which they are deployed.
rule-F-6-2 = One deployment places one or more units from your hand into columns on your side, and pays for all of them together.
rule-F-6-3 = A unit costs its movement cost, in column 1 or 5 also its flank penalty, and on Rough ground 1 more.
rule-F-6-4 = A column holds at most two of your units, of the same type, except that Light Infantry may stand with an Elephant and Archers with anything. Before you place a unit you may discard your older units in that column for free. You pay with cards left in your hand whose command points reach the cost; { $payment_rule ->
    [irredundant] no card of the payment may be superfluous, no change is given
   *[free] you may overpay, no change is given
}, and if the cost is 0 you pay nothing.
rule-F-6-5 = { $overlap_in_flank_attack ->
    [on] Overlap is played in a charge or a flank attack before your bonus card
   *[off] Overlap is played in a charge before your bonus card, never in a flank attack
}: +1 for each of your units with movement cost 3 or less in the neighbouring columns that have no enemy{ $overlap_in_flank_attack ->
    [on] {""}; units of the attacking column do not count
   *[off] {""}
}. It must give at least +1, and { $max_overlap_per_charge ->
    [1] only one may be played in an attack.
   *[other] up to two may be played in an attack, each with its full value.
}
rule-F-6-6 = Reserves: draw three cards, then discard the Reserves card. Your hand may grow beyond nine.
rule-F-6-7 = Charge: choose a column in which both of you have units, and the unit that leads. Then you fight there.
rule-F-6-8 = You compose a deployment in private: nothing on the table changes before you confirm it.
rule-F-6-9 = While composing you place units, discard older ones to make room, then pay card by card. A unit can be placed only if the cards left can still pay for everything, and whatever you discard must be followed by a unit in the same column.
rule-F-6-10 = A deployment that has been begun can always be finished; it is offered only if some unit can be placed and paid for.
rule-F-6-11 = When you confirm, everything is carried out in the order in which you chose it, and the other player sees it.
rule-F-6-12 = Cancelling a deployment leaves everything as it was.
rule-F-6-13 = Until you confirm, the other player sees only that you are choosing an action; a cancelled deployment leaves no trace.
rule-F-6-14 = Composing step by step allows exactly those deployments that could be made in one go.

## F-7
rule-F-7 = Fights
rule-F-7-0 = In a fight the unit that leads stands in front and its combat value counts; outside fights two units of a column have no order.
rule-F-7-1 = Before the fight each defending unit with a smaller movement cost than the leading attacker may retreat to its owner’s discard pile. Flank penalty and Rough ground do not matter here.
rule-F-7-2 = Each side adds the command points of a bonus card: a card from the hand, or the unseen top card of the draw deck. Everybody sees where it comes from, but the other player sees the card only when both are revealed. { $deck_bonus_seen_by ->
    [nobody] A card from the deck is not looked at before that even by its owner.
   *[owner] Its owner sees a card from the deck at once.
} { $defender_may_decline_bonus ->
    [off] Both must take one.
   *[on] The attacker must take one, the defender may do without.
}
rule-F-7-3 = A source that has no card is not offered; an empty deck can be reshuffled for it. With no card anywhere the bonus is 0.
rule-F-7-4 = The defender chooses the leading unit among those that have not retreated, after the bonus cards have been laid.
rule-F-7-5 = A side with two units in its column gets +1.
rule-F-7-6 = { $unit_modifiers ->
    [both] Modifiers on unit cards count for the leading units of both sides, each against the unit that leads the enemy
   *[attacker] Modifiers on unit cards count only for the unit leading the attack, against the unit leading the defence
}; Pikes look at their own companion instead. If Spears lead the defence, the defender wins a tie.
rule-F-7-7 = The terrain of the attacked column counts for both leading units, wherever the attack comes from: Woods give some units −2 and Light Infantry +1, a Hill gives +1 to a defender who controls it.
rule-F-7-8 = The loser’s units that fought are captured by the winner; a second unit of the winner is discarded. After a tie all units that fought are discarded. In a flank attack from a neighbouring column your units in the attacked column take no part.
rule-F-7-9 = A winning attacker takes control of the attacked column. A winning defender takes no control, but an attacker who had it loses it; after a tie the column is neutral.
rule-F-7-10 = If all defenders retreat there is no fight and control does not change; the attacker discards any Overlap and bonus card and one of the units that attacked{ $flank_full_retreat_costs_unit ->
    [off] {""}; after a flank attack he loses no unit.
   *[on] .
}
rule-F-7-11 = Rampage: if Elephants are captured, the winner also gets the top card of the loser’s draw deck, one card however many Elephants. Elephants that are discarded do not rampage.

## F-8
rule-F-8 = Drawing cards, and the end
rule-F-8-1 = At the end of your turn you draw three cards, or discard one card and draw as many as its command points. Then you discard down to nine.
rule-F-8-2 = Once both decks have been reshuffled twice, { $end_timing ->
    [round] the game ends as soon as both players have had equally many turns.
   *[turn] the game ends after the running turn.
}
rule-F-8-3 = Then whoever controls more terrain cards wins; if equal, whoever has captured more victory points; if equal again, the game is drawn.
rule-F-8-4 = The game always ends: every turn uses up cards of a deck, and every action uses up a card or a unit.

## F-9
rule-F-9 = Secrets
rule-F-9-1 = Whether you are asked something depends only on what the other player knows too, so that no question gives away what you hold.
