### Warrior Knights: the table, the log and refusals.

game-title = Warrior Knights
game-name = Warrior Knights
game-about = Barons fight for the empty throne: they plan in secret, march, besiege, hire, bargain and vote, until one rules most cities or the influence has run out.
game-levels = Medium beats easy in 95 games of 100. Hard, with a twentieth of a second an answer, beats medium in 55 games of 100 with two players, and wins 35 of 100 against three of medium; master, which has learned from 40,000 games, beats hard in 56 with two. At the table they take longer; with more than two master plays like hard.
game-credit = Corey Konieczka, Bruno Faidutti and Pierre Cléquin, after Derek Carver; Fantasy Flight Games 2006

## Pieces and people
pieces-none = nothing
fates-none = none
who-city = The neutral city
source-areas = areas of the nobles: { $places }
source-cities = { $places }
source-sum = { $sum }
source-wages = wages: { $troops }{ $more ->
    [0] {""}
    [one] ; 1 crown more by Soldiers’ Pay
   *[other] ; { $more } crowns more by Soldiers’ Pay
}
source-vassals = the vassals’ wages
source-fees = hiring fees{ $changes ->
    [0] {""}
   *[other] {" "}{ $sum }
}
source-breaches = breaches: { $pieces } × { $price }
source-casualties = casualties: { $pieces } × { $price }
source-fortifying = fortifying
source-space = the fee of the space
source-expedition = expedition: { $name }
source-agenda = { $name }
source-stake = { $name }: stake { $stake } × { $times }
source-income = income of { $name } { $income } × { $times }
source-half = half of the crowns, rounded down
source-most-votes = { $total } votes, more than anybody else
source-most-faith = { $total } faith, more than anybody else
sum-cities = cities { $count }
sum-charges = charges { $count }
sum-seneschal = Seneschal { $count }
sum-attending = attending { $count }
sum-chancellor = Chancellor { $count }
sum-armies = troops { $count }
sum-commander = commander { $count }
sum-master = Master of Sieges { $count }
sum-walls = walls { $count }
sum-inside = troops inside { $count }
place-own-stronghold = your stronghold
place-stronghold = stronghold of { $baron }
army-star = star noble
army-square = square noble
army-triangle = triangle noble
army-circle = circle noble
army-garrison = garrison
army-walls = the walls
troop-all = the whole army
troop-vassal = vassal { $size }
troop-mercenary = { $nation } { $size }
nation-english = English
nation-polish = Polish
nation-swabian = Swabian
nation-swiss = Swiss
nation-romanian = Romanian
nation-lombard = Lombard
result-deal = deal 100
result-prevent = prevent 100
result-victory = victory
result-draw = draw another
matter-ban = your ban from the Assembly
matter-heretic = Heretic
matter-bad_harvest = Bad Harvest
matter-star = the star noble’s missing heir
matter-square = the square noble’s missing heir
matter-triangle = the triangle noble’s missing heir
matter-circle = the circle noble’s missing heir
matter-noble = { $noble }’s missing heir
matter-faith = nothing: 1 faith instead
choice-yes = yes
choice-no = no
choice-baron = { $baron } ({ $seat })
ballot-entry = { $choice }: { $count }
votes-of = { $seat } { $count }
subject-pardon = lifting the ban of { $seat }
subject-delay = postponing the meeting
subject-repeal = an end to { $name }
subject-motion = open motion: { $name }
subject-end = an end to the open motion: { $name }

there-neutral = neutral, strength { $strength }
there-city = { $seat }’s city, strength { $strength }
there-stronghold = { $seat }’s stronghold, strength { $strength }
power-star = deals 100 more
power-square = prevents 100
power-triangle = one victory more
power-circle = no wages up to 400
power-garrison = defends the stronghold
space-first = first unnumbered space
space-second = second unnumbered space
space-n2 = space 2
space-n3 = space 3
space-n4 = space 4
space-n5 = space 5
space-n6 = space 6

## Answers that several questions share
action-pass = Pass
    .told = { $what ->
        [move] No more nobles move
       *[battle] You start no battle
    }
action-done = Done
    .told = { $count ->
        [one] Done: who is not paid deserts (one troop)
       *[other] Done: who is not paid deserts ({ $count } troops)
    }
action-execute = Carry the card out
action-decline = Decline
action-pay = Pay what is asked
    .told = Pay all wages: { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
action-allow = Allow it
action-refuse = Refuse
action-accept = Accept
action-comply = Obey the law
action-defy = Defy the law and be banned
action-ignore = Ignore the law: you are banned anyway
action-use-ability = Use the ability
action-forgo-ability = Do not use it
action-keep-city = Keep the city
action-raze-city = Raze the city
action-bless = Bless the expedition (1 faith)
action-pay-faith = Pay with faith
action-pay-crowns = Pay with crowns
action-let-go = Let it go
action-take-crowns = Take crowns
    .told = Take { $count } crowns
action-take-vote = Take a vote
    .told = Take { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
action-go = Off he goes
action-attack = Attack
action-keep-the-rest = Keep the rest

## Answers: setting up and coming back
action-play = Play { $baron }
    .group = Choose your Baron
action-to = To: { $army }
    .group = Assign the troop
    .told = { $army } ({ $power })
action-build = Stronghold in: { $area }
    .group = Place your stronghold
    .told = Stronghold in: { $area } ({ $there })
action-choose = Choose: { $army }
    .group = Choose an army
    .told = Choose { $army } ({ $at }, strength { $strength })
action-enter = Place him in: { $area }
    .group = Place the noble
    .told = Place him in: { $area } ({ $there })

## Answers: planning and cards
action-plan = Stack { $stack }: { $card }
    .group = Put a card into a stack, in short for example “1 levy taxes mobilize forces”
action-mark = Marker: { $space }
    .group = Mercenary track
    .told = Marker: { $space }, for { $fee } crowns
action-send = Send the card to: { $special }
    .group = Where the card goes
action-target = Area: { $area }
    .group = Choose an area
    .told = Area: { $area } ({ $there })
action-step = Step to: { $area }
    .group = Move by land
    .told = Step into: { $area } ({ $there })
action-sail = Sail to: { $area }
    .group = Move by sea
    .told = Sail to: { $area } ({ $there })
action-take = Take { $troop } from: { $army }
    .told = Take { $troop } from: { $army }
    .group = Take troops over

## Answers: battles and bargains
action-fight = Open-field battle against { $baron }
    .group = Open-field battle
    .told = Open-field battle: against { $baron } ({ $seat }; troops { $own } : { $strength })
action-assault = Assault
    .told = Assault: { $place } (the defender’s total is { $against }: { $sum_against }){ $leave }
action-siege = Siege
    .told = Siege: { $place } (totals { $total } : { $against }, that is { $sum_total } : { $sum_against }){ $leave }
action-with = With the { $noble } noble
    .group = Who attacks
    .told = With { $noble } (strength { $strength }, { $power })
action-command = The { $noble } noble commands
    .group = Choose a commander
    .told = { $noble } commands ({ $power })
action-drop = Discard: { $drawn } (card { $number })
    .group = Discard Fate cards
action-hit = Loss on: { $army }
    .group = Place the loss
    .told = { $dies ->
        [yes] The loss falls on: { $army } (strength { $strength }, deadly)
       *[no] The loss falls on: { $army } (strength { $strength })
    }
action-retreat = Retreat to: { $area }
    .group = Retreat
    .told = Retreat to: { $area } ({ $there })
action-desert = Deserts: { $troop }
    .group = Who deserts
action-lose = Falls: { $troop }
    .group = Who falls
action-cede = Cede { $city }
    .group = Cede a city
    .told = Give up { $city } (strength { $strength }, income { $income })
action-price = { $crowns ->
    [one] For 1 crown
   *[other] For { $crowns } crowns
}
    .group = Name a price
action-offer = { $crowns ->
    [0] Offer nothing
    [one] Offer 1 crown
   *[other] Offer { $crowns } crowns
}
    .group = Offer crowns
action-gift = { $baron }: { $count ->
    [one] 1 crown
   *[other] { $count } crowns
} as a gift
    .group = Give crowns
action-heir = Hand the heir of { $noble } to { $baron }
    .group = Hand over an heir
action-kill = Kill the heir of { $noble }
    .group = Kill an heir
action-atone = End by faith: { $matter }
    .told = End by faith: { $matter }
    .group = End a lasting event

## Answers: neutral cards and events
action-draws = { $baron } draws the event
    .group = Who draws the event
    .told = { $baron } draws the event ({ $seat })
action-pledge = { $faith ->
    [0] Pledge nothing
   *[other] Pledge { $faith } faith
}
    .group = Pledge faith
action-launch = Start: { $expedition }
    .group = Start an expedition
action-stake = { $crowns ->
    [0] Stake nothing
    [one] Stake 1 crown
   *[other] Stake { $crowns } crowns
}
    .group = Fund the expedition
action-mend = Repair a breach: { $place }
    .group = Repair
action-fortify = Fortify { $city }
    .group = Fortify
    .told = Fortify { $city } (strength { $strength }, income { $income })
action-heal = Remove casualties: { $army }
    .group = Heal an army
    .told = Remove a casualty: { $army } ({ $at }, strength { $strength })
action-refresh = The { $noble } noble is rested
    .group = Rest nobles
    .told = { $noble } is rested ({ $at }, strength { $strength })
action-claim = { $city }
    .group = Choose a city
    .told = { $city } (strength { $strength }, income { $income })
action-absolve = Absolve: { $matter }
    .told = Absolve: { $matter }
    .group = Absolution

## Answers: Wages, draft, Assembly
action-wage = Pay { $troop } ({ $army })
    .group = Pay wages
    .told = Pay { $troop } ({ $army }), wage { $fee }
action-hire = Hire { $troop }
    .group = Hire
    .told = Hire { $troop }, fee { $fee }
action-station = To: { $army }
    .group = Where the troop goes
    .told = To: { $army } ({ $at }, strength { $strength })
action-chair = { $baron } leads the meeting
    .group = Acting Chairman
    .told = { $baron } leads the meeting ({ $seat })
action-propose-pardon = Lift the ban of { $baron }
    .group = Lift a ban
    .told = Lift the ban of { $baron } ({ $seat })
action-propose-repeal = End { $agenda }
    .group = Repeal or withdraw
action-propose-delay = Postpone the meeting
action-propose-vote = Vote on { $agenda }
    .group = Vote on a discarded agenda
action-propose-motion = Open motion: { $motion }
    .group = Open motions
action-next = Next: { $agenda }
    .group = Order of the agendas
action-commit = { $votes ->
    [0] No votes
    [one] 1 vote
   *[other] { $votes } votes
}
    .group = Commit votes
action-vote-yes = Yes
action-vote-no = No
action-vote-for = For { $baron }
    .group = Vote for a Baron
    .told = For { $baron } ({ $seat })
action-write = Write: { $choice }
    .group = Write the ballot
action-write-votes = { $votes ->
    [0] With no votes
    [one] With 1 vote
   *[other] With { $votes } votes
}
    .group = Votes on the ballot
action-give-up = Give up { $agenda }
    .group = Give up a charge
action-appoint = Appoint the { $noble } noble
    .group = Give the office to a noble
    .told = Appoint { $noble } ({ $at }, strength { $strength })

## Questions
question-ChooseBaron = Which Baron do you play?
    .others = { $seat } chooses a Baron
question-AssignTroops = { $count ->
    [0] All troops are assigned. Is that right?
   *[other] Which army gets { $troop }? Troops left: { $count }.
}
    .others = { $seat } assigns troops
question-PlaceStronghold = Where does your stronghold stand?
    .others = { $seat } places a stronghold
question-PlaceNoble = { $count ->
    [0] Which noble do you place?
   *[other] Where does { $noble } stand?
}
    .others = { $seat } places a noble
question-PlanCards = Which cards go into the three stacks? At most two each; planned so far: { $count }.
    .others = { $seat } plans
question-PlayCard = { $card }: do you carry it out? { $card_text }
    .others = { $seat } plays a card
question-SendCard = Where does { $card } go?
    .others = { $seat } says where the card goes
question-PlaceMarker = Draft Soldiers: which space of the mercenary track gets your marker?
    .others = { $seat } may place a marker
question-Mobilize = Mobilize Forces: which area is the target?
    .others = { $seat } mobilizes
question-Versatile = { $count ->
    [0] Versatile Strategy: crowns, a vote, a move (choose a noble), a battle (choose an area), or a marker?
   *[other] How does { $noble } go on?
}{ $ban ->
    [road] {" "}The use of roads is forbidden: whoever goes further than one step is banned.
    [sea] {" "}The ports are closed: whoever sails all the same is banned.
    [both] {" "}The use of roads is forbidden and the ports are closed: whoever goes further than one step or sails is banned.
   *[no] {""}
}
    .others = { $seat } chooses a strategy
question-MoveNobles = { $count ->
    [0] Which noble moves now?
   *[other] How does { $noble } go on?
}{ $ban ->
    [road] {" "}The use of roads is forbidden: whoever goes further than one step is banned.
    [sea] {" "}The ports are closed: whoever sails all the same is banned.
    [both] {" "}The use of roads is forbidden and the ports are closed: whoever goes further than one step or sails is banned.
   *[no] {""}
}
    .others = { $seat } moves nobles
question-GivePermission = { $purpose ->
    [pass] { $to } wants to pass through { $area } with { $noble }: { $path }. Do you allow it?
   *[attack] { $to } wants to attack in { $area }, where you have a noble. Do you allow it?
}{ $ban ->
    [yes] {" "}The law forbids a refusal or a price: whoever defies it is banned.
   *[no] {""}
}
    .others = { $seat } is asked for permission
question-PayPrice = { $to } allows it for { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}. Do you pay?
    .others = { $seat } decides about a price
question-ChooseBattle = { $count ->
    [0] Do you start a battle in { $area }?
   *[other] Which nobles attack in { $area }? A chance is that of those named so far together with the one beside it.
}{ $ban ->
    [stronghold] {" "}The law protects strongholds: whoever attacks one is banned.
    [assault] {" "}Assaults are forbidden: whoever starts one all the same is banned.
    [siege] {" "}Sieges are forbidden: whoever starts one all the same is banned.
    [both] {" "}Assaults and sieges are forbidden: whoever starts one all the same is banned.
   *[no] {""}
}
    .others = { $seat } may start a battle
question-BuyOff = { $to } attacks you. Do you offer crowns to be left alone?
    .others = { $seat } may buy the attack off
question-TakeOffer = { $to } offers { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}. Do you call the attack off?
    .others = { $seat } considers an offer
question-ChooseCommander = Who commands in this battle?
    .others = { $seat } chooses a commander
question-DropCards = { $count ->
    [0] Do you discard more of your Fate cards?
   *[other] Which of your Fate cards do you discard? Still to go: { $count }.
}
    .others = { $seat } discards Fate cards
question-UseAbility = { $ability ->
    [star] { $noble }: deal one more loss? You deal { $deals }, your opponent prevents { $their_prevents }.
    [square] { $noble }: prevent one more loss? Your opponent deals { $their_deals }, you prevent { $prevents }.
    [triangle] { $noble }: count one more victory? Victories: you { $victories }, your opponent { $their_victories }.
   *[other] { $noble }, Royal Standard-Bearer: count one more victory? Victories: you { $victories }, your opponent { $their_victories }.
}
    .others = { $seat } may use an ability
question-TakeLoss = Where does the next loss fall? Left: { $count }.
    .others = { $seat } places losses
question-ChooseShelter = Where does { $noble } retreat to?
    .others = { $seat } retreats
question-ChooseDeserter = Which { $nation } mercenary deserts? Army: { $slot }.
    .others = { $seat } chooses a deserter
question-LoseTroops = Which mercenary falls? Army: { $slot }; strength still to lose: { $count }.
    .others = { $seat } chooses who falls
question-KeepOrRaze = { $city } is yours. Do you keep it, or raze it for { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}?{ $ban ->
    [yes] {" "}The law forbids razing: whoever defies it is banned.
   *[no] {""}
}
    .others = { $seat } keeps or razes a city
question-CedeCity = Your stronghold has fallen. Which city goes to { $to }?
    .others = { $seat } cedes a city
question-NameDrawer = { $colour ->
    [red] The next event is red: you draw it yourself, or pay { $count ->
    [one] 1 faith
   *[other] { $count } faith
} and name another Baron. Who draws?
    [green] The next event is green: another Baron draws it, or you pay { $count ->
    [one] 1 faith
   *[other] { $count } faith
} and draw it yourself. Who draws?
   *[blue] The next event is blue. Who draws it?
}
    .others = { $seat } names who draws the event
question-CancelEvent = { $event }: do you pay { $count } faith to cancel it?
    .others = { $seat } may cancel the event
question-PledgeFaith = { $again ->
    [yes] { $event }: the first round was not enough. How much more faith do you pledge? This is the last round; missing: { $count }.
   *[no] { $event }: how much faith do you pledge to cancel it? Missing: { $count }.
}
    .others = { $seat } may pledge faith
question-PayRansom = { $noble } is kidnapped. Do you pay { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}, or does he die?
    .others = { $seat } decides about a ransom
question-TakeVolunteer = Which volunteers join you?
    .others = { $seat } chooses volunteers
question-HealArmy = From which army do you remove all casualties?
    .others = { $seat } heals an army
question-FreeWorks = Master Builder: what is built or repaired free of charge?
    .others = { $seat } may build free of charge
question-RefreshNobles = Which exhausted nobles are rested? At most { $count }.
    .others = { $seat } rests nobles
question-OpenGates = Which neutral city opens its gates, or do you take { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}?
    .others = { $seat } chooses a city
question-GenerousGuilds = Which city’s guilds pay you?
    .others = { $seat } chooses a city
question-Absolution = What are you absolved from?
    .others = { $seat } is absolved
question-PayMutineer = { $troop } ({ $slot }) mutiny. Do you pay { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}, or do they desert?
    .others = { $seat } decides about mutineers
question-LaunchExpedition = Do you start an expedition?{ $ban ->
    [yes] {" "}New expeditions are forbidden: whoever starts one all the same is banned.
   *[no] {""}
}
    .others = { $seat } may start an expedition
question-StakeCrowns = { $expedition }: how many crowns do you stake? At most { $count }.
    .others = { $seat } may fund the expedition
question-BlessExpedition = { $expedition }: do you bless the expedition?
    .others = { $seat } may bless the expedition
question-UpgradeDefenses = What do you repair or fortify? A breach costs { $repair }, fortifying { $fortify } crowns{ $works ->
    [yes] {" "}(for you are Master of Works).
   *[no] .
}
    .others = { $seat } may repair or fortify
question-MusterTroops = From which army do you remove casualties? Each token costs { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}.
    .others = { $seat } may muster troops
question-PayIncomeTax = Income Tax: do you pay { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}?
    .others = { $seat } is asked for income tax
question-PayTithe = Tithe: do you pay { $count ->
    [one] 1 crown
   *[other] { $count } crowns
} to { $to }?
    .others = { $seat } is asked for the tithe
question-ObeySoldiersPay = Soldiers’ Pay: do you pay strong mercenaries more?
    .others = { $seat } is asked to obey a law
question-PayWages = Whom do you pay? Crowns left: { $crowns }; unpaid wages: { $count }.
    .others = { $seat } pays wages
question-NameActing = Who leads this meeting for you?
    .others = { $seat } names an acting Chairman
question-Propose = Your private motion: what do you propose?
    .others = { $seat } may bring a private motion
question-ChooseOrder = In which order are the agendas voted on?
    .others = { $seat } orders the agendas
question-CommitVotes = Vote on { $subject }: how many votes do you commit? You have { $count }.
    .others = { $seat } commits votes
question-Declare = Vote on { $subject }: what do your votes count for? Committed: { $count }.
    .others = { $seat } declares
question-BreakTie = A tie of { $count } : { $count } on { $subject }. You lead the meeting: what do you decide?
    .others = { $seat } breaks the tie
question-WriteBallot = { $stage ->
    [choice] Ballot on { $subject }: what do you write? Votes left: { $count }.
    [votes] Ballot on { $subject }: with how many votes? Votes left: { $count }.
   *[done] Your ballot is written. Hand it in?
}
    .others = { $seat } writes a ballot
question-AcceptDecree = { $ban ->
    [yes] { $agenda }: do you accept, or refuse and be banned?
   *[no] { $agenda }: do you accept or refuse? You are banned already.
}
    .others = { $seat } accepts or refuses
question-GiveUpCharge = You now hold { $agenda } too, one charge more than you may: which older one do you give up?
    .others = { $seat } gives up a charge
question-AppointNoble = Which noble becomes { $agenda }?
    .others = { $seat } appoints a noble
question-HireTroops = { $count ->
    [one] Which troop do you hire?
   *[other] Which troop do you hire, or which of one nationality? At most { $count }.
}{ $ban ->
    [yes] {" "}Hiring is forbidden: whoever hires all the same is banned.
   *[no] {""}
}
    .others = { $seat } may hire
question-StationTroop = Which army gets { $troop }?
    .others = { $seat } assigns a hired troop
question-QuellRevolt = { $city } revolts: do you pay { $faith } faith, or { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}, or let it go?
    .others = { $seat } faces a revolt
question-Rebuild = Where do you place your stronghold again?
    .others = { $seat } may place a stronghold
question-Rearrange = { $count ->
    [0] Does a noble take troops over?
   *[other] What does { $noble } take over?
}
    .others = { $seat } rearranges troops
question-ReturnNoble = Where does { $noble } come back?
    .others = { $seat } brings a noble back

## The log: the round
event-plays-baron = { $seat } plays { $baron }.
    .own = You play { $baron }.
event-chairman = { $seat } is Chairman{ $source }.
    .own = You are Chairman{ $source }.
event-head-of-church = { $seat } is Head of the Church{ $source }.
    .own = You are Head of the Church{ $source }.
event-dealt-troops = { $seat } is dealt: { $troops }.
    .own = You are dealt: { $troops }.
event-assigned = { $seat }, { $slot }: { $troops }.
    .own = Your { $slot }: { $troops }.
event-built-stronghold = { $seat } places the stronghold: { $area }.
    .own = You place your stronghold: { $area }.
event-placed-noble = { $seat } places a noble: { $noble }, { $area }.
    .own = You place a noble: { $noble }, { $area }.
event-offer = Mercenaries on offer: { $troops }.
event-agendas = Current agendas: { $agendas }.
event-round = Round { $round } begins.
event-planned = { $seat } has planned cards: { $counts }.
    .own = You have planned cards: { $counts }.
stack-count = stack { $stack }: { $count }
event-neutral-card = { $card_id ->
    [uncertain_times] Neutral card: { $card }. The Fate deck is shuffled.
   *[other] Neutral card: { $card }.
}
event-baron-card = { $seat } ({ $baron }) plays { $card }.
    .own = Your card: { $card }.
event-declined = { $seat } declines the card.
    .own = You decline the card.
event-allocated = The card of { $seat } goes to { $special } ({ $count } of the { $full } that it takes).
    .own = Your card goes to { $special } ({ $count } of the { $full } that it takes).
event-special-phase = Special phase: { $special }.
event-cards-return = The cards return to their owners: { $special }.
event-marks = { $seat } puts a marker on the mercenary track: { $space }.
    .own = You put a marker on the mercenary track: { $space }.
event-fate = { $field ->
    [baron] { $suits ->
        [no] Fate: { $fate_baron }. It cannot be this one now: another card is drawn.
       *[yes] Fate: { $fate_baron }.
    }
    [city] { $suits ->
        [no] Fate: { $fate_city }. It cannot be that city now: another card is drawn.
       *[yes] Fate: { $fate_city }.
    }
    [noble] { $suits ->
        [no] Fate: { $fate_noble }. It cannot be this one now: another card is drawn.
       *[yes] Fate: { $fate_noble }.
    }
    [shape] { $suits ->
        [no] Fate: { $noble }. It cannot be this one now: another card is drawn.
       *[yes] Fate: { $noble }.
    }
    [nation] Fate: { $fate_nation }.
    [revolt] { $fate_revolt ->
        [yes] Fate for { $city } (of { $seat }): a revolt!
       *[no] Fate for { $city } (of { $seat }): no revolt.
    }
    [deserter] Fate for { $slot } ({ $seat }): a deserter would be { $fate_nation }.
   *[expedition] { $result ->
        [lost] Fate for { $expedition }: the fleet is lost.
        [no_news] Fate for { $expedition }: no news.
       *[other] Fate for { $expedition }: { $result }x.
    }
}
    .own = { $field ->
        [revolt] { $fate_revolt ->
            [yes] Fate for { $city } (your city): a revolt!
           *[no] Fate for { $city } (your city): no revolt.
        }
        [deserter] Fate for { $slot } (your army): a deserter would be { $fate_nation }.
       *[shape] { $suits ->
            [no] Fate: { $noble } (your noble). It cannot be this one now: another card is drawn.
           *[yes] Fate: { $noble } (your noble).
        }
    }
event-revolt-quelled = { $seat } puts the revolt down and keeps { $city }.
    .own = You put the revolt down and keep { $city }.
event-upkeep = { $scope ->
    [kingdom] Upkeep. Kingdom cities: { $cities }; it takes { $needed } to win.
   *[all] Upkeep. Cities: { $cities }; it takes { $needed } to win.
}
event-refreshed = Nobles at sea land, and all nobles are rested.

## The log: crowns, votes, faith, influence
event-gained-crowns = { $seat } gains { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}{ $source }.
    .own = You gain { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    }{ $source }.
event-paid-crowns = { $seat } pays { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}{ $source }.
    .own = You pay { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    }{ $source }.
event-chairman-stays = { $to } stays Chairman: { $seat } has { $count } votes, but somebody else has { $most }.
    .own = { $to } stays Chairman: you have { $count } votes, but somebody else has { $most }.
    .to = You stay Chairman: { $seat } has { $count } votes, but somebody else has { $most }.
event-head-stays = { $to } stays Head of the Church: { $seat } has { $count } faith, but somebody else has { $most }.
    .own = { $to } stays Head of the Church: you have { $count } faith, but somebody else has { $most }.
    .to = You stay Head of the Church: { $seat } has { $count } faith, but somebody else has { $most }.
event-handed-crowns = { $seat } gives { $to } { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}{ $source }.
    .own = You give { $to } { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }{ $source }.
    .to = { $seat } gives you { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }{ $source }.
event-gained-votes = { $seat } gains { $count ->
    [one] 1 vote
   *[other] { $count } votes
}{ $source }.
    .own = You gain { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }{ $source }.
event-lost-votes = { $seat } parts with { $count ->
    [one] 1 vote
   *[other] { $count } votes
}.
    .own = You part with { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }.
event-gained-faith = { $seat } gains { $count } faith.
    .own = You gain { $count } faith.
event-lost-faith = { $seat } parts with { $count } faith.
    .own = You part with { $count } faith.
event-gained-influence = { $seat } gains { $count } influence{ $source }; { $pool } left in the pool.
    .own = You gain { $count } influence{ $source }; { $pool } left in the pool.
event-no-influence = { $seat } gets no influence for { $count ->
    [one] 1 city
   *[other] { $count } cities
}: there is no stronghold on the board.
    .own = You get no influence for { $count ->
        [one] 1 city
       *[other] { $count } cities
    }: you have no stronghold on the board.
event-lost-influence = { $seat } loses { $count } influence ({ $pool } in the pool).
    .own = You lose { $count } influence ({ $pool } in the pool).

## The log: marches
event-picked-up = { $seat }’s noble { $noble } takes troops over: { $troops } ({ $from }).
    .own = Your noble { $noble } takes troops over: { $troops } ({ $from }).
event-moved = { $seat }’s noble { $noble } marches: { $path }.
    .own = Your noble { $noble } marches: { $path }.
event-sailed = { $seat }’s noble { $noble } sails to { $area }.
    .own = Your noble { $noble } sails to { $area }.
event-left-board = { $seat }’s noble { $noble } has no troops left and leaves the board.
    .own = Your noble { $noble } has no troops left and leaves the board.
event-permission = { $purpose ->
    [pass] { $word ->
        [allow] { $seat } lets { $to } pass through { $area }.
        [refuse] { $seat } does not let { $to } pass through { $area }.
       *[other] { $seat } lets { $to } pass through { $area } for { $price ->
            [one] 1 crown
           *[other] { $price } crowns
        }.
    }
   *[attack] { $word ->
        [allow] { $seat } lets { $to } attack in { $area }.
        [refuse] { $seat } does not let { $to } attack in { $area }.
       *[other] { $seat } lets { $to } attack in { $area } for { $price ->
            [one] 1 crown
           *[other] { $price } crowns
        }.
    }
}
    .own = { $purpose ->
        [pass] { $word ->
            [allow] You let { $to } pass through { $area }.
            [refuse] You do not let { $to } pass through { $area }.
           *[other] You let { $to } pass through { $area } for { $price ->
                [one] 1 crown
               *[other] { $price } crowns
            }.
        }
       *[attack] { $word ->
            [allow] You let { $to } attack in { $area }.
            [refuse] You do not let { $to } attack in { $area }.
           *[other] You let { $to } attack in { $area } for { $price ->
                [one] 1 crown
               *[other] { $price } crowns
            }.
        }
    }
    .to = { $purpose ->
        [pass] { $word ->
            [allow] { $seat } lets you pass through { $area }.
            [refuse] { $seat } does not let you pass through { $area }.
           *[other] { $seat } lets you pass through { $area } for { $price ->
                [one] 1 crown
               *[other] { $price } crowns
            }.
        }
       *[attack] { $word ->
            [allow] { $seat } lets you attack in { $area }.
            [refuse] { $seat } does not let you attack in { $area }.
           *[other] { $seat } lets you attack in { $area } for { $price ->
                [one] 1 crown
               *[other] { $price } crowns
            }.
        }
    }
event-price-declined = { $seat } does not pay { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}: { $to } does not allow it.
    .own = You do not pay { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }: { $to } does not allow it.
    .to = { $seat } does not pay you { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }: there is no permission.
event-offers = { $seat } offers { $to } { $count ->
    [one] 1 crown
   *[other] { $count } crowns
} to call the attack off.
    .own = You offer { $to } { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    } to call the attack off.
    .to = { $seat } offers you { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    } to call the attack off.
event-offer-answered = { $passed ->
    [yes] { $seat } takes the crowns and calls the attack off.
   *[no] { $seat } does not call the attack off for { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }.
}
    .own = { $passed ->
        [yes] You take the crowns and call the attack off.
       *[no] You do not call the attack off for { $count ->
            [one] { $count } crown
           *[other] { $count } crowns
        }.
    }
    .to = { $passed ->
        [yes] { $seat } takes your crowns and calls the attack off.
       *[no] { $seat } does not take your { $count ->
            [one] { $count } crown
           *[other] { $count } crowns
        }: the battle is on.
    }
event-returns = { $seat }’s noble { $noble } comes back: { $area }.
    .own = Your noble { $noble } comes back: { $area }.

## The log: battles
event-names-battle = { $battle ->
    [open_field] { $seat } starts a battle in the open field in { $area } against { $defender } with { $nobles }.
    [assault] { $seat } starts an assault in { $area } against { $defender } with { $nobles }.
   *[siege] { $seat } starts a siege in { $area } against { $defender } with { $nobles }.
}
    .own = { $battle ->
        [open_field] You start a battle in the open field in { $area } against { $defender } with { $nobles }.
        [assault] You start an assault in { $area } against { $defender } with { $nobles }.
       *[siege] You start a siege in { $area } against { $defender } with { $nobles }.
    }
    .defender = { $battle ->
        [open_field] { $seat } attacks your nobles in the open field in { $area } with { $nobles }.
        [assault] { $seat } assaults your walls in { $area } with { $nobles }.
       *[siege] { $seat } besieges your walls in { $area } with { $nobles }.
    }
event-commands = { $seat }’s commander is { $noble }.
    .own = Your commander is { $noble }.
event-draws-hand = { $seat } draws { $count ->
    [one] { $count } Fate card
   *[other] { $count } Fate cards
} ({ $drawn_sum }).
    .private = You drew { $count ->
        [one] { $count } Fate card
       *[other] { $count } Fate cards
    } ({ $drawn_sum }): { $cards }.
    .all = { $seat } draws { $count ->
        [one] { $count } Fate card
       *[other] { $count } Fate cards
    } ({ $drawn_sum }): { $cards }.
drawn-for-strength = { $count } for a strength of { $strength }
drawn-for-commander = { $count } for the commander
drawn-for-constable = { $count } for the Constable
drawn-no-more = but no more can be drawn
event-drops-cards = { $seat } discards { $count ->
    [0] no Fate card
    [one] 1 Fate card
   *[other] { $count } Fate cards
}.
    .private = { $count ->
        [0] You discard no Fate card.
       *[other] You discard: { $cards }.
    }
    .all = { $count ->
        [0] { $seat } discards no Fate card.
       *[other] { $seat } discards: { $cards }.
    }
event-shows-hand = { $seat } shows: { $cards }{ $draws ->
    [0] .
    [one] . The card that draws does not count itself: the one that came for it is among these.
   *[other] . The cards that draw do not count themselves: those that came for them are among these.
}
    .own = You show: { $cards }{ $draws ->
        [0] .
        [one] . The card that draws does not count itself: the one that came for it is among these.
       *[other] . The cards that draw do not count themselves: those that came for them are among these.
    }
event-uses-ability = { $ability ->
    [star] { $noble }, { $seat }’s commander, deals one more loss.
    [square] { $noble }, { $seat }’s commander, prevents a loss.
    [triangle] { $noble }, { $seat }’s commander, counts one more victory.
   *[other] { $noble }, { $seat }’s commander, counts one more victory as Royal Standard-Bearer.
}
    .own = { $ability ->
        [star] { $noble }, your commander, deals one more loss.
        [square] { $noble }, your commander, prevents a loss.
        [triangle] { $noble }, your commander, counts one more victory.
       *[other] { $noble }, your commander, counts one more victory as Royal Standard-Bearer.
    }
event-losses = Losses in hundreds (dealt − prevented): attacker { $defence_deals } − { $attack_prevents } → { $attacker }, defender { $attack_deals } − { $defence_prevents } → { $defender }.
event-casualties = { $seat }, { $slot }: { $count ->
    [one] 1 casualty token
   *[other] { $count } casualty tokens
}, { $strength } left.
    .own = Your { $slot }: { $count ->
        [one] 1 casualty token
       *[other] { $count } casualty tokens
    }, { $strength } left.
event-breached = A breach in the walls: { $place }, { $strength } left.
event-fate-returns = The Fate cards of the battle go back under the deck.
event-unfortified = { $city } is no longer fortified.
event-victories = { $verdict ->
    [full_attack] Victories: attacker { $attacker }, defender { $defender }. A full victory of the attacker (two more at least): any nobles of the defender in it die; a place under assault falls.
    [partial_attack] Victories: attacker { $attacker }, defender { $defender }. A partial victory of the attacker (one more): any nobles of the defender in it retreat; a place under assault falls.
    [partial_defence] Victories: attacker { $attacker }, defender { $defender }. A partial victory of the defender (one more): the attacking nobles retreat.
    [full_defence] Victories: attacker { $attacker }, defender { $defender }. A full victory of the defender (two more at least): the attacking nobles die.
   *[stalemate] Victories: attacker { $attacker }, defender { $defender }. A stalemate: as many, so nothing happens.
}
event-victories-skipped = { $why ->
    [attackers] Victory cards do not count, for after the losses no noble of the attacker is left alive.
    [defenders] Victory cards do not count, for after the losses no noble of the defender is left alive.
   *[walls] Victory cards do not count, for after the losses the defender’s strength is 0: the place falls.
}
event-besieges = { $seat } lays siege to { $place } (totals { $total } : { $against }, that is { $sum_total } : { $sum_against }).
    .own = You lay siege to { $place } (totals { $total } : { $against }, that is { $sum_total } : { $sum_against }).
event-starved-out = { $seat }’s siege succeeds (totals { $total } : { $against }, that is { $sum_total } : { $sum_against }): { $place } falls.
    .own = Your siege succeeds (totals { $total } : { $against }, that is { $sum_total } : { $sum_against }): { $place } falls.
event-siege-lifted = { $why ->
    [gone] { $seat }’s siege is lifted: { $place }. No besieging noble is left there.
    [taken] { $seat }’s siege is lifted: { $place }. Another has taken it.
    [razed] { $seat }’s siege is lifted: { $place }. The city is razed.
    [removed] { $seat }’s siege is lifted: { $place }. The stronghold leaves the board.
   *[decree] { $seat }’s siege is lifted: { $place }. The Assembly has decided so.
}
    .own = { $why ->
        [gone] Your siege is lifted: { $place }. No noble of yours is left there.
        [taken] Your siege is lifted: { $place }. Another has taken it.
        [razed] Your siege is lifted: { $place }. The city is razed.
        [removed] Your siege is lifted: { $place }. The stronghold leaves the board.
       *[decree] Your siege is lifted: { $place }. The Assembly has decided so.
    }
event-retreats = { $home ->
    [yes] { $seat }’s noble { $noble } retreats, no area beside it is free: home to the stronghold, exhausted ({ $area }).
   *[no] { $seat }’s noble { $noble } retreats: { $area }.
}
    .own = { $home ->
        [yes] Your noble { $noble } retreats, no area beside it is free: home to the stronghold, exhausted ({ $area }).
       *[no] Your noble { $noble } retreats: { $area }.
    }
event-noble-dies = { $seat }’s noble { $noble } is dead{ $cause }.
    .own = Your noble { $noble } is dead{ $cause }.
death-losses = the losses reach the strength of the troops
death-defeat = by the other side’s full victory
death-overseas = there is no retreat from overseas
death-no-way = there is nowhere to retreat to
death-siege = the siege has succeeded
death-ransom = no ransom was paid
death-fire = lost with the city
leave-needed = ; it takes the leave of { $who }
event-noble-abandoned = { $seat }’s noble { $noble } is abandoned by his troops.
    .own = Your noble { $noble } is abandoned by his troops.
event-noble-removed = { $seat }’s noble { $noble } has no heir and is out of the game, with his troops: { $troops }.
    .own = Your noble { $noble } has no heir and is out of the game, with his troops: { $troops }.
event-deserted = { $seat }, { $slot }: { $troop } desert.
    .own = Your { $slot }: { $troop } desert.
event-nobody-deserts = { $seat }, { $slot }: no { $nation } mercenaries, nobody deserts.
    .own = Your { $slot }: no { $nation } mercenaries, nobody deserts.
event-troop-falls = { $seat }, { $slot }: { $troop } fall.
    .own = Your { $slot }: { $troop } fall.
event-undefended = Nobody and nothing defends it (strength 0): { $place } falls without a fight.
event-takes-city = { $seat } takes { $city }.
    .own = You take { $city }.
event-cedes-city = { $seat } cedes a city to { $to } for the lost stronghold: { $city }.
    .own = You cede a city to { $to } for your lost stronghold: { $city }.
    .to = { $seat } cedes a city to you for the lost stronghold: { $city }.
event-city-neutral = { $city } becomes neutral.
event-razed = { $city } is razed.
event-takes-stronghold = { $seat } captures { $from }’s stronghold.
    .own = You capture { $from }’s stronghold.
    .from = { $seat } captures your stronghold.
event-stronghold-lost = The stronghold of { $seat } leaves the board.
    .own = Your stronghold leaves the board.
event-eliminated = { $seat } is out of the game.
    .own = You are out of the game.
event-office-lost = { $seat }’s noble { $slot } loses the office: { $agenda }.
    .own = Your noble { $slot } loses the office: { $agenda }.

## The log: neutral cards and events
event-event = { $colour ->
    [red] A red event, drawn by { $seat }: { $event }!
    [green] A green event, drawn by { $seat }: { $event }!
   *[blue] A blue event, drawn by { $seat }: { $event }!
}
    .own = { $colour ->
        [red] A red event, drawn by you: { $event }!
        [green] A green event, drawn by you: { $event }!
       *[blue] A blue event, drawn by you: { $event }!
    }
event-fizzles = Nobody is there for it to hit: { $event }.
event-no-effect = { $card }: there is nothing it could change.
event-stays-in-force = { $whom ->
    [all] In force for everybody until the end of the round: { $card }.
   *[one] It stays with { $seat }, in force: { $card }.
}
    .own = It stays with you, in force: { $card }.
event-cancelled = { $event } is cancelled.
event-event-ends = { $seat } is rid of an event: { $event }.
    .own = You are rid of an event: { $event }.
event-no-heir = { $seat }’s noble { $noble } has no heir: once dead, out of the game for good.
    .own = Your noble { $noble } has no heir: once dead, out of the game for good.
event-pledges = { $seat } pledges { $count } faith.
    .own = You pledge { $count } faith.
event-volunteers = Volunteers for { $seat }: { $troops }.
    .own = Volunteers for you: { $troops }.
event-refreshes = { $seat }’s noble { $noble } is rested.
    .own = Your noble { $noble } is rested.
event-desert-all = { $seat } is deserted by: { $troops }.
    .own = You are deserted by: { $troops }.
event-expedition-sails = An expedition sets out: { $expedition }.
event-no-expedition = { $seat } starts no expedition.
    .own = You start no expedition.
event-blessed = { $seat } blesses the expedition: { $expedition }.
    .own = You bless the expedition: { $expedition }.
event-expedition-result = { $result ->
    [lost] { $expedition }: the fleet is lost, and all stakes with it.
    [no_news] { $expedition }: no news, the fleet waits on.
   *[other] { $expedition }: every stake is paid back { $result } times.
}{ $blessed ->
    [yes] {" "}(Blessed: the better of two cards counts.)
   *[no] {""}
}
event-repairs = { $seat } repairs { $count ->
    [one] 1 breach
   *[other] { $count } breaches
}: { $place }.
    .own = You repair { $count ->
        [one] 1 breach
       *[other] { $count } breaches
    }: { $place }.
event-fortifies = { $seat } fortifies { $city }.
    .own = You fortify { $city }.
event-heals = { $seat }, { $slot }: { $count ->
    [one] 1 casualty token
   *[other] { $count } casualty tokens
} removed.
    .own = Your { $slot }: { $count ->
        [one] 1 casualty token
       *[other] { $count } casualty tokens
    } removed.
event-harvest-lost = Bad Harvest: { $seat } gets nothing from cities.
    .own = Bad Harvest: you get nothing from cities.

## The log: Wages, draft, Assembly
event-unpaid = { $seat } does not pay, so they desert: { $troops }.
    .own = You do not pay, so they desert: { $troops }.
event-draft = The mercenary draft is held.
event-marker-comes-off = { $seat }’s marker comes off the mercenary track: { $space }.
    .own = Your marker comes off the mercenary track: { $space }.
event-hires = { $seat } hires: { $troops }.
    .own = You hire: { $troops }.
event-stationed = { $seat }, { $slot }: { $troop } join.
    .own = Your { $slot }: { $troop } join.
event-meeting-void = Nobody attends: the meeting is void.
event-acting-chairman = { $seat } leads the meeting.
    .own = You lead the meeting.
event-proposes = { $word ->
    [pass] { $seat } proposes nothing.
   *[other] Private motion of { $seat }: { $answer }.
}
    .own = { $word ->
        [pass] You propose nothing.
       *[other] Your private motion: { $answer }.
    }
event-order = { $seat } orders the agendas: { $agendas }.
    .own = You order the agendas: { $agendas }.
event-agenda = Vote on { $agenda }.
event-votes-shown = Votes given: { $votes }.
event-votes = { $seat } votes with { $count }: { $choice }.
    .own = You vote with { $count }: { $choice }.
    .to = { $seat } votes with { $count } for you: { $choice }.
event-ballot = Ballot of { $seat }, in the order of the agendas: { $ballot }.
    .own = Your ballot, in the order of the agendas: { $ballot }.
event-breaks-tie = A tie ({ $level }): { $seat }, who leads the meeting, decides: { $choice }.
    .own = A tie ({ $level }): you lead the meeting and decide: { $choice }.
event-decided = { $passed ->
    [yes] The proposal passes: { $for } for, { $against } against.
   *[no] The proposal is rejected: { $for } for, { $against } against.
}
event-chosen = { $seat } is chosen: { $agenda }. Votes received: { $votes }.
    .own = You are chosen: { $agenda }. Votes received: { $votes }.
event-refuses = { $seat } refuses: { $agenda }.
    .own = You refuse: { $agenda }.
event-law-passed = A new law: { $agenda }.
event-law-repealed = The law is repealed: { $agenda }.
event-walls-rebuilt = All walls that are not besieged are whole again.
event-charge-lost = { $seat } loses a charge: { $agenda }.
    .own = You lose a charge: { $agenda }.
event-appointed = { $seat }’s noble { $noble } gets an office: { $agenda }.
    .own = Your noble { $noble } gets an office: { $agenda }.
event-postponed = The meeting breaks off; agendas not voted on wait for the next one.
event-open-motion = { $in_force ->
    [yes] In force from now on: { $motion }.
   *[no] No longer in force: { $motion }.
}
event-banned = { $seat } is banned from the Assembly.
    .own = You are banned from the Assembly.
event-ban-lifted = The ban of { $seat } is lifted.
    .own = Your ban is lifted.
event-defies = { $seat } defies the Assembly.
    .own = You defy the Assembly.
event-heir-handed = { $seat } hands { $noble }’s heir over to { $to }.
    .own = You hand { $noble }’s heir over to { $to }.
    .to = { $seat } hands { $noble }’s heir over to you.
event-heir-killed = { $seat } kills the heir of { $noble }.
    .own = You kill the heir of { $noble }.
event-game-over = { $reason ->
    [cities] { $seat } rules { $count } cities ({ $needed } are enough), and wins!
    [influence] The pool of influence is empty: { $seat } has the most ({ $count }) and wins!{ $decided }
    [last_baron] { $seat } is the last Baron left and wins!
    [rounds] After the last round { $seat } is ahead ({ $count } influence) and wins!{ $decided }
   *[other] There is no king and no winner, for { $level } are equal in everything: influence { $rank_0 }, cities { $rank_1 }, crowns, faith and votes together { $rank_2 }, troop cards on the board { $rank_3 } (W-14.2).
}
    .own = { $reason ->
        [cities] You rule { $count } cities ({ $needed } are enough), and win!
        [influence] The pool of influence is empty: you have the most ({ $count }) and win!{ $decided }
        [last_baron] You are the last Baron left and win!
        [rounds] After the last round you are ahead ({ $count } influence) and win!{ $decided }
       *[other] There is no king and no winner, for { $level } are equal in everything: influence { $rank_0 }, cities { $rank_1 }, crowns, faith and votes together { $rank_2 }, troop cards on the board { $rank_3 } (W-14.2).
    }

## Refusals: setting up, planning, cards
refusal-baron-first = Choose your Baron first.
refusal-baron-taken = Somebody has taken this Baron: { $baron }.
refusal-troops-first = Assign your troops first; left: { $count }.
refusal-stronghold-first = Say first where your stronghold stands.
refusal-outer-area = { $area } lies at the edge: with two or three Barons no stronghold may stand there.
refusal-area-taken = No stronghold may stand there: { $area } has a city or another stronghold.
refusal-noble-then-area = Choose a noble first, then his area.
refusal-no-such-noble = He has no troops or is placed already: { $army }.
refusal-area-of-another = Another Baron is there already: { $area }.
refusal-overseas-area = { $area } lies overseas: nobles begin in the Kingdom.
refusal-planning-first = You are planning: put cards into stacks, or say that you are done.
refusal-not-in-hand = You have no such card left in your hand: { $card }.
refusal-stack-full = Stack { $stack } already holds two of your cards.
refusal-execute-or-decline = Carry the card out or decline it.
refusal-no-free-marker = You have no free marker.
refusal-space-taken = A marker stands there already: { $space }.
refusal-space-not-open = So few Barons do not use it: { $space }.
refusal-out-of-reach = No noble of yours can move there or fight there: { $area }.
refusal-no-battle-there = You cannot start a battle there: { $area }.
refusal-not-to-taxation = Mobilize Forces goes to Wages or to the Assembly.
refusal-send-card-first = Say first where the card goes.
refusal-cannot-pay = That costs { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}, and you do not have so many.

## Refusals: marches
refusal-noble-first = Choose the noble who moves, or pass.
refusal-exhausted = { $noble } is exhausted.
refusal-shut-in = { $noble } is shut in by a siege.
refusal-cannot-get-there = He cannot get there now: { $noble }.
refusal-nothing-to-take = He cannot take this over here: { $troop } ({ $army }).
refusal-no-voyage = He cannot sail there: { $area }.
refusal-not-by-road = He cannot go on that way: { $area }. Several steps are possible along roads only, and not where passage was refused.
refusal-already-there = He is there already: { $area }.
refusal-border-closed = One cannot cross from { $from } to { $area }.
refusal-move-not-finished = Finish his move first.
refusal-permission-first = You are asked for permission first.
refusal-no-prices = In this game nobody may name a price.
refusal-price-too-high = The asker has no more than { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}.
refusal-pay-or-decline = Pay, or decline.
refusal-gift-limit = You can give another Baron at this table as many crowns as you have: { $count }.
refusal-no-gifts = In this game nobody can give crowns to another Baron.

## Refusals: battles
refusal-battle-or-pass = Say which battle you start, or that you start none.
refusal-no-place-to-attack = There is nothing here to assault or besiege.
refusal-permission-refused = { $baron } does not permit it.
refusal-besieged-by-another = { $baron } already besieges the place.
refusal-besieged-this-round = You began this siege only this round; it can be completed in a later one.
refusal-too-weak-to-besiege = For a siege your total must be greater than the defender’s (now { $total } : { $against }, that is { $sum_total } : { $sum_against }).
refusal-attackers-first = Say first who attacks.
refusal-not-among-attackers = He cannot take part: { $noble }.
refusal-truce = The Truce of God forbids every battle this round.
refusal-nobody-to-attack-with = You have no rested noble there.
refusal-not-in-the-open = { $baron } has no noble in the open there.
refusal-besiegers-only = From a besieged place you can only attack the besieger.
refusal-offer-crowns = Offer crowns, { $count ->
    [one] 1 crown
   *[other] { $count } crowns
} at most, or nothing.
refusal-offer-stands = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
} lie on the table: accept, or fight on.
refusal-commander-first = Choose your commander first.
refusal-not-in-battle = He takes no part in this battle: { $noble }.
refusal-drop-more = Discard Fate cards or keep the rest; still to be discarded: { $count }.
refusal-not-in-fate-hand = You do not hold this Fate card: { $number }.
refusal-use-or-forgo = Use the ability or forgo it.
refusal-cannot-be-hit = The loss cannot fall there; losses left: { $count }.
refusal-no-shelter-there = He cannot retreat there: { $area }.
refusal-retreat-first = Say first where he retreats to.
refusal-keep-or-raze = Keep { $city } or raze it.
refusal-not-your-city = It is not your city: { $city }.
refusal-cede-first = Choose the city that you cede.
refusal-deserter-first = Choose first which { $nation } mercenary deserts.
refusal-no-such-troop = No such troop can desert: { $troop }.
refusal-losses-first = Choose who falls first; strength to lose: { $count }.
refusal-total-not-reached = With { $troop } the total of { $count } cannot be reached exactly.

## Refusals: neutral cards and events
refusal-name-drawer = Name the Baron who draws the event.
refusal-no-faith = You do not have enough faith.
refusal-pledge-limit = Pledge { $count } faith at most.
refusal-not-offered-by-event = The event does not offer this: { $answer }.
refusal-launch-or-pass = Start an expedition, or say that you start none.
refusal-under-way = It is under way already: { $expedition }.
refusal-stake-limit = Stake { $count ->
    [one] 1 crown
   *[other] { $count } crowns
} at most.
refusal-bless-or-pass = Bless the expedition or leave it.
refusal-works-or-pass = Repair or fortify something, or leave it.
refusal-one-place-only = Only one place can be repaired, and only what you can pay.
refusal-nothing-to-mend = You cannot repair there: { $place }.
refusal-cannot-fortify = You cannot fortify it: { $city }.
refusal-muster-or-pass = Remove casualties from one army, or leave it.
refusal-cannot-heal = You cannot remove casualties there: { $army }.

## Refusals: Wages, draft, Assembly
refusal-comply-or-defy = Obey the law or do not.
refusal-wages-first = Say first whom you pay.
refusal-not-billed = They get no wages now: { $troop } ({ $army }).
refusal-cannot-pay-wage = You cannot pay them as well: { $troop } ({ $army }).
refusal-hire-or-pass = Hire, or say that you do not.
refusal-not-on-offer = They are not on offer: { $troop }.
refusal-one-troop-a-marker = So many troops at most now: { $count }.
refusal-one-nationality = Several troops must be of one nationality.
refusal-cannot-receive = That army cannot receive troops now: { $army }.
refusal-station-first = Say first which army gets them: { $troop }.
refusal-name-acting = Name the Baron who leads the meeting.
refusal-no-such-proposal = That cannot be proposed: { $answer }.
refusal-order-agendas = Say in which order the agendas come.
refusal-commit-votes = Commit { $count ->
    [one] 1 vote
   *[other] { $count } votes
} at most.
refusal-not-to-vote-for = That cannot be voted for here: { $choice }.
refusal-vote-first = Say first what your votes count for.
refusal-not-tied = This is not among the tied results: { $answer }.
refusal-write-ballot = Write your ballot first.
refusal-accept-or-refuse = Accept or refuse.
refusal-give-up-older = Give up one of your older charges.
refusal-appoint-noble = Give the office to one of your nobles.

## Refusals: Upkeep
refusal-revolt-first = Decide about { $city } first: faith, crowns, or let it go.
refusal-rearrange-or-pass = Let nobles take troops over, or say that it is enough.
refusal-not-a-home = He can come back only to your stronghold or to a city of yours that is not besieged: { $area }.
refusal-return-first = Say first where he comes back.

## The table in a terminal
sheet-round = round { $round }, { $phase ->
    [setup] set-up
    [planning] planning
    [actions] actions
   *[upkeep] upkeep
}
sheet-legend = M★ noble (small letter: exhausted) · ♜ stronghold · 200/3 strength and income · + fortified · ⚔ besieged · ~ port · ≈ river · ^ mountains · = bridge · # bridge with a road · - : road · [·] empty space of the track, [ ] not used by so few
sheet-now = Now
sheet-pool = pool { $pool } influence
sheet-stacks = cards in the stacks { $counts }
sheet-card = played: { $card }
sheet-event = event: { $event }
sheet-next-event = { $colour ->
    [red] next event red
    [green] next event green
   *[blue] next event blue
}
sheet-head-crowns = Crowns
sheet-head-votes = Votes
sheet-head-faith = Faith
sheet-head-influence = Infl.
sheet-head-cities = Cities
sheet-head-cards = Hand
sheet-head-markers = Mark.
sheet-you = you
sheet-out = out of the game
sheet-chairman = Chairman
sheet-head = Head of the Church
sheet-banned = banned
sheet-no-stronghold = no stronghold on the board
sheet-casualties = { $count ->
    [one] 1 casualty
   *[other] { $count } casualties
}
sheet-no-heir = no heir
sheet-waits = dead, waits for his heir
sheet-heir-held = heir held by { $seat }
sheet-exhausted = exhausted
sheet-off-board = off the board
sheet-at-sea = at sea: { $area }
sheet-special = Areas
sheet-track = Track
sheet-offer = Offer
sheet-fee = { $troop } (fee { $fee })
sheet-agendas = Agendas
sheet-laws = Laws
sheet-events = This round
sheet-expeditions = Expeditions
sheet-expedition = { $blessed ->
    [yes] { $expedition } { $space }/3 ({ $stakes }, blessed)
   *[no] { $expedition } { $space }/3 ({ $stakes })
}
sheet-battle = Battle
sheet-battle-is = { $battle ->
    [open_field] { $area }: { $attacker } fights { $defender }
   *[assault] { $area }: { $attacker } assaults { $defender }
}
sheet-city = the neutral city
sheet-attacker-hand = attacker: { $cards }
sheet-defender-hand = defender: { $cards }
sheet-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sheet-meeting = Assembly
sheet-in-session = in session
sheet-acting = led by { $seat }
sheet-hand = Your hand
sheet-planned = Planned
sheet-fate = Your Fate
sheet-picked = Chosen

## The final standing
summary-player = Player
    .about = player
summary-baron = Baron
    .about = Baron
summary-influence = Influence
    .about = influence
summary-cities = Cities
    .about = all cities
summary-kingdom = Kingdom
    .about = Kingdom cities
summary-wealth = Wealth
    .about = crowns, faith and votes together
summary-troops = Troops
    .about = troop cards on the board
summary-round = Ended in round { $round }.
summary-tie-broken = { $step ->
    [kingdom] The number of Kingdom cities decided ({ $level }; W-16.4).
    [most_influence] Influence decided ({ $level }; W-14.2).
    [influence] Equal numbers of Kingdom cities, so influence decided ({ $level }; W-16.4).
    [cities] Equal influence, so the number of cities decided ({ $level }; W-14.2).
    [wealth] Equal influence and as many cities, so crowns, faith and votes together decided ({ $level }; W-14.2).
   *[troops] Equal influence, cities and wealth, so the troop cards on the board decided ({ $level }; W-14.2).
}

## The data file
data-baron = Barons
data-shape = Nobles’ shapes
data-noble = Nobles
    .shape = shape
data-area = Areas
data-edge = Borders
    .record = { $a } – { $b }
data-road = Roads
data-city = Cities
    .strength = strength
    .income = income
data-action = Action cards
data-neutral_action = Neutral cards
    .copies = copies
data-special_area = Special phases
data-track_space = Mercenary track
data-expedition = Expeditions
    .results = of the fate cards
data-expedition-results = { $what ->
    [lost] { $count } lose the fleet
    [no_news] { $count } bring no news
    [1] { $count } return the stake
   *[other] { $count } pay the stake { $what } times
}
data-nationality = Nationalities
data-vassal = Vassals
    .record = { $baron }, vassal { $strength }
    .wage = wage
data-mercenary = Mercenaries
    .record = { $nationality } { $strength }
data-fate = Fate cards
    .record = no. { $number }
data-event = Events
data-agenda = Agendas
data-open_motion = Open motions
data-constants = Numbers
data-components = Components
data-razed_at_setup = Cities razed at the start
data-board = Board
    .record = size and shape of the map
data-option = Options
    .record = { $id ->
        [two_player_city_scope] Five cities with two Barons
        [negotiation] Bargaining
        [round_limit] Limit of rounds
       *[other] { $id }
    }

reason-number = { $value } is not a number
