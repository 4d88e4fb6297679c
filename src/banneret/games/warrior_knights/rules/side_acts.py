"""W-15.1, W-16.2, W-16.6 What a Baron may do while anybody is asked: gifts, heirs, and late cancels."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import (
    ATONE,
    ATONE_FOR,
    GIFT,
    GIVE_CROWNS,
    HAND_HEIR,
    HEIR,
    KILL,
    KILL_HEIR,
    MOST_NAMED,
)
from banneret.games.warrior_knights.rules.cards import (
    BAD_HARVEST,
    BARONS,
    BROKEN_LINE,
    HERETIC,
    NO_HEIR,
    REMOVED,
    SHAPES,
    SLOTS,
)
from banneret.games.warrior_knights.rules.crowns_and_votes import gain_faith, hand_crowns
from banneret.games.warrior_knights.rules.event_choices import end_event
from banneret.games.warrior_knights.rules.state import NO_CARD, NO_SEAT, NO_TARGET, WarriorKnights, put
from banneret.games.warrior_knights.rules.troops import has_heir, remove_noble

GIFTS: Final = MOST_NAMED + 1

# The pieces of `atone`: two events, then the nobles by shape.
ATONED_EVENTS: Final = [HERETIC, BAD_HARVEST]


def side_acts(game: WarriorKnights, seat: i64) -> list[Action]:
    found = gifts(game, seat) if game.charter.full_bargains else []
    if game.charter.exchange_heirs:
        found.extend(heir_acts(game, seat))
    if game.charter.miracles:
        found.extend(late_cancels(game, seat))
    return found


def gifts(game: WarriorKnights, seat: i64) -> list[Action]:
    """W-15.1 Any number of his crowns to any other Baron."""
    most = min(game.crowns[seat], MOST_NAMED)
    found: list[Action] = []
    for other in game.order_from(seat):
        if other != seat:
            first = game.barons[other] * GIFTS
            found.extend(GIFT[first + 1 : first + 1 + most])
    return found


def heir_acts(game: WarriorKnights, seat: i64) -> list[Action]:
    """W-16.2 The holder of an heir hands it to any other Baron, or kills it."""
    found: list[Action] = []
    for army in range(len(game.heirs)):
        owner = army // SLOTS
        if army % SLOTS >= SHAPES or game.heirs[army] != seat or not game.in_play(owner):
            continue
        if game.places[army] == REMOVED or not has_heir(game, army):
            continue
        noble = game.barons[owner] * SHAPES + army % SLOTS
        for other in game.order_from(seat):
            if other != seat:
                found.append(HEIR[noble * BARONS + game.barons[other]])
        found.append(KILL[noble])
    return found


def late_event(game: WarriorKnights, seat: i64, matter: i64) -> i64:
    """W-16.6 The lasting event that a piece of `atone` means; NO_TARGET where none lies on him."""
    if matter < len(ATONED_EVENTS):
        event = ATONED_EVENTS[matter]
        return event if game.in_force[event] == seat else NO_TARGET
    army = seat * SLOTS + matter - len(ATONED_EVENTS)
    if game.places[army] == REMOVED:
        return NO_TARGET
    if game.in_force[NO_HEIR] == army:
        return NO_HEIR
    return BROKEN_LINE if game.in_force[BROKEN_LINE] == army else NO_TARGET


def late_cost(game: WarriorKnights, event: i64) -> i64:
    return game.charter.data.events[event].cancel + 1


def late_cancels(game: WarriorKnights, seat: i64) -> list[Action]:
    """W-16.6 A lasting event on him ends for its printed cost and one faith more; what he has pledged is not free."""
    found: list[Action] = []
    free = game.faith[seat]
    if game.event != NO_CARD:
        free -= game.pledges[seat]
    for matter in range(len(ATONE)):
        event = late_event(game, seat, matter)
        if event == NO_TARGET or game.charter.data.events[event].cancel < 0:
            continue
        if late_cost(game, event) <= free:
            found.append(ATONE[matter])
    return found


def refuse_side_act(game: WarriorKnights, seat: i64, action: Action) -> Refusal:
    """Why a Baron cannot do now what may be done at any time."""
    if action.verb == GIVE_CROWNS:
        if not game.charter.full_bargains:
            return Refusal("no_gifts", "W-15.1")
        if 0 <= seat < game.players:
            return Refusal("gift_limit", "W-15.1", {"count": game.crowns[seat]})
        return Refusal("no_side_act", "W-15.1")
    return Refusal("no_side_act", "W-16.6" if action.verb == ATONE_FOR else "W-16.2")


def start_anew(game: WarriorKnights, seat: i64) -> None:
    """An unfinished chain of answers may count on crowns or troops that are no longer there: it starts again."""
    if game.picked[seat] and not game.stack[-1].joint():
        game.unpick(seat)


def carry_out(game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
    if action.verb == GIVE_CROWNS:
        hand_crowns(game, seat, game.seat_of_baron(action.piece // GIFTS), action.piece % GIFTS, "W-15.1")
        start_anew(game, seat)
    elif action.verb == HAND_HEIR:
        taker = game.seat_of_baron(action.piece % BARONS)
        game.heirs = put(game.heirs, noble_army(game, action.piece // BARONS), taker)
        if game.heard:
            game.emit("heir_handed", "W-16.2", seat, {"heir": action.piece_name, "to": taker})
    elif action.verb == KILL_HEIR:
        army = noble_army(game, action.piece)
        game.heirs = put(game.heirs, army, NO_SEAT)
        if game.heard:
            game.emit("heir_killed", "W-16.2", seat, {"noble": action.piece_name})
        if game.dead & BIT[army]:
            remove_noble(game, army, "W-16.2", chance)
            start_anew(game, army // SLOTS)
    else:
        event = late_event(game, seat, action.piece)
        gain_faith(game, seat, -late_cost(game, event), "W-16.6")
        end_event(game, event)


def noble_army(game: WarriorKnights, noble: i64) -> i64:
    """The army of a noble out of the list of all Barons' nobles."""
    return game.seat_of_baron(noble // SHAPES) * SLOTS + noble % SHAPES
