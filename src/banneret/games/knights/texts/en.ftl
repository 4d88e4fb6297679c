### Knights: what the table, the log and the refusals say.

game-title = Knights
game-name = Knights
game-about = Roll six dice to capture castles and powerful cards, fight tournaments, and perhaps overthrow the king.
game-levels = Luck weighs much here: medium beats easy in 86 games of 100, but hard has not proved stronger than medium (49 of 100).
game-credit = Michael Schacht, Abacusspiele and Rio Grande Games 2000 (Knatsch)

## Cards, piles and dice
card-castle = { $colour } castle ({ $dice })
card-special = { $kind } ({ $dice })
card-tournament = tournament card
card-unknown = unknown card
cards-goals = Goal cards and the king
cards-castles = Castles
cards-specials = Special cards
cards-tournaments = Tournament cards
card-dice = { $count ->
    [one] Dice to beat: { $dice }
   *[other] Dice to beat, card by card: { $dice }
}
card-goal-castles = { $castles } castles
    .text = You win as soon as you own castles of that many different colours (K-14.1).
card-goal-king = { $king_castles } castles and the king
    .text = Begin your turn with that many castles and overthrow the king (K-11).
card-goal-tournaments = { $tournament_castles } castles and { $tournaments } tournaments
    .text = You win as soon as you own so many castles and tournament cards (K-14.1).
card-king = Whoever beats his dice wins; whoever fails loses a castle, unless the royal letter protects (K-11).
pile-left = left
pile-right = right
face-0 = 0
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
strength-set = { $n ->
    [0] nothing (only sixes)
    [1] a single { $face }
    [2] a pair of { $face }s
    [3] three { $face }s
    [4] four { $face }s
    [5] five { $face }s
    [6] six { $face }s
   *[other] seven { $face }s
}
strength-plus = { $set } + { $p }
dice-and-cards = { $dice } and { $cards }
against-card = { $target } on the card
against-treason = { $target }, which Treason makes of the { $printed } on the card
against-king = { $target }, the king’s dice
against-roll = { $target }, the roll of { $rival }
against-yours = { $target }, your roll

## Answers
action-attempt = Attempt the card on the { $pile } pile
    .told = { $pile } pile: go for the { $card }
    .group = Attempt the top card of a pile
action-tournament = Hold the tournament on the { $pile } pile
    .group = Hold a tournament
action-attack = Attack: { $card }
    .told = Attack: { $card }, of { $owner }
    .group = Attack a card of an opponent
action-swap = Swap the top card of the { $pile } pile
    .told = { $pile } pile: the { $card } goes to the bottom, the next card is turned up
    .group = Turn up another card first
action-search = Search on in the { $pile } pile
    .told = { $pile } pile: the { $card } goes to the bottom, search on
    .group = Search for a card that you may attempt
action-king = Challenge the king
action-end-turn = End your turn
action-pick = Die { $die }
    .told = Reroll: { $face }
    .group = Pick dice to reroll
action-reroll = Reroll the picked dice
action-stop = Stop: the dice stay as they lie
action-join = Take part in the tournament
action-decline = Stay out of the tournament
action-give = Give up: { $card }
    .group = Which castle do you lose?
action-under = Put it under the { $pile } pile
    .group = Under which pile does it go?
action-cover = Cover: { $card }
    .group = Choose what the guard covers
action-done = Done: the guard covers the chosen cards
action-keep = Leave everything as it is now
action-uncover = Take the guard away: it covers nothing
action-move = { $guard ->
    [castle_guard] Move the castle guard to other castles
   *[bodyguard] Move the bodyguard to another card
}
    .group = Move a guard

## Questions
question-MainAction = { $attempts ->
    [first] It is your turn: which card do you attempt?
   *[more] You have captured a special card: do you make another attempt?
}
    .others = { $seat } is choosing a target
question-Rolling = { $purpose ->
    [4] { $tie ->
        [tie_holds] Defend your castle: roll { $target } at least to keep the { $card }.
       *[tie_takes] Defend your castle: beat { $target } to keep the { $card }.
    }
    [5] { $beats ->
        [yes] Tournament: beat { $target } to take the lead{ $tie ->
            [tie_rolls_off] ; after a tie you roll again.
           *[tie_trails] .
        }
       *[no] Tournament: you roll first.
    }
    [6] The king: beat { $target } to overthrow him.
   *[other] Beat { $target } to get the { $card }.
} Which dice do you reroll? { $rerolls ->
    [one] One reroll is left.
   *[other] { $rerolls } rerolls are left.
}
    .others = { $seat } is rolling
question-TakePart = { $owner } holds a tournament. { $beats ->
    [yes] The best roll so far is { $target }: do you take part?
   *[no] Do you take part?
}
    .others = { $seat }: taking part or staying out
question-Revenge = { $chosen ->
    [yes] Under which pile does your castle go?
   *[no] The king takes his revenge: which of your castles do you give up?
}
    .others = { $seat } must give up a castle
question-ArrangeGuards = { $guard ->
    [castle_guard] Which castles does your castle guard cover from now on? At most two.
   *[bodyguard] Which special card does your bodyguard cover from now on?
} { $covers ->
    [no] It covers nothing now.
   *[yes] Now: { $cards }.
}
    .others = { $seat } is placing a guard

## The log
event-first-player = { $seat } begins.
    .own = You begin.
event-castle-dealt = { $seat } is dealt the { $card }.
    .own = You are dealt the { $card }.
event-piles-made = The other { $count } cards are shuffled and cut into two piles.
event-turned-up = On top of the { $pile } pile: { $card }.
event-pile-empty = The { $pile } pile is empty.
event-turn-begins = Round { $round }: it is the turn of { $seat }.
    .own = Round { $round }: it is your turn.
event-swapped = { $seat } puts the { $card } under the { $pile } pile.
    .own = You put the { $card } under the { $pile } pile.
event-search-opens = { $seat } can attempt no card in sight and searches on; there is something to find here: { $piles }.
    .own = You can attempt no card in sight and search on; there is something to find here: { $piles }.
event-nothing-to-find = There is no card in either pile that { $seat } may attempt.
    .own = There is no card in either pile that you may attempt.
event-searched = { $seat } searches on: the { $card } goes under the { $pile } pile.
    .own = You search on: the { $card } goes under the { $pile } pile.
event-passes = { $seat } can attempt nothing and passes.
    .own = You can attempt nothing and pass.
event-ends-turn = { $seat } makes no further attempt.
    .own = You make no further attempt.
event-attempts = { $seat } goes for the { $card } on the { $pile } pile.{ $treason ->
    [no] {""}
   *[other] {" "}With Treason it is enough to beat { $treason } (K-12.7).
}
    .own = You go for the { $card } on the { $pile } pile.{ $treason ->
        [no] {""}
       *[other] {" "}With your Treason it is enough to beat { $treason } (K-12.7).
    }
event-attacks = { $seat } attacks { $owner } for the { $card }.
    .own = You attack { $owner } for the { $card }.
    .owner = { $seat } attacks your { $card }.
event-thrown = { $seat } rolls { $dice }.{ $why ->
    [catapult] {" "}With the Catapult there are { $rerolls } rerolls (K-9.3).
    [champion] {" "}With the Champion there are { $rerolls } rerolls (K-10.3).
    [organiser] {" "}The organiser has { $rerolls } rerolls (K-10.3).
   *[none] {""}
}
    .own = You roll { $dice }.{ $why ->
        [catapult] {" "}With the Catapult you have { $rerolls } rerolls (K-9.3).
        [champion] {" "}With the Champion you have { $rerolls } rerolls (K-10.3).
        [organiser] {" "}As the organiser you have { $rerolls } rerolls (K-10.3).
       *[none] {""}
    }
event-rerolled = { $seat } rerolls { $lay } and gets { $fell }; the dice now show { $dice }.
    .own = You reroll { $lay } and get { $fell }; the dice now show { $dice }.
event-rolled = The roll of { $seat }, { $dice }, is worth { $strength }{ $verdict ->
    [first] .
    [beats] : more than { $against }.
    [tie] : a tie with { $against }, and a tie is not enough (K-3.5).
    [tie_holds] : a tie with { $against }, and a tie defends the castle (K-9.4).
    [tie_takes] : a tie with { $against }, and a tie goes to the attacker (K-9.4).
    [tie_trails] : a tie with { $against }, and the earlier roll stays ahead (K-10.4).
    [tie_rolls_off] : a tie with { $against }; if nobody beats it, they roll again (K-10.4).
   *[fails] : not more than { $against }.
}
    .own = Your roll, { $dice }, is worth { $strength }{ $verdict ->
        [first] .
        [beats] : more than { $against }.
        [tie] : a tie with { $against }, and a tie is not enough (K-3.5).
        [tie_holds] : a tie with { $against }, and a tie defends the castle (K-9.4).
        [tie_takes] : a tie with { $against }, and a tie goes to the attacker (K-9.4).
        [tie_trails] : a tie with { $against }, and the earlier roll stays ahead (K-10.4).
        [tie_rolls_off] : a tie with { $against }; if nobody beats it, you roll again (K-10.4).
       *[fails] : not more than { $against }.
    }
    .rival = The roll of { $seat }, { $dice }, is worth { $strength }{ $verdict ->
        [beats] : more than { $against_yours }.
        [tie_holds] : a tie with { $against_yours }, and a tie defends the castle (K-9.4).
        [tie_takes] : a tie with { $against_yours }, and a tie goes to the attacker (K-9.4).
        [tie_trails] : a tie with { $against_yours }, and the earlier roll stays ahead (K-10.4).
        [tie_rolls_off] : a tie with { $against_yours }; if nobody beats it, you roll again (K-10.4).
       *[fails] : not more than { $against_yours }.
    }
event-captured = { $seat } captures the { $card }.
    .own = You capture the { $card }.
event-failed = { $seat } fails; the { $card } goes under the { $pile } pile.
    .own = You fail; the { $card } goes under the { $pile } pile.
event-took = { $seat } takes the { $card } from { $owner }.
    .own = You take the { $card } from { $owner }.
    .owner = { $seat } takes your { $card }.
event-cover-ends = What the { $card } covered for { $seat } is covered no more.
    .own = What your { $card } covered is covered no more.
event-attack-failed = The attack of { $seat } fails: { $owner } keeps the { $card }.
    .own = Your attack fails: { $owner } keeps the { $card }.
    .owner = The attack of { $seat } fails: you keep your { $card }.
event-must-defend = { $seat } defends the { $card } { $tie ->
    [tie_holds] and must roll { $target } at least, the roll of { $rival }.
   *[tie_takes] and must beat { $target }, the roll of { $rival }.
}
    .own = You defend the { $card } { $tie ->
        [tie_holds] and must roll { $target } at least, the roll of { $rival }.
       *[tie_takes] and must beat { $target }, the roll of { $rival }.
    }
    .rival = { $seat } defends the { $card } { $tie ->
        [tie_holds] and must roll { $target } at least, your roll.
       *[tie_takes] and must beat { $target }, your roll.
    }
event-defended = { $seat } defends the { $card } against { $attacker }.
    .own = You defend the { $card } against { $attacker }.
    .attacker = { $seat } defends the { $card } against you.
event-holds-tournament = { $seat } holds the tournament on the { $pile } pile.
    .own = You hold the tournament on the { $pile } pile.
event-joins = { $seat } takes part.
    .own = You take part.
event-declines = { $seat } stays out of the tournament.
    .own = You stay out of the tournament.
event-leads = { $seat } leads.
    .own = You lead.
event-rolls-off = A tie for the best roll: { $seats } roll again.
event-tournament-won = { $seat } wins the tournament with { $strength } and takes the card.{ $levels ->
    [0] {""}
   *[other] {" "}{ $level } rolled the same, but later (K-10.4).
}
    .own = You win the tournament with { $strength } and take the card.{ $levels ->
        [0] {""}
       *[other] {" "}{ $level } rolled the same, but later (K-10.4).
    }
event-challenges = { $seat } challenges the king.
    .own = You challenge the king.
event-king-stands = The king stands, and { $seat } must give up a castle.
    .own = The king stands, and you must give up a castle.
event-letter-protects = The king stands, but the royal letter protects { $seat }.
    .own = The king stands, but your royal letter protects you.
event-castle-lost = { $seat } puts the { $card } under the { $pile } pile.
    .own = You put the { $card } under the { $pile } pile.
event-covers = { $guard ->
    [castle_guard] The castle guard of { $seat } covers: { $cards }.
   *[bodyguard] The bodyguard of { $seat } covers: { $cards }.
}
    .own = { $guard ->
        [castle_guard] Your castle guard covers: { $cards }.
       *[bodyguard] Your bodyguard covers: { $cards }.
    }
event-lifts-cover = { $guard ->
    [castle_guard] The castle guard of { $seat } covers nothing any more.
   *[bodyguard] The bodyguard of { $seat } covers nothing any more.
}
    .own = { $guard ->
        [castle_guard] Your castle guard covers nothing any more.
       *[bodyguard] Your bodyguard covers nothing any more.
    }
event-won = { $reason ->
    [castles] { $seat } has castles of { $castles } colours and wins the game!
    [king] { $seat } overthrows the king and wins the game!
   *[tournaments] { $seat } has { $castles } castles and { $tournaments } tournament cards and wins the game!
}
    .own = { $reason ->
        [castles] You have castles of { $castles } colours and win the game!
        [king] You overthrow the king and win the game!
       *[tournaments] You have { $castles } castles and { $tournaments } tournament cards and win the game!
    }
event-limit-reached = { $why ->
    [passes] All have passed in a row, so the game ends
   *[rounds] { $rounds ->
        [one] The agreed round is
       *[other] The agreed { $rounds } rounds are
    } over, so the game ends
} (K-14.4): { $wins ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
} Castles: { $castles }{ $decided ->
    [castles] .
    [tournaments] ; tournament cards: { $tournaments }.
   *[specials] ; tournament cards: { $tournaments }; special cards: { $specials }.
}
    .own = { $why ->
        [passes] All have passed in a row, so the game ends
       *[rounds] { $rounds ->
            [one] The agreed round is
           *[other] The agreed { $rounds } rounds are
        } over, so the game ends
    } (K-14.4): { $wins ->
        [one] you win!
       *[other] { $winners } share the victory.
    } Castles: { $castles }{ $decided ->
        [castles] .
        [tournaments] ; tournament cards: { $tournaments }.
       *[specials] ; tournament cards: { $tournaments }; special cards: { $specials }.
    }

## Refusals
refusal-six-is-locked = Die { $die } shows a six: it is locked for this roll.
refusal-die-already-picked = You have already picked die { $die }.
refusal-pick-dice-first = Pick the dice that you want to reroll first, or stop.
refusal-dice-are-picked = You have picked dice: reroll them, or take the picks back first.
refusal-roll-goes-on = The roll is not over: pick dice and reroll them, or stop.
refusal-owns-colour = You already own a { $colour } castle.
refusal-owns-kind = You already own a special card of this kind: { $kind }.
refusal-pile-is-empty = That pile is empty.
refusal-no-tournament-on-top = On top of that pile lies no tournament card: { $card }.
refusal-hold-a-tournament = That is a tournament card: hold the tournament for it.
refusal-before-no-player = No player owns that card: { $card }.
refusal-own-card = That card is your own: { $card }.
refusal-too-few-castles = { $who } has too few castles: a castle can be attacked only if its owner has at least { $count }.
refusal-covered-castle = A castle guard covers that card: { $card }.
refusal-covered-special = A bodyguard covers that card: { $card }.
refusal-swaps-used-up = { $count ->
    [one] You may swap one card in a turn, and you have done so.
   *[other] You may swap { $count } cards in a turn, and you have done so.
}
refusal-pile-too-small = That pile has fewer than two cards: there is nothing to swap.
refusal-target-in-sight = You search only when no card in sight can be attempted, and one can.
refusal-swap-before-search = You still have a swap: use it before you search on.
refusal-nothing-there = There is nothing to find for you in the { $pile } pile.
refusal-king-first = You may challenge the king only with the first attempt of your turn.
refusal-king-needs-castles = You may challenge the king only if your turn began with { $count } castles.
refusal-must-attempt = You must make an attempt: there is a card that you can go for.
refusal-must-reveal = You may not pass yet: first turn up other cards.
refusal-name-a-target = It is your turn: say what you attempt.
refusal-join-or-decline = Say whether you take part in the tournament.
refusal-one-castle-only = The king takes one castle, and you have named it.
refusal-not-your-castle = You do not own that castle: { $card }.
refusal-name-the-castle-first = Name the castle first.
refusal-king-takes-a-castle = The king takes one of your castles: name it, then the pile.
refusal-choose-or-keep = Choose cards to cover first, or leave the guard where it is.
refusal-cards-are-chosen = You have chosen cards to cover: finish, or take them back first.
refusal-nothing-is-covered = { $guard ->
    [castle_guard] Your castle guard covers nothing now.
   *[bodyguard] Your bodyguard covers nothing now.
}
refusal-guards-are-arranged = { $guard ->
    [castle_guard] Say which castles your castle guard covers.
   *[bodyguard] Say which special card your bodyguard covers.
}
refusal-no-such-guard = { $guard ->
    [castle_guard] You have no castle guard.
   *[bodyguard] You have no bodyguard.
}
refusal-guard-at-the-end = { $guard ->
    [castle_guard] You will be asked about your castle guard at the end of this turn.
   *[bodyguard] You will be asked about your bodyguard at the end of this turn.
}
refusal-guard-was-placed = { $guard ->
    [castle_guard] You have already placed your castle guard in this turn.
   *[bodyguard] You have already placed your bodyguard in this turn.
}
refusal-nowhere-to-move = { $guard ->
    [castle_guard] Your castle guard covers all your castles already.
   *[bodyguard] Your bodyguard has no other card to cover.
}
refusal-guard-of-castles = This is about the castle guard, which covers castles only.
refusal-guard-of-specials = This is about the bodyguard, which covers no castle.
refusal-not-yours-to-cover = You can cover only your own cards, and this is not one of them: { $card }.
refusal-already-chosen = You have already chosen that card: { $card }.
refusal-no-castle-guard = You have no castle guard, and a bodyguard covers no castle.
refusal-castles-at-most = A castle guard covers at most { $count } castles.
refusal-no-bodyguard = You have no bodyguard, and a castle guard covers castles only.
refusal-bodyguard-not-itself = A bodyguard cannot cover itself.
refusal-one-special-only = A bodyguard covers only one card.

## The table in the terminal
table-round = round { $round }
table-left = Left pile
table-right = Right pile
table-king = King
table-goals = To win
table-goals-are = { $castles } castles of different colours; or { $king_castles } castles, and overthrow the king; or { $tournament_castles } castles and { $tournaments } tournaments
table-typing = “keep 5 5” keeps two fives and rerolls the rest, “reroll 1 2” rerolls a 1 and a 2, “stop” stays
table-pile-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-pile-empty = empty
table-you = you
table-castle = { $colour } castle
table-tournament = Tournament
table-tournaments = { $count ->
    [one] 1 tournament
   *[other] { $count } tournaments
}
table-covered = (covered)
table-dice = Dice
table-die-cards = (die cards)
table-rerolls = { $count ->
    [one] 1 reroll left
   *[other] { $count } rerolls left
}
table-goal = Rolled for
table-to-beat = { $prize }: beat { $target }
table-to-reach = { $prize }: roll { $target } at least
table-results = Tournament
table-no-results = no result yet
table-away = stays out
summary-player = Player
summary-castles = Castles
summary-tournaments = Tournaments
summary-specials = Special cards
summary-attempts = Attempts
summary-won = Cards won
summary-by-castles = Won with four castles.
summary-by-king = Won by overthrowing the king.
summary-by-tournaments = Won with two castles and three tournament cards.
summary-by-limit = Ended by the limit: castles count first, then tournament cards, then special cards.

## The data file
data-king = The king’s combination
    .record = king
data-treason_combination = The combination of treason
    .record = treason
data-colour = Colours of the castles
data-castle = Castles
    .record = { $card }
    .colour = colour
data-special_kind = How many cards of each kind
data-special = Combinations of the special cards
    .record = { $card }
data-options = Options
    .record = the usual values
data-reference = Reference odds, computed and not printed
    .record = all values

reason-knights-three-numbers = { $value } has not the three numbers: size, face and plus die
reason-knights-combination = no dice can show { $value }
reason-knights-agree = it must agree with { $value }, which stands elsewhere in the file
reason-knights-fixed = it is always “{ $value }”
reason-knights-fixed-start = exactly one castle of each colour is marked as a fixed start
reason-knights-colour = “{ $value }” is not written #rrggbb
