### Knights: names and explanations of the options.

option-starting_castles = Starting castles
option-starting_castles-help = The castles that the players begin with: one of each colour drawn at random, or always the same six of medium strength. They are dealt at random either way.
option-starting_castles-random = Random
option-starting_castles-fixed = The same six every time

option-first_player = First player
option-first_player-help = Who has the first turn: chosen by lot, or the player on a given seat.
option-first_player-random = By lot
option-first_player-1 = Seat 1
option-first_player-2 = Seat 2
option-first_player-3 = Seat 3
option-first_player-4 = Seat 4
option-first_player-5 = Seat 5
option-first_player-6 = Seat 6

option-two_player_castle_rule = Castle attacks with two players
option-two_player_castle_rule-help = With two players a castle can be attacked only if its owner has at least three; without this rule two are enough, as with more players. It matters only with two players.
option-two_player_castle_rule-on = From three castles on
option-two_player_castle_rule-off = From two castles on

option-defence_tie = Tie between attacker and defender
option-defence_tie-help = Who gets the castle when the defender’s roll is exactly as strong as the attacker’s.
option-defence_tie-attacker = The attacker
option-defence_tie-defender = The defender

option-tournament_tie = Tie in a tournament
option-tournament_tie-help = Whether the player who rolled first stays ahead on a tie for the best roll, or all tied players roll again until one of them is best.
option-tournament_tie-first = The earlier roll wins
option-tournament_tie-rolloff = They roll again

option-tournament_participation = Taking part in tournaments
option-tournament_participation-help = Whether the players who did not call a tournament may stay out of it.
option-tournament_participation-optional = Free choice
option-tournament_participation-mandatory = Everybody takes part

option-plus_dice = Plus dice between two rolls
option-plus_dice-help = When two rolls are compared and their sets are equal, either only the best other die counts, or all other dice are compared one by one from the highest down. Nothing changes against cards.
option-plus_dice-one = Only the best one
option-plus_dice-all = All of them

option-king_combination = The king’s combination
option-king_combination-help = What a challenger must beat. 5-5-5+4 is the strongest combination of three dice and a plus die; without die cards it is beaten in about 30 of 100 challenges, four 1s in 30, four 4s in 19 and four 5s in 13.
option-king_combination-555_4 = 5-5-5+4
option-king_combination-1111 = 1-1-1-1
option-king_combination-4444 = 4-4-4-4
option-king_combination-5555 = 5-5-5-5

option-king_timing = When the king can be challenged
option-king_timing-help = Only as the first attempt of a turn, or also as an extra attempt after a special card. The turn must have begun with three castles either way.
option-king_timing-first_attempt = First attempt only
option-king_timing-any_attempt = Any attempt

option-extra_attempt_on_steal = Extra attempt after stealing
option-extra_attempt_on_steal-help = Whether a special card taken from an opponent gives another attempt, as one captured from a pile does.
option-extra_attempt_on_steal-off = No
option-extra_attempt_on_steal-on = Yes

option-max_rounds = Limit of rounds
option-max_rounds-help = After this many rounds the game ends, and whoever has the most castles wins; then tournament cards count, then special cards. Games between bots need a limit, people rarely do.
option-max_rounds-0 = No limit
option-max_rounds-any = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
