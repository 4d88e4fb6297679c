### Warrior Knights: names and explanations of the options.

option-barons = Barons
option-barons-help = Who plays which Baron: they are dealt, or each player takes one when the game begins, in the order of the seats. All Barons are equally strong.
option-barons-dealt = Dealt
option-barons-chosen = Chosen

option-influence_per_baron = Influence per Baron
option-influence_per_baron-help = How much influence each Baron adds to the pool. The game ends when the pool is empty, so more influence means a longer game.
option-influence_per_baron-8 = 8 (short)
option-influence_per_baron-10 = 10
option-influence_per_baron-12 = 12
option-influence_per_baron-15 = 15 (long)

option-open_private_motions = Open private motions
option-open_private_motions-help = Private motions may also forbid sieges, assaults, roads, the sea, new expeditions or hiring for everybody, and lift such a ban again.
option-open_private_motions-off = No
option-open_private_motions-on = Yes

option-exchange_heirs = Exchange of heirs
option-exchange_heirs-help = Every noble has an heir who can be handed to another Baron as a hostage, given back, or killed. A dead noble comes back only if his own Baron holds the heir.
option-exchange_heirs-off = No
option-exchange_heirs-on = Yes

option-player_elimination = Elimination
option-player_elimination-help = A Baron whose stronghold falls is out of the game.
option-player_elimination-off = No
option-player_elimination-on = Yes

option-might_is_right = Might is right
option-might_is_right-help = Only cities win: an empty pool of influence does not end the game. A limit of rounds keeps it from going on for ever.
option-might_is_right-off = No
option-might_is_right-on = Yes

option-abandoned_nobles = Abandoned nobles
option-abandoned_nobles-help = A noble who is lost because his troops deserted is abandoned, not dead: no further deserter is drawn, and he needs no heir.
option-abandoned_nobles-off = No
option-abandoned_nobles-on = Yes

option-miracles_can_happen = Miracles can happen
option-miracles_can_happen-help = A lasting event can be ended later by the Baron it lies on, for its printed cost and one faith more.
option-miracles_can_happen-off = No
option-miracles_can_happen-on = Yes

option-kingdom_cities = Kingdom cities
option-kingdom_cities-help = With 17 Uran is an area without a city; with 18 a city stands there (strength 200, income 3).
option-kingdom_cities-17 = 17
option-kingdom_cities-18 = 18, with Uran

option-fate_draw_cap = Fate cards in a battle
option-fate_draw_cap-help = How many Fate cards a side may draw at the start of a battle.
option-fate_draw_cap-0 = As many as its strength gives
option-fate_draw_cap-10 = 10 at most

option-fallen_defenders = All defending nobles fallen
option-fallen_defenders-help = Whether victories are still counted in an assault when all defending nobles have fallen but walls or garrison stand.
option-fallen_defenders-skip = Victories are not counted
option-fallen_defenders-count = Victories are counted

option-fortified_income = Income of fortified cities
option-fortified_income-help = When the extra crown of a fortified city counts: whenever its income matters, razing and revolts included, or at Taxation only.
option-fortified_income-always = Always
option-fortified_income-taxation = At Taxation only

option-two_player_city_scope = Five cities with two Barons
option-two_player_city_scope-help = Which cities count for the victory with five cities when two Barons play.
option-two_player_city_scope-all = All cities
option-two_player_city_scope-kingdom = Kingdom cities only

option-negotiation = Bargaining
option-negotiation-help = In full: gifts, permissions at a price, and buying an attack off. Permissions only: they are given or refused, no crowns change hands. None: every permission is refused.
option-negotiation-full = In full
option-negotiation-permissions = Permissions only
option-negotiation-off = None

option-round_limit = Limit of rounds
option-round_limit-help = The game ends after this round at the latest; whoever is ahead then wins. 0 sets no limit.
option-round_limit-0 = No limit
option-round_limit-any = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
