"""Copies of a database, taken while servers go on writing to it, and put back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.engine import URL

from banneret.core.errors import system_reason
from banneret.server.errors import StoreError

PAGES_AT_ONCE = 512
OWNER_ONLY = 0o600


def copy_file(source: Path, target: Path) -> None:
    """A consistent copy of a SQLite file, wholly or not at all: beside its place first. Nobody has to stop writing."""
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        os.close(os.open(beside, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, OWNER_ONLY))
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(beside)) as new,
        ):
            old.backup(new, pages=PAGES_AT_ONCE)
            new.execute("PRAGMA journal_mode=DELETE").close()  # one file, nothing beside it
            sound = new.execute("PRAGMA integrity_check").fetchone()[0]
        if sound != "ok":
            raise StoreError("store_damaged", {"url": str(source), "reason": str(sound)})
        with open(beside, "rb") as file:
            os.fsync(file.fileno())
        os.replace(beside, target)
    except sqlite3.DatabaseError as error:
        code = "store_not_a_database" if "not a database" in str(error) else "store_cannot_open"
        raise StoreError(code, {"url": str(source), "reason": str(error)}) from error
    except OSError as error:
        raise StoreError("cannot_write", system_reason(error), str(target)) from error
    finally:
        beside.unlink(missing_ok=True)


def place_before(file: Path, revision: str) -> Path:
    """Where the copy goes that is taken before a migration: one for each schema, the first one stays."""
    return file.with_name(f"{file.name}.before-{revision}")


def copy_before_migration(connection: Connection, url: URL, head: str) -> Path | None:
    """Keep a SQLite file as it is before the steps change it; None where there is nothing to keep."""
    present = MigrationContext.configure(connection).get_current_revision()
    if connection.dialect.name != "sqlite" or url.database is None or present in (None, head):
        return None
    place = place_before(Path(url.database), head)
    if not place.exists():
        copy_file(Path(url.database), place)
    return place
