"""Saved games: records in the user's data folder, written so that a good file is never lost to a bad one."""

import os
import re
import tempfile
from collections.abc import Iterator, Mapping
from datetime import datetime
from errno import EISDIR
from pathlib import Path

from banneret.core.errors import UserError, system_reason
from banneret.core.record import LONGEST_ROW, Record, RecordReader, parse_record, whole_record
from banneret.games import registry

SUFFIX = ".record"
_BOT_SEAT = re.compile(r"(?P<name>.*) \[(?P<bot>[^\[\]]+)\]")


class SaveError(UserError):
    """A game that cannot be saved where it should be."""


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """Where saved games live unless somebody says otherwise."""
    environment = os.environ if environment is None else environment
    home = environment.get("XDG_DATA_HOME", "")
    base = Path(home) if home and Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "banneret"


def new_place(game: str, folder: Path, now: datetime) -> Path:
    """A name that no file has yet."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    place = folder / f"{stem}{SUFFIX}"
    number = 2
    while place.exists():
        place = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return place


def write_text(path: Path, text: str) -> None:
    """Write a file wholly or not at all: beside it first, then in its place."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise SaveError("cannot_write", system_reason(error), str(path)) from error
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        raise SaveError("cannot_write", system_reason(error), str(path)) from error
    finally:
        if os.path.exists(beside):
            os.unlink(beside)


def write_record(path: Path, record: Record) -> None:
    """Save a game; what could not be read again is never written."""
    text = record.text()
    parse_record(text, registry.load, str(path))
    write_text(path, text)


def named_file(text: str) -> Path:
    """A file to be written that a person has named; it must not exist yet."""
    path = Path(text).expanduser()
    if not text.isprintable():
        raise SaveError("bad_file_name", {})
    if path.is_dir():
        raise SaveError("cannot_write", system_reason(IsADirectoryError(EISDIR, os.strerror(EISDIR))), str(path))
    if path.exists():
        raise SaveError("save_exists", {}, str(path))
    return path


def rows_of(path: str) -> Iterator[str]:
    """The rows of a file with their line breaks, one at a time; of one that has no end, as much as a reader needs."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            while row := file.readline(LONGEST_ROW + 1):
                yield row
    except OSError as error:
        raise UserError("unreadable_file", system_reason(error), path) from error
    except UnicodeDecodeError as error:
        raise UserError("not_utf8", {"byte": str(bad_byte(path))}, path) from error


def bad_byte(path: str) -> int:
    """The place of the first byte that is not UTF-8."""
    before = 0
    with open(path, "rb") as file:
        for row in file:
            try:
                row.decode()
            except UnicodeDecodeError as error:
                return before + error.start
            before += len(row)
    return before


def open_record(path: str) -> RecordReader:
    """A record file, to be read line by line; whatever is wrong with it is told with file and line."""
    return RecordReader(rows_of(path), registry.load, path)


def read_record(path: str) -> Record:
    """A record file as a whole."""
    return whole_record(open_record(path))


def is_over(path: str) -> bool:
    """Whether a record file holds a game that has ended."""
    reader = open_record(path)
    reader.rest()
    return bool(reader.record.returns)


def unfinished(folder: Path) -> Path | None:
    """The saved game that was played last and is not over."""
    found = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        try:
            if not is_over(str(path)):
                return path
        except UserError:
            continue
    return None


# Seats in a record: `Anita` is a person, `Bertrand [expert]` a bot.


def seat_text(name: str, bot: str) -> str:
    return f"{name} [{bot}]" if bot else name


def seat_parts(text: str) -> tuple[str, str]:
    """Name and bot of a seat; a person has no bot."""
    match = _BOT_SEAT.fullmatch(text)
    return (match["name"], match["bot"]) if match else (text, "")


def person_name(name: str) -> str:
    """A name that a record can hold and a table can show."""
    name = " ".join(name.split())
    if not name or len(name) > 24 or not name.isprintable() or "[" in name or "]" in name:
        raise UserError("bad_name", {"name": name[:40]})
    return name
