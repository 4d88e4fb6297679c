"""An estimate of who wins in mid-game, for search that does not play on to the end."""

from math import exp
from typing import Final

from mypy_extensions import i64

from banneret.games.field_of_glory.bot.placing import Placing
from banneret.games.field_of_glory.odds.worth import hand_value
from banneret.games.field_of_glory.rules.state import DRAFT, PLAYERS, FieldOfGlory

STEEPNESS: Final = 3.0
MOST: Final = 6.0
EVEN: Final = 0.5


def estimate(game: FieldOfGlory, tools: Placing) -> list[float]:
    """The share of the victory that each seat may expect, by the race for control and the cards in hand."""
    if game.over:
        return game.returns()
    if game.phase == DRAFT:
        return [EVEN] * PLAYERS
    seat = game.active
    value = standing(game, seat, tools)
    chance = 1.0 / (1.0 + exp(-max(-MOST, min(MOST, STEEPNESS * value))))
    return [chance, 1.0 - chance] if seat == 0 else [1.0 - chance, chance]


def standing(game: FieldOfGlory, seat: i64, tools: Placing) -> float:
    """The race as the active player sees it, and what he holds more than the other."""
    race = tools.race
    value = race.score(game, seat, race.outlooks(game, seat), game.control)
    value += hand_value(game.hands[seat], tools.worths) - hand_value(game.hands[1 - seat], tools.worths)
    return value
