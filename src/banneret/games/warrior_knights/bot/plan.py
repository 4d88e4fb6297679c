"""The expert plans his round (W-5) and sends his cards (W-6.2)."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.games.warrior_knights.bot.appraisal import CROWN, FAITH, VOTE, wage_bill
from banneret.games.warrior_knights.bot.manner import EVEN, Manner
from banneret.games.warrior_knights.rules.actions import DONE, EXECUTE, PLAN, SEND
from banneret.games.warrior_knights.rules.armies_and_places import count_kingdom_cities, is_on_board
from banneret.games.warrior_knights.rules.baron_cards import PlayCard
from banneret.games.warrior_knights.rules.cards import (
    ACTION_KINDS,
    ASSEMBLY,
    DRAFT_SOLDIERS,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    PAPAL_LEGATE,
    PORT,
    RALLY_SUPPORT,
    SERVE_THE_CHURCH,
    SHAPES,
    SLOTS,
    STACKS,
    STRENGTH,
    TAXATION,
    VERSATILE_STRATEGY,
    WAGES,
)
from banneret.games.warrior_knights.rules.crowns_and_votes import free_markers
from banneret.games.warrior_knights.rules.planning import PlanCards, in_stack, unplanned
from banneret.games.warrior_knights.rules.resolution import SendCard
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.rules.taxation import city_receipts, concession_receipts

LEADS: Final = 0.5  # what the Chairman's or the Head's token is worth for a while
COMFORT: Final = 6  # crowns that a Baron likes to have beside his wages


def taxed_areas(game: WarriorKnights, seat: i64) -> i64:
    """W-7.1 How many areas his nobles stand in."""
    areas: list[int] = []
    for shape in range(SHAPES):
        place = game.places[seat * SLOTS + shape]
        if 0 <= place < PORT and place not in areas:
            areas.append(place)
    return len(areas)


def most_of_others(game: WarriorKnights, seat: i64, values: list[int]) -> i64:
    most: i64 = -1
    for other in range(game.players):
        if other != seat and game.in_play(other) and values[other] > most:
            most = values[other]
    return most


def card_worth(game: WarriorKnights, seat: i64, kind: i64) -> float:
    """What a card that does not move anybody promises."""
    if kind == LEVY_TAXES:
        worth = CROWN * float(taxed_areas(game, seat))
        short = wage_bill(game, seat) - game.crowns[seat]
        soon = 2 * game.count() - len(game.laid[WAGES])
        if short > 0:
            worth += 0.6 if soon <= 3 else 0.3
        return worth
    if kind == RALLY_SUPPORT:
        worth = 2.0 * VOTE
        if game.is_banned(seat):
            return 0.05
        if game.chairman != seat and game.votes[seat] + 2 > most_of_others(game, seat, game.votes):
            worth += LEADS
        return worth
    if kind == SERVE_THE_CHURCH:
        if game.is_heretic(seat):
            return 0.1
        more = 2 if game.has_charge(seat, PAPAL_LEGATE) else 1
        worth = FAITH * float(more)
        if game.head != seat and game.faith[seat] + more > most_of_others(game, seat, game.faith):
            worth += LEADS
        elif game.faith[seat] == 0:
            worth += 0.3
        return worth
    if kind == DRAFT_SOLDIERS:
        return draft_worth(game, seat)
    return 0.4


def draft_worth(game: WarriorKnights, seat: i64) -> float:
    """W-7.2 A marker brings a troop for its wage, if there are crowns for it."""
    free = game.crowns[seat] - wage_bill(game, seat)
    if free < 2 or free_markers(game, seat) == 0 or not game.offer:
        return 0.1
    best: i64 = 0
    for kind in game.offer:
        if STRENGTH[kind] > best and game.charter.data.wages[kind] <= free:
            best = STRENGTH[kind]
    return 0.005 * float(best) if free < COMFORT else 0.007 * float(best)


def plan_cards(game: WarriorKnights, seat: i64, question: PlanCards, manner: Manner = EVEN) -> Action:
    """W-5.1 The next card of the plan: moves and battles first, spread over the stacks, then what pays most."""
    chain = game.picked[seat]
    most: i64 = game.charter.data.constants.cards_per_stack
    room = [int(most - in_stack(chain, stack)) for stack in range(STACKS)]
    if sum(room) == 0:
        return DONE
    hand = game.hands[seat]
    leaders: i64 = 0
    for shape in range(SHAPES):
        if is_on_board(game, seat * SLOTS + shape):
            leaders += 1
    for kind, useful in ((MOBILIZE_FORCES, leaders), (VERSATILE_STRATEGY, most * STACKS)):
        left = unplanned(hand, chain, kind)
        planned = hand.count(kind) - left
        if left > 0 and planned < useful:
            return put_in(room, planned, kind)
    best: i64 = -1
    worth = 0.0
    for kind in (LEVY_TAXES, DRAFT_SOLDIERS, RALLY_SUPPORT, SERVE_THE_CHURCH):
        left = unplanned(hand, chain, kind)
        if left > 0:
            found = manner.tastes[kind] * card_worth(game, seat, kind) * (1.0 if left == hand.count(kind) else 0.75)
            if best < 0 or found > worth:
                worth = found
                best = kind
    return DONE if best < 0 else put_in(room, 0 if worth > 1.0 else STACKS - 1, best)


def put_in(room: list[int], stack: i64, kind: i64) -> Action:
    """A card into a stack, or into the next one that has room."""
    at = stack % STACKS
    while room[at] == 0:
        at = (at + 1) % STACKS
    return PLAN[at * ACTION_KINDS + kind]


def receipts(game: WarriorKnights, seat: i64) -> i64:
    return city_receipts(game, seat) + concession_receipts(game, seat)


def phase_worth(game: WarriorKnights, seat: i64, area: i64) -> float:
    """What a special phase would bring him now, beside what it brings the others."""
    mine = 0.0
    theirs = 0.0
    for other in game.order_from(seat):
        if area == TAXATION:
            worth = CROWN * float(receipts(game, other))
        elif area == WAGES:
            bill = wage_bill(game, other)
            worth = -CROWN * float(bill) - (1.0 if bill > game.crowns[other] else 0.0)
        else:
            worth = VOTE * float(game.votes[other] + count_kingdom_cities(game, other))
        if other == seat:
            mine = worth
        else:
            theirs += worth
    return mine - theirs / float(max(1, game.count() - 1))


def play_card(game: WarriorKnights, seat: i64, question: PlayCard) -> Action:
    """W-6.1 A planned card is carried out."""
    return EXECUTE


def send_card(game: WarriorKnights, seat: i64, question: SendCard) -> Action:
    """W-6.2 To the phase that serves him best; a fuller area brings the card back sooner."""
    areas = (WAGES, ASSEMBLY) if game.card % ACTION_KINDS == MOBILIZE_FORCES else (TAXATION, WAGES, ASSEMBLY)
    best = areas[0]
    most = -1e9
    full = float(game.charter.data.constants.special_at * game.count())
    for area in areas:
        near = float(len(game.laid[area]) + 1) / full
        score = near * (1.0 + phase_worth(game, seat, area))
        if score > most:
            most = score
            best = area
    return SEND[best]
