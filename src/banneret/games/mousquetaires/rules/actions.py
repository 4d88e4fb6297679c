"""Every answer that a seat can give in Mousquetaires du Roy (section 5 of the specification)."""

from typing import Final

from banneret.core.actions import Action, Catalogue
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ENEMY_IDS,
    EQUIPMENT,
    FACE_IDS,
    ITEM_WORDS,
    LOCATION_WORDS,
    MUSKETEER_IDS,
    PARIS_WORDS,
    ROUTE_WORDS,
    SKILL_IDS,
    SPACE_WORDS,
    TOKEN_WORDS,
    TRAP_IDS,
    TREACHERY_IDS,
)

# Milady.
PLACE_TOKEN: Final = 0
LAY_PARIS: Final = 1
POST_ENEMY: Final = 2
SET_TRAP: Final = 3
NAME_MAN: Final = 4
GO_TO: Final = 5
DRAW_TREACHERY: Final = 6
PLAY_TREACHERY: Final = 7
TARGET_MAN: Final = 8
TAKE_PARIS: Final = 9
FETCH_TREACHERY: Final = 10
DRAW_THREE: Final = 11
DESTROY_CARD: Final = 12
# Both sides.
DONE_ANSWER: Final = 13
DECLINE_ANSWER: Final = 14
# The team.
CHOOSE_MAN: Final = 15
TURN_OF: Final = 16
USE_CARD: Final = 17
# A musketeer's turn.
DRAW_CARD: Final = 18
MOVE_TO: Final = 19
RIDE_TO: Final = 20
RETURN_TO_COMMON: Final = 21
EXCHANGE_WITH: Final = 22
PLAY_CHARACTER: Final = 23
REINFORCE_WITH: Final = 24
CHALLENGE_SKILL: Final = 25
DUEL_FOE: Final = 26
FIGHT_TOKEN: Final = 27
BUY_ITEM: Final = 28
ENOUGH_BOUGHT: Final = 29
SOLVE_TRAP: Final = 30
SEARCH_PARIS: Final = 31
UNMASK_PARIS: Final = 32
STEP_ON: Final = 33
ENTER_ROUTE: Final = 34
SECRET_PASSAGE: Final = 35
BRIBE_GUARD: Final = 36
ESCAPE_GUARD: Final = 37
LOOK_AT: Final = 38
PAY_WITH: Final = 39
SHOW_CARD: Final = 40
END_TURN_ANSWER: Final = 41
# Parts of actions.
DISCARD_CARD: Final = 42
USE_ANY_CARD: Final = 43
SPEND_TOKEN: Final = 44
SPEND_CARD: Final = 45
GIVE_UP_TASK: Final = 46
ADD_CARD: Final = 47
REROLL_FACE: Final = 48
KEEP_ROLL: Final = 49
GIVE_CARD: Final = 50
HAND_ITEM: Final = 51
RECEIVE_ITEM: Final = 52
MAKE_OFFER: Final = 53
SETTLE_OFFER: Final = 54
CALL_OFF: Final = 55
REPLACE_ITEM: Final = 56
HEAL_MAN: Final = 57
RELEASE_MAN: Final = 58
DISCARD_TOP: Final = 59
LEAVE_TOP: Final = 60
SACRIFICE_LIFE: Final = 61
# The table.
TIME_IS_UP: Final = 62
# Talk.
ASK_ABOUT: Final = 63
TELL_ABOUT: Final = 64
PLAN_FOR: Final = 65

# What an All for One card can be used for (M-19.2).
FREEZE_TIME: Final = 0
QUEEN_HONOUR: Final = 1
EPIC_TOKENS: Final = 2
USE_WORDS: Final = ["freeze_time", "queen_honour", "epic"]

# A thrust upgrade is paid with one combat card of either kind (M-16.1).
BUY_THRUST: Final = 5
BUY_THRUST_DOUBLE: Final = 6
FIRST_BUY_SKILL: Final = 7
BUY_WORDS: Final = [*ITEM_WORDS[:5], "thrust", "thrust_double", *ITEM_WORDS[6:]]

# Which token is fought: the one on the way (boards 1 and 3), or one of the two of an antechamber.
FIGHT_ON_WAY: Final = 0
FIGHT_FIRST: Final = 1
FIGHT_WORDS: Final = ["token", "first", "second"]

# What musketeers talk about (M-5.10): cards for duels, one of the skills, or what somebody means to do.
ABOUT_COMBAT: Final = 0
FIRST_ABOUT_SKILL: Final = 1
ABOUT_PLAN: Final = 5
TOPIC_WORDS: Final = ["combat", *SKILL_IDS, "plan"]
PLAN_WORDS: Final = ["paris", "louvre", "la_rochelle", "quest", "cards"]
PLAN_CARDS: Final = 4

DUEL_WORDS: Final = [*ENEMY_IDS, "de_wardes"]
DUEL_DE_WARDES: Final = 12

CATALOGUE: Final = Catalogue()
PLACE: Final[list[Action]] = CATALOGUE.family(PLACE_TOKEN, "place", "token", TOKEN_WORDS, draft=True)
LAY: Final[list[Action]] = CATALOGUE.family(LAY_PARIS, "lay", "paris", PARIS_WORDS)
POST: Final[list[Action]] = CATALOGUE.family(POST_ENEMY, "post", "enemy", ENEMY_IDS, draft=True)
SET: Final[list[Action]] = CATALOGUE.family(SET_TRAP, "set", "trap", TRAP_IDS, draft=True)
NAME: Final[list[Action]] = CATALOGUE.family(NAME_MAN, "name", "man", MUSKETEER_IDS)
GO: Final[list[Action]] = CATALOGUE.family(GO_TO, "go", "location", LOCATION_WORDS)
DRAW_ONE_TREACHERY: Final[Action] = CATALOGUE.single(DRAW_TREACHERY, "draw treachery")
SCHEME: Final[list[Action]] = CATALOGUE.family(PLAY_TREACHERY, "scheme", "treachery", TREACHERY_IDS)
TARGET: Final[list[Action]] = CATALOGUE.family(TARGET_MAN, "target", "man", MUSKETEER_IDS)
TAKE: Final[list[Action]] = CATALOGUE.family(TAKE_PARIS, "take", "paris", PARIS_WORDS)
FETCH: Final[list[Action]] = CATALOGUE.family(FETCH_TREACHERY, "fetch", "treachery", TREACHERY_IDS)
DRAW_UP_TO_THREE: Final[Action] = CATALOGUE.single(DRAW_THREE, "draw three")
DESTROY: Final[list[Action]] = CATALOGUE.family(DESTROY_CARD, "destroy", "card", ADVENTURE_WORDS)
DONE: Final[Action] = CATALOGUE.single(DONE_ANSWER, "done")
DECLINE: Final[Action] = CATALOGUE.single(DECLINE_ANSWER, "decline")
CHOOSE: Final[list[Action]] = CATALOGUE.family(CHOOSE_MAN, "choose", "man", MUSKETEER_IDS)
TURN: Final[list[Action]] = CATALOGUE.family(TURN_OF, "turn", "man", MUSKETEER_IDS)
USE: Final[list[Action]] = CATALOGUE.family(USE_CARD, "use", "use", USE_WORDS)
DRAW: Final[Action] = CATALOGUE.single(DRAW_CARD, "draw")
MOVE: Final[list[Action]] = CATALOGUE.family(MOVE_TO, "move", "location", LOCATION_WORDS)
RIDE: Final[list[Action]] = CATALOGUE.family(RIDE_TO, "ride", "location", LOCATION_WORDS)
RETURN: Final[Action] = CATALOGUE.single(RETURN_TO_COMMON, "return")
EXCHANGE: Final[list[Action]] = CATALOGUE.family(EXCHANGE_WITH, "exchange", "man", MUSKETEER_IDS)
PLAY: Final[list[Action]] = CATALOGUE.family(PLAY_CHARACTER, "play", "card", ADVENTURE_WORDS)
REINFORCE: Final[list[Action]] = CATALOGUE.family(REINFORCE_WITH, "reinforce", "card", ADVENTURE_WORDS)
CHALLENGE: Final[list[Action]] = CATALOGUE.family(CHALLENGE_SKILL, "challenge", "skill", SKILL_IDS)
DUEL: Final[list[Action]] = CATALOGUE.family(DUEL_FOE, "duel", "foe", DUEL_WORDS)
FIGHT: Final[list[Action]] = CATALOGUE.family(FIGHT_TOKEN, "fight", "which", FIGHT_WORDS)
BUY: Final[list[Action]] = CATALOGUE.family(BUY_ITEM, "buy", "ware", BUY_WORDS)
ENOUGH: Final[Action] = CATALOGUE.single(ENOUGH_BOUGHT, "enough")
SOLVE: Final[Action] = CATALOGUE.single(SOLVE_TRAP, "solve")
SEARCH: Final[Action] = CATALOGUE.single(SEARCH_PARIS, "search")
UNMASK: Final[Action] = CATALOGUE.single(UNMASK_PARIS, "unmask")
STEP: Final[list[Action]] = CATALOGUE.family(STEP_ON, "step", "route", ROUTE_WORDS)
ENTER: Final[list[Action]] = CATALOGUE.family(ENTER_ROUTE, "enter", "route", ROUTE_WORDS)
PASSAGE: Final[Action] = CATALOGUE.single(SECRET_PASSAGE, "passage")
BRIBE: Final[Action] = CATALOGUE.single(BRIBE_GUARD, "bribe")
ESCAPE: Final[Action] = CATALOGUE.single(ESCAPE_GUARD, "escape")
LOOK: Final[list[Action]] = CATALOGUE.family(LOOK_AT, "look", "space", SPACE_WORDS, draft=True)
PAY: Final[list[Action]] = CATALOGUE.family(PAY_WITH, "pay", "count", ["0", "1", "2", "3"])
SHOW: Final[list[Action]] = CATALOGUE.family(SHOW_CARD, "show", "card", ADVENTURE_WORDS)
END_TURN: Final[Action] = CATALOGUE.single(END_TURN_ANSWER, "end turn")
DISCARD: Final[list[Action]] = CATALOGUE.family(DISCARD_CARD, "discard", "card", ADVENTURE_WORDS, draft=True)
ANY_CARD: Final[list[Action]] = CATALOGUE.family(USE_ANY_CARD, "ability", "card", ADVENTURE_WORDS, draft=True)
TOKEN: Final[Action] = CATALOGUE.single(SPEND_TOKEN, "spend token", draft=True)
CARD: Final[Action] = CATALOGUE.single(SPEND_CARD, "spend card", draft=True)
GIVE_UP: Final[Action] = CATALOGUE.single(GIVE_UP_TASK, "give up")
ADD: Final[list[Action]] = CATALOGUE.family(ADD_CARD, "add", "card", ADVENTURE_WORDS, draft=True)
REROLL: Final[list[Action]] = CATALOGUE.family(REROLL_FACE, "reroll", "face", FACE_IDS)
KEEP: Final[Action] = CATALOGUE.single(KEEP_ROLL, "keep")
GIVE: Final[list[Action]] = CATALOGUE.family(GIVE_CARD, "give", "card", ADVENTURE_WORDS, draft=True)
HAND: Final[list[Action]] = CATALOGUE.family(HAND_ITEM, "hand", "item", ITEM_WORDS[:EQUIPMENT], draft=True)
RECEIVE: Final[list[Action]] = CATALOGUE.family(RECEIVE_ITEM, "receive", "item", ITEM_WORDS[:EQUIPMENT], draft=True)
OFFER: Final[Action] = CATALOGUE.single(MAKE_OFFER, "offer")
SETTLE: Final[Action] = CATALOGUE.single(SETTLE_OFFER, "settle")
OFF: Final[Action] = CATALOGUE.single(CALL_OFF, "call off")
REPLACE: Final[list[Action]] = CATALOGUE.family(REPLACE_ITEM, "replace", "item", ITEM_WORDS)
HEAL: Final[list[Action]] = CATALOGUE.family(HEAL_MAN, "heal", "man", MUSKETEER_IDS)
RELEASE: Final[list[Action]] = CATALOGUE.family(RELEASE_MAN, "release", "man", MUSKETEER_IDS)
DROP_TOP: Final[Action] = CATALOGUE.single(DISCARD_TOP, "discard top")
KEEP_TOP: Final[Action] = CATALOGUE.single(LEAVE_TOP, "leave top")
SACRIFICE: Final[Action] = CATALOGUE.single(SACRIFICE_LIFE, "sacrifice")
TIME_UP: Final[Action] = CATALOGUE.single(TIME_IS_UP, "time up")
ASK: Final[list[Action]] = CATALOGUE.family(ASK_ABOUT, "ask", "topic", TOPIC_WORDS)
TELL: Final[list[Action]] = CATALOGUE.family(TELL_ABOUT, "tell", "topic", TOPIC_WORDS[:ABOUT_PLAN])
PLAN: Final[list[Action]] = CATALOGUE.family(PLAN_FOR, "plan", "front", PLAN_WORDS)
