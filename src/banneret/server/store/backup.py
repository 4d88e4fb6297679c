"""Copies of a database, taken while servers go on writing to it, and put back."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from banneret.core.errors import system_reason
from banneret.server.errors import StoreError
from banneret.server.store.engine import unreadable

PAGES_AT_ONCE = 512
OWNER_ONLY = 0o600


@contextmanager
def written_beside(target: Path) -> Iterator[Path]:
    """A file that takes its place when it is whole and on the disk; nobody but its owner reads it."""
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        os.close(os.open(beside, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, OWNER_ONLY))
        yield beside
        with open(beside, "rb") as file:
            os.fsync(file.fileno())
        os.replace(beside, target)
    except OSError as error:
        raise StoreError("not_writable", {"url": str(target), **system_reason(error)}) from error
    finally:
        beside.unlink(missing_ok=True)


def copy_file(source: Path, target: Path) -> None:
    """A consistent copy of a SQLite file, wholly or not at all. Nobody has to stop writing."""
    try:
        with written_beside(target) as beside:
            _fill(beside, source)
    except sqlite3.DatabaseError as error:
        code = "store_not_a_database" if "not a database" in str(error) else "store_cannot_open"
        raise StoreError(code, {"url": str(source), "reason": str(error), **unreadable(source)}) from error


def _fill(copy: Path, source: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(copy)) as new,
    ):
        old.backup(new, pages=PAGES_AT_ONCE)
        new.execute("PRAGMA journal_mode=DELETE").close()  # one file, nothing beside it
        sound = new.execute("PRAGMA integrity_check").fetchone()[0]
    if sound != "ok":
        raise StoreError("store_damaged", {"url": str(source), "reason": str(sound)})


def place_before(file: Path, revision: str) -> Path:
    """Where the copy goes that is taken before a migration: one for each schema, the first one stays."""
    return file.with_name(f"{file.name}.before-{revision}")


def put_back(copy: Path, target: Path) -> Path | None:
    """Put a copy in the place of a database that nobody uses; where the one before it is kept, if there was one."""
    check_copy(copy)
    before = None
    if target.exists():
        check_unused(target)
        before = target.with_name(f"{target.name}.before-restore")
        copy_file(target, before)
    for beside in ("-wal", "-shm"):
        target.with_name(f"{target.name}{beside}").unlink(missing_ok=True)
    copy_file(copy, target)
    return before


def check_copy(copy: Path) -> None:
    """Only a database of ours is put back."""
    try:
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT id FROM tables LIMIT 1").fetchone()
    except sqlite3.OperationalError as error:
        code = "store_cannot_open" if "unable to open" in str(error) else "store_not_ours"
        raise StoreError(code, {"url": str(copy), "reason": str(error), **unreadable(copy)}) from error
    except sqlite3.DatabaseError as error:
        raise StoreError("store_not_a_database", {"url": str(copy), "reason": str(error)}) from error


def check_unused(target: Path) -> None:
    """No server may have the database open."""
    try:
        with closing(sqlite3.connect(target, timeout=0.2)) as connection:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE").close()
            connection.rollback()
    except sqlite3.OperationalError as error:
        raise StoreError("store_in_use", {"url": str(target)}) from error
    except sqlite3.DatabaseError:
        return  # damaged: a reason more to put a copy in its place
