### Chances that follow from the dice alone (“banneret odds knights ...”).

## Questions
odds-cards = every card: its chance on a pile and before an opponent
    .about = The chance to capture each card: on top of a pile, before an opponent (castles are defended), and the same with a catapult.
    .examples =
        banneret odds knights cards
        banneret odds knights cards --dice die_3,die_5
odds-beat = beat a combination
    .about = The best possible chance to roll more than a combination: a card, the king, or another roll.
    .examples =
        banneret odds knights beat 4-4-4+1 --rerolls 2 --dice die_3
        banneret odds knights beat castle_blue_2
odds-castle = take a castle from an opponent
    .about = The chance to take a castle that is defended: you must beat its combination, and its owner must not beat your roll. Both of you play as well as can be.
    .examples =
        banneret odds knights castle 3-3-3+2
        banneret odds knights castle castle_red_2 --dice die_3 --against die_5
odds-defend = hold a castle against an attacker’s roll
    .about = The chance to hold a castle when the attacker has rolled so much.
    .examples =
        banneret odds knights defend 3-3-3+5
        banneret odds knights defend 4-4-4+2 --dice die_5 --tie defender
        banneret odds knights defend 4-4-4+5+2 --plus-dice all
odds-tournament = win a tournament, by place in the rolling order
    .about = The chance of everybody in a tournament, in rolling order, the organiser first. Everybody takes part and plays for the card as well as can be.
    .examples =
        banneret odds knights tournament --players 3
        banneret odds knights tournament --players 2 --dice 1=die_5
odds-king = overthrow the king
    .about = The chance to overthrow the king.
    .examples =
        banneret odds knights king
        banneret odds knights king --combination 4-4-4-4
odds-keep = what to keep of the dice on the table
    .about = How good each choice is after a throw: what you keep, and the chance that it then has. Sixes are dead; to keep everything is to stop.
    .examples =
        banneret odds knights keep "6 6 5 5 2 1" --target 4-4-4+1 --left 2
        banneret odds knights keep 333521 --target 3-3-3+2 --castle
        banneret odds knights keep 444521 --target 4-4-4+5+2 --left 1 --plus-dice all

## What a question wants to know
odds-option-target = what has to be beaten: a combination (4-4-4+1, 5-5-5-5), a card (castle_blue_2) or “king”
odds-option-rerolls = how many rerolls
odds-option-dice = your die cards, for example die_3 or die_3,die_5; or “none”
odds-option-against = the die cards of the castle’s owner
odds-option-tie = who gets the castle if both roll the same
odds-option-plus-dice = whether between two rolls one plus die counts, or all
odds-defend-target = what the attacker has rolled, for example 4-4-4+2; with all plus dice 4-4-4+5+2
odds-tournament-players = how many take part
odds-tournament-dice = the die cards of one place in the rolling order, for example 2=die_3,die_5
odds-tournament-champion = the place of the player who owns the champion
odds-tournament-tie = whether on a tie the earlier roller stays ahead, or the tied roll again (exact, and slow with more than three players)
odds-king-combination = another combination of the king than the one in use
odds-keep-roll = the six dice, for example "6 6 5 5 2 1" or 665521
odds-keep-plus-dice = whether between two rolls one plus die counts, or all; with all of them a target of dice is another roll, 4-4-4+5+2
odds-keep-left = how many rerolls are left
odds-keep-castle = the target is a castle before an opponent, who will defend it
odds-keep-all = show every choice, not only the best ones

## Answers
odds-heading-cards = The chance to capture each card ({ $cards })
odds-heading-beat = The chance to beat { $target }
odds-heading-castle = The chance to take a castle { $target }
odds-heading-defend = The chance to hold a castle against { $target }
odds-heading-tournament = The chance to win a tournament of { $count }
odds-heading-king = The chance to overthrow the king ({ $target }), { $count ->
    [0] without rerolls
    [one] one reroll
   *[other] { $count } rerolls
}
odds-heading-keep = { $dice } against { $target }, { $count ->
    [one] one reroll
   *[other] { $count } rerolls
} left
odds-heading-keep-castle = { $dice } against the castle { $target } and its owner, { $count ->
    [one] one reroll
   *[other] { $count } rerolls
} left
odds-column-chance = chance
odds-column-rerolls = { $count ->
    [0] one throw
    [one] 1 reroll
   *[other] { $count } rerolls
}
odds-column-beat = beat it
odds-column-take = take it
odds-column-catapult = with a catapult
odds-column-pile = on a pile
odds-column-opponent = an opponent’s
odds-no-die-card = no die card
odds-king-name = King
odds-organiser = organiser
odds-roller = roller { $place }
odds-entry = { $who }, { $count ->
    [0] no reroll
    [one] 1 reroll
   *[other] { $count } rerolls
}
odds-keep-nothing = nothing
odds-keep-everything = { $dice } (stop)
odds-note-against = The owner has { $cards }.
odds-note-more-keeps = { $count ->
    [one] One more choice is
   *[other] { $count } more choices are
} not shown (--all).

## Why a value makes no sense
reason-knights-no-combination = a combination is written like 4-4-4+1 or 5-5-5-5, with faces from 1 to 5
reason-knights-plus-die = the plus die shows another face than the set
reason-knights-larger-set = the plus dice would be a stronger set themselves
reason-knights-no-die-card = the die cards are die_1 to die_5
reason-knights-six-dice = six dice with faces from 1 to 6 are needed
reason-knights-too-many = that number is too small or too great
reason-knights-one-of-two = the help names the words that can stand there
reason-knights-place-and-cards = write a place and cards, for example 2=die_3

## What a shown chance is the chance of
chance-capture = chance to capture the card
chance-take = chance to take the card
chance-take-castle = chance to take the castle, its defence included
chance-hold = chance to hold the castle
chance-win-tournament = chance to win the tournament
chance-overthrow = chance to overthrow the king
chances-best-play = If everybody always keeps the best dice.
chances-all-join = If everybody takes part and always keeps the best dice.
chances-about = With these options the figure for a tournament is right to half a percentage point.
