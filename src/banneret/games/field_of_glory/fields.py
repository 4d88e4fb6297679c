"""Every field of Field of Glory's state (F-3), declared once: what it holds, who sees it, what positions call it.

`make state` writes the constructor and the clone of `rules/state.py` from here.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from banneret.core import features
from banneret.core.bits import BIT
from banneret.core.feature_lists import Bag, EachSeat, Row, Thing
from banneret.core.fields import COPIED, Agreed, Field, OwnedCounted, OwnedSecret, Public
from banneret.core.jsons import Json
from banneret.core.values import BySeat, Cards, Number, Seat, Told, Value, Word
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import KINDS, notation
from banneret.games.field_of_glory.rules.data import TERRAIN_IDS
from banneret.games.field_of_glory.rules.state import DRAFT, DRAW_PHASE, FieldOfGlory
from banneret.games.field_of_glory.rules.turn import ENDINGS
from banneret.games.field_of_glory.sight.visibility import (
    BonusField,
    DiscardsField,
    FightField,
    HiddenPiles,
    PlanField,
    PoolField,
    ReckoningField,
    RoundsField,
)

if TYPE_CHECKING:
    from banneret.core.position import PositionWords

MOST_SHUFFLES: Final = 99
MOST_TURNS: Final = 999

CARD_WORDS: Final = [notation(kind) for kind in range(KINDS)]


def columns_of(words: "PositionWords", key: str, given: Json) -> dict[int, Json]:
    """A table with a value for each column named, 1 to 5; in the result they count from 0."""
    if not isinstance(given, Mapping):
        raise words.impossible(key, "columns")
    found: dict[int, Json] = {}
    for name, entry in given.items():
        if not str(name).isdecimal() or not 1 <= int(str(name)) <= COLUMNS:
            raise words.impossible(f"{key}.{name}", "no-column", {"value": str(name)})
        found[int(str(name)) - 1] = entry
    return found


class ByColumn(Told):
    """A value for each column, as a table by their numbers; columns that are not named keep theirs."""

    def __init__(self, each: Value, blank: str) -> None:
        super().__init__("list[int]", f"[{blank}] * COLUMNS")
        self.each = each

    def tell(self, value: object, names: list[str]) -> Json:
        return {str(column + 1): self.each.tell(entry, names) for column, entry in enumerate(cast(list[object], value))}

    def read(self, words: "PositionWords", key: str, given: Json) -> dict[int, object]:
        found = columns_of(words, key, given)
        return {column: self.each.read(words, f"{key}.{column + 1}", entry) for column, entry in found.items()}


class Units(Told):
    """F-3.1 The units of each seat by column; the state holds those of a seat one column after another."""

    def __init__(self) -> None:
        super().__init__("list[list[int]]", "[[] for _ in range(players * COLUMNS)]")

    def tell(self, value: object, names: list[str]) -> Json:
        units = cast(list[list[int]], value)
        return {
            name: {str(column + 1): CARDS.tell(units[seat * COLUMNS + column], names) for column in range(COLUMNS)}
            for seat, name in enumerate(names)
        }

    def read(self, words: "PositionWords", key: str, given: Json) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for seat, table in words.by_seat_of(key, given).items():
            path = words.of_seat(key, seat)
            for column, entry in columns_of(words, path, table).items():
                found[seat * COLUMNS + column] = sorted(CARDS.read(words, f"{path}.{column + 1}", entry))
        return found


class TopFirst(Cards):
    """A pile whose top is its last card; positions name the top first."""

    def tell(self, value: object, names: list[str]) -> Json:
        return super().tell(cast(list[int], value)[::-1], names)

    def read(self, words: "PositionWords", key: str, given: Json) -> list[int]:
        return super().read(words, key, given)[::-1]


class FlankTargets(Told):
    """F-5.7 For each target of a flank attack the columns through which it can be attacked."""

    def __init__(self) -> None:
        super().__init__("list[int]", "[0] * COLUMNS")

    def tell(self, value: object, names: list[str]) -> Json:
        told: dict[str, Json] = {}
        for target, helpers in enumerate(cast(list[int], value)):
            if helpers:
                told[str(target + 1)] = [helper + 1 for helper in range(COLUMNS) if helpers & BIT[helper]]
        return told

    def read(self, words: "PositionWords", key: str, given: Json) -> list[int]:
        found = [0] * COLUMNS
        for target, helpers in columns_of(words, key, given).items():
            for helper in words.items_of(helpers):
                found[target] |= 2 ** (words.number_of(f"{key}.{target + 1}", helper, 1, COLUMNS) - 1)
        return found


CARDS: Final = Cards(CARD_WORDS)
SORTED: Final = Cards(CARD_WORDS, sort=True)
# There are always two seats: written out, a copy is quicker.
BOTH_COPIED: Final = "[like.{name}[0][:], like.{name}[1][:]]"
# What belongs to the draft changes only there.
BOTH_IN_DRAFT: Final = "[like.{name}[0][:], like.{name}[1][:]] if like.phase == DRAFT else like.{name}"
COPIED_IN_DRAFT: Final = "like.{name}[:] if like.phase == DRAFT else like.{name}"

# In observations.
BAG: Final = Bag(KINDS)
COUNTED: Final = features.Number(0, 255, capped=True)
COLUMN: Final = features.OneOf(0, COLUMNS - 1)
CARD: Final = features.OneOf(0, KINDS - 1)
DEPLOYMENT: Final = Thing(
    {
        "kept": Row(COLUMNS, BAG),
        "added": Row(COLUMNS, BAG),
        "rest": BAG,
        "paid": BAG,
        "rest_points": COUNTED,
        "paid_points": COUNTED,
        "cost": COUNTED,
        "open_column": COLUMN,
        "paying": features.Flag(),
    }
)
FIGHT: Final = Thing(
    {
        "kind": features.OneOf(0, 1),
        "attacker": features.Seat(),
        "origin": COLUMN,
        "target": COLUMN,
        "lead": CARD,
        "defender_lead": CARD,
        "overlaps": COUNTED,
        "overlap_value": COUNTED,
        "sources": EachSeat(features.OneOf(0, 3)),
    }
)

FIELDS: Final[list[Field[FieldOfGlory]]] = [
    Agreed("charter"),
    Public(
        "terrain",
        ByColumn(Word(TERRAIN_IDS), "PLAIN"),
        shape=Row(COLUMNS, features.OneOf(0, len(TERRAIN_IDS) - 1)),
    ),
    Public("control", ByColumn(Seat(), "NO_SEAT"), copy=COPIED, shape=Row(COLUMNS, features.Seat())),
    Public("units", Units(), copy=COPIED, shape=EachSeat(BAG, COLUMNS)),
    OwnedCounted("hands", BySeat(SORTED), copy=BOTH_COPIED),
    HiddenPiles(
        "decks",
        BySeat(TopFirst(CARD_WORDS)),
        copy=BOTH_COPIED,
        word="deck",
        shape=EachSeat(features.Count(99)),
    ),
    DiscardsField("discards", BySeat(CARDS), copy=BOTH_COPIED, word="discard"),
    Public("victory", BySeat(SORTED), copy=BOTH_COPIED),
    OwnedCounted("removed", BySeat(SORTED)),
    PoolField("pool", BySeat(CARDS)),
    OwnedSecret("picked", BySeat(CARDS), copy=BOTH_IN_DRAFT),
    RoundsField("rounds", Value("list[int]", "[0, 0]"), copy=COPIED_IN_DRAFT, shape=EachSeat(COUNTED)),
    Public("shuffles", BySeat(Number(0, MOST_SHUFFLES)), copy=COPIED),
    Public("active", Seat("NO_SEAT"), word="turn"),
    Public("starter", Seat("NO_SEAT")),
    Public("turn_no", Number(1, MOST_TURNS), shape=COUNTED),
    Public("phase", Value("i64", "DRAFT"), shape=features.OneOf(DRAFT, DRAW_PHASE)),
    Public("flanks", FlankTargets(), word="flank_targets", shape=Row(COLUMNS, features.Bits(COLUMNS))),
    PlanField("plan", Value("Plan | None", "None"), shape=DEPLOYMENT),
    FightField("fight", Value("Fight | None", "None"), shape=FIGHT),
    BonusField("bonus", Value("list[int]", "[NO_CARD, NO_CARD]"), copy=COPIED, shape=EachSeat(CARD)),
    ReckoningField(
        "reckoning",
        Value("Reckoning | None", "None"),
        shape=features.Nothing("of a fight that is over: what it brought lies on the table"),
    ),
    Public("winner", Seat("NO_SEAT")),
    Public("ending", Word(ENDINGS, "RUNNING")),
]
