"""The tables of the database: the columns come from the row classes, constraints and indexes stand here."""

from __future__ import annotations

from sqlalchemy import (
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

from banneret.server.store.call_rows import AddressRow, CallRow, DeviceRow
from banneret.server.store.mapping import table_of
from banneret.server.store.rows import (
    ChatRow,
    CodeRow,
    CommandRow,
    DraftRow,
    GuideRow,
    HolderRow,
    InviteRow,
    LineRow,
    MomentRow,
    Person,
    SeatNewsRow,
    SeatRow,
    SessionRow,
    SharedRecordRow,
    TableRow,
    TokenRow,
)

NAMING = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}
METADATA = MetaData(naming_convention=NAMING)


def of_table() -> Column[str]:
    """The table that a row belongs to."""
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


def of_seat() -> tuple[Column[str], ForeignKeyConstraint]:
    """The seat that a row belongs to."""
    key = ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"])
    return Column("table_id", Text, primary_key=True), key


people = table_of("people", METADATA, Person)
tables = table_of(
    "tables",
    METADATA,
    TableRow,
    UniqueConstraint("host", "make_key"),
    CheckConstraint("status IN ('open', 'playing', 'over')", name="status"),
    Index("ix_tables_status", "status", "created"),
    Index("ix_tables_due", "due"),
)
seats = table_of(
    "seats",
    METADATA,
    SeatRow,
    of_table(),
    CheckConstraint("kind IN ('open', 'invited', 'person', 'bot')", name="kind"),
    Index("ix_seats_person_id", "person_id"),
)
invites = table_of("invites", METADATA, InviteRow, *of_seat())
lines = table_of("lines", METADATA, LineRow, of_table())
drafts = table_of("drafts", METADATA, DraftRow, *of_seat())
commands = table_of("commands", METADATA, CommandRow, of_table(), Index("ix_commands_at", "at"))
chat = table_of("chat", METADATA, ChatRow, of_table())
moments = table_of("moments", METADATA, MomentRow, of_table())
holders = table_of("holders", METADATA, HolderRow, of_table())
seat_news = table_of("seat_news", METADATA, SeatNewsRow, of_table())
tokens = table_of("tokens", METADATA, TokenRow, UniqueConstraint("person_id", "make_key"))

sessions = table_of("sessions", METADATA, SessionRow, Index("ix_sessions_person_id", "person_id"))
guides = table_of("guides", METADATA, GuideRow)
shared_records = table_of("shared_records", METADATA, SharedRecordRow, UniqueConstraint("token_hash"))
codes = table_of("codes", METADATA, CodeRow, Index("ix_codes_person_id", "person_id"))

# Where people are called when it is their turn, and what they were called for.
devices = table_of("devices", METADATA, DeviceRow, Index("ix_devices_person_id", "person_id"))
addresses = table_of(
    "addresses", METADATA, AddressRow, Index("ix_addresses_nonce", "nonce"),
    Index("ix_addresses_next_nonce", "next_nonce"),
)  # fmt: skip
calls = table_of("calls", METADATA, CallRow)

# People who may do nothing any more, and since when.
bans = Table(
    "bans",
    METADATA,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("at", Double, nullable=False),
)

# The servers that share this database: each counts up a beat while it looks after tables.
servers = Table(
    "servers",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("beat", Integer, nullable=False),
)

# Keys of the server itself, such as the one that signs cookies.
secrets = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
