"""The expert in battle (W-11, W-12): commanders, Fate cards, losses, retreats, and what becomes of a captured city."""

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.games.warrior_knights.bot.appraisal import Appraisal, army_worth
from banneret.games.warrior_knights.bot.campaign import Goals
from banneret.games.warrior_knights.odds.battle_on_table import battle_of, best_commander, hand_of, losses_of
from banneret.games.warrior_knights.odds.battle_solver import FRESH, Deck, Solver
from banneret.games.warrior_knights.rules.abilities import UseAbility, can_be_hit, can_use, held, used
from banneret.games.warrior_knights.rules.actions import (
    CEDE,
    COMMAND,
    DESERT,
    DROP,
    HIT,
    HIT_WALLS,
    KEEP,
    KEEP_CITY,
    RAZE,
    RETREAT,
    USE,
)
from banneret.games.warrior_knights.rules.armies_and_places import (
    count_kingdom_cities,
    place_strength,
)
from banneret.games.warrior_knights.rules.capture import CedeCity, KeepOrRaze
from banneret.games.warrior_knights.rules.cards import (
    CITIES,
    GARRISON,
    KINGDOM_CITIES,
    NO_RAZING,
    SHAPES,
    SLOTS,
    STRENGTH,
    TRIANGLE,
    VICTORY,
)
from banneret.games.warrior_knights.rules.ending import standing_kingdom_cities
from banneret.games.warrior_knights.rules.fate_hands import ChooseCommander, DropCards, must_drop
from banneret.games.warrior_knights.rules.fight import TakeLoss
from banneret.games.warrior_knights.rules.losses import ChooseDeserter, LoseTroops, deserters
from banneret.games.warrior_knights.rules.retreat import ChooseShelter, shelters
from banneret.games.warrior_knights.rules.sides import (
    ATTACK_SIDE,
    BEARER,
    DEFENCE_SIDE,
    fighting_garrison,
    fighting_nobles,
    living_nobles,
)
from banneret.games.warrior_knights.rules.state import ASSAULT, NEUTRAL, WarriorKnights


def name_commander(game: WarriorKnights, seat: i64, question: ChooseCommander) -> Action:
    """W-11 step 1"""
    on_walls = question.camp == DEFENCE_SIDE and game.battle_kind == ASSAULT
    return COMMAND[best_commander(game, fighting_nobles(game, question.camp), on_walls) % SLOTS]


def drop_cards(game: WarriorKnights, seat: i64, question: DropCards) -> Action:
    """W-11 step 3 Keep what wins most often; the next card that goes, or enough."""
    side = ATTACK_SIDE if seat == game.attacker else DEFENCE_SIDE
    dropped = game.picked[seat]
    left = [card for card in game.fate_hands[side] if DROP[card].id not in dropped]
    keep = best_keep(game, side)
    for card in left:
        result = game.charter.data.fates[card].battle
        if keep[result] > 0:
            keep[result] -= 1
        else:
            return DROP[card]
    if len(dropped) < must_drop(game, side):
        return DROP[left[-1]]
    return KEEP


def best_keep(game: WarriorKnights, side: i64) -> list[int]:
    """By battle result how many cards to keep."""
    hand = hand_of(game, side)
    battle = battle_of(game)
    solver = Solver(battle, Deck(FRESH))
    if side == DEFENCE_SIDE:
        return solver.blind_keep(hand, False)
    if game.defender != NEUTRAL:
        return solver.blind_keep(hand, True)
    left = [max(0, FRESH[result] - hand[result]) for result in range(len(FRESH))]
    return solver.best_keep(hand, left)[0]


def margin_now(game: WarriorKnights) -> i64:
    """Victories of the attacker beyond the defender's, abilities that may still be used counted in."""
    margin: i64 = 0
    for side in (ATTACK_SIDE, DEFENCE_SIDE):
        count = held(game, side, VICTORY)
        for ability in (TRIANGLE, BEARER):
            if used(game, side, ability) or can_use(game, side, ability):
                count += 1
        margin = count if side == ATTACK_SIDE else margin - count
    return margin


def use_ability(game: WarriorKnights, seat: i64, question: UseAbility) -> Action:
    """W-11 steps 6 and 9 Always."""
    return USE


def take_loss(game: WarriorKnights, seat: i64, question: TakeLoss) -> Action:
    """W-11 step 7 All cards lie open: spare who can be spared, and hold the place if it can be held."""
    options = can_be_hit(game, question.camp)
    nobles = [slot for slot in options if slot < SHAPES]
    if question.camp == ATTACK_SIDE or (HIT_WALLS not in options and GARRISON not in options):
        return HIT[spared(game, seat, nobles)]
    wall = HIT_WALLS if HIT_WALLS in options else GARRISON
    if not nobles:
        return HIT[wall]
    needed: i64 = 0
    for army in living_nobles(game, question.camp):
        needed += losses_of(game, army)
    behind: i64 = 0
    if HIT_WALLS in options:
        behind += place_strength(game, game.battle_place) // game.charter.data.constants.breach
    garrison = fighting_garrison(game)
    if garrison >= 0:
        behind += losses_of(game, garrison)
    losses = game.losses[question.camp]
    if margin_now(game) > 0 and needed <= losses < needed + behind and not game.charter.fallen_count:
        return HIT[spared(game, seat, nobles)]  # the last noble falls, and no victories are counted
    if losses >= needed + behind or GARRISON not in options:
        return HIT[wall]
    return HIT[GARRISON] if losses_of(game, seat * SLOTS + GARRISON) > 1 and wall != HIT_WALLS else HIT[wall]


def spared(game: WarriorKnights, seat: i64, slots: list[int]) -> i64:
    """The noble who bears one more loss best: he who lives on with most, else he whose death costs least."""
    best = slots[0]
    most = -1e9
    for slot in slots:
        army = seat * SLOTS + slot
        left = losses_of(game, army) - 1
        score = 10.0 + float(left) if left > 0 else -army_worth(game, army)
        if army in game.commanders:
            score -= 0.5
        if score > most:
            most = score
            best = slot
    return best


def retreat(game: WarriorKnights, seat: i64, question: ChooseShelter) -> Action:
    """W-11.9.3 To where most can be done next."""
    goals = Goals(Appraisal(game, question.army // SLOTS))
    hopes = goals.hopes(question.army)
    best = -1
    most = -1.0
    for area in shelters(game, question.army):
        score = goals.score(hopes, area)
        if score > most:
            most = score
            best = area
    return RETREAT[best]


def keep_or_raze(game: WarriorKnights, seat: i64, question: KeepOrRaze) -> Action:
    """W-11.10 Keep it, unless razing it makes more than half of what still stands his own."""
    if question.city >= KINGDOM_CITIES or game.charter.two_barons or game.has_law(NO_RAZING):
        return KEEP_CITY
    own = count_kingdom_cities(game, seat)
    standing = standing_kingdom_cities(game)
    return RAZE if 2 * own <= standing and 2 * (own - 1) > standing - 1 else KEEP_CITY


def cede_city(game: WarriorKnights, seat: i64, question: CedeCity) -> Action:
    """W-11.11.1 The city that is worth least; never the one that wins for the captor, if there is another."""
    best = -1
    least = 1e9
    eyes = Appraisal(game, question.captor)
    wins = eyes.need - eyes.counts[question.captor] <= 1
    for city in range(CITIES):
        if game.owners[city] == seat:
            worth = eyes.city(city)
            if wins and city < KINGDOM_CITIES:
                worth += 50.0
            if game.breaches[city] > 0:
                worth -= 0.3
            if game.fortified & BIT[city]:
                worth += 0.5
            if worth < least:
                least = worth
                best = city
    return CEDE[best]


def name_deserter(game: WarriorKnights, seat: i64, question: ChooseDeserter) -> Action:
    """W-12.1 The weakest."""
    weakest = -1
    for kind in deserters(game, question.army, question.nation):
        if weakest < 0 or STRENGTH[kind] < STRENGTH[weakest]:
            weakest = kind
    return DESERT[weakest]


def lose_troops(game: WarriorKnights, seat: i64, question: LoseTroops) -> Action:
    """W-12.2 The first kind that fits."""
    return question.legal(game, seat)[0]
