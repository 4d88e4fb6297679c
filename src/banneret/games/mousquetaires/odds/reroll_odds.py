"""M-16.3 What rolling one die of a duel again is worth: the Toledo sword."""

from banneret.games.mousquetaires.odds.duel_odds import DuelOdds, DuelTables
from banneret.games.mousquetaires.odds.task_odds import duellist_of, needed_for
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.thrusts import count_faces


def reroll_values(game: Mousquetaires, tables: DuelTables) -> tuple[DuelOdds, list[DuelOdds | None]]:
    """The duel as it lies on the table: kept, and with one die of each face rolled again."""
    one = duellist_of(game, game.duellist)
    needed = needed_for(game, game.foe)
    mine = count_faces(game.blue_dice)
    theirs = count_faces(game.red_dice)
    kept = tables.compared(
        one, game.foe, needed, mine, theirs, game.blue, game.red, game.first_roll, True
    )  # fmt: skip
    rolled: list[DuelOdds | None] = []
    for face in range(len(mine)):
        if mine[face] == 0:
            rolled.append(None)
            continue
        rolled.append(
            tables.rerolled(one, game.foe, needed, mine, theirs, game.blue, game.red, game.first_roll, face)
        )  # fmt: skip
    return kept, rolled
