"""Blue dice of the musketeers and red dice of their foes: rolled, and told."""

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.games.mousquetaires.rules.cards import FACE_IDS, words_text
from banneret.games.mousquetaires.rules.state import NO_SEAT, Mousquetaires


def roll_blue(game: Mousquetaires, count: i64, chance: Chance) -> list[int]:
    return roll(game.charter.data.blue_faces, count, "blue", chance)


def roll_red(game: Mousquetaires, count: i64, chance: Chance) -> list[int]:
    return roll(game.charter.data.red_faces, count, "red", chance)


def roll(faces: list[int], count: i64, label: str, chance: Chance) -> list[int]:
    """The faces of so many dice; the label says which dice they are."""
    rolled: list[int] = []
    while count > 0:
        rolled.append(faces[chance.below(len(faces), label)])
        count -= 1
    return rolled


def tell_roll(game: Mousquetaires, rule: str, throw: str, sides: dict[str, Json]) -> None:
    """What both sides have rolled; `throw` says what for, `sides` who they are in a duel."""
    if game.heard:
        blue = words_text(game.blue_dice, FACE_IDS)
        red = words_text(game.red_dice, FACE_IDS)
        game.emit("rolled", rule, NO_SEAT, {"throw": throw, "blue": blue, "red": red, **sides}, reveals=True)
