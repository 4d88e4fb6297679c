### Field of Glory: what the table, the log and the refusals say.

game-title = Field of Glory: The Card Game
game-name = Field of Glory
game-about = Two generals draft armies of antiquity and fight over five stretches of ground. Every card is a unit, money and a hidden trump at once.
game-levels = Measured at a twentieth of a second an answer (at the table bots take longer): medium beats easy in 94 games of 100, hard beats medium in 60, and master, which has learned from 60,000 games, beats hard in 61.
game-credit = Martin Wallace, Treefrog Games

## Cards and people
card-known = { $name } ({ $points })
card-unknown = an unknown card
card-placed = { $card } → column { $column }
card-flanking = { $card } from column { $origin } against column { $column }
card-flanking-front = { $card } from the front, column { $origin } against column { $column }
card-standing = { $card }, column { $column }
card-placed-for = { $card } → column { $column } for { $cost }{ $sum }
cost-penalty = {" "}+ { $penalty } flank penalty
cost-terrain = {" "}+ { $ground } terrain
card-copies = Cards of an army list, with their command points: { $cards }
card-values = combat { $combat }, movement { $movement }, flank penalty { $penalty }, { $victory } VP
cards-none = nothing
side-red = Red
side-blue = Blue

## How cards are written and typed, before their command points
letters-elephant = el
letters-spear = sp
letters-archers = ar
letters-light_cavalry = lc
letters-light_infantry = li
letters-medium_infantry = mi
letters-cavalry = cv
letters-heavy_infantry = hi
letters-pike = pk
letters-commander = co
letters-overlap = ov
letters-reserves = re

## Terms of a strength
term-lead = lead unit
term-bonus = bonus card
term-pair = two units
term-terrain = terrain
term-modifier = against this enemy
term-companion = with its companion
term-overlap = Overlap
term-flank = flank attack
sum-lead = { $card }
sum-bonus = { $source ->
    [hand] bonus card from the hand: { $card }
   *[deck] bonus card from the deck: { $card }
}
sum-no-bonus = no bonus card
sum-pair = two units
sum-terrain = { $ground }
sum-modifier = against { $card }
sum-companion = with { $card } beside it
sum-overlap = Overlap
sum-flank = flank attack

## Chances
chance-victory = chance to win the fight
chance-tie = tie
chance-loss = loss
chance-assumes = Both choose their bonus cards as the expert does; your opponent’s unseen cards are as likely as a draft keeps them, and who takes his deck is likelier to have a rich one. If all defenders may retreat, the chances hold for the case that they stay.

## Answers
action-keep = Keep { $card }
    .group = Keep two of the four cards
action-next = Keep these two and see the next four
action-done = Done: your army is complete
action-give-up = Discard { $card }
    .group = Discard a unit
action-flank = Flank attack: { $flank }
    .group = Attack a flank
action-stop = No further flank attack
action-deploy = Deploy units
action-place = Place { $placed }
    .group = Place a unit, card@column
action-drop = Discard from the field: { $standing }
    .group = Discard a unit to make room
action-pay = Go on to the payment
action-spend = Pay with { $card }
    .group = Pay with a card
action-confirm = Confirm the deployment
action-charge = Charge: { $standing }
    .group = Charge
action-reserves = Play Reserves: draw three cards
action-end = End your actions
action-overlap = Play Overlap
action-no-overlap = Play no Overlap
action-bonus = Bonus card: { $card }
    .group = Bonus card from your hand
action-bonus-deck = Bonus card: the top card of your deck
action-no-bonus = No bonus card
action-stand = Stand and fight
action-retreat = Retreat with { $card }
    .group = Retreat
action-retreat-all = Retreat with both units
action-lead = Lead with { $card }
    .group = Your lead unit
action-draw = Draw three cards
action-trade = Discard { $card } and draw as many cards as its command points
    .group = Discard a card and draw by its command points
action-discard = Discard { $card }
    .group = Discard down to nine cards

## Words to answer with in the terminal
typed-keep = keep
typed-next = next
typed-done = done next
typed-give-up = give_up discard
typed-flank = flank
typed-stop = stop no
typed-deploy = deploy
typed-place = place
typed-drop = drop discard
typed-pay = pay
typed-spend = spend pay
typed-confirm = confirm done
typed-charge = charge attack
typed-reserves = reserves
typed-end = end
typed-overlap = overlap
typed-no-overlap = no_overlap
typed-bonus = bonus
typed-bonus-deck = bonus_deck deck
typed-no-bonus = no_bonus
typed-stand = stand fight
typed-retreat = retreat
typed-retreat-all = retreat_all
typed-lead = lead
typed-draw = draw
typed-trade = trade
typed-discard = discard

## Questions
question-ChooseArmy = { $count ->
    [0] Draft, round { $round } of { $rounds }: do you keep these two cards for good?
    [one] Draft, round { $round } of { $rounds }: which other card do you keep?
   *[other] Draft, round { $round } of { $rounds }: which two of these four cards do you keep?
}
    .others = { $seat } is choosing cards for the army
question-AdvanceDiscard = Column { $column } is unopposed: one unit is enough to hold it. Which one do you discard?
    .others = { $seat } advances
question-FlankAttack = Do you attack a flank?
    .others = { $seat } may attack a flank
question-MainAction = { $stage ->
    [place] Deploying (cost so far: { $cost }, command points left: { $left }): what next?
    [open] Column { $column } has room now: which unit do you place there?
    [pay] The deployment costs { $cost }, paid so far: { $paid }. What do you pay with?
   *[free] Your actions: deploy, charge, play Reserves, or end?
}
    .others = { $seat } is choosing an action
question-OverlapChoice = Do you play Overlap for this flank attack?
    .others = { $seat } may play Overlap
question-AttackerBonus = You attack column { $column }: which bonus card do you lay face down?
    .others = { $seat } is choosing a bonus card
question-RetreatChoice = You are attacked in column { $column }: do you retreat?
    .others = { $seat } may retreat
question-PursuitLoss = All defenders have retreated, so one of your units that attacked must go. Which one do you discard from column { $column }?
    .others = { $seat } discards a unit
question-DefenderBonus = You defend column { $column }: do you add a bonus card?
    .others = { $seat } may add a bonus card
question-DefenderLead = Which unit leads your defence of column { $column }?
    .others = { $seat } is naming the unit that leads the defence
question-DrawMode = Draw three cards, or discard one and draw as many as its command points?
    .others = { $seat } is drawing cards
question-DiscardDown = You hold more than nine cards ({ $count } too many): which one do you discard?
    .others = { $seat } discards down to nine cards

## The log
event-terrain-laid = The battlefield, from column 1 to 5: { $terrain }.
event-army-ready = { $seat } has chosen an army of { $count } cards.
    .private = Your army: { $cards }.
    .all = The army of { $seat }: { $cards }.
event-starts = { $seat } has the first turn.
    .own = You have the first turn.
event-turn-begins = Turn { $turn }: { $seat }.
    .own = Turn { $turn }: it is yours.
event-took-control = { $from ->
    [nobody] { $seat } takes control of column { $column }
   *[other] { $seat } takes column { $column } from { $victim }
}{ $how ->
    [advance] : no enemy stands there.
   *[fight] : an attacker who wins takes it.
}
    .own = { $from ->
        [nobody] You take control of column { $column }
       *[other] You take column { $column } from the enemy
    }{ $how ->
        [advance] : no enemy stands there.
       *[fight] : an attacker who wins takes it.
    }
    .victim = { $seat } takes column { $column } from you{ $how ->
        [advance] : you have no unit there.
       *[fight] : an attacker who wins takes it.
    }
event-lost-control = { $seat } loses control of column { $column }: { $why ->
    [tie] after a tie it is neutral.
   *[defeat] an attacker who loses leaves it neutral.
}
    .own = You lose control of column { $column }: { $why ->
        [tie] after a tie it is neutral.
       *[defeat] an attacker who loses leaves it neutral.
    }
event-gave-up = { $seat } discards { $card } from column { $column }{ $why ->
    [advance] : nobody opposes it, so one unit stays.
   *[pursuit] , because all defenders have retreated.
}
    .own = You discard { $card } from column { $column }{ $why ->
        [advance] : nobody opposes it, so one unit stays.
       *[pursuit] , because all defenders have retreated.
    }
event-flanked = { $seat } attacks column { $column } in the flank: { $card } leads, from { $side ->
    [front] the front
   *[beside] column { $origin }
}.
    .own = You attack column { $column } in the flank: { $card } leads, from { $side ->
        [front] the front
       *[beside] column { $origin }
    }.
    .victim = { $seat } attacks you in the flank in column { $column }: { $card } leads, from { $side ->
        [front] the front
       *[beside] column { $origin }
    }.
event-stopped-flanks = { $seat } makes no further flank attack.
    .own = You make no further flank attack.
event-deployed = { $seat } deploys { $placed }{ $drops ->
    [0] {""}
   *[other] , after discarding { $dropped }
}{ $count ->
    [0] ; free of charge.
   *[other] ; cost { $cost }, paid with { $cards } = { $paid }.
}
    .own = You deploy { $placed }{ $drops ->
        [0] {""}
       *[other] , after discarding { $dropped }
    }{ $count ->
        [0] ; free of charge.
       *[other] ; cost { $cost }, paid with { $cards } = { $paid }.
    }
event-charged = { $seat } charges in column { $column }, led by { $card }.
    .own = You charge in column { $column }, led by { $card }.
    .victim = { $seat } charges you in column { $column }, led by { $card }.
event-overlapped = { $seat } plays Overlap: +{ $value }. Counted, for they stand in an adjacent column without enemies and cost { $most } movement at most: { $cards }.
    .own = You play Overlap: +{ $value }. Counted, for they stand in an adjacent column without enemies and cost { $most } movement at most: { $cards }.
event-no-overlap = { $seat } plays no Overlap.
    .own = You play no Overlap.
event-bonus-laid = { $source ->
    [hand] { $seat } lays a bonus card from the hand, face down.
   *[deck] { $seat } lays the top card of the deck as a bonus, face down.
}
    .own = { $source ->
        [hand] You lay a bonus card from your hand, face down.
       *[deck] You lay the top card of your deck as a bonus, face down.
    }
    .private = { $source ->
        [hand] You lay a bonus card from your hand, face down: { $card }.
       *[deck] You lay the top card of your deck as a bonus, face down: { $card }.
    }
    .all = { $source ->
        [hand] { $seat } lays a bonus card from the hand, face down: { $card }.
       *[deck] { $seat } lays the top card of the deck as a bonus, face down: { $card }.
    }
event-no-bonus = { $seat } fights without a bonus card.
    .own = You fight without a bonus card.
event-stood = { $seat } stands and fights.
    .own = You stand and fight.
event-retreated = { $seat } retreats from column { $column }: { $cards }; the movement cost ({ $paces }) is smaller than that of the leading { $leader } ({ $pace }).
    .own = You retreat from column { $column }: { $cards }; the movement cost ({ $paces }) is smaller than that of the leading { $leader } ({ $pace }).
event-full-retreat = All defenders of { $seat } have retreated from column { $column }: there is no fight, and control does not change.
    .own = All your defenders have retreated from column { $column }: there is no fight, and control does not change.
event-named-lead = { $seat } lets { $card } lead the defence.
    .own = You let { $card } lead the defence.
event-fought = { $fight ->
    [flank] Flank attack on column { $column }
   *[charge] Charge in column { $column }
}: { $attack_by } { $attack }; { $defence_by } { $defence }. { $outcome ->
    [tie] { $compared }: a tie, nobody wins (F-7.8).
    [spear] { $compared }: a tie, which the unit that leads the defence ({ $front }) wins (F-7.6). { $winner } wins.
   *[other] { $compared }: { $winner } wins.
}
    .winner = { $fight ->
        [flank] Flank attack on column { $column }
       *[charge] Charge in column { $column }
    }: { $attack_by } { $attack }; { $defence_by } { $defence }. { $outcome ->
        [spear] { $compared }: a tie, which your unit that leads the defence ({ $front }) wins (F-7.6). You win.
       *[other] { $compared }: you win.
    }
event-captured = { $seat } captures from { $victim }: { $cards }; { $gained ->
    [one] 1 victory point.
   *[other] { $gained } victory points.
}
    .own = You capture { $cards }; { $gained ->
        [one] 1 victory point.
       *[other] { $gained } victory points.
    }
    .victim = { $seat } captures { $count ->
        [one] your unit
       *[other] your units
    }: { $cards }; { $gained ->
        [one] 1 victory point.
       *[other] { $gained } victory points.
    }
event-rampaged = The captured elephants of { $seat } run wild: the top card of the deck is captured too, { $card }; { $worth ->
    [one] 1 victory point.
   *[other] { $worth } victory points.
}
    .own = Your captured elephants run wild: the top card of your deck is captured too, { $card }; { $worth ->
        [one] 1 victory point.
       *[other] { $worth } victory points.
    }
event-rampage-in-vain = The captured elephants of { $seat } run wild, but there is no card left to lose.
    .own = Your captured elephants run wild, but you have no card left to lose.
event-rear-spent = { $card } of { $seat }, second in column { $column }, is discarded after the victory.
    .own = Your { $card }, second in column { $column }, is discarded after the victory.
event-fell-together = { $seat } discards from column { $column } after the tie: { $cards }.
    .own = You discard from column { $column } after the tie: { $cards }.
event-table-cleared = Goes to the discard pile of { $seat }: { $cards }.
    .own = Goes to your discard pile: { $cards }.
event-reserves-played = { $seat } plays Reserves.
    .own = You play Reserves.
event-ended-actions = { $seat } ends the actions.
    .own = You end your actions.
event-traded = { $seat } discards { $card } to draw by its command points.
    .own = You discard { $card } to draw by its command points.
event-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
    .private = You draw { $cards }.
    .all = { $seat } draws { $cards }.
event-discarded = { $seat } discards { $card }.
    .own = You discard { $card }.
event-reshuffled = The discard pile of { $seat } becomes a new deck of { $count } cards (reshuffle { $shuffles }).
    .own = Your discard pile becomes a new deck of { $count } cards (reshuffle { $shuffles }).
event-ran-out = { $seat } has neither a deck nor a discard pile left; this counts as reshuffle { $shuffles }.
    .own = You have neither a deck nor a discard pile left; this counts as reshuffle { $shuffles }.
event-last-turn = Both decks have been reshuffled twice: { $seat } has the last turn.
    .own = Both decks have been reshuffled twice: you have the last turn.
event-game-over = { $ending ->
    [control] The game is over: { $winners } wins by controlling at least three terrain cards at the start of the turn ({ $columns }).
    [terrain] The game is over, for both decks have been reshuffled twice (F-8.2): { $winners } wins with more terrain cards ({ $columns }).
    [points] The game is over, for both decks have been reshuffled twice (F-8.2): terrain is even ({ $columns }), { $winners } wins by captured victory points ({ $captured }).
   *[drawn] The game is over, for both decks have been reshuffled twice (F-8.2): a draw, terrain cards ({ $columns }) and captured victory points ({ $captured }) are even.
}
    .own = { $ending ->
        [control] The game is over: you win by controlling at least three terrain cards at the start of your turn ({ $columns })!
        [terrain] The game is over, for both decks have been reshuffled twice (F-8.2): you win with more terrain cards ({ $columns })!
       *[points] The game is over, for both decks have been reshuffled twice (F-8.2): terrain is even ({ $columns }), you win by captured victory points ({ $captured })!
    }

## Refusals
refusal-keep-two = { $count ->
    [one] Keep one more card.
   *[other] Keep two of the four cards first.
}
refusal-draft-goes-on = { $count ->
    [one] The draft goes on: four more cards are to come.
   *[other] The draft goes on: { $count } more rounds are to come.
}
refusal-last-four = These are your last four cards: finish the draft.
refusal-armies-first = First the armies are drafted: keep two of your four cards.
refusal-only-two-kept = You keep only two of the four cards: take one back if you want another.
refusal-already-kept = You have already chosen this one: { $card }.
refusal-not-offered = This card is not among the four: { $card }.
refusal-not-in-hand = You do not hold this card: { $card }.
refusal-not-in-column = { $card } does not stand in column { $column }.
refusal-one-unit-stays = Column { $column } is unopposed: one of your two units there must be discarded.
refusal-flank-or-stop = Make a flank attack, or say that you make none.
refusal-no-flank-target = Column { $column } cannot be attacked in the flank now.
refusal-not-from-there = Column { $column } cannot be attacked in the flank from column { $origin }.
refusal-choose-an-action = Deploy, charge, play Reserves, or end your actions.
refusal-nothing-to-deploy = You hold no unit that you could pay for.
refusal-open-a-deployment = Begin a deployment first.
refusal-nobody-to-charge = There is no enemy in column { $column }.
refusal-no-card-in-piles = Your deck and your discard pile are both empty.
refusal-deploying = You are deploying: place units, pay and confirm, or cancel.
refusal-not-left-in-hand = This card is not left in your hand: { $card }.
refusal-column-full = Two units are already in column { $column }.
reason-field-not-left = no such card is left in your hand
refusal-does-not-stack = { $card } may not share column { $column } with the unit that stands there. Two units of one type may share a column, elephants with light infantry, and archers with any unit.
refusal-cannot-pay = That would cost { $cost }, and the cards left give only { $left } command points.
refusal-fill-the-column = You have made room in column { $column }: place a unit there first.
refusal-drop-without-placement = No unit could be placed in column { $column } afterwards, so nothing may be taken off there.
refusal-just-placed = You have only just placed this unit: take the placement back instead.
refusal-nothing-placed = Nothing has been placed yet.
refusal-nothing-to-pay = This deployment is free: there is nothing to pay, just confirm it.
refusal-pay-first = This deployment costs { $cost }: go on to the payment.
refusal-already-paying = You are paying: take the payment back if you want to place something else.
refusal-not-paying = First finish the placements, then go on to the payment.
refusal-not-paid = The deployment costs { $cost }, and you have paid { $paid }.
refusal-superfluous-payment = { $card } would make the payment larger than it needs to be.
refusal-already-spent = You have already paid with this card: { $card }.
refusal-no-overlap-in-flanks = Overlap is for charges, not for flank attacks.
refusal-no-overlap-now = Overlap is played before the retreat, not with the bonus card.
refusal-overlap-played = You have already played as many Overlap cards as one attack allows.
refusal-overlap-worthless = Overlap would give nothing here: no quick enough unit of yours stands unopposed beside the column.
refusal-overlap-or-not = Play Overlap, or say that you do not.
refusal-bonus-needed = You must take a bonus card.
refusal-lay-a-bonus = A bonus card is wanted: one from your hand, or the top card of your deck.
refusal-stand-or-retreat = Stand, or retreat with units that are quick enough.
refusal-too-slow = Only a unit with a smaller movement cost than the leading { $leader } ({ $pace }) can retreat.
refusal-only-one-unit = You have only one unit there.
refusal-give-up-one = You must discard one of your units in column { $column }.
refusal-name-the-lead = Name the unit that leads your defence.
refusal-must-draw = You must draw: three cards, or as many as the command points of a card that you discard.
refusal-hand-too-large = { $count ->
    [one] You hold one card too many: discard one.
   *[other] You hold { $count } cards too many: discard one.
}

## The table in the terminal
table-turn = Turn { $turn }
table-draft = Draft, round { $round } of { $rounds }
table-drafting = Draft
table-column = Column { $column }
table-neutral = neutral
table-control = controlled by { $name }
table-empty = –
table-you = you
table-active = turn
table-holds = terrain { $held } of { $goal } to win
table-costs = combat { $combat }, movement { $movement }, cost in columns 1–5: { $costs }
table-cards = { $cards } cards
table-deck = deck { $deck }
table-discards = discards { $discards }
table-top = top: { $card }
table-own-discards = Your discard pile
table-no-discards = no discards
table-captured = captured victory points: { $points }
table-shuffles = { $shuffles ->
    [0] First Shuffle to come
    [1] Second Shuffle to come
   *[other] reshuffled twice
}
table-hand = Your hand
table-hand-empty = no cards
table-points-sum = { $points } command points
table-offered = Offered (the number after the letters is its command points)
table-kept = Kept so far
table-planned = Planned
table-rest = left
table-cost = cost { $cost }
table-paid = paid { $paid }
table-fight = { $kind ->
    [flank] Flank attack on column { $column } from column { $origin }
   *[charge] Charge in column { $column }
}
table-spear = A tie, which { $front } in front of a defence wins (F-7.6).
table-chosen = Chosen
table-combat = combat { $values }
table-base = strength without a bonus card: { $value }
table-race-own = { $turns ->
    [1] you win at the start of your next turn if the columns stay as they are
   *[other] you win in two turns of yours if the columns stay as they are
}
table-race = { $turns ->
    [1] wins at the start of the next own turn if the columns stay as they are
   *[other] wins in two own turns if the columns stay as they are
}
table-leads = led by { $card }
table-bonus-open = no bonus card yet
table-bonus-hand = bonus card from the hand
table-bonus-deck = bonus card from the deck
table-bonus-none = no bonus card
table-bonus-known = bonus card { $card }
table-overlap = Overlap +{ $value }
table-last-fight = Last fight, column { $column }
summary-player = Player
summary-terrain = Terrain
summary-points = Victory points
summary-shuffles = Reshuffles
summary-control = Won by controlling at least three terrain cards at the start of a turn.
summary-scoring = Both decks were reshuffled twice: terrain cards count, then captured victory points.
summary-drawn = Terrain and victory points are even: a drawn game.

## The data file
data-terrain = Terrain cards
data-unit_type = Unit types
data-special_type = Commanders and action cards
data-army_card = Army cards
data-shuffle_card = Shuffle cards
data-option = Options
data-constants = Numbers of the rules

reason-fog-effect = there is no effect “{ $value }”
reason-fog-type = there is no unit type “{ $value }”
reason-fog-terrain = these terrain cards are needed: { $value }
reason-fog-terrain-count = five terrain cards are laid out, and there are only { $count }
reason-fog-types = these types are needed: { $value }
reason-fog-kind = { $value } stands for { $count } cards, which must all have the same command points
reason-fog-no-effect = “{ $value }” has no effect
