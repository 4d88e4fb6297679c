"""Section 13 of the specification: what holds at every question."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.warrior_knights.cards import (
    AGENDAS,
    CITIES,
    EVENTS,
    EXPEDITIONS,
    FATES,
    FIRST_STRONGHOLD,
    GARRISON,
    KINGDOM_AREAS,
    LAST_EXPEDITION_SPACE,
    MERCENARY_KINDS,
    NO_OFFICE,
    OFF_BOARD,
    PLACES,
    REMOVED,
    SLOTS,
    STACKS,
    VASSALS,
)
from banneret.games.warrior_knights.fields import (
    ACTIONS,
    NEUTRAL,
    NO_BATTLE,
    NO_CARD,
    NO_SEAT,
    NO_TARGET,
    SETTING_UP,
    UPKEEP,
    Fields,
)


def check_state(game: Fields) -> None:
    """Raise AssertionError where one of them is broken."""
    check_cards(game)
    check_troops(game)
    check_action_cards(game)
    check_people(game)
    check_walls(game)


def check_cards(game: Fields) -> None:
    """1 to 3 Fate, events, agendas."""
    fates = sorted(game.fate + game.fate_hands[0] + game.fate_hands[1])
    assert fates == list(range(FATES)), f"Fate cards: {fates}"
    lasting = [event for event in range(EVENTS) if game.in_force[event] != NO_TARGET and event != game.event]
    events = game.event_deck + game.event_discard + lasting
    if game.event != NO_CARD:
        events = [*events, game.event]
    assert sorted(events) == list(range(EVENTS)), f"events: {sorted(events)}"
    agendas = game.agenda_deck + game.agenda_discard + game.current
    agendas = agendas + [card for card in range(AGENDAS) if game.laws & BIT[card]]
    agendas = agendas + [office for office in game.offices if office != NO_OFFICE]
    for charges in game.charges:
        agendas = agendas + charges
    if game.agenda != NO_CARD:
        agendas = [*agendas, game.agenda]
    every = [card for card in range(AGENDAS) for _ in range(game.charter.data.agendas[card].copies)]
    assert sorted(agendas) == every, f"agendas: {sorted(agendas)}"


def check_troops(game: Fields) -> None:
    """4, 5 Mercenaries and vassals."""
    mercenaries = game.mercenary_deck + game.mercenary_discard + game.offer
    for frame in game.stack:
        if type(frame).__name__ == "StationTroop":  # hired, but not yet stationed
            hired = frame.parts()[1]
            assert isinstance(hired, int)
            mercenaries = [*mercenaries, hired]
    for seat in range(game.players):
        vassals = game.vassals_gone[seat]
        for slot in range(SLOTS):
            troops = game.armies[seat * SLOTS + slot]
            assert troops == sorted(troops), "an army is not sorted"
            mercenaries = mercenaries + [kind for kind in troops if kind < MERCENARY_KINDS]
            vassals = vassals + [kind for kind in troops if kind >= MERCENARY_KINDS]
        assert sorted(vassals) == VASSALS, f"vassals of seat {seat}: {vassals}"
    assert sorted(mercenaries) == game.charter.data.mercenaries, "mercenaries are not all there"


def check_action_cards(game: Fields) -> None:
    """6 to 8, 23 Action cards, neutral cards, markers and expeditions."""
    copies = game.charter.data.action_copies
    for seat in range(game.players):
        if game.out & BIT[seat]:
            continue
        cards = game.hands[seat] + [card - seat * 6 for card in whole(game) if seat * 6 <= card < seat * 6 + 6]
        every = [kind for kind in range(6) for _ in range(copies[kind])]
        assert sorted(cards) == every, f"action cards of seat {seat}: {sorted(cards)}"
        for stack in range(STACKS):
            plan = sorted([code % 6 for code in game.planned[seat] if code // 6 == stack])
            lies = sorted([card % 6 for card in game.stacks[stack] if card // 6 == seat])
            assert plan == lies, f"stack {stack + 1} of seat {seat}: planned {plan}, there {lies}"
        used = game.track.count(seat)
        for expedition in range(EXPEDITIONS):
            used += 1 if game.stakes[expedition * game.players + seat] > 0 else 0
        assert used <= game.charter.data.markers, f"markers of seat {seat}: {used}"
    neutral = [card for card in whole(game) if card >= 36] + game.neutral_aside + game.neutral_done
    copies = game.charter.data.neutral_copies
    every_neutral = [36 + kind for kind in range(len(copies)) for _ in range(copies[kind])]
    assert sorted(neutral) == every_neutral, f"neutral cards: {sorted(neutral)}"
    for expedition in range(EXPEDITIONS):
        first = expedition * game.players
        space = game.expeditions[expedition]
        assert 0 <= space <= LAST_EXPEDITION_SPACE
        assert space == 0 or sum(game.stakes[first : first + game.players]) > 0, "an expedition without a stake"


def whole(game: Fields) -> list[int]:
    """All action cards outside hands and the neutral pile."""
    cards = [] if game.card == NO_CARD else [int(game.card)]
    for at in range(STACKS):
        cards = cards + game.stacks[at] + game.laid[at]
    return cards


def check_people(game: Fields) -> None:
    """9, 13, 17, 19 Barons and nobles."""
    for seat in range(game.players):
        riches = (game.crowns[seat], game.votes[seat], game.faith[seat], game.influence[seat])
        assert min(riches) >= 0, f"below 0: {riches}"
        assert len(game.charges[seat]) <= game.charter.data.constants.max_charges + 1
        for slot in range(SLOTS):
            army = seat * SLOTS + slot
            place = game.places[army]
            if slot == GARRISON:
                assert place in (OFF_BOARD, REMOVED)
            elif place == REMOVED:
                assert not game.armies[army], "a removed noble has troops"
                assert game.offices[army] == NO_OFFICE, "a removed noble has an office"
            if game.offices[army] != NO_OFFICE:
                assert slot != GARRISON, "a garrison with an office"
            if place == OFF_BOARD and slot != GARRISON and game.phase != UPKEEP:
                assert game.casualties[army] == 0, "casualties off the board"
    assert game.pool >= 0
    if game.phase != SETTING_UP:
        assert game.chairman != NO_SEAT
        assert game.head != NO_SEAT
        chair_banned = game.banned & BIT[game.chairman] != 0
        everybody = (BIT[game.players] - 1) & ~game.out
        assert not chair_banned or everybody & ~game.banned == 0, "the Chairman is banned"


def check_walls(game: Fields) -> None:
    """11, 14, 15, 21 Cities, strongholds and sieges."""
    for city in range(CITIES):
        if game.fortified & BIT[city]:
            assert game.owners[city] >= 0, "a fortified city that is nobody's"
        walls: i64 = game.charter.data.cities[city].strength
        if game.fortified & BIT[city]:
            walls += game.charter.data.constants.fortified_strength
        assert game.breaches[city] * game.charter.data.constants.breach <= walls, "too many breaches"
        assert game.owners[city] >= NEUTRAL or game.breaches[city] == 0, "breaches in a razed city"
    areas = [area for area in game.strongholds if area != OFF_BOARD]
    assert len(set(areas)) == len(areas), "two strongholds in one area"
    for area in areas:
        assert area < KINGDOM_AREAS
    for place in range(PLACES):
        besieger = game.besiegers[place]
        if besieger == NO_SEAT or game.battle_kind != NO_BATTLE or game.phase != ACTIONS:
            continue
        owner = game.owners[place] if place < CITIES else place - FIRST_STRONGHOLD
        assert owner != besieger, "a Baron besieges himself"
