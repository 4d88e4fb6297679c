### Havoc: names and explanations of the options.

option-battle_order = Order of the battles
option-battle_order-help = The order in which battles 1–8 come up, for all players; Castillon is always the last. It can be the historical order, a random one, or the winner of each battle chooses the next.
option-battle_order-historical = Historical
option-battle_order-random = Random
option-battle_order-winner_chooses = Winner chooses

option-peace_card = Peace card
option-peace_card-help = By number of players, the 1-2-3 card is used with 2–4 players and the 1-2 card with 5–6. The short card is the 1-2 card for any number of players: a year of peace comes sooner, so the game is faster and more tense.
option-peace_card-auto = By number of players
option-peace_card-short = Always the short card

option-first_round_free = Free first turn
option-first_round_free-help = If this is on, the first Peacekeeper can recruit in the very first turn of the game without turning the peace card. By number of players, it is on with 5–6 players only.
option-first_round_free-auto = By number of players
option-first_round_free-on = On
option-first_round_free-off = Off

option-small_game_scoring = Scoring with 2–3 players
option-small_game_scoring-help = Without second place, the points of second place are dropped in every battle and the places behind it move up; this can be chosen with 2–3 players only. By number of players, it is used with 2–3 players, and the printed points with 4–6.
option-small_game_scoring-auto = By number of players
option-small_game_scoring-shifted = Without second place
option-small_game_scoring-printed = As printed

option-john_of_gaunt = John of Gaunt expansion
option-john_of_gaunt-help = Shuffles John of Gaunt into the deck: when his card turns up he starts a battle of his own, the Chevauchées, in which every player with at least two cards must fight.
option-john_of_gaunt-off = Off
option-john_of_gaunt-on = On

option-chevauchees_mode = The Chevauchées
option-chevauchees_mode-help = Whether John of Gaunt’s battle takes the place of the next battle in the row or is fought in addition to the others, which makes the game a little longer. It matters only if you play with John of Gaunt.
option-chevauchees_mode-replace = Instead of a battle
option-chevauchees_mode-extra = As an extra battle

option-peace_before_castillon = Peace before Castillon
option-peace_before_castillon-help = Whether the Peacekeeper still recruits when a year of peace cancels the eighth battle, or the final battle begins at once.
option-peace_before_castillon-recruit = Recruiting first
option-peace_before_castillon-at_once = Castillon at once

option-visible_battles = Visible battles
option-visible_battles-help = How much of the battle row the players can see. It matters only if the battles come in random order; if the winner chooses, all of them are always shown.
option-visible_battles-all = All
option-visible_battles-next_four = Next four battles

option-castillon_play = Laying at Castillon
option-castillon_play-help = Whether in the final battle all players choose for themselves which cards to lay, or the game lays everybody’s strongest hand automatically.
option-castillon_play-choose = Free choice
option-castillon_play-auto_best = Best hand automatically
