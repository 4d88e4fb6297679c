"""Section 13 of the specification: what holds at every question, and from one question to the next.

`check_state` looks at a position alone, and says of what is broken where it is written, seats by their numbers, and
why it cannot be. What only a second look can tell (the pool never grows, a razed city stays razed) is
`check_progress`.
"""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.invariants import BrokenInvariant
from banneret.core.jsons import Json
from banneret.games.warrior_knights.rules.armies_and_places import (
    area_of,
    city_at,
    has_noble_in,
    is_on_board,
    is_rested,
    owner_of,
    troops_of,
)
from banneret.games.warrior_knights.rules.battle import BeginBattle, StartBattle
from banneret.games.warrior_knights.rules.cards import (
    ACTION_KINDS,
    AGENDAS,
    AREA_IDS,
    CITIES,
    CITY_IDS,
    EVENTS,
    EXPEDITION_IDS,
    EXPEDITIONS,
    FATES,
    FIRST_NEUTRAL,
    FIRST_STRONGHOLD,
    GARRISON,
    KINGDOM_AREAS,
    LAST_EXPEDITION_SPACE,
    MERCENARY_KINDS,
    NO_CITY,
    NO_OFFICE,
    OFF_BOARD,
    PLACES,
    PORT,
    REMOVED,
    SHAPE_IDS,
    SLOTS,
    SPACES,
    SPECIAL_IDS,
    SPECIALS,
    STACKS,
    URAN,
    VASSALS,
)
from banneret.games.warrior_knights.rules.crowns_and_votes import free_markers
from banneret.games.warrior_knights.rules.decrees import GiveUpCharge
from banneret.games.warrior_knights.rules.expeditions import funded
from banneret.games.warrior_knights.rules.fight import BuryDead
from banneret.games.warrior_knights.rules.hiring import StationTroop
from banneret.games.warrior_knights.rules.losses import CasualtyToll, ChooseDeserter, DrawDeserter, LoseTroops
from banneret.games.warrior_knights.rules.movement import CarryOutMove
from banneret.games.warrior_knights.rules.state import (
    ACTIONS,
    NO_BATTLE,
    NO_CARD,
    NO_SEAT,
    NO_TARGET,
    PLANNING,
    RAZED,
    SETTING_UP,
    UPKEEP,
    WarriorKnights,
)
from banneret.games.warrior_knights.rules.troops import FigureLeaves, NoblesDie, StandingChecks, is_spent
from banneret.games.warrior_knights.rules.upkeep import Rearrange

# The frames of deaths, standing checks and redistributed troops: while one of them waits, an army may not yet stand.
UNSETTLED: Final = (
    StandingChecks, DrawDeserter, ChooseDeserter, CasualtyToll, LoseTroops, FigureLeaves, BuryDead, NoblesDie,
    Rearrange,
)  # fmt: skip


def check_state(game: WarriorKnights) -> None:
    """Raise BrokenInvariant where one of them does not hold."""
    check_cards(game)
    check_troops(game)
    check_action_cards(game)
    check_expeditions(game)
    check_full_areas(game)
    check_barons(game)
    check_nobles(game)
    check_armies_stand(game)
    check_rested(game)
    check_cities(game)
    check_strongholds(game)
    check_sieges(game)


def broken(number: int, key: str, why: str, value: Json = "") -> BrokenInvariant:
    """One of section 13, by its number there."""
    return BrokenInvariant(key, why, {"number": number, "value": value})


def of_baron(seat: i64, key: str) -> str:
    return f"barons.{seat}.{key}"


def of_army(army: i64, key: str) -> str:
    """What is written about a noble; a garrison is written with its Baron."""
    slot = army % SLOTS
    return of_baron(army // SLOTS, "garrison" if slot == GARRISON else f"{SHAPE_IDS[slot]}{key}")


def of_place(place: i64, key: str) -> str:
    return f"cities.{CITY_IDS[place]}.{key}" if place < CITIES else of_baron(place - FIRST_STRONGHOLD, key)


def check_cards(game: WarriorKnights) -> None:
    """1 to 3 Fate, events, agendas."""
    if sorted(game.fate + game.fate_hands[0] + game.fate_hands[1]) != list(range(FATES)):
        raise broken(1, "fate", "fate-lost")
    lasting = [event for event in range(EVENTS) if game.in_force[event] != NO_TARGET and event != game.event]
    events = game.event_deck + game.event_discard + lasting
    if game.event != NO_CARD:
        events = [*events, game.event]
    if sorted(events) != list(range(EVENTS)):
        raise broken(2, "events", "events-lost")
    agendas = game.agenda_deck + game.agenda_discard + game.current
    agendas = agendas + [card for card in range(AGENDAS) if game.laws & BIT[card]]
    agendas = agendas + [office for office in game.offices if office != NO_OFFICE]
    for charges in game.charges:
        agendas = agendas + charges
    if game.agenda != NO_CARD:
        agendas = [*agendas, game.agenda]
    if sorted(agendas) != game.charter.agendas:
        raise broken(3, "agendas", "agendas-lost")


def check_troops(game: WarriorKnights) -> None:
    """4, 5 Mercenaries and vassals."""
    mercenaries = game.mercenary_deck + game.mercenary_discard + game.offer
    for frame in game.stack:
        if isinstance(frame, StationTroop):  # hired, but not yet stationed
            mercenaries = [*mercenaries, int(frame.kind)]
    for seat in range(game.players):
        vassals = game.vassals_gone[seat]
        for slot in range(SLOTS):
            troops = game.armies[seat * SLOTS + slot]
            if troops != sorted(troops):
                raise broken(4, of_army(seat * SLOTS + slot, ".troops"), "army-unsorted")
            mercenaries = mercenaries + [kind for kind in troops if kind < MERCENARY_KINDS]
            vassals = vassals + [kind for kind in troops if kind >= MERCENARY_KINDS]
        if sorted(vassals) != VASSALS:
            raise broken(5, of_baron(seat, "vassals_gone"), "vassals-lost")
    if sorted(mercenaries) != game.charter.data.mercenaries:
        raise broken(4, "mercenaries", "mercenaries-lost")


def check_action_cards(game: WarriorKnights) -> None:
    """6 to 8 Action cards, neutral cards and markers."""
    cards = revealed_and_stacked(game)
    for seat in range(game.players):
        if game.out & BIT[seat]:
            continue
        first = seat * ACTION_KINDS
        own = game.hands[seat] + [card - first for card in cards if first <= card < first + ACTION_KINDS]
        if sorted(own) != game.charter.hand:
            raise broken(6, "stacks", "action-cards-lost")
        for stack in range(STACKS):
            plan = sorted([code % ACTION_KINDS for code in game.planned[seat] if code // ACTION_KINDS == stack])
            lies = sorted([card % ACTION_KINDS for card in game.stacks[stack] if card // ACTION_KINDS == seat])
            if plan != lies:
                raise broken(6, "stacks", "not-as-planned")
        if free_markers(game, seat) < 0:
            raise broken(8, "track", "too-many-markers")
    neutral = [card for card in cards if card >= FIRST_NEUTRAL] + game.neutral_aside + game.neutral_done
    if sorted(neutral) != game.charter.neutral_cards:
        raise broken(7, "neutral_pile", "neutral-cards-lost")


def revealed_and_stacked(game: WarriorKnights) -> list[int]:
    """All action cards outside hands and the neutral pile."""
    cards = [] if game.card == NO_CARD else [int(game.card)]
    for at in range(STACKS):
        cards = cards + game.stacks[at] + game.laid[at]
    return cards


def check_expeditions(game: WarriorKnights) -> None:
    """23 On its track, and with a stake."""
    for expedition in range(EXPEDITIONS):
        space = game.expeditions[expedition]
        if not 0 <= space <= LAST_EXPEDITION_SPACE:
            raise broken(23, f"expeditions.{EXPEDITION_IDS[expedition]}.space", "expedition-space")
        if space > 0 and not funded(game, expedition):
            raise broken(23, f"expeditions.{EXPEDITION_IDS[expedition]}.stakes", "expedition-stake")


def check_full_areas(game: WarriorKnights) -> None:
    """18 While a card lies revealed no area and no track is full; only an elimination may make one so."""
    if game.out or game.card == NO_CARD:
        return
    constants = game.charter.data.constants
    for area in range(SPECIALS):
        if len(game.laid[area]) >= constants.special_at * game.players:
            raise broken(18, f"laid.{SPECIAL_IDS[area]}", "area-full", len(game.laid[area]))
    markers = SPACES - game.track.count(NO_SEAT)
    if markers >= game.players + constants.draft_over:
        raise broken(18, "track", "track-full", markers)


def check_barons(game: WarriorKnights) -> None:
    """9, 10, 17, 19 What Barons hold, and the two tokens."""
    most_charges = game.charter.data.constants.max_charges
    for frame in game.stack:
        if isinstance(frame, GiveUpCharge):  # he has a fourth and is about to give up another
            most_charges += 1
    for seat in range(game.players):
        if min(game.crowns[seat], game.votes[seat], game.faith[seat], game.influence[seat]) < 0:
            raise broken(9, f"barons.{seat}", "below-nothing")
        if len(game.charges[seat]) > most_charges:
            raise broken(17, of_baron(seat, "charges"), "too-many-charges", most_charges)
    if not 0 <= game.pool <= game.charter.influence:
        raise broken(10, "pool", "pool-too-great", game.charter.influence)
    if game.phase == SETTING_UP:
        return
    if game.chairman == NO_SEAT:
        raise broken(19, "chairman", "no-chairman")
    if game.head == NO_SEAT:
        raise broken(19, "head", "no-head")
    everybody = (BIT[game.players] - 1) & ~game.out
    if game.is_banned(game.chairman) and everybody & ~game.banned != 0:
        raise broken(19, "chairman", "chairman-banned")


def check_nobles(game: WarriorKnights) -> None:
    """13, 17 Who is off the board or out of the game, and whose offices there are."""
    for army in range(game.players * SLOTS):
        place = game.places[army]
        if army % SLOTS == GARRISON:
            if place != OFF_BOARD and place != REMOVED:
                raise broken(13, of_army(army, ""), "garrison-moved")
            if game.offices[army] != NO_OFFICE:
                raise broken(17, of_army(army, ""), "garrison-office")
        elif place == REMOVED:
            if game.armies[army]:
                raise broken(13, of_army(army, ".troops"), "removed-troops")
            if game.casualties[army] != 0:
                raise broken(13, of_army(army, ".casualties"), "off-board-casualties")
            if game.offices[army] != NO_OFFICE:
                raise broken(17, of_army(army, ".office"), "removed-office")
        elif place == OFF_BOARD and game.phase != UPKEEP and game.casualties[army] != 0:
            raise broken(13, of_army(army, ".casualties"), "off-board-casualties")


def check_armies_stand(game: WarriorKnights) -> None:
    """12 Who is on the board has troops, and more of them than casualties; fighters are counted in their battle."""
    for frame in game.stack:
        if isinstance(frame, UNSETTLED):
            return
    for army in range(game.players * SLOTS):
        if game.battle_kind != NO_BATTLE and game.fighters & BIT[army]:
            continue
        if army % SLOTS == GARRISON:
            if is_spent(game, army):
                raise broken(12, of_army(army, ""), "spent")
        elif is_on_board(game, army):
            if troops_of(game, army) == 0:
                raise broken(12, of_army(army, ""), "no-troops")
            if is_spent(game, army):
                raise broken(12, of_army(army, ""), "spent")


def check_rested(game: WarriorKnights) -> None:
    """20 Whoever is about to move or attacks is rested; at sea everybody is exhausted until Upkeep."""
    for army in range(game.players * SLOTS):
        if is_rested(game, army):
            if game.places[army] >= PORT:
                raise broken(20, of_army(army, ".exhausted"), "rested-at-sea")
        elif game.battle_kind != NO_BATTLE and game.fighters & BIT[army] and army // SLOTS == game.attacker:
            raise broken(20, "battle.fighters", "exhausted-attacker")
    for frame in game.stack:
        if isinstance(frame, CarryOutMove):
            if not is_rested(game, frame.army):
                raise broken(20, "stack", "exhausted-mover")
        elif isinstance(frame, (BeginBattle, StartBattle)) and game.exhausted & frame.fighters:
            raise broken(20, "stack", "exhausted-attacker")


def check_cities(game: WarriorKnights) -> None:
    """14, 15, 22 Whose cities are, and their walls."""
    constants = game.charter.data.constants
    for city in range(CITIES):
        owner = game.owners[city]
        if not RAZED <= owner < game.players or (owner >= 0 and not game.in_play(owner)):
            raise broken(22, of_place(city, "owner"), "owner-out")
        walls: i64 = game.charter.data.cities[city].strength
        if game.fortified & BIT[city]:
            walls += constants.fortified_strength
            if owner < 0:
                raise broken(15, of_place(city, "fortified"), "fortified-neutral")
        if game.breaches[city] * constants.breach > walls:
            raise broken(14, of_place(city, "breaches"), "too-many-breaches", walls)
        if owner == RAZED and game.breaches[city] != 0:
            raise broken(14, of_place(city, "breaches"), "breached-ruin")
    if not game.charter.with_uran and game.owners[URAN] != RAZED:
        raise broken(22, "cities.uran", "no-uran")


def check_strongholds(game: WarriorKnights) -> None:
    """11, 14, 21 Where strongholds stand, and their walls."""
    constants = game.charter.data.constants
    for seat in range(game.players):
        area = game.strongholds[seat]
        breaches = game.breaches[FIRST_STRONGHOLD + seat]
        if breaches * constants.breach > constants.stronghold:
            raise broken(14, of_baron(seat, "breaches"), "too-many-breaches", constants.stronghold)
        if area == OFF_BOARD:
            if breaches != 0:
                raise broken(14, of_baron(seat, "breaches"), "breached-off-board")
            continue
        if game.strongholds.count(area) > 1:
            raise broken(11, of_baron(seat, "stronghold"), "two-strongholds", AREA_IDS[area])
        if not 0 <= area < KINGDOM_AREAS:
            raise broken(21, of_baron(seat, "stronghold"), "stronghold-overseas")
        if city_at(game, area) != NO_CITY:
            raise broken(11, of_baron(seat, "stronghold"), "stronghold-in-city", AREA_IDS[area])


def check_sieges(game: WarriorKnights) -> None:
    """16 The besieger has a noble in the area, and the place is not his. In a battle sieges end with its last step."""
    if game.battle_kind != NO_BATTLE:
        return
    for place in range(PLACES):
        besieger = game.besiegers[place]
        if besieger == NO_SEAT:
            continue
        owner = owner_of(game, place)
        area = area_of(game, place)
        if owner == besieger:
            raise broken(16, of_place(place, "besieger"), "own-siege")
        if owner == RAZED or area == OFF_BOARD:
            raise broken(16, of_place(place, "besieger"), "siege-of-nothing")
        if not has_noble_in(game, besieger, area):
            raise broken(16, of_place(place, "besieger"), "siege-without-noble")


def check_progress(before: WarriorKnights, after: WarriorKnights) -> None:
    """10, 20, 22, 24 What holds between two questions of one game, the earlier first."""
    assert after.pool <= before.pool, f"10: the pool grows from {before.pool} to {after.pool}"
    for city in range(CITIES):
        if before.phase != SETTING_UP and before.owners[city] == RAZED:
            assert after.owners[city] == RAZED, f"22: {CITY_IDS[city]} was razed and stands"
    if before.card == after.card and before.phase == after.phase == ACTIONS:
        went = after.marched & ~before.marched & before.exhausted
        assert went == 0, f"20: exhausted nobles have moved: {went}"
    if after.phase == PLANNING and before.phase == UPKEEP:
        assert after.exhausted == 0, f"24: exhausted after Upkeep: {after.exhausted}"
        for army in range(after.players * SLOTS):
            assert after.places[army] < PORT, f"24: army {army} is at sea after Upkeep"
