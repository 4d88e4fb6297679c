"""The pieces of Warrior Knights as dense numbers: what never changes, whatever a data file says.

Troops are kinds, not single cards: two cards of one nationality and strength are the same to every rule. An *army* is
a number too: five for each seat, its nobles by shape and then the garrison of its stronghold (W-1.5).
"""

from typing import Final

from mypy_extensions import i64

SEATS: Final = 6
BARON_IDS: Final = ["madder", "emerande", "niebieski", "zobel", "okker", "viola"]
BARONS: Final = 6
BEARINGS: Final = [0, 2, 1, 4, 5, 3]  # by Baron: which of the six arms of the house has his colour

# Nobles by shape, in the order of every rule that goes through them; the fifth army of a seat is its garrison.
SHAPE_IDS: Final = ["star", "square", "triangle", "circle"]
SHAPES: Final = 4
STAR: Final = 0
SQUARE: Final = 1
TRIANGLE: Final = 2
CIRCLE: Final = 3
GARRISON: Final = 4
SLOTS: Final = 5
SLOT_IDS: Final = [*SHAPE_IDS, "garrison"]
NOBLE_IDS: Final = [
    ["guy_de_solferino", "ricardo", "hugh_murrey", "rudolf_von_zinnober"],
    ["ernesto_di_celadon", "alan_of_smalt", "gerhard_von_moos", "cesare_di_reseda"],
    ["otto_von_prussen", "philippe_d_azur", "walter_perse", "amerigo_caeruleas"],
    ["john_dudley_black", "gaston_de_noirmont", "corrado_nero", "stanislaw_czarny"],
    ["jean_luc_d_ambre", "edmund_saffron", "lorenzo_giallo", "wojciech_zlotowski"],
    ["renaud_de_malve", "geoffrey_lavender", "guntram_von_flieder", "mikolaj_fiolkowski"],
]

# The board, row by row, then the overseas areas.
AREA_IDS: Final = [
    "grey_cape", "kovel", "heron_marsh", "ballin", "amber_coast", "uran",
    "surat", "ravenwood", "froli", "kingsmead", "straven", "falcon_crag",
    "heather_plain", "monz", "oakvale", "vecht", "bridgefields", "isar",
    "alta", "abbey_lands", "bingen", "iron_hills", "lenz", "eastmarch",
    "salt_flats", "rota", "millbrook", "semlik", "wolf_dale", "gedze",
    "olbi", "vineyard_hills", "thira", "pilgrims_field", "berac", "dragon_tail",
    "cadiz", "syracuse", "acre", "alexandria", "constantinople", "jerusalem",
]  # fmt: skip
AREAS: Final = 42
KINGDOM_AREAS: Final = 36
AREA: Final = {id: number for number, id in enumerate(AREA_IDS)}

# Cities in board order. Uran is one with `kingdom_cities = 18` only.
CITY_IDS: Final = [
    "kovel", "ballin", "uran", "surat", "froli", "straven", "monz", "vecht", "isar", "alta", "bingen", "lenz", "rota",
    "semlik", "gedze", "olbi", "thira", "berac", "cadiz", "syracuse", "acre", "alexandria", "constantinople",
    "jerusalem",
]  # fmt: skip
CITIES: Final = 24
KINGDOM_CITIES: Final = 18
URAN: Final = 2
NO_CITY: Final = -1
CITY_AREA: Final = bytes([AREA[id] for id in CITY_IDS])
CITY_IN: Final = [CITY_IDS.index(id) if id in CITY_IDS else NO_CITY for id in AREA_IDS]

# What can have breaches and be besieged: the cities, then the stronghold of each seat.
PLACES: Final = CITIES + SEATS
FIRST_STRONGHOLD: Final = CITIES

# Where a noble is: an area, the port of an area, off the board, or out of the game for good (W-1.2).
PORT: Final = 42
OFF_BOARD: Final = -1
REMOVED: Final = -2

# Troops: mercenaries by nationality and size, then vassals of 50 and of 100.
NATION_IDS: Final = ["english", "polish", "swabian", "swiss", "romanian", "lombard"]
NATIONS: Final = 6
SIZES: Final = [50, 100, 150, 200]
MERCENARY_KINDS: Final = 24
VASSAL_50: Final = 24
VASSAL_100: Final = 25
TROOP_KINDS: Final = 26
TROOP_IDS: Final = [f"{nation}_{size}" for nation in NATION_IDS for size in SIZES] + ["vassal_50", "vassal_100"]
STRENGTH: Final = bytes([size for _ in NATION_IDS for size in SIZES] + [50, 100])
NO_NATION: Final = 9
NATION: Final = bytes([kind // 4 for kind in range(MERCENARY_KINDS)] + [NO_NATION, NO_NATION])
VASSALS: Final = [VASSAL_50, VASSAL_50, VASSAL_50, VASSAL_100]

# Action cards: of a Baron as seat * 6 + kind, then the neutral ones.
ACTION_IDS: Final = [
    "levy_taxes", "draft_soldiers", "rally_support", "serve_the_church", "mobilize_forces", "versatile_strategy",
]  # fmt: skip
ACTION_KINDS: Final = 6
LEVY_TAXES: Final = 0
DRAFT_SOLDIERS: Final = 1
RALLY_SUPPORT: Final = 2
SERVE_THE_CHURCH: Final = 3
MOBILIZE_FORCES: Final = 4
VERSATILE_STRATEGY: Final = 5
NEUTRAL_IDS: Final = ["important_event", "fund_expeditions", "upgrade_defenses", "muster_troops", "uncertain_times"]
FIRST_NEUTRAL: Final = 36
IMPORTANT_EVENT: Final = 36
FUND_EXPEDITIONS: Final = 37
UPGRADE_DEFENSES: Final = 38
MUSTER_TROOPS: Final = 39
UNCERTAIN_TIMES: Final = 40
STACKS: Final = 3
STACK_IDS: Final = ["1", "2", "3"]

SPECIAL_IDS: Final = ["taxation", "wages", "assembly"]
TAXATION: Final = 0
WAGES: Final = 1
ASSEMBLY: Final = 2
SPECIALS: Final = 3

SPACE_IDS: Final = ["first", "second", "n2", "n3", "n4", "n5", "n6"]
SPACES: Final = 7
EXPEDITION_IDS: Final = ["ceylon", "spice_islands", "china"]
EXPEDITIONS: Final = 3
LAST_EXPEDITION_SPACE: Final = 3

# What a Fate card says.
FATE_IDS: Final = [f"fate_{number:02d}" for number in range(1, 25)]
FATES: Final = 24
RESULT_IDS: Final = ["deal", "prevent", "victory", "draw"]
DEAL: Final = 0
PREVENT: Final = 1
VICTORY: Final = 2
DRAW: Final = 3
FLEET_LOST: Final = -1  # results of an expedition, worst first; the others are the multipliers
NO_NEWS: Final = 0

COLOR_IDS: Final = ["red", "green", "blue"]
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2

EVENT_IDS: Final = [
    "heretic", "no_heir", "assassin", "plague", "desertion", "tax_revolt", "robbers", "scandal", "crisis_of_faith",
    "bad_harvest", "crumbling_walls", "kidnapped", "dishonour",
    "miracle", "popular_support", "inheritance", "royal_blood", "volunteers", "healing_waters", "master_builder",
    "second_wind", "open_gates", "generous_guilds", "absolution",
    "arson", "broken_line", "black_death", "mutiny", "holy_relics", "peasants_revolt", "papal_favour",
    "court_intrigue", "bumper_harvest", "storms", "earthquake", "truce_of_god",
]  # fmt: skip
EVENTS: Final = 36
EVENT_COLORS: Final = [RED] * 13 + [GREEN] * 11 + [BLUE] * 12
HERETIC: Final = 0
NO_HEIR: Final = 1
ASSASSIN: Final = 2
PLAGUE: Final = 3
DESERTION: Final = 4
TAX_REVOLT: Final = 5
ROBBERS: Final = 6
SCANDAL: Final = 7
CRISIS_OF_FAITH: Final = 8
BAD_HARVEST: Final = 9
CRUMBLING_WALLS: Final = 10
KIDNAPPED: Final = 11
DISHONOUR: Final = 12
MIRACLE: Final = 13
POPULAR_SUPPORT: Final = 14
INHERITANCE: Final = 15
ROYAL_BLOOD: Final = 16
VOLUNTEERS: Final = 17
HEALING_WATERS: Final = 18
MASTER_BUILDER: Final = 19
SECOND_WIND: Final = 20
OPEN_GATES: Final = 21
GENEROUS_GUILDS: Final = 22
ABSOLUTION: Final = 23
ARSON: Final = 24
BROKEN_LINE: Final = 25
BLACK_DEATH: Final = 26
MUTINY: Final = 27
HOLY_RELICS: Final = 28
PEASANTS_REVOLT: Final = 29
PAPAL_FAVOUR: Final = 30
COURT_INTRIGUE: Final = 31
BUMPER_HARVEST: Final = 32
STORMS: Final = 33
EARTHQUAKE: Final = 34
TRUCE_OF_GOD: Final = 35

TYPE_IDS: Final = ["private_motion", "motion", "law", "charge", "concession", "office"]
PRIVATE: Final = 0
MOTION: Final = 1
LAW: Final = 2
CHARGE: Final = 3
CONCESSION: Final = 4
OFFICE: Final = 5
AGENDA_IDS: Final = [
    "private_motion",
    "royal_grant", "fine", "war_levy", "amnesty", "expel_mercenaries", "elect_head", "elect_chairman", "thanksgiving",
    "recognise_claim", "censure", "rebuild_walls", "peace_of_realm",
    "income_tax", "tithe", "no_razing", "mercenary_edict", "inviolable_seats", "right_of_way", "soldiers_pay",
    "royal_bailiffs", "free_trade",
    "chancellor", "papal_legate", "quartermaster", "ambassador", "master_of_works", "admiral",
    "salt_mines", "silver_mines", "royal_forests", "royal_mint", "harbour_dues",
    "marshal", "guard_captain", "constable", "siege_master", "bishop", "seneschal", "standard_bearer", "crusader",
]  # fmt: skip
AGENDAS: Final = 41
AGENDA: Final = {id: number for number, id in enumerate(AGENDA_IDS)}
PRIVATE_MOTION: Final = 0
FIRST_LAW: Final = 13
FIRST_CHARGE: Final = 22
FIRST_CONCESSION: Final = 28
FIRST_OFFICE: Final = 33
ROYAL_GRANT: Final = 1
FINE: Final = 2
WAR_LEVY: Final = 3
AMNESTY: Final = 4
EXPEL_MERCENARIES: Final = 5
ELECT_HEAD: Final = 6
ELECT_CHAIRMAN: Final = 7
THANKSGIVING: Final = 8
RECOGNISE_CLAIM: Final = 9
CENSURE: Final = 10
REBUILD_WALLS: Final = 11
PEACE_OF_REALM: Final = 12
INCOME_TAX: Final = 13
TITHE: Final = 14
NO_RAZING: Final = 15
MERCENARY_EDICT: Final = 16
INVIOLABLE_SEATS: Final = 17
RIGHT_OF_WAY: Final = 18
SOLDIERS_PAY: Final = 19
ROYAL_BAILIFFS: Final = 20
FREE_TRADE: Final = 21
CHANCELLOR: Final = 22
PAPAL_LEGATE: Final = 23
QUARTERMASTER: Final = 24
AMBASSADOR: Final = 25
MASTER_OF_WORKS: Final = 26
ADMIRAL: Final = 27
SALT_MINES: Final = 28
SILVER_MINES: Final = 29
ROYAL_FORESTS: Final = 30
ROYAL_MINT: Final = 31
HARBOUR_DUES: Final = 32
MARSHAL: Final = 33
GUARD_CAPTAIN: Final = 34
CONSTABLE: Final = 35
SIEGE_MASTER: Final = 36
BISHOP: Final = 37
SENESCHAL: Final = 38
STANDARD_BEARER: Final = 39
CRUSADER: Final = 40
NO_OFFICE: Final = -1

OPEN_MOTION_IDS: Final = [
    "open_no_sieges", "open_no_roads", "open_no_assaults", "open_no_sea", "open_no_expeditions", "open_no_hiring",
]  # fmt: skip
NO_SIEGES: Final = 0
NO_ROADS: Final = 1
NO_ASSAULTS: Final = 2
NO_SEA: Final = 3
NO_EXPEDITIONS: Final = 4
NO_HIRING: Final = 5


def seat_of(army: i64) -> i64:
    return army // SLOTS


def troops_text(troops: list[int]) -> str:
    """Troops in notation, parted by blanks."""
    return " ".join([TROOP_IDS[kind] for kind in troops])


def is_vassal(kind: i64) -> bool:
    return kind >= MERCENARY_KINDS


# The words of outcomes of chance, by their label; others are written as numbers. Action cards go by seats.
CARD_WORDS: Final = [f"{seat}:{kind}" for seat in range(SEATS) for kind in ACTION_IDS] + NEUTRAL_IDS
OUTCOME_WORDS: Final = {
    "barons": BARON_IDS,
    "fate": FATE_IDS,
    "events": EVENT_IDS,
    "agendas": AGENDA_IDS,
    "mercenaries": TROOP_IDS,
    "neutral": CARD_WORDS,
    "stack": CARD_WORDS,
}
