"""Barons, nobles, cities and battles of a written position."""

from collections.abc import Mapping

from mypy_extensions import i64

from banneret.core.jsons import Json
from banneret.core.position import NOBODY_WORD, NONE_WORD
from banneret.core.values import put
from banneret.games.warrior_knights.fields import FIELDS, MOST
from banneret.games.warrior_knights.positions.cards import take
from banneret.games.warrior_knights.positions.words import (
    BARON_KEYS,
    BATTLE_KEYS,
    CITY_KEYS,
    NOBLE_KEYS,
    OFF_WORD,
    PORT_SIGN,
    RAZED_WORD,
    REMOVED_WORD,
    Words,
    every_army,
    fault,
)
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    AGENDA_IDS,
    AREA_IDS,
    BARON_IDS,
    CITY_IDS,
    FIRST_CHARGE,
    FIRST_OFFICE,
    FIRST_STRONGHOLD,
    GARRISON,
    KINGDOM_AREAS,
    MERCENARY_KINDS,
    NO_OFFICE,
    OFF_BOARD,
    REMOVED,
    SHAPE_IDS,
    SHAPES,
    SLOTS,
    TROOP_IDS,
    URAN,
    VASSALS,
)
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_SEAT, NOWHERE, RAZED, WarriorKnights

NOBLE_PLACES = [*AREA_IDS, *[PORT_SIGN + area for area in AREA_IDS], OFF_WORD, REMOVED_WORD]


def baron_words(words: Words) -> list[Words]:
    """What is written about each seat."""
    named = words.by_seat("barons")
    found: list[Words] = []
    for seat, name in enumerate(words.names):
        value = named.get(seat, {})
        if not isinstance(value, Mapping):
            raise fault(f"barons.{name}", "table")
        found.append(Words(value, words.names, BARON_KEYS, f"barons.{name}."))
    return found


def place_barons(game: WarriorKnights, words: Words) -> list[Words]:
    """W-3.1 Who is who: a seat that is called like a Baron plays him, others take the first ones left."""
    own = baron_words(words)
    barons: list[int] = [-1] * len(own)
    for seat, one in enumerate(own):
        usual = words.names[seat] if words.names[seat] in BARON_IDS else NONE_WORD
        word = one.word("baron", usual, [NONE_WORD, *BARON_IDS])
        if word != NONE_WORD:
            if BARON_IDS.index(word) in barons:
                raise fault(f"{one.path}baron", "too-many", {"value": word})
            barons[seat] = BARON_IDS.index(word)
    for seat in range(len(own)):
        if barons[seat] < 0:
            barons[seat] = next(baron for baron in range(len(BARON_IDS)) if baron not in barons)
    game.barons = barons
    for seat, one in enumerate(own):
        if one.flag("out"):
            game.out |= 2**seat
        if one.flag("banned"):
            game.banned |= 2**seat
    return own


def place_holdings(game: WarriorKnights, words: Words, own: list[Words]) -> None:
    """W-1.1 What each Baron owns."""
    constants = game.charter.data.constants
    for seat, one in enumerate(own):
        out = not game.in_play(seat)
        game.crowns[seat] = one.number("crowns", 0 if out else int(constants.starting_crowns), 0, MOST)
        game.votes[seat] = one.number("votes", 0, 0, MOST)
        game.faith[seat] = one.number("faith", 0, 0, MOST)
        game.influence[seat] = one.number("influence", 0, 0, MOST)
        charges = one.kinds("charges", AGENDA_IDS)
        for charge in charges:
            if not FIRST_CHARGE <= charge < FIRST_OFFICE:
                raise fault(f"{one.path}charges", "no-charge", {"value": AGENDA_IDS[charge]})
        game.charges[seat] = charges
        game.open_hand[seat] = sorted(one.kinds("open_hand", ACTION_IDS))
        area = one.kind("stronghold", [*AREA_IDS[:KINGDOM_AREAS], OFF_WORD])
        game.strongholds[seat] = OFF_BOARD if area < 0 or area == KINGDOM_AREAS else area
        place_armies(game, one, seat)
    usual = max(0, int(game.charter.influence) - sum(game.influence))
    game.pool = words.number("pool", usual, 0, MOST)


def place_armies(game: WarriorKnights, one: Words, seat: int) -> None:
    """W-1.2, W-1.6 Nobles and the garrison; vassals that are not named are in the garrison."""
    vassals = VASSALS[:]
    game.vassals_gone[seat] = one.kinds("vassals_gone", TROOP_IDS)
    if not game.in_play(seat) and not one.has("vassals_gone"):
        game.vassals_gone[seat] = VASSALS[:]
    take(vassals, f"{one.path}vassals_gone", game.vassals_gone[seat], TROOP_IDS)
    for shape in range(SHAPES):
        noble = one.part(SHAPE_IDS[shape], NOBLE_KEYS)
        army = seat * SLOTS + shape
        place_noble(game, noble, army)
        take_vassals(vassals, f"{noble.path}troops", game.armies[army])
    garrison = seat * SLOTS + GARRISON
    troops = one.kinds("garrison", TROOP_IDS)
    take_vassals(vassals, f"{one.path}garrison", troops)
    game.armies[garrison] = sorted(troops + vassals)
    game.casualties[garrison] = one.number("garrison_casualties", 0, 0, 99)
    if not game.in_play(seat):
        game.places[garrison] = REMOVED


def take_vassals(left: list[int], key: str, troops: list[int]) -> None:
    take(left, key, [kind for kind in troops if kind >= MERCENARY_KINDS], TROOP_IDS)


def place_noble(game: WarriorKnights, noble: Words, army: int) -> None:
    game.armies[army] = sorted(noble.kinds("troops", TROOP_IDS))
    usual = OFF_WORD if game.in_play(army // SLOTS) else REMOVED_WORD
    word = noble.word("at", usual, NOBLE_PLACES)
    place = NOBLE_PLACES.index(word)
    game.places[army] = REMOVED if word == REMOVED_WORD else OFF_BOARD if word == OFF_WORD else place
    game.casualties[army] = noble.number("casualties", 0, 0, 99)
    office = noble.kind("office", AGENDA_IDS)
    if office != NO_OFFICE and office < FIRST_OFFICE:
        raise fault(f"{noble.path}office", "no-office", {"value": AGENDA_IDS[office]})
    game.offices[army] = office
    if noble.flag("exhausted"):
        game.exhausted |= 2**army
    if noble.flag("dead"):
        game.dead |= 2**army
    game.heirs[army] = noble.who("heir", army // SLOTS)
    if game.places[army] >= 0 and not noble.has("troops") and office == NO_OFFICE:
        raise fault(noble.path.rstrip("."), "no-troops")


def place_cities(game: WarriorKnights, words: Words, own: list[Words]) -> None:
    """W-1.3, W-1.4 Owners, walls and sieges; a city may be written by its owner alone."""
    table = words.table("cities")
    for name, value in table.items():
        if name not in CITY_IDS:
            raise fault(f"cities.{name}", "unknown-word", {"value": str(name), "known": ", ".join(CITY_IDS)})
        city = CITY_IDS.index(str(name))
        entry: Mapping[str, Json] = value if isinstance(value, Mapping) else {"owner": value}
        one = Words(entry, words.names, CITY_KEYS, f"cities.{name}.")
        usual: Json = RAZED_WORD if city == URAN and not game.charter.with_uran else NOBODY_WORD
        who = one.values.get("owner", usual)
        if who == RAZED_WORD:
            game.owners[city] = RAZED
        else:
            game.owners[city] = NEUTRAL if who == NOBODY_WORD else words.seat_of(f"cities.{name}", who)
        if one.flag("fortified"):
            game.fortified |= 2**city
        place_walls(game, one, city)
    for seat, one in enumerate(own):
        place_walls(game, one, FIRST_STRONGHOLD + seat)


def place_walls(game: WarriorKnights, one: Words, place: int) -> None:
    game.breaches[place] = one.number("breaches", 0, 0, 9)
    game.besiegers[place] = one.who("besieger")
    usual = 0 if game.besiegers[place] == NO_SEAT else max(1, int(game.round) - 1)
    game.siege_rounds[place] = one.number("siege_round", usual, 0, MOST)


def place_moves(game: WarriorKnights, words: Words) -> None:
    """W-6.5, W-15.2 What the present card has done so far."""
    armies = every_army(game.barons)
    game.moved = words.mask("moved", armies)
    game.marched = words.mask("marched", armies)
    game.counted = words.number("counted", int(game.count()), 0, SLOTS + 1)


def place_battle(game: WarriorKnights, words: Words) -> None:
    """W-11 A battle that is on."""
    if not words.has("battle"):
        return
    battle = words.part("battle", BATTLE_KEYS)
    armies = every_army(game.barons)
    for field in FIELDS:
        table, _, key = field.word.partition(".")
        if table == "battle" and battle.has(key):
            put(game, field.name, field.value.read(battle, key, battle.values[key]))
    strongholds = [f"stronghold:{BARON_IDS[baron]}" for baron in game.barons]
    place: i64 = battle.kind("place", [*CITY_IDS, *strongholds])
    game.battle_place = NOWHERE if place < 0 else place
    game.fighters = battle.mask("fighters", armies)
    commanders = battle.texts("commanders")
    if commanders:
        if len(commanders) != 2:
            raise fault("battle.commanders", "list-of", {"count": 2})
        game.commanders = [
            OFF_BOARD if text == NONE_WORD else battle.kind_of("commanders", text, armies) for text in commanders
        ]
    game.fallen = battle.mask("fallen", armies)
    game.tolled = battle.mask("tolled", armies)
