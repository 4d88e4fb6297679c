"""F-5.1 Turns of five phases, F-8.2 to F-8.4 the end of the game."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.kernel import Step
from banneret.games.field_of_glory.rules.advance import ADVANCE_FROM
from banneret.games.field_of_glory.rules.draw_phase import DRAW_CARDS, HAND_LIMIT
from banneret.games.field_of_glory.rules.flanks import FLANK_PHASE
from banneret.games.field_of_glory.rules.main_phase import ACTION_PHASE
from banneret.games.field_of_glory.rules.state import (
    BLUE,
    BY_CONTROL,
    BY_POINTS,
    BY_TERRAIN,
    DRAWN,
    NO_SEAT,
    RED,
    VICTORY_CHECK,
    FieldOfGlory,
)


@final
class NextTurn(Step["FieldOfGlory"]):
    """F-5.1, F-5.2 The bottom of the stack: the next player's turn begins with his victory check."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        game.turn_no += 1
        game.active = game.starter if game.turn_no == 1 else 1 - game.active
        game.phase = VICTORY_CHECK
        if game.heard:
            game.emit("turn_begins", "F-5.1", game.active, {"turn": game.turn_no})
        if game.controlled(game.active) >= game.charter.columns_to_win:
            end_game(game, game.active, BY_CONTROL)
            return
        game.push(self)
        game.push(END_CHECK)
        game.push(HAND_LIMIT)
        game.push(DRAW_CARDS)
        game.push(ACTION_PHASE)
        game.push(FLANK_PHASE)
        game.push(ADVANCE_FROM[0])


@final
class EndCheck(Step["FieldOfGlory"]):
    """F-8.2 Once both decks have been reshuffled twice the game ends after the turn, or after the round."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        last = game.charter.last_shuffle
        if game.shuffles[RED] < last or game.shuffles[BLUE] < last:
            return
        if game.charter.whole_rounds and game.active == game.starter:
            if game.heard:
                game.emit("last_turn", "F-8.2", 1 - game.active, {})
            return
        final_scoring(game)


def final_scoring(game: FieldOfGlory) -> None:
    """F-8.3 More terrain cards, then more captured victory points, then a drawn game."""
    terrain = game.controlled(RED) - game.controlled(BLUE)
    points = game.captured_points(RED) - game.captured_points(BLUE)
    if terrain != 0:
        end_game(game, RED if terrain > 0 else BLUE, BY_TERRAIN)
    elif points != 0:
        end_game(game, RED if points > 0 else BLUE, BY_POINTS)
    else:
        end_game(game, NO_SEAT, DRAWN)


ENDINGS: Final = ["", "control", "terrain", "points", "drawn"]


def end_game(game: FieldOfGlory, winner: i64, ending: i64) -> None:
    game.winner = winner
    game.ending = ending
    if game.heard:
        game.emit(
            "game_over",
            "F-5.2" if ending == BY_CONTROL else "F-8.3",
            NO_SEAT,
            {
                "winners": [RED, BLUE] if winner == NO_SEAT else [winner],
                "ending": ENDINGS[ending],
                "columns": [game.controlled(RED), game.controlled(BLUE)],
                "captured": [game.captured_points(RED), game.captured_points(BLUE)],
            },
        )
    game.finish()


END_CHECK: Final = EndCheck()
NEXT_TURN: Final = NextTurn()
