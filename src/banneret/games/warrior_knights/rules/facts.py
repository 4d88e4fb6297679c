"""What a list says of an answer beyond its piece: who a noble is, where he stands, how strong; whose a place is."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.jsons import Json
from banneret.games.warrior_knights.rules.actions import (
    ABSOLVE_FROM,
    APPOINT_NOBLE,
    ATONE_FOR,
    BUILD_IN,
    CEDE_CITY,
    CHOOSE_SLOT,
    COMMAND_NOBLE,
    ENTER_AREA,
    FIGHT_BARON,
    FORTIFY_CITY,
    HEAL_ARMY,
    HIT_ARMY,
    HIT_WALLS,
    NAME_CHAIR,
    NAME_DRAWER,
    PROPOSE_BAN_LIFTED,
    REFRESH_NOBLE,
    RETREAT_TO,
    SAIL_TO,
    STATION_AT,
    STEP_TO,
    TAKE_CITY,
    TAKE_TROOP,
    TARGET_AREA,
    VOTE_FOR,
    WITH_NOBLE,
)
from banneret.games.warrior_knights.rules.armies_and_places import (
    garrison_of,
    income_of,
    noble_id,
    owner_of,
    place_at,
    place_strength,
    strength_of,
)
from banneret.games.warrior_knights.rules.cards import (
    AREA_IDS,
    FIRST_STRONGHOLD,
    GARRISON,
    NO_CITY,
    PORT,
    SHAPE_IDS,
    SHAPES,
    SLOT_IDS,
    SLOTS,
)
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights

OF_ARMIES: Final = (
    APPOINT_NOBLE, CHOOSE_SLOT, COMMAND_NOBLE, HEAL_ARMY, HIT_ARMY, REFRESH_NOBLE, STATION_AT, WITH_NOBLE,
)  # fmt: skip
OF_AREAS: Final = (BUILD_IN, ENTER_AREA, RETREAT_TO, SAIL_TO, STEP_TO, TARGET_AREA)
OF_BARONS: Final = (FIGHT_BARON, NAME_CHAIR, NAME_DRAWER, PROPOSE_BAN_LIFTED, VOTE_FOR)
OF_CITIES: Final = (CEDE_CITY, FORTIFY_CITY, TAKE_CITY)
OF_NAMED: Final = (ABSOLVE_FROM, ATONE_FOR, TAKE_TROOP)


def facts_of(game: WarriorKnights, seat: i64, action: Action) -> dict[str, Json]:
    """The parts of `action-<verb>.told`; none where there is nothing more to tell."""
    if action.verb == HIT_ARMY and action.piece != HIT_WALLS:
        army = seat * SLOTS + action.piece
        dies = action.piece < SHAPES and strength_of(game, army) <= game.charter.data.constants.casualty
        return {**army_facts(game, army, action.parameter), "dies": dies}
    if action.verb in OF_ARMIES and action.piece != HIT_WALLS:
        return army_facts(game, seat * SLOTS + action.piece, action.parameter)
    if action.verb in OF_AREAS:
        return area_facts(game, action.piece)
    if action.verb in OF_BARONS:
        whose = game.seat_of_baron(action.piece)
        return {"seat": whose} if whose != NO_SEAT else {}
    if action.verb in OF_CITIES:
        return {"strength": place_strength(game, action.piece), "income": income_of(game, action.piece)}
    if action.verb in OF_NAMED:
        return {action.parameter: named_piece(game, seat, action.piece_name)}
    return {}


def named_piece(game: WarriorKnights, seat: i64, piece: str) -> str:
    """`star`, `star:english_50` with the name of the Baron's noble in the place of his shape."""
    slot, colon, rest = piece.partition(":")
    return noble_id(game, seat * SLOTS + SHAPE_IDS.index(slot)) + colon + rest if slot in SHAPE_IDS else piece


def army_facts(game: WarriorKnights, army: i64, parameter: str) -> dict[str, Json]:
    """Name, whereabouts, strength and what his ability is."""
    slot = army % SLOTS
    named = noble_id(game, army) if slot < SHAPES else SLOT_IDS[slot]
    at = game.strongholds[army // SLOTS] if slot == GARRISON else game.places[army]
    where = "off" if at < 0 else f"sea:{AREA_IDS[at - PORT]}" if at >= PORT else AREA_IDS[at]
    return {parameter: named, "at": where, "strength": strength_of(game, army), "power": SLOT_IDS[slot]}


def area_facts(game: WarriorKnights, area: i64) -> dict[str, Json]:
    """The city or stronghold of an area, whose it is and how strong."""
    place = place_at(game, area)
    if place == NO_CITY:
        return {}
    kind = "stronghold" if place >= FIRST_STRONGHOLD else "city"
    strength = place_strength(game, place)
    owner = owner_of(game, place)
    if place >= FIRST_STRONGHOLD:
        strength += strength_of(game, garrison_of(owner))
    return {"there": f"{kind}:{owner}:{strength}"}
