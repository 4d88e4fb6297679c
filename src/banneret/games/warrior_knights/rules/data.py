"""The components of Warrior Knights, read from the data file; no value of it stands in code."""

import hashlib
import json
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from banneret.core.data import Sheet, load
from banneret.core.jsons import Json
from banneret.core.labels import label_of, one_of, records
from banneret.core.rooms import Components
from banneret.games.warrior_knights.rules.actions import MOST_PLEDGED, MOST_STAKED
from banneret.games.warrior_knights.rules.board import BORDER_IDS, Board
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    AGENDA_IDS,
    AREA_IDS,
    BARON_IDS,
    CITY_IDS,
    COLOR_IDS,
    EVENT_IDS,
    EXPEDITION_IDS,
    FATE_IDS,
    FLEET_LOST,
    MERCENARY_KINDS,
    MOTION,
    NATION_IDS,
    NEUTRAL_IDS,
    NO_NEWS,
    NOBLE_IDS,
    OPEN_MOTION_IDS,
    PRIVATE,
    RESULT_IDS,
    SHAPE_IDS,
    SIZES,
    SPACE_IDS,
    SPECIAL_IDS,
    TROOP_KINDS,
    TYPE_IDS,
    VASSAL_50,
    VASSAL_100,
)
from banneret.games.warrior_knights.rules.components import AgendaCard, City, Constants, EventCard, Fate

DATA_FILE: Final = str(Path(__file__).parent.with_name("data.toml"))

# The numbers of the rules. Others of that table say what options, stacks and wages say again.
CONSTANTS: Final = [
    "starting_crowns", "cards_per_stack_per_baron", "neutral_cards_per_stack", "special_phase_threshold_per_baron",
    "draft_markers_over_barons", "mercenary_offer_over_barons", "current_agendas", "commander_strength",
    "commander_discards", "strength_per_card", "casualty_value", "breach_value", "fortify_cost",
    "repair_cost_per_breach", "muster_cost_per_casualty", "fortified_strength", "fortified_income",
    "raze_income_multiplier", "revolt_income_multiplier", "revolt_faith_cost", "expedition_cap", "bless_cost",
    "event_redirect_cost", "road_steps", "max_charges", "versatile_crowns", "versatile_votes", "rally_votes",
    "serve_faith", "no_wage_limit", "two_player_city_win", "stronghold_strength", "assembly_votes_base",
    "assembly_votes_per_kingdom_city",
]  # fmt: skip

# What the rules read from the file: a file laid over it can change these values and all texts.
OPEN_VALUES: Final = [
    *[f"constants.{name}" for name in CONSTANTS],
    "razed_at_setup", "city.strength", "city.income", "fate.battle", "fate.revolt", "fate.city",
    "fate.nationality", "fate.ceylon", "fate.spice_islands", "fate.china", "event.cancel", "agenda.copies",
    "mercenary.wage", "vassal.wage", "action.copies_per_baron", "neutral_action.copies", "track_space.fee",
    "baron.hex", "components.baron_markers_per_baron",
    # the numbers of the cards; what they are aimed at and who may refuse them is fixed
    "event.params.tokens", "event.params.num", "event.params.den", "event.params.votes", "event.params.faith",
    "event.params.breaches", "event.params.crowns", "event.params.influence", "event.params.reveal",
    "event.params.take", "event.params.armies", "event.params.nobles", "event.params.multiplier",
    "event.params.fallback_crowns", "event.params.fallback_faith", "event.params.fallback_stronghold",
    "agenda.params",
]  # fmt: skip

RESULTS: Final = {"lost": FLEET_LOST, "no_news": NO_NEWS, "1": 1, "2": 2, "3": 3, "4": 4}
MOST: Final = 999
FALLBACKS: Final = ["fallback_crowns", "fallback_faith", "fallback_stronghold"]
# What something is divided by, or what a phase or a title is counted by, is never 0.
FROM_ONE: Final = [
    "den", "per", "strength_per_card", "casualty_value", "breach_value", "special_phase_threshold_per_baron",
    "max_charges",
]  # fmt: skip
STAKES: Final = ["cap", "expedition_cap"]  # nobody can name a higher stake
MOST_ROAD_STEPS: Final = 8  # each further step makes nearly twice as many ways


@final
class WarriorKnightsData(Components):
    """All values that rules read."""

    def __init__(self, sheet: Sheet, digest: str) -> None:
        super().__init__(digest)
        constants = sheet.table("constants")
        numbers = {name: constants.integer(name, least_of(name), limit_of(name)) for name in CONSTANTS}
        self.constants = Constants(numbers)
        razed = sheet.table("razed_at_setup")
        self.razed = [razed.integer(f"p{players}", 0, 17) for players in range(2, 7)]
        self.markers: i64 = sheet.table("components").integer("baron_markers_per_baron", 1, 24)
        self.barons = [label_of(row) for row in records(sheet, "baron", BARON_IDS)]
        self.colors = [row.text("hex") for row in records(sheet, "baron", BARON_IDS)]
        self.shapes = [label_of(row) for row in records(sheet, "shape", SHAPE_IDS)]
        every_noble = [noble for nobles in NOBLE_IDS for noble in nobles]
        self.nobles = [label_of(row) for row in records(sheet, "noble", every_noble)]
        areas = records(sheet, "area", AREA_IDS)
        self.areas = [label_of(row) for row in areas]
        self.board = board_of(sheet, areas, int(self.constants.road_steps))
        self.cities = [
            City(label_of(row), row.integer("strength", 0, 900), row.integer("income", 0, 20))
            for row in records(sheet, "city", CITY_IDS)
        ]
        self.actions = [label_of(row) for row in records(sheet, "action", ACTION_IDS)]
        self.action_copies = [row.integer("copies_per_baron", 0, 6) for row in records(sheet, "action", ACTION_IDS)]
        neutral = records(sheet, "neutral_action", NEUTRAL_IDS)
        self.neutrals = [label_of(row) for row in neutral]
        self.neutral_copies = [row.integer("copies", 0, 8) for row in neutral]
        needed = int(self.constants.neutral_per_stack) * 3
        if sum(self.neutral_copies) < needed:
            more: dict[str, Json] = {"value": str(sum(self.neutral_copies)), "low": str(needed), "high": "40"}
            raise neutral[0].fault("bad_value", "copies", f"fewer than {needed} neutral cards", "range", more)
        self.specials = [label_of(row) for row in records(sheet, "special_area", SPECIAL_IDS)]
        spaces = records(sheet, "track_space", SPACE_IDS)
        self.fees = [row.integer("fee", 0, 99) for row in spaces]
        self.labels = [row.integer("min_players", 0, 6) for row in spaces]
        self.expeditions = [label_of(row) for row in records(sheet, "expedition", EXPEDITION_IDS)]
        self.nations = [label_of(row) for row in records(sheet, "nationality", NATION_IDS)]
        self.wages, self.mercenaries = troops_of(sheet)
        self.fates = [fate_of(row) for row in records(sheet, "fate", FATE_IDS)]
        self.events = [event_of(row) for row in records(sheet, "event", EVENT_IDS)]
        self.agendas = [agenda_of(row) for row in records(sheet, "agenda", AGENDA_IDS)]
        self.open_motions = [label_of(row) for row in records(sheet, "open_motion", OPEN_MOTION_IDS)]


def board_of(sheet: Sheet, areas: list[Sheet], road_steps: int) -> Board:
    """W-10.2 The map; it is the board that is drawn, so that no file laid over ours can change it."""
    edges: list[tuple[int, int, int, bool]] = []
    for row in sheet.tables("edge"):
        first = one_of(row, "a", AREA_IDS)
        second = one_of(row, "b", AREA_IDS)
        edges.append((first, second, one_of(row, "border", BORDER_IDS), row.text("road") != ""))
    return Board(edges, [row.flag("port") for row in areas], [row.flag("outer") for row in areas], road_steps)


def troops_of(sheet: Sheet) -> tuple[list[int], list[int]]:
    """The wage of each kind of troop, and the mercenary deck in order of kinds; equal cards have equal wages."""
    wages = [-1] * TROOP_KINDS
    deck: list[int] = []
    for row in sheet.tables("mercenary"):
        size = row.integer("strength", 50, 200)
        if size not in SIZES:
            more: dict[str, Json] = {"value": str(size)}
            raise row.fault("bad_value", "strength", f"{size} is not known", "unknown", more)
        kind = one_of(row, "nationality", NATION_IDS) * len(SIZES) + SIZES.index(size)
        set_wage(wages, kind, row.integer("wage", 0, 99), sheet, "mercenary")
        deck.append(kind)
    for row in sheet.tables("vassal"):
        kind = VASSAL_100 if row.integer("strength", 50, 100) == 100 else VASSAL_50
        set_wage(wages, kind, row.integer("wage", 0, 99), sheet, "vassal")
    for kind in range(MERCENARY_KINDS):
        if wages[kind] < 0:
            raise sheet.fault("bad_value", "mercenary", "a kind is missing", "missing", {"value": ""})
    deck.sort()
    return wages, deck


def set_wage(wages: list[int], kind: int, wage: int, sheet: Sheet, key: str) -> None:
    if wages[kind] not in (-1, wage):
        more: dict[str, Json] = {"value": str(wage), "low": str(wages[kind]), "high": str(wages[kind])}
        raise sheet.fault("bad_value", key, "equal troops have equal wages", "range", more)
    wages[kind] = wage


def fate_of(sheet: Sheet) -> Fate:
    return Fate(
        one_of(sheet, "baron", BARON_IDS),
        sheet.flag("revolt"),
        one_of(sheet, "shape", SHAPE_IDS),
        one_of(sheet, "battle", RESULT_IDS),
        [RESULTS[list(RESULTS)[one_of(sheet, id, list(RESULTS))]] for id in EXPEDITION_IDS],
        one_of(sheet, "city", CITY_IDS),
        one_of(sheet, "nationality", NATION_IDS),
    )


def numbers_of(sheet: Sheet) -> dict[str, int]:
    """The whole numbers among the parameters of a card."""
    return {
        name: sheet.integer(name, least_of(name), limit_of(name))
        for name, value in sheet.values.items()
        if isinstance(value, int) and not isinstance(value, bool)
    }


def least_of(name: str) -> int:
    return 1 if name in FROM_ONE else 0


def limit_of(name: str) -> int:
    if name == "road_steps":
        return MOST_ROAD_STEPS
    return MOST_STAKED if name in STAKES else MOST


def cancel_of(sheet: Sheet) -> int:
    """W-8.1.3 The faith that cancels an event, -1: it cannot be cancelled. For nothing none is."""
    cancel = sheet.integer("cancel", -1, MOST_PLEDGED)
    return cancel if cancel == -1 else sheet.integer("cancel", 1, MOST_PLEDGED)


def event_of(sheet: Sheet) -> EventCard:
    numbers = numbers_of(sheet.table("params"))
    amounts = [value for name, value in numbers.items() if name not in FALLBACKS]
    fallbacks = [value for name, value in numbers.items() if name in FALLBACKS]
    return EventCard(
        label_of(sheet),
        one_of(sheet, "color", COLOR_IDS),
        cancel_of(sheet),
        sheet.flag("lasting"),
        amounts[0] if amounts else 0,
        amounts[1] if len(amounts) > 1 else 0,
        fallbacks[0] if fallbacks else 0,
    )


def agenda_of(sheet: Sheet) -> AgendaCard:
    """Motions may be there several times; a law, charge or office is in force or it is not, and so is one card."""
    type = one_of(sheet, "type", TYPE_IDS)
    numbers = numbers_of(sheet.table("params"))
    amounts = [value for name, value in numbers.items() if name != "retinue"]
    return AgendaCard(
        label_of(sheet),
        type,
        sheet.integer("copies", 0, 9 if type in (PRIVATE, MOTION) else 1),
        sheet.text("vote") == "choose_baron",
        sheet.text("refusable"),
        amounts[0] if amounts else 0,
        amounts[1] if len(amounts) > 1 else 0,
        numbers.get("retinue", 0),
    )


def load_data(overlay: str = "") -> WarriorKnightsData:
    """Our data file, with a file of the owner's laid over it."""
    sheet = load(DATA_FILE, overlay, OPEN_VALUES)
    digest = hashlib.blake2b(json.dumps(sheet.values, sort_keys=True).encode(), digest_size=8).hexdigest()
    return WarriorKnightsData(sheet, digest)
