"""Bringing a database to the schema of this program, by versioned steps."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.engine import URL

from banneret.server.errors import StoreError
from banneret.server.store.backup import copy_file, place_before
from banneret.server.store.engine import shown
from banneret.server.store.steps import ADVISORY_LOCK, steps_on
from banneret.server.store.transfer import copy_to_file


def is_current(connection: Connection) -> bool:
    """Whether a database has the schema of this program: then nobody has to wait for those who write."""
    head = ScriptDirectory.from_config(steps_on(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


def copy_before_migration(url: URL, head: str, copies: Path | None) -> Path:
    """Keep a database as it is before the steps change it: a file beside it, PostgreSQL among the `copies`."""
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or "")
        place = place_before(file, head)
        if not place.exists():
            copy_file(file, place)
        return place
    if copies is None:
        raise StoreError("store_earlier", {"url": shown(url)})
    which = sha256(f"{url.host}:{url.port}/{url.database}".encode()).hexdigest()[:8]
    place = place_before(copies / f"{url.database}-{which}", head)
    try:
        copies.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not place.exists():
            copy_to_file(url, place)
    except (OSError, StoreError) as error:
        reason = error.strerror if isinstance(error, OSError) else error.parts.get("reason", error.code)
        raise StoreError(
            "store_uncopied", {"url": shown(url), "place": str(place), "reason": str(reason)}
        ) from error  # fmt: skip
    return place


def migrate(connection: Connection, url: URL, copies: Path | None = None) -> None:
    """Run inside the caller's transaction: all steps, or none. A database that holds something is copied before it is
    changed."""
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
        if present is not None:
            copy_before_migration(url, script.get_current_head() or "-", copies)
        command.upgrade(config, "head")
