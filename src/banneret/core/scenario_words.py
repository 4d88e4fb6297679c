"""What stands in a scenario file: seats, answers, tables and numbers; every mistake is told with its line."""

from collections.abc import Mapping
from typing import Final, TypeAlias, final

from banneret.core.actions import Action
from banneret.core.errors import NotationError, ScenarioError
from banneret.core.jsons import Json
from banneret.core.kernel import TABLE
from banneret.core.kind import GameKind
from banneret.core.position import NOBODY_WORD
from banneret.core.texts import Texts, quotable
from banneret.core.toml_lines import line_of
from banneret.core.view import SPECTATOR

Place: TypeAlias = list[str | int]  # where a value stands: ["steps", 0, "expect", "asked"]

REFUSAL_KEYS: Final = ("rule", "code")
UNKNOWN_ACTION: Final = "unknown_action"


@final
class Difference:
    """Something that is not as a scenario expects; its text is `difference-<code>`."""

    def __init__(self, code: str, parts: dict[str, Json], file: str, line: int) -> None:
        self.code = code
        self.parts = parts
        self.file = file
        self.line = line

    def text(self, texts: Texts) -> str:
        return f"{self.file}:{self.line}: {texts.say(f'difference-{self.code}', quotable(self.parts))}"

    def __str__(self) -> str:
        return self.text(Texts("en"))


@final
class ScenarioWords:
    """The words of one file: its game, the names of its seats, and where things stand in it."""

    def __init__(self, kind: GameKind, file: str, seats: list[str]) -> None:
        self.kind = kind
        self.file = file
        self.seats = seats
        self.english: Texts | None = None  # read when the first event is named

    # Mistakes and differences.

    def fault(
        self, at: Place, code: str, reason: str, why: str = "", more: dict[str, Json] | None = None
    ) -> ScenarioError:
        parts: dict[str, Json] = {"key": name_of(at), "reason": reason, "why": why}
        if more is not None:
            parts.update(more)
        return ScenarioError(code, parts, self.file, line_of(self.file, at))

    def moved(self, code: str, parts: dict[str, Json], at: Place) -> ScenarioError:
        """A mistake that somebody else has found, at its place in this file."""
        return ScenarioError(code, parts, self.file, line_of(self.file, at))

    def told(self, at: Place, code: str, parts: dict[str, Json]) -> Difference:
        return Difference(code, parts, self.file, line_of(self.file, at))

    # Values.

    def check_keys(self, values: Mapping[str, Json], known: tuple[str, ...], at: Place) -> None:
        for key in values:
            if key not in known:
                raise self.fault([*at, key], "unknown_key", ", ".join(known))

    def table(self, value: Json, at: Place) -> Mapping[str, Json]:
        """A value that must be a table."""
        if not isinstance(value, Mapping):
            raise self.fault(at, "bad_value", "a table is expected", "table")
        return value

    def share(self, value: Json, at: Place) -> float:
        """A number from 0 to 1."""
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 1:
            raise self.fault(at, "bad_value", f"{value!r} is no share", "share", {"value": repr(value)})
        return float(value)

    def text(self, value: Json, at: Place) -> str:
        if not isinstance(value, str):
            raise self.fault(at, "bad_value", f"{value!r} is not a text", "text", {"value": repr(value)})
        return value

    def seat(self, name: Json, at: Place) -> int:
        """A seat by its name, its number, `table` or `spectator`."""
        seat = self.seat_named(name)
        if seat is None:
            raise self.fault(at, "scenario_no_seat", str(name))
        return seat

    def player(self, name: Json, at: Place) -> int:
        """A seat at which somebody sits."""
        seat = self.seat(name, at)
        if seat < 0:
            raise self.fault(at, "scenario_no_seat", str(name))
        return seat

    def seat_named(self, name: Json) -> int | None:
        if isinstance(name, bool):
            return None
        if isinstance(name, int) and 0 <= name < len(self.seats):
            return name
        if isinstance(name, str):
            if name in self.seats:
                return self.seats.index(name)
            if name in [str(seat) for seat in range(len(self.seats))]:
                return int(name)
            if name == "table":
                return TABLE
            if name == "spectator":
                return SPECTATOR
        return None

    def seat_name(self, seat: int) -> str:
        return self.seats[seat] if 0 <= seat < len(self.seats) else NOBODY_WORD

    def key_in(self, values: Mapping[str, Json], written: str) -> str:
        """A key as a description has it: a seat may be written by its number."""
        seat = None if written in values else self.seat_named(written)
        return written if seat is None or seat < 0 else self.seats[seat]

    def as_named(self, actual: Json, wanted: Json) -> Json:
        """A value that is expected, with seats by their names where a description names seats."""
        if isinstance(actual, list) and isinstance(wanted, list):
            if len(actual) != len(wanted):
                return wanted
            return [self.as_named(mine, theirs) for mine, theirs in zip(actual, wanted, strict=True)]
        seat = self.seat_named(wanted) if isinstance(actual, str) and actual in self.seats else None
        return wanted if seat is None or seat < 0 else self.seats[seat]

    def refusal(self, value: Json, at: Place) -> dict[str, Json]:
        """What is said of a refusal: its rule, or a table with `rule`, `code` or both."""
        if isinstance(value, str):
            return {"rule": value}
        told = dict(self.table(value, at))
        self.check_keys(told, REFUSAL_KEYS, at)
        if not told:
            raise self.fault(at, "missing_value", "")
        return told

    def has_event(self, name: str) -> bool:
        """Whether the game's log can tell of such an event."""
        if self.english is None:
            self.english = Texts("en", [str(self.kind.folder / "texts")])
        return self.english.has(f"event-{name.replace('_', '-')}")

    # Answers.

    def answers(self, value: Json) -> list[str]:
        """Answers in notation, parted by commas."""
        texts = value if isinstance(value, list) else [value]
        return [part.strip() for text in texts for part in str(text).replace(";", ",").split(",") if part.strip()]

    def actions(self, value: Json, at: Place) -> list[Action]:
        try:
            found: list[Action] = []
            for text in self.answers(value):
                found.extend(self.kind.rules.catalogue.parse_many(text))
            return found
        except NotationError as error:
            raise self.moved(error.code, error.parts, at) from error

    def is_unknown(self, text: str) -> bool:
        """Whether a text names no answer of the game."""
        try:
            self.kind.rules.catalogue.parse_many(text)
        except NotationError:
            return True
        return False

    def one_action(self, value: Json, at: Place) -> Action:
        found = self.actions(value, at)
        if len(found) != 1:
            raise self.fault(at, "bad_value", "one answer is expected", "one-answer", {"count": len(found)})
        return found[0]


def name_of(at: Place) -> str:
    return ".".join([str(step) for step in at])
