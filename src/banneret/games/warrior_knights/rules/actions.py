"""Every answer that anybody can give, each with its number and notation.

A piece is named by what its owner calls it: nobles by shape, troops by kind, other players by their Barons. Amounts
go up to MOST_NAMED; nobody names a higher one at once.
"""

from typing import Final

from banneret.core.actions import Action, Catalogue
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    AGENDA_IDS,
    AREA_IDS,
    BARON_IDS,
    CITY_IDS,
    EXPEDITION_IDS,
    FATE_IDS,
    FIRST_LAW,
    KINGDOM_AREAS,
    NOBLE_IDS,
    OPEN_MOTION_IDS,
    SHAPE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    SPECIAL_IDS,
    STACK_IDS,
    TROOP_IDS,
    TROOP_KINDS,
)

MOST_NAMED: Final = 300  # random games of thirty rounds have come to 77 votes and 130 crowns
MOST_PLEDGED: Final = 9
MOST_STAKED: Final = 8

CATALOGUE: Final = Catalogue()
AMOUNTS: Final = [str(number) for number in range(MOST_NAMED + 1)]

# Words that several questions share.
PASS: Final[Action] = CATALOGUE.single(0, "pass")
DONE: Final[Action] = CATALOGUE.single(1, "done")
EXECUTE: Final[Action] = CATALOGUE.single(2, "execute")
DECLINE: Final[Action] = CATALOGUE.single(3, "decline")
PAY: Final[Action] = CATALOGUE.single(4, "pay")
ALLOW: Final[Action] = CATALOGUE.single(5, "allow")
REFUSE: Final[Action] = CATALOGUE.single(6, "refuse")
ACCEPT: Final[Action] = CATALOGUE.single(7, "accept")
COMPLY: Final[Action] = CATALOGUE.single(8, "comply")
DEFY: Final[Action] = CATALOGUE.single(9, "defy")
IGNORE: Final[Action] = CATALOGUE.single(10, "ignore")
USE: Final[Action] = CATALOGUE.single(11, "use ability")
FORGO: Final[Action] = CATALOGUE.single(12, "forgo ability")
KEEP_CITY: Final[Action] = CATALOGUE.single(13, "keep city")
RAZE: Final[Action] = CATALOGUE.single(14, "raze city")
BLESS: Final[Action] = CATALOGUE.single(15, "bless")
PAY_FAITH: Final[Action] = CATALOGUE.single(16, "pay faith")
PAY_CROWNS: Final[Action] = CATALOGUE.single(17, "pay crowns")
LET_GO: Final[Action] = CATALOGUE.single(18, "let go")
TAKE_CROWNS: Final[Action] = CATALOGUE.single(19, "take crowns")
TAKE_VOTE: Final[Action] = CATALOGUE.single(20, "take vote")
GO: Final[Action] = CATALOGUE.single(21, "go")
ATTACK: Final[Action] = CATALOGUE.single(22, "attack")
KEEP: Final[Action] = CATALOGUE.single(23, "keep the rest")

# Setting up (W-3) and coming back (W-13).
ASSIGN: Final = 30
BUILD_IN: Final = 31
CHOOSE_SLOT: Final = 32
ENTER_AREA: Final = 33
PLAY_BARON: Final = 34
TO: Final = CATALOGUE.family(ASSIGN, "to", "army", SLOT_IDS, draft=True)
BUILD: Final = CATALOGUE.family(BUILD_IN, "build", "area", AREA_IDS[:KINGDOM_AREAS])
CHOOSE: Final = CATALOGUE.family(CHOOSE_SLOT, "choose", "army", SLOT_IDS, draft=True)
ENTER: Final = CATALOGUE.family(ENTER_AREA, "enter", "area", AREA_IDS)

# Planning and playing cards (W-5 to W-7).
PLAN_CARD: Final = 40
MARK_SPACE: Final = 41
SEND_TO: Final = 42
TARGET_AREA: Final = 43
STEP_TO: Final = 44
SAIL_TO: Final = 45
TAKE_TROOP: Final = 46
PLAN: Final = CATALOGUE.family(
    PLAN_CARD, "plan", "card", [f"{stack}:{card}" for stack in STACK_IDS for card in ACTION_IDS], draft=True
)
MARK: Final = CATALOGUE.family(MARK_SPACE, "mark", "space", SPACE_IDS)
SEND: Final = CATALOGUE.family(SEND_TO, "send", "special", SPECIAL_IDS)
TARGET: Final = CATALOGUE.family(TARGET_AREA, "target", "area", AREA_IDS)
STEP: Final = CATALOGUE.family(STEP_TO, "step", "area", AREA_IDS[:KINGDOM_AREAS], draft=True)
SAIL: Final = CATALOGUE.family(SAIL_TO, "sail", "area", AREA_IDS, draft=True)
TAKE: Final = CATALOGUE.family(
    TAKE_TROOP, "take", "troop", [f"{slot}:{troop}" for slot in SLOT_IDS for troop in [*TROOP_IDS, "all"]], draft=True
)
TAKE_ALL: Final = TROOP_KINDS  # the piece of `take` is slot * 27 + kind; 26 is the whole army
TAKES: Final = TROOP_KINDS + 1

# Battles (W-11) and bargains (W-15).
FIGHT_BARON: Final = 60
ASSAULT_PLACE: Final = 61
SIEGE_PLACE: Final = 62
WITH_NOBLE: Final = 63
COMMAND_NOBLE: Final = 64
DROP_FATE: Final = 65
HIT_ARMY: Final = 66
RETREAT_TO: Final = 67
TROOP_DESERTS: Final = 68
TROOP_LOST: Final = 69
CEDE_CITY: Final = 70
NAME_PRICE: Final = 71
OFFER_CROWNS: Final = 72
GIVE_CROWNS: Final = 73
FIGHT: Final = CATALOGUE.family(FIGHT_BARON, "fight", "baron", BARON_IDS, draft=True)
STORM: Final[Action] = CATALOGUE.single(ASSAULT_PLACE, "assault", draft=True)
BESIEGE: Final[Action] = CATALOGUE.single(SIEGE_PLACE, "siege", draft=True)
WITH: Final = CATALOGUE.family(WITH_NOBLE, "with", "noble", SHAPE_IDS, draft=True)
COMMAND: Final = CATALOGUE.family(COMMAND_NOBLE, "command", "noble", SHAPE_IDS)
DROP: Final = CATALOGUE.family(DROP_FATE, "drop", "fate", FATE_IDS, draft=True)
HIT: Final = CATALOGUE.family(HIT_ARMY, "hit", "army", [*SLOT_IDS, "walls"])
HIT_WALLS: Final = 5
RETREAT: Final = CATALOGUE.family(RETREAT_TO, "retreat", "area", AREA_IDS[:KINGDOM_AREAS])
DESERT: Final = CATALOGUE.family(TROOP_DESERTS, "desert", "troop", TROOP_IDS)
LOSE: Final = CATALOGUE.family(TROOP_LOST, "lose", "troop", TROOP_IDS)
CEDE: Final = CATALOGUE.family(CEDE_CITY, "cede", "city", CITY_IDS)
PRICE: Final = CATALOGUE.family(NAME_PRICE, "price", "crowns", AMOUNTS)
OFFER: Final = CATALOGUE.family(OFFER_CROWNS, "offer", "crowns", AMOUNTS)
GIFT: Final = CATALOGUE.family(
    GIVE_CROWNS, "gift", "gift", [f"{baron}:{amount}" for baron in BARON_IDS for amount in AMOUNTS]
)  # the piece is Baron * (MOST_NAMED + 1) + crowns; gifts of 0 are never legal

# Heirs and late cancels, side acts of the options W-16.2 and W-16.6.
HAND_HEIR: Final = 74
KILL_HEIR: Final = 75
ATONE_FOR: Final = 76
SIDE_VERBS: Final = (GIVE_CROWNS, HAND_HEIR, KILL_HEIR, ATONE_FOR)
EVERY_NOBLE: Final = [noble for nobles in NOBLE_IDS for noble in nobles]
HEIR: Final = CATALOGUE.family(
    HAND_HEIR, "heir", "heir", [f"{noble}:{baron}" for noble in EVERY_NOBLE for baron in BARON_IDS]
)  # the piece is (Baron * 4 + shape) * 6 + Baron who gets it
KILL: Final = CATALOGUE.family(KILL_HEIR, "kill", "noble", EVERY_NOBLE)
ATONE: Final = CATALOGUE.family(ATONE_FOR, "atone", "matter", ["heretic", "bad_harvest", *SHAPE_IDS])

# Neutral cards and events (W-8).
NAME_DRAWER: Final = 80
PLEDGE_FAITH: Final = 81
LAUNCH_ONE: Final = 82
STAKE_CROWNS: Final = 83
MEND_PLACE: Final = 84
FORTIFY_CITY: Final = 85
HEAL_ARMY: Final = 86
REFRESH_NOBLE: Final = 87
TAKE_CITY: Final = 88
ABSOLVE_FROM: Final = 89
DRAWS: Final = CATALOGUE.family(NAME_DRAWER, "draws", "baron", BARON_IDS)
PLEDGE: Final = CATALOGUE.family(PLEDGE_FAITH, "pledge", "faith", AMOUNTS[: MOST_PLEDGED + 1])
LAUNCH: Final = CATALOGUE.family(LAUNCH_ONE, "launch", "expedition", EXPEDITION_IDS)
STAKE: Final = CATALOGUE.family(STAKE_CROWNS, "stake", "crowns", AMOUNTS[: MOST_STAKED + 1])
MEND: Final = CATALOGUE.family(MEND_PLACE, "mend", "place", [*CITY_IDS, "stronghold"], draft=True)
MEND_STRONGHOLD: Final = 24
FORTIFY: Final = CATALOGUE.family(FORTIFY_CITY, "fortify", "city", CITY_IDS)
HEAL: Final = CATALOGUE.family(HEAL_ARMY, "heal", "army", SLOT_IDS, draft=True)
REFRESH: Final = CATALOGUE.family(REFRESH_NOBLE, "refresh", "noble", SHAPE_IDS, draft=True)
CLAIM: Final = CATALOGUE.family(TAKE_CITY, "claim", "city", CITY_IDS)
ABSOLVE: Final = CATALOGUE.family(
    ABSOLVE_FROM, "absolve", "matter", ["ban", "heretic", "bad_harvest", *SHAPE_IDS, "faith"]
)

# Wages, the draft and the Assembly (W-9).
PAY_WAGE: Final = 100
HIRE_TROOP: Final = 101
STATION_AT: Final = 102
NAME_CHAIR: Final = 103
PROPOSE_BAN_LIFTED: Final = 104
PROPOSE_REPEAL: Final = 105
PROPOSE_POSTPONE: Final = 106
PROPOSE_VOTE: Final = 107
PROPOSE_OPEN: Final = 108
ORDER_NEXT: Final = 109
COMMIT_VOTES: Final = 110
VOTE_YES: Final = 111
VOTE_NO: Final = 112
VOTE_FOR: Final = 113
WRITE_CHOICE: Final = 114
WRITE_VOTES: Final = 115
GIVE_UP_CHARGE: Final = 116
APPOINT_NOBLE: Final = 117
WAGE: Final = CATALOGUE.family(
    PAY_WAGE, "wage", "troop", [f"{slot}:{troop}" for slot in SLOT_IDS for troop in TROOP_IDS], draft=True
)
HIRE: Final = CATALOGUE.family(HIRE_TROOP, "hire", "troop", TROOP_IDS, draft=True)
STATION: Final = CATALOGUE.family(STATION_AT, "station", "army", SLOT_IDS)
CHAIR: Final = CATALOGUE.family(NAME_CHAIR, "chair", "baron", BARON_IDS)
LIFT_BAN: Final = CATALOGUE.family(PROPOSE_BAN_LIFTED, "propose pardon", "baron", BARON_IDS)
REPEAL: Final = CATALOGUE.family(PROPOSE_REPEAL, "propose repeal", "agenda", AGENDA_IDS[FIRST_LAW:])
POSTPONE: Final[Action] = CATALOGUE.single(PROPOSE_POSTPONE, "propose delay")
REVIVE: Final = CATALOGUE.family(PROPOSE_VOTE, "propose vote", "agenda", AGENDA_IDS[1:])
ENACT: Final = CATALOGUE.family(PROPOSE_OPEN, "propose motion", "motion", OPEN_MOTION_IDS)
NEXT: Final = CATALOGUE.family(ORDER_NEXT, "next", "agenda", AGENDA_IDS, draft=True)
COMMIT: Final = CATALOGUE.family(COMMIT_VOTES, "commit", "votes", AMOUNTS)
YES: Final[Action] = CATALOGUE.single(VOTE_YES, "vote yes")
NO: Final[Action] = CATALOGUE.single(VOTE_NO, "vote no")
FOR: Final = CATALOGUE.family(VOTE_FOR, "vote for", "baron", BARON_IDS)
WRITE: Final = CATALOGUE.family(WRITE_CHOICE, "write", "choice", [*BARON_IDS, "yes", "no"], draft=True)
WRITE_NUMBER: Final = CATALOGUE.family(WRITE_VOTES, "write votes", "votes", AMOUNTS, draft=True)
GIVE_UP: Final = CATALOGUE.family(GIVE_UP_CHARGE, "give up", "agenda", AGENDA_IDS)
APPOINT: Final = CATALOGUE.family(APPOINT_NOBLE, "appoint", "noble", SHAPE_IDS)

# Choosing a Baron (W-3.1); the last family, so that the numbers of all others stay.
PLAY_AS: Final = CATALOGUE.family(PLAY_BARON, "play", "baron", BARON_IDS)
