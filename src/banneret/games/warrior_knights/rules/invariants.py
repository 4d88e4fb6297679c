"""Section 13 of the specification: what holds at every question, and from one question to the next.

Each fault begins with its number there. `check_state` looks at a position alone; what only a second look can tell
(the pool never grows, a razed city stays razed) is `check_progress`.
"""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.armies_and_places import area_of, has_noble_in, is_rested, owner_of, troops_of
from banneret.games.warrior_knights.rules.battle import BeginBattle, StartBattle
from banneret.games.warrior_knights.rules.cards import (
    AGENDAS,
    CITIES,
    CITY_IDS,
    CITY_IN,
    EVENTS,
    EXPEDITIONS,
    FATES,
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
    SLOTS,
    SPACES,
    SPECIALS,
    STACKS,
    URAN,
    VASSALS,
)
from banneret.games.warrior_knights.rules.crowns_and_votes import free_markers
from banneret.games.warrior_knights.rules.decrees import GiveUpCharge
from banneret.games.warrior_knights.rules.fight import BuryDead
from banneret.games.warrior_knights.rules.hiring import StationTroop
from banneret.games.warrior_knights.rules.losses import CasualtyToll, ChooseDeserter, DrawDeserter, LoseTroops
from banneret.games.warrior_knights.rules.movement import CarryOutMove
from banneret.games.warrior_knights.rules.state import (
    ACTIONS,
    NEUTRAL,
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
from banneret.games.warrior_knights.rules.troops import FigureLeaves, NoblesDie, StandingChecks
from banneret.games.warrior_knights.rules.upkeep import Rearrange

# The frames of deaths, standing checks and redistributed troops: while one of them waits, an army may not yet stand.
UNSETTLED: Final = (
    StandingChecks, DrawDeserter, ChooseDeserter, CasualtyToll, LoseTroops, FigureLeaves, BuryDead, NoblesDie,
    Rearrange,
)  # fmt: skip


def check_state(game: WarriorKnights) -> None:
    """Raise AssertionError where one of them is broken."""
    check_cards(game)
    check_troops(game)
    check_action_cards(game)
    check_people(game)
    check_armies_stand(game)
    check_rested(game)
    check_walls(game)
    check_sieges(game)


def check_cards(game: WarriorKnights) -> None:
    """1 to 3 Fate, events, agendas."""
    fates = sorted(game.fate + game.fate_hands[0] + game.fate_hands[1])
    assert fates == list(range(FATES)), f"1: Fate cards: {fates}"
    lasting = [event for event in range(EVENTS) if game.in_force[event] != NO_TARGET and event != game.event]
    events = game.event_deck + game.event_discard + lasting
    if game.event != NO_CARD:
        events = [*events, game.event]
    assert sorted(events) == list(range(EVENTS)), f"2: events: {sorted(events)}"
    agendas = game.agenda_deck + game.agenda_discard + game.current
    agendas = agendas + [card for card in range(AGENDAS) if game.laws & BIT[card]]
    agendas = agendas + [office for office in game.offices if office != NO_OFFICE]
    for charges in game.charges:
        agendas = agendas + charges
    if game.agenda != NO_CARD:
        agendas = [*agendas, game.agenda]
    every = [card for card in range(AGENDAS) for _ in range(game.charter.data.agendas[card].copies)]
    assert sorted(agendas) == every, f"3: agendas: {sorted(agendas)}"


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
            assert troops == sorted(troops), "4: an army is not sorted"
            mercenaries = mercenaries + [kind for kind in troops if kind < MERCENARY_KINDS]
            vassals = vassals + [kind for kind in troops if kind >= MERCENARY_KINDS]
        assert sorted(vassals) == VASSALS, f"5: vassals of seat {seat}: {vassals}"
    assert sorted(mercenaries) == game.charter.data.mercenaries, "4: mercenaries are not all there"


def check_action_cards(game: WarriorKnights) -> None:
    """6 to 8, 18, 23 Action cards, neutral cards, markers and expeditions."""
    copies = game.charter.data.action_copies
    for seat in range(game.players):
        if game.out & BIT[seat]:
            continue
        cards = game.hands[seat] + [card - seat * 6 for card in whole(game) if seat * 6 <= card < seat * 6 + 6]
        every = [kind for kind in range(6) for _ in range(copies[kind])]
        assert sorted(cards) == every, f"6: action cards of seat {seat}: {sorted(cards)}"
        for stack in range(STACKS):
            plan = sorted([code % 6 for code in game.planned[seat] if code // 6 == stack])
            lies = sorted([card % 6 for card in game.stacks[stack] if card // 6 == seat])
            assert plan == lies, f"6: stack {stack + 1} of seat {seat}: planned {plan}, there {lies}"
        markers = free_markers(game, seat)
        assert markers >= 0, f"8: free markers of seat {seat}: {markers}"
    neutral = [card for card in whole(game) if card >= 36] + game.neutral_aside + game.neutral_done
    copies = game.charter.data.neutral_copies
    every_neutral = [36 + kind for kind in range(len(copies)) for _ in range(copies[kind])]
    assert sorted(neutral) == every_neutral, f"7: neutral cards: {sorted(neutral)}"
    for expedition in range(EXPEDITIONS):
        first = expedition * game.players
        space = game.expeditions[expedition]
        assert 0 <= space <= LAST_EXPEDITION_SPACE, f"23: an expedition on space {space}"
        assert space == 0 or sum(game.stakes[first : first + game.players]) > 0, "23: an expedition without a stake"
    check_full_areas(game)


def check_full_areas(game: WarriorKnights) -> None:
    """18 While a card lies revealed no area and no track is full; only an elimination may make one so."""
    if game.out or game.card == NO_CARD:
        return
    constants = game.charter.data.constants
    for area in range(SPECIALS):
        lying = len(game.laid[area])
        assert lying < constants.special_at * game.players, f"18: {lying} cards on area {area}"
    markers = SPACES - game.track.count(NO_SEAT)
    assert markers < game.players + constants.draft_over, f"18: {markers} markers on the track"


def whole(game: WarriorKnights) -> list[int]:
    """All action cards outside hands and the neutral pile."""
    cards = [] if game.card == NO_CARD else [int(game.card)]
    for at in range(STACKS):
        cards = cards + game.stacks[at] + game.laid[at]
    return cards


def check_people(game: WarriorKnights) -> None:
    """9, 10, 13, 17, 19 Barons and nobles."""
    most_charges = game.charter.data.constants.max_charges
    if any(isinstance(frame, GiveUpCharge) for frame in game.stack):  # he has a fourth and is about to give up another
        most_charges += 1
    for seat in range(game.players):
        riches = (game.crowns[seat], game.votes[seat], game.faith[seat], game.influence[seat])
        assert min(riches) >= 0, f"9: below 0: {riches}"
        assert len(game.charges[seat]) <= most_charges, f"17: charges of seat {seat}: {game.charges[seat]}"
        for slot in range(SLOTS):
            army = seat * SLOTS + slot
            place = game.places[army]
            if slot == GARRISON:
                assert place in (OFF_BOARD, REMOVED), "13: a garrison that moves"
            elif place == REMOVED:
                assert not game.armies[army], "13: a removed noble has troops"
                assert game.casualties[army] == 0, "13: a removed noble has casualties"
                assert game.offices[army] == NO_OFFICE, "17: a removed noble has an office"
            if game.offices[army] != NO_OFFICE:
                assert slot != GARRISON, "17: a garrison with an office"
            if place == OFF_BOARD and slot != GARRISON and game.phase != UPKEEP:
                assert game.casualties[army] == 0, "13: casualties off the board"
    assert 0 <= game.pool <= game.charter.influence, f"10: a pool of {game.pool}"
    if game.phase != SETTING_UP:
        assert game.chairman != NO_SEAT, "19: no Chairman"
        assert game.head != NO_SEAT, "19: no Head of the Church"
        chair_banned = game.banned & BIT[game.chairman] != 0
        everybody = (BIT[game.players] - 1) & ~game.out
        assert not chair_banned or everybody & ~game.banned == 0, "19: the Chairman is banned"


def check_armies_stand(game: WarriorKnights) -> None:
    """12 Who is on the board has troops, and more of them than casualties; fighters are counted in their battle."""
    for frame in game.stack:
        if isinstance(frame, UNSETTLED):
            return
    for seat in range(game.players):
        for slot in range(SLOTS):
            army = seat * SLOTS + slot
            if game.battle_kind != NO_BATTLE and game.fighters & BIT[army]:
                continue
            troops = troops_of(game, army)
            lost = game.charter.data.constants.casualty * game.casualties[army]
            if slot == GARRISON:
                assert lost == 0 or lost < troops, f"12: a spent garrison of seat {seat}"
            elif game.places[army] >= 0:
                assert troops > 0, f"12: army {army} is on the board without troops"
                assert lost < troops, f"12: army {army} has {troops} troops and lost {lost}"


def check_rested(game: WarriorKnights) -> None:
    """20 Whoever is about to move or attacks is rested; at sea everybody is exhausted until Upkeep."""
    for army in range(game.players * SLOTS):
        rested = is_rested(game, army)
        fights = game.battle_kind != NO_BATTLE and game.fighters & BIT[army] and army // SLOTS == game.attacker
        assert rested or not fights, f"20: army {army} attacks and is exhausted"
        assert not rested or game.places[army] < PORT, f"20: army {army} is at sea and rested"
    for frame in game.stack:
        if isinstance(frame, CarryOutMove):
            assert is_rested(game, frame.army), f"20: army {frame.army} moves and is exhausted"
        elif isinstance(frame, (BeginBattle, StartBattle)):
            tired = game.exhausted & frame.fighters
            assert tired == 0, f"20: exhausted nobles attack: {tired}"


def check_walls(game: WarriorKnights) -> None:
    """11, 14, 15, 21, 22 Cities and strongholds."""
    for city in range(CITIES):
        owner = game.owners[city]
        assert RAZED <= owner < game.players, f"22: {CITY_IDS[city]} belongs to {owner}"
        assert owner < 0 or game.out & BIT[owner] == 0, f"22: {CITY_IDS[city]} of a Baron who is out"
        if game.fortified & BIT[city]:
            assert owner >= 0, f"15: {CITY_IDS[city]} is fortified and nobody's"
        walls: i64 = game.charter.data.cities[city].strength
        if game.fortified & BIT[city]:
            walls += game.charter.data.constants.fortified_strength
        assert game.breaches[city] * game.charter.data.constants.breach <= walls, f"14: breaches of {CITY_IDS[city]}"
        assert owner >= NEUTRAL or game.breaches[city] == 0, f"14: {CITY_IDS[city]} is razed and has breaches"
    assert game.charter.with_uran or game.owners[URAN] == RAZED, "22: Uran is no city in this game"
    home = game.charter.data.constants.stronghold
    for seat in range(game.players):
        area = game.strongholds[seat]
        breaches = game.breaches[FIRST_STRONGHOLD + seat]
        assert breaches * game.charter.data.constants.breach <= home, f"14: breaches of the stronghold of seat {seat}"
        if area == OFF_BOARD:
            assert breaches == 0, f"14: the stronghold of seat {seat} is off the board and has breaches"
            continue
        assert game.strongholds.count(area) == 1, "11: two strongholds in one area"
        assert 0 <= area < KINGDOM_AREAS, "21: a stronghold overseas"
        city = CITY_IN[area]
        assert city == NO_CITY or game.owners[city] == RAZED, f"11: a stronghold and {CITY_IDS[city]} in one area"


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
        assert owner != besieger, f"16: seat {besieger} besieges its own place {place}"
        assert owner != RAZED, f"16: a siege of {CITY_IDS[place]}, which is razed"
        assert area != OFF_BOARD, f"16: a siege of the stronghold of seat {owner}, which is off the board"
        assert has_noble_in(game, besieger, area), f"16: seat {besieger} besieges place {place} without a noble there"


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
