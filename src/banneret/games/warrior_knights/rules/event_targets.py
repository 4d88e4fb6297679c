"""Section 5.1 The random targets of events: fixed when the card is turned up, before it may be cancelled (W-8.1.2)."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.armies_and_places import cities_of, city_stands, has_noble_in, place_strength
from banneret.games.warrior_knights.rules.cards import (
    ARSON,
    ASSASSIN,
    BLACK_DEATH,
    BROKEN_LINE,
    CITIES,
    CITY_AREA,
    COURT_INTRIGUE,
    CRUMBLING_WALLS,
    DESERTION,
    EARTHQUAKE,
    FIRST_STRONGHOLD,
    KIDNAPPED,
    KINGDOM_CITIES,
    MUTINY,
    NO_HEIR,
    OFF_BOARD,
    PAPAL_FAVOUR,
    PEASANTS_REVOLT,
    REMOVED,
    SHAPES,
    SLOTS,
    VOLUNTEERS,
)
from banneret.games.warrior_knights.rules.fate_deck import (
    draw_fate,
    fate_for_city,
    fate_for_noble,
    fate_for_own_noble,
    fate_for_seat,
)
from banneret.games.warrior_knights.rules.laws import unbanned
from banneret.games.warrior_knights.rules.state import NO_TARGET, WarriorKnights
from banneret.games.warrior_knights.rules.troops import nobles_on_board

RULE = "W-8.1"


def unmarked(game: WarriorKnights, seat: i64) -> i64:
    """The nobles of a Baron that are neither out of the game nor without heir, as a mask."""
    mask: i64 = 0
    for shape in range(SHAPES):
        army = seat * SLOTS + shape
        marked = game.in_force[NO_HEIR] == army or game.in_force[BROKEN_LINE] == army
        if game.places[army] != REMOVED and not marked:
            mask |= BIT[army]
    return mask


def random_city(game: WarriorKnights, event: i64) -> i64:
    """The cities that may be hit by an event, and one of them by Fate."""
    mask: i64 = 0
    for city in range(CITIES):
        if not city_stands(game, city):
            continue
        owner = game.owners[city]
        if event == CRUMBLING_WALLS:
            fits = owner == game.drawer
        elif event == BLACK_DEATH:
            fits = city < KINGDOM_CITIES
        elif event == PEASANTS_REVOLT:
            fits = city < KINGDOM_CITIES and owner >= 0 and not has_noble_in(game, owner, CITY_AREA[city])
        elif event == EARTHQUAKE:
            fits = place_strength(game, city) > 0
        else:
            fits = True
        if fits:
            mask |= BIT[city]
    return fate_for_city(game, mask, RULE) if mask else NO_TARGET


def crumbling_place(game: WarriorKnights) -> i64:
    """Crumbling Walls: a city of the drawer, or where he has none his stronghold, if it stands and has walls left."""
    if cities_of(game, game.drawer):
        return random_city(game, CRUMBLING_WALLS)
    home = FIRST_STRONGHOLD + game.drawer
    stands = game.strongholds[game.drawer] != OFF_BOARD and place_strength(game, home) > 0
    return home if stands else NO_TARGET


def find_target(game: WarriorKnights) -> bool:
    """Whether the event has all it needs; its target is kept in `target`."""
    event = game.event
    drawer = game.drawer
    if event == NO_HEIR:
        mask = unmarked(game, drawer)
        game.target = fate_for_own_noble(game, drawer, mask, RULE) if mask else NO_TARGET
    elif event == ASSASSIN or event == KIDNAPPED:
        mask = 0
        for army in nobles_on_board(game, drawer):
            mask |= BIT[army]
        game.target = fate_for_own_noble(game, drawer, mask, RULE) if mask else NO_TARGET
    elif event == DESERTION or event == MUTINY:
        game.target = game.charter.data.fates[draw_fate(game, RULE, "nation")].nation
    elif event == BROKEN_LINE:
        mask = 0
        for seat in game.turn_order():
            mask |= unmarked(game, seat)
        game.target = fate_for_noble(game, mask, RULE) if mask else NO_TARGET
    elif event == PAPAL_FAVOUR:
        mask = 0
        for seat in game.turn_order():
            if not game.is_heretic(seat):
                mask |= BIT[seat]
        game.target = fate_for_seat(game, mask, RULE) if mask else NO_TARGET
    elif event == COURT_INTRIGUE:
        mask = unbanned(game)
        game.target = fate_for_seat(game, mask, RULE) if mask else NO_TARGET
    elif event == CRUMBLING_WALLS:
        game.target = crumbling_place(game)
    elif event in (ARSON, BLACK_DEATH, PEASANTS_REVOLT, EARTHQUAKE):
        game.target = random_city(game, event)
    elif event == VOLUNTEERS:
        return len(game.mercenary_deck) + len(game.mercenary_discard) > 0
    else:
        return True
    return game.target != NO_TARGET
