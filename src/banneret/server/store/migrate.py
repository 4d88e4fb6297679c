"""Bringing a database to the schema of this program, by versioned steps."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.engine import URL

from banneret.server.errors import StoreError
from banneret.server.store.backup import copy_before_migration
from banneret.server.store.engine import shown

SCRIPTS = "banneret.server.store:migrations"
ADVISORY_LOCK = 0x62616E6E  # any number, the same in every server


def steps_on(connection: Connection) -> Config:
    """What Alembic needs to know to run our steps on a connection."""
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def is_current(connection: Connection) -> bool:
    """Whether a database has the schema of this program: then nobody has to wait for those who write."""
    head = ScriptDirectory.from_config(steps_on(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


def migrate(connection: Connection, url: URL) -> None:
    """Run inside the caller's transaction: all steps, or none. A SQLite file is copied before it is changed."""
    shown_url = shown(url)
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})")
    config = steps_on(connection)
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is None and inspect(connection).get_table_names():
        raise StoreError("store_not_ours", {"url": shown_url})
    if present is not None and present not in known:
        raise StoreError("store_newer", {"url": shown_url, "theirs": present, "ours": script.get_current_head() or "-"})
    if present != script.get_current_head():
        copy_before_migration(connection, url, script.get_current_head() or "-")
        command.upgrade(config, "head")
