"""What the cards of the Assembly are worth to whom (section 5.2): the expert's view of agendas."""

from typing import Final

from mypy_extensions import i64

from banneret.games.warrior_knights.bot.appraisal import (
    CROWN,
    FAITH,
    VOTE,
    Appraisal,
)
from banneret.games.warrior_knights.bot.plan import receipts
from banneret.games.warrior_knights.rules.armies_and_places import count_kingdom_cities, owner_of, troops_of
from banneret.games.warrior_knights.rules.cards import (
    ADMIRAL,
    AMBASSADOR,
    AMNESTY,
    BISHOP,
    CENSURE,
    CHANCELLOR,
    CONSTABLE,
    CRUSADER,
    ELECT_CHAIRMAN,
    ELECT_HEAD,
    EXPEL_MERCENARIES,
    FINE,
    FIRST_CONCESSION,
    FIRST_OFFICE,
    FREE_TRADE,
    GUARD_CAPTAIN,
    HARBOUR_DUES,
    INCOME_TAX,
    INVIOLABLE_SEATS,
    MARSHAL,
    MASTER_OF_WORKS,
    MERCENARY_EDICT,
    MERCENARY_KINDS,
    NATION,
    NO_RAZING,
    PAPAL_LEGATE,
    PEACE_OF_REALM,
    PLACES,
    QUARTERMASTER,
    REBUILD_WALLS,
    RECOGNISE_CLAIM,
    RIGHT_OF_WAY,
    ROYAL_BAILIFFS,
    ROYAL_GRANT,
    SENESCHAL,
    SIEGE_MASTER,
    SLOTS,
    SOLDIERS_PAY,
    STANDARD_BEARER,
    STRENGTH,
    THANKSGIVING,
    TITHE,
    WAR_LEVY,
)
from banneret.games.warrior_knights.rules.decrees import affected
from banneret.games.warrior_knights.rules.state import NO_TARGET, WarriorKnights

TOKEN: Final = 1.2  # the Chairman's or the Head's


def given_worth(eyes: Appraisal, card: i64, seat: i64) -> float:
    """Section 5.2 What a card that is given to a Baron is worth to him; below zero for a burden."""
    game = eyes.game
    amount = float(game.charter.data.agendas[card].amount)
    rounds = eyes.rounds
    if card == ROYAL_GRANT:
        return CROWN * amount
    if card == THANKSGIVING:
        return FAITH * amount
    if card == RECOGNISE_CLAIM:
        return 1.1 * amount
    if card == FINE:
        return -CROWN * min(amount, float(game.crowns[seat]))
    if card == CENSURE:
        return -1.1 * min(amount, float(game.influence[seat]))
    if card == ELECT_HEAD:
        return 0.0 if game.head == seat else TOKEN
    if card == ELECT_CHAIRMAN:
        return 0.0 if game.chairman == seat else TOKEN
    if card == CHANCELLOR:
        return 0.6 * VOTE * amount * rounds * (0.0 if game.is_banned(seat) else 1.0)
    if card == PAPAL_LEGATE:
        return 0.0 if game.is_heretic(seat) else 0.5 * FAITH * rounds
    if card == QUARTERMASTER:
        return 0.3 * CROWN * rounds + 0.3
    if card == AMBASSADOR:
        return 0.5 * CROWN * amount * rounds - (0.0 if game.is_banned(seat) else 1.0)
    if card == MASTER_OF_WORKS:
        return 0.5
    if card == ADMIRAL:
        return 0.5
    if card == HARBOUR_DUES:
        return 0.8 * CROWN * rounds
    if FIRST_CONCESSION <= card < FIRST_OFFICE:
        return 0.55 * CROWN * amount * rounds
    return office_worth(eyes, card)


def office_worth(eyes: Appraisal, card: i64) -> float:
    """A retinue fights without wages."""
    worth = 0.008 * float(eyes.game.charter.data.agendas[card].retinue)
    if card == MARSHAL or card == GUARD_CAPTAIN:
        return worth
    if card == CONSTABLE:
        return worth + 0.2
    if card == SIEGE_MASTER:
        return 0.9
    if card == BISHOP:
        return 0.5 * FAITH * eyes.rounds
    if card == SENESCHAL:
        return worth + 0.4
    if card == STANDARD_BEARER:
        return worth + 0.6
    return worth + 0.1 if card == CRUSADER else worth


def passed_worth(eyes: Appraisal, card: i64) -> float:
    """Section 5.2 What it is worth to the Baron that a yes/no card passes."""
    game = eyes.game
    seat = eyes.seat
    rounds = eyes.rounds
    count = float(max(1, game.count() - 1))
    if card == WAR_LEVY:
        mine = float(count_kingdom_cities(game, seat))
        every = 0.0
        for other in game.order_from(seat):
            every += float(count_kingdom_cities(game, other))
        return CROWN * ((every - mine) / count - mine)
    if card == AMNESTY:
        return 2.0 if game.is_banned(seat) else -0.3 * float(game.banned != 0)
    if card == EXPEL_MERCENARIES:
        own = mercenary_strength(game, seat)
        every = 0.0
        for other in game.order_from(seat):
            if other != seat:
                every += mercenary_strength(game, other)
        return 0.0015 * (every / count - own)
    if card == REBUILD_WALLS:
        return 0.2 * (own_breaches(game, seat) - 0.5)
    if card == PEACE_OF_REALM:
        worth = 0.0
        for place in range(PLACES):
            if game.besiegers[place] == seat:
                worth -= 0.45 * eyes.place(place)
            elif game.besiegers[place] >= 0 and owner_of(game, place) == seat:
                worth += 2.0
        return worth
    if card == INCOME_TAX:
        return 0.4 * CROWN * 0.25 * rounds * (mean_receipts(game, seat) - float(receipts(game, seat)))
    if card == TITHE:
        return 0.4 * CROWN * rounds * (count if game.head == seat else -1.0)
    if card == ROYAL_BAILIFFS:
        return 0.15 * float(count_kingdom_cities(game, seat)) - 0.2
    if card == SOLDIERS_PAY or card == MERCENARY_EDICT:
        return -0.2
    if card == RIGHT_OF_WAY or card == INVIOLABLE_SEATS:
        return 0.1
    if card == FREE_TRADE:
        return 0.1 if game.crowns[seat] > 10 else -0.1
    return 0.05 if card == NO_RAZING else 0.0


def mercenary_strength(game: WarriorKnights, seat: i64) -> float:
    total: i64 = 0
    for slot in range(SLOTS):
        for kind in game.armies[seat * SLOTS + slot]:
            if kind < MERCENARY_KINDS:
                total += STRENGTH[kind]
    return float(total)


def own_breaches(game: WarriorKnights, seat: i64) -> float:
    total = 0.0
    for place in range(PLACES):
        if game.breaches[place] > 0 and owner_of(game, place) == seat:
            total += float(game.breaches[place])
    return total


def mean_receipts(game: WarriorKnights, seat: i64) -> float:
    total = 0.0
    for other in game.order_from(seat):
        if other != seat:
            total += float(receipts(game, other))
    return total / float(max(1, game.count() - 1))


def is_gift(card: i64) -> bool:
    return card != FINE and card != CENSURE


def in_force_worth(eyes: Appraisal, card: i64) -> float:
    """What it is worth to the Baron that a law, charge or office stays in force."""
    game = eyes.game
    seat = eyes.seat
    if game.has_law(card):
        return passed_worth(eyes, card)
    if card in game.charges[seat]:
        return given_worth(eyes, card, seat)
    for army in range(len(game.offices)):
        if game.offices[army] == card:
            return given_worth(eyes, card, seat) * (1.0 if army // SLOTS == seat else -0.3)
    for other in range(game.players):
        if card in game.charges[other]:
            return -0.3 * given_worth(eyes, card, other)
    return 0.0


def decree_cost(eyes: Appraisal, card: i64) -> float:
    """What a motion for all costs the Baron whom it hits."""
    game = eyes.game
    seat = eyes.seat
    if card == WAR_LEVY:
        return CROWN * float(min(count_kingdom_cities(game, seat), game.crowns[seat]))
    if card == PEACE_OF_REALM:
        return -passed_worth(eyes, card)
    cost = 0.0
    if game.target != NO_TARGET and affected(game, seat):
        for slot in range(SLOTS):
            army = seat * SLOTS + slot
            lost: i64 = 0
            for kind in game.armies[army]:
                if NATION[kind] == game.target:
                    lost += STRENGTH[kind]
            cost += 0.006 * float(lost)
            if lost > 0 and lost >= troops_of(game, army):
                cost += 0.8
    return cost
