"""The versioned steps that lead a database to the schema of this program."""

from __future__ import annotations

from alembic.config import Config
from sqlalchemy import Connection

SCRIPTS = "banneret.server.store:migrations"
ADVISORY_LOCK = 0x62616E6E  # any number, the same in every server


def steps_on(connection: Connection) -> Config:
    """What Alembic needs to know to run our steps on a connection."""
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
