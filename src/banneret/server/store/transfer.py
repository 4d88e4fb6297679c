"""Copies of a PostgreSQL database, by no other program: all its rows, as one transaction sees them, in a SQLite file of
the same schema. Such a file is put into an empty PostgreSQL database, or in the place of a SQLite file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, func, insert, inspect, select
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from banneret.server.errors import StoreError
from banneret.server.store.backup import check_copy, written_beside
from banneret.server.store.engine import open_engine, shown, told_plainly
from banneret.server.store.steps import ADVISORY_LOCK, steps_on

ROWS_AT_ONCE: Final = 1000
OF_ALEMBIC: Final = "alembic_version"


def copy_to_file(url: URL, target: Path) -> None:
    """A consistent copy of a database while servers write to it, wholly or not at all."""
    engine = open_engine(url)
    try:
        with told_plainly(url, engine), engine.connect() as connection:
            source = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            revision = revision_of(source, url)
            with source.begin(), written_beside(target) as beside:
                _fill_file(source, beside, revision)
    finally:
        engine.dispose()


def _fill_file(source: Connection, file: Path, revision: str) -> None:
    new = create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool)
    with told_plainly(new.url, new), new.begin() as target:
        command.upgrade(steps_on(target), revision)
        copy_rows(source, target)


def put_into(url: URL, copy: Path) -> None:
    """Put a copy into an empty database, wholly or not at all; the database it was taken of may go on."""
    check_copy(copy)
    old = create_engine(URL.create("sqlite", database=str(copy)), poolclass=NullPool)
    engine = open_engine(url)
    try:
        with told_plainly(old.url, old), old.connect() as source:
            revision = revision_of(source, old.url)
            with told_plainly(url, engine), engine.begin() as target:
                target.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})")
                if inspect(target).get_table_names():
                    raise StoreError("store_not_empty", {"url": shown(url)})
                command.upgrade(steps_on(target), revision)
                copy_rows(source, target)
    finally:
        engine.dispose()


def revision_of(connection: Connection, url: URL) -> str:
    """The schema of a database; it must be one of ours that this program knows."""
    present = MigrationContext.configure(connection).get_current_revision()
    script = ScriptDirectory.from_config(steps_on(connection))
    connection.rollback()
    if present is None:
        raise StoreError("store_not_ours", {"url": shown(url)})
    if present not in {revision.revision for revision in script.walk_revisions()}:
        raise StoreError(
            "store_newer", {"url": shown(url), "theirs": present, "ours": script.get_current_head() or "-"}
        )
    return present


def copy_rows(source: Connection, target: Connection) -> None:
    """All rows of all tables, those first that others refer to. Both databases have the same schema."""
    theirs, ours = MetaData(), MetaData()
    theirs.reflect(source)
    ours.reflect(target)
    for table in theirs.sorted_tables:
        if table.name == OF_ALEMBIC:
            continue
        place = ours.tables[table.name]
        rows = source.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
        for part in rows.mappings().partitions(ROWS_AT_ONCE):
            target.execute(insert(place), [{name: row[name] for name in row} for row in part])
        counts = [one.execute(select(func.count()).select_from(of)).scalar_one() for one, of in
                  ((source, table), (target, place))]  # fmt: skip
        if counts[0] != counts[1]:
            raise StoreError("copy_incomplete", {"table": table.name})
