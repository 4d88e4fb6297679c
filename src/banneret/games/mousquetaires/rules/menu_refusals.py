"""Why something cannot be done in a musketeer's turn."""

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules import actions as words
from banneret.games.mousquetaires.rules.all_for_one import TOKENS_OF_A_CARD
from banneret.games.mousquetaires.rules.arsenal import refuse_purchase
from banneret.games.mousquetaires.rules.cards import (
    BASTILLE,
    BEGGARS,
    COMBAT,
    DOUBLE,
    ESSARTS,
    HARLOT,
    LA_ROCHELLE,
    NEMESIS,
    NO_TOKEN,
    PARIS,
    QUEST,
    THOROUGHBRED,
)
from banneret.games.mousquetaires.rules.challenges import NO_LEVEL, cards_left, level_of, missing, units_left
from banneret.games.mousquetaires.rules.data import BY_DISCARD, BY_SEARCH
from banneret.games.mousquetaires.rules.exchange_limits import MOST_FAILED
from banneret.games.mousquetaires.rules.menu import OPEN_LOCATIONS, can_look
from banneret.games.mousquetaires.rules.mission_slots import NO_TRAP, slot_at, trap_of
from banneret.games.mousquetaires.rules.quest import ENGLAND, GALLERIES, INN, ROAD
from banneret.games.mousquetaires.rules.state import NO_CARD, Mousquetaires


def refuse_in_turn(game: Mousquetaires, seat: i64, man: i64, action: Action) -> Refusal:
    """The reason, by what was meant to be done."""
    verb = action.verb
    if game.picked[seat] and verb != words.LOOK_AT and verb != words.PAY_WITH:
        return Refusal("finish_looking", "M-15.8")
    if verb == words.RIDE_TO:
        return refuse_ride(game, man, action)
    if verb == words.LOOK_AT or verb == words.PAY_WITH:
        return refuse_look(game, seat, man, action)
    if verb == words.USE_CARD:
        if game.all_for_one == 0:
            return Refusal("no_all_for_one", "M-19.3")
        return Refusal("use_changes_nothing", "M-19.3")
    if verb == words.SHOW_CARD:
        held = action.piece in game.hands[seat]
        return Refusal("already_shown" if held else "not_in_hand", "M-5.5", {"card": action.piece_name})
    if not is_action(verb):
        return Refusal("not_in_your_turn", "M-5.4")
    if game.actions <= 0:
        return Refusal("no_actions_left", "M-5.3")
    if verb == words.DRAW_CARD:
        return Refusal("no_card_to_draw", "M-5.7")
    if verb == words.MOVE_TO or verb == words.RETURN_TO_COMMON:
        return refuse_move(game, man, action)
    if verb == words.EXCHANGE_WITH:
        return refuse_exchange(game, man, action)
    if verb == words.PLAY_CHARACTER:
        return refuse_character(game, seat, action)
    if verb == words.REINFORCE_WITH:
        return refuse_reinforcing(game, seat, man, action)
    if verb == words.BUY_ITEM:
        return refuse_purchase(game, seat, man, action)
    if verb == words.BRIBE_GUARD or verb == words.ESCAPE_GUARD:
        prisoner = game.place[man] == BASTILLE
        return Refusal("no_gold_for_bribe" if prisoner else "not_in_bastille", "M-14.6")
    if game.place[man] == BASTILLE:
        return Refusal("prisoner", "M-14.7")
    if verb == words.CHALLENGE_SKILL:
        return refuse_challenge(game, seat, man, action)
    if game.place[man] == QUEST:
        return refuse_on_quest(game, action)
    return refuse_mission_task(game, man, action)


def is_action(verb: i64) -> bool:
    """Whether an answer is one of the actions of M-5.4."""
    return (
        (words.DRAW_CARD <= verb <= words.ESCAPE_GUARD) and verb != words.ENOUGH_BOUGHT and verb != words.RIDE_TO
    )  # fmt: skip


def refuse_ride(game: Mousquetaires, man: i64, action: Action) -> Refusal:
    if not game.has_item(man, THOROUGHBRED):
        return Refusal("no_horse", "M-16.3")
    if game.horses_used & BIT[man]:
        return Refusal("horse_used", "M-16.3")
    if game.place[man] == BASTILLE:
        return Refusal("prisoner", "M-14.7")
    return refuse_move(game, man, action)


def refuse_move(game: Mousquetaires, man: i64, action: Action) -> Refusal:
    if game.place[man] == BASTILLE:
        return Refusal("prisoner", "M-14.7")
    if action.verb == words.RETURN_TO_COMMON:
        return Refusal("not_on_a_route", "M-5.4")
    if action.piece not in OPEN_LOCATIONS:
        return Refusal("closed_location", "M-5.4", {"location": action.piece_name})
    if action.piece == game.place[man]:
        return Refusal("already_there", "M-5.4", {"location": action.piece_name})
    return Refusal("banned", "M-25.2")


def refuse_exchange(game: Mousquetaires, man: i64, action: Action) -> Refusal:
    if not game.charter.seating.exchange:
        return Refusal("no_exchange_alone", "M-5.6")
    if game.isolated:
        return Refusal("isolated", "M-18.1")
    if game.failed_offers >= MOST_FAILED:
        return Refusal("two_offers_failed", "M-5.6")
    other = action.piece
    if other == man or not game.in_play(other) or game.place[other] != game.place[man]:
        return Refusal("not_together", "M-5.6", {"man": action.piece_name})
    return Refusal("nothing_to_exchange", "M-5.6")


def refuse_character(game: Mousquetaires, seat: i64, action: Action) -> Refusal:
    if action.piece < ESSARTS:
        return Refusal("no_character_card", "M-17.1", {"card": action.piece_name})
    if action.piece not in game.hands[seat]:
        return Refusal("not_in_hand", "M-17.1", {"card": action.piece_name})
    return Refusal("without_effect", "M-17.1", {"card": action.piece_name})


def refuse_reinforcing(game: Mousquetaires, seat: i64, man: i64, action: Action) -> Refusal:
    if game.place[man] != LA_ROCHELLE:
        return Refusal("not_at_la_rochelle", "M-13.2")
    if action.piece != COMBAT and action.piece != DOUBLE:
        return Refusal("no_combat_card", "M-13.2", {"card": action.piece_name})
    if action.piece not in game.hands[seat]:
        return Refusal("not_in_hand", "M-13.2", {"card": action.piece_name})
    return Refusal("la_rochelle_full", "M-13.1")


def refuse_challenge(game: Mousquetaires, seat: i64, man: i64, action: Action) -> Refusal:
    level = level_of(game, man, action.piece)
    if level == NO_LEVEL:
        return Refusal("no_such_challenge", "M-5.4", {"skill": action.piece_name})
    points = missing(game, seat, man, action.piece) - units_left(game, seat, man, action.piece)
    points -= TOKENS_OF_A_CARD * cards_left(game, seat, man)
    return Refusal("out_of_reach", "M-6.2", {"level": int(level), "points": int(points)})


def refuse_mission_task(game: Mousquetaires, man: i64, action: Action) -> Refusal:
    verb = action.verb
    slot = slot_at(game.place[man])
    if verb == words.DUEL_FOE:
        return Refusal("enemy_not_here", "M-5.4", {"foe": action.piece_name})
    if verb == words.SOLVE_TRAP:
        trap = trap_of(game, slot)
        if trap == BEGGARS:
            gold = int(game.charter.data.traps[BEGGARS].amount)
            return Refusal("not_enough_gold", "M-9.4", {"gold": gold})
        if trap == HARLOT:
            return Refusal("needs_gallantry", "M-9.5")
        if trap == NEMESIS:
            return Refusal("not_the_named_one", "M-9.6")
        return Refusal("no_trap_here" if trap == NO_TRAP else "trap_stays", "M-9.2")
    if verb == words.SEARCH_PARIS or verb == words.UNMASK_PARIS:
        here = game.place[man] == PARIS and game.paris != NO_CARD
        wanted = BY_SEARCH if verb == words.SEARCH_PARIS else BY_DISCARD
        if not here or game.charter.data.paris[game.paris].action != wanted:
            return Refusal("no_such_paris_task", "M-11.5")
        if game.constance >= game.charter.data.tracks.successes:
            return Refusal("six_successes", "M-11.5")
        return Refusal("no_card_to_discard", "M-11.5")
    return Refusal("only_on_quest", "M-15.3")


def refuse_on_quest(game: Mousquetaires, action: Action) -> Refusal:
    verb = action.verb
    number = game.board_number
    if verb == words.DUEL_FOE:
        if action.piece != words.DUEL_DE_WARDES or number != ENGLAND:
            return Refusal("enemy_not_here", "M-5.4", {"foe": action.piece_name})
        return Refusal("four_challenges_first", "M-15.10")
    if verb == words.SECRET_PASSAGE:
        if number == GALLERIES:
            return Refusal("passage_too_dear", "M-15.13", {"count": int(game.charter.data.boards.passage_cost)})
        return Refusal("not_on_this_board", "M-15.13")
    if verb == words.FIGHT_TOKEN:
        return Refusal("no_token_there", "M-15.11" if number == ROAD else "M-15.6" if number == INN else "M-15.13")
    if verb == words.STEP_ON or verb == words.ENTER_ROUTE:
        return Refusal("no_such_step" if number == INN else "not_on_this_board", "M-15.5")
    if verb == words.SOLVE_TRAP:
        return Refusal("no_trap_here", "M-9.2")
    return Refusal("no_such_paris_task", "M-11.5")


def refuse_look(game: Mousquetaires, seat: i64, man: i64, action: Action) -> Refusal:
    if not can_look(game, man):
        return Refusal("nothing_to_look_at", "M-15.8")
    if action.verb == words.PAY_WITH:
        return Refusal("cannot_pay_so" if game.picked[seat] else "nothing_to_pay", "M-19.3")
    space = action.piece
    if game.board[space] == NO_TOKEN or game.face_up & BIT[space] or space in game.picked[seat]:
        return Refusal("no_hidden_token", "M-15.8")
    return Refusal("no_epic_left", "M-15.8")
