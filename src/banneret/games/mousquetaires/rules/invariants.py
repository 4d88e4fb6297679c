"""What must hold at every decision (section 12 of the specification); `Mousquetaires.check` and positions call it."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT, popcount
from banneret.core.fields import UNKNOWN
from banneret.core.invariants import hold
from banneret.games.mousquetaires.rules.arsenal import ReplaceItem
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    COLOMBIER,
    DECOY,
    ENEMIES,
    ENEMY_IDS,
    EQUIPMENT,
    FIRST_CHALLENGE,
    FIRST_SKILL_UPGRADE,
    ITEM_WORDS,
    ITEMS,
    LOUVRE_CARDS,
    MUSKETEER_IDS,
    MUSKETEERS,
    NEMESIS,
    NO_TOKEN,
    PARIS_CARDS,
    QUEST,
    ROCHEFORT,
    ROOM_TOKENS,
    ROOMS,
    SKILLS,
    SPACES,
    THRUST,
    TRAPS,
    TREACHERY_IDS,
)
from banneret.games.mousquetaires.rules.charter import all_tokens
from banneret.games.mousquetaires.rules.filling_missions import NameNemesis
from banneret.games.mousquetaires.rules.milady import GUARDED
from banneret.games.mousquetaires.rules.mission_slots import SLOT_WORDS, has_enemy, trap_of
from banneret.games.mousquetaires.rules.quest import BOARD_SPACES, GALLERIES, INN, ROAD
from banneret.games.mousquetaires.rules.setup import adventure_cards, treachery_cards
from banneret.games.mousquetaires.rules.state import (
    AT_LOUVRE,
    AT_PARIS,
    IN_HAND,
    NO_CARD,
    NO_FOE,
    NO_ROUTE,
    NO_SEAT,
    NO_WINNER,
    NOBODY,
    OUT_OF_GAME,
    SETTING_UP,
    Mousquetaires,
)

MOST_ACTIONS: Final = 9


def check(game: Mousquetaires) -> None:
    """Raise AssertionError at the first invariant that does not hold."""
    check_position(game)
    for man in range(MUSKETEERS):
        assert game.equipment[man] < BIT[EQUIPMENT], "an unknown item"
        assert game.skills[man] < BIT[SKILLS], "an unknown skill"
    assert game.over == (game.winner != NO_WINNER), "a finished game has one winner"


def check_position(game: Mousquetaires) -> None:
    """What holds in written positions too, each with the words that say what is wrong there."""
    check_cards(game)
    check_milady(game)
    check_missions(game)
    check_tokens(game)
    check_arsenal(game)
    check_musketeers(game)
    check_turn(game)
    check_tracks(game)
    check_dice(game)


def hold_range(key: str, value: i64, low: i64, high: i64) -> None:
    if not low <= value <= high:
        hold(False, key, "range", {"value": value, "low": low, "high": high})


def check_cards(game: Mousquetaires) -> None:
    """Every adventure card is in the deck, the discards, a hand or at La Rochelle; what is known of hands is there."""
    cards = game.deck[game.drawn :] + game.discard + game.siege_cards
    for hand in game.hands:
        cards = cards + hand
    hold(sorted(cards) == adventure_cards(game.charter.data), "deck", "pieces-lost")
    for seat in range(game.players):
        check_shown("shown", game.shown[seat], game.hands[seat], ADVENTURE_WORDS)
    hold(len(game.siege_cards) <= game.charter.data.limits.siege_cards, "siege_cards", "siege-full")


def check_shown(key: str, shown: list[int], hand: list[int], words: list[str]) -> None:
    """Cards of a hand that all have seen are still there."""
    for card in shown:
        if shown.count(card) > hand.count(card):
            hold(False, key, "not-in-hand", {"value": words[card]})


def check_milady(game: Mousquetaires) -> None:
    """Treachery, Paris and location cards."""
    deck, gone = treachery_cards(game.charter)
    piles = game.treachery_deck + game.treachery_hand + game.treachery_discard
    hold(sorted(piles) == deck and game.treachery_gone == gone, "treachery_deck", "pieces-lost")
    check_shown("treachery_shown", game.treachery_shown, game.treachery_hand, TREACHERY_IDS)
    hold(game.charter.with_milady or not game.treachery_hand, "treachery_hand", "no-milady")
    hold(game.charter.with_milady or not game.face_down, "card", "no-milady")
    laid = [] if game.paris == NO_CARD else [int(game.paris)]
    paris = game.paris_hand + game.paris_unused + game.paris_gone + laid
    hold(sorted(paris) == list(range(PARIS_CARDS)), "paris", "pieces-lost")
    if game.face_down:
        hold(game.destination >= 0 and not game.revealed, "card", "card-and-destination")
        hold(game.ruled_out & BIT[game.destination] == 0, "ruled_out", "ruled-out")
        hold(game.rochefort > 0 or game.destination not in GUARDED, "destination", "without-rochefort")


def check_missions(game: Mousquetaires) -> None:
    """Enemies and traps lie in one place each; a mission in its slot is never complete."""
    opened = [] if game.louvre == NO_CARD else [int(game.louvre)]
    louvre = game.louvre_deck + game.louvre_gone + opened
    hold(sorted(louvre) == list(range(LOUVRE_CARDS)), "louvre_deck", "pieces-lost")
    for slot, card in ((AT_PARIS, game.paris), (AT_LOUVRE, game.louvre)):
        traps = game.trap_at.count(slot)
        hold(card != NO_CARD or not has_enemy(game, slot), f"{SLOT_WORDS[slot]}_enemies", "no-mission")
        hold(card != NO_CARD or traps == 0, f"{SLOT_WORDS[slot]}_trap", "no-mission")
        hold(traps <= 1, f"{SLOT_WORDS[slot]}_trap", "one-trap")
    for enemy in range(ENEMIES):
        hold(IN_HAND <= game.enemy_at[enemy] <= OUT_OF_GAME, "enemies_gone", "pieces-lost")
        hold_range(f"enemy_life.{ENEMY_IDS[enemy]}", game.enemy_life[enemy], 0, game.charter.data.foes[enemy].life)
        hold(game.enemy_life[enemy] > 0 or game.enemy_at[enemy] == OUT_OF_GAME, "enemies_gone", "beaten-enemy")
    for trap in range(TRAPS):
        hold(IN_HAND <= game.trap_at[trap] <= OUT_OF_GAME, "traps_gone", "pieces-lost")
    if game.louvre != NO_CARD and game.louvre_overcome:
        trap_there = trap_of(game, AT_LOUVRE)
        waits = trap_there >= 0 and game.charter.data.traps[trap_there].solved
        hold(waits or has_enemy(game, AT_LOUVRE), "louvre_overcome", "mission-complete")
    threatens = game.trap_at[NEMESIS] == AT_PARIS or game.trap_at[NEMESIS] == AT_LOUVRE
    hold((game.named != NOBODY) == threatens or is_being_named(game), "named", "nemesis-named")


def is_being_named(game: Mousquetaires) -> bool:
    """M-9.6 Milady has yet to name the musketeer whom a Nemesis is after."""
    for frame in game.stack:
        if isinstance(frame, NameNemesis):
            return True
    return False


def check_tokens(game: Mousquetaires) -> None:
    """M-15 All enemy tokens are unplaced, on the board or gone; decoys and challenges lie on their own boards only."""
    number = game.board_number
    board = [token for token in game.board if token != NO_TOKEN]
    tokens = game.tokens + board + game.tokens_gone
    hold(UNKNOWN not in tokens and sorted(tokens) == all_tokens(game.charter), "tokens_gone", "pieces-lost")
    if number < len(BOARD_SPACES) and len(game.board) != BOARD_SPACES[number]:
        hold(False, "board", "board-size", {"count": len(game.board), "high": BOARD_SPACES[number]})
    if board:
        hold(DECOY not in game.tokens and (DECOY not in board or number == INN), "board", "decoys")
    for space, token in enumerate(game.board):
        challenge = FIRST_CHALLENGE <= token < NO_TOKEN
        hold(not challenge or (number == GALLERIES and space % ROOM_TOKENS == 0), "board", "challenges")
    if number == GALLERIES and board:
        hold(not game.tokens, "board", "tokens-left-out")
        for room in range(int(game.room), ROOMS):
            hold(FIRST_CHALLENGE <= game.board[room * ROOM_TOKENS] < NO_TOKEN, "board", "challenges")
    if number == ROAD and board:
        hold(game.board[-1] != NO_TOKEN, "board", "road-finished")
    hold(not game.board or game.face_up < BIT[len(game.board)], "board", "pieces-lost")


def check_arsenal(game: Mousquetaires) -> None:
    """Every item is in stock, owned or gone."""
    for item in range(ITEMS):
        owned: i64 = 0
        for man in range(MUSKETEERS):
            if item < EQUIPMENT:
                has = game.equipment[man] & BIT[item] != 0
            elif item == THRUST:
                has = game.thrusts & BIT[man] != 0
            else:
                has = item >= FIRST_SKILL_UPGRADE and game.skills[man] & BIT[item - FIRST_SKILL_UPGRADE] != 0
            owned += 1 if has else 0
        if game.stock[item] < 0:
            hold(False, "musketeers", "too-many", {"value": ITEM_WORDS[item]})
        total = game.stock[item] + owned + game.items_gone[item] + replacing(game, item)
        hold(total == game.charter.data.items[item].count, "items_gone", "pieces-lost")


def replacing(game: Mousquetaires, item: i64) -> i64:
    """A bought item that waits for the token which it replaces."""
    top = game.stack[-1] if game.stack else None
    return 1 if isinstance(top, ReplaceItem) and top.item == item else 0


def check_musketeers(game: Mousquetaires) -> None:
    """Life, slots and places of those in play."""
    count: i64 = 0
    for man in range(MUSKETEERS):
        if game.in_play(man):
            count += 1
            check_musketeer(game, man, f"musketeers.{MUSKETEER_IDS[man]}")
    in_play = game.charter.seating.in_play
    if game.phase != SETTING_UP and count != in_play:
        hold(False, "musketeers", "in-play", {"count": count, "high": in_play})


def check_musketeer(game: Mousquetaires, man: i64, key: str) -> None:
    limits = game.charter.data.limits
    lies = game.lying & BIT[man] != 0
    hold(game.owner[man] < game.charter.musketeer_players, f"{key}.owner", "milady-leads-nobody")
    hold_range(f"{key}.life", game.life[man], 0, game.most_life(man))
    hold((game.life[man] == 0) == lies, f"{key}.life", "lies-elsewhere")
    hold(not lies or game.place[man] == COLOMBIER, f"{key}.at", "lies-elsewhere")
    hold(0 < game.place[man] <= QUEST, f"{key}.at", "not-for-musketeers")
    if popcount(game.equipment[man]) > limits.equipment:
        hold(False, f"{key}.equipment", "slots", {"high": limits.equipment})
    if popcount(game.skills[man]) > limits.skills:
        hold(False, f"{key}.skills", "slots", {"high": limits.skills})
    if game.route[man] != NO_ROUTE:
        hold(game.place[man] == QUEST and game.board_number == INN, f"{key}.route", "route-elsewhere")
        hold_range(f"{key}.space", game.space[man], 1, SPACES)
        hold(game.space[man] <= game.cleared(game.route[man]) + 1, f"{key}.space", "uncleared")
    hold(
        game.banned & BIT[man] == 0 or (game.charter.fatal and game.place[man] != QUEST), f"{key}.banned", "banned"
    )  # fmt: skip


def check_turn(game: Mousquetaires) -> None:
    """Who acts, who fights, and who has begun an answer."""
    hold(game.active == NO_SEAT or game.done & BIT[game.active] == 0, "active", "had-his-turn")
    if game.actions < 0:
        hold(False, "actions", "range", {"value": game.actions, "low": 0, "high": MOST_ACTIONS})
    hold(game.foe == NO_FOE or game.stands(game.duellist), "duel.man", "duellist-stands")
    for seat in range(game.players):
        if game.picked[seat]:
            hold(len(game.stack) > 0 and game.stack[-1].asked(game) & BIT[seat] != 0, "picked", "not-asked")


def check_tracks(game: Mousquetaires) -> None:
    """Every marker is on its track."""
    data = game.charter.data
    tracks = data.tracks
    hold_range("gold", game.gold, 0, tracks.gold_max)
    hold_range("epic", game.epic, 0, data.limits.epic)
    hold_range("time", game.time, 0, tracks.time_end)
    hold_range("queen", game.queen, 0, tracks.queen_end)
    hold_range("la_rochelle", game.siege, 0, tracks.siege_end)
    hold_range("louvre_mark", game.louvre_mark, 0, tracks.louvre_end)
    hold_range("constance", game.constance, 0, tracks.successes)
    hold_range("rochefort", game.rochefort, 0, data.foes[ROCHEFORT].life)
    hold_range("all_for_one", game.all_for_one + game.all_for_one_left, 0, data.supply)
    hold_range("round", game.round, 0, tracks.time_end + data.supply + 1)


def check_dice(game: Mousquetaires) -> None:
    """M-7.1, M-13.5 No more dice lie on the table than can be rolled."""
    limits = game.charter.data.limits
    if len(game.blue_dice) > limits.blue:
        hold(False, "dice.blue", "dice", {"high": limits.blue})
    most = limits.red + (0 if game.charter.red_cap else game.more_red + 1)
    if len(game.red_dice) > most:
        hold(False, "dice.red", "dice", {"high": most})
