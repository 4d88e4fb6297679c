"""M-15 The Queen's jewelry: the four quest boards."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import DONE, DONE_ANSWER, PLACE, PLACE_TOKEN
from banneret.games.mousquetaires.rules.adventure_cards import deal_to
from banneret.games.mousquetaires.rules.cards import (
    DECOY,
    FIRST_CHALLENGE,
    GALLERY_SPACES,
    INN_SPACES,
    MUSKETEER_IDS,
    MUSKETEERS,
    NO_TOKEN,
    QUEST,
    ROAD_SPACES,
    ROOM_TOKENS,
    ROOMS,
    SPACES,
    TOKEN_WORDS,
    TOKENS,
    words_text,
)
from banneret.games.mousquetaires.rules.state import BY_JEWELS, MUSKETEERS_WIN, NO_ROUTE, NO_SEAT, Mousquetaires

INN: Final = 1
ENGLAND: Final = 2
ROAD: Final = 3
GALLERIES: Final = 4
BOARD_SPACES: Final = [0, INN_SPACES, 0, ROAD_SPACES, GALLERY_SPACES]
TOKEN_RULES: Final = ["", "M-15.5", "", "M-15.11", "M-15.13"]  # how the tokens of a board are met


def wanted(game: Mousquetaires, placed: list[int]) -> list[int]:
    """M-15.4, M-15.11, M-15.12 The kinds of tokens that can go onto the next space."""
    number = game.board_number
    if len(placed) >= BOARD_SPACES[number]:
        return []
    left = [0] * TOKENS
    for token in game.tokens:
        left[token] += 1
    decoys: i64 = 0
    for token in placed:
        left[token] -= 1
        if token == DECOY:
            decoys += 1
    if number == GALLERIES and len(placed) % ROOM_TOKENS == 0:
        return [token for token in range(FIRST_CHALLENGE, TOKENS) if left[token] > 0]
    fighters: list[int] = [token for token in range(DECOY + 1, FIRST_CHALLENGE) if left[token] > 0]
    if number != INN:
        return fighters
    # All decoys lie on board 1: the other spaces are what is left for fighting tokens.
    all_decoys = game.charter.data.tokens[DECOY].count
    kinds: list[int] = [DECOY] if left[DECOY] > 0 else []
    if len(placed) - decoys < INN_SPACES - all_decoys:
        kinds.extend(fighters)
    return kinds


@final
class PrepareBoard(Step["Mousquetaires"]):
    """M-15.1 Milady puts tokens face down onto the next board; M-24.6 without her they are placed at random."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        spaces = BOARD_SPACES[game.board_number]
        game.board = [NO_TOKEN] * spaces
        game.face_up = 0
        game.overcome = 0
        game.room = 0
        if spaces == 0:
            return
        if game.charter.with_milady:
            game.push(PlaceTokens(game.charter.milady))
            return
        lay_tokens(game, random_tokens(game, chance))


def random_tokens(game: Mousquetaires, chance: Chance) -> list[int]:
    """M-24.6 Uniformly among all ways to lay the board."""
    fighters = [token for token in game.tokens if DECOY < token < FIRST_CHALLENGE]
    chance.shuffle(fighters, "tokens")
    if game.board_number == ROAD:
        return fighters[:ROAD_SPACES]
    if game.board_number == INN:
        decoys = [token for token in game.tokens if token == DECOY]
        chosen = decoys + fighters[: INN_SPACES - len(decoys)]
        chance.shuffle(chosen, "tokens")
        return chosen
    challenges = [token for token in game.tokens if token >= FIRST_CHALLENGE]
    chance.shuffle(challenges, "tokens")
    gallery: list[int] = []
    for room in range(ROOMS):
        gallery.extend([challenges[room], fighters[2 * room], fighters[2 * room + 1]])
    return gallery


def lay_tokens(game: Mousquetaires, chosen: list[int]) -> None:
    """The tokens lie face down; on board 4 those of the first antechamber are turned up."""
    for token in chosen:
        game.tokens.remove(token)
    game.board = chosen
    if game.heard:
        told: dict[str, Json] = {"board": game.board_number}
        if game.charter.with_milady:
            game.emit("board_prepared", "M-15.1", game.charter.milady, told,
                      secret={"tokens": words_text(chosen, TOKEN_WORDS)}, secret_to=game.milady_mask())  # fmt: skip
        else:
            game.emit("board_prepared", "M-15.1", NO_SEAT, told)
    if game.board_number == GALLERIES:
        turn_up_room(game)


@final
class PlaceTokens(Question["Mousquetaires"]):
    """M-15.4, M-15.11, M-15.12 Milady fills the spaces in order, out of sight; `done` lays the board."""

    rule: ClassVar[str] = "M-15.4"

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        spaces = BOARD_SPACES[game.board_number]
        laid = len(game.picked[seat])
        return {"board": game.board_number, "space": min(laid, spaces - 1), "full": "yes" if laid == spaces else "no"}

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        if len(game.picked[seat]) == BOARD_SPACES[game.board_number]:
            return [DONE]
        return [PLACE[token] for token in wanted(game, game.picked[seat])]

    def rule_now(self, game: Mousquetaires) -> str:
        return "M-15.4" if game.board_number == INN else "M-15.11" if game.board_number == ROAD else "M-15.12"

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        rule = self.rule_now(game)
        if action.verb == PLACE_TOKEN:
            if len(game.picked[seat]) == BOARD_SPACES[game.board_number]:
                return Refusal("board_is_full", rule)
            return Refusal("token_not_for_space", rule)
        if action.verb == DONE_ANSWER:
            return Refusal("spaces_are_empty", rule)
        return Refusal("place_tokens", rule)

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == PLACE_TOKEN:
            game.picked[seat].append(action.piece)
        else:
            chosen = game.picked[seat]
            game.picked[seat] = []
            game.pop()
            lay_tokens(game, chosen)


# Tokens on the boards.


def turn_up(game: Mousquetaires, space: i64, rule: str) -> None:
    """A token is turned face up, if it is not already."""
    if game.face_up & BIT[space]:
        return
    game.face_up |= BIT[space]
    if game.heard:
        told: dict[str, Json] = {"space": int(space), "board": game.board_number}
        told["token"] = TOKEN_WORDS[game.board[space]]
        game.emit("turned_up", rule, NO_SEAT, told, reveals=True)


def turn_up_room(game: Mousquetaires) -> None:
    """M-15.12 The tokens of the current antechamber lie face up."""
    for place in range(ROOM_TOKENS):
        turn_up(game, game.room * ROOM_TOKENS + place, "M-15.12")


def take_token(game: Mousquetaires, space: i64) -> None:
    """A token leaves the game, its space is cleared."""
    game.tokens_gone.append(game.board[space])
    game.board[space] = NO_TOKEN
    game.face_up &= ~BIT[space]


def clear_space(game: Mousquetaires, man: i64, space: i64, chance: Chance) -> None:
    """The token of a space is beaten or removed: the board may be finished by it."""
    take_token(game, space)
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "space": int(space), "board": game.board_number}
        game.emit("cleared", TOKEN_RULES[game.board_number], game.owner[man], told)
    if game.board_number == INN:
        if game.cleared(space // SPACES) == SPACES:
            finish_board(game, man, chance)
    elif game.board_number == ROAD:
        if space == ROAD_SPACES - 1:
            finish_board(game, man, chance)
    elif enemies_in_room(game) == 0:
        pass_room(game, man)


def enemies_in_room(game: Mousquetaires) -> i64:
    """M-15.13 How many enemies are left in the current antechamber."""
    count: i64 = 0
    for place in range(1, ROOM_TOKENS):
        if game.board[game.room * ROOM_TOKENS + place] != NO_TOKEN:
            count += 1
    return count


def room_challenge(game: Mousquetaires) -> i64:
    """The challenge token of the current antechamber."""
    return game.board[game.room * ROOM_TOKENS]


def next_on_road(game: Mousquetaires) -> i64:
    """M-15.11 Only the first remaining space can be fought; there is none until Milady has laid her tokens."""
    space: i64 = 0
    while space < len(game.board) and game.board[space] == NO_TOKEN:
        space += 1
    return space


def pass_room(game: Mousquetaires, man: i64) -> None:
    """M-15.13, M-15.14 The unused tokens are discarded; the fourth antechamber wins the game."""
    for place in range(ROOM_TOKENS):
        space = game.room * ROOM_TOKENS + place
        if game.board[space] != NO_TOKEN:
            take_token(game, space)
    game.room += 1
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "room": game.room}
        game.emit("room_passed", "M-15.13", game.owner[man], told)
    if game.room == ROOMS:
        game.win(MUSKETEERS_WIN, BY_JEWELS, "M-15.14")
        return
    turn_up_room(game)


def finish_board(game: Mousquetaires, man: i64, chance: Chance) -> None:
    """M-15.1 Two cards for him who did it; the next board is prepared at once, everybody stays on the quest."""
    number = game.board_number
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "board": number}
        game.emit("board_finished", "M-15.1", game.owner[man], told)
    rest = [token for token in game.board if token != NO_TOKEN]
    if rest:
        if game.heard:
            game.emit("tokens_shown", "M-15.9", NO_SEAT, {"tokens": words_text(rest, TOKEN_WORDS)}, reveals=True)
        game.tokens_gone.extend(rest)
    game.board = []
    game.face_up = 0
    for other in range(MUSKETEERS):
        if game.place[other] == QUEST:
            game.route[other] = NO_ROUTE
            game.space[other] = 0
    deal_to(game, game.owner[man], game.charter.data.boards.rewards[number - 1], "M-15.1", chance)
    game.board_number = number + 1
    game.push(PREPARE_BOARD)


PREPARE_BOARD: Final = PrepareBoard()
