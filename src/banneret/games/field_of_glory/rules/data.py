"""The components of Field of Glory, read from the data file; no value of a card stands in code."""

import hashlib
import json
from pathlib import Path
from typing import Final, final

from banneret.core.data import Sheet, load
from banneret.core.jsons import Json
from banneret.core.rooms import Components
from banneret.games.field_of_glory.rules.cards import COPIES, KINDS, TYPE, TYPE_IDS, TYPES, UNIT_TYPES, notation

DATA_FILE: Final = str(Path(__file__).parent.with_name("data.toml"))

PLAIN: Final = 0
ROUGH: Final = 1
WOODS: Final = 2
HILL: Final = 3
TERRAIN_IDS: Final = ["plain", "rough", "woods", "hill"]

ANY_UNIT: Final = "*"
NO_TYPE: Final = -1
EFFECTS: Final = (
    "deploy_cost", "lead_modifier", "defender_modifier", "combat_modifier", "win_ties", "rampage", "may_stack_with",
    "overlap", "draw",
)  # fmt: skip


@final
class Terrain:
    """A type of terrain card: what it does to costs and to the two leads of a fight (F-6.3, F-7.7)."""

    def __init__(self, id: str, count: int, deploy_cost: int, lead: list[int], defender: int, needs_control: bool,
                 names: dict[str, str], texts: dict[str, str], source: str) -> None:  # fmt: skip
        self.id = id
        self.count = count
        self.deploy_cost = deploy_cost
        self.lead = lead
        self.defender = defender
        self.needs_control = needs_control
        self.names = names
        self.texts = texts
        self.source = source


@final
class CardType:
    """What all cards of a type have in common; commander and action cards have no values of units.

    `versus[t]`: modifier against a lead of type t; `beside`, `beside_value`: modifier with a companion of that type.
    """

    def __init__(
        self, id: str, movement: int, penalty: int, combat: int, victory_points: int, stacks: list[bool],
        versus: list[int], beside: int, beside_value: int, wins_ties: bool, rampage: int,
        names: dict[str, str], texts: dict[str, str], source: str,
    ) -> None:  # fmt: skip
        self.id = id
        self.movement = movement
        self.penalty = penalty
        self.combat = combat
        self.victory_points = victory_points
        self.stacks = stacks
        self.versus = versus
        self.beside = beside
        self.beside_value = beside_value
        self.wins_ties = wins_ties
        self.rampage = rampage
        self.names = names
        self.texts = texts
        self.source = source


@final
class FieldData(Components):
    """All values that rules read. `points` are the command points by kind, `types` the card types by number."""

    def __init__(
        self, types: list[CardType], terrains: list[Terrain], points: list[int], overlap_value: int,
        overlap_movement: int, reserves: int, constants: dict[str, int], digest: str,
    ) -> None:  # fmt: skip
        self.types = types
        self.terrains = terrains
        self.points = points
        self.overlap_value = overlap_value
        self.overlap_movement = overlap_movement
        self.reserves = reserves
        self.constants = constants
        super().__init__(digest)


def _words(sheet: Sheet, name: str) -> dict[str, str]:
    return {language: sheet.text(f"{name}_{language}") for language in ("en", "hu")}


def _effects(sheet: Sheet) -> list[Sheet]:
    effects = sheet.tables("effects")
    for effect in effects:
        name = effect.text("effect")
        if name not in EFFECTS:
            reason = f"{name!r} is no effect"
            raise sheet.fault("bad_value", "effects", reason, "fog-effect", {"value": name})
    return effects


def _type_of(sheet: Sheet, effect: Sheet, key: str) -> int:
    name = effect.text(key)
    if name not in TYPE_IDS[:UNIT_TYPES]:
        raise sheet.fault("bad_value", "effects", f"{name!r} is no type of unit", "fog-type", {"value": name})
    return TYPE_IDS.index(name)


def _terrain(sheet: Sheet) -> Terrain:
    deploy_cost = 0
    lead = [0] * UNIT_TYPES
    defender = 0
    needs_control = False
    for effect in _effects(sheet):
        name = effect.text("effect")
        value = effect.integer("value", -9, 9)
        if name == "deploy_cost":
            deploy_cost = value
        elif name == "lead_modifier":
            lead[_type_of(sheet, effect, "unit")] = value
        elif name == "defender_modifier":
            defender = value
            needs_control = effect.flag("requires_control")
    return Terrain(
        sheet.text("id"), sheet.integer("count", 0, 9), deploy_cost, lead, defender, needs_control,
        _words(sheet, "name"), _words(sheet, "text"), sheet.text("source"),
    )  # fmt: skip


def _terrains(sheet: Sheet) -> list[Terrain]:
    found = {terrain.id: terrain for terrain in [_terrain(record) for record in sheet.tables("terrain")]}
    if sorted(found) != sorted(TERRAIN_IDS):
        names = ", ".join(TERRAIN_IDS)
        raise sheet.fault("bad_value", "terrain", f"{names} are needed", "fog-terrain", {"value": names})
    count = sum(terrain.count for terrain in found.values())
    if count < sheet.table("constants").integer("terrain_in_play", 5, 5):
        raise sheet.fault("bad_value", "terrain", f"{count} cards", "fog-terrain-count", {"count": count})
    return [found[id] for id in TERRAIN_IDS]


def _unit_type(sheet: Sheet) -> CardType:
    stacks = [False] * UNIT_TYPES
    for name in sheet.texts("stacks_with"):
        if name == ANY_UNIT:
            stacks = [True] * UNIT_TYPES
        elif name in TYPE_IDS[:UNIT_TYPES]:
            stacks[TYPE_IDS.index(name)] = True
        else:
            raise sheet.fault("bad_value", "stacks_with", f"{name!r} is no type of unit", "fog-type", {"value": name})
    versus = [0] * UNIT_TYPES
    beside = NO_TYPE
    beside_value = 0
    wins_ties = False
    rampage = 0
    for effect in _effects(sheet):
        name = effect.text("effect")
        if name == "combat_modifier" and "vs" in effect.values:
            versus[_type_of(sheet, effect, "vs")] = effect.integer("value", -9, 9)
        elif name == "combat_modifier":
            beside = _type_of(sheet, effect, "with")
            beside_value = effect.integer("value", -9, 9)
        elif name == "win_ties":
            wins_ties = True
        elif name == "rampage":
            rampage = effect.integer("cards", 0, 9)
    return CardType(
        sheet.text("id"), sheet.integer("movement_cost", 0, 9), sheet.integer("flank_penalty", 0, 9),
        sheet.integer("combat_value", 0, 9), sheet.integer("victory_points", 0, 9), stacks, versus, beside,
        beside_value, wins_ties, rampage, _words(sheet, "name"), _words(sheet, "text"), sheet.text("source"),
    )  # fmt: skip


def _special_type(sheet: Sheet) -> CardType:
    nothing = [0] * UNIT_TYPES
    return CardType(
        sheet.text("id"), 0, 0, 0, sheet.integer("victory_points", 0, 9), [False] * UNIT_TYPES, nothing, NO_TYPE, 0,
        False, 0, _words(sheet, "name"), _words(sheet, "text"), sheet.text("source"),
    )  # fmt: skip


def _types(sheet: Sheet) -> list[CardType]:
    records = [_unit_type(record) for record in sheet.tables("unit_type")]
    records += [_special_type(record) for record in sheet.tables("special_type")]
    found = {record.id: record for record in records}
    missing = [id for id in TYPE_IDS if id not in found]
    if missing or len(records) != TYPES:
        names = ", ".join(missing) or ", ".join(TYPE_IDS)
        raise sheet.fault("bad_value", "unit_type", f"{names} are needed", "fog-types", {"value": names})
    types = [found[id] for id in TYPE_IDS]
    for one in range(UNIT_TYPES):  # the relation is symmetric (F-6.4)
        for other in range(UNIT_TYPES):
            if types[one].stacks[other]:
                types[other].stacks[one] = True
    return types


def _points(sheet: Sheet) -> list[int]:
    """The command points of each kind; all copies of a kind are worth the same."""
    points = [0] * KINDS
    for type, id in enumerate(TYPE_IDS):
        cards = [card for card in sheet.tables("army_card") if card.text("type") == id]
        at = 0
        for kind in range(KINDS):
            if TYPE[kind] != type:
                continue
            copies = cards[at : at + COPIES[kind]]
            at += COPIES[kind]
            values = [card.integer("command_points", 1, 9) for card in copies]
            if len(values) < COPIES[kind] or len(set(values)) != 1:
                more: dict[str, Json] = {"value": notation(kind), "count": COPIES[kind]}
                reason = f"{COPIES[kind]} cards {notation(kind)} with the same command points are needed"
                raise sheet.fault("bad_value", "army_card", reason, "fog-kind", more)
            points[kind] = values[0]
    return points


def _effect_of(sheet: Sheet, type: str, name: str, key: str) -> int:
    """A value of the one effect that an action card has."""
    for record in sheet.tables("special_type"):
        if record.text("id") == type:
            for effect in _effects(record):
                if effect.text("effect") == name:
                    return effect.integer(key, 0, 9)
    raise sheet.fault("bad_value", "special_type", f"{type} has no effect {name}", "fog-no-effect", {"value": type})


# What an owner's file can change beside texts: the values that rules read.
OPEN_VALUES: Final = [
    "terrain.count", "terrain.effects", "unit_type.movement_cost", "unit_type.flank_penalty", "unit_type.combat_value",
    "unit_type.victory_points", "unit_type.stacks_with", "unit_type.effects", "special_type.victory_points",
    "special_type.effects", "army_card.command_points", "constants.hand_size", "constants.columns_to_win",
    "constants.draw_default", "constants.two_units_bonus", "constants.flank_attack_bonus",
    "constants.shuffles_for_end",
]  # fmt: skip
CONSTANTS: Final = (
    "draft_batch", "draft_keep", "draft_rounds", "hand_size", "columns_to_win", "draw_default", "two_units_bonus",
    "flank_attack_bonus", "shuffles_for_end",
)  # fmt: skip


def load_data(overlay: str = "") -> FieldData:
    """Our data file, with a file of the owner's laid over it."""
    sheet = load(DATA_FILE, overlay, OPEN_VALUES)
    digest = hashlib.blake2b(json.dumps(sheet.values, sort_keys=True).encode(), digest_size=8).hexdigest()
    constants = sheet.table("constants")
    return FieldData(
        _types(sheet),
        _terrains(sheet),
        _points(sheet),
        _effect_of(sheet, "overlap", "overlap", "per_unit"),
        _effect_of(sheet, "overlap", "overlap", "max_movement_cost"),
        _effect_of(sheet, "reserves", "draw", "cards"),
        {name: constants.integer(name, *_BOUNDS.get(name, (0, 24))) for name in CONSTANTS},
        digest,
    )


# The draft uses up the 48 cards, and a game must be able to end.
_BOUNDS: Final = {
    "draft_batch": (4, 4),
    "draft_keep": (2, 2),
    "draft_rounds": (12, 12),
    "hand_size": (1, 24),
    "columns_to_win": (1, 5),
    "draw_default": (1, 9),
    "shuffles_for_end": (1, 9),
}
