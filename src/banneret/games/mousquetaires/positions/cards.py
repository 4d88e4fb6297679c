"""The cards and tokens of a written position: every one lies somewhere, once."""

from typing import Final

from banneret.core.chance import Chance
from banneret.games.mousquetaires.positions.words import EMPTY_WORD, FACE_UP_SIGN, Words, fault
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ADVENTURES,
    ENEMIES,
    ENEMY_IDS,
    FIRST_CHALLENGE,
    LOUVRE_IDS,
    NO_TOKEN,
    PARIS_CARDS,
    PARIS_WORDS,
    ROOMS,
    SKILL_IDS,
    TOKEN_WORDS,
    TRAP_IDS,
    TREACHERY_IDS,
)
from banneret.games.mousquetaires.rules.quest import BOARD_SPACES, GALLERIES, random_tokens
from banneret.games.mousquetaires.rules.setup import adventure_cards, treachery_cards
from banneret.games.mousquetaires.rules.state import (
    AT_LOUVRE,
    AT_PARIS,
    IN_HAND,
    NO_CARD,
    OUT_OF_GAME,
    Mousquetaires,
)

# How many tokens are not yet placed before each board is prepared, and after it (M-15.4, M-15.11, M-15.12).
LEFT_BEFORE: Final = [0, 27, 15, 15, 12]
LEFT_AFTER: Final = [0, 15, 15, 12, 0]


def take(left: list[int], key: str, kinds: list[int], words: list[str]) -> None:
    """Take named pieces out of those in the box."""
    for kind in kinds:
        if kind not in left:
            raise fault(key, "too-many", {"value": words[kind]})
        left.remove(kind)


def place_adventure(game: Mousquetaires, words: Words, chance: Chance) -> None:
    """Hands, deck, discards and La Rochelle; what is not named lies under the named cards of the deck."""
    left = adventure_cards(game.charter.data)
    take(left, "siege_cards", game.siege_cards, ADVENTURE_WORDS)
    hands = words.kinds_by_seat("hands", ADVENTURE_WORDS)
    for seat, cards in hands.items():
        if seat >= game.charter.musketeer_players and cards:
            raise fault(f"hands.{words.names[seat]}", "milady-has-no-hand")
        take(left, f"hands.{words.names[seat]}", cards, ADVENTURE_WORDS)
    take(left, "discard", game.discard, ADVENTURE_WORDS)
    deck = words.kinds("deck", ADVENTURE_WORDS)
    take(left, "deck", deck, ADVENTURE_WORDS)
    chance.shuffle(left, "deal")
    for seat in range(game.charter.musketeer_players):
        if seat in hands:
            game.hands[seat] = hands[seat]
        else:
            size = min(int(game.charter.seating.hand), len(left))
            game.hands[seat] = left[:size]
            left = left[size:]
    if words.word("rest", "deck", ["deck", "discard"]) == "deck":
        deck = deck + left
    else:
        game.discard = left + game.discard
    game.deck = deck
    game.drawn = 0
    for seat, cards in words.kinds_by_seat("shown", ADVENTURE_WORDS).items():
        for card in range(ADVENTURES):
            if cards.count(card) > game.hands[seat].count(card):
                raise fault(f"shown.{words.names[seat]}", "not-in-hand", {"value": ADVENTURE_WORDS[card]})
        game.shown[seat] = cards


def place_treachery(game: Mousquetaires, words: Words, chance: Chance) -> None:
    """M-18 Hand, deck and discards of treachery cards."""
    left, game.treachery_gone = treachery_cards(game.charter)
    hand = words.kinds("treachery_hand", TREACHERY_IDS)
    take(left, "treachery_hand", hand, TREACHERY_IDS)
    take(left, "treachery_discard", game.treachery_discard, TREACHERY_IDS)
    deck = words.kinds("treachery_deck", TREACHERY_IDS)
    take(left, "treachery_deck", deck, TREACHERY_IDS)
    chance.shuffle(left, "deal")
    if game.charter.with_milady and not words.has("treachery_hand"):
        size = int(game.charter.data.treachery_hand)
        hand = left[:size]
        left = left[size:]
    game.treachery_hand = hand
    if words.word("treachery_rest", "deck", ["deck", "discard"]) == "deck":
        deck = deck + left
    else:
        game.treachery_discard = left + game.treachery_discard
    game.treachery_deck = deck
    if game.top_known and not deck:
        raise fault("top_known", "no-top-card")


def place_missions(game: Mousquetaires, words: Words, chance: Chance) -> None:
    """M-11, M-12 Cards in Paris and at the Louvre, with their enemies and traps."""
    game.paris_hand.sort()
    named = [*game.paris_hand, *game.paris_gone, *([] if game.paris == NO_CARD else [int(game.paris)])]
    take(list(range(PARIS_CARDS)), "paris", named, PARIS_WORDS)
    game.paris_unused = [card for card in range(PARIS_CARDS) if card not in named]
    left = list(range(len(LOUVRE_IDS)))
    opened = [] if game.louvre == NO_CARD else [int(game.louvre)]
    take(left, "louvre_deck", [*opened, *game.louvre_gone, *game.louvre_deck], LOUVRE_IDS)
    chance.shuffle(left, "deal")
    game.louvre_deck = game.louvre_deck + left
    place_enemies(game, words)
    if game.paris != NO_CARD:
        skills = game.charter.data.paris[game.paris].skills
        for skill in words.kinds("paris_overcome", SKILL_IDS):
            if skill not in skills:
                raise fault("paris_overcome", "no-such-challenge", {"value": SKILL_IDS[skill]})
            game.paris_overcome |= 2 ** skills.index(skill)


def place_enemies(game: Mousquetaires, words: Words) -> None:
    """Every enemy and trap is in Milady's hand, at a mission or out of the game."""
    for key, place in (("paris_enemies", AT_PARIS), ("louvre_enemies", AT_LOUVRE), ("enemies_gone", OUT_OF_GAME)):
        for enemy in words.kinds(key, ENEMY_IDS):
            if game.enemy_at[enemy] != IN_HAND:
                raise fault(key, "too-many", {"value": ENEMY_IDS[enemy]})
            game.enemy_at[enemy] = place
            if place == OUT_OF_GAME:
                game.enemy_life[enemy] = 0
    life = Words(words.table("enemy_life"), words.names, ENEMY_IDS, "enemy_life.")
    for enemy in range(ENEMIES):
        if life.has(ENEMY_IDS[enemy]):
            game.enemy_life[enemy] = life.number(ENEMY_IDS[enemy], 0, 1, int(game.charter.data.foes[enemy].life))
    for key, place in (("paris_trap", AT_PARIS), ("louvre_trap", AT_LOUVRE), ("traps_gone", OUT_OF_GAME)):
        for trap in words.kinds(key, TRAP_IDS):
            if game.trap_at[trap] != IN_HAND:
                raise fault(key, "too-many", {"value": TRAP_IDS[trap]})
            game.trap_at[trap] = place


def place_board(game: Mousquetaires, words: Words, chance: Chance) -> None:
    """M-15 The current quest board; tokens that are neither named nor gone are not yet placed."""
    number = game.board_number
    take(game.tokens, "tokens_gone", game.tokens_gone, TOKEN_WORDS)
    spaces = BOARD_SPACES[number]
    told = words.has("tokens_gone")
    if not words.has("board"):
        if not told:
            shed(game, LEFT_BEFORE[number])
        game.board = random_tokens(game, chance) if spaces else []
        for token in game.board:
            game.tokens.remove(token)
        turn_up_rooms(game)
        return
    written = " ".join(words.texts("board")).split()
    if len(written) != spaces:
        raise fault("board", "board-size", {"count": len(written), "high": spaces})
    game.board = []
    for space, word in enumerate(written):
        if word == EMPTY_WORD:
            game.board.append(NO_TOKEN)
            continue
        token = words.kind_of("board", word.rstrip(FACE_UP_SIGN), TOKEN_WORDS)
        game.board.append(token)
        if word.endswith(FACE_UP_SIGN):
            game.face_up |= 2**space
        take(game.tokens, "board", [token], TOKEN_WORDS)
    if not told:
        shed(game, LEFT_AFTER[number])
    turn_up_rooms(game)


def turn_up_rooms(game: Mousquetaires) -> None:
    """M-15.12 The tokens of the current antechamber lie face up, those before it are gone."""
    if game.board_number != GALLERIES:
        return
    size = len(game.board) // ROOMS
    for space in range(len(game.board)):
        if space // size < game.room and game.board[space] != NO_TOKEN:
            game.tokens_gone.append(game.board[space])
            game.board[space] = NO_TOKEN
        elif space // size == game.room and game.board[space] != NO_TOKEN:
            game.face_up |= 2**space


def shed(game: Mousquetaires, keep: int) -> None:
    """Tokens that earlier boards or cleared spaces have used up leave the game, in the order of their kinds."""
    for token in game.tokens[:]:
        if len(game.tokens) <= keep:
            return
        if token < FIRST_CHALLENGE or keep == 0:
            game.tokens.remove(token)
            game.tokens_gone.append(token)
