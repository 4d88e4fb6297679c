"""A database with finished and running games of earlier versions."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

DUMP = Path(__file__).parents[1] / "earlier" / "tables.sql"


def earlier_database(folder: Path) -> Path:
    """The database of a server whose games had version 1 of their rules."""
    place = folder / "web.db"
    with closing(sqlite3.connect(place)) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
        connection.execute("PRAGMA journal_mode=WAL")
    return place
