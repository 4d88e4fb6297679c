### Chances that follow from dice, cards and tokens alone (“banneret odds mousquetaires ...”).

## Questions
odds-foes = everybody who can be fought
    .about = The chance to beat each foe in one duel, by the number of blue dice. Of Cavois both wounds at once are counted; Rochefort flees from any wound.
    .examples =
        banneret odds mousquetaires foes
        banneret odds mousquetaires foes --man dartagnan --thrust --armour
odds-duel = one duel
    .about = The chance to beat a foe, to be hurt and to be felled, by the number of blue dice.
    .examples =
        banneret odds mousquetaires duel rochefort --man porthos --pistol
        banneret odds mousquetaires duel cavois --wounded 1
odds-thrust = secret thrusts
    .about = How often a roll holds the secret thrust, by the number of blue dice.
    .examples =
        banneret odds mousquetaires thrust
odds-challenge = draw the cards that a challenge needs
    .about = The chance to find the missing skill cards in the next draws from the adventure deck.
    .examples =
        banneret odds mousquetaires challenge 2
        banneret odds mousquetaires challenge 1 --matching 4 --deck 20 --draws 3
odds-siege = the siege of La Rochelle
    .about = Where the marker stands after some rounds with the same dice. A sacrifice takes a sword from Milady every round.
    .examples =
        banneret odds mousquetaires siege 2 2
        banneret odds mousquetaires siege 1 3 --marker 3 --sacrifices 1 --smuggler
odds-constance = searching Paris, and the Abduction
    .about = The chance of enough successes: for musketeers who search, by their actions, and for Milady in the Abduction, by rounds.
    .examples =
        banneret odds mousquetaires constance
        banneret odds mousquetaires constance --successes 3
odds-token = what a face-down token is
    .about = The chance of every kind of token on a face-down space of the quest, by the tokens already seen.
    .examples =
        banneret odds mousquetaires token 1 --seen decoy,guard2
        banneret odds mousquetaires token 3 --seen dagger,dagger

## What a question wants to know
odds-option-man = the musketeer: dartagnan, aramis, athos or porthos
odds-option-thrust = he has the improved secret thrust
odds-option-pistol = he has a pistol
odds-option-armour = he has armour
odds-option-toledo = he has a Toledo sword
odds-duel-foe = the foe: an enemy (jussac), rochefort, de_wardes, guard, nemesis or a token (guard3, wall, even, brute)
odds-duel-life = his life points; all of them unless given
odds-duel-wounded = the wounds that the foe has already
odds-challenge-missing = how many points are missing
odds-challenge-matching = how many cards of the skill are in the deck
odds-challenge-deck = how many cards are in the deck
odds-challenge-draws = how many draws are shown
odds-siege-blue = the musketeers’ dice
odds-siege-red = Milady’s dice
odds-siege-marker = how many spaces the marker is from Richelieu; 0 is lost
odds-siege-sacrifices = how many musketeers sacrifice a life point every round
odds-siege-smuggler = the Smuggler lies in Paris
odds-siege-rounds = how many rounds are shown
odds-constance-successes = the successes there are already
odds-token-board = the quest board: 1, 3 or 4
odds-token-seen = tokens that you have seen: decoy, dagger, guard2, guard3, guard4, wall, even, brute

## Answers
odds-heading-foes = { $man }: the chance to beat a foe in one duel
odds-heading-duel = { $man } ({ $life ->
    [one] 1 life point
   *[other] { $life } life points
}) against { $foe }
odds-heading-thrust = Secret thrusts
odds-heading-challenge = At least { $missing } of { $matching } matching cards, from a deck of { $deck }
odds-heading-siege = La Rochelle: { $blue } blue against { $red } red dice, the marker { $marker } from Richelieu
odds-heading-constance = { $count ->
    [one] One success
   *[other] { $count } successes
} on the Constance track
odds-heading-token = A face-down token of quest board { $board }
odds-column-chance = chance
odds-column-beaten = foe beaten
odds-column-hurt = hurt
odds-column-felled = felled
odds-column-lost = lost
odds-column-back = further left
odds-column-same = same space
odds-column-ahead = further right
odds-column-end = was at the right end
odds-column-search = search
odds-column-abduction = Abduction
odds-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
odds-draws = { $count ->
    [one] 1 draw
   *[other] { $count } draws
}
odds-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
odds-times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
odds-thrust-plain = three lilies
odds-thrust-improved = improved thrust
odds-thrust-dartagnan = d’Artagnan’s own
odds-thrust-both = d’Artagnan with both
odds-dangerous = dagger or enemy
odds-note-wounds = With { $dice } dice he takes { $wounds } wounds on average.
odds-note-toledo = The Toledo sword rolls again the die for which it helps most; a wound weighs a tenth of a victory.
odds-note-siege = On average the marker moves by { $mean } a round.

## Why a value makes no sense
reason-mousquetaires-odds-number = that number is too small or too great
reason-mousquetaires-odds-man = the musketeers are dartagnan, aramis, athos and porthos
reason-mousquetaires-odds-foe = no duel is fought with that
reason-mousquetaires-odds-board = face-down tokens lie on boards 1, 3 and 4
reason-mousquetaires-odds-token = there is no such token, or not so many of them
reason-mousquetaires-odds-seen = then nothing is left to lie face down

## What the chances beside the answers are the chances of
chance-challenge = chance that the challenge is overcome
chance-duel = chance that the enemy is beaten
chance-search = chance that the search ends within this turn if all actions go into it
chance-search-fair = chance that this search brings two successes at least (it cannot end within this turn)
chance-unmask = chance that the conspirators can be unmasked
chance-solve = chance that the trap is solved
chance-step = chance that this step clears the space
chance-fight = chance that the token is beaten
chance-passage = chance that the secret passage is used
chance-guard = chance that the guard is beaten
chance-guard-free = chance that the guard is beaten (you are free even if he is not)
chance-blind = chance that the face-down token is beaten
chance-flees = chance that Rochefort flees
chance-then-task = chance that Rochefort flees and the task succeeds with the other cards
chance-rochefort = chance that Rochefort comes between
chance-plan = { $count ->
    [0] if Rochefort comes between, fight him without cards, the task needs them; chance that he flees
   *[other] if Rochefort comes between, use against him: { $ability ->
        [0] { $cards }
       *[other] { $cards } and a card by Aramis’ ability
    }; chance that he flees
}
chance-search-brings = successes of one search on average
chance-search-needs = searches needed on average for the missing successes ({ $count })
chance-felled-first = chance of success: none, for the Assassin fells him before he begins
chance-note-all-cards = The chances hold if you use all your cards as well as can be.
chance-note-milady = Milady is taken to choose her way as experts do who play her, as often as was measured.
chance-note-hard-tokens = Milady is taken to have laid the hardest tokens that she had left here.
chance-note-any-token = Every token that was not seen yet is taken to be equally likely.
chance-note-plan = The best plan: against Rochefort { $count ->
    [0] nothing, the task needs your cards
   *[other] { $ability ->
        [0] { $cards }
       *[other] { $cards } and a card by Aramis’ ability
    }, the others for the task
}.
