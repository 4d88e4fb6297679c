"""What speaks for a world: where Milady lays which token, what she holds back, and which cards musketeers keep."""

from typing import Final

from mypy_extensions import i64

from banneret.games.mousquetaires.rules.cards import (
    ADVENTURES,
    DECOY,
    FIRST_CHALLENGE,
    LOCATIONS,
    ROOM_TOKENS,
    SPACES,
    TREACHERIES,
)
from banneret.games.mousquetaires.rules.quest import GALLERIES, INN
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.sight.visibility import is_milady

# By place in the list that `signs` gives.
EARLY_DECOYS: Final = 0  # on the first space of a route and on the second
INN_TOKENS: Final = 2  # on the later spaces, by kind
ROAD_TOKENS: Final = INN_TOKENS + FIRST_CHALLENGE
ROOM_FIRST: Final = ROAD_TOKENS + FIRST_CHALLENGE  # the first enemy of a room
TREACHERY: Final = ROOM_FIRST + FIRST_CHALLENGE
DESTINATION: Final = TREACHERY + TREACHERIES
ADVENTURE: Final = DESTINATION + LOCATIONS
SIGNS: Final = ADVENTURE + ADVENTURES

# Fitted to games of experts (`tools/fit_beliefs.py`), with two at the table and with more.
TWO: Final[list[float]] = [
    0.38, 0.91, -1.29, -0.68, -0.94, 2.48, -0.47, -0.47, 1.07, 0.29, 0.00, -1.00, -1.11, 0.00, 3.77, -0.92,
    -0.04, -0.69, 0.00, -2.08, 1.16, 0.00, 0.00, 2.46, 0.74, -2.28, 0.92, -1.20, -0.40, 0.09, -0.59, 1.26,
    -0.70, 0.00, -0.71, 1.35, 0.86, 0.16, 0.00, 0.00, -1.51, -0.30, 0.41, 0.38, 0.14, 0.16, 0.13, -0.18, -0.54,
    -1.12, 0.22, 0.48, -0.29, 0.32, -0.35, 0.42, 0.60,
]  # fmt: skip
MORE: Final[list[float]] = [
    0.43, 1.06, -1.50, -0.65, -1.02, 2.55, -0.77, -0.51, 1.17, 0.71, 0.00, -0.85, -1.49, 0.00, 3.78, -1.09,
    -0.01, -0.35, 0.00, -2.21, 0.81, 0.00, 0.00, 2.70, 1.55, -2.86, 1.10, -0.75, -1.25, -0.47, -0.68, 1.22,
    -1.09, 1.25, -0.70, 1.37, 0.85, -0.40, 0.00, 0.00, -1.14, -0.63, 0.68, 0.63, 0.05, 0.09, 0.05, -0.08, -0.37,
    -0.59, 0.28, 0.23, -0.27, 0.35, -0.24, 0.47, 0.03,
]  # fmt: skip


def signs(game: Mousquetaires, seat: i64) -> list[float]:
    """What others hold and have laid face down."""
    found = [0.0] * SIGNS
    if game.charter.with_milady and not is_milady(game, seat):
        add_tokens(game, found)
        for card in game.treachery_hand:
            found[TREACHERY + card] += 1.0
        if game.face_down:
            found[DESTINATION + game.destination] += 1.0
    for other in range(game.players):
        if other != seat:
            for card in game.hands[other]:
                found[ADVENTURE + card] += 1.0
    return found


def add_tokens(game: Mousquetaires, found: list[float]) -> None:
    """M-15 The tokens of the quest board; those that lie open are the same in all worlds."""
    number = game.board_number
    for space, token in enumerate(game.board):
        if not 0 <= token < FIRST_CHALLENGE:
            continue
        if number == INN:
            step = space % SPACES
            if step >= 2:
                found[INN_TOKENS + token] += 1.0
            elif token == DECOY:
                found[EARLY_DECOYS + step] += 1.0
        elif number != GALLERIES:
            found[ROAD_TOKENS + token] += 1.0
        elif space % ROOM_TOKENS == 1:
            found[ROOM_FIRST + token] += 1.0
