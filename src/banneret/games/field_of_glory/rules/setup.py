"""F-3 Setting up: terrain, armies, hands."""

from typing import Final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import ARMY_LIST
from banneret.games.field_of_glory.rules.data import PLAIN, TERRAIN_IDS, FieldData
from banneret.games.field_of_glory.rules.draft import CHOOSE_ARMY, MUSTER, draw_up_army
from banneret.games.field_of_glory.rules.state import NO_SEAT, PLAYERS, Charter, FieldOfGlory

MIDDLE: Final = 2
LIST_LABELS: Final = ["list_red", "list_blue"]
EMPTY: Final = -1


def set_up(options: dict[str, str], data: FieldData, chance: Chance, listen: bool) -> FieldOfGlory:
    """F-3 The battlefield is laid, both card lists are shuffled (F-3.5), the draft begins."""
    game = FieldOfGlory(PLAYERS, Charter(options, data))
    if listen:
        game.listen()
    lay_terrain(game, chance)
    for seat in range(PLAYERS):
        cards = ARMY_LIST[:]
        chance.shuffle(cards, LIST_LABELS[seat])
        game.pool[seat] = cards
    game.push(MUSTER)
    if game.charter.random_army:
        for seat in range(PLAYERS):
            draw_up_army(game, seat)
    else:
        game.push(CHOOSE_ARMY)
    return game


def lay_terrain(game: FieldOfGlory, chance: Chance) -> None:
    """F-3.2 Five of the nine terrain cards, one at a time: Plains to the middle, others to the wings."""
    cards: list[int] = []
    for terrain, entry in enumerate(game.charter.data.terrains):
        cards.extend([terrain] * entry.count)
    chance.shuffle(cards, "terrain")
    columns = [EMPTY] * COLUMNS
    for card in cards[:COLUMNS]:
        columns[column_for(card, columns, game.charter.left_first, chance)] = card
    game.terrain = columns
    if game.heard:
        laid: list[Json] = [TERRAIN_IDS[card] for card in columns]
        game.emit("terrain_laid", "F-3.2", NO_SEAT, {"terrain": laid})


def column_for(card: int, columns: list[int], left_first: bool, chance: Chance) -> i64:
    """F-3.2 The empty column that is nearest to (a Plain) or farthest from (any other) the middle."""
    for step in range(MIDDLE + 1):
        distance = step if card == PLAIN else MIDDLE - step
        left = columns[MIDDLE - distance] == EMPTY
        right = columns[MIDDLE + distance] == EMPTY
        if left and right and distance > 0:
            if left_first or chance.below(2, "side") == 0:
                return MIDDLE - distance
            return MIDDLE + distance
        if left:
            return MIDDLE - distance
        if right:
            return MIDDLE + distance
    raise RuntimeError("all columns have their terrain")
