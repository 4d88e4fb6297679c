"""The expert's crowns and troops: Wages, drafts, works, expeditions, revolts, returning nobles (W-8, W-9, W-13)."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.games.warrior_knights.bot.appraisal import CROWN, FAITH, Appraisal, wage_bill
from banneret.games.warrior_knights.bot.campaign import Goals
from banneret.games.warrior_knights.bot.plan import receipts
from banneret.games.warrior_knights.bot.setup import best_home
from banneret.games.warrior_knights.odds.ventures import venture
from banneret.games.warrior_knights.rules.actions import (
    BLESS,
    BUILD,
    CATALOGUE,
    CHOOSE,
    COMPLY,
    DEFY,
    DONE,
    ENTER,
    FORTIFY,
    GO,
    HEAL,
    HIRE,
    IGNORE,
    LAUNCH,
    LET_GO,
    MEND,
    MEND_STRONGHOLD,
    PASS,
    PAY,
    PAY_CROWNS,
    PAY_FAITH,
    STAKE,
    STATION,
    TAKE,
    TAKE_ALL,
    TAKES,
    WAGE,
)
from banneret.games.warrior_knights.rules.armies_and_places import is_besieged, strength_of, troops_of
from banneret.games.warrior_knights.rules.cards import (
    CIRCLE,
    EXPEDITIONS,
    FIRST_STRONGHOLD,
    GARRISON,
    MERCENARY_EDICT,
    NATION,
    NO_EXPEDITIONS,
    OFF_BOARD,
    SHAPES,
    SLOTS,
    STRENGTH,
    TROOP_KINDS,
)
from banneret.games.warrior_knights.rules.crowns_and_votes import free_markers
from banneret.games.warrior_knights.rules.defences_and_muster import (
    MusterTroops,
    UpgradeDefenses,
    fortifiable,
    fortify_cost,
    mendable,
    own_place,
    repair_cost,
)
from banneret.games.warrior_knights.rules.expeditions import BlessExpedition, LaunchExpedition, StakeCrowns, stake_limit
from banneret.games.warrior_knights.rules.hiring import HireTroops, StationTroop, fee_of, may_receive
from banneret.games.warrior_knights.rules.laws import ObeyLaw
from banneret.games.warrior_knights.rules.revolts import QuellRevolt
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.rules.upkeep import Rearrange, Rebuild, ReturnNoble, homes
from banneret.games.warrior_knights.rules.wages import PayWages, bill_of, billed, wage_of

RICH: Final = 9
BAN: Final = 2.0  # what a ban costs where meetings are still to come
SMALL_ARMY: Final = 150
FULL_ARMY: Final = 350


def pay_wages(game: WarriorKnights, seat: i64, question: PayWages) -> Action:
    """W-9.2.3 All, if there are crowns for all; else the strongest first, whose army has the least to lose."""
    pieces = billed(game, seat)
    chosen = [int(CATALOGUE.actions[answer].piece) for answer in game.picked[seat]]
    left = game.crowns[seat] - bill_of(game, chosen, question.surcharge)
    if not chosen and bill_of(game, pieces, question.surcharge) <= left:
        return PAY
    best = -1
    most = -1
    for piece in pieces:
        kind = piece % TROOP_KINDS
        if chosen.count(piece) == pieces.count(piece) or wage_of(game, kind, question.surcharge) > left:
            continue
        army = seat * SLOTS + piece // TROOP_KINDS
        rank = 1000 + STRENGTH[kind]
        if army % SLOTS == GARRISON:
            rank -= 300
        if game.casualties[army] > 0:
            rank += 100
        if len(game.armies[army]) == 1:
            rank += 200
        if rank > most:
            most = rank
            best = piece
    return DONE if best < 0 else WAGE[best]


def obey_law(game: WarriorKnights, seat: i64, question: ObeyLaw) -> Action:
    """W-9.3.10 Comply, unless it costs more than a ban; a banned Baron ignores it."""
    if game.is_banned(seat):
        return IGNORE
    return DEFY if CROWN * float(question.cost(game, seat)) > BAN else COMPLY


def spare_crowns(game: WarriorKnights, seat: i64) -> i64:
    """Crowns beyond half of the next wages; more may be spent where Taxation will pay."""
    bill = wage_bill(game, seat)
    income = receipts(game, seat)
    keep = bill - income // 2
    return game.crowns[seat] - (keep if keep > 0 else 0)


def hire_troops(game: WarriorKnights, seat: i64, question: HireTroops) -> Action:
    """W-9.4 The strongest troop that can be paid now and later, or several of one nation."""
    chosen = [int(CATALOGUE.actions[answer].piece) for answer in game.picked[seat]]
    spare = spare_crowns(game, seat)
    paid: i64 = 0
    for kind in chosen:
        paid += fee_of(game, seat, kind, True)
    best = -1
    for kind in game.offer:
        if chosen and (NATION[kind] != NATION[chosen[0]] or chosen.count(kind) == game.offer.count(kind)):
            continue
        fee = fee_of(game, seat, kind, True)
        if paid + fee > spare or paid + fee > game.crowns[seat]:
            continue
        if best < 0 or STRENGTH[kind] > STRENGTH[best]:
            best = kind
    if best >= 0 and len(chosen) < question.most:
        return HIRE[best]
    if not chosen:
        return PASS
    if game.has_law(MERCENARY_EDICT) and game.is_banned(seat):
        return IGNORE
    return DONE


def station(game: WarriorKnights, seat: i64, question: StationTroop) -> Action:
    """W-9.4.3 To whoever can use it best: the circle within his free troops, then the weakest noble."""
    best: i64 = GARRISON
    most = 0.0
    limit = game.charter.data.constants.no_wage_limit
    for shape in range(SHAPES):
        army = seat * SLOTS + shape
        if not may_receive(game, army):
            continue
        strength = strength_of(game, army)
        score = 3.0 - 0.005 * float(strength)
        if shape == CIRCLE:
            total = troops_of(game, army) + STRENGTH[question.kind]
            score += 1.0 if total <= limit else -1.0
        if game.places[army] == OFF_BOARD:
            score -= 0.5
        if score > most:
            most = score
            best = shape
    return STATION[best]


# Neutral cards (W-8).


def upgrade_defenses(game: WarriorKnights, seat: i64, question: UpgradeDefenses) -> Action:
    """W-8.3 Repair the place that is in danger, or fortify the best city while there are crowns and rounds left."""
    chain = game.picked[seat]
    cost = repair_cost(game, seat)
    spare = spare_crowns(game, seat)
    if chain:
        piece = CATALOGUE.actions[chain[0]].piece
        more = len(chain) < game.breaches[own_place(seat, piece)] and cost * (len(chain) + 1) <= game.crowns[seat]
        return MEND[piece] if more and cost * (len(chain) + 1) <= spare else DONE
    eyes = Appraisal(game, seat)
    best = -1
    most = 0.5
    if cost <= game.crowns[seat] and cost <= spare:
        for piece in mendable(game, seat):
            worth = 2.0 if piece == MEND_STRONGHOLD else eyes.city(piece)
            score = (0.15 + eyes.threat(own_place(seat, piece))) * worth
            if score > most:
                most = score
                best = piece
        if best >= 0:
            return MEND[best]
    price = fortify_cost(game, seat)
    if price > game.crowns[seat] or price > spare:
        return PASS
    most = CROWN * float(price)
    for city in fortifiable(game, seat):
        score = 0.5 * CROWN * eyes.rounds + 0.3 * eyes.threat(city) * eyes.city(city)
        if score > most:
            most = score
            best = city
    return PASS if best < 0 else FORTIFY[best]


def muster_troops(game: WarriorKnights, seat: i64, question: MusterTroops) -> Action:
    """W-8.4 The army with the most casualties, as far as there are crowns to spare."""
    chain = game.picked[seat]
    cost = game.charter.data.constants.muster_cost
    spare = spare_crowns(game, seat)
    if chain:
        slot = CATALOGUE.actions[chain[0]].piece
        more = len(chain) < game.casualties[seat * SLOTS + slot] and cost * (len(chain) + 1) <= game.crowns[seat]
        return HEAL[slot] if more and cost * (len(chain) + 1) <= spare else DONE
    if cost > game.crowns[seat] or cost > spare:
        return PASS
    best = worst_hurt(game, seat)
    return PASS if best < 0 else HEAL[best]


def worst_hurt(game: WarriorKnights, seat: i64) -> i64:
    """The slot of the army with the most casualties, -1: none has any."""
    best: i64 = -1
    most: i64 = 0
    for slot in range(SLOTS):
        tokens = game.casualties[seat * SLOTS + slot]
        if tokens > most:
            most = tokens
            best = slot
    return best


def launch(game: WarriorKnights, seat: i64, question: LaunchExpedition) -> Action:
    """W-8.2.1 The expedition that promises most, if he has crowns for it."""
    if spare_crowns(game, seat) < 3 or free_markers(game, seat) == 0 or game.open_laws & BIT[NO_EXPEDITIONS]:
        return PASS
    if Appraisal(game, seat).rounds < 3.0:
        return PASS
    best = -1
    most = 0.0
    for one in range(EXPEDITIONS):
        if game.expeditions[one] == 0:
            found = venture(game.charter.data.fates, one, blessed_by(game, seat))
            if found.in_the_end > most:
                most = found.in_the_end
                best = one
    return PASS if best < 0 else LAUNCH[best]


def blessed_by(game: WarriorKnights, seat: i64) -> bool:
    return game.head == seat and game.faith[seat] > 1


def stake(game: WarriorKnights, seat: i64, question: StakeCrowns) -> Action:
    """W-8.2.2 Three to five crowns of those to spare."""
    spare = spare_crowns(game, seat)
    limit = stake_limit(game)
    if Appraisal(game, seat).rounds < 3.0 or free_markers(game, seat) < 2 or spare < 3:
        return STAKE[0]
    part = spare // 2 if spare < RICH else limit
    return STAKE[max(0, min(part, limit, game.crowns[seat]))]


def bless(game: WarriorKnights, seat: i64, question: BlessExpedition) -> Action:
    """W-8.2.3 A faith for about half of one's stake more."""
    own = game.stakes[question.expedition * game.players + seat]
    worth = 0.5 * CROWN * float(own)
    others = sum(game.stakes[question.expedition * game.players : (question.expedition + 1) * game.players]) - own
    return BLESS if worth > FAITH + 0.03 * float(others) else PASS


# Upkeep (W-13).


def quell(game: WarriorKnights, seat: i64, question: QuellRevolt) -> Action:
    """W-13.3 Faith first, then crowns, if the city is worth it."""
    worth = Appraisal(game, seat).city(question.city)
    ransom = question.ransom(game)
    if game.faith[seat] >= game.charter.data.constants.revolt_faith and worth > FAITH:
        return PAY_FAITH
    if game.crowns[seat] >= ransom and worth > CROWN * float(ransom):
        return PAY_CROWNS
    return LET_GO


def rearrange(game: WarriorKnights, seat: i64, question: Rearrange) -> Action:
    """W-13.6b to d Nobles off the board share what the garrison can spare; on the board all stays."""
    chain = game.picked[seat]
    if chain:
        taken = [int(CATALOGUE.actions[answer].piece) for answer in chain[1:]]
        taker = seat * SLOTS + CATALOGUE.actions[chain[0]].piece
        piece = next_from_garrison(game, seat, taker, taken) if question.home else -1
        if piece >= 0:
            return TAKE[piece]
        return GO if taken else game.legal(seat)[0]
    if question.home == 0:
        return PASS
    for shape in range(SHAPES):
        taker = seat * SLOTS + shape
        waits = game.places[taker] == OFF_BOARD and question.served & BIT[shape] == 0
        if waits and next_from_garrison(game, seat, taker, []) >= 0:
            return CHOOSE[shape]
    return PASS


def next_from_garrison(game: WarriorKnights, seat: i64, taker: i64, taken: list[int]) -> int:
    """The piece of `take` for the strongest garrison card that a noble still needs, -1: none."""
    garrison = seat * SLOTS + GARRISON
    cards = game.armies[garrison]
    if not cards or is_besieged(game, FIRST_STRONGHOLD + seat):
        return -1
    if game.casualties[garrison] > 0:
        whole = GARRISON * TAKES + TAKE_ALL
        return whole if not taken else -1
    if game.strongholds[seat] != OFF_BOARD and Appraisal(game, seat).threat(FIRST_STRONGHOLD + seat) > 0.5:
        return -1
    strength = troops_of(game, taker)
    for piece in taken:
        if piece % TAKES < TROOP_KINDS:
            strength += STRENGTH[piece % TAKES]
    if strength >= (FULL_ARMY if taker % SLOTS == CIRCLE else SMALL_ARMY):
        return -1
    best = -1
    for kind in cards:
        there = taken.count(GARRISON * TAKES + kind) < cards.count(kind)
        if there and (best < 0 or STRENGTH[kind] > STRENGTH[best]):
            best = kind
    return -1 if best < 0 else GARRISON * TAKES + best


def come_back(game: WarriorKnights, seat: i64, question: ReturnNoble) -> Action:
    """W-13.6e To where most can be done next: an own city without a noble, or near to one that he wants."""
    goals = Goals(Appraisal(game, seat))
    hopes = goals.hopes(seat * SLOTS + question.shape)
    areas = homes(game, seat)
    best = areas[0]
    most = -1.0
    for area in areas:
        score = goals.score(hopes, area)
        if score > most:
            most = score
            best = area
    return ENTER[best]


def rebuild(game: WarriorKnights, seat: i64, question: Rebuild) -> Action:
    """W-13.6a A stronghold where a new one promises most."""
    areas = question.areas(game, seat)
    return BUILD[best_home(game, seat, areas)] if areas else PASS
