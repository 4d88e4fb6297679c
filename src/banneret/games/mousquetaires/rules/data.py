"""The components of Mousquetaires du Roy, read from the data file; no value of it stands in code."""

import hashlib
import json
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from banneret.core.data import Sheet, load
from banneret.core.labels import label_of, one_of, records
from banneret.core.rooms import Components
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_IDS,
    ENEMY_IDS,
    FACE_IDS,
    FACES,
    FIGHTER_IDS,
    ITEM_IDS,
    LILY,
    LOCATION_IDS,
    LOUVRE_IDS,
    MUSKETEER_IDS,
    PARIS_IDS,
    SKILL_IDS,
    TOKEN_IDS,
    TRAP_IDS,
    TREACHERY_IDS,
)
from banneret.games.mousquetaires.rules.components import (
    Foe,
    Hero,
    Item,
    LouvreCard,
    ParisCard,
    Pile,
    Seating,
    Token,
    Trap,
)

DATA_FILE: Final = str(Path(__file__).parent.with_name("data.toml"))

# What the rules read from the file: a file laid over it can change these values and all texts.
OPEN_VALUES: Final = [
    "dice.blue.faces", "dice.red.faces", "tracks.time", "tracks.gold", "tracks.la_rochelle", "tracks.queen",
    "tracks.louvre", "tracks.constance", "limits", "musketeers.life", "musketeers.fight", "musketeers.skills",
    "musketeers.thrust", "musketeers.start_location", "rochefort", "de_wardes", "bastille_guard", "nemesis_fighter",
    "enemies.strength", "enemies.dice", "enemies.life", "enemies.thrust", "enemies.reward_gold", "enemies.reward_epic",
    "enemies.special", "enemy_tokens.dice", "enemy_tokens.swords", "enemy_tokens.shields", "enemy_tokens.skill",
    "enemy_tokens.level", "traps.strength", "traps.removal", "traps.gold", "traps.level_delta", "traps.amount",
    "treachery.count", "treachery.amount", "paris.strength", "paris.challenges", "paris.successes_side",
    "paris.success_action", "paris.ongoing", "paris.round_end", "louvre.skill", "louvre.level", "louvre.strength",
    "louvre.reward_gold", "louvre.reward_epic", "adventure.count", "adventure.amount", "arsenal.count",
    "arsenal.price_gold", "arsenal.thrust", "all_for_one.supply", "quest_boards.reward_cards",
    "quest_boards.epic_cost", "quest_boards.epic_amount", "quest_boards.challenges", "setup.actions_per_musketeer",
    "setup.cards_per_hand", "setup.draw_at_round_start", "setup_common.milady_treachery_hand",
]  # fmt: skip

# What a foe can do besides (M-7.8).
NO_SPECIAL: Final = 0
RETURNS_TO_HAND: Final = 1
THRUST_IMMUNE: Final = 2
WITH_PISTOL: Final = 3
WITH_ARMOUR: Final = 4
ARRESTS: Final = 5
SPECIALS: Final = ["none", "return_to_hand", "thrust_immune", "pistol", "armour", "arrest"]

# Who collects successes on a Paris card, and how (M-11.4, M-11.5).
SIDES: Final = ["", "milady", "musketeers"]
BY_MILADY: Final = 1
BY_MUSKETEERS: Final = 2
SUCCESS_ACTIONS: Final = ["", "search", "discard"]
BY_SEARCH: Final = 1
BY_DISCARD: Final = 2

# What a Paris card does (M-13.6, M-20.2, M-20.4).
PARIS_EFFECTS: Final = [
    "none", "milady_sword_la_rochelle", "extra_time", "milady_rolls_successes", "draw_treachery", "queen_honour",
    "wound_one",
]  # fmt: skip
MILADY_SWORD: Final = 1
EXTRA_TIME: Final = 2
ROLLS_SUCCESSES: Final = 3
DRAWS_TREACHERY: Final = 4
COSTS_HONOUR: Final = 5
WOUNDS_ONE: Final = 6

REMOVALS: Final = ["solved", "mission_end"]
MOST_ALL_FOR_ONE: Final = 3  # as many as one payment can name (M-19.3)


@final
class Tracks:
    """The tracks of the board (M-1.2)."""

    def __init__(self, sheet: Sheet) -> None:
        time = sheet.table("time")
        self.red_dice = time.integers("red_dice", 0, 9)
        self.time_end: i64 = time.integer("richelieu_index", 1, 99)
        self.time_start: i64 = time.integer("start", 0, 98)
        if len(self.red_dice) != self.time_end:
            raise time.fault(
                "bad_value", "red_dice", f"{len(self.red_dice)} spaces before the last one", "mousquetaires-time",
                {"count": len(self.red_dice), "high": int(self.time_end)},
            )  # fmt: skip
        gold = sheet.table("gold")
        self.gold_max: i64 = gold.integer("max", 1, 99)
        self.gold_start: i64 = gold.integer("start", 0, int(self.gold_max))
        siege = sheet.table("la_rochelle")
        self.siege_end: i64 = siege.integer("length", 3, 99) - 1
        self.siege_start: i64 = siege.integer("start", 1, int(self.siege_end) - 1)
        self.siege_treachery: i64 = siege.integer("milady_treachery_index", 0, int(self.siege_end))
        self.siege_epic: i64 = siege.integer("epic_index", 0, int(self.siege_end))
        self.siege_all_for_one: i64 = siege.integer("all_for_one_index", 0, int(self.siege_end))
        queen = sheet.table("queen")
        self.queen_end: i64 = queen.integer("richelieu_index", 1, 99)
        louvre = sheet.table("louvre")
        self.bonus_spaces = louvre.integers("bonus_indices", 0, 99)
        self.bonus_epic: i64 = louvre.integer("bonus_epic", 0, 9)
        self.honour_loss = louvre.integers("honour_loss", 0, 9)
        self.louvre_end: i64 = louvre.integer("fail_index", 1, len(self.honour_loss) - 1)
        self.fail_draws: i64 = louvre.integer("fail_treachery_draw", 0, 9)
        self.successes: i64 = sheet.table("constance").integer("target", 1, 99)


@final
class Limits:
    def __init__(self, sheet: Sheet) -> None:
        self.blue: i64 = sheet.integer("blue_dice_max", 1, 9)
        self.red: i64 = sheet.integer("red_dice_max", 1, 9)
        self.epic: i64 = sheet.integer("epic_tokens_max", 1, 99)
        self.siege_cards: i64 = sheet.integer("la_rochelle_cards_max", 1, 9)
        self.purchases: i64 = sheet.integer("purchases_per_action_max", 1, 2)
        self.equipment: i64 = sheet.integer("equipment_slots", 1, 4)
        self.skills: i64 = sheet.integer("skill_slots", 1, 4)


@final
class Boards:
    """M-15 The values of the quest boards."""

    def __init__(self, sheets: list[Sheet]) -> None:
        inn, england, road, galleries = sheets
        self.labels = [label_of(sheet) for sheet in sheets]
        self.rewards = [sheet.integer("reward_cards", 0, 9) for sheet in sheets]
        self.reveal_cost: i64 = inn.integer("epic_cost", 1, 9)
        self.revealed: i64 = inn.integer("epic_amount", 1, 12)
        self.levels = [0] * len(SKILL_IDS)
        for challenge in england.tables("challenges"):
            self.levels[one_of(challenge, "skill", SKILL_IDS)] = challenge.integer("level", 1, 12)
        self.passage_cost: i64 = galleries.integer("epic_cost", 1, 9)
        for sheet in (england, road):
            if sheet.integer("epic_cost", 1, 1) != sheet.integer("epic_amount", 1, 1):
                raise sheet.fault("bad_value", "epic_amount", "not one for one", "range")


@final
class MousquetairesData(Components):
    """All values that rules read. `foes` holds the enemy cards, then the fighters, then the tokens."""

    def __init__(self, sheet: Sheet, digest: str) -> None:
        super().__init__(digest)
        self.blue_faces = faces_of(sheet.table("dice").table("blue"))
        self.red_faces = faces_of(sheet.table("dice").table("red"))
        self.tracks = Tracks(sheet.table("tracks"))
        self.limits = Limits(sheet.table("limits"))
        self.skills = [label_of(row) for row in records(sheet, "skills", SKILL_IDS)]
        self.locations = [label_of(row) for row in records(sheet, "locations", LOCATION_IDS)]
        self.destinations = {row.text("location"): label_of(row) for row in sheet.tables("location_cards")}
        self.heroes = [hero_of(row) for row in records(sheet, "musketeers", MUSKETEER_IDS)]
        self.foes = [foe_of(row, True) for row in records(sheet, "enemies", ENEMY_IDS)]
        self.foes.extend([foe_of(sheet.table(name), False) for name in FIGHTER_IDS])
        tokens = records(sheet, "enemy_tokens", TOKEN_IDS)
        self.foes.extend([token_foe(row) for row in tokens])
        self.tokens = [token_of(row) for row in tokens]
        self.rochefort_cards: i64 = sheet.table("rochefort").integer("reward_all_for_one", 0, 3)
        self.traps = [trap_of(row) for row in records(sheet, "traps", TRAP_IDS)]
        self.treachery = [pile_of(row, -120, 120) for row in records(sheet, "treachery", TREACHERY_IDS)]
        self.paris = [paris_of(row) for row in records(sheet, "paris", PARIS_IDS)]
        self.louvre = [louvre_of(row) for row in records(sheet, "louvre", LOUVRE_IDS)]
        self.adventure = [pile_of(row, 0, 9) for row in records(sheet, "adventure", ADVENTURE_IDS)]
        self.items = [item_of(row) for row in records(sheet, "arsenal", ITEM_IDS)]
        self.all_for_one = label_of(sheet.table("all_for_one"))
        self.supply: i64 = sheet.table("all_for_one").integer("supply", 0, MOST_ALL_FOR_ONE)
        self.boards = Boards(sheet.tables("quest_boards"))
        self.seatings: dict[str, Seating] = {}
        for row in sheet.tables("setup"):
            key = seating_key(row.integer("players", 1, 5), row.flag("milady"))
            self.seatings[key] = seating_of(row)
        self.treachery_hand: i64 = sheet.table("setup_common").integer("milady_treachery_hand", 0, 9)


def seating_key(players: int, milady: bool) -> str:
    return f"{players}+" if milady else str(players)


def faces_of(sheet: Sheet) -> list[int]:
    faces: list[int] = []
    for word in sheet.texts("faces"):
        if word not in FACE_IDS:
            raise sheet.fault("bad_value", "faces", f"{word!r} is not known", "unknown", {"value": word})
        faces.append(FACE_IDS.index(word))
    if not faces:
        raise sheet.fault("bad_value", "faces", "a die has faces", "unknown", {"value": ""})
    return faces


def thrust_of(sheet: Sheet) -> list[int]:
    """How many swords, shields and lilies a thrust needs."""
    needed = [0] * FACES
    for word in sheet.texts("thrust"):
        if word not in FACE_IDS:
            raise sheet.fault("bad_value", "thrust", f"{word!r} is not known", "unknown", {"value": word})
        needed[FACE_IDS.index(word)] += 1
    return needed


def hero_of(sheet: Sheet) -> Hero:
    skills = sheet.table("skills")
    return Hero(
        label_of(sheet),
        sheet.integer("life", 1, 9),
        sheet.integer("fight", 1, 6),
        [skills.integer(skill, 0, 9) for skill in SKILL_IDS],
        thrust_of(sheet),
        one_of(sheet, "start_location", LOCATION_IDS),
    )


def foe_of(sheet: Sheet, card: bool) -> Foe:
    thrust = thrust_of(sheet)
    if thrust[LILY]:
        raise sheet.fault("bad_value", "thrust", "red dice have no lily", "unknown", {"value": "lily"})
    return Foe(
        label_of(sheet),
        sheet.integer("strength", 1, 4) if card else 0,
        sheet.integer("dice", 0, 4),
        sheet.integer("life", 1, 9),
        thrust,
        one_of(sheet, "special", SPECIALS) if card else NO_SPECIAL,
        sheet.integer("reward_gold", 0, 9),
        sheet.integer("reward_epic", 0, 9),
        False,
        0,
        0,
    )


def token_foe(sheet: Sheet) -> Foe:
    """A token as somebody to fight; decoys, daggers and challenges are never fought."""
    kind = sheet.text("kind")
    fixed = kind == "fixed"
    return Foe(
        label_of(sheet),
        0,
        sheet.integer("dice", 1, 4) if kind == "dice" else 0,
        1,
        [0] * FACES,
        NO_SPECIAL,
        0,
        0,
        fixed,
        sheet.integer("swords", 0, 9) if fixed else 0,
        sheet.integer("shields", 0, 9) if fixed else 0,
    )


def token_of(sheet: Sheet) -> Token:
    challenge = sheet.text("kind") == "challenge"
    return Token(
        label_of(sheet),
        sheet.integer("count", 0, 12),
        one_of(sheet, "skill", SKILL_IDS) if challenge else -1,
        sheet.integer("level", 1, 12) if challenge else 0,
    )


def trap_of(sheet: Sheet) -> Trap:
    amount = 1
    for key in ("gold", "level_delta", "amount"):
        if key in sheet.values:
            amount = sheet.integer(key, 0, 9)
    return Trap(
        label_of(sheet),
        sheet.integer("strength", 1, 4),
        one_of(sheet, "removal", REMOVALS) == 0,
        amount,
    )


def pile_of(sheet: Sheet, low: int, high: int) -> Pile:
    return Pile(label_of(sheet), sheet.integer("count", 0, 47), sheet.integer("amount", low, high))


def paris_of(sheet: Sheet) -> ParisCard:
    challenges = sheet.tables("challenges")
    ongoing = sheet.table("ongoing")
    round_end = sheet.table("round_end")
    return ParisCard(
        label_of(sheet),
        sheet.integer("strength", 0, 9),
        [one_of(challenge, "skill", SKILL_IDS) for challenge in challenges],
        [challenge.integer("level", 1, 12) for challenge in challenges],
        one_of(sheet, "successes_side", SIDES),
        one_of(sheet, "success_action", SUCCESS_ACTIONS),
        one_of(ongoing, "effect", PARIS_EFFECTS),
        ongoing.integer("amount", -9, 9),
        one_of(round_end, "effect", PARIS_EFFECTS),
        round_end.integer("amount", -9, 9),
    )


def louvre_of(sheet: Sheet) -> LouvreCard:
    return LouvreCard(
        label_of(sheet),
        one_of(sheet, "skill", SKILL_IDS),
        sheet.integer("level", 1, 12),
        sheet.integer("strength", 0, 9),
        sheet.integer("reward_gold", 0, 9),
        sheet.integer("reward_epic", 0, 9),
    )


def item_of(sheet: Sheet) -> Item:
    thrust = thrust_of(sheet) if "thrust" in sheet.values else [0] * FACES
    return Item(
        label_of(sheet),
        sheet.integer("count", 0, 9),
        sheet.integer("price_gold", 0, 10),
        sheet.integer("price_combat_cards", 0, 1),
        thrust,
    )


def seating_of(sheet: Sheet) -> Seating:
    removed = sheet.texts("remove_treachery")
    return Seating(
        sheet.integer("musketeer_players", 1, 4),
        sheet.integer("musketeers_in_play", 3, 4),
        sheet.integer("actions_per_musketeer", 1, 9),
        sheet.integer("cards_per_hand", 0, 11),
        sheet.integer("draw_at_round_start", 0, 9),
        sheet.flag("exchange_allowed"),
        [TREACHERY_IDS.index(id) for id in removed if id in TREACHERY_IDS],
    )


def load_data(overlay: str = "") -> MousquetairesData:
    """Our data file, with a file of the owner's laid over it."""
    sheet = load(DATA_FILE, overlay, OPEN_VALUES)
    digest = hashlib.blake2b(json.dumps(sheet.values, sort_keys=True).encode(), digest_size=8).hexdigest()
    return MousquetairesData(sheet, digest)
