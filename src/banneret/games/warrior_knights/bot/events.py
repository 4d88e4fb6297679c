"""The expert and Important Events (W-8.1, section 5.1)."""

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.games.warrior_knights.bot.appraisal import (
    CROWN,
    FAITH,
    Appraisal,
    army_worth,
)
from banneret.games.warrior_knights.rules.actions import (
    ABSOLVE,
    CLAIM,
    DECLINE,
    DONE,
    DRAWS,
    FORTIFY,
    HEAL_ARMY,
    HIRE_TROOP,
    LET_GO,
    MEND,
    MEND_STRONGHOLD,
    MOST_PLEDGED,
    PASS,
    PAY,
    PLEDGE,
    REFRESH,
    TAKE_CROWNS,
)
from banneret.games.warrior_knights.rules.armies_and_places import (
    cities_of,
    is_besieged,
    is_rested,
    nobles_in,
    strength_of,
    troops_of,
)
from banneret.games.warrior_knights.rules.cards import (
    ARSON,
    ASSASSIN,
    BAD_HARVEST,
    BLACK_DEATH,
    BROKEN_LINE,
    CITY_AREA,
    CRISIS_OF_FAITH,
    CRUMBLING_WALLS,
    DESERTION,
    DISHONOUR,
    EARTHQUAKE,
    GREEN,
    HERETIC,
    KIDNAPPED,
    MERCENARY_KINDS,
    MUTINY,
    NATION,
    NO_HEIR,
    PAPAL_FAVOUR,
    PEASANTS_REVOLT,
    PLAGUE,
    PORT,
    RED,
    ROBBERS,
    SCANDAL,
    SECOND_WIND,
    SHAPES,
    SLOTS,
    STORMS,
    STRENGTH,
    TAX_REVOLT,
    TRUCE_OF_GOD,
)
from banneret.games.warrior_knights.rules.defences_and_muster import fortifiable, mendable, own_place
from banneret.games.warrior_knights.rules.event_armies import HealArmy, RefreshNobles, TakeVolunteer
from banneret.games.warrior_knights.rules.event_choices import (
    FOR_FAITH,
    FROM_BAN,
    FROM_HARVEST,
    FROM_HERESY,
    FROM_NO_HEIR,
    Absolution,
    FreeWorks,
    GenerousGuilds,
    OpenGates,
    PayRansom,
    open_cities,
)
from banneret.games.warrior_knights.rules.event_mutiny import PayMutineer
from banneret.games.warrior_knights.rules.events import CancelEvent, NameDrawer, PledgeFaith, event_color, missing
from banneret.games.warrior_knights.rules.revolts import may_revolt
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.rules.taxation import city_receipts
from banneret.games.warrior_knights.rules.troops import nobles_on_board


def name_drawer(game: WarriorKnights, seat: i64, question: NameDrawer) -> Action:
    """W-8.1.1 Red for the leader, green for himself while there is faith, else for the weakest."""
    faith = game.faith[seat]
    cost = game.charter.data.constants.redirect_cost
    color = event_color(game)
    eyes = Appraisal(game, seat)
    if color == RED:
        ahead = eyes.standings[eyes.leader] > eyes.standings[seat]
        if faith >= cost and (faith > cost or ahead):
            return DRAWS[game.barons[eyes.leader]]
        return DRAWS[game.barons[seat]]
    if color == GREEN and faith < cost:
        return DRAWS[game.barons[eyes.weakest]]
    return DRAWS[game.barons[seat]]


def harm(game: WarriorKnights, seat: i64) -> float:
    """What the event that has been turned up would cost a Baron."""
    event = game.event
    target = game.target
    if event == HERETIC:
        return 1.6 if game.head == seat else 0.9
    if event == NO_HEIR or event == BROKEN_LINE:
        return 0.5 if event == NO_HEIR or target // SLOTS == seat else 0.0
    if event == ASSASSIN:
        return hit_cost(game, target, 2)
    if event == PLAGUE:
        total = 0.0
        for army in nobles_on_board(game, seat):
            total += hit_cost(game, army, 1)
        return total
    if event == DESERTION or event == MUTINY:
        return nation_cost(game, seat, target) * (0.5 if event == MUTINY else 1.0)
    if event == TAX_REVOLT:
        total = 0.0
        eyes = Appraisal(game, seat)
        for city in cities_of(game, seat):
            if may_revolt(game, seat, city):
                total += 0.25 * eyes.city(city)
        return total
    if event == ROBBERS:
        return CROWN * float(game.crowns[seat] // 2)
    if event == SCANDAL:
        return 0.33 * float(min(3, game.votes[seat])) + (0.6 if game.chairman == seat else 0.0)
    if event == CRISIS_OF_FAITH:
        return FAITH * float(min(2, game.faith[seat]))
    if event == BAD_HARVEST:
        return CROWN * float(city_receipts(game, seat))
    if event == CRUMBLING_WALLS:
        return 0.4
    if event == KIDNAPPED:
        return min(army_worth(game, target), CROWN * 5.0 if game.crowns[seat] >= 5 else 9.0)
    if event == DISHONOUR:
        return float(min(1, game.influence[seat]))
    return shared_harm(game, seat, event, target)


def shared_harm(game: WarriorKnights, seat: i64, event: i64, target: i64) -> float:
    """Blue events: what happens to all of them."""
    if event == ARSON or event == PEASANTS_REVOLT or event == EARTHQUAKE:
        if game.owners[target] != seat:
            return 0.0
        if event == EARTHQUAKE:
            return 0.6
        inside = float(len(nobles_in(game, seat, CITY_AREA[target]))) if event == ARSON else 0.0
        return Appraisal(game, seat).city(target) + 1.5 * inside
    if event == BLACK_DEATH:
        total = 0.0
        for army in nobles_in(game, seat, CITY_AREA[target]):
            total += hit_cost(game, army, 2)
        return total
    if event == PAPAL_FAVOUR:
        return 1.0 if game.head == seat and target != seat else 0.0
    if event == STORMS:
        total = 0.0
        for army in nobles_on_board(game, seat):
            if game.places[army] >= PORT:
                total += hit_cost(game, army, 1)
        return total
    return 0.4 if event == TRUCE_OF_GOD else 0.0


def hit_cost(game: WarriorKnights, army: i64, tokens: i64) -> float:
    """What casualties on a noble cost: his life, or crowns to heal them."""
    if 100 * (game.casualties[army] + tokens) >= troops_of(game, army):
        return army_worth(game, army)
    return 0.4 * float(tokens)


def nation_cost(game: WarriorKnights, seat: i64, nation: i64) -> float:
    total: i64 = 0
    for slot in range(SLOTS):
        for kind in game.armies[seat * SLOTS + slot]:
            if kind < MERCENARY_KINDS and NATION[kind] == nation:
                total += STRENGTH[kind]
    return 0.007 * float(total)


def cancel_event(game: WarriorKnights, seat: i64, question: CancelEvent) -> Action:
    """W-8.1.3 Pay where it would cost more than the faith."""
    cost = game.charter.data.events[game.event].cancel
    if game.faith[seat] < cost:
        return DECLINE
    return PAY if harm(game, seat) > FAITH * float(cost) else DECLINE


def pledge_faith(game: WarriorKnights, seat: i64, question: PledgeFaith) -> Action:
    """W-8.1.3 All that is missing where it pays for him alone, else nothing."""
    short = missing(game)
    have = game.faith[seat] - game.pledges[seat]
    wanted = min(short, have, MOST_PLEDGED)
    if wanted <= 0:
        return PLEDGE[0]
    cost = harm(game, seat)
    if wanted == short:
        return PLEDGE[wanted] if cost > FAITH * float(wanted) else PLEDGE[0]
    return PLEDGE[wanted] if cost > 1.5 else PLEDGE[0]


def pay_ransom(game: WarriorKnights, seat: i64, question: PayRansom) -> Action:
    """Kidnapped: crowns for the noble."""
    price = game.charter.data.events[KIDNAPPED].amount
    return PAY if game.crowns[seat] >= price and army_worth(game, game.target) > 0.8 * CROWN * float(price) else DECLINE


def take_volunteer(game: WarriorKnights, seat: i64, question: TakeVolunteer) -> Action:
    """Volunteers: the strongest; the last answer where all are taken."""
    answers = question.legal(game, seat)
    best = answers[-1]
    for answer in answers:
        if answer.verb == HIRE_TROOP and STRENGTH[answer.piece] > STRENGTH[best.piece]:
            best = answer
    return best


def heal_army(game: WarriorKnights, seat: i64, question: HealArmy) -> Action:
    """Healing Waters: the army with the most casualties; the last answer where nobody is left."""
    answers = question.legal(game, seat)
    best = answers[-1]
    for answer in answers:
        if answer.verb == HEAL_ARMY:
            tokens = game.casualties[seat * SLOTS + answer.piece]
            if best.verb != HEAL_ARMY or tokens > game.casualties[seat * SLOTS + best.piece]:
                best = answer
    return best


def free_works(game: WarriorKnights, seat: i64, question: FreeWorks) -> Action:
    """Master Builder: what is in danger, or the best city."""
    if game.picked[seat]:
        return DONE
    eyes = Appraisal(game, seat)
    best: Action = PASS
    most = 0.0
    for city in fortifiable(game, seat):
        score = (0.2 + 0.4 * eyes.threat(city)) * eyes.city(city)
        if score > most:
            most = score
            best = FORTIFY[city]
    for piece in mendable(game, seat):
        place = own_place(seat, piece)
        worth = 3.0 if piece == MEND_STRONGHOLD else eyes.city(piece)
        score = (0.1 + 0.3 * eyes.threat(place)) * worth * float(game.breaches[place])
        if score > most:
            most = score
            best = MEND[piece]
    return best


def refresh_nobles(game: WarriorKnights, seat: i64, question: RefreshNobles) -> Action:
    """Second Wind: the strongest exhausted nobles."""
    chain = game.picked[seat]
    if len(chain) >= game.charter.data.events[SECOND_WIND].amount:
        return DONE
    best: i64 = -1
    for shape in range(SHAPES):
        army = seat * SLOTS + shape
        tired = 0 <= game.places[army] < PORT and not is_rested(game, army)
        if not tired or REFRESH[shape].id in chain:
            continue
        if best < 0 or strength_of(game, army) > strength_of(game, seat * SLOTS + best):
            best = shape
    return DONE if best < 0 else REFRESH[best]


def open_gates(game: WarriorKnights, seat: i64, question: OpenGates) -> Action:
    """Open Gates: the best city that opens, else the crowns."""
    eyes = Appraisal(game, seat)
    best = -1
    most = 0.75
    for city in open_cities(game, seat):
        worth = eyes.city(city)
        if worth > most:
            most = worth
            best = city
    return TAKE_CROWNS if best < 0 else CLAIM[best]


def generous_guilds(game: WarriorKnights, seat: i64, question: GenerousGuilds) -> Action:
    best = -1
    for city in cities_of(game, seat):
        if is_besieged(game, city):
            continue
        if best < 0 or game.charter.data.cities[city].income > game.charter.data.cities[best].income:
            best = city
    return CLAIM[best]


def absolution(game: WarriorKnights, seat: i64, question: Absolution) -> Action:
    """Absolution: the ban, heresy, the harvest, an heir, in this order."""
    if game.is_banned(seat):
        return ABSOLVE[FROM_BAN]
    if game.is_heretic(seat):
        return ABSOLVE[FROM_HERESY]
    if game.in_force[BAD_HARVEST] == seat:
        return ABSOLVE[FROM_HARVEST]
    for shape in range(SHAPES):
        army = seat * SLOTS + shape
        if (game.in_force[NO_HEIR] == army or game.in_force[BROKEN_LINE] == army) and game.places[army] >= -1:
            return ABSOLVE[FROM_NO_HEIR + shape]
    return ABSOLVE[FOR_FAITH]


def pay_mutineer(game: WarriorKnights, seat: i64, question: PayMutineer) -> Action:
    """Mutiny: he stays while there are crowns."""
    return PAY if game.crowns[seat] >= game.charter.data.wages[question.kind] else LET_GO
