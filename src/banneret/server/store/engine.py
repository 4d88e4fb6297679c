"""Opening the database, and saying in plain words why it cannot be opened or written."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from banneret.core.errors import system_reason
from banneret.core.jsons import Json
from banneret.server.errors import StoreError

READERS = 4
POSTGRESQL_WRITERS = 2
LOCK_SECONDS = 5.0
LARGEST_LOOKED_THROUGH = 512 * 2**20
LEAST_ROOM = 128 * 2**10
WRITING = "banneret_writing"
PRIVATE, OTHERS = 0o600, 0o077
BESIDE = ("", "-wal", "-shm", "-journal")
LOG = logging.getLogger(__name__)

# The beginning of SQLite's error name -> our code.
SQLITE_TROUBLES = {
    "SQLITE_CANTOPEN": "store_cannot_open",
    "SQLITE_BUSY": "store_locked",
    "SQLITE_LOCKED": "store_locked",
    "SQLITE_READONLY": "store_read_only",
    "SQLITE_NOTADB": "store_not_a_database",
    "SQLITE_CORRUPT": "store_damaged",
    "SQLITE_FULL": "store_full",
    "SQLITE_IOERR": "store_disk",
}


def parse_url(text: str) -> URL:
    """`sqlite:///file` or `postgresql://...`; anything else is refused."""
    try:
        url = make_url(text)
        dialect = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise StoreError("store_bad_url", {"url": _without_password(text)}) from error
    if dialect == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if dialect != "sqlite":
        raise StoreError("store_bad_url", {"url": shown(url)})
    if not url.database or url.database == ":memory:":
        raise StoreError("store_in_memory", {"url": shown(url)})
    return url


def shown(url: URL) -> str:
    """The address as messages show it: a file's name, or a server without its password."""
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def _without_password(text: str) -> str:
    """What stands before an @ may hold a password, however the rest is written."""
    name, at, rest = text.rpartition("@")
    return f"{name.partition(':')[0]}:...@{rest}" if at else text


def check_exists(url: URL) -> None:
    """A SQLite file that is not there would be made."""
    if url.get_backend_name() == "sqlite" and not url.query and unreadable(Path(url.database or "")):
        raise StoreError("store_cannot_open", {"url": shown(url), **unreadable(Path(url.database or ""))})


def unreadable(file: Path) -> dict[str, Json]:
    """Why a file cannot be read, in better words than those of SQLite; nothing where it can."""
    try:
        file.open("rb").close()
    except OSError as error:
        return system_reason(error)
    return {}


def open_engine(url: URL) -> Engine:
    """An engine that has proved that it can connect."""
    if url.get_backend_name() == "sqlite":
        return _sqlite_engine(url)
    try:
        engine = create_engine(
            url, pool_size=READERS + POSTGRESQL_WRITERS, max_overflow=0, pool_pre_ping=True,
            connect_args={"connect_timeout": 10},
        )  # fmt: skip
    except ImportError as error:
        raise StoreError("store_driver_missing", {"url": shown(url)}) from error
    with told_plainly(url, engine):
        engine.connect().close()
    return engine


def reading_engine(engine: Engine) -> Engine:
    """What those use who only look. On SQLite it has connections of its own: whoever waits for the lock of the file in
    order to write keeps nobody from reading."""
    return _sqlite(engine.url, READERS) if engine.dialect.name == "sqlite" else engine


def _sqlite_engine(url: URL) -> Engine:
    assert url.database is not None
    if not url.query and not Path(url.database).resolve().parent.is_dir():
        raise StoreError("store_no_folder", {"url": shown(url)})
    keep_private(Path(url.database))
    engine = _sqlite(url, 1)  # SQLite has one writer
    with told_plainly(url, engine), engine.connect() as connection:
        mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
        if mode != "wal":
            engine.dispose()
            raise StoreError("store_no_wal", {"url": shown(url), "mode": str(mode)})
        _look_through(connection, url)
    return engine


def _look_through(connection: Connection, url: URL) -> None:
    """Whether every page of the file can be read and something can be written: what is wrong with a file or its disk is
    told when the server starts, not in mid-play. Very large files are not read through."""
    pages, size, version = (
        int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
        for name in ("page_count", "page_size", "user_version")
    )
    if pages * size <= LARGEST_LOOKED_THROUGH:
        found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
        if found != "ok":
            raise StoreError("store_damaged", {"url": shown(url), "reason": " ".join(found.split())})
    connection.commit()
    with connection.execution_options(**{WRITING: True}).begin():
        connection.exec_driver_sql(f"PRAGMA user_version = {version}")


def _sqlite(url: URL, connections: int) -> Engine:
    engine = create_engine(
        url, poolclass=QueuePool, pool_size=connections, max_overflow=0,
        connect_args={"timeout": LOCK_SECONDS, "check_same_thread": False},
    )  # fmt: skip
    event.listen(engine, "connect", _settle_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def keep_private(file: Path) -> None:
    """Only the owner reads and writes the database and what SQLite lays beside it, whoever made them with what rights.

    What SQLite makes later has the rights of the database.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR | getattr(os, "O_CLOEXEC", 0), PRIVATE))
    except OSError:
        return  # SQLite tells why
    for suffix in BESIDE:
        part = file.with_name(file.name + suffix)
        try:
            if part.stat().st_mode & OTHERS:
                part.chmod(PRIVATE)
        except FileNotFoundError:
            continue
        except OSError as error:
            LOG.warning("others than its owner may read %s: %s", part, error.strerror)


def _settle_sqlite(connection: sqlite3.Connection, entry: ConnectionPoolEntry) -> None:
    """A commit is on the disk when it returns (`FULL`), and readers never block the writer (`WAL`)."""
    connection.isolation_level = None  # the driver must not begin transactions of its own
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Connection) -> None:
    """Who means to write takes the lock at once: a lock taken half-way could not be waited for."""
    writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


@contextmanager
def told_plainly(url: URL, engine: Engine) -> Iterator[None]:
    """Troubles of the database as errors with a text. Broken constraints pass: they mean that others were quicker."""
    driver: Any = engine.dialect
    try:
        yield
    except (IntegrityError, driver.dbapi.IntegrityError):
        raise
    except (SQLAlchemyError, driver.dbapi.Error) as error:
        original = error.orig if isinstance(error, DBAPIError) else error
        name = getattr(original, "sqlite_errorname", "") or ""
        code = next((code for start, code in SQLITE_TROUBLES.items() if name.startswith(start)), "store_failed")
        if code == "store_disk" and not _has_room(url):
            code = "store_full"
        reason = " ".join(str(original).split())
        file = unreadable(Path(url.database or "")) if code == "store_cannot_open" else {}
        raise StoreError(code, {"url": shown(url), "reason": reason, **file}) from error


def _has_room(url: URL) -> bool:
    """SQLite does not always tell a full disk from a broken one."""
    try:
        return disk_usage(Path(url.database or "").resolve().parent).free >= LEAST_ROOM
    except OSError:
        return True
