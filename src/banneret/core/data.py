"""Component data: TOML files, and files that an owner of the box lays over them.

An overlay has the shape of the file beneath it. Records in lists are found by their identity (`id`, `number`, ...);
where several have the same one (`players`), values that cannot be changed tell which is meant, else it is the first.
Only values that exist can be changed, and only to values of the same type. Everything else is refused with its line.
"""

import re
import tomllib
from pathlib import Path
from typing import Final, TypeAlias, Union, cast, final

from banneret.core.errors import DataError, system_reason
from banneret.core.jsons import Json
from banneret.core.toml_lines import line_of

Value: TypeAlias = Union[str, int, float, bool, list["Value"], dict[str, "Value"]]  # noqa: UP007
Record: TypeAlias = dict[str, Value]
Moved: TypeAlias = dict[str, int]  # `battles.3`, a record of our file -> its place in the list of the overlay

LONGEST_NUMBER: Final = 2**13  # bits; Python reads none in decimal that is much longer
IDENTITIES: Final = ("id", "number", "value", "players")

# How the reader of TOML begins its complaints, and what we call them (texts `reason-toml...`).
TOML_REASONS: Final = [
    ("Expected '='", "toml-equals"),
    ("Expected newline", "toml-newline"),
    ("Expected ']", "toml-bracket"),
    ("Invalid statement", "toml-statement"),
    ("Invalid initial character", "toml-key"),
    ("Invalid value", "toml-value"),
    ("Unclosed", "toml-unclosed"),
    ("Unterminated", "toml-unclosed"),
    ('Expected "\'"', "toml-unclosed"),
    ("Illegal character", "toml-character"),
    ("Cannot", "toml-twice"),
    ("Duplicate", "toml-twice"),
    ("Exceeds", "toml-number"),
    ("maximum recursion", "toml-deep"),
]


def read_toml(path: str) -> Record:
    """A TOML file as plain values; a syntax error is told with its line."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except OSError as fault:
        raise DataError("unreadable_file", system_reason(fault), path) from fault
    except UnicodeDecodeError as error:
        parts: dict[str, Json] = {"reason": f"not UTF-8 at byte {error.start}", "why": "utf8", "byte": str(error.start)}
        raise DataError("unreadable_file", parts, path) from error
    try:
        return cast(Record, _plain(tomllib.loads(text)))
    except (ValueError, RecursionError) as mistake:
        reason = str(mistake)
        place = re.search(r" \(at line (\d+), column (\d+)\)| \(at end of document\)", reason)
        rows = text.splitlines() or [""]
        line, column = (len(rows), len(rows[-1]) + 1) if place else (0, 0)
        if place and place.group(1):
            line, column = int(place.group(1)), int(place.group(2))
        why = next((name for begin, name in TOML_REASONS if reason.startswith(begin)), "toml")
        where: dict[str, Json] = {"reason": reason, "why": why, "column": column}
        raise DataError("bad_toml", where, path, line) from mistake


def _plain(value: object) -> object:
    """A value of TOML without dates and times, which no file of ours has: they become texts."""
    if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:  # in hexadecimal, which Python reads
        raise ValueError("Exceeds the limit of a number")
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value if isinstance(value, (str, int, float, bool)) else str(value)


@final
class Sheet:
    """A data file as read, with every access checked: a missing or ill-typed value names file, line and reason."""

    def __init__(
        self, values: Record, file: str, steps: list[str | int] | None = None, moved: Moved | None = None
    ) -> None:
        self.values = values
        self.file = file
        self.steps: list[str | int] = [] if steps is None else steps
        self.moved: Moved = {} if moved is None else moved

    def fault(self, code: str, key: str, reason: str, why: str = "", more: dict[str, Json] | None = None) -> DataError:
        """A mistake in a value. `why` names the text `reason-<why>` that says the reason in the reader's language."""
        steps: list[str | int] = [*self.steps, key]
        if len(steps) > 2 and f"{steps[0]}.{steps[1]}" in self.moved:
            steps[1] = self.moved[f"{steps[0]}.{steps[1]}"]
        return _fault(self.file, steps, code, reason, why, more)

    def _get(self, key: str) -> Value:
        if key not in self.values:
            raise self.fault("missing_value", key, "")
        return self.values[key]

    def integer(self, key: str, low: int, high: int) -> int:
        value = self._get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fault(
                "bad_value", key, f"{value!r} is not a whole number", "whole-number", {"value": repr(value)}
            )
        if not low <= value <= high:
            more: dict[str, Json] = {"value": str(value), "low": str(low), "high": str(high)}
            raise self.fault("bad_value", key, f"{value} is not from {low} to {high}", "range", more)
        return value

    def text(self, key: str) -> str:
        value = self._get(key)
        if not isinstance(value, str):
            raise self.fault("bad_value", key, f"{value!r} is not a text", "text", {"value": repr(value)})
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            reason = f"{value!r} is neither true nor false"
            raise self.fault("bad_value", key, reason, "true-or-false", {"value": repr(value)})
        return value

    def integers(self, key: str, low: int, high: int) -> list[int]:
        value = self._get(key)
        if not isinstance(value, list):
            raise self.fault("bad_value", key, f"{value!r} is not a list", "list", {"value": repr(value)})
        numbers: list[int] = []
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                reason = f"{item!r} is not a whole number from {low} to {high}"
                more: dict[str, Json] = {"value": repr(item), "low": str(low), "high": str(high)}
                raise self.fault("bad_value", key, reason, "range", more)
            numbers.append(item)
        return numbers

    def texts(self, key: str) -> list[str]:
        value = self._get(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fault("bad_value", key, f"{value!r} is not a list of texts", "texts", {"value": repr(value)})
        return [str(item) for item in value]

    def table(self, key: str) -> "Sheet":
        value = self._get(key)
        if not isinstance(value, dict):
            raise self.fault("bad_value", key, "a table is expected", "table")
        return Sheet(value, self.file, [*self.steps, key], self.moved)

    def tables(self, key: str) -> list["Sheet"]:
        value = self._get(key)
        if not isinstance(value, list):
            raise self.fault("bad_value", key, "a list of tables is expected", "tables")
        sheets: list[Sheet] = []
        for place, item in enumerate(value):
            if not isinstance(item, dict):
                raise self.fault("bad_value", key, f"{item!r} is not a table", "table")
            sheets.append(Sheet(item, self.file, [*self.steps, key, place], self.moved))
        return sheets


def lay_over(base: Record, overlay: Record, file: str, open_values: list[str] | None = None) -> Record:
    """The base with the overlay's values in it; `file` is the overlay's, for errors.

    `open_values` names what can be changed, `battles.points`, where that is not everything; texts and sources can
    always be changed.
    """
    return _merge_table(base, overlay, file, [], open_values)


def is_open(steps: list[str | int], open_values: list[str] | None) -> bool:
    """Whether an overlay may change this value."""
    name = str(steps[-1])
    if open_values is None or name.startswith("source") or name.endswith(("_en", "_hu")):
        return True
    path = ".".join([step for step in steps if isinstance(step, str)])
    return any(path == known or path.startswith(f"{known}.") for known in open_values)


def _fault(
    file: str, steps: list[str | int], code: str, reason: str, why: str = "", more: dict[str, Json] | None = None
) -> DataError:
    parts: dict[str, Json] = {"key": ".".join(str(step) for step in steps), "reason": reason}
    if why:
        parts["why"] = why
    if more is not None:
        parts.update(more)
    return DataError(code, parts, file, line_of(file, steps))


def _merge_table(
    base: Record, overlay: Record, file: str, steps: list[str | int], open_values: list[str] | None
) -> Record:
    merged = dict(base)
    for key, value in overlay.items():
        here = [*steps, key]
        if key not in base:
            if key.startswith("source"):
                merged[key] = value
                continue
            raise _fault(file, here, "unknown_key", ", ".join(base))
        merged[key] = _merge_value(base[key], value, file, here, open_values)
    return merged


def _merge_value(base: Value, value: Value, file: str, steps: list[str | int], open_values: list[str] | None) -> Value:
    if isinstance(base, dict):
        if not isinstance(value, dict):
            raise _fault(file, steps, "bad_value", "a table is expected", "table")
        return _merge_table(base, value, file, steps, open_values)
    if isinstance(base, list) and base and isinstance(base[0], dict) and _identity(base[0]):
        if not isinstance(value, list):
            raise _fault(file, steps, "bad_value", "a list of tables is expected", "tables")
        return _merge_records([item for item in base if isinstance(item, dict)], value, file, steps, open_values)
    if type(base) is not type(value):
        more: dict[str, Json] = {"value": repr(value), "base": repr(base)}
        raise _fault(file, steps, "bad_value", f"{value!r} is not of the type of {base!r}", "type", more)
    if value != base and not is_open(steps, open_values):
        raise _fault(file, steps, "fixed_value", "")
    return value


def _identity(record: Record) -> str:
    for name in IDENTITIES:
        if name in record:
            return name
    return ""


def _merge_records(
    base: list[Record], overlay: list[Value], file: str, steps: list[str | int], open_values: list[str] | None
) -> Value:
    merged = [dict(record) for record in base]
    changed: list[int] = []
    for place, changes in enumerate(overlay):
        here = [*steps, place]
        if not isinstance(changes, dict):
            raise _fault(file, here, "bad_value", "a table is expected", "table")
        name = next((identity for identity in IDENTITIES if identity in changes and identity in base[0]), "")
        if not name:
            raise _fault(file, here, "no_identity", ", ".join(n for n in IDENTITIES if n in base[0]))
        at = _record_meant(base, changes, name, steps, open_values)
        if at < 0:
            known = ", ".join(str(record[name]) for record in merged)
            raise _fault(file, [*here, name], "unknown_record", known)
        if at in changed:
            raise _fault(file, [*here, name], "record_twice", "")
        changed.append(at)
        merged[at] = _merge_table(merged[at], changes, file, here, open_values)
    result: list[Value] = []
    result.extend(merged)
    return result


def _record_meant(
    base: list[Record], changes: Record, name: str, steps: list[str | int], open_values: list[str] | None
) -> int:
    """The record with this identity; where several have it, values that cannot be changed tell them apart."""
    named = [place for place, record in enumerate(base) if name in record and record[name] == changes[name]]
    for place in named:
        record = base[place]
        if all(
            record.get(key) == value for key, value in changes.items() if not is_open([*steps, key], open_values)
        ):  # fmt: skip
            return place
    return named[0] if named else -1


def load(path: str, overlay: str = "", open_values: list[str] | None = None) -> Sheet:
    """Our data file with an owner's file over it. Faults of values are blamed on the overlay where there is one.

    `open_values` are those that rules read from the file; changing another would do nothing, and is refused.
    """
    base = read_toml(path)
    if not overlay:
        return Sheet(base, path)
    changes = read_toml(overlay)
    return Sheet(lay_over(base, changes, overlay, open_values), overlay, None, _moved(base, changes, open_values))


def _moved(base: Record, overlay: Record, open_values: list[str] | None) -> Moved:
    """Where the overlay writes the records that it changes, so that their faults are told with the right line."""
    moved: Moved = {}
    for key, records in overlay.items():
        beneath = base.get(key)
        if not isinstance(records, list) or not isinstance(beneath, list):
            continue
        rows = [record for record in beneath if isinstance(record, dict)]
        for place, changes in enumerate(records):
            if not rows or not isinstance(changes, dict):
                continue
            name = next((identity for identity in IDENTITIES if identity in changes and identity in rows[0]), "")
            at = _record_meant(rows, changes, name, [key], open_values) if name else -1
            if at >= 0:
                moved[f"{key}.{at}"] = place
    return moved
