"""M-15 What a face-down token of the quest can be, counted from what a seat has seen."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.mousquetaires.odds.duel_odds import Duellist, DuelTables
from banneret.games.mousquetaires.rules.cards import (
    ATHOS,
    DAGGER,
    DECOY,
    FIRST_CHALLENGE,
    FIRST_TOKEN_FOE,
    NO_TOKEN,
    TOKENS,
)
from banneret.games.mousquetaires.rules.quest import INN, ROAD
from banneret.games.mousquetaires.rules.state import Mousquetaires

PLAIN_DICE: Final = 4  # a musketeer with one combat card, against whom tokens are compared


@final
class TokenOdds:
    """By kind: the chance that a face-down token is of it."""

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances

    def dangerous(self) -> float:
        """Anything but a decoy hurts: daggers wound, the others fight."""
        return sum(self.chances[DAGGER:FIRST_CHALLENGE], 0.0)

    def beaten(self, tables: DuelTables, one: Duellist, blue: i64) -> float:
        """The chance that one action clears the token: decoys and daggers always do, the others are fought."""
        chance = self.chances[DECOY] + self.chances[DAGGER]
        for token in range(DAGGER + 1, FIRST_CHALLENGE):
            if self.chances[token] > 0.0:
                chance += self.chances[token] * tables.odds(one, FIRST_TOKEN_FOE + token, 1, blue).beaten
        return chance

    def wounds(self, tables: DuelTables, one: Duellist, blue: i64) -> float:
        """The wounds that meeting the token costs on average."""
        total = self.chances[DAGGER]
        for token in range(DAGGER + 1, FIRST_CHALLENGE):
            if self.chances[token] > 0.0:
                total += self.chances[token] * tables.odds(one, FIRST_TOKEN_FOE + token, 1, blue).wounds
        return total


def spread(left: list[int], hidden: i64, board: i64) -> TokenOdds:
    """Of the tokens not seen so far: all decoys lie on board 1, the other hidden spaces hold some of the fighters."""
    chances = [0.0] * TOKENS
    fighters = sum(left[DECOY + 1 : FIRST_CHALLENGE])
    decoys = float(left[DECOY]) / float(hidden) if board == INN and hidden > 0 else 0.0
    chances[DECOY] = decoys
    for token in range(DECOY + 1, FIRST_CHALLENGE):
        if left[token] > 0:
            chances[token] = (1.0 - decoys) * float(left[token]) / float(fighters)
    return TokenOdds(chances)


def blind_token(game: Mousquetaires) -> TokenOdds:
    """A face-down fighting token of the present board, as every musketeer may count it.

    What has left the game and what lies face up is no longer among the others; nothing else is known.
    """
    return spread(unseen_tokens(game), game.hidden_tokens(), game.board_number)


def unseen_tokens(game: Mousquetaires) -> list[int]:
    """By kind: how many tokens nobody of the team has seen."""
    left = [int(token.count) for token in game.charter.data.tokens]
    for token in game.tokens_gone:
        left[token] -= 1
    for space in range(len(game.board)):
        if game.board[space] != NO_TOKEN and game.face_up & BIT[space]:
            left[game.board[space]] -= 1
    return left


def expected_token(game: Mousquetaires, tables: DuelTables) -> TokenOdds:
    """The same for a Milady who plays well: on board 3 the hardest tokens that are left lie face down."""
    if game.board_number != ROAD or not game.charter.with_milady:
        return blind_token(game)
    left = unseen_tokens(game)
    plain = Duellist(ATHOS, False, False, False, False)
    hidden = game.hidden_tokens()
    chances = [0.0] * TOKENS
    lying: i64 = 0
    while lying < hidden:
        hardest: i64 = DAGGER
        least = 1.0
        for token in range(DAGGER + 1, FIRST_CHALLENGE):
            beaten = tables.odds(plain, FIRST_TOKEN_FOE + token, 1, PLAIN_DICE).beaten if left[token] > 0 else 1.0
            if beaten < least:
                least = beaten
                hardest = token
        left[hardest] -= 1
        chances[hardest] += 1.0 / float(hidden)
        lying += 1
    return TokenOdds(chances)
