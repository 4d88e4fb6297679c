"""What must hold at every decision (section 12 of the specification); `Mousquetaires.check` calls it."""

from mypy_extensions import i64

from banneret.core.bits import BIT, popcount
from banneret.core.fields import UNKNOWN
from banneret.games.mousquetaires.rules.arsenal import ReplaceItem
from banneret.games.mousquetaires.rules.cards import (
    COLOMBIER,
    DECOY,
    ENEMIES,
    EQUIPMENT,
    FIRST_CHALLENGE,
    FIRST_SKILL_UPGRADE,
    ITEMS,
    LOUVRE_CARDS,
    MUSKETEERS,
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
)
from banneret.games.mousquetaires.rules.milady import GUARDED
from banneret.games.mousquetaires.rules.mission_slots import has_enemy, trap_of
from banneret.games.mousquetaires.rules.quest import BOARD_SPACES, GALLERIES, INN, ROAD
from banneret.games.mousquetaires.rules.setup import adventure_cards, all_tokens, treachery_cards
from banneret.games.mousquetaires.rules.state import (
    AT_LOUVRE,
    AT_PARIS,
    IN_HAND,
    NO_CARD,
    NO_FOE,
    NO_ROUTE,
    NO_SEAT,
    NO_WINNER,
    OUT_OF_GAME,
    SETTING_UP,
    Mousquetaires,
)


def check(game: Mousquetaires) -> None:
    """Raise AssertionError at the first invariant that does not hold."""
    check_cards(game)
    check_milady(game)
    check_missions(game)
    check_tokens(game)
    check_arsenal(game)
    check_musketeers(game)
    check_tracks(game)
    check_picked(game)
    assert game.over == (game.winner != NO_WINNER), "a finished game has one winner"


def check_cards(game: Mousquetaires) -> None:
    """Every adventure card is in the deck, the discards, a hand or at La Rochelle; what is known of hands is there."""
    cards = game.deck[game.drawn :] + game.discard + game.siege_cards
    for hand in game.hands:
        cards = cards + hand
    assert sorted(cards) == adventure_cards(game.charter.data), "adventure cards were lost, doubled or made"
    for seat in range(game.players):
        for card in game.shown[seat]:
            shown = game.shown[seat].count(card)
            assert shown <= game.hands[seat].count(card), f"seat {seat} does not hold a card that all know of"
    assert len(game.siege_cards) <= game.charter.data.limits.siege_cards, "too many cards at La Rochelle"


def check_milady(game: Mousquetaires) -> None:
    """Treachery, Paris and location cards."""
    deck, gone = treachery_cards(game.charter)
    piles = game.treachery_deck + game.treachery_hand + game.treachery_discard
    assert sorted(piles) == deck, "treachery cards were lost, doubled or made"
    assert game.treachery_gone == gone, "other treachery cards were taken out"
    for card in game.treachery_shown:
        assert game.treachery_shown.count(card) <= game.treachery_hand.count(card), "Milady lost a card that all saw"
    laid = [] if game.paris == NO_CARD else [int(game.paris)]
    paris = game.paris_hand + game.paris_unused + game.paris_gone + laid
    assert sorted(paris) == list(range(PARIS_CARDS)), "Paris cards were lost, doubled or made"
    assert not game.face_down or game.destination >= 0, "no location card lies there"
    assert not game.face_down or game.ruled_out & BIT[game.destination] == 0, "Milady is where she was ruled out"
    if game.face_down and game.rochefort == 0:
        assert game.destination not in GUARDED, "Milady went without Rochefort"
    assert not (game.face_down and game.revealed), "a location card lies both ways up"


def check_missions(game: Mousquetaires) -> None:
    """Enemies and traps lie in one place each; a mission in its slot is never complete."""
    opened = [] if game.louvre == NO_CARD else [int(game.louvre)]
    louvre = game.louvre_deck + game.louvre_gone + opened
    assert sorted(louvre) == list(range(LOUVRE_CARDS)), "Louvre cards were lost, doubled or made"
    for slot, card in ((AT_PARIS, game.paris), (AT_LOUVRE, game.louvre)):
        traps = game.trap_at.count(slot)
        assert traps <= 1, "two traps at one mission"
        assert card != NO_CARD or (traps == 0 and not has_enemy(game, slot)), "enemies or a trap without a mission"
    for enemy in range(ENEMIES):
        life = game.enemy_life[enemy]
        assert 0 <= life <= game.charter.data.foes[enemy].life, f"enemy {enemy} has {life} life"
        assert life > 0 or game.enemy_at[enemy] == OUT_OF_GAME, "a beaten enemy is still there"
        assert IN_HAND <= game.enemy_at[enemy] <= OUT_OF_GAME, "an enemy is nowhere"
    for trap in range(TRAPS):
        assert IN_HAND <= game.trap_at[trap] <= OUT_OF_GAME, "a trap is nowhere"
    if game.louvre != NO_CARD and game.louvre_overcome:
        trap_there = trap_of(game, AT_LOUVRE)
        waits = trap_there >= 0 and game.charter.data.traps[trap_there].solved
        assert waits or has_enemy(game, AT_LOUVRE), "a complete mission lies at the Louvre"


def check_tokens(game: Mousquetaires) -> None:
    """M-15 All enemy tokens are unplaced, on the board or gone; decoys and challenges lie on their own boards only."""
    number = game.board_number
    board = [token for token in game.board if token != NO_TOKEN]
    tokens = game.tokens + board + game.tokens_gone
    assert UNKNOWN not in tokens, "an unknown token"
    assert sorted(tokens) == all_tokens(game.charter), "enemy tokens were lost, doubled or made"
    assert number == len(BOARD_SPACES) or len(game.board) == BOARD_SPACES[number], "the board has another size"
    if board:
        assert DECOY not in game.tokens, "a decoy was left out"
        assert DECOY not in board or number == INN, "a decoy lies elsewhere than on board 1"
    for space, token in enumerate(game.board):
        challenge = FIRST_CHALLENGE <= token < NO_TOKEN
        assert not challenge or (number == GALLERIES and space % ROOM_TOKENS == 0), "a challenge lies in a wrong place"
    if number == GALLERIES and board:
        assert not game.tokens, "tokens were left out of board 4"
        for room in range(int(game.room), ROOMS):
            assert FIRST_CHALLENGE <= game.board[room * ROOM_TOKENS] < NO_TOKEN, "an antechamber without a challenge"
    if number == ROAD and board:
        assert game.board[-1] != NO_TOKEN, "the road is finished"
    assert not game.board or game.face_up < BIT[len(game.board)], "a token beyond the board is face up"


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
        waiting = replacing(game, item)
        total = game.stock[item] + owned + game.items_gone[item] + waiting
        assert total == game.charter.data.items[item].count, f"item {item} was lost, doubled or made"


def replacing(game: Mousquetaires, item: i64) -> i64:
    """A bought item that waits for the token which it replaces."""
    top = game.stack[-1] if game.stack else None
    return 1 if isinstance(top, ReplaceItem) and top.item == item else 0


def check_musketeers(game: Mousquetaires) -> None:
    """Life, slots and places."""
    limits = game.charter.data.limits
    count = 0
    for man in range(MUSKETEERS):
        if not game.in_play(man):
            continue
        count += 1
        lies = game.lying & BIT[man] != 0
        assert 0 <= game.life[man] <= game.most_life(man), f"musketeer {man} has {game.life[man]} life"
        assert (game.life[man] == 0) == lies, f"musketeer {man} lies with {game.life[man]} life"
        assert not lies or game.place[man] == COLOMBIER, f"musketeer {man} lies elsewhere"
        assert 0 < game.place[man] <= QUEST, f"musketeer {man} is nowhere"
        assert popcount(game.equipment[man]) <= limits.equipment, f"musketeer {man} carries too much"
        assert game.equipment[man] < BIT[EQUIPMENT], "an unknown item"
        assert game.skills[man] < BIT[SKILLS], "an unknown skill"
        assert popcount(game.skills[man]) <= limits.skills, f"musketeer {man} has too many upgrades"
        at_inn = game.place[man] == QUEST and game.board_number == INN
        assert game.route[man] == NO_ROUTE or at_inn, f"musketeer {man} is on a route"
        if game.route[man] != NO_ROUTE:
            assert 1 <= game.space[man] <= SPACES, f"musketeer {man} stands beside the route"
            assert game.space[man] <= game.cleared(game.route[man]) + 1, f"musketeer {man} went too far"
        assert game.banned & BIT[man] == 0 or (game.charter.fatal and game.place[man] != QUEST), "banned on the quest"
        assert game.owner[man] < game.charter.musketeer_players, "Milady leads a musketeer"
    if game.phase != SETTING_UP:
        assert count == game.charter.seating.in_play, f"{count} musketeers are in play"
    assert game.active == NO_SEAT or game.done & BIT[game.active] == 0, "the active musketeer has had his turn"
    assert game.foe == NO_FOE or game.stands(game.duellist), "a lying musketeer fights"


def check_tracks(game: Mousquetaires) -> None:
    """Every marker is on its track."""
    tracks = game.charter.data.tracks
    assert 0 <= game.gold <= tracks.gold_max, f"gold {game.gold}"
    assert 0 <= game.epic <= game.charter.data.limits.epic, f"epic tokens {game.epic}"
    assert 0 <= game.time <= tracks.time_end, f"time {game.time}"
    assert 0 <= game.queen <= tracks.queen_end, f"Queen {game.queen}"
    assert 0 <= game.siege <= tracks.siege_end, f"La Rochelle {game.siege}"
    assert 0 <= game.louvre_mark <= tracks.louvre_end, f"Louvre {game.louvre_mark}"
    assert 0 <= game.constance <= tracks.successes, f"Constance {game.constance}"
    assert 0 <= game.rochefort <= game.charter.data.foes[ROCHEFORT].life, f"Rochefort {game.rochefort}"
    assert 0 <= game.all_for_one + game.all_for_one_left <= game.charter.data.supply, "too many All for One cards"
    assert len(game.blue_dice) <= game.charter.data.limits.blue, "too many blue dice"
    most = game.charter.data.limits.red + (0 if game.charter.red_cap else game.more_red + 1)
    assert len(game.red_dice) <= most, f"{len(game.red_dice)} red dice"
    assert game.actions >= 0, "actions below zero"
    assert game.round <= tracks.time_end + game.charter.data.supply + 1, f"round {game.round}"


def check_picked(game: Mousquetaires) -> None:
    """Only the seat that is asked has begun an answer."""
    for seat in range(game.players):
        if game.picked[seat]:
            assert game.stack, "somebody answers after the end"
            assert game.stack[-1].asked(game) & BIT[seat], f"seat {seat} answers and is not asked"
