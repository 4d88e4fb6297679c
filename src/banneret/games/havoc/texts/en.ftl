### Havoc: what the table, the log and the refusals say.

game-title = Havoc: The Hundred Years War
game-name = Havoc
game-about = Mercenary captains recruit troops and fight nine battles of the Hundred Years War with poker-like hands.
game-levels = Measured with two players: medium beats easy in 97 games of 100, and hard, with a twentieth of a second an answer, beats medium in 78; with four it wins half of its games against three of medium. At the table it takes longer.
game-credit = KC Humphrey, Sunriver Games 2005; with the John of Gaunt expansion

## Cards and people
card-regular = { $suit } { $value }
card-dog = a dog
card-dog-short = D
card-john = John of Gaunt
card-unknown = an unknown card
cards-dogs = { $dogs ->
    [one] a dog
   *[other] { $dogs } dogs
}
cards-with-others = { $cards }; beside them { $beside }
cards-none = nothing
who-john = John of Gaunt

## Combinations
value-one = { $value ->
    [0] dog
   *[other] { $value }
}
value-many = { $value ->
    [0] dogs
   *[other] { $value }s
}
hand-with-out = { $dogs } out – { $combination }
hand-beside = { $combination }, beside it { $beside }
hand-no-cards = no counted card
hand-high-card = high card: { $top }
hand-pair = pair of { $first }
hand-two-pairs = two pairs: { $first } and { $second }
hand-three-of-a-kind = three { $first }
hand-straight-5 = straight of five up to { $top }
hand-three-pairs = three pairs: { $first }, { $second } and { $third }
hand-flush-5 = flush of five: { $values }
hand-straight-6 = straight of six up to { $top }
hand-full-house = full house: three { $first }, two { $second }
hand-flush-6 = flush of six: { $values }
hand-trios = trios: { $first } and { $second }
hand-four-of-a-kind = four { $first }
hand-big-house = big house: four { $first }, two { $second }
hand-five-of-a-kind = five { $first }
hand-straight-flush-5 = straight flush of five up to { $top }
hand-six-of-a-kind = six { $first }
hand-straight-flush-6 = straight flush of six up to { $top }

## Answers
action-recruit = Recruit: draw two cards, place one
action-havoc = Cry Havoc! and start the next battle
action-draw-deck = Draw from the deck
action-draw = Draw { $card } from the recruits
    .group = Draw a recruit
action-fetch-deck = Fetch! – a dog for the top card of the deck
action-fetch = Fetch! – a dog for { $card } from the recruits
    .group = Fetch! – a dog for a recruit
action-loot = Rob the dead – two dogs for a card of your choice from the discards
action-take = Take { $card } from the discards
    .group = Take a card from the discards
action-place = Place { $card } among the recruits
    .group = Place a card among the recruits
action-lay = Lay { $card }
    .group = Choose a card to lay
action-done = Done: lay the chosen cards
action-decline = Stay out of the battle and draw a card
action-pass = Pass: lay nothing more in this battle
action-out = { $dogs ->
    [0] No dog out of the battle
    [one] One dog out of the battle
   *[other] { $dogs } dogs out of the battle
}
    .group = Dogs out of the battle
action-scavenge = Scavenge { $card }
    .group = Scavenge – a laid dog for a face-up card
    .told = Scavenge { $card }, { $whose ->
        [recruits] from the recruits
        [own] which you laid
       *[other] laid by { $owner }
    }
action-stop = Stop: activate no more dogs in this battle
action-discard = Discard { $card }
    .group = Discard a card
action-exchange = { $dogs ->
    [0] Exchange no dogs
    [one] Exchange one dog for a card
   *[other] Exchange { $dogs } dogs for cards
}
    .group = Exchange dogs
action-next = { $battle } is the next battle
    .group = Choose the next battle

## What may be typed for an answer; the list shows the first word
typed-recruit = recruit
typed-havoc = havoc
typed-draw-deck = draw_deck deck
typed-draw = draw
typed-fetch-deck = fetch_deck
typed-fetch = fetch
typed-loot = loot rob
typed-take = take
typed-place = place
typed-lay = lay
typed-done = done
typed-decline = decline
typed-pass = pass
typed-out = out
typed-scavenge = scavenge
typed-stop = stop
typed-discard = discard
typed-exchange = exchange
typed-next = next

## Questions
question-TurnAction = It is your turn: do you recruit, or cry Havoc! for { $battle }?
    .others = { $seat }: recruiting or Havoc!
question-RecruitStep = { $draws ->
    [0] You are recruiting: where do you take the first of your two cards?
    [1] Where do you take your second card?
   *[other] Which card do you place among the recruits?
}
    .others = { $seat } is recruiting
question-LootPick = Which card do you take from the discards?
    .others = { $seat } is looking through the discards
question-HavocLay = You are the initiator of { $battle }: which two or more cards do you lay?
    .others = { $seat } opens the battle
question-JoinBattle = { $bound ->
    [yes] The { $battle } bind everybody: which two or more cards do you lay?
   *[no] { $battle }: do you join with two or more cards, or stay out and draw a card?
}
    .others = { $seat }: joining or staying out
question-BattleContinue = { $battle }: do you lay more cards, or pass?
    .others = { $seat }: laying or passing
question-DeclareDogsOut = How many of your dogs are out of the battle? ({ $hands })
    .others = { $seat } counts the dogs out of the battle
question-ActivateDog = The battle is over: what does your dog fetch you?
    .others = { $seat } is activating a dog
question-PeaceDiscard = A year of peace: which card do you discard?
    .others = { $seat } is choosing a card to discard
question-FinalDogs = Castillon is next: how many dogs do you exchange for cards from the deck?
    .others = { $seat } may exchange dogs
question-CastillonLay = Castillon: which cards do you lay, up to six, in secret?
    .others = { $seat } is choosing cards for Castillon
question-ChooseNextBattle = Which battle comes next?
    .others = { $seat } is choosing the next battle

## The log
event-peacekeeper-first = { $seat } is the first Peacekeeper and begins.
    .own = You are the first Peacekeeper and begin.
event-dealt = { $seat } is dealt the first cards.
    .private = You are dealt { $cards }.
    .all = { $seat } is dealt { $cards }.
event-recruits-refilled = { $count ->
    [one] New recruit: { $cards }.
   *[other] New recruits: { $cards }.
}
event-reshuffled = The discards become the new deck of { $count } cards.
event-forced-pass = { $seat } can neither recruit nor cry Havoc!, and misses a turn.
    .own = You can neither recruit nor cry Havoc!, and miss your turn.
event-recruits = { $seat } recruits.
    .own = You recruit.
event-drew = { $seat } draws a card.
    .private = You draw { $card }.
    .all = { $seat } draws { $card }.
event-was-dealt = { $seat } is dealt a card.
    .private = You are dealt { $card }.
    .all = { $seat } is dealt { $card }.
event-no-card-left = No card is left for { $seat }.
    .own = No card is left for you.
event-took-recruit = { $seat } takes { $card } from the recruits.
    .own = You take { $card } from the recruits.
event-fetches = { $seat } sends a dog: Fetch!
    .own = You send a dog: Fetch!
event-loots = { $seat } sends two dogs to rob the dead.
    .own = You send two dogs to rob the dead.
event-loots-after-battle = { $seat } activates two dogs to rob the dead.
    .own = You activate two dogs to rob the dead.
event-looted = { $seat } takes { $card } from the discards.
    .own = You take { $card } from the discards.
event-placed = { $seat } places { $card } among the recruits.
    .own = You place { $card } among the recruits.
event-peace-turned = { $keeper } turns the peace card to { $level }.
    .own = You turn the peace card to { $level }.
event-year-of-peace = { $keeper } declares a year of peace, for the peace card has no further number: { $battle } is cancelled. Everybody else who has a card discards one.
    .own = You declare a year of peace, for the peace card has no further number: { $battle } is cancelled. Everybody else who has a card discards one.
event-discarded = { $seat } discards { $card }.
    .own = You discard { $card }.
event-cried-havoc = { $seat } cries Havoc! The battle is { $battle }.
    .own = You cry Havoc! The battle is { $battle }.
event-joined = { $seat } joins the battle.
    .own = You join the battle.
event-stayed-out = { $seat } stays out of the battle.
    .own = You stay out of the battle.
event-laid = { $count ->
    [0] { $seat } has no cards to lay.
   *[other] { $seat } lays { $cards }.
}
    .own = { $count ->
        [0] You have no cards to lay.
       *[other] You lay { $cards }.
    }
event-passed = { $seat } passes.
    .own = You pass.
event-dogs-out = { $dogs ->
    [0] No dog of { $seat } is out of the battle.
    [one] One dog of { $seat } is out of the battle.
   *[other] { $dogs } dogs of { $seat } are out of the battle.
}
    .own = { $dogs ->
        [0] No dog of yours is out of the battle.
        [one] One of your dogs is out of the battle.
       *[other] { $dogs } of your dogs are out of the battle.
    }
points-scored = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $moved ->
    [yes] {" "}(H-14.1)
   *[no] {""}
}
event-placed-in-battle = Place { $place }: { $who } – { $combination }{ $count ->
    [0] {""}
   *[other] {" "}({ $cards })
}{ $dogs ->
    [0] {""}
    [one] , a dog out of the battle
   *[other] , { $dogs } dogs out of the battle
}. { $tie ->
    [john] His points go to nobody (H-16.3).
    [john_hand] Of equal combinations the one with fewer cards left in hand comes first, here 0 (H-16.11). His points go to nobody (H-16.3).
    [beside] Of the same combinations the cards beside them decide, the highest first, here { $others } (H-8.4). { $scored }.
    [hand] Of equal combinations the one with fewer cards left in hand comes first, here { $held } (H-9.1). { $scored }.
    [shared] Full tie: equal combinations and as many cards left in hand ({ $held }), so { $equal } share the { $shared } points of their places, rounded down (H-9.2). { $scored }.
   *[none] { $scored }.
}
    .own = Place { $place }: you – { $combination }{ $count ->
        [0] {""}
       *[other] {" "}({ $cards })
    }{ $dogs ->
        [0] {""}
        [one] , a dog out of the battle
       *[other] , { $dogs } dogs out of the battle
    }. { $tie ->
        [beside] Of the same combinations the cards beside them decide, the highest first, here { $others } (H-8.4). { $scored }.
        [hand] Of equal combinations the one with fewer cards left in hand comes first, here { $held } (H-9.1). { $scored }.
        [shared] Full tie: equal combinations and as many cards left in hand ({ $held }), so { $equal } share the { $shared } points of their places, rounded down (H-9.2). { $scored }.
       *[none] { $scored }.
    }
event-won-battle = { $who } wins the battle: { $battle }.{ $first_from ->
    [initiator] {" "}Of those tied this is the first from the initiator on (H-9.2).
    [keeper] {" "}Of those tied this is the first from the Peacekeeper on (H-12.4).
    [john] {" "}In a full tie John of Gaunt comes first (H-16.11).
   *[none] {""}
}
    .own = You win the battle: { $battle }.{ $first_from ->
        [initiator] {" "}Of those tied you are the first from the initiator on (H-9.2).
        [keeper] {" "}Of those tied you are the first from the Peacekeeper on (H-12.4).
       *[none] {""}
    }
event-scavenged = { $whose ->
    [recruits] { $seat } scavenges { $card } from the recruits.
    [own] { $seat } takes back { $card }, one of the cards just laid.
   *[other] { $seat } scavenges { $card }, laid by { $owner }.
}
    .own = { $whose ->
        [recruits] You scavenge { $card } from the recruits.
        [own] You take back { $card }, one of the cards you laid.
       *[other] You scavenge { $card }, laid by { $owner }.
    }
    .owner = { $seat } scavenges { $card }, which you laid.
event-stopped-dogs = { $seat } activates no more dogs.
    .own = You activate no more dogs.
event-battlefield-cleared = { $count ->
    [0] Nothing is left on the battlefield.
   *[other] From the battlefield to the discards: { $cards }.
}
event-battle-action = The battle card says ({ $battle }): “{ $action }”
event-peacekeeper = { $who } is Peacekeeper now.
    .own = You are Peacekeeper now.
event-chose-battle = { $seat } chooses the next battle: { $battle }.
    .own = You choose the next battle: { $battle }.
event-john-chose-battle = John of Gaunt takes the earliest battle that is left: { $battle } is next.
event-battle-turned-up = Another battle card is turned up: { $battle }.
event-castillon-begins = The final battle begins: Castillon. Peacekeeper: { $keeper }.
    .own = The final battle begins: Castillon. You are Peacekeeper.
event-recruits-discarded = { $count ->
    [0] There are no recruits to discard.
   *[other] The recruits are discarded: { $cards }.
}
event-exchanged-dogs = { $dogs ->
    [0] { $seat } exchanges no dogs.
    [one] { $seat } exchanges one dog.
   *[other] { $seat } exchanges { $dogs } dogs.
}
    .own = { $dogs ->
        [0] You exchange no dogs.
        [one] You exchange one dog.
       *[other] You exchange { $dogs } dogs.
    }
event-game-over = { $wins ->
    [one] The game is over: { $winners } wins with { $points } points.
   *[other] The game is over: { $winners } share the victory with { $points } points each.
}{ $decided ->
    [cards] {" "}Equal points, so more battle cards won decide: { $compared } (H-13.1).
    [castillon] {" "}Equal points and battle cards, so the place at Castillon decides: { $compared } (H-13.1).
    [nothing] {" "}Points, battle cards won and places at Castillon are equal (H-13.1).
   *[points] {""}
}
    .own = { $wins ->
        [one] The game is over: you win with { $points } points!
       *[other] The game is over: { $winners } share the victory with { $points } points each.
    }{ $decided ->
        [cards] {" "}Equal points, so more battle cards won decide: { $compared } (H-13.1).
        [castillon] {" "}Equal points and battle cards, so the place at Castillon decides: { $compared } (H-13.1).
        [nothing] {" "}Points, battle cards won and places at Castillon are equal (H-13.1).
       *[points] {""}
    }
event-john-appears = John of Gaunt turns up and sits down on the left of { $seat }.
    .own = John of Gaunt turns up and sits down on your left.
event-john-leaves = { $why ->
    [havoc] A player cries Havoc!, so John of Gaunt leaves the game.
    [beaten] John of Gaunt has not won the battle and leaves the game.
    [drawn] John of Gaunt turns up in the final battle and leaves the game; another card is drawn.
   *[castillon] The final battle is next, so John of Gaunt leaves the game.
}
event-johns-turn = It is John of Gaunt’s turn.
event-flipped = { $odd ->
    [yes] The card flipped for the Chevauchées: { $card }. It is odd: the side from Calais to Tours.
   *[no] The card flipped for the Chevauchées: { $card }. It is not odd: the side from Tours to Bordeaux.
}
event-nothing-to-flip = No card is left to flip for the Chevauchées: the side from Tours to Bordeaux.
event-battle-replaced = The Chevauchées take the place of a battle: { $battle } is not fought.
event-chevauchees = John of Gaunt cries Havoc! The battle is { $battle }.

## Refusals
refusal-pool-too-small = You cannot recruit: the deck, the recruits and the discards have fewer than two cards between them.
refusal-needs-two-cards = You need at least two cards to cry Havoc!
refusal-turn-is-recruit-or-havoc = On your turn you either recruit or cry Havoc!
refusal-already-drew-two = You have already drawn your two cards.
refusal-not-a-recruit = { $card } is not among the recruits.
refusal-recruits-full = The recruits area is full: you must take a recruit before you take a card from the deck.
refusal-no-card-to-draw = There is no card left to draw.
refusal-two-dogs-a-turn = You may use two dogs in all while recruiting.
refusal-not-enough-dogs = You do not hold enough dogs for that.
refusal-nothing-to-loot = There is no regular card among the discards.
refusal-draw-two-first = You must draw two cards before you place one.
refusal-recruiting-goes-on = You are recruiting: draw, use your dogs, and place a card at the end.
refusal-not-in-hand = You do not hold { $card }.
refusal-already-picked = You have already chosen { $card }.
refusal-too-many-laid = That is too many: six cards and, beyond them, two dogs out of the battle.
refusal-lay-at-least-two = You must lay at least two cards.
refusal-lay-at-least-one = You must lay at least one card.
refusal-initiator-lays = You have started the battle: lay at least two cards.
refusal-join-or-stay-out = Join the battle by laying at least two cards, or stay out.
refusal-finish-laying = You have already chosen cards: lay them, or take them back first.
refusal-chevauchees-bind-all = Nobody with two or more cards may stay out of the Chevauchées.
refusal-lay-or-pass = During the battle you can only lay cards or pass.
refusal-must-declare-dogs = Say how many of your dogs are out of the battle.
refusal-dogs-out-range = { $low ->
    [0] At most { $high } of your dogs can be out of the battle.
   *[other] Between { $low } and { $high } of your dogs must be out of the battle.
}
refusal-dogs-cannot-be-scavenged = A dog cannot be scavenged.
refusal-not-face-up = { $card } lies neither on the battlefield nor among the recruits.
refusal-loot-needs-both-dogs = Robbing the dead takes two dogs at once, and you have only one left to use.
refusal-dogs-at-work = Your dogs are at work: scavenge, rob the dead, or stop.
refusal-must-take-loot = You must take a card from the discards.
refusal-dogs-cannot-be-looted = A dog cannot be taken from the discards.
refusal-not-in-discards = { $card } is not among the discards.
refusal-must-discard = In a year of peace you must discard a card.
refusal-battle-not-in-row = { $battle } cannot be the next battle.
refusal-must-choose-battle = You must choose the next battle.
refusal-must-say-exchange = Say how many dogs you exchange before Castillon.
refusal-castillon-lays = At Castillon everybody lays one to six cards.
refusal-castillon-six = At Castillon you may lay six cards at most.

## Why the expert did it
bot-havoc = I expected more of this battle now than of another recruiting: { $battle }.
bot-havoc-before-peace = The Peacekeeper’s next recruiting would have cancelled this battle: { $battle }. I would rather fight it.
bot-recruit = This battle promised less just now than two new cards: { $battle }.
bot-draw = This card was worth more to me than an unknown one: { $card }.
bot-draw-deck = An average card of the deck promised more than any recruit.
bot-fetch = This card was worth more to me than the dog I gave for it: { $card }.
bot-place = I needed this one least: { $card }.
bot-lay = I reckoned that the points to be had are worth the cards that this battle takes: { $battle }.
bot-lay-more = With the cards laid now I could hope for more points than they are worth: { $battle }.
bot-decline = The points to be expected were not worth the cards to lay, and a new card came for nothing.
bot-pass = What I still held was worth more than it could have won in this battle.
bot-dogs-out = With so many dogs out of the battle I expected the most points: { $dogs }.
bot-scavenge = Of the face-up cards this one helped me most: { $card }.
bot-take = Of the discards this one helped me most: { $card }.
bot-discard = I missed this one least: { $card }.
bot-exchange = At Castillon dogs count only within a combination; I exchanged as many as promised a better hand.
bot-castillon = At Castillon I always lay my strongest combination.
bot-next = I expected the most of this battle, compared with the others: { $battle }.

## The table in the terminal
table-battles = Battles
table-battles-legend = (points for the 1st · 2nd · … place)
table-action = Action ({ $battle }): { $action }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
table-peace = Havoc/Peace
table-peace-none = no number yet
table-peacekeeper = Peacekeeper
table-havoc = HAVOC!
table-initiator = initiator
table-recruits = Recruits
table-recruits-none = none
table-deck = deck { $deck } · discards { $discards }
table-you = you
table-passed = passed
table-out = stays out
table-undecided = not decided yet
table-dogs-out = { $dogs ->
    [one] a dog out of the battle
   *[other] { $dogs } dogs out of the battle
}
table-won = won
table-place = place { $place }
table-cancelled = cancelled
table-hidden-battles = { $hidden } hidden
table-john-pending = John of Gaunt sits on the left of { $seat }: the Chevauchées come next.
table-hand = Your hand
table-hand-empty = no cards
table-best = best now
table-best-with-laid = best with those laid
table-chosen = Chosen
table-dog = dog
summary-player = Player
summary-total = Points
summary-battles = Battles won
summary-tie = Equal points: battle cards won decide, then the place at Castillon.
summary-unfought = Cancelled: { $battles }

## What stands on the cards
cards-battle = { $year } · points by place: { $points }
cards-battle-small = With 2 or 3 players: { $points }
cards-group-deck = Cards of the deck, and what lies beside it
cards-regular = Regular card
    .text = Six suits ({ $suits }), values 1 to 18, one card each.
cards-count = With { $players } players: values 1 to { $value }, and { $dogs } dogs.
cards-dog = Dogs of War (dog)
    .text =
        Value 0, goes with any suit; in a straight only below the 1.
        While recruiting: one dog fetches a recruit or the top card of the deck (H-4.4), two rob the dead (H-4.5).
        After a battle: one laid dog scavenges a face-up regular card, two laid dogs rob the dead (H-10.2).
cards-john = John of Gaunt
    .text = With the expansion only: whoever draws him puts him at the left, and the Chevauchées are fought instead of the next turn (H-16.2, H-16.3). He fights with three 9s.
cards-peace = Havoc/Peace card
    .text = Lies before the Peacekeeper. Each time the Peacekeeper recruits it is turned to the next number; beyond the last one a year of peace cancels the next battle (H-5.2). Its other face shows who cried Havoc!
cards-combinations = Combinations, the strongest first

## The data file
data-battles = Battle cards
    .points = points
    .action = action
    .name = name
data-chevauchees = John of Gaunt’s battle card
    .points = points
    .action = action
    .name = name
data-tokens = Victory point tokens
    .record = { $battle }, place { $place }: { $value }
data-units = Troops on the cards, without effect on play
data-hand_ranks = Combinations
data-options = Options

reason-havoc-places = a battle pays one to six places, not { $count }
reason-havoc-receiver = “{ $value }” is neither all nor initiator
reason-havoc-battle-id = battle { $number } is not “{ $value }”
reason-havoc-battles-missing = these battles are missing: { $value }
reason-havoc-peace-card = “{ $value }” is no peace card
reason-havoc-colour = “{ $value }” is not written #rrggbb
reason-havoc-john-hand = John of Gaunt fights with one to six cards, not with { $count }
reason-havoc-sides = the sides of a peace card are 1, 2 ... in this order, not { $value }
reason-havoc-too-few-cards = { $players } players need { $needed } regular cards for the deal, and there are { $count }
reason-havoc-token = { $battle } pays { $points }; change the points of the battle too
reason-havoc-name = a name has one to { $high } characters that can be printed
