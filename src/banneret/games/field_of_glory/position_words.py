"""Reading a position: its words, each mistake told with its key and the reason."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.games.field_of_glory.actions import COLUMNS
from banneret.games.field_of_glory.cards import UNKNOWN, parse_card
from banneret.games.field_of_glory.data import DATA_FILE

NOBODY_WORD: Final = "nobody"
NONE_WORD: Final = "none"
BOTH_WORD: Final = "both"

# Where the game stands.
DRAFTING: Final = "draft"
TURN: Final = "turn"
ADVANCING: Final = "advance"
FLANKING: Final = "flank"
ACTING: Final = "actions"
OVERLAPPING: Final = "overlap"
BONUS: Final = "bonus"
RETREATING: Final = "retreat"
GIVING_UP: Final = "give_up"
DEFENCE_BONUS: Final = "defence_bonus"
DEFENCE_LEAD: Final = "defence_lead"
DRAWING: Final = "draw"
HAND_LIMIT: Final = "hand_limit"
OVER: Final = "over"

FIGHT_PHASES: Final = [OVERLAPPING, BONUS, RETREATING, DEFENCE_BONUS, DEFENCE_LEAD]
PHASES: Final = [
    DRAFTING, TURN, ADVANCING, FLANKING, ACTING, OVERLAPPING, BONUS, RETREATING, GIVING_UP, DEFENCE_BONUS,
    DEFENCE_LEAD, DRAWING, HAND_LIMIT,
]  # fmt: skip

REST_WORDS: Final = ["deck", "discard", "victory", "hand"]

POSITION_KEYS: Final = [
    "phase", "turn", "starter", "turn_no", "column",
    "terrain", "control", "units", "hands", "deck", "discard", "victory", "removed", "rest", "shuffles", "reshuffles",
    "round", "picked", "pool", "answered",
    "flank_targets", "plan", "fight", "attack",
]  # fmt: skip
FIGHT_KEYS: Final = ["kind", "column", "origin", "lead", "overlaps", "bonus", "sources"]

TEXTS: Final = str(Path(DATA_FILE).with_name("texts"))
ENGLISH: Final[list[Texts]] = []  # read when the first mistake is told


def fault(key: str, why: str, more: dict[str, Json] | None = None) -> ScenarioError:
    """A position that cannot be: where it is written, and the text `reason-position-<why>` that says what is wrong."""
    parts: dict[str, Json] = {"key": key, "why": f"position-{why}"}
    if more is not None:
        parts.update(more)
    if not ENGLISH:
        ENGLISH.append(Texts("en", [TEXTS]))
    parts["reason"] = ENGLISH[0].say(f"reason-position-{why}", parts)
    return ScenarioError("impossible_position", parts)


@final
class Words:
    """A position, or a table in it, as it was written; `names` are the seats, `path` stands before the keys."""

    def __init__(self, position: Mapping[str, Json], names: list[str], known: list[str], path: str = "") -> None:
        self.position = position
        self.names = names
        self.path = path
        for key in position:
            if key not in known:
                raise ScenarioError("unknown_key", {"key": path + key, "reason": ", ".join(known)})

    def has(self, key: str) -> bool:
        return key in self.position

    def word(self, key: str, default: str, known: list[str]) -> str:
        return self.checked_word(key, self.position.get(key, default), known)

    def checked_word(self, key: str, value: Json, known: list[str]) -> str:
        """One of the words known; `known` is told where it is another."""
        if not isinstance(value, str) or value not in known:
            raise fault(self.path + key, "unknown-word", {"value": repr(value), "known": ", ".join(known)})
        return value

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return self.checked_number(key, self.position.get(key, default), low, high)

    def checked_number(self, key: str, value: Json, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise fault(self.path + key, "whole-number", {"value": repr(value)})
        if not low <= value <= high:
            raise fault(self.path + key, "range", {"value": value, "low": low, "high": high})
        return value

    def table(self, key: str) -> Mapping[str, Json]:
        value = self.position.get(key, {})
        if not isinstance(value, Mapping):
            raise fault(self.path + key, "table")
        return value

    # Seats.

    def seat_of(self, key: str, value: Json) -> int:
        """A seat by its name or number."""
        if isinstance(value, str) and value in self.names:
            return self.names.index(value)
        if isinstance(value, str) and value.isdecimal() and int(value) < len(self.names):
            return int(value)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(self.names):
            return value
        raise fault(self.path + key, "no-seat", {"value": repr(value), "known": ", ".join(self.names)})

    def seat(self, key: str, default: int) -> int:
        return self.seat_of(key, self.position[key]) if key in self.position else default

    def seat_or_nobody(self, key: str, value: Json) -> int:
        return -1 if value == NOBODY_WORD else self.seat_of(key, value)

    def seats(self, key: str) -> list[int]:
        """A list of seats; a single one may stand without brackets."""
        value = self.position.get(key, [])
        return [self.seat_of(key, name) for name in (value if isinstance(value, list) else [value])]

    def by_seat(self, key: str) -> dict[int, Json]:
        """A table with a value for each seat named."""
        found: dict[int, Json] = {}
        for name, entry in self.table(key).items():
            seat = self.seat_of(f"{key}.{name}", str(name))
            if seat in found:
                raise fault(f"{self.path}{key}.{name}", "seat-twice", {"who": self.names[seat]})
            found[seat] = entry
        return found

    # Columns.

    def columns_of(self, key: str, table: Json) -> dict[int, Json]:
        """A table with a value for each column named, 1 to 5; in the result they count from 0."""
        if not isinstance(table, Mapping):
            raise fault(self.path + key, "columns")
        found: dict[int, Json] = {}
        for name, entry in table.items():
            if not str(name).isdecimal() or not 1 <= int(str(name)) <= COLUMNS:
                raise fault(f"{self.path}{key}.{name}", "no-column", {"value": str(name)})
            found[int(str(name)) - 1] = entry
        return found

    def column(self, key: str, default: int) -> int:
        """A column, 1 to 5; in the result they count from 0."""
        return self.number(key, default + 1, 1, COLUMNS) - 1

    # Cards.

    def cards_of(self, key: str, value: Json) -> list[int]:
        """Cards written one after another."""
        if not isinstance(value, str):
            raise fault(self.path + key, "cards-text", {"value": repr(value)})
        found: list[int] = []
        for text in value.split():
            try:
                card = parse_card(text)
            except ValueError as error:
                raise fault(self.path + key, "no-card", {"card": text}) from error
            if card == UNKNOWN:
                raise fault(self.path + key, "hidden-card")
            found.append(card)
        return found

    def cards_by_seat(self, key: str) -> dict[int, list[int]]:
        return {seat: self.cards_of(f"{key}.{self.names[seat]}", text) for seat, text in self.by_seat(key).items()}

    def card_lists(self, key: str, value: Json) -> list[list[int]]:
        if not isinstance(value, list):
            raise fault(self.path + key, "shuffle-list")
        return [self.cards_of(key, text) for text in cast(list[Json], value)]
