"""Section 5.1 What each event does; one handler for each."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.games.warrior_knights.rules.armies_and_places import (
    cities_of,
    income_of,
    is_besieged,
    nobles_in,
    place_strength,
)
from banneret.games.warrior_knights.rules.capture import breach, free_city, raze_city
from banneret.games.warrior_knights.rules.cards import (
    ABSOLUTION,
    ARSON,
    ASSASSIN,
    BAD_HARVEST,
    BLACK_DEATH,
    BROKEN_LINE,
    BUMPER_HARVEST,
    CITY_AREA,
    CITY_IDS,
    COURT_INTRIGUE,
    CRISIS_OF_FAITH,
    CRUMBLING_WALLS,
    DESERTION,
    DISHONOUR,
    EARTHQUAKE,
    EVENT_IDS,
    FIRST_STRONGHOLD,
    GENEROUS_GUILDS,
    GREEN,
    HEALING_WATERS,
    HERETIC,
    HOLY_RELICS,
    INHERITANCE,
    KIDNAPPED,
    KINGDOM_CITIES,
    MASTER_BUILDER,
    MIRACLE,
    MUTINY,
    NATION,
    NO_HEIR,
    OPEN_GATES,
    PAPAL_FAVOUR,
    PEASANTS_REVOLT,
    PLAGUE,
    POPULAR_SUPPORT,
    PORT,
    RED,
    REMOVED,
    ROBBERS,
    ROYAL_BLOOD,
    SCANDAL,
    SECOND_WIND,
    SHAPE_IDS,
    SLOTS,
    STORMS,
    TAX_REVOLT,
    TRUCE_OF_GOD,
    VOLUNTEERS,
    troops_text,
)
from banneret.games.warrior_knights.rules.chairman_and_head import make_chairman, make_head
from banneret.games.warrior_knights.rules.crowns_and_votes import (
    gain_crowns,
    gain_faith,
    gain_influence,
    gain_votes,
    pay_crowns,
)
from banneret.games.warrior_knights.rules.event_armies import push_healing, push_second_wind, push_volunteers
from banneret.games.warrior_knights.rules.event_choices import (
    push_absolution,
    push_builder,
    push_gates,
    push_guilds,
    push_ransom,
)
from banneret.games.warrior_knights.rules.event_mutiny import MutinyRound, any_mutineer
from banneret.games.warrior_knights.rules.laws import most_of, unbanned
from banneret.games.warrior_knights.rules.mercenary_deck import into_mercenary_deck
from banneret.games.warrior_knights.rules.revolts import Revolts, any_revolt
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights, put, put_list
from banneret.games.warrior_knights.rules.troops import (
    BY_FIRE,
    check_armies,
    nobles_on_board,
    place_name,
    push_deaths,
    remove_noble,
    wound,
)

RULE: Final = "W-8.1"


@final
class CarryOutEvent(Step["WarriorKnights"]):
    """W-8.1.4 The event was not cancelled."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        color = game.charter.data.events[game.event].color
        told = len(game.events)
        frames = len(game.stack)
        in_force = game.in_force
        if color == RED:
            red_event(game, game.event, game.drawer, chance)
        elif color == GREEN:
            green_event(game, game.event, game.drawer, chance)
        else:
            blue_event(game, game.event, chance)
        if not game.heard or game.event in (NO_HEIR, BROKEN_LINE):
            return
        if game.in_force != in_force:
            whom = NO_SEAT if game.event in (STORMS, TRUCE_OF_GOD) else game.in_force[game.event]
            told_of: dict[str, Json] = {"card": EVENT_IDS[game.event], "whom": "all" if whom == NO_SEAT else "one"}
            game.emit("stays_in_force", RULE, whom, told_of)
        elif len(game.events) == told and len(game.stack) == frames:
            game.emit("no_effect", RULE, game.drawer, {"card": EVENT_IDS[game.event]})


def red_event(game: WarriorKnights, event: i64, drawer: i64, chance: Chance) -> None:
    """What harms the Baron who drew it."""
    card = game.charter.data.events[event]
    if event == HERETIC:
        make_heretic(game, drawer)
    elif event == NO_HEIR:
        kill_line(game, event, game.target, chance)
    elif event == ASSASSIN:
        wound_all(game, [int(game.target)], card.amount)
    elif event == PLAGUE:
        wound_all(game, nobles_on_board(game, drawer), card.amount)
    elif event == DESERTION:
        all_desert(game, drawer, game.target, RULE, chance)
    elif event == TAX_REVOLT:
        if any_revolt(game, drawer):
            game.push(Revolts([int(drawer)], 0, 0))
    elif event == ROBBERS:
        source = "half" if 2 * card.amount == card.other else ""
        pay_crowns(
            game, drawer, min(game.crowns[drawer], game.crowns[drawer] * card.amount // card.other), RULE, source
        )
    elif event == SCANDAL:
        scandal(game, drawer, card.amount)
    elif event == CRISIS_OF_FAITH:
        gain_faith(game, drawer, -min(card.amount, game.faith[drawer]), RULE)
    elif event == BAD_HARVEST:
        game.in_force = put(game.in_force, BAD_HARVEST, drawer)
    elif event == CRUMBLING_WALLS:
        crumble(game, game.target, card.amount, card.fallback)
    elif event == KIDNAPPED:
        push_ransom(game, drawer)
    elif event == DISHONOUR:
        gain_influence(game, drawer, -min(card.amount, game.influence[drawer]), RULE)


def green_event(game: WarriorKnights, event: i64, drawer: i64, chance: Chance) -> None:
    """What helps the Baron who drew it."""
    card = game.charter.data.events[event]
    if event == MIRACLE:
        gain_faith(game, drawer, card.amount, RULE)
    elif event == POPULAR_SUPPORT:
        gain_votes(game, drawer, card.amount, RULE)
    elif event == INHERITANCE:
        gain_crowns(game, drawer, card.amount, RULE)
    elif event == ROYAL_BLOOD:
        gain_influence(game, drawer, card.amount, RULE)
    elif event == VOLUNTEERS:
        push_volunteers(game, drawer, chance)
    elif event == HEALING_WATERS:
        push_healing(game, drawer)
    elif event == MASTER_BUILDER:
        push_builder(game, drawer)
    elif event == SECOND_WIND:
        push_second_wind(game, drawer)
    elif event == OPEN_GATES:
        push_gates(game, drawer)
    elif event == GENEROUS_GUILDS:
        push_guilds(game, drawer)
    elif event == ABSOLUTION:
        push_absolution(game, drawer)


def blue_event(game: WarriorKnights, event: i64, chance: Chance) -> None:
    """What concerns everybody."""
    card = game.charter.data.events[event]
    if event == ARSON:
        burn(game, game.target)
    elif event == BROKEN_LINE:
        kill_line(game, event, game.target, chance)
    elif event == BLACK_DEATH:
        wound_all(game, nobles_of_all(game, CITY_AREA[game.target]), card.amount)
    elif event == MUTINY:
        if any_mutineer(game):
            game.push(MutinyRound(game.turn_order(), 0, []))
    elif event == HOLY_RELICS:
        honour_relics(game, card.amount)
    elif event == PEASANTS_REVOLT:
        free_city(game, game.target, RULE)
    elif event == PAPAL_FAVOUR:
        make_head(game, game.target, RULE)
    elif event == COURT_INTRIGUE:
        make_chairman(game, game.target, RULE)
    elif event == BUMPER_HARVEST:
        bring_in_harvest(game)
    elif event == STORMS:
        game.in_force = put(game.in_force, STORMS, 0)
        wound_all(game, nobles_at_sea(game), card.amount)
    elif event == EARTHQUAKE:
        shake(game, game.target)
    elif event == TRUCE_OF_GOD:
        game.in_force = put(game.in_force, TRUCE_OF_GOD, 0)


def wound_all(game: WarriorKnights, armies: list[int], tokens: i64) -> None:
    """Casualties on nobles, on none more than kill him; then the standing checks."""
    for army in armies:
        wound(game, army, tokens, RULE)
    check_armies(game)


def nobles_of_all(game: WarriorKnights, area: i64) -> list[int]:
    """All nobles in an area, in turn order."""
    found: list[int] = []
    for seat in game.turn_order():
        found.extend(nobles_in(game, seat, area))
    return found


def nobles_at_sea(game: WarriorKnights) -> list[int]:
    """All nobles on ports, in turn order."""
    found: list[int] = []
    for seat in game.turn_order():
        found.extend([army for army in nobles_on_board(game, seat) if game.places[army] >= PORT])
    return found


def honour_relics(game: WarriorKnights, faith: i64) -> None:
    """Holy Relics: faith for each overseas city."""
    for seat in game.turn_order():
        overseas = [city for city in cities_of(game, seat) if city >= KINGDOM_CITIES]
        gain_faith(game, seat, faith * len(overseas), RULE)


def shake(game: WarriorKnights, city: i64) -> None:
    """Earthquake: breaches until nothing of the walls is left."""
    standing = place_strength(game, city)
    while place_strength(game, city) > 0:
        breach(game, city, RULE)
    if standing > 0:
        tell_breaches(game, city)


def tell_breaches(game: WarriorKnights, place: i64) -> None:
    """How strong the walls still are."""
    if game.heard:
        game.emit(
            "breached", RULE, NO_SEAT, {"place": place_name(game, place), "strength": place_strength(game, place)}
        )


def kill_line(game: WarriorKnights, event: i64, army: i64, chance: Chance) -> None:
    """No Heir, Broken Line: the mark stays; with the option W-16.2 a noble who waits for his heir is out at once.

    Who went out of the game while the others thought about cancelling it cannot be marked any more.
    """
    if game.places[army] == REMOVED:
        return
    game.in_force = put(game.in_force, event, army)
    if game.heard:
        game.emit("no_heir", RULE, army // SLOTS, {"noble": SHAPE_IDS[army % SLOTS]})
    if game.charter.exchange_heirs:
        game.heirs = put(game.heirs, army, NO_SEAT)
        if game.dead & BIT[army]:
            remove_noble(game, army, "W-16.2", chance)


def bring_in_harvest(game: WarriorKnights) -> None:
    """Bumper Harvest: what unbesieged cities bring, but it is no Taxation: Bad Harvest waits for that, laws too."""
    for seat in game.turn_order():
        total: i64 = 0
        paying: list[str] = []
        for city in cities_of(game, seat):
            if not is_besieged(game, city):
                total += income_of(game, city)
                paying.append(f"{CITY_IDS[city]}={income_of(game, city)}")
        gain_crowns(game, seat, total, RULE, f"sum:{' '.join(paying)}" if game.heard else "")


def make_heretic(game: WarriorKnights, seat: i64) -> None:
    """He cannot be Head: the token goes to the other Baron with the most faith."""
    game.in_force = put(game.in_force, HERETIC, seat)
    if game.head == seat:
        others = (BIT[game.players] - 1) & ~game.out & ~BIT[seat]
        heir = most_of(game, game.faith, others, RULE)
        if heir != NO_SEAT:
            make_head(game, heir, RULE)


def scandal(game: WarriorKnights, seat: i64, votes: i64) -> None:
    gain_votes(game, seat, -min(votes, game.votes[seat]), RULE)
    if game.chairman == seat:
        heir = most_of(game, game.votes, unbanned(game) & ~BIT[seat], RULE)
        if heir != NO_SEAT:
            make_chairman(game, heir, RULE)


def crumble(game: WarriorKnights, place: i64, breaches: i64, fallback: i64) -> None:
    """Breaches on his city; without one on his stronghold."""
    if place >= FIRST_STRONGHOLD:
        breaches = fallback
    left = min(breaches, place_strength(game, place) // game.charter.data.constants.breach)
    crumbles = left > 0
    while left > 0:
        breach(game, place, RULE)
        left -= 1
    if crumbles:
        tell_breaches(game, place)


def burn(game: WarriorKnights, city: i64) -> None:
    """Push last: the nobles inside die, the city is razed and nobody is paid."""
    owner = game.owners[city]
    nobles = nobles_in(game, owner, CITY_AREA[city]) if owner >= 0 else []
    raze_city(game, city, RULE)
    push_deaths(game, nobles, BY_FIRE)


def all_desert(game: WarriorKnights, seat: i64, nation: i64, rule: str, chance: Chance) -> None:
    """All mercenaries of a nationality leave a Baron, wherever they are."""
    gone: list[int] = []
    for slot in range(SLOTS):
        army = seat * SLOTS + slot
        stay = [kind for kind in game.armies[army] if NATION[kind] != nation]
        if len(stay) < len(game.armies[army]):
            gone.extend([kind for kind in game.armies[army] if NATION[kind] == nation])
            game.armies = put_list(game.armies, army, stay)
    if gone:
        into_mercenary_deck(game, gone, chance)
        if game.heard:
            game.emit("desert_all", rule, seat, {"troops": troops_text(gone)})
        check_armies(game, True)


CARRY_OUT: Final = CarryOutEvent()
