"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

NAMING = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}
METADATA = MetaData(naming_convention=NAMING)

people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("theme", Text, nullable=False),
    Column("created", Double, nullable=False),
)

# `version` counts what everybody may see change, `asked` is the mask of the seats whose answer is out;
# `seed` is secret; `clock` is how far a real-time limit is spent.
tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("data_digest", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("settings", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("make_key", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("ended", Double),
    Column("clock", Text, nullable=False, server_default=""),
    UniqueConstraint("host", "make_key"),
    CheckConstraint("status IN ('open', 'playing', 'over')", name="status"),
    Index("ix_tables_status", "status", "created"),
)

# `drafted` counts what only this seat saw change; `ahead` is how far the count of its questions is ahead of a replay.
seats = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person_id", Text, ForeignKey("people.id")),
    Column("level", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("drafted", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("away_since", Double),
    CheckConstraint("kind IN ('open', 'invited', 'person', 'bot')", name="kind"),
    Index("ix_seats_person_id", "person_id"),
)

invites = Table(
    "invites",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("token_hash", LargeBinary, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("made", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("used_by", Text, ForeignKey("people.id")),
    Column("revoked", Boolean, nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
)

# The record. `version` is the table's version with which the line was announced.
lines = Table(
    "lines",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

# Answers that are not committed, and the committed ones of a joint question that is still open. Private to the seat.
drafts = Table(
    "drafts",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", Integer, nullable=False),
    Column("text", Text, nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
)

# Commands that changed something, by the key that came with them.
commands = Table(
    "commands",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_commands_at", "at"),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# What lets a program act for a person. It is found by `id`; `token_hash` is of its secret half.
tokens = Table(
    "tokens",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("token_hash", LargeBinary, nullable=False),
    Column("make_key", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("used", Double),
    UniqueConstraint("person_id", "make_key"),
)

# Keys of the server itself, such as the one that signs cookies.
secrets = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
