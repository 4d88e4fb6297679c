### Chances that follow from the Fate deck alone (“banneret odds warrior_knights ...”).

## Questions
odds-assault = assault a city or a stronghold
    .about = How an assault with one noble ends. Without troops and a noble named, all usual armies and abilities are shown; an army inside defends the walls.
    .examples =
        banneret odds warrior_knights assault 200
        banneret odds warrior_knights assault vecht --troops 300 --noble triangle
        banneret odds warrior_knights assault 300 --troops 400 --inside 100 --defender square
odds-battle = an open-field battle
    .about = How a battle in the open ends, one noble on each side.
    .examples =
        banneret odds warrior_knights battle 300 200
        banneret odds warrior_knights battle 250 250 --noble star --defender triangle
odds-siege = whether a siege is possible
    .about = A siege needs no luck, only the greater total; a second one in a later round takes the place.
    .examples =
        banneret odds warrior_knights siege bingen
        banneret odds warrior_knights siege 200 --troops 50 --inside 100
odds-expedition = what an expedition brings
    .about = What becomes of each expedition at the end of its track, blessed and not.
    .examples =
        banneret odds warrior_knights expedition
        banneret odds warrior_knights expedition --seen 2,9,17
odds-revolt = revolts of cities without a noble
    .about = How many of a Baron’s cities revolt at one Upkeep.
    .examples =
        banneret odds warrior_knights revolt --cities 4
        banneret odds warrior_knights revolt --cities 3 --seen 1,4,5,12
odds-vote = win a vote
    .about = The chance of every number of committed votes, if everybody else commits any number of his votes with the same chance.
    .examples =
        banneret odds warrior_knights vote 6 --rivals 4,2,2
        banneret odds warrior_knights vote 5 --rivals 3,3 --together --chair

## What they want to know
odds-option-walls = the strength of the walls: a city (vecht) or a number (300)
odds-option-troops = the strength of the attacking army, casualties taken off
odds-option-noble = the shape of the attacking noble, who is rested
odds-option-inside = the strength of one noble’s army inside
odds-option-defender = the shape of the defending noble, if he is rested
odds-option-seen = Fate cards seen since the last shuffle by number, in the order in which they went under the deck
odds-battle-attack = the strength of the attacking army
odds-battle-defence = the strength of the defending army
odds-revolt-cities = how many cities have none of your nobles, at most
odds-vote-votes = how many votes you have
odds-vote-rivals = the votes of every other Baron who attends
odds-vote-together = they all vote together against you; otherwise each for something else
odds-vote-chair = you break ties from the chair

## Answers
odds-heading-assault = Assault on walls of { $walls }
odds-heading-assault-inside = Assault on walls of { $walls } with an army of { $inside } inside
odds-heading-battle = An army of { $attack } against one of { $defence } in the open field
odds-heading-siege = Sieges against a total of { $total }
odds-heading-expedition = What expeditions bring
odds-heading-revolt = Revolts at one Upkeep
odds-heading-vote = The chance to win a vote with { $count } votes, each rival for something else
odds-heading-vote-together = The chance to win a vote with { $count } votes, all rivals together
odds-column-taken = place taken
odds-column-won = won
odds-column-driven-off = driven off
odds-column-dead = attacker dies
odds-column-defenders-dead = defender dies
odds-column-siege = possible
odds-column-master = with the Master of Sieges
odds-column-lost = fleet lost
odds-column-no-news = no news
odds-column-mean = return of this card
odds-column-in-the-end = return in the end
odds-column-some = at least one
odds-column-several = at least two
odds-column-expected = on average (100 % = one city)
odds-column-chance = chance
odds-no-ability = no ability
odds-army = { $troops }, { $noble }
odds-besiegers = { $troops } and a noble: { $total }
odds-venture-blessed = { $name }, blessed
odds-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
odds-votes = { $count ->
    [0] no votes
    [one] 1 vote
   *[other] { $count } votes
}
odds-note-deck = { $count } cards have not been seen since the last shuffle: { $deal } deal, { $prevent } prevent, { $victory } victory, { $draw } draw.
odds-note-best-kept = You are taken to keep the Fate cards that serve you best once you have drawn them.
odds-note-fates = The Fate cards that you have seen since the last shuffle count; to who knows the top of the deck a chance can be 0% or 100%.
odds-note-equilibrium = Both Barons keep what serves them best against the other’s choices in the long run (an approximate equilibrium): a captured place counts 1, the death of all nobles of a side one half; in the open field a full victory counts 1, a partial one half. At a table the chances say how it goes against a defender who chooses as the expert bot does.
odds-note-baron = You are taken to value the victory at 1 and the death of all nobles of a side at one half. The defender is taken to keep his Fate cards as the expert bot does: those that hold out best against an attacker’s hand of which he knows nothing. 0% and 100% stand only where no other choice of his would change it.
odds-note-siege = The besieger’s army and 200 for its noble must be more than the walls, all armies inside and 200 for a noble inside.
odds-note-expedition = Returns are the mean multiple of the stake: 100 % is the stake itself. With no news the expedition waits for the next card, so that in the end more comes back; that is reckoned as if it came from the same cards as this one.
odds-note-revolt = { $count } cards have not been seen since the last shuffle, { $revolts } of them bring a revolt. A revolt can be bought off with a faith or with twice the city’s income.
odds-note-vote-expert = The others are taken to vote as experts do on such a matter at this stage of the game, as was measured: a gift each wants for himself, a burden all give to the leader.
odds-note-vote = Exact for rivals who commit any number of their votes with the same chance.

## Why a value makes no sense
reason-warrior-knights-odds-number = that number is too small or too great
reason-warrior-knights-odds-votes = a number of votes is a whole number from 0 to 300
reason-warrior-knights-odds-rivals = one to five other Barons attend
reason-warrior-knights-odds-walls = walls are a city or a number of hundreds up to 600
reason-warrior-knights-odds-troops = troops come in steps of 50
reason-warrior-knights-odds-noble = nobles are star, square, triangle or circle
reason-warrior-knights-odds-fate = Fate cards are numbers from 1 to 24, each at most once, and some must be left
reason-warrior-knights-odds-few = so many cards are not left in the deck

## What a chance is of
chance-captured = chance to capture the place now
chance-won = chance to win the battle (a full or partial victory), if the defender keeps Fate cards as the expert bot does
chance-besieged = chance that the siege is laid
chance-own-deaths = all your attacking nobles die
chance-their-deaths = all defending nobles die
chance-retreat = you must retreat
chance-vote = chance that the vote goes as you want, if the others vote as experts do
chance-fleet = chance that the fleet comes back without a blessing
chance-blessed-fleet = chance that the blessed fleet comes back
chance-crowns-back = crowns that come back on average

## Why a bot did it
bot-battle = { $battle ->
    [siege] { $area }: the siege promised to be worth { $gain } influence.
    [assault] { $area }: the assault promised to be worth { $gain } influence.
   *[open_field] { $area }: the battle promised to be worth { $gain } influence.
}
bot-no-battle = { $area }: no battle promised more than it would have risked.
bot-nothing-better = No move and no battle promised more.
bot-city-kept = { $city } will bring more in the { $rounds } rounds or so that are left than it cost.
bot-city-let-go = { $city } would bring less in the { $rounds } rounds or so that are left than it costs.
bot-leader-refused = { $to } is ahead and gets no leave.
bot-no-harm = What { $to } wants to do does no harm.
