"""Every kind of piece as a small number, with the id of the data file and the word that a person types.

Pieces of one kind are the same: six cards of one skill, four guards with two dice. `words_text` writes pieces one after
another, `parse_words` reads them; `?` is a piece that one may not see.
"""

from typing import Final

UNKNOWN: Final = -1

# Musketeers (M-1.3), in the order in which they are asked for a sacrifice.
DARTAGNAN: Final = 0
ARAMIS: Final = 1
ATHOS: Final = 2
PORTHOS: Final = 3
MUSKETEERS: Final = 4
MUSKETEER_IDS: Final = ["dartagnan", "aramis", "athos", "porthos"]

# Locations of the board.
LODGING: Final = 0
RICHELIEU: Final = 1
COLOMBIER: Final = 2
BASTILLE: Final = 3
PARIS: Final = 4
LOUVRE: Final = 5
LA_ROCHELLE: Final = 6
QUEST: Final = 7
LOCATIONS: Final = 8
LOCATION_IDS: Final = [
    "milady_lodging", "richelieu", "vieux_colombier", "bastille", "paris", "louvre", "la_rochelle", "quest",
]  # fmt: skip
LOCATION_WORDS: Final = [
    "lodging", "richelieu", "colombier", "bastille", "paris", "louvre", "la_rochelle", "quest",
]  # fmt: skip

# Skills.
ERUDITION: Final = 0
NOBILITY: Final = 1
GALLANTRY: Final = 2
PANACHE: Final = 3
SKILLS: Final = 4
SKILL_IDS: Final = ["erudition", "nobility", "gallantry", "panache"]

# Faces of dice.
SWORD: Final = 0
SHIELD: Final = 1
LILY: Final = 2
FACES: Final = 3
FACE_IDS: Final = ["sword", "shield", "lily"]

# Adventure cards: the four skills are kinds 0 to 3.
COMBAT: Final = 4
DOUBLE: Final = 5
ESSARTS: Final = 6
BUCKINGHAM: Final = 7
BASSOMPIERRE: Final = 8
TREVILLE: Final = 9
CHEVREUSE: Final = 10
KITTY: Final = 11
WINTER: Final = 12
ADVENTURES: Final = 13
ADVENTURE_IDS: Final = [
    "skill_erudition", "skill_nobility", "skill_gallantry", "skill_panache", "combat_single", "combat_double",
    "mr_des_essarts", "buckingham", "mr_de_bassompierre", "mr_de_treville", "duchess_of_chevreuse", "kitty",
    "lord_de_winter",
]  # fmt: skip
ADVENTURE_WORDS: Final = [
    "erudition", "nobility", "gallantry", "panache", "combat", "double", "essarts", "buckingham", "bassompierre",
    "treville", "chevreuse", "kitty", "winter",
]  # fmt: skip

# Treachery cards.
REINFORCEMENT: Final = 0
CONSCRIPTS: Final = 1
SEND_TO_BASTILLE: Final = 2
AMBUSH: Final = 3
DEAD_END: Final = 4
BALM: Final = 5
EMERGENCY: Final = 6
ISOLATION: Final = 7
PLOT: Final = 8
CORRUPTION: Final = 9
TREACHERIES: Final = 10
TREACHERY_IDS: Final = [
    "reinforcement", "conscripts", "send_to_the_bastille", "ambush", "dead_end", "balm", "emergency", "isolation",
    "plot", "corruption",
]  # fmt: skip

# Paris cards.
SMUGGLER: Final = 0
ABDUCTION: Final = 1
DISAPPEARANCE: Final = 2
CAPTIVE: Final = 3
MESSAGE: Final = 4
CONSPIRACY: Final = 5
PARIS_CARDS: Final = 6
PARIS_IDS: Final = [
    "the_smuggler", "the_abduction", "the_disappearance", "constance_held_captive", "message_for_the_queen",
    "the_conspiracy",
]  # fmt: skip
PARIS_WORDS: Final = ["smuggler", "abduction", "disappearance", "captive", "message", "conspiracy"]

# Louvre cards.
LOUVRE_CARDS: Final = 8
LOUVRE_IDS: Final = [
    "poisons_affair", "court_gossip", "compromising_letter", "chancellors_search", "kings_jealousy", "spanish_cipher",
    "ballet_rehearsal", "duelling_edict",
]  # fmt: skip

# Enemy cards, and the others whom a duel can be fought with: foes.
HENCHMAN: Final = 0
LAFFEMAS: Final = 7
JUSSAC: Final = 8
CAVOIS: Final = 9
ENEMIES: Final = 12
ENEMY_IDS: Final = [
    "henchman", "boisrenard", "lubin", "brisemont", "bernajoux", "biscarat", "cahusac", "laffemas", "jussac", "cavois",
    "la_houdiniere", "felton",
]  # fmt: skip
ROCHEFORT: Final = 12
DE_WARDES: Final = 13
GUARD: Final = 14
NEMESIS_FIGHTER: Final = 15
FIRST_TOKEN_FOE: Final = 16
FIGHTER_IDS: Final = ["rochefort", "de_wardes", "bastille_guard", "nemesis_fighter"]

# Enemy tokens of the quest.
DECOY: Final = 0
DAGGER: Final = 1
FIRST_CHALLENGE: Final = 8
TOKENS: Final = 12
NO_TOKEN: Final = 12  # a space without a token: cleared, or not yet filled
TOKEN_IDS: Final = [
    "decoy", "dagger", "guard_2", "guard_3", "guard_4", "fixed_wall", "fixed_even", "fixed_brute",
    "challenge_erudition", "challenge_nobility", "challenge_gallantry", "challenge_panache",
]  # fmt: skip
TOKEN_WORDS: Final = [
    "decoy", "dagger", "guard2", "guard3", "guard4", "wall", "even", "brute", "erudition", "nobility", "gallantry",
    "panache",
]  # fmt: skip
FOE_WORDS: Final = [*ENEMY_IDS, "rochefort", "de_wardes", "guard", "nemesis", *TOKEN_WORDS]
FOES: Final = FIRST_TOKEN_FOE + TOKENS

# Traps.
BEGGARS: Final = 0
HARLOT: Final = 1
NEMESIS: Final = 2
THIEF: Final = 3
ASSASSIN: Final = 4
TRAPS: Final = 5
TRAP_IDS: Final = ["beggars", "harlot", "nemesis", "thief", "assassin"]

# The arsenal: equipment is 0 to 3, the last four are the skill upgrades.
THOROUGHBRED: Final = 0
PISTOL: Final = 1
ARMOUR: Final = 2
TOLEDO: Final = 3
EQUIPMENT: Final = 4
BALM_TOKEN: Final = 4
THRUST: Final = 5
FIRST_SKILL_UPGRADE: Final = 6
ITEMS: Final = 10
ITEM_IDS: Final = [
    "thoroughbred", "pistol", "armour", "toledo_sword", "balm_token", "thrust_upgrade", "skill_upgrade_erudition",
    "skill_upgrade_nobility", "skill_upgrade_gallantry", "skill_upgrade_panache",
]  # fmt: skip
ITEM_WORDS: Final = [
    "thoroughbred", "pistol", "armour", "toledo", "balm", "thrust", "erudition", "nobility", "gallantry", "panache",
]  # fmt: skip

# Quest board 1.
ROUTES: Final = 3
ROUTE_WORDS: Final = ["rooms", "stable", "cellar"]
SPACES: Final = 4  # of a route
INN_SPACES: Final = 12
SPACE_WORDS: Final = [f"{route}-{space}" for route in ROUTE_WORDS for space in range(1, SPACES + 1)]

# Quest boards 3 and 4.
ROAD_SPACES: Final = 3
ROOMS: Final = 4
ROOM_TOKENS: Final = 3  # the challenge, then two enemies
GALLERY_SPACES: Final = 12

HIDDEN_WORD: Final = "?"


def word_of(kind: int, words: list[str]) -> str:
    """How a piece is written; one that may not be seen is `?`."""
    return HIDDEN_WORD if kind == UNKNOWN else words[kind]


def words_text(kinds: list[int], words: list[str]) -> str:
    """Pieces as a person writes them, `combat combat erudition`."""
    return " ".join([word_of(kind, words) for kind in kinds])


def parse_words(text: str, words: list[str]) -> list[int]:
    """The pieces that a text names; ValueError where one is unknown."""
    found: list[int] = []
    for word in text.split():
        if word == HIDDEN_WORD:
            found.append(UNKNOWN)
        elif word in words:
            found.append(words.index(word))
        else:
            raise ValueError(f"no such piece: {word!r}")
    return found


def cards_text(cards: list[int]) -> str:
    """Adventure cards as a person writes them."""
    return words_text(cards, ADVENTURE_WORDS)


# How a record writes outcomes of chance, by their label.
OUTCOME_WORDS: Final = {
    "adventure": ADVENTURE_WORDS,
    "treachery": TREACHERY_IDS,
    "louvre": LOUVRE_IDS,
    "tokens": TOKEN_WORDS,
    "mission": [*ENEMY_IDS, *TRAP_IDS],
    "musketeers": MUSKETEER_IDS,
}
