"""A state, or what a seat sees of it, in the words of positions (docs/positions/warrior_knights.md)."""

import json
from typing import Final, cast

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.fields import described
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.position import HIDDEN_WORD, NOBODY_WORD, NONE_WORD
from banneret.games.warrior_knights.fields import FIELDS
from banneret.games.warrior_knights.positions.words import (
    ALL_WORD,
    OFF_WORD,
    OVER,
    RAZED_WORD,
    STACK,
    army_word,
    card_word,
    place_word,
)
from banneret.games.warrior_knights.rules.armies_and_places import income_of, place_strength, strength_of
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    ACTION_KINDS,
    AGENDA_IDS,
    AREA_IDS,
    BARON_IDS,
    BROKEN_LINE,
    CITIES,
    CITY_IDS,
    COLOR_IDS,
    EVENT_IDS,
    EVENTS,
    EXPEDITION_IDS,
    EXPEDITIONS,
    FIRST_STRONGHOLD,
    GARRISON,
    NO_HEIR,
    OFF_BOARD,
    SHAPE_IDS,
    SHAPES,
    SLOT_IDS,
    SLOTS,
    SPECIAL_IDS,
    SPECIALS,
    STORMS,
    TROOP_IDS,
    TRUCE_OF_GOD,
)
from banneret.games.warrior_knights.rules.crowns_and_votes import free_markers
from banneret.games.warrior_knights.rules.events import event_color
from banneret.games.warrior_knights.rules.state import NO_TARGET, RAZED, WarriorKnights
from banneret.games.warrior_knights.sight.visibility import HIDDEN_PLAN

# Zones whose order does not matter, and the words of their pieces.
UNORDERED: Final = {
    "troops": TROOP_IDS,
    "garrison": TROOP_IDS,
    "open_hand": ACTION_IDS,
    "hands": ACTION_IDS,
}


def normal(path: str, value: Json) -> Json:
    """An expected value in the form that `describe` gives: pieces sorted where their order does not matter."""
    steps = path.split(".")
    words = UNORDERED.get(steps[-1]) or UNORDERED.get(steps[0])
    if not isinstance(value, str) or words is None:
        return value
    known = value.split()
    if any(word not in words for word in known):
        return value
    return pieces(sorted([words.index(word) for word in known]), words)


def describe(game: WarriorKnights, names: list[str]) -> dict[str, Json]:
    """All words of a position, and what follows from them."""
    told: dict[str, Json] = {}
    barons: dict[str, dict[str, Json]] = {name: describe_baron(game, names, seat) for seat, name in enumerate(names)}
    battle = describe_battle(game)
    for word, value in described(game, FIELDS, names).items():
        table, _, key = word.partition(".")
        if table == "barons":
            for name, entry in cast(dict[str, Json], value).items():
                barons[name][key] = entry
        elif table == "battle":
            battle[key] = value
        else:
            told[word] = value
    told["barons"] = {**barons}
    told["battle"] = {**battle}
    told["cities"] = {CITY_IDS[city]: describe_city(game, names, city) for city in range(CITIES)}
    describe_question(game, names, told)
    describe_actions(game, names, told)
    told["event_back"] = COLOR_IDS[event_color(game)] if game.event_deck else NONE_WORD
    told["in_force"] = {
        EVENT_IDS[event]: force_word(game, names, event) for event in range(EVENTS) if game.in_force[event] != NO_TARGET
    }
    describe_strengths(game, names, told)
    return told


def who(seat: i64, names: list[str]) -> str:
    return NOBODY_WORD if seat < 0 else names[seat]


def kind_word(kind: i64, words: list[str]) -> str:
    return NONE_WORD if kind < 0 else words[kind]


def pieces(kinds: list[int], words: list[str]) -> str:
    """Pieces in their order; `?` for one that is not seen."""
    return " ".join([HIDDEN_WORD if kind < 0 else words[kind] for kind in kinds])


def armies_text(game: WarriorKnights, mask: i64) -> str:
    return " ".join([army_word(army, game.barons) for army in range(len(game.armies)) if mask & BIT[army]])


def cards_text(game: WarriorKnights, cards: list[int]) -> str:
    return " ".join([card_word(card, game.barons) for card in cards])


def frame_text(frame: Frame[Game]) -> str:
    """A frame by its name and its parts."""
    parts = [json.dumps(part, separators=(",", ":")) for part in frame.parts()]
    return " ".join([type(frame).__name__, *parts])


def describe_question(game: WarriorKnights, names: list[str], told: dict[str, Json]) -> None:
    """What is asked, of whom, and where the round stands."""
    told["phase"] = STACK if game.stack else OVER
    told["asked"] = who(game.turn(), names)
    told["stack"] = [frame_text(frame) for frame in game.stack]
    told["moved"] = armies_text(game, game.moved)
    told["marched"] = armies_text(game, game.marched)


def describe_baron(game: WarriorKnights, names: list[str], seat: int) -> dict[str, Json]:
    """The stronghold, the garrison and the nobles of a Baron."""
    home = FIRST_STRONGHOLD + seat
    garrison = seat * SLOTS + GARRISON
    area = game.strongholds[seat]
    told: dict[str, Json] = {
        "stronghold": OFF_WORD if area == OFF_BOARD else AREA_IDS[area],
        "breaches": game.breaches[home],
        "besieger": who(game.besiegers[home], names),
        "siege_round": game.siege_rounds[home],
        "garrison": pieces(game.armies[garrison], TROOP_IDS),
        "garrison_casualties": game.casualties[garrison],
    }
    for shape in range(SHAPES):
        army = seat * SLOTS + shape
        told[SHAPE_IDS[shape]] = {
            "at": place_word(game.places[army]),
            "troops": pieces(game.armies[army], TROOP_IDS),
            "casualties": game.casualties[army],
            "office": kind_word(game.offices[army], AGENDA_IDS),
            "exhausted": game.exhausted & BIT[army] != 0,
            "dead": game.dead & BIT[army] != 0,
            "heir": who(game.heirs[army], names),
        }
    return told


def describe_city(game: WarriorKnights, names: list[str], city: int) -> Json:
    return {
        "owner": RAZED_WORD if game.owners[city] == RAZED else who(game.owners[city], names),
        "fortified": game.fortified & BIT[city] != 0,
        "breaches": game.breaches[city],
        "besieger": who(game.besiegers[city], names),
        "siege_round": game.siege_rounds[city],
    }


def describe_actions(game: WarriorKnights, names: list[str], told: dict[str, Json]) -> None:
    """Action cards and expeditions, and how many there are of what cannot be seen."""
    told["stacks"] = [cards_text(game, stack) for stack in game.stacks]
    told["card"] = NONE_WORD if game.card < 0 else card_word(int(game.card), game.barons)
    told["neutral_aside"] = cards_text(game, game.neutral_aside)
    told["neutral_pile"] = cards_text(game, game.neutral_done)
    told["laid"] = {SPECIAL_IDS[area]: cards_text(game, game.laid[area]) for area in range(SPECIALS)}
    told["expeditions"] = {
        EXPEDITION_IDS[number]: {
            "space": game.expeditions[number],
            "blessed": game.blessed & BIT[number] != 0,
            "stakes": {name: game.stakes[number * len(names) + seat] for seat, name in enumerate(names)},
        }
        for number in range(EXPEDITIONS)
    }
    told["planned"] = {name: [plan_word(code) for code in game.planned[seat]] for seat, name in enumerate(names)}
    told["sizes"] = {
        "hands": {name: len(game.hands[seat]) for seat, name in enumerate(names)},
        "stacks": [len(stack) for stack in game.stacks],
        "laid": {SPECIAL_IDS[area]: len(game.laid[area]) for area in range(SPECIALS)},
        "markers": {name: free_markers(game, seat) for seat, name in enumerate(names)},
        "fate": len(game.fate),
        "events": len(game.event_deck),
        "agendas": len(game.agenda_deck),
        "mercenaries": len(game.mercenary_deck),
        "offer": len(game.offer),
    }


def plan_word(code: int) -> str:
    """A planned card with its stack, of others the stack alone."""
    if code >= HIDDEN_PLAN:
        return f"{code - HIDDEN_PLAN + 1}:{HIDDEN_WORD}"
    return f"{code // ACTION_KINDS + 1}:{ACTION_IDS[code % ACTION_KINDS]}"


def force_word(game: WarriorKnights, names: list[str], event: int) -> str:
    """On whom a lasting event lies."""
    if event in (NO_HEIR, BROKEN_LINE):
        return army_word(game.in_force[event], game.barons)
    return ALL_WORD if event in (STORMS, TRUCE_OF_GOD) else who(game.in_force[event], names)


def describe_battle(game: WarriorKnights) -> dict[str, Json]:
    """What goes by the Barons who fight."""
    place = game.battle_place
    if place >= FIRST_STRONGHOLD:
        place_name = f"stronghold:{BARON_IDS[game.barons[place - FIRST_STRONGHOLD]]}"
    else:
        place_name = kind_word(place, CITY_IDS)
    return {
        "place": place_name,
        "fighters": armies_text(game, game.fighters),
        "commanders": [army_word(army, game.barons) for army in game.commanders],
        "fallen": armies_text(game, game.fallen),
        "tolled": armies_text(game, game.tolled),
    }


def describe_strengths(game: WarriorKnights, names: list[str], told: dict[str, Json]) -> None:
    """W-1.3 to W-1.5 What armies, cities and strongholds are worth now."""
    told["strengths"] = {
        name: {SLOT_IDS[slot]: strength_of(game, seat * SLOTS + slot) for slot in range(SLOTS)}
        for seat, name in enumerate(names)
    }
    walls: dict[str, Json] = {CITY_IDS[city]: place_strength(game, city) for city in range(CITIES)}
    for seat, name in enumerate(names):
        walls[f"stronghold of {name}"] = place_strength(game, FIRST_STRONGHOLD + seat)
    told["walls"] = walls
    told["incomes"] = {CITY_IDS[city]: income_of(game, city) for city in range(CITIES)}
    told["battle_cards"] = [len(hand) for hand in game.fate_hands]
