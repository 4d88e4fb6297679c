"""Where the values of a data file come from: which records or parts of them are reconstructed, in words.

A record says so as a whole (`source = "reconstructed"`) or of its parts (`source_points` or `points_source`, or all of
them in `reconstructed_keys`). Tables within tables (`[tracks.time]`) are records of the outer one, by their own names.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from banneret.core.jsons import Json
from banneret.core.wording import Wording

RECONSTRUCTED: Final = "reconstructed"
MARK: Final = "source"
KEYS: Final = f"{RECONSTRUCTED}_keys"
VALUES_OF: Final = {"action": "text"}
"""Where the value of a part stands, in the reader's language, if not under its own name."""


def records(data: Mapping[str, Json]) -> Iterator[tuple[str, Mapping[str, Json]]]:
    """Every record of a data file with the name of its list or table, those within a record after it."""
    for name, value in data.items():
        for record in value if isinstance(value, list) else [value]:
            if isinstance(record, Mapping):
                yield name, record
                yield from inner_records(name, record)


def inner_records(name: str, record: Mapping[str, Json]) -> Iterator[tuple[str, Mapping[str, Json]]]:
    """Tables within a record that say where they come from; one without an id has its key for one."""
    whole = wholly(record)
    for key, value in record.items():
        for inner in value if isinstance(value, list) else [value]:
            if not isinstance(inner, Mapping):
                continue
            if (MARK in inner or part_marks(inner)) and not (whole and wholly(inner)):
                yield name, {"id": key, **inner}
            yield from inner_records(name, inner)


def wholly(record: Mapping[str, Json]) -> bool:
    """Whether all of a record is reconstructed."""
    return record.get(MARK) == RECONSTRUCTED and all(mark == RECONSTRUCTED for mark in part_marks(record).values())


def reconstructed(data: Mapping[str, Json], wording: Wording) -> list[tuple[str, str, str]]:
    """The lists that hold reconstructed values, the names of their records, and which values those are in words.

    No words: the whole record is reconstructed.
    """
    found: list[tuple[str, str, str]] = []
    for name, record in records(data):
        marks = part_marks(record)
        ours = {part: mark for part, mark in marks.items() if RECONSTRUCTED in mark}
        if wholly(record):
            found.append((name, record_name(name, record, wording), ""))
        elif ours:
            told = [part_words(name, part, mark, record, wording) for part, mark in ours.items()]
            found.append((name, record_name(name, record, wording), "; ".join(told)))
    return found


def part_marks(record: Mapping[str, Json]) -> dict[str, str]:
    """The sources of single parts."""
    found: dict[str, str] = {}
    for key, mark in record.items():
        if key.startswith(f"{MARK}_"):
            found[key.removeprefix(f"{MARK}_")] = str(mark)
        elif key.endswith(f"_{MARK}"):
            found[key.removesuffix(f"_{MARK}")] = str(mark)
        elif key == KEYS and isinstance(mark, list):
            found.update({str(part): RECONSTRUCTED for part in mark})
    return found


def list_name(name: str, wording: Wording) -> str:
    """What a list of the data file is called."""
    return wording.texts.say(f"data-{name}") if wording.texts.has(f"data-{name}") else name


def record_name(name: str, record: Mapping[str, Json], wording: Wording) -> str:
    """What a record is called: a text of the game that names its parts, its own name, or its id."""
    if wording.texts.has(f"data-{name}.record"):
        plain: dict[str, Json] = {key: value for key, value in record.items() if isinstance(value, (str, int))}
        return wording.texts.say(f"data-{name}.record", wording.readable(plain))
    if "id" in record and wording.texts.has(f"data-{name}.{record['id']}"):
        return wording.texts.say(f"data-{name}.{record['id']}")
    return str(record.get(f"name_{wording.texts.language}", record.get("id", "?")))


def part_words(name: str, part: str, mark: str, record: Mapping[str, Json], wording: Wording) -> str:
    """`points 5, 3, 1 (partly)`."""
    told = value_words(name, part, record, wording)
    return told if mark == RECONSTRUCTED else wording.texts.say("data-partly", {"value": told})


def counted_words(key: str, entry: str, wording: Wording) -> str:
    """An entry of a list; `lost:5` is told in words where the game has a text for it, with `what` and `count`."""
    what, _, count = entry.partition(":")
    if not wording.texts.has(key):
        return entry
    return wording.texts.say(key, {"what": int(what) if what.isdecimal() else what, "count": int(count)})


def value_words(name: str, part: str, record: Mapping[str, Json], wording: Wording) -> str:
    """`points 5, 3, 1`: a value of a record with its label, the text `data-<list>.<part>`."""
    texts = wording.texts
    label = texts.say(f"data-{name}.{part}") if texts.has(f"data-{name}.{part}") else part
    value = record.get(part, record.get(f"{VALUES_OF.get(part, part)}_{texts.language}", ""))
    if isinstance(value, str):
        value = wording.readable({part: value})[part]
    if isinstance(value, list):
        words = ", ".join([counted_words(f"data-{name}-{part}", str(entry), wording) for entry in value])
    else:
        words = str(value)
    return f"{label} {words.rstrip('.')}"
