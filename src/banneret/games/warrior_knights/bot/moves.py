"""The expert plays his action cards (W-7): moves, battles, markers, and what others must agree to (W-15)."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.games.warrior_knights.bot.appraisal import CROWN, VOTE, Appraisal, wage_bill
from banneret.games.warrior_knights.bot.assault_chances import TAKEN, guess
from banneret.games.warrior_knights.bot.attacks import (
    best_blow,
    enough_for_siege,
)
from banneret.games.warrior_knights.bot.campaign import (
    Campaign,
    Goals,
    best_campaign,
    best_march,
    best_march_of_all,
    best_sally,
    campaign_to,
    free_way,
    movable,
)
from banneret.games.warrior_knights.bot.manner import EVEN, Manner
from banneret.games.warrior_knights.bot.plan import draft_worth
from banneret.games.warrior_knights.odds.battle_on_table import best_ability, together
from banneret.games.warrior_knights.rules.actions import (
    ACCEPT,
    ALLOW,
    ATTACK,
    BESIEGE,
    CATALOGUE,
    CHOOSE,
    DECLINE,
    FIGHT,
    GO,
    MARK,
    OFFER,
    PASS,
    PAY,
    PRICE,
    REFUSE,
    SAIL,
    SIEGE_PLACE,
    STEP,
    STORM,
    TAKE_CROWNS,
    TAKE_VOTE,
    TAKES,
    TARGET,
    WITH,
)
from banneret.games.warrior_knights.rules.armies_and_places import is_shut_in, nobles_in, owner_of, place_at, troops_of
from banneret.games.warrior_knights.rules.bargaining import TO_PASS, BuyOff, GivePermission, PayPrice, TakeOffer
from banneret.games.warrior_knights.rules.baron_cards import Mobilize, PlaceMarker, Versatile, free_spaces
from banneret.games.warrior_knights.rules.battle import (
    ChooseBattle,
    announced_battle,
    candidates,
    place_refusal,
    targets,
)
from banneret.games.warrior_knights.rules.cards import (
    CIRCLE,
    FIRST_STRONGHOLD,
    GARRISON,
    NO_CITY,
    RIGHT_OF_WAY,
    SHAPES,
    SLOTS,
    STRENGTH,
)
from banneret.games.warrior_knights.rules.crowns_and_votes import free_markers
from banneret.games.warrior_knights.rules.movement import Journey, MoveNobles, can_take
from banneret.games.warrior_knights.rules.reach import harbours
from banneret.games.warrior_knights.rules.siege import defence_total
from banneret.games.warrior_knights.rules.state import ASSAULT, NOWHERE, OPEN_FIELD, SIEGE, WarriorKnights

DANGER: Final = 0.5
PASSAGE_PRICE: Final = 2
ASSENT_PRICE: Final = 5
MOST_PAID: Final = 5


def mobilize(game: WarriorKnights, seat: i64, question: Mobilize, manner: Manner = EVEN) -> Action:
    """W-7.6 A battle if one pays, else the best march."""
    eyes = Appraisal(game, seat, manner)
    battle = best_campaign(eyes)
    march = best_march_of_all(eyes)
    if battle is not None and (march is None or battle.gain >= 0.6 * march.gain):
        return TARGET[battle.area]
    if march is not None:
        return TARGET[march.area]
    return DECLINE


def versatile(game: WarriorKnights, seat: i64, question: Versatile, manner: Manner = EVEN) -> Action:
    """W-7.7 The best of a battle, a move, crowns, a vote and a marker."""
    if game.picked[seat]:
        army = seat * SLOTS + CATALOGUE.actions[game.picked[seat][0]].piece
        return go_on(game, seat, army, destination(game, army))
    crowns = 2.0 * CROWN
    if game.crowns[seat] < wage_bill(game, seat):
        crowns += 0.3
    answer = TAKE_CROWNS
    most = crowns
    if not game.is_banned(seat) and most < VOTE:
        answer = TAKE_VOTE
        most = VOTE
    spaces = free_spaces(game)
    if spaces and free_markers(game, seat) > 0:
        space = cheapest(game, spaces)
        fee = game.charter.data.fees[space]
        if fee <= game.crowns[seat]:
            worth = draft_worth(game, seat) - CROWN * float(fee)
            if worth > most:
                answer = MARK[space]
                most = worth
    eyes = Appraisal(game, seat, manner)
    battle = best_sally(eyes)
    if battle is not None and battle.gain > most:
        answer = TARGET[battle.area]
        most = battle.gain
    march = best_march_of_all(eyes)
    if march is not None and 0.6 * march.gain > most:
        answer = CHOOSE[march.comers[0] % SLOTS]
    return answer


def cheapest(game: WarriorKnights, spaces: list[int]) -> i64:
    best = spaces[0]
    for space in spaces:
        if game.charter.data.fees[space] < game.charter.data.fees[best]:
            best = space
    return best


def destination(game: WarriorKnights, army: i64) -> i64:
    """Where a noble who has been chosen to move goes; anywhere he can if nothing better is left."""
    found = best_march(army, Goals(Appraisal(game, army // SLOTS)))
    if found is not None:
        return found.area
    steps = game.charter.data.board.steps[game.places[army]]
    return steps[0] if steps else harbours(game, army, NOWHERE)[0]


def move_nobles(game: WarriorKnights, seat: i64, question: MoveNobles, manner: Manner = EVEN) -> Action:
    """W-7.6 Those come who are needed for the battle, or whose best march this is."""
    if game.picked[seat]:
        army = seat * SLOTS + CATALOGUE.actions[game.picked[seat][0]].piece
        return go_on(game, seat, army, destination(game, army) if question.target == NOWHERE else question.target)
    if question.target == NOWHERE:
        if game.moved:
            return PASS
        march = best_march_of_all(Appraisal(game, seat, manner))
        return PASS if march is None else CHOOSE[march.comers[0] % SLOTS]
    movers = [army for army in movable(game, seat) if game.places[army] != question.target]
    eyes = Appraisal(game, seat, manner)
    battle = campaign_to(eyes, question.target, movers)
    if battle is not None:
        return CHOOSE[battle.comers[0] % SLOTS] if battle.comers else PASS
    marcher = marcher_to(eyes, question.target, movers)
    return PASS if marcher is None else CHOOSE[marcher.comers[0] % SLOTS]


def marcher_to(eyes: Appraisal, target: i64, movers: list[int]) -> Campaign | None:
    """The noble whose best march leads to an area."""
    goals = Goals(eyes)
    best: Campaign | None = None
    for army in movers:
        found = best_march(army, goals)
        if found is not None and found.area == target and (best is None or found.gain > best.gain):
            best = found
    return best


def go_on(game: WarriorKnights, seat: i64, army: i64, target: i64) -> Action:
    """W-10 The next part of a declared move: troops from the garrison, then step by step, or over the sea."""
    journey = Journey(game, seat, game.picked[seat])
    if journey.voyage != NOWHERE:
        return GO
    if not journey.path:
        for action in can_take(game, journey):
            if action.piece // TAKES == GARRISON and may_strip(game, seat, army, journey, action.piece % TAKES):
                return action
    gone = len(journey.path)
    way = free_way(game, army, target)
    if gone == 0 and not way and target in harbours(game, army, target):
        return SAIL[target]
    if len(way) < gone or way[:gone] != journey.path or not way:
        return game.legal(seat)[-1]  # somebody else began this move: it ends here, or goes on somehow
    return GO if gone == len(way) else STEP[way[gone]]


def may_strip(game: WarriorKnights, seat: i64, army: i64, journey: Journey, kind: i64) -> bool:
    """Whether a garrison card goes along: the stronghold is not in danger, and a circle noble stays free of wages."""
    if Appraisal(game, seat).threat(FIRST_STRONGHOLD + seat) > DANGER:
        return False
    if army % SLOTS != CIRCLE or kind >= len(STRENGTH):
        return True
    total = troops_of(game, army) + STRENGTH[kind]
    for taken in journey.taken_from(seat * SLOTS + GARRISON):
        total += STRENGTH[taken] if taken < len(STRENGTH) else 0
    return total <= game.charter.data.constants.no_wage_limit


# Battles.


def choose_battle(game: WarriorKnights, seat: i64, question: ChooseBattle, manner: Manner = EVEN) -> Action:
    """W-11.2, W-11.4 The best battle there, and with whom."""
    chain = game.picked[seat]
    armies = candidates(game, seat, question.area)
    if chain:
        named = [seat * SLOTS + CATALOGUE.actions[answer].piece for answer in chain[1:]]
        chosen = armies
        if CATALOGUE.actions[chain[0]].verb == SIEGE_PLACE:
            few = enough_for_siege(game, armies, defence_total(game, place_at(game, question.area)))
            chosen = few if few else armies
        for army in chosen:
            if army not in named:
                return WITH[army % SLOTS]
        return ATTACK
    blow = best_blow(Appraisal(game, seat, manner), question.area, armies)
    if blow is None:
        return PASS
    if blow.kind == OPEN_FIELD:
        answer = FIGHT[game.barons[blow.foe]]
        return answer if answer in targets(game, seat, question.area) else PASS
    if is_shut_in(game, armies[0]) or place_refusal(game, seat, question.area, blow.kind) is not None:
        return PASS
    return BESIEGE if blow.kind == SIEGE else STORM


# Bargains (W-15).


def give_permission(game: WarriorKnights, seat: i64, question: GivePermission) -> Action:
    """W-15.2 Passage is cheap, and free under the law; a battle costs more, and the leader gets no leave."""
    crowns = game.crowns[question.asker]
    leads = Appraisal(game, seat).leader == question.asker
    priced = game.charter.full_bargains
    if question.purpose == TO_PASS:
        if game.has_law(RIGHT_OF_WAY) and not game.is_banned(seat):
            return ALLOW
        area = question.where()
        place = place_at(game, area)
        mine = place != NO_CITY and owner_of(game, place) == seat
        if leads and game.count() > 2 and mine:
            return REFUSE
        if priced and crowns >= PASSAGE_PRICE:
            return PRICE[PASSAGE_PRICE]
        return REFUSE if mine or game.count() == 2 else ALLOW
    if leads or not priced or crowns < ASSENT_PRICE:
        return REFUSE
    return PRICE[ASSENT_PRICE]


def pay_price(game: WarriorKnights, seat: i64, question: PayPrice) -> Action:
    """W-15.2 Pay what is cheap and leaves enough for wages."""
    rest = game.crowns[seat] - question.price
    return (
        PAY
        if question.price <= MOST_PAID and rest >= 0 and (question.price <= 2 or rest >= wage_bill(game, seat) // 2)
        else DECLINE
    )


def buy_off(game: WarriorKnights, seat: i64, question: BuyOff) -> Action:
    """W-15.3 Offer a third of the crowns where a noble or a place is more likely lost than not."""
    battle = announced_battle(game)
    nobles = nobles_in(game, seat, battle.area)
    place = place_at(game, battle.area)
    own = place != NO_CITY and owner_of(game, place) == seat
    if battle.kind == SIEGE:
        ends = own and game.besiegers[place] >= 0
        return OFFER[min(game.crowns[seat] // 3, 20)] if ends and (nobles or game.crowns[seat] > 8) else OFFER[0]
    hardness = together(game, nobles) + 50
    if battle.kind == ASSAULT and own:
        hardness = defence_total(game, place) - (50 if nobles else 0)
    attackers = armies_of(battle.fighters, battle.attacker)
    lost = guess(TAKEN, best_ability(game, attackers), together(game, attackers), hardness)
    return OFFER[min(game.crowns[seat] // 3, 20)] if lost > 0.5 and (nobles or own) else OFFER[0]


def take_offer(game: WarriorKnights, seat: i64, question: TakeOffer) -> Action:
    """W-15.3 Take more than the battle promises."""
    battle = announced_battle(game)
    place = place_at(game, battle.area)
    eyes = Appraisal(game, seat)
    if battle.kind == SIEGE:
        ends = game.besiegers[place] == seat
        gain = eyes.place(place) * (1.0 if ends else 0.4)
    else:
        blow = best_blow(eyes, battle.area, armies_of(battle.fighters, battle.attacker))
        gain = 0.0 if blow is None else blow.gain
    return ACCEPT if CROWN * float(question.price) > gain else REFUSE


def armies_of(mask: i64, seat: i64) -> list[int]:
    """The armies of a seat out of a mask."""
    found: list[int] = []
    for shape in range(SHAPES):
        if mask & BIT[seat * SLOTS + shape]:
            found.append(int(seat * SLOTS + shape))
    return found


def place_marker(game: WarriorKnights, seat: i64, question: PlaceMarker) -> Action:
    """W-7.2 The first free space: whoever stands left chooses first."""
    spaces = free_spaces(game)
    if not spaces or free_markers(game, seat) == 0 or game.crowns[seat] < 2:
        return DECLINE
    return MARK[spaces[0]]
