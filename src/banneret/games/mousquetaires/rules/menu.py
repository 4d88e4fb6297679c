"""M-5.4, M-5.5 What a standing musketeer can do in his turn."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.games.mousquetaires.rules.actions import (
    BRIBE,
    CHALLENGE,
    DRAW,
    DUEL,
    DUEL_DE_WARDES,
    END_TURN,
    ENTER,
    ESCAPE,
    EXCHANGE,
    FIGHT,
    FIGHT_FIRST,
    FIGHT_ON_WAY,
    LOOK,
    MOVE,
    PASSAGE,
    PLAY,
    REINFORCE,
    RETURN,
    RIDE,
    SEARCH,
    SHOW,
    SOLVE,
    STEP,
    UNMASK,
    USE,
    USE_WORDS,
)
from banneret.games.mousquetaires.rules.all_for_one import TOKENS_OF_A_CARD, can_use
from banneret.games.mousquetaires.rules.arsenal import offers
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURES,
    BASTILLE,
    BEGGARS,
    COLOMBIER,
    COMBAT,
    DOUBLE,
    ENEMIES,
    ESSARTS,
    GALLANTRY,
    HARLOT,
    LA_ROCHELLE,
    LOUVRE,
    NEMESIS,
    NO_TOKEN,
    PARIS,
    QUEST,
    RICHELIEU,
    ROOM_TOKENS,
    ROUTES,
    SKILLS,
    THOROUGHBRED,
)
from banneret.games.mousquetaires.rules.challenges import reachable
from banneret.games.mousquetaires.rules.characters import has_effect
from banneret.games.mousquetaires.rules.data import BY_DISCARD, BY_SEARCH
from banneret.games.mousquetaires.rules.exchange_limits import partners
from banneret.games.mousquetaires.rules.mission_slots import slot_at, trap_of
from banneret.games.mousquetaires.rules.payments import ways_to_pay
from banneret.games.mousquetaires.rules.places import BRIBE_GOLD
from banneret.games.mousquetaires.rules.quest import ENGLAND, GALLERIES, INN, ROAD
from banneret.games.mousquetaires.rules.state import AT_PARIS, NO_CARD, NO_ROUTE, Mousquetaires

# Where a musketeer may go of his own will (M-5.4, M-14.2).
OPEN_LOCATIONS: Final = [RICHELIEU, COLOMBIER, PARIS, LOUVRE, LA_ROCHELLE, QUEST]
ALL_SKILLS: Final = 15


def may_enter(game: Mousquetaires, man: i64, location: i64) -> bool:
    """M-25.2 The quest is closed to a banned musketeer."""
    return location != game.place[man] and (location != QUEST or game.banned & BIT[man] == 0)


def can_ride(game: Mousquetaires, man: i64) -> bool:
    """M-16.3, M-14.7 One free Move a round; nobody rides out of the Bastille."""
    return (
        game.has_item(man, THOROUGHBRED) and game.horses_used & BIT[man] == 0 and game.place[man] != BASTILLE
    )  # fmt: skip


def can_look(game: Mousquetaires, man: i64) -> bool:
    """M-15.8 Whether face-down tokens of board 1 lie before a musketeer on the quest."""
    return game.board_number == INN and game.place[man] == QUEST and game.hidden_tokens() > 0


def can_look_from_pool(game: Mousquetaires, man: i64) -> bool:
    return game.epic >= game.charter.data.boards.reveal_cost and can_look(game, man)


def turn_is_over(game: Mousquetaires, man: i64) -> bool:
    """M-5.9 No action is left, nor a free Move, nor a reveal from the pool; or the time is up (M-22.2)."""
    if game.time_out:
        return True
    return game.actions <= 0 and not can_ride(game, man) and not can_look_from_pool(game, man)


def menu(game: Mousquetaires, seat: i64, man: i64) -> list[Action]:
    """M-5.4 All answers of a musketeer whose turn it is."""
    picked = game.picked[seat]
    if picked:
        return looks(game, picked)
    options: list[Action] = []
    if game.actions > 0:
        add_actions(game, seat, man, options)
    if can_ride(game, man):
        for location in OPEN_LOCATIONS:
            if may_enter(game, man, location):
                options.append(RIDE[location])
    if can_look(game, man):
        options.extend(looks(game, picked))
    for use in range(len(USE_WORDS)):
        if can_use(game, use):
            options.append(USE[use])
    hand = game.hands[seat]
    shown = game.shown[seat]
    for card in range(ADVENTURES):
        if hand.count(card) > shown.count(card):
            options.append(SHOW[card])
    options.append(END_TURN)
    return options


def add_actions(game: Mousquetaires, seat: i64, man: i64, options: list[Action]) -> None:
    prisoner = game.place[man] == BASTILLE
    hand = game.hands[seat]
    if game.can_draw():
        options.append(DRAW)
    if not prisoner:
        for location in OPEN_LOCATIONS:
            if may_enter(game, man, location):
                options.append(MOVE[location])
        if game.route[man] != NO_ROUTE:
            options.append(RETURN)
    for other in partners(game, man):
        options.append(EXCHANGE[other])
    for card in range(ESSARTS, ADVENTURES):
        if card in hand and has_effect(game, card):
            options.append(PLAY[card])
    if game.place[man] == LA_ROCHELLE and len(game.siege_cards) < game.charter.data.limits.siege_cards:
        for card in (COMBAT, DOUBLE):
            if card in hand:
                options.append(REINFORCE[card])
    for skill in range(SKILLS):
        if reachable(game, seat, man, skill):
            options.append(CHALLENGE[skill])
    add_mission_tasks(game, seat, man, options)
    if game.place[man] == QUEST:
        add_quest_tasks(game, man, options)
    options.extend(offers(game, seat, man))
    if prisoner:
        if game.gold >= BRIBE_GOLD:
            options.append(BRIBE)
        options.append(ESCAPE)


def add_mission_tasks(game: Mousquetaires, seat: i64, man: i64, options: list[Action]) -> None:
    """M-5.4 Duels, traps, searching and unmasking in Paris and at the Louvre."""
    slot = slot_at(game.place[man])
    if slot == 0:
        return
    for enemy in range(ENEMIES):
        if game.enemy_at[enemy] == slot:
            options.append(DUEL[enemy])
    if can_solve(game, seat, man, trap_of(game, slot)):
        options.append(SOLVE)
    if slot == AT_PARIS and game.paris != NO_CARD and game.constance < game.charter.data.tracks.successes:
        action = game.charter.data.paris[game.paris].action
        if action == BY_SEARCH:
            options.append(SEARCH)
        elif action == BY_DISCARD and game.hands[seat]:
            options.append(UNMASK)


def can_solve(game: Mousquetaires, seat: i64, man: i64, trap: i64) -> bool:
    """M-9.4 to M-9.6"""
    if trap == BEGGARS:
        return game.gold >= game.charter.data.traps[BEGGARS].amount
    if trap == HARLOT:
        return GALLANTRY in game.hands[seat]
    return trap == NEMESIS and game.named == man


def add_quest_tasks(game: Mousquetaires, man: i64, options: list[Action]) -> None:
    """M-15 Steps and fights on the boards."""
    number = game.board_number
    if number == INN:
        add_steps(game, man, options)
    elif number == ENGLAND:
        if game.overcome == ALL_SKILLS:
            options.append(DUEL[DUEL_DE_WARDES])
    elif number == ROAD:
        options.append(FIGHT[FIGHT_ON_WAY])
    elif number == GALLERIES:
        for place in range(1, ROOM_TOKENS):
            if game.board[game.room * ROOM_TOKENS + place] != NO_TOKEN:
                options.append(FIGHT[FIGHT_FIRST + place - 1])
        if ways_to_pay(game, game.charter.data.boards.passage_cost):
            options.append(PASSAGE)


def add_steps(game: Mousquetaires, man: i64, options: list[Action]) -> None:
    """M-15.5 to M-15.7 A step onto the next token, or the way to the last cleared space of a route."""
    own: i64 = game.route[man]
    if own == NO_ROUTE:
        for route in range(ROUTES):
            options.append(STEP[route] if game.cleared(route) == 0 else ENTER[route])
    elif game.stands_before_token(man):
        options.append(FIGHT[FIGHT_ON_WAY])
    elif game.space[man] < game.cleared(own):
        options.append(ENTER[own])
    else:
        options.append(STEP[own])


def looks(game: Mousquetaires, picked: list[int]) -> list[Action]:
    """M-15.8 Up to three face-down tokens for each epic token; `pay` says how many All for One cards are used."""
    boards = game.charter.data.boards
    options: list[Action] = []
    if picked:
        options.extend(ways_to_pay(game, look_cost(game, len(picked))))
    budget = game.epic + TOKENS_OF_A_CARD * game.all_for_one
    if len(picked) + 1 <= budget // boards.reveal_cost * boards.revealed:
        for space in range(len(game.board)):
            if game.board[space] != NO_TOKEN and game.face_up & BIT[space] == 0 and space not in picked:
                options.append(LOOK[space])
    return options


def look_cost(game: Mousquetaires, count: i64) -> i64:
    """The epic tokens that looking at so many tokens costs."""
    boards = game.charter.data.boards
    return (count + boards.revealed - 1) // boards.revealed * boards.reveal_cost
