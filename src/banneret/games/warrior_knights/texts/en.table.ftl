### Warrior Knights: texts of the table in the browser.

## Where the game stands
table-web-phase = Round { $round } · { $what }
table-web-phase-over = The game is over
table-web-phase-setup = Setting up
table-web-phase-planning = Planning
table-web-phase-actions = Actions
table-web-phase-upkeep = Upkeep
table-web-phase-stack = Actions, stack { $number }

## The map
table-web-map = Map of the Kingdom
table-web-overseas = Overseas cities
table-web-city = { $name }: strength { $strength }, income { $income }
table-web-stronghold = { $name }: strength { $strength }
table-web-stronghold-of = stronghold of { $name }
table-web-neutral = neutral
table-web-held-by = held by { $name }
table-web-fortified = fortified
table-web-breaches = { $count ->
    [one] 1 breach
   *[other] { $count } breaches
}
table-web-besieged = besieged by { $name } since round { $round }
table-web-army = { $noble } ({ $shape }) of { $name }, strength { $strength }
table-web-garrison = garrison
table-web-sails = At sea: { $army }
table-web-at-sea = at sea, { $area }
table-web-off-board = off the board
table-web-removed = out of the game
table-web-exhausted = exhausted
table-web-casualties = { $count ->
    [one] 1 casualty
   *[other] { $count } casualties
}
table-web-waits = dead, waits for his heir
table-web-no-heir = no heir
table-web-heir-held = heir held by { $name }
table-web-no-troops = no troops
table-web-troop-vassal = vassal { $strength }
table-web-troop-english = English { $strength }
table-web-troop-polish = Polish { $strength }
table-web-troop-swabian = Swabian { $strength }
table-web-troop-swiss = Swiss { $strength }
table-web-troop-romanian = Romanian { $strength }
table-web-troop-lombard = Lombard { $strength }
table-web-nation-english = the English
table-web-nation-polish = the Poles
table-web-nation-swabian = the Swabians
table-web-nation-swiss = the Swiss
table-web-nation-romanian = the Romanians
table-web-nation-lombard = the Lombards
table-web-wage = { $count ->
    [one] wage 1 crown
   *[other] wage { $count } crowns
}
table-web-fee = { $count ->
    [0] free of charge
    [one] fee 1 crown
   *[other] fee { $count } crowns
}

## Barons
table-web-thinks = is thinking
table-web-your-turn = Your turn
table-web-ready = ready
table-web-out = out of the game
table-web-victor = winner
table-web-watching = You are watching: planned cards and battle hands stay hidden.
table-web-chairman = Chairman of the Assembly
table-web-head = Head of the Church
table-web-banned = banned from the Assembly
table-web-free-markers = { $count ->
    [one] 1 free marker
   *[other] { $count } free markers
}
table-web-away = Off the board: { $armies }
table-web-hostages = Holds the heirs of { $nobles }
table-web-crowns = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}
table-web-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
table-web-faith = { $count } faith
table-web-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
table-web-influence = { $count } influence
table-web-cards-held = { $count ->
    [one] 1 action card in hand
   *[other] { $count } action cards in hand
}
table-web-cards-planned = { $count ->
    [one] 1 planned
   *[other] { $count } planned
}

## Planning
table-web-cards-left = { $count ->
    [0] none left
    [one] 1 left
   *[other] { $count } left
}
table-web-stacks = The three stacks
table-web-stack = Stack { $number }
table-web-stack-with = { $count ->
    [0] Stack { $number }: nothing of yours yet
    [one] Stack { $number }: one card of yours
   *[other] Stack { $number }: { $count } cards of yours
}
table-web-planned = { $card } in stack { $number }; click to take it back

## Beside the map
table-web-round-stacks = { $round ->
    [0] Stacks
   *[other] Round { $round }: stacks
}
table-web-pile = { $own ->
    [0] Stack { $number }: { $count } cards left
   *[other] Stack { $number }: { $count } cards left, { $own } of them yours
}
table-web-specials = Special areas
table-web-special = { $name }: { $count } of { $needed } cards
table-web-track = Mercenary track: { $count } of { $needed }
table-web-space = { $space }: { $fee } crowns with Versatile Strategy
table-web-space-of = { $space }: marker of { $name }
table-web-offer = On offer:
table-web-agendas = Current agendas
table-web-laws = In force:
table-web-expeditions = Expeditions
table-web-expedition = { $space ->
    [0] { $name }: not under way
   *[other] { $name }: on space { $space } of 3
}
table-web-stake = { $name } has { $count ->
    [one] 1 crown
   *[other] { $count } crowns
} in it
table-web-blessed = blessed
table-web-pool = Pool: { $count }
table-web-discarded-events = Discarded events: { $names }
table-web-discarded-agendas = Discarded agendas: { $names }
table-web-discarded-troops = Discarded mercenaries: { $names }
table-web-city-goal = { $count } cities win
table-web-next-event = { $color ->
    [red] Next event: red
    [green] Next event: green
   *[blue] Next event: blue
}

## Setting up
table-web-assign = Assign your troops: the marked card goes to the army that you choose
table-web-assigned = All cards are assigned.

## Hiring, stakes and bargains
table-web-hire = { $count ->
    [one] Mercenaries on offer; you have 1 crown
   *[other] Mercenaries on offer; you have { $count } crowns
}
table-web-stake-how-much = { $count ->
    [one] Your stake; you have 1 crown
   *[other] Your stake; you have { $count } crowns
}
table-web-buy-off = { $name } attacks you
table-web-offer-how-much = { $count ->
    [one] What you offer for peace; you have 1 crown
   *[other] What you offer for peace; you have { $count } crowns
}
table-web-permission = { $name } asks your permission
table-web-price = { $count ->
    [one] Name a price: { $name } has 1 crown
   *[other] Name a price: { $name } has { $count } crowns
}
table-web-name-baron = Choose a Baron

## Events
table-web-drawn-by = Drawn by { $name }
table-web-event-target = It hits: { $target }
table-web-cancel = { $pledged ->
    [0] Can be cancelled for { $count } faith
   *[other] Can be cancelled for { $count } faith; pledged: { $pledged }
}
table-web-pledge = Faith that you pledge; you have { $count }

## Battles
table-web-battle = { $kind ->
    [assault] Assault: { $place }
    [siege] Siege: { $place }
   *[open_field] Open-field battle: { $place }
}
table-web-attack = Attacker
table-web-defence = Defender
table-web-neutral-side = Neutral city
table-web-commander = commands
table-web-fallen = falls
table-web-drop = { $count ->
    [0] Click the cards that you discard; the others you keep.
    [one] Click the cards that you discard: at least one more.
   *[other] Click the cards that you discard: at least { $count } more.
}
table-web-fate-hidden = Fate card, face down
table-web-result-deal = Deal 100 casualties
table-web-result-prevent = Prevent 100 casualties
table-web-result-victory = Victory
table-web-result-draw = Draw 1 Fate
table-web-fate-deal = Deal 100
table-web-fate-prevent = Prevent 100
table-web-fate-victory = Victory
table-web-fate-draw = Draw 1
table-web-sum-deal = Casualties dealt: { $count }
table-web-sum-prevent = Casualties prevented: { $count }
table-web-sum-victory = Victories: { $count }
table-web-losses = { $count ->
    [one] 1 loss to place
   *[other] { $count } losses to place
}
table-web-step-commanders = The commanders are named, then Fate cards are drawn.
table-web-step-drop = Both sides secretly decide which Fate cards they keep.
table-web-step-losses = The cards are open: losses first, then victories.
table-web-victories = Victories { $attack } : { $defence }.
table-web-full-victory = Full victory of { $name }.
table-web-partial-victory = Partial victory of { $name }.
table-web-stalemate = Stalemate.
table-web-place-falls = The place falls.

## The Assembly
table-web-assembly = Assembly
table-web-agenda-private = private motion
table-web-agenda-motion = motion
table-web-agenda-law = law
table-web-agenda-charge = charge
table-web-agenda-concession = concession
table-web-agenda-office = office
table-web-on-pardon = Private motion: the ban of { $name } is lifted
table-web-on-repeal = Private motion: { $card } is taken away
table-web-on-delay = Private motion: the meeting is postponed
table-web-on-motion = Private motion: { $card }
table-web-on-motion-ends = Private motion: { $card } is no longer in force
table-web-propose-pardon = Lift a ban
table-web-propose-repeal = Take away
table-web-propose-vote = Vote on a discarded agenda
table-web-motion-ends = End: { $name }
table-web-propose-motion = Open motion: enact or repeal
table-web-propose-give-up = Give up one of the older charges
table-web-commit = { $count ->
    [one] How many votes do you commit? You have 1.
   *[other] How many votes do you commit? You have { $count }.
}
table-web-yes = yes
table-web-no = no
table-web-written = { $count ->
    [one] { $agenda }: { $way }, 1 vote
   *[other] { $agenda }: { $way }, { $count } votes
}
table-web-absent = absent
table-web-leads = leads the meeting
table-web-committed = { $count ->
    [one] 1 vote committed
   *[other] { $count } votes committed
}

## The end
table-web-won-cities = { $name } rules enough cities and wins
table-web-won-influence = { $name } has the most influence and wins
table-web-won-last-baron = { $name } is the last Baron and wins
table-web-won-rounds = { $name } wins after the last round
table-web-won-none = { $name } wins
table-web-nobody-wins = The throne stays empty: nobody wins

## What has just happened
table-web-news-losses = Losses { $attack } : { $defence }
table-web-news-victories = Victories { $attack } : { $defence }
table-web-news-dies = { $noble } falls
table-web-news-retreats = { $noble } retreats to { $area }
table-web-news-takes = { $name } takes { $city }
table-web-news-stronghold = { $name } takes the stronghold
table-web-news-besieges = { $name } begins a siege
table-web-news-starved-out = { $name } ends the siege: the place falls
table-web-news-fleet-lost = { $name }: fleet lost
table-web-news-fleet-none = { $name }: no news
table-web-news-fleet-times = { $name }: stakes come back { $count } times
table-web-news-passed = passed
table-web-news-rejected = rejected
table-web-news-chosen = goes to { $name }

## Chances
table-web-chance = chance { $percent }%
table-web-percent = { $percent }%
table-web-chances = Chances
table-web-chance-assault = Assault with all rested nobles
table-web-chance-siege = Siege with all rested nobles
table-web-chance-fight = Open-field battle against { $name }
table-web-chance-attack = Attack with the nobles named
table-web-chance-kept = With the cards kept now
table-web-chance-best = With the best choice
table-web-chance-drop = the best choice discards it

## Names on the faces of action cards, with soft hyphens where a narrow card may break them

table-web-face-levy_taxes = Levy Tax­es
table-web-face-draft_soldiers = Draft Sol­diers
table-web-face-rally_support = Ral­ly Sup­port
table-web-face-serve_the_church = Serve the Church
table-web-face-mobilize_forces = Mobi­lize Forc­es
table-web-face-versatile_strategy = Versa­tile Strat­egy
